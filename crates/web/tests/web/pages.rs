//! Pages are complete, light and in the reader's language.

use guide::Draws;
use guide::glossary::terms;
use kurgan_core::Seats;
use serde_json::json;
use table::{AnySession, GameId, Language, Packs, Start, Words, each_guide};
use web::pages::{
    Deal, Home, Panel, Seen, Shell, cover, entry, home, join, live, new_game, odds, panel, play, problem,
};
use web::{assets, glossary, rules};

fn game(id: GameId, options: &serde_json::Value, actions: usize, words: Words) -> AnySession {
    let mut session =
        AnySession::new(&Packs::default(), &Start { seed: Some(3), ..Start::of(id, options) }, words).expect("a game");
    for n in 0..actions {
        let legal = session.state(words).legal;
        let Some(choice) = legal.iter().filter(|choice| !choice.resign).nth(n % 2).or(legal.first()) else { break };
        let action = choice.action.clone();
        session.play(&action, None, words).expect("a legal action");
    }
    session
}

fn seen(session: &AnySession, held: Seats) -> Seen<'_> {
    Seen { id: "g", session, held, all_held: session.all_seats(), version: 1 }
}

#[test]
fn a_board_in_play_weighs_less_than_300_kb_with_everything_it_needs() {
    // Fonts are loaded once for all pages, and have their own limit.
    let all = assets::ASSETS.iter().filter(|asset| !asset.mime.starts_with("font/"));
    let assets: usize = all.map(|asset| asset.bytes.len()).sum();
    for language in Language::ALL {
        let words = Words::new(language);
        for id in GameId::ALL {
            let session = game(id, &json!({}), 120, words);
            let (page, _) = play(Shell { words, path: "/games/g" }, &seen(&session, session.all_seats()));
            let whole = page.len() + assets;
            assert!(whole < 300_000, "{id} in {}: {whole} bytes", language.id());
        }
    }
}

#[test]
fn no_page_asks_another_host_or_carries_script() {
    let words = Words::new(Language::En);
    let shell = Shell { words, path: "/" };
    let mut pages = vec![
        home(shell, &Home { games: Vec::new() }),
        problem(shell, 404, "x"),
        rules::index(shell),
        join(shell, "/join/x?sit=1"),
    ];
    assert!(pages[0].contains("id=\"phrases\""), "the script can say what did not arrive");
    for id in GameId::ALL {
        let session = game(id, &json!({}), 30, words);
        let seen = seen(&session, session.all_seats());
        pages.push(play(shell, &seen).0);
        pages.push(live(words, &seen, None, Some(Panel::Aids)).0);
        pages.push(panel(words, &seen, Panel::Game));
        pages.push(new_game(shell, &Packs::default(), id, Deal::Secret));
    }
    for page in pages {
        assert!(!page.contains("http://") && !page.contains("https://") && !page.contains("src=\"//"), "{page}");
        assert!(!page.contains("<style") && !page.contains(" onclick="), "inline");
        for script in page.split("<script").skip(1) {
            assert!(script.starts_with(" src=") || script.contains("type=\"application/json\""), "{script}");
        }
    }
}

#[test]
fn a_seat_that_is_not_to_act_is_offered_nothing() {
    let words = Words::new(Language::En);
    let session = game(GameId::Pavlov, &json!({"players": "competitive_two"}), 0, words);
    let waiting = session.sides().into_iter().find(|side| side.both(session.to_act()).is_empty()).expect("a side");
    let drawn = |seen: Seen| live(words, &seen, None, None).0;
    let page = drawn(Seen { all_held: waiting, ..seen(&session, waiting) });
    assert!(!page.contains("data-action="));
    let mine = drawn(seen(&session, session.to_act()));
    assert!(mine.contains("data-action="));
    // At one screen the other side is covered before it is shown.
    let other = drawn(seen(&session, waiting));
    assert!(other.contains("cover=1"));
    let covered = cover(Shell { words, path: "/" }, &seen(&session, waiting));
    assert!(!covered.contains("data-el="));
}

