//! Tables A to H.

use kurgan_core::words;

use super::{MAX_UNITS, Weather};

/// The top of the Strategic Situation Index (p.1).
pub const SSI: usize = 10;

/// The results of a table from its first total on; totals beyond either end read the last column there.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Results<T> {
    /// The total of the first column.
    pub first: i8,
    /// The results, one for each total.
    pub results: Vec<T>,
}

impl<T: Copy> Results<T> {
    /// The result for a total.
    ///
    /// # Panics
    /// If there are no results, which the loader rules out.
    #[allow(clippy::cast_sign_loss)] // not below 0
    pub fn at(&self, total: i32) -> T {
        let column = total.saturating_sub(self.first.into()).max(0) as usize;
        self.results[column.min(self.results.len() - 1)]
    }

    /// The totals that have a column of their own.
    #[allow(clippy::cast_possible_truncation, clippy::cast_possible_wrap)] // a handful of columns
    pub fn totals(&self) -> std::ops::RangeInclusive<i32> {
        let first = i32::from(self.first);
        first..=first + self.results.len() as i32 - 1
    }
}

words! {
    /// How much the Luftwaffe or the relief force commits (Table A).
    #[allow(missing_docs)] // the names say it all
    pub enum Commitment[3] {
        Weak = "weak",
        Average = "average",
        Strong = "strong",
    }
}

/// Table A: Luftwaffe and relief force commitments.
#[derive(Clone, Debug)]
pub struct CommitmentTable {
    /// The result by total.
    pub results: Results<Commitment>,
    /// The modifier by SSI, 0 to 10.
    pub ssi: [i8; SSI + 1],
    /// What the "Luftwaffe +1" marker adds to the Luftwaffe roll.
    pub luftwaffe_marker: i8,
    /// What the "Hoth +1" marker adds to the relief roll.
    pub hoth_marker: i8,
}

/// Table B: airlift.
#[derive(Clone, Debug)]
pub struct AirliftTable {
    /// The supply by weather and total.
    pub supply: [Results<u8>; 2],
    /// The modifier by Luftwaffe commitment.
    pub luftwaffe: [i8; 3],
    /// The modifier by the number of German-controlled airfields, 0 to 2.
    pub airfields: [i8; 3],
}

impl AirliftTable {
    /// The supply that a total brings.
    pub fn supply(&self, weather: Weather, total: i32) -> u8 {
        self.supply[weather as usize].at(total)
    }
}

/// Table C: upkeep.
#[derive(Clone, Debug)]
pub struct UpkeepTable {
    /// The losses by total.
    pub losses: Results<u8>,
    /// The modifier by the number of unsupplied units.
    pub unsupplied: [i8; MAX_UNITS + 1],
}

/// What a Conference brings (Table D).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Conference {
    /// The side of the Commit marker received, +1 or +2; 0 for none.
    pub commit: i8,
    /// @: receive the "FoA/Airlift +1" marker.
    pub foa_airlift: bool,
}

words! {
    /// What an Appeal for Freedom of Action brings (Table D).
    pub enum Freedom[4] {
        /// Not granted.
        NotGranted = "not_granted",
        /// Not granted, #: receive or flip the "HQ Politics" marker.
        Politics = "politics",
        /// Not granted, *: receive the "FoA +1" marker.
        PlusOne = "plus_one",
        /// Granted.
        Granted = "granted",
    }
}

/// Table D: Appeals.
#[derive(Clone, Debug)]
pub struct AppealTable {
    /// What a Conference brings, by total.
    pub conference: Results<Conference>,
    /// What an Appeal for Freedom of Action brings, by total.
    pub freedom: Results<Freedom>,
    /// The supply that an Appeal for Airlift brings, by total.
    pub airlift: Results<u8>,
    /// What the "Attack w/o FoA" marker adds to any Appeal.
    pub attacked_without_foa: i8,
    /// What the "FoA +1" marker adds to Freedom of Action.
    pub foa_marker: i8,
    /// What the "FoA/Airlift +1" marker adds to Freedom of Action and to Airlift.
    pub foa_airlift_marker: i8,
}

