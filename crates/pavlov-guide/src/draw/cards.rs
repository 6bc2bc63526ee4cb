//! Beside the board: cards in hand and in play, tokens and counters in the stock, losses.

use guide::board::{Face, Piece, Tray};
use kurgan_core::Id;
use pavlov::components::{CardType, SovietCard, TacticCard, Token, Unit, Use, WehrmachtCard};
use pavlov::{Decision, Place};

use super::card_faces as faces;
use super::desk::Desk;
use super::plan::{ALONE, TOKEN};
use crate::words::Says;

/// What lies beside the board, what is decided about first.
pub(super) fn trays(desk: &Desk) -> Vec<Tray> {
    let say = desk.words.say();
    let tray = |title: String, pieces: Vec<Piece>| Tray { title, pieces };
    let stock = tray(say.pavlov_tray_stock(), desk.stock());
    let tokens = tray(say.pavlov_tray_tokens(), desk.token_stock());
    // The hand comes first and stays there, whatever else is shown.
    let mut trays = vec![
        tray(say.pavlov_tray_troubles(), desk.troubles()),
        tray(say.pavlov_tray_hand(), desk.hand()),
        tray(say.pavlov_tray_card(), desk.revealed()),
        tray(say.pavlov_tray_german(), desk.german_hand()),
        tray(say.pavlov_tray_orders(), desk.orders()),
        tray(say.pavlov_tray_tactics(), desk.tactics()),
        tray(say.pavlov_tray_raid(), desk.raiders()),
        tray(say.pavlov_tray_piles(), desk.piles()),
        tray(say.pavlov_tray_uses(), desk.uses()),
        tray(say.pavlov_tray_taken(), desk.taken()),
        tray(say.pavlov_tray_fallen(), desk.men(Place::LOST)),
    ];
    match desk.game.decision() {
        Some(Decision::Deploy(_)) => trays.splice(0..0, [stock, tokens]),
        Some(Decision::Stage(_)) => trays.splice(0..0, [tokens, stock]),
        _ => {
            let end = trays.len() - 1;
            trays.splice(end..end, [tokens, stock])
        }
    };
    trays
}

/// The drawing on a Wehrmacht card.
const fn picture(what: Option<CardType>) -> &'static str {
    match what {
        None => "c-resupply",
        Some(CardType::Sniper) => "c-sniper",
        Some(CardType::Mortar) => "c-mortar",
        Some(CardType::Artillery { .. }) => "c-artillery",
        Some(CardType::Bombers { .. }) => "c-bombers",
        Some(CardType::Assault) => "c-assault",
        Some(CardType::MilkHouse | CardType::Place(_)) => "c-house",
    }
}

/// A piece that does not lie on the board.
fn card(element: &str, place: &str, class: &str, label: String, face: Face) -> Piece {
    Piece {
        key: element.into(),
        element: Some(element.into()),
        place: place.into(),
        at: (0.0, 0.0),
        size: face.size,
        class: format!("pv-card {class}"),
        label,
        face,
    }
}

/// So many cards face down.
fn backs(class: &str, count: usize, place: &str, label: &str) -> Vec<Piece> {
    let back = |n: usize| Piece {
        key: format!("back {place} {n}"),
        element: None,
        ..card("", place, &format!("pv-back {class}"), label.into(), faces::back())
    };
    (0..count).map(back).collect()
}

