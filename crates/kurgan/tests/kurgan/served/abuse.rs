//! What is refused: clearly, with a line in the log, and without any change.

use serde_json::{Value, json};
use testkit::http::Client;

use super::{Asks, Server, folder, good, player, refused};

/// A server on a network with a game of somebody's; checks at the end that nothing has changed.
struct Victim {
    server: Server,
    owner: Client,
    id: String,
    before: (Value, Value),
    _data: tempfile::TempDir,
}

impl Victim {
    fn new(game: &Value) -> Self {
        let data = folder();
        let server = Server::open(data.path());
        let (mut owner, id) = player(&server, game);
        owner.play_on(&id, 3);
        let before = Self::look(&mut owner, &id);
        Self { server, owner, id, before, _data: data }
    }

    fn volga() -> Self {
        Self::new(&json!({"game": "volga", "seed": 5}))
    }

    fn look(owner: &mut Client, id: &str) -> (Value, Value) {
        let path = format!("/api/v1/games/{id}");
        // The journal of a game with secrets is sealed: then it is the refusal that stays the same.
        let journal = owner.get(&format!("{path}/journal"));
        (owner.json(&path), serde_json::from_str(&journal.body).unwrap())
    }

    fn path(&self, rest: &str) -> String {
        format!("/api/v1/games/{}{rest}", self.id)
    }

    /// Nothing has changed, and the log tells of the refusal.
    #[track_caller]
    fn unharmed(mut self, code: &str) {
        assert_eq!(Self::look(&mut self.owner, &self.id), self.before);
        assert_eq!(self.owner.json("/api/v1/games")["games"].as_array().unwrap().len(), 1);
        self.server.logged(&format!("code=\"{code}\""));
        let log = self.server.log.lock().unwrap().clone();
        assert!(!log.contains("panicked") && !log.contains("ERROR"), "{log}");
    }
}

/// Every request that changes something or tells something about a game.
fn requests(victim: &Victim) -> Vec<(&'static str, String, Option<Value>)> {
    let path = |rest: &str| victim.path(rest);
    vec![
        ("GET", path(""), None),
        ("GET", path("/view"), None),
        ("GET", path("/log"), None),
        ("GET", path("/blocked"), None),
        ("GET", path("/odds?action=end%20supply"), None),
        ("GET", path("/hint?playouts=1"), None),
        ("GET", path("/journal"), None),
        ("GET", path("/events"), None),
        ("POST", path("/actions"), Some(json!({"action": "end supply"}))),
        ("POST", path("/undo"), Some(json!({}))),
        ("POST", path("/redo"), Some(json!({}))),
        ("POST", format!("/games/{}/act", victim.id), Some(json!({"action": "end supply"}))),
        ("POST", format!("/games/{}/undo", victim.id), Some(json!({}))),
        ("POST", format!("/games/{}/redo", victim.id), Some(json!({}))),
        ("POST", path("/resume"), None),
        ("POST", path("/links"), Some(json!({"seat": "german"}))),
        ("DELETE", path(""), None),
    ]
}

