//! Reads Fluent; a key that does not exist, or is not used, is found by the compiler.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;
use std::path::{Path, PathBuf};
use std::{env, fs, io};

use fluent_syntax::ast::{
    Entry, Expression, InlineExpression, Pattern, PatternElement, Variant, VariantKey,
};
use fluent_syntax::{parser, unicode};

use crate::{ARGUMENT, CASE, CHOICE, CHOSEN, END, NEXT};

/// The language that has every message; others are compared with it.
const COMPLETE: &str = "en";

/// Plural forms that no number has here.
const UNKNOWN_FORMS: [&str; 4] = ["zero", "two", "few", "many"];

/// The messages of a language by their names.
type Messages = BTreeMap<String, Message>;

/// A message as a program has it, and the arguments that it takes.
#[derive(Default)]
struct Message {
    text: String,
    arguments: BTreeSet<String>,
}

/// Reads a folder with a folder of messages for each language, and writes to `OUT_DIR`
/// all messages of a language (`en.txt`) and `keys.rs`, the constants, which need a type
/// `Key` around the number and are seen as `visibility` says.
///
/// # Panics
///
/// When a file is no Fluent or has more of it than is known here, when a message has no
/// text or stands there twice, and when languages differ in messages or their arguments.
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
        let messages = messages(language, &read(&folder));
        compare(language, &messages, &complete);
        let texts: Vec<String> = messages.into_values().map(|message| message.text).collect();
        let path = target.join(format!("{language}.txt"));
        fs::write(path, texts.join(&NEXT.to_string())).expect("what is made can be written");
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
        let Entry::Message(entry) = entry else { continue };
        let name = entry.id.name;
        let mut message = Message::default();
        let pattern = entry.value.as_ref().unwrap_or_else(|| panic!("{name} has no text"));
        message.add(name, pattern);
        let before = found.insert(name.to_owned(), message);
        assert!(before.is_none(), "{language}: {name} stands there twice");
    }
    found
}

impl Message {
    fn add(&mut self, name: &str, pattern: &Pattern<&str>) {
        for element in &pattern.elements {
            match element {
                PatternElement::TextElement { value } => self.text.push_str(value),
                PatternElement::Placeable { expression: Expression::Inline(inline) } => {
                    match inline {
                        InlineExpression::StringLiteral { value } => {
                            self.text.push_str(&unicode::unescape_unicode_to_string(value));
                        }
                        argument => self.add_argument(name, ARGUMENT, argument),
                    }
                }
                PatternElement::Placeable {
                    expression: Expression::Select { selector, variants },
                } => {
                    self.add_argument(name, CHOICE, selector);
                    // the one for all others comes last
                    for variant in variants.iter().filter(|variant| !variant.default) {
                        self.add_case(name, case(name, variant), variant);
                    }
                    for variant in variants.iter().filter(|variant| variant.default) {
                        self.add_case(name, "", variant);
                    }
                    self.text.push(CHOSEN);
                }
            }
        }
    }

    fn add_argument(&mut self, name: &str, sign: char, argument: &InlineExpression<&str>) {
        let InlineExpression::VariableReference { id } = argument else {
            panic!("{name}: {argument:?} is not known here");
        };
        self.arguments.insert(id.name.to_owned());
        self.text.push(sign);
        self.text.push_str(id.name);
        self.text.push(END);
    }

    fn add_case(&mut self, name: &str, case: &str, variant: &Variant<&str>) {
        self.text.push(CASE);
        self.text.push_str(case);
        self.text.push(END);
        self.add(name, &variant.value);
    }
}

fn case<'a>(name: &str, variant: &Variant<&'a str>) -> &'a str {
    let (VariantKey::Identifier { name: case } | VariantKey::NumberLiteral { value: case }) =
        variant.key;
    assert!(!UNKNOWN_FORMS.contains(&case), "{name}: no language has the plural form {case} yet");
    case
}

fn compare(language: &str, messages: &Messages, complete: &Messages) {
    for (name, Message { arguments, .. }) in complete {
        let Some(here) = messages.get(name) else { panic!("{language}: {name} is missing") };
        let here = &here.arguments;
        assert!(here == arguments, "{language}: {name} has {here:?}, expected {arguments:?}");
    }
    for name in messages.keys() {
        assert!(complete.contains_key(name), "{language}: {name} is not in {COMPLETE}");
    }
}

fn constants(complete: &Messages, visibility: &str) -> String {
    let mut text = String::new();
    for (number, name) in complete.keys().enumerate() {
        let constant = name.replace('-', "_").to_ascii_uppercase();
        writeln!(text, "{visibility} const {constant}: Key = Key({number});")
            .expect("a string takes all text");
    }
    text
}
