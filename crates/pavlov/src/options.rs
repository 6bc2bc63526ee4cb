//! Players, variants (p.27-30) and editions, each switch its own option.

use kurgan_core::{BadOption, OptionKind, OptionSpec, Seat, words};
use serde::Serialize;
use serde_json::{Value, json};

words! {
    /// Who plays (p.30).
    pub enum Players[4] {
        /// One defender.
        Solitaire = "solitaire",
        /// Two defenders, one behind the Volga and one in the house.
        Cooperative = "cooperative",
        /// One defender against a German player.
        CompetitiveTwo = "competitive_two",
        /// Two defenders against a German player.
        CompetitiveThree = "competitive_three",
    }
}

words! {
    /// Whether Tactics cards help the Wehrmacht (p.28-29); competitive games have their own.
    pub enum TacticsVariant[3] {
        /// No Tactics cards.
        None = "none",
        /// The Veteran variant.
        Veteran = "veteran",
        /// The Elite variant.
        Elite = "elite",
    }
}

words! {
    /// The printings of the rules, each a setting of all switches.
    pub enum Edition[3] {
        /// The English second printing of April 2019.
        En2 = "en2",
        /// The earlier French edition.
        Fr = "fr",
        /// The later Russian edition.
        Ru = "ru",
    }
}

words! {
    /// When the loss of the last Soviet counter loses the game (ruling 85).
    pub enum LoseWithoutCounters[2] {
        /// From whatever cause.
        Always = "always",
        /// Only through a Resupply card.
        Resupply = "resupply",
    }
}

/// The options of one game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[allow(clippy::struct_excessive_bools)] // independent switches, one for each ruling
pub struct Options {
    /// Who plays (p30-cooperative, p30-competitive).
    pub players: Players,
    /// Tactics cards in games without a German player (p28-tactics).
    pub tactics: TacticsVariant,
    /// Operational Support cards (p27-operational-support).
    pub operational_support: bool,
    /// The printing that set the switches below (p2-setup).
    pub edition: Edition,
    /// How many Disrupted Tokens the box has; for display only (ruling 1).
    pub disrupted_tokens: u8,
    /// How many dice the Forward Observer rolls (ruling 71).
    pub forward_observer_dice: u8,
    /// Whether the Forward Observer may take a single counter as target (ruling 72).
    pub forward_observer_single: bool,
    /// Whether mortars may divide their tokens between two colours (ruling 70).
    pub mortar_split: bool,
    /// Whether Suppress may divide its tokens between two colours (ruling 70).
    pub suppress_split: bool,
    /// Whether counters may recover in the Reserves box (ruling 67).
    pub recover_in_reserves: bool,
    /// Whether Suppress may place fewer tokens than its value (ruling 69).
    pub suppress_up_to: bool,
    /// Whether only ready counters may move (ruling 61).
    pub ready_only_moves: bool,
    /// Whether a Resupply card without any Food Token loses the game (ruling 51).
    pub lose_without_food: bool,
    /// When the loss of the last Soviet counter loses the game (ruling 85).
    pub lose_without_counters: LoseWithoutCounters,
    /// Whether a low score is a defeat and not a draw (ruling 84).
    pub score_defeat: bool,
    /// Whether the last raid on the Milk House may be declined (ruling 58).
    pub final_raid_optional: bool,
    /// House rule: weapons eat too (ruling 50).
    pub weapons_eat: bool,
    /// House rule: raids are possible with Wehrmacht counters on the tracks, with fewer dice (ruling 87).
    pub raid_under_fire: bool,
}

impl Default for Options {
    fn default() -> Self {
        Self {
            players: Players::Solitaire,
            tactics: TacticsVariant::None,
            operational_support: false,
            edition: Edition::En2,
            disrupted_tokens: 36,
            forward_observer_dice: 3,
            forward_observer_single: true,
            mortar_split: true,
            suppress_split: true,
            recover_in_reserves: true,
            suppress_up_to: true,
            ready_only_moves: false,
            lose_without_food: false,
            lose_without_counters: LoseWithoutCounters::Always,
            score_defeat: true,
            final_raid_optional: true,
            weapons_eat: false,
            raid_under_fire: false,
        }
    }
}

const PLAYERS: &[&str] = &["solitaire", "cooperative", "competitive_two", "competitive_three"];
const TACTICS: &[&str] = &["none", "veteran", "elite"];
const EDITIONS: &[&str] = &["en2", "fr", "ru"];
const CAUSES: &[&str] = &["always", "resupply"];

/// An option that is on or off.
const fn switch(name: &'static str, rule: &'static str) -> OptionSpec {
    OptionSpec { name, kind: OptionKind::Bool, rule }
}

/// Every option, those that choose the game first.
pub const OPTIONS: [OptionSpec; 18] = [
    OptionSpec { name: "players", kind: OptionKind::Choice(PLAYERS), rule: "p30-cooperative" },
    OptionSpec { name: "tactics", kind: OptionKind::Choice(TACTICS), rule: "p28-tactics" },
    switch("operational_support", "p27-operational-support"),
    OptionSpec { name: "edition", kind: OptionKind::Choice(EDITIONS), rule: "p2-setup" },
    OptionSpec { name: "disrupted_tokens", kind: OptionKind::Integer(34, 36), rule: "p2-stock" },
    OptionSpec { name: "forward_observer_dice", kind: OptionKind::Integer(2, 3), rule: "p22-forward-observer" },
    switch("forward_observer_single", "p22-forward-observer"),
    switch("mortar_split", "p23-mortar"),
    switch("suppress_split", "p20-suppress"),
    switch("recover_in_reserves", "p24-recover"),
    switch("suppress_up_to", "p20-suppress"),
    switch("ready_only_moves", "p19-move"),
    switch("lose_without_food", "p26-loss"),
    OptionSpec { name: "lose_without_counters", kind: OptionKind::Choice(CAUSES), rule: "p26-loss" },
    switch("score_defeat", "p26-levels"),
    switch("final_raid_optional", "p26-end"),
    switch("weapons_eat", "house-weapons-eat"),
    switch("raid_under_fire", "house-raid-under-fire"),
];

