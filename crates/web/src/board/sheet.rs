//! Our stylesheets for a standalone picture: in one theme, without nesting, variables or functions, which many SVG
//! viewers do not support.
//!
//! This understands our own sheets and no others. It leaves out what it does not understand and names it, and a test
//! checks those names.

use std::collections::BTreeMap;

use super::alone::Theme;

/// What SVG draws by, as far as we use it.
const KNOWN: [&str; 20] = [
    "color",
    "dominant-baseline",
    "fill",
    "fill-opacity",
    "font-family",
    "font-size",
    "font-style",
    "font-weight",
    "letter-spacing",
    "opacity",
    "overflow",
    "paint-order",
    "stroke",
    "stroke-dasharray",
    "stroke-linecap",
    "stroke-linejoin",
    "stroke-opacity",
    "stroke-width",
    "text-anchor",
    "text-decoration",
];

/// A sheet that everybody understands.
#[derive(Default)]
pub(super) struct Sheet {
    /// Its rules.
    pub(super) text: String,
    /// What was left out because it was not understood.
    pub(super) strange: Vec<String>,
}

/// These sheets one after the other. Rules under `@media` are for pages alone.
pub(super) fn flat(sheets: &[&str], theme: Theme) -> Sheet {
    let sheets: String = sheets.iter().map(|sheet| without_comments(sheet)).collect();
    let mut rules = Vec::new();
    read(&sheets, "", &mut rules);
    let mut writer = Writer { theme, variables: BTreeMap::new(), sheet: Sheet::default() };
    for (selector, declarations) in &rules {
        for (name, value) in declarations.iter().filter(|(name, _)| name.starts_with("--")) {
            // They hold for the whole picture.
            if writer.variables.insert(name, value).is_some() || selector.contains(' ') {
                writer.strange(&format!("sets {name}, not for all or not alone"), selector);
            }
        }
    }
    for (selector, declarations) in &rules {
        writer.rule(selector, declarations);
    }
    writer.sheet
}

/// A selector without nesting, and its declarations.
type Rule<'a> = (String, Vec<(&'a str, &'a str)>);

fn without_comments(sheet: &str) -> String {
    let mut parts = sheet.split("/*");
    let first = parts.next().unwrap_or_default().to_owned();
    parts.fold(first, |text, part| text + part.split_once("*/").map_or("", |(_, rest)| rest))
}

/// Reads rules and, below `outer`, declarations; returns what follows the brace that ends them.
fn read<'a>(mut text: &'a str, outer: &str, rules: &mut Vec<Rule<'a>>) -> &'a str {
    let own = rules.len();
    rules.push((outer.into(), Vec::new()));
    loop {
        text = text.trim_start();
        let end = text.find(['{', '}', ';']);
        let Some((head, rest)) = end.map(|end| (text[..end].trim(), &text[end..])) else { return "" };
        text = &rest[1..];
        match rest.as_bytes()[0] {
            b'{' if head.starts_with('@') => text = skip(text),
            b'{' => text = read(text, &nested(outer, head), rules),
            sign => {
                let declared = head.split_once(':').map(|(name, value)| (name.trim(), value.trim()));
                rules[own].1.extend(declared);
                if sign == b'}' {
                    return text;
                }
            }
        }
    }
}

/// What follows a block.
fn skip(mut text: &str) -> &str {
    let mut depth = 1;
    while let Some(at) = text.find(['{', '}']).filter(|_| depth > 0) {
        depth = if text[at..].starts_with('{') { depth + 1 } else { depth - 1 };
        text = &text[at + 1..];
    }
    text
}

/// A selector within another. One in `:where` has no weight, and the whole picture is within it.
fn nested(outer: &str, inner: &str) -> String {
    let each = inner.split(',').map(str::trim).flat_map(|inner| {
        let within = move |outer: &str| match inner {
            _ if inner.starts_with(":where(") => String::new(),
            _ if inner.contains('&') => inner.replace('&', outer).split_whitespace().collect::<Vec<_>>().join(" "),
            _ => format!("{outer} {inner}").trim().to_owned(),
        };
        outer.split(',').map(within).collect::<Vec<_>>()
    });
    each.collect::<Vec<_>>().join(",")
}

