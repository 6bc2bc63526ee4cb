//! Prompts: the current decision.

use guide::Choice;
use guide::Scene;
use kurgan_core::Id;
use pavlov::components::{Counter, Position, StormGroup, Token, Track, Weapon};
use pavlov::rules::{Act, Crew, FirstAid, MoveTo, Suppression};
use pavlov::{Action, Cause, Decision, Pavlov, Sight};

use crate::names::Speaker;
use crate::names::phase;
use crate::words::{Says, Words};

/// Phase, prompt and the given actions with their labels.
pub(super) fn scene(game: Sight<'_>, actions: &[Action], words: Words) -> Scene {
    let teller = Teller::new(game, words);
    let choice = |&action| Choice::of::<Pavlov>(teller.s.c, action, teller.label(action), teller.touches(action));
    Scene { phase: phase(game.phase(), words), prompt: teller.prompt(), choices: actions.iter().map(choice).collect() }
}

/// The position, and the words for it.
pub(super) struct Teller<'a> {
    pub(super) game: Sight<'a>,
    pub(super) s: Speaker,
    pub(super) decision: Option<Decision>,
}

impl<'a> Teller<'a> {
    fn new(game: Sight<'a>, words: Words) -> Self {
        Self { game, s: Speaker { c: game.pack(), words }, decision: game.decision() }
    }

    /// Who stands on a position.
    pub(super) fn there(&self, position: Position) -> String {
        self.s.counters(self.game.counters_on(position))
    }

    /// The position of a counter, or where else it is.
    pub(super) fn at(&self, counter: Counter) -> String {
        self.s.place(self.game.place_of(counter))
    }

    fn prompt(&self) -> String {
        if let Some(outcome) = self.game.outcome() {
            return self.s.ending(&outcome, self.game.options().score_defeat);
        }
        self.decision.map_or_else(String::new, |decision| self.ask(decision))
    }

    /// What a decision asks.
    fn ask(&self, decision: Decision) -> String {
        let (game, s, say) = (self.game, &self.s, self.s.words.say());
        match decision {
            Decision::Order(_) => say.pavlov_prompt_order(game.orders_laid() + 1),
            Decision::LayTactic(_) => say.pavlov_prompt_lay_tactic(),
            Decision::Cards(_) => self.ask_cards(),
            Decision::RecoverLocation(of) => say.pavlov_prompt_recover_location(s.unit(of.unit)),
            Decision::Stage(stage) => say.pavlov_prompt_stage(stage.left),
            Decision::Deploy(buy) => say.pavlov_prompt_deploy(buy.points),
            Decision::Buttress(_) => say.pavlov_prompt_buttress(),
            Decision::FieldDefenses(_) => say.pavlov_prompt_field_defenses(s.c.numbers.sapper_dice),
            Decision::PlaceToken(place) => say.pavlov_prompt_place_token(s.unit(place.unit), s.token(place.token)),
            Decision::Load(_) => say.pavlov_prompt_load(),
            Decision::Deliver(_) => say.pavlov_prompt_deliver(),
            Decision::Party(_) => game.storm_group().map_or_else(String::new, |card| self.ask_party(card)),
            Decision::FinalRaid(_) => {
                let (name, _, defense, points) = s.storm_group(s.c.milk_house);
                say.pavlov_prompt_final_raid(name, defense, points)
            }
            Decision::Raider(_) => say.pavlov_prompt_raider(game.tokens(Token::FirstAid)[0]),
            Decision::CrewCasualty(shot) => say.pavlov_prompt_crew_casualty(s.position(shot.position)),
            Decision::FirstAid(aid) => self.ask_first_aid(aid),
            Decision::AntiAircraft(raid) => say.pavlov_prompt_anti_aircraft(raid.aircraft, raid.defense),
            Decision::Suppression(Suppression { kind, track }) => {
                let (colour, have) = self.box_of(track);
                say.pavlov_prompt_suppression(track.number(), colour, s.kind(kind), game.arriving_defense(kind), have)
            }
            Decision::Starve(unfed) => say.pavlov_prompt_starve(unfed.left),
            Decision::Moves(_) => say.pavlov_prompt_moves(game.moves_left(), game.actions_left()),
            Decision::MoveTo(MoveTo { counter }) => say.pavlov_prompt_move_to(s.counter(counter), self.at(counter)),
            Decision::MoveWeapon(_) => game.moving().map_or_else(String::new, |(counter, to)| {
                say.pavlov_prompt_move_weapon(s.counter(counter), s.position(to))
            }),
            Decision::MoveReplace(_) => game.moving().map_or_else(String::new, |(counter, to)| {
                say.pavlov_prompt_move_replace(s.counter(counter), s.position(to), self.there(to))
            }),
            Decision::Displaced(gone) => say.pavlov_prompt_displaced(s.counter(gone.counter)),
            Decision::DisplacedWeapon(gone) => match gone.to.position() {
                Some(to) => say.pavlov_prompt_displaced_weapon(s.counter(gone.counter), s.position(to)),
                None => say.pavlov_prompt_displaced_weapon_reserves(s.counter(gone.counter)),
            },
            Decision::Acts(_) => say.pavlov_prompt_acts(game.actions_left()),
            Decision::Act(Act { counter }) => {
                let (values, at) = (s.counter_values(counter), self.at(counter));
                say.pavlov_prompt_act(s.counter(counter), values, at, game.actions_left())
            }
            Decision::Crew(Crew { weapon }) => self.ask_crew(weapon),
            Decision::Trouble(of) => say.pavlov_prompt_trouble(s.counter(of.counter)),
            Decision::LayTokens(lay) => say.pavlov_prompt_lay_tokens(lay.left, s.position(lay.position)),
            Decision::Battery(fire) => say.pavlov_prompt_battery(s.counter(fire.by)),
            Decision::Command(order) => say.pavlov_prompt_command(order.left, s.counter(order.by)),
            // Steps without a decision are carried out as soon as they are next.
            Decision::Turn(_)
            | Decision::GermanHand(_)
            | Decision::DrawHand(_)
            | Decision::DiscardHand(_)
            | Decision::Raid(_)
            | Decision::Hits(_)
            | Decision::Tactics(_)
            | Decision::Reveal(_)
            | Decision::CardDone(_)
            | Decision::Bombing(_)
            | Decision::Arrive(_)
            | Decision::Arrived(_)
            | Decision::Assault(_)
            | Decision::TurnOver(_)
            | Decision::CounterPhase(_)
            | Decision::EndPhase(_)
            | Decision::EndTurn(_)
            | Decision::Score(_) => String::new(),
        }
    }

