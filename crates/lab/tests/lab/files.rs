//! The files that a run writes.

use std::fs::{self, File};
use std::path::Path;

use parquet::file::reader::{FileReader, SerializedFileReader};
use parquet::record::Field;
use serde_json::Value;
use table::Words;

use crate::{plan, results};

/// A Parquet file as lines of text, the names of its columns first. Every column is of the kind that the documentation says.
fn parquet(path: &Path) -> Vec<Vec<String>> {
    let reader = SerializedFileReader::new(File::open(path).unwrap()).unwrap();
    let schema = reader.metadata().file_metadata().schema_descr();
    let mut lines = vec![schema.columns().iter().map(|column| column.name().to_owned()).collect()];
    for row in reader.get_row_iter(None).unwrap() {
        let row = row.unwrap();
        let value = |(name, field): (&String, &Field)| match (name.as_str(), field) {
            ("arm" | "verdict" | "level" | "reason", Field::Str(text)) => text.clone(),
            ("seed", Field::ULong(number)) => number.to_string(),
            ("turn" | "decisions" | "actions", Field::UInt(number)) => number.to_string(),
            (name, Field::Int(number)) if !["turn", "decisions", "actions"].contains(&name) => number.to_string(),
            _ => panic!("{name} is {field}"),
        };
        lines.push(row.get_column_iter().map(value).collect());
    }
    lines
}

fn csv(path: &Path) -> Vec<Vec<String>> {
    let mut reader = csv::ReaderBuilder::new().has_headers(false).from_path(path).unwrap();
    reader.records().map(|record| record.unwrap().iter().map(str::to_owned).collect()).collect()
}

/// More than a row group of turns, and a name that CSV has to quote.
#[test]
fn parquet_and_csv_hold_the_same() {
    for game in ["volga", "cauldron", "pavlov"] {
        let arms = "[[arm]]\nname = \"a \\\"quoted\\\", long\\nname\"\npolicy = \"random\"\n[[arm]]\nname = \"plain\"";
        let text = format!("game = \"{game}\"\ngames = 500\nturns_csv = true\n{arms}");
        let (_folder, out, results) = results(&plan(&text));
        let (games, turns) = (csv(&out.join("games.csv")), csv(&out.join("turns.csv")));
        assert_eq!(games.len(), 1_001);
        assert!(games == parquet(&out.join("games.parquet")), "{game}");
        assert!(turns.len() > 4_000, "{game}: {} turns", turns.len());
        assert!(turns == parquet(&out.join("turns.parquet")), "{game}");
        // The summary counts what the rows say.
        let wins = |arm: &str| {
            games.iter().filter(|row| row[0] == arm && row[2] == "win").count() as u64 * 2
                + games.iter().filter(|row| row[0] == arm && row[2] == "draw").count() as u64
        };
        assert_eq!(results.tallies[1].won().halves, wins("plain"));
        let seeds: Vec<u64> = games[1..501].iter().map(|row| row[1].parse().unwrap()).collect();
        assert_eq!(seeds, (0..500).collect::<Vec<_>>());
        let sum: i64 = games[501..].iter().map(|row| row[3].parse::<i64>().unwrap()).sum();
        let mean = results.tallies[1].score().moments().mean();
        assert!((mean * 500.0 - f64::from(i32::try_from(sum).unwrap())).abs() < 1e-6, "{game}");
    }
}

#[test]
fn the_summary_tells_everything_that_was_counted() {
    let (_folder, out, _) = results(&plan("game = \"cauldron\"\ngames = 200\npolicy = \"random\""));
    let summary: Value = serde_json::from_slice(&fs::read(out.join("summary.json")).unwrap()).unwrap();
    let arm = &summary["arms"][0];
    assert_eq!(arm["games"], 200);
    let count = |key: &str| arm[key].as_u64().unwrap();
    assert_eq!(count("win") + count("draw") + count("loss"), 200);
    let all = |list: &str| arm[list].as_array().unwrap().iter().map(|end| end["games"].as_u64().unwrap()).sum::<u64>();
    assert_eq!((all("ends"), all("levels")), (200, 200));
    assert_eq!(arm["tracks"]["ssi"][0]["games"], 200, "everybody sees the first turn");
    let rate = arm["won"]["rate"].as_f64().unwrap();
    assert!(arm["won"]["low"].as_f64().unwrap() < rate && rate < arm["won"]["high"].as_f64().unwrap());
    let impact = arm["impact"].as_array().unwrap();
    assert!(!impact.is_empty());
    for factor in impact {
        let games = |side: &str| factor[side]["games"].as_u64().unwrap();
        assert_eq!(games("with") + games("without"), 200, "{factor}");
    }
    assert_eq!(summary["plan"]["arms"][0]["policy"]["paulus"], "random");
}

