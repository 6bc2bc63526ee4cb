//! Prompts and labels: the current decision and its choices.

use guide::{Choice, Scene, Speaks};
use river::components::{Boat, Landing};
use river::{Action, River, Step};

use crate::RiverGuide;
use crate::names::Desk;
use crate::words::Says;

/// Phase, prompt and these actions with their labels.
pub(super) fn scene(desk: Desk<'_>, actions: &[Action]) -> Scene {
    let choice = |&action| Choice::of::<River>(desk.s.c, action, desk.label(action), desk.touches(action));
    Scene { phase: desk.phase(), prompt: desk.prompt(), choices: actions.iter().map(choice).collect() }
}

impl Desk<'_> {
    fn prompt(self) -> String {
        let (s, game, say) = (self.s, self.game, self.s.words.say());
        if let Some(outcome) = game.outcome() {
            return RiverGuide::ending(s.c, game.options(), &outcome, s.words);
        }
        match (game.decision(), game.weather(), game.lit()) {
            (Some(Step::Load), Some(chit), _) => say.prompt_load(s.chit(chit), s.change(chit)),
            (Some(Step::Hit), _, Some(landing)) => say.prompt_hit(game.hits_due(), s.landing(landing)),
            _ => say.prompt_aim(),
        }
    }

    fn label(self, action: Action) -> String {
        let (s, game, say) = (self.s, self.game, self.s.words.say());
        match action {
            Action::Aim(landing) => say.label_aim(s.landing(landing)),
            Action::Send(boat, landing) => say.label_send(s.boat(boat), s.landing(landing)),
            Action::CastOff => {
                let sent = game.afloat().into_iter().filter(|&boat| game.sent(boat).is_some());
                say.label_cast_off(sent.count())
            }
            Action::Hit(boat) => match game.hull(boat) {
                0 | 1 => say.label_hit_sinks(s.boat(boat)),
                hull => say.label_hit(s.boat(boat), hull - 1),
            },
            Action::CallOff => say.label_call_off(),
        }
    }

    /// The elements of the board that an action touches, in the order one would click them.
    fn touches(self, action: Action) -> Vec<String> {
        match action {
            Action::Aim(landing) => vec![self.landing_element(landing)],
            Action::Send(boat, landing) => vec![self.boat_element(boat), self.landing_element(landing)],
            Action::Hit(boat) => vec![self.boat_element(boat)],
            Action::CastOff | Action::CallOff => Vec::new(),
        }
    }

    /// A boat as an element of the board.
    pub(crate) fn boat_element(self, boat: Boat) -> String {
        format!("boat {}", self.s.c.boat(boat).id)
    }

    /// A landing as an element of the board.
    pub(crate) fn landing_element(self, landing: Landing) -> String {
        format!("landing {}", self.s.c.landing(landing).id)
    }
}
