//! Counters, weapons and tokens on the board.

use guide::board::{Face, Piece, Text};
use kurgan_core::Id;
use pavlov::components::{
    Colour, Counter, Kind, Letter, Location, Position, Role, StormGroup, Supply, Token, Track, Weapon,
};
use pavlov::{Decision, Place};

use super::card_faces as faces;
use super::desk::Desk;
use super::plan::{ALONE, Area, COUNTER, CREW, HEAD, STRIP, TOKEN, WEAPON};
use crate::words::Says;

/// The side of the drawing of a counter; counters are shown at several sizes.
const SIDE: f32 = 42.0;

/// Everything that lies on the board.
pub(super) fn pieces(desk: &Desk) -> Vec<Piece> {
    let mut pieces = Vec::with_capacity(80);
    for colour in Colour::ALL {
        pieces.push(desk.shield(colour));
        pieces.extend(desk.suppression(colour));
    }
    for position in (0..desk.c.positions.len()).map(Position::from_index) {
        desk.garrison(position, &mut pieces);
    }
    desk.reserves(&mut pieces);
    desk.box_of_tokens("supplies", 0, &mut pieces);
    desk.box_of_tokens("staging_area", 1, &mut pieces);
    pieces.extend(desk.storm_group_piece());
    pieces.extend(desk.support_piece());
    for track in (0..desk.c.tracks.len()).map(Track::from_index) {
        desk.attackers(track, &mut pieces);
    }
    for location in (0..desk.c.locations.len()).map(Location::from_index) {
        desk.on_location(location, &mut pieces);
    }
    pieces
}

/// The drawing of what a man was.
const fn silhouette(role: Role) -> &'static str {
    match role {
        Role::SquadLeader | Role::MachineGunPlatoonLeader | Role::CompanyCommander => "officer",
        Role::SubmachineGunner => "smg",
        Role::MachineGunCrewLeader | Role::MachineGunner => "gunner",
        Role::AntiTankSquadLeader | Role::AntiTankRifleman => "hunter",
        Role::MortarSectionLeader | Role::Mortarman => "mortarman",
        Role::ArtilleryObserver => "observer",
        Role::Sniper => "sniper",
        Role::Rifleman => "rifle",
        Role::Medic | Role::MedicalInstructor => "medic",
    }
}

/// A name across a counter, squeezed where it is long.
fn name(name: &str) -> Text {
    Text::new(name, (21.0, 7.8), 7.6, "name").fit(39.5)
}

/// A token, its left upper corner at this point.
fn disc(face: &mut Face, (x, y): (f32, f32), token: Token) {
    face.circle((x + 17.0, y + 17.0), 15.0, "disc");
    face.symbol(format!("pv-t-{}", token.id()), (x + 7.0, y + 7.0, 20.0, 20.0), "icon");
}

