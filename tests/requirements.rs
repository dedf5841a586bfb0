//! Keeps `docs/requirements.md` true: every requirement is there once, and every proof it
//! names exists and shows what it is named for.

#[path = "requirements/reached.rs"]
mod reached;

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

const TABLE: &str = "docs/requirements.md";
const HAND_TESTS: &str = "docs/hand-tests.md";
const APP_TESTS: &str = "android/app/src/test/kotlin/app/annabella";
const IOS_TESTS: &str = "ios/Kit/Tests/AnnabellaKitTests";
const LAWS: &str = "tests/laws";
const GAMES: &str = "tests/transcripts";
const HEADER: [&str; 5] = ["number", "mark", "requirement", "shown by", "reached"];
const MARKS: [(&str, usize); 4] = [("R", 98), ("A", 124), ("U", 68), ("N", 19)];
const NOT_SOFTWARE: &str = "not software:";
const PLANNED: &str = "planned";

struct Row {
    line: usize,
    number: String,
    mark: String,
    requirement: String,
    shown_by: String,
    reached: String,
}

impl Row {
    fn fault(&self, expected: &str) -> String {
        format!(
            "{TABLE}:{} {}: expected {expected}, found `{}`",
            self.line, self.number, self.shown_by
        )
    }

    fn is_planned(&self) -> bool {
        let rest = self.shown_by.strip_prefix(PLANNED);
        rest.is_some_and(|rest| rest.is_empty() || rest.starts_with(": "))
    }

    fn proofs(&self) -> impl Iterator<Item = &str> {
        let has_none = self.is_planned() || self.shown_by.starts_with(NOT_SOFTWARE);
        self.shown_by.split("; ").filter(move |_| !has_none)
    }
}

/// Line and number of each case, by the name of its file.
type Cases = BTreeMap<String, Vec<(usize, String)>>;

/// What the repository holds to prove requirements with.
struct Evidence {
    root: PathBuf,
    laws: Cases,
    games: Cases,
    hand_tests: String,
}

impl Evidence {
    fn read(root: &Path) -> Self {
        Self {
            root: root.to_owned(),
            laws: read_cases(&root.join(LAWS), law_number),
            games: read_cases(&root.join(GAMES), game_numbers),
            hand_tests: fs::read_to_string(root.join(HAND_TESTS)).unwrap_or_default(),
        }
    }

    /// What should exist for `proof` to hold and does not.
    fn missing(&self, number: &str, proof: &str) -> Option<String> {
        let (kind, what) = proof.split_once(' ').unwrap_or((proof, ""));
        match kind {
            "laws" => (!has_case(&self.laws, what, number))
                .then(|| format!("a case headed `# {number}` in {LAWS}/{what}")),
            "transcript" => (!has_case(&self.games, &format!("{what}.txt"), number))
                .then(|| format!("a case headed `# {number}` in {GAMES}/{what}.txt")),
            "test" => self.missing_test(what),
            "app" => self.missing_app_test(what),
            "ios" => self.missing_ios_test(what),
            "hand" => (!has_numbered_line(&self.hand_tests, what))
                .then(|| format!("a line `{what}.` in {HAND_TESTS}")),
            _ => Some(format!("a known proof instead of `{proof}`")),
        }
    }

    fn missing_test(&self, what: &str) -> Option<String> {
        let Some((file, name)) = what.split_once("::") else {
            return Some(format!("`FILE::NAME` instead of `{what}`"));
        };
        let path = test_path(file);
        let source = fs::read_to_string(self.root.join(&path)).unwrap_or_default();
        (!is_test(&source, name)).then(|| format!("`fn {name}` below `#[test]` in {path}"))
    }

    fn missing_app_test(&self, what: &str) -> Option<String> {
        let Some((file, name)) = what.split_once("::") else {
            return Some(format!("`FILE::NAME` instead of `{what}`"));
        };
        let path = format!("{APP_TESTS}/{file}.kt");
        let source = fs::read_to_string(self.root.join(&path)).unwrap_or_default();
        (!is_app_test(&source, name)).then(|| format!("``fun `{name}` `` below `@Test` in {path}"))
    }

