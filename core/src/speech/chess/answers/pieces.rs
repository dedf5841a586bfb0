//! Where pieces stand, and what stands on a square.

use crate::games::chess::{Color, Piece, Role, Square, sight};
use crate::speech::chess::answers::ChessInquiry;
use crate::speech::utterance::Utterance;
use crate::speech::words::{Slot, key};
use crate::speech::{PieceNames, Place};

impl ChessInquiry<'_> {
    pub(in crate::speech) fn places(
        &self,
        color: Option<Color>,
        role: Option<Role>,
    ) -> Vec<Utterance> {
        let sides = color.map_or(self.colors().to_vec(), |color| vec![color]);
        match role {
            Some(role) => {
                sides.into_iter().map(|color| self.places_of(Piece { color, role })).collect()
            }
            None => sides.into_iter().flat_map(|color| self.army(color)).collect(),
        }
    }

    /// `White knights: b 1, g 1.`
    fn places_of(&self, piece: Piece) -> Utterance {
        let squares = self.board.pieces(piece.color, piece.role);
        if squares.is_empty() {
            return self.of(self.pieces_of(piece), self.say(key::ANSWER_NONE));
        }
        let name = if squares.has_several() { self.pieces_of(piece) } else { self.piece(piece) };
        self.of(name, self.standing_on(squares))
    }

    /// All pieces of a side, and its pawns.
    fn army(&self, color: Color) -> [Utterance; 2] {
        let pawns = self.board.by_role(Role::Pawn);
        let pieces = self.of(self.side(color), self.grouped(color, !pawns));
        [pieces, self.places_of(Piece { color, role: Role::Pawn })]
    }

    /// `On e 4: white knight.`
    pub(in crate::speech) fn on_square(&self, square: Square) -> Utterance {
        let content = self.content(square);
        if self.is_brief() {
            let is_named_first = self.speaker.settings.place == Place::Before;
            let content = if is_named_first { content } else { content.capitalised() };
            return self.sentence(self.placed(content, self.speaker.square(square)));
        }
        match self.speaker.settings.place {
            Place::Before => self.on(square, content),
            Place::After => {
                let slots = [
                    ("piece", Slot::Said(content.capitalised())),
                    ("square", Slot::Said(self.speaker.square(square))),
                ];
                self.fill(key::ANSWER_STANDS, slots)
            }
            Place::Unsaid => self.sentence(content.capitalised()),
        }
    }

    /// `e 4: light square.`
    pub(in crate::speech) fn shade(&self, square: Square) -> Utterance {
        let shade = self.say(match square.shade() {
            Color::White => key::ANSWER_LIGHT,
            Color::Black => key::ANSWER_DARK,
        });
        self.of(self.speaker.square(square), shade)
    }

    /// `White: 3 pawns.`
    pub(in crate::speech) fn numbers(
        &self,
        color: Option<Color>,
        role: Option<Role>,
    ) -> Vec<Utterance> {
        let sides = color.map_or(self.colors().to_vec(), |color| vec![color]);
        let number = |color| {
            let Some(role) = role else {
                let count = self.board.by_color(color).len();
                let count = ("count", Slot::Number(count.into()));
                return self.of(self.side(color), self.fill(key::ANSWER_PIECE_COUNT, [count]));
            };
            match self.board.pieces(color, role).len() {
                0 => self.of(self.pieces_of(Piece { color, role }), self.say(key::ANSWER_NONE)),
                1 if self.speaker.settings.pieces != PieceNames::Letter => {
                    self.of(self.side(color), self.number_of(1, self.speaker.role_name(role)))
                }
                count => self.of(self.side(color), self.counted(role, count)),
            }
        };
        sides.into_iter().map(number).collect()
    }

    fn on(&self, square: Square, content: Utterance) -> Utterance {
        let slots =
            [("square", Slot::Said(self.speaker.square(square))), ("content", Slot::Said(content))];
        self.fill(key::ANSWER_ON, slots)
    }

    /// The piece on a square, or that it is empty.
    fn content(&self, square: Square) -> Utterance {
        let Some(piece) = self.board.piece_at(square) else {
            return match (self.is_brief(), square.shade()) {
                (true, _) => self.say(key::ANSWER_EMPTY),
                (false, Color::White) => self.say(key::ANSWER_NOTHING_LIGHT),
                (false, Color::Black) => self.say(key::ANSWER_NOTHING_DARK),
            };
        };
        let name = self.piece(piece);
        let position = self.position();
        let is_up_to_date = self.board == *position.board();
        if is_up_to_date && square == position.king(position.turn()) && position.is_check() {
            return self.fill(key::ANSWER_IN_CHECK, [("piece", Slot::Said(name))]);
        }
        name
    }

    pub(in crate::speech) fn next(
        &self,
        role: Role,
        color: Option<Color>,
        from: Square,
        is_backward: bool,
    ) -> Utterance {
        let board = &self.board;
        if let Some(square) = sight::next(board, role, color, from, is_backward) {
            // the square is the news
            let content = self.content(square);
            return if self.is_brief() {
                self.sentence(crate::speech::utterance::paused(
                    self.speaker.square(square),
                    content,
                ))
            } else {
                self.on(square, content)
            };
        }
        let name = match color {
            Some(color) => self.pieces_of(Piece { color, role }),
            None => self.roles(role),
        };
        let is_here = board.piece_at(from).is_some_and(|piece| {
            piece.role == role && color.is_none_or(|color| color == piece.color)
        });
        let none = if is_here { key::ANSWER_NO_OTHERS } else { key::ANSWER_NONE };
        self.of(name, self.say(none))
    }
}