/// The house and its men.
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
        let place = game.place_of(counter);
        let for_sale = place == Place::STOCK;
        let mut face = Face::new((SIDE, SIDE));
        if game.party().has(counter) {
            face.rect((-2.2, -2.2, SIDE + 4.4, SIDE + 4.4), 6.0, "picked-edge");
            face.rect((-1.5, -1.5, SIDE + 3.0, SIDE + 3.0), 5.0, "picked-ring");
        }
        face.cover("pv-face", "body")
            .cover(format!("pv-{}", silhouette(data.role)), "figure")
            .line(name(self.counter(counter)))
            .text(data.attack, (7.2, 39.4), 11.0, "attack")
            .text(data.suppress, (35.0, 39.2), 11.0, "dark");
        for (letter, (badge, y)) in data.letters.each().zip([("pv-badge-1", 17.3), ("pv-badge-2", 27.3)]) {
            face.cover(badge, "");
            self.letter_on(&mut face, letter, (36.6, y));
        }
        if exhausted {
            face.path("M1 29 29 1h6.4L1 35.4zM41 13 13 41H6.6L41 6.6z", "worn");
        }
        if acted.has(counter) {
            face.path("M15 32h12l-6 9z", "acted");
        }
        if commanded.has(counter) {
            face.symbol("pv-star", (15.0, 29.5, 12.0, 12.0), "commanded");
        }
        if disrupted {
            face.symbol("pv-burst", (-3.0, 6.0, 20.0, 20.0), "hit").text("!", (7.0, 20.5), 12.0, "bang");
        }
        if for_sale && data.cost > 0 {
            face.cover("pv-price", "").text(data.cost, (21.0, 39.2), 9.0, "dark");
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

    /// A special letter on its badge.
    fn letter_on(&self, face: &mut Face, letter: Letter, at: (f32, f32)) {
        let printed = self.words.name(&self.c.letters[letter as usize].printed);
        let size = if printed.chars().count() > 1 { 5.6 } else { 7.6 };
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
            .symbol(format!("pv-{figure}"), (6.0, 2.0, 46.0, 20.0), "figure")
            .cover("pv-weapon", "")
            .text(data.attack, (7.5, 30.4), 11.0, "attack")
            .text(data.suppress, (50.5, 30.0), 11.0, "dark");
        self.letter_on(&mut face, data.letter, (29.0, 29.7));
        if place == Place::STOCK {
            face.cover("pv-weapon-price", "").text(data.cost, (51.0, 9.7), 9.0, "dark");
        }
        Piece {
            key: format!("weapon {}", data.id),
            element: Some(format!("weapon {}", data.id)),
            place: self.place_word(place),
            at,
            size: WEAPON,
            class: "counter soviet".into(),
            label: self.weapon_label(weapon),
            face,
        }
    }

    /// Who and what is on a combat position.
    fn garrison(&self, position: Position, out: &mut Vec<Piece>) {
        let area = self.plan.position(position).below(STRIP);
        let (x, middle) = area.centre();
        let (men, weapon) = (self.game.counters_on(position), self.game.weapon_on(position));
        let side = if weapon.is_none() && men.len() < 2 { ALONE } else { CREW };
        let y = if weapon.is_some() { area.y + CREW / 2.0 + 1.0 } else { middle };
        let places = Area::around((x, y), (area.w, side)).rows(men.len(), (side, side));
        if let Some(weapon) = weapon {
            out.push(self.gun(weapon, (x, area.bottom() - WEAPON.1 / 2.0 - 1.0)));
        }
        out.extend(men.into_iter().zip(places).map(|(man, at)| self.soviet(man, at, side)));
    }

    fn reserves(&self, out: &mut Vec<Piece>) {
        let Some(area) = self.plan.named("reserves") else { return };
        let area = area.below(HEAD).wider(-3.0);
        let weapons = self.game.weapons_at(Place::RESERVES);
        let shelf = if weapons.is_empty() { 0.0 } else { WEAPON.1 + 2.0 };
        let (men, guns) = (Area { h: area.h - shelf, ..area }, area.below(area.h - shelf));
        let waiting = self.game.reserves();
        let places = men.rows(waiting.len(), (COUNTER, COUNTER));
        let stands = guns.rows(weapons.len(), WEAPON);
        out.extend(weapons.into_iter().zip(stands).map(|(weapon, at)| self.gun(weapon, at)));
        out.extend(waiting.into_iter().zip(places).map(|(man, at)| self.soviet(man, at, COUNTER)));
    }

    /// The Defense Value of a side.
    fn shield(&self, colour: Colour) -> Piece {
        let value = self.game.wall(colour);
        let wall = self.plan.wall(colour);
        let at = self.plan.shields(colour).find(|(step, _)| *step == value).map_or(wall.centre(), |(_, at)| at);
        let mut face = Face::new((42.0, 46.0));
        face.symbol("pv-shield", (1.0, 1.0, 40.0, 44.0), "shield").text(value, (21.0, 29.0), 20.0, "attack");
        Piece {
            key: format!("wall {}", colour.id()),
            element: Some(format!("wall {}", colour.id())),
            place: value.to_string(),
            at,
            size: (42.0, 46.0),
            class: format!("pv-wall-marker {}", colour.id()),
            label: self.words.say().pavlov_wall_label(self.colour(colour), value),
            face,
        }
    }

    /// The Suppression Tokens in the box of a side. While some can be spent on an arriving counter, they are those.
    fn suppression(&self, colour: Colour) -> Option<Piece> {
        let count = self.game.suppression_box(colour);
        let element = match self.game.decision() {
            Some(Decision::Suppression(on)) if self.c.tracks[on.track.index()].colour == colour => {
                "token suppression".into()
            }
            _ => format!("suppression {}", colour.id()),
        };
        let area = self.plan.suppression(colour).wider(-4.0);
        let flat = Area { x: 0.0, y: 0.0, ..area };
        let places = flat.rows(count.into(), (32.0, 32.0));
        let mut face = Face::new((area.w, area.h));
        for (x, y) in places {
            disc(&mut face, ((x - 17.0).round(), (y - 17.0).round()), Token::Suppression);
        }
        (count > 0).then(|| Piece {
            key: format!("suppression {}", colour.id()),
            element: Some(element),
            place: "box".into(),
            at: area.centre(),
            size: (area.w, area.h),
            class: "token pv-heap suppression".into(),
            label: self.words.say().pavlov_suppression_label(count, self.colour(colour)),
            face,
        })
    }
}

