//! What keys do on a board of chess.

use crate::games::chess::sight;
use crate::games::chess::{Board, File, Rank, Role, Square};
use crate::session::Deed;
use crate::speech::ChessQuestion;
use crate::speech::keys::{KeyCommand, KeyPressed, KeyStroke, Keys};
use crate::speech::words::{Key, key};
use crate::speech::{Question, Reading};

/// What a key means on a board of chess.
#[derive(Debug)]
pub enum ChessKey {
    /// To the next piece of a kind, of either side, towards h8; with Shift to the one before.
    Next(Role),
    /// Along the diagonal, so many files further with each rank; with Shift towards the first rank.
    Along(i8),
    /// A question, with the cursor on a square.
    Ask(fn(Square) -> Question),
    /// Something is done; where that is not possible the game says why.
    Do(Deed),
    /// The board is turned.
    Flip,
    /// A move or a question is typed.
    Type,
    /// All keys are shown.
    Help,
}

/// All that keys do on a board of chess.
pub static CHESS_KEYS: [KeyCommand<ChessKey>; 30] = [
    piece("KING", "k", key::KEY_KING, Role::King),
    piece("QUEEN", "q", key::KEY_QUEEN, Role::Queen),
    piece("ROOK", "r", key::KEY_ROOK, Role::Rook),
    piece("BISHOP", "b", key::KEY_BISHOP, Role::Bishop),
    piece("KNIGHT", "n", key::KEY_KNIGHT, Role::Knight),
    piece("PAWN", "p", key::KEY_PAWN, Role::Pawn),
    question("SQUARE", "o", key::KEY_SQUARE, |it| Question::Chess(ChessQuestion::On(it))),
    question("MOVES", "m", key::KEY_MOVES, |at| Question::Chess(ChessQuestion::Moves(Some(at)))),
    question("CAPTURES", "Shift+m", key::KEY_CAPTURES, |at| {
        Question::Chess(ChessQuestion::Captures(Some(at)))
    }),
    question("DIAGONALS", "x", key::KEY_DIAGONALS, |it| {
        Question::Chess(ChessQuestion::Diagonals(it))
    }),
    KeyCommand::turned("DIAGONAL_RIGHT", "e", key::KEY_DIAGONAL_RIGHT, ChessKey::Along(1)),
    KeyCommand::turned("DIAGONAL_LEFT", "y", key::KEY_DIAGONAL_LEFT, ChessKey::Along(-1)),
    question("LINES", "s", key::KEY_LINES, |it| Question::Chess(ChessQuestion::Lines(it))),
    question("ATTACKERS", "a", key::KEY_ATTACKERS, |it| {
        Question::Chess(ChessQuestion::Attackers(it))
    }),
    question("DEFENDERS", "d", key::KEY_DEFENDERS, |it| {
        Question::Chess(ChessQuestion::Defenders(it))
    }),
    question("LAST_MOVE", "l", key::KEY_LAST_MOVE, |_| Question::LastMoves(1)),
    question("CAPTURED", "c", key::KEY_CAPTURED, |_| Question::Captured),
    question("CLOCKS", "t", key::KEY_CLOCKS, |_| Question::Clocks),
    question("TIMES_USED", "Shift+t", key::KEY_TIMES_USED, |_| Question::TimesUsed),
    question("TURN", "w", key::KEY_TURN, |_| Question::Turn),
    question("BOARD", "v", key::KEY_BOARD, |_| {
        Question::Chess(ChessQuestion::Board(Reading::Pieces))
    }),
    question("MATERIAL", "Shift+c", key::KEY_MATERIAL, |_| {
        Question::Chess(ChessQuestion::Material)
    }),
    question("SCORE", "Shift+l", key::KEY_SCORE, |_| Question::Score),
    KeyCommand::new("UNDO", "u", key::KEY_UNDO, ChessKey::Do(Deed::UNDO)),
    KeyCommand::new("REDO", "Shift+u", key::KEY_REDO, ChessKey::Do(Deed::Redo)),
    KeyCommand::new("HINT", "Shift+h", key::KEY_HINT, ChessKey::Do(Deed::Hint)),
    KeyCommand::new("PRESS", ".", key::KEY_PRESS, ChessKey::Do(Deed::Press)),
    KeyCommand::new("FLIP", "Shift+f", key::KEY_FLIP, ChessKey::Flip),
    KeyCommand::new("TYPE", "i", key::KEY_TYPE, ChessKey::Type),
    KeyCommand::new("HELP", "?", key::KEY_HELP, ChessKey::Help),
];

const fn question(
    name: &'static str,
    usual: &'static str,
    label: Key,
    ask: fn(Square) -> Question,
) -> KeyCommand<ChessKey> {
    KeyCommand::new(name, usual, label, ChessKey::Ask(ask))
}

const fn piece(
    name: &'static str,
    usual: &'static str,
    label: Key,
    role: Role,
) -> KeyCommand<ChessKey> {
    KeyCommand::turned(name, usual, label, ChessKey::Next(role))
}

impl Keys<ChessKey> {
    /// What a key asks for, by all that it can mean, with the cursor on a square of a board;
    /// without the board where it is hidden from whoever asks. Digits lead to ranks, and with
    /// Shift or Alt to files. None for a key that means nothing.
    pub fn press(
        &self,
        pressed: &[KeyStroke],
        cursor: Square,
        board: Option<&Board>,
    ) -> Option<KeyPressed> {
        if let Some((stroke, digit)) = pressed.iter().find_map(|s| Some((s, s.digit()?))) {
            let line = (digit - 1) as usize;
            let to = if stroke.is_shift || stroke.is_alt {
                Square::new(File::ALL[line], cursor.rank())
            } else {
                Square::new(cursor.file(), Rank::ALL[line])
            };
            let question = Question::Chess(ChessQuestion::On(to));
            return Some(KeyPressed::Go(Some(to.index() as u16), question));
        }
        let Some((does, is_backward)) = self.find(pressed) else {
            return Self::types_too(pressed).then_some(KeyPressed::Type);
        };
        Some(match does {
            ChessKey::Next(role) => {
                let next =
                    board.and_then(|board| sight::next(board, *role, None, cursor, is_backward));
                let question = Question::Chess(ChessQuestion::Next {
                    role: *role,
                    color: None,
                    from: cursor,
                    is_backward,
                });
                KeyPressed::Go(next.map(|square| square.index() as u16), question)
            }
            ChessKey::Along(files) => {
                let ranks = if is_backward { -1 } else { 1 };
                let to = cursor.offset(files * ranks, ranks);
                let question = Question::Chess(ChessQuestion::On(to.unwrap_or(cursor)));
                KeyPressed::Go(to.map(|square| square.index() as u16), question)
            }
            ChessKey::Ask(question) => KeyPressed::Ask(question(cursor)),
            ChessKey::Do(deed) => KeyPressed::Do(deed.clone()),
            ChessKey::Flip => KeyPressed::Flip,
            ChessKey::Type => KeyPressed::Type,
            ChessKey::Help => KeyPressed::Help,
        })
    }
}
