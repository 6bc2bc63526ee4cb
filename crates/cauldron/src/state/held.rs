//! Markers held and effects that last.

use kurgan_core::{Id, words};

use crate::components::Marker;

words! {
    /// A marker held, or an effect that lasts.
    pub enum Held[18] {
        /// "Luftwaffe +1".
        Luftwaffe = "luftwaffe",
        /// "Hoth +1".
        Hoth = "hoth",
        /// Milch has been put in charge of the airlift.
        Milch = "milch",
        /// Manstein has stabilized the front.
        Manstein = "manstein",
        /// The half of "FoA +1" or "FoA/Airlift +1" that helps Freedom of Action.
        FoaBonus = "foa_bonus",
        /// The half of "FoA/Airlift +1" that helps Airlift.
        AirliftBonus = "airlift_bonus",
        /// "HQ Politics".
        Politics = "hq_politics",
        /// "No FoA Appeal".
        NoFoaAppeal = "no_foa_appeal",
        /// "FoA Received".
        FoaReceived = "foa_received",
        /// "Attack w/o FoA" of last turn, a reminder for the Appeal (ruling 25).
        AppealPenalty = "appeal_penalty",
        /// The Council of War counter.
        Council = "council_of_war",
        /// Tiger tanks are effective.
        TigerTanks = "tiger_tanks",
        /// Zhukov is dead: no Final Offensive.
        ZhukovDead = "zhukov_dead",
        /// Prisoners are treated well.
        PrisonersWell = "prisoners_treated_well",
        /// The Luftwaffe has shifted forces.
        LuftwaffeShifts = "luftwaffe_shifts",
        /// The Schmidt counter.
        Schmidt = "schmidt",
        /// What If 6: the officers will be flown out.
        Officers = "officers",
        /// What If 8: the right-hand number while all of Stalingrad is held.
        RightHand = "right_hand_number",
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
