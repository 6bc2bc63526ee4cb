//! The properties that every guide must have, tested on random games.
//!
//! Add a guide with one line in its tests, with the options to play:
//!
//! ```text
//! guide::suite!(ChessGuide, variants());
//! ```

#![allow(clippy::missing_panics_doc)] // a property that does not hold panics: that is how tests fail

use std::collections::BTreeSet;
use std::fmt::Write;

use kurgan_core::chance::Fast;
use kurgan_core::pack::Pack;
use kurgan_core::parts::every;
use kurgan_core::{Game, OptionKind, Options as _, Reason, Seat, Seats, Session, Terms};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use serde_json::Value;

use crate::board::{About, Board};
use crate::words::{Language, Words};
use crate::{ActionOf, EventOf, Guide, PackOf, tell};

/// Which of the legal actions is taken: its place in the list.
pub type Pick<H> = fn(&mut Fast, &[ActionOf<H>]) -> usize;

/// Any of them.
pub fn any<A>(rng: &mut Fast, legal: &[A]) -> usize {
    rng.below(legal.len())
}

/// Plays a game by chance, without giving it up, and lets `look` see each position with what led to it.
pub fn play<H: Guide>(options: &Value, seed: u64, pick: Pick<H>, mut look: impl FnMut(&Session<H::Game>)) {
    let options = <H::Game as Game>::Options::read(options).unwrap_or_else(|bad| panic!("{options}: {bad:?}"));
    let session = Session::<H::Game>::new(PackOf::<H>::printed(), &options, Terms::seeded(seed), None);
    let mut session = session.unwrap_or_else(|_| panic!("seed {seed}: the game does not begin"));
    let mut rng = Fast::new(seed);
    loop {
        look(&session);
        let mut legal = Vec::new();
        session.game().legal(&mut legal);
        legal.retain(|&action| !H::Game::resigns(action));
        if legal.is_empty() {
            return;
        }
        let action = legal[pick(&mut rng, &legal)];
        session.play(action, None).unwrap_or_else(|_| panic!("seed {seed}: {action:?} is legal"));
    }
}

/// Every seat and a spectator.
pub fn eyes<G: Game>(game: &G) -> Vec<Option<Seat>> {
    (0..).map(|seat| Some(Seat(seat))).take(G::seats(game.options()).len()).chain([None]).collect()
}

/// Everything that is drawn of a game for a seat, and told about it.
pub fn all_told<H: Guide>(game: &H::Game, seat: Option<Seat>, words: Words) -> String {
    let view = game.view(seat);
    let board = H::board(&view, words);
    let mut told = drawn(&board);
    let mut tell = |what: &dyn std::fmt::Display| {
        let _ = writeln!(told, "{what}"); // a text takes everything
    };
    for gauge in H::gauges(&view, words) {
        tell(&format!("{} {} {:?}", gauge.label, gauge.value, gauge.element));
    }
    for stage in H::sequence(&view, words) {
        tell(&format!("{} {} {}", stage.name, stage.rule, stage.here));
    }
    for aid in H::aids(&view, words) {
        tell(&format!("{} {} {}", aid.id, aid.title, aid.body.into_string()));
    }
    for element in board.elements() {
        if let Some(About { title, lines, source, rule }) = H::about(&view, element, words) {
            tell(&format!("{title} {lines:?} {source:?} {rule:?}"));
        }
    }
    if game.to_act().iter().next() == seat {
        let mut legal = Vec::new();
        game.legal(&mut legal);
        let scene = H::scene(&view, &legal, words);
        tell(&format!("{} {} {:?}", scene.phase, scene.prompt, scene.choices));
    }
    tell(&H::ground(&view, words).into_string());
    tell(&H::landscape(&view).as_deref().unwrap_or_default());
    tell(&H::terminal(&view, words));
    told
}

/// Everything on a board.
pub fn drawn(board: &Board) -> String {
    let mut drawn = String::new();
    for place in &board.places {
        let _ = writeln!(drawn, "{} {} {}", place.element, place.label, place.class);
    }
    for piece in board.all() {
        let (key, element, place) = (&piece.key, &piece.element, &piece.place);
        let _ = writeln!(drawn, "{key} {element:?} {place} {:?} {} {}", piece.at, piece.class, piece.label);
        let _ = writeln!(drawn, "{:?}", piece.face);
    }
    drawn
}

