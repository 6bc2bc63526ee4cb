//! A damaged position is refused with a reason, or is playable to its end.
#![no_main]

use kurgan_core::Game;
use kurgan_core::chance::Fast;
use kurgan_fuzz::{damage, game};
use libfuzzer_sys::fuzz_target;
use volga::components::{Components, Pack};
use volga::{Record, Volga};

fuzz_target!(|input: (u8, u8, &[u8])| {
    let (seed, actions, edits) = input;
    let mut position = serde_json::to_value(game(seed, actions).game().record()).unwrap();
    damage(&mut position, edits);
    let Ok(record) = serde_json::from_value::<Record>(position) else { return };
    match Volga::restore(Components::printed(), &record) {
        Err(broken) => assert!(!broken.to_string().is_empty()),
        Ok(mut game) => {
            let mut rng = Fast::new(1);
            let mut legal = Vec::new();
            for _ in 0..60 {
                game.check().unwrap();
                legal.clear();
                game.legal(&mut legal);
                let Some(&action) = legal.get(rng.below(legal.len().max(1))) else {
                    assert!(game.outcome().is_some());
                    break;
                };
                for (blocked, _) in game.blocked() {
                    assert!(!legal.contains(&blocked));
                }
                let Ok(()) = game.apply(action, &mut rng, &mut ());
            }
        }
    }
});
