//! A session of any game.

use guide::{EventText, Odds, Speaks};
use kurgan_core::chance::{Commitment, Given};
use kurgan_core::{
    Game, Journal, JournalError, Options as _, Outcome, Restored, Seat, Seats, Session, Terms, View, json,
};
use serde_json::{Map, Value};

use crate::error::{TableError, clipped, kind_of, short};
use crate::hint::{Hint, Opinion, hints};
use crate::registry::{AnySession, GameId, Listed, Packs};
use crate::reply::{BlockedText, Ending, State};
use crate::words::{Says, Words};
use crate::{each_game, each_session as each};

/// A game that is to start.
#[derive(Clone, Copy, Debug)]
pub struct Start<'a> {
    /// Which one.
    pub game: GameId,
    /// What it begins with: options for a set-up, or a position.
    pub from: &'a Value,
    /// The chance results of the set-up, where they are given.
    pub chance: Option<&'a [Given]>,
    /// Where chance comes from. Without a seed every result has to be given.
    pub seed: Option<u64>,
    /// Whether undo may go back past chance results.
    pub takebacks: bool,
}

impl<'a> Start<'a> {
    /// Without a seed and without takebacks.
    pub fn of(game: GameId, from: &'a Value) -> Self {
        Self { game, from, chance: None, seed: None, takebacks: false }
    }

    fn terms(&self) -> Terms {
        Terms { seed: self.seed, takebacks: self.takebacks }
    }
}

impl AnySession {
    /// Starts a game with these options.
    pub fn new(packs: &Packs, start: &Start<'_>, words: Words) -> Result<Self, TableError> {
        each_game!(start.game, G => set_up::<G>(packs.of::<G>(), start, words).map(Self::from))
    }

    /// Goes on from a position, if it is a possible one. Returns what was left out too, by its field, with the fresh value
    /// it took.
    pub fn set(packs: &Packs, start: &Start<'_>, words: Words) -> Result<(Self, Map<String, Value>), TableError> {
        each_game!(start.game, G => {
            let Restored { game, assumed } = Restored::<G>::read(packs.of::<G>(), start.from)
                .map_err(|detail| TableError::position(&clipped(&detail), words))?;
            Ok((Session::from_position(game, start.terms()).into(), assumed))
        })
    }

    /// Plays a journal again and goes on where it stood. The error says which entry no longer plays as written and
    /// whether [`AnySession::resume`] can go on from a snapshot before it.
    pub fn replay(packs: &Packs, journal: &Value, words: Words) -> Result<Self, TableError> {
        let journal = read_journal(journal, words)?;
        let game = GameId::read(&journal.game, words)?;
        each_game!(game, G => replay::<G>(packs.of::<G>(), &journal, words).map(Self::from))
    }

    /// Plays a journal as far as it can be played; where an entry no longer plays as written, goes on from the last
    /// snapshot before it. Returns after how many entries that is.
    pub fn resume(packs: &Packs, journal: &Value, words: Words) -> Result<(Self, usize), TableError> {
        let journal = read_journal(journal, words)?;
        let game = GameId::read(&journal.game, words)?;
        each_game!(game, G => {
            let (session, entry) = resume::<G>(packs.of::<G>(), &journal, words)?;
            Ok((session.into(), entry))
        })
    }

    /// The journal of this game.
    pub fn journal(&self) -> Value {
        let journal = each!(self, session => session.journal());
        serde_json::to_value(journal).unwrap_or_default()
    }

    /// Adds the promise made about the seed.
    #[must_use]
    pub fn promising(self, nonce: [u8; 32]) -> Self {
        each!(self, session => session.promising(nonce).into())
    }

    /// Carries out the action with this notation, with chance from the seed or as given, and tells what happened.
    pub fn play(
        &mut self,
        notation: &str,
        given: Option<&[Given]>,
        words: Words,
    ) -> Result<Vec<EventText>, TableError> {
        self.act(notation, given, words)?;
        Ok(self.last_events(words))
    }

