//! The column *reached*: how a player comes to a requirement, on each of the three systems.

use std::collections::BTreeMap;
use std::fs;

use super::{
    APP_TESTS, Evidence, IOS_TESTS, Row, TABLE, expect_none, is_app_test, is_ios_test, is_test,
    read_cases, read_rows, root,
};

const BY_TOUCH: &str = "tests/reached";
const TYPED: &str = "cli/src/play/table/tests/laws.rs";
const SYSTEMS: [&str; 3] = ["Android", "iOS", "terminal"];

/// What stands in the place of a proof, on which of the systems and for which numbers.
const REASONS: [(&str, &[&str], &[&str]); 7] = [
    ("planned: apps", &["Android", "iOS"], &[]),
    ("planned: terminal", &["terminal"], &[]),
    ("planned: lessons", &SYSTEMS, &["S-", "H-"]),
    ("planned: network", &SYSTEMS, &["V-"]),
    ("planned: languages", &SYSTEMS, &["I18N-", "C3"]),
    ("planned: go", &SYSTEMS, &["YY-", "S-10"]),
    ("not on a terminal", &["terminal"], &[]),
];

/// What brings an app to where no player does: its settings, games and pages from behind.
const APP_SHORTCUTS: [&str; 9] = [
    "play(\"",
    ".begin(",
    "parseAction(",
    "parseSetup(",
    "games.start(",
    "dispatch(",
    ".send(",
    "screens.go(",
    "screens.replace(",
];
const IOS_SHORTCUTS: [&str; 8] = [
    "play(\"",
    "parseAction(",
    "parseSetup(",
    "asked(",
    "dispatch(",
    ".send(",
    "pages.go(",
    "pages.path =",
];

/// What one entry of a cell says of which systems.
struct Said<'a> {
    systems: Vec<&'a str>,
    what: What<'a>,
}

enum What<'a> {
    Proof(&'a str, &'a str),
    Reason(&'a str),
}

fn read_entry(entry: &str) -> Option<Said<'_>> {
    let (first, rest) = entry.split_once(' ')?;
    let systems = match first {
        "app" => vec!["Android"],
        "ios" => vec!["iOS"],
        "touch" => vec!["Android", "iOS"],
        "test" | "typed" => vec!["terminal"],
        "all" => return Some(Said { systems: SYSTEMS.to_vec(), what: What::Reason(rest) }),
        "apps" => {
            return Some(Said { systems: vec!["Android", "iOS"], what: What::Reason(rest) });
        }
        system if SYSTEMS.contains(&system) => {
            return Some(Said { systems: vec![system], what: What::Reason(rest) });
        }
        _ => return None,
    };
    Some(Said { systems, what: What::Proof(first, rest) })
}

impl Row {
    fn reaching_fault(&self, expected: &str) -> String {
        format!(
            "{TABLE}:{} {}: expected {expected}, found `{}`",
            self.line, self.number, self.reached
        )
    }

    fn is_reached(&self) -> bool {
        matches!(&*self.mark, "A" | "U")
    }
}

/// A reason that is none of the list, or not for this system or this number.
fn wrong_reason(reason: &str, systems: &[&str], number: &str) -> Option<String> {
    let Some((_, on, numbers)) = REASONS.iter().find(|(name, ..)| *name == reason) else {
        return Some(format!("one of the reasons instead of `{reason}`"));
    };
    if let Some(system) = systems.iter().find(|system| !on.contains(system)) {
        return Some(format!("another reason than `{reason}` on {system}"));
    }
    let is_of_it = numbers.is_empty() || numbers.iter().any(|begins| number.starts_with(begins));
    (!is_of_it).then(|| format!("another reason than `{reason}` for this number"))
}

/// The function of this name and those of its file that it calls, one after the other.
fn with_helpers(source: &str, opening: &str, declares: fn(&str) -> Option<String>) -> String {
    let functions = functions_of(source, declares);
    let mut taken: Vec<&str> = Vec::new();
    let mut open = vec![opening.to_owned()];
    while let Some(name) = open.pop() {
        let Some(body) = functions.get(&name) else { continue };
        if taken.contains(&&**body) {
            continue;
        }
        taken.push(body);
        let called = functions.keys().filter(|name| {
            let calls = [format!("{name}("), format!("{name} {{")];
            let is_called = |text: &str| calls.iter().any(|call| text.contains(call));
            body.lines().skip(1).any(is_called)
                || body.lines().next().is_some_and(|line| {
                    line.split_once('=').is_some_and(|(_, after)| is_called(after))
                })
        });
        open.extend(called.cloned());
    }
    taken.join("\n")
}

