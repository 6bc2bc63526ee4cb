//! The table: board, prompt, choices, log and aids.

mod drawing;
mod ease;
mod log;
mod marked;
mod panels;
mod staged;

pub use drawing::{Screen, Shown};
pub use log::{STAGED, log};
pub use panels::{Panel, panel};
pub use staged::{Act, moments};

pub(super) use log::dice;

use std::sync::Arc;

use guide::board::{Gauge, Stage, Track};
use guide::{Draws, Speaks};
use kurgan_core::{Seat, Seats, Session};
use maud::{Markup, PreEscaped, html};
use serde_json::Value;
use table::{AnySession, Choice, Ending, GameId, Listed, State, each_guide, each_session};

use self::drawing::Drawing;
use self::ease::Kind;
use self::marked::Names;
use super::{Shell, rule_link};
use crate::board;
use crate::glossary::explained;
use crate::words::{Says, Words};

/// A game as it is shown to somebody.
#[derive(Clone, Copy)]
pub struct Seen<'a> {
    /// Its name in addresses.
    pub id: &'a str,
    /// The game.
    pub session: &'a AnySession,
    /// The seats of one side that the reader holds; none for a spectator.
    pub held: Seats,
    /// All seats that the reader holds.
    pub all_held: Seats,
    /// Counts up with every change.
    pub version: u64,
}

impl Seen<'_> {
    pub(super) fn seat(&self) -> Option<Seat> {
        self.held.iter().next()
    }

    /// The side of this reader that is to act while they look for another one.
    fn waiting_side(&self) -> Option<Seats> {
        let to_act = self.session.to_act();
        let other = to_act.both(self.all_held);
        (to_act.both(self.held).is_empty() && !other.is_empty()).then_some(other)
    }

    /// The verdict for the reader, as the stylesheet knows it; a spectator has that of the first seat.
    pub(super) fn verdict(&self, end: &Ending) -> String {
        let name = self.session.names(self.held).first().copied().or(self.session.seats().first().copied());
        name.and_then(|name| end.results.get(name)?.as_str()).unwrap_or_default().into()
    }

    pub(super) fn query(&self) -> String {
        if self.session.sides().len() < 2 {
            return String::new();
        }
        self.session.names(self.held).first().map(|seat| format!("?seat={seat}")).unwrap_or_default()
    }
}

