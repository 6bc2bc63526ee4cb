//! p3-movement: the running tally, five areas for one IP and one supply.

use kurgan_core::{Id, Log};

use crate::action::Action;
use crate::components::{Area, Areas, Unit, Units};
use crate::event::{Event, Track};
use crate::refusal::Refusal;
use crate::rules::decide::{Decide, illegal, step};
use crate::rules::{Actions, Offers};
use crate::state::{Cauldron, Place, Step};

/// p3-movement: areas for one IP and one supply.
pub(crate) const AREAS_PER_CHARGE: u8 = 5;

/// What a move costs.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct MovePrice {
    /// What it adds to the tally.
    pub tally: u8,
    /// Initiative points to be paid for it.
    pub ip: u8,
    /// Supply to be paid for it.
    pub supply: u8,
}

step! {
    /// Where the unit goes.
    pub struct Destination { pub unit: Unit }
}

impl Decide for Destination {
    fn always(self, _: &Cauldron) -> bool {
        true
    }

    #[inline]
    fn list(self, game: &Cauldron, out: &mut impl Offers) {
        let Some(from) = game.place[self.unit.index()].area() else { return };
        let most = game.tally_left(game.times_for(self.unit));
        let mut all = Areas::EMPTY;
        game.spread(self.unit, from, most, |_, areas| {
            all |= areas;
            false
        });
        all.into_iter().for_each(|area| out.offer(Action::Move(self.unit, area)));
    }

    /// Moves a unit; the tally is charged as soon as a new five begins, so that its price is never spent elsewhere.
    fn settle(self, game: &mut Cauldron, action: Action, log: &mut impl Log<Event>) {
        let Action::Move(unit, to) = action else { return illegal(action) };
        game.agenda.pop();
        let (Some(from), Some(price)) = (game.place[unit.index()].area(), game.move_price(unit, to)) else { return };
        let (morale, times) = (game.morale(), game.times_for(unit));
        game.put(unit, Place::on(to));
        log.push(Event::Moved { unit, from, to, tally: price.tally });
        let tally = game.this_turn.tally;
        let new = game.new_fives(price.tally) > 0;
        game.this_turn.tally += price.tally;
        game.this_turn.dearer = match game.this_turn.tally.is_multiple_of(AREAS_PER_CHARGE) {
            true => 0, // nothing is open
            false if new => times - 1,
            false => game.this_turn.dearer.max(times - 1),
        };
        Cauldron::tell(Track::Move, tally, game.this_turn.tally, log);
        game.pay(price.ip, price.supply, log);
        // Inside German control nothing changes but who stands where.
        if !game.firm().has(from) || !game.control.has(to) {
            game.control.add(to);
            game.close_ring(log);
            game.tell_morale(morale, log);
        }
        game.link_up(log);
    }

    fn refuse(self, game: &Cauldron, action: Action) -> Refusal {
        let to = match action {
            Action::Move(unit, to) if unit == self.unit => to,
            _ => return Refusal::NotNow,
        };
        if game.place[self.unit.index()] == Place::on(to) {
            return Refusal::AlreadyThere(self.unit, to);
        }
        if !game.open().has(to) {
            return Refusal::MayNotEnter(to);
        }
        match game.move_price(self.unit, to) {
            None if game.has_way(self.unit, to) => Refusal::MeetsRelief(self.unit, to),
            None => Refusal::NoWay(self.unit, to),
            Some(price) => Refusal::TooFar { tally: price.tally, left: game.tally_left(game.times_for(self.unit)) },
        }
    }

    fn expected(self, game: &Cauldron) -> Vec<Action> {
        let Some(from) = game.place[self.unit.index()].area() else { return Vec::new() };
        (game.near(from) | game.control).into_iter().map(|to| Action::Move(self.unit, to)).collect()
    }

    fn before(self, next: Step) -> bool {
        next == Actions.into()
    }
}

impl Cauldron {
    /// How far the tally can still run for a unit that pays so many times over: what is paid and open, and what can be
    /// paid (ruling 30).
    #[inline]
    pub(crate) fn tally_left(&self, times: u8) -> u8 {
        let open = self.this_turn.tally.next_multiple_of(AREAS_PER_CHARGE) - self.this_turn.tally;
        match self.ip.min(self.supply).checked_sub(self.surcharge(times)) {
            Some(purse) => open.saturating_add((purse / times).saturating_mul(AREAS_PER_CHARGE)),
            None => 0,
        }
    }