/// The text of each function by its name: to the next line that is indented as little.
fn functions_of(source: &str, declares: fn(&str) -> Option<String>) -> BTreeMap<String, String> {
    let lines: Vec<&str> = source.lines().collect();
    let indent = |line: &str| line.len() - line.trim_start().len();
    let mut functions = BTreeMap::new();
    for (at, line) in lines.iter().enumerate() {
        let Some(name) = declares(line.trim()) else { continue };
        let body = lines[at + 1..]
            .iter()
            .take_while(|below| below.trim().is_empty() || indent(below) > indent(line));
        let text: Vec<&str> = std::iter::once(line).chain(body).copied().collect();
        functions.insert(name, text.join("\n"));
    }
    functions
}

fn kotlin_name(line: &str) -> Option<String> {
    let (before, rest) = line.split_once("fun ")?;
    before
        .split_whitespace()
        .all(|word| word.chars().all(|c| c.is_ascii_lowercase()))
        .then_some(())?;
    match rest.strip_prefix('`') {
        Some(rest) => Some(rest.split('`').next()?.to_owned()),
        None => rest.split('(').next()?.rsplit('.').next().map(str::to_owned),
    }
}

fn swift_name(line: &str) -> Option<String> {
    let (before, rest) = line.split_once("func ")?;
    (!before.contains('(') || before.starts_with("@Test")).then_some(())?;
    Some(rest.split(['(', '<']).next()?.to_owned())
}

fn rust_name(line: &str) -> Option<String> {
    super::declared_name(line).map(str::to_owned)
}

/// Whether a line sets from behind what a player chooses on a page.
fn sets_choice(line: &str) -> bool {
    ["settings.", "agreed."].iter().any(|kept| line.contains(kept)) && line.contains(" = ")
}

/// Why a Kotlin test does not show that a player comes there.
fn leaves_the_app(source: &str, name: &str) -> Option<String> {
    let text = with_helpers(source, name, kotlin_name);
    if !source.contains(".start()") {
        return Some("a test that starts the app".to_owned());
    }
    let shortcut = APP_SHORTCUTS.iter().find(|shortcut| text.contains(**shortcut)).copied();
    let shortcut = shortcut.or_else(|| text.lines().find(|line| sets_choice(line)).map(str::trim));
    shortcut.map(|shortcut| format!("a test that goes as a player does, without `{shortcut}`"))
}

/// Why a Swift test does not show that a player comes there.
fn leaves_home(source: &str, name: &str) -> Option<String> {
    let text = with_helpers(source, name, swift_name);
    if !text.contains("homeModel()") {
        return Some("a test that begins at Home".to_owned());
    }
    let shortcut = IOS_SHORTCUTS.iter().find(|shortcut| text.contains(**shortcut)).copied();
    let shortcut = shortcut.or_else(|| text.lines().find(|line| sets_choice(line)).map(str::trim));
    shortcut.map(|shortcut| format!("a test that goes as a player does, without `{shortcut}`"))
}

impl Evidence {
    /// What should be so for a test to show that a player comes there, and is not.
    fn unreached(&self, number: &str, kind: &str, what: &str) -> Option<String> {
        let (file, name) = what.split_once("::").unwrap_or((what, ""));
        let read = |path: &str| fs::read_to_string(self.root.join(path)).unwrap_or_default();
        match kind {
            "app" => {
                let source = read(&format!("{APP_TESTS}/{file}.kt"));
                if !is_app_test(&source, name) {
                    return Some(format!("``fun `{name}` `` below `@Test` in {file}.kt"));
                }
                leaves_the_app(&source, name)
            }
            "ios" => {
                let source = read(&format!("{IOS_TESTS}/{file}.swift"));
                if !is_ios_test(&source, name) {
                    return Some(format!("`@Test func {name}` in {file}.swift"));
                }
                leaves_home(&source, name)
            }
            "test" => {
                if !file.starts_with("cli/") {
                    return Some(format!("a test of the program, below cli, instead of `{file}`"));
                }
                let is_there = is_test(&read(file), name);
                (!is_there).then(|| format!("`fn {name}` below `#[test]` in {file}"))
            }
            "touch" => {
                let cases = read_cases(&self.root.join(BY_TOUCH), super::law_number);
                let is_there = super::has_case(&cases, &format!("{what}.txt"), number);
                (!is_there).then(|| format!("a case headed `# {number}` in {BY_TOUCH}/{what}.txt"))
            }
            _ => {
                let file = format!("{what}.txt");
                let is_there = super::has_case(&self.laws, &file, number)
                    || super::has_case(&self.games, &file, number);
                let played = with_helpers(&read(TYPED), &what.replace('-', "_"), rust_name);
                let is_typed = played.contains(&format!("/{file}\""))
                    && !played.contains(&format!("\"{number}\""));
                (!is_there || !is_typed)
                    .then(|| format!("a case headed `# {number}` in {file} that {TYPED} types"))
            }
        }
    }
}

