//! The squares of the board as a screen reader names them.

use crate::games::Side;
use crate::games::chess::{Board, Color, Piece, Position, Square};
use crate::session::State;
use crate::speech::chess::moves::{letter_key, piece_key};
use crate::speech::chess::origins::Origins;
use crate::speech::speaker::is_hidden;
use crate::speech::utterance::Utterance;
use crate::speech::words::{Key, Slot, Words, key};
use crate::speech::{Language, PieceNames, Place, Segment, Speaker, Style};

/// What can be so of a square beside what stands on it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Mark {
    /// It is chosen as the beginning of a move.
    Selected,
    /// The piece that is selected can go there.
    Target,
    /// The last move began or ended there.
    LastMove,
    /// A king stands there in check.
    Check,
}

impl Mark {
    /// All of them.
    pub const ALL: [Mark; 4] = [Mark::Selected, Mark::Target, Mark::LastMove, Mark::Check];

    const fn key(self) -> Key {
        match self {
            Mark::Selected => key::MARK_SELECTED,
            Mark::Target => key::MARK_TARGET,
            Mark::LastMove => key::MARK_LAST_MOVE,
            Mark::Check => key::MARK_CHECK,
        }
    }
}

impl Speaker {
    /// What is called out on a square: `e 2, white pawn`. The colour is always named;
    /// what else is so of the square is not part of its label but a [`Mark`].
    pub fn square_label(&self, position: &Position, square: Square) -> Vec<Segment> {
        self.label(position.board(), square, None).into_segments()
    }

    /// The same of all squares of a game, a1, b1 to h8, with long names where they are
    /// set: for a player, whose board may be another one or hidden, or for both.
    pub(in crate::speech) fn chess_labels(
        &self,
        state: &State,
        listener: Option<Side>,
    ) -> Vec<Vec<Segment>> {
        if is_hidden(state, listener) {
            let name = |square| self.square_name(square);
            return Square::ALL.into_iter().map(name).collect();
        }
        let board = state.board_of(state.viewer(listener));
        let is_of_game = state.chess().is_some_and(|position| board == *position.board());
        let origins = self.origins(state, state.plies().len()).filter(|_| is_of_game);
        let label = |square| self.label(&board, square, origins.as_ref());
        Square::ALL.into_iter().map(|square| label(square).into_segments()).collect()
    }

    /// The same of any board, such as one on which somebody sets up a position.
    pub fn labels_of(&self, board: &Board) -> Vec<Vec<Segment>> {
        let label = |square| self.label(board, square, None).into_segments();
        Square::ALL.into_iter().map(label).collect()
    }

    /// A mark in words: `selected`.
    pub fn mark(&self, mark: Mark) -> Vec<Segment> {
        self.words.say(mark.key()).into_segments()
    }

    fn label(&self, board: &Board, square: Square, origins: Option<&Origins>) -> Utterance {
        let name = self.square(square);
        let content = match board.piece_at(square) {
            Some(piece) => {
                let long = origins.and_then(|origins| origins.name(board, square));
                self.colored_piece(piece, long)
            }
            // an empty square is told by its name alone
            None if self.is_brief() && self.settings.place != Place::Unsaid => return name,
            None => self.words.say(key::SQUARE_EMPTY),
        };
        let (mut first, second) = match self.settings.place {
            Place::Before => (name, content),
            Place::After => (content, name),
            Place::Unsaid => return content,
        };
        first.pause();
        first.append(second);
        first
    }

    /// A piece with its colour, whatever the settings say of moves.
    pub(super) fn colored_piece(&self, piece: Piece, long: Option<Key>) -> Utterance {
        let Piece { color, role } = piece;
        if let Some(name) = long {
            return self.long_name(color, name, true);
        }
        match (self.settings.style, self.settings.pieces) {
            (Style::Fide, _) => {
                self.german(Words::of(Language::German).text(piece_key(color, role)))
            }
            (_, PieceNames::Letter) => {
                let letter = self.words.text(letter_key(role)).to_owned();
                let key = match color {
                    Color::White => key::LETTER_WHITE,
                    Color::Black => key::LETTER_BLACK,
                };
                self.words.fill(key, [("letter", Slot::Text(letter))])
            }
            _ => self.words.say(piece_key(color, role)),
        }
    }
}
