//! The data files as they are written: one struct for each kind of record.

use kurgan_core::{files, records};
use serde::Deserialize;

use super::super::{Category, Colour, Letter, Name, Role, Token, Unit, Use};

files! {
    BoardFile {
        meta: BoardMeta,
        #[serde(default)] position: Vec<Position>,
        #[serde(default)] suppression_box: Vec<SuppressionBox>,
        #[serde(default)] defense_track: Vec<DefenseTrack>,
        #[serde(default, rename = "box")] boxes: Vec<BoardBox>,
        #[serde(default)] track: Vec<Track>,
        #[serde(default)] location: Vec<Location>,
    }
    SupportsFile { meta: SupportsMeta, #[serde(default)] card: Vec<Support>, }
    SovietCardsFile {
        meta: SovietCardsMeta,
        #[serde(default)] action: Vec<UnitRow>,
        #[serde(default)] option: Vec<UseRow>,
        #[serde(default)] card: Vec<SovietCard>,
    }
    SovietCountersFile {
        meta: SovietCountersMeta,
        #[serde(default)] letter: Vec<LetterRow>,
        #[serde(default)] counter: Vec<Counter>,
    }
    StormGroupsFile { meta: StormGroupsMeta, #[serde(default)] storm_group: Vec<StormGroup>, }
    TacticsFile {
        meta: TacticsMeta,
        #[serde(default)] tactic: Vec<Tactic>,
        #[serde(default)] card: Vec<TacticCard>,
    }
    TokensFile {
        meta: TokensMeta,
        #[serde(default)] token: Vec<TokenRow>,
        #[serde(default)] rule: Vec<Rule>,
        #[serde(default)] award: Vec<AwardRow>,
    }
    WeaponsFile { meta: WeaponsMeta, #[serde(default)] weapon: Vec<Weapon>, }
    WehrmachtCardsFile {
        meta: WehrmachtCardsMeta,
        #[serde(default)] colour_roll: Vec<ColourRoll>,
        #[serde(default)] category: Vec<CategoryRow>,
        #[serde(default)] card: Vec<WehrmachtCard>,
    }
    KindsFile { meta: KindsMeta, #[serde(default)] counter: Vec<Kind>, }
    Panel { id: String, x: f32, y: f32, w: f32, h: f32, name: Name, }
    ByColour { #[serde(default)] green: u8, #[serde(default)] red: u8, #[serde(default)] purple: u8, }
    BySupply {
        #[serde(default)] ammunition: u8,
        #[serde(default)] first_aid: u8,
        #[serde(default)] food: u8,
        #[serde(default)] sapper: u8,
    }
    ByWeapon {
        #[serde(rename = "A")] anti_tank: u8,
        #[serde(rename = "G")] machine_gun: u8,
        #[serde(rename = "M")] mortar: u8,
    }
}

records! {
    SupportsMeta { count: u8, }
    BoardMeta { width: f32, height: f32, panels: Vec<Panel>, }
    Position {
        id: String,
        colours: Vec<Colour>,
        numbers: ByColour,
        radio: bool,
        x: f32,
        y: f32,
        label: Option<Name>,
    }
    SuppressionBox { colour: Colour, x: f32, y: f32, w: f32, h: f32, }
    DefenseTrack {
        colour: Colour,
        values: Vec<u8>,
        start: u8,
        minimum: u8,
        maximum: u8,
        points: Vec<[f32; 2]>,
    }
    BoardBox { id: String, name: Name, x: f32, y: f32, w: f32, h: f32, }
    Track { number: u8, colour: Colour, circles: u8, sapper_circle: u8, points: Vec<[f32; 2]>, }
    Location { number: u8, unit: Option<Unit>, name: Name, accepts: Vec<Token>, x: f32, y: f32, }
    Support { id: String, name: Name, tokens: BySupply, undisrupted_locations: Vec<u8>, victory_points: u8, }
    SovietCardsMeta {
        count: u8,
        fog_of_war: u8,
        fog_in_starting_deck: u8,
        hand_size: u8,
        actions_per_turn: u8,
        actions_with_four_wires: u8,
    }
    UnitRow { id: Unit, name: Name, options: Vec<Use>, }
    UseRow { id: Use, name: Name, }
    SovietCard { id: String, actions: Option<[Unit; 2]>, name: Option<Name>, starts_in: Option<StartsIn>, }
    SovietCountersMeta { count: u8, starting_count: u8, }
    LetterRow { id: Letter, name: Name, printed: Name, }
    Counter {
        id: String,
        name: Name,
        attack: u8,
        suppress: u8,
        specials: Vec<Letter>,
        cost: u8,
        starting: bool,
        role: Role,
    }
    StormGroupsMeta {
        resupply_cards: u8,
        used_per_game: u8,
        dice_per_counter: u8,
        extra_dice_storm_attribute: u8,
        casualty_faces: Vec<u8>,
        resupply_name: Name,
        storm_group_name: Name,
    }
    StormGroup {
        id: String,
        name: Name,
        colour: Colour,
        defense: u8,
        victory_points: u8,
        has_resupply_side: bool,
    }
    TacticsMeta {
        count: u8,
        deck_sizes: [u8; 4],
        veteran_removed: [u8; 4],
        elite_removed: [u8; 4],
        competitive_removed: [u8; 4],
        defense_cap: u8,
        dice_floor: u8,
    }
    Tactic { id: String, name: Name, effect: Effect, text: Name, }
    TacticCard { id: String, deck: u8, tactic: String, }
    TokensMeta { total: u8, }
    TokenRow { id: String, name: Name, colour: String, count: u8, start_in_supplies: u8, }
    Rule { id: String, value: u8, }
    AwardRow { id: String, min: Option<i16>, max: Option<i16>, award: Name, level: Name, }
    WeaponsMeta { count: u8, by_special: ByWeapon, }
    Weapon { id: String, name: Name, attack: u8, suppress: u8, special: Letter, cost: u8, }
    WehrmachtCardsMeta {
        count: u8,
        deck_sizes: [u8; 5],
        cards_per_turn: u8,
        turns: u8,
        resupply_before_decks: Vec<u8>,
    }
    ColourRoll { colour: Colour, faces: Vec<u8>, }
    CategoryRow { id: Category, name: Name, }
    WehrmachtCard {
        id: String,
        deck: u8,
        #[serde(rename = "type")] word: String,
        name: Name,
        dice: Option<u8>,
        aircraft: Option<u8>,
        defense: Option<u8>,
        competitive_only: bool,
    }
    KindsMeta { count: u8, types: u8, }
    Kind {
        id: String,
        name: Name,
        group: Group,
        suppress: Option<u8>,
        attack: Option<u8>,
        defense: u8,
        count: u8,
    }
}

/// Where a Fog of War card begins.
#[derive(Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum StartsIn {
    Deck,
    Stock,
}

/// The two groups of Wehrmacht counters.
#[derive(Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum Group {
    Infantry,
    Armor,
}

/// The effect of a tactic.
#[derive(Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
pub(super) enum Effect {
    CardDiceBonus { cards: Vec<String>, amount: u8 },
    Ju87DefenseBonus { amount: u8 },
    Ju87AircraftBonus { amount: u8 },
    PlacedCounterDefenseBonus { counters: Vec<String>, amount: u8 },
    SovietAttackDicePenalty { amount: u8, minimum: u8 },
    SuppressionDicePenalty { counters: Vec<String>, amount: u8, minimum: u8 },
    OnPlaceSuppress { counters: Vec<String> },
    OnPlaceAttackBuilding { counters: Vec<String> },
    AaDicePerToken { value: u8 },
    SapperDice { value: u8 },
    ForbidForwardObserver {},
    ReroutePlacement {},
    AssaultDiceBonus { amount: u8 },
}
