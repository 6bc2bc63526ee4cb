//! Rules of thumb for Paulus, in the four styles of the rulebook's strategy chapter.
//!
//! All styles supply and defend the army alike; they differ in when they attack toward the relief force, what they
//! appeal for and how they spend the rest.

use cauldron::components::{Area, Areas, Letter, Unit, Units};
use cauldron::{Action, Appeal, Held, Pay, Place, ReliefAt, Sight, Strike};
use guide::{best_by, small};
use kurgan_core::Id;
use kurgan_core::chance::Fast;

/// How Paulus means to win.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) enum Style {
    /// Attack towards the relief force from the first turn, while the situation is good.
    #[default]
    Breakout,
    /// Hold the perimeter, appeal for airlift, build defences.
    StayPut,
    /// Hold a smaller perimeter: give up the west when it is hard pressed.
    Consolidate,
    /// Hold until the relief force is near, then attack towards it.
    WatchAndWait,
}

impl Style {
    /// The name in reports.
    pub(crate) const fn id(self) -> &'static str {
        match self {
            Self::Breakout => "breakout",
            Self::StayPut => "stay_put",
            Self::Consolidate => "consolidate",
            Self::WatchAndWait => "watch_and_wait",
        }
    }

    /// Whether it is time to attack towards the relief force.
    fn attacks(self, game: Sight<'_>) -> bool {
        match self {
            Self::Breakout => true,
            Self::StayPut | Self::Consolidate => false,
            Self::WatchAndWait => match game.relief_force().0 {
                ReliefAt::Box(number) => number >= NEAR,
                ReliefAt::Map(_) => true,
            },
        }
    }

    /// What to appeal for.
    fn appeal(self, game: Sight<'_>) -> Appeal {
        match self {
            Self::Consolidate if !game.holds(Held::FoaReceived) && game.turn() <= 2 => Appeal::Freedom,
            // p4-foa: attacks cost the SSI less with leave, but the airlift comes before it.
            Self::Breakout if !game.holds(Held::FoaReceived) && game.supply() >= RICH => Appeal::Freedom,
            Self::Breakout | Self::StayPut | Self::Consolidate => Appeal::Airlift,
            Self::WatchAndWait => Appeal::Conference,
        }
    }

    /// One of these actions, of which there is at least one.
    #[inline]
    pub(crate) fn choose(self, game: Sight<'_>, legal: &[Action]) -> Action {
        match legal[0] {
            Action::Upkeep(_) => upkeep(self, game, legal),
            _ if legal.contains(&Action::Resolve) => german_phase(self, game, legal),
            Action::With(_) => legal[0], // each attacker more is one more roll for the same price
            Action::Commit(_) => commit(game, legal),
            Action::Advance(_) => advance(game, legal),
            Action::Lose(_) | Action::LosePdm | Action::Retreat(_) => suffer(self, game, legal),
            _ => best_by(legal, |action| worth(self, game, action)),
        }
    }
}

/// Supply from which a Tactical Attack is made where nothing else is attacked (p3-tactical-attack).
const TACTICAL: u8 = 4;
/// A box of the relief force from which it can be met.
const NEAR: u8 = 3;
/// What an advance after combat costs (p4-advance).
const ADVANCE: u8 = 2;
/// The most supply laid on a target (p4-regular-attack).
const SUPPLY_MAX: u8 = 3;
/// An attack is made from this chance on, in percent.
const ATTACK: u32 = 70;
/// What a point of supply laid on a target is worth, in percent of the attack's chance.
const POINT: i32 = 5;
/// Supply that is enough for the attack of a turn and something else.
const RICH: u8 = 10;
/// Supply from which a battlegroup is raised to hold the way to the relief force (p3-battlegroup).
const BATTLEGROUP: u8 = 8;
/// So many areas nearer, another letter is worth the box that it costs (p5-change-direction).
const NEARER: i32 = 2;
/// Wounded from which they are flown out first: five cost an initiative point, twenty the army (p2-initiative, p6).
const WOUNDED: u8 = 5;

/// What an expert does.
#[inline]
pub(crate) fn expert(sight: Sight<'_>, legal: &[Action], _rng: &mut Fast) -> Action {
    Style::default().choose(sight, legal)
}

/// What remains: decisions that a look at one thing settles.
fn worth(style: Style, game: Sight<'_>, action: Action) -> i32 {
    let c = game.pack();
    match action {
        // p12: help where it costs nothing; place where there is a front; keep the armor.
        Action::GiveUp(unit) | Action::Deplete(unit) => i32::from(!c.armor.has(unit)),
        Action::Place(_, area) => stand(game, area),
        Action::Area(area) | Action::Move(_, area) => defend(style, game, area),
        Action::Recover(unit) => i32::from(c.armor.has(unit)),
        // p3-out-of-supply: only divisions suffer, so others go hungry first.
        Action::Unsupplied(unit) => hunger(game, unit),
        // p5-relief-attack: always forward, towards our own.
        Action::Direction(letter) if style == Style::Breakout => 200 * i32::from(is_nearer(game, letter)),
        Action::Relief(None) => 100,
        Action::Relief(Some(area)) => 100 - distance(game, area),
        // p5-targets: what is held best is attacked, and first.
        Action::Target(area) | Action::Strike(area) => strength(game, area),
        Action::KeyArea(area) => small((c.adjacent[area.index()] & game.controlled()).len()),
        Action::Accept | Action::Dispel => 1,
        _ => 0,
    }
}