/// Tokens.
impl Desk<'_> {
    /// So many tokens of a kind.
    pub(super) fn stack(&self, token: Token, count: u8, at: (f32, f32), place: String) -> Piece {
        let mut face = Face::new((TOKEN, TOKEN));
        if count > 1 {
            face.circle((19.5, 19.5), 15.0, "disc").circle((19.5, 19.5), 15.0, "under");
        }
        disc(&mut face, (0.0, 0.0), token);
        if count != 1 {
            face.rect((18.0, 22.0, 18.0, 14.0), 4.0, "tally").text(count, (27.0, 33.0), 11.0, "attack");
        }
        Piece {
            key: format!("{place} {}", token.id()),
            element: Some(format!("token {}", token.id())),
            label: format!("{}{}{count}", self.token(token), self.words.colon()),
            place,
            at,
            size: (TOKEN, TOKEN),
            class: format!("token {}{}", token.id(), if count == 0 { " none" } else { "" }),
            face,
        }
    }

    /// The tokens of a box: those in the Supplies box, or in the Staging Area.
    fn box_of_tokens(&self, id: &str, column: usize, out: &mut Vec<Piece>) {
        let Some(area) = self.plan.named(id) else { return };
        let here: Vec<(Token, u8)> = Token::ALL
            .map(|token| (token, self.game.tokens(token)[column]))
            .into_iter()
            .filter(|(_, n)| *n > 0)
            .collect();
        let places = area.below(HEAD).wider(-4.0).rows(here.len(), (TOKEN + 8.0, TOKEN + 2.0));
        for ((token, count), at) in here.into_iter().zip(places) {
            out.push(self.stack(token, count, at, format!("box {id}")));
        }
    }

    /// A token or the Disrupted Token on a location.
    fn on_location(&self, location: Location, out: &mut Vec<Piece>) {
        let (at, number) = (self.plan.location(location), location.number());
        let place = format!("location {number}");
        let element = Some(place.clone());
        let at = (at.0 + 1.0, at.1 + 1.0);
        if let Some(token) = self.game.token_on(location) {
            let label = self.words.say().pavlov_on_location(self.token(token), number);
            out.push(Piece { element: element.clone(), label, ..self.stack(token, 1, at, place.clone()) });
        }
        if self.game.disrupted_locations().has(location) {
            let name = self.words.name(&self.c.markers[2].name);
            let label = self.words.say().pavlov_on_location(name, number);
            out.push(Piece { element, label, ..self.disruption(at, place) });
        }
    }

    /// A Disrupted Token.
    pub(super) fn disruption(&self, at: (f32, f32), place: String) -> Piece {
        let mut face = Face::new((TOKEN, TOKEN));
        face.symbol("pv-burst", (1.0, 1.0, 34.0, 34.0), "hit").text("!", (18.0, 24.5), 18.0, "bang");
        Piece {
            key: format!("{place} disrupted"),
            element: Some("marker disrupted".into()),
            label: self.words.name(&self.c.markers[2].name).into(),
            place,
            at,
            size: (TOKEN, TOKEN),
            class: "token".into(),
            face,
        }
    }
}

