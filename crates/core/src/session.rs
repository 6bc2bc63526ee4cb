//! A game in progress: position, history, undo and redo.

mod forced;
mod replay;

use std::convert::Infallible;
use std::sync::OnceLock;

use crate::chance::{
    Bag, Chance, Commitment, Dice, Given, Read, Recording, Request, Seeded, Short, Supplied, Taken, Why,
};
use crate::game::{Game, Hash};
use crate::journal::{Entry, FORMAT, Journal, Snapshot};
use crate::options::Options;
use crate::pack::Pack;

/// A game with its history.
pub struct Session<G: Game> {
    setting: Setting<G>,
    /// The set-up.
    start: Played<G>,
    /// What was played since; those behind the cursor can be redone.
    entries: Vec<Played<G>>,
    cursor: usize,
    /// Keyed chance as it stands at the cursor.
    seeded: Option<Seeded>,
    /// Whether it was played again from a journal of an earlier version.
    renewed: bool,
}

/// What players settle before a game begins, beside its options. By default there is no seed, and what has fallen stays.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Terms {
    /// Where chance comes from. Without a seed every result has to be handed in.
    pub seed: Option<u64>,
    /// Whether undo may go back past chance results.
    pub takebacks: bool,
}

impl Terms {
    /// With chance from this seed and without take-backs.
    pub const fn seeded(seed: u64) -> Self {
        Self { seed: Some(seed), takebacks: false }
    }
}

/// What does not change during a game.
struct Setting<G: Game> {
    pack: &'static G::Pack,
    seed: Option<u64>,
    dice: Option<Commitment>,
    takebacks: bool,
    /// Whether it began from a position, not from the set-up.
    is_set: bool,
}

struct Played<G: Game> {
    action: Option<G::Action>,
    taken: Vec<Taken>,
    given: bool,
    /// Whether the table played it by itself.
    forced: bool,
    events: Vec<G::Event>,
    after: G,
    /// The fingerprint of that position, once somebody has asked for it.
    hash: OnceLock<Hash>,
}

impl<G: Game> Played<G> {
    fn hash(&self) -> Hash {
        *self.hash.get_or_init(|| self.after.hash())
    }

    /// Whether it showed somebody a chance result or what another side had hidden; a shuffle shows nothing.
    fn reveals(&self) -> bool {
        self.taken.iter().any(|taken| !matches!(taken, Taken::Shuffled(_))) || self.events.iter().any(G::shows)
    }
}

/// Why an action was not carried out. The game is as it was.
#[derive(Clone, Debug)]
pub enum PlayError<G: Game> {
    /// The game is over.
    Over,
    /// The rules do not allow it now.
    Refused(G::Refusal),
    /// One more chance result is needed.
    Needed(Request),
    /// That cannot be the result of this request.
    Impossible(Request, Given),
    /// So many of the results handed in were not asked for.
    LeftOver(usize),
}

impl<G: Game> From<Short> for PlayError<G> {
    fn from(short: Short) -> Self {
        match short {
            Short::Needed(request) => Self::Needed(request),
            Short::Impossible(request, given) => Self::Impossible(request, given),
        }
    }
}

/// Why there is no going back or forward.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum UndoError {
    /// There are not so many entries.
    Nothing,
    /// A chance result lies in between and take-backs are off.
    Reveals,
}

impl<G: Game> Session<G> {
    /// Starts a game, with the chance results of the set-up where they are handed in.
    pub fn new(
        pack: &'static G::Pack,
        options: &G::Options,
        Terms { seed, takebacks }: Terms,
        given: Option<&[Given]>,
    ) -> Result<Self, PlayError<G>> {
        let setting = Setting { pack, seed, dice: None, takebacks, is_set: false };
        let mut seeded = seed.map(Seeded::new);
        let mut events = Vec::new();
        let (after, taken) =
            setting.with_chance(seeded.as_mut(), given, |chance| G::start(pack, options, chance, &mut events))?;
        let (given, hash) = (given.is_some(), OnceLock::new());
        let start = Played { action: None, taken, given, forced: false, events, after, hash };
        Ok(Self { setting, start, entries: Vec::new(), cursor: 0, seeded, renewed: false })
    }

