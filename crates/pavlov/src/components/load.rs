//! From the texts of the data files to the checked table.

mod board;
mod cards;
mod forces;
mod problem;
mod raw;
mod tokens;
mod variants;

use std::collections::BTreeSet;

use kurgan_core::pack::{Checks, Thing};
use kurgan_core::{Id, Set};

use super::{Components, Letter, MAX_POINTS, Name, Numbers, PackError, Position, Problem, WehrmachtCard};

const BOARD_FILE: &str = "board.toml";
const SUPPORTS_FILE: &str = "operational_support.toml";
const SOVIET_CARDS_FILE: &str = "soviet_cards.toml";
const COUNTERS_FILE: &str = "soviet_counters.toml";
const STORM_GROUPS_FILE: &str = "storm_groups.toml";
const TACTICS_FILE: &str = "tactics_cards.toml";
const TOKENS_FILE: &str = "tokens.toml";
const WEAPONS_FILE: &str = "weapon_counters.toml";
const WEHRMACHT_CARDS_FILE: &str = "wehrmacht_cards.toml";
const KINDS_FILE: &str = "wehrmacht_counters.toml";

/// The field of each colour in the numbers of a position.
const COLOUR_FIELDS: [&str; 3] = ["numbers.green", "numbers.red", "numbers.purple"];

/// The files of a pack, in the order in which they are hashed.
pub(super) const FILES: [&str; 10] = [
    BOARD_FILE,
    SUPPORTS_FILE,
    SOVIET_CARDS_FILE,
    COUNTERS_FILE,
    STORM_GROUPS_FILE,
    TACTICS_FILE,
    TOKENS_FILE,
    WEAPONS_FILE,
    WEHRMACHT_CARDS_FILE,
    KINDS_FILE,
];

/// The texts that the program carries, in the order of [`FILES`].
pub(super) const BUILT_IN: [&str; 10] = [
    include_str!("../../data/board.toml"),
    include_str!("../../data/operational_support.toml"),
    include_str!("../../data/soviet_cards.toml"),
    include_str!("../../data/soviet_counters.toml"),
    include_str!("../../data/storm_groups.toml"),
    include_str!("../../data/tactics_cards.toml"),
    include_str!("../../data/tokens.toml"),
    include_str!("../../data/weapon_counters.toml"),
    include_str!("../../data/wehrmacht_cards.toml"),
    include_str!("../../data/wehrmacht_counters.toml"),
];

/// Those that cost at most so many points.
fn within<T, I: Id>(all: &[T], cost: impl Fn(&T) -> u8) -> [Set<I>; MAX_POINTS + 1] {
    let cheap = |points: usize| move |(_, cost): &(usize, u8)| usize::from(*cost) <= points;
    let costs = || all.iter().map(&cost).enumerate();
    std::array::from_fn(|points| costs().filter(cheap(points)).map(|(n, _)| I::from_index(n)).collect())
}

/// Reads and checks a pack.
pub(super) fn load(files: &[(&str, &str)]) -> Result<Components, Vec<PackError>> {
    let mut checks = Checks::default();
    let texts = checks.texts(&FILES, BUILT_IN, files);
    let [board, supports, soviet, counters, raids, tactics, tokens, weapons, wehrmacht, kinds] = texts;

    let board = checks.parse::<raw::BoardFile>(BOARD_FILE, board);
    let supports = checks.parse::<raw::SupportsFile>(SUPPORTS_FILE, supports);
    let soviet = checks.parse::<raw::SovietCardsFile>(SOVIET_CARDS_FILE, soviet);
    let counters = checks.parse::<raw::SovietCountersFile>(COUNTERS_FILE, counters);
    let raids = checks.parse::<raw::StormGroupsFile>(STORM_GROUPS_FILE, raids);
    let tactics = checks.parse::<raw::TacticsFile>(TACTICS_FILE, tactics);
    let tokens = checks.parse::<raw::TokensFile>(TOKENS_FILE, tokens);
    let weapons = checks.parse::<raw::WeaponsFile>(WEAPONS_FILE, weapons);
    let wehrmacht = checks.parse::<raw::WehrmachtCardsFile>(WEHRMACHT_CARDS_FILE, wehrmacht);
    let kinds = checks.parse::<raw::KindsFile>(KINDS_FILE, kinds);
    let (Some(board), Some(supports), Some(soviet), Some(counters), Some(raids)) =
        (board, supports, soviet, counters, raids)
    else {
        return Err(checks.problems());
    };
    let (Some(tactics), Some(tokens), Some(weapons), Some(wehrmacht), Some(kinds)) =
        (tactics, tokens, weapons, wehrmacht, kinds)
    else {
        return Err(checks.problems());
    };

    let board = board::board(&mut checks, board);
    let garrison = forces::garrison(&mut checks, counters);
    let arms = forces::weapons(&mut checks, weapons);
    let enemy = forces::kinds(&mut checks, kinds);
    let tokens = tokens::tokens(&mut checks, tokens);
    let raids = variants::storm_groups(&mut checks, raids);
    garrison.raid(&mut checks, &raids.meta);
    let wehrmacht = cards::wehrmacht(&mut checks, wehrmacht, &enemy.kinds, raids.meta.used_per_game);
    let soviet = cards::soviet(&mut checks, soviet);
    let tactics = variants::tactics(&mut checks, tactics, &enemy.kinds, &wehrmacht);
    let supports = variants::supports(&mut checks, supports, &tokens.tokens);
    if checks.any() {
        return Err(checks.problems());
    }

    let numbers = numbers(&board, &tokens, &raids, &wehrmacht, &soviet, &tactics);
    Ok(Components {
        starting: garrison.starting,
        commanders: garrison.with[Letter::Command as usize],
        with: garrison.with,
        letters: garrison.letters,
        within: within(&garrison.counters, |counter| counter.cost),
        weapons_within: within(&arms.weapons, |weapon| weapon.cost),
        counters: garrison.counters,
        weapons: arms.weapons,
        weapons_with: arms.with,
        all_positions: (0..board.positions.len()).map(Position::from_index).collect(),
        positions: board.positions,
        of_colour: board.of_colour,
        by_number: board.by_number,
        radio: board.radio,
        tracks: board.tracks,
        tracks_of: board.tracks_of,
        locations: board.locations,
        locations_of: board.locations_of,
        boxes: board.boxes,
        walls: board.walls,
        decor: board.decor,
        kinds: enemy.kinds,
        infantry: enemy.infantry,
        resupply: WehrmachtCard::from_index(wehrmacht.cards.len()),
        cards: wehrmacht.cards,
        categories: wehrmacht.categories,
        decks: wehrmacht.decks,
        competitive_card: wehrmacht.competitive_card,
        resupply_before: wehrmacht.resupply_before,
        resupply_name: raids.meta.resupply_name,
        storm_group_name: raids.meta.storm_group_name,
        fog_at_start: soviet.meta.fog_in_starting_deck,
        soviet_cards: soviet.cards,
        fog: soviet.fog,
        action_cards: soviet.action_cards,
        unit_names: soviet.unit_names,
        use_names: soviet.use_names,
        tactics: tactics.tactics,
        tactic_cards: tactics.cards,
        tactic_decks: tactics.decks,
        removed: tactics.removed,
        supports,
        storm_groups: raids.groups,
        milk_house: raids.milk_house,
        resupply_groups: raids.resupply_groups,
        tokens: tokens.tokens,
        markers: tokens.markers,
        numbers,
        awards: tokens.awards,
        origin: checks.origin(&FILES, &BUILT_IN, &texts),
    })
}

