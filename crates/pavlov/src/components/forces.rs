//! The counters: Soviet counters, weapons and Wehrmacht counters.

use kurgan_core::pack::Name;
use kurgan_core::{Set, id, words};

/// The most Soviet counters that a pack may have.
pub const COUNTERS: usize = 34;
/// The most weapons that a pack may have.
pub const WEAPONS: usize = 7;
/// How many types of Wehrmacht counters there are (p.13).
pub const KINDS: usize = 7;

id! {
    /// A Soviet counter by its place in `soviet_counters.toml`.
    Counter
}
id! {
    /// A weapon by its place in `weapon_counters.toml`.
    Weapon
}
id! {
    /// A type of Wehrmacht counter by its place in `wehrmacht_counters.toml`.
    Kind
}

/// A set of Soviet counters.
pub type Counters = Set<Counter>;
/// A set of weapons.
pub type Weapons = Set<Weapon>;
/// A set of types of Wehrmacht counters.
pub type Kinds = Set<Kind>;

words! {
    /// A special letter of counters and weapons (p.3).
    pub enum Letter[7] {
        /// Anti-tank crew or weapon (p.23).
        AntiTank = "A",
        /// Machine Gun crew or weapon (p.23).
        MachineGun = "G",
        /// Mortar crew or weapon (p.23).
        Mortar = "M",
        /// A commander (p.21).
        Command = "C",
        /// The Forward Observer (p.22).
        Observer = "F",
        /// Inspires the crews of his weapon (p.24).
        Inspire = "I",
        /// Strong in raids (p.24).
        Storm = "S",
    }
}

/// A set of special letters.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Letters(pub u8);

impl Letters {
    /// Whether it has that letter.
    pub const fn has(self, letter: Letter) -> bool {
        self.0 >> letter as u8 & 1 != 0
    }

    /// These letters and one more.
    #[must_use]
    pub const fn with(self, letter: Letter) -> Self {
        Self(self.0 | 1 << letter as u8)
    }

    /// Every letter, in the order of [`Letter::ALL`].
    pub fn each(self) -> impl Iterator<Item = Letter> {
        Letter::ALL.into_iter().filter(move |&letter| self.has(letter))
    }
}

/// A special letter as it is printed.
#[derive(Clone, Debug, Default)]
pub struct LetterData {
    /// What it stands for.
    pub name: Name,
    /// What is printed on the counter in each language.
    pub printed: Name,
}

words! {
    /// What a man of the garrison was; it has no effect on play.
    #[allow(missing_docs)] // the names say it all
    pub enum Role[15] {
        SquadLeader = "squad_leader",
        SubmachineGunner = "submachine_gunner",
        MachineGunPlatoonLeader = "machine_gun_platoon_leader",
        CompanyCommander = "company_commander",
        MachineGunCrewLeader = "machine_gun_crew_leader",
        MachineGunner = "machine_gunner",
        AntiTankSquadLeader = "anti_tank_squad_leader",
        AntiTankRifleman = "anti_tank_rifleman",
        MortarSectionLeader = "mortar_section_leader",
        Mortarman = "mortarman",
        ArtilleryObserver = "artillery_observer",
        Sniper = "sniper",
        Rifleman = "rifleman",
        Medic = "medic",
        MedicalInstructor = "medical_instructor",
    }
}

/// The most reinforcement points that can be spent at once.
pub const MAX_POINTS: usize = 20;

/// A Soviet counter (p.3).
#[derive(Clone, Debug)]
pub struct CounterData {
    /// The id in the data files, `pavlov`.
    pub id: String,
    /// The printed name.
    pub name: Name,
    /// The Attack Value, in dice.
    pub attack: u8,
    /// The Suppress Value, in tokens.
    pub suppress: u8,
    /// The special letters.
    pub letters: Letters,
    /// What it costs in reinforcement points.
    pub cost: u8,
    /// Whether it begins the game in the house.
    pub starting: bool,
    /// What the man was.
    pub role: Role,
}

/// A weapon counter (p.23).
#[derive(Clone, Debug)]
pub struct WeaponData {
    /// The id in the data files, `maxim_1`.
    pub id: String,
    /// The printed name.
    pub name: Name,
    /// The Attack Value, in dice.
    pub attack: u8,
    /// The Suppress Value, in tokens.
    pub suppress: u8,
    /// The letter that its crew must have.
    pub letter: Letter,
    /// What it costs in reinforcement points.
    pub cost: u8,
}

/// A type of Wehrmacht counter (p.13).
#[derive(Clone, Debug)]
pub struct KindData {
    /// The id in the data files, `riflemen`.
    pub id: String,
    /// The printed name.
    pub name: Name,
    /// Whether it is infantry; otherwise it is armor.
    pub infantry: bool,
    /// The Suppress Value of infantry, the Attack Value of armor.
    pub value: u8,
    /// The Defense Value.
    pub defense: u8,
    /// How many counters there are.
    pub count: u8,
}