    /// Goes on from a position.
    pub fn from_position(position: G, Terms { seed, takebacks }: Terms) -> Self {
        let setting = Setting { pack: position.pack(), seed, dice: None, takebacks, is_set: true };
        let start = Played {
            action: None,
            taken: Vec::new(),
            given: false,
            forced: false,
            events: Vec::new(),
            after: position,
            hash: OnceLock::new(),
        };
        Self { setting, start, entries: Vec::new(), cursor: 0, seeded: seed.map(Seeded::new), renewed: false }
    }

    /// Adds the promise made about the seed.
    #[must_use]
    pub fn promising(mut self, nonce: [u8; 32]) -> Self {
        self.setting.dice = self.setting.seed.map(|seed| Commitment::new(seed, nonce));
        self
    }

    /// The position as it stands.
    pub fn game(&self) -> &G {
        &self.played().after
    }

    /// The fingerprint of the position as it stands, which is worked out once.
    pub fn hash(&self) -> Hash {
        self.played().hash()
    }

    fn played(&self) -> &Played<G> {
        self.cursor.checked_sub(1).map_or(&self.start, |last| &self.entries[last])
    }

    /// The position after so many of the entries, those taken back included; the last one where there are fewer.
    pub fn game_after(&self, entries: usize) -> &G {
        match entries.min(self.entries.len()) {
            0 => &self.start.after,
            n => &self.entries[n - 1].after,
        }
    }

    /// How many entries there are, those taken back included.
    pub fn recorded(&self) -> usize {
        self.entries.len()
    }

    /// The entry with this number, counted from 1, as a journal has it; 0 is the set-up.
    pub fn entry(&self, number: usize) -> Option<Entry> {
        let played = number.checked_sub(1).map_or(Some(&self.start), |n| self.entries.get(n))?;
        Some(self.write_entry(played))
    }

    /// Whether the entry with this number, counted from 1, showed somebody a chance result.
    pub fn reveals(&self, number: usize) -> bool {
        number.checked_sub(1).and_then(|n| self.entries.get(n)).is_some_and(Played::reveals)
    }

    /// How many actions can be taken back one after the other.
    pub fn undoable(&self) -> usize {
        let entries = self.entries[..self.cursor].iter().rev();
        entries.take_while(|entry| self.setting.takebacks || !entry.reveals()).count()
    }

    /// Whether undo may go back past chance results.
    pub fn takebacks(&self) -> bool {
        self.setting.takebacks
    }

    /// The seed number.
    pub fn seed(&self) -> Option<u64> {
        self.setting.seed
    }

    /// The promise made about the seed.
    pub fn commitment(&self) -> Option<&Commitment> {
        self.setting.dice.as_ref()
    }

    /// Whether it was played again from a journal of an earlier version, and is kept in another way today.
    pub fn is_renewed(&self) -> bool {
        self.renewed
    }

    /// How many actions are in force.
    pub fn len(&self) -> usize {
        self.cursor
    }

    /// Whether nothing has been played yet.
    pub fn is_empty(&self) -> bool {
        self.cursor == 0
    }

    /// The events of the set-up and of every action in force, with the action that caused them.
    pub fn history(&self) -> impl Iterator<Item = (Option<G::Action>, &[G::Event])> {
        std::iter::once(&self.start)
            .chain(&self.entries[..self.cursor])
            .map(|played| (played.action, played.events.as_slice()))
    }

    /// What the last action in force caused.
    pub fn last_events(&self) -> &[G::Event] {
        &self.played().events
    }

