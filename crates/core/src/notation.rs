//! The notation of actions: written, read and explained by one declaration.
//!
//! ```text
//! #[serde(rename = "send BOAT LANDING")]
//! Send(Boat, Landing)
//! ```
//!
//! A lower-case word stands for itself, an upper-case word for a field:
//!
//! | form | field |
//! |---|---|
//! | `BOAT` | a thing or a number |
//! | `ip \| supply` | one of a few words |
//! | `AREA ...` | a set of things |
//! | `[AREA]` | the last field, if optional |
//! | `SUPPLY \| nothing` | the same, with a word for nothing |
//! | `AREA... \| none` | a set, with a word for the empty one |
//! | `[both]` | yes or no |
//!
//! Several actions can share a verb. If their forms overlap, the first that recognizes all the names wins.

mod read;

pub use read::read;

use std::borrow::Cow;

use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::parts::{Part, Parts, variants};

/// Knows printed things by the words of the notation.
pub trait Lexicon {
    /// The word for a thing, by the name of its type and its number there.
    fn word(&self, kind: &str, number: u8) -> Option<Cow<'_, str>>;

    /// The thing of that type with this word, in small letters.
    fn number(&self, kind: &str, word: &str) -> Option<u8>;

    /// The types of the things that have several words each, one of which stands in positions.
    fn kinds(&self) -> &'static [&'static str] {
        &[]
    }
}

/// The notation of an action.
pub fn write<A: Serialize>(action: &A, lexicon: &impl Lexicon) -> String {
    let parts = Parts::of(action);
    let mut fields = parts.fields.iter().map(|(_, part)| part);
    let mut text = String::with_capacity(parts.name.len());
    let mut add = |word: &str| {
        if !text.is_empty() {
            text.push(' ');
        }
        text.push_str(word);
    };
    let word = |kind: &str, number: u8| lexicon.word(kind, number).unwrap_or("?".into());
    for piece in pieces(parts.name) {
        match (piece, if piece.is_field() { fields.next() } else { None }) {
            (Piece::Word(word), _) | (Piece::Flag(word), Some(Part::Flag(true))) => add(word),
            (_, Some(Part::Number(number))) => add(&number.to_string()),
            (_, Some(&Part::Thing { kind, number, word: "" })) => add(&word(kind, number)),
            (_, Some(&Part::Thing { word, .. })) => add(word),
            (_, Some(&Part::Things { kind, bits: bits @ 1.. })) => {
                (0..64).filter(|number| bits >> number & 1 == 1).for_each(|number| add(&word(kind, number)));
            }
            (Piece::Field { nothing: Some(nothing), .. }, _) => add(nothing),
            _ => {}
        }
    }
    text
}

/// The forms of all actions, one for each verb.
pub fn forms<A: DeserializeOwned>() -> Vec<String> {
    let all = variants::<A>();
    let mut verbs: Vec<&str> = Vec::new();
    for form in all {
        if !verbs.contains(&verb(form)) {
            verbs.push(verb(form));
        }
    }
    verbs.into_iter().map(|verb| form_of(all, verb)).collect()
}

fn verb(form: &str) -> &str {
    form.split(' ').next().unwrap_or_default()
}

/// The forms with that verb as one: what they share, then what tells them apart.
fn form_of(forms: &[&str], wanted: &str) -> String {
    let forms: Vec<Vec<&str>> =
        forms.iter().filter(|form| verb(form) == wanted).map(|form| form.split(' ').collect()).collect();
    let Some((first, others)) = forms.split_first() else { return String::new() };
    let shared = (0..first.len()).find(|&n| others.iter().any(|form| form.get(n) != first.get(n)));
    let shared = shared.unwrap_or(first.len());
    let rests: Vec<String> = forms.iter().map(|form| form[shared..].join(" ")).collect();
    let rest = rests.iter().filter(|rest| !rest.is_empty()).map(String::as_str).collect::<Vec<_>>().join(" | ");
    let shared = first[..shared].join(" ");
    match (rest.is_empty(), rests.iter().any(String::is_empty)) {
        (true, _) => shared,
        (false, true) => format!("{shared} [{rest}]"),
        (false, false) => format!("{shared} {rest}"),
    }
}

/// One piece of a form.
#[derive(Clone, Copy)]
enum Piece<'a> {
    Word(&'a str),
    Flag(&'a str),
    Field {
        /// The word for nothing.
        nothing: Option<&'a str>,
        /// Whether there need not be a word at all.
        optional: bool,
        /// Whether it takes all words that are left.
        many: bool,
    },
}

impl Piece<'_> {
    const fn is_field(self) -> bool {
        !matches!(self, Piece::Word(_))
    }
}