struct Writer<'a> {
    theme: Theme,
    variables: BTreeMap<&'a str, &'a str>,
    sheet: Sheet,
}

impl Writer<'_> {
    fn strange(&mut self, what: &str, of: &str) {
        self.sheet.strange.push(format!("{of}: {what}"));
    }

    fn rule(&mut self, selector: &str, declarations: &[(&str, &str)]) {
        let mut written = String::new();
        for &(name, value) in declarations.iter().filter(|(name, _)| !name.starts_with("--")) {
            let parts = self.value(value).and_then(|value| match name {
                "font" => font(&value),
                name => Some(vec![(name, value)]),
            });
            let Some(parts) = parts else {
                self.strange(&format!("{name}: {value}"), selector);
                continue;
            };
            for (name, value) in parts {
                if KNOWN.contains(&name) {
                    written.extend([name, ":", &value, ";"]);
                } else {
                    self.strange(name, selector);
                }
            }
        }
        if written.is_empty() {
            return;
        }
        if selector.is_empty() || selector.contains([':', '~', '+']) {
            return self.strange("is not a plain selector", selector);
        }
        self.sheet.text.extend([selector, "{", written.trim_end_matches(';'), "}\n"]);
    }

    /// A value without variables and functions.
    fn value(&self, value: &str) -> Option<String> {
        if value == "transparent" {
            return Some("none".into());
        }
        let Some((name, arguments, rest)) = call(value) else {
            return Some(value.into());
        };
        let (before, name) =
            name.rsplit_once([' ', ',']).map_or(("", name), |(_, last)| (&name[..name.len() - last.len()], last));
        let here = match name {
            "url" => format!("url({arguments})"),
            "var" => self.value(self.variables.get(arguments)?)?,
            "light-dark" => {
                let [light, dark] = list(arguments).try_into().ok()?;
                self.value(if self.theme == Theme::Light { light } else { dark })?
            }
            _ => self.colour(&format!("{name}({arguments})"))?.to_string(),
        };
        Some(format!("{before}{here}{}", self.value(rest)?))
    }

    fn colour(&self, value: &str) -> Option<Colour> {
        if value == "transparent" {
            return Some(Colour([0.0; 4]));
        }
        if let Some(hex) = value.strip_prefix('#') {
            let wide =
                if hex.len() == 3 { hex.chars().flat_map(|digit| [digit, digit]).collect() } else { hex.to_owned() };
            let part = |n: usize| u8::from_str_radix(wide.get(n..n + 2)?, 16).ok().map(f32::from);
            return Some(Colour([part(0)?, part(2)?, part(4)?, 1.0]));
        }
        match call(value)? {
            ("rgb" | "rgba", arguments, "") => {
                let parts: Vec<f32> = arguments
                    .split([' ', '/', ','])
                    .filter(|part| !part.is_empty())
                    .map_while(|part| part.parse().ok())
                    .collect();
                match parts[..] {
                    [red, green, blue] => Some(Colour([red, green, blue, 1.0])),
                    [red, green, blue, alpha] => Some(Colour([red, green, blue, alpha])),
                    _ => None,
                }
            }
            ("color-mix", arguments, "") => {
                let [space, first, second] = list(arguments).try_into().ok()?;
                let (first, share) = first.rsplit_once(' ').filter(|_| space == "in srgb")?;
                let share: f32 = share.strip_suffix('%')?.parse().ok()?;
                Some(self.colour(first)?.mixed(share / 100.0, self.colour(second)?))
            }
            ("var", arguments, "") => self.colour(self.variables.get(arguments)?),
            ("light-dark", ..) => self.colour(&self.value(value)?),
            _ => None,
        }
    }
}

/// The first function of a value: its name with what stands before it, its arguments, and what follows it.
fn call(value: &str) -> Option<(&str, &str, &str)> {
    let open = value.find('(')?;
    let mut depth = 0;
    for (at, sign) in value.char_indices().skip_while(|(at, _)| *at < open) {
        depth += match sign {
            '(' => 1,
            ')' => -1,
            _ => 0,
        };
        if depth == 0 {
            return Some((&value[..open], value[open + 1..at].trim(), &value[at + 1..]));
        }
    }
    None
}

