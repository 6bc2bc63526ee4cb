//! What lies on the board beside the garrison: walls, plates, tokens, Wehrmacht counters and cards.

use guide::board::{Face, Piece};
use kurgan_core::Id;
use pavlov::Decision;
use pavlov::components::{Colour, Kind, Location, Position, StormGroup, Supply, Token, Track};

use super::card_faces as faces;
use super::desk::Desk;
use super::ground;
use super::men::name;
use super::plan::{FOE, TOKEN, small, token_plate, value_plate};
use crate::words::Says;

/// Everything that lies on the board.
pub(super) fn pieces(desk: &Desk) -> Vec<Piece> {
    let mut pieces = Vec::with_capacity(80);
    for colour in Colour::ALL {
        pieces.push(desk.wall_piece(colour));
    }
    for colour in Colour::ALL {
        pieces.push(desk.plate(colour));
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

/// The plates beside the walls.
impl Desk<'_> {
    /// The Defense Value of a side: its letter and the value on a shield, a brick for each that is left.
    fn plate(&self, colour: Colour) -> Piece {
        let value = self.game.wall(colour);
        let area = value_plate(colour);
        let upright = area.h > area.w;
        let mut face = Face::new((area.w, area.h));
        face.path("M5 3H37V22C37 32 30 37 21 40 12 37 5 32 5 22Z", "shield")
            .text(colour.id()[..1].to_uppercase(), (21.0, 15.0), 13.0, "attack")
            .text(value, (21.0, 35.0), 21.0, "attack");
        let lost = self.plan.lost(colour, value);
        for n in 0..self.c.walls[colour as usize].values.len() {
            let frame = if upright {
                (7.0, 46.0 + 13.0 * small(n), 28.0, 10.0)
            } else {
                (43.0 + 15.5 * small(n), 14.0, 13.0, 14.0)
            };
            face.rect(frame, 1.5, if n < lost { "brick lost" } else { "brick" });
        }
        Piece {
            key: format!("wall {}", colour.id()),
            element: Some(format!("wall {}", colour.id())),
            place: value.to_string(),
            at: area.centre(),
            size: (area.w, area.h),
            class: format!("pv-wall-marker {}", colour.id()),
            label: self.words.say().pavlov_wall_label(self.colour(colour), value),
            face,
        }
    }

    /// The Suppression Tokens beside a side. While some can be spent on an arriving counter, they are those.
    fn suppression(&self, colour: Colour) -> Option<Piece> {
        let count = self.game.suppression_box(colour);
        let element = match self.game.decision() {
            Some(Decision::Suppression(on)) if self.c.tracks[on.track.index()].colour == colour => {
                "token suppression".into()
            }
            _ => format!("suppression {}", colour.id()),
        };
        let at = token_plate(colour).centre();
        (count > 0).then(|| Piece {
            key: format!("suppression {}", colour.id()),
            element: Some(element),
            label: self.words.say().pavlov_suppression_label(count, self.colour(colour)),
            ..self.stack(Token::Suppression, count, at, "box".into())
        })
    }
}

/// Tokens.
impl Desk<'_> {
    /// So many tokens of a kind.
    pub(super) fn stack(&self, token: Token, count: u8, at: (f32, f32), place: String) -> Piece {
        let mut face = Face::new((TOKEN, TOKEN));
        face.cover(format!("pv-t-{}", token.id()), "");
        if count != 1 {
            face.cover("pv-plus", "").text(count, (29.5, 33.6), 14.0, "attack");
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
        let Some(area) = ground::room(self.plan, id, self.words) else { return };
        let counts = Token::ALL.map(|token| (token, self.game.tokens(token)[column]));
        let here: Vec<(Token, u8)> = counts.into_iter().filter(|(_, n)| *n > 0).collect();
        let places = area.rows(here.len(), (TOKEN + 1.0, TOKEN));
        for ((token, count), at) in here.into_iter().zip(places) {
            out.push(self.stack(token, count, at, format!("box {id}")));
        }
    }

    /// A token or the Disrupted Token on a location.
    fn on_location(&self, location: Location, out: &mut Vec<Piece>) {
        let (at, number) = (self.plan.location(location), location.number());
        let place = format!("location {number}");
        let element = Some(place.clone());
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
        face.cover("pv-t-disrupted", "");
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
        let mut face = Face::new((FOE, FOE));
        face.body(4.0)
            .symbol(format!("pv-{}", data.id), (4.0, 14.5, 40.0, 22.0), "figure")
            .cover("pv-foe", "")
            .line(name(self.words.name(&data.name), FOE))
            .cover(if data.infantry { "pv-foe-round" } else { "pv-foe-diamond" }, "")
            .text(data.value, (9.5, 44.0), 14.0, "attack");
        if now > data.defense {
            face.cover("pv-foe-raised", "");
        }
        face.text(now, (38.5, 43.6), 14.0, "dark");
        if new {
            face.cover("pv-foe-new", "");
        }
        Piece {
            key: format!("foe {} {} {nth}", track.number(), data.id),
            element: Some(place.clone()),
            place,
            at: self.plan.circle(track, circle),
            size: (FOE, FOE),
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
        let face = faces::strongpoint(size, title, data.colour.id(), data.defense, say.pavlov_points(data.points));
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
        let (card, area) = (self.game.storm_group()?, ground::room(self.plan, "storm_group", self.words)?);
        Some(self.strongpoint(card, area.centre(), (area.w, area.h), "box storm_group"))
    }

    fn support_piece(&self) -> Option<Piece> {
        let (say, card) = (self.words.say(), self.game.support_cards().0?);
        let data = self.c.supports.get(card.index())?;
        let area = ground::room(self.plan, "operational_support", self.words)?;
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
