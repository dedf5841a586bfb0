//! Games of checkers from elsewhere, of a PDN text.

use super::{Read, Unread, name, saved};
use crate::games::checkers::Square;
use crate::games::checkers::notation::pdn::{Game, GameResult, Reader};
use crate::games::{GameKind, Side};
use crate::session::{NewGame, Player, State, Verdict};
use crate::table::journal::Source;

/// Whether a text is PDN, by the first tag or move that only one of both notations has.
pub(super) fn is_pdn<'a>(lines: impl Iterator<Item = &'a str>) -> bool {
    let mut in_comment = false;
    for line in lines {
        if let Some(tag) = line.strip_prefix('[').filter(|_| !in_comment) {
            match tag_tells(tag) {
                Some(is_pdn) => return is_pdn,
                None => continue,
            }
        }
        for word in line.split_inclusive([' ', '\t', '{', '}']) {
            let (text, end) = word.split_at(word.trim_end_matches([' ', '\t', '{', '}']).len());
            // `1.11-15`, `1. 11-15`
            let text = text.rsplit('.').next().unwrap_or(text);
            if !in_comment && is_checkers_move(text) {
                return true;
            }
            if !in_comment && text.starts_with(|c: char| c.is_ascii_alphabetic()) {
                return false;
            }
            in_comment = end == "{" || in_comment && end != "}";
        }
    }
    false
}

/// Whether a tag is of PDN, if that can be told.
fn tag_tells(tag: &str) -> Option<bool> {
    let (name, value) = tag.split_once(char::is_whitespace).unwrap_or((tag, ""));
    if name.eq_ignore_ascii_case("GameType") {
        return Some(true);
    }
    // the turn and a colon, where FEN begins with a rank
    name.eq_ignore_ascii_case("FEN").then(|| value.contains(':'))
}

/// Two squares, with nothing but a sign between; results as `1-1` are no move of any game.
fn is_checkers_move(word: &str) -> bool {
    let Some((from, to)) = word.split_once(['-', 'x', ':']) else { return false };
    let square = |text: &str| text.parse::<Square>().is_ok();
    let to = to.split(['-', 'x', ':']).next().unwrap_or(to);
    square(from) && square(to) && from != to && !matches!(word, "1-2" | "2-1")
}

pub(super) fn read(text: &[u8], at: u64) -> Vec<Read> {
    (1..)
        .zip(Reader::new(text))
        .map(|(number, game)| {
            let game = game.map_err(|error| {
                let reason = error.to_string();
                Unread { number, line: error.line, why: None, reason }
            })?;
            let setup = checkers_from_elsewhere(&game, NewGame::default());
            let source = Source::Pdn(game.to_string());
            saved(number, at, &setup, source, |state| checkers_result_elsewhere(&game, state))
        })
        .collect()
}

/// A game of checkers from elsewhere as it comes to a table: what was agreed here, with its
/// position and moves, and its names if two people play.
pub fn checkers_from_elsewhere(game: &Game, agreed: NewGame) -> NewGame {
    let names = match agreed.players {
        // Red is Black there
        [Player::Person, Player::Person] => ["Black", "White"].map(|tag| name(game.tag(tag))),
        _ => agreed.names,
    };
    let moves = game.moves().iter().map(|mv| (*mv).into()).collect();
    let position = (*game.start()).into();
    NewGame { kind: GameKind::Checkers, position, moves, names, ..agreed }
}

/// What has to be declared so that it has its result; nothing if its moves have ended it.
pub fn checkers_result_elsewhere(game: &Game, state: &State) -> Option<Verdict> {
    let verdict = match game.result() {
        GameResult::FirstWins => Verdict::win(Side::First),
        GameResult::SecondWins => Verdict::win(Side::Second),
        GameResult::Draw => Verdict::DRAW,
        GameResult::Unknown => return None,
    };
    state.ending().is_none().then_some(verdict)
}
