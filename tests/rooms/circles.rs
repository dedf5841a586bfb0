//! Modules of a room that need each other in a circle can only be read, moved and tested
//! together. Those that there are stand in circles.txt, and may only become fewer; a module
//! is a file with its folder. `ANNABELLA_UPDATE=1` writes the list anew.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;
use std::fs;
use std::path::Path;

use crate::{golden, rust_files, source};

type Module = Vec<String>;

/// The modules of the core, each with its code.
fn modules() -> BTreeMap<Module, String> {
    let source = source();
    let mut modules = BTreeMap::new();
    for file in rust_files(&source) {
        let path = file.strip_prefix(&source).expect("it is of the source").with_extension("");
        let module = names(&path);
        if module.last().is_some_and(|name| name == "tests") || module == ["lib"] {
            continue;
        }
        let text = fs::read_to_string(&file).expect("source can be read");
        modules.insert(module, code(&text));
    }
    modules
}

fn names(path: &Path) -> Module {
    path.iter().map(|name| name.to_str().expect("a name in UTF-8").to_owned()).collect()
}

/// Without comments and tests, which may use what they like.
fn code(text: &str) -> String {
    let text = text.split("#[cfg(test)]\nmod tests").next().unwrap_or(text);
    let lines = text.lines().map(|line| line.split("//").next().unwrap_or(line));
    lines.collect::<Vec<_>>().join("\n")
}

/// All paths that begin with one of these words; those of a list in braces one by one.
fn paths(text: &str, beginnings: &[&str]) -> Vec<Vec<String>> {
    let mut found = Vec::new();
    for beginning in beginnings {
        for (at, _) in text.match_indices(&format!("{beginning}::")) {
            let before = text[..at].chars().next_back().unwrap_or(' ');
            if !(before.is_alphanumeric() || before == '_' || before == ':') {
                read_tree(&text[at..], &[], &mut found);
            }
        }
    }
    found
}

/// Reads `a::{b, c::d}` and tells where it ends.
fn read_tree(text: &str, before: &[String], found: &mut Vec<Vec<String>>) -> usize {
    let mut path = before.to_vec();
    let mut at = 0;
    loop {
        at += text[at..].len() - text[at..].trim_start().len();
        if text[at..].starts_with('{') {
            at += 1;
            loop {
                at += read_tree(&text[at..], &path, found);
                let end = text[at..].find([',', '}']).map_or(text.len(), |end| at + end);
                at = (end + 1).min(text.len());
                if !text[end..].starts_with(',') {
                    return at;
                }
            }
        }
        let is_word = |c: char| c.is_alphanumeric() || c == '_';
        let length = text[at..].find(|c| !is_word(c)).unwrap_or(text[at..].len());
        if length == 0 {
            break;
        }
        path.push(text[at..at + length].to_owned());
        at += length;
        if !text[at..].starts_with("::") {
            break;
        }
        at += 2;
    }
    if path.len() > before.len() {
        found.push(path);
    }
    at
}

/// What a module shows of its own modules: each name with the one it comes from.
fn shown(module: &Module, modules: &BTreeMap<Module, String>) -> BTreeMap<String, String> {
    let mut shown = BTreeMap::new();
    let inner = modules.keys().filter(|one| one.len() == module.len() + 1);
    for child in inner.filter(|one| one.starts_with(module)).filter_map(|one| one.last()) {
        for path in paths(&modules[module], &[child]) {
            if let Some(name) = path.last() {
                shown.insert(name.clone(), child.clone());
            }
        }
    }
    shown
}

/// The module that a path in another one means.
fn meant(
    path: &[String],
    user: &Module,
    modules: &BTreeMap<Module, String>,
    shown: &BTreeMap<Module, BTreeMap<String, String>>,
) -> Module {
    let mut module = if path[0] == "crate" { Module::new() } else { user.clone() };
    for name in path {
        match name.as_str() {
            "crate" => {}
            "super" => drop(module.pop()),
            name => {
                let mut inner = module.clone();
                inner.push(name.to_owned());
                if modules.contains_key(&inner) {
                    module = inner;
                } else {
                    let from = shown.get(&module).and_then(|shown| shown.get(name));
                    module.extend(from.cloned());
                    break;
                }
            }
        }
    }
    module
}

type Uses = BTreeMap<String, BTreeSet<String>>;

/// Which modules of one folder use which others of it, by folder.
fn uses(modules: &BTreeMap<Module, String>) -> BTreeMap<Module, Uses> {
    let shown = modules.keys().map(|one| (one.clone(), shown(one, modules))).collect();
    let mut uses: BTreeMap<Module, Uses> = BTreeMap::new();
    for (user, code) in modules {
        for path in paths(code, &["crate", "super"]) {
            let needed = meant(&path, user, modules, &shown);
            let common = user.iter().zip(&needed).take_while(|(one, other)| one == other).count();
            if common > 0 && user.len() > common && needed.len() > common {
                let folder = uses.entry(user[..common].to_vec()).or_default();
                let known = folder.entry(user[common].clone()).or_default();
                known.insert(needed[common].clone());
            }
        }
    }
    uses
}

/// All that can be reached from a module.
fn reached(from: &str, uses: &Uses) -> BTreeSet<String> {
    let mut reached = BTreeSet::new();
    let mut open = vec![from];
    while let Some(module) = open.pop() {
        for used in uses.get(module).into_iter().flatten() {
            if reached.insert(used.clone()) {
                open.push(used);
            }
        }
    }
    reached
}

/// The circles of a folder, each with all modules that can be reached from each other.
fn circles(uses: &Uses) -> BTreeSet<BTreeSet<String>> {
    let reach: BTreeMap<&String, _> =
        uses.keys().map(|module| (module, reached(module, uses))).collect();
    let mut circles = BTreeSet::new();
    for (module, others) in &reach {
        let back = |other: &&String| reach.get(other).is_some_and(|there| there.contains(*module));
        let circle: BTreeSet<String> = others.iter().filter(back).cloned().collect();
        if circle.len() > 1 {
            circles.insert(circle);
        }
    }
    circles
}

#[test]
fn no_more_modules_need_each_other() {
    let mut list = String::new();
    for (folder, uses) in uses(&modules()) {
        for circle in circles(&uses) {
            let circle: Vec<String> = circle.into_iter().collect();
            writeln!(list, "{}: {}", folder.join("/"), circle.join(" "))
                .expect("a string takes it");
        }
    }
    golden::check("tests/rooms/circles.txt", &list);
}

#[test]
fn circles_are_found_through_lists_and_names_that_are_shown() {
    let modules: BTreeMap<Module, String> = [
        ("room", "mod a;\nmod b;\nmod c;\npub use b::Thing;"),
        ("room/a", "use super::Thing;\nuse super::{c::Other};"),
        ("room/b", "fn f() -> crate::room::a::One { super::a::one() }"),
        ("room/c", "use crate::other::{a::X, Y};\n"),
        ("room/c/inner", "use super::super::super::room::{c};"),
        ("other", ""),
    ]
    .into_iter()
    .map(|(name, text)| (names(Path::new(name)), text.to_owned()))
    .collect();
    let found = uses(&modules);
    let room = &found[&vec!["room".to_owned()]];
    let circle: BTreeSet<String> = ["a", "b"].map(str::to_owned).into_iter().collect();
    assert_eq!(circles(room), BTreeSet::from([circle]));
    assert!(room["a"].contains("c"));
    assert_eq!(found.len(), 1);
}
