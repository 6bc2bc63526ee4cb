//! The board of Pavlov's House in random games of every sort.

use std::collections::BTreeSet;

use kurgan_core::rand_core::SeedableRng;
use kurgan_core::{Game, Seat, chance::Fast};
use pavlov::components::{Components, Pack};
use pavlov::{Action, Options, Pavlov};
use serde_json::{Value, json};
use table::{AnySession, Language};

use crate::board::Board;
use crate::drawn::Drawn;
use crate::words::Tongue;

/// Every sort of game.
fn sorts() -> Vec<Value> {
    let players = ["solitaire", "cooperative", "competitive_two", "competitive_three"];
    let mut sorts: Vec<Value> = players.iter().map(|players| json!({ "players": players })).collect();
    sorts.extend([
        json!({ "tactics": "veteran", "operational_support": true }),
        json!({ "tactics": "elite", "edition": "fr" }),
        json!({ "players": "competitive_two", "operational_support": true, "raid_under_fire": true }),
        json!({ "final_raid_optional": false, "weapons_eat": true, "edition": "ru" }),
    ]);
    sorts
}

fn begin(options: &Value, seed: u64) -> (Pavlov, Fast) {
    let options = Options::read(options).expect("the options are good");
    let mut chance = Fast::new(seed);
    let Ok(game) = Pavlov::start(Components::printed(), &options, &mut chance, &mut ());
    (game, chance)
}

/// Plays at random to the end and looks at every position.
fn play(options: &Value, seed: u64, mut look: impl FnMut(&Pavlov, &[Action])) {
    let (mut game, mut chance) = begin(options, seed);
    let mut legal = Vec::new();
    loop {
        legal.clear();
        game.legal(&mut legal);
        look(&game, &legal);
        if legal.is_empty() {
            return;
        }
        // To end a phase early makes short games.
        let quick = legal.len() > 1 && chance.below(4) > 0;
        let n = chance.below(legal.len());
        let action = if quick && legal[n] == Action::Done { legal[0] } else { legal[n] };
        let Ok(()) = game.apply(action, &mut chance, &mut ());
    }
}

/// The seats of a game and a spectator.
fn eyes(game: &Pavlov) -> Vec<Option<Seat>> {
    let seats = game.options().seats().len();
    (0..seats).map(|seat| u8::try_from(seat).ok().map(Seat)).chain([None]).collect()
}
