//! Positions and moves as the protocol writes them.

use annabella::games::Side;
use annabella::games::checkers::notation::{self, ParseMoveError};
use annabella::games::checkers::{Bitboard, Move, Piece, Position, Rank, Setup, Square};

use crate::uci::shown;

/// A position and how it came about.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Board {
    pub(super) position: Position,
    /// Keys of the positions before, oldest first.
    pub(super) past: Vec<u64>,
}

impl Board {
    /// The position of a text, after moves.
    ///
    /// # Errors
    ///
    /// What was found and expected.
    pub(super) fn new(text: &str, moves: &str) -> Result<Board, String> {
        let mut board = Board { position: read_position(text)?, past: Vec::new() };
        for (number, text) in (1..).zip(moves.split_whitespace()) {
            let mv = read_move(&board.position, text)
                .map_err(|error| format!("pos moves: move {number}: {error}"))?;
            board.past.push(board.position.key());
            board.position = board.position.after(mv);
        }
        Ok(board)
    }
}

/// A letter for the side to move, and one for each square from 1 on.
pub(crate) fn position_text(position: &Position) -> String {
    let turn = letter(Piece { side: position.turn(), rank: Rank::King });
    let on = |square| position.piece_at(square).map_or('e', letter);
    std::iter::once(turn).chain(Square::ALL.into_iter().map(on)).collect()
}

const fn letter(piece: Piece) -> char {
    match (piece.side, piece.rank) {
        (Side::First, Rank::Man) => 'b',
        (Side::First, Rank::King) => 'B',
        (Side::Second, Rank::Man) => 'w',
        (Side::Second, Rank::King) => 'W',
    }
}

fn read_position(text: &str) -> Result<Position, String> {
    let mut letters = text.chars();
    let expected = |found: String, place: &str, expected: &str| {
        format!("pos: found {found}{place}, expected {expected}")
    };
    let mut setup = match letters.next() {
        Some('B') => Setup::empty(Side::First),
        Some('W') => Setup::empty(Side::Second),
        found => {
            let found = found.map_or("nothing".to_owned(), |c| shown(&c.to_string()));
            return Err(expected(found, " at the beginning", "the side to move, B or W"));
        }
    };
    for square in Square::ALL {
        let place = format!(" for square {square}");
        let piece = match letters.next() {
            Some('e') => None,
            Some(c) => {
                let piece = Piece::ALL.into_iter().find(|piece| letter(*piece) == c);
                let found = || expected(shown(&c.to_string()), &place, "one of b, B, w, W and e");
                Some(piece.ok_or_else(found)?)
            }
            None => return Err(expected("nothing".to_owned(), &place, "a letter for each of 32")),
        };
        setup.set(square, piece);
    }
    if let Some(c) = letters.next() {
        let found = shown(&c.to_string());
        return Err(expected(found, " behind square 32", "nothing more"));
    }
    setup.position().map_err(|error| format!("pos: {error}"))
}

/// A legal move, with its squares as PDN has them, or with what it takes behind its ends.
///
/// # Errors
///
/// Why the text is none.
pub(crate) fn read_move(position: &Position, text: &str) -> Result<Move, ParseMoveError> {
    notation::parse(position, text).or_else(|error| taking(position, text).ok_or(error))
}

/// The move of `18x25x22`, where the last square is that of the piece that is taken; of two
/// ways round the same pieces either is as good.
fn taking(position: &Position, text: &str) -> Option<Move> {
    let squares: Option<Vec<Square>> = text.split('x').map(|word| word.parse().ok()).collect();
    let squares = squares?;
    let [from, to, taken @ ..] = &squares[..] else { return None };
    let captured = taken.iter().fold(Bitboard::EMPTY, |all, square| all | (*square).into());
    let is_it = |mv: &Move| mv.from() == *from && mv.to() == *to && mv.captured() == captured;
    position.legal_moves().into_iter().find(|mv| mv.is_jump() && is_it(mv))
}

#[cfg(test)]
mod tests {
    use super::*;

    const START: &str = "Bbbbbbbbbbbbbeeeeeeeewwwwwwwwwwww";

    #[test]
    fn positions_are_read_as_they_are_written() {
        assert_eq!(read_position(START), Ok(Position::default()));
        for text in ["B:W18,24,27,28,K10,K15:B12,16,20,K22,K25,K29", "W:W32:BK1"] {
            let position: Position = text.parse().unwrap();
            assert_eq!(read_position(&position_text(&position)), Ok(position));
        }
        assert_eq!(position_text(&Position::default()), START);
    }

    #[test]
    fn what_is_no_position_is_named() {
        let short = &START[..20];
        let long = format!("{START}e");
        let odd = START.replace("be", "bx");
        for (text, says) in [
            ("", "pos: found nothing at the beginning, expected the side to move, B or W"),
            ("xe", "pos: found x at the beginning, expected the side to move, B or W"),
            (short, "pos: found nothing for square 20, expected a letter for each of 32"),
            (&long, "pos: found e behind square 32, expected nothing more"),
            (&odd, "pos: found x for square 13, expected one of b, B, w, W and e"),
        ] {
            assert_eq!(read_position(text), Err(says.to_owned()), "{text}");
        }
        let crowned = format!("B{}{}", "e".repeat(31), "b");
        assert!(read_position(&crowned).unwrap_err().starts_with("pos: a man of "));
    }

    #[test]
    fn moves_are_read_with_their_way_or_with_what_they_take() {
        let position: Position = "B:W22,14:B17,18".parse().unwrap();
        let two: Position = "B:W6,7,14,15:BK1".parse().unwrap();
        for (position, text, whole) in [
            (&position, "18x25", "18x25"),
            (&position, "18x25x22", "18x25"),
            (&position, "17x26", "17x26"),
            (&two, "1x17x6x14", "1x10x17"),
            (&two, "1x17x14x6", "1x10x17"),
            (&two, "1x10x17", "1x10x17"),
            (&two, "1x3", "1x10x3"),
        ] {
            let found = read_move(position, text).map(|mv| format!("{mv:?}"));
            assert_eq!(found.as_deref(), Ok(whole), "{text}");
        }
        for text in ["18x25x14", "18-22", "x", "18", "18x25x22x14", "18x25x99"] {
            assert!(read_move(&position, text).is_err(), "{text}");
        }
        // all moves of a random game, in both forms
        let mut position = Position::default();
        for step in 0..60_usize {
            let moves = position.legal_moves();
            let Some(mv) = moves.get(step * 7 % moves.len().max(1)) else { break };
            let short = notation::write(&position, *mv);
            assert_eq!(read_move(&position, &short), Ok(*mv));
            if mv.is_jump() {
                let taken: Vec<String> =
                    mv.captured().into_iter().map(|square| format!("x{square}")).collect();
                let taken = taken.concat();
                let found = read_move(&position, &format!("{}x{}{taken}", mv.from(), mv.to()));
                assert_eq!(position.after(found.unwrap()), position.after(*mv));
            }
            position = position.after(*mv);
        }
    }

    proptest::proptest! {
        #[test]
        fn any_text_is_answered(text in "(B|W|)[bwBWeéx]{0,40}", moves in "[0-9x: -]{0,40}") {
            if let Ok(board) = Board::new(&text, &moves) {
                proptest::prop_assert_eq!(board.past.len(), moves.split_whitespace().count());
            }
            let _ = Board::new(&position_text(&Position::default()), &moves);
        }
    }
}