    fn missing_ios_test(&self, what: &str) -> Option<String> {
        let Some((file, name)) = what.split_once("::") else {
            return Some(format!("`FILE::NAME` instead of `{what}`"));
        };
        let path = format!("{IOS_TESTS}/{file}.swift");
        let source = fs::read_to_string(self.root.join(&path)).unwrap_or_default();
        (!is_ios_test(&source, name)).then(|| format!("`@Test func {name}` in {path}"))
    }
}

fn has_case(cases: &Cases, file: &str, number: &str) -> bool {
    cases.get(file).is_some_and(|cases| cases.iter().any(|(_, n)| n == number))
}

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

#[track_caller]
fn expect_none(faults: &[String]) {
    assert!(faults.is_empty(), "{} faults\n{}", faults.len(), faults.join("\n"));
}

fn read_rows(root: &Path) -> Vec<Row> {
    let text = fs::read_to_string(root.join(TABLE)).expect(TABLE);
    let (mut rows, mut faults) = (Vec::new(), Vec::new());
    for (line, text) in (1..).zip(text.lines()) {
        match cells(text) {
            Some(cells) if is_header(&cells) => {}
            Some(cells) => match <[String; 5]>::try_from(cells) {
                Ok([number, mark, requirement, shown_by, reached]) => {
                    rows.push(Row { line, number, mark, requirement, shown_by, reached });
                }
                Err(cells) => faults.push(format!(
                    "{TABLE}:{line}: expected 5 cells, found {}: {text}",
                    cells.len()
                )),
            },
            None => {}
        }
    }
    expect_none(&faults);
    rows
}

fn cells(line: &str) -> Option<Vec<String>> {
    let inner = line.trim().strip_prefix('|')?;
    let inner = inner.strip_suffix('|').unwrap_or(inner);
    Some(inner.split('|').map(|cell| cell.trim().to_owned()).collect())
}

fn is_header(cells: &[String]) -> bool {
    let is_rule =
        |cell: &String| cell.contains("---") && cell.chars().all(|c| c == '-' || c == ':');
    cells == HEADER || cells.iter().all(is_rule)
}

fn read_cases(folder: &Path, numbers: fn(&str) -> Vec<String>) -> Cases {
    let place = folder.to_string_lossy();
    let Ok(entries) = fs::read_dir(folder) else { return BTreeMap::new() };
    entries
        .map(|entry| entry.expect(&place).path())
        .filter(|path| path.extension().is_some_and(|ending| ending == "txt"))
        .map(|path| {
            let name = path.file_name().expect(&place).to_string_lossy().into_owned();
            let headings = case_headings(&fs::read_to_string(&path).expect(&place));
            let cases = headings.into_iter().flat_map(|(line, heading)| {
                numbers(&heading).into_iter().map(move |number| (line, number))
            });
            (name, cases.collect())
        })
        .collect()
}

/// A case of the Laws is headed by its number, or by several with commas between them.
fn law_number(heading: &str) -> Vec<String> {
    let Some(words) = heading.strip_prefix("# ") else { return vec![heading.to_owned()] };
    let mut numbers = Vec::new();
    for word in words.split(' ') {
        numbers.push(word.trim_end_matches(',').to_owned());
        if !word.ends_with(',') {
            break;
        }
    }
    numbers
}

/// A golden game is headed by one number, by several with commas between them, or by a sentence alone.
fn game_numbers(heading: &str) -> Vec<String> {
    let words = heading.trim_start_matches('#').split_whitespace();
    let mut continues = true;
    words
        .take_while(|word| std::mem::replace(&mut continues, word.ends_with(',')))
        .map(|word| word.trim_end_matches(',').to_owned())
        .filter(|word| is_like_a_number(word))
        .collect()
}

fn is_like_a_number(word: &str) -> bool {
    word.starts_with(|c: char| c.is_ascii_uppercase())
        && word.contains(|c: char| c.is_ascii_digit())
}

/// Line and heading of each case: the first of the `#` lines last seen before a `new` line.
fn case_headings(text: &str) -> Vec<(usize, String)> {
    let (mut heading, mut cases, mut continues) = (None, Vec::new(), false);
    for (at, line) in (1..).zip(text.lines()) {
        let is_comment = line.starts_with('#');
        if is_comment && !continues {
            heading = Some((at, line.to_owned()));
        } else if line.split(' ').next() == Some("new") {
            cases.extend(heading.take());
        } else if !is_comment && !line.trim().is_empty() {
            heading = None;
        }
        continues = is_comment;
    }
    cases
}