#[test]
fn malformed_bodies() {
    let mut victim = Victim::volga();
    let path = victim.path("/actions");
    let bodies = [
        "{",
        "null",
        "[]",
        "7",
        "\"end supply\"",
        "{\"action\": 7}",
        "{}",
        "{\"action\": \"end supply\", \"more\": 1}",
        "{\"action\": \"end supply\", \"version\": -1}",
        "{\"action\": \"end supply\", \"chance\": {}}",
        "\u{0}",
        "{\"action\":\"end supply\"} x",
    ];
    for body in bodies {
        let answer = victim.owner.send("POST", &path, Some(body)).unwrap();
        refused(&answer, 400, "bad_request");
        assert!(!answer.body.contains("src/") && !answer.body.contains("panicked"), "{answer:?}");
    }
    // Not the kind of body that another site's form could send.
    let mut form = victim.server.client().with("content-type", "text/plain");
    form.headers.extend(victim.owner.headers.clone());
    refused(&form.send("POST", &path, Some("{\"action\": \"end supply\"}")).unwrap(), 400, "bad_request");
    let deep = "[".repeat(60_000);
    refused(&victim.owner.send("POST", &path, Some(&deep)).unwrap(), 400, "bad_request");
    refused(&victim.owner.get(&victim.path("/log?from=minus")), 400, "bad_request");
    let answer = victim.owner.post("/api/v1/games", &json!({"game": "volga", "seed": u64::MAX}));
    refused(&answer, 400, "bad_request");
    for game in ["chess", "river"] {
        refused(&victim.owner.post("/api/v1/games", &json!({"game": game})), 422, "unknown_game");
        for page in ["new", "rules", "rulings"] {
            assert_eq!(victim.owner.get(&format!("/{page}/{game}")).status, 404, "/{page}/{game}");
        }
    }
    let options = json!({"game": "volga", "options": {"rubble": "yes"}});
    refused(&victim.owner.post("/api/v1/games", &options), 422, "bad_option");
    victim.unharmed("bad_request");
}

#[test]
fn other_peoples_games() {
    let victim = Victim::volga();
    let stranger = victim.server.client();
    let (guest, _) = player(&victim.server, &json!({"game": "volga"}));
    for mut who in [stranger, guest] {
        for (method, path, body) in requests(&victim) {
            refused(&who.ask(method, &path, body.as_ref()), 404, "no_game");
        }
        for page in [
            "",
            "/live",
            "/about?element=x",
            "/odds?action=x",
            "/hint",
            "/entry?n=0",
            "/log",
            "/panel?name=aids",
            "/blocked",
        ] {
            let answer = who.get(&format!("/games/{}{page}", victim.id));
            assert_eq!(answer.status, 404, "{page}: {answer:?}");
            assert!(!answer.body.contains("Supply Phase"), "{answer:?}");
        }
        let listed = who.json("/api/v1/games");
        assert!(!listed.to_string().contains(&victim.id), "{listed}");
    }
    victim.unharmed("no_game");
}

#[test]
fn forged_tokens() {
    let victim = Victim::volga();
    for token in ["", "x", "0123456789abcdefghjkmnpqrstvwxyz0123456789abcdefghjk", "' OR 1=1 --", "../../kurgan.db"] {
        let mut forger = victim.server.client().with("authorization", &format!("Bearer {token}"));
        for (method, path, body) in requests(&victim) {
            refused(&forger.ask(method, &path, body.as_ref()), 401, "bad_token");
        }
        refused(&forger.get("/api/v1/games"), 401, "bad_token");
        let mut client = victim.server.client();
        refused(&client.post("/api/v1/join", &json!({"token": token})), 401, "bad_token");
    }
    // A cookie that nobody was given is a player without games.
    for cookie in ["kurgan=0123456789abcdefghjkmnpqrstvwxyz0123456789abcdefghjk", "kurgan=", "kurgan=' OR 1=1 --"] {
        let mut forger = victim.server.client().with("cookie", cookie);
        refused(&forger.get(&victim.path("")), 404, "no_game");
    }
    assert_eq!(victim.server.client().get("/join/forged?sit=1").status, 401);
    victim.unharmed("bad_token");
}

