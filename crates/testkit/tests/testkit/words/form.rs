//! How a language is written: its letters, quotes, dashes and spaces.

use super::texts::HOLE;

/// Words in Latin letters that Russian sentences may have. In this order: formats and techniques, weapons, keys, players,
/// what is typed at the command line, at the prompt, in requests and packs, variables of the system, results on tables.
const LATIN: &str = "
    kurgan json lines toml csv parquet svg html http https url api tls ok id ids markdown utf cookie localhost
    panzer stug ii iii iiib iv sfh lefh leig sig ju
    tab shift ctrl enter esc
    random expert lookahead flat search
    play serve new help lab completions bash info policy
    board odds hint blocked log undo redo quit cancel move from unit attack with
    true false null on off strict option rulebook printed derived public reconstructed
    lc all messages lang
    dx
";

/// A narrow space that does not break: what French has before `;:!?»` and after `«`.
const NARROW: char = '\u{202F}';

/// What is wrong with the form of a text.
pub(crate) fn faults(text: &str, language: &str) -> Vec<String> {
    let prose = prose(text);
    let chars: Vec<char> = prose.chars().collect();
    let mut faults = Vec::new();
    let mut fault = |at: usize, say: &str| {
        let shown: String = chars[at.saturating_sub(12)..(at + 12).min(chars.len())].iter().collect();
        faults.push(format!("{say}: “{}”", shown.replace(HOLE, "{}")));
    };
    for (n, &c) in chars.iter().enumerate() {
        let before = n.checked_sub(1).map_or(' ', |at| chars[at]);
        let after = chars.get(n + 1).copied().unwrap_or(' ');
        match c {
            '\'' => fault(n, "an apostrophe is ’"),
            '"' => fault(n, "quotes are “…”, «\u{202F}…\u{202F}», «…»; what is typed stands in backticks"),
            '“' | '”' if language != "en" => fault(n, "quotes are « »"),
            '«' | '»' if language == "en" => fault(n, "quotes are “ ”"),
            '.' if before != '.' && after == '.' => fault(n, "an ellipsis is …"),
            ' ' if chars.get(n + 1) == Some(&' ') && before != ' ' && !text.contains('\n') => fault(n, "two spaces"),
            '-' if after == '>' => fault(n, "an arrow is →"),
            '-' if part_of_date(&chars, n) => {}
            '-' if !before.is_alphanumeric() && before != '-' && (after.is_ascii_digit() || after == HOLE) => {
                fault(n, "a minus is −");
            }
            '-' if before == ' ' && after == ' ' => fault(n, "a dash is –"),
            '-' if before.is_ascii_digit() && after.is_ascii_digit() => fault(n, "a range has –"),
            'а'..='я' | 'А'..='Я' | 'ё' | 'Ё' if language != "ru" => fault(n, "a Cyrillic letter"),
            ';' | '!' | '?' | '»' if language == "fr" && ![NARROW, '!', '?'].contains(&before) => {
                fault(n, "U+202F before ;!?»");
            }
            ':' if language == "fr" && before != NARROW && after.is_whitespace() => fault(n, "U+202F before :"),
            '«' if language == "fr" && after != NARROW => fault(n, "U+202F after «"),
            _ => {}
        }
    }
    if language == "ru" {
        let is_latin = |word: &&str| word.len() > 1 && word.chars().all(|c| c.is_ascii_alphabetic());
        let words = prose.split(|c: char| !c.is_alphanumeric()).filter(is_latin);
        let foreign = words.filter(|word| !LATIN.split_whitespace().any(|known| known == word.to_lowercase()));
        faults.extend(foreign.map(|word| format!("“{word}” in Latin letters")));
    }
    faults
}

/// A text without what is typed as it stands: in backticks, after `kurgan` at the head of a line, behind `--`, and words of
/// notation or JSON in straight quotes. Each is a hole.
fn prose(text: &str) -> String {
    let lines: Vec<String> = text.split('\n').map(|line| dates(&quoted(&commands(&backticks(line))))).collect();
    lines.join("\n")
}