/// Soviet cards.
impl Desk<'_> {
    /// The hand as far as it is seen, the cards face up first.
    fn hand(&self) -> Vec<Piece> {
        let (hand, used) = (self.game.hand(), self.game.used());
        let shown = hand.unwrap_or(used);
        let hidden = self.game.hand_size() - shown.len();
        let label = self.words.say().pavlov_back_soviet();
        // All of a hand are as high as the one with the most to say.
        let halves = shown.into_iter().filter_map(|card| self.halves(card));
        let height = halves.map(|halves| faces::height(&halves)).fold(180.0, f32::max);
        let shown = shown.into_iter().map(|card| self.soviet_card_piece(card, used.has(card), height));
        shown.chain(backs("soviet", hidden, "hand", &label)).collect()
    }

    /// The two units of a card; none for Fog of War.
    fn halves(&self, card: SovietCard) -> Option<[faces::Half<'static>; 2]> {
        let half = |unit: Unit| faces::Half { picture: unit.id(), title: self.unit(unit), uses: self.unit_uses(unit) };
        Some(self.c.soviet_cards[card.index()].units?.map(half))
    }

    fn soviet_card_piece(&self, which: SovietCard, used: bool, height: f32) -> Piece {
        let (say, data) = (self.words.say(), &self.c.soviet_cards[which.index()]);
        let mut face = match self.halves(which) {
            Some(halves) => faces::halves(&data.id, &halves, &say.pavlov_or(), height),
            None => faces::fog(&data.id, self.words.name(&data.name), &say.pavlov_fog_text(), height),
        };
        if used {
            faces::cross_out(&mut face);
        }
        let class = if used { "pv-soviet used" } else { "pv-soviet" };
        let title = self.soviet_card_title(which);
        let label = if used { say.pavlov_card_used(title) } else { title };
        card(&format!("card {}", data.id), "hand", class, label, face)
    }

    fn unit_uses(&self, unit: Unit) -> String {
        let names = self.game.uses_of(unit).map(|each| self.usage(each));
        names.collect::<Vec<_>>().join(" · ")
    }

    /// What the cards that are seen and not used can be used for.
    fn uses(&self) -> Vec<Piece> {
        let left = self.game.hand().unwrap_or_default() - self.game.used();
        let units = left.into_iter().filter_map(|card| self.c.soviet_cards[card.index()].units).flatten();
        let mut uses: Vec<Use> = units.flat_map(|unit| self.game.uses_of(unit)).collect();
        uses.sort_unstable();
        uses.dedup();
        let chip = |each: Use| {
            let (name, text) = (self.usage(each), self.use_text(each));
            let face = faces::order(name, &text);
            card(&format!("use {}", each.id()), "uses", "pv-use", format!("{name}{}{text}", self.words.colon()), face)
        };
        uses.into_iter().map(chip).collect()
    }

    /// What a use does, in words.
    pub(super) fn use_text(&self, each: Use) -> String {
        let (say, numbers) = (self.words.say(), &self.c.numbers);
        match each {
            Use::Recover => say.pavlov_effect_recover(),
            Use::Resupply => say.pavlov_effect_resupply(numbers.resupply_tokens),
            Use::StormGroup => say.pavlov_effect_storm_group(),
            Use::OperationalSupport => say.pavlov_use_operational_support(),
            Use::SendReinforcements => say.pavlov_use_send_reinforcements(numbers.reinforcement_points),
            Use::Buttress => say.pavlov_effect_buttress(),
            Use::FieldDefenses => say.pavlov_effect_field_defenses(numbers.sapper_dice),
            Use::TacticalDecision => say.pavlov_use_tactical_decision(),
            Use::WireCommunications => say.pavlov_effect_wire(numbers.actions_with_wires),
            Use::ReadyArtillery => say.pavlov_use_ready_artillery(),
            Use::LoadSupplies => say.pavlov_effect_load(),
            Use::DeliverSupplies => say.pavlov_effect_deliver(numbers.per_ammunition),
            Use::ReadyAntiAircraft => say.pavlov_use_ready_anti_aircraft(numbers.aa_dice),
        }
    }
}

