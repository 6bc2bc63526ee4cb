//! Player aids.

use std::collections::BTreeMap;

use guide::board::Aid;
use kurgan_core::Id;
use kurgan_core::chance::Ratio;
use maud::{Markup, html};
use pavlov::components::{CardType, Colour, Counter, DECKS, Letter, Location, Token, Unit};
use pavlov::{BOMBED, Counters, Place, hit_chance, raid_chance};

use super::desk::Desk;
use crate::words::Says;

/// Everything to look up, what matters most first.
pub(super) fn aids(desk: &Desk) -> Vec<Aid> {
    let say = desk.words.say();
    let aid = |id: &'static str, title: String, body: Markup| Aid { id, title, body };
    let mut aids = vec![
        aid("score", say.pavlov_aid_score(), desk.score_aid()),
        aid("next", say.pavlov_aid_next(), desk.next_aid()),
        aid("supplies", say.pavlov_aid_supplies(), desk.supplies_aid()),
        aid("assault", say.pavlov_aid_assault(), desk.assault_aid()),
        aid("hits", say.pavlov_aid_hits(), desk.hits_aid()),
        aid("cards", say.pavlov_aid_cards(), desk.cards_aid()),
        aid("counters", say.pavlov_aid_counters(), desk.counters_aid()),
        aid("bombs", say.pavlov_aid_bombs(), desk.bombs_aid()),
        aid("deck", say.pavlov_aid_deck(), desk.deck_aid()),
    ];
    if desk.game.storm_group().is_some() {
        aids.insert(2, aid("raid", say.pavlov_aid_raid(), desk.raid_aid()));
    }
    if desk.game.options().competitive() {
        aids.push(aid("hidden", say.pavlov_aid_hidden(), desk.hidden_aid()));
    }
    aids
}

