//! Actions a player might expect but that are illegal, with the reason; and invalid notation.

use kurgan_core::{Game, Reason, Unreadable};
use river::River;

use crate::kit::{night, pack};

#[test]
fn blocked_choices_come_with_their_reasons() {
    let mut t = night("stars").lay(|record| drop(record.boats.remove("barge")));
    t.go("send launch ravine");
    let blocked: Vec<String> = (t.game().blocked().into_iter())
        .map(|(action, reason)| format!("{}: {} {}", River::write(pack(), action), reason.code(), reason.rule()))
        .collect();
    let expected = [
        "send ferry ravine: full 4.2",
        "send barge factory: sunk 5.4",
        "send barge ravine: sunk 5.4",
        "send barge pier: sunk 5.4",
        "send tug ravine: full 4.2",
        "send launch factory: already_sent 4.1",
        "send launch ravine: already_sent 4.1",
        "send launch pier: already_sent 4.1",
    ];
    assert_eq!(blocked, expected);
}

#[test]
fn notation_is_read_in_capitals_too_and_says_what_was_expected() {
    let read = |text| River::read(pack(), text);
    assert_eq!(read("  SEND Ferry  pier "), read("send ferry pier"));
    assert_eq!(read("swim"), Err(Unreadable::Verb("swim".into())));
    assert_eq!(read(""), Err(Unreadable::Verb(String::new())));
    assert_eq!(read("send ferry"), Err(Unreadable::Form("send BOAT LANDING".into())));
    assert_eq!(read("hit raft"), Err(Unreadable::Name("raft".into())));
    assert_eq!(read("aim kremlin"), Err(Unreadable::Name("kremlin".into())));
}