#[test]
fn what_players_meet_is_reached_on_each_system_or_says_why_not() {
    let mut faults = Vec::new();
    for row in read_rows(root()) {
        if !row.is_reached() {
            let is_known = row.reached.split("; ").all(|entry| read_entry(entry).is_some());
            if row.reached != "-" && !is_known {
                faults.push(row.reaching_fault("known entries, or `-`: nobody meets it alone"));
            }
            continue;
        }
        let mut told: BTreeMap<&str, Vec<bool>> = BTreeMap::new();
        for entry in row.reached.split("; ") {
            let Some(said) = read_entry(entry) else {
                faults.push(row.reaching_fault(&format!("a known entry instead of `{entry}`")));
                continue;
            };
            let is_reason = matches!(said.what, What::Reason(_));
            for system in said.systems {
                told.entry(system).or_default().push(is_reason);
            }
        }
        for system in SYSTEMS {
            let ways = told.get(system).map_or(&[][..], Vec::as_slice);
            if ways.is_empty() {
                faults.push(row.reaching_fault(&format!("a proof or a reason for {system}")));
            } else if ways.len() > 1 && ways.contains(&true) {
                faults.push(row.reaching_fault(&format!("proofs or one reason for {system}")));
            }
        }
    }
    expect_none(&faults);
}

#[test]
fn every_reason_is_one_of_the_list() {
    let mut faults = Vec::new();
    for row in read_rows(root()).iter().filter(|row| row.is_reached()) {
        for said in row.reached.split("; ").filter_map(read_entry) {
            let What::Reason(reason) = said.what else { continue };
            let wrong = wrong_reason(reason, &said.systems, &row.number);
            faults.extend(wrong.map(|wrong| row.reaching_fault(&wrong)));
        }
    }
    expect_none(&faults);
}

#[test]
fn every_test_that_is_named_goes_as_a_player_does() {
    let evidence = Evidence::read(root());
    let mut faults = Vec::new();
    for row in read_rows(root()).iter().filter(|row| row.reached != "-") {
        for said in row.reached.split("; ").filter_map(read_entry) {
            let What::Proof(kind, what) = said.what else { continue };
            let wrong = evidence.unreached(&row.number, kind, what);
            faults.extend(wrong.map(|wrong| row.reaching_fault(&wrong)));
        }
    }
    expect_none(&faults);
}

#[test]
fn every_case_by_touch_is_in_the_table() {
    let rows = read_rows(root());
    let mut faults = Vec::new();
    for (file, cases) in read_cases(&root().join(BY_TOUCH), super::law_number) {
        let named = format!("touch {}", file.trim_end_matches(".txt"));
        for (line, number) in cases {
            let is_named = rows.iter().any(|row| {
                row.number == number && row.reached.split("; ").any(|entry| entry == named)
            });
            if !is_named {
                faults.push(format!(
                    "{BY_TOUCH}/{file}:{line}: expected `{named}` in the line of {number} of {TABLE}"
                ));
            }
        }
    }
    expect_none(&faults);
}

#[test]
fn a_shortcut_is_noticed_in_a_test_and_in_what_it_calls() {
    let kotlin = "\
class T {
    private val device = Device().start()
    private fun act(line: String) = game.send(parseAction(line))
    private fun look() {
        device.see(\"Home\")
    }
    @Test
    fun `by touch`() {
        look()
    }
    @Test
    fun `from behind`() {
        act(\"white > resign\")
    }
    @Test
    fun `with a setting`() {
        device.app.settings.color = ColorChoice.WHITE
    }
}
";
    assert_eq!(leaves_the_app(kotlin, "by touch"), None);
    assert!(leaves_the_app(kotlin, "from behind").is_some());
    assert!(leaves_the_app(kotlin, "with a setting").is_some());
    assert!(leaves_the_app(&kotlin.replace(".start()", ""), "by touch").is_some());
    let swift = "\
@Suite struct T {
    private func go(_ device: Device) -> HomeModel {
        device.app.homeModel()
    }
    @Test func fromHome() async throws {
        let home = go(device)
    }
    @Test func fromBehind() async throws {
        let home = go(device)
        await device.play(\"new chess\")
    }
    @Test func onAPage() async throws {
        let page = SetupModel(device.app)
    }
}
";
    assert_eq!(leaves_home(swift, "fromHome"), None);
    assert!(leaves_home(swift, "fromBehind").is_some());
    assert!(leaves_home(swift, "onAPage").is_some());
}

#[test]
fn a_reason_is_for_its_systems_and_numbers() {
    assert_eq!(wrong_reason("planned: apps", &["Android"], "S-01"), None);
    assert!(wrong_reason("planned: apps", &["terminal"], "S-01").is_some());
    assert!(wrong_reason("planned: go", &["iOS"], "L4.3.a").is_some());
    assert!(wrong_reason("core alone", &["iOS"], "L4.3.a").is_some());
    assert!(read_entry("planned").is_none() && read_entry("laws a.txt").is_none());
}