/// Wehrmacht and Tactics cards.
impl Desk<'_> {
    /// What a Wehrmacht card does, in words.
    pub(super) fn card_text(&self, what: Option<CardType>) -> String {
        let (say, c) = (self.words.say(), self.c);
        let dice = |what: CardType| c.cards.iter().find(|card| card.what == what).map_or(0, |card| card.dice);
        match what {
            None => say.pavlov_card_resupply(c.numbers.per_food),
            Some(what @ CardType::Sniper) => say.pavlov_card_sniper(dice(what)),
            Some(what @ CardType::Mortar) => say.pavlov_card_mortar(dice(what)),
            Some(CardType::Artillery { dice }) => say.pavlov_card_artillery(dice),
            Some(CardType::Bombers { aircraft, defense }) => say.pavlov_card_bombers(aircraft, defense),
            Some(CardType::Place(kind)) => match &c.kinds[kind.index()] {
                data if data.infantry => say.pavlov_arrives_infantry(data.value, data.defense),
                data => say.pavlov_arrives_armor(data.value, data.defense),
            },
            Some(CardType::Assault) => say.pavlov_card_assault(),
            Some(CardType::MilkHouse) => say.pavlov_card_milk_house(),
        }
    }

    fn wehrmacht_card_piece(&self, which: WehrmachtCard, place: &str, nth: Option<usize>) -> Piece {
        let (what, name, id) =
            (self.card_type(which), self.wehrmacht_card_name(which), self.c.wehrmacht_card_id(which));
        let picture = match what {
            Some(CardType::Place(kind)) => self.c.kinds[kind.index()].id.as_str(),
            what => picture(what),
        };
        let deck = self.c.cards.get(which.index()).map(|card| card.deck);
        let title = match nth {
            Some(nth) => format!("{nth}. {name}"),
            None => name.into(),
        };
        let kind = self.category(what);
        let mut face = faces::pictured(&title, format!("pv-{picture}"), kind, &self.card_text(what));
        if let Some(deck) = deck {
            faces::deck(&mut face, deck);
        }
        let label = format!("{}{}{name}", self.category(what), self.words.colon());
        card(&format!("card {id}"), place, "pv-wehrmacht", label, face)
    }

    fn tactic_card(&self, which: TacticCard, place: &str) -> Piece {
        let data = &self.c.tactics[self.c.tactic_cards[which.index()].tactic.index()];
        let (name, text) = (self.words.name(&data.name), self.words.name(&data.text));
        let mut face = faces::tactic(&self.words.say().pavlov_tactic(), name, text);
        faces::deck(&mut face, self.c.tactic_cards[which.index()].deck);
        let id = self.c.tactic_card_id(which);
        card(
            &format!("tactic {id}"),
            place,
            "pv-wehrmacht pv-tactic",
            format!("{name}{}{text}", self.words.colon()),
            face,
        )
    }

    /// The card being settled.
    fn revealed(&self) -> Vec<Piece> {
        self.game.card().into_iter().map(|card| self.wehrmacht_card_piece(card, "revealed", None)).collect()
    }

    /// The German's hand: face up for the German, face down for all others.
    fn german_hand(&self) -> Vec<Piece> {
        let (say, hidden) = (self.words.say(), self.game.german_face_down());
        if let Some((cards, tactics)) = self.game.german_hand() {
            let cards = cards.into_iter().map(|card| self.wehrmacht_card_piece(card, "german", None));
            return cards.chain(tactics.into_iter().map(|card| self.tactic_card(card, "german"))).collect();
        }
        let mut hand = backs("german", hidden.hand, "german", &say.pavlov_back_wehrmacht());
        let label = say.pavlov_back_tactic();
        hand.extend(backs("german tactic", hidden.tactics, "german tactics", &label));
        hand
    }

    /// The order pile and the Tactics card laid face down.
    fn orders(&self) -> Vec<Piece> {
        let (say, hidden) = (self.words.say(), self.game.german_face_down());
        if let Some((orders, laid)) = self.game.german_orders() {
            let orders = orders.into_iter().flatten().zip(1..);
            let orders = orders.map(|(card, nth)| self.wehrmacht_card_piece(card, "orders", Some(nth)));
            return orders.chain(laid.map(|card| self.tactic_card(card, "laid"))).collect();
        }
        let mut orders = backs("german", hidden.orders, "orders", &say.pavlov_back_order());
        let label = say.pavlov_back_tactic();
        orders.extend(backs("german tactic", hidden.laid.into(), "laid", &label));
        orders
    }

    fn tactics(&self) -> Vec<Piece> {
        let in_play = self.game.tactics().into_iter().flatten();
        in_play.map(|card| self.tactic_card(card, "in play")).collect()
    }
}