#[test]
fn a_line_of_the_log_is_explained_with_dice_odds_and_rule() {
    let words = Words::new(Language::En);
    let session = game(GameId::Volga, &json!({}), 60, words);
    let told = session.log_for(session.all_seats(), 1, words);
    let rolled = told.iter().find(|told| told.events.iter().any(|event| event.fields.contains_key("attack_dice")));
    let rolled = rolled.expect("an attack");
    let decided = session.decided(session.all_seats(), rolled.entry, words);
    // The entry alone says the same.
    let alone = session.excerpt(rolled.entry).expect("an entry");
    assert_eq!(alone.decided(session.all_seats(), 1, words), decided);
    let text = entry(words, GameId::Volga, rolled, decided.as_ref());
    assert!(text.contains("#die-") && text.contains('%') && text.contains("data-rule="), "{text}");
    let choice = session.state(words).legal[0].action.clone();
    let fragment = odds(words, &session.odds(&choice, words).expect("odds"));
    assert!(!fragment.contains("NaN"));
}

#[test]
fn every_rule_page_has_the_same_sections_in_every_language() {
    for id in GameId::ALL {
        let ids = |language| {
            let page = rules::page(Shell { words: Words::new(language), path: "/" }, id);
            let sections = page.split("<section class=\"section\" id=\"").skip(1);
            sections.map(|after| after.split('"').next().unwrap_or_default().to_owned()).collect::<Vec<_>>()
        };
        let english = ids(Language::En);
        assert!(english.len() > 30, "{id}: {}", english.len());
        for language in [Language::Fr, Language::Ru] {
            assert_eq!(ids(language), english, "{id} in {}", language.id());
        }
    }
}

/// A1: whoever reads is shown the page or the number of a rule, and its title; anchors keep its id.
#[test]
fn a_rule_is_cited_as_people_do_on_every_page() {
    let slug = |page: &str| {
        let texts = page.split('>').filter_map(|part| part.split('<').next());
        let is_slug = |word: &str| {
            word.strip_prefix('p').is_some_and(|rest| rest.starts_with(char::is_numeric) && rest.contains('-'))
        };
        texts.flat_map(str::split_whitespace).find(|word| is_slug(word)).map(str::to_owned)
    };
    for (language, page) in [(Language::En, "p.\u{a0}30"), (Language::Fr, "p.\u{a0}30"), (Language::Ru, "с.\u{a0}30")]
    {
        let words = Words::new(language);
        let shell = Shell { words, path: "/" };
        let page_of_options = new_game(shell, &Packs::default(), GameId::Pavlov, Deal::Open);
        assert!(page_of_options.contains(&format!(">{page}</a>")), "{}", language.id());
        assert!(page_of_options.contains("#p30-cooperative\""), "the anchor stays");
        assert!(!page_of_options.contains(">house-"), "a house rule is named by its title");
        for id in GameId::ALL {
            let session = game(id, &json!({}), 60, words);
            let seen = seen(&session, session.all_seats());
            for drawn in [
                play(shell, &seen).0,
                new_game(shell, &Packs::default(), id, Deal::Open),
                rules::rulings_page(shell, id),
            ] {
                assert_eq!(slug(&drawn), None, "{id} in {}", language.id());
            }
            // The page of the rules itself lists the ids, for programs, and says so.
            let page = rules::page(shell, id);
            let listed = page.find("id=\"rule-ids\"").unwrap_or(page.len());
            let chapters = page.find("<section class=\"section\" id=").unwrap_or_default();
            assert_eq!(slug(&page[chapters..listed]), None, "rules of {id} in {}", language.id());
        }
    }
}

