//! Sentences of choices and of the log, set so that the eye finds in them what matters.

use std::cmp::Reverse;

use guide::Draws;
use guide::board::Board;
use maud::{Markup, html};
use table::{EventText, Listed, each_session};

use super::Seen;
use crate::glossary::whole;
use crate::words::Words;

/// What the numbered places of a board are called. Other names are words like any other.
pub(super) struct Names(Vec<String>);

impl Names {
    pub(super) fn of(board: &Board) -> Self {
        let told = board.places.iter().map(|place| name(&place.label));
        let numbered = told.filter(|name| name.starts_with(|c: char| c.is_ascii_digit()) && name.contains(' '));
        // French sentences have the name in parentheses.
        let told_twice = |name: &str| match name.split_once(' ') {
            Some((number, rest)) => vec![name.to_owned(), format!("{number} ({rest})")],
            None => vec![name.to_owned()],
        };
        let mut names: Vec<String> = numbered.flat_map(told_twice).collect();
        names.sort_by(|one, other| (other.len(), one).cmp(&(one.len(), other)));
        names.dedup();
        Self(names)
    }

    /// Those of a game on its own.
    pub(super) fn on_board(seen: &Seen, words: Words) -> Self {
        fn board<G: Listed>(game: &G, seen: &Seen, words: Words) -> Board {
            G::Guide::board(&game.view(seen.seat()), words)
        }
        Self::of(&each_session!(seen.session, session => board(session.game(), seen, words)))
    }

    /// A text with the names of places in bold.
    fn bold(&self, text: &str) -> Markup {
        let (mut rest, mut parts) = (text, Vec::new());
        while let Some((at, name)) = self.first(rest) {
            parts.push((&rest[..at], name));
            rest = &rest[at + name.len()..];
        }
        html! { @for (before, name) in parts { (before) b { (name) } } (rest) }
    }

    /// The first name in a text, and where it stands; no part of a longer number or word.
    fn first<'a>(&'a self, text: &str) -> Option<(usize, &'a str)> {
        let found = self.0.iter().filter_map(|name| Some((whole(text, name)?, name.as_str())));
        found.min_by_key(|(at, name)| (*at, Reverse(name.len())))
    }

    /// What a choice says: what it is, what belongs to it, and its price or number. Together they are the label.
    pub(super) fn choice(&self, label: &str) -> Markup {
        let Parts { main, gap, detail, aside } = Parts::of(label);
        html! {
            span.main { (self.bold(main)) @if detail.is_some() { i { (gap) ":" } } }
            @if let Some(detail) = detail { " " small.detail { (self.bold(detail)) } }
            @if let Some(aside) = aside { " " small.aside { i { "(" } (aside) i { ")" } } }
        }
    }

    /// What an event says, with its result so that it is seen.
    pub(super) fn event(&self, event: &EventText) -> Markup {
        let result = event.fields.get("result").and_then(|result| result.as_str());
        let parted = result.and_then(|result| Some((result, colons(&event.text).last()?)));
        html! {
            @if let Some((result, colon)) = parted {
                @let (before, told) = event.text.split_at(colon + 2);
                @let bare = told.trim_end_matches('.');
                (self.bold(before)) b.result data-result=(result) { (bare) } (&told[bare.len()..])
            } @else {
                (self.bold(&event.text))
            }
        }
    }
}

/// What stands before the first mark that parts a label; a comma in a number parts nothing.
fn name(label: &str) -> &str {
    let end = [":", "·", ";", ", "].into_iter().filter_map(|mark| label.find(mark)).min();
    label[..end.unwrap_or(label.len())].trim_end()
}

/// Where the colons stand that part a text: a space follows them.
fn colons(text: &str) -> impl Iterator<Item = usize> {
    text.match_indices(':').map(|(at, _)| at).filter(|at| text[at + 1..].starts_with(' '))
}

/// A label in its parts.
struct Parts<'a> {
    main: &'a str,
    /// What French sets before a colon.
    gap: &'a str,
    /// What stands behind the first colon.
    detail: Option<&'a str>,
    /// A number in parentheses at the end.
    aside: Option<&'a str>,
}

impl<'a> Parts<'a> {
    fn of(label: &'a str) -> Self {
        let number =
            |inner: &&str| inner.starts_with(|c: char| c.is_ascii_digit() || "+−".contains(c)) && !inner.contains(')');
        let parted = label.strip_suffix(')').and_then(|label| label.rsplit_once(" ("));
        let (text, aside) = match parted.filter(|(_, inner)| number(inner)) {
            Some((text, inner)) => (text, Some(inner)),
            None => (label, None),
        };
        match colons(text).next() {
            Some(colon) => {
                let (before, detail) = (&text[..colon], &text[colon + 2..]);
                let main = before.trim_end();
                Self { main, gap: &before[main.len()..], detail: Some(detail), aside }
            }
            None => Self { main: text, gap: "", detail: None, aside },
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn names() -> Names {
        Names(vec!["11 Southern Rail Station".into(), "1 Southern".into(), "3 Woods".into()])
    }

    #[test]
    fn the_parts_of_a_label_are_the_label() {
        let labels = [
            "A to 3 Woods (6 MF)",
            "Supprimer\u{202f}: 2 jetons",
            "Raise (2 supply)",
            "Attack (red)",
            "A: b: c (−1)",
            "B",
        ];
        for label in labels {
            let markup = names().choice(label).0;
            let text: String =
                markup.split('<').map(|part| part.split_once('>').map_or(part, |(_, text)| text)).collect();
            assert_eq!(text, label);
        }
        assert_eq!(Parts::of("A: b: c (−1)").detail, Some("b: c"));
        assert_eq!(Parts::of("Attack (red)").aside, None);
    }

    #[test]
    fn the_name_of_a_place_ends_where_its_label_is_parted() {
        let labels = [
            "2 Высота 144,5 · холм",
            "2 Cote 144,5\u{202f}: colline",
            "2 Hill 144.5: hill, held",
            "2 Hill, held",
            "2 Hill 144.5",
        ];
        assert_eq!(labels.map(name), ["2 Высота 144,5", "2 Cote 144,5", "2 Hill 144.5", "2 Hill", "2 Hill 144.5"]);
    }

    #[test]
    fn places_are_bold_and_parts_of_numbers_are_none() {
        assert_eq!(
            names().bold("from 11 Southern Rail Station to 3 Woods").0,
            "from <b>11 Southern Rail Station</b> to <b>3 Woods</b>"
        );
        assert_eq!(names().bold("21 Southern, 13 Woods").0, "21 Southern, 13 Woods");
        assert_eq!(names().bold("1 Southern & more").0, "<b>1 Southern</b> &amp; more");
    }
}