#[test]
fn foreign_seats() {
    let game = json!({"game": "pavlov", "options": {"players": "competitive_two"}});
    let mut victim = Victim::new(&game);
    let link = good(&victim.owner.post(&victim.path("/links"), &json!({"seat": "german"})));
    let token = link["token"].as_str().unwrap();
    let mut german = victim.server.client().with("authorization", &format!("Bearer {token}"));
    for path in ["?seat=defender", "/view?seat=defender", "/log?seat=defender", "/blocked?seat=defender"] {
        refused(&german.get(&victim.path(path)), 403, "not_your_seat");
    }
    refused(&german.get(&victim.path("?seat=umpire")), 422, "unknown_seat");
    refused(&german.get(&victim.path("/journal")), 403, "sealed");
    // Not even whoever still holds both: it has the seed, and a seat may be given away.
    refused(&victim.owner.get(&victim.path("/journal")), 403, "sealed");
    refused(&german.post(&victim.path("/links"), &json!({"seat": "defender"})), 403, "need_player");
    refused(&german.ask("DELETE", &victim.path(""), None), 403, "not_all_seats");
    refused(&german.post("/api/v1/games", &json!({"game": "volga"})), 403, "need_player");
    let state = victim.owner.json(&victim.path(""));
    let acting = state["state"]["to_act"][0].as_str().unwrap().to_owned();
    let other = if acting == "german" { "defender" } else { "german" };
    let action = &state["state"]["legal"][0]["action"];
    // Also for whoever holds both: a seat acts when it is its turn.
    let wrong = victim.path(&format!("/actions?seat={other}"));
    refused(&victim.owner.post(&wrong, &json!({"action": action})), 403, "not_your_turn");
    refused(&victim.owner.get(&victim.path(&format!("/odds?seat={other}&action=x"))), 403, "not_your_turn");
    refused(&victim.owner.get(&victim.path(&format!("/hint?seat={other}&playouts=1"))), 403, "not_your_turn");
    victim.unharmed("not_your_seat");
}

#[test]
fn oversized_uploads() {
    let mut victim = Victim::volga();
    let long = format!("{{\"action\": \"{}\"}}", "x".repeat(70_000));
    refused(&victim.owner.send("POST", &victim.path("/actions"), Some(&long)).unwrap(), 413, "too_large");
    // A length that is announced is refused before anything is sent.
    let mut announced =
        victim.server.client().with("content-length", "20000000").with("content-type", "application/json");
    announced.headers.extend(victim.owner.headers.clone());
    refused(&announced.send("POST", "/api/v1/journals", None).unwrap(), 413, "too_large");
    // A journal may be long, and is read then.
    let long = format!("{{}}{}", " ".repeat(3 << 20));
    let mut patient = victim.server.client();
    patient.headers.extend(victim.owner.headers.clone());
    refused(&patient.send("POST", "/api/v1/journals", Some(&long)).unwrap(), 422, "bad_journal");
    victim.unharmed("too_large");
}

#[test]
fn path_tricks() {
    let victim = Victim::volga();
    let mut client = victim.server.client();
    for path in [
        "/assets/../../../../etc/passwd",
        "/assets/..%2f..%2f..%2fetc%2fpasswd",
        "/assets/%2e%2e/%2e%2e/Cargo.toml",
        "/assets/kurgan.db",
        "/games/..%2f..%2fkurgan.db",
        "/games/%00",
        "/rules/..%2f..%2fREADME",
        "/rules/volga/section?rule=../../../etc/passwd",
        "/new/..%2f..%2fx",
        "//etc/passwd",
        "/.git/config",
    ] {
        let answer = client.get(path);
        assert_eq!(answer.status, 404, "{path}: {answer:?}");
        assert!(!answer.body.contains("root:") && !answer.body.contains("SQLite format"), "{path}");
    }
    for path in ["/api/v1/games/..%2f..", "/api/v1/games/%27%20OR%201=1", "/api/v1/nothing", "/api/v2/games"] {
        let answer = client.get(path);
        assert_eq!(answer.status, 404, "{path}: {answer:?}");
    }
    refused(&client.ask("PUT", "/api/v1/games", None), 405, "no_method");
    victim.unharmed("not_found");
}

type Tamper = fn(&mut Value);

