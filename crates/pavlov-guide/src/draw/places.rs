//! The places on the board that you can point at.

use guide::board::{Shape, Spot};
use kurgan_core::Id;
use pavlov::Decision;
use pavlov::components::{Colour, Location, Position, Track, Unit};

use super::desk::Desk;
use super::plan::{Area, CIRCLE, LOCATION, token_plate, value_plate};
use crate::words::Says;

/// Every place, in reading order; later ones lie on top.
pub(super) fn places(desk: &Desk) -> Vec<Spot> {
    let mut places = Vec::with_capacity(80);
    desk.boxes(&["house_marker"], &mut places);
    for position in (0..desk.c.positions.len()).map(Position::from_index) {
        let id = desk.c.position_id(position);
        places.push(place(format!("position {id}"), desk.position_label(position), rect(desk.plan.position(position))));
    }
    for colour in Colour::ALL {
        let (say, name) = (desk.words.say(), desk.colour(colour));
        let label = say.pavlov_wall_label(name.as_str(), desk.game.wall(colour));
        places.push(place(format!("wall {}", colour.id()), label, rect(value_plate(colour))));
        let label = say.pavlov_suppression_label(desk.game.suppression_box(colour), name.as_str());
        places.push(place(format!("suppression {}", colour.id()), label, rect(token_plate(colour))));
    }
    desk.boxes(&["reserves", "supplies", "storm_group", "staging_area"], &mut places);
    if desk.game.options().operational_support {
        desk.boxes(&["operational_support"], &mut places);
    }
    for track in (0..desk.c.tracks.len()).map(Track::from_index) {
        desk.track(track, &mut places);
    }
    for unit in Unit::ALL {
        let name = desk.unit(unit).into();
        places.push(place(format!("unit {}", unit.id()), name, rect(desk.plan.unit(unit))));
    }
    for location in (0..desk.c.locations.len()).map(Location::from_index) {
        let (x, y) = desk.plan.location(location);
        let label = desk.location_label(location);
        places.push(place(format!("location {}", location.number()), label, Shape::Circle(x, y, LOCATION)));
    }
    places
}

fn place(element: String, label: String, shape: Shape) -> Spot {
    Spot { element, label, shape, class: String::new() }
}

fn rect(area: Area) -> Shape {
    Shape::Rect((area.x, area.y, area.w, area.h), 4.0)
}

impl Desk<'_> {
    /// A combat position and who is there.
    pub(super) fn position_label(&self, position: Position) -> String {
        let id = self.c.position_id(position);
        let men = self.game.counters_on(position).into_iter().map(|man| self.counter(man).to_owned());
        let there: Vec<String> = men.chain(self.game.weapon_on(position).map(|weapon| self.weapon(weapon))).collect();
        let (say, colours) = (self.words.say(), self.colours(position));
        if there.is_empty() {
            say.pavlov_position_empty(id, colours)
        } else {
            say.pavlov_position_label(id, colours, there.join(", "))
        }
    }

    fn boxes(&self, ids: &[&str], out: &mut Vec<Spot>) {
        for id in ids {
            let area = self.plan.named(id);
            out.extend(area.map(|area| place(format!("box {id}"), self.box_label(id), rect(area))));
        }
    }

    fn box_label(&self, id: &str) -> String {
        let (say, name) = (self.words.say(), self.boxed(id));
        match id {
            "reserves" => say.pavlov_reserves_label(self.game.reserves().len(), name),
            _ => name.into(),
        }
    }

    pub(super) fn location_label(&self, location: Location) -> String {
        let (say, name) = (self.words.say(), self.location(location));
        if self.game.disrupted_locations().has(location) {
            return say.pavlov_location_disrupted(name);
        }
        match self.game.token_on(location) {
            Some(token) => say.pavlov_location_token(name, self.token(token)),
            None => say.pavlov_location_empty(name),
        }
    }

    /// A track and its circles. While sappers look for a track, its sapper circle stands for it.
    fn track(&self, track: Track, out: &mut Vec<Spot>) {
        let (say, data) = (self.words.say(), &self.c.tracks[track.index()]);
        let (colour, number) = (self.colour(data.colour), track.number());
        let element = format!("track {number}");
        let label = say.pavlov_track_label(number, colour);
        let lane = self.plan.lane(track);
        out.push(place(element.clone(), label.clone(), Shape::Polygon(lane.outline())));
        let tag = Area::around(lane.name, (30.0, 24.0));
        out.push(place(element.clone(), label.clone(), rect(tag)));
        for circle in 1..=data.circles {
            let (x, y) = self.plan.circle(track, circle);
            let what = match self.game.kind_on(track, circle) {
                Some(kind) => self.attacker_label(kind, track, circle),
                None => say.pavlov_circle_name(circle, number),
            };
            out.push(place(format!("circle {number} {circle}"), what, Shape::Circle(x, y, CIRCLE)));
        }
        if let Some(Decision::FieldDefenses(_)) = self.game.decision() {
            let (x, y) = self.plan.circle(track, data.sapper_circle);
            out.push(place(element, label, Shape::Circle(x, y, CIRCLE)));
        }
    }
}
