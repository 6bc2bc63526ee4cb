//! The fonts of pages, with only the letters of our languages: a reader of English or French loads the Latin half.
//!
//! `assets/fonts/make.py` makes the files; `assets/fonts` has their licenses too.

use std::fmt::Write;

use crate::assets::{Asset, address_of, asset};

struct Font {
    family: &'static str,
    weight: u16,
    style: &'static str,
    /// What its lines are high, where the font has more room for accents than we need.
    height: &'static str,
    /// In the order of [`SCRIPTS`].
    files: [&'static [u8]; 2],
}

/// The names of the scripts and the letters in each.
const SCRIPTS: [(&str, &str); 2] = [("latin", "U+0-3FF,U+2000-2115,U+2117-FFFF"), ("cyrillic", "U+400-4FF,U+2116")];

macro_rules! font {
    ($family:literal, $weight:literal, $style:literal, $stem:literal, $height:literal) => {
        Font {
            family: $family,
            weight: $weight,
            style: $style,
            height: $height,
            files: [
                include_bytes!(concat!("../assets/fonts/", $stem, "-latin.woff2")),
                include_bytes!(concat!("../assets/fonts/", $stem, "-cyrillic.woff2")),
            ],
        }
    };
}

const FONTS: [Font; 6] = [
    font!("Kurgan Display", 600, "normal", "display-600", "ascent-override:98%;descent-override:24%;"),
    font!("Kurgan Sans", 400, "normal", "sans-400", ""),
    font!("Kurgan Sans", 700, "normal", "sans-700", ""),
    font!("Kurgan Narrow", 700, "normal", "narrow-700", ""),
    font!("Kurgan Serif", 400, "normal", "serif-400", ""),
    font!("Kurgan Serif", 400, "italic", "serif-400-italic", ""),
];

/// The files, and the stylesheet that names them.
pub(crate) fn fonts() -> (Vec<Asset>, String) {
    let (mut files, mut style) = (Vec::new(), String::new());
    for Font { family, weight, style: slant, height, files: scripts } in &FONTS {
        for ((script, letters), bytes) in SCRIPTS.iter().zip(scripts) {
            let stem = format!("{}-{weight}-{slant}-{script}", family.to_lowercase().replace(' ', "-"));
            let file = asset(&stem, "woff2", "font/woff2", bytes);
            // Writing to a text cannot fail.
            let _ = writeln!(
                style,
                "@font-face{{font-family:\"{family}\";font-weight:{weight};font-style:{slant};font-display:swap;{height}\
                 src:url({}) format(\"woff2\");unicode-range:{letters}}}",
                address_of(&file)
            );
            files.push(file);
        }
    }
    (files, style)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_fonts_of_a_language_weigh_at_most_120_kb() {
        let weight = |scripts: usize| FONTS.iter().flat_map(|font| &font.files[..scripts]).map(|file| file.len()).sum();
        let (latin, all): (usize, usize) = (weight(1), weight(2));
        assert!((40_000..80_000).contains(&latin) && all < 120_000, "{latin} and {all} bytes");
    }

    #[test]
    fn every_file_is_named_in_the_stylesheet() {
        let (files, style) = fonts();
        assert_eq!(files.len(), 2 * FONTS.len());
        for file in files {
            assert!(style.contains(&file.name), "{}", file.name);
        }
    }
}
