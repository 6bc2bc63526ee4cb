//! `kurgan data`: the contents of a pack and their sources.

use std::collections::BTreeMap;
use std::io::Write;
use std::path::Path;

use anyhow::bail;
use guide::Speaks;
use kurgan_core::pack::{Confidence, Pack, Provenance, Source, Texts};
use serde_json::{Value, json};
use table::Listed;

use crate::args::Form;
use crate::pack;
use crate::words::L10nLanguage as Words;

const KINDS: [Source; 3] = [Source::Printed, Source::Derived, Source::Reconstructed];

/// Lists the problems of a pack, or says that it has none.
pub(crate) fn check<G: Listed>(
    words: &Words,
    say: table::Words,
    folder: Option<&Path>,
    out: &mut impl Write,
) -> anyhow::Result<()> {
    let texts = folder.map_or_else(|| Ok(Texts::new()), |folder| pack::read::<G::Pack>(words, folder))?;
    let pack = match G::Pack::load_texts(&texts) {
        Ok(pack) => pack,
        Err(problems) => bail!(pack::complaint::<G>(words, say, &problems)),
    };
    let files: Vec<&str> = texts.keys().map(String::as_str).collect();
    writeln!(out, "{}", words.pack_good(G::ID))?;
    let own = if files.is_empty() { words.pack_files_none() } else { words.pack_files(files.join(", ")) };
    writeln!(out, "{own}")?;
    writeln!(out, "{}", G::Guide::counts(&pack, say))?;
    writeln!(out, "{}", words.pack_hash(pack.id()))?;
    Ok(())
}

/// Counts the values of a pack by how they are known, and lists them if asked to.
pub(crate) fn sources<G: Listed>(
    words: &Words,
    say: table::Words,
    pack: &G::Pack,
    kind: Option<Source>,
    list: bool,
    form: Form,
    out: &mut impl Write,
) -> anyhow::Result<()> {
    let values = pack.origin().provenance.iter().filter(|value| kind.is_none_or(|kind| value.kind == kind));
    let counts = count::<G::Pack>(values.clone());
    match form {
        Form::Json => {
            let files: Vec<Value> = counts
                .iter()
                .map(|(file, [printed, derived, reconstructed])| {
                    json!({ "file": file, "printed": printed, "derived": derived, "reconstructed": reconstructed })
                })
                .collect();
            let values: Vec<Value> = values.map(value_json).collect();
            writeln!(out, "{}", json!({ "game": G::ID, "files": files, "values": values }))?;
        }
        Form::Text if list || kind.is_some() => {
            for value in values {
                writeln!(out, "{}", told(words, say, value))?;
            }
        }
        Form::Text => table(words, &counts, out)?,
    }
    Ok(())
}

fn count<'a, P: Pack>(values: impl Iterator<Item = &'a Provenance>) -> BTreeMap<&'static str, [usize; 3]> {
    let mut counts: BTreeMap<_, _> = P::FILES.iter().map(|&file| (file, [0; 3])).collect();
    for value in values {
        counts.entry(value.file).or_default()[value.kind as usize] += 1;
    }
    counts
}

fn table(words: &Words, counts: &BTreeMap<&str, [usize; 3]>, out: &mut impl Write) -> std::io::Result<()> {
    let row = |out: &mut dyn Write, name: &str, cells: [String; 3]| {
        writeln!(out, "{name:<26}{:>15}{:>15}{:>15}", cells[0], cells[1], cells[2])
    };
    row(out, &words.sources_file(), KINDS.map(|kind| word(words, kind)))?;
    let mut total = [0; 3];
    for (file, found) in counts {
        row(out, file, found.map(|count| count.to_string()))?;
        total = std::array::from_fn(|kind| total[kind] + found[kind]);
    }
    row(out, &words.sources_total(), total.map(|count| count.to_string()))?;
    writeln!(out, "\n{}", words.sources_hint())
}

fn word(words: &Words, kind: Source) -> String {
    match kind {
        Source::Printed => words.sources_printed(),
        Source::Derived => words.sources_derived(),
        Source::Reconstructed => words.sources_reconstructed(),
    }
}

/// A value and how it is known, with what the data say of it beyond that, which is in English.
fn told(words: &Words, say: table::Words, value: &Provenance) -> String {
    let place = [value.file, &value.record, &value.field].into_iter().filter(|part| !part.is_empty());
    let place = place.collect::<Vec<_>>().join(&say.comma());
    let kind = words.sources_one(id(value.kind));
    let note = value.text.strip_prefix(id(value.kind)).unwrap_or(&value.text).trim_start_matches([':', ' ']);
    if note.is_empty() { words.sources_value(place, kind) } else { words.sources_value_note(place, kind, note) }
}

const fn id(kind: Source) -> &'static str {
    match kind {
        Source::Printed => "printed",
        Source::Derived => "derived",
        Source::Reconstructed => "reconstructed",
    }
}

fn value_json(value: &Provenance) -> Value {
    let kind = id(value.kind);
    let confidence = value.confidence.map(|confidence| match confidence {
        Confidence::Low => "low",
        Confidence::Medium => "medium",
        Confidence::High => "high",
    });
    json!({
        "file": value.file,
        "record": value.record,
        "field": value.field,
        "kind": kind,
        "confidence": confidence,
        "source": value.text,
    })
}

#[cfg(test)]
mod tests {
    use table::Language;

    use super::*;
    use crate::words::L10n;

    /// A16: the kind of a value is said once and in the singular, and what is in English is called so.
    #[test]
    fn a_value_is_told_in_one_language() {
        let value = |field: &str, text: &str| Provenance {
            file: "board.toml",
            record: "position G2".into(),
            field: field.into(),
            kind: Source::Derived,
            confidence: None,
            text: text.into(),
        };
        let french = |value| told(&L10n::Fr.load(), table::Words::new(Language::Fr), &value);
        let note = french(value("", "derived: a die picks it"));
        assert_eq!(note, "board.toml, position G2\u{202f}: valeur dérivée (note en anglais\u{202f}: a die picks it)");
        assert_eq!(french(value("x", "derived")), "board.toml, position G2, x\u{202f}: valeur dérivée");
    }
}
