use serde_json::json;
use sqlx::sqlite::{SqliteConnectOptions, SqlitePool};
use tempfile::TempDir;

use super::*;

fn run(test: impl Future<Output = ()>) {
    tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap().block_on(test);
}

fn kept(id: &str) -> Kept {
    let row = |n| KeptEntry { n, entry: json!({"hash": n.to_string()}).to_string(), snapshot: None };
    Kept {
        id: id.into(),
        game: "volga".into(),
        head: json!({"game": "volga"}),
        at: 2,
        version: 1,
        created: 5,
        updated: 6,
        summary: Summary { turn: 1, over: false, results: Vec::new(), level: None, score: None },
        rows: vec![row(0), row(1), row(2)],
        holders: vec![(0, Hashed::of("me"))],
        links: Vec::new(),
        answered: Vec::new(),
    }
}

fn change(id: &str, version: u64) -> Change {
    let summary =
        Summary { turn: 2, over: true, results: vec![Verdict::Win, Verdict::Loss], level: None, score: Some(-3) };
    let row = KeptEntry { n: 1, entry: "{}".into(), snapshot: Some("{}".into()) };
    let answered = Some(Answered { key: Hashed::of(&version.to_string()), version, was: 1, at: 2 });
    Change { id: id.into(), version, at: 1, updated: 7, summary, rows: vec![row], cuts: true, answered }
}

#[test]
fn the_last_changes_are_recognised_by_their_keys() {
    run(async {
        let store = Sqlite::open(None).await.unwrap();
        store.write(Write::Create(Box::new(kept("a")))).await.unwrap();
        let last = RECOGNISED + 5;
        for version in 2..=last {
            store.write(Write::Change(Box::new(change("a", version)))).await.unwrap();
        }
        let wanted: Vec<Answered> =
            (last - RECOGNISED + 1..=last).filter_map(|version| change("a", version).answered).collect();
        assert_eq!(store.load("a").await.unwrap().unwrap().answered, wanted);
        store.write(Write::Delete("a".into())).await.unwrap();
        store.close().await;
    });
}

#[test]
fn what_is_written_is_read_again() {
    run(async {
        let store = Sqlite::open(None).await.unwrap();
        store.write(Write::Create(Box::new(kept("a")))).await.unwrap();
        assert_eq!(store.load("a").await.unwrap(), Some(kept("a")));
        store.write(Write::Change(Box::new(change("a", 2)))).await.unwrap();
        let after = store.load("a").await.unwrap().unwrap();
        assert_eq!((after.version, after.at, after.updated, after.rows.len()), (2, 1, 7, 2), "what was behind is gone");
        assert_eq!(after.rows[1..], change("a", 2).rows);
        assert_eq!(after.summary, change("a", 2).summary);
        assert_eq!(store.list(Some(Hashed::of("me"))).await.unwrap().len(), 1);
        assert_eq!(store.list(Some(Hashed::of("you"))).await.unwrap(), []);
        store.write(Write::Delete("a".into())).await.unwrap();
        assert_eq!(store.load("a").await.unwrap(), None);
        assert_eq!(store.list(Some(Hashed::of("me"))).await.unwrap(), []);
        store.close().await;
    });
}

#[test]
fn whoever_is_late_changes_nothing_and_harms_nobody() {
    run(async {
        let store = Sqlite::open(None).await.unwrap();
        for id in ["a", "b"] {
            store.write(Write::Create(Box::new(kept(id)))).await.unwrap();
        }
        // All of these wait for the same commit.
        let writes = [
            Write::Change(Box::new(change("a", 2))),
            Write::Change(Box::new(change("a", 2))),
            Write::Change(Box::new(change("b", 2))),
            Write::Change(Box::new(change("none", 2))),
            Write::Create(Box::new(kept("a"))),
            Write::Delete("none".into()),
            Write::Link { game: "none".into(), seat: 0, token: Hashed::of("x") },
            Write::Hold { game: "none".into(), seat: 0, player: Hashed::of("x"), company: Company::Alone },
        ];
        let results = futures_util::future::join_all(writes.map(|write| store.write(write))).await;
        let good: Vec<bool> = results.iter().map(Result::is_ok).collect();
        assert_eq!(good, [true, false, true, false, false, false, false, false]);
        assert!(results.iter().all(|result| !matches!(result, Err(error) if !matches!(error, StoreError::Stale))));
        assert_eq!(store.load("a").await.unwrap().unwrap().version, 2);
        assert_eq!(store.load("b").await.unwrap().unwrap().version, 2);
    });
}

