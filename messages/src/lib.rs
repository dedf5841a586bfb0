//! For build scripts: makes a constant of each message in Fluent files, so that a key that
//! does not exist, or is not used, is found by the compiler; and fails when a language
//! lacks a message or names other arguments.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;
use std::path::{Path, PathBuf};
use std::{env, fs, io};

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use fluent_syntax::parser;

/// The language that has every message; others are compared with it.
const COMPLETE: &str = "en";

/// The arguments of each message.
type Messages = BTreeMap<String, BTreeSet<String>>;

/// Reads a folder with a folder of messages for each language, and writes to `OUT_DIR`
/// all messages of a language (`en.ftl`) and `keys.rs`, the constants, which need a type
/// `Key` around the name and are seen as `visibility` says.
///
/// # Panics
///
/// When a file is no Fluent, when a message has no text or stands there twice, and when
/// languages differ in messages or their arguments.
pub fn build(words: &str, visibility: &str) {
    println!("cargo::rerun-if-changed={words}");
    let words = Path::new(words);
    let target = PathBuf::from(env::var("OUT_DIR").expect("cargo names a folder for what is made"));
    let complete = messages(COMPLETE, &read(&words.join(COMPLETE)));
    let keys = constants(&complete, visibility);
    fs::write(target.join("keys.rs"), keys).expect("what is made can be written");
    for folder in paths(words) {
        let language = folder.file_name().expect("a path in a folder has a name");
        let language = language.to_str().expect("a language has a plain name");
        let text = read(&folder);
        compare(language, &messages(language, &text), &complete);
        let path = target.join(format!("{language}.ftl"));
        fs::write(path, text).expect("what is made can be written");
    }
}

/// All messages of a language; other files may stand beside them.
fn read(folder: &Path) -> String {
    let files = paths(folder);
    let files = files.iter().filter(|file| file.extension().is_some_and(|end| end == "ftl"));
    let texts = files.map(|file| fs::read_to_string(file).expect("a file can be read"));
    texts.collect::<Vec<String>>().join("\n")
}
fn paths(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).expect("the folder of words can be read");
    let path = |entry: io::Result<fs::DirEntry>| entry.expect("an entry can be read").path();
    let mut paths: Vec<PathBuf> = entries.map(path).collect();
    paths.sort();
    paths
}

fn messages(language: &str, text: &str) -> Messages {
    let resource = match parser::parse(text) {
        Ok(resource) => resource,
        Err((_, errors)) => panic!("{language}: {errors:?}"),
    };
    let mut found = Messages::new();
    for entry in &resource.body {
        let Entry::Message(message) = entry else { continue };
        let name = message.id.name.to_owned();
        let mut arguments = BTreeSet::new();
        let value = message.value.as_ref();
        collect(value.unwrap_or_else(|| panic!("{name} has no text")), &mut arguments);
        let before = found.insert(name.clone(), arguments);
        assert!(before.is_none(), "{language}: {name} stands there twice");
    }
    found
}

fn collect(pattern: &Pattern<&str>, arguments: &mut BTreeSet<String>) {
    for element in &pattern.elements {
        let PatternElement::Placeable { expression } = element else { continue };
        match expression {
            Expression::Inline(inline) => collect_inline(inline, arguments),
            Expression::Select { selector, variants } => {
                collect_inline(selector, arguments);
                for variant in variants {
                    collect(&variant.value, arguments);
                }
            }
        }
    }
}

fn collect_inline(inline: &InlineExpression<&str>, arguments: &mut BTreeSet<String>) {
    if let InlineExpression::VariableReference { id } = inline {
        arguments.insert(id.name.to_owned());
    }
}

fn compare(language: &str, messages: &Messages, complete: &Messages) {
    for (name, arguments) in complete {
        let Some(here) = messages.get(name) else { panic!("{language}: {name} is missing") };
        assert!(here == arguments, "{language}: {name} has {here:?}, expected {arguments:?}");
    }
    for name in messages.keys() {
        assert!(complete.contains_key(name), "{language}: {name} is not in {COMPLETE}");
    }
}

fn constants(complete: &Messages, visibility: &str) -> String {
    let mut text = String::new();
    for name in complete.keys() {
        let constant = name.replace('-', "_").to_ascii_uppercase();
        writeln!(text, "{visibility} const {constant}: Key = Key({name:?});")
            .expect("a string takes all text");
    }
    text
}
