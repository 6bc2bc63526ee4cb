//! Reads a position, and says what is wrong with an impossible one.

use std::collections::BTreeMap;

use kurgan_core::{Agenda, Broken, Id, Options as _, Set, byte};

use super::{ENDS, MoveRecord, NEW, NOTHING, OVERRUN, PHASES, PLACES, Record, SCORED};
use crate::components::{
    CIRCLES, COUNTERS, Colour, Components, Counter, LOCATIONS, Location, SovietCard, StormGroup, Support, TOKENS,
    TRACKS, TacticCard, Token, Track, WEAPONS, Weapon,
};
use crate::event::End;
use crate::options::{Options, TacticsVariant};
use crate::rules::{COMMAND_TEAM_MOVES, Cards, FinalRaid, Moves, Order, Score, TURN, Turn};
use crate::state::{Circle, Counters, DEPTH, Index, Moving, Pavlov, Phase, Place, RESERVES, Step};

/// Moves and actions of the Soviet Counter Phase (p19-counter-phase).
const PER_PHASE: u8 = 3;

impl Pavlov {
    pub(crate) fn read_record(c: &'static Components, record: &Record) -> Result<Self, Broken> {
        let options = Options::read(&record.options)
            .map_err(|bad| Broken(format!("options: {:?} must be {}", bad.name, bad.expected)))?;
        complete(record)?;
        let reader = Reader { c, options };
        let phase = match &record.phase {
            Some(id) => named("phase", id, &PHASES)?,
            None => Phase::SovietCards,
        };
        let mut game = reader.bare(phase, record)?;
        reader.house(&mut game, record)?;
        reader.board(&mut game, record)?;
        reader.tokens(&mut game, record)?;
        reader.soviet_cards(&mut game, record)?;
        reader.wehrmacht_cards(&mut game, record)?;
        reader.tactics(&mut game, record)?;
        reader.storm_groups(&mut game, record)?;
        reader.moving(&mut game, record.moving.as_ref())?;
        reader.agenda(&mut game, record)?;
        game.reindex();
        reader.fourth(&mut game, record);
        game.check_all()?;
        let mut legal = Vec::new();
        game.list(&mut legal);
        if game.end.is_none() && legal.is_empty() {
            return Err(Broken("agenda: there is nothing to decide".into()));
        }
        Ok(game)
    }
}

/// What no position can do without: where the game stands, who is where, and enough of the cards to know the others.
fn complete(record: &Record) -> Result<(), Broken> {
    let walls = ["defense.green", "defense.red", "defense.purple"].into_iter().zip(Colour::ALL);
    let fields = [
        ("turn", record.turn.is_some()),
        ("phase", record.phase.is_some()),
        ("counters", record.counters.is_some()),
        ("supplies", record.supplies.is_some()),
        ("soviet_cards.deck", record.soviet_cards.deck.is_some()),
        ("wehrmacht_cards.drawn", record.wehrmacht_cards.drawn.is_some()),
    ];
    let mut given =
        fields.into_iter().chain(walls.map(|(field, colour)| (field, record.defense.contains_key(colour.id()))));
    match given.find(|(_, there)| !there) {
        Some((field, _)) => Err(Broken(format!("{field}: it is missing"))),
        None => Ok(()),
    }
}

/// The thing of that name.
fn named<T: Copy>(field: &str, id: &str, known: &[(T, &str)]) -> Result<T, Broken> {
    let found = known.iter().find(|(_, name)| *name == id);
    found.map(|(thing, _)| *thing).ok_or_else(|| Broken(format!("{field}: there is no {id:?}")))
}

/// The things of these names, each once.
fn set<I: Id>(field: &str, names: &[String], find: impl Fn(&str) -> Option<I>) -> Result<Set<I>, Broken> {
    let mut found = Set::EMPTY;
    for name in names {
        let id = find(name).ok_or_else(|| Broken(format!("{field}: there is no {name:?}")))?;
        if found.has(id) {
            return Err(Broken(format!("{field}: {name:?} is there twice")));
        }
        found.add(id);
    }
    Ok(found)
}

/// The thing of that name, if one is given.
fn one<I: Id>(field: &str, name: Option<&String>, find: impl Fn(&str) -> Option<I>) -> Result<Option<I>, Broken> {
    let missing = |name: &String| Broken(format!("{field}: there is no {name:?}"));
    name.map(|name| find(name).ok_or_else(|| missing(name))).transpose()
}

