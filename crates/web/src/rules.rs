//! `docs/rules` as pages: sections by rule id, links between them both ways, a search.

use std::collections::BTreeMap;
use std::sync::OnceLock;

use maud::{Markup, PreEscaped, html};
use pulldown_cmark::{Options, Parser};
use table::Language;

use crate::pages::Shell;

/// The rules of a game in a language, cut at its anchors.
struct Book {
    /// What stands before the first anchor.
    opening: String,
    /// The sections in order.
    sections: Vec<Section>,
    /// The ids of the sections that refer to a section.
    cited_by: BTreeMap<String, Vec<String>>,
}

/// What stands between one anchor and the next.
struct Section {
    id: String,
    html: String,
}

/// The texts of the rules, by game and language.
const TEXTS: [(&str, [&str; 3]); 3] = [
    (
        "volga",
        [
            include_str!("../../../docs/rules/volga.md"),
            include_str!("../../../docs/rules/fr/volga.md"),
            include_str!("../../../docs/rules/ru/volga.md"),
        ],
    ),
    (
        "cauldron",
        [
            include_str!("../../../docs/rules/cauldron.md"),
            include_str!("../../../docs/rules/fr/cauldron.md"),
            include_str!("../../../docs/rules/ru/cauldron.md"),
        ],
    ),
    (
        "pavlov",
        [
            include_str!("../../../docs/rules/pavlov.md"),
            include_str!("../../../docs/rules/fr/pavlov.md"),
            include_str!("../../../docs/rules/ru/pavlov.md"),
        ],
    ),
];

/// How an anchor is written in the texts.
const ANCHOR: &str = "<a id=\"";

fn book(game: &str, language: Language) -> Option<&'static Book> {
    static BOOKS: [[OnceLock<Book>; 3]; 3] = [const { [const { OnceLock::new() }; 3] }; 3];
    let nth = TEXTS.iter().position(|(id, _)| *id == game)?;
    Some(BOOKS[nth][language as usize].get_or_init(|| Book::read(TEXTS[nth].1[language as usize])))
}

impl Book {
    fn read(text: &str) -> Self {
        let mut parts = text.split(ANCHOR);
        let opening = render(parts.next().unwrap_or_default());
        let mut sections = Vec::new();
        let mut cited_by: BTreeMap<String, Vec<String>> = BTreeMap::new();
        for part in parts {
            let Some((id, body)) = part.split_once('"') else { continue };
            let body = body.strip_prefix("></a>").unwrap_or(body);
            for cited in cited(body) {
                let citing = cited_by.entry(cited.into()).or_default();
                if cited != id && citing.last().is_none_or(|last| last != id) {
                    citing.push(id.into());
                }
            }
            sections.push(Section { id: id.into(), html: render(body) });
        }
        Self { opening, sections, cited_by }
    }

    fn section(&self, id: &str) -> Option<&Section> {
        self.sections.iter().find(|section| section.id == id)
    }
}

/// The ids that a text links to.
fn cited(text: &str) -> impl Iterator<Item = &str> {
    text.split("](#").skip(1).filter_map(|rest| rest.split(')').next())
}

fn render(markdown: &str) -> String {
    let mut out = String::with_capacity(markdown.len() * 2);
    pulldown_cmark::html::push_html(&mut out, Parser::new_ext(markdown, Options::ENABLE_TABLES));
    // Rulings are part of the source, not of the program.
    out
}

/// One section of the rules; none where there is no such rule.
pub fn section(game: &str, rule: &str, language: Language) -> Option<Markup> {
    let section = book(game, language)?.section(rule)?;
    Some(html! { div.section data-rule=(rule) { (PreEscaped(&section.html)) } })
}

/// The rules of a game on a page; none where there is no such game.
pub fn page(shell: Shell, game: &str) -> Option<String> {
    let (tongue, say) = (shell.tongue, shell.tongue.say());
    let book = book(game, tongue.language())?;
    let title = table::title(game, tongue.table());
    let body = html! {
        div.rules #rules {
            search {
                label { (say.rules_search()) " " input #rules-search type="search" autocomplete="off"; }
                p #rules-found role="status" data-none=(say.rules_none()) {}
            }
            article {
                section.section { (PreEscaped(&book.opening)) }
                @for section in &book.sections {
                    section.section id=(section.id) {
                        (PreEscaped(&section.html))
                        @if let Some(citing) = book.cited_by.get(&section.id) {
                            p.cited { (say.rules_cited()) " " @for id in citing { a href=(format!("#{id}")) { (id) } " " } }
                        }
                    }
                }
            }
        }
    };
    Some(shell.page(&say.rules_title(title), "plain", &body).into_string())
}

/// The list of the rules there are.
pub fn index(shell: Shell) -> String {
    let (tongue, say) = (shell.tongue, shell.tongue.say());
    let body = html! {
        section.plain {
            h1 { (say.nav_rules()) }
            ul.books {
                @for (game, _) in TEXTS {
                    li { a href=(format!("/rules/{game}")) { (table::title(game, tongue.table())) } }
                }
            }
            p { (say.disclaimer()) }
        }
    };
    shell.page(&say.nav_rules(), "plain", &body).into_string()
}
