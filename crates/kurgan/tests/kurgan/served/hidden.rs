//! Hidden information: two games that differ only in what the German hides look the same to the defender.

use std::path::Path;

use serde_json::{Value, json};
use testkit::http::Client;

use super::{Asks, Server, folder, good, guest};

/// A competitive game with a German and a defender of their own.
struct Pair {
    id: String,
    defender: Client,
    german: Client,
}

impl Pair {
    /// Games of these deals, dealt at home: on a network nobody chooses the deal of a game with secrets.
    fn of(data: &Path, seeds: impl IntoIterator<Item = u64>) -> (Server, Vec<Self>) {
        let home = Server::at_home(data);
        let deal = |seed| {
            let mut client = home.client();
            let id = client.start(&json!({"game": "pavlov", "seed": seed, "options": {"players": "competitive_two"}}));
            let path = format!("/api/v1/games/{id}/links");
            let tokens =
                ["defender", "german"].map(|seat| good(&client.post(&path, &json!({"seat": seat})))["token"].clone());
            (id, tokens)
        };
        let dealt: Vec<(String, [Value; 2])> = seeds.into_iter().map(deal).collect();
        drop(home);
        let server = Server::open(data);
        let sit = |(id, tokens): (String, [Value; 2])| {
            let [defender, german] = tokens.map(|token| guest(&server, &token));
            Self { id, defender, german }
        };
        let pairs = dealt.into_iter().map(sit).collect();
        (server, pairs)
    }

    /// Everything that the defender can get to see, without what names the game or tells the time.
    fn seen(&mut self) -> Vec<String> {
        let id = self.id.clone();
        let api = format!("/api/v1/games/{id}");
        let mut paths: Vec<String> =
            ["", "/view", "/log", "/blocked", "/journal"].iter().map(|rest| format!("{api}{rest}")).collect();
        let panels = ["/live?open=aids", "/live?since=1", "/log", "/panel?name=aids", "/panel?name=game", "/blocked"];
        for rest in ["", "/live", "/entry?n=1", "/about?element=deck"].into_iter().chain(panels) {
            paths.push(format!("/games/{id}{rest}"));
        }
        let mut seen: Vec<String> = paths.iter().map(|path| self.defender.get(path).body).collect();
        seen.push(self.defender.listen(&format!("{api}/events")).unwrap().next().unwrap());
        seen.push(self.defender.post(&format!("{api}/undo"), &json!({})).body);
        // None of these depends on what is hidden: a name, a clock, and a promise with a nonce of its own.
        let info: Value = serde_json::from_str(&seen[0]).unwrap();
        let (updated, promise) = (info["updated"].to_string(), info["commitment"].as_str().unwrap());
        let plain = |text: String| text.replace(&id, "ID").replace(&updated, "NOW").replace(promise, "PROMISE");
        seen.into_iter().map(plain).collect()
    }

    fn german_choices(&mut self) -> Vec<String> {
        let state = self.german.json(&format!("/api/v1/games/{}", self.id))["state"].clone();
        let legal = state["legal"].as_array().unwrap().iter();
        legal
            .filter(|choice| choice["resign"] == false)
            .map(|choice| choice["action"].as_str().unwrap().to_owned())
            .collect()
    }
}

#[test]
fn the_defender_cannot_tell_which_orders_were_laid() {
    let data = folder();
    let (_server, mut pairs) = Pair::of(data.path(), (1..=5).flat_map(|seed| [seed, seed]));
    let (mut compared, mut different) = (0, 0);
    for twins in pairs.chunks_exact_mut(2) {
        let [one, two] = twins else { unreachable!("chunks of two") };
        for _ in 0..40 {
            let (first, second) = (one.german_choices(), two.german_choices());
            if first.is_empty() {
                // The defender decides the same in both games.
                let state = one.defender.json(&format!("/api/v1/games/{}", one.id))["state"].clone();
                let Some(choice) = state["legal"].get(0) else { break };
                for pair in [&mut *one, &mut *two] {
                    let path = format!("/api/v1/games/{}/actions", pair.id);
                    good(&pair.defender.post(&path, &json!({"action": choice["action"]})));
                }
                continue;
            }
            // The German lays orders: other ones in the other game.
            if !first.iter().all(|action| action.starts_with("order ") || action.starts_with("tactic ")) {
                break;
            }
            let (here, there) = (first[0].clone(), second[second.len() - 1].clone());
            different += usize::from(here != there);
            for (pair, action) in [(&mut *one, &here), (&mut *two, &there)] {
                let path = format!("/api/v1/games/{}/actions", pair.id);
                good(&pair.german.post(&path, &json!({"action": action})));
            }
            // What is revealed next may tell them apart; while orders are being laid, nothing may.
            let next = one.german_choices();
            if !next.iter().any(|action| action.starts_with("order ") || action.starts_with("tactic ")) {
                break;
            }
            let (one, two) = (one.seen(), two.seen());
            for (a, b) in one.iter().zip(&two) {
                assert_eq!(a, b, "the defender sees a difference between {here} and {there}");
            }
            compared += 1;
        }
    }
    assert!(compared >= 5 && different >= 5, "{compared} compared, {different} different choices");
}