    /// Carries out an action without telling what happened.
    pub fn act(&mut self, notation: &str, given: Option<&[Given]>, words: Words) -> Result<(), TableError> {
        each!(self, session => act(session, notation, given, words))
    }

    /// Plays what is the only choice left to those who played last, and what is the only one after that, where no dice,
    /// draws, other seats or the end follow.
    pub fn play_forced(&mut self) {
        each!(self, session => session.play_forced());
    }

    /// Takes back so many actions.
    pub fn undo(&mut self, steps: usize, words: Words) -> Result<(), TableError> {
        each!(self, session => session.undo(steps)).map_err(|error| TableError::undo(error, words))
    }

    /// Goes forward again over so many actions and tells what they caused.
    pub fn redo(&mut self, steps: usize, words: Words) -> Result<Vec<EventText>, TableError> {
        each!(self, session => {
            let events = session.redo(steps).map_err(|_| TableError::nothing_to_redo(words))?;
            Ok(tell(session, &events, words))
        })
    }

    /// Goes forward again over so many actions without telling what they caused.
    pub fn forward(&mut self, steps: usize, words: Words) -> Result<(), TableError> {
        each!(self, session => session.redo(steps).map(|_| ()).map_err(|_| TableError::nothing_to_redo(words)))
    }

    /// Where the game stands and what can be done.
    pub fn state(&self, words: Words) -> State {
        each!(self, session => state(session.game(), words))
    }

    /// Everything that happened so far, the set-up first.
    pub fn log(&self, words: Words) -> Vec<EventText> {
        each!(self, session => session.history().flat_map(|(_, events)| tell(session, events, words)).collect())
    }

    /// The same as far as those may know who are to act; all of it once the game is over.
    pub fn log_to_act(&self, words: Words) -> Vec<EventText> {
        if self.is_over() {
            return self.log(words);
        }
        self.log_for(self.to_act(), 0, words).into_iter().flat_map(|told| told.events).collect()
    }

    /// What the last action in force caused; the set-up, if nothing has been played.
    pub fn last_events(&self, words: Words) -> Vec<EventText> {
        each!(self, session => tell(session, session.last_events(), words))
    }

    /// What a legal action can come to, most likely first.
    pub fn odds(&self, notation: &str, words: Words) -> Result<Odds, TableError> {
        each!(self, session => odds(session.game(), notation, words))
    }

    /// The best few of these opinions about the decision that is due, in words.
    pub fn hints(&self, opinions: Vec<Opinion>, words: Words) -> Vec<Hint> {
        each!(self, session => hints(session.game(), opinions, words))
    }

    /// What a player might expect to do but cannot now, with the reasons.
    pub fn blocked(&self, words: Words) -> Vec<BlockedText> {
        each!(self, session => blocked(session.game(), words))
    }

    /// What a seat may see; without one, a spectator.
    pub fn view(&self, seat: Option<&str>, words: Words) -> Result<Value, TableError> {
        each!(self, session => view(session.game(), seat, words))
    }

    /// Everything, hidden parts included, in printed names and numbers.
    pub fn position(&self) -> Value {
        each!(self, session => serde_json::to_value(session.game().record()).unwrap_or_default())
    }

    /// The board for a terminal, some 100 columns wide, without colour.
    pub fn board(&self, words: Words) -> String {
        each!(self, session => terminal(session.game(), session.game().to_act(), words))
    }

    /// Which game it is.
    pub fn game(&self) -> GameId {
        each!(self, session => game_of(session))
    }