#[test]
fn tampered_journals() {
    let mut victim = Victim::volga();
    let whole = victim.before.1.clone();
    let tampered: [(&str, Tamper); 9] = [
        ("journal_diverged", |journal| journal["entries"][0]["action"] = json!("end supply")),
        ("journal_diverged", |journal| journal["entries"][0]["action"] = json!("fly")),
        ("journal_diverged", |journal| journal["entries"][1]["hash"] = json!("00000000000000000000000000000000")),
        ("journal_diverged", |journal| journal["start"]["hash"] = json!("ff")),
        ("bad_commitment", |journal| journal["seed"] = json!(6)),
        ("bad_journal", |journal| journal["at"] = json!(999)),
        ("bad_journal", |journal| journal["cheat"] = json!(true)),
        ("unknown_game", |journal| journal["game"] = json!("chess")),
        ("other_pack", |journal| journal["pack_files"] = json!({"map.toml": "x"})),
    ];
    for (code, tamper) in tampered {
        let mut journal = whole.clone();
        tamper(&mut journal);
        assert_ne!(journal, whole);
        refused(&victim.owner.post("/api/v1/journals", &journal), 422, code);
    }
    for nothing in [json!({}), json!([]), json!("journal"), json!(null)] {
        refused(&victim.owner.post("/api/v1/journals", &nothing), 422, "bad_journal");
    }
    // Other dice than the seed gives, with every hash put right.
    let mut journal = victim.before.1.clone();
    let other = player(&victim.server, &json!({"game": "volga", "seed": 77}));
    let (mut client, id) = other;
    client.play_on(&id, 12);
    let mut dealt = client.json(&format!("/api/v1/games/{id}/journal"));
    dealt["seed"] = journal["seed"].take();
    dealt["dice"] = journal["dice"].take();
    let answer = victim.owner.post("/api/v1/journals", &dealt);
    refused(&answer, 422, "dice_differ");
    victim.unharmed("journal_diverged");
}

#[test]
fn requests_of_other_sites() {
    let victim = Victim::volga();
    let changes = || requests(&victim).into_iter().filter(|(method, ..)| *method != "GET");
    for (name, value) in [("origin", "https://evil.example"), ("origin", "null"), ("sec-fetch-site", "cross-site")] {
        let mut evil = victim.server.client().with(name, value);
        evil.headers.extend(victim.owner.headers.clone());
        for (method, path, body) in changes() {
            refused(&evil.ask(method, &path, body.as_ref()), 403, "foreign_origin");
        }
        refused(&evil.post("/api/v1/games", &json!({"game": "volga"})), 403, "foreign_origin");
    }
    // Our own pages may.
    let address = victim.server.address;
    let mut own =
        victim.server.client().with("origin", &format!("http://{address}")).with("sec-fetch-site", "same-origin");
    own.headers.extend(victim.owner.headers.clone());
    refused(&own.post(&victim.path("/redo"), &json!({})), 409, "nothing_to_redo");
    victim.unharmed("foreign_origin");
}

#[test]
fn names_pointed_at_this_computer() {
    let data = folder();
    let server = Server::at_home(data.path());
    let id = server.client().start(&json!({"game": "volga"}));
    for host in ["evil.example", "localhost.evil.example:7878", "192.168.0.1"] {
        let mut rebound = server.client().with("host", host);
        refused(&rebound.get(&format!("/api/v1/games/{id}")), 421, "wrong_host");
        refused(&rebound.post("/api/v1/games", &json!({"game": "volga"})), 421, "wrong_host");
        assert_eq!(rebound.get("/").status, 421);
    }
    server.logged("code=\"wrong_host\"");
    assert_eq!(server.client().json("/api/v1/games")["games"].as_array().unwrap().len(), 1);
    assert_eq!(server.client().with("host", "localhost:1").get("/").status, 200);
}

