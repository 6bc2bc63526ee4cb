//! Every rule on the page has tests, listed in `rules.toml`.

use river::River;
use testkit::rules::Rules;

const RULES: Rules = Rules {
    folder: env!("CARGO_MANIFEST_DIR"),
    page: "../../docs/rules/river.md",
    list: include_str!("rules.toml"),
    is_rule: |id, _| id.contains('.'), // a number without a point is a chapter
    is_about_a_rule: |test| test.starts_with('r') && test[1..].starts_with(|c: char| c.is_ascii_digit()),
};

#[test]
fn every_rule_has_a_test() {
    let ids = RULES.ids();
    assert_eq!((ids.len(), ids.first(), ids.last()), (23, Some(&"1.1".into()), Some(&"8.2".into())), "{ids:?}");
    RULES.have_tests();
}

#[test]
fn every_refusal_and_option_cites_a_rule_of_the_page() {
    RULES.are_cited::<River>();
}