    /// The seats of the game in order.
    pub fn seats(&self) -> &'static [&'static str] {
        each!(self, session => seats(session.game()))
    }

    /// The forms of the game's notation, for help texts.
    pub fn forms(&self, words: Words) -> Vec<String> {
        each!(self, session => forms_of(session, words))
    }

    /// The options in force, all of them.
    pub fn options(&self) -> Value {
        each!(self, session => options_of(session))
    }

    /// The seed number; none where every result is given.
    pub fn seed(&self) -> Option<u64> {
        each!(self, session => session.seed())
    }

    /// The promise made about the seed.
    pub fn commitment(&self) -> Option<&Commitment> {
        each!(self, session => session.commitment())
    }

    /// Plays every entry that claims to come from the seed once more and returns the first that does not, counted from
    /// 1 (0 is the set-up), or how many were confirmed.
    pub fn verify_dice(&self) -> Result<usize, usize> {
        each!(self, session => session.verify_dice())
    }

    /// How many actions are in force.
    pub fn len(&self) -> usize {
        each!(self, session => session.len())
    }

    /// Whether nothing has been played yet.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Whether the game has ended.
    pub fn is_over(&self) -> bool {
        each!(self, session => session.game().to_act().is_empty())
    }

    /// The turn as printed on the track.
    pub fn turn(&self) -> u32 {
        each!(self, session => session.game().turn())
    }

    /// The fingerprint of the position.
    pub fn hash(&self) -> String {
        each!(self, session => session.hash().to_string())
    }

    /// The legal actions in notation, without labels.
    pub fn legal(&self) -> Vec<String> {
        each!(self, session => notations(session.game()))
    }

    /// How many actions these seats can take back one after the other: their own, up to what the game allows.
    pub fn undoable_for(&self, held: Seats) -> usize {
        // What was hidden is open once the game is over: there is no way back from there.
        if self.is_over() && self.sides().len() > 1 {
            return 0;
        }
        let theirs = (1..=self.len()).rev().take_while(|&entry| !self.who_played(entry).both(held).is_empty());
        theirs.take(self.undoable()).count()
    }

    /// How many actions these seats can play again one after the other: their own.
    pub fn redoable_for(&self, held: Seats) -> usize {
        let behind = self.len() + 1..=self.recorded();
        behind.take_while(|&entry| !self.who_played(entry).both(held).is_empty()).count()
    }

    /// How many entries these seats can take back with the last decision of theirs, what was forced after it included; none
    /// where they cannot.
    pub fn last_decision_of(&self, held: Seats) -> usize {
        let entries = self.entries_back(1);
        if entries <= self.undoable_for(held) { entries } else { 0 }
    }

    /// How many entries these seats can take back without leaving the turn in which the game is, in whole decisions.
    pub fn undoable_this_turn(&self, held: Seats) -> usize {
        let is_this_turn = |&entries: &usize| self.turn_after(self.len() - entries) == self.turn();
        let back = (1..=self.undoable_for(held)).take_while(is_this_turn);
        back.filter(|entries| !self.is_forced(self.len() + 1 - entries)).last().unwrap_or_default()
    }

    /// The game after this action and what it forces, as something to look ahead at; nothing where it takes chance, shows
    /// something, or hands over to other seats.
    pub fn ahead(&self, notation: &str) -> Option<Self> {
        let mut tried = self.aside();
        tried.act(notation, Some(&[]), Words::default()).ok()?;
        // A shuffle needs nothing handed in, and what it leads to is not to be seen.
        let is_plain = !tried.takes_chance(1) && !tried.reveals(1) && tried.to_act() == self.to_act();
        is_plain.then(|| {
            tried.play_forced();
            tried
        })
    }

    /// The same after all actions that begin with this word, in the order of the choices.
    pub fn ahead_of_all(&self, verb: &str) -> Option<Self> {
        let next = |game: &Self| game.legal().into_iter().find(|action| action.split(' ').next() == Some(verb));
        let mut ahead = self.ahead(&next(self)?)?;
        while let Some(action) = next(&ahead) {
            ahead = ahead.ahead(&action)?;
        }
        Some(ahead)
    }

    /// How many times in a row this action can be taken from here, no more than `most`: as long as it is legal and takes no
    /// chance.
    pub fn repeats(&self, notation: &str, most: usize) -> usize {
        let mut tried = self.aside();
        (0..most).take_while(|_| tried.act(notation, Some(&[]), Words::default()).is_ok()).count()
    }

    /// One entry alone, counted from 1, as the first of a game that begins right before it: to be explained while the
    /// game goes on.
    pub fn excerpt(&self, number: usize) -> Option<Self> {
        each!(self, session => excerpt(session, number).map(Self::from))
    }
}