    /// Carries out one action, with chance from the seed or as handed in.
    pub fn play(&mut self, action: G::Action, given: Option<&[Given]>) -> Result<&[G::Event], PlayError<G>> {
        let before = self.game();
        let mut legal = Vec::new();
        before.legal(&mut legal);
        if legal.is_empty() {
            return Err(PlayError::Over);
        }
        if !legal.contains(&action) {
            return Err(PlayError::Refused(before.refuse(action)));
        }
        // The action that was taken back, chosen again: its results are known and come again.
        if given.is_none() && self.entries.get(self.cursor).is_some_and(|next| next.action == Some(action)) {
            self.go_to(self.cursor + 1);
            return Ok(&self.played().events);
        }
        let mut after = before.clone();
        let mut events = Vec::new();
        let mut seeded = self.seeded.clone();
        let (after, taken) = self.setting.with_chance(seeded.as_mut(), given, |chance| {
            after.apply(action, chance, &mut events)?;
            Ok(after)
        })?;
        if given.is_some() {
            seeded = self.seeded.clone().map(|seeded| passed(seeded, &taken));
        }
        self.seeded = seeded;
        self.entries.truncate(self.cursor);
        let (action, given, hash) = (Some(action), given.is_some(), OnceLock::new());
        self.entries.push(Played { action, taken, given, forced: false, events, after, hash });
        self.cursor += 1;
        Ok(&self.played().events)
    }

    /// Takes back so many actions.
    pub fn undo(&mut self, steps: usize) -> Result<(), UndoError> {
        let to = self.cursor.checked_sub(steps).ok_or(UndoError::Nothing)?;
        if steps > self.undoable() {
            return Err(UndoError::Reveals);
        }
        self.go_to(to);
        Ok(())
    }

    /// Goes forward again over so many actions and returns what they caused.
    pub fn redo(&mut self, steps: usize) -> Result<Vec<G::Event>, UndoError> {
        let to = self.cursor.checked_add(steps).filter(|&to| to <= self.entries.len()).ok_or(UndoError::Nothing)?;
        let from = self.cursor;
        self.go_to(to);
        Ok(self.entries[from..to].iter().flat_map(|played| played.events.iter().cloned()).collect())
    }

    /// Moves the cursor and brings keyed chance to where it stood there.
    fn go_to(&mut self, cursor: usize) {
        self.cursor = cursor;
        self.seeded = self.setting.seed.map(|seed| {
            std::iter::once(&self.start)
                .chain(&self.entries[..cursor])
                .fold(Seeded::new(seed), |seeded, played| passed(seeded, &played.taken))
        });
    }

    /// The journal of this game.
    pub fn journal(&self) -> Journal {
        let mut snapshots = Vec::new();
        let mut turn = None;
        for (at, played) in std::iter::once(&self.start).chain(&self.entries).enumerate() {
            let now = played.after.turn();
            if turn != Some(now)
                && let Ok(position) = serde_json::to_value(played.after.record())
            {
                snapshots.push(Snapshot { at, turn: now, position });
                turn = Some(now);
            }
        }
        Journal {
            kurgan_journal: FORMAT,
            game: G::ID.into(),
            rules: G::RULES,
            pack: self.setting.pack.id(),
            pack_files: self.setting.pack.origin().files.clone(),
            options: self.game().options().write(),
            takebacks: self.setting.takebacks,
            seed: self.setting.seed,
            dice: self.setting.dice.clone(),
            from: self.setting.is_set.then(|| serde_json::to_value(self.start.after.record()).ok()).flatten(),
            start: self.write_entry(&self.start),
            entries: self.entries.iter().map(|played| self.write_entry(played)).collect(),
            at: self.cursor,
            snapshots,
        }
    }

    fn write_entry(&self, played: &Played<G>) -> Entry {
        let pack = self.setting.pack;
        let chance = played.taken.iter().flat_map(|taken| match taken {
            Taken::Rolled(_, dice) => dice.faces().iter().map(|&face| Given::Die(face)).collect(),
            Taken::Drawn(why, id) => vec![Given::Named(G::drawn(pack, *why, *id))],
            Taken::Shuffled(_) => Vec::new(),
        });
        Entry {
            action: played.action.map_or_else(String::new, |action| G::write(pack, action)),
            chance: chance.collect(),
            given: played.given,
            forced: played.forced,
            hash: played.hash().to_string(),
        }
    }