/// The score and the Wehrmacht.
impl Desk<'_> {
    /// A probability in whole per cent.
    fn percent(&self, probability: f64) -> String {
        self.words.chance(probability, 0)
    }

    fn score_aid(&self) -> Markup {
        let (say, [raids, support, men, foes]) = (self.words.say(), self.game.score_parts());
        let now = self.game.award();
        html! {
            table.pv-table {
                tbody {
                    tr { th scope="row" { (say.pavlov_score_raids()) } td { (raids) } }
                    @if self.game.options().operational_support {
                        tr { th scope="row" { (say.pavlov_score_support()) } td { (support) } }
                    }
                    tr { th scope="row" { (say.pavlov_score_garrison()) } td { (men) } }
                    tr { th scope="row" { (say.pavlov_score_wehrmacht(self.c.numbers.penalty)) } td { (self.points(foes)) } }
                    tr.pv-sum { th scope="row" { (say.pavlov_score_sum()) } td { (self.points(self.game.score())) } }
                }
            }
            table.pv-table {
                thead { tr { th { (say.pavlov_score()) } th { (say.pavlov_level()) } th { (say.pavlov_award()) } } }
                tbody {
                    @for award in &self.c.awards {
                        tr.now[now.is_some_and(|now| now.id == award.id)] {
                            th scope="row" {
                                @match (award.min, award.max) {
                                    (Some(min), Some(max)) => { (self.words.range(&self.points(min), &self.points(max))) }
                                    (Some(min), None) => { "≥ " (self.points(min)) }
                                    (None, Some(max)) => { "≤ " (self.points(max)) }
                                    (None, None) => { "–" }
                                }
                            }
                            td { (self.words.name(&award.level)) }
                            td { (self.words.name(&award.award)) }
                        }
                    }
                }
            }
            p { (say.pavlov_score_loss()) }
        }
    }

    /// What the next Wehrmacht card can be as far as this seat knows.
    fn next_aid(&self) -> Markup {
        let say = self.words.say();
        let mut cards = self.game.next_cards();
        cards.sort_by(|(_, a), (_, b)| {
            let value = |ratio: &Option<Ratio>| ratio.map_or(0.0, Ratio::value);
            value(b).total_cmp(&value(a))
        });
        let certain = cards.iter().all(|(_, ratio)| ratio.is_some());
        html! {
            p { (say.pavlov_next_left(self.game.stack_left())) }
            @if !cards.is_empty() && !certain { p { (say.pavlov_next_possible()) } }
            @if !cards.is_empty() {
                table.pv-table {
                    thead { tr { th { (say.pavlov_card()) } th { (say.pavlov_kind()) } @if certain { th { (say.pavlov_chance()) } } } }
                    tbody {
                        @for (what, ratio) in &cards {
                            tr {
                                th scope="row" { (self.sort(*what)) }
                                td { (self.category(*what)) }
                                @if let Some(ratio) = ratio { td { (self.percent(ratio.value())) } }
                            }
                        }
                    }
                }
            }
            @if let Some(turn) = self.game.next_resupply() { p { (say.pavlov_next_resupply(turn)) } }
            @for tactic in self.in_force() {
                p { b { (self.words.name(&tactic.name)) (self.words.colon()) } (self.words.name(&tactic.text)) }
            }
        }
    }

    /// The tactics in force.
    fn in_force(&self) -> impl Iterator<Item = &'static pavlov::components::TacticData> {
        let c = self.c;
        let cards = self.game.tactics().into_iter().flatten();
        cards.filter_map(move |card| c.tactics.get(c.tactic_cards.get(card.index())?.tactic.index()))
    }

    /// What an Assault would roll now.
    fn assault_aid(&self) -> Markup {
        let say = self.words.say();
        let rows = Colour::ALL.map(|colour| {
            let suppress = if self.game.is_manned(colour) { self.game.assault_dice(colour, false) } else { 0 };
            (colour, suppress, self.game.assault_dice(colour, true), self.game.wall(colour))
        });
        let cell = |dice: u8, wall: u8| {
            html! {
                @if dice == 0 { "–" } @else { (say.pavlov_dice(dice)) (self.words.colon()) (self.percent(hit_chance(dice, wall))) }
            }
        };
        html! {
            table.pv-table {
                thead { tr {
                    th { (say.pavlov_side()) } th { (say.pavlov_defense()) } th { (say.pavlov_assault_suppress()) } th { (say.pavlov_assault_attack()) }
                } }
                tbody {
                    @for (colour, suppress, attack, wall) in rows {
                        tr.now[suppress > 0 || attack > 0] {
                            th scope="row" { span.pv-chip.(colour.id()) { (self.colour(colour)) } }
                            td { (wall) } td { (cell(suppress, wall)) } td { (cell(attack, wall)) }
                        }
                    }
                }
            }
            p { (say.pavlov_assault_text()) }
        }
    }

    fn hits_aid(&self) -> Markup {
        let say = self.words.say();
        let walls = Colour::ALL.map(|colour| self.game.wall(colour));
        html! {
            table.pv-table.pv-odds {
                thead { tr { th { (say.pavlov_defense()) } @for dice in 1..=6u8 { th { (say.pavlov_dice(dice)) } } } }
                tbody {
                    @for defense in 3..=6u8 {
                        tr.now[walls.contains(&defense)] {
                            th scope="row" {
                                (defense)
                                @for (colour, _) in Colour::ALL.iter().zip(walls).filter(|(_, wall)| *wall == defense) {
                                    " " span.pv-chip.(colour.id()) { (self.colour(*colour)) }
                                }
                            }
                            @for dice in 1..=6 { td { (self.percent(hit_chance(dice, defense))) } }
                        }
                    }
                }
            }
            p { (say.pavlov_hits_text()) }
        }
    }

    /// The prospects of a raid.
    fn raid_aid(&self) -> Markup {
        let say = self.words.say();
        let Some(data) = self.game.storm_group().and_then(|card| self.c.storm_groups.get(card.index())) else {
            return html! {};
        };
        let mut men: Vec<Counter> = self.game.ready().into_iter().collect();
        men.sort_by_key(|&man| std::cmp::Reverse(self.game.raider_dice(man)));
        let rows = (1..=men.len()).map(|first| {
            let party: Counters = men[..first].iter().copied().collect();
            (first, usize::from(self.game.raid_dice(party).unwrap_or(0)))
        });
        let foes = self.game.wehrmacht_before(data.colour);
        html! {
            p { (say.pavlov_strongpoint_label(self.words.name(&data.name), self.colour(data.colour), data.defense, data.points)) }
            @if foes > 0 && !self.game.options().raid_under_fire { p { (say.pavlov_raid_blocked(foes, self.colour(data.colour))) } }
            @if let Some((success, lost)) = self.game.raid_forecast(self.game.party()) {
                p { b { (say.pavlov_raid_party(self.game.party().len(), self.percent(success.value()), self.words.number(lost, 1))) } }
            }
            table.pv-table {
                thead { tr { th { (say.pavlov_raid_men()) } th { (say.pavlov_raid_dice()) } th { (say.pavlov_chance()) } th { (say.pavlov_raid_losses()) } } }
                tbody {
                    @for (men, dice) in rows {
                        tr { th scope="row" { (men) } td { (dice) } td { (self.percent(raid_chance(dice, data.defense))) } td { (self.words.number(self.game.raid_casualties(men), 1)) } }
                    }
                }
            }
            p { (say.pavlov_raid_text()) }
        }
    }
}