impl std::fmt::Debug for AnySession {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("AnySession").field("game", &self.game()).field("len", &self.len()).finish_non_exhaustive()
    }
}

fn set_up<G: Listed>(pack: &'static G::Pack, start: &Start<'_>, words: Words) -> Result<Session<G>, TableError> {
    let &Start { from, chance, .. } = start;
    let options = G::Options::read(from).map_err(|bad| TableError::option::<G>(&bad, from, words))?;
    Session::new(pack, &options, start.terms(), chance).map_err(|error| TableError::play(pack, error, words))
}

fn replay<G: Listed>(pack: &'static G::Pack, journal: &Journal, words: Words) -> Result<Session<G>, TableError> {
    Session::replay(pack, journal).map_err(|error| TableError::journal::<G>(error, journal, words))
}

fn game_of<G: Listed>(_: &Session<G>) -> GameId {
    G::GAME
}

pub(crate) fn seats<G: Game>(game: &G) -> &'static [&'static str] {
    G::seats(game.options())
}

fn forms_of<G: Listed>(_: &Session<G>, words: Words) -> Vec<String> {
    G::forms().iter().map(|form| G::Guide::form(form, words)).collect()
}

fn options_of<G: Listed>(session: &Session<G>) -> Value {
    session.game().options().write()
}

fn read_journal(journal: &Value, words: Words) -> Result<Journal, TableError> {
    if !journal.is_object() {
        return Err(TableError::bad_journal(&kind_of(journal, words), words));
    }
    json::shaped(journal).map_err(|detail| TableError::bad_journal(&clipped(&detail), words))
}

fn resume<G: Listed>(
    pack: &'static G::Pack,
    journal: &Journal,
    words: Words,
) -> Result<(Session<G>, usize), TableError> {
    let error = match Session::replay(pack, journal) {
        Ok(session) => {
            let played = session.len();
            return Ok((session, played));
        }
        Err(error) => error,
    };
    let last = match &error {
        JournalError::Diverged(found) => found.snapshot.map_or(0, |snapshot| snapshot + 1),
        JournalError::From(_) | JournalError::Pack { .. } => journal.snapshots.len(),
        _ => 0,
    };
    // What was taken back is not gone on with.
    for snapshot in (0..last).rev().filter(|&snapshot| journal.snapshots[snapshot].at <= journal.at) {
        if let Ok(session) = Session::resume(pack, journal, snapshot) {
            return Ok((session, journal.snapshots[snapshot].at));
        }
    }
    Err(TableError::journal::<G>(error, journal, words))
}

fn excerpt<G: Game>(session: &Session<G>, number: usize) -> Option<Session<G>> {
    let before = session.game_after(number.checked_sub(1)?);
    let entry = session.entry(number)?;
    let action = G::read(before.pack(), &entry.action).ok()?;
    let mut alone = Session::from_position(before.clone(), Terms::default());
    alone.play(action, Some(&entry.chance)).ok()?;
    Some(alone)
}

pub(crate) fn legal<G: Game>(game: &G) -> Vec<G::Action> {
    let mut legal = Vec::with_capacity(64);
    game.legal(&mut legal);
    legal
}

fn notations<G: Game>(game: &G) -> Vec<String> {
    legal(game).into_iter().map(|action| G::write(game.pack(), action)).collect()
}

fn tell<G: Listed>(session: &Session<G>, events: &[G::Event], words: Words) -> Vec<EventText> {
    let game = session.game();
    events.iter().map(|event| G::Guide::event(game.pack(), game.options(), event, words)).collect()
}

fn act<G: Listed>(
    session: &mut Session<G>,
    notation: &str,
    given: Option<&[Given]>,
    words: Words,
) -> Result<(), TableError> {
    let pack = session.game().pack();
    let action = G::read(pack, notation).map_err(|error| TableError::unreadable::<G>(error, words))?;
    session.play(action, given).map(|_| ()).map_err(|error| TableError::play(pack, error, words))
}

/// The game as whoever is to act sees it.
pub(crate) fn acting<G: Game>(game: &G) -> View<G> {
    game.view(game.to_act().iter().next())
}

