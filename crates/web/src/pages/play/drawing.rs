//! Draws a game for a screen: everything for a new one, otherwise only what has changed.

use std::sync::Arc;

use guide::Draws;
use guide::board::{Board, Frame, Gauge, Stage};
use kurgan_core::Seat;
use maud::{Markup, html};
use table::{Listed, State, each_session};

use super::marked::Names;
use super::panels::{Panel, aids, particulars};
use super::{Seen, course, decide, log, status};
use crate::board::{self, Lay};
use crate::glossary::explained;
use crate::parts::{Block, Kind, List, Prints};
use crate::words::Words;

/// What a screen shows, as far as one has to know to bring it up to date.
#[derive(Clone, Debug)]
pub struct Shown {
    version: u64,
    /// How many entries of the log.
    entries: usize,
    phase: Phase,
    prints: Prints,
}

impl Shown {
    /// The version of the game that it shows.
    pub fn version(&self) -> u64 {
        self.version
    }

    /// How many entries were in force.
    pub fn entries(&self) -> usize {
        self.entries
    }
}

/// A screen to be brought up to date.
#[derive(Clone, Copy)]
pub struct Screen<'a> {
    /// What it shows.
    pub shown: &'a Shown,
    /// How many of the entries that it shows are still in force.
    pub kept: usize,
}

/// The phase in which a game is, and where everything lay when it began: what has moved since is marked.
#[derive(Clone, Debug)]
struct Phase {
    turn: u32,
    name: String,
    /// After how many entries it began.
    began: usize,
    lay: Arc<Lay>,
}

/// A game as it is drawn for somebody.
pub(super) struct Drawing {
    size: (f32, f32),
    frame: Frame,
    /// The titles of the trays.
    trays: Vec<String>,
    blocks: Vec<Block>,
    lists: Vec<List>,
    /// The entries of the log that the screen lacks; the last ones for a new screen.
    log: Markup,
    shown: Shown,
}

/// A board with the numbers and steps around it.
struct Around {
    board: Board,
    gauges: Vec<Gauge>,
    sequence: Vec<Stage>,
}

impl Around {
    fn of<G: Listed>(game: &G, seat: Option<Seat>, words: Words) -> Self {
        let view = game.view(seat);
        Self {
            board: G::Guide::board(&view, words),
            gauges: G::Guide::gauges(&view, words),
            sequence: G::Guide::sequence(&view, words),
        }
    }
}

impl Drawing {
    /// Draws a game for a screen, or for a new one; with what is in the panel that is open there.
    pub(super) fn new(words: Words, seen: &Seen, screen: Option<Screen>, panel: Option<Panel>) -> Self {
        let session = seen.session;
        let state = session.state_for(seen.held, words);
        let Around { mut board, gauges, sequence } =
            each_session!(session, session => Around::of(session.game(), seen.seat(), words));
        let names = Names::of(&board);
        board.trays.retain(|tray| !tray.pieces.is_empty());
        let phase = Phase::of(seen, &state, &board, screen, words);
        let trays: Vec<String> = board.trays.iter().map(|tray| tray.title.clone()).collect();
        let tip = |markup: &Markup| explained(markup, session.game(), words.language());
        let mut blocks = vec![
            Block { id: "course", html: tip(&course(seen, words, &state, &sequence)) },
            Block { id: "status", html: tip(&status(words, &gauges)) },
            Block { id: "trays", html: frames(&trays, |_| html! {}) },
            Block { id: "decide", html: tip(&decide(seen, words, &state, &names)) },
        ];
        let list = |id: String, kind, items| List { id, within: None, kind, items };
        let mut lists = vec![
            list("places".into(), Kind::Svg, board::places(board.places)),
            list("pieces".into(), Kind::Html, board::pieces(board.pieces, &phase.lay)),
        ];
        lists.extend(board.trays.into_iter().enumerate().map(|(n, tray)| List {
            within: Some("trays"),
            ..list(tray_id(n), Kind::Html, board::in_tray(tray.pieces, &phase.lay))
        }));
        match panel {
            Some(Panel::Aids) => lists.push(list("aids".into(), Kind::Html, aids(seen, words))),
            Some(Panel::Game) => blocks.push(Block { id: "game", html: particulars(seen, words) }),
            None => {}
        }
        let log = match screen {
            Some(Screen { kept, .. }) => log::behind(seen, kept, words, &names),
            None => log::recent(seen, words, &names),
        };
        let prints = Prints::of(&blocks, &lists);
        let shown = Shown { version: seen.version, entries: session.len(), phase, prints };
        Self { size: board.size, frame: board.frame, trays, blocks, lists, log, shown }
    }

    /// What the screen that it was drawn for has to change, for the page's script.
    pub(super) fn changes(&self, screen: Option<Screen>) -> String {
        let new = Prints::default();
        let before = screen.map_or(&new, |screen| &screen.shown.prints);
        let kept = screen.map(|screen| screen.kept);
        let changes = html! {
            (self.shown.prints.since(before, &self.blocks, &self.lists))
            template data-list="log" data-clear[kept.is_none()] data-kept=[kept] { (self.log) }
        };
        changes.into_string()
    }

    /// What a screen shows that has been brought up to date.
    pub(super) fn shown(self) -> Shown {
        self.shown
    }

    /// Width and height of the board.
    pub(super) fn size(&self) -> (f32, f32) {
        self.size
    }

    /// The part of the board that is shown first.
    pub(super) fn frame(&self) -> Frame {
        self.frame
    }

    /// What is in this part of the page.
    pub(super) fn block(&self, id: &str) -> Markup {
        html! { @for block in self.blocks.iter().filter(|block| block.id == id) { (block.html) } }
    }

    /// The children of this element.
    pub(super) fn list(&self, id: &str) -> Markup {
        html! { @for list in self.lists.iter().filter(|list| list.id == id) { (list.all()) } }
    }

    /// What lies beside the map.
    pub(super) fn trays(&self) -> Markup {
        frames(&self.trays, |n| self.list(&tray_id(n)))
    }

    pub(super) fn log(&self) -> &Markup {
        &self.log
    }
}

fn tray_id(n: usize) -> String {
    format!("tray-{n}")
}

/// Trays with these titles, and what is in each.
fn frames(titles: &[String], within: impl Fn(usize) -> Markup) -> Markup {
    html! {
        @for (n, title) in titles.iter().enumerate() {
            section.tray aria-label=(title) { h3 { (title) } div.row id=(tray_id(n)) { (within(n)) } }
        }
    }
}

impl Phase {
    fn of(seen: &Seen, state: &State, board: &Board, screen: Option<Screen>, words: Words) -> Self {
        let (turn, name) = (state.turn, &state.phase);
        // Known, if the screen was in the same phase and no more than one action has been played since.
        if let Some(Screen { shown: Shown { phase, .. }, kept }) = screen
            && (phase.turn, &phase.name) == (turn, name)
            && phase.began <= kept
            && seen.session.len() <= kept + 1
        {
            return phase.clone();
        }
        let began = seen.session.phase_began(words);
        let lay = if began == seen.session.len() {
            board::lay(board)
        } else {
            let then = each_session!(seen.session, session => {
                board_of(session.game_after(began), seen.seat(), words)
            });
            board::lay(&then)
        };
        Self { turn, name: name.clone(), began, lay: Arc::new(lay) }
    }
}

fn board_of<G: Listed>(game: &G, seat: Option<Seat>, words: Words) -> Board {
    G::Guide::board(&game.view(seat), words)
}