#[test]
fn the_report_says_how_often_and_when_games_end_by_a_link_up() {
    let (_folder, out, told) = results(&plan("game = \"cauldron\"\ngames = 100"));
    let games = csv(&out.join("games.csv"));
    let links = games.iter().filter(|row| row[5] == "link_up");
    let turns: Vec<u32> = links.map(|row| row[6].parse().unwrap()).collect();
    assert!(turns.len() > 10, "{turns:?}");
    let mean = f64::from(turns.iter().sum::<u32>()) / f64::from(u32::try_from(turns.len()).unwrap());
    let page = fs::read_to_string(out.join("report.html")).unwrap();
    let row = page.split("<tr>").find(|row| row.contains("Relief Force link up") && row.contains('%')).unwrap();
    assert!(row.contains(&format!("<td class=\"n\">{}.0%</td>", turns.len())), "{row}");
    assert!(row.contains(&format!("<td class=\"n\">{mean:.1}</td>")), "{mean}: {row}");
    let told = lab::lines(&told, Words::default()).join("\n");
    assert!(told.contains(&format!("Relief Force link up {}.0% (mean turn {mean:.1}", turns.len())), "{told}");
}

/// Scores below zero have a true minus, and players have names.
#[test]
fn numbers_and_players_are_told_as_the_language_writes_them() {
    let arms = "policy = \"random\"\n[[arm]]\nname = \"x\"\n[[arm]]\nname = \"y\"\npolicy = \"expert\"";
    let (_folder, out, told) = results(&plan(&format!("game = \"pavlov\"\ngames = 40\n{arms}")));
    let lines = lab::lines(&told, Words::default());
    let score = lines.iter().find(|line| line.contains("median −")).unwrap();
    assert!(score.contains("; 5% −"), "{score}");
    let ascii = |text: &str| text.as_bytes().windows(2).any(|pair| pair[0] == b'-' && pair[1].is_ascii_digit());
    assert!(lines.iter().all(|line| !ascii(line)), "{lines:?}");
    let page = fs::read_to_string(out.join("report.html")).unwrap();
    assert!(page.contains(" / −"), "quantiles of the score");
    assert!(!page.contains(" / -"));
    for player in ["the defender: random moves (random)", "the defender: rules of thumb (expert)"] {
        assert!(page.contains(player), "{player}");
    }
    let (_folder, out, _) =
        results(&plan("game = \"cauldron\"\ngames = 2\nplayouts = 1\n[grid]\npolicy = [\"stay_put\", \"flat\"]"));
    let page = fs::read_to_string(out.join("report.html")).unwrap();
    for arm in ["Players: Stay put (stay_put)", "Players: playouts of promising actions (flat)"] {
        assert!(page.contains(arm), "{arm}");
    }
}

#[test]
fn the_report_stands_alone_and_escapes_what_it_is_given() {
    let text = "title = \"<script>alert(1)</script> & more\"\ngame = \"pavlov\"\ngames = 60\n[[arm]]\nname = \"<b>\"\n[[arm]]\nname = \"x\"\npolicy = \"random\"";
    let (_folder, out, _) = results(&plan(text));
    let page = fs::read_to_string(out.join("report.html")).unwrap();
    assert!(page.contains("&lt;script&gt;") && page.contains("&lt;b&gt;"));
    for foreign in ["<script", "http://", "https://", "src=", "@import", "NaN", "inf,"] {
        assert!(!page.contains(foreign), "{foreign}");
    }
    assert!(page.matches("<svg").count() > 12, "charts for every track of both arms");
    assert!(page.contains("the house is overrun"), "why games are lost");
    // Every tag is closed: what a browser mends, others may not.
    for tag in ["svg", "table", "details", "div", "figure", "tr", "td", "th", "p", "text"] {
        let opened = page.matches(&format!("<{tag}>")).count() + page.matches(&format!("<{tag} ")).count();
        assert_eq!(opened, page.matches(&format!("</{tag}>")).count(), "{tag}");
    }
}