/// Whether a card is named anywhere but in the lists of what is not known.
fn names(value: &Value, card: &str) -> bool {
    match value {
        Value::String(text) => text.split(|c: char| !c.is_ascii_alphanumeric() && c != '-').any(|word| word == card),
        Value::Array(items) => items.iter().any(|item| names(item, card)),
        Value::Object(fields) => fields.iter().any(|(field, value)| {
            // What may still be there, and all that the deck was made of.
            !["unseen", "unseen_tactics", "shuffled", "undrawn"].contains(&field.as_str()) && names(value, card)
        }),
        _ => false,
    }
}

fn cards(view: &Value, places: &[&str]) -> Vec<String> {
    let listed = places.iter().filter_map(|place| view.pointer(place)?.as_array()).flatten();
    listed.filter_map(Value::as_str).map(ToOwned::to_owned).collect()
}

#[test]
fn no_answer_names_a_card_that_the_other_side_holds_unseen() {
    let data = folder();
    let (_server, mut pairs) = Pair::of(data.path(), [12]);
    let pair = &mut pairs[0];
    let id = pair.id.clone();
    let api = format!("/api/v1/games/{id}");
    let (mut of_german, mut of_defender) = (0, 0);
    for n in 0..60 {
        let views = [pair.german.json(&format!("{api}/view")), pair.defender.json(&format!("{api}/view"))];
        let german = cards(&views[0], &["/wehrmacht_cards/hand", "/wehrmacht_cards/orders", "/tactics/hand"]);
        let soviet = cards(&views[1], &["/soviet_cards/hand"]);
        let unseen_by_defender = cards(&views[1], &["/german/unseen", "/german/unseen_tactics"]);
        let unseen_by_german = cards(&views[0], &["/soviet/unseen"]);
        let hidden = [
            (soviet, unseen_by_german, &mut pair.german, &mut of_defender),
            (german, unseen_by_defender, &mut pair.defender, &mut of_german),
        ];
        for (held, unseen, reader, count) in hidden {
            let secret: Vec<String> = held.into_iter().filter(|card| unseen.contains(card)).collect();
            let answers = ["", "/view", "/log", "/blocked"].map(|rest| reader.json(&format!("{api}{rest}")));
            let page = ["/live?open=aids", "/log"].map(|rest| reader.get(&format!("/games/{id}{rest}")).body).concat();
            for card in &secret {
                assert!(!answers.iter().any(|answer| names(answer, card)), "{card} after {n} actions");
                assert!(!page.contains(&format!("card {card}\"")), "{card} is on the page after {n} actions");
            }
            *count += secret.len();
        }
        let state = pair.defender.json(&api)["state"].clone();
        let Some(acting) = state["to_act"][0].as_str() else { break };
        let actor = if acting == "german" { &mut pair.german } else { &mut pair.defender };
        let legal = actor.json(&api)["state"]["legal"].clone();
        let legal: Vec<&Value> = legal.as_array().unwrap().iter().filter(|choice| choice["resign"] == false).collect();
        let done = good(&actor.post(&format!("{api}/actions"), &json!({"action": legal[n % legal.len()]["action"]})));
        assert!(done["version"].is_u64());
    }
    assert!(of_german > 50 && of_defender > 20, "{of_german} German and {of_defender} Soviet cards were looked for");
}
