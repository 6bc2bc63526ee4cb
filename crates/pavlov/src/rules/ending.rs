//! The end of the game (p26-end).

use kurgan_core::{Chance, Id, Log, Outcome, Seat, Verdict, byte};

use super::decide::{Decide, Happen, illegal, step};
use super::{Offers, Turn};
use crate::action::Action;
use crate::components::Award;
use crate::event::{End, Event};
use crate::state::{Pavlov, Phase};

/// The level of a game lost before its end.
const DEFEAT: &str = "defeat";

step! {
    /// The turn ends; after the last Wehrmacht card come the final raid and the score (ruling 103).
    pub struct EndTurn;
}

impl Happen for EndTurn {
    const IN: &'static [Phase] = &[Phase::SovietCounters];

    fn carry_out<C: Chance>(self, game: &mut Pavlov, _: &mut C, log: &mut impl Log<Event>) -> Result<(), C::Dry> {
        for circle in game.tracks.as_flattened_mut() {
            *circle = circle.settled();
        }
        if game.turn < game.c.numbers.turns {
            game.agenda.replace(Turn.into());
        } else {
            game.agenda.replace(Score.into());
            game.agenda.push(FinalRaid.into());
            game.enter(Phase::Ending, log);
        }
        Ok(())
    }
}

step! {
    /// Whether the Milk House is raided, whatever the state of location 18; it may be let be (p26-end, rulings 58, 101).
    pub struct FinalRaid;
}

impl Decide for FinalRaid {
    const IN: &'static [Phase] = &[Phase::Ending];

    fn list(self, game: &Pavlov, out: &mut impl Offers) {
        let milk_house = game.c.milk_house;
        if game.storm == Some(milk_house) && game.may_raid(milk_house).is_ok() {
            out.offer(Action::Raid);
            if game.options.final_raid_optional {
                out.offer(Action::Decline);
            }
        }
    }

    fn settle(self, game: &mut Pavlov, action: Action, log: &mut impl Log<Event>) {
        game.agenda.pop();
        match action {
            Action::Raid => game.begin_raid(),
            Action::Decline => log.push(Event::RaidDeclined),
            _ => illegal(action),
        }
    }
}

step! {
    /// The score is taken (p26-score, ruling 86).
    pub struct Score;
}

impl Happen for Score {
    const IN: &'static [Phase] = &[Phase::Ending];

    fn carry_out<C: Chance>(self, game: &mut Pavlov, _: &mut C, log: &mut impl Log<Event>) -> Result<(), C::Dry> {
        game.agenda.pop();
        let [raids, support, counters, wehrmacht] = game.score_parts();
        log.push(Event::Score { raids, support, counters, wehrmacht });
        game.finish(End::Scored(raids + support + counters + wehrmacht), log);
        Ok(())
    }
}

impl Pavlov {
    /// The parts of the score as it stands: raids, Operational Support, Soviet counters, Wehrmacht counters.
    pub(crate) fn score_parts(&self) -> [i16; 4] {
        let raids = self.raided.into_iter().map(|card| i16::from(self.c.storm_groups[card.index()].points)).sum();
        let support = self.supported.into_iter().map(|card| i16::from(self.c.supports[card.index()].points)).sum();
        let counters = self.in_house().count().into();
        let circles = self.tracks.as_flattened().iter().filter(|circle| !circle.is_empty()).count();
        let wehrmacht = i16::from(byte(circles)) * i16::from(self.c.numbers.penalty);
        [raids, support, counters, -wehrmacht]
    }

    /// A score as it is awarded: a low one may be a draw (ruling 84).
    fn awarded(&self, score: i16) -> i16 {
        if self.options.score_defeat { score } else { score.max(0) }
    }

    /// p26-levels: the row of the award table for a score.
    pub(crate) fn award(&self, score: i16) -> Option<&'static Award> {
        self.c.award(self.awarded(score))
    }

    /// p26-levels: the verdict of a score and the row of the award table.
    fn level(&self, score: i16) -> (Verdict, &'static str) {
        let score = self.awarded(score);
        let level = self.award(score).map_or(DEFEAT, |award| award.id.as_str());
        let draw = self.c.award(0).is_some_and(|award| award.covers(score));
        let verdict = if score > 0 {
            Verdict::Win
        } else if draw {
            Verdict::Draw
        } else {
            Verdict::Loss
        };
        (verdict, level)
    }

    /// The end, once it has come. A game lost before its end is worth the last row of the award table at best.
    pub(crate) fn result(&self) -> Option<Outcome> {
        let (verdict, level, score, reason) = match self.end? {
            End::Scored(score) => {
                let (verdict, level) = self.level(score);
                (verdict, level, score, "score")
            }
            lost => {
                let worst = self.c.awards.last().and_then(|award| award.max).unwrap_or(i16::MIN);
                let score = self.score_parts().into_iter().sum::<i16>().min(worst);
                (Verdict::Loss, DEFEAT, score, lost.reason())
            }
        };
        let german = match verdict {
            Verdict::Win => Verdict::Loss,
            Verdict::Draw => Verdict::Draw,
            Verdict::Loss => Verdict::Win,
        };
        let seats = (0..).map(Seat).take(self.options.seats().len());
        let verdicts = seats.map(|seat| if self.is_german(Some(seat)) { german } else { verdict }).collect();
        Some(Outcome { verdicts, level, score: score.into(), reason })
    }
}

impl End {
    /// What ended the game, as an id that the locales know.
    pub const fn reason(self) -> &'static str {
        match self {
            Self::Scored(_) => "score",
            Self::Overrun(_) => "overrun",
            Self::CommandPost => "command-post",
            Self::NoCounters => "no-counters",
            Self::NoFood => "no-food",
        }
    }
}
