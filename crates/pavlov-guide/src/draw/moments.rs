//! What is staged: cards of the Wehrmacht, bombs, attacks of both sides, raids.

use guide::moment::{Ink, Moment, MomentKind, Sum, Tone};
use kurgan_core::Dice;
use pavlov::components::Colour;
use pavlov::{Event, Roll};

use super::desk::Desk;
use crate::words::Says;

impl Desk<'_> {
    /// The moments of one action.
    pub(super) fn moments(&self, events: &[Event]) -> Vec<Moment> {
        let say = self.words.say();
        let moment = |(n, event): (usize, &Event)| match *event {
            Event::Revealed(card) => {
                let text = self.card_text(self.card_type(card));
                Some(Moment::new(MomentKind::Card, n..n + 1, self.wehrmacht_card_name(card).into()).text(text))
            }
            Event::TacticDealt(card) => {
                let (name, text) = self.tactic(card);
                Some(Moment::new(MomentKind::Card, n..n + 1, name.into()).text(text))
            }
            Event::BombRolled { dice, location } => {
                let title = format!("{}{}{}", say.pavlov_moment_bomb(), self.words.colon(), self.location(location));
                let moment = Moment::new(MomentKind::Bombing, n..n + 1, title);
                Some(moment.at(format!("location {}", location.number())).sums([added(dice, Ink::Grey)]))
            }
            Event::RaidResolved { card, dice, defense, success } => {
                let (name, ..) = self.storm_group(card);
                let tone = if success { Tone::Good } else { Tone::Bad };
                let word = say.pavlov_moment_raid(if success { "success" } else { "failure" });
                let margin = i16::try_from(dice.total()).unwrap_or(i16::MAX) - i16::from(defense);
                let title = format!("{}{}{name}", self.roll(Roll::Raid), self.words.colon());
                let against = Sum { total: defense.to_string(), ..Sum::new(say.pavlov_moment_defense(), Ink::Grey) };
                let raiders = Sum { title: say.pavlov_moment_raiders(), ..added(dice, Ink::Red) };
                let moment = Moment::new(MomentKind::Attack, n..n, title).sums([raiders, against]);
                Some(moment.result(word, tone, Some(margin)))
            }
            Event::Rolled { roll, dice, target, hits } if !dice.faces().is_empty() => {
                Some(self.shots(n, roll, dice, target, hits))
            }
            _ => None,
        };
        events.iter().enumerate().filter_map(moment).collect()
    }

    /// Dice against a target number.
    fn shots(&self, n: usize, roll: Roll, dice: Dice, target: u8, hits: u8) -> Moment {
        let say = self.words.say();
        let (kind, is_ours) = match roll {
            Roll::Attack(_) | Roll::Weapon(_) | Roll::Observer(_) => (MomentKind::Attack, true),
            Roll::AntiAircraft => (MomentKind::Bombing, true),
            Roll::Suppression(_) | Roll::Sapper(_) => (MomentKind::Roll, true),
            _ => (MomentKind::Attack, false),
        };
        let at = match roll {
            Roll::Attack(counter) => Some(format!("counter {}", self.counter_id(counter))),
            Roll::Weapon(weapon) => Some(format!("weapon {}", self.weapon_id(weapon))),
            Roll::Suppression(track) | Roll::Sapper(track) => Some(format!("track {}", track.number())),
            _ => roll.against().map(wall),
        };
        let sum = Sum {
            lines: vec![(say.pavlov_moment_needs(), say.pavlov_moment_at_least(target))],
            dice: dice.faces().iter().map(|&face| (face, face >= target)).collect(),
            ..Sum::new(String::new(), if is_ours { Ink::Red } else { Ink::Grey })
        };
        let tone = if (hits > 0) == is_ours { Tone::Good } else { Tone::Bad };
        let moment = Moment { at, ..Moment::new(kind, n..n + 1, self.roll(roll)) };
        moment.sums([sum]).result(say.pavlov_moment_hits(hits), tone, None)
    }
}

/// Dice that are added up.
fn added(dice: Dice, ink: Ink) -> Sum {
    let sum = Sum::new(String::new(), ink).dice(dice, dice.faces().len());
    Sum { total: dice.total().to_string(), ..sum }
}

fn wall(colour: Colour) -> String {
    format!("wall {}", colour.id())
}
