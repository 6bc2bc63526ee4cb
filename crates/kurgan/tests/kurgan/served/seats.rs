//! Several players: links, seats, and who may do what.

use serde_json::json;
use testkit::http::Client;

use super::{Asks, Server, derail, folder, good, guest, player, refused};

/// Opens a link as a browser does that comes from elsewhere: our cookie is sent only with the second request.
fn follow(server: &Server, link: &str) -> (Client, String) {
    let path = link.split_once(&server.address.to_string()).expect("a link to this server").1;
    let mut client = server.client();
    let first = client.get(path);
    assert_eq!(first.status, 200);
    let again = first.header("refresh").unwrap().strip_prefix("0; url=").unwrap().to_owned();
    // A page like the others, for those whose browser does not go on by itself.
    assert!(first.body.contains(&format!("href=\"{again}\"")) && first.body.contains("id=\"main\""), "{first:?}");
    let second = client.get(&again);
    assert_eq!(second.status, 303, "{second:?}");
    let cookie = second.header("set-cookie").unwrap();
    assert!(cookie.contains("HttpOnly; SameSite=Strict"), "{cookie}");
    let client = server.client().with("cookie", cookie.split(';').next().unwrap());
    (client, second.header("location").unwrap().to_owned())
}

#[test]
fn friends_join_a_cooperative_game_by_links() {
    let data = folder();
    let server = Server::open(data.path());
    let game = json!({"game": "pavlov", "seed": 1, "options": {"players": "cooperative"}});
    let (mut owner, id) = player(&server, &game);
    let path = format!("/api/v1/games/{id}");
    let link = |owner: &mut Client| {
        let made = good(&owner.post(&format!("{path}/links"), &json!({"seat": "tactical"})));
        made["link"].as_str().unwrap().to_owned()
    };
    let (old, new) = (link(&mut owner), link(&mut owner));
    let token = old.rsplit('/').next().unwrap();
    assert!(token.len() * 5 >= 256, "{token}");
    refused(&server.client().post("/api/v1/join", &json!({"token": token})), 401, "bad_token");
    let (mut friend, location) = follow(&server, &new);
    assert_eq!(location, format!("/games/{id}?seat=tactical"));
    assert_eq!(friend.json(&path)["held"], json!(["tactical"]));
    assert_eq!(owner.json(&path)["held"], json!(["operational", "tactical"]), "nothing is hidden: seats are shared");
    assert_eq!(friend.json("/api/v1/games")["games"][0]["id"], id.as_str());
    refused(&friend.ask("DELETE", &path, None), 403, "not_all_seats");
    refused(&friend.post(&format!("{path}/links"), &json!({"seat": "operational"})), 403, "not_your_seat");
    assert_eq!(friend.get(&location).status, 200);
    // Neither cookies nor tokens are kept as they are.
    let secrets = [new.rsplit('/').next().unwrap(), token];
    for file in std::fs::read_dir(data.path()).unwrap() {
        let bytes = std::fs::read(file.unwrap().path()).unwrap();
        for secret in secrets {
            assert!(!bytes.windows(secret.len()).any(|window| window == secret.as_bytes()));
        }
    }
}

#[test]
fn a_hidden_hand_has_one_holder() {
    let data = folder();
    let server = Server::open(data.path());
    let game = json!({"game": "pavlov", "options": {"players": "competitive_two"}});
    let (mut owner, id) = player(&server, &game);
    let path = format!("/api/v1/games/{id}");
    let made = good(&owner.post(&format!("{path}/links"), &json!({"seat": "german"})));
    let (mut german, _) = follow(&server, made["link"].as_str().unwrap());
    assert_eq!(german.json(&path)["held"], json!(["german"]));
    assert_eq!(owner.json(&path)["held"], json!(["defender"]), "nobody looks over the German's shoulder");
    refused(&owner.get(&format!("{path}/view?seat=german")), 403, "not_your_seat");
    refused(&owner.get(&format!("{path}/journal")), 403, "sealed");
    refused(&owner.ask("DELETE", &path, None), 403, "not_all_seats");
    assert!(owner.json(&path)["seed"].is_null() && german.json(&path)["seed"].is_null());
    // The link is spent.
    refused(&server.client().post("/api/v1/join", &json!({"token": made["token"]})), 401, "bad_token");
    // The German may take the seat along to another device.
    let again = good(&german.post(&format!("{path}/links"), &json!({"seat": "german"})));
    let mut bearer = server.client().with("authorization", &format!("Bearer {}", again["token"].as_str().unwrap()));
    assert_eq!(bearer.json(&path)["held"], json!(["german"]));
    assert_eq!(bearer.json("/api/v1/games")["games"].as_array().unwrap().len(), 1);
}