/// Whatever an action touches is drawn, and what it does is said, for the seat that is to act.
pub fn touched_is_drawn<H: Guide>(options: &[Value], pick: Pick<H>) {
    let words = Words::new(Language::En);
    for (seed, options) in (40..).zip(options) {
        play::<H>(options, seed, pick, |session| {
            let game = session.game();
            let mut legal = Vec::new();
            game.legal(&mut legal);
            let view = game.view(game.to_act().iter().next());
            let board = H::board(&view, words);
            let gauges = H::gauges(&view, words);
            let elements: BTreeSet<&str> =
                board.elements().chain(gauges.iter().filter_map(|gauge| gauge.element.as_deref())).collect();
            let scene = H::scene(&view, &legal, words);
            assert_eq!(scene.choices.len(), legal.len());
            assert!(!scene.phase.is_empty() && !scene.prompt.is_empty(), "{:?}", scene.prompt);
            for choice in scene.choices {
                assert!(!choice.label.is_empty(), "{} has no label", choice.action);
                for touched in &choice.touches {
                    assert!(elements.contains(touched.as_str()), "{options}: {touched} of {:?}", choice.action);
                }
            }
        });
    }
}

/// Keys are unique, pieces lie on the board and have labels, and one step of the turn is now.
pub fn boards_are_whole<H: Guide>(options: &[Value], pick: Pick<H>) {
    let words = Words::new(Language::En);
    for (seed, options) in (9..).zip(options) {
        play::<H>(options, seed, pick, |session| {
            let game = session.game();
            let view = game.view(game.to_act().iter().next());
            let board = H::board(&view, words);
            let mut keys = BTreeSet::new();
            for piece in board.all() {
                assert!(keys.insert(&piece.key), "{options}: {} twice", piece.key);
            }
            // What has no label decorates: for those who cannot see it something else stands for its element.
            let pieces = board.all().map(|piece| (piece.element.as_deref(), &piece.label));
            let places = board.places.iter().map(|place| (Some(place.element.as_str()), &place.label));
            let all: Vec<_> = pieces.chain(places).collect();
            for (element, label) in &all {
                let told = element.is_none() || all.iter().any(|(other, label)| other == element && !label.is_empty());
                assert!(told, "{options}: {element:?} has no label {label}");
            }
            for piece in &board.pieces {
                let ((x, y), (width, height)) = (piece.at, board.size);
                assert!((0.0..=width).contains(&x) && (0.0..=height).contains(&y), "{options}: {}", piece.key);
            }
            let here = H::sequence(&view, words).iter().filter(|stage| stage.here).count();
            assert_eq!(here, usize::from(game.outcome().is_none()), "{options}: steps that are now");
            let gauges = H::gauges(&view, words);
            // The turn is told by the page.
            assert!(gauges.iter().all(|gauge| gauge.element.as_deref() != Some("track turn")));
        });
    }
}

/// There is something to know about every element, in one language after another, with a rule that is in the book.
pub fn everything_is_told<H: Guide>(options: &[Value], pick: Pick<H>) {
    let known = |rule: &str| H::TEXTS.rules[0].contains(&format!("<a id=\"{rule}\"></a>"));
    for (n, options) in options.iter().enumerate() {
        let words = Words::new(Language::ALL[n % Language::ALL.len()]);
        let mut position = 0;
        play::<H>(options, 7, pick, |session| {
            position += 1;
            if position % 24 != 1 {
                return;
            }
            for seat in eyes(session.game()) {
                let view = session.game().view(seat);
                let gauges = H::gauges(&view, words).into_iter().filter_map(|gauge| gauge.element);
                let board = H::board(&view, words);
                let elements: BTreeSet<String> = board.elements().map(String::from).chain(gauges).collect();
                for element in &elements {
                    let about = H::about(&view, element, words);
                    let about = about.unwrap_or_else(|| panic!("nothing is told about {element}"));
                    assert!(!about.title.is_empty() && !about.lines.is_empty(), "{element}");
                    assert!(about.rule.is_none_or(known), "{element}: {:?} is not in the rules", about.rule);
                }
                assert!(H::sequence(&view, words).iter().all(|stage| known(stage.rule)));
                let aids = H::aids(&view, words);
                assert!(aids.iter().all(|aid| !aid.title.is_empty() && !aid.body.0.is_empty()));
                assert!(H::about(&view, "", words).is_none() && H::about(&view, "no such thing", words).is_none());
            }
        });
    }
}

