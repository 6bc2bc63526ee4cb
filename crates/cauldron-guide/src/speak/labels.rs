//! The labels of actions with what they cost, and what they touch.

use cauldron::components::{Area, Unit};
use cauldron::{Action, Appeal, Cauldron, Event, Pay, Place, Track};
use kurgan_core::Game;
use kurgan_core::chance::Supplied;

use super::names::signed;
use super::scene::Table;
use crate::words::Says;

/// Units that a point of upkeep feeds (p2-upkeep).
const FED_BY_A_POINT: usize = 5;

/// What an action costs.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Price {
    ip: u8,
    supply: u8,
}

impl Price {
    const FREE: Self = Self { ip: 0, supply: 0 };

    /// What is paid before any dice.
    fn paid(events: &[Event]) -> Self {
        let paid = |wanted: Track| {
            let spent = events.iter().map(|event| match *event {
                Event::Track { track, from, to } if track == wanted => from.saturating_sub(to),
                _ => 0,
            });
            spent.sum()
        };
        Self { ip: paid(Track::Ip), supply: paid(Track::Supply) }
    }
}

impl Table<'_> {
    /// What an action does, what it costs, what is added to its roll.
    pub(super) fn label(&self, action: Action) -> String {
        let label = self.plain_label(action);
        let label = match self.price(action) {
            Some(price) => self.s.words.say().cauldron_label_priced(label, self.price_text(price)),
            None => label,
        };
        let legal = self.legal.contains(&action);
        match self.game.modifiers_of(action).filter(|_| legal).map(|modifiers| modifiers.total()) {
            None | Some(0) => label,
            Some(total) => self.s.words.say().cauldron_label_rolled(label, signed(total)),
        }
    }

    fn plain_label(&self, action: Action) -> String {
        let (s, say) = (&self.s, self.s.words.say());
        match action {
            Action::Modify(0) => say.cauldron_label_modify_none(),
            Action::Modify(add) => say.cauldron_label_modify(signed(add)),
            Action::GiveUp(unit) => say.cauldron_label_give_up(s.unit(unit)),
            Action::Deplete(unit) => say.cauldron_label_deplete(s.unit(unit)),
            Action::Place(unit, area) => say.cauldron_label_place(s.unit(unit), s.area(area)),
            Action::Area(area) => self.area_label(area),
            Action::Accept | Action::Decline => self.offer_label(action),
            Action::Recover(unit) => say.cauldron_label_recover(s.unit(unit)),
            Action::Upkeep(points) => {
                let units: usize = self.record.units.values().map(Vec::len).sum();
                match units.saturating_sub(usize::from(points) * FED_BY_A_POINT) {
                    0 => say.cauldron_label_upkeep_all(points),
                    hungry => say.cauldron_label_upkeep(points, hungry),
                }
            }
            Action::Unsupplied(unit) => say.cauldron_label_unsupplied(s.unit(unit)),
            Action::Lose(unit) => {
                let (name, data) = (s.unit(unit), &s.c.units[kurgan_core::Id::index(unit)]);
                if data.kind.division() && !self.record.depleted.contains(&data.id) {
                    say.cauldron_label_lose(name)
                } else {
                    say.cauldron_label_lose_depleted(name)
                }
            }
            Action::LosePdm => say.cauldron_label_lose_pdm(),
            Action::Appeal(Appeal::Conference) => say.cauldron_label_appeal_conference(),
            Action::Appeal(Appeal::Freedom) => say.cauldron_label_appeal_freedom(),
            Action::Appeal(Appeal::Airlift) => say.cauldron_label_appeal_airlift(),
            Action::Build(_) => say.cauldron_label_build_how(),
            Action::Activate(_) => say.cauldron_label_activate_how(),
            Action::Choose(unit) => say.cauldron_label_choose(s.unit(unit), s.place(self.game.place_of(unit))),
            Action::Move(unit, to) => say.cauldron_label_move(s.unit(unit), s.area(to)),
            Action::Tactical => say.cauldron_label_tactical(),
            Action::Battlegroup => say.cauldron_label_battlegroup(),
            Action::Evacuate => say.cauldron_label_evacuate(),
            Action::Council => say.cauldron_label_council(),
            Action::Plan => say.cauldron_label_plan(),
            Action::Attack(target) => say.cauldron_label_attack(s.place(target)),
            Action::With(unit) => say.cauldron_label_with(s.unit(unit), s.place(self.game.place_of(unit))),
            Action::Commit(points) => say.cauldron_label_commit(points),
            Action::Resolve if self.record.attacks.is_empty() => say.cauldron_label_resolve_none(),
            Action::Resolve => say.cauldron_label_resolve(),
            _ => self.fighting_label(action),
        }
    }

    fn fighting_label(&self, action: Action) -> String {
        let (s, say) = (&self.s, self.s.words.say());
        match action {
            Action::Roll(unit) => match self.game.target_of(unit) {
                Some(target) => say.cauldron_label_roll_attack(s.unit(unit), s.place(target)),
                None => say.cauldron_label_roll_struck(s.unit(unit)),
            },
            Action::Retreat(area) => match self.step().0 {
                "soviet_retreat" => say.cauldron_label_retreat_soviet(s.area(area)),
                "relief_retreat" => say.cauldron_label_retreat_relief(s.area(area)),
                _ => say.cauldron_label_retreat(s.area(area)),
            },
            Action::Advance(unit) => say.cauldron_label_advance(s.unit(unit)),
            Action::Done if self.step().0 == "end_german" => say.cauldron_label_done_phase(),
            Action::Done if self.record.picked.is_empty() => say.cauldron_label_done_none(),
            Action::Done => say.cauldron_label_done(),
            Action::Relief(None) => say.cauldron_label_relief(),
            Action::Relief(Some(area)) => say.cauldron_label_relief_map(s.area(area)),
            Action::Direction(letter) => say.cauldron_label_direction(letter.id()),
            Action::Target(area) => say.cauldron_label_target(s.area(area)),
            Action::Strike(area) => say.cauldron_label_strike(s.area(area)),
            Action::From(area) => say.cauldron_label_from(s.area(area)),
            Action::KeyArea(area) => say.cauldron_label_key_area(s.area(area)),
            Action::Listen => say.cauldron_label_listen(),
            Action::Dispel => say.cauldron_label_dispel(),
            _ => say.cauldron_label_surrender(),
        }
    }

    /// What choosing an area comes to, by the decision it belongs to.
    fn area_label(&self, area: Area) -> String {
        let (say, at) = (self.s.words.say(), self.s.area(area));
        match self.step().0 {
            "place_pdms" | "free_pdm" => say.cauldron_label_pdm(at),
            "deactivate" => say.cauldron_label_deactivate(at),
            "build" => say.cauldron_label_build(at),
            "activate" => say.cauldron_label_activate(at),
            "battlegroup" | "free_battlegroup" => say.cauldron_label_raise(at),
            _ => say.cauldron_label_area(at),
        }
    }

    fn offer_label(&self, action: Action) -> String {
        let say = self.s.words.say();
        match (self.step().0, action) {
            ("officers", Action::Accept) => say.cauldron_label_officers_accept(),
            ("officers", _) => say.cauldron_label_officers_decline(),
            (_, Action::Accept) => say.cauldron_label_council_accept(),
            _ => say.cauldron_label_council_decline(),
        }
    }

    fn price_text(&self, Price { ip, supply }: Price) -> String {
        let say = self.s.words.say();
        match (ip, supply) {
            (0, 0) => say.cauldron_price_free(),
            (ip, 0) => say.cauldron_price_ip(ip),
            (0, supply) => say.cauldron_price_supply(supply),
            (ip, supply) => say.cauldron_price_both(ip, supply),
        }
    }

    /// What a legal action costs, where it has a price.
    fn price(&self, action: Action) -> Option<Price> {
        if !self.legal.contains(&action) {
            return None;
        }
        match action {
            Action::Done if self.record.picked.is_empty() => None,
            Action::Area(_) if !matches!(self.step().0, "build" | "activate" | "battlegroup") => None,
            Action::Appeal(_)
            | Action::Build(_)
            | Action::Activate(_)
            | Action::Move(..)
            | Action::Tactical
            | Action::Battlegroup
            | Action::Evacuate
            | Action::Area(_)
            | Action::Plan
            | Action::Attack(_)
            | Action::Commit(_)
            | Action::Advance(_)
            | Action::Done => least_price(self.game, action),
            _ => None,
        }
    }

    /// The elements of the board that an action touches, in the order one would click them.
    pub(super) fn touches(&self, action: Action) -> Vec<String> {
        let unit = |unit: Unit| format!("unit {}", self.s.unit(unit));
        let area = |area: Area| format!("area {}", area.number());
        let marker = |id: &str| format!("marker {id}");
        let track = |id: &str| format!("track {id}");
        match action {
            Action::Modify(_) | Action::Resolve | Action::Done | Action::Surrender => Vec::new(),
            Action::GiveUp(who)
            | Action::Deplete(who)
            | Action::Recover(who)
            | Action::Unsupplied(who)
            | Action::Lose(who)
            | Action::Choose(who)
            | Action::With(who)
            | Action::Roll(who)
            | Action::Advance(who) => vec![unit(who)],
            Action::Place(who, at) | Action::Move(who, at) => vec![unit(who), area(at)],
            Action::Area(at)
            | Action::Retreat(at)
            | Action::Target(at)
            | Action::Strike(at)
            | Action::From(at)
            | Action::KeyArea(at) => vec![area(at)],
            Action::Accept | Action::Decline if self.step().0 == "officers" => vec![marker("officers")],
            Action::Accept | Action::Decline | Action::Council => vec![marker("council_of_war")],
            Action::LosePdm => vec![marker("pdm")],
            Action::Upkeep(_) | Action::Commit(_) => vec![track("supply")],
            Action::Appeal(appeal) => vec![format!("appeal {}", appeal.word())],
            Action::Build(pay) | Action::Activate(pay) => {
                vec![marker("pdm"), track(if pay == Pay::Ip { "ip" } else { "supply" })]
            }
            Action::Tactical => vec![track("final_offensive")],
            Action::Battlegroup => vec![marker("battlegroup")],
            Action::Evacuate => vec![track("wounded")],
            Action::Plan => vec![marker("attack")],
            Action::Attack(target) => vec![self.place_touched(target)],
            Action::Relief(None) => vec![marker("relief")],
            Action::Relief(Some(at)) => vec![marker("relief"), area(at)],
            Action::Direction(letter) => vec![marker("relief"), format!("letter {}", letter.id())],
            Action::Listen | Action::Dispel => vec![marker("rumor")],
        }
    }

    fn place_touched(&self, place: Place) -> String {
        match (place.area(), place.relief_box()) {
            (Some(area), _) => format!("area {}", area.number()),
            (None, Some((letter, number))) => format!("box {}{number}", letter.id()),
            (None, None) => self.s.place(place),
        }
    }
}