/// Whether this hyphen stands in a date made of three variables.
fn part_of_date(chars: &[char], n: usize) -> bool {
    let date = [HOLE, '-', HOLE, '-', HOLE];
    [1, 3].iter().any(|&at| n.checked_sub(at).and_then(|from| chars.get(from..from + date.len())) == Some(&date[..]))
}

/// Dates as they are typed, `1942-09-13`, are holes too.
fn dates(line: &str) -> String {
    let is_date = |word: &str| word.len() == 10 && word.split('-').all(|part| part.parse::<u16>().is_ok());
    let word = |word: &str| match word.trim_end_matches([',', '.', ';']) {
        date if is_date(date) => HOLE.to_string() + &word[date.len()..],
        _ => word.to_owned(),
    };
    line.split(' ').map(word).collect::<Vec<_>>().join(" ")
}

fn backticks(line: &str) -> String {
    let parts = line.split('`').enumerate();
    parts.map(|(n, part)| if n % 2 == 0 { part.to_owned() } else { HOLE.to_string() }).collect()
}

/// An example of the command line up to what is said of it; options with their values, paths and names anywhere.
fn commands(line: &str) -> String {
    let head = line.trim_start();
    if head.starts_with("kurgan ") {
        return head.split_once("  ").map_or_else(String::new, |(_, said)| said.trim_start().to_owned());
    }
    let mut after_option = false;
    let mut word = |word: &str| {
        let bare = word.trim_end_matches([',', '.', ';', ':', ')']);
        let is_option = bare.starts_with("--") && bare.len() > 2;
        let is_name =
            bare.is_ascii() && bare.contains(char::is_alphabetic) && bare.contains(['/', '_', '=', '~', '.', '-']);
        let is_value = after_option && !bare.is_empty() && bare.is_ascii();
        after_option = is_option && bare == word;
        if is_option
            || is_value
            || is_name && word.starts_with(|c: char| c.is_ascii_alphanumeric() || "_~X".contains(c))
        {
            HOLE.to_string() + &word[bare.len()..]
        } else {
            word.to_owned()
        }
    };
    line.split(' ').map(&mut word).collect::<Vec<_>>().join(" ")
}

fn quoted(line: &str) -> String {
    let is_typed = |part: &str| !part.is_empty() && part.chars().all(|c| c.is_ascii() && c != '\'');
    let parts: Vec<&str> = line.split('"').collect();
    let mut out = String::new();
    for (n, part) in parts.iter().enumerate() {
        let is_last = n + 1 == parts.len();
        match n % 2 {
            1 if !is_last && is_typed(part) => out.push(HOLE),
            1 => {
                out.push('"');
                out += part;
                out += if is_last { "" } else { "\"" };
            }
            _ => out += part,
        }
    }
    out
}

/// A piece of text with the apostrophes, quotes and spaces of its language.
pub(crate) fn mended(text: &str, language: &str) -> String {
    if text.trim_start().starts_with("kurgan ") {
        return text.into();
    }
    let parts = text.split('`').enumerate();
    let parts = parts.map(|(n, part)| if n % 2 == 0 { tidy(part, language) } else { part.to_owned() });
    parts.collect::<Vec<_>>().join("`")
}

fn tidy(text: &str, language: &str) -> String {
    let chars: Vec<char> = text.replace("...", "…").chars().collect();
    let mut out = String::new();
    for (n, &c) in chars.iter().enumerate() {
        let before = n.checked_sub(1).map(|at| chars[at]);
        let after = chars.get(n + 1).copied();
        match c {
            '\'' if before.is_some_and(char::is_alphabetic) => out.push('’'),
            ' ' | '\u{A0}' | NARROW if language == "fr" && after.is_some_and(|c| ";:!?»".contains(c)) => {
                out.push(NARROW);
            }
            ' ' | '\u{A0}' if language == "fr" && before == Some('«') => out.push(NARROW),
            '-' if after.is_some_and(|c| c.is_ascii_digit()) && before.is_none_or(|c| " (".contains(c)) => {
                out.push('−');
            }
            _ => out.push(c),
        }
    }
    out
}
