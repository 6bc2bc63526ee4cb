//! The end of the game (p26-end).

use kurgan_core::{Id, Log, Outcome, Seat, Verdict, byte};

use super::Offers;
use crate::action::Action;
use crate::components::Award;
use crate::event::{End, Event};
use crate::state::{Pavlov, Phase, Step};

/// The level of a game lost before its end.
const DEFEAT: &str = "defeat";

impl Pavlov {
    /// The next turn; after the last Wehrmacht card the final raid and the score (ruling 103).
    pub(crate) fn end_turn<L: Log<Event>>(&mut self, log: &mut L) {
        for circle in self.tracks.as_flattened_mut() {
            *circle = circle.settled();
        }
        if self.turn < self.c.numbers.turns {
            self.agenda.replace(Step::Turn);
        } else {
            self.agenda.replace(Step::Score);
            self.agenda.push(Step::FinalRaid);
            self.enter(Phase::Ending, log);
        }
    }

    /// p26-end: the Milk House, whatever the state of location 18; it may be let be (rulings 58, 101).
    pub(crate) fn list_final_raid(&self, out: &mut impl Offers) {
        let milk_house = self.c.milk_house;
        if self.storm == Some(milk_house) && self.may_raid(milk_house).is_ok() {
            out.offer(Action::Raid);
            if self.options.final_raid_optional {
                out.offer(Action::Decline);
            }
        }
    }

    /// p26-end.
    pub(crate) fn begin_final_raid(&mut self) {
        self.agenda.pop();
        self.begin_raid();
    }

    /// Ruling 58.
    pub(crate) fn decline_final_raid<L: Log<Event>>(&mut self, log: &mut L) {
        self.agenda.pop();
        log.push(Event::RaidDeclined);
    }

    /// The parts of the score as it stands: raids, Operational Support, Soviet counters, Wehrmacht counters.
    pub(crate) fn score_parts(&self) -> [i16; 4] {
        let raids = self.raided.into_iter().map(|card| i16::from(self.c.storm_groups[card.index()].points)).sum();
        let support = self.supported.into_iter().map(|card| i16::from(self.c.supports[card.index()].points)).sum();
        let counters = self.in_house().count().into();
        let circles = self.tracks.as_flattened().iter().filter(|circle| !circle.is_empty()).count();
        let wehrmacht = i16::from(byte(circles)) * i16::from(self.c.numbers.penalty);
        [raids, support, counters, -wehrmacht]
    }

    /// p26-score (ruling 86).
    pub(crate) fn take_score<L: Log<Event>>(&mut self, log: &mut L) {
        self.agenda.pop();
        let [raids, support, counters, wehrmacht] = self.score_parts();
        log.push(Event::Score { raids, support, counters, wehrmacht });
        self.finish(End::Scored(raids + support + counters + wehrmacht), log);
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
