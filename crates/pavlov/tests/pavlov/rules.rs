//! Every rule on the rules page has tests, listed in `rules.toml`.

use pavlov::Pavlov;
use testkit::rules::Rules;

const RULES: Rules = Rules {
    folder: env!("CARGO_MANIFEST_DIR"),
    page: "../../docs/rules/pavlov.md",
    list: include_str!("rules.toml"),
    is_rule: |id, _| about_a_rule(id) && id != "house-rules",
    is_about_a_rule: |test| about_a_rule(test) || test.starts_with("example_"),
};

/// Whether a word begins like a rule: `p3`, `house-`.
fn about_a_rule(word: &str) -> bool {
    let paged = word.strip_prefix('p').is_some_and(|rest| rest.starts_with(|c: char| c.is_ascii_digit()));
    paged || word.starts_with("house-") || word.starts_with("house_")
}

#[test]
fn every_rule_has_a_test() {
    let ids = RULES.ids();
    assert!(ids.len() > 90 && ids.contains(&"p13-advance".into()), "the page was not understood: {ids:?}");
    RULES.have_tests();
}

#[test]
fn every_refusal_and_option_cites_a_rule_of_the_page() {
    RULES.are_cited::<Pavlov>();
}