/// Supplies, cards, counters.
impl Desk<'_> {
    fn supplies_aid(&self) -> Markup {
        let (say, meal) = (self.words.say(), self.game.meal());
        let [have, ..] = self.game.tokens(Token::Food);
        html! {
            table.pv-table {
                thead { tr { th { (say.pavlov_token()) } th { (self.boxed("supplies")) } th { (self.boxed("staging_area")) } th { (say.pavlov_in_stock()) } } }
                tbody {
                    @for token in Token::ALL {
                        tr {
                            th scope="row" { (self.token(token)) }
                            @for count in self.game.tokens(token) { td { (count) } }
                        }
                    }
                }
            }
            p { (say.pavlov_food_need(meal.mouths, meal.need, have)) }
            @if meal.unfed > 0 { p.pv-warning { (say.pavlov_food_short(meal.unfed)) } }
            p { (say.pavlov_ammunition_text(self.c.numbers.per_ammunition)) }
        }
    }

    fn cards_aid(&self) -> Markup {
        let broken = self.game.disrupted_locations();
        html! {
            @for unit in Unit::ALL {
                @let places = self.c.locations_of[unit as usize];
                h4 {
                    (self.unit(unit))
                    @for at in places { " " span.pv-num.broken[broken.has(at)] { (at.number()) } }
                }
                ul {
                    @for each in self.game.uses_of(unit) {
                        li { b { (self.usage(each)) } (self.words.colon()) (self.use_text(each)) }
                    }
                }
            }
        }
    }

    fn counters_aid(&self) -> Markup {
        let say = self.words.say();
        let numbers = &self.c.numbers;
        let printed = |letter: Letter| self.words.name(&self.c.letters[letter as usize].printed);
        let rows = [
            (String::new(), say.pavlov_act_attack()),
            (String::new(), say.pavlov_act_suppress()),
            (printed(Letter::Command).into(), say.pavlov_act_command()),
            (printed(Letter::Observer).into(), say.pavlov_act_observe(self.game.options().forward_observer_dice)),
            (printed(Letter::AntiTank).into(), say.pavlov_act_anti_tank()),
            (printed(Letter::MachineGun).into(), say.pavlov_act_machine_gun()),
            (printed(Letter::Mortar).into(), say.pavlov_act_mortar()),
            (printed(Letter::Inspire).into(), say.pavlov_act_inspire()),
            (printed(Letter::Storm).into(), say.pavlov_act_storm(numbers.raid_dice + numbers.storm_dice)),
            (self.c.position_id(self.c.radio).into(), say.pavlov_act_radio(numbers.radio_points)),
            (String::new(), say.pavlov_act_recover()),
        ];
        html! {
            table.pv-table.pv-words {
                tbody {
                    @for (mark, text) in rows {
                        tr { @if mark.is_empty() { td {} } @else { th scope="row" { (mark) } } td { (text) } }
                    }
                }
            }
            p { (say.pavlov_team(self.game.command_team().len(), self.c.commanders.len())) }
            p { (say.pavlov_legend()) }
        }
    }

    /// Where bombs fall.
    fn bombs_aid(&self) -> Markup {
        let say = self.words.say();
        html! {
            table.pv-table {
                thead { tr { th { (say.pavlov_location_word()) } th { (say.pavlov_chance()) } th { (say.pavlov_there()) } } }
                tbody {
                    @for (n, ways) in BOMBED.iter().enumerate().take(self.c.locations.len()) {
                        @let at = Location::from_index(n);
                        @let broken = self.game.disrupted_locations().has(at);
                        tr.now[broken] {
                            th scope="row" { (self.location(at)) }
                            td { (self.percent(f64::from(*ways) / 216.0)) }
                            td {
                                @if broken { (say.pavlov_disrupted()) }
                                @else if let Some(token) = self.game.token_on(at) { (self.token(token)) }
                                @else { "–" }
                            }
                        }
                    }
                }
            }
            p { (say.pavlov_bombs_text()) }
        }
    }
}