/// The page of a game, and what a screen with it shows.
pub fn play(shell: Shell, seen: &Seen) -> (String, Shown) {
    let (words, say) = (shell.words, shell.words.say());
    let game = seen.session.game();
    let title = game.title(words);
    let drawn = Drawing::new(words, seen, None, None);
    let (width, height) = drawn.size();
    let (left, top, wide, high) = drawn.frame();
    let (land, ground, symbols) = each_session!(seen.session, session => printed(session, seen.seat(), words));
    let (beside, letters) = each_guide!(game, H => (H::TRAYS_BESIDE, H::LETTERS));
    let trays = html! { div #trays tabindex="0" { (drawn.trays()) } };
    let body = html! {
        div #table .table.(game.id()) data-id=(seen.id) data-query=(seen.query()) data-game=(game.id()) {
            h1.sr { (title) }
            (symbols)
            section .surface aria-label=(say.board_label()) {
                h2.sr { (say.board_label()) }
                section #status .ledger aria-label=(say.status_label()) { (drawn.block("status")) }
                div.stage {
                div #viewport .viewport tabindex="0" role="application" aria-label=(say.board_help()) {
                    div #board .board data-frame=(format!("{left} {top} {wide} {high}")) data-letters=(letters) style=(format!("width:{width}px;height:{height}px")) {
                        (board::ground((width, height), land.as_deref(), &ground))
                        div #layer {
                            svg #places .places role="group" aria-label=(say.places_label()) viewBox=(format!("0 0 {width} {height}")) width=(width) height=(height) {
                                (drawn.list("places"))
                            }
                            div #pieces .pieces role="group" aria-label=(say.pieces_label()) { (drawn.list("pieces")) }
                        }
                    }
                }
                div.zoom role="group" aria-label=(say.zoom_label()) {
                    button type="button" data-zoom="in" aria-label=(say.zoom_in()) title=(say.zoom_in()) { "+" }
                    button type="button" data-zoom="out" aria-label=(say.zoom_out()) title=(say.zoom_out()) { "−" }
                    button type="button" data-zoom="fit" aria-label=(say.zoom_fit()) title=(say.zoom_fit()) { "⤢" }
                    button type="button" data-zoom="width" aria-label=(say.zoom_width()) title=(say.zoom_width()) { "↔" }
                    button type="button" data-zoom="hide" aria-pressed="false" aria-label=(say.zoom_hide()) title=(say.zoom_hide()) { "◌" }
                }
                section #stage .staged aria-label=(say.stage_label()) hidden {
                    div.scene {}
                    footer {
                        span.more {}
                        button.link type="button" data-stage="all" { (say.stage_all()) }
                        button.primary type="button" data-stage="on" { (say.stage_go_on()) }
                    }
                }
                }
                @if !beside { (trays) }
            }
            section .side {
                div #offline .offline role="alert" hidden { (say.offline()) }
                @if beside { (trays) }
                section #decide .decide aria-label=(say.decide_label()) { (drawn.block("decide")) }
                div.beside {
                div #about .about role="status" hidden {}
                div.tabs role="tablist" aria-label=(say.tabs_label()) {
                    button #tab-log role="tab" aria-controls="panel-log" aria-selected="true" { (say.tab_log()) }
                    button #tab-aids role="tab" data-panel="aids" aria-controls="panel-aids" aria-selected="false" tabindex="-1" { (say.tab_aids()) }
                    button #tab-game role="tab" data-panel="game" aria-controls="panel-game" aria-selected="false" tabindex="-1" { (say.tab_game()) }
                }
                section #panel-log .panel role="tabpanel" aria-labelledby="tab-log" tabindex="0" {
                    div #log { (drawn.log()) }
                }
                section #panel-aids .panel role="tabpanel" aria-labelledby="tab-aids" hidden {
                    div #aids {}
                }
                section #panel-game .panel role="tabpanel" aria-labelledby="tab-game" hidden {
                    div #game {}
                    (ease::menu(words))
                }
                }
            }
            dialog #reader aria-label=(say.reader_label()) { div.body {} form method="dialog" { button { (say.close()) } } }
            dialog #chooser aria-label=(say.chooser_label()) { div.body {} form method="dialog" { button { (say.cancel()) } } }
            dialog #own-dice aria-label=(say.own_dice_label()) { div.body {} form method="dialog" { button { (say.cancel()) } } }
            div #whynot .whynot role="status" hidden {}
            div #announce .sr role="log" aria-label=(say.announce_label()) {}
            (phrases(words))
        }
    };
    let bar = html! {
        span.at aria-hidden="true" title=(title) { (title) }
        section #course .course aria-label=(say.sequence_label()) { (drawn.block("course")) }
    };
    (shell.page_with(&title, "playing", &bar, &body).into_string(), drawn.shown())
}

/// What has changed for a screen, with what is in the panel that is open there, and what it shows then; everything for a
/// screen of which nothing is known. The page's script puts each part where it belongs.
pub fn live(words: Words, seen: &Seen, screen: Option<Screen>, panel: Option<Panel>) -> (String, Shown) {
    let drawn = Drawing::new(words, seen, screen, panel);
    (drawn.changes(screen), drawn.shown())
}

/// The page between two players at one screen: nothing is shown before the next one says so.
pub fn cover(shell: Shell, seen: &Seen) -> String {
    let say = shell.words.say();
    let seats = seen.session.seat_names(&seen.session.names(seen.held), shell.words);
    let name = seen.session.names(seen.held).first().copied().unwrap_or_default();
    let body = html! {
        section.cover {
            h1 { (say.cover_title(seats.as_str())) }
            p { (say.cover_text()) }
            a.button.primary href=(format!("/games/{}?seat={name}", seen.id)) { (say.cover_show(seats.as_str())) }
        }
    };
    shell.page(&say.cover_title(seats.as_str()), "covered", &body).into_string()
}

