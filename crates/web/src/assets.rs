//! Stylesheet, script and icon.

use std::sync::LazyLock;

/// A file that pages refer to.
pub struct Asset {
    /// Its name in addresses: it changes with the contents, so that it may be kept for ever.
    pub name: String,
    /// Its media type.
    pub mime: &'static str,
    /// What it holds.
    pub bytes: Vec<u8>,
}

/// All assets.
pub static ASSETS: LazyLock<[Asset; 3]> = LazyLock::new(|| {
    let style = [
        include_str!("../assets/kurgan.css"),
        include_str!("../assets/board.css"),
        include_str!("../assets/volga.css"),
        include_str!("../assets/cauldron.css"),
        include_str!("../assets/pavlov.css"),
    ];
    let script = [
        include_str!("../assets/page.js"),
        include_str!("../assets/surface.js"),
        include_str!("../assets/look.js"),
        include_str!("../assets/choices.js"),
        include_str!("../assets/table.js"),
    ];
    [
        asset("kurgan", "css", "text/css; charset=utf-8", &style.concat()),
        asset("kurgan", "js", "text/javascript; charset=utf-8", &script.concat()),
        asset("icon", "svg", "image/svg+xml", include_str!("../assets/icon.svg")),
    ]
});

/// The asset of this name.
pub fn find(name: &str) -> Option<&'static Asset> {
    ASSETS.iter().find(|asset| asset.name == name)
}

fn asset(stem: &str, ending: &str, mime: &'static str, text: &str) -> Asset {
    let hash = blake3::hash(text.as_bytes()).to_hex();
    Asset { name: format!("{stem}-{}.{ending}", &hash[..12]), mime, bytes: text.into() }
}

pub(crate) fn style() -> String {
    address(0)
}

pub(crate) fn script() -> String {
    address(1)
}

pub(crate) fn icon() -> String {
    address(2)
}

fn address(nth: usize) -> String {
    format!("/assets/{}", ASSETS[nth].name)
}
