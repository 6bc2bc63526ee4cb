//! The garrison: men and weapons as counters, on their positions and in the Reserves.

use guide::board::{Face, Piece, Text, width_of};
use kurgan_core::Id;
use pavlov::Place;
use pavlov::components::{Counter, Letter, Position, Weapon};

use super::art_men::{dress, hash};
use super::desk::Desk;
use super::ground;
use super::plan::{ALONE, Area, CREW, NARROW, WEAPON, small};
use crate::words::Says;

/// The side of the drawing of a man; counters are shown at several sizes.
const SIDE: f32 = 54.0;

/// A name in the strip of a counter of this width, squeezed where it is long.
pub(super) fn name(name: &str, width: f32) -> Text {
    // A long name of several words keeps the last of them.
    let wide = |name: &str| width_of(name, 12.4) * NARROW;
    let room = width - 3.0;
    let name = match name.rsplit_once(' ') {
        Some((first, last)) if wide(name) > 1.25 * room => {
            format!("{}. {last}", first.chars().next().unwrap_or_default())
        }
        _ => name.into(),
    };
    let tight = wide(&name) > room;
    let text = Text::new(name, (width / 2.0, 11.0), 12.4, "name");
    if tight { text.fit(room) } else { text }
}

impl Desk<'_> {
    /// What a counter is and how it is, in a few words.
    pub(super) fn counter_label(&self, counter: Counter) -> String {
        let (say, data) = (self.words.say(), &self.c.counters[counter.index()]);
        let mut words = vec![say.pavlov_counter_label(self.counter(counter), data.attack, data.suppress)];
        words.extend(Some(self.letters(data.letters)).filter(|letters| !letters.is_empty()));
        words.push(self.whereabouts(self.game.place_of(counter)));
        words.extend(self.states(counter));
        words.join(", ")
    }

    /// The states of a counter in words.
    pub(super) fn states(&self, counter: Counter) -> Vec<String> {
        let (say, game) = (self.words.say(), self.game);
        let (acted, commanded) = game.marked();
        let states = [
            game.exhausted().has(counter).then(|| say.pavlov_exhausted()),
            game.disrupted().has(counter).then(|| say.pavlov_disrupted()),
            acted.has(counter).then(|| say.pavlov_acted()),
            commanded.has(counter).then(|| say.pavlov_commanded()),
            game.moved().has(counter).then(|| say.pavlov_has_moved()),
            game.party().has(counter).then(|| say.pavlov_going()),
        ];
        states.into_iter().flatten().collect()
    }

    pub(super) fn soviet(&self, counter: Counter, at: (f32, f32), side: f32) -> Piece {
        let (game, data) = (self.game, &self.c.counters[counter.index()]);
        let (acted, commanded) = game.marked();
        let (exhausted, disrupted) = (game.exhausted().has(counter), game.disrupted().has(counter));
        let mut class = "counter soviet".to_owned();
        class += if exhausted { " exhausted" } else { "" };
        class += if disrupted { " disrupted" } else { "" };
        class += if acted.has(counter) { " acted" } else { "" };
        let place = game.place_of(counter);
        let mut face = Face::new((SIDE, SIDE));
        self.bust(counter, &mut face);
        if exhausted {
            face.cover("pv-tired", "");
        }
        face.cover("pv-plate", "")
            .line(name(self.counter(counter), SIDE))
            .text(data.attack, (9.0, 50.0), 15.0, "attack")
            .text(data.suppress, (45.0, 50.0), 15.0, "dark");
        for (letter, (tab, x)) in data.letters.each().zip([("pv-tab-1", 6.0), ("pv-tab-2", 48.0)]) {
            face.cover(tab, "");
            self.letter_on(&mut face, letter, (x, 27.0));
        }
        if commanded.has(counter) {
            face.cover("pv-helped", "");
        }
        if acted.has(counter) {
            face.cover("pv-done", "");
        }
        if disrupted {
            face.cover("pv-hurt", "");
        }
        if game.party().has(counter) {
            face.cover("pv-goes", "");
        }
        if place == Place::STOCK && data.cost > 0 {
            face.cover("pv-price", "").text(data.cost, (27.0, 50.0), 12.6, "dark");
        }
        Piece {
            key: format!("counter {}", data.id),
            element: Some(format!("counter {}", data.id)),
            place: self.place_word(place),
            at,
            size: (side, side),
            class,
            label: self.counter_label(counter),
            face,
        }
    }

    /// Who he was and what he carried; his features by his id.
    fn bust(&self, counter: Counter, face: &mut Face) {
        let data = &self.c.counters[counter.index()];
        let (carried, hat, held) = dress(data.role);
        let seed = hash(&data.id);
        let of = |shift: u32, count: u32| (seed >> shift) % count;
        // Women and officers wear none.
        let moustache = of(19, 100) < 36 && hat != "scarf";
        let head = if hat == "scarf" { 0 } else { of(3, 4) };
        let back = data.letters.each().next().map_or("ground-0", |letter| match letter {
            Letter::AntiTank => "ground-1",
            Letter::MachineGun | Letter::Inspire => "ground-2",
            Letter::Mortar => "ground-3",
            Letter::Command => "ground-4",
            Letter::Observer => "ground-5",
            Letter::Storm => "ground-6",
        });
        let hair = format!("skin-{} hair-{}", of(7, 5), of(12, 4));
        let coat = if hat == "cap" { 3 } else { of(15, 3) };
        face.cover(format!("pv-b-{carried}"), format!("{back} coat-{coat}"))
            .cover(format!("pv-h-{head}"), hair.clone());
        if moustache {
            face.cover("pv-mo", hair);
        }
        face.cover(format!("pv-hat-{hat}"), "");
        if let Some(held) = held {
            face.cover(format!("pv-f-{held}"), "");
        }
    }

    /// A special letter on its badge.
    fn letter_on(&self, face: &mut Face, letter: Letter, at: (f32, f32)) {
        let printed = self.words.name(&self.c.letters[letter as usize].printed);
        let size = if printed.chars().count() > 1 { 10.0 } else { 13.0 };
        face.text(printed, at, size, "letter");
    }

    /// A place as one word that stays the same while a piece stays there.
    fn place_word(&self, place: Place) -> String {
        match place.position() {
            Some(position) => format!("position {}", self.c.position_id(position)),
            None if place == Place::RESERVES => "box reserves".into(),
            None if place == Place::STOCK => "stock".into(),
            None if place == Place::RAID => "raid".into(),
            None => "lost".into(),
        }
    }

    pub(super) fn weapon_label(&self, weapon: Weapon) -> String {
        let (say, data) = (self.words.say(), &self.c.weapons[weapon.index()]);
        let letter = self.letter(data.letter);
        let values = say.pavlov_counter_label(self.weapon(weapon), data.attack, data.suppress);
        format!("{values}, {letter}, {}", self.whereabouts(self.game.weapon_place(weapon)))
    }

    pub(super) fn gun(&self, weapon: Weapon, at: (f32, f32)) -> Piece {
        let data = &self.c.weapons[weapon.index()];
        let place = self.game.weapon_place(weapon);
        let figure = match data.letter {
            Letter::MachineGun => "maxim",
            Letter::Mortar => "mortar",
            _ if data.cost > 2 => "gun",
            _ => "atrifle",
        };
        let mut face = Face::new(WEAPON);
        face.body(4.0)
            .symbol(format!("pv-{figure}"), (4.0, 19.5, 46.0, 19.0), "figure")
            .cover("pv-weapon", "")
            .text(data.attack, (9.5, 14.4), 14.0, "attack")
            .text(data.suppress, (44.5, 14.4), 14.0, "dark");
        self.letter_on(&mut face, data.letter, (27.0, 14.2));
        if place == Place::STOCK {
            face.cover("pv-weapon-price", "").text(data.cost, (45.0, 33.0), 12.6, "dark");
        }
        Piece {
            key: format!("weapon {}", data.id),
            element: Some(format!("weapon {}", data.id)),
            place: self.place_word(place),
            at,
            size: WEAPON,
            class: "counter soviet weapon".into(),
            label: self.weapon_label(weapon),
            face,
        }
    }

    /// Who and what is on a combat position. A crew stands before its weapon, whose values are on its upper edge.
    pub(super) fn garrison(&self, position: Position, out: &mut Vec<Piece>) {
        let area = self.plan.position(position);
        let (x, middle) = area.centre();
        let (men, weapon) = (self.game.counters_on(position), self.game.weapon_on(position));
        if let Some(weapon) = weapon {
            out.push(self.gun(weapon, (x, area.y + WEAPON.1 / 2.0 - 1.5)));
        }
        let (side, y) = match (men.len(), weapon) {
            (0 | 1, None) => (ALONE, middle),
            (_, None) => (CREW, middle),
            (_, Some(_)) => (CREW, area.bottom() - CREW / 2.0),
        };
        let places = Area::around((x, y), (area.w, side)).rows(men.len(), (side, side));
        out.extend(men.into_iter().zip(places).map(|(man, at)| self.soviet(man, at, side)));
    }

    pub(super) fn reserves(&self, out: &mut Vec<Piece>) {
        let Some(area) = ground::room(self.plan, "reserves", self.words) else { return };
        let (weapons, waiting) = (self.game.weapons_at(Place::RESERVES), self.game.reserves());
        let shelf = if weapons.is_empty() { 0.0 } else { WEAPON.1 + 2.0 };
        let (men, guns) = (Area { h: area.h - shelf, ..area }, area.below(area.h - shelf));
        let side = largest(men, waiting.len());
        let stands = guns.rows(weapons.len(), WEAPON);
        let places = men.rows(waiting.len(), (side, side));
        out.extend(weapons.into_iter().zip(stands).map(|(weapon, at)| self.gun(weapon, at)));
        out.extend(waiting.into_iter().zip(places).map(|(man, at)| self.soviet(man, at, side)));
    }
}

/// The largest side at which so many men stand in a room without touching; where there is none, the smallest.
fn largest(room: Area, count: usize) -> f32 {
    let fits = |side: &f32| {
        let along = |length: f32| (1..40).take_while(|&n| small(n) * (side + 3.0) <= length + 3.0).count();
        along(room.w) * along(room.h) >= count
    };
    [ALONE, 50.0, 46.0, 42.0].into_iter().find(fits).unwrap_or(CREW)
}
