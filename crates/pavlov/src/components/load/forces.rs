//! The counters of both sides and the weapons.

use std::collections::BTreeSet;

use kurgan_core::Id;
use kurgan_core::chance::MAX_DICE;
use kurgan_core::pack::Checks;

use super::super::{
    COUNTERS, Counter, CounterData, Counters, KINDS, Kind, KindData, Kinds, Letter, LetterData, Letters, Problem,
    WEAPONS, Weapon, WeaponData, Weapons,
};
use super::problem::{self, COMMANDER, COUNTER, KIND, KIND_COUNTER, LETTER, STARTING, WEAPON};
use super::{COUNTERS_FILE, KINDS_FILE, MoreChecks, WEAPONS_FILE, raw};

/// The highest printed value of a counter.
const MAX_VALUE: u8 = 12;

/// How many commanders there are (p.21).
const COMMANDERS: usize = 3;

/// The garrison of the house.
pub(super) struct Garrison {
    pub(super) counters: Vec<CounterData>,
    pub(super) starting: Counters,
    pub(super) with: [Counters; 7],
    pub(super) letters: [LetterData; 7],
}

pub(super) fn garrison(checks: &mut Checks, mut file: raw::SovietCountersFile) -> Garrison {
    const FILE: &str = COUNTERS_FILE;
    checks.source(FILE, "meta", &file.meta);
    checks.at_most(FILE, COUNTER, COUNTERS, &mut file.counter);
    let mut garrison = Garrison {
        counters: Vec::new(),
        starting: Counters::EMPTY,
        with: [Counters::EMPTY; 7],
        letters: letters(checks, file.letter),
    };
    // A counter may be called by its id or its name in any language, so they share one list.
    let mut names = BTreeSet::new();
    for raw in file.counter {
        let counter = Counter::from_index(garrison.counters.len());
        let record = format!("counter {}", raw.id);
        checks.source(FILE, &record, &raw);
        checks.id(&mut names, FILE, &record, &raw.id);
        checks.names(&mut names, FILE, &record, &raw.id, &raw.name);
        for (field, value) in [("attack", raw.attack), ("suppress", raw.suppress), ("cost", raw.cost)] {
            checks.range(FILE, &record, field, value, 0..=MAX_VALUE);
        }
        let mut letters = Letters::default();
        for &letter in &raw.specials {
            if letters.has(letter) {
                checks.bad(FILE, &record, "specials", Problem::Duplicate { value: letter.id().to_owned() });
            }
            letters = letters.with(letter);
            garrison.with[letter as usize].add(counter);
        }
        if raw.starting {
            garrison.starting.add(counter);
        }
        garrison.counters.push(CounterData {
            id: raw.id,
            name: raw.name,
            attack: raw.attack,
            suppress: raw.suppress,
            letters,
            cost: raw.cost,
            starting: raw.starting,
            role: raw.role,
        });
    }
    checks.count(FILE, "meta", "count", COUNTER, file.meta.count, garrison.counters.len());
    checks.count(FILE, "meta", "starting_count", STARTING, file.meta.starting_count, garrison.starting.len());
    let commanders = garrison.with[Letter::Command as usize].len();
    if commanders != COMMANDERS {
        let problem = Problem::WrongCount { thing: COMMANDER, needed: COMMANDERS, found: commanders };
        checks.bad(FILE, "", "specials", problem);
    }
    garrison
}

impl Garrison {
    /// Checks that a raid of everybody can be rolled.
    pub(super) fn raid(&self, checks: &mut Checks, raw: &raw::StormGroupsMeta) {
        let storm = self.with[Letter::Storm as usize].len();
        let (dice, extra) = (usize::from(raw.dice_per_counter), usize::from(raw.extra_dice_storm_attribute));
        let found = dice * self.counters.len() + extra * storm;
        if found > MAX_DICE {
            checks.bad(COUNTERS_FILE, "", "specials", problem::raid_dice(found, MAX_DICE));
        }
    }
}

fn letters(checks: &mut Checks, all: Vec<raw::LetterRow>) -> [LetterData; 7] {
    const FILE: &str = COUNTERS_FILE;
    let mut found: [Option<LetterData>; 7] = Default::default();
    for raw in all {
        let record = format!("letter {}", raw.id.id());
        checks.source(FILE, &record, &raw);
        checks.name(FILE, &record, &raw.name);
        checks.said(FILE, &record, "printed", &raw.printed);
        if found[raw.id as usize].replace(LetterData { name: raw.name, printed: raw.printed }).is_some() {
            checks.bad(FILE, &record, "id", Problem::Duplicate { value: raw.id.id().to_owned() });
        }
    }
    Letter::ALL.map(|letter| checks.given(FILE, "letter", LETTER, letter.id(), found[letter as usize].take()))
}