fn pieces(form: &str) -> impl Iterator<Item = Piece<'_>> {
    let in_capitals = |word: &str| word.starts_with(|c: char| c.is_ascii_uppercase());
    let mut words = form.split(' ').peekable();
    std::iter::from_fn(move || {
        let first = words.next()?;
        if let Some(inner) = first.strip_prefix('[') {
            let inner = inner.trim_end_matches(']');
            let field = Piece::Field { nothing: None, optional: true, many: false };
            return Some(if in_capitals(inner) { field } else { Piece::Flag(inner) });
        }
        let many = first.ends_with("...") || words.next_if_eq(&"...").is_some();
        let (mut field, mut nothing) = (in_capitals(first), None);
        while words.next_if_eq(&"|").is_some() {
            let other = words.next()?;
            nothing = (in_capitals(first) && !in_capitals(other)).then_some(other);
            field = true;
        }
        Some(if field { Piece::Field { nothing, optional: false, many } } else { Piece::Word(first) })
    })
}

#[cfg(test)]
mod tests {
    use serde::Deserialize;

    use super::*;
    use crate::parts::every;
    use crate::{Set, Unreadable};

    crate::id! {
        #[allow(unreachable_pub)]
        Area
    }

    #[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
    #[serde(rename_all = "snake_case")]
    enum Pay {
        Ip,
        Supply,
        FreeOfCharge,
    }

    #[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
    struct Markers {
        guns: u8,
        boats: u8,
    }

    #[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
    enum Action {
        #[serde(rename = "cast off")]
        CastOff,
        #[serde(rename = "move AREA")]
        Move(Area),
        #[serde(rename = "move AREA from AREA")]
        MoveFrom(Area, Area),
        #[serde(rename = "lose AREA")]
        Lose(Area),
        #[serde(rename = "lose all")]
        LoseAll,
        #[serde(rename = "attack AREA with AREA ...")]
        Attack(Area, Set<Area>),
        #[serde(rename = "fire AREA... | none")]
        Fire(Set<Area>),
        #[serde(rename = "build ip | supply | free_of_charge")]
        Build(Pay),
        #[serde(rename = "load COUNT PAY | nothing")]
        Load(u8, Option<Pay>),
        #[serde(rename = "relief [AREA]")]
        Relief(Option<Area>),
        #[serde(rename = "observe AREA [both]")]
        Observe(Area, bool),
        #[serde(rename = "support GUNS AIR")]
        Support(Markers),
    }

    /// Areas are numbered from 1 to 9.
    struct Map;

    impl Lexicon for Map {
        fn word(&self, kind: &str, number: u8) -> Option<Cow<'_, str>> {
            (kind == "Area").then(|| (number + 1).to_string().into())
        }
        fn number(&self, kind: &str, word: &str) -> Option<u8> {
            word.parse().ok().filter(|number| kind == "Area" && (1..10).contains(number)).map(|number: u8| number - 1)
        }
    }

    #[test]
    fn what_is_written_is_read_again() {
        let texts: Vec<String> = every::<Action>(1).iter().map(|action| write(action, &Map)).collect();
        assert_eq!(
            texts,
            [
                "cast off",
                "move 2",
                "move 2 from 2",
                "lose 2",
                "lose all",
                "attack 2 with 1",
                "fire 1",
                "build supply",
                "load 1 supply",
                "relief 2",
                "observe 2 both",
                "support 1 1",
            ]
        );
        let nothing = [
            Action::Fire(Set::EMPTY),
            Action::Load(3, None),
            Action::Relief(None),
            Action::Observe(Area(0), false),
            Action::Attack(Area(0), Set::from_bits(6)),
        ];
        let texts = nothing.map(|action| write(&action, &Map));
        assert_eq!(texts, ["fire none", "load 3 nothing", "relief", "observe 1", "attack 1 with 2 3"]);
        for action in (1..5).flat_map(every::<Action>).chain(nothing) {
            let text = write(&action, &Map);
            assert_eq!(read(&text.to_uppercase(), &Map), Ok(action), "{text}");
        }
    }

    #[test]
    fn what_cannot_be_read_is_told() {
        let wrong = |text: &str| read::<Action>(text, &Map).unwrap_err();
        let form = |form: &str| Unreadable::Form(form.into());
        let name = |name: &str| Unreadable::Name(name.into());
        assert_eq!(wrong("sink 1"), Unreadable::Verb("sink".into()));
        assert_eq!(wrong(""), Unreadable::Verb(String::new()));
        assert_eq!(wrong("move"), form("move AREA [from AREA]"));
        assert_eq!(wrong("lose 1 2"), form("lose AREA | all"));
        assert_eq!(wrong("fire"), form("fire AREA... | none"));
        assert_eq!(wrong("move 2 from 12"), name("12"));
        assert_eq!(wrong("lose some"), name("some"));
        assert_eq!(wrong("attack 1 with 2 x"), name("x"));
        assert_eq!(wrong("build guns"), name("guns"));
        assert_eq!(wrong("load 100 ip"), name("100"));
        assert_eq!(wrong("observe 1 all"), form("observe AREA [both]"));
    }

    #[test]
    fn there_is_one_form_for_each_verb() {
        let forms = forms::<Action>();
        assert_eq!(forms[..4], ["cast off", "move AREA [from AREA]", "lose AREA | all", "attack AREA with AREA ..."]);
        assert_eq!(forms.len(), 10);
    }
}
