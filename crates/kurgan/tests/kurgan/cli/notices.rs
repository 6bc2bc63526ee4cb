//! `NOTICES.txt` lists all third-party code in the program, with license texts.
//!
//! `UPDATE_NOTICES=1 cargo test -p kurgan notices` regenerates the file.

use std::collections::{BTreeMap, BTreeSet};
use std::ffi::OsStr;
use std::fmt::Write;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use serde_json::Value;

/// What the program could be shipped for. Named, so that every machine makes the same file.
const PLATFORMS: [&str; 5] = [
    "aarch64-apple-darwin",
    "aarch64-unknown-linux-gnu",
    "x86_64-apple-darwin",
    "x86_64-pc-windows-msvc",
    "x86_64-unknown-linux-gnu",
];

/// Texts of licenses, for what ships none of its own.
const TEXTS: [(&str, &str); 4] = [
    ("Apache-2.0", include_str!("notices/Apache-2.0.txt")),
    ("BSD-3-Clause", include_str!("notices/BSD-3-Clause.txt")),
    ("MIT", include_str!("notices/MIT.txt")),
    ("Unicode-3.0", include_str!("notices/Unicode-3.0.txt")),
];

/// Packages with C or assembly in them, and why their own license files say all there is to say of it.
const NATIVE: [(&str, &str); 3] = [
    ("blake3", "by the same authors, under the same licenses"),
    ("brotli-decompressor", "a harness of a script, never compiled"),
    ("libsqlite3-sys", "SQLite, which is listed on its own"),
];

/// Folders of packages that the program is built without.
const UNUSED: [(&str, &str); 1] = [("libsqlite3-sys", "sqlcipher")];

const HEAD: &str = "\
THIRD-PARTY NOTICES

Kurgan is under the MIT license. This file lists what others made of it: the libraries in the
program, the macros that generated parts of it and the fonts of its pages, on all platforms, each
with its license. If a package may be used under one of several licenses, Kurgan never uses it under
the GPL. The license texts that the packages ship follow the list, each below the names of its
packages; a text that several packages share appears once.
";

/// Something in the program that others wrote.
struct Part {
    /// What it is, with its version.
    name: String,
    /// The license, as SPDX writes it.
    license: String,
    /// Licenses, copyright, notices.
    texts: Vec<String>,
}

#[test]
fn the_notices_tell_what_is_in_the_program() {
    let packages = packages();
    for (name, path) in packages.iter().filter_map(|package| Some((package["name"].as_str()?, folder(package)))) {
        let known = NATIVE.iter().any(|(native, _)| *native == name);
        assert!(known || !files(&path).iter().any(|file| is_native(file)), "{name} has C in it: who wrote that?");
    }
    let mut parts: Vec<Part> = packages.iter().map(part).collect();
    parts.extend(packages.iter().find(|package| package["name"] == "libsqlite3-sys").map(sqlite));
    parts.push(standard_library());
    parts.extend(fonts());
    parts.sort_by_cached_key(|part| part.name.to_lowercase());
    let told = notices(&parts);

    let file = root().join("NOTICES.txt");
    if std::env::var_os("UPDATE_NOTICES").is_some() {
        fs::write(&file, &told).unwrap();
    }
    let known = fs::read_to_string(&file).unwrap_or_default();
    let (now, then) = (listed(&told), listed(&known));
    assert!(
        told == known,
        "NOTICES.txt does not match what the program is built from.\n  new:  {}\n  gone: {}\n\
         Run `UPDATE_NOTICES=1 cargo test -p kurgan notices`, read the diff and commit it.",
        now.difference(&then).copied().collect::<Vec<_>>().join(", "),
        then.difference(&now).copied().collect::<Vec<_>>().join(", "),
    );
}

/// The names in the list.
fn listed(notices: &str) -> BTreeSet<&str> {
    let lines = notices.lines().skip_while(|line| *line != "CONTENTS").skip(2).take_while(|line| !line.is_empty());
    lines.filter_map(|line| line.split("  ").next()).collect()
}

/// The file.
fn notices(parts: &[Part]) -> String {
    let list = parts.iter().map(|part| format!("{:30}  {}\n", part.name, part.license));
    let mut file = format!("{HEAD}\nCONTENTS\n\n{}", list.collect::<String>());
    let mut texts: BTreeMap<String, (&str, Vec<&str>)> = BTreeMap::new();
    for part in parts {
        assert!(!part.texts.is_empty(), "{} has no text of a license", part.name);
        for text in part.texts.iter().flat_map(|text| pieces(text)) {
            // Texts that differ only in spaces, capitals and punctuation are the same text.
            let letters = text.to_lowercase().replace("https://", "http://");
            let letters = letters.chars().filter(|letter| letter.is_alphanumeric()).collect();
            let (_, users) = texts.entry(letters).or_insert((text, Vec::new()));
            if users.last() != Some(&part.name.as_str()) {
                users.push(&part.name);
            }
        }
    }
    let mut texts: Vec<_> = texts.into_iter().collect();
    texts.sort_by(|(a_letters, (_, a)), (b_letters, (_, b))| (a, a_letters).cmp(&(b, b_letters)));
    let rule = "=".repeat(100);
    for (_, (text, users)) in texts {
        write!(file, "\n{rule}\n{}\n{rule}\n\n{text}\n", wrapped(&users)).unwrap();
    }
    file
}

