//! What the terms of the games mean: a page for each, and tooltips on abbreviations wherever they stand.

use std::fmt::Write;
use std::sync::OnceLock;

use guide::Draws;
use guide::glossary::{Term, terms};
use maud::{Escaper, Markup, PreEscaped, html};
use table::{GameId, Language, each_guide};

use crate::pages::Shell;
use crate::words::Says;

/// The terms that all games share, in the order of [`Language::ALL`].
const SHARED: [&str; Language::ALL.len()] = [
    include_str!("../../../locales/web/en/glossary.toml"),
    include_str!("../../../locales/web/fr/glossary.toml"),
    include_str!("../../../locales/web/ru/glossary.toml"),
];

/// The terms that all games share, in the order of the alphabet.
fn shared(language: Language) -> &'static [Term] {
    static TERMS: [OnceLock<Vec<Term>>; Language::ALL.len()] = [const { OnceLock::new() }; Language::ALL.len()];
    TERMS[language as usize].get_or_init(|| sorted(SHARED[language as usize]))
}

/// The terms of a game, in the order of the alphabet.
fn own(game: GameId, language: Language) -> &'static [Term] {
    static TERMS: [[OnceLock<Vec<Term>>; Language::ALL.len()]; GameId::ALL.len()] =
        [const { [const { OnceLock::new() }; Language::ALL.len()] }; GameId::ALL.len()];
    let text = each_guide!(game, H => H::TEXTS.glossary[language as usize]);
    TERMS[game as usize][language as usize].get_or_init(|| sorted(text))
}

fn sorted(text: &str) -> Vec<Term> {
    let mut terms = terms(text);
    terms.sort_by_key(|term| term.term.trim_start_matches('«').to_lowercase());
    terms
}

/// The terms of a game and those that all games share.
pub fn page(shell: Shell, game: GameId) -> String {
    let (say, language) = (shell.words.say(), shell.words.language());
    let title = say.glossary_title(game.title(shell.words));
    let body = html! {
        section.plain {
            h1 { (title) }
            p { a href=(format!("/rules/{game}")) { (say.nav_rules()) } }
            (list(own(game, language), own(game, Language::En)))
            h2 { (say.glossary_shared()) }
            (list(shared(language), shared(Language::En)))
        }
    };
    shell.page(&title, "plain", &body).into_string()
}

/// The glossaries of the games on offer, and the terms that all of them share.
pub fn index(shell: Shell) -> String {
    let (words, say) = (shell.words, shell.words.say());
    let body = html! {
        section.plain {
            h1 { (say.glossary()) }
            ul.books { @for game in GameId::offered() { li { a href=(format!("/glossary/{game}")) { (game.title(words)) } } } }
            h2 { (say.glossary_shared()) }
            (list(shared(words.language()), shared(Language::En)))
        }
    };
    shell.page(&say.glossary(), "plain", &body).into_string()
}

/// Terms with what they mean, and with what they are called in English.
fn list(terms: &[Term], english: &[Term]) -> Markup {
    let original = |term: &Term| english.iter().find(|other| other.id == term.id && other.term != term.term);
    html! {
        dl.glossary {
            @for term in terms {
                div id=(term.id) {
                    dt {
                        dfn { (term.term) }
                        @if let Some(english) = original(term) { " " span.english lang="en" { (english.term) } }
                    }
                    dd { (term.text) " " small { (term.source) } }
                }
            }
        }
    }
}

/// The same with a tooltip on the first of each abbreviation of the game that stands in its text.
pub(crate) fn explained(markup: &Markup, game: GameId, language: Language) -> Markup {
    PreEscaped(Explained::of(&markup.0, own(game, language)))
}

/// Elements whose text is no prose, or has its tooltip already.
const LEFT_ALONE: [&str; 9] = ["abbr", "script", "style", "svg", "code", "select", "textarea", "title", "template"];

/// Elements that are reached by the keyboard themselves.
const REACHED: [&str; 4] = ["a", "button", "summary", "label"];

struct Explained<'a> {
    out: String,
    /// What has no tooltip yet.
    left: Vec<(&'a str, &'a Term)>,
    alone: usize,
    reached: usize,
}

impl<'a> Explained<'a> {
    fn of(html: &str, terms: &'a [Term]) -> String {
        // A single letter may be a word.
        let shorts = |term: &'a Term| term.short.iter().map(move |short| (short.as_str(), term));
        let left = terms.iter().flat_map(shorts).filter(|(short, _)| short.chars().count() > 1).collect();
        let mut this = Self { out: String::with_capacity(html.len() + 256), left, alone: 0, reached: 0 };
        let mut rest = html;
        while let Some(at) = rest.find('<') {
            let (text, tag) = rest.split_at(at);
            this.text(text);
            let end = end_of_tag(tag);
            this.tag(&tag[..end]);
            rest = &tag[end..];
        }
        this.text(rest);
        this.out
    }