#[test]
fn too_many_requests() {
    let victim = Victim::volga();
    let mut client = victim.server.client();
    let answers: Vec<_> = (0..300).map(|_| client.send("GET", "/api/v1/catalog", None).unwrap()).collect();
    let last = answers.iter().find(|answer| answer.status != 200).expect("there is a limit");
    refused(last, 429, "too_many_requests");
    assert!(last.header("retry-after").unwrap().parse::<u32>().unwrap() >= 1);
    // Whoever has a name is not kept out by those who have none.
    victim.unharmed("too_many_requests");
}

#[test]
fn more_games_than_a_player_may_have() {
    let data = folder();
    let server = Server::with(&["--listen", "127.0.0.1:0", "--games", "2", "--data", data.path().to_str().unwrap()]);
    let (mut hoarder, first) = player(&server, &json!({"game": "volga"}));
    let journal = hoarder.json(&format!("/api/v1/games/{first}/journal"));
    hoarder.start(&json!({"game": "cauldron"}));
    refused(&hoarder.post("/api/v1/games", &json!({"game": "volga"})), 409, "too_many_games");
    refused(&hoarder.post("/api/v1/journals", &journal), 409, "too_many_games");
    assert!(hoarder.post("/api/v1/games?lang=ru", &json!({"game": "volga"})).body.contains("2 партии"));
    server.logged("code=\"too_many_games\"");
    assert_eq!(hoarder.json("/api/v1/games")["games"].as_array().unwrap().len(), 2);
    player(&server, &json!({"game": "volga"})); // others have room of their own
    good(&hoarder.ask("DELETE", &format!("/api/v1/games/{first}"), None));
    hoarder.start(&json!({"game": "volga"}));
    // Whoever sits at the computer itself has no limit.
    let data = folder();
    let home = Server::with(&["--port", "0", "--games", "1", "--data", data.path().to_str().unwrap()]);
    for _ in 0..3 {
        home.client().start(&json!({"game": "volga"}));
    }
}

#[test]
fn a_journal_waits_for_its_turn_before_it_is_read() {
    let data = folder();
    let server = Server::at_home(data.path());
    let id = server.client().start(&json!({"game": "volga", "seed": 1}));
    // As many hints as are thought about at the same time.
    let path = format!("/api/v1/games/{id}/hint?ms=6000");
    let thinking: Vec<_> = (0..2)
        .map(|_| {
            let (mut client, path) = (server.client(), path.clone());
            // Whoever looks whether they think may be thinking just then.
            let mut ask = move || std::iter::repeat_with(|| client.get(&path).status).find(|&status| status != 503);
            std::thread::spawn(move || ask().unwrap_or_default())
        })
        .collect();
    let mut client = server.client();
    let is_busy = || server.client().get(&format!("/api/v1/games/{id}/hint?playouts=1")).status == 503;
    assert!((0..200).any(|_| is_busy()), "both think");
    // Nobody has looked at this: it is no JSON.
    refused(&client.send("POST", "/api/v1/journals", Some("{")).unwrap(), 503, "busy");
    assert!(thinking.into_iter().all(|hint| hint.join().unwrap() == 200));
    refused(&client.send("POST", "/api/v1/journals", Some("{")).unwrap(), 400, "bad_request");
}

#[test]
fn a_deal_that_somebody_knows() {
    let game = json!({"game": "pavlov", "seed": 7, "options": {"players": "competitive_two"}});
    let journal = {
        // At one computer everybody may know it.
        let data = folder();
        let server = Server::at_home(data.path());
        let id = server.client().start(&game);
        server.client().json(&format!("/api/v1/games/{id}/journal"))
    };
    let mut victim = Victim::volga();
    refused(&victim.owner.post("/api/v1/games", &game), 422, "known_deal");
    refused(&victim.owner.post("/api/v1/journals", &journal), 422, "known_deal");
    // Nor does anybody draw for everybody; where nothing is hidden each card is asked for.
    let mut own = json!({"game": "pavlov", "own_dice": true});
    refused(&victim.owner.post("/api/v1/games", &own), 422, "chance_needed");
    own["options"] = game["options"].clone();
    refused(&victim.owner.post("/api/v1/games", &own), 422, "known_deal");
    let page = |client: &mut Client, game: &str| client.get(&format!("/new/{game}")).body;
    assert!(page(&mut victim.owner, "pavlov").contains("anyone who chose it would know"));
    assert!(!page(&mut victim.owner, "volga").contains("anyone who chose it would know"));
    victim.unharmed("known_deal");
}

