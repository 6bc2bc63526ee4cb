//! Every rule of chapters 5 to 14 has tests, listed in `rules.toml`.

use testkit::rules::Rules;
use volga::Volga;

const RULES: Rules = Rules {
    folder: env!("CARGO_MANIFEST_DIR"),
    page: "../../docs/rules/volga.md",
    list: include_str!("rules.toml"),
    // Chapters 5 to 14, as far as they say anything under their heading.
    is_rule: |id, text| {
        let chapter = id.split('.').next().and_then(|chapter| chapter.parse().ok());
        let body = text.lines().filter(|line| !line.starts_with('#') && !line.trim().is_empty()).count();
        chapter.is_some_and(|chapter: u8| (5..=14).contains(&chapter)) && body > 0
    },
    is_about_a_rule: |test| {
        let chapter = test.strip_prefix('r').and_then(|rest| rest.split('_').next()).and_then(|n| n.parse().ok());
        chapter.is_some_and(|chapter: u8| chapter >= 5)
    },
};

#[test]
fn every_rule_has_a_test() {
    let ids = RULES.ids();
    assert!(ids.len() > 60 && ids.contains(&"9.5.4".into()), "the page was not understood: {ids:?}");
    RULES.have_tests();
}

#[test]
fn every_refusal_and_option_cites_a_rule_of_the_page() {
    RULES.are_cited::<Volga>();
}
