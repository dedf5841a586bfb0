use super::{Edited, EditedPosition, PositionEdit};
use crate::ffi::position::{PositionCheck, checkers_piece};
use crate::ffi::speech::phrase;
use crate::ffi::{GameError, Phrase, SpeechSettings};
use crate::games::GameKind;
use crate::games::checkers::notation::fen;
use crate::games::checkers::{Piece, PositionEditor, Setup, Square};
use crate::speech::Hearing;

pub(super) fn editor(text: Option<&str>) -> PositionEditor {
    let read = text.and_then(|text| fen::read(text).ok());
    read.map_or_else(PositionEditor::default, Into::into)
}

impl Edited for PositionEditor {
    fn position(&self) -> EditedPosition {
        EditedPosition {
            board: self.setup().bytes(),
            turn: self.turn(),
            castlings: Vec::new(),
            kind: GameKind::Checkers,
            text: self.setup().to_string(),
        }
    }

    fn edit(&mut self, edit: PositionEdit) -> Result<(), GameError> {
        match edit {
            PositionEdit::Put { square, piece } => {
                let piece = put(piece)?;
                if let Some(square) = on(square)? {
                    self.put(square, piece);
                }
            }
            PositionEdit::Set { square, piece } => {
                let piece = put(piece)?;
                if let Some(square) = on(square)? {
                    self.set(square, piece);
                }
            }
            PositionEdit::Move { from, to } => {
                let to = to.map(on).transpose()?;
                // away from the board, or to a dark square
                if let (Some(from), None | Some(Some(_))) = (on(from)?, to) {
                    self.shift(from, to.flatten());
                }
            }
            PositionEdit::PassTurn => self.pass_turn(),
            PositionEdit::Clear => self.clear(),
            PositionEdit::Usual => *self = PositionEditor::default(),
            PositionEdit::Allow { .. } | PositionEdit::Start { .. } => {
                return Err(GameError::bad_input("checkers has no castling and only one start"));
            }
        }
        Ok(())
    }

    fn enter(&mut self, text: &str, settings: SpeechSettings) -> Option<Phrase> {
        if let Some(pieces) = Hearing::new(settings.into()).checkers_pieces(text) {
            for (square, piece) in pieces {
                self.set(square, piece);
            }
            return None;
        }
        match fen::parse(text) {
            Ok(read) => {
                *self = Setup::from(&read).into();
                None
            }
            Err(problem) => Some(phrase(settings.into(), |speaker| {
                speaker.of(GameKind::Checkers).checkers_fen_problem(&problem)
            })),
        }
    }

    fn check(&self, settings: SpeechSettings) -> PositionCheck {
        match self.position() {
            Ok(position) => PositionCheck::of_checkers(&position),
            Err(problem) => PositionCheck::refused(phrase(settings.into(), |speaker| {
                speaker.of(GameKind::Checkers).checkers_setup_problem(problem)
            })),
        }
    }
}

/// The square of a number; none for a light one.
fn on(number: u8) -> Result<Option<Square>, GameError> {
    if number < 64 {
        Ok(Square::from_point(number.into()))
    } else {
        Err(GameError::bad_input("a square is 0 to 63"))
    }
}

fn put(byte: u8) -> Result<Option<Piece>, GameError> {
    if byte == 0 { Ok(None) } else { checkers_piece(byte).map(Some) }
}
