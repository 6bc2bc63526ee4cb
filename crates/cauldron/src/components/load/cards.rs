//! The cards.

use std::ops::RangeInclusive;

use kurgan_core::pack::{Field, Row, Thing};
use kurgan_core::{byte, words};

use super::super::{CARDS, CardData, EventEffect, Offensive, Problem, RANDOM, Weather};
use super::problem::CARD;

/// What an event or an Offensive number can change.
const CHANGE: RangeInclusive<i8> = -20..=20;
/// The most PDMs, battlegroups or divisions that an event can touch.
const MAX_COUNT: u8 = 6;

words! {
    /// The weather that a card brings.
    enum WeatherWord[3] {
        Fair = "fair",
        Poor = "poor",
        Same = "same",
    }
}

pub(super) fn cards(mut file: Row<'_>) -> Vec<CardData> {
    let mut found: Vec<Option<CardData>> = (0..CARDS).map(|_| None).collect();
    for mut row in file.rows("card", "id") {
        let Some(number) = row.field("id").within(1..=byte(CARDS)) else { continue };
        let offensive = row.number("offensive", CHANGE);
        let right = row.optional("offensive_right").map(|right| right.number(CHANGE));
        let card = CardData {
            number,
            title: row.name("title"),
            text: row.name("text"),
            effects: row.parts("effects").into_iter().filter_map(effect).collect(),
            weather: match row.word("weather") {
                WeatherWord::Fair => Some(Weather::Fair),
                WeatherWord::Poor => Some(Weather::Poor),
                WeatherWord::Same => None,
            },
            random: row.number("random", 1..=byte(RANDOM)),
            offensive: match right {
                Some(right) => Offensive::Either { left: offensive, right },
                None => Offensive::Always(offensive),
            },
            targets: row.word("attack"),
            reshuffle: row.marked("reshuffle"),
            remove: row.marked("remove"),
        };
        if found[usize::from(number) - 1].replace(card).is_some() {
            row.bad("id", Problem::Duplicate { value: number.to_string() });
        }
        row.close();
    }
    for number in (1..=CARDS).filter(|number| found[number - 1].is_none()) {
        file.missing("card", CARD, &number.to_string());
    }
    file.close();
    found.into_iter().flatten().collect()
}

/// What an effect does; none where that is not clear, which has been told.
fn effect(mut row: Row<'_>) -> Option<EventEffect> {
    let add = |row: &mut Row<'_>| row.number("add", CHANGE);
    let count = |row: &mut Row<'_>| row.number("count", 1..=MAX_COUNT);
    let kind = row.text("kind");
    let r = &mut row;
    let effect = match kind.as_str() {
        "no_appeal" => EventEffect::NoAppeal,
        "appeal" => EventEffect::Appeal(add(r)),
        "ssi" => EventEffect::Ssi(add(r)),
        "supply" => EventEffect::Supply(add(r)),
        "wounded" => EventEffect::Wounded(add(r)),
        "initiative" => EventEffect::Initiative(add(r)),
        "airlift_roll" => EventEffect::AirliftRoll { add: add(r), needs: r.optional("needs").and_then(Field::area) },
        "airlift_supply" => EventEffect::AirliftSupply(add(r)),
        "weather" => EventEffect::Weather(r.word("weather")),
        "relief_commitment" => EventEffect::ReliefCommitment(add(r)),
        "relief_box" => EventEffect::ReliefBox(add(r)),
        "final_offensive" => EventEffect::FinalOffensive { add: add(r), from: r.number_or_0("from", 0..=u8::MAX) },
        "take" => EventEffect::Take {
            marker: r.word("marker"),
            ssi: r.number_or_0("ssi", 0..=10),
            or_supply: r.number_or_0("or_supply", 0..=CHANGE.end().unsigned_abs()),
        },
        "return" => EventEffect::Return(r.word("marker")),
        "stalingrad_attack" => EventEffect::StalingradAttack(add(r)),
        "build_pdm" => EventEffect::BuildPdm(count(r)),
        "deactivate_pdm" => EventEffect::DeactivatePdm(count(r)),
        "battlegroup" => EventEffect::Battlegroup(count(r)),
        "recover" => EventEffect::Recover(count(r)),
        _ => {
            row.bad("kind", Problem::Unknown { thing: Thing::EFFECT, value: kind });
            return None;
        }
    };
    row.close();
    Some(effect)
}
