//! The home page: the games on offer and those in progress.

use guide::Draws;
use kurgan_core::Verdict;
use maud::{Markup, html};
use table::{GameId, each_guide};

use super::Shell;
use super::play::phrases;
use crate::words::{Says, Words};

/// What the first page shows.
pub struct Home {
    /// The reader's games, the last one played first.
    pub games: Vec<Saved>,
}

/// A game in the list.
pub struct Saved {
    /// Its name in addresses.
    pub id: String,
    /// The title of the game.
    pub title: String,
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
    let (words, say) = (shell.words, shell.words.say());
    let going = home.games.iter().find(|game| game.result.is_none());
    let offer = |game| each_guide!(game, H => (H::cover(), H::blurb(words)));
    let body = html! {
        div.home {
            h1 { (say.home_title()) }
            p.lead { (say.home_lead()) }
            @if let Some(game) = going {
                a.continue href=(format!("/games/{}", game.id)) {
                    strong { (say.continue_game()) }
                    span { (game.title) (words.comma()) (say.turn(game.turn)) }
                }
            }
            ul.covers {
                @for game in GameId::offered() {
                    @let (cover, blurb) = offer(game);
                    li.card.(game.id()) {
                        (cover)
                        h2 { (game.title(words)) }
                        p { (blurb) }
                        p.actions {
                            a.button.primary href=(format!("/new/{game}")) { (say.new_game()) }
                            a.button href=(format!("/rules/{game}")) { (say.read_rules()) }
                        }
                    }
                }
            }
            section.mine aria-labelledby="mine" {
                h2 #mine { (say.my_games()) }
                @if home.games.is_empty() { p { (say.no_games()) } } @else { (list(&home.games, words)) }
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
        (phrases(words))
    };
    shell.page(&say.home_title(), "plain", &body).into_string()
}

fn list(games: &[Saved], words: Words) -> Markup {
    let say = words.say();
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
                        tr {
                            td { a href=(format!("/games/{}", game.id)) { (game.title) } }
                            td { (result(game)) }
                            td { @if let Some(score) = game.score { (score) } @else { "–" } }
                            td { time datetime=(game.updated_machine) { (moment(&game.updated, words)) } }
                            td {
                                a href=(format!("/api/v1/games/{}/journal", game.id)) download { (say.export()) } " "
                                button.link type="button" data-delete=(game.id) data-confirm=(say.delete_confirm(game.title.as_str())) { (say.delete()) }
                            }
                        }
                    }
                }
            }
        }
    }
}

/// A moment as the language writes it: `2026-11-15 20:15`, `15/11/2026 20:15`.
fn moment(updated: &str, words: Words) -> String {
    let parts: Vec<&str> = updated.split(['-', ' ']).collect();
    let [year, month, day, time] = parts[..] else { return updated.into() };
    words.say().date_and_time(year, month, day, time)
}