/// The things of these names in order.
fn row<I: Id, const N: usize>(
    field: &str,
    names: &[String],
    find: impl Fn(&str) -> Option<I>,
) -> Result<[Option<I>; N], Broken> {
    if names.len() > N {
        return Err(Broken(format!("{field}: at most {N}")));
    }
    let mut row = [None; N];
    for (place, name) in row.iter_mut().zip(names) {
        *place = one(field, Some(name), &find)?;
    }
    Ok(row)
}

/// Numbers by the words of the data files.
fn counts<T: Copy, const N: usize>(
    field: &str,
    given: &BTreeMap<String, u8>,
    index: impl Fn(&str) -> Option<T>,
    number: impl Fn(T) -> usize,
) -> Result<[u8; N], Broken> {
    let mut counts = [0; N];
    for (id, &count) in given {
        let which = index(id).ok_or_else(|| Broken(format!("{field}: there is no {id:?}")))?;
        counts[number(which)] = count;
    }
    Ok(counts)
}

/// Reads names and numbers, saying where a wrong one stands.
struct Reader {
    c: &'static Components,
    options: Options,
}

impl Reader {
    /// An empty table, with what needs no reading.
    fn bare(&self, phase: Phase, record: &Record) -> Result<Pavlov, Broken> {
        // What the tokens of the phase leave.
        let left = |most: u8, gone: &[String]| most.saturating_sub(byte(gone.len()));
        let due = |step: &str| record.agenda.is_empty() || record.agenda.iter().any(|other| other == step);
        let (actions, moves) = match phase {
            Phase::SovietCards => (left(self.c.numbers.actions, &record.soviet_cards.used), 0),
            Phase::SovietCounters => (
                if due("acts") { left(PER_PHASE, &record.acted) } else { 0 },
                if due("moves") { left(PER_PHASE, &record.moved) } else { 0 },
            ),
            _ => (0, 0),
        };
        let picked = self.counters("picked", &record.picked)?;
        Ok(Pavlov {
            c: self.c,
            options: self.options,
            turn: record.turn.unwrap_or(1),
            phase,
            place: [Place::STOCK; COUNTERS],
            weapon_place: [Place::STOCK; WEAPONS],
            exhausted: Set::EMPTY,
            disrupted: Set::EMPTY,
            acted: Set::EMPTY,
            commanded: Set::EMPTY,
            moved: Set::EMPTY,
            defense: [0; 3],
            suppression: [0; 3],
            tracks: [[Circle::EMPTY; CIRCLES]; TRACKS],
            mined: Set::EMPTY,
            broken: Set::EMPTY,
            token_at: [None; LOCATIONS],
            supplies: [0; TOKENS],
            staging: [0; TOKENS],
            stock: [0; TOKENS],
            spent: [0; TOKENS],
            deck: Set::EMPTY,
            shuffled: Set::EMPTY,
            hand: Set::EMPTY,
            used: Set::EMPTY,
            discard: Set::EMPTY,
            fog_stock: Set::EMPTY,
            undrawn: Set::EMPTY,
            drawn: 0,
            german_hand: Set::EMPTY,
            fresh: Set::EMPTY,
            orders: [None; 3],
            card: None,
            cards_left: record.wehrmacht_cards.cards_left,
            tactics_undrawn: Set::EMPTY,
            tactics_drawn: 0,
            tactics: [None; 2],
            german_tactics: Set::EMPTY,
            fresh_tactic: Set::EMPTY,
            laid_tactic: None,
            unturned: Set::EMPTY,
            storm: None,
            raided: Set::EMPTY,
            supports_undrawn: Set::EMPTY,
            support: None,
            supported: Set::EMPTY,
            actions_left: record.actions_left.unwrap_or(actions),
            moves_left: record.moves_left.unwrap_or(moves),
            picked,
            moving: Moving::NONE,
            index: Index::EMPTY,
            agenda: Agenda::new(Turn.into()),
            end: None,
        })
    }

    /// Where nothing of the phase has been done yet, its beginning is on the table: all wires, or a Command Team, give one
    /// more than three (p7-improved-communications, p21-command-team).
    fn fourth(&self, game: &mut Pavlov, record: &Record) {
        let Some(&next) = game.agenda.steps().last() else { return };
        let team = self.c.commanders.within(game.index.posted);
        let untouched = (game.acted | game.moved | game.commanded).is_empty();
        let wired = game.used.is_empty() && game.wired();
        if next == Cards.into() && wired && record.actions_left.is_none() {
            game.actions_left = self.c.numbers.actions_with_wires;
        } else if next == Moves.into() && team && untouched {
            game.moves_left = record.moves_left.unwrap_or(COMMAND_TEAM_MOVES);
            game.actions_left = record.actions_left.unwrap_or(COMMAND_TEAM_MOVES);
        }
    }

