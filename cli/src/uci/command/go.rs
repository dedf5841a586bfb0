//! What may be said after `go`.

use std::time::Duration;

use super::expected;

/// How long to think, and about what. Nothing said means no limit.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(in crate::uci) struct Go {
    pub(in crate::uci) nodes: Option<u64>,
    pub(in crate::uci) depth: Option<u32>,
    pub(in crate::uci) mate: Option<u32>,
    pub(in crate::uci) move_time: Option<Duration>,
    /// What White and Black have left.
    pub(in crate::uci) left: [Option<Duration>; 2],
    pub(in crate::uci) increments: [Duration; 2],
    /// In moves: until more time comes.
    pub(in crate::uci) until_control: Option<u32>,
    /// Nothing but `stop` ends the search.
    pub(in crate::uci) is_infinite: bool,
    /// In the opponent's time.
    pub(in crate::uci) is_ponder: bool,
    /// The moves to choose from, as they were written.
    pub(in crate::uci) moves: Vec<String>,
}

/// No search lasts longer: a year.
const LONGEST: u64 = 366 * 24 * 3_600_000;

/// What was said after `go`. Words that are none of its words are passed over as long as
/// another one limits the search, for one without the limit that was meant may never end;
/// and so a bad number is an error.
pub(super) fn parse<'a>(
    words: impl Iterator<Item = &'a str>,
    complaints: &mut Vec<String>,
) -> Result<Go, String> {
    let mut go = Go::default();
    let mut words = words.peekable();
    let mut unknown = Vec::new();
    while let Some(word) = words.next() {
        match word {
            "infinite" => go.is_infinite = true,
            "ponder" => go.is_ponder = true,
            "nodes" => go.nodes = Some(count(word, words.next())?),
            "depth" => go.depth = Some(small(word, words.next())?),
            "mate" => go.mate = Some(small(word, words.next())?),
            "movetime" => go.move_time = Some(millis(word, words.next())?),
            "wtime" => go.left[0] = Some(millis(word, words.next())?),
            "btime" => go.left[1] = Some(millis(word, words.next())?),
            "winc" => go.increments[0] = millis(word, words.next())?,
            "binc" => go.increments[1] = millis(word, words.next())?,
            "movestogo" => go.until_control = Some(small(word, words.next())?),
            "searchmoves" => {
                while let Some(mv) = words.next_if(|word| !is_keyword(word)) {
                    go.moves.push(mv.to_owned());
                }
                if go.moves.is_empty() {
                    return Err(expected("go searchmoves", words.next(), "moves such as e2e4"));
                }
            }
            _ => {
                let limit = "a limit such as nodes, depth or movetime";
                unknown.push(expected("go", Some(word), limit));
            }
        }
    }
    if !unknown.is_empty() && !go.says_how_long() {
        return Err(unknown.remove(0));
    }
    complaints.append(&mut unknown);
    Ok(go)
}

impl Go {
    fn says_how_long(&self) -> bool {
        let Go { nodes, depth, mate, move_time, left, is_infinite, .. } = self;
        *is_infinite
            || nodes.is_some()
            || depth.or(*mate).is_some()
            || move_time.or(left[0]).or(left[1]).is_some()
    }
}

fn is_keyword(word: &str) -> bool {
    matches!(
        word,
        "infinite"
            | "ponder"
            | "nodes"
            | "depth"
            | "mate"
            | "movetime"
            | "wtime"
            | "btime"
            | "winc"
            | "binc"
            | "movestogo"
            | "searchmoves"
    )
}

/// A whole number; the largest there is stands for larger ones.
fn number(after: &str, word: Option<&str>) -> Result<i64, String> {
    let read = |word: &str| {
        let digits = word.strip_prefix('-').unwrap_or(word);
        let is_number = !digits.is_empty() && digits.bytes().all(|byte| byte.is_ascii_digit());
        let size = digits.parse().unwrap_or(i64::MAX);
        is_number.then_some(if digits == word { size } else { -size })
    };
    word.and_then(read).ok_or_else(|| expected(&format!("go {after}"), word, "a whole number"))
}

fn count(after: &str, word: Option<&str>) -> Result<u64, String> {
    match number(after, word)? {
        number if number < 1 => Err(expected(&format!("go {after}"), word, "a number from 1 on")),
        number => Ok(number as u64),
    }
}

fn small(after: &str, word: Option<&str>) -> Result<u32, String> {
    Ok(u32::try_from(count(after, word)?).unwrap_or(u32::MAX))
}

/// A clock that has run out reads less than 0; what is left then is nothing.
fn millis(after: &str, word: Option<&str>) -> Result<Duration, String> {
    let millis = number(after, word)?.max(0) as u64;
    Ok(Duration::from_millis(millis.min(LONGEST)))
}