/// What is staged of every action comes in the order of its events, has a title in every language, shows the dice of what
/// it shows, and adds up.
pub fn moments_add_up<H: Guide>(options: &[Value], pick: Pick<H>) {
    let mut count = 0;
    for (n, options) in options.iter().enumerate() {
        let words = Words::new(Language::ALL[n % Language::ALL.len()]);
        play::<H>(options, 17, pick, |session| {
            let game = session.game();
            for seat in eyes(game) {
                let seen: Vec<_> = session.last_events().iter().filter_map(|event| game.seen_by(event, seat)).collect();
                let moments = H::moments(&game.view(seat), &seen, words);
                assert!(moments.is_sorted_by_key(|moment| moment.events.start), "{options}");
                for moment in &moments {
                    count += 1;
                    assert!(!moment.title.is_empty() && moment.events.end <= seen.len(), "{moment:?}");
                    let told = |event| H::event(game.pack(), game.options(), event, words);
                    let rolled = |event| told(event).rolls().map(|roll| roll.len()).sum::<usize>();
                    // One that shows nothing by itself shows the dice of the event behind it.
                    let own = moment.events.start..moment.events.end.max(moment.events.start + 1);
                    let Some([event]) = seen.get(own) else { continue };
                    let shown: usize = moment.sums.iter().map(|sum| sum.dice.len()).sum();
                    assert_eq!(shown, rolled(event), "{moment:?}");
                }
                for sum in moments.iter().flat_map(|moment| &moment.sums) {
                    let counted = sum.dice.iter().filter(|(_, counts)| *counts).map(|(face, _)| i16::from(*face));
                    let Some(value) = sum.value else { continue };
                    assert_eq!(sum.total, words.number(f64::from(value + counted.sum::<i16>()), 0), "{sum:?}");
                }
            }
        });
    }
    assert!(count > 0 || !H::OFFERED, "nothing was staged");
}

/// What is drawn and told does not depend on what the seat cannot see.
pub fn hidden_is_not_told<H: Guide>(options: &[Value], pick: Pick<H>) {
    let mut dealer = Xoshiro256PlusPlus::seed_from_u64(1942);
    let (mut secrets, mut differed) = (false, 0);
    for options in options {
        let mut position = 0;
        play::<H>(options, 3, pick, |session| {
            position += 1;
            let game = session.game();
            let all = Seats::first(H::Game::seats(game.options()).len());
            secrets |= all.iter().any(|seat| H::Game::side(game.options(), seat) != all);
            for seat in all.iter().filter(|_| position % 5 == 0) {
                let mut other = game.clone();
                other.redeal(seat, &mut dealer);
                if other == *game {
                    continue;
                }
                differed += 1;
                for eyes in [Some(seat), None] {
                    let [one, two] = [game, &other].map(|game| all_told::<H>(game, eyes, Words::default()));
                    let told = one.split(['\n', '<']).zip(two.split(['\n', '<'])).find(|(one, two)| one != two);
                    assert_eq!(told, None, "{options}: {eyes:?} in turn {}", game.turn());
                    assert_eq!(one.len(), two.len());
                    let seen = |game: &H::Game| {
                        let events = session.last_events().iter().filter_map(|event| game.seen_by(event, eyes));
                        H::moments(&game.view(eyes), &events.collect::<Vec<_>>(), Words::default())
                    };
                    assert_eq!(seen(game), seen(&other), "{options}: {eyes:?} in turn {}", game.turn());
                }
            }
        });
    }
    assert!(differed > 0 || !secrets, "no deal differed: nothing was tried");
}