    fn counter(&self, name: &str) -> Option<Counter> {
        self.c.counter_named(name)
    }

    fn counters(&self, field: &str, names: &[String]) -> Result<Counters, Broken> {
        set(field, names, |name| self.counter(name))
    }

    fn place(&self, field: &str, text: &str) -> Result<Place, Broken> {
        let known = PLACES.iter().find(|(_, id)| *id == text).map(|(place, _)| *place);
        let missing = || Broken(format!("{field}: there is no position or box {text:?}"));
        known.or_else(|| self.c.position_named(text).map(Place::on)).ok_or_else(missing)
    }

    fn house(&self, game: &mut Pavlov, record: &Record) -> Result<(), Broken> {
        if let Some(places) = &record.counters {
            self.lay_out("counters", places, &mut game.place, |name| self.counter(name))?;
        }
        let weapon = |name: &str| self.c.weapon_named(name);
        self.lay_out::<Weapon>("weapons", &record.weapons, &mut game.weapon_place, weapon)?;
        game.exhausted = self.counters("exhausted", &record.exhausted)?;
        game.disrupted = self.counters("disrupted", &record.disrupted)?;
        game.acted = self.counters("acted", &record.acted)?;
        game.commanded = self.counters("commanded", &record.commanded)?;
        game.moved = self.counters("moved", &record.moved)?;
        let colour = |id: &str| Colour::with_id(id);
        game.defense = counts("defense", &record.defense, colour, |colour| colour as usize)?;
        game.suppression = counts("suppression", &record.suppression, colour, |colour| colour as usize)?;
        Ok(())
    }

    /// Puts everything where the lists have it.
    fn lay_out<I: Id>(
        &self,
        field: &str,
        places: &BTreeMap<String, Vec<String>>,
        out: &mut [Place],
        find: impl Fn(&str) -> Option<I>,
    ) -> Result<(), Broken> {
        let mut seen = Set::EMPTY;
        for (at, names) in places {
            let place = self.place(field, at)?;
            for id in set(field, names, &find)? {
                if seen.has(id) {
                    return Err(Broken(format!("{field}: something at {at:?} is in two places")));
                }
                seen.add(id);
                out[id.index()] = place;
            }
        }
        Ok(())
    }

    fn board(&self, game: &mut Pavlov, record: &Record) -> Result<(), Broken> {
        for (&number, circles) in &record.tracks {
            let track = track("tracks", number)?;
            if circles.len() > CIRCLES {
                return Err(Broken(format!("tracks: track {number} is not so long")));
            }
            for (circle, text) in game.tracks[track.index()].iter_mut().zip(circles) {
                if text == NOTHING {
                    continue;
                }
                let (id, fresh) = text.strip_suffix(NEW).map_or((text.as_str(), false), |id| (id, true));
                let kind = self.c.kind_named(id).ok_or_else(|| Broken(format!("tracks: there is no {id:?}")))?;
                *circle = Circle::holding(kind, fresh);
            }
        }
        game.mined = record.mined.iter().map(|&number| track("mined", number)).collect::<Result<_, _>>()?;
        let broken = record.disrupted_locations.iter().map(|&number| location("disrupted_locations", number));
        game.broken = broken.collect::<Result<_, _>>()?;
        for (&number, id) in &record.location_tokens {
            let missing = || Broken(format!("location_tokens: there is no token {id:?}"));
            let at = location("location_tokens", number)?;
            game.token_at[at.index()] = Some(Token::with_id(id).ok_or_else(missing)?);
        }
        Ok(())
    }

    fn tokens(&self, game: &mut Pavlov, record: &Record) -> Result<(), Broken> {
        let read = |field: &str, given| counts(field, given, Token::with_id, |token| token as usize);
        if let Some(given) = &record.supplies {
            game.supplies = read("supplies", given)?;
        }
        game.staging = read("staging", &record.staging)?;
        game.spent = read("removed", &record.removed)?;
        if let Some(given) = &record.stock {
            game.stock = read("stock", given)?;
            return Ok(());
        }
        for token in Token::ALL {
            let out = game.tokens_out(token);
            let count = u32::from(self.c.tokens[token as usize].count);
            let left = count.checked_sub(out).and_then(|left| u8::try_from(left).ok());
            game.stock[token as usize] =
                left.ok_or_else(|| Broken(format!("tokens: there are only {count} {}", token.id())))?;
        }
        Ok(())
    }

