//! Storm Group raids (p18-raid).

use kurgan_core::{Chance, Id, Log};

use super::Offers;
use crate::action::Action;
use crate::chance::Roll;
use crate::components::{Colour, Counter, Letter, StormGroup, Track};
use crate::event::Event;
use crate::refusal::Refusal;
use crate::state::{Cause, Counters, Pavlov, Place, Step};

impl Pavlov {
    /// How many Wehrmacht counters stand on a track.
    #[inline]
    pub(crate) fn wehrmacht_on(&self, track: Track) -> u8 {
        self.tracks[track.index()].iter().map(|circle| u8::from(!circle.is_empty())).sum()
    }

    /// How many Wehrmacht counters stand on the tracks of a colour.
    #[inline]
    pub(crate) fn wehrmacht_before(&self, colour: Colour) -> u8 {
        self.c.tracks_of[colour as usize].into_iter().map(|track| self.wehrmacht_on(track)).sum()
    }

    /// Whether a raid on this card is possible: the tracks of its colour are clear and somebody can go (ruling 53).
    pub(crate) fn may_raid(&self, card: StormGroup) -> Result<(), Refusal> {
        let colour = self.c.storm_groups[card.index()].colour;
        let mut tracks = self.c.tracks_of[colour as usize].into_iter();
        if let Some(track) = tracks.find(|&track| self.wehrmacht_on(track) > 0)
            && !self.options.raid_under_fire
        {
            return Err(Refusal::TrackNotClear { colour, track });
        }
        if self.ready().is_empty() { Err(Refusal::NobodyReady) } else { Ok(()) }
    }

    /// The party is still to be chosen.
    pub(crate) fn begin_raid(&mut self) {
        self.picked = Counters::EMPTY;
        self.agenda.push(Step::Party(0));
    }

    /// Who may go, ascending; `done` after one (ruling 54).
    pub(crate) fn list_party(&self, from: u8, out: &mut impl Offers) {
        for counter in self.ready() {
            if counter.0 >= from {
                out.offer(Action::Send(counter));
            }
        }
        if !self.picked.is_empty() {
            out.offer(Action::Done);
        }
    }

    /// One more goes.
    pub(crate) fn send(&mut self, counter: Counter) {
        self.picked.add(counter);
        self.agenda.replace(Step::Party(counter.0 + 1));
    }

    /// The party leaves; weapons stay (ruling 54).
    pub(crate) fn set_out<L: Log<Event>>(&mut self, log: &mut L) {
        self.agenda.replace(Step::Raid);
        let party = std::mem::take(&mut self.picked);
        if let Some(card) = self.storm {
            log.push(Event::RaidBegan { card, party });
        }
        for counter in party {
            let from = self.place_of(counter);
            self.put(counter, Place::RAID);
            if let Some(position) = from.position() {
                self.no_lone_weapon(position, log);
            }
        }
    }

    /// Those on the raid.
    fn raiders(&self) -> Counters {
        let all = self.place.iter().enumerate().filter(|&(_, &place)| place == Place::RAID);
        all.map(|(n, _)| Counter::from_index(n)).collect()
    }

    /// The dice of a party: one for each raider, two more for a Storm Group attribute (p24-storm-group).
    pub(crate) fn party_dice(&self, raiders: Counters) -> u8 {
        let count = |counters: Counters| counters.count();
        let storm = raiders & self.c.with[Letter::Storm as usize];
        count(raiders) * self.c.numbers.raid_dice + count(storm) * self.c.numbers.storm_dice
    }

    /// The dice of a raid on a colour: under fire one fewer for each Wehrmacht counter, but at least one (ruling 93).
    pub(crate) fn raid_dice(&self, raiders: Counters, colour: Colour) -> u8 {
        self.party_dice(raiders).saturating_sub(self.wehrmacht_before(colour)).max(1)
    }

    /// p18-raid: a total of at least the Defense Value takes the card; otherwise it stays (ruling 56).
    pub(crate) fn raid<C: Chance, L: Log<Event>>(&mut self, chance: &mut C, log: &mut L) -> Result<(), C::Dry> {
        self.agenda.replace(Step::Raider);
        let Some(card) = self.storm else { return Ok(()) };
        let data = &self.c.storm_groups[card.index()];
        let (colour, defense) = (data.colour, data.defense);
        let count = self.raid_dice(self.raiders(), colour);
        let dice = chance.reaches(Roll::Raid.into(), count, defense.into())?;
        let success = dice.total() >= defense.into();
        if success {
            self.storm = None;
            self.raided.add(card);
        }
        log.push(Event::RaidResolved { card, dice, defense, success });
        Ok(())
    }

    /// p18-raid-casualties: the next raider, or the end of the raid.
    pub(crate) fn raider<C: Chance, L: Log<Event>>(&mut self, chance: &mut C, log: &mut L) -> Result<(), C::Dry> {
        let Some(counter) = self.raiders().first() else {
            self.agenda.pop();
            return Ok(());
        };
        let limit = self.c.numbers.casualty_face;
        let die = chance.row(Roll::Raider(counter).into(), &[1, limit + 1])?;
        let casualty = die <= limit;
        log.push(Event::RaiderRolled { counter, die, casualty });
        if casualty {
            self.casualty(counter, Cause::Raid, log);
        } else {
            self.return_from_raid(counter, log);
        }
        Ok(())
    }

    /// Unharmed or saved: to the Reserves box.
    pub(crate) fn return_from_raid<L: Log<Event>>(&mut self, counter: Counter, log: &mut L) {
        self.put(counter, Place::RESERVES);
        log.push(Event::Returned(counter));
    }
}