/// The terms of the Apache license, which many packages share, and what a package says after them: who holds the
/// copyright, or what else is allowed. Any other text is one piece.
fn pieces(text: &str) -> Vec<&str> {
    const END: &str = "END OF TERMS AND CONDITIONS";
    let cut = text.find(END).map_or(text.len(), |start| start + END.len());
    let (terms, rest) = text.split_at(cut);
    [terms, rest].map(|piece| piece.trim_matches('\n')).into_iter().filter(|piece| !piece.is_empty()).collect()
}

/// Names in lines of at most a hundred letters.
fn wrapped(names: &[&str]) -> String {
    let mut lines = vec![String::new()];
    for (n, name) in names.iter().enumerate() {
        let name = format!("{name}{}", if n + 1 < names.len() { "," } else { "" });
        match lines.last_mut() {
            Some(line) if line.is_empty() => *line = name,
            Some(line) if line.len() + 1 + name.len() <= 100 => write!(line, " {name}").unwrap(),
            _ => lines.push(name),
        }
    }
    lines.join("\n")
}

/// The packages of others in the program, as cargo describes them: those that are linked, and the macros that they and
/// we call, since what a macro writes is in the program. What macros themselves are built from is not.
fn packages() -> Vec<Value> {
    let metadata = cargo("--filter-platform", &["metadata", "--format-version", "1"]);
    let metadata: Value = serde_json::from_str(&metadata).expect("cargo writes JSON");
    let tree = |edges: &str| {
        cargo("--target", &["tree", "--package", "kurgan", "--edges", edges, "--prefix", "none", "--format", "{p}"])
    };
    let (all, linked) = (tree("normal"), tree("normal,no-proc-macro"));
    let macros = all.lines().filter(|line| line.contains(" (proc-macro)"));
    let wanted: BTreeSet<(&str, &str)> = linked.lines().chain(macros).filter_map(named).collect();
    let packages = metadata["packages"].as_array().expect("cargo lists packages").iter();
    let mut found = BTreeSet::new();
    let packages = packages.filter(|package| {
        let key = (package["name"].as_str().unwrap(), package["version"].as_str().unwrap());
        wanted.contains(&key) && found.insert(key)
    });
    let packages: Vec<Value> = packages.cloned().collect();
    let missing: Vec<_> = wanted.difference(&found).collect();
    assert!(missing.is_empty(), "cargo tree has packages that cargo metadata has not: {missing:?}");
    packages.into_iter().filter(|package| !package["source"].is_null()).collect() // the others are ours
}

/// Name and version in a line of `cargo tree`, such as `axum v0.8.9 (*)`.
fn named(line: &str) -> Option<(&str, &str)> {
    let mut words = line.split_whitespace();
    Some((words.next()?, words.next()?.strip_prefix('v')?))
}

