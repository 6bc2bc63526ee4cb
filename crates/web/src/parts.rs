//! The changing parts of a page, compared with what a screen already shows.
//!
//! ```text
//!  Blocks, Lists --+-- Prints::of ------> Prints: what is kept of a drawing
//!                  +-- since(Prints) ---> <template>s with what is new
//! ```
//!
//! A block is redrawn as a whole. A list is an element whose children have keys: only those that differ are drawn and
//! sent, each run with the key of the child before it. The page's script puts both in place.

use std::collections::{BTreeMap, BTreeSet};
use std::hash::{DefaultHasher, Hash, Hasher};

use maud::{Markup, html};
use serde_json::Value;

/// A part of the page that is replaced as a whole: the id of its element and what is in it.
pub(crate) struct Block {
    pub(crate) id: &'static str,
    pub(crate) html: Markup,
}

/// An element of the page whose children come and go.
pub(crate) struct List {
    /// The id of the element.
    pub(crate) id: String,
    /// The block that it stands in: with a new block come new children.
    pub(crate) within: Option<&'static str>,
    pub(crate) kind: Kind,
    pub(crate) items: Vec<Item>,
}

/// What the children of a list are.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Kind {
    Html,
    Svg,
}

/// A child of a list; its element carries the key as `data-key`, or as `data-el` where that is the same.
pub(crate) struct Item {
    pub(crate) key: String,
    pub(crate) print: u64,
    draw: Box<dyn Fn() -> Markup>,
}

impl Item {
    pub(crate) fn new(key: &str, html: Markup) -> Self {
        Self::drawn(key.to_owned(), print(&html), move || html.clone())
    }

    /// One that is drawn only if it is sent, known by the fingerprint of what it is drawn from.
    pub(crate) fn drawn(key: String, print: u64, draw: impl Fn() -> Markup + 'static) -> Self {
        Self { key, print, draw: Box::new(draw) }
    }

    pub(crate) fn html(&self) -> Markup {
        (self.draw)()
    }
}

impl List {
    /// The children.
    pub(crate) fn all(&self) -> Markup {
        html! { @for item in &self.items { (item.html()) } }
    }
}

/// What a screen shows: the fingerprints of what was drawn for it.
#[derive(Clone, Default, Debug)]
pub(crate) struct Prints {
    blocks: BTreeMap<&'static str, u64>,
    lists: BTreeMap<String, Vec<(Box<str>, u64)>>,
}

fn print(html: &Markup) -> u64 {
    let mut hasher = DefaultHasher::new();
    html.0.hash(&mut hasher);
    hasher.finish()
}

impl Prints {
    pub(crate) fn of(blocks: &[Block], lists: &[List]) -> Self {
        let items = |list: &List| list.items.iter().map(|item| (item.key.as_str().into(), item.print)).collect();
        Self {
            blocks: blocks.iter().map(|block| (block.id, print(&block.html))).collect(),
            lists: lists.iter().map(|list| (list.id.clone(), items(list))).collect(),
        }
    }

    /// What a screen that shows `before` has to be sent to show this, out of the same drawing.
    pub(crate) fn since(&self, before: &Self, blocks: &[Block], lists: &[List]) -> Markup {
        let is_new = |id: &str| self.blocks.get(id) != before.blocks.get(id);
        let shown = |list: &List| before.lists.get(&list.id).filter(|_| !list.within.is_some_and(is_new));
        let printed = |list: &List| self.lists.get(&list.id).map(Vec::as_slice).unwrap_or_default();
        html! {
            @for block in blocks.iter().filter(|block| is_new(block.id)) {
                template data-part=(block.id) { (block.html) }
            }
            @for list in lists { (changes(list, printed(list), shown(list).map(Vec::as_slice))) }
        }
    }
}

/// What is new in a list, given the fingerprints of its children now and before; all of it where nothing is shown.
fn changes(list: &List, now: &[(Box<str>, u64)], before: Option<&[(Box<str>, u64)]>) -> Markup {
    let Some(before) = before else {
        return html! { template data-list=(list.id) data-clear { (wrapped(list.kind, &list.items)) } };
    };
    let stood: BTreeMap<&str, (usize, u64)> =
        before.iter().enumerate().map(|(n, (key, print))| (&**key, (n, *print))).collect();
    // What is the same and follows what it followed stays; the rest is sent.
    let mut last = None;
    let stays: Vec<bool> = now
        .iter()
        .map(|(key, print)| match stood.get(&**key) {
            Some((n, known)) if known == print && last.is_none_or(|last| *n > last) => {
                last = Some(*n);
                true
            }
            _ => false,
        })
        .collect();
    let now_there: BTreeSet<&str> = now.iter().map(|(key, _)| &**key).collect();
    let gone: Vec<&str> = stood.keys().copied().filter(|key| !now_there.contains(key)).collect();
    let gone = (!gone.is_empty()).then(|| Value::from(gone).to_string());
    let mut start = 0;
    let runs = stays.chunk_by(|one, next| one == next).map(|run| {
        let from = start;
        start += run.len();
        (from, run)
    });
    html! {
        @if gone.is_some() { template data-list=(list.id) data-gone=[gone] {} }
        @for (from, run) in runs.filter(|(_, run)| !run[0]) {
            @let after = from.checked_sub(1).map(|n| list.items[n].key.as_str());
            template data-list=(list.id) data-after=[after] {
                (wrapped(list.kind, &list.items[from..from + run.len()]))
            }
        }
    }
}

