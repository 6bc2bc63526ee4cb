//! The first page: the games, and those under way.

use kurgan_core::Verdict;
use maud::{Markup, html};

use super::Shell;
use super::play::phrases;
use crate::words::Tongue;

/// What the first page shows.
pub struct Home {
    /// The reader's games, the last one played first.
    pub games: Vec<Saved>,
}

/// A game in the list.
pub struct Saved {
    /// Its name in addresses.
    pub id: String,
    /// Which game.
    pub game: String,
    /// The turn.
    pub turn: u32,
    /// When it was played last, as `2026-11-15 20:15` in universal time.
    pub updated: String,
    /// The same for programs, as RFC 3339.
    pub updated_machine: String,
    /// The result for the reader, once it is over.
    pub result: Option<Verdict>,
    /// The score, once it is over.
    pub score: Option<i32>,
}

/// The first page.
pub fn home(shell: Shell, home: &Home) -> String {
    let (tongue, say) = (shell.tongue, shell.tongue.say());
    let going = home.games.iter().find(|game| game.result.is_none());
    let blurb = |game: &str| match game {
        "volga" => say.blurb_volga(),
        "cauldron" => say.blurb_cauldron(),
        _ => say.blurb_pavlov(),
    };
    let body = html! {
        div.home {
            h1 { (say.home_title()) }
            p.lead { (say.home_lead()) }
            @if let Some(game) = going {
                a.continue href=(format!("/games/{}", game.id)) {
                    strong { (say.continue_game()) }
                    span { (table::title(&game.game, tongue.table())) ", " (say.turn(game.turn)) }
                }
            }
            ul.covers {
                @for game in table::IDS {
                    li.card.(game) {
                        (cover(game))
                        h2 { (table::title(game, tongue.table())) }
                        p { (blurb(game)) }
                        p.actions {
                            a.button.primary href=(format!("/new/{game}")) { (say.new_game()) }
                            a.button href=(format!("/rules/{game}")) { (say.read_rules()) }
                        }
                    }
                }
            }
            section.mine aria-labelledby="mine" {
                h2 #mine { (say.my_games()) }
                @if home.games.is_empty() { p { (say.no_games()) } } @else { (list(&home.games, tongue)) }
                form.import #import {
                    label { (say.import_label()) " " input type="file" accept=".json,application/json" required; }
                    button type="submit" { (say.import_button()) }
                }
            }
            footer {
                p { (say.disclaimer()) }
                p { a href="/api" { (say.api_link()) } }
                p { a href="/notices" hreflang="en" { (say.notices_link()) } }
            }
        }
        (phrases(tongue))
    };
    shell.page(&say.home_title(), "plain", &body).into_string()
}

fn list(games: &[Saved], tongue: Tongue) -> Markup {
    let say = tongue.say();
    let result = |game: &Saved| match game.result {
        None => say.result_open(game.turn),
        Some(Verdict::Win) => say.result_win(),
        Some(Verdict::Draw) => say.result_draw(),
        Some(Verdict::Loss) => say.result_loss(),
    };
    html! {
        div.scroll {
            table.games {
                thead { tr {
                    th scope="col" { (say.column_game()) } th scope="col" { (say.column_result()) }
                    th scope="col" { (say.column_score()) } th scope="col" { (say.column_date()) }
                    th scope="col" { span.sr { (say.column_actions()) } }
                } }
                tbody {
                    @for game in games {
                        @let title = table::title(&game.game, tongue.table());
                        tr {
                            td { a href=(format!("/games/{}", game.id)) { (title) } }
                            td { (result(game)) }
                            td { @if let Some(score) = game.score { (score) } @else { "–" } }
                            td { time datetime=(game.updated_machine) { (game.updated) } }
                            td {
                                a href=(format!("/api/v1/games/{}/journal", game.id)) download { (say.export()) } " "
                                button.link type="button" data-delete=(game.id) data-confirm=(say.delete_confirm(title.as_str())) { (say.delete()) }
                            }
                        }
                    }
                }
            }
        }
    }
}

/// A drawn cover.
fn cover(game: &str) -> Markup {
    match game {
        "volga" => volga_cover(),
        "cauldron" => cauldron_cover(),
        _ => pavlov_cover(),
    }
}

/// A skyline of factory chimneys on the river, arrows coming from the west.
fn volga_cover() -> Markup {
    html! {
        svg.cover viewBox="0 0 320 200" role="presentation" {
            rect.sky width="320" height="200" {}
            circle.sun cx="245" cy="62" r="30" {}
            path.smoke d="M92 70c-14-18 8-24-4-42M150 58c-16-20 10-26-4-50M206 76c-12-16 8-22-2-38" {}
            path.far d="M0 132h36v-22h14v-12h18v34h18V72h10v60h16v-26l14-10v10l14-10v36h12V60h10v72h18v-20h24v20h10V78h10v54h20v-28h22v28h54v68H0z" {}
            path.water d="M0 150c40-8 80 6 120 0s80-8 120 0 60 4 80 0v50H0z" {}
            path.wave d="M20 166h46M96 176h60M190 164h50M238 182h44M40 188h34" {}
            path.arrow d="M0 96h46V84l28 20-28 20v-12H0zM0 34h30V24l22 16-22 16V46H0z" {}
        }
    }
}

/// A ring closing on a pocket in the snow, one transport aircraft over it.
fn cauldron_cover() -> Markup {
    html! {
        svg.cover viewBox="0 0 320 200" role="presentation" {
            rect.snow width="320" height="200" {}
            path.steppe d="M0 150c60-18 110 8 170-6s100-14 150-2v58H0z" {}
            path.pocket d="M96 70c30-28 104-30 136 2s20 76-28 88-104 4-122-28 0-48 14-62z" {}
            path.ring d="M84 58c38-38 128-40 166 2s24 98-34 112-130 6-152-34 0-60 20-80z" {}
            path.teeth d="M160 24v16M72 60l12 10M54 118l16-4M250 64l-12 10M264 118l-16-4M112 178l6-14M214 176l-8-14" {}
            path.plane d="M120 100l44-6 20-26h10l-8 28 34 2 8-8h8l-4 14-46 4-14 22h-8l4-22-48 2z" {}
            path.flake d="M30 30v10M25 35h10M286 26v10M281 31h10M60 180v8M56 184h8M292 170v8M288 174h8M150 12v8M146 16h8" {}
        }
    }
}

/// A battered house by the square, one flag on the roof.
fn pavlov_cover() -> Markup {
    html! {
        svg.cover viewBox="0 0 320 200" role="presentation" {
            rect.dusk width="320" height="200" {}
            path.ruin d="M0 130l30-14 14 12 22-20 16 26v66H0zM250 122l20-22 18 14 14-20 18 22v84h-70z" {}
            path.house d="M84 172V58l18-8 6 8h16l8-14 14 14h34l10-10 10 10h20l16 12v102z" {}
            path.window d="M98 74h16v20H98zM130 74h16v20h-16zM162 74h16v20h-16zM194 74h16v20h-16zM98 108h16v20H98zM130 108h16v20h-16zM162 108h16v20h-16zM194 108h16v20h-16zM98 142h16v20H98zM194 142h16v20h-16z" {}
            path.door d="M138 172v-32h32v32z" {}
            path.flag d="M150 46V14l34 8-34 10" {}
            path.rubble d="M40 180l14-10 10 6 16-8 12 12zM220 180l12-12 16 8 10-10 24 14zM0 180h320v20H0z" {}
        }
    }
}