    fn soviet_cards(&self, game: &mut Pavlov, record: &Record) -> Result<(), Broken> {
        let given = &record.soviet_cards;
        let read = |field: &str, names: &[String]| -> Result<Set<SovietCard>, Broken> {
            set(field, names, |name| self.c.soviet_card_named(name))
        };
        game.hand = read("soviet_cards.hand", &given.hand)?;
        game.used = read("soviet_cards.used", &given.used)?;
        game.discard = read("soviet_cards.discard", &given.discard)?;
        if let Some(names) = &given.deck {
            game.deck = read("soviet_cards.deck", names)?;
        }
        let out = game.hand | game.discard | game.deck;
        game.fog_stock = if let Some(names) = &given.fog_stock {
            read("soviet_cards.fog_stock", names)?
        } else {
            self.c.fog - out // what is nowhere else
        };
        game.shuffled = match &given.shuffled {
            Some(names) => read("soviet_cards.shuffled", names)?,
            None => out,
        };
        Ok(())
    }

    fn wehrmacht_cards(&self, game: &mut Pavlov, record: &Record) -> Result<(), Broken> {
        let given = &record.wehrmacht_cards;
        let find = |name: &str| self.c.wehrmacht_card_named(name);
        game.german_hand = set("wehrmacht_cards.hand", &given.hand, find)?;
        game.fresh = set("wehrmacht_cards.fresh", &given.fresh, find)?;
        game.orders = row("wehrmacht_cards.orders", &given.orders, find)?;
        game.card = one("wehrmacht_cards.card", given.card.as_ref(), find)?;
        game.drawn = given.drawn.unwrap_or_default();
        if let Some(names) = &given.undrawn {
            game.undrawn = set("wehrmacht_cards.undrawn", names, find)?;
            return Ok(());
        }
        let named = game.wehrmacht_held();
        for (deck, gone) in game.drawn_by_deck().into_iter().enumerate() {
            let cards = game.made_of(deck);
            let played = gone.saturating_sub((cards & named).len());
            game.undrawn |= (cards - named).into_iter().skip(played).collect();
        }
        Ok(())
    }

    fn tactics(&self, game: &mut Pavlov, record: &Record) -> Result<(), Broken> {
        let given = &record.tactics;
        let find = |name: &str| -> Option<TacticCard> { self.c.tactic_card_named(name) };
        game.tactics = row("tactics.in_play", &given.in_play, find)?;
        game.german_tactics = set("tactics.hand", &given.hand, find)?;
        game.fresh_tactic = set("tactics.fresh", &given.fresh, find)?;
        game.laid_tactic = one("tactics.laid", given.laid.as_ref(), find)?;
        let stack = game.tactics_in_stack();
        let named = game.tactics_held();
        // One a turn, in the first turn of the elite game two (p28-veteran, p29-elite).
        let planned = matches!(game.phase, Phase::Planning | Phase::SovietCards);
        let to_come = planned || record.agenda.iter().any(|step| step == "tactics");
        let turns = usize::from(game.turn) - usize::from(to_come && game.turn > 0);
        let drawn = match game.options.tactics {
            _ if game.options.competitive() => usize::from(game.turn.saturating_sub(1)) + named.len(),
            TacticsVariant::Elite if turns > 0 => turns + 1,
            _ => turns,
        };
        game.tactics_drawn = given.drawn.unwrap_or(u8::try_from(drawn.min(stack)).unwrap_or(u8::MAX));
        if let Some(names) = &given.undrawn {
            game.tactics_undrawn = set("tactics.undrawn", names, find)?;
            return Ok(());
        }
        if stack > 0 {
            for (deck, gone) in game.tactics_drawn_by_deck().into_iter().enumerate() {
                let cards = self.c.tactic_decks[deck];
                let played = gone.saturating_sub((cards & named).len());
                game.tactics_undrawn |= (cards - named).into_iter().skip(played).collect();
            }
        }
        Ok(())
    }