/// What is left of the decks.
impl Desk<'_> {
    fn deck_aid(&self) -> Markup {
        let (say, game) = (self.words.say(), self.game);
        let mut kinds = BTreeMap::<CardType, [u8; DECKS]>::new();
        for data in game.unseen_wehrmacht().into_iter().filter_map(|card| self.c.cards.get(card.index())) {
            kinds.entry(data.what).or_default()[usize::from(data.deck).clamp(1, DECKS) - 1] += 1;
        }
        let soviet = game.unseen_soviet();
        let fog = (soviet & self.c.fog).len();
        let with = |unit: Unit| {
            let units = soviet.into_iter().filter_map(|card| self.c.soviet_cards[card.index()].units);
            units.filter(|units| units.contains(&unit)).count()
        };
        html! {
            h4 { @if game.german_hand().is_none() { (say.pavlov_deck_unseen()) } @else { (say.pavlov_deck_wehrmacht()) } }
            table.pv-table {
                thead { tr { th { (say.pavlov_card()) } @for deck in 1..=DECKS { th { (deck) } } } }
                tbody {
                    @for (what, row) in &kinds {
                        tr {
                            th scope="row" { (self.sort(Some(*what))) }
                            @for count in row { td { @if *count > 0 { (count) } @else { "·" } } }
                        }
                    }
                }
            }
            h4 { @if game.hand().is_none() { (say.pavlov_deck_soviet_unseen(soviet.len())) } @else { (say.pavlov_deck_soviet(soviet.len())) } }
            table.pv-table {
                tbody {
                    @for unit in Unit::ALL { tr { th scope="row" { (self.unit(unit)) } td { (with(unit)) } } }
                    tr { th scope="row" { (say.pavlov_fog()) } td { (fog) } }
                }
            }
        }
    }

    /// What everybody knows of hidden cards.
    fn hidden_aid(&self) -> Markup {
        let (say, game) = (self.words.say(), self.game);
        let (german_hidden, soviet_hidden) = (game.german_hand().is_none(), game.hand().is_none());
        let german = game.german_face_down();
        html! {
            @if german_hidden {
                p { (say.pavlov_hidden_german(german.hand, german.orders, german.tactics)) }
                table.pv-table {
                    thead { tr { th { (say.pavlov_deck()) } @for deck in 1..=DECKS { th { (deck) } } } }
                    tbody {
                        tr { th scope="row" { (say.pavlov_hidden_older()) } @for count in german.older_by_deck { td { (count) } } }
                        tr { th scope="row" { (say.pavlov_hidden_fresh()) } @for count in german.fresh_by_deck { td { (count) } } }
                    }
                }
                @if german.resupply { p { (say.pavlov_hidden_resupply()) } }
                @if german.fresh_resupply { p { (say.pavlov_hidden_fresh_resupply()) } }
            }
            @if soviet_hidden {
                @let [deck, ..] = game.soviet_cards();
                p { (say.pavlov_hidden_soviet(game.hand_size(), deck)) }
            }
            @if !german_hidden && !soviet_hidden { p { (say.pavlov_hidden_nothing()) } }
            @let fallen = game.counters_at(Place::LOST).len();
            @if fallen > 0 { p { (say.pavlov_fallen_count(fallen)) } }
        }
    }
}
