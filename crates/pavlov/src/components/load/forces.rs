//! The counters of both sides and the weapons.

use std::collections::BTreeSet;

use kurgan_core::chance::MAX_DICE;
use kurgan_core::pack::{Checks, Row};
use kurgan_core::{Id, words};

use super::super::{
    COUNTERS, Counter, CounterData, Counters, KINDS, Kind, KindData, Kinds, Letter, LetterData, Letters, Problem,
    WEAPONS, Weapon, WeaponData, Weapons,
};
use super::problem::{self, COMMANDER, COUNTER, KIND, KIND_COUNTER, LETTER, STARTING, WEAPON};
use super::variants::Raids;
use super::{called, total};

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

pub(super) fn garrison(mut file: Row<'_>) -> Garrison {
    let letters = file
        .each("letter", LETTER, |row, _: Letter| LetterData { name: row.name("name"), printed: row.name("printed") });
    let mut garrison = Garrison {
        counters: Vec::new(),
        starting: Counters::EMPTY,
        with: [Counters::EMPTY; 7],
        letters: letters.map(Option::unwrap_or_default),
    };
    // A counter may be called by its id or its name in any language, so they share one list.
    let mut names = BTreeSet::new();
    for mut row in file.rows_up_to(COUNTERS, COUNTER, "counter", "id") {
        let counter = Counter::from_index(garrison.counters.len());
        let mut letters = Letters::default();
        for letter in row.words::<Letter>("specials") {
            if letters.has(letter) {
                row.bad("specials", Problem::Duplicate { value: letter.id().to_owned() });
            }
            letters = letters.with(letter);
            garrison.with[letter as usize].add(counter);
        }
        let id = row.word_id(&mut names);
        let data = CounterData {
            name: called(&mut row, &mut names, &id),
            id,
            attack: row.number("attack", 0..=MAX_VALUE),
            suppress: row.number("suppress", 0..=MAX_VALUE),
            letters,
            cost: row.number("cost", 0..=MAX_VALUE),
            starting: row.flag("starting"),
            role: row.word("role"),
        };
        if data.starting {
            garrison.starting.add(counter);
        }
        garrison.counters.push(data);
        row.close();
    }
    let mut meta = file.table("meta");
    total(&mut meta, "count", COUNTER, garrison.counters.len());
    total(&mut meta, "starting_count", STARTING, garrison.starting.len());
    meta.close();
    let found = garrison.with[Letter::Command as usize].len();
    if found != COMMANDERS {
        file.bad("specials", Problem::WrongCount { thing: COMMANDER, needed: COMMANDERS, found });
    }
    file.close();
    garrison
}

impl Garrison {
    /// Checks that a raid of everybody can be rolled.
    pub(super) fn raid(&self, checks: &Checks, raids: &Raids) {
        let storm = self.with[Letter::Storm as usize].len();
        let found = usize::from(raids.dice) * self.counters.len() + usize::from(raids.storm_dice) * storm;
        if found > MAX_DICE {
            checks.bad("soviet_counters.toml", "", "specials", problem::raid_dice(found, MAX_DICE));
        }
    }
}

/// The weapons of the house.
pub(super) struct Arms {
    pub(super) weapons: Vec<WeaponData>,
    pub(super) with: [Weapons; 7],
}

pub(super) fn weapons(mut file: Row<'_>) -> Arms {
    let mut arms = Arms { weapons: Vec::new(), with: [Weapons::EMPTY; 7] };
    let mut ids = BTreeSet::new();
    for mut row in file.rows_up_to(WEAPONS, WEAPON, "weapon", "id") {
        let data = WeaponData {
            id: row.word_id(&mut ids),
            name: row.name("name"),
            attack: row.number("attack", 0..=MAX_VALUE),
            suppress: row.number("suppress", 0..=MAX_VALUE),
            letter: row.word("special"),
            cost: row.number("cost", 0..=MAX_VALUE),
        };
        // Anti-tank only attacks, Mortar only suppresses (p.23).
        let (attacks, suppresses) = match data.letter {
            Letter::AntiTank => (true, false),
            Letter::MachineGun => (true, true),
            Letter::Mortar => (false, true),
            letter => {
                row.bad("special", problem::not_a_weapon(letter.id()));
                row.close();
                continue;
            }
        };
        for (field, value, used) in [("attack", data.attack, attacks), ("suppress", data.suppress, suppresses)] {
            if (value > 0) != used {
                row.bad(field, problem::weapon_value(data.letter.id(), used));
            }
        }
        arms.with[data.letter as usize].add(Weapon::from_index(arms.weapons.len()));
        arms.weapons.push(data);
        row.close();
    }
    let mut meta = file.table("meta");
    total(&mut meta, "count", WEAPON, arms.weapons.len());
    let mut by_special = meta.inner("by_special");
    for letter in [Letter::AntiTank, Letter::MachineGun, Letter::Mortar] {
        total(&mut by_special, letter.id(), WEAPON, arms.with[letter as usize].len());
    }
    by_special.close();
    meta.close();
    file.close();
    arms
}

words! {
    /// The two groups of Wehrmacht counters.
    enum Group[2] {
        Infantry = "infantry",
        Armor = "armor",
    }
}

/// The Wehrmacht counters.
pub(super) struct Enemy {
    pub(super) kinds: Vec<KindData>,
    pub(super) infantry: Kinds,
}

pub(super) fn kinds(mut file: Row<'_>) -> Enemy {
    let mut enemy = Enemy { kinds: Vec::new(), infantry: Kinds::EMPTY };
    let mut names = BTreeSet::new();
    for mut row in file.rows_up_to(KINDS, KIND, "counter", "id") {
        let infantry = row.word::<Group>("group") == Group::Infantry;
        let (value, other) = if infantry { ("suppress", "attack") } else { ("attack", "suppress") };
        row.surplus(other);
        if infantry {
            enemy.infantry.add(Kind::from_index(enemy.kinds.len()));
        }
        let id = row.word_id(&mut names);
        enemy.kinds.push(KindData {
            name: called(&mut row, &mut names, &id),
            id,
            infantry,
            value: row.number(value, 1..=MAX_VALUE),
            defense: row.number("defense", 1..=6),
            count: row.number("count", 1..=64),
        });
        row.close();
    }
    let mut meta = file.table("meta");
    total(&mut meta, "types", KIND, enemy.kinds.len());
    total(&mut meta, "count", KIND_COUNTER, enemy.kinds.iter().map(|kind| usize::from(kind.count)).sum());
    meta.close();
    file.close();
    enemy
}