fn test_path(file: &str) -> String {
    let is_path = file.contains('/') || Path::new(file).extension().is_some_and(|e| e == "rs");
    if is_path { file.to_owned() } else { format!("tests/{file}.rs") }
}

/// Whether `source` declares a function `name` with `#[test]` among the attributes above it.
fn is_test(source: &str, name: &str) -> bool {
    let lines: Vec<&str> = source.lines().map(str::trim).collect();
    (0..lines.len()).any(|at| declared_name(lines[at]) == Some(name) && is_below_test(&lines[..at]))
}

fn declared_name(line: &str) -> Option<&str> {
    let rest = line.strip_prefix("fn ")?;
    rest.split(|c: char| c != '_' && !c.is_alphanumeric()).next()
}

fn is_below_test(above: &[&str]) -> bool {
    let mut attached =
        above.iter().rev().take_while(|line| !line.is_empty() && !line.ends_with(['{', '}', ';']));
    attached.any(|line| *line == "#[test]")
}

/// Whether a Kotlin `source` has a test of that name, written between backquotes.
fn is_app_test(source: &str, name: &str) -> bool {
    let lines: Vec<&str> = source.lines().map(str::trim).collect();
    let start = format!("fun `{name}`(");
    (0..lines.len()).any(|at| {
        let mut above = lines[..at].iter().rev().take_while(|line| line.starts_with('@'));
        lines[at].starts_with(&start) && above.any(|line| line.starts_with("@Test"))
    })
}

/// Whether a Swift `source` has a test of that name; what a test is given may stand between.
fn is_ios_test(source: &str, name: &str) -> bool {
    let lines: Vec<&str> = source.lines().map(str::trim).collect();
    let start = format!("func {name}(");
    (0..lines.len()).any(|at| {
        let above = at.checked_sub(1).map_or("", |above| lines[above]);
        let is_marked = lines[at].starts_with("@Test") || above.starts_with("@Test(");
        is_marked && lines[at].contains(&start)
    })
}

fn has_numbered_line(text: &str, number: &str) -> bool {
    let start = format!("{number}. ");
    number.parse::<u32>().is_ok() && text.lines().any(|line| line.starts_with(&start))
}

#[test]
fn every_requirement_is_listed_once() {
    let rows = read_rows(root());
    let mut faults = Vec::new();
    let mut seen = BTreeMap::new();
    for row in &rows {
        if let Some(first) = seen.insert(&row.number, row.line) {
            faults.push(format!("{TABLE}:{} {}: already in line {first}", row.line, row.number));
        }
        if MARKS.iter().all(|(mark, _)| *mark != row.mark) {
            faults.push(format!(
                "{TABLE}:{} {}: expected mark R, A, U or N, found `{}`",
                row.line, row.number, row.mark
            ));
        }
    }
    for (mark, expected) in MARKS {
        let found = rows.iter().filter(|row| row.mark == mark).count();
        if found != expected {
            faults
                .push(format!("{TABLE}: expected {expected} rows with mark {mark}, found {found}"));
        }
    }
    let expected: usize = MARKS.iter().map(|(_, count)| count).sum();
    if rows.len() != expected {
        faults.push(format!("{TABLE}: expected {expected} rows, found {}", rows.len()));
    }
    expect_none(&faults);
}

#[test]
fn no_cell_is_empty() {
    let is_incomplete = |row: &&Row| {
        [&row.number, &row.mark, &row.requirement, &row.shown_by, &row.reached]
            .iter()
            .any(|cell| cell.is_empty())
    };
    let faults: Vec<_> = read_rows(root())
        .iter()
        .filter(is_incomplete)
        .map(|row| format!("{TABLE}:{} {}: expected no empty cell", row.line, row.number))
        .collect();
    expect_none(&faults);
}

#[test]
fn only_mark_n_is_not_software() {
    let fault = |row: &Row| {
        let reason = row.shown_by.strip_prefix(NOT_SOFTWARE).map(str::trim);
        match (row.mark == "N", reason) {
            (true, None | Some("")) => Some(row.fault("`not software: REASON` for mark N")),
            (false, Some(_)) => Some(row.fault("a proof or `planned`, as the mark is not N")),
            _ => None,
        }
    };
    expect_none(&read_rows(root()).iter().filter_map(fault).collect::<Vec<_>>());
}

