//! The cards.

use kurgan_core::pack::Checks;

use super::super::{CARDS, CardData, EventEffect, Offensive, Problem, RANDOM, Weather};
use super::problem::CARD;
use super::{CARDS_FILE as FILE, raw};

/// The most that an event or an Offensive number can change.
const MAX_CHANGE: i8 = 20;
/// The most PDMs, battlegroups or divisions that an event can touch.
const MAX_COUNT: u8 = 6;

#[allow(clippy::cast_possible_truncation)] // 25 cards, 13 numbers
pub(super) fn cards(checks: &mut Checks, file: raw::CardsFile) -> Vec<CardData> {
    let mut found: Vec<Option<CardData>> = (0..CARDS).map(|_| None).collect();
    for raw in file.card {
        let record = format!("card {}", raw.id);
        checks.source(FILE, &record, &raw);
        if !checks.range(FILE, &record, "id", raw.id, 1..=CARDS as u8) {
            continue;
        }
        let index = usize::from(raw.id) - 1;
        if found[index].is_some() {
            checks.bad(FILE, &record, "id", Problem::Duplicate { value: raw.id.to_string() });
        }
        checks.said(FILE, &record, "title", &raw.title);
        checks.said(FILE, &record, "text", &raw.text);
        checks.range(FILE, &record, "random", raw.random, 1..=RANDOM as u8);
        checks.range(FILE, &record, "offensive", raw.offensive, -MAX_CHANGE..=MAX_CHANGE);
        if let Some(right) = raw.offensive_right {
            checks.range(FILE, &record, "offensive_right", right, -MAX_CHANGE..=MAX_CHANGE);
        }
        let effects = raw.effects.iter().filter_map(|&effect| self::effect(checks, &record, effect)).collect();
        found[index] = Some(CardData {
            number: raw.id,
            title: raw.title,
            text: raw.text,
            effects,
            weather: match raw.weather {
                raw::WeatherWord::Fair => Some(Weather::Fair),
                raw::WeatherWord::Poor => Some(Weather::Poor),
                raw::WeatherWord::Same => None,
            },
            random: raw.random,
            offensive: match raw.offensive_right {
                Some(right) => Offensive::Either { left: raw.offensive, right },
                None => Offensive::Always(raw.offensive),
            },
            targets: raw.attack,
            reshuffle: raw.reshuffle,
            remove: raw.remove,
        });
    }
    for number in (1..=CARDS).filter(|number| found[number - 1].is_none()) {
        let problem = Problem::Missing { thing: CARD, value: number.to_string() };
        checks.bad(FILE, &format!("card {number}"), "id", problem);
    }
    found.into_iter().flatten().collect()
}

/// What an effect does; none if it names an area that is not there, which has been noted.
fn effect(checks: &mut Checks, record: &str, raw: raw::Effect) -> Option<EventEffect> {
    use raw::Effect;
    let mut change = |add: i8| {
        checks.range(FILE, record, "effects", add, -MAX_CHANGE..=MAX_CHANGE);
        add
    };
    Some(match raw {
        Effect::NoAppeal {} => EventEffect::NoAppeal,
        Effect::Appeal { add } => EventEffect::Appeal(change(add)),
        Effect::Ssi { add } => EventEffect::Ssi(change(add)),
        Effect::Supply { add } => EventEffect::Supply(change(add)),
        Effect::Wounded { add } => EventEffect::Wounded(change(add)),
        Effect::Initiative { add } => EventEffect::Initiative(change(add)),
        Effect::AirliftRoll { add, needs: None } => EventEffect::AirliftRoll { add: change(add), needs: None },
        Effect::AirliftRoll { add, needs: Some(number) } => {
            let add = change(add);
            EventEffect::AirliftRoll { add, needs: Some(checks.area(FILE, record, "effects", number)?) }
        }
        Effect::AirliftSupply { add } => EventEffect::AirliftSupply(change(add)),
        Effect::Weather { weather } => EventEffect::Weather(weather),
        Effect::ReliefCommitment { add } => EventEffect::ReliefCommitment(change(add)),
        Effect::ReliefBox { add } => EventEffect::ReliefBox(change(add)),
        Effect::FinalOffensive { add, from } => EventEffect::FinalOffensive { add: change(add), from },
        Effect::Take { marker, ssi, or_supply } => {
            checks.range(FILE, record, "effects", ssi, 0..=10);
            checks.range(FILE, record, "effects", or_supply, 0..=MAX_CHANGE.unsigned_abs());
            EventEffect::Take { marker, ssi, or_supply }
        }
        Effect::Return { marker } => EventEffect::Return(marker),
        Effect::StalingradAttack { add } => EventEffect::StalingradAttack(change(add)),
        Effect::BuildPdm { count } => EventEffect::BuildPdm(few(checks, record, count)),
        Effect::DeactivatePdm { count } => EventEffect::DeactivatePdm(few(checks, record, count)),
        Effect::Battlegroup { count } => EventEffect::Battlegroup(few(checks, record, count)),
        Effect::Recover { count } => EventEffect::Recover(few(checks, record, count)),
    })
}

fn few(checks: &mut Checks, record: &str, count: u8) -> u8 {
    checks.range(FILE, record, "effects", count, 1..=MAX_COUNT);
    count
}