    fn storm_groups(&self, game: &mut Pavlov, record: &Record) -> Result<(), Broken> {
        let (given, find) =
            (&record.storm_groups, |name: &str| -> Option<StormGroup> { self.c.storm_group_named(name) });
        game.storm = one("storm_groups.current", given.current.as_ref(), find)?;
        game.raided = set("storm_groups.raided", &given.raided, find)?;
        game.unturned = if let Some(names) = &given.unturned {
            set("storm_groups.unturned", names, find)?
        } else {
            // What has been turned over is in the box, raided or out of the game.
            let rest = self.c.resupply_groups - game.raided - game.storm.into_iter().collect();
            let turning = record.agenda.iter().any(|step| step == "turn_over");
            let unturned = self.c.resupply_groups.len().saturating_sub(game.resupply_turned(turning));
            rest.into_iter().skip(rest.len().saturating_sub(unturned)).collect()
        };
        let (given, find) = (&record.support, |name: &str| -> Option<Support> { self.c.support_named(name) });
        game.support = one("support.current", given.current.as_ref(), find)?;
        game.supported = set("support.satisfied", &given.satisfied, find)?;
        game.supports_undrawn = match &given.undrawn {
            Some(names) => set("support.undrawn", names, find)?,
            None if self.options.operational_support => {
                let all: Set<Support> = (0..self.c.supports.len()).map(Support::from_index).collect();
                all - game.supported - game.support.into_iter().collect()
            }
            None => Set::EMPTY,
        };
        Ok(())
    }

    fn moving(&self, game: &mut Pavlov, record: Option<&MoveRecord>) -> Result<(), Broken> {
        let Some(given) = record else { return Ok(()) };
        let missing = |name: &str| Broken(format!("moving: there is no {name:?}"));
        let from = self.place("moving.from", &given.from)?;
        if !from.in_house() {
            return Err(Broken(format!("moving.from: {:?} must be a position or {RESERVES:?}", given.from)));
        }
        game.moving = Moving {
            counter: self.counter(&given.counter).ok_or_else(|| missing(&given.counter))?,
            from,
            to: self.c.position_named(&given.to).ok_or_else(|| missing(&given.to))?,
            weapon: one("moving.weapon", given.weapon.as_ref(), |name| self.c.weapon_named(name))?,
            replaced: self.counters("moving.replaced", &given.replaced)?,
            left: one("moving.left", given.left.as_ref(), |name| self.c.weapon_named(name))?,
        };
        Ok(())
    }

    fn agenda(&self, game: &mut Pavlov, record: &Record) -> Result<(), Broken> {
        if let Some(text) = &record.end {
            game.end = Some(read_end(text)?);
            return Ok(());
        }
        if record.agenda.is_empty() {
            let first: Step = match game.phase {
                Phase::Planning => Order.into(),
                Phase::SovietCards => Cards.into(),
                Phase::SovietCounters => Moves.into(),
                Phase::Ending => FinalRaid.into(),
                Phase::Wehrmacht => {
                    let text = "agenda: in the Wehrmacht Card Phase it must say what is to be decided";
                    return Err(Broken(text.into()));
                }
            };
            rest_of_turn(first).for_each(|step| game.agenda.push(step));
            return Ok(());
        }
        if record.agenda.len() > DEPTH {
            return Err(Broken("agenda: too many steps".into()));
        }
        for text in &record.agenda {
            let step = Step::read(self.c, text);
            game.agenda.push(step.ok_or_else(|| Broken(format!("agenda: there is no step {text:?}")))?);
        }
        Ok(())
    }
}

/// What is left of a turn from this step on, the last step first.
fn rest_of_turn(first: Step) -> impl Iterator<Item = Step> {
    const END: [Step; 2] = [Step::FinalRaid(FinalRaid), Step::Score(Score)];
    let steps = if first == END[0] { &END[..] } else { &TURN[..] };
    let from = steps.iter().position(|step| *step == first).unwrap_or(0);
    steps[from..].iter().rev().copied()
}

fn read_end(text: &str) -> Result<End, Broken> {
    let wrong = || Broken(format!("end: there is no end {text:?}"));
    if let Some(score) = text.strip_prefix(SCORED) {
        return score.parse().map(End::Scored).map_err(|_| wrong());
    }
    if let Some(number) = text.strip_prefix(OVERRUN) {
        return Ok(End::Overrun(track("end", number.parse().map_err(|_| wrong())?)?));
    }
    named("end", text, &ENDS)
}

fn track(field: &str, number: u8) -> Result<Track, Broken> {
    Track::numbered(number).ok_or_else(|| Broken(format!("{field}: there is no track {number}")))
}

fn location(field: &str, number: u8) -> Result<Location, Broken> {
    Location::numbered(number).ok_or_else(|| Broken(format!("{field}: there is no location {number}")))
}
