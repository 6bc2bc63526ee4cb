//! A damaged position is refused with a reason, or can be played to its end.
#![no_main]

use kurgan_core::chance::Fast;
use kurgan_core::pack::Pack;
use kurgan_fuzz::{Task, damage, game, with_game};
use libfuzzer_sys::fuzz_target;
use table::Listed;

struct Restore<'a> {
    seed: u8,
    actions: u8,
    edits: &'a [u8],
}

impl Task for Restore<'_> {
    fn with<G: Listed>(self) {
        let mut position = serde_json::to_value(game::<G>(self.seed, self.actions).game().record()).unwrap();
        damage(&mut position, self.edits);
        let Ok(record) = serde_json::from_value::<G::Record>(position) else { return };
        let mut game = match G::restore(G::Pack::printed(), &record) {
            Err(broken) => return assert!(!broken.to_string().is_empty()),
            Ok(game) => game,
        };
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

fuzz_target!(|input: (u8, u8, u8, &[u8])| {
    let (which, seed, actions, edits) = input;
    with_game(which, Restore { seed, actions, edits });
});
