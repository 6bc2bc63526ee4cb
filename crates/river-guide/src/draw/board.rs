//! The board: printed ground, places you can point at, and pieces.

use guide::board::{Board, Face, Piece, Shape, Spot, Text, Tray, fan};
use kurgan_core::{Id, Set};
use maud::{Markup, html};
use river::components::{BOATS, Boat, LANDINGS, Landing, all};

use crate::names::Desk;
use crate::words::Says;

/// The whole drawing.
const SIZE: (f32, f32) = (820.0, 560.0);
/// A boat.
const BOAT: (f32, f32) = (78.0, 44.0);
/// A weather chit.
const CHIT: (f32, f32) = (88.0, 88.0);
/// A landing, on the west bank and the water before it.
const LANDING: (f32, f32) = (270.0, 140.0);
/// Left, top, width and height of the quay.
const QUAY: (f32, f32, f32, f32) = (640.0, 60.0, 150.0, 460.0);

/// The left upper corner of a landing: one below the other, from north to south.
fn corner(landing: Landing) -> (f32, f32) {
    (140.0, 60.0 + 160.0 * f32::from(landing.0))
}

/// The middle of a landing.
fn middle(landing: Landing) -> (f32, f32) {
    let (x, y) = corner(landing);
    (x + LANDING.0 / 2.0, y + LANDING.1 / 2.0)
}

/// Where a boat lies at the quay.
fn berth(boat: Boat) -> (f32, f32) {
    (QUAY.0 + QUAY.2 / 2.0, QUAY.1 + 75.0 + 110.0 * f32::from(boat.0))
}

/// The outline of a boat, to be used by its id.
pub(super) fn symbols() -> Markup {
    html! { symbol id="river-boat" viewBox="0 0 78 44" { path d="M3 18H58L75 22L58 40H10z" {} } }
}

impl Desk<'_> {
    pub(super) fn board(self) -> Board {
        let mut pieces = self.lights();
        pieces.extend(self.weather());
        for landing in all(LANDINGS) {
            let boats = self.game.boats_at(landing);
            let spots = fan(middle(landing), boats.len(), BOAT, LANDING.0 - 20.0);
            let element = self.landing_element(landing);
            pieces.extend(boats.into_iter().zip(spots).map(|(boat, at)| self.boat(boat, &element, at)));
        }
        let at_quay = self.game.afloat().into_iter().filter(|&boat| self.game.sent(boat).is_none());
        pieces.extend(at_quay.map(|boat| self.boat(boat, "quay", berth(boat))));
        let sunk: Set<Boat> = all(BOATS) - self.game.afloat();
        let sunk = sunk.into_iter().map(|boat| self.boat(boat, "sunk", (0.0, 0.0))).collect();
        let trays = vec![Tray { title: self.s.words.say().tray_sunk(), pieces: sunk }];
        Board { size: SIZE, frame: Board::whole(SIZE), places: self.places(), pieces, trays }
    }

    /// Banks, water and names: what never changes.
    pub(super) fn ground(self) -> Markup {
        let (s, say) = (self.s, self.s.words.say());
        let (width, height) = SIZE;
        let (quay, top, ..) = QUAY;
        html! {
            rect.water width=(width) height=(height) {}
            path.bank d=(format!("M0 0H190C230 120 170 240 210 360S190 500 220 {height}H0z")) {}
            path.bank d=(format!("M{width} 0H650C610 140 670 260 630 380S650 500 620 {height}H{width}z")) {}
            text.title x="20" y="36" { (say.map_title()) }
            text.flow transform="translate(530 280) rotate(90)" { (say.map_river()) }
            text.name x=(quay) y=(top - 12.0) { (say.quay()) }
            @for landing in all(LANDINGS) {
                @let (x, y) = corner(landing);
                text.name x=(x) y=(y - 6.0) { (s.landing(landing)) }
                path.gun d=(format!("M{} {}h34v8h-34zm-8 8h24v14h-24z", x - 70.0, y + LANDING.1 / 2.0 - 10.0)) {}
                text.guns x=(x - 52.0) y=(y + LANDING.1 / 2.0 + 32.0) { (s.c.landing(landing).guns) }
            }
        }
    }

    /// The landings and the quay.
    fn places(self) -> Vec<Spot> {
        let (s, game, say) = (self.s, self.game, self.s.words.say());
        let landing = |landing: Landing| {
            let (name, guns, boats) = (s.landing(landing), game.guns(landing), game.boats_at(landing).len());
            let (x, y) = corner(landing);
            Spot {
                element: self.landing_element(landing),
                label: say.label_landing(name, guns, boats, s.c.landing(landing).room),
                shape: Shape::Rect((x, y, LANDING.0, LANDING.1), 4.0),
                class: "landing".into(),
            }
        };
        let shape = Shape::Rect(QUAY, 4.0);
        let quay = Spot { element: "quay".into(), label: say.quay(), shape, class: "quay".into() };
        all(LANDINGS).into_iter().map(landing).chain([quay]).collect()
    }

    /// A boat where it lies.
    fn boat(self, boat: Boat, place: &str, at: (f32, f32)) -> Piece {
        let (s, data, hull) = (self.s, self.s.c.boat(boat), self.game.hull(boat));
        let label = s.words.say().label_boat(s.boat(boat), data.load, hull, data.hull, self.place(boat));
        let pips = "●".repeat(hull.into()) + &"○".repeat((data.hull - hull).into());
        let mut face = Face::new(BOAT);
        face.cover("river-boat", "hull")
            .line(Text::new(s.boat(boat), (39.0, 12.0), 11.0, "name").fit(76.0))
            .text(data.load, (19.0, 35.0), 16.0, "load")
            .text(pips, (48.0, 34.0), 13.0, "");
        Piece {
            key: self.boat_element(boat),
            element: Some(self.boat_element(boat)),
            place: place.into(),
            at,
            size: BOAT,
            class: "boat".into(),
            label,
            face,
        }
    }

    /// Where the searchlight shines or shone last; and, for whoever may know, where it is aimed.
    fn lights(self) -> Vec<Piece> {
        let (s, say) = (self.s, self.s.words.say());
        let mut face = Face::new(LANDING);
        face.path("M0 70L270 0V140z", "beam");
        let light = |key: &str, landing, label: String| Piece {
            key: key.into(),
            element: None,
            place: self.landing_element(landing),
            at: middle(landing),
            size: LANDING,
            class: format!("light {key}"),
            label,
            face: face.clone(),
        };
        let lit = self.game.lit().map(|landing| {
            if self.shines(landing) {
                light("now", landing, say.label_light_now(s.landing(landing)))
            } else {
                light("last", landing, say.label_light_last(s.landing(landing)))
            }
        });
        let aim = self.game.aim().map(|landing| light("aim", landing, say.label_light_aim(s.landing(landing))));
        lit.into_iter().chain(aim).collect()
    }

    /// The chit of this hour, afloat in the middle of the river.
    fn weather(self) -> Option<Piece> {
        let s = self.s;
        let chit = self.game.weather()?;
        let mut face = Face::new(CHIT);
        face.circle((44.0, 44.0), 43.0, "body")
            .line(Text::new(s.chit(chit), (44.0, 34.0), 12.0, "name").fit(72.0))
            .text(s.change(chit), (44.0, 70.0), 20.0, "change");
        Some(Piece {
            key: format!("chit {}", chit.index()),
            element: Some("weather".into()),
            place: "weather".into(),
            at: (530.0, 80.0),
            size: CHIT,
            class: "chit".into(),
            label: s.words.say().label_weather(s.chit(chit), s.change(chit)),
            face,
        })
    }
}