#[test]
fn listeners_of_one_address() {
    let data = folder();
    let server = Server::with(&["--listen", "127.0.0.1:0", "--behind-proxy", "--data", data.path().to_str().unwrap()]);
    // Several players, so that none of them asks too fast.
    let mut crowd: Vec<(Client, String)> = (0..4).map(|_| player(&server, &json!({"game": "volga"}))).collect();
    let path = |id: &str| format!("/api/v1/games/{id}/events");
    let mut listeners = Vec::new();
    for (client, id) in &crowd {
        listeners.extend((0..50).map(|_| client.listen(&path(id)).unwrap()));
    }
    let (mut client, id) = crowd.remove(0);
    refused(&client.get(&path(&id)), 503, "busy");
    let mut elsewhere = server.client().with("x-forwarded-for", "203.0.113.6");
    elsewhere.headers.extend(client.headers.clone());
    assert!(elsewhere.listen(&path(&id)).unwrap().next().is_some(), "others have room of their own");
    // Whoever stops listening makes room.
    listeners.pop();
    let again = || {
        std::thread::sleep(std::time::Duration::from_millis(50));
        client.listen(&path(&id)).is_ok()
    };
    assert!((0..400).any(|_| again()));
}

#[test]
fn addresses_made_up_by_visitors() {
    let data = folder();
    let proxied = Server::with(&["--listen", "127.0.0.1:0", "--behind-proxy", "--data", data.path().to_str().unwrap()]);
    let from = |server: &Server, hops: &str| {
        let mut client = server.client().with("x-forwarded-for", hops);
        client.send("GET", "/api/v1/catalog", None).unwrap().status
    };
    // What stands before the last address came from the visitor.
    assert!((0..300).any(|n| from(&proxied, &format!("10.1.1.{n}, 203.0.113.5")) == 429));
    assert_eq!(from(&proxied, "203.0.113.6"), 200, "others come from elsewhere");
    proxied.logged("peer=203.0.113.5");
    let figures = |server: &Server, hops: Option<&str>| {
        let client = server.client();
        let mut client = hops.map_or(client, |hops| server.client().with("x-forwarded-for", hops));
        client.get("/metrics").status
    };
    assert_eq!((figures(&proxied, None), figures(&proxied, Some("127.0.0.1"))), (200, 404));
    // Without a proxy nobody is believed.
    let data = folder();
    let open = Server::open(data.path());
    assert!((0..300).any(|n| from(&open, &format!("10.1.1.{n}")) == 429));
    assert_eq!(figures(&open, Some("127.0.0.1")), 404);
}

#[test]
fn answers_carry_their_policy_and_no_internals() {
    let data = folder();
    let server = Server::open(data.path());
    let mut client = server.client();
    for path in ["/", "/nothing", "/api/v1/catalog", "/api/v1/games/x", "/healthz", "/rules/volga"] {
        let answer = client.get(path);
        let policy = answer.header("content-security-policy").unwrap();
        assert!(policy.contains("default-src 'none'") && policy.contains("script-src 'self';"), "{policy}");
        assert_eq!(answer.header("x-content-type-options"), Some("nosniff"));
        assert_eq!(answer.header("referrer-policy"), Some("no-referrer"));
        assert!(!answer.body.contains("crates/") && !answer.body.contains("sqlx"), "{path}");
        assert!(!answer.body.contains("<script>") && !answer.body.contains("onclick="), "{path}");
    }
}