#[allow(clippy::cast_possible_truncation)] // at most five faces
fn numbers(
    board: &board::Board,
    tokens: &tokens::Stock,
    raids: &variants::Raids,
    wehrmacht: &cards::Wehrmacht,
    soviet: &cards::Soviet,
    tactics: &variants::GermanPlan,
) -> Numbers {
    let [
        per_ammunition,
        per_food,
        aa_dice,
        sapper_dice,
        observer_dice,
        radio_points,
        reinforcement_points,
        penalty,
        resupply_tokens,
    ] = tokens.rules;
    Numbers {
        hand_size: soviet.meta.hand_size,
        actions: soviet.meta.actions_per_turn,
        actions_with_wires: soviet.meta.actions_with_four_wires,
        resupply_tokens,
        aa_dice,
        sapper_dice,
        observer_dice,
        radio_points,
        reinforcement_points,
        per_ammunition,
        per_food,
        penalty,
        cards_per_turn: wehrmacht.cards_per_turn,
        turns: wehrmacht.turns,
        raid_dice: raids.meta.dice_per_counter,
        storm_dice: raids.meta.extra_dice_storm_attribute,
        casualty_face: raids.meta.casualty_faces.len() as u8,
        defense_start: board.defense.start,
        defense_cap: board.defense.cap,
        defense_floor: board.defense.floor,
        tactic_defense_cap: tactics.defense_cap,
        tactic_dice_floor: tactics.dice_floor,
        colour_roll: wehrmacht.colour_roll,
    }
}

/// Checks that several files of this game share.
trait MoreChecks {
    /// Checks that an id says something and is new.
    fn id(&mut self, seen: &mut BTreeSet<String>, file: &str, record: &str, id: &str);

    /// Checks that a name says something in each language and can be used to call its thing.
    fn names(&mut self, seen: &mut BTreeSet<String>, file: &str, record: &str, id: &str, name: &Name);

    /// Checks a printed total.
    fn count(&mut self, file: &str, record: &str, field: &str, thing: Thing, needed: u8, found: usize);

    /// What was found for an id that must be there.
    fn given<T: Default>(&mut self, file: &str, kind: &str, thing: Thing, id: &str, found: Option<T>) -> T;
}

impl MoreChecks for Checks {
    fn id(&mut self, seen: &mut BTreeSet<String>, file: &str, record: &str, id: &str) {
        // An id is one word of the notation.
        if id.is_empty() || id.contains(char::is_whitespace) {
            self.bad(file, record, "id", problem::not_a_word(id));
        }
        self.unique(seen, file, record, "id", id);
    }

    fn names(&mut self, seen: &mut BTreeSet<String>, file: &str, record: &str, id: &str, name: &Name) {
        self.name(file, record, name);
        let own = id.to_lowercase();
        for name in name.each().into_iter().map(str::to_lowercase).collect::<BTreeSet<_>>() {
            if name != own {
                self.unique(seen, file, record, "name", &name);
            }
        }
    }

    fn count(&mut self, file: &str, record: &str, field: &str, thing: Thing, needed: u8, found: usize) {
        if usize::from(needed) != found {
            self.bad(file, record, field, Problem::WrongCount { thing, needed: needed.into(), found });
        }
    }

    fn given<T: Default>(&mut self, file: &str, kind: &str, thing: Thing, id: &str, found: Option<T>) -> T {
        found.unwrap_or_else(|| {
            let problem = Problem::Missing { thing, value: id.to_owned() };
            self.bad(file, &format!("{kind} {id}"), "id", problem);
            T::default()
        })
    }
}
