//! Stylesheet, script, icon, fonts and landscapes.

use std::collections::BTreeMap;
use std::sync::{Arc, LazyLock, Mutex, PoisonError};

use guide::Draws;
use table::{GameId, each_guide};

use crate::fonts::fonts;

/// The colours and fonts of everything.
pub(crate) const THEME: &str = include_str!("../assets/theme.css");
/// What boards of all games share, on a page and off it.
pub(crate) const PICTURE: &str = include_str!("../assets/picture.css");

/// A file that pages refer to.
#[derive(Clone)]
pub struct Asset {
    /// Its name in addresses: it changes with the contents, so that it may be kept for ever.
    pub name: String,
    /// Its media type.
    pub mime: &'static str,
    /// What it holds.
    pub bytes: Arc<[u8]>,
}

/// The assets of every page.
pub static ASSETS: LazyLock<Vec<Asset>> = LazyLock::new(|| {
    let (files, faces) = fonts();
    let of_all = [
        &faces,
        THEME,
        include_str!("../assets/kurgan.css"),
        PICTURE,
        include_str!("../assets/board.css"),
        include_str!("../assets/table.css"),
        include_str!("../assets/ease.css"),
        include_str!("../assets/stage.css"),
    ];
    let of_each: String = GameId::offered().map(|game| each_guide!(game, H => H::STYLE)).collect();
    let script = [
        include_str!("../assets/page.js"),
        include_str!("../assets/settings.js"),
        include_str!("../assets/surface.js"),
        include_str!("../assets/look.js"),
        include_str!("../assets/choices.js"),
        include_str!("../assets/stage.js"),
        include_str!("../assets/table.js"),
        include_str!("../assets/ease.js"),
        include_str!("../assets/story.js"),
    ];
    let all = [
        asset("kurgan", "css", "text/css; charset=utf-8", lean(&(of_all.concat() + &of_each)).as_bytes()),
        asset("kurgan", "js", "text/javascript; charset=utf-8", lean(&script.concat()).as_bytes()),
        asset("icon", "svg", "image/svg+xml", include_bytes!("../assets/icon.svg")),
    ];
    all.into_iter().chain(files).collect()
});

/// The landscapes that pages have referred to since the program started, by their names. They are few: one for each
/// setting that has its own, and those of packs of one's own.
static LANDSCAPES: Mutex<BTreeMap<String, Asset>> = Mutex::new(BTreeMap::new());

/// More landscapes than this are packs coming and going: then the list begins anew.
const MOST_LANDSCAPES: usize = 64;

/// The address of a landscape of this size, which can be asked for from now on.
pub(crate) fn landscape((width, height): (f32, f32), drawn: &str) -> String {
    let text = format!(
        r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" height="{height}">{drawn}</svg>"#
    );
    let asset = asset("land", "svg", "image/svg+xml", text.as_bytes());
    let address = address_of(&asset);
    let mut known = LANDSCAPES.lock().unwrap_or_else(PoisonError::into_inner);
    if known.len() >= MOST_LANDSCAPES {
        known.clear();
    }
    known.entry(asset.name.clone()).or_insert(asset);
    address
}

/// The asset of this name.
pub fn find(name: &str) -> Option<Asset> {
    let landscape = || LANDSCAPES.lock().unwrap_or_else(PoisonError::into_inner).get(name).cloned();
    ASSETS.iter().find(|asset| asset.name == name).cloned().or_else(landscape)
}

/// What a browser needs of a text: neither indentation nor comments on lines of their own.
fn lean(text: &str) -> String {
    let is_comment = |line: &str| line.starts_with("//") || line.starts_with("/*") && line.ends_with("*/");
    let lines = text.lines().map(str::trim_start).filter(|line| !line.is_empty() && !is_comment(line));
    lines.flat_map(|line| [line, "\n"]).collect()
}

pub(crate) fn asset(stem: &str, ending: &str, mime: &'static str, bytes: &[u8]) -> Asset {
    let hash = blake3::hash(bytes).to_hex();
    Asset { name: format!("{stem}-{}.{ending}", &hash[..12]), mime, bytes: bytes.into() }
}

pub(crate) fn style() -> String {
    address_of(&ASSETS[0])
}

pub(crate) fn script() -> String {
    address_of(&ASSETS[1])
}

pub(crate) fn icon() -> String {
    address_of(&ASSETS[2])
}

/// Where pages find an asset.
pub(crate) fn address_of(asset: &Asset) -> String {
    format!("/assets/{}", asset.name)
}

#[cfg(test)]
mod tests {
    #[test]
    fn nothing_is_sent_that_only_people_read() {
        assert_eq!(super::lean("/* A. */\n.b {\n  c: d; /* e */\n}\n\n  // f\n"), ".b {\nc: d; /* e */\n}\n");
    }
}
