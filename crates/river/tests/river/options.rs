//! Options: writing and reading.

use kurgan_core::{BadOption, Options as _};
use river::{Night, Options, Searchlight};
use serde_json::{Value, json};

#[test]
fn every_option_reads_back_as_written() {
    for night in [Night::Short, Night::Long] {
        for searchlight in [Searchlight::Die, Searchlight::Player] {
            let options = Options { night, searchlight };
            assert_eq!(Options::read(&options.write()), Ok(options));
        }
    }
    assert_eq!(Options::read(&Value::Null), Ok(Options::default()));
}

#[test]
fn a_bad_option_is_named_with_what_would_be_right() {
    let wrong = |value: Value| Options::read(&value).unwrap_err();
    assert_eq!(wrong(json!({"fog": true})), BadOption { name: "fog".into(), expected: String::new() });
    assert_eq!(wrong(json!({"night": "polar"})).expected, "short | long");
    assert_eq!(wrong(json!({"searchlight": 1})).expected, "die | player");
    assert_eq!(wrong(json!([])).expected, "{...}");
}