/// What a page has once: the land, the ground of the board, and the symbols that its pieces refer to.
fn printed<G: Listed>(session: &Session<G>, seat: Option<Seat>, words: Words) -> (Option<Arc<str>>, Markup, Markup) {
    let symbols = html! { svg.symbols width="0" height="0" aria-hidden="true" { defs { (G::Guide::symbols()) (dice_symbols()) } } };
    let view = session.game().view(seat);
    (G::Guide::landscape(&view), G::Guide::ground(&view, words), symbols)
}

/// The six faces of a die.
fn dice_symbols() -> Markup {
    const PIPS: [&[(u8, u8)]; 6] = [
        &[(12, 12)],
        &[(6, 6), (18, 18)],
        &[(6, 6), (12, 12), (18, 18)],
        &[(6, 6), (18, 6), (6, 18), (18, 18)],
        &[(6, 6), (18, 6), (12, 12), (6, 18), (18, 18)],
        &[(6, 6), (18, 6), (6, 12), (18, 12), (6, 18), (18, 18)],
    ];
    html! {
        @for (face, pips) in (1..).zip(PIPS) {
            symbol id=(format!("die-{face}")) viewBox="0 0 24 24" {
                rect x="1" y="1" width="22" height="22" rx="5" {}
                @for (x, y) in pips { circle cx=(x) cy=(y) r="2.2" {} }
            }
        }
    }
}

/// Where the game stands: turn, phase and step.
fn course(seen: &Seen, words: Words, state: &State, sequence: &[Stage]) -> Markup {
    /// More steps than this are a row of marks, of which only the one that is due has a name.
    const NAMED: usize = 8;
    let say = words.say();
    let due = sequence.iter().position(|stage| stage.here);
    html! {
        p.where data-version=(seen.version) {
            strong { (say.turn(state.turn)) } " " span { (state.phase) }
        }
        ol.sequence.marks[sequence.len() > NAMED] {
            @for (n, stage) in sequence.iter().enumerate() {
                li.done[due.is_some_and(|due| n < due)] aria-current=[stage.here.then_some("step")] title=(stage.name) {
                    span { (stage.name) } " " (rule_link(words, seen.session.game(), stage.rule))
                }
            }
        }
    }
}

/// The tracks.
fn status(words: Words, gauges: &[Gauge]) -> Markup {
    html! {
        ul #tracks .gauges tabindex="0" aria-label=(words.say().gauges_label()) {
            @for gauge in gauges { li { (gauge_cell(gauge)) } }
        }
    }
}

fn gauge_cell(gauge: &Gauge) -> Markup {
    html! {
        div.gauge data-el=[gauge.element.as_deref()] {
            span.name { (gauge.label) }
            " "
            span.reading {
                @if let Some(symbol) = gauge.symbol { svg aria-hidden="true" { use href=(format!("#{symbol}")) {} } }
                @if !matches!(gauge.track, Track::Steps { .. }) { span.value { (gauge.value) } }
                (track(gauge))
            }
            @if !gauge.note.is_empty() { " " span.note { (gauge.note) } }
        }
    }
}

/// A track in little: its cells say nothing that the value does not, but for the names of steps.
fn track(gauge: &Gauge) -> Markup {
    match &gauge.track {
        Track::None => html! {},
        Track::Cells { filled, of, marks, danger } => html! {
            span.cells aria-hidden="true" {
                @for cell in 1..=*of {
                    i.on[cell <= *filled].mark[marks.contains(&cell)].danger[cell <= *danger] {}
                }
            }
        },
        Track::Steps { names, now } => html! {
            span.sr { (gauge.value) }
            span.steps aria-hidden="true" {
                @for (n, (name, sign)) in names.iter().enumerate() {
                    i.done[n < *now].now[n == *now] { (name) @if !sign.is_empty() { b { (sign) } } }
                }
            }
        },
    }
}

