//! Rules as people cite them: `p. 28` or `9.5.4`, with the title that the rule has in the reader's language.

use std::collections::BTreeMap;
use std::sync::OnceLock;

use guide::{Draws, Language};

use crate::each_guide;
use crate::registry::GameId;
use crate::words::{Says, Words};

/// A rule as it is cited to a person. Programs know it by its id.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Cited {
    /// What is said for it: its page, its number or, where it has neither, its title.
    pub reference: String,
    /// What it is called.
    pub title: &'static str,
    /// Both: `p. 28, Tactics`.
    pub named: String,
}

impl Cited {
    /// The rule of a game with this id.
    pub fn new(game: GameId, rule: &str, words: Words) -> Self {
        let (id, title) =
            titles(game, words.language()).get_key_value(rule).map_or(("", ""), |(id, title)| (*id, *title));
        // p28-tactics
        let page = rule.strip_prefix('p').and_then(|rest| rest.split_once('-')).map(|(page, _)| page);
        let page = page.filter(|page| page.bytes().all(|digit| digit.is_ascii_digit()));
        let numbered = rule.starts_with(|c: char| c.is_ascii_digit());
        let reference = match page {
            Some(page) => words.say().rule_page(page),
            None if numbered || id.is_empty() => rule.to_owned(),
            None => return Self { reference: title.into(), title, named: title.into() },
        };
        let named =
            if title.is_empty() { reference.clone() } else { words.say().rule_named(reference.as_str(), title) };
        Self { reference, title, named }
    }
}

/// How an anchor is written in `docs`.
const ANCHOR: &str = "<a id=\"";

/// What stands at the anchors of the rules of a game, by their ids.
fn titles(game: GameId, language: Language) -> &'static BTreeMap<&'static str, &'static str> {
    static TITLES: [[OnceLock<BTreeMap<&str, &str>>; Language::ALL.len()]; GameId::ALL.len()] =
        [const { [const { OnceLock::new() }; Language::ALL.len()] }; GameId::ALL.len()];
    TITLES[game as usize][language as usize].get_or_init(|| {
        let text = each_guide!(game, H => H::TEXTS.rules[language as usize]);
        let anchored = text.split(ANCHOR).skip(1).filter_map(|part| part.split_once("\"></a>"));
        anchored.map(|(id, after)| (id, title(id, after))).collect()
    })
}

/// The heading or the row of a table that follows an anchor, without what it repeats of the id.
fn title<'a>(id: &str, after: &'a str) -> &'a str {
    if let Some(heading) = after.strip_prefix('\n') {
        let line = heading.lines().next().unwrap_or_default();
        // `**3.1 Areas.** There are fifty`: the heading of a short rule opens its text.
        let opens = line.strip_prefix("**").and_then(|line| line.split_once("**"));
        let line = opens.map_or_else(|| line.trim_start_matches('#').trim(), |(title, _)| title.trim_end_matches('.'));
        let line = line.split(" · `").next().unwrap_or(line);
        // `3.1 Areas`, and `3 The map` at 3.0
        let mut number = [Some(id), id.strip_suffix(".0")].into_iter().flatten();
        number.find_map(|number| line.strip_prefix(number)?.strip_prefix([' ', '.'])).unwrap_or(line).trim()
    } else {
        after.split('|').nth(1).unwrap_or_default().trim().trim_end_matches(['\\', '*', '†', '‡'])
    }
}