#[test]
fn every_proof_exists() {
    let evidence = Evidence::read(root());
    let mut faults = Vec::new();
    for row in read_rows(root()) {
        let missing = row.proofs().filter_map(|proof| evidence.missing(&row.number, proof));
        faults.extend(missing.map(|missing| row.fault(&missing)));
    }
    expect_none(&faults);
}

#[test]
fn every_numbered_case_proves_a_requirement() {
    let numbers: BTreeSet<_> = read_rows(root()).into_iter().map(|row| row.number).collect();
    let Evidence { laws, games, .. } = Evidence::read(root());
    let files = laws.iter().map(|file| (LAWS, file)).chain(games.iter().map(|file| (GAMES, file)));
    let mut faults = Vec::new();
    for (folder, (file, cases)) in files {
        let unknown = cases.iter().filter(|(_, number)| !numbers.contains(number));
        faults.extend(unknown.map(|(line, number)| {
            format!("{folder}/{file}:{line}: expected a number of {TABLE}, found `{number}`")
        }));
    }
    expect_none(&faults);
}

#[test]
fn a_case_is_numbered_by_its_heading() {
    let text = "\
# What this file is about.

# L9.2 (a)  The player on the move may claim.
# L9.3 is another matter.
new chess mode=strict
0:00.0  arbiter > start
# L9.4 is a remark.
0:04.0  white   > move g1f3

# L9.6
new chess
#L9.5
new chess
";
    let headings = case_headings(text);
    let numbers: Vec<_> = headings.iter().flat_map(|(_, heading)| law_number(heading)).collect();
    assert_eq!(numbers, ["L9.2", "L9.6", "#L9.5"]);
}

#[test]
fn a_golden_game_may_have_several_numbers_or_none() {
    let cases: [(&str, &[&str]); 6] = [
        ("# L6.1, L6.9  Five minutes.", &["L6.1", "L6.9"]),
        ("# V-07  By days, or without a clock.", &["V-07"]),
        ("# L6.1 L6.9  The second is no number of it.", &["L6.1"]),
        ("# A game, 40 moves long.", &[]),
        ("# Friendly, L6.1.", &["L6.1."]),
        ("#", &[]),
    ];
    for (heading, expected) in cases {
        assert_eq!(game_numbers(heading), expected, "{heading}");
    }
}

#[test]
fn a_function_is_a_test_only_below_its_attribute() {
    let source = "\
fn helper() {}

#[test]
#[should_panic(
    expected = \"no\"
)]
fn one() {
    fn inner() {}
}
fn after() {}
proptest! {
    #![proptest_config(Config::default())]

    #[test]
    fn two(n in 0..9) {}
}
// fn three()
";
    let is_test = |name: &str| is_test(source, name);
    assert!(is_test("one") && is_test("two"));
    assert!(!["helper", "inner", "after", "three", "on", ""].into_iter().any(is_test));
}

#[test]
fn a_test_of_the_app_stands_below_its_annotation() {
    let source = "    @Test\n    @Config(sdk = [26])\n    fun `it plays`() = Unit\n    fun `it helps`() = Unit\n";
    assert!(is_app_test(source, "it plays"));
    assert!(!["it helps", "it", "plays"].into_iter().any(|name| is_app_test(source, name)));
}

#[test]
fn a_test_of_the_ios_app_is_marked() {
    let source = "    @Test func itPlays() {\n    }\n    @Test(arguments: [1])\n    func itCounts(_ n: Int) {}\n\n    func itHelps() {}\n";
    assert!(is_ios_test(source, "itPlays") && is_ios_test(source, "itCounts"));
    assert!(!["itHelps", "itPlay", "it"].into_iter().any(|name| is_ios_test(source, name)));
}

#[test]
fn a_test_file_is_named_short_or_by_its_path() {
    assert_eq!(test_path("laws"), "tests/laws.rs");
    assert_eq!(test_path("core/src/board.rs"), "core/src/board.rs");
    assert_eq!(test_path("build.rs"), "build.rs");
}
