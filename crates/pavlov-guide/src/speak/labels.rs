//! The labels of actions with their values, and the elements they touch.

use kurgan_core::Id;
use pavlov::components::{Counter, Location, Position, SovietCard, Supply, Token, Track, Unit, Use, Weapon};
use pavlov::{Action, Decision, RECOVERIES, Trouble};

use super::scene::Teller;
use crate::words::Says;

impl Teller<'_> {
    /// What an action does.
    pub(super) fn label(&self, action: Action) -> String {
        self.card_label(action)
            .or_else(|| self.wehrmacht_label(action))
            .or_else(|| self.move_label(action))
            .unwrap_or_else(|| self.act_label(action))
    }

    /// Wehrmacht Planning, the Soviet Card Phase and raids.
    fn card_label(&self, action: Action) -> Option<String> {
        let (s, say) = (&self.s, self.s.words.say());
        Some(match action {
            Action::Order(card) => match self.decision {
                Some(Decision::Order(_)) => say.pavlov_label_order(self.game.orders_laid() + 1, s.wehrmacht_card(card)),
                _ => s.wehrmacht_card(card),
            },
            Action::Tactic(card) => {
                let (name, text) = s.tactic(card);
                say.pavlov_label_tactic(name, text)
            }
            Action::Use(card, unit, usage) => self.use_label(card, unit, usage),
            Action::Location(at) => match self.decision {
                Some(Decision::PlaceToken(place)) => say.pavlov_label_place_token(s.token(place.token), s.location(at)),
                Some(Decision::Battery(_)) => say.pavlov_label_battery(s.location(at)),
                _ => say.pavlov_label_recover_location(s.location(at)),
            },
            Action::Wall(colour) => {
                let now = self.game.wall(colour);
                if now < s.c.numbers.defense_cap {
                    say.pavlov_label_wall(s.colour(colour), now, now + 1)
                } else {
                    say.pavlov_label_wall_full(s.colour(colour), now)
                }
            }
            Action::Sapper(track) => say.pavlov_label_sapper(track.number(), s.track_colour(track)),
            Action::Stage(supply, 0) => say.pavlov_label_stage_none(s.supply(supply)),
            Action::Stage(supply, count) => say.pavlov_label_stage(count, s.supply(supply)),
            Action::Deploy(who) => {
                let cost = s.counter_data(who).map_or(0, |data| data.cost);
                say.pavlov_label_deploy(cost, s.counter(who), s.counter_values(who))
            }
            Action::DeployWeapon(what) => {
                let cost = s.weapon_data(what).map_or(0, |data| data.cost);
                say.pavlov_label_deploy(cost, s.weapon(what), s.weapon_values(what))
            }
            Action::Load(boat, Some(supply)) => say.pavlov_label_load(s.supply(supply), s.location(boat)),
            Action::Load(boat, None) => say.pavlov_label_load_nothing(s.location(boat)),
            Action::Deliver(boat) => self.deliver_label(boat),
            Action::Send(who) => say.pavlov_label_send(self.game.raider_dice(who), s.counter(who)),
            Action::Roll(who) => say.pavlov_label_roll(s.counter(who)),
            Action::Raid => {
                let (name, _, defense, points) = s.storm_group(s.c.milk_house);
                say.pavlov_label_raid(name, defense, points)
            }
            Action::Decline => say.pavlov_label_decline(s.storm_group(s.c.milk_house).0),
            _ => return None,
        })
    }

    fn use_label(&self, card: SovietCard, unit: Unit, usage: Use) -> String {
        let (s, say, game) = (&self.s, self.s.words.say(), self.game);
        let on = |token: Token| {
            let here = |&at: &Location| game.token_on(at) == Some(token);
            s.c.locations_of[unit as usize].into_iter().filter(here).count()
        };
        let what = match usage {
            Use::Recover => say.pavlov_use_recover(),
            Use::Resupply => say.pavlov_use_resupply(s.c.numbers.resupply_tokens),
            Use::StormGroup => match game.storm_group() {
                Some(card) => {
                    let (name, _, defense, points) = s.storm_group(card);
                    say.pavlov_use_storm_group(name, defense, points)
                }
                None => say.pavlov_use_storm_group_none(),
            },
            Use::OperationalSupport => match game.support_cards().0.and_then(|card| s.c.supports.get(card.index())) {
                Some(data) => say.pavlov_use_support(s.words.name(&data.name), s.supplies(data.tokens), data.points),
                None => say.pavlov_use_support_none(),
            },
            Use::SendReinforcements => say.pavlov_use_send(s.c.numbers.reinforcement_points),
            Use::Buttress => say.pavlov_use_buttress(),
            Use::FieldDefenses => say.pavlov_use_field_defenses(),
            Use::TacticalDecision => say.pavlov_use_decision(),
            Use::WireCommunications => say.pavlov_use_wire(on(Token::Wire), s.c.locations_of[unit as usize].len()),
            Use::ReadyArtillery => say.pavlov_use_artillery(),
            Use::LoadSupplies => {
                say.pavlov_use_load(Supply::ALL.iter().map(|supply| game.tokens(supply.token())[1]).sum::<u8>())
            }
            Use::DeliverSupplies => {
                say.pavlov_use_deliver(Supply::ALL.iter().map(|supply| on(supply.token())).sum::<usize>())
            }
            Use::ReadyAntiAircraft => say.pavlov_use_anti_aircraft(),
        };
        say.pavlov_label_use(s.soviet_card(card), s.unit(unit), s.usage(usage), what)
    }

    fn deliver_label(&self, boat: Location) -> String {
        let (s, say) = (&self.s, self.s.words.say());
        let at = s.location(boat);
        match self.game.token_on(boat) {
            Some(Token::Ammunition) => {
                let count = s.c.numbers.per_ammunition;
                say.pavlov_label_deliver_ammunition(s.token(Token::Ammunition), at, count)
            }
            Some(token) => say.pavlov_label_deliver(s.token(token), at),
            None => say.pavlov_label_deliver_nothing(at),
        }
    }

    /// The Wehrmacht Card Phase.
    fn wehrmacht_label(&self, action: Action) -> Option<String> {
        let (s, say) = (&self.s, self.s.words.say());
        Some(match action {
            Action::Fire(locations) if locations.is_empty() => say.pavlov_label_fire_none(),
            Action::Fire(locations) => {
                let numbers: Vec<String> = locations.into_iter().map(|at| at.number().to_string()).collect();
                match (self.decision, self.game.dice_of(action)) {
                    (Some(Decision::AntiAircraft(raid)), Some(dice)) => {
                        say.pavlov_label_fire(dice, numbers.join(", "), raid.defense)
                    }
                    _ => say.pavlov_label_fire_at(numbers.join(", ")),
                }
            }
            Action::Spend(count) => match (self.decision, self.game.suppression_dice(count)) {
                (Some(Decision::Suppression(on)), _) if count == 0 => say.pavlov_label_spend_none(s.kind(on.kind)),
                (Some(Decision::Suppression(on)), Some(dice)) => {
                    say.pavlov_label_spend(count, s.dice(dice), self.game.arriving_defense(on.kind))
                }
                _ => say.pavlov_label_spend_count(count),
            },
            Action::Casualty(who) => match self.decision {
                Some(Decision::Starve(_)) => say.pavlov_label_casualty_hunger(s.counter(who)),
                _ => say.pavlov_label_casualty_crew(s.counter(who)),
            },
            Action::FirstAid => say.pavlov_label_first_aid(self.at_stake()),
            Action::NoAid => say.pavlov_label_no_aid(self.at_stake()),
            _ => return None,
        })
    }

    /// Who may be saved by First Aid.
    fn at_stake(&self) -> String {
        match self.decision {
            Some(Decision::FirstAid(aid)) => self.s.counter(aid.counter).into(),
            _ => self.s.words.say().pavlov_nobody(),
        }
    }

    /// Moves.
    fn move_label(&self, action: Action) -> Option<String> {
        let (s, say) = (&self.s, self.s.words.say());
        Some(match action {
            Action::Move(who) => say.pavlov_label_move(s.counter(who), s.counter_values(who), self.at(who)),
            Action::To(to) if self.game.counters_on(to).is_empty() => {
                say.pavlov_label_to(s.position(to), s.colours(to))
            }
            Action::To(to) => say.pavlov_label_to_occupied(s.position(to), s.colours(to), self.there(to)),
            Action::Reserves => say.pavlov_label_reserves(),
            Action::Take(what) => say.pavlov_label_take(s.weapon(what)),
            Action::Leave => say.pavlov_label_leave(),
            Action::Join => say.pavlov_label_join(),
            Action::Replace(who) => say.pavlov_label_replace(s.counter(who)),
            Action::ReplaceBoth => say.pavlov_label_replace_both(),
            _ => return None,
        })
    }

    /// Actions of counters and weapons, and the end of choosing.
    fn act_label(&self, action: Action) -> String {
        let (s, say, game) = (&self.s, self.s.words.say(), self.game);
        match action {
            Action::Act(who) => match game.place_of(who).position() {
                Some(at) => say.pavlov_label_act(s.counter(who), s.counter_values(who), s.position(at)),
                None => say.pavlov_label_act_reserves(s.counter(who), s.counter_values(who)),
            },
            Action::Crew(what) => match game.weapon_place(what).position() {
                Some(at) => {
                    say.pavlov_label_crew(s.weapon(what), s.weapon_values(what), s.position(at), self.there(at))
                }
                None => say.pavlov_label_crew_none(s.weapon(what), s.weapon_values(what)),
            },
            Action::Recover(who) => match self.decision {
                Some(Decision::Command(_)) => say.pavlov_label_recover_command(s.counter(who), self.state(who)),
                _ => say.pavlov_label_recover(s.counter(who), self.state(who)),
            },
            Action::From(Trouble::Disrupted) => say.pavlov_label_from_disrupted(),
            Action::From(Trouble::Exhausted) => say.pavlov_label_from_exhausted(),
            Action::Attack(track, circle) => {
                let Some(kind) = game.kind_on(track, circle) else {
                    return say.pavlov_label_attack_none(circle, track.number());
                };
                let (target, defense) = (s.target(kind, track, circle), game.circle_defense(track, circle));
                match game.dice_of(action) {
                    Some(dice) => say.pavlov_label_attack(target, s.dice(dice), defense),
                    None => say.pavlov_label_attack_target(target, defense),
                }
            }
            Action::Suppress => {
                let tokens = match self.decision {
                    Some(Decision::Act(act)) => game.suppress_tokens(act.counter),
                    Some(Decision::Crew(crew)) => game.weapon_tokens(crew.weapon),
                    _ => 0,
                };
                say.pavlov_label_suppress(tokens)
            }
            Action::Lay(colour, count) => say.pavlov_label_lay(count, s.colour(colour), game.suppression_box(colour)),
            Action::Command => say.pavlov_label_command(RECOVERIES),
            Action::Request => say.pavlov_label_request(s.c.numbers.radio_points),
            Action::Observe(track, circle, both) => self.observe_label(track, circle, both),
            _ => self.done_label(),
        }
    }

    fn observe_label(&self, track: Track, circle: u8, both: bool) -> String {
        let (s, say, game) = (&self.s, self.s.words.say(), self.game);
        let dice = game.dice_of(Action::Observe(track, circle, both)).unwrap_or(game.options().forward_observer_dice);
        let target = |circle: u8| {
            let kind = game.kind_on(track, circle);
            let name = kind.map_or_else(|| say.pavlov_nothing(), |kind| s.target(kind, track, circle));
            (name, game.circle_defense(track, circle))
        };
        let (first, defense) = target(circle);
        if both {
            let (second, other) = target(circle + 1);
            say.pavlov_label_observe_both(first, defense, second, other, s.dice(dice))
        } else {
            say.pavlov_label_observe(first, defense, s.dice(dice))
        }
    }

    fn done_label(&self) -> String {
        let (s, say) = (&self.s, self.s.words.say());
        match self.decision {
            Some(Decision::Cards(_)) => say.pavlov_label_done_cards(),
            Some(Decision::Deploy(_)) => say.pavlov_label_done_deploy(),
            Some(Decision::Deliver(_)) => say.pavlov_label_done_deliver(),
            Some(Decision::Stage(_)) => say.pavlov_label_done_stage(),
            Some(Decision::Load(_)) => say.pavlov_label_done_load(),
            Some(Decision::Starve(_)) => say.pavlov_label_done_starve(),
            Some(Decision::Party(_)) => {
                let defense = self.game.storm_group().map_or(0, |card| s.storm_group(card).2);
                let dice = s.dice(self.game.dice_of(Action::Done).unwrap_or(0));
                say.pavlov_label_done_party(self.game.party().len(), dice, defense)
            }
            Some(Decision::Moves(_)) => say.pavlov_label_done_moves(),
            Some(Decision::Acts(_)) => say.pavlov_label_done_acts(),
            Some(Decision::Command(_)) => say.pavlov_label_done_command(),
            _ => say.pavlov_label_done(),
        }
    }

    /// Exhausted, disrupted, both or ready.
    fn state(&self, counter: Counter) -> String {
        let say = self.s.words.say();
        match (self.game.disrupted().has(counter), self.game.exhausted().has(counter)) {
            (true, true) => say.pavlov_both_troubles(),
            (true, false) => say.pavlov_disrupted(),
            (false, true) => say.pavlov_exhausted(),
            (false, false) => say.pavlov_ready(),
        }
    }

    /// The elements of the board that an action touches, in the order one would click them.
    pub(super) fn touches(&self, action: Action) -> Vec<String> {
        let s = &self.s;
        let counter = |who: Counter| format!("counter {}", s.counter_id(who));
        let weapon = |what: Weapon| format!("weapon {}", s.weapon_id(what));
        let location = |at: Location| format!("location {}", at.number());
        let position = |at: Position| format!("position {}", s.position(at));
        let circle = |track: Track, circle: u8| format!("circle {} {circle}", track.number());
        let supply = |supply: Supply| format!("token {}", supply.id());
        let milk_house = || format!("storm_group {}", s.storm_group_id(s.c.milk_house));
        match action {
            Action::Order(card) => vec![format!("card {}", s.wehrmacht_card_id(card))],
            Action::Tactic(card) => vec![format!("tactic {}", s.tactic_id(card))],
            Action::Use(card, unit, usage) => vec![
                format!("card {}", s.soviet_card(card)),
                format!("unit {}", unit.id()),
                format!("use {}", usage.id()),
            ],
            Action::Location(at) | Action::Deliver(at) => vec![location(at)],
            Action::Wall(colour) => vec![format!("wall {}", colour.id())],
            Action::Sapper(track) => vec![format!("track {}", track.number())],
            Action::Stage(what, _) => vec![supply(what)],
            Action::Load(boat, what) => what.map(supply).into_iter().chain([location(boat)]).collect(),
            Action::Fire(locations) => locations.into_iter().map(location).collect(),
            Action::Deploy(who)
            | Action::Send(who)
            | Action::Roll(who)
            | Action::Casualty(who)
            | Action::Move(who)
            | Action::Replace(who)
            | Action::Act(who)
            | Action::Recover(who) => vec![counter(who)],
            Action::DeployWeapon(what) | Action::Take(what) | Action::Crew(what) => vec![weapon(what)],
            Action::FirstAid | Action::NoAid => vec![format!("token {}", Token::FirstAid.id())],
            Action::To(to) => vec![position(to)],
            Action::Reserves => vec!["box reserves".into()],
            Action::From(trouble) => vec![format!("marker {}", trouble.id())],
            Action::Attack(track, nth) | Action::Observe(track, nth, false) => vec![circle(track, nth)],
            Action::Observe(track, nth, true) => vec![circle(track, nth), circle(track, nth + 1)],
            Action::Lay(colour, _) => vec![format!("suppression {}", colour.id())],
            Action::Raid | Action::Decline => vec![milk_house()],
            Action::Request => vec![position(s.c.radio)],
            Action::Spend(_) | Action::Suppress => vec![format!("token {}", Token::Suppression.id())],
            Action::Leave | Action::Join | Action::ReplaceBoth | Action::Command | Action::Done => Vec::new(),
        }
    }
}
