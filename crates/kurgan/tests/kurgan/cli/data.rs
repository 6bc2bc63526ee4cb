use std::fs;

use super::Scratch;
use crate::kurgan;

const AREAS: &str = include_str!("../../../../volga/data/areas.toml");

#[test]
fn the_built_in_pack_is_good() {
    let text = kurgan(["data", "check"]).good();
    assert!(text.contains("50 areas") && text.contains("Hash: "), "{text}");
}

#[test]
fn each_game_has_its_own_pack() {
    let text = kurgan(["data", "check", "--game", "cauldron"]).good();
    assert!(text.starts_with("cauldron: ") && text.contains("64 areas") && text.contains("25 cards"), "{text}");
    let text = kurgan(["data", "sources", "--game", "cauldron"]).good();
    assert!(text.contains("cards.toml") && text.contains("relief_track.toml"), "{text}");
    let text = kurgan(["data", "check", "--game", "pavlov"]).good();
    assert!(
        text.starts_with("pavlov: ") && text.contains("34 Soviet counters") && text.contains("16 positions"),
        "{text}"
    );
    let text = kurgan(["data", "sources", "--game", "pavlov", "--kind", "reconstructed"]).good();
    assert!(text.contains("storm_groups.toml"), "{text}");
    let scratch = Scratch::new();
    let cards = include_str!("../../../../cauldron/data/cards.toml");
    fs::write(scratch.path("cards.toml"), cards.replace("Fortress Stalingrad", "Fortress")).unwrap();
    let pack = scratch.text("");
    kurgan(["data", "check", "--game", "cauldron", "--pack", &pack]).good();
    assert!(kurgan(["data", "check", "--pack", &pack]).bad(1).contains("cards.toml is not a file of a pack"));
    let elsewhere = Scratch::new();
    let file = elsewhere.text("game.json");
    kurgan(["new", "cauldron", &file, "--seed", "1", "--pack", &pack]).good();
    kurgan(["verify", &file, "--pack", &pack]).good();
    kurgan(["show", &file]).good();
}

#[test]
fn a_corrected_file_changes_the_hash_and_plays() {
    let scratch = Scratch::new();
    fs::write(scratch.path("areas.toml"), AREAS.replace("Hill 126.3", "Hill 126.4")).unwrap();
    fs::write(scratch.path("notes.txt"), "after the second printing").unwrap();
    let pack = scratch.text("");
    let text = kurgan(["data", "check", "--pack", &pack]).good();
    assert!(text.contains("areas.toml"), "{text}");
    assert_ne!(text.lines().last(), kurgan(["data", "check"]).good().lines().last());

    let elsewhere = Scratch::new();
    let file = elsewhere.game(&["--pack", &pack]);
    kurgan(["verify", &file, "--pack", &pack]).good();
    // The journal carries what the program does not, so it plays without the folder too.
    let board = kurgan(["show", &file]).good();
    assert!(board.contains("Hill 126.4"), "{board}");
    kurgan(["play", &file, "end supply"]).good();
    kurgan(["verify", &file]).good();
    // Without it, or with another text in its place, the pack is asked for.
    let journal = fs::read_to_string(&file).unwrap();
    for damaged in [journal.replace("pack_files", "other_files"), journal.replace("Hill 126.4", "Hill 126.5")] {
        fs::write(&file, damaged).unwrap();
        let complaint = kurgan(["show", &file]).bad(1);
        assert!(complaint.contains("pack") || complaint.contains("other_files"), "{complaint}");
    }
}

#[test]
fn every_problem_is_listed_by_file_record_and_field() {
    let scratch = Scratch::new();
    let bad = AREAS.replacen("tem = 0", "tem = 99", 1).replacen("adjacent = [2, ", "adjacent = [2, 63, ", 1);
    fs::write(scratch.path("areas.toml"), bad).unwrap();
    let complaint = kurgan(["data", "check", "--pack", &scratch.text("")]).bad(1);
    assert!(complaint.contains("areas.toml: area 1: tem: "), "{complaint}");
    assert!(complaint.contains("areas.toml: area 1: adjacent: "), "{complaint}");
    let complaint = kurgan(["data", "check", "--pack", &scratch.text(""), "--lang", "ru"]).bad(1);
    let tem = "areas.toml: area 1: tem: строка 20, столбец 7: значение 99 вне пределов; нужно от 0 до 0";
    assert!(complaint.contains(tem), "{complaint}");
    assert!(complaint.contains("нет такого (участок карты): «63»; назовите то, что есть"), "{complaint}");
    // And nothing starts with it.
    let file = scratch.text("game.json");
    kurgan(["new", "volga", &file, "--pack", &scratch.text("")]).bad(1);
    assert!(!scratch.path("game.json").exists());
}

/// Both numbers stand where the sentence means them: their order in the English text is that of its arguments.
#[test]
fn a_polygon_of_two_points_is_told_with_its_numbers() {
    let scratch = Scratch::new();
    let start = AREAS.find("polygon = [").unwrap();
    let end = start + AREAS[start..].find("\n]").unwrap();
    let bad = format!("{}polygon = [ [1, 1], [2, 1] {}", &AREAS[..start], &AREAS[end..]);
    fs::write(scratch.path("areas.toml"), bad).unwrap();
    let complaint = kurgan(["data", "check", "--pack", &scratch.text("")]).bad(1);
    assert!(complaint.contains("too few points: at least 3 needed, 2 found"), "{complaint}");
}

#[test]
fn a_folder_that_is_no_pack_is_refused() {
    let scratch = Scratch::new();
    let check = |name: &str| kurgan(["data", "check", "--pack", &scratch.text(name)]).bad(1);
    assert!(check("missing").contains("missing"));
    assert!(check("").contains("areas.toml"), "an empty folder holds no file of a pack");
    fs::write(scratch.path("area.toml"), AREAS).unwrap();
    assert!(check("").contains("area.toml is not a file of a pack"));
    fs::remove_file(scratch.path("area.toml")).unwrap();
    fs::create_dir(scratch.path("areas.toml")).unwrap();
    assert!(check("").contains("areas.toml cannot be read"));
    fs::remove_dir(scratch.path("areas.toml")).unwrap();
    fs::write(scratch.path("areas.toml"), [0xFF, 0xFE]).unwrap();
    assert!(check("").contains("areas.toml cannot be read"));
    fs::write(scratch.path("areas.toml"), "width = ").unwrap();
    assert!(check("").contains("line 1, column 9"));
}

#[test]
fn sources_are_counted_and_listed() {
    let text = kurgan(["data", "sources"]).good();
    assert!(text.contains("areas.toml") && text.contains("all files"), "{text}");
    let all = kurgan(["data", "sources", "--json", "--game", "volga"]).json();
    let number = |value: &serde_json::Value| value.as_u64().unwrap();
    let counted: u64 = all["files"].as_array().unwrap().iter().map(|file| number(&file["reconstructed"])).sum();
    let listed = kurgan(["data", "sources", "--kind", "reconstructed", "--json"]).json();
    let listed = listed["values"].as_array().unwrap();
    assert_eq!(listed.len() as u64, counted);
    assert!(listed.iter().all(|value| value["kind"] == "reconstructed"));
    let lines = kurgan(["data", "sources", "--kind", "reconstructed"]).good();
    assert_eq!(lines.lines().count() as u64, counted);
    let lines = kurgan(["data", "sources", "--list"]).good();
    assert_eq!(lines.lines().count(), all["values"].as_array().unwrap().len());
    kurgan(["data", "sources", "--kind", "guessed"]).bad(2);
}