/// p2-upkeep: a few hungry units are worth the supply that an attack needs.
fn upkeep(style: Style, game: Sight<'_>, legal: &[Action]) -> Action {
    let units = small(game.units_in_play().len());
    let reserve = if style.attacks(game) { ATTACK_RESERVE } else { 0 };
    best_by(legal, |action| {
        let Action::Upkeep(points) = action else { return 0 };
        let hungry = (units - 5 * i32::from(points)).max(0);
        let left = i32::from(game.supply()) - i32::from(points);
        // Losses by Table C, in sixths of a step: none to three, four to six, seven to nine, more.
        let losses = match hungry {
            0 => 0,
            1..=3 => 2,
            4..=6 => 4,
            7..=9 => 7,
            _ => 11,
        };
        -LOSS * losses - SHORT * (reserve - left).max(0) - SUPPLY * i32::from(points)
    })
}

/// What the attack of a turn takes, and what upkeep weighs: a loss in sixths of a step, a point missing for the attack,
/// a point spent.
const ATTACK_RESERVE: i32 = 7;
const LOSS: i32 = 4;
const SHORT: i32 = 12;
const SUPPLY: i32 = 10;

/// p3-actions: what to do next in the German Phase.
fn german_phase(style: Style, game: Sight<'_>, legal: &[Action]) -> Action {
    let goal = if style.attacks(game) { breakout_target(game) } else { None };
    let appeal = style.appeal(game);
    best_by(legal, |action| match action {
        Action::Appeal(kind) if kind == appeal => 900,
        Action::Attack(target) if Some(target) == goal => 800,
        Action::Evacuate if game.wounded() >= WOUNDED => 700,
        Action::Choose(unit) => reinforcement(game, unit).map_or(0, |_| 600),
        Action::Battlegroup if game.supply() >= BATTLEGROUP && is_corridor_thin(game) => 550,
        Action::Activate(Pay::Ip) => 500,
        Action::Tactical if game.supply() >= if goal.is_none() { TACTICAL } else { RICH } => 450,
        Action::Build(Pay::Ip) => 400,
        Action::Resolve => 100,
        _ => 0,
    })
}

/// The next target on the way to the relief force, if an attack on it has a chance: an area or a box of its track.
fn breakout_target(game: Sight<'_>) -> Option<Place> {
    let c = game.pack();
    let (relief, letter) = game.relief_force();
    let entry = c.letters[letter as usize].area;
    let supply = game.supply().saturating_sub(ADVANCE).min(SUPPLY_MAX);
    let promising = |target: Place| {
        let units = game.could_attack(target) | game.attackers_of(target);
        (!units.is_empty() && chance(game, units, supply) >= ATTACK).then_some(target)
    };
    if let ReliefAt::Box(_) = relief
        && (game.occupied().has(entry) || !game.units_in_boxes().is_empty())
    {
        // The foremost box that somebody can attack.
        return (1..=5).map(|number| Place::boxed(letter, number)).find_map(promising);
    }
    let goal = if let ReliefAt::Map(area) = relief { area } else { entry };
    let mut layer = Areas::only(goal);
    for _ in 0..8 {
        let targets = layer & game.soviet();
        let best = targets
            .into_iter()
            .filter(|&area| promising(Place::on(area)).is_some())
            .max_by_key(|&area| chance(game, game.could_attack(Place::on(area)), supply));
        if best.is_some() {
            return best.map(Place::on);
        }
        if layer.meets(game.controlled()) {
            return None;
        }
        layer = layer.into_iter().fold(layer, |all, area| all | c.adjacent[area.index()]);
    }
    None
}

/// The chance in percent that one of these attackers beats its target, with so much supply laid on it (Table E).
fn chance(game: Sight<'_>, units: Units, supply: u8) -> u32 {
    let c = game.pack();
    let mut fails = 10_000_u32;
    for unit in units {
        let faces = u32::from(supply) + u32::from(c.armor.has(unit));
        let faces = faces.saturating_sub(u32::from(game.depleted().has(unit))).min(6);
        fails = fails * (6 - faces) / 6;
    }
    100 - fails / 100
}

/// p4-regular-attack: how much supply to lay on the target, leaving enough to advance.
fn commit(game: Sight<'_>, legal: &[Action]) -> Action {
    let units = (0..game.pack().units.len()).map(Unit::from_index).filter(|&unit| game.target_of(unit).is_some());
    let units: Units = units.collect();
    best_by(legal, |action| {
        let Action::Commit(points) = action else { return 0 };
        let left = game.supply().saturating_sub(points);
        let chance = i32::try_from(chance(game, units, points)).unwrap_or(0);
        let short = if left < ADVANCE { 50 } else { 0 };
        chance - POINT * i32::from(points) - short
    })
}

