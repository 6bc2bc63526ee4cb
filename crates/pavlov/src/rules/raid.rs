//! Storm Group raids (p18-raid).

use kurgan_core::{Chance, Id, Log};

use super::Offers;
use super::decide::{Decide, Happen, illegal, step};
use crate::action::Action;
use crate::chance::Roll;
use crate::components::{Colour, Counter, Letter, StormGroup, Token, Track, Unit};
use crate::event::Event;
use crate::refusal::Refusal;
use crate::state::{Cause, Counters, Pavlov, Phase, Place};

/// A raid is ordered by a card or comes at the end.
const RAIDS: &[Phase] = &[Phase::SovietCards, Phase::Ending];

step! {
    /// Choose who goes; all who have been chosen come before this counter.
    pub struct Party { pub(crate) from: u8 }
}

impl Decide for Party {
    const IN: &'static [Phase] = RAIDS;

    /// Who may go; `done` after one (ruling 54).
    fn list(self, game: &Pavlov, out: &mut impl Offers) {
        for counter in game.ready() - game.picked {
            out.offer(Action::Send(counter));
        }
        if !game.picked.is_empty() {
            out.offer(Action::Done);
        }
    }

    // Dice follow.
    #[inline]
    fn asks(self, game: &Pavlov) -> bool {
        !game.picked.is_empty()
    }

    fn implied(self, game: &Pavlov) -> Option<Action> {
        let later = game.ready().into_iter().any(|counter| counter.0 >= self.from);
        (!later && !game.picked.is_empty()).then_some(Action::Done)
    }

    /// One more goes, or the party leaves; weapons stay (ruling 54).
    fn settle(self, game: &mut Pavlov, action: Action, log: &mut impl Log<Event>) {
        match action {
            Action::Send(counter) => {
                game.picked.add(counter);
                game.agenda.replace(Self { from: self.from.max(counter.0 + 1) }.into());
            }
            Action::Done => game.set_out(log),
            _ => illegal(action),
        }
    }

    fn refuse(self, game: &Pavlov, action: Action) -> Refusal {
        match action {
            Action::Send(counter) if !game.in_house().has(counter) => Refusal::NotInHouse(counter),
            Action::Send(counter) if game.picked.has(counter) => Refusal::AlreadyNamed,
            Action::Send(counter) => Refusal::NotReady(counter),
            Action::Done => Refusal::NothingDone,
            _ => Refusal::NotNow,
        }
    }

    fn expected(self, game: &Pavlov) -> Vec<Action> {
        let others = (game.in_house() - game.picked).into_iter().map(Action::Send);
        others.chain([Action::Done]).collect()
    }

    fn possible(self, game: &Pavlov) -> bool {
        let ordered = game.phase == Phase::SovietCards;
        let post = !ordered || game.undisrupted(game.locations_of(Unit::ArmyCp)).is_ok();
        let may = game.storm.is_some_and(|card| game.may_raid(card).is_ok());
        usize::from(self.from) <= game.c.counters.len() && may && post && game.picked.within(game.ready())
    }
}

step! {
    /// The raid is rolled for: a total of at least the Defense Value takes the card; otherwise it stays (ruling 56).
    pub struct Raid;
}

impl Happen for Raid {
    const IN: &'static [Phase] = RAIDS;

    fn carry_out<C: Chance>(self, game: &mut Pavlov, chance: &mut C, log: &mut impl Log<Event>) -> Result<(), C::Dry> {
        game.agenda.replace(Raider.into());
        let Some(card) = game.storm else { return Ok(()) };
        let data = &game.c.storm_groups[card.index()];
        let (colour, defense) = (data.colour, data.defense);
        let count = game.raid_dice(game.raiders(), colour);
        let dice = chance.reaches(Roll::Raid.into(), count, defense.into())?;
        let success = dice.total() >= defense.into();
        if success {
            game.storm = None;
            game.raided.add(card);
        }
        log.push(Event::RaidResolved { card, dice, defense, success });
        Ok(())
    }

    fn possible(self, game: &Pavlov) -> bool {
        game.storm.is_some()
    }
}

step! {
    /// Who is rolled for next, until the raid is over (p18-raid-casualties).
    pub struct Raider;
}

impl Decide for Raider {
    const IN: &'static [Phase] = RAIDS;

    /// Any of the raiders while there is First Aid: it is decided after each die, before the others are known. Without
    /// it the order makes no difference (ruling 105).
    fn list(self, game: &Pavlov, out: &mut impl Offers) {
        let raiders = game.raiders();
        let some = if Self::is_choice(game) { raiders.len() } else { 1 };
        for counter in raiders.into_iter().take(some) {
            out.offer(Action::Roll(counter));
        }
    }

    // Before version 3 the dice fell in the order of the list.
    fn implied(self, game: &Pavlov) -> Option<Action> {
        game.raiders().first().map(Action::Roll)
    }

    fn settle_by_chance<C: Chance>(
        self,
        game: &mut Pavlov,
        action: Action,
        chance: &mut C,
        log: &mut impl Log<Event>,
    ) -> Result<(), C::Dry> {
        let Action::Roll(counter) = action else {
            illegal(action);
            return Ok(());
        };
        let limit = game.c.numbers.casualty_face;
        let die = chance.row(Roll::Raider(counter).into(), &[1, limit + 1])?;
        let casualty = die <= limit;
        log.push(Event::RaiderRolled { counter, die, casualty });
        if casualty {
            game.casualty(counter, Cause::Raid, log);
        } else {
            game.return_from_raid(counter, log);
        }
        Ok(())
    }

    fn refuse(self, _: &Pavlov, action: Action) -> Refusal {
        let Action::Roll(counter) = action else { return Refusal::NotNow };
        Refusal::NotOnRaid(counter)
    }
}

impl Raider {
    /// Whether there is First Aid, and more than one who may need it.
    pub(crate) fn is_choice(game: &Pavlov) -> bool {
        game.supply_of(Token::FirstAid) > 0 && game.raiders().at_least(2)
    }
}

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
        self.agenda.push(Party { from: 0 }.into());
    }

    /// Those on the raid.
    pub(crate) fn raiders(&self) -> Counters {
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

    /// Unharmed or saved: to the Reserves box.
    pub(crate) fn return_from_raid<L: Log<Event>>(&mut self, counter: Counter, log: &mut L) {
        self.put(counter, Place::RESERVES);
        log.push(Event::Returned(counter));
    }

    /// The party leaves.
    fn set_out<L: Log<Event>>(&mut self, log: &mut L) {
        self.agenda.replace(Raid.into());
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
}