#[test]
fn of_those_who_open_a_link_at_once_one_has_the_seat() {
    let data = folder();
    let server = Server::open(data.path());
    for _ in 0..5 {
        let (mut owner, id) = player(&server, &json!({"game": "pavlov", "options": {"players": "competitive_two"}}));
        let link = good(&owner.post(&format!("/api/v1/games/{id}/links"), &json!({"seat": "german"})));
        let join = || {
            let (mut client, body) = (server.client(), json!({"token": link["token"]}));
            std::thread::spawn(move || client.post("/api/v1/join", &body).status)
        };
        let joining: Vec<_> = (0..6).map(|_| join()).collect();
        let mut answers: Vec<u16> = joining.into_iter().map(|guest| guest.join().unwrap()).collect();
        answers.sort_unstable();
        assert_eq!(answers, [200, 401, 401, 401, 401, 401]);
    }
}

#[test]
fn a_game_that_no_longer_plays_as_written_has_no_seat_to_give() {
    let data = folder();
    let home = Server::at_home(data.path());
    let mut client = home.client();
    let id = client.start(&json!({"game": "pavlov", "seed": 3, "options": {"players": "competitive_two"}}));
    let path = format!("/api/v1/games/{id}");
    client.play_on(&id, 1);
    let token = good(&client.post(&format!("{path}/links"), &json!({"seat": "german"})))["token"].clone();
    let journal = client.json(&format!("{path}/journal"));
    home.stop();
    derail(data.path(), &journal);
    let server = Server::open(data.path());
    refused(&server.client().post("/api/v1/join", &json!({"token": token})), 422, "journal_diverged");
    // The game that goes on with it has other tokens.
    let mut bearer = server.client().with("authorization", &format!("Bearer {}", token.as_str().unwrap()));
    refused(&bearer.get(&path), 422, "journal_diverged");
    refused(&bearer.ask("POST", &format!("{path}/resume"), None), 403, "need_player");
}

#[test]
fn only_those_who_could_have_played_take_back() {
    let data = folder();
    let server = Server::open(data.path());
    let game = json!({"game": "pavlov", "takebacks": true, "options": {"players": "competitive_two"}});
    let (mut defender, id) = player(&server, &game);
    let path = format!("/api/v1/games/{id}");
    let made = good(&defender.post(&format!("{path}/links"), &json!({"seat": "german"})));
    let (mut german, _) = follow(&server, made["link"].as_str().unwrap());
    let mut crossed = 0;
    for _ in 0..12 {
        let state = defender.json(&path)["state"].clone();
        let Some(acting) = state["to_act"][0].as_str().map(ToOwned::to_owned) else { break };
        let (actor, other) =
            if acting == "german" { (&mut german, &mut defender) } else { (&mut defender, &mut german) };
        actor.play_on(&id, 1);
        // The last action was the actor's: nobody else takes it back, not even to get at an action of their own.
        assert_eq!(other.json(&path)["undoable"], 0);
        let answer = other.post(&format!("{path}/undo"), &json!({}));
        refused(&answer, 403, "not_your_action");
        let before = actor.json(&path);
        good(&actor.post(&format!("{path}/undo"), &json!({})));
        refused(&other.post(&format!("{path}/redo"), &json!({})), 403, "not_your_action");
        good(&actor.post(&format!("{path}/redo"), &json!({})));
        assert_eq!(actor.json(&path)["state"], before["state"]);
        crossed += 1;
    }
    assert_eq!(crossed, 12);
}