/// A8, A9: a date and the names of keys are written as the language has them.
#[test]
fn dates_and_keys_are_those_of_the_language() {
    let saved = || web::pages::Saved {
        id: "g".into(),
        title: "Volga".into(),
        turn: 3,
        updated: "2026-11-16 18:43".into(),
        updated_machine: "2026-11-16T18:43:00Z".into(),
        result: None,
        score: None,
    };
    for (language, date, keys) in [
        (Language::En, "2026-11-16 18:43", ["Enter", "Esc", "Shift ←"]),
        (Language::Fr, "16/11/2026 18:43", ["Entrée", "Échap", "Maj ←"]),
        (Language::Ru, "16.11.2026 18:43", ["Enter", "Esc", "Shift ←"]),
    ] {
        let page = home(Shell { words: Words::new(language), path: "/" }, &Home { games: vec![saved()] });
        assert!(
            page.contains(&format!(">{date}</time>")) && page.contains("datetime=\"2026-11-16T18:43:00Z\""),
            "{date}"
        );
        assert!(keys.iter().all(|key| page.contains(&format!("<kbd>{key}"))), "{}", language.id());
    }
}

/// A2: a page that is not translated says so in the language of the reader, and in which language it is.
#[test]
fn rulings_that_are_not_translated_are_marked_as_english() {
    for id in GameId::ALL {
        for language in Language::ALL {
            let shell = Shell { words: Words::new(language), path: "/" };
            let page = rules::rulings_page(shell, id);
            let translated = each_guide!(id, H => H::TEXTS.rulings_in(language).0 == language);
            assert_eq!(page.contains("<article lang=\"en\">"), !translated, "{id} in {}", language.id());
            assert_eq!(page.contains("<p class=\"note\">"), !translated, "{id} in {}", language.id());
            let file = format!("{}/../../docs/rulings/{}/{id}.md", env!("CARGO_MANIFEST_DIR"), language.id());
            assert!(translated || !std::path::Path::new(&file).exists(), "{file} is not among the texts of {id}");
        }
    }
}

#[test]
fn no_link_of_the_rules_leads_nowhere() {
    for id in GameId::ALL {
        for language in Language::ALL {
            let shell = Shell { words: Words::new(language), path: "/" };
            let (rules, rulings) = (rules::page(shell, id), rules::rulings_page(shell, id));
            for (page, own) in [(&rules, "rules"), (&rulings, "rulings")] {
                for link in page.split("href=\"").skip(1).filter_map(|after| after.split('"').next()) {
                    let (address, anchor) = link.split_once('#').unwrap_or((link, ""));
                    let target = match address {
                        "" if own == "rules" => &rules,
                        "" => &rulings,
                        _ if address == format!("/rules/{id}") => &rules,
                        _ if address == format!("/rulings/{id}") => &rulings,
                        "/" | "/rules" | "/glossary" | "/settings" => continue,
                        _ if address == format!("/glossary/{id}") => continue,
                        _ if address.starts_with("/assets/") || address.starts_with("/?lang=") => continue,
                        other => panic!("{id} in {}: {other}", language.id()),
                    };
                    let there = anchor.is_empty() || target.contains(&format!("id=\"{anchor}\""));
                    assert!(there, "{id} in {}: {link}", language.id());
                }
            }
        }
    }
}

#[test]
fn every_term_can_be_linked_to_and_is_explained_where_it_stands_abbreviated() {
    let mut explained = 0;
    for id in GameId::offered() {
        for language in Language::ALL {
            let words = Words::new(language);
            let page = glossary::page(Shell { words, path: "/" }, id);
            for term in terms(each_guide!(id, H => H::TEXTS.glossary[language as usize])) {
                assert_eq!(page.matches(&format!("id=\"{}\"", term.id)).count(), 1, "{id}: {}", term.id);
            }
            let session = game(id, &json!({}), 4, words);
            let seen = seen(&session, session.all_seats());
            let shown = panel(words, &seen, Panel::Aids) + &live(words, &seen, None, None).0;
            explained += shown.matches("<abbr title=").count();
        }
    }
    assert!(explained > 20, "{explained} tooltips");
}
