//! A game as a score: written as lines of words, and read from words.

use super::cell::Cell;
use super::error::{BrailleErrorKind, Fault, MoveError};
use super::header::{FEN, Header, Label, RESULT};
use super::number::{Number, numbered, profile_of, stands_for_first};
use super::page::{Line, Lines};
use super::source::Word;
use super::{Options, Profile, Style, excerpt, result};
use crate::games::{GameKind, Side};
use crate::speech::Language;

/// What a game tells of itself, and how it is made anew, a move at a time.
pub(in crate::speech) trait Score: Sized {
    /// What its header can tell, in the order in which it is written.
    const LABELS: &'static [Label];
    /// Which game it is; any that is written so.
    const KIND: GameKind;
    /// More plies are not read.
    const PLIES: usize;

    /// What stands behind the label of this tag, but for that of the result.
    fn value(&self, tag: &str) -> Option<String>;

    /// The moves, with the number that each has.
    fn moves(&self, style: &Style) -> Vec<(Number, Vec<Cell>)>;

    /// As records have it: `1-0`, and `*` of a game without one.
    fn result(&self) -> &'static str;

    /// The game before its first move, with what its header tells.
    fn begun(header: &Header) -> Result<Self, Fault>;

    /// The number of the move that comes next.
    fn next(&self) -> Number;

    /// Whose the next move is.
    fn mover(&self) -> Side {
        if self.next().is_second { Side::Second } else { Side::First }
    }

    /// Adds a legal move that cells say.
    fn add(&mut self, cells: &[Cell], style: &Style) -> Result<(), MoveError>;

    /// Whether the moves of both are the same.
    fn is_played_as(&self, other: &Self) -> bool;

    /// The result that a header tells, as records have it.
    fn read_result(text: &str) -> Option<&'static str>;

    fn set_result(&mut self, result: &str);
}

/// The result of a game without one.
const NONE: &str = "*";

pub(in crate::speech) fn lines(game: &impl Score, style: &Style) -> Lines {
    Lines { header: header(game, style.language), moves: moves(game, style) }
}

fn header<G: Score>(game: &G, language: Language) -> Vec<Line> {
    let line = |label: &Label| {
        let value = match label.tag {
            RESULT => Some(game.result().to_owned()).filter(|result| result != NONE),
            tag => game.value(tag).filter(|value| !matches!(&value[..], "?" | "????.??.??")),
        };
        // a FEN needs capitals, whatever the language
        let of_value = if label.tag == FEN { Language::English } else { language };
        label.line(&value?, language, of_value)
    };
    G::LABELS.iter().filter_map(line).collect()
}

fn moves(game: &impl Score, style: &Style) -> Vec<Line> {
    let mut lines: Vec<Line> = Vec::new();
    for (number, mv) in game.moves(style) {
        if lines.is_empty() || !number.is_second {
            lines.push(numbered(number, style.profile));
        }
        if let Some(line) = lines.last_mut() {
            line.push(mv);
        }
    }
    lines.push(vec![result::write(game.result(), style.profile)]);
    lines
}

/// The game that a header and words tell; what is wrong with it as a whole stands in its last
/// line.
pub(in crate::speech) fn read<'a, G: Score>(
    header: &Header,
    words: &(impl Iterator<Item = Word<'a>> + Clone),
    options: &Options,
    last_line: u64,
) -> Result<G, Fault> {
    let told = match header.value(RESULT) {
        Some((text, line)) => Some(
            G::read_result(text)
                .ok_or_else(|| (line, BrailleErrorKind::Result { found: text.to_owned() }))?,
        ),
        None => None,
    };
    let profile = options.profile.unwrap_or_else(|| profile_of(words.clone()));
    let read = |language| read_moves::<G>(header, words.clone(), &Style { profile, language });
    let (mut game, end) = match (profile, options.language.or(header.language)) {
        (Profile::Literal, _) => read(Language::English)?,
        (Profile::Compact, Some(language)) => read(language)?,
        (Profile::Compact, None) => match (read(Language::English), read(Language::German)) {
            (Ok(english), Ok(german)) if !english.0.is_played_as(&german.0) => {
                return Err((last_line, BrailleErrorKind::Letters));
            }
            (Err(_), Ok(german)) => german,
            (english, _) => english?,
        },
    };
    match (told, end) {
        (Some(header), Some(found)) if header != found && found != NONE => {
            return Err((last_line, BrailleErrorKind::Results { header, found }));
        }
        (told, end) => game.set_result(told.or(end).unwrap_or(NONE)),
    }
    Ok(game)
}

/// The game that the words tell, and its result if that is the last of them.
fn read_moves<'a, G: Score>(
    header: &Header,
    words: impl Iterator<Item = Word<'a>>,
    style: &Style,
) -> Result<(G, Option<&'static str>), Fault> {
    let mut words = words.peekable();
    let mut game = G::begun(header)?;
    let (mut plies, mut end) = (0, None);
    let mut is_first = true;
    while let Some(word) = words.next() {
        let fault = |kind| (word.line, kind);
        if end.is_some() {
            return Err(fault(BrailleErrorKind::AfterResult { found: excerpt(word.cells) }));
        }
        end = result::read(word.cells);
        if end.is_some() {
            continue;
        }
        let next = game.next();
        if let Some(found) = Number::read(&word, style.profile) {
            let is_second = found.is_second || words.next_if(stands_for_first).is_some();
            let found = Number { is_second, ..found };
            if found != next {
                let (found, expected) = (found.to_string(), next.to_string());
                return Err(fault(BrailleErrorKind::Number { found, expected }));
            }
        } else if is_first {
            return Err(fault(BrailleErrorKind::NoNumber { found: excerpt(word.cells) }));
        } else {
            let (kind, number) = (G::KIND, next.number);
            let side = game.mover();
            game.add(word.cells, style)
                .map_err(|error| fault(BrailleErrorKind::Move { kind, number, side, error }))?;
            plies += 1;
            if plies > G::PLIES {
                return Err(fault(BrailleErrorKind::TooManyPlies(G::PLIES)));
            }
        }
        is_first = false;
    }
    Ok((game, end))
}