    fn ask_cards(&self) -> String {
        let left = self.game.hand().unwrap_or_default() - self.game.used();
        let left: Vec<&str> = left.into_iter().map(|card| self.s.soviet_card(card)).collect();
        self.s.words.say().pavlov_prompt_cards(self.game.actions_left(), left.join(" "))
    }

    fn ask_party(&self, card: StormGroup) -> String {
        let (say, s, party) = (self.s.words.say(), &self.s, self.game.party());
        let (name, _, defense, points) = s.storm_group(card);
        if party.is_empty() {
            say.pavlov_prompt_party_none(name, defense, points, s.c.numbers.casualty_face)
        } else if self.game.ready() == party {
            say.pavlov_prompt_party_all(name, defense, points, s.counters(party))
        } else {
            say.pavlov_prompt_party(name, defense, points, s.counters(party))
        }
    }

    fn ask_first_aid(&self, FirstAid { counter, cause }: FirstAid) -> String {
        let (say, name) = (self.s.words.say(), self.s.counter(counter));
        let [have, _, _] = self.game.tokens(Token::FirstAid);
        match cause {
            Cause::Sniper => say.pavlov_prompt_first_aid_sniper(name, have),
            Cause::Disrupted => say.pavlov_prompt_first_aid_disrupted(name, have),
            Cause::Raid => say.pavlov_prompt_first_aid_raid(name, have),
            Cause::Hunger => say.pavlov_prompt_first_aid_hunger(name, have),
        }
    }

    fn ask_crew(&self, weapon: Weapon) -> String {
        let (s, place) = (&self.s, self.game.weapon_place(weapon));
        let crew = place.position().map_or_else(String::new, |position| self.there(position));
        s.words.say().pavlov_prompt_crew(s.weapon(weapon), s.weapon_values(weapon), s.place(place), crew)
    }

    /// The colour of a track and the tokens in its box.
    fn box_of(&self, track: Track) -> (String, u8) {
        let data = self.s.c.tracks.get(track.index());
        data.map_or((String::new(), 0), |data| (self.s.colour(data.colour), self.game.suppression_box(data.colour)))
    }
}