/// Every option, value and seat has a name in every language, and every track of the lab has one.
pub fn everything_has_a_name<H: Guide>() {
    for words in Language::ALL.map(Words::new) {
        assert!(!H::title(words).is_empty() && !H::blurb(words).is_empty() && !H::score_name(words).is_empty());
        for spec in H::Game::OPTIONS {
            let option = H::option(spec.name, words);
            assert!(option.title != spec.name && !option.help.is_empty(), "{} has no words", spec.name);
            if let OptionKind::Choice(values) = spec.kind {
                assert!(values.iter().all(|value| !H::choice(spec.name, value, words).is_empty()), "{}", spec.name);
            }
        }
        for seat in H::Game::SEATS {
            assert_ne!(H::seat(seat, words), *seat, "the seat has no name");
        }
        for track in H::TRACKS {
            assert!(!H::track_name(track, words).is_empty(), "{track} has no name");
        }
        assert!(!H::presets(words).is_empty());
    }
}

/// Every refusal has a sentence in every language, which mentions all that the refusal holds.
pub fn every_refusal_has_a_sentence<H: Guide>() {
    let pack = PackOf::<H>::printed();
    for words in Language::ALL.map(Words::new) {
        let mut mentioned = BTreeSet::new();
        let mut held = BTreeSet::new();
        for refusal in (0..3).flat_map(every::<<H::Game as Game>::Refusal>) {
            let parts = refusal.parts();
            let key = tell::key("refusal", parts.code);
            assert_ne!(H::refusal(pack, &refusal, words).text, key, "{refusal:?} in {:?}", words.language());
            for n in 0..parts.fields.len() {
                let mut without = parts.clone();
                let (field, _) = without.fields.remove(n);
                held.insert((parts.code, field.clone()));
                if H::sentence(&key, tell::variables::<H>(pack, &without, words), words).is_none() {
                    mentioned.insert((parts.code, field));
                }
            }
        }
        assert_eq!(held, mentioned, "what sentences do not mention in {:?}", words.language());
    }
}

/// Every event has a sentence in every language, and its rule is on the page.
pub fn every_event_has_a_sentence<H: Guide>() {
    let options = <H::Game as Game>::Options::read(&Value::Null).unwrap_or_else(|bad| panic!("no options: {bad:?}"));
    for words in Language::ALL.map(Words::new) {
        for event in (0..3).flat_map(every::<EventOf<H>>) {
            let told = H::event(PackOf::<H>::printed(), &options, &event, words);
            assert!(!told.text.starts_with("event-"), "{} of {event:?} in {:?}", told.text, words.language());
            assert!(H::TEXTS.rules[0].contains(&format!("<a id=\"{}\"></a>", told.rule)), "{event:?}: {}", told.rule);
        }
    }
}

/// Adds the properties of a guide to its tests: the guide, options to play by and, where short games would show too
/// little, a way to pick actions.
#[macro_export]
macro_rules! suite {
    ($Guide:ty, $options:expr) => {
        $crate::suite!($Guide, $options, $crate::suite::any);
    };
    ($Guide:ty, $options:expr, $pick:expr) => {
        mod suite {
            use super::*;

            #[test]
            fn whatever_an_action_touches_is_drawn() {
                $crate::suite::touched_is_drawn::<$Guide>(&$options, $pick);
            }

            #[test]
            fn boards_are_whole() {
                $crate::suite::boards_are_whole::<$Guide>(&$options, $pick);
            }

            #[test]
            fn everything_is_told_about_in_every_language() {
                $crate::suite::everything_is_told::<$Guide>(&$options, $pick);
            }

            #[test]
            fn what_is_staged_adds_up() {
                $crate::suite::moments_add_up::<$Guide>(&$options, $pick);
            }

            #[test]
            fn what_is_hidden_is_not_told() {
                $crate::suite::hidden_is_not_told::<$Guide>(&$options, $pick);
            }

            #[test]
            fn everything_has_a_name() {
                $crate::suite::everything_has_a_name::<$Guide>();
            }

            #[test]
            fn every_event_has_a_sentence() {
                $crate::suite::every_event_has_a_sentence::<$Guide>();
            }

            #[test]
            fn every_refusal_has_a_sentence() {
                $crate::suite::every_refusal_has_a_sentence::<$Guide>();
            }
        }
    };
}
