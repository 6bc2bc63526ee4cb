//! Turns `docs/rules` into pages: sections by rule id, links in both directions, and search.

use std::collections::BTreeMap;
use std::sync::OnceLock;

use guide::Draws;
use maud::{Markup, PreEscaped, html};
use pulldown_cmark::{Event, Options, Parser, Tag, TagEnd};
use table::{Cited, GameId, Language, each_guide};

use crate::glossary::explained;
use crate::pages::Shell;
use crate::words::{Says, Words};

/// The rules or rulings of a game in a language, cut at their anchors.
struct Book {
    language: Language,
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
    BOOKS[game as usize][language as usize].get_or_init(|| {
        // People are shown how a rule is cited, not its id: behind the heading, or first in the row of a table.
        let cited = |text: String, id: &str| {
            let reference = Cited::new(game, id, Words::new(language)).reference;
            text.replace(&format!(" · `{id}`"), &format!(" · {reference}"))
                .replace(&format!("{ANCHOR}{id}\"></a>`{id}`"), &format!("{ANCHOR}{id}\"></a>{reference}"))
        };
        let text = ids(text).fold(text.to_owned(), cited);
        Book::read(&text, game, language, |page| page.is_empty() || page.contains("rules/"))
    })
}

/// How a game's doubtful rules were settled, in this language or in English.
fn rulings(game: GameId, language: Language) -> &'static Book {
    static BOOKS: [[OnceLock<Book>; Language::ALL.len()]; GameId::ALL.len()] =
        [const { [const { OnceLock::new() }; Language::ALL.len()] }; GameId::ALL.len()];
    let (language, text) = each_guide!(game, H => H::TEXTS.rulings_in(language));
    BOOKS[game as usize][language as usize]
        .get_or_init(|| Book::read(text, game, language, |page| page.contains("rules/")))
}

impl Book {
    /// `rules` says whether a page that is linked to is that of the rules.
    fn read(text: &str, game: GameId, language: Language, rules: fn(&str) -> bool) -> Self {
        let named = |link: &str| {
            let (page, id) = link.split_once('#')?;
            let cited = Cited::new(game, id, Words::new(language));
            (rules(page) && !cited.title.is_empty()).then_some((id.to_owned(), cited))
        };
        let render = |markdown: &str| render(markdown, named);
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
            let inner = ids(body).map(Into::into).collect();
            sections.push(Section { id: id.into(), inner, html: render(body) });
        }
        Self { language, opening, sections, cited_by }
    }

    /// The page with this title. `cited` says how a section of it is cited: for what is said, and by what title.
    fn page(&self, shell: Shell, game: GameId, title: &str, cited: impl Fn(&str) -> (String, &'static str)) -> String {
        let (say, language) = (shell.words.say(), shell.words.language());
        // Where the text is in another language than the page, each says in which it is.
        let foreign = (self.language != language).then(|| self.language.id());
        let own = foreign.map(|_| language.id());
        let body = html! {
            div.rules #rules {
                search {
                    label { (say.rules_search()) " " input #rules-search type="search" autocomplete="off"; }
                    p #rules-found role="status" data-none=(say.rules_none()) {}
                }
                @if foreign.is_some() { p.note { (say.text_in_english()) } }
                p { a href=(format!("/glossary/{game}")) { (say.glossary()) } }
                article lang=[foreign] {
                    section.section { (PreEscaped(&self.opening)) }
                    @for section in &self.sections {
                        section.section id=(section.id) {
                            (PreEscaped(&section.html))
                            @if let Some(citing) = self.cited_by.get(&section.id) {
                                p.cited lang=[own] {
                                    (say.rules_cited()) " "
                                    @for id in citing {
                                        @let (reference, title) = cited(id);
                                        a href=(format!("#{id}")) title=(title) { (reference) } " "
                                    }
                                }
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

/// The ids of the anchors of a text.
fn ids(text: &str) -> impl Iterator<Item = &str> {
    text.split(ANCHOR).skip(1).filter_map(|after| after.split('"').next())
}

/// Markdown as HTML. A link to a rule has the title of the rule, and where it names the rule by its id it cites it as people
/// do.
fn render(markdown: &str, named: impl Fn(&str) -> Option<(String, Cited)>) -> String {
    let mut out = String::with_capacity(markdown.len() * 2);
    // The rule that the link being read leads to.
    let mut target: Option<(String, Cited)> = None;
    let events = Parser::new_ext(markdown, Options::ENABLE_TABLES).map(|event| match event {
        Event::Start(Tag::Link { link_type, dest_url, title, id }) => {
            target = named(&dest_url);
            let title = target.as_ref().map_or(title, |(_, cited)| cited.title.into());
            Event::Start(Tag::Link { link_type, dest_url: address(&dest_url).into(), title, id })
        }
        Event::Text(text) => match &target {
            Some((id, cited)) if **id == *text => Event::Text(cited.reference.clone().into()),
            _ => Event::Text(text),
        },
        Event::End(TagEnd::Link) => {
            target = None;
            Event::End(TagEnd::Link)
        }
        event => event,
    });
    pulldown_cmark::html::push_html(&mut out, events);
    // A wide table is scrolled on a phone, with the keyboard too; an empty corner heads nothing.
    let out = out.replace("<th></th>", "<td></td>");
    out.replace("<table>", "<div class=\"scroll\" tabindex=\"0\"><table>").replace("</table>", "</table></div>")
}

/// Where a link between the files of `docs` leads on the pages. A translation has a folder, `rules/fr/GAME.md`, but no
/// address of its own.
fn address(link: &str) -> String {
    let file = link.trim_start_matches("../");
    match file.split_once(".md") {
        Some((page, anchor)) if file.len() < link.len() => {
            let is_folder = |part: &&str| Language::ALL.iter().any(|language| language.id() == *part);
            let page: Vec<&str> = page.split('/').filter(|part| !is_folder(part)).collect();
            format!("/{}{anchor}", page.join("/"))
        }
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
    rules(game, shell.words.language()).page(shell, game, &title, |rule| {
        let cited = Cited::new(game, rule, shell.words);
        (cited.reference, cited.title)
    })
}

/// The rulings of a game on a page.
pub fn rulings_page(shell: Shell, game: GameId) -> String {
    let title = shell.words.say().rulings_title(game.title(shell.words));
    rulings(game, shell.words.language()).page(shell, game, &title, |ruling| (ruling.to_owned(), ""))
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