/// The weapons of the house.
pub(super) struct Arms {
    pub(super) weapons: Vec<WeaponData>,
    pub(super) with: [Weapons; 7],
}

pub(super) fn weapons(checks: &mut Checks, mut file: raw::WeaponsFile) -> Arms {
    const FILE: &str = WEAPONS_FILE;
    checks.source(FILE, "meta", &file.meta);
    checks.at_most(FILE, WEAPON, WEAPONS, &mut file.weapon);
    let mut arms = Arms { weapons: Vec::new(), with: [Weapons::EMPTY; 7] };
    let mut ids = BTreeSet::new();
    for raw in file.weapon {
        let record = format!("weapon {}", raw.id);
        checks.source(FILE, &record, &raw);
        checks.name(FILE, &record, &raw.name);
        checks.id(&mut ids, FILE, &record, &raw.id);
        for (field, value) in [("attack", raw.attack), ("suppress", raw.suppress), ("cost", raw.cost)] {
            checks.range(FILE, &record, field, value, 0..=MAX_VALUE);
        }
        // Anti-tank only attacks, Mortar only suppresses (p.23).
        let (attacks, suppresses) = match raw.special {
            Letter::AntiTank => (true, false),
            Letter::MachineGun => (true, true),
            Letter::Mortar => (false, true),
            letter => {
                checks.bad(FILE, &record, "special", problem::not_a_weapon(letter.id()));
                continue;
            }
        };
        for (field, value, used) in [("attack", raw.attack, attacks), ("suppress", raw.suppress, suppresses)] {
            if (value > 0) != used {
                checks.bad(FILE, &record, field, problem::weapon_value(raw.special.id(), used));
            }
        }
        arms.with[raw.special as usize].add(Weapon::from_index(arms.weapons.len()));
        arms.weapons.push(WeaponData {
            id: raw.id,
            name: raw.name,
            attack: raw.attack,
            suppress: raw.suppress,
            letter: raw.special,
            cost: raw.cost,
        });
    }
    checks.count(FILE, "meta", "count", WEAPON, file.meta.count, arms.weapons.len());
    let by_special = file.meta.by_special;
    for (letter, needed) in [
        (Letter::AntiTank, by_special.anti_tank),
        (Letter::MachineGun, by_special.machine_gun),
        (Letter::Mortar, by_special.mortar),
    ] {
        checks.count(FILE, "meta", "by_special", WEAPON, needed, arms.with[letter as usize].len());
    }
    arms
}

/// The Wehrmacht counters.
pub(super) struct Enemy {
    pub(super) kinds: Vec<KindData>,
    pub(super) infantry: Kinds,
}

pub(super) fn kinds(checks: &mut Checks, mut file: raw::KindsFile) -> Enemy {
    const FILE: &str = KINDS_FILE;
    checks.source(FILE, "meta", &file.meta);
    checks.at_most(FILE, KIND, KINDS, &mut file.counter);
    let mut enemy = Enemy { kinds: Vec::new(), infantry: Kinds::EMPTY };
    let mut names = BTreeSet::new();
    for raw in file.counter {
        let record = format!("counter {}", raw.id);
        checks.source(FILE, &record, &raw);
        checks.id(&mut names, FILE, &record, &raw.id);
        checks.names(&mut names, FILE, &record, &raw.id, &raw.name);
        let infantry = raw.group == raw::Group::Infantry;
        let (field, value, other, surplus) = if infantry {
            ("suppress", raw.suppress, "attack", raw.attack)
        } else {
            ("attack", raw.attack, "suppress", raw.suppress)
        };
        if surplus.is_some() {
            checks.bad(FILE, &record, other, Problem::Surplus);
        }
        if let Some(value) = value {
            checks.range(FILE, &record, field, value, 1..=MAX_VALUE);
        } else {
            checks.bad(FILE, &record, field, Problem::Absent);
        }
        checks.range(FILE, &record, "defense", raw.defense, 1..=6);
        checks.range(FILE, &record, "count", raw.count, 1..=64);
        if infantry {
            enemy.infantry.add(Kind::from_index(enemy.kinds.len()));
        }
        enemy.kinds.push(KindData {
            id: raw.id,
            name: raw.name,
            infantry,
            value: value.unwrap_or_default(),
            defense: raw.defense,
            count: raw.count,
        });
    }
    checks.count(FILE, "meta", "types", KIND, file.meta.types, enemy.kinds.len());
    let counters = enemy.kinds.iter().map(|kind| usize::from(kind.count)).sum();
    checks.count(FILE, "meta", "count", KIND_COUNTER, file.meta.count, counters);
    enemy
}