#[test]
fn a_seat_has_one_link_and_where_it_is_alone_one_holder() {
    run(async {
        let store = Sqlite::open(None).await.unwrap();
        store.write(Write::Create(Box::new(kept("a")))).await.unwrap();
        for token in ["one", "two"] {
            store.write(Write::Link { game: "a".into(), seat: 1, token: Hashed::of(token) }).await.unwrap();
        }
        assert_eq!(store.opens(Hashed::of("one")).await.unwrap(), None);
        assert_eq!(store.opens(Hashed::of("two")).await.unwrap(), Some(("a".into(), 1)));
        for (player, company) in [("x", Company::Shared), ("y", Company::Shared), ("z", Company::Alone)] {
            store.write(Write::Hold { game: "a".into(), seat: 1, player: Hashed::of(player), company }).await.unwrap();
        }
        let kept = store.load("a").await.unwrap().unwrap();
        assert_eq!(kept.holders, [(0, Hashed::of("me")), (1, Hashed::of("z"))]);
        assert_eq!((kept.links.len(), store.opens(Hashed::of("two")).await.unwrap()), (0, None), "the link is spent");
    });
}

#[test]
fn a_database_at_every_earlier_version_comes_up_to_date() {
    for known in 0..=STEPS.len() {
        let folder = TempDir::new().unwrap();
        let file = folder.path().join("kurgan.db");
        run(async {
            let options = SqliteConnectOptions::new().filename(&file).create_if_missing(true);
            let pool = SqlitePool::connect_with(options).await.unwrap();
            migrate(&pool, &STEPS[..known]).await.unwrap();
            pool.close().await;
            let store = Sqlite::open(Some(&file)).await.unwrap();
            store.write(Write::Create(Box::new(kept("a")))).await.unwrap();
            store.close().await;
            assert!(matches!(store.write(Write::Delete("a".into())).await, Err(StoreError::Broken(_))));
            let store = Sqlite::open(Some(&file)).await.unwrap();
            assert_eq!(store.load("a").await.unwrap(), Some(kept("a")));
            // One that knows less refuses it.
            let pool = store.writer.clone();
            let last = STEPS[STEPS.len() - 1].0;
            let refused = migrate(&pool, &STEPS[..STEPS.len() - 1]).await;
            assert!(matches!(refused, Err(SqliteError::Later(version)) if version == last), "{refused:?}");
        });
    }
}

#[test]
fn games_that_ended_before_results_were_kept_for_each_seat_have_them_now() {
    let folder = TempDir::new().unwrap();
    let file = folder.path().join("kurgan.db");
    let ended = [
        ("a", json!({"players": "competitive_two"}), Some("win"), vec![Verdict::Win, Verdict::Loss]),
        ("b", json!({"players": "competitive_three"}), Some("loss"), vec![Verdict::Loss, Verdict::Loss, Verdict::Win]),
        ("c", json!({"players": "competitive_two"}), Some("draw"), vec![Verdict::Draw; 2]),
        ("d", json!({"players": "cooperative"}), Some("win"), vec![Verdict::Win; 2]),
        ("e", json!({"scenario": "main"}), Some("loss"), vec![Verdict::Loss]),
        ("f", json!({"players": "competitive_two"}), None, vec![]),
    ];
    run(async {
        let options = SqliteConnectOptions::new().filename(&file).create_if_missing(true);
        let pool = SqlitePool::connect_with(options).await.unwrap();
        migrate(&pool, &STEPS[..1]).await.unwrap();
        for (id, options, result, _) in &ended {
            let insert = "INSERT INTO games (id, game, head, at, version, created, updated, turn, over, result)
                          VALUES (?, 'pavlov', ?, 0, 1, 0, 0, 3, 1, ?)";
            let head = json!({"options": options}).to_string();
            sqlx::query(insert).bind(id).bind(head).bind(result).execute(&pool).await.unwrap();
        }
        pool.close().await;
        let store = Sqlite::open(Some(&file)).await.unwrap();
        for (id, _, _, results) in &ended {
            assert_eq!(store.load(id).await.unwrap().unwrap().summary.results, *results, "{id}");
        }
    });
}

#[test]
fn every_commit_waits_for_the_disk() {
    let folder = TempDir::new().unwrap();
    run(async {
        let store = Sqlite::open(Some(&folder.path().join("kurgan.db"))).await.unwrap();
        let asked = |pragma: &'static str| sqlx::query(pragma).fetch_one(&store.writer);
        assert_eq!(asked("PRAGMA synchronous").await.unwrap().get::<i64, _>(0), 2, "FULL");
        assert_eq!(asked("PRAGMA journal_mode").await.unwrap().get::<String, _>(0), "wal");
        assert_eq!(asked("PRAGMA foreign_keys").await.unwrap().get::<i64, _>(0), 1);
    });
}
