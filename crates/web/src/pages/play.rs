//! The table: board, prompt, choices, log and aids.

use guide::Draws;
use guide::board::{Aid, Board, Gauge, Stage};
use kurgan_core::{Seat, Seats, Session};
use maud::{Markup, PreEscaped, html};
use serde_json::Value;
use table::{AnySession, BlockedText, Choice, Ending, EventText, GameId, Listed, State, Told, each_session};

use super::{Shell, rule_link};
use crate::board;
use crate::words::{Says, Words};

/// How many entries of the log a page carries; older ones come on request.
const RECENT: usize = 25;

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
    /// From which entry on the log is wanted.
    pub log_from: Option<usize>,
}

impl Seen<'_> {
    fn seat(&self) -> Option<Seat> {
        self.held.iter().next()
    }

    /// The side of this reader that is to act while they look for another one.
    fn waiting_side(&self) -> Option<Seats> {
        let to_act = self.session.to_act();
        let other = to_act.both(self.all_held);
        (to_act.both(self.held).is_empty() && !other.is_empty()).then_some(other)
    }

    /// The verdict for the reader, as the stylesheet knows it; a spectator has that of the first seat.
    fn verdict(&self, end: &Ending) -> String {
        let name = self.session.names(self.held).first().copied().or(self.session.seats().first().copied());
        name.and_then(|name| end.results.get(name)?.as_str()).unwrap_or_default().into()
    }

    fn query(&self) -> String {
        if self.session.sides().len() < 2 {
            return String::new();
        }
        self.session.names(self.held).first().map(|seat| format!("?seat={seat}")).unwrap_or_default()
    }
}

/// The page of a game.
pub fn play(shell: Shell, seen: &Seen) -> String {
    let (words, say) = (shell.words, shell.words.say());
    let game = seen.session.game();
    let title = game.title(words);
    let drawn = Drawing::new(seen, words);
    let (ground, symbols) = each_session!(seen.session, session => printed(session, seen.seat(), words));
    let body = html! {
        div #table .table.(game.id()) data-id=(seen.id) data-query=(seen.query()) data-game=(game.id()) {
            h1.sr { (title) }
            (symbols)
            section #status .status aria-label=(say.status_label()) { (status(seen, words, &drawn.state)) }
            section .surface aria-label=(say.board_label()) {
                div.stage {
                div #viewport .viewport tabindex="0" role="application" aria-label=(say.board_help()) {
                    div #board .board style=(format!("width:{}px;height:{}px", drawn.board.size.0, drawn.board.size.1)) {
                        (board::ground(drawn.board.size, &ground))
                        div #layer { (board::live(&drawn.board, drawn.before.as_ref())) }
                    }
                }
                div.zoom role="group" aria-label=(say.zoom_label()) {
                    button type="button" data-zoom="in" aria-label=(say.zoom_in()) title=(say.zoom_in()) { "+" }
                    button type="button" data-zoom="out" aria-label=(say.zoom_out()) title=(say.zoom_out()) { "−" }
                    button type="button" data-zoom="fit" aria-label=(say.zoom_fit()) title=(say.zoom_fit()) { "⤢" }
                }
                div #about .about role="status" hidden {}
                }
                div #trays tabindex="0" { (board::trays(&drawn.board, drawn.before.as_ref())) }
            }
            section .side {
                div #offline .offline role="alert" hidden { (say.offline()) }
                section #decide .decide aria-label=(say.decide_label()) { (decide(seen, words, &drawn.state)) }
                div.tabs role="tablist" aria-label=(say.tabs_label()) {
                    button #tab-log role="tab" aria-controls="panel-log" aria-selected="true" { (say.tab_log()) }
                    button #tab-aids role="tab" aria-controls="panel-aids" aria-selected="false" tabindex="-1" { (say.tab_aids()) }
                    button #tab-game role="tab" aria-controls="panel-game" aria-selected="false" tabindex="-1" { (say.tab_game()) }
                }
                section #panel-log .panel role="tabpanel" aria-labelledby="tab-log" tabindex="0" {
                    div #log { (log(seen, words)) }
                }
                section #panel-aids .panel role="tabpanel" aria-labelledby="tab-aids" hidden {
                    div #aids { (aids(seen, words)) }
                }
                section #panel-game .panel role="tabpanel" aria-labelledby="tab-game" hidden {
                    div #game { (particulars(seen, words)) }
                }
            }
            dialog #reader aria-label=(say.reader_label()) { div.body {} form method="dialog" { button { (say.close()) } } }
            dialog #chooser aria-label=(say.chooser_label()) { div.body {} form method="dialog" { button { (say.cancel()) } } }
            dialog #own-dice aria-label=(say.own_dice_label()) { div.body {} form method="dialog" { button { (say.cancel()) } } }
            div #announce .sr role="status" {}
            (phrases(words))
        }
    };
    shell.page(&title, "playing", &body).into_string()
}

