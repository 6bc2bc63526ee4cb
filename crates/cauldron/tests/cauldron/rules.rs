//! Every rule on the rules page has tests, listed in `rules.toml`.

use cauldron::Cauldron;
use testkit::rules::Rules;

const RULES: Rules = Rules {
    folder: env!("CARGO_MANIFEST_DIR"),
    page: "../../docs/rules/cauldron.md",
    list: include_str!("rules.toml"),
    is_rule: |id, _| paged(id),
    is_about_a_rule: |test| test.starts_with("table_") || paged(test),
};

/// Whether a word begins like a rule: `p3`.
fn paged(word: &str) -> bool {
    word.strip_prefix('p').is_some_and(|rest| rest.starts_with(|c: char| c.is_ascii_digit()))
}

#[test]
fn every_rule_has_a_test() {
    let ids = RULES.ids();
    assert!(ids.len() > 90 && ids.contains(&"p3-isolation".into()), "the page was not understood: {ids:?}");
    RULES.have_tests();
}

#[test]
fn every_refusal_and_option_cites_a_rule_of_the_page() {
    RULES.are_cited::<Cauldron>();
}
