//! Terminal boards: in every language they fit the width, and their columns align.

use serde_json::{Value, json};
use table::{AnySession, GameId, Language, Packs, Start, Words};

/// The widest line that a terminal is expected to show.
const WIDEST: usize = 110;

/// Games with all that makes a board long, some way on.
fn games() -> Vec<AnySession> {
    let settings: [(GameId, Value); 4] = [
        (GameId::Volga, json!({"isolation": true, "pavlov": true})),
        (GameId::Volga, json!({"scenario": "factory", "isolation": true})),
        (GameId::Cauldron, json!({"rumors": true})),
        (GameId::Pavlov, json!({"tactics": "veteran"})),
    ];
    let started = settings.iter().flat_map(|(game, options)| {
        [1, 2, 3].map(|seed| {
            AnySession::new(
                &Packs::default(),
                &Start { seed: Some(seed), ..Start::of(*game, options) },
                Words::default(),
            )
            .unwrap()
        })
    });
    started
        .map(|mut game| {
            for n in 0..240 {
                let legal = game.state(Words::default()).legal;
                let open: Vec<_> = legal.iter().filter(|choice| !choice.resign).collect();
                let Some(choice) = open.get(n * 7 % open.len().max(1)) else { break };
                let action = choice.action.clone();
                game.play(&action, None, Words::default()).unwrap();
            }
            game
        })
        .collect()
}

/// Where columns begin: what stands after two spaces.
fn starts(head: &str) -> Vec<usize> {
    let head: Vec<char> = head.chars().collect();
    (2..head.len()).filter(|&n| head[n] != ' ' && head[n - 1] == ' ' && head[n - 2] == ' ').collect()
}

/// Where columns begin in a line of numbers.
fn numbers(row: &str) -> Vec<usize> {
    let row: Vec<char> = row.chars().collect();
    (1..row.len()).filter(|&n| row[n].is_ascii_digit() && row[n - 1] == ' ').collect()
}

/// Every line of a table has a gap before each of its columns.
#[track_caller]
fn aligned(columns: &[usize], rows: &[&str], board: &str) {
    assert!(columns.len() > 1, "no columns: {board}");
    for row in rows {
        let row: Vec<char> = row.chars().collect();
        for &column in columns.iter().filter(|&&column| column < row.len()) {
            assert_eq!(row[column - 1], ' ', "column {column} of {:?} in\n{board}", row.iter().collect::<String>());
        }
    }
}

/// A13: a long name goes on in the next line; it is never cut.
#[test]
fn no_name_on_a_board_is_cut() {
    for game in games() {
        for language in Language::ALL {
            let board = game.board(Words::new(language));
            let cut = board.lines().find(|line| line.contains('…'));
            assert_eq!(cut, None, "{} in {}", game.game(), language.id());
        }
    }
}

#[test]
fn boards_fit_and_stand_in_columns_in_every_language() {
    let mut tables = 0;
    for game in games() {
        for language in Language::ALL {
            let board = game.board(Words::new(language));
            let lines: Vec<&str> = board.lines().collect();
            for block in lines.split(|line| line.is_empty()) {
                let tokens = block
                    .first()
                    .is_some_and(|head| ["Tokens", "Jetons", "Жетоны"].iter().any(|word| head.starts_with(word)));
                if tokens {
                    aligned(&numbers(block[1]), block, &board);
                    tables += 1;
                } else if block.get(1).is_some_and(|line| line.starts_with("-----")) {
                    // The notes below a table begin at the margin; so do rows of tracks, with their number.
                    let row =
                        |line: &&&str| line.starts_with([' ', '>']) || line.starts_with(|c: char| c.is_ascii_digit());
                    let rows: Vec<&str> = block[2..].iter().take_while(row).copied().collect();
                    assert!(rows.len() > 5, "{board}");
                    aligned(&starts(block[0]), &rows, &board);
                    // Where many units stand in one area, its line is as long as it takes.
                    let fits = |row: &&str| row.chars().count() <= WIDEST || game.game() != GameId::Pavlov;
                    assert!(rows.iter().all(fits), "too wide:\n{board}");
                    tables += 1;
                } else if game.game() == GameId::Pavlov && block[0].starts_with(" 3 ") {
                    let place = |line: &str, number: usize| {
                        line.find(&format!(" {number} ")).map(|at| line[..at].chars().count())
                    };
                    let first = place(block[0], 11);
                    assert!(first.is_some(), "{board}");
                    assert!(block.iter().all(|line| line.chars().count() <= WIDEST), "too wide:\n{board}");
                    // A long name goes on in a line without a number.
                    let numbered = block.iter().filter(|line| line.chars().nth(1).is_some_and(|c| c.is_ascii_digit()));
                    let places: Vec<_> = (11..).zip(numbered).map(|(number, line)| place(line, number)).collect();
                    assert_eq!(places, [first; 8], "{board}");
                    tables += 1;
                }
            }
        }
    }
    assert_eq!(tables, 3 * (3 * 3 + 3 * 4), "every table of every board was seen");
}