/// What changes on the page of a game from one position to the next; the script puts each part where it belongs.
pub fn live(words: Words, seen: &Seen) -> String {
    let drawn = Drawing::new(seen, words);
    let parts = html! {
        div #status { (status(seen, words, &drawn.state)) }
        div #layer { (board::live(&drawn.board, drawn.before.as_ref())) }
        div #trays { (board::trays(&drawn.board, drawn.before.as_ref())) }
        div #decide { (decide(seen, words, &drawn.state)) }
        div #log { (log(seen, words)) }
        div #aids { (aids(seen, words)) }
        div #game { (particulars(seen, words)) }
    };
    parts.into_string()
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

/// The game in words, the board now, and as it was when the phase began.
struct Drawing {
    state: State,
    board: Board,
    before: Option<Board>,
}

impl Drawing {
    fn new(seen: &Seen, words: Words) -> Self {
        let seat = seen.seat();
        let since = seen.session.phase_began(words);
        each_session!(seen.session, session => Self {
            state: seen.session.state_for(seen.held, words),
            board: board_of(session.game(), seat, words),
            before: (since < session.len()).then(|| board_of(session.game_after(since), seat, words)),
        })
    }
}

fn board_of<G: Listed>(game: &G, seat: Option<Seat>, words: Words) -> Board {
    G::Guide::board(&game.view(seat), words)
}

/// What a page has once: the ground of the board, and the symbols that its pieces refer to.
fn printed<G: Listed>(session: &Session<G>, seat: Option<Seat>, words: Words) -> (Markup, Markup) {
    let symbols = html! { svg.symbols width="0" height="0" aria-hidden="true" { defs { (G::Guide::symbols()) (dice_symbols()) } } };
    (G::Guide::ground(&session.game().view(seat), words), symbols)
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

fn course<G: Listed>(session: &Session<G>, seat: Option<Seat>, words: Words) -> (Vec<Gauge>, Vec<Stage>) {
    let view = session.game().view(seat);
    (G::Guide::gauges(&view, words), G::Guide::sequence(&view, words))
}

fn status(seen: &Seen, words: Words, state: &State) -> Markup {
    let say = words.say();
    let (gauges, sequence) = each_session!(seen.session, session => course(session, seen.seat(), words));
    let game = seen.session.game();
    html! {
        div.where data-version=(seen.version) {
            strong { (say.turn(state.turn)) } " " span { (state.phase) }
        }
        ul #tracks .gauges tabindex="0" aria-label=(say.gauges_label()) {
            @for gauge in gauges {
                li { span.gauge data-el=[gauge.element.as_deref()] { span.name { (gauge.label) } " " span.value { (gauge.value) } } }
            }
        }
        ol.sequence aria-label=(say.sequence_label()) {
            @for stage in sequence {
                li aria-current=[stage.here.then_some("step")] {
                    (stage.name) " " (rule_link(words, game, stage.rule))
                }
            }
        }
    }
}

fn decide(seen: &Seen, words: Words, state: &State) -> Markup {
    let say = words.say();
    let mine = !seen.session.to_act().both(seen.held).is_empty();
    let blocked = seen.session.blocked_for(seen.held, words);
    html! {
        @if let Some(end) = &state.outcome {
            div.ending data-result=(seen.verdict(end)) {
                h2 { (say.ended()) }
                p { (end.text) }
                p { (say.final_score(end.score)) }
                p.actions {
                    button #review type="button" { (say.review()) }
                    a.button href="/" { (say.back_home()) }
                }
            }
        } @else {
            h2.prompt #prompt tabindex="-1" { (state.prompt) }
        }
        @if let Some(side) = seen.waiting_side() {
            @let seats = seen.session.seat_names(&seen.session.names(side), words);
            @let seat = seen.session.names(side).first().copied().unwrap_or_default();
            p { a.button.primary href=(format!("/games/{}?seat={seat}&cover=1", seen.id)) { (say.hand_over(seats)) } }
        }
        div.tools role="group" aria-label=(say.tools_label()) {
            button #undo type="button" disabled[seen.session.undoable_for(seen.held) == 0] { (say.undo()) }
            button #redo type="button" disabled[seen.session.redoable_for(seen.held) == 0] { (say.redo()) }
            @if mine { button #hint type="button" { (say.hint()) } }
            button #clear type="button" hidden { (say.clear_selection()) }
        }
        p.selection #selection {}
        @if mine { (choices(&state.legal, words)) }
        div #odds .odds aria-live="polite" {}
        div #hints .hints aria-live="polite" {}
        @if !blocked.is_empty() { (blocked_list(&blocked, seen.session.game(), words)) }
    }
}

fn choices(legal: &[Choice], words: Words) -> Markup {
    let say = words.say();
    let touches = |choice: &Choice| Value::from(choice.touches.clone()).to_string();
    let (resigning, choices): (Vec<_>, Vec<_>) = legal.iter().partition(|choice| choice.resign);
    let button = |choice: &Choice| {
        html! {
            li { button.choice type="button" data-action=(choice.action) data-touches=(touches(choice)) { (choice.label) } }
        }
    };
    html! {
        ul #choices .choices aria-label=(say.choices_label()) { @for choice in choices { (button(choice)) } }
        @if !resigning.is_empty() {
            details.resign {
                summary { (say.give_up()) }
                ul.choices { @for choice in resigning { (button(choice)) } }
            }
        }
    }
}

fn blocked_list(blocked: &[BlockedText], game: GameId, words: Words) -> Markup {
    html! {
        details.blocked {
            summary { (words.say().blocked_title(blocked.len())) }
            ul {
                @for one in blocked {
                    li { span.label { (one.label) } " " span.reason { (one.reason) } " " (rule_link(words, game, one.rule)) }
                }
            }
        }
    }
}

fn log(seen: &Seen, words: Words) -> Markup {
    let say = words.say();
    let from = seen.log_from.unwrap_or_else(|| seen.session.len().saturating_sub(RECENT));
    let told = seen.session.log_for(seen.held, from, words);
    let game = seen.session.game();
    let turns = told.chunk_by(|one, next| one.turn == next.turn);
    html! {
        @if from > 0 { button.older type="button" data-older="0" { (say.log_older()) } }
        @for turn in turns {
            h3 { (say.turn(turn[0].turn)) }
            ol.log { @for entry in turn { (log_entry(entry, game, words)) } }
        }
    }
}

fn log_entry(told: &Told, game: GameId, words: Words) -> Markup {
    html! {
        @for event in &told.events {
            li data-kind=(event.kind) {
                button.line type="button" data-entry=(told.entry) { span { (dice(event)) (event.text) } }
                (rule_link(words, game, event.rule))
            }
        }
    }
}

/// The dice of an event, drawn.
pub(super) fn dice(event: &EventText) -> Markup {
    let rolls = event.fields.iter().filter(|(name, _)| name.as_str() == "dice" || name.ends_with("_dice"));
    let faces = rolls.map(|(_, faces)| faces.as_array().into_iter().flatten().filter_map(Value::as_u64));
    let rolls: Vec<Vec<u64>> = faces.map(Iterator::collect).filter(|roll: &Vec<u64>| !roll.is_empty()).collect();
    html! {
        @for (n, roll) in rolls.iter().enumerate() {
            span.dice.second[n > 0] aria-hidden="true" {
                @for face in roll.iter().filter(|face| (1..=6).contains(*face)) {
                    svg.die viewBox="0 0 24 24" width="18" height="18" { use href=(format!("#die-{face}")) {} }
                }
            }
        }
    }
}

fn aids(seen: &Seen, words: Words) -> Markup {
    fn aids<G: Listed>(session: &Session<G>, seat: Option<Seat>, words: Words) -> Vec<Aid> {
        G::Guide::aids(&session.game().view(seat), words)
    }
    let aids = each_session!(seen.session, session => aids(session, seen.seat(), words));
    html! {
        @for aid in aids {
            details.aid data-aid=(aid.id) { summary { (aid.title) } div.body { (aid.body) } }
        }
    }
}

/// Everything about the game as a whole: links for the other seats, dice promise, export.
fn particulars(seen: &Seen, words: Words) -> Markup {
    let say = words.say();
    let session = seen.session;
    let seats = session.seats();
    let over = session.is_over();
    let secrets = session.sides().len() > 1;
    html! {
        @if seats.len() > 1 {
            h3 { (say.seats_title()) }
            p { (say.seats_text()) }
            ul.seats {
                @for (n, seat) in (0..).zip(seats) {
                    li {
                        strong { (session.game().seat(seat, words)) }
                        @if seen.all_held.has(Seat(n)) {
                            " " span { (say.seat_yours()) }
                            " " button type="button" data-link=(seat) { (say.seat_link()) }
                        }
                    }
                }
            }
            p #link .link aria-live="polite" {}
        }
        h3 { (say.dice_title()) }
        @match (session.seed(), session.commitment()) {
            (None, _) => p { (say.dice_own()) },
            (Some(seed), promise) => {
                @if over || !secrets { p { (say.dice_seed(seed.to_string())) } }
                @if let Some(promise) = promise { p.hash { (say.dice_promise()) " " code { (promise.commitment) } } }
            }
        }
        p { @if session.takebacks() { (say.takebacks_on()) } @else { (say.takebacks_off()) } }
        h3 { (say.options_title()) }
        (super::options::in_force(session, words))
        h3 { (say.journal_title()) }
        @if over || !secrets {
            p { a.button href=(format!("/api/v1/games/{}/journal", seen.id)) download { (say.journal_export()) } }
        } @else {
            p { (say.journal_later()) }
        }
    }
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
        "ok": say.script_ok(),
        "yourTurn": say.script_your_turn(),
    });
    html! { script #phrases type="application/json" { (PreEscaped(phrases.to_string().replace('<', "\\u003c"))) } }
}
