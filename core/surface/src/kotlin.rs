use crate::head::Head;
use crate::outline::{Declaration, outline};
use crate::pieces::pieces;
use crate::print::{Shown, page};

/// Words of what is declared.
const KINDS: [&str; 8] =
    ["class", "interface", "object", "fun", "val", "var", "typealias", "constructor"];
/// What these declare has members.
const TYPES: [&str; 3] = ["class", "interface", "object"];
/// What an app cannot use.
const HIDDEN: [&str; 3] = ["private", "internal", "protected"];
/// `UniFFI`'s own parts, public or not.
const MACHINERY: [&str; 5] = ["Uniffi", "uniffi", "FfiConverter", "RustBuffer", "NoHandle"];

/// The public declarations of a generated Kotlin file, without the packages that go
/// without saying.
pub fn surface(source: &str) -> String {
    let package = source.lines().find_map(|line| line.strip_prefix("package "));
    let mut source = source.replace('`', "").replace("kotlin.", "");
    if let Some(package) = package {
        source = source.replace(&format!("{}.", package.trim()), "");
    }
    let declarations = outline(&pieces(&source));
    let shown: Vec<_> = declarations.iter().filter_map(|it| shown(it, false)).collect();
    page("Kotlin", &shown)
}

fn shown(declaration: &Declaration, within_enum: bool) -> Option<Shown> {
    let head = &declaration.head;
    let is = |words: &[&str]| head.introduction().iter().any(|word| words.contains(word));
    let is_entry = within_enum && head.introduction().len() == 1;
    if !(is(&KINDS) || is_entry) || is_hidden(head) {
        return None;
    }
    let inside = if is(&TYPES) { declaration.members.as_slice() } else { &[] };
    let is_enum = head.keywords().contains(&"enum");
    let members: Vec<_> = inside.iter().filter_map(|it| shown(it, is_enum)).collect();
    let text = head.text();
    // each type has one, for extensions
    if text == "companion object" && members.is_empty() {
        return None;
    }
    Some(Shown { text, members })
}

fn is_hidden(head: &Head) -> bool {
    let is = |word| head.keywords().contains(&word);
    // all that an override adds to its interface is what it throws
    let adds_nothing = is("override") && !head.mentions(&["Throws"]);
    head.mentions(&MACHINERY) || HIDDEN.iter().any(|word| is(word)) || adds_nothing
}
