//! Why a game cannot be read, as far as a player can do something about it.

use crate::games::checkers::notation::pdn::{PdnError, PdnErrorKind};
use crate::games::chess::notation::pgn::{PgnError, PgnErrorKind};
use crate::games::yin_yang::notation::sgf::{SgfError, SgfErrorKind};
use crate::games::{GameKind, Side};
use crate::speech::UnreadGame;
use crate::speech::braille::BrailleErrorKind;

pub(super) fn of_pgn(error: PgnError) -> Option<UnreadGame> {
    Some(match error.kind {
        PgnErrorKind::Move(_) => {
            let at = error.at?;
            let side = Side::from(at.color);
            let (kind, found) = (GameKind::Chess, Some(at.found));
            UnreadGame::Move { kind, number: at.number, side, found }
        }
        PgnErrorKind::Fen(problem) => UnreadGame::Position(problem),
        PgnErrorKind::Variant(variant) => UnreadGame::Variant(variant),
        PgnErrorKind::TooManyPlies | PgnErrorKind::TooManyMoves => UnreadGame::TooLong,
        // a lenient reader of a text has none of these
        PgnErrorKind::Io(_) | PgnErrorKind::NoGame | PgnErrorKind::Breach(_) => return None,
    })
}

pub(super) fn of_pdn(error: PdnError) -> Option<UnreadGame> {
    Some(match error.kind {
        PdnErrorKind::Move(_) => {
            let at = error.at?;
            let (number, side) = (at.number, at.side);
            UnreadGame::Move { kind: GameKind::Checkers, number, side, found: Some(at.found) }
        }
        PdnErrorKind::Fen(problem) => UnreadGame::CheckersPosition(problem),
        PdnErrorKind::GameType { found, name } => {
            UnreadGame::Variant(name.map_or(found, str::to_owned))
        }
        PdnErrorKind::TooManyPlies => UnreadGame::TooLong,
        // a player has no words for the first; a text has none of the others
        PdnErrorKind::NewPosition(_) | PdnErrorKind::Io(_) | PdnErrorKind::NoGame => return None,
    })
}

pub(super) fn of_sgf(error: SgfError) -> Option<UnreadGame> {
    Some(match error.kind {
        SgfErrorKind::Illegal { number, text, .. } => {
            let side = if number % 2 == 1 { Side::First } else { Side::Second };
            let number = u32::try_from(number).unwrap_or(u32::MAX);
            UnreadGame::Move { kind: GameKind::YinYang, number, side, found: Some(text) }
        }
        SgfErrorKind::OutOfTurn { number, side } => {
            let number = u32::try_from(number).unwrap_or(u32::MAX);
            UnreadGame::Move { kind: GameKind::YinYang, number, side, found: None }
        }
        SgfErrorKind::OtherGame(found) => UnreadGame::Variant(found),
        SgfErrorKind::TooLong => UnreadGame::TooLong,
        // a player has no words for what is wrong with the writing itself
        SgfErrorKind::NoGame
        | SgfErrorKind::Io(_)
        | SgfErrorKind::Unfinished
        | SgfErrorKind::Malformed { .. }
        | SgfErrorKind::Size(_)
        | SgfErrorKind::Target(_)
        | SgfErrorKind::Point { .. }
        | SgfErrorKind::LateSetup(_)
        | SgfErrorKind::Start(_) => return None,
    })
}

pub(super) fn of_braille(error: BrailleErrorKind) -> Option<UnreadGame> {
    Some(match error {
        BrailleErrorKind::Chess(problem) => UnreadGame::Position(problem),
        BrailleErrorKind::Checkers(problem) => UnreadGame::CheckersPosition(problem),
        BrailleErrorKind::Variant(variant) => UnreadGame::Variant(variant),
        BrailleErrorKind::TooManyPlies(_) => UnreadGame::TooLong,
        BrailleErrorKind::Move { kind, number, side, error } => {
            UnreadGame::Move { kind, number, side, found: error.found().map(str::to_owned) }
        }
        // cells have no words
        _ => return None,
    })
}
