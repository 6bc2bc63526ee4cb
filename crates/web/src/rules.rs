//! `docs/rules` as pages: sections by rule id, links between them both ways, a search.

use std::collections::BTreeMap;
use std::sync::OnceLock;

use guide::Draws;
use maud::{Markup, PreEscaped, html};
use pulldown_cmark::{Event, Options, Parser, Tag};
use table::{GameId, Language, each_guide};

use crate::glossary::explained;
use crate::pages::Shell;
use crate::words::Says;

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
    /// The anchors within.
    inner: Vec<String>,
    html: String,
}

/// How an anchor is written in the texts. One that opens a line opens a section; others stand in rows of tables.
const ANCHOR: &str = "<a id=\"";

/// The rules of a game.
fn rules(game: GameId, language: Language) -> &'static Book {
    static BOOKS: [[OnceLock<Book>; Language::ALL.len()]; GameId::ALL.len()] =
        [const { [const { OnceLock::new() }; Language::ALL.len()] }; GameId::ALL.len()];
    let text = each_guide!(game, H => H::TEXTS.rules[language as usize]);
    BOOKS[game as usize][language as usize].get_or_init(|| Book::read(text))
}

/// How a game's doubtful rules were settled.
fn rulings(game: GameId) -> &'static Book {
    static BOOKS: [OnceLock<Book>; GameId::ALL.len()] = [const { OnceLock::new() }; GameId::ALL.len()];
    BOOKS[game as usize].get_or_init(|| Book::read(each_guide!(game, H => H::TEXTS.rulings)))
}

impl Book {
    fn read(text: &str) -> Self {
        let opens = format!("\n{ANCHOR}");
        let mut parts = text.split(opens.as_str());
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
            let inner = body.split(ANCHOR).skip(1).filter_map(|after| after.split('"').next().map(Into::into));
            sections.push(Section { id: id.into(), inner: inner.collect(), html: render(body) });
        }
        Self { opening, sections, cited_by }
    }

    fn page(&self, shell: Shell, game: GameId, title: &str) -> String {
        let say = shell.words.say();
        let body = html! {
            div.rules #rules {
                search {
                    label { (say.rules_search()) " " input #rules-search type="search" autocomplete="off"; }
                    p #rules-found role="status" data-none=(say.rules_none()) {}
                }
                p { a href=(format!("/glossary/{game}")) { (say.glossary()) } }
                article {
                    section.section { (PreEscaped(&self.opening)) }
                    @for section in &self.sections {
                        section.section id=(section.id) {
                            (PreEscaped(&section.html))
                            @if let Some(citing) = self.cited_by.get(&section.id) {
                                p.cited { (say.rules_cited()) " " @for id in citing { a href=(format!("#{id}")) { (id) } " " } }
                            }
                        }
                    }
                }
            }
        };
        shell.page(title, "plain", &body).into_string()
    }

    fn section(&self, id: &str) -> Option<&Section> {
        self.sections.iter().find(|section| section.id == id || section.inner.iter().any(|inner| inner == id))
    }
}

/// The ids that a text links to.
fn cited(text: &str) -> impl Iterator<Item = &str> {
    text.split("](#").skip(1).filter_map(|rest| rest.split(')').next())
}

fn render(markdown: &str) -> String {
    let mut out = String::with_capacity(markdown.len() * 2);
    let events = Parser::new_ext(markdown, Options::ENABLE_TABLES).map(|event| match event {
        Event::Start(Tag::Link { link_type, dest_url, title, id }) => {
            Event::Start(Tag::Link { link_type, dest_url: address(&dest_url).into(), title, id })
        }
        event => event,
    });
    pulldown_cmark::html::push_html(&mut out, events);
    // A wide table is scrolled on a phone, with the keyboard too.
    out.replace("<table>", "<div class=\"scroll\" tabindex=\"0\"><table>").replace("</table>", "</table></div>")
}

/// Where a link between the files of `docs` leads on the pages.
fn address(link: &str) -> String {
    let file = link.trim_start_matches("../");
    match file.split_once(".md") {
        Some((page, anchor)) if file.len() < link.len() => format!("/{page}{anchor}"),
        _ => link.into(),
    }
}

/// One section of the rules; none where there is no such rule.
pub fn section(game: GameId, rule: &str, language: Language) -> Option<Markup> {
    let section = rules(game, language).section(rule)?;
    let section = html! { div.section data-rule=(rule) { (PreEscaped(&section.html)) } };
    Some(explained(&section, game, language))
}

/// The rules of a game on a page.
pub fn page(shell: Shell, game: GameId) -> String {
    let title = shell.words.say().rules_title(game.title(shell.words));
    rules(game, shell.words.language()).page(shell, game, &title)
}

/// The rulings of a game on a page.
pub fn rulings_page(shell: Shell, game: GameId) -> String {
    let title = shell.words.say().rulings_title(game.title(shell.words));
    rulings(game).page(shell, game, &title)
}

/// The list of the rules of the games on offer.
pub fn index(shell: Shell) -> String {
    let (words, say) = (shell.words, shell.words.say());
    let body = html! {
        section.plain {
            h1 { (say.nav_rules()) }
            ul.books {
                @for game in GameId::offered() {
                    li {
                        a href=(format!("/rules/{game}")) { (game.title(words)) } " · "
                        a href=(format!("/rulings/{game}")) { (say.rulings()) } " · "
                        a href=(format!("/glossary/{game}")) { (say.glossary()) }
                    }
                }
            }
            p { (say.disclaimer()) }
        }
    };
    shell.page(&say.nav_rules(), "plain", &body).into_string()
}