/// What cargo says of this workspace, for every platform.
fn cargo(platform: &str, args: &[&str]) -> String {
    let mut command = Command::new(std::env::var_os("CARGO").unwrap_or("cargo".into()));
    command.current_dir(root()).args(args).arg("--locked");
    for triple in PLATFORMS {
        command.args([platform, triple]);
    }
    let output = command.output().expect("cargo starts");
    assert!(output.status.success(), "{args:?}: {}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).expect("cargo writes text")
}

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// The sources of a package.
fn folder(package: &Value) -> PathBuf {
    Path::new(package["manifest_path"].as_str().unwrap()).parent().unwrap().to_owned()
}

/// A package with the texts that it ships, or those of its licenses where it ships none.
fn part(package: &Value) -> Part {
    let text = |key: &str| package[key].as_str().unwrap_or_default();
    let (name, folder) = (text("name"), folder(package));
    let unused = |file: &Path| UNUSED.iter().any(|(of, inside)| *of == name && file.starts_with(folder.join(inside)));
    let named = package["license_file"].as_str().map(|file| folder.join(file));
    let mut shipped = files(&folder);
    shipped.retain(|file| (is_license(file) || named.as_ref() == Some(file)) && !unused(file));
    let mut texts: Vec<String> =
        shipped.iter().map(|file| tidy(&String::from_utf8_lossy(&fs::read(file).unwrap()))).collect();
    texts.retain(|text| !text.starts_with("../")); // a link that was packed as a file
    if texts.is_empty() {
        let authors = package["authors"].as_array().into_iter().flatten().filter_map(Value::as_str);
        let authors: Vec<&str> = authors.map(|author| author.split(" <").next().unwrap_or_default()).collect();
        let holders = if authors.is_empty() { format!("the authors of {name}") } else { authors.join(", ") };
        texts = standard(text("license"), &holders);
    }
    let license = package["license"].as_str().unwrap_or("see its text").replace('/', " OR ");
    Part { name: format!("{name} {}", text("version")), license, texts }
}

/// The texts of the licenses in an expression of SPDX.
#[track_caller]
fn standard(expression: &str, holders: &str) -> Vec<String> {
    let ids = expression.split([' ', '/', '(', ')']).filter(|id| !["", "AND", "OR"].contains(id));
    let text = |id| {
        let (_, text) = TEXTS.iter().find(|(known, _)| *known == id)?;
        Some(tidy(&text.replace("{holders}", holders)))
    };
    let texts = ids.map(|id| text(id).unwrap_or_else(|| panic!("add the text of {id}, for {holders}, to TEXTS")));
    texts.collect()
}

/// SQLite, in the C of its package: its version and its blessing stand at the head of the header.
fn sqlite(package: &Value) -> Part {
    let header = fs::read_to_string(folder(package).join("sqlite3/sqlite3.h")).unwrap();
    let version = header.lines().find_map(|line| line.strip_prefix("#define SQLITE_VERSION ")).unwrap();
    let blessing = header.lines().skip_while(|line| !line.contains("disclaims copyright"));
    let blessing = blessing.take_while(|line| !line.starts_with("***")).map(|line| line.trim_start_matches("** "));
    let blessing = blessing.map(|line| line.trim_start_matches("**")).collect::<Vec<_>>().join("\n");
    assert!(blessing.contains("May you do good and not evil."), "{blessing}");
    let name = format!("SQLite {}", version.trim().trim_matches('"'));
    Part { name, license: "public domain".into(), texts: vec![tidy(&blessing)] }
}

/// The fonts of the pages. Ours are parts of these, under other names, as their license asks.
fn fonts() -> Vec<Part> {
    let licenses = files(&root().join("crates/web/assets/fonts"));
    let part = |path: PathBuf| {
        let stem = path.file_stem()?.to_str()?;
        let font = stem.strip_prefix("LICENSE-")?.replace('-', " ");
        let texts = vec![tidy(&fs::read_to_string(&path).unwrap())];
        Some(Part { name: format!("font {font}"), license: "OFL-1.1".into(), texts })
    };
    let fonts: Vec<Part> = licenses.into_iter().filter_map(part).collect();
    assert_eq!(fonts.len(), 4, "every family has its license");
    fonts
}

/// What every Rust program has in it; the compiler's own documentation says by whom.
fn standard_library() -> Part {
    let mut texts = standard(
        "MIT OR Apache-2.0",
        "the Rust Project Developers (see https://thanks.rust-lang.org), 2014 Alex Crichton, 2019 the Crossbeam Project Developers",
    );
    texts.extend(standard("Unicode-3.0", "1991-2024 Unicode, Inc."));
    Part { name: "Rust standard library".into(), license: "(MIT OR Apache-2.0) AND Unicode-3.0".into(), texts }
}

/// All files in a folder and below, sorted.
fn files(folder: &Path) -> Vec<PathBuf> {
    let mut entries: Vec<PathBuf> = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    entries.sort();
    entries.into_iter().flat_map(|path| if path.is_dir() { files(&path) } else { vec![path] }).collect()
}

fn is_native(file: &Path) -> bool {
    let endings = ["c", "cc", "cpp", "s", "asm"];
    file.extension().and_then(OsStr::to_str).is_some_and(|ending| endings.contains(&ending.to_lowercase().as_str()))
}

/// Whether a file is about licenses. The GPL is left out: it stands only beside a license that we prefer.
fn is_license(file: &Path) -> bool {
    let name = file.file_name().and_then(OsStr::to_str).unwrap_or_default().to_lowercase();
    let within = file.parent().and_then(Path::file_name).is_some_and(|folder| folder.eq_ignore_ascii_case("licenses"));
    let starts = ["license", "licence", "copying", "copyright", "notice", "unlicense"];
    let is_text = !file.extension().is_some_and(|ending| ending == "rs" || ending == "toml");
    is_text && !name.contains("gpl") && (within || starts.iter().any(|start| name.starts_with(start)))
}

/// A text without what no reader sees.
fn tidy(text: &str) -> String {
    let text = text.trim_start_matches('\u{feff}').replace('\u{c}', "");
    let lines: Vec<&str> = text.lines().map(str::trim_end).collect();
    lines.join("\n").trim_matches('\n').to_owned()
}
