//! The home page: the games on offer and those in progress.

use guide::{Draws, PresetKind};
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

/// How many games have a picture of their own; the others are in a list.
const PICTURED: usize = 5;

/// The first page.
pub fn home(shell: Shell, home: &Home) -> String {
    let (words, say) = (shell.words, shell.words.say());
    let going = home.games.iter().find(|game| game.result.is_none());
    let others = || home.games.iter().filter(|game| going.is_none_or(|going| going.id != game.id));
    let body = html! {
        div.home {
            @match going {
                Some(game) => (resume(game, words)),
                None => { h1 { (say.home_title()) } p.lead { (say.home_lead()) } },
            }
            @if others().next().is_some() {
                section.recent aria-labelledby="mine" {
                    h2 #mine { (say.recent_games()) }
                    ul.boards { @for game in others().take(PICTURED - 1) { (recent(game, words)) } }
                }
            }
            section.offers aria-labelledby="offers" {
                h2 #offers { (say.new_game()) }
                ul.covers { @for game in GameId::offered() { (offer(game, words)) } }
            }
            @if !home.games.is_empty() {
                details.mine {
                    summary { (say.my_games()) }
                    (list(&home.games, words))
                }
            }
            form.import #import {
                label { (say.import_label()) " " input type="file" accept=".json,application/json" required; }
                button type="submit" { (say.import_button()) }
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

/// The game that was played last, to go on with.
fn resume(game: &Saved, words: Words) -> Markup {
    let say = words.say();
    let address = format!("/games/{}", game.id);
    html! {
        article.resume {
            a.look href=(address) tabindex="-1" aria-hidden="true" { (thumbnail(game, words)) }
            div.facts {
                p.caps { (last_played(game, words)) }
                h1 { (game.title) }
                p.lead { (say.turn(game.turn)) }
                p.actions { a.button.primary.large href=(address) { (say.continue_game()) } }
            }
        }
    }
}

/// A game with its board.
fn recent(game: &Saved, words: Words) -> Markup {
    let address = format!("/games/{}", game.id);
    html! {
        li.card {
            a.look href=(address) tabindex="-1" aria-hidden="true" { (thumbnail(game, words)) span.state.over[game.result.is_some()] { (state(game, words)) } }
            h3 { a href=(address) { (game.title) } }
            p.caps { (last_played(game, words)) }
        }
    }
}

fn thumbnail(game: &Saved, words: Words) -> Markup {
    // Another picture after each change, and in each language.
    let (at, language) = (&game.updated_machine, words.language().id());
    html! { img src=(format!("/games/{}/picture?at={at}&in={language}", game.id)) alt="" loading="lazy"; }
}

fn last_played(game: &Saved, words: Words) -> Markup {
    html! { time datetime=(game.updated_machine) { (moment(&game.updated, words)) } }
}

/// A game on offer: it begins with one click, as a first game does.
fn offer(game: GameId, words: Words) -> Markup {
    let say = words.say();
    let (cover, blurb, presets) = each_guide!(game, H => (H::cover(), H::blurb(words), H::presets(words)));
    let first = presets.into_iter().find(|preset| preset.kind == PresetKind::First).map(|preset| preset.options);
    html! {
        li.card.(game.id()) {
            (cover)
            h3 { (game.title(words)) }
            p { (blurb) }
            p.actions {
                @if let Some(first) = first {
                    button.primary type="button" data-start=(game.id()) data-options=(first.to_string()) { (say.play_now()) }
                }
                a.button href=(format!("/new/{game}")) { (say.set_up()) }
                a.button href=(format!("/rules/{game}")) { (say.read_rules()) }
            }
        }
    }
}

fn state(game: &Saved, words: Words) -> String {
    let say = words.say();
    match game.result {
        None => say.result_open(game.turn),
        Some(Verdict::Win) => say.result_win(),
        Some(Verdict::Draw) => say.result_draw(),
        Some(Verdict::Loss) => say.result_loss(),
    }
}

fn list(games: &[Saved], words: Words) -> Markup {
    let say = words.say();
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
                            td { (state(game, words)) }
                            td { @if let Some(score) = game.score { (score) } @else { "–" } }
                            td { (last_played(game, words)) }
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
