//! Wehrmacht counters arrive and advance (p13-placement).

use kurgan_core::{Chance, Id, Log, byte};

use super::Offers;
use super::defenders::hit;
use crate::action::Action;
use crate::chance::Roll;
use crate::components::{Colour, Kind, Token, Track};
use crate::event::{By, End, Event};
use crate::state::{Circle, Pavlov, Step};

impl Pavlov {
    /// p13-placement: a die picks the track; infantry may be suppressed there.
    pub(super) fn place<C: Chance, L: Log<Event>>(
        &mut self,
        kind: Kind,
        chance: &mut C,
        log: &mut L,
    ) -> Result<(), C::Dry> {
        let on_board = self.tracks.iter().flatten().filter(|circle| circle.kind() == Some(kind)).count();
        if on_board >= usize::from(self.c.kinds[kind.index()].count) {
            log.push(Event::NoCounterLeft(kind)); // ruling 4
            return Ok(());
        }
        let die = chance.d6(Roll::Track.into())?;
        let from = Track(die - 1);
        log.push(Event::TrackRolled { kind, die, track: from });
        let track = self.reroute(from);
        if track != from {
            log.push(Event::Rerouted { kind, from, to: track });
        }
        let infantry = self.c.kinds[kind.index()].infantry;
        self.agenda.push(if infantry { Step::Suppression(kind, track) } else { Step::Arrive(kind, track) });
        Ok(())
    }

    /// The colour of a track.
    pub(crate) fn colour_of(&self, track: Track) -> Colour {
        self.c.tracks[track.index()].colour
    }

    /// p13-suppression: any number of the tokens in the box of the track's colour.
    pub(crate) fn list_suppression(&self, track: Track, out: &mut impl Offers) {
        for count in 0..=self.suppression[self.colour_of(track) as usize] {
            out.offer(Action::Spend(count));
        }
    }

    /// p13-suppression: the tokens are spent whatever comes of it (ruling 41).
    pub(crate) fn suppress_arrival<C: Chance, L: Log<Event>>(
        &mut self,
        kind: Kind,
        track: Track,
        count: u8,
        chance: &mut C,
        log: &mut L,
    ) -> Result<(), C::Dry> {
        let dice = self.suppression_dice(kind, count);
        if count > 0 {
            let colour = self.colour_of(track);
            self.suppression[colour as usize] -= count;
            self.stock[Token::Suppression as usize] += count;
            log.push(Event::SuppressionSpent { colour, count });
        }
        if dice > 0 && hit(Roll::Suppression(track), dice, self.arriving_defense(kind), chance, log)? {
            self.agenda.pop();
            log.push(Event::KeptAway { kind, track });
        } else {
            self.agenda.replace(Step::Arrive(kind, track));
        }
        Ok(())
    }

    /// p13-advance: the counter takes the first circle and pushes on the unbroken row before it (ruling 42).
    pub(crate) fn arrive<C: Chance, L: Log<Event>>(
        &mut self,
        kind: Kind,
        track: Track,
        chance: &mut C,
        log: &mut L,
    ) -> Result<(), C::Dry> {
        self.agenda.replace(Step::Arrived(kind, track));
        let length = usize::from(self.c.tracks[track.index()].circles);
        let circles = &mut self.tracks[track.index()][..length];
        let row = circles.iter().take_while(|circle| !circle.is_empty()).count();
        log.push(Event::Arrived { kind, track, pushed: byte(row) });
        if row == length {
            self.finish(End::Overrun(track), log); // ruling 45
            return Ok(());
        }
        circles.copy_within(..row, 1);
        circles[0] = Circle::holding(kind, true);
        // The first of the row has entered a circle.
        let circle = byte(row) + 1;
        if circle == self.c.tracks[track.index()].sapper_circle && self.mined.has(track) {
            self.spring_sapper(track, circle, chance, log)?;
        }
        Ok(())
    }

    /// p13-sapper-defenses: the token goes to the stock, hit or miss (ruling 44).
    fn spring_sapper<C: Chance, L: Log<Event>>(
        &mut self,
        track: Track,
        circle: u8,
        chance: &mut C,
        log: &mut L,
    ) -> Result<(), C::Dry> {
        self.mined.remove(track);
        self.stock[Token::Sapper as usize] += 1;
        log.push(Event::SapperTriggered(track));
        let target = self.defense_of_circle(track, circle);
        if hit(Roll::Sapper(track), self.sapper_dice(), target, chance, log)? {
            let there = &mut self.tracks[track.index()][usize::from(circle) - 1];
            if let Some(kind) = std::mem::take(there).kind() {
                log.push(Event::Removed { kind, track, circle, by: By::Sapper });
            }
        }
        Ok(())
    }

    /// p28-covering-fire, p28-panzer-spearhead: what a counter's arrival sets off.
    pub(crate) fn arrived<C: Chance, L: Log<Event>>(
        &mut self,
        kind: Kind,
        track: Track,
        chance: &mut C,
        log: &mut L,
    ) -> Result<(), C::Dry> {
        self.agenda.pop();
        let colour = self.colour_of(track);
        let (covering, spearhead) = (self.covering_dice(kind), self.spearhead_dice(kind));
        if covering > 0 {
            self.suppress_defender(colour, Roll::CoveringFire(colour), covering, chance, log)?;
        }
        if spearhead > 0 {
            self.attack_building(colour, Roll::Spearhead(colour), spearhead, chance, log)?;
        }
        Ok(())
    }
}
