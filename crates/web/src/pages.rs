//! The pages, and their common frame.

mod api;
mod explain;
mod home;
mod join;
mod new;
mod options;
mod play;
mod problem;
mod review;
mod settings;
mod story;

use maud::{DOCTYPE, Markup, html};
use table::{Cited, GameId, Language};

use crate::assets;
use crate::words::{Says, Words};

pub use api::api;
pub use explain::{about, entry, hints, odds};
pub use home::{Home, Saved, home};
pub use join::join;
pub use new::{Deal, new_game};
pub use play::{Act, Panel, STAGED, Screen, Seen, Shown, blocked, cover, live, log, moments, panel, play};
pub use problem::{Stuck, problem, stuck};
pub use review::review;
pub use settings::settings;
pub use story::story;

/// What a page is drawn for.
#[derive(Clone, Copy)]
pub struct Shell<'a> {
    /// The language.
    pub words: Words,
    /// The path and query of the page, for the links that change the language.
    pub path: &'a str,
}

impl Shell<'_> {
    /// A whole page with this title, body and class of body.
    pub(crate) fn page(self, title: &str, class: &str, body: &Markup) -> Markup {
        self.page_with(title, class, &html! {}, body)
    }

    /// The same with something in the bar at the top: where a game stands.
    pub(crate) fn page_with(self, title: &str, class: &str, bar: &Markup, body: &Markup) -> Markup {
        let say = self.words.say();
        html! {
            (DOCTYPE)
            html lang=(self.words.language().id()) {
                head {
                    meta charset="utf-8";
                    meta name="viewport" content="width=device-width, initial-scale=1";
                    meta name="color-scheme" content="light dark";
                    title { (title) " · " (say.brand()) }
                    link rel="icon" href=(assets::icon()) type="image/svg+xml";
                    link rel="stylesheet" href=(assets::style());
                    script src=(assets::script()) defer {}
                }
                body class=(class) {
                    a.skip href="#main" { (say.skip_to_content()) }
                    header.top {
                        a.brand href="/" aria-label=(say.brand()) { img src=(assets::icon()) alt="" width="26" height="26"; span { (say.brand()) } }
                        nav aria-label=(say.nav_label()) {
                            a href="/" { (say.nav_games()) }
                            a href="/rules" { (say.nav_rules()) }
                        }
                        (bar)
                        (self.languages())
                        button.icon #theme type="button" aria-label=(say.theme_switch()) title=(say.theme_switch()) { "◐" }
                        (settings::link(self.words))
                        button.icon #help type="button" aria-label=(say.keys_show()) title=(say.keys_show()) { "?" }
                    }
                    main #main tabindex="-1" { (body) }
                    (self.keys())
                    div #toast role="status" aria-live="polite" {}
                }
            }
        }
    }

    fn languages(self) -> Markup {
        let say = self.words.say();
        let joint = if self.path.contains('?') { '&' } else { '?' };
        let name = |language| Words::new(language).say().language_name();
        html! {
            nav.languages aria-label=(say.language_label()) {
                @for language in Language::ALL {
                    a href=(format!("{}{joint}lang={}", self.path, language.id())) lang=(language.id())
                        title=(name(language))
                        aria-current=[(language == self.words.language()).then_some("true")] {
                        abbr title=(name(language)) { (language.id()) }
                    }
                }
            }
        }
    }

    /// The list of keys that `?` shows.
    fn keys(self) -> Markup {
        let say = self.words.say();
        let (enter, escape) = (say.key_name_enter(), say.key_name_escape());
        let shift = say.key_name_shift();
        let arrows = format!("{} ← ↑ ↓ →", say.key_name_shift());
        let undo_turn = format!("{} U", say.key_name_shift());
        let keys = [
            ("?", say.key_help()),
            ("1 … 9", say.key_choose()),
            (&enter, say.key_enter()),
            (&escape, say.key_escape()),
            ("u", say.key_undo()),
            (&undo_turn, say.key_undo_turn()),
            ("r", say.key_redo()),
            ("h", say.key_hint()),
            ("b", say.key_board()),
            ("c", say.key_choices()),
            ("l", say.key_log()),
            ("a", say.key_aids()),
            ("+ − 0", say.key_zoom()),
            ("v", say.key_hide()),
            (&shift, say.key_lens()),
            ("← ↑ ↓ →", say.key_pan()),
            (&arrows, say.key_look()),
        ];
        html! {
            dialog #keys aria-labelledby="keys-title" {
                h2 #keys-title { (say.keys_title()) }
                dl { @for (key, what) in keys { dt { kbd { (key) } } dd { (what) } } }
                p { a href="/glossary" { (say.glossary()) } }
                form method="dialog" { button { (say.close()) } }
            }
        }
    }
}

/// A link to a rule, opened beside the game by the script. It is cited as people do; what it is called is its tooltip, and
/// read to whoever does not see it.
fn rule_link(words: Words, game: GameId, rule: &str) -> Markup {
    let cited = Cited::new(game, rule, words);
    html! {
        a.rule href=(format!("/rules/{game}#{rule}")) data-rule=(rule) title=(cited.title)
            aria-label=(words.say().rule_read(cited.named)) { (cited.reference) }
    }
}
