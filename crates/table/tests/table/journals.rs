//! Journals through JSON: saved, replayed, altered, resumed.

use serde_json::{Value, json};
use table::{AnySession, GameId, Packs, Start, Words};

use crate::talk::Talk;

fn played() -> (Talk, Value) {
    let mut talk = Talk::volga(1942);
    talk.apply_all(&["buy artillery", "end supply", "unit 29/RCN", "move 29/RCN 7 from 6", "attack 7"]);
    let journal = talk.ok(&json!({"op": "journal"}))["journal"].take();
    (talk, journal)
}

#[test]
fn a_saved_game_goes_on_where_it_stood() {
    let (mut talk, journal) = played();
    let hash = talk.hash();
    let mut other = Talk::new();
    let reply = other.ok(&json!({"op": "replay", "journal": journal}));
    assert_eq!(reply["hash"], hash);
    assert_eq!(other.ok(&json!({"op": "journal"}))["journal"], journal);
    let (a, b) = (talk.referee.session().unwrap(), other.referee.session().unwrap());
    assert_eq!(a.log(Words::default()), b.log(Words::default()));
    assert!(b.verify_dice().is_ok_and(|confirmed| confirmed > 0));
    assert_eq!((b.game(), b.seed(), b.turn(), b.len(), b.is_over()), (GameId::Volga, Some(1942), 1, 5, false));
}

#[test]
fn a_journal_that_no_longer_plays_says_where_and_can_be_resumed() {
    type Change = fn(&mut Value);
    let (mut talk, journal) = played();
    let before = talk.hash();
    let changes: [(&str, &str, Change); 7] = [
        ("journal_diverged", "Entry 2", |j| j["entries"][1]["hash"] = json!("00")),
        ("journal_diverged", "Entry 4", |j| j["entries"][3]["action"] = json!("hop")),
        ("journal_diverged", "Entry 1", |j| j["entries"][0]["chance"] = json!([4])),
        ("bad_journal", "format 9", |j| j["kurgan_journal"] = json!(9)),
        ("other_pack", "pack", |j| j["pack"] = json!("feedbeef")),
        ("unknown_game", "moscow", |j| j["game"] = json!("moscow")),
        ("bad_journal", "behind", |j| j["at"] = json!(99)),
    ];
    for (code, names, change) in changes {
        let mut changed = journal.clone();
        change(&mut changed);
        let error = talk.error(json!({"op": "replay", "journal": changed}).to_string().as_bytes());
        assert_eq!(error["code"], code, "{error}");
        assert!(error["message"].as_str().unwrap().contains(names), "{error}");
        assert_eq!(talk.hash(), before, "a journal that cannot be read changed the game");
        let resumed = AnySession::resume(&Packs::default(), &changed, Words::default());
        match code {
            "journal_diverged" | "other_pack" => assert_eq!(resumed.unwrap().1, 0, "the snapshot of turn 1"),
            _ => assert_eq!(resumed.unwrap_err().code, code),
        }
    }
    let (session, entry) = AnySession::resume(&Packs::default(), &journal, Words::default()).unwrap();
    assert_eq!((session.len(), entry), (5, 5));
}

#[test]
fn a_promise_about_the_seed_is_kept() {
    let words = Words::default();
    let new =
        AnySession::new(&Packs::default(), &Start { seed: Some(4), ..Start::of(GameId::Volga, &Value::Null) }, words)
            .unwrap();
    let mut journal = new.promising([3; 32]).journal();
    let session = AnySession::replay(&Packs::default(), &journal, words).unwrap();
    assert!(session.commitment().is_some());
    journal["seed"] = json!(5);
    let error = AnySession::replay(&Packs::default(), &journal, words).unwrap_err();
    assert_eq!(error.code, "bad_commitment");
}
