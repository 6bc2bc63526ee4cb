//! Options: values written read back the same, and bad values are named.

use kurgan_core::{BadOption, Options as _};
use serde_json::{Value, json};
use volga::Options;

#[test]
fn every_option_reads_back_as_written() {
    let text = json!({
        "scenario": "factory", "rubble": true, "northern_shoulder": true, "isolation": true,
        "parent_organization": "each", "limited_air": true, "pavlov": true,
        "reduced_morale": 12, "increased_supply": [10, 12],
    });
    let options = Options::read(&text).unwrap();
    assert_eq!(options.write(), text);
    assert_eq!(Options::read(&Value::Null).unwrap(), Options::default());
    assert_eq!(Options::read(&Options::default().write()).unwrap(), Options::default());
}

#[test]
fn a_bad_option_is_named_with_what_would_be_right() {
    let wrong = |text: Value| Options::read(&text).unwrap_err();
    assert_eq!(wrong(json!({"fog": true})), BadOption { name: "fog".into(), expected: String::new() });
    assert_eq!(wrong(json!({"rubble": 1})).expected, "true | false");
    assert_eq!(wrong(json!({"reduced_morale": 20})).expected, "0..19 | null");
    assert_eq!(wrong(json!({"increased_supply": [15]})).expected, "[1..14, ...]");
    assert_eq!(wrong(json!({"increased_supply": 3})).name, "increased_supply");
    assert_eq!(wrong(json!({"scenario": "moscow"})).expected, "main | factory");
    assert_eq!(wrong(json!([])).expected, "{...}");
}

#[test]
fn finding_12_the_printed_reading_of_12_4_is_named_first() {
    // Ruling 66.
    let spec = volga::OPTIONS.iter().find(|spec| spec.name == "parent_organization").expect("the option");
    assert!(matches!(spec.kind, kurgan_core::OptionKind::Choice(["off", "each", "beyond_first"])));
}