/// The board for a terminal, as the first of these seats sees it.
pub(crate) fn terminal<G: Listed>(game: &G, held: Seats, words: Words) -> String {
    G::Guide::terminal(&game.view(held.iter().next()), words)
}

pub(crate) fn state<G: Listed>(game: &G, words: Words) -> State {
    let scene = G::Guide::scene(&acting(game), &legal(game), words);
    State {
        turn: game.turn(),
        phase: scene.phase,
        to_act: game.to_act().iter().filter_map(|Seat(n)| seats(game).get(usize::from(n)).copied()).collect(),
        prompt: scene.prompt,
        legal: scene.choices,
        outcome: game.outcome().and_then(|outcome| ending(game, &outcome, words)),
    }
}

fn ending<G: Listed>(game: &G, outcome: &Outcome, words: Words) -> Option<Ending> {
    let verdict = |verdict| serde_json::to_value(verdict).unwrap_or_default();
    let results: Map<_, _> =
        seats(game).iter().zip(&outcome.verdicts).map(|(seat, v)| ((*seat).to_owned(), verdict(v))).collect();
    Some(Ending {
        results,
        result: *outcome.verdicts.first()?,
        level: outcome.level,
        score: outcome.score,
        reason: outcome.reason,
        text: G::Guide::ending(game.pack(), game.options(), outcome, words),
    })
}

pub(crate) fn odds<G: Listed>(game: &G, notation: &str, words: Words) -> Result<Odds, TableError> {
    let pack = game.pack();
    let action = G::read(pack, notation).map_err(|error| TableError::unreadable::<G>(error, words))?;
    let legal = legal(game);
    if legal.is_empty() {
        return Err(TableError::over(words));
    }
    if !legal.contains(&action) {
        return Err(TableError::refused::<G>(pack, &game.refuse(action), words));
    }
    let too_many = |_| TableError::new("too_many_outcomes", words.say().error_too_many_outcomes());
    let upshots = game.odds(action).map_err(too_many)?;
    let upshots = || upshots.iter().map(|(upshot, ratio)| (upshot, ratio.value()));
    let columns = upshots().filter_map(|(upshot, chance)| Some((G::Guide::column(pack, upshot, words)?, chance)));
    let forecast = G::Guide::forecast(&acting(game), action, words).unwrap_or_default();
    let hope = Odds::hope(upshots().map(|(upshot, chance)| (G::Guide::hoped(upshot), chance)));
    Ok(Odds {
        hope: hope.or_else(|| forecast.first()?.hope),
        outcomes: Odds::sort(upshots().map(|(upshot, chance)| (G::Guide::result(pack, upshot, words), chance))),
        results: Odds::sort(columns),
        forecast,
    })
}

pub(crate) fn blocked<G: Listed>(game: &G, words: Words) -> Vec<BlockedText> {
    let (actions, refusals): (Vec<_>, Vec<_>) = game.blocked().into_iter().unzip();
    let choices = G::Guide::scene(&acting(game), &actions, words).choices;
    let reasons = refusals.iter().map(|refusal| G::Guide::refusal(game.pack(), refusal, words));
    choices
        .into_iter()
        .zip(reasons)
        .map(|(choice, why)| BlockedText {
            action: choice.action,
            label: choice.label,
            reason: why.text,
            rule: why.rule,
            touches: choice.touches,
        })
        .collect()
}

fn view<G: Listed>(game: &G, seat: Option<&str>, words: Words) -> Result<Value, TableError> {
    let seat = seat.map(|name| seat_named(game, name, words)).transpose()?;
    Ok(serde_json::to_value(game.view(seat)).unwrap_or_default())
}

/// The seat of this name.
pub(crate) fn seat_named<G: Game>(game: &G, name: &str, words: Words) -> Result<Seat, TableError> {
    let seats = seats(game);
    let found = (0..).zip(seats).find(|(_, seat)| **seat == name).map(|(n, _)| Seat(n));
    found.ok_or_else(|| TableError::new("unknown_seat", words.say().error_unknown_seat(short(name), seats.join(", "))))
}