/// The rest.
impl Desk<'_> {
    /// The two troubles of a counter that must be told apart.
    fn troubles(&self) -> Vec<Piece> {
        let Some(Decision::Trouble(_)) = self.game.decision() else { return Vec::new() };
        let say = self.words.say();
        let mut face = Face::new((ALONE, ALONE));
        face.rect((1.0, 1.0, ALONE - 2.0, ALONE - 2.0), 3.5, "tired").cover("pv-tired", "");
        let size = (ALONE, ALONE);
        let tired = Piece {
            class: "token square".into(),
            size,
            ..card("marker exhausted", "troubles", "", say.pavlov_exhausted(), face)
        };
        vec![Piece { size, ..self.disruption((0.0, 0.0), "troubles".into()) }, tired]
    }

    pub(super) fn men(&self, place: Place) -> Vec<Piece> {
        let men = self.game.counters_at(place).into_iter().map(|man| self.soviet(man, (0.0, 0.0), ALONE));
        men.chain(self.game.weapons_at(place).into_iter().map(|weapon| self.gun(weapon, (0.0, 0.0)))).collect()
    }

    fn stock(&self) -> Vec<Piece> {
        self.men(Place::STOCK)
    }

    /// Those on a raid.
    fn raiders(&self) -> Vec<Piece> {
        let mut raid = self.men(Place::RAID);
        let milk_house = self.c.milk_house;
        if let Some(Decision::FinalRaid(_)) = self.game.decision()
            && self.game.storm_group() != Some(milk_house)
        {
            raid.push(self.strongpoint(milk_house, (0.0, 0.0), faces::STRONGPOINT, "raid"));
        }
        raid
    }

    fn token_stock(&self) -> Vec<Piece> {
        let tokens = Token::ALL.map(|token| self.stack(token, self.game.tokens(token)[2], (0.0, 0.0), "stock".into()));
        tokens.into_iter().map(|piece| Piece { size: (TOKEN + 6.0, TOKEN + 6.0), ..piece }).collect()
    }

    /// The cards that count at the end.
    fn taken(&self) -> Vec<Piece> {
        let say = self.words.say();
        let raided = self.game.raided().into_iter();
        let mut taken: Vec<Piece> =
            raided.map(|card| self.strongpoint(card, (0.0, 0.0), faces::STRONGPOINT, "taken")).collect();
        for which in self.game.support_cards().1 {
            let data = &self.c.supports[which.index()];
            let name = self.words.name(&data.name);
            let face = faces::support((124.0, 90.0), name, &[], [].into_iter(), say.pavlov_points(data.points));
            let label = say.pavlov_support_label(name, self.supplies(data.tokens), data.points);
            taken.push(card(&format!("support {}", data.id), "taken", "pv-support", label, face));
        }
        taken
    }

    /// The piles of cards, by how many they are.
    fn piles(&self) -> Vec<Piece> {
        let pile = |(id, count): (&'static str, usize)| {
            let name = self.words.say().pavlov_pile(id);
            let side = match id {
                "wehrmacht" => "german",
                "fog" => "fog",
                "discard" => "discard",
                _ => "soviet",
            };
            let class = format!("pv-back pv-pile {side}");
            card(
                &format!("pile {id}"),
                "piles",
                &class,
                format!("{name}{}{count}", self.words.colon()),
                faces::pile(count, &name),
            )
        };
        self.pile_counts().into_iter().map(pile).collect()
    }

    /// How many cards lie in each pile that this game has.
    pub(super) fn pile_counts(&self) -> Vec<(&'static str, usize)> {
        let [deck, discard, fog] = self.game.soviet_cards();
        vec![("soviet", deck), ("discard", discard), ("fog", fog), ("wehrmacht", self.game.stack_left())]
    }
}
