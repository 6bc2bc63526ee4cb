//! Draws the page of a game after some random actions, to look at a board without a server:
//! `cargo run -p kurgan-web --example draw -- volga 7 40 out.html [en|fr|ru] [light|dark] [OPTIONS-JSON] [SEAT]`.

use std::path::Path;
use std::{env, fs};

use kurgan_core::Seats;
use table::{AnySession, Language, Packs, Start, Words};
use testkit::luck::Luck;
use web::assets;
use web::pages::{Seen, Shell, play};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let args: Vec<String> = env::args().skip(1).collect();
    let arg = |n: usize, otherwise: &'static str| args.get(n).map_or(otherwise, String::as_str);
    let (game, seed, actions) = (arg(0, "volga").parse()?, arg(1, "7").parse()?, arg(2, "40").parse::<usize>()?);
    let words = Words::new(arg(4, "en").parse::<Language>()?);
    let options = serde_json::from_str(arg(6, "{}"))?;
    let mut session =
        AnySession::new(&Packs::default(), &Start { seed: Some(seed), ..Start::of(game, &options) }, words)?;
    let mut luck = Luck::new(seed);
    for _ in 0..actions {
        let choices = session.state(words).legal;
        let choices: Vec<_> = choices.iter().filter(|choice| !choice.resign).collect();
        let Some(choice) = luck.pick(&choices) else { break };
        let action = choice.action.clone();
        session.play(&action, None, words)?;
    }
    let held = match args.get(7) {
        Some(seat) => Seats::only(session.seat(seat, words)?),
        None => session.all_seats(),
    };
    let seen = Seen { id: "drawn", session: &session, held, all_held: held, version: 1 };
    let (mut page, _) = play(Shell { words, path: "/games/drawn" }, &seen);
    println!("{} bytes", page.len());
    for asset in assets::ASSETS.iter() {
        let text = String::from_utf8_lossy(&asset.bytes);
        let address = format!("/assets/{}", asset.name);
        page = match asset.mime {
            mime if mime.starts_with("text/css") => page
                .replace(&format!("<link rel=\"stylesheet\" href=\"{address}\">"), &format!("<style>{text}</style>")),
            mime if mime.starts_with("text/javascript") => page
                .replace(&format!("<script src=\"{address}\" defer></script>"), "")
                .replace("</body>", &format!("<script>{text}</script></body>")),
            _ => page,
        };
    }
    // Fonts and the land lie beside the page.
    for font in assets::ASSETS.iter().filter(|asset| asset.mime.starts_with("font/")) {
        fs::write(Path::new(arg(3, "out.html")).with_file_name(&font.name), &font.bytes)?;
        page = page.replace(&format!("/assets/{}", font.name), &font.name);
    }
    let out = arg(3, "out.html");
    if let Some((_, rest)) = page.split_once("src=\"/assets/land-")
        && let Some((name, _)) = rest.split_once('"')
        && let Some(land) = assets::find(&format!("land-{name}"))
    {
        let file = format!("{out}.svg");
        fs::write(&file, &land.bytes)?;
        let beside = Path::new(&file).file_name().unwrap_or_default().to_string_lossy().into_owned();
        page = page.replace(&format!("/assets/{}", land.name), &beside);
    }
    page = page.replacen("<html ", &format!("<html data-theme=\"{}\" ", arg(5, "light")), 1);
    fs::write(out, page)?;
    Ok(())
}