    /// Plays every entry that claims to come from the seed once more and returns the first that does not, counted from
    /// 1 (0 is the set-up), or how many were confirmed.
    pub fn verify_dice(&self) -> Result<usize, usize> {
        let Some(seed) = self.setting.seed else { return Ok(0) };
        let mut seeded = Seeded::new(seed);
        let mut confirmed = 0;
        for n in 0..=self.entries.len() {
            let played = n.checked_sub(1).map_or(&self.start, |last| &self.entries[last]);
            let before = match n {
                0 => None,
                1 => Some(&self.start.after),
                _ => Some(&self.entries[n - 2].after),
            };
            if !played.given && !played.taken.is_empty() {
                let mut again = seeded.clone();
                let fell = self.setting.with_chance(Some(&mut again), None, |chance| match (before, played.action) {
                    (Some(before), Some(action)) => {
                        let mut after = before.clone();
                        after.apply(action, chance, &mut Vec::new()).map(|()| after)
                    }
                    _ => G::start(self.setting.pack, played.after.options(), chance, &mut Vec::new()),
                });
                if !fell.is_ok_and(|(_, taken)| taken == played.taken) {
                    return Err(n);
                }
                confirmed += 1;
            }
            seeded = passed(seeded, &played.taken);
        }
        Ok(confirmed)
    }
}

/// Keyed chance after these results.
fn passed(mut seeded: Seeded, taken: &[Taken]) -> Seeded {
    for taken in taken {
        match *taken {
            Taken::Rolled(why, _) | Taken::Drawn(why, _) => seeded.passed(why),
            Taken::Shuffled(why) => seeded.passed_shuffle(why),
        }
    }
    seeded
}

/// Chance of a game at the table, from its seed or as handed in. It is one type so that the rules are compiled for it
/// once.
enum Source<'a, 'b> {
    Seeded(&'a mut Seeded),
    Supplied(Supplied<'b>),
}

/// What never runs dry, as what may.
fn sure<T>(result: Result<T, Infallible>) -> T {
    result.unwrap_or_else(|never| match never {})
}

impl Chance for Source<'_, '_> {
    type Dry = Short;

    fn roll(&mut self, why: Why, count: u8, read: Read) -> Result<Dice, Short> {
        match self {
            Self::Seeded(chance) => Ok(sure(chance.roll(why, count, read))),
            Self::Supplied(chance) => chance.roll(why, count, read),
        }
    }

    fn draw(&mut self, bag: Bag) -> Result<u8, Short> {
        match self {
            Self::Seeded(chance) => Ok(sure(chance.draw(bag))),
            Self::Supplied(chance) => chance.draw(bag),
        }
    }

    fn shuffle(&mut self, bag: Why) -> Result<(), Short> {
        match self {
            Self::Seeded(chance) => {
                sure(chance.shuffle(bag));
                Ok(())
            }
            Self::Supplied(chance) => chance.shuffle(bag),
        }
    }
}

impl<G: Game> Setting<G> {
    /// Runs `act` with the right source of chance and returns what it took.
    fn with_chance(
        &self,
        seeded: Option<&mut Seeded>,
        given: Option<&[Given]>,
        act: impl FnOnce(&mut Recording<Source<'_, '_>>) -> Result<G, Short>,
    ) -> Result<(G, Vec<Taken>), PlayError<G>> {
        let named = |why, name: &str| G::drawn_id(self.pack, why, name);
        let mut chance = Recording::new(match (given, seeded) {
            (None, Some(seeded)) => Source::Seeded(seeded),
            _ => Source::Supplied(Supplied::new(given.unwrap_or_default(), &named)),
        });
        let game = act(&mut chance)?;
        match chance.into_parts() {
            (Source::Supplied(supplied), _) if !supplied.left_over().is_empty() => {
                Err(PlayError::LeftOver(supplied.left_over().len()))
            }
            (_, taken) => Ok((game, taken)),
        }
    }
}