/// Arguments, parted by commas that are not within one of them.
fn list(arguments: &str) -> Vec<&str> {
    let (mut depth, mut from, mut parts) = (0, 0, Vec::new());
    for (at, sign) in arguments.char_indices() {
        match sign {
            '(' => depth += 1,
            ')' => depth -= 1,
            ',' if depth == 0 => {
                parts.push(arguments[from..at].trim());
                from = at + 1;
            }
            _ => {}
        }
    }
    parts.push(arguments[from..].trim());
    parts
}

/// `italic 600 13px Georgia, serif` in its parts.
fn font(value: &str) -> Option<Vec<(&'static str, String)>> {
    let (size_at, size) = value.split(' ').enumerate().find(|(_, word)| word.ends_with("px"))?;
    let mut words = value.splitn(size_at + 2, ' ');
    let (mut style, mut weight) = ("normal", "normal");
    for word in words.by_ref().take(size_at) {
        if word == "italic" { style = word } else { weight = word }
    }
    let family = words.nth(1)?.replace('"', "'");
    Some(vec![
        ("font-style", style.into()),
        ("font-weight", weight.into()),
        ("font-size", size.into()),
        ("font-family", family),
    ])
}

/// Red, green and blue up to 255, and how opaque it is up to 1.
#[derive(Clone, Copy)]
struct Colour([f32; 4]);

impl Colour {
    /// So much of this and the rest of the other, as `color-mix(in srgb, …)` has it.
    fn mixed(self, share: f32, other: Self) -> Self {
        let (one, two) = (self.0, other.0);
        let alpha = one[3] * share + two[3] * (1.0 - share);
        let part = |n: usize| (one[n] * one[3] * share + two[n] * two[3] * (1.0 - share)) / alpha.max(f32::EPSILON);
        Self([part(0), part(1), part(2), alpha])
    }
}

impl std::fmt::Display for Colour {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let [red, green, blue, alpha] = self.0;
        let alpha = (alpha * 1000.0).round() / 1000.0;
        write!(f, "rgba({red:.0},{green:.0},{blue:.0},{alpha})")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SHEET: &str = "
        /* Words { of no; } import. */
        :root { --ink: light-dark(#123, #fff); --serif: Georgia, \"Times New Roman\", serif; }
        .a, .b { fill: var(--ink); .c > * { stroke: color-mix(in srgb, var(--ink) 50%, transparent); } }
        :where(.game) { .d { font: italic 600 13px var(--serif); } [lang=\"ru\"] & .d { opacity: .5; } }
        @media print { .e { border: 1px solid; f { g: h; } } }
        .i { fill: transparent; stroke: rgb(0 0 0 / .55); stroke-dasharray: 4 3; }
    ";

    #[test]
    fn nesting_variables_and_functions_are_written_out() {
        let light = flat(&[SHEET], Theme::Light);
        assert_eq!(light.strange, [""; 0]);
        let expected = [
            ".a,.b{fill:#123}",
            ".a .c > *,.b .c > *{stroke:rgba(17,34,51,0.5)}",
            ".d{font-style:italic;font-weight:600;font-size:13px;font-family:Georgia, 'Times New Roman', serif}",
            "[lang=\"ru\"] .d{opacity:.5}",
            ".i{fill:none;stroke:rgba(0,0,0,0.55);stroke-dasharray:4 3}\n",
        ];
        assert_eq!(light.text, expected.join("\n"));
        assert!(flat(&[SHEET], Theme::Dark).text.starts_with(".a,.b{fill:#fff}"));
    }

    #[test]
    fn what_is_not_understood_is_named() {
        let sheet = ".a { padding: 1px; fill: var(--none); } .b:hover { fill: #fff; } .c { .d { --e: #fff; } }";
        let strange = flat(&[sheet], Theme::Light).strange;
        let expected = [
            ".c .d: sets --e, not for all or not alone",
            ".a: padding",
            ".a: fill: var(--none)",
            ".b:hover: is not a plain selector",
        ];
        assert_eq!(strange, expected);
    }
}
