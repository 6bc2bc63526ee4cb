//! Loads the data files into checked components.

mod board;
mod cards;
mod forces;
mod problem;
mod tokens;
mod variants;

use std::collections::BTreeSet;

use kurgan_core::pack::{Files, Pack, Row, Shelf, Thing};
use kurgan_core::{Id, Set, data_files};

use super::{Components, Letter, MAX_POINTS, Name, Numbers, Origin, Position, Problem, WehrmachtCard};

impl Pack for Components {
    const EARLIER: &'static [&'static str] = &[
        "4ad02fb6196081b15ccb3b0571a776bd406e1f48b2eac081d387eaeb29cb42ef", // 0.1
    ];
    data_files! {
        "board.toml",
        "operational_support.toml",
        "soviet_cards.toml",
        "soviet_counters.toml",
        "storm_groups.toml",
        "tactics_cards.toml",
        "tokens.toml",
        "weapon_counters.toml",
        "wehrmacht_cards.toml",
        "wehrmacht_counters.toml",
    }

    fn read(files: &mut Files<'_>) -> Option<Self> {
        let checks = files.checks();
        let board = board::board(files.take("board.toml"));
        let garrison = forces::garrison(files.take("soviet_counters.toml"));
        let arms = forces::weapons(files.take("weapon_counters.toml"));
        let enemy = forces::kinds(files.take("wehrmacht_counters.toml"));
        let tokens = tokens::tokens(files.take("tokens.toml"));
        let raids = variants::storm_groups(files.take("storm_groups.toml"));
        garrison.raid(checks, &raids);
        let wehrmacht = cards::wehrmacht(files.take("wehrmacht_cards.toml"), &enemy.kinds, raids.used_per_game);
        wehrmacht.enough(checks, &enemy.kinds);
        let soviet = cards::soviet(files.take("soviet_cards.toml"));
        let tactics = variants::tactics(files.take("tactics_cards.toml"), &enemy.kinds, &wehrmacht);
        let supports = variants::supports(files.take("operational_support.toml"), &tokens.tokens);
        let numbers = numbers(&board, &tokens, &raids, &wehrmacht, &soviet, &tactics);
        Some(Self {
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
            resupply_name: raids.resupply_name,
            storm_group_name: raids.storm_group_name,
            fog_at_start: soviet.fog_at_start,
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
            origin: files.origin(),
        })
    }

    fn origin(&self) -> &Origin {
        &self.origin
    }

    fn shelf() -> &'static Shelf<Self> {
        static SHELF: Shelf<Components> = Shelf::new();
        &SHELF
    }
}

/// Those that cost at most so many points.
fn within<T, I: Id>(all: &[T], cost: impl Fn(&T) -> u8) -> [Set<I>; MAX_POINTS + 1] {
    let cheap = |points: usize| move |(_, cost): &(usize, u8)| usize::from(*cost) <= points;
    let costs = || all.iter().map(&cost).enumerate();
    std::array::from_fn(|points| costs().filter(cheap(points)).map(|(n, _)| I::from_index(n)).collect())
}

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
        hand_size: soviet.hand_size,
        actions: soviet.actions,
        actions_with_wires: soviet.actions_with_wires,
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
        raid_dice: raids.dice,
        storm_dice: raids.storm_dice,
        casualty_face: raids.casualty_face,
        defense_start: board.defense.start,
        defense_cap: board.defense.cap,
        defense_floor: board.defense.floor,
        tactic_defense_cap: tactics.defense_cap,
        tactic_dice_floor: tactics.dice_floor,
        colour_roll: wehrmacht.colour_roll,
    }
}

/// Reads a printed total and compares it with what was found.
fn total(row: &mut Row<'_>, field: &'static str, thing: Thing, found: usize) {
    if let Some(needed) = row.field(field).within(0..=u8::MAX).map(usize::from)
        && needed != found
    {
        row.bad(field, Problem::WrongCount { thing, needed, found });
    }
}

/// Reads the printed sizes of decks and compares them with the decks.
fn sizes<I: Id, const N: usize>(row: &mut Row<'_>, field: &'static str, thing: Thing, decks: [Set<I>; N]) {
    let sizes: [Option<u8>; N] = row.field(field).array(|size| size.within(0..=u8::MAX));
    for (size, found) in sizes.into_iter().zip(decks.map(Set::len)) {
        if let Some(needed) = size.map(usize::from).filter(|&needed| needed != found) {
            row.bad(field, Problem::WrongCount { thing, needed, found });
        }
    }
}

/// Reads the name of a thing that can be called by it, in any language, or by its id.
fn called(row: &mut Row<'_>, seen: &mut BTreeSet<String>, id: &str) -> Name {
    let name = row.name("name");
    let own = id.to_lowercase();
    for name in name.each().into_iter().map(str::to_lowercase).collect::<BTreeSet<_>>() {
        if name != own {
            row.unique(seen, "name", &name);
        }
    }
    name
}