/// What an action costs with all that it leads to before it is paid, in the cheapest way.
fn least_price(game: &Cauldron, action: Action) -> Option<Price> {
    let paid = Price::paid(&certain_events(game, action));
    let goes_on: fn(&Action) -> bool = match action {
        _ if paid != Price::FREE => return Some(paid), // at once, or there was but one way to go on
        Action::Build(_) | Action::Activate(_) | Action::Battlegroup => |next| matches!(next, Action::Area(_)),
        Action::Plan => |next| matches!(next, Action::Attack(_)),
        Action::Attack(_) => |next| matches!(next, Action::With(_)),
        Action::With(_) => |next| matches!(next, Action::Commit(0)),
        Action::Advance(_) => |next| matches!(next, Action::Done),
        _ => return Some(paid),
    };
    let mut next = *game;
    let _ = next.apply(action, &mut Supplied::new(&[], &|_, _| None), &mut ());
    let mut legal = Vec::new();
    next.legal(&mut legal);
    legal.into_iter().filter(goes_on).filter_map(|action| least_price(&next, action)).min()
}

/// What a legal action causes before any dice.
fn certain_events<G: Game>(game: &G, action: G::Action) -> Vec<G::Event> {
    let mut events = Vec::new();
    // It may go on to a roll and stop there: only the beginning matters.
    let _ = game.clone().apply(action, &mut Supplied::new(&[], &|_, _| None), &mut events);
    events
}