/// Parsed on its own, a shape is one only inside a drawing.
fn wrapped(kind: Kind, items: &[Item]) -> Markup {
    let all = html! { @for item in items { (item.html()) } };
    if kind == Kind::Svg {
        html! { svg { (all) } }
    } else {
        all
    }
}

#[cfg(test)]
mod tests {
    use maud::PreEscaped;

    use super::*;

    fn list(items: &str) -> List {
        let item = |text: &str| Item::new(&text[..1], PreEscaped(text.to_owned()));
        List { id: "x".into(), within: None, kind: Kind::Html, items: items.split_whitespace().map(item).collect() }
    }

    /// What the page's script does with an answer.
    fn put(before: &str, now: &str) -> (Vec<String>, usize) {
        let (old, new) = ([list(before)], [list(now)]);
        let html = Prints::of(&[], &new).since(&Prints::of(&[], &old), &[], &new).into_string();
        let mut shown: Vec<String> = before.split_whitespace().map(str::to_owned).collect();
        let mut sent = 0;
        for template in html.split("<template ").skip(1) {
            let (head, rest) = template.split_once('>').unwrap();
            let attribute = |name: &str| Some(head.split_once(&format!("{name}=\""))?.1.split('"').next()?.to_owned());
            if let Some(gone) = attribute("data-gone") {
                let gone: Vec<String> = serde_json::from_str(&gone.replace("&quot;", "\"")).unwrap();
                shown.retain(|item| !gone.iter().any(|key| item.starts_with(key.as_str())));
                continue;
            }
            let body = rest.split("</template>").next().unwrap();
            let fresh: Vec<String> =
                body.as_bytes().chunks(2).map(|c| String::from_utf8(c.to_vec()).unwrap()).collect();
            sent += fresh.len();
            shown.retain(|item| !fresh.iter().any(|new| new[..1] == item[..1]));
            let after =
                attribute("data-after").map(|key| shown.iter().position(|item| item.starts_with(&key)).unwrap());
            let at = after.map_or(0, |n| n + 1);
            shown.splice(at..at, fresh);
        }
        (shown, sent)
    }

    #[test]
    fn a_list_becomes_the_new_one_and_what_stays_is_not_sent() {
        for (before, now, most) in [
            ("a1 b1 c1", "a1 b1 c1", 0),
            ("a1 b1 c1", "a1 b2 c1", 1),
            ("a1 b1 c1", "b1 c1", 0),
            ("a1 b1 c1", "d1 a1 b1 e1 c1 f1", 3),
            ("a1 b1 c1", "c1 a1 b1", 2),
            ("a1 b1 c1 d1", "d2 c1 b1 a1", 4),
            ("", "a1 b1", 2),
            ("a1 b1", "", 0),
            ("a1 b1 c1", "x1 y1 z1", 3),
        ] {
            let (shown, sent) = put(before, now);
            assert_eq!(shown.join(" "), now, "{before}");
            assert!(sent <= most, "{before} -> {now}: {sent} sent");
        }
    }

    #[test]
    fn random_lists_become_each_other() {
        let mut state = 7_u64;
        let mut below = |n: u64| {
            state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            (state >> 33) % n
        };
        let mut before = String::new();
        for _ in 0..500 {
            let mut keys: Vec<char> = ('a'..='j').filter(|_| below(3) > 0).collect();
            for n in (1..keys.len()).rev() {
                if below(3) == 0 {
                    keys.swap(n, n - 1);
                }
            }
            let now: Vec<String> = keys.iter().map(|key| format!("{key}{}", below(3))).collect();
            let now = now.join(" ");
            assert_eq!(put(&before, &now).0.join(" "), now, "{before}");
            before = now;
        }
    }

    #[test]
    fn with_a_new_block_come_all_children_of_its_lists() {
        let block = |html: &str| [Block { id: "box", html: PreEscaped(html.to_owned()) }];
        let lists = [List { within: Some("box"), ..list("a1 b1") }];
        let (old, new) = (block("<p>1</p>"), block("<p>2</p>"));
        let before = Prints::of(&old, &lists);
        let same = before.since(&before, &old, &lists).into_string();
        assert_eq!(same, "");
        let sent = Prints::of(&new, &lists).since(&before, &new, &lists).into_string();
        assert_eq!(
            sent,
            "<template data-part=\"box\"><p>2</p></template><template data-list=\"x\" data-clear>a1b1</template>"
        );
    }
}
