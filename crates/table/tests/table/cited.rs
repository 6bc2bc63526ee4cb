//! Rules are cited as people cite them, not by the ids that programs know.

use guide::Draws;
use table::{Cited, GameId, Language, Words, each_guide};

fn cited(game: GameId, rule: &str, language: Language) -> Cited {
    Cited::new(game, rule, Words::new(language))
}

#[test]
fn a_rule_is_cited_by_page_number_or_title() {
    use Language::{En, Fr, Ru};
    let (volga, cauldron, pavlov) = (GameId::Volga, GameId::Cauldron, GameId::Pavlov);
    for (game, rule, language, reference, title) in [
        (pavlov, "p30-cooperative", En, "p.\u{a0}30", "Cooperative game"),
        (pavlov, "p12-anti-aircraft", Fr, "p.\u{a0}12", "Tir anti-aérien"),
        (cauldron, "p2-weather", Ru, "с.\u{a0}2", "Погода"),
        (cauldron, "p2-card-5", Fr, "p.\u{a0}2", "La 17e Panzer libérée"),
        (volga, "3.1.1", Fr, "3.1.1", "Identifiants"),
        (volga, "3.0", Fr, "3.0", "La carte"),
        (pavlov, "p28-marksmen", Fr, "p.\u{a0}28", "Tireurs d’élite"),
    ] {
        let found = cited(game, rule, language);
        assert_eq!((found.reference.as_str(), found.title), (reference, title), "{rule}");
        assert_eq!(found.named, format!("{reference}, {title}"));
    }
    let house = cited(pavlov, "house-weapons-eat", Fr);
    assert_eq!(
        (house.reference.as_str(), house.named.as_str()),
        (house.title, house.title),
        "a house rule has no page"
    );
    assert_eq!(cited(volga, "99.9", En).named, "99.9");
}

#[test]
fn every_rule_has_a_title_in_every_language() {
    for game in GameId::ALL {
        for language in Language::ALL {
            let text = each_guide!(game, H => H::TEXTS.rules[language as usize]);
            let ids: Vec<&str> = text.split("<a id=\"").skip(1).filter_map(|part| part.split('"').next()).collect();
            assert!(ids.len() > 30, "{game}");
            for id in ids {
                let Cited { reference, title, .. } = cited(game, id, language);
                assert!(
                    title.chars().any(char::is_alphabetic) && !title.contains(['`', '#', '|', '*']),
                    "{id}: {title}"
                );
                assert!(!reference.contains('-') || reference == title, "{game} in {}: {reference}", language.id());
            }
        }
    }
}