    fn tag(&mut self, tag: &str) {
        let inner = tag.trim_start_matches('<');
        let (closes, inner) = inner.strip_prefix('/').map_or((false, inner), |inner| (true, inner));
        let name = inner.split(|c: char| !c.is_ascii_alphanumeric()).next().unwrap_or_default();
        for (names, count) in [(&LEFT_ALONE[..], &mut self.alone), (&REACHED[..], &mut self.reached)] {
            if names.contains(&name) {
                *count = if closes { count.saturating_sub(1) } else { *count + 1 };
            }
        }
        self.out += tag;
    }

    fn text(&mut self, text: &str) {
        let mut rest = text;
        while self.alone == 0
            && let Some((at, n)) = self.first(rest)
        {
            let (short, term) = self.left.remove(n);
            self.out += &rest[..at];
            let mut title = String::new();
            // Writing to a text cannot fail.
            let _ = write!(Escaper::new(&mut title), "{}. {}", term.term, term.text);
            let reach = if self.reached == 0 { " tabindex=\"0\"" } else { "" };
            let _ = write!(self.out, "<abbr title=\"{title}\"{reach}>{short}</abbr>");
            rest = &rest[at + short.len()..];
        }
        self.out += rest;
    }

    /// Where the first abbreviation stands in a text, and which it is.
    fn first(&self, text: &str) -> Option<(usize, usize)> {
        // Most texts lack the letters of most abbreviations.
        let mut has = [false; 256];
        text.bytes().for_each(|byte| has[usize::from(byte)] = true);
        let left = self.left.iter().enumerate();
        let possible = left.filter(|(_, (short, _))| short.bytes().all(|byte| has[usize::from(byte)]));
        possible.filter_map(|(n, (short, _))| Some((whole(text, short)?, n))).min()
    }
}

/// Where a word stands in a text by itself.
pub(crate) fn whole(text: &str, word: &str) -> Option<usize> {
    text.match_indices(word).map(|(at, _)| at).find(|&at| {
        let after = &text[at + word.len()..];
        !text[..at].ends_with(|c: char| c.is_alphanumeric() || c == '&') && !after.starts_with(char::is_alphanumeric)
    })
}

/// Where a tag ends that opens a text; an attribute may have `>`.
fn end_of_tag(tag: &str) -> usize {
    let mut quoted = false;
    for (at, c) in tag.char_indices() {
        match c {
            '"' => quoted = !quoted,
            '>' if !quoted => return at + 1,
            _ => {}
        }
    }
    tag.len()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn terms() -> Vec<Term> {
        guide::glossary::terms(
            "[index]\nterm = \"Index (ZQ)\"\nshort = [\"ZQ\"]\nsource = \"p. 1\"\ntext = \"How \\\"it\\\" stands.\"\n\
             [letter]\nterm = \"Letter\"\nshort = [\"A\"]\nsource = \"p. 2\"\ntext = \"One.\"\n",
        )
    }

    fn explained(html: &str) -> String {
        Explained::of(html, &terms())
    }

    #[test]
    fn an_abbreviation_has_its_tooltip_where_it_first_stands() {
        let tip = "<abbr title=\"Index (ZQ). How &quot;it&quot; stands.\"";
        assert_eq!(explained("<p>ZQ 3, ZQ 4</p>"), format!("<p>{tip} tabindex=\"0\">ZQ</abbr> 3, ZQ 4</p>"));
        // What can be reached anyway is no second stop inside.
        let button = explained("<button data-a=\"a > ZQ\"><b>ZQ +1</b></button>");
        assert_eq!(button, format!("<button data-a=\"a > ZQ\"><b>{tip}>ZQ</abbr> +1</b></button>"));
        // An attribute, another word, a lone letter, code, a drawing: all as they were.
        for html in ["<i title=\"ZQ\">x</i>", "ZQT AZQ", "A man", "<code>ZQ</code>", "<svg><text>ZQ</text></svg>"] {
            assert_eq!(explained(html), html);
        }
        assert_eq!(explained("<svg></svg>ZQ"), format!("<svg></svg>{tip} tabindex=\"0\">ZQ</abbr>"));
    }

    #[test]
    fn every_game_explains_its_terms_in_every_language() {
        for language in Language::ALL {
            assert!(shared(language).len() > 10);
            for game in GameId::ALL {
                let ids: Vec<&str> = own(game, language).iter().map(|term| term.id.as_str()).collect();
                assert!(!ids.is_empty() && ids.iter().all(|id| shared(language).iter().all(|term| term.id != *id)));
            }
        }
    }
}
