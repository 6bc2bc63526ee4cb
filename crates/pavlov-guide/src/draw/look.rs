//! A position as a seat sees it, with the names of what is on it.

use kurgan_core::{Game, Id, Seat};
use pavlov::components::{
    CardType, Colour, Components, Counter, Letters, Location, Position, SovietCard, Supply, TacticCard, Token, Weapon,
    WehrmachtCard,
};
use pavlov::{Pavlov, Place, Shown};

use super::plan::Plan;
use crate::words::{Says, Tongue};

/// What is drawn of the cards is drawn from the view alone: a hand that a seat may not see is not at hand.
pub(super) struct Look<'a> {
    pub(super) game: &'a Pavlov,
    pub(super) c: &'static Components,
    pub(super) seat: Option<Seat>,
    pub(super) tongue: Tongue,
    pub(super) view: Shown,
    pub(super) plan: Plan,
}

impl<'a> Look<'a> {
    pub(super) fn new(game: &'a Pavlov, seat: Option<Seat>, tongue: Tongue) -> Self {
        let c = game.pack();
        Self { game, c, seat, tongue, view: game.shown(seat), plan: Plan { c } }
    }
}

/// Names.
impl Look<'_> {
    pub(super) fn counter(&self, counter: Counter) -> &'static str {
        self.tongue.name(&self.c.counters[counter.index()].name)
    }

    /// Numbered if there are several of the same name.
    pub(super) fn weapon(&self, weapon: Weapon) -> String {
        let data = &self.c.weapons[weapon.index()];
        let like = |n: usize| self.c.weapons[..n].iter().filter(|other| other.name == data.name).count();
        let name = self.tongue.name(&data.name);
        if like(self.c.weapons.len()) == 1 { name.into() } else { format!("{name} {}", like(weapon.index() + 1)) }
    }

    pub(super) fn token(&self, token: Token) -> &'static str {
        self.tongue.name(&self.c.tokens[token as usize].name)
    }

    pub(super) fn colour(&self, colour: Colour) -> String {
        self.tongue.say().pavlov_colour(colour.id())
    }

    /// The colours of a position.
    pub(super) fn colours(&self, position: Position) -> String {
        let data = &self.c.positions[position.index()];
        let shown = Colour::ALL.into_iter().filter(|&colour| data.colours[colour as usize]);
        shown.map(|colour| self.colour(colour)).collect::<Vec<_>>().join(", ")
    }

    pub(super) fn location(&self, location: Location) -> &'static str {
        self.tongue.name(&self.c.locations[location.index()].name)
    }

    /// The name of a box of the board.
    pub(super) fn boxed(&self, id: &str) -> &'static str {
        self.c.boxes.iter().find(|each| each.id == id).map_or("", |each| self.tongue.name(&each.name))
    }

    pub(super) fn place(&self, place: Place) -> String {
        let say = self.tongue.say();
        match place.position() {
            Some(position) => self.c.position_id(position).into(),
            None if place == Place::RESERVES => self.boxed("reserves").into(),
            None if place == Place::STOCK => say.pavlov_in_stock(),
            None if place == Place::RAID => say.pavlov_on_raid(),
            None => say.pavlov_fallen(),
        }
    }

    /// `Machine Gun, Inspire`.
    pub(super) fn letters(&self, letters: Letters) -> String {
        let names = letters.each().map(|letter| self.tongue.name(&self.c.letters[letter as usize].name));
        names.collect::<Vec<_>>().join(", ")
    }

    /// `1 Food, 2 Sapper`.
    pub(super) fn supplies(&self, counts: [u8; 4]) -> String {
        let some = Supply::ALL.into_iter().zip(counts).filter(|&(_, count)| count > 0);
        some.map(|(supply, count)| format!("{count} {}", self.token(supply.token()))).collect::<Vec<_>>().join(", ")
    }
}

/// Where things are.
impl Look<'_> {
    pub(super) fn counters_at(&self, place: Place) -> impl Iterator<Item = Counter> {
        let all = (0..self.c.counters.len()).map(Counter::from_index);
        all.filter(move |&counter| self.game.place_of(counter) == place)
    }

    pub(super) fn weapons_at(&self, place: Place) -> impl Iterator<Item = Weapon> {
        let all = (0..self.c.weapons.len()).map(Weapon::from_index);
        all.filter(move |&weapon| self.game.weapon_place(weapon) == place)
    }

    /// Who eats at the next Resupply card, and the Food Tokens that this takes.
    pub(super) fn mouths(&self) -> (u8, u8) {
        let weapons = (0..self.c.weapons.len()).map(Weapon::from_index);
        let weapons = weapons.filter(|&weapon| self.game.weapon_place(weapon).in_house()).count();
        let eat = self.game.in_house().len() + if self.game.options().weapons_eat { weapons } else { 0 };
        let mouths = u8::try_from(eat).unwrap_or(u8::MAX);
        (mouths, mouths.div_ceil(self.c.numbers.per_food.max(1)))
    }

    /// The score as it stands.
    pub(super) fn score(&self) -> i16 {
        self.game.score_parts().into_iter().sum()
    }
}

/// The cards of the view.
impl Look<'_> {
    pub(super) fn soviet_cards<'b>(&self, ids: &'b [String]) -> impl Iterator<Item = SovietCard> + use<'b> {
        let c = self.c;
        ids.iter().filter_map(move |id| c.soviet_card_named(id))
    }

    pub(super) fn wehrmacht_cards<'b>(&self, ids: &'b [String]) -> impl Iterator<Item = WehrmachtCard> + use<'b> {
        let c = self.c;
        ids.iter().filter_map(move |id| c.wehrmacht_card_named(id))
    }

    pub(super) fn tactic_cards<'b>(&self, ids: &'b [String]) -> impl Iterator<Item = TacticCard> + use<'b> {
        let c = self.c;
        ids.iter().filter_map(move |id| c.tactic_card_named(id))
    }

    /// What a card does; none for a Resupply card.
    pub(super) fn card_type(&self, card: WehrmachtCard) -> Option<CardType> {
        self.c.cards.get(card.index()).map(|card| card.what)
    }

    /// The name of a Wehrmacht card.
    pub(super) fn card(&self, card: WehrmachtCard) -> &'static str {
        let name = self.c.cards.get(card.index()).map_or(&self.c.resupply_name, |card| &card.name);
        self.tongue.name(name)
    }

    /// What kind of card it is, as it is printed over its name.
    pub(super) fn heading(&self, what: Option<CardType>) -> &'static str {
        let name = what.map_or(&self.c.resupply_name, |what| &self.c.categories[what.category() as usize]);
        self.tongue.name(name)
    }

    /// The names of the cards of this sort, several where they do the same; none stands for Resupply.
    pub(super) fn sort(&self, what: Option<CardType>) -> String {
        let Some(what) = what else { return self.tongue.name(&self.c.resupply_name).into() };
        let alike = self.c.cards.iter().filter(|card| card.what == what);
        let mut names: Vec<&str> = alike.map(|card| self.tongue.name(&card.name)).collect();
        names.sort_unstable();
        names.dedup();
        let name = names.join(" / ");
        match what {
            CardType::Bombers { aircraft, .. } => format!("{name} ×{aircraft}"),
            _ => name,
        }
    }
}