impl Options {
    /// Sets every switch as that printing has it; who plays and the variants remain.
    fn set_edition(&mut self, edition: Edition) {
        let french = edition == Edition::Fr;
        *self = Self {
            players: self.players,
            tactics: self.tactics,
            operational_support: self.operational_support,
            edition,
            disrupted_tokens: if french { 34 } else { 36 },
            forward_observer_dice: if french { 2 } else { 3 },
            forward_observer_single: !french,
            mortar_split: !french,
            suppress_split: !french,
            recover_in_reserves: !french,
            suppress_up_to: !french,
            ready_only_moves: french,
            lose_without_food: french,
            lose_without_counters: if french { LoseWithoutCounters::Resupply } else { LoseWithoutCounters::Always },
            score_defeat: !french,
            ..Self::default()
        };
    }

    /// Whether a German player takes part.
    pub fn competitive(self) -> bool {
        self.german().is_some()
    }

    /// The seat of the German player, if there is one: the last.
    pub fn german(self) -> Option<Seat> {
        match self.players {
            Players::CompetitiveTwo => Some(Seat(1)),
            Players::CompetitiveThree => Some(Seat(2)),
            Players::Solitaire | Players::Cooperative => None,
        }
    }

    /// The seats of the game, in the order of their numbers.
    pub fn seats(self) -> &'static [&'static str] {
        match self.players {
            Players::Solitaire => &["defender"],
            Players::Cooperative => &["operational", "tactical"],
            Players::CompetitiveTwo => &["defender", "german"],
            Players::CompetitiveThree => &["operational", "tactical", "german"],
        }
    }

    /// The seats of any game.
    pub const fn all_seats() -> [&'static str; 4] {
        ["defender", "operational", "tactical", "german"]
    }
}

impl kurgan_core::Options for Options {
    fn write(&self) -> Value {
        json!({
            "players": self.players.id(),
            "tactics": self.tactics.id(),
            "operational_support": self.operational_support,
            "edition": self.edition.id(),
            "disrupted_tokens": self.disrupted_tokens,
            "forward_observer_dice": self.forward_observer_dice,
            "forward_observer_single": self.forward_observer_single,
            "mortar_split": self.mortar_split,
            "suppress_split": self.suppress_split,
            "recover_in_reserves": self.recover_in_reserves,
            "suppress_up_to": self.suppress_up_to,
            "ready_only_moves": self.ready_only_moves,
            "lose_without_food": self.lose_without_food,
            "lose_without_counters": self.lose_without_counters.id(),
            "score_defeat": self.score_defeat,
            "final_raid_optional": self.final_raid_optional,
            "weapons_eat": self.weapons_eat,
            "raid_under_fire": self.raid_under_fire,
        })
    }

    /// What is absent is as the edition has it.
    fn read(value: &Value) -> Result<Self, BadOption> {
        let mut options = Self::default();
        let mut given = OptionSpec::given(value)?;
        if let Some(edition) = given.shift_remove("edition") {
            options.set("edition", &edition)?;
        }
        for (name, value) in given {
            options.set(&name, &value)?;
        }
        Ok(options)
    }

    /// The edition sets every switch anew.
    fn set(&mut self, name: &str, value: &Value) -> Result<(), BadOption> {
        let spec = OptionSpec::named(&OPTIONS, name)?;
        let (flag, word, number) = (|| spec.flag(value), || spec.word(value), || number(spec, value));
        match name {
            "players" => self.players = Players::ALL[word()?],
            "tactics" => self.tactics = TacticsVariant::ALL[word()?],
            "operational_support" => self.operational_support = flag()?,
            "edition" => self.set_edition(Edition::ALL[word()?]),
            "disrupted_tokens" => self.disrupted_tokens = number()?,
            "forward_observer_dice" => self.forward_observer_dice = number()?,
            "forward_observer_single" => self.forward_observer_single = flag()?,
            "mortar_split" => self.mortar_split = flag()?,
            "suppress_split" => self.suppress_split = flag()?,
            "recover_in_reserves" => self.recover_in_reserves = flag()?,
            "suppress_up_to" => self.suppress_up_to = flag()?,
            "ready_only_moves" => self.ready_only_moves = flag()?,
            "lose_without_food" => self.lose_without_food = flag()?,
            "lose_without_counters" => self.lose_without_counters = LoseWithoutCounters::ALL[word()?],
            "score_defeat" => self.score_defeat = flag()?,
            "final_raid_optional" => self.final_raid_optional = flag()?,
            "weapons_eat" => self.weapons_eat = flag()?,
            _ => self.raid_under_fire = flag()?,
        }
        Ok(())
    }
}

/// A whole number within the bounds of the option.
fn number(spec: &OptionSpec, value: &Value) -> Result<u8, BadOption> {
    let number = value.as_u64().and_then(|number| u8::try_from(number).ok());
    let within = |number: &u8| matches!(spec.kind, OptionKind::Integer(from, to) if (from..=to).contains(number));
    number.filter(within).ok_or_else(|| spec.wrong())
}
