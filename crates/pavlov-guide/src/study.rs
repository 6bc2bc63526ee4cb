//! Pavlov's House in the lab.

use guide::{Factor, Happening, Named, Seen, Studies};
use kurgan_core::Id;
use pavlov::components::{Colour, Components, Token};
use pavlov::{Event, Sight};

use crate::PavlovGuide;
use crate::words::{Says, Words};

/// Where each kind of factor begins; counters bought are first.
const LOST: usize = 40;
const WEAPONS: usize = 80;
const RAIDS: usize = 88;
const SUPPORTS: usize = 104;
const TACTICS: usize = 120;

impl Studies for PavlovGuide {
    const TRACKS: &'static [&'static str] =
        &["counters", "ready", "wehrmacht", "wall_low", "wall_high", "food", "disrupted_locations", "points"];

    fn tracks(game: Sight<'_>, out: &mut Vec<i32>) {
        let number = |count: usize| i32::try_from(count).unwrap_or(i32::MAX);
        let walls = Colour::ALL.map(|colour| game.wall(colour));
        let [.., wehrmacht] = game.score_parts();
        let penalty = i32::from(game.pack().numbers.penalty);
        out.extend([
            number(game.in_house().len()),
            number(game.ready().len()),
            -i32::from(wehrmacht) / penalty.max(1),
            walls.into_iter().min().unwrap_or_default().into(),
            walls.into_iter().max().unwrap_or_default().into(),
            game.tokens(Token::Food)[0].into(),
            number(game.disrupted_locations().len()),
            game.score().into(),
        ]);
    }

    const CHARTED: &'static [&'static str] = &["points", "counters", "wehrmacht"];

    /// p26-levels: below it the game is drawn or lost.
    fn goal(_: Sight<'_>) -> Option<i32> {
        Some(1)
    }

    fn losses(words: Words) -> Vec<String> {
        vec![words.say().pavlov_loss_soviet(), words.say().pavlov_loss_wehrmacht()]
    }

    fn loss(event: &Event) -> Option<usize> {
        match event {
            Event::Lost { .. } => Some(0),
            Event::Removed { .. } => Some(1),
            _ => None,
        }
    }

    fn factors(pack: &Components) -> Vec<Factor<'_>> {
        let mut factors = Vec::new();
        let mut add = |from: usize, n: usize, happening, id: &str, name| {
            factors.push(Factor { bit: from + n, happening, id: id.to_owned(), name });
        };
        for (n, data) in pack.counters.iter().enumerate() {
            if !data.starting {
                add(0, n, Happening::Own("bought"), &data.id, Named::Each(&data.name));
            }
            add(LOST, n, Happening::Lost, &data.id, Named::Each(&data.name));
        }
        for (n, data) in pack.weapons.iter().enumerate() {
            add(WEAPONS, n, Happening::Own("bought"), &data.id, Named::Each(&data.name));
        }
        for (n, data) in pack.storm_groups.iter().enumerate().take(SUPPORTS - RAIDS) {
            add(RAIDS, n, Happening::Own("raided"), &data.id, Named::Each(&data.name));
        }
        for (n, data) in pack.supports.iter().enumerate().take(TACTICS - SUPPORTS) {
            add(SUPPORTS, n, Happening::Own("supported"), &data.id, Named::Each(&data.name));
        }
        for (n, data) in pack.tactics.iter().enumerate().take(Seen::MOST - TACTICS) {
            add(TACTICS, n, Happening::Own("tactic"), &data.id, Named::Each(&data.name));
        }
        factors
    }

    fn notice(pack: &Components, event: &Event, seen: &mut Seen) {
        match *event {
            Event::Deployed(counter) => seen.add(counter.index()),
            Event::Lost { counter, .. } => seen.add(LOST + counter.index()),
            Event::WeaponDeployed(weapon) => seen.add(WEAPONS + weapon.index()),
            Event::RaidResolved { card, success: true, .. } => seen.add(RAIDS + card.index()),
            Event::Supported { card, .. } => seen.add(SUPPORTS + card.index()),
            Event::TacticDealt(card) => {
                if let Some(data) = pack.tactic_cards.get(card.index()) {
                    seen.add(TACTICS + data.tactic.index());
                }
            }
            _ => {}
        }
    }

    fn track_name(track: &str, words: Words) -> String {
        match track {
            "counters" => words.say().pavlov_track_counters(),
            "ready" => words.say().pavlov_track_ready(),
            "wehrmacht" => words.say().pavlov_track_wehrmacht(),
            "wall_low" => words.say().pavlov_track_wall_low(),
            "wall_high" => words.say().pavlov_track_wall_high(),
            "food" => words.say().pavlov_track_food(),
            "disrupted_locations" => words.say().pavlov_track_disrupted_locations(),
            _ => words.say().pavlov_track_points(),
        }
    }

    fn reason_name(reason: &str, words: Words) -> String {
        match reason {
            "overrun" => words.say().pavlov_reason_overrun(),
            "command-post" => words.say().pavlov_reason_command_post(),
            "no-counters" => words.say().pavlov_reason_no_counters(),
            "no-food" => words.say().pavlov_reason_no_food(),
            _ => words.say().pavlov_reason_score(),
        }
    }

    fn score_name(words: Words) -> String {
        words.say().pavlov_score_name()
    }

    fn happening(kind: &str, name: &str, words: Words) -> String {
        match kind {
            "bought" => words.say().pavlov_factor_bought(name),
            "raided" => words.say().pavlov_factor_raided(name),
            "supported" => words.say().pavlov_factor_supported(name),
            _ => words.say().pavlov_factor_tactic(name),
        }
    }
}