fn decide(seen: &Seen, words: Words, state: &State, names: &Names) -> Markup {
    let say = words.say();
    let mine = !seen.session.to_act().both(seen.held).is_empty();
    let blocked = seen.session.count_blocked_for(seen.held);
    let grouped = Grouped::of(&state.legal, seen.session.game(), words);
    html! {
        @if let Some(end) = &state.outcome {
            div.ending data-result=(seen.verdict(end)) {
                h2 { (verdict(&seen.verdict(end), words).unwrap_or_else(|| say.ended())) }
                p { (end.text) }
                p { (say.final_score(end.score)) }
                p.actions {
                    a.button.primary href=(staged::story(seen)) { (say.story_open()) }
                    @if seen.seat().is_some() { button #review type="button" { (say.review()) } }
                    a.button href="/" { (say.back_home()) }
                }
            }
        } @else {
            p.phase aria-hidden="true" { (state.phase) }
            h2.prompt #prompt tabindex="-1" { (state.prompt) }
        }
        @if let Some(side) = seen.waiting_side() {
            @let seats = seen.session.seat_names(&seen.session.names(side), words);
            @let seat = seen.session.names(side).first().copied().unwrap_or_default();
            p { a.button.primary href=(format!("/games/{}?seat={seat}&cover=1", seen.id)) { (say.hand_over(seats)) } }
        }
        div #hints .hints aria-live="polite" {}
        p.selection { span #selection {} button #clear .link type="button" hidden { (say.clear_selection()) } }
        div.deciding {
            @if mine { (choices(&grouped, seen, words, names)) }
            div #odds .odds aria-live="polite" {}
            // What they are is told when somebody asks.
            @if blocked > 0 { details.blocked { summary { (say.blocked_title(blocked)) } } }
            @if !grouped.resigning.is_empty() {
                details.resign {
                    summary { (say.give_up()) }
                    ul.choices { @for choice in &grouped.resigning { (button(choice, names)) } }
                }
            }
        }
        div.tools role="group" aria-label=(say.tools_label()) {
            button #undo .icon type="button" disabled[seen.session.last_decision_of(seen.held) == 0] aria-label=(say.undo()) title=(say.undo()) { "↶" }
            button #redo .icon type="button" disabled[seen.session.redoable_for(seen.held) == 0] aria-label=(say.redo()) title=(say.redo()) { "↷" }
            (ease::undo_turn(seen, words))
            @if mine { button #hint type="button" { (say.hint()) } }
            @if mine && !grouped.closing.is_empty() {
                ul #closing .choices.closing { @for choice in &grouped.closing { (button(choice, names)) } }
            }
        }
        @if mine { (ease::lost(seen, words)) }
    }
}

/// A result in one word.
pub(super) fn verdict(result: &str, words: Words) -> Option<String> {
    let say = words.say();
    match result {
        "win" => Some(say.verdict_win()),
        "draw" => Some(say.verdict_draw()),
        "loss" => Some(say.verdict_loss()),
        _ => None,
    }
}

/// The choices of a decision as the panel has them.
struct Grouped<'a> {
    /// By the first word of their notation, in the order in which the rules list them; each with its heading.
    groups: Vec<(&'a str, Option<String>, Vec<&'a Choice>)>,
    /// Those that no heading fits.
    others: Vec<&'a Choice>,
    /// Those that end something.
    closing: Vec<&'a Choice>,
    resigning: Vec<&'a Choice>,
}

impl<'a> Grouped<'a> {
    fn of(legal: &'a [Choice], game: GameId, words: Words) -> Self {
        let closes = each_guide!(game, H => H::CLOSING);
        let mut grouped = Self { groups: Vec::new(), others: Vec::new(), closing: Vec::new(), resigning: Vec::new() };
        for choice in legal {
            let verb = choice.action.split(' ').next().unwrap_or_default();
            if choice.resign {
                grouped.resigning.push(choice);
            } else if closes.contains(&verb) {
                grouped.closing.push(choice);
            } else if let Some((.., group)) = grouped.groups.iter_mut().find(|(word, ..)| *word == verb) {
                group.push(choice);
            } else if let Some(heading) = game.verb(verb, words) {
                grouped.groups.push((verb, Some(heading), vec![choice]));
            } else {
                grouped.others.push(choice);
            }
        }
        // One kind of choices needs no heading.
        if let ([(_, heading, _)], []) = (&mut grouped.groups[..], &grouped.others[..]) {
            *heading = None;
        }
        // What is the only thing to do stands where choices stand.
        if grouped.groups.is_empty() && grouped.others.is_empty() {
            grouped.others = std::mem::take(&mut grouped.closing);
        }
        grouped
    }

    /// With which word those begin that no heading fits, if it is the same for all of them.
    fn only_other(&self) -> &'a str {
        let mut verbs = self.others.iter().map(|choice| choice.action.split(' ').next().unwrap_or_default());
        let first = verbs.next().unwrap_or_default();
        if verbs.all(|verb| verb == first) { first } else { "" }
    }
}

fn button(choice: &Choice, names: &Names) -> Markup {
    html! { li { (pressed(choice, names)) } }
}

fn pressed(choice: &Choice, names: &Names) -> Markup {
    let touches = Value::from(choice.touches.clone()).to_string();
    html! { button.choice type="button" data-action=(choice.action) data-touches=(touches) { span { (names.choice(&choice.label)) } } }
}

fn choices(grouped: &Grouped, seen: &Seen, words: Words, names: &Names) -> Markup {
    let say = words.say();
    let others = (!grouped.groups.is_empty()).then(|| say.other_choices());
    html! {
        div #choices role="group" aria-label=(say.choices_label()) {
            @for (verb, heading, group) in &grouped.groups { (list(heading.as_deref(), verb, group, seen, words, names)) }
            @if !grouped.others.is_empty() { (list(others.as_deref(), grouped.only_other(), &grouped.others, seen, words, names)) }
        }
    }
}

