//! Load test: many games at once over loopback, played as a browser plays them, each with a listener, against the real
//! program.
//!
//! ```text
//! cargo bench -p kurgan --bench load -- [--games 200] [--seconds 60] [--pause 250]
//! ```
//!
//! Each player pauses for that many milliseconds on average between an answer and the next action; 0 means no pause.
//! Games are first played to different lengths, and a game that ends is replaced by a new one. Prints actions per
//! second, the median and 99th percentile of action times, processor time and answer size per action, errors, and the
//! resident memory of the server.

#![allow(clippy::disallowed_methods, clippy::unwrap_used)] // a clock is what this is about, and nothing may fail

use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicBool, AtomicU64, AtomicUsize, Ordering::Relaxed};
use std::sync::{Arc, Mutex};
use std::thread;
use std::time::{Duration, Instant};

use serde::Deserialize;
use serde_json::json;
use testkit::http::Client;
use testkit::luck::Luck;

/// Ages at the beginning, in actions.
const OLDEST: usize = 240;
const STACK: usize = 256 * 1024;
/// When figures are printed, in seconds.
const MOMENTS: [u64; 3] = [10, 30, 60];

#[derive(Deserialize)]
struct Created {
    id: String,
}

#[derive(Default)]
struct Figures {
    micros: Mutex<Vec<u32>>,
    bytes: AtomicU64,
    errors: AtomicU64,
    heard: AtomicU64,
    ended: AtomicU64,
    grown_up: AtomicUsize,
    measuring: AtomicBool,
    stop: AtomicBool,
}

/// Plays one game after another.
fn play(address: SocketAddr, figures: &Arc<Figures>, seed: u64, pause: usize) {
    let (mut client, mut luck) = (Client::new(address), Luck::new(seed));
    let mut young = luck.below(OLDEST);
    let games: Vec<table::GameId> = table::GameId::offered().collect();
    while !figures.stop.load(Relaxed) {
        let game = games[luck.below(games.len())];
        let body = json!({"game": game, "seed": luck.below(1 << 40)}).to_string();
        let Some(created) = send(&mut client, figures, "POST", "/api/v1/games", Some(&body)) else { continue };
        let Created { id } = serde_json::from_str(&created).unwrap();
        listen(address, figures, &id);
        let act = format!("/games/{id}/act");
        let Some(page) = send(&mut client, figures, "GET", &format!("/games/{id}"), None) else { continue };
        let mut legal = choices(&page).unwrap_or_default();
        for version in 1.. {
            if figures.stop.load(Relaxed) {
                break;
            }
            let Some(action) = luck.pick(&legal) else {
                figures.ended.fetch_add(1, Relaxed);
                break;
            };
            let body = json!({"action": action, "version": version, "key": version.to_string()}).to_string();
            let start = Instant::now();
            let Some(news) = send(&mut client, figures, "POST", &act, Some(&body)) else { break };
            let took = start.elapsed();
            legal = choices(&news).unwrap_or(legal);
            if young > 0 {
                young -= 1;
                if young == 0 {
                    figures.grown_up.fetch_add(1, Relaxed);
                }
                continue;
            }
            if figures.measuring.load(Relaxed) {
                figures.micros.lock().unwrap().push(u32::try_from(took.as_micros()).unwrap_or(u32::MAX));
                figures.bytes.fetch_add(news.len() as u64, Relaxed);
            }
            thread::sleep(Duration::from_millis((pause / 2 + luck.below(pause + 1)) as u64));
        }
        let _ = client.send("DELETE", &format!("/api/v1/games/{id}"), None);
    }
}

/// The choices on a page or in what is new on it; none where they are as they were.
fn choices(html: &str) -> Option<Vec<String>> {
    let decide = html.split("data-part=\"decide\"").nth(1).or_else(|| html.split("id=\"decide\"").nth(1))?;
    let list = decide.split("id=\"choices\"").nth(1).map(|list| list.split("</ul>").next().unwrap_or_default());
    let actions = list.unwrap_or_default().split("data-action=\"").skip(1).filter_map(|rest| rest.split('"').next());
    Some(actions.map(|action| action.replace("&quot;", "\"").replace("&amp;", "&")).collect())
}

fn send(client: &mut Client, figures: &Figures, method: &str, path: &str, body: Option<&str>) -> Option<String> {
    let answer = client.send(method, path, body).ok().filter(|answer| answer.status < 300);
    if answer.is_none() && !figures.stop.load(Relaxed) {
        figures.errors.fetch_add(1, Relaxed);
    }
    answer.map(|answer| answer.body)
}