/// The square.
impl Desk<'_> {
    /// What a Wehrmacht counter on a circle is, in a few words.
    pub(super) fn attacker_label(&self, kind: Kind, track: Track, circle: u8) -> String {
        let (say, data) = (self.words.say(), &self.c.kinds[kind.index()]);
        let name = self.words.name(&data.name);
        let defense = self.game.circle_defense(track, circle);
        let what = if data.infantry {
            say.pavlov_infantry_label(name, data.value, defense)
        } else {
            say.pavlov_armor_label(name, data.value, defense)
        };
        format!("{what}, {}", say.pavlov_circle_name(circle, track.number()))
    }

    fn attackers(&self, track: Track, out: &mut Vec<Piece>) {
        let data = &self.c.tracks[track.index()];
        let mut nth = 0;
        for circle in (1..=data.circles).rev() {
            let at = self.plan.circle(track, circle);
            let place = format!("circle {} {circle}", track.number());
            if circle == data.sapper_circle && self.game.is_mined(track) {
                let beside = self.game.kind_on(track, circle).map_or(at, |_| (at.0 + 22.0, at.1 + 22.0));
                let label = self.words.say().pavlov_mined(self.token(Token::Sapper), track.number());
                let mine = self.stack(Token::Sapper, 1, beside, place.clone());
                out.push(Piece { element: Some(place.clone()), label, ..mine });
            }
            let Some(kind) = self.game.kind_on(track, circle) else { continue };
            nth += 1;
            out.push(self.attacker(kind, track, circle, nth));
        }
    }

    /// A Wehrmacht counter, the nth of its track from the house.
    fn attacker(&self, kind: Kind, track: Track, circle: u8, nth: u8) -> Piece {
        let data = &self.c.kinds[kind.index()];
        let place = format!("circle {} {circle}", track.number());
        let now = self.game.circle_defense(track, circle);
        let new = self.game.is_new(track, circle);
        let mut face = Face::new((SIDE, SIDE));
        face.cover("pv-foe", "body")
            .symbol(format!("pv-{}", data.id), (3.0, 10.0, 36.0, 21.0), "figure")
            .line(name(self.words.name(&data.name)));
        if data.infantry {
            face.circle((7.5, 35.0), 6.0, "pv-sup-disc").text(data.value, (7.5, 39.0), 11.0, "dark");
        } else {
            face.path("M1 29.5h12.5V41H1z", "pv-atk-box").text(data.value, (7.2, 39.4), 11.0, "attack");
        }
        let raised = if now > data.defense { "defense raised" } else { "defense" };
        face.symbol("pv-shield", (28.0, 27.0, 12.5, 14.0), raised).text(now, (34.2, 38.0), 10.0, "dark");
        if new {
            face.path("M16 32.5h10l-5 8z", "new");
        }
        Piece {
            key: format!("foe {} {} {nth}", track.number(), data.id),
            element: Some(place.clone()),
            place,
            at: self.plan.circle(track, circle),
            size: (COUNTER, COUNTER),
            class: "counter german".into(),
            label: self.attacker_label(kind, track, circle),
            face,
        }
    }
}

/// The cards that lie on the board.
impl Desk<'_> {
    /// A strongpoint as a small card.
    pub(super) fn strongpoint(&self, card: StormGroup, at: (f32, f32), size: (f32, f32), place: &str) -> Piece {
        let (say, data) = (self.words.say(), &self.c.storm_groups[card.index()]);
        let (title, colour) = (self.words.name(&data.name), self.colour(data.colour));
        let chip = (data.colour.id(), colour.clone());
        let face = faces::strongpoint(size, title, chip, data.defense, say.pavlov_points(data.points));
        Piece {
            key: format!("storm_group {}", data.id),
            element: Some(format!("storm_group {}", data.id)),
            place: place.into(),
            at,
            size,
            class: "pv-card pv-strongpoint".into(),
            label: say.pavlov_strongpoint_label(title, colour.as_str(), data.defense, data.points),
            face,
        }
    }

    fn storm_group_piece(&self) -> Option<Piece> {
        let (card, area) = (self.game.storm_group()?, self.plan.named("storm_group")?.below(HEAD).wider(-4.0));
        Some(self.strongpoint(card, area.centre(), (area.w, area.h), "box storm_group"))
    }

    fn support_piece(&self) -> Option<Piece> {
        let (say, card) = (self.words.say(), self.game.support_cards().0?);
        let (data, area) = (self.c.supports.get(card.index())?, self.plan.named("operational_support")?);
        let area = area.below(HEAD + 13.0).wider(-4.0);
        let title = self.words.name(&data.name);
        let broken = self.game.disrupted_locations();
        let each = Supply::ALL.iter().zip(data.tokens);
        let needs: Vec<&str> = each.flat_map(|(supply, count)| (0..count).map(|_| supply.id())).collect();
        let places = data.locations.into_iter().map(|at| (at.number(), broken.has(at)));
        let face = faces::support((area.w, area.h), title, &needs, places, say.pavlov_points(data.points));
        Some(Piece {
            key: format!("support {}", data.id),
            element: Some(format!("support {}", data.id)),
            place: "box operational_support".into(),
            at: area.centre(),
            size: (area.w, area.h),
            class: "pv-card pv-support".into(),
            label: say.pavlov_support_label(title, self.supplies(data.tokens), data.points),
            face,
        })
    }
}