words! {
    /// A result of a German attack (Table E).
    pub enum AttackResult[2] {
        /// Nothing happens.
        NoEffect = "no_effect",
        /// The Soviet unit retreats; in a Stalingrad area it takes a Hit first.
        Retreat = "retreat",
    }
}

/// Table E: German attacks.
#[derive(Clone, Debug)]
pub struct AttackTable {
    /// The result by total.
    pub results: Results<AttackResult>,
    /// For each supply point committed to the area.
    pub supply: i8,
    /// For a panzer or motorized unit, but not against Stalingrad.
    pub armor: i8,
    /// For a depleted attacker.
    pub depleted: i8,
    /// Against a Stalingrad area.
    pub stalingrad: i8,
}

words! {
    /// A result of the relief force's attack (Table F).
    pub enum ReliefResult[4] {
        /// One box back.
        Retreat = "retreat",
        /// Nothing happens.
        NoEffect = "no_effect",
        /// NE*: an advance if a Retreat fell on Table E this phase, else nothing.
        NoEffectStar = "no_effect_star",
        /// One box, or one area, forward.
        Advance = "advance",
    }
}

/// Table F: relief force attacks.
#[derive(Clone, Copy, Debug)]
pub struct ReliefTable {
    /// The result by commitment and die less one.
    pub results: [[ReliefResult; 6]; 3],
}

impl ReliefTable {
    /// The result of a roll, which is held to 1 to 6.
    #[allow(clippy::cast_sign_loss)] // not below 0
    pub fn at(&self, commitment: Commitment, total: i32) -> ReliefResult {
        self.results[commitment as usize][(total.clamp(1, 6) - 1) as usize]
    }
}

words! {
    /// A result of a Soviet attack (Table G).
    pub enum SovietResult[4] {
        /// NE: nothing happens.
        NoEffect = "no_effect",
        /// W: one more wounded.
        Wounded = "wounded",
        /// DX: a depleted unit or battlegroup alone in the area is eliminated.
        DepletedLoss = "depleted_loss",
        /// X: a loss or a retreat.
        Defeat = "defeat",
    }
}

/// Table G: Soviet attacks.
#[derive(Clone, Copy, Debug)]
pub struct SovietTable {
    /// The result against an occupied area, by die less one.
    pub occupied: [SovietResult; 6],
    /// The result against an empty area, by die less one.
    pub empty: [SovietResult; 6],
    /// Whether the die stands in brackets, by die less one: a follow-up once the Final Offensive has begun.
    pub bracketed: [bool; 6],
}

/// Table H: the strategic situation.
#[derive(Clone, Debug)]
pub struct SituationTable {
    /// What is added to the SSI, by total.
    pub adjust: Results<i8>,
    /// The modifier by Luftwaffe commitment.
    pub luftwaffe: [i8; 3],
    /// The modifier by relief force commitment.
    pub relief: [i8; 3],
    /// 6th Army surrendered with Freedom of Action granted.
    pub surrendered_with_foa: i8,
    /// The "No FoA Surrender" marker is held.
    pub surrendered_without_foa: i8,
    /// All German units have been eliminated from the map.
    pub eliminated: i8,
    /// For each area attacked without Freedom of Action.
    pub attacked_without_foa: i8,
}

/// Tables A to H.
#[derive(Clone, Debug)]
pub struct Tables {
    /// Table A.
    pub commitment: CommitmentTable,
    /// Table B.
    pub airlift: AirliftTable,
    /// Table C.
    pub upkeep: UpkeepTable,
    /// Table D.
    pub appeal: AppealTable,
    /// Table E.
    pub attack: AttackTable,
    /// Table F.
    pub relief: ReliefTable,
    /// Table G.
    pub soviet: SovietTable,
    /// Table H.
    pub situation: SituationTable,
}