/// Listens to a game until it is thrown away.
fn listen(address: SocketAddr, figures: &Arc<Figures>, id: &str) {
    let (figures, path) = (figures.clone(), format!("/api/v1/games/{id}/events"));
    let listener = thread::Builder::new().stack_size(STACK).spawn(move || match Client::new(address).listen(&path) {
        Ok(events) => {
            for _ in events {
                figures.heard.fetch_add(1, Relaxed);
            }
        }
        Err(_) => {
            figures.errors.fetch_add(1, Relaxed);
        }
    });
    drop(listener.unwrap());
}

/// The resident memory of a process, in megabytes.
fn resident(child: &Child) -> f64 {
    let status = std::fs::read_to_string(format!("/proc/{}/status", child.id())).unwrap_or_default();
    let line = status.lines().find(|line| line.starts_with("VmRSS")).unwrap_or_default();
    line.split_whitespace().nth(1).and_then(|kb| kb.parse::<f64>().ok()).unwrap_or(f64::NAN) / 1024.0
}

/// The processor time of a process so far, in seconds.
#[allow(clippy::cast_precision_loss)] // figures for people
fn busy(child: &Child) -> f64 {
    let stat = std::fs::read_to_string(format!("/proc/{}/stat", child.id())).unwrap_or_default();
    let fields = stat.rsplit(')').next().unwrap_or_default().split_whitespace().skip(11).take(2);
    fields.filter_map(|ticks| ticks.parse::<u64>().ok()).sum::<u64>() as f64 / 100.0
}

fn argument(name: &str, otherwise: u64) -> u64 {
    let mut args = std::env::args().skip_while(|arg| arg != name).skip(1);
    args.next().and_then(|value| value.parse().ok()).unwrap_or(otherwise)
}

#[allow(clippy::cast_precision_loss, clippy::cast_possible_truncation, clippy::cast_sign_loss)] // figures for people
fn main() {
    let (games, seconds, pause) = (argument("--games", 200), argument("--seconds", 60), argument("--pause", 250));
    let pause = usize::try_from(pause).unwrap();
    let data = tempfile::TempDir::new().unwrap();
    let mut command = Command::new(env!("CARGO_BIN_EXE_kurgan"));
    command.args(["serve", "--no-open", "--port", "0", "--log", "warn", "--data"]).arg(data.path());
    let mut server = command.stdin(Stdio::null()).stdout(Stdio::piped()).spawn().unwrap();
    let mut line = String::new();
    BufReader::new(server.stdout.take().unwrap()).read_line(&mut line).unwrap();
    let address: SocketAddr = line.split("http://").nth(1).unwrap().split('/').next().unwrap().parse().unwrap();

    let figures = Arc::new(Figures::default());
    let begun = Instant::now();
    let players: Vec<_> = (0..games)
        .map(|n| {
            let figures = figures.clone();
            let play = move || play(address, &figures, n.wrapping_mul(0x9E37_79B9_7F4A_7C15) + 1, pause);
            thread::Builder::new().stack_size(STACK).spawn(play).unwrap()
        })
        .collect();
    let almost = usize::try_from(games * 99 / 100).unwrap();
    while figures.grown_up.load(Relaxed) < almost && begun.elapsed() < Duration::from_mins(2) {
        thread::sleep(Duration::from_millis(100));
    }
    println!("{games} games grown up in {:.1} s, {:.1} MB", begun.elapsed().as_secs_f64(), resident(&server));
    figures.measuring.store(true, Relaxed);
    let (start, busy_before) = (Instant::now(), busy(&server));
    let moments = MOMENTS.into_iter().filter(|&moment| moment < seconds).chain([seconds]);
    for moment in moments {
        thread::sleep(Duration::from_secs(moment).saturating_sub(start.elapsed()));
        let mut micros = figures.micros.lock().unwrap().clone();
        micros.sort_unstable();
        let at = |share: f64| micros.get((micros.len() as f64 * share) as usize).map_or(0.0, |&us| f64::from(us) / 1e3);
        println!(
            "{moment:>4} s: {:.0} actions/s, p50 {:.1} ms, p99 {:.1} ms, worst {:.1} ms, {:.2} ms of processor and {:.0} bytes for each, {} errors, {} events heard, {} games ended, {:.1} MB",
            micros.len() as f64 / start.elapsed().as_secs_f64(),
            at(0.50),
            at(0.99),
            at(0.999_999_9),
            (busy(&server) - busy_before) * 1e3 / micros.len() as f64,
            figures.bytes.load(Relaxed) as f64 / micros.len() as f64,
            figures.errors.load(Relaxed),
            figures.heard.load(Relaxed),
            figures.ended.load(Relaxed),
            resident(&server),
        );
    }
    figures.stop.store(true, Relaxed);
    for player in players {
        player.join().unwrap();
    }
    server.kill().unwrap();
    server.wait().unwrap();
}
