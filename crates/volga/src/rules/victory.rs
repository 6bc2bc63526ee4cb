//! 6.5 End Phase and 11.0 Victory, 14.7.

use kurgan_core::{Log, Outcome, Verdict};

use crate::components::Area;
use crate::components::Areas;
use crate::event::{End, Event, MoraleCause};
use crate::state::{NONE, Round, Volga};

impl Volga {
    /// How many areas are German (7.2).
    pub(crate) fn german_areas(&self) -> u8 {
        self.controlled().count()
    }

    /// How many heavy urban areas are German.
    pub(crate) fn german_heavy(&self) -> u8 {
        (self.c.heavy_urban - self.soviet).count()
    }

    /// 11.1: automatic victory at the end of the Combat Phase; the German test comes first (ruling 4).
    pub(super) fn end_combat(&mut self, log: &mut impl Log<Event>) {
        self.round = Round { active: Area(0), contested: Areas::EMPTY, attacked: Areas::EMPTY };
        if let Some(end) = self.automatic() {
            self.finish(end, log);
        }
    }

    fn automatic(&self) -> Option<End> {
        if self.soviet.is_empty() { Some(End::AllAreas) } else { (self.morale == 0).then_some(End::Morale) }
    }

    /// 11.2, 14.7: after the last turn.
    fn final_check(&self) -> End {
        let scenario = self.scenario();
        let enough = scenario.final_areas.is_some_and(|areas| self.german_areas() >= areas);
        let heavy = self.german_heavy() >= scenario.final_heavy_urban;
        match (enough, heavy) {
            (true, true) => End::Operational,
            (true, false) => End::NoHeavyUrban,
            (false, _) => End::TimeUp,
        }
    }

    /// How the game would end if the Combat Phase ended now; not at all before the last turn or a triumph.
    pub(crate) fn end_now(&self) -> Option<End> {
        let last = self.turn >= self.scenario().last_turn;
        self.automatic().or_else(|| last.then(|| self.final_check()))
    }

    /// 6.5; on the last turn the final check (11.2, 14.7) comes first (ruling 6).
    pub(super) fn end_phase(&mut self, log: &mut impl Log<Event>) {
        self.agenda.pop();
        if self.turn >= self.scenario().last_turn {
            return self.finish(self.final_check(), log);
        }
        self.fresh = self.on_map();
        log.push(Event::Refreshed);
        self.change_morale(-1, MoraleCause::EndPhase, log);
        self.turn += 1;
        self.event = NONE;
        self.paused = NONE;
        self.begin_turn(log);
    }

    fn finish(&mut self, end: End, log: &mut impl Log<Event>) {
        self.agenda.clear();
        self.end = Some(end);
        let (areas, heavy) = (self.german_areas(), self.german_heavy());
        log.push(Event::Over { end, areas, heavy, morale: self.morale });
    }

    /// The end in the terms of the table; the score is the number of German areas.
    pub(crate) fn result(&self) -> Option<Outcome> {
        let end = self.end?;
        let (verdict, level) = match end {
            End::AllAreas => (Verdict::Win, "automatic"),
            End::Operational => (Verdict::Win, "operational"),
            End::Morale => (Verdict::Loss, "automatic"),
            End::NoHeavyUrban | End::TimeUp => (Verdict::Loss, "soviet"),
        };
        Some(Outcome { verdicts: vec![verdict], level, score: self.german_areas().into(), reason: end.id() })
    }
}