    /// What the five that the tally is in still costs a unit that pays so many times over (ruling 31).
    #[inline]
    fn surcharge(&self, times: u8) -> u8 {
        let open = !self.this_turn.tally.is_multiple_of(AREAS_PER_CHARGE);
        if open { times.saturating_sub(1 + self.this_turn.dearer) } else { 0 }
    }

    /// Areas that units may enter (ruling 32).
    fn open(&self) -> Areas {
        self.control | self.breakthrough
    }

    /// Areas next to Soviet control, as a unit that leaves an area meets them: the area itself may turn Soviet.
    fn exposed_for(&self, unit: Unit, from: Area) -> Areas {
        let leaves = self.at(from) == Units::only(unit) && !(self.firm() | self.breakthrough).has(from);
        if leaves { self.index.exposed | self.near(from) } else { self.index.exposed }
    }

    #[inline]
    pub(super) fn list_movers(&self, out: &mut impl Offers) {
        let left = [false, true].map(|isolated| self.tally_left(self.times(isolated)));
        if left == [0, 0] {
            return;
        }
        let open = self.open();
        for area in self.index.occupied {
            let next = self.near(area) & open;
            let left = left[usize::from(self.index.cut_off.has(area))];
            if next.is_empty() || left == 0 {
                continue;
            }
            for unit in self.at(area) {
                if self.target[unit.index()] == Place::NONE && (left > 1 || !next.within(self.exposed_for(unit, area)))
                {
                    out.offer(Action::Choose(unit));
                }
            }
        }
    }

    /// Calls `see` with the areas at each distance, nearest first: an area next to Soviet control counts two.
    #[inline]
    fn spread(&self, unit: Unit, from: Area, most: u8, mut see: impl FnMut(u8, Areas) -> bool) {
        let exposed = self.exposed_for(unit, from);
        let open = self.open().without(from);
        let (dear, cheap) = (open & exposed, open - exposed);
        let meeting = self.meeting_areas(); // p5-link-up: whoever enters one has ended the game there
        let (mut seen, mut last, mut before) = (Areas::only(from), Areas::only(from), Areas::EMPTY);
        for distance in 1..=most {
            let next = ((self.around(last) & cheap) | (self.around(before) & dear)) - seen;
            if !next.is_empty() && see(distance, next) || next.is_empty() && last.is_empty() {
                return;
            }
            seen |= next;
            (last, before) = (next - meeting, last);
        }
    }

    /// What it costs to move a unit to an area by the cheapest way, whether or not it can be paid.
    pub(crate) fn move_price(&self, unit: Unit, to: Area) -> Option<MovePrice> {
        let from = self.place[unit.index()].area()?;
        let mut found = None;
        self.spread(unit, from, u8::MAX, |distance, areas| {
            found = areas.has(to).then_some(distance);
            found.is_some()
        });
        let (tally, times) = (found?, self.times_for(unit));
        let due = self.surcharge(times).saturating_add(self.new_fives(tally).saturating_mul(times));
        Some(MovePrice { tally, ip: due, supply: due })
    }

    /// Whether a unit has a way there, be it past the relief force.
    fn has_way(&self, unit: Unit, to: Area) -> bool {
        let from = self.place[unit.index()].area();
        from.is_some_and(|from| self.connected(Areas::only(from), self.open()).has(to))
    }

    /// How many fives begin when the tally runs on by this.
    fn new_fives(&self, more: u8) -> u8 {
        let fives = |tally: u8| tally.div_ceil(AREAS_PER_CHARGE);
        fives(self.this_turn.tally.saturating_add(more)) - fives(self.this_turn.tally)
    }

    /// Why a unit cannot be moved at all.
    pub(super) fn refuse_mover(&self, unit: Unit) -> Refusal {
        let Some(area) = self.place[unit.index()].area() else { return Refusal::NotOnMap(unit) };
        if self.target[unit.index()] != Place::NONE {
            return Refusal::Designated(unit);
        }
        let open = self.near(area) & self.open();
        let cheapest = open.into_iter().filter_map(|to| self.move_price(unit, to)).min_by_key(|price| price.tally);
        match cheapest {
            None => Refusal::NowhereToGo(unit),
            Some(price) if price.ip > self.ip => Refusal::IpTooLow { cost: price.ip, have: self.ip },
            Some(price) if price.supply > self.supply => {
                Refusal::SupplyTooLow { cost: price.supply, have: self.supply }
            }
            Some(_) => Refusal::NotNow,
        }
    }
}