/// p4-advance: everybody who can go without opening the way behind.
fn advance(game: Sight<'_>, legal: &[Action]) -> Action {
    best_by(legal, |action| {
        let Action::Advance(unit) = action else { return 1 };
        let stays = match game.place_of(unit).area() {
            Some(area) => game.firm_areas().has(area) || (game.units_in(area) - game.picked()).len() > 1,
            None => true,
        };
        if stays { 2 } else { 0 }
    })
}

/// Where a unit could help to hold the way to the relief force: a neighbouring area outside the perimeter.
fn reinforcement(game: Sight<'_>, unit: Unit) -> Option<Area> {
    let c = game.pack();
    let from = game.place_of(unit).area()?;
    let corridor = game.controlled() - game.firm_areas();
    if corridor.has(from) || game.units_in(from).len() < 2 || !c.divisions.has(unit) {
        return None;
    }
    (c.adjacent[from.index()] & corridor).into_iter().find(|&area| game.units_in(area).len() < 3)
}

/// Whether the loss of one unit would cut the way to the relief force.
fn is_corridor_thin(game: Sight<'_>) -> bool {
    (game.controlled() - game.firm_areas()).into_iter().any(|area| game.units_in(area).len() == 1)
}

/// Whether the way to this letter is shorter by enough than the way to the relief force's own.
fn is_nearer(game: Sight<'_>, letter: Letter) -> bool {
    let letters = &game.pack().letters;
    let way = |letter: Letter| distance(game, letters[letter as usize].area);
    way(game.relief_force().1) - way(letter) >= NEARER
}

/// p5, Table G: what to lose: a defence, a step of a whole division, or ground rather than the last step.
fn suffer(style: Style, game: Sight<'_>, legal: &[Action]) -> Action {
    let c = game.pack();
    let Some(Strike { target: area, .. }) = game.strike() else { return best_by(legal, |action| -hurt(game, action)) };
    let west = style == Style::Consolidate && game.is_offensive_on() && !c.key_areas.has(area);
    best_by(legal, |action| match action {
        Action::LosePdm => 100,
        Action::Retreat(to) => 10 + 50 * i32::from(west) + defend(style, game, to).min(5),
        Action::Lose(_) => 50 - hurt(game, action),
        _ => 0,
    })
}

/// What a loss costs: the last step of a unit most, armor more.
fn hurt(game: Sight<'_>, action: Action) -> i32 {
    let Action::Lose(unit) = action else { return 0 };
    let c = game.pack();
    let last = game.depleted().has(unit) || !c.divisions.has(unit);
    let alone = game.place_of(unit).area().is_some_and(|area| game.units_in(area).len() == 1);
    20 * i32::from(last) + 20 * i32::from(last && alone) + 8 * i32::from(c.armor.has(unit))
}

/// How gladly a unit is left unsupplied.
fn hunger(game: Sight<'_>, unit: Unit) -> i32 {
    let c = game.pack();
    if !c.divisions.has(unit) {
        return 100;
    }
    50 - 20 * i32::from(game.depleted().has(unit)) - 10 * i32::from(c.armor.has(unit))
}

/// How much an area needs a defence: at the front, where somebody stands, on the way out.
fn defend(style: Style, game: Sight<'_>, area: Area) -> i32 {
    let c = game.pack();
    let front = small((c.adjacent[area.index()] & game.soviet()).len());
    let (active, inactive) = game.pdms(area);
    let corridor = 6 * i32::from(style.attacks(game) && !game.firm_areas().has(area));
    let key = 3 * i32::from(c.key_areas.has(area));
    let manned = 4 * i32::from(game.occupied().has(area));
    if front == 0 { 0 } else { front + corridor + key + manned - 6 * i32::from(active) - 3 * i32::from(inactive) }
}

/// How well an area is held.
fn strength(game: Sight<'_>, area: Area) -> i32 {
    let (active, _) = game.pdms(area);
    4 * i32::from(active) + small(game.units_in(area).len()) + small((game.units_in(area) - game.depleted()).len())
}

/// Where a unit stands well at set-up: where there is a front and nobody yet.
fn stand(game: Sight<'_>, area: Area) -> i32 {
    let c = game.pack();
    let front = small((c.adjacent[area.index()] - game.controlled()).len());
    4 * front.min(1) + 2 * i32::from(c.key_areas.has(area)) - 3 * small(game.units_in(area).len())
}

/// How far an area is from the nearest German unit.
fn distance(game: Sight<'_>, from: Area) -> i32 {
    let c = game.pack();
    let mut reached = Areas::only(from);
    for steps in 0..10 {
        if reached.meets(game.occupied()) {
            return steps;
        }
        reached = reached.into_iter().fold(reached, |all, area| all | c.adjacent[area.index()]);
    }
    10
}
