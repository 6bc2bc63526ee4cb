//! Journals through JSON: saved, replayed, altered, resumed.

use kurgan_core::Game;
use kurgan_core::pack::Pack;
use serde_json::{Value, json};
use table::rules::Volga;
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
        ("bad_journal", "past its last entry", |j| j["at"] = json!(99)),
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

/// A journal of Volga played with a pack in which a hill has another name.
fn played_with_a_pack_of_ones_own() -> Value {
    type Components = <Volga as Game>::Pack;
    let areas = Components::TEXTS[0].replace("Hill 126.3", "Hill 126.4");
    let pack = Components::load(&[(Components::FILES[0], &areas)]).unwrap().intern();
    let (packs, words) = (Packs::default().with::<Volga>(pack), Words::default());
    let start = Start { seed: Some(1942), ..Start::of(GameId::Volga, &Value::Null) };
    let mut session = AnySession::new(&packs, &start, words).unwrap();
    session.play("end supply", None, words).unwrap();
    session.journal()
}

#[test]
fn a_game_keeps_the_pack_of_its_players_whatever_the_program_carries() {
    let (packs, words) = (Packs::default(), Words::default());
    let whole = played_with_a_pack_of_ones_own();
    let files = <Volga as Game>::Pack::FILES;
    assert_eq!(whole["pack_files"].as_object().unwrap().len(), files.len(), "it needs nothing of the program");
    let is_own = |session: &AnySession| session.board(words).contains("Hill 126.4");
    let replay = |journal: &Value| AnySession::replay(&packs, journal, words);

    let session = replay(&whole).unwrap();
    assert!(is_own(&session));
    assert_eq!(session.journal(), whole);

    // An earlier version wrote only what was changed, and carried other files beside it.
    let mut earlier = whole.clone();
    earlier["pack_files"].as_object_mut().unwrap().retain(|file, _| file == files[0]);
    assert!(is_own(&replay(&earlier).unwrap()), "the other files are as they were");
    earlier["pack"] = json!("5".repeat(64));
    let session = replay(&earlier).unwrap();
    assert!(is_own(&session));
    assert_eq!(session.journal(), whole, "it is kept in whole from now on");

    // Where it no longer plays as written, it goes on with the same pack.
    earlier["entries"][0]["action"] = json!("hop");
    assert_eq!(replay(&earlier).unwrap_err().code, "journal_diverged");
    let (session, entry) = AnySession::resume(&packs, &earlier, words).unwrap();
    assert!(is_own(&session) && entry == 0);

    // Never with another one.
    let mut damaged = whole.clone();
    let text = damaged["pack_files"][files[0]].as_str().unwrap().replace("Hill 126.4", "Hill 126.5");
    damaged["pack_files"][files[0]] = text.into();
    let mut unreadable = earlier;
    unreadable["pack_files"][files[0]] = json!("=");
    for other in [damaged, unreadable] {
        assert_eq!(replay(&other).unwrap_err().code, "other_pack");
        assert_eq!(AnySession::resume(&packs, &other, words).unwrap_err().code, "other_pack");
    }
}