#[test]
fn at_one_screen_nothing_is_shown_before_somebody_says_who_they_are() {
    let data = folder();
    let server = Server::open(data.path());
    let game = json!({"game": "pavlov", "options": {"players": "competitive_two"}});
    let (mut owner, id) = player(&server, &game);
    let page = owner.get(&format!("/games/{id}")).body;
    assert!(page.contains("?seat=german") && !page.contains("data-el="), "{page}");
    let page = owner.get(&format!("/games/{id}?seat=german")).body;
    assert!(page.contains("data-el=\"card "), "the hand of the German");
    // A link on another site seats nobody who has not said so.
    let link = good(&owner.post(&format!("/api/v1/games/{id}/links"), &json!({"seat": "german"})));
    let again = format!("{}?sit=1", link["link"].as_str().unwrap());
    let lured = server.client().with("sec-fetch-site", "cross-site").get(&again);
    assert!(lured.header("set-cookie").is_none() && lured.header("refresh").is_none());
    assert_eq!(lured.status, 200);
}

#[test]
fn everybody_reads_the_result_of_their_own_seat() {
    let data = folder();
    // Played to the end at home, where nobody has to wait.
    let (id, tokens) = {
        let server = Server::at_home(data.path());
        let mut client = server.client();
        let id = client.start(&json!({"game": "pavlov", "seed": 3, "options": {"players": "competitive_two"}}));
        let path = format!("/api/v1/games/{id}");
        // One side after the other, as long as it is its turn.
        assert!((0..2_000).any(|_| client.play_on(&id, 100).is_empty()), "a game ends");
        let ended = client.json(&path)["state"]["outcome"]["results"].clone();
        let tokens = ["defender", "german"].map(|seat| {
            let link = good(&client.post(&format!("{path}/links"), &json!({"seat": seat})));
            (link["token"].clone(), ended[seat].clone())
        });
        assert_ne!(tokens[0].1, tokens[1].1, "{ended}");
        (id, tokens)
    };
    let server = Server::open(data.path());
    for (token, result) in tokens {
        let mut player = guest(&server, &token);
        let mine = player.json("/api/v1/games")["games"][0].clone();
        assert_eq!((mine["id"].as_str(), &mine["result"]), (Some(id.as_str()), &result));
        let (won, lost) = ("<td>won</td>", "<td>lost</td>");
        let page = player.get("/").body;
        assert!(page.contains(if result == "win" { won } else { lost }), "{page}");
    }
}

#[test]
fn cookies_last_as_long_as_they_are_used() {
    let data = folder();
    let server = Server::open(data.path());
    let (mut owner, id) = player(&server, &json!({"game": "volga"}));
    let sent = owner.headers.iter().find(|(name, _)| name == "cookie").unwrap().1.clone();
    for page in ["/", &format!("/games/{id}"), "/rules"] {
        let again = owner.get(page);
        let cookie = again.header("set-cookie").unwrap_or_else(|| panic!("{page} renews nothing"));
        assert!(cookie.starts_with(&format!("{sent}; ")) && cookie.contains("Max-Age=31536000"), "{cookie}");
    }
    // Not with everything that a page asks for, not for programs, and not for whoever has none.
    let live = format!("/games/{id}/live");
    let mut script = server.client().with("cookie", &sent).with("sec-fetch-mode", "cors");
    assert!(script.get(&live).header("set-cookie").is_none());
    assert!(owner.get("/api/v1/games").header("set-cookie").is_none());
    assert!(server.client().get("/").header("set-cookie").is_none());
    assert!(server.client().with("cookie", "kurgan=guess; lang=xx").get("/").header("set-cookie").is_none());
    let french = server.client().with("cookie", "lang=fr").get("/");
    assert!(french.header("set-cookie").unwrap().starts_with("lang=fr; "));
}
