//! `kurgan play`: a game at the terminal, saved after every action.

use std::io::{BufRead, Write};
use std::path::Path;

use ai::Level;
use ai::clock::{choose, opinions};
use anyhow::bail;
use kurgan_core::Seats;
use table::hint::Thought;
use table::{AnySession, Cited, EventText, Kind, State, TableError};

use crate::args::Form;
use crate::file::JournalFile;
use crate::hint;
use crate::input;
use crate::seats::Seating;
use crate::show::{self, Story};
use crate::supply::{Asked, Supply};
use crate::think::spinner;
use crate::words::L10nLanguage as Words;

/// A game on the table, with its journal on disk.
pub(crate) struct Player<'a, I, O> {
    pub(crate) words: &'a Words,
    pub(crate) say: table::Words,
    pub(crate) game: AnySession,
    pub(crate) seating: Seating,
    /// How much players of the program think about a decision.
    pub(crate) thought: Thought,
    pub(crate) path: &'a Path,
    pub(crate) file: JournalFile,
    pub(crate) input: I,
    pub(crate) out: O,
}

/// What a person types.
#[derive(Debug, PartialEq, Eq)]
enum Typed<'a> {
    Nothing,
    Help,
    Board,
    Log,
    Blocked,
    Quit,
    Undo(&'a str),
    Redo(&'a str),
    Odds(&'a str),
    Hint,
    Action(&'a str),
}

impl<'a> Typed<'a> {
    fn read(line: &'a str) -> Self {
        let (first, rest) =
            line.split_once(char::is_whitespace).map_or((line, ""), |(first, rest)| (first, rest.trim()));
        match (first.to_lowercase().as_str(), rest) {
            ("", _) => Self::Nothing,
            ("?" | "help", "") => Self::Help,
            ("board", "") => Self::Board,
            ("log", "") => Self::Log,
            ("blocked", "") => Self::Blocked,
            ("quit" | "exit", "") => Self::Quit,
            ("undo", steps) => Self::Undo(steps),
            ("redo", steps) => Self::Redo(steps),
            ("odds", action) => Self::Odds(action),
            ("hint", "") => Self::Hint,
            _ => Self::Action(line),
        }
    }
}

/// Why an action was not played, if it is nothing to end the program for.
enum Unplayed {
    Refused(TableError),
    Cancelled,
}

impl<I: BufRead, O: Write> Player<'_, I, O> {
    /// Plays these actions; the first that is refused ends it.
    pub(crate) fn actions(&mut self, actions: &[String]) -> anyhow::Result<()> {
        self.answer()?;
        for action in actions {
            let told = match self.number(action) {
                Ok(action) => self.play(&action)?,
                Err(complaint) => bail!(complaint),
            };
            match told {
                Ok(events) => {
                    write!(self.out, "{}", show::events(&events))?;
                    self.answer()?;
                }
                Err(Unplayed::Cancelled) => bail!(self.words.chance_cancelled()),
                Err(Unplayed::Refused(error)) => {
                    let message = self.complaint(&error);
                    bail!(self.words.refused(action.as_str(), message));
                }
            }
        }
        Ok(write!(self.out, "\n{}", show::scene(self.words, &self.state()))?)
    }

    /// Asks and plays until there is nobody to ask.
    pub(crate) fn converse(&mut self) -> anyhow::Result<()> {
        if self.answer()? {
            writeln!(self.out)?;
        }
        self.board()?;
        writeln!(self.out, "{}", self.words.prompt_hint())?;
        while let Some(line) = input::line(&mut self.input, &mut self.out)? {
            match Typed::read(&line) {
                Typed::Nothing => {}
                Typed::Quit => break,
                Typed::Help => {
                    let forms = self.game.forms(self.say).join("\n");
                    writeln!(self.out, "{}\n\n{}", self.words.play_help(), self.words.play_forms(forms))?;
                }
                Typed::Board => self.board()?,
                Typed::Log => write!(self.out, "{}", show::events(&self.log()))?,
                Typed::Blocked => self.blocked()?,
                Typed::Undo(steps) => self.undo(steps)?,
                Typed::Redo(steps) => self.redo(steps)?,
                Typed::Odds(action) => self.odds(action)?,
                Typed::Hint => self.hint()?,
                Typed::Action(action) => match self.number(action) {
                    Err(complaint) => writeln!(self.out, "{complaint}")?,
                    Ok(action) => match self.play(&action)? {
                        Ok(events) => self.told(&events)?,
                        Err(Unplayed::Cancelled) => writeln!(self.out, "{}", self.words.chance_cancelled())?,
                        Err(Unplayed::Refused(error)) => self.complain(&error)?,
                    },
                },
            }
        }
        Ok(writeln!(self.out, "{}", self.words.saved(format!("{}{}", self.path.display(), self.seating.arguments)))?)
    }

    /// The action that a number of the list stands for; what is no number stands for itself.
    fn number(&self, typed: &str) -> Result<String, String> {
        if typed.is_empty() || !typed.bytes().all(|byte| byte.is_ascii_digit()) {
            return Ok(typed.to_owned());
        }
        let legal = self.game.legal();
        let chosen = typed.parse().ok().and_then(|n: usize| legal.get(n.checked_sub(1)?).cloned());
        chosen.ok_or_else(|| self.words.number_unknown(legal.len(), typed))
    }

    /// Plays and saves an action, and before it the choice that makes it legal, if one does.
    fn play(&mut self, action: &str) -> anyhow::Result<Result<Vec<EventText>, Unplayed>> {
        let first = self.first(action);
        let mut told = Vec::new();
        if let Some(first) = &first {
            writeln!(self.out, "{}", self.words.played_first(first.as_str()))?;
        }
        for action in first.as_deref().into_iter().chain([action]) {
            match self.play_one(action)? {
                Ok(events) => told.extend(events),
                Err(unplayed) => return Ok(Err(unplayed)),
            }
        }
        Ok(Ok(told))
    }

    fn play_one(&mut self, action: &str) -> anyhow::Result<Result<Vec<EventText>, Unplayed>> {
        let (mut supply, before) = (Supply::default(), self.game.len());
        loop {
            match self.game.play(action, supply.given(), self.say) {
                Ok(events) => {
                    self.save()?;
                    return Ok(Ok(if self.seating.secret { self.since(before) } else { events }));
                }
                Err(error) => match supply.ask(self.words, error, &mut self.input, &mut self.out)? {
                    Asked::Answered => {}
                    Asked::Cancelled => return Ok(Err(Unplayed::Cancelled)),
                    Asked::Other(error) => return Ok(Err(Unplayed::Refused(error))),
                },
            }
        }
    }

    /// Lets players of the program decide until it is a person's turn, and tells that they did: what they did only as
    /// far as the persons may know. Returns whether any did.
    fn answer(&mut self) -> anyhow::Result<bool> {
        let before = self.game.len();
        while let Some((seat, level)) = self.seating.decides(self.game.to_act()) {
            let progress = spinner(self.words, level);
            let chosen = choose(&self.game, level, self.thought, getrandom::u64()?);
            progress.finish_and_clear();
            let Some(action) = chosen else { break };
            let name = self
                .game
                .names(Seats::only(seat))
                .first()
                .map_or_else(String::new, |id| self.game.game().seat(id, self.say));
            let line = if self.seating.is_open(&self.game, seat) {
                self.words.seat_played_action(name, level.id(), action.as_str())
            } else {
                self.words.seat_played(name, level.id())
            };
            writeln!(self.out, "\n{line}")?;
            match self.play_one(&action)? {
                Ok(events) => write!(self.out, "{}", show::events(&events))?,
                Err(Unplayed::Cancelled) => bail!(self.words.chance_cancelled()),
                Err(Unplayed::Refused(error)) => bail!(self.complaint(&error)),
            }
        }
        Ok(self.game.len() > before)
    }

    /// What happened after so many entries, as far as the persons may know.
    fn since(&self, entries: usize) -> Vec<EventText> {
        let told = self.game.log_for(self.seating.persons, entries + 1, self.say);
        told.into_iter().flat_map(|told| told.events).collect()
    }

    fn log(&self) -> Vec<EventText> {
        if !self.seating.secret {
            return self.game.log(self.say);
        }
        let told = self.game.log_for(self.seating.persons, 0, self.say);
        told.into_iter().flat_map(|told| told.events).collect()
    }

    fn state(&self) -> State {
        if self.seating.secret {
            self.game.state_for(self.seating.persons, self.say)
        } else {
            self.game.state(self.say)
        }
    }

    /// The legal action after which this one, not legal now, would be: one that touches nothing else on the board.
    fn first(&self, action: &str) -> Option<String> {
        let legal = |error: TableError| error.kind == Kind::ChanceNeeded;
        let try_out = || self.game.aside();
        if try_out().play(action, None, self.say).map_or_else(legal, |_| true) {
            return None;
        }
        let words: Vec<String> = action.split_whitespace().map(str::to_lowercase).collect();
        let touched = |touch: &str| {
            let name = touch.split_once(' ').map_or(touch, |(_, name)| name).to_lowercase();
            words.contains(&name)
        };
        let choices = self.game.state(self.say).legal.into_iter();
        let fitting = choices.filter(|choice| !choice.touches.is_empty() && choice.touches.iter().all(|t| touched(t)));
        fitting.map(|choice| choice.action).find(|first| {
            let mut game = try_out();
            // Without a seed: an action that rolls dice is not slipped in.
            game.play(first, None, self.say).is_ok() && game.play(action, None, self.say).map_or_else(legal, |_| true)
        })
    }

    fn undo(&mut self, steps: &str) -> anyhow::Result<()> {
        let Some(decisions) = self.steps(steps)? else { return Ok(()) };
        if self.seating.secret && self.game.is_over() {
            return Ok(writeln!(self.out, "{}", self.words.undo_over())?);
        }
        match self.game.undo(self.back(decisions), self.say) {
            Ok(()) => {
                self.save()?;
                writeln!(self.out, "{}", self.words.undone())?;
                self.told(&[])
            }
            Err(error) => self.complain(&error),
        }
    }

    fn redo(&mut self, steps: &str) -> anyhow::Result<()> {
        let Some(decisions) = self.steps(steps)? else { return Ok(()) };
        let before = self.game.len();
        match self.game.redo(self.forth(decisions), self.say) {
            Ok(events) => {
                self.save()?;
                let events = if self.seating.secret { self.since(before) } else { events };
                self.told(&events)
            }
            Err(error) => self.complain(&error),
        }
    }

    /// How many actions lie behind the last so many decisions of persons, these included; too many where there are
    /// fewer.
    fn back(&self, decisions: usize) -> usize {
        let now = self.game.len();
        let mut theirs = (1..=now).rev().filter(|&entry| self.is_persons(entry));
        theirs.nth(decisions - 1).map_or(usize::MAX, |entry| now + 1 - entry)
    }

    /// How many actions that were taken back lie before the decision of a person that follows so many of them; too many
    /// where there are fewer.
    fn forth(&self, decisions: usize) -> usize {
        let (now, all) = (self.game.len(), self.game.recorded());
        let mut theirs = (now + 1..=all).filter(|&entry| self.is_persons(entry));
        if theirs.nth(decisions - 1).is_none() {
            return usize::MAX;
        }
        theirs.next().map_or(all, |next| next - 1) - now
    }

    /// Whether a person could decide about this entry.
    fn is_persons(&self, entry: usize) -> bool {
        !self.game.who_played(entry).both(self.seating.persons).is_empty()
    }

    fn steps(&mut self, text: &str) -> anyhow::Result<Option<usize>> {
        let steps = if text.is_empty() { Some(1) } else { text.parse().ok().filter(|&steps| steps > 0) };
        if steps.is_none() {
            writeln!(self.out, "{}", self.words.steps_wrong(text))?;
        }
        Ok(steps)
    }

    fn odds(&mut self, typed: &str) -> anyhow::Result<()> {
        let action = match self.number(typed) {
            Ok(action) => action,
            Err(complaint) => return Ok(writeln!(self.out, "{complaint}")?),
        };
        match self.game.odds_for(self.seating.persons, &action, self.say) {
            Ok(odds) => {
                write!(self.out, "{}", show::chances(&odds.outcomes, self.say))?;
                if !odds.results.is_empty() {
                    writeln!(self.out, "{}", self.words.odds_results())?;
                    write!(self.out, "{}", show::chances(&odds.results, self.say))?;
                }
                for forecast in odds.forecast {
                    write!(self.out, "{}\n{}", forecast.text, show::chances(&forecast.outcomes, self.say))?;
                }
                Ok(())
            }
            Err(error) => self.complain(&error),
        }
    }

    /// What the search would do, by what the person who decides can see.
    fn hint(&mut self) -> anyhow::Result<()> {
        if self.game.is_over() {
            return Ok(writeln!(self.out, "{}", self.words.hint_over())?);
        }
        let progress = spinner(self.words, Level::Search);
        let opinions = opinions(&self.game, Level::Search, self.thought, getrandom::u64()?);
        progress.finish_and_clear();
        hint::tell(self.words, self.say, &self.game.hints(opinions, self.say), &mut self.out)
    }

    fn blocked(&mut self) -> anyhow::Result<()> {
        let blocked = self.game.blocked_for(self.seating.persons, self.say);
        if blocked.is_empty() {
            writeln!(self.out, "{}", self.words.nothing_blocked())?;
        }
        for choice in blocked {
            let reason = self.with_rule(&choice.reason, choice.rule);
            writeln!(self.out, "{}", self.words.refused(choice.label.as_str(), reason))?;
        }
        Ok(())
    }

    fn board(&mut self) -> anyhow::Result<()> {
        if self.seating.secret {
            let board = self.game.board_for(self.seating.persons, self.say);
            let scene = show::scene(self.words, &self.state());
            return Ok(write!(self.out, "{}\n\n{scene}", board.trim_end())?);
        }
        show::show(self.words, self.say, &self.game, Story::Untold, Form::Text, &mut self.out)
    }

    /// What happened, and what is to be decided now.
    fn told(&mut self, events: &[EventText]) -> anyhow::Result<()> {
        write!(self.out, "{}", show::events(events))?;
        self.answer()?;
        Ok(write!(self.out, "\n{}", show::scene(self.words, &self.state()))?)
    }

    fn with_rule(&self, message: &str, rule: &str) -> String {
        self.words.with_rule(message, Cited::new(self.game.game(), rule, self.say).named)
    }

    fn complaint(&self, error: &TableError) -> String {
        error.rule.map_or_else(|| error.message.clone(), |rule| self.with_rule(&error.message, rule))
    }

    fn complain(&mut self, error: &TableError) -> anyhow::Result<()> {
        Ok(writeln!(self.out, "{}", self.complaint(error))?)
    }

    fn save(&mut self) -> anyhow::Result<()> {
        self.file.save(&self.game.journal()).map_err(|error| error.told(self.words, self.path))
    }
}