fn list(heading: Option<&str>, verb: &str, choices: &[&Choice], seen: &Seen, words: Words, names: &Names) -> Markup {
    let kind = Kind::of(verb, seen.session.game());
    html! {
        @if let Some(heading) = heading { h3.verb aria-hidden="true" { (heading) } }
        (kind.above(verb, words))
        ul.choices aria-label=[heading] {
            @for choice in choices { li { (pressed(choice, names)) (ease::beside(choice, seen, words, names)) } }
        }
        (kind.below(verb, choices.len(), seen, words))
    }
}

/// What the reader might expect to do but cannot now, with the reasons; with this element of the board alone, if there is
/// one.
pub fn blocked(words: Words, seen: &Seen, element: Option<&str>) -> String {
    let mut blocked = seen.session.blocked_for(seen.held, words);
    blocked.retain(|one| element.is_none_or(|element| one.touches.iter().any(|touched| touched == element)));
    let list = html! {
        @if !blocked.is_empty() {
        ul {
            @for one in blocked {
                li {
                    span.label { (one.label) } " " span.reason { (one.reason) } " "
                    (rule_link(words, seen.session.game(), one.rule))
                }
            }
        }
        }
    };
    explained(&list, seen.session.game(), words.language()).into_string()
}

/// Words that the script needs.
pub(super) fn phrases(words: Words) -> Markup {
    let say = words.say();
    let phrases = serde_json::json!({
        "chosen": say.script_chosen(),
        "goOn": say.script_go_on(),
        "cancel": say.cancel(),
        "failed": say.script_failed(),
        "stale": say.script_stale(),
        "thinking": say.script_thinking(),
        "link": say.script_link(),
        "copied": say.script_copied(),
        "die": say.script_die(),
        "draw": say.script_draw(),
        "chance": say.script_chance(),
        "ok": say.script_ok(),
        "yourTurn": say.script_your_turn(),
    });
    html! { script #phrases type="application/json" { (PreEscaped(phrases.to_string().replace('<', "\\u003c"))) } }
}
