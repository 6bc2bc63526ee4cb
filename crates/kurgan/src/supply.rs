//! A player's own dice and counters, typed in.

use std::io::{BufRead, Write};

use anyhow::bail;
use table::{Given, Kind, TableError};

use crate::input;
use crate::words::L10nLanguage as Words;

/// The results given for one action so far, an answer at a time.
#[derive(Default)]
pub(crate) struct Supply {
    given: Option<Vec<Given>>,
    /// How many results there were before the last answer.
    before: usize,
}

/// What came of asking.
pub(crate) enum Asked {
    /// There is more to try the action with.
    Answered,
    /// The player would rather not.
    Cancelled,
    /// It is not results that are missing.
    Other(TableError),
}

impl Supply {
    /// What to try the action with.
    pub(crate) fn given(&self) -> Option<&[Given]> {
        self.given.as_deref()
    }

    /// Asks for what an action failed for.
    pub(crate) fn ask(
        &mut self,
        words: &Words,
        error: TableError,
        input: &mut impl BufRead,
        out: &mut impl Write,
    ) -> anyhow::Result<Asked> {
        let given = self.given.get_or_insert_default();
        match error.kind {
            Kind::ChanceNeeded => self.before = given.len(),
            // The last answer was wrong; those before it were tried already.
            Kind::ChanceWrong => given.truncate(self.before),
            Kind::Refused | Kind::NotYourTurn | Kind::Conflict => return Ok(Asked::Other(error)),
        }
        writeln!(out, "{}\n{}", error.message, words.chance_hint())?;
        let Some(line) = input::line(input, out)? else { bail!(words.chance_ended()) };
        if line == "cancel" {
            return Ok(Asked::Cancelled);
        }
        let results = line.split([' ', ',']).filter(|word| !word.is_empty());
        given.extend(results.map(|word| match word.parse() {
            Ok(face) => Given::Die(face),
            Err(_) => Given::Named(word.into()),
        }));
        Ok(Asked::Answered)
    }
}
