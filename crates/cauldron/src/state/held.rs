//! Markers held and effects that last.

use kurgan_core::Id;

use crate::components::Marker;

/// A marker held, or an effect that lasts.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Held {
    /// "Luftwaffe +1".
    Luftwaffe,
    /// "Hoth +1".
    Hoth,
    /// Milch has been put in charge of the airlift.
    Milch,
    /// Manstein has stabilized the front.
    Manstein,
    /// The half of "FoA +1" or "FoA/Airlift +1" that helps Freedom of Action.
    FoaBonus,
    /// The half of "FoA/Airlift +1" that helps Airlift.
    AirliftBonus,
    /// "HQ Politics".
    Politics,
    /// "No FoA Appeal".
    NoFoaAppeal,
    /// "FoA Received".
    FoaReceived,
    /// "Attack w/o FoA" of last turn, a reminder for the Appeal (ruling 25).
    AppealPenalty,
    /// The Council of War counter.
    Council,
    /// Tiger tanks are effective.
    TigerTanks,
    /// Zhukov is dead: no Final Offensive.
    ZhukovDead,
    /// Prisoners are treated well.
    PrisonersWell,
    /// The Luftwaffe has shifted forces.
    LuftwaffeShifts,
    /// The Schmidt counter.
    Schmidt,
    /// What If 6: the officers will be flown out.
    Officers,
    /// What If 8: the right-hand number while all of Stalingrad is held.
    RightHand,
}

impl Held {
    /// All of them, by index.
    pub const ALL: [Self; 18] = [
        Self::Luftwaffe,
        Self::Hoth,
        Self::Milch,
        Self::Manstein,
        Self::FoaBonus,
        Self::AirliftBonus,
        Self::Politics,
        Self::NoFoaAppeal,
        Self::FoaReceived,
        Self::AppealPenalty,
        Self::Council,
        Self::TigerTanks,
        Self::ZhukovDead,
        Self::PrisonersWell,
        Self::LuftwaffeShifts,
        Self::Schmidt,
        Self::Officers,
        Self::RightHand,
    ];

    /// The id in records, protocols and locales.
    pub const fn id(self) -> &'static str {
        [
            "luftwaffe",
            "hoth",
            "milch",
            "manstein",
            "foa_bonus",
            "airlift_bonus",
            "hq_politics",
            "no_foa_appeal",
            "foa_received",
            "appeal_penalty",
            "council_of_war",
            "tiger_tanks",
            "zhukov_dead",
            "prisoners_treated_well",
            "luftwaffe_shifts",
            "schmidt",
            "officers",
            "right_hand_number",
        ][self as usize]
    }
}

impl From<Marker> for Held {
    fn from(marker: Marker) -> Self {
        match marker {
            Marker::Luftwaffe => Self::Luftwaffe,
            Marker::Hoth => Self::Hoth,
            Marker::Milch => Self::Milch,
            Marker::Manstein => Self::Manstein,
        }
    }
}

impl Id for Held {
    const KIND: &'static str = "Held";

    #[inline]
    fn index(self) -> usize {
        self as usize
    }
    fn from_index(index: usize) -> Self {
        Self::ALL[index.min(Self::ALL.len() - 1)]
    }
}
