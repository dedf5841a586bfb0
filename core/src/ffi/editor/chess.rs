use super::{CastlingChoice, CastlingRight, Edited, EditedPosition, PositionEdit};
use crate::ffi::chess::square;
use crate::ffi::position::{PositionCheck, piece, start_of_chess960};
use crate::ffi::speech::phrase;
use crate::ffi::{GameError, Phrase, SpeechSettings};
use crate::games::GameKind;
use crate::games::chess::notation::fen::{self, FenStyle};
use crate::games::chess::{CastlingSide, Color, Piece, PositionEditor, Setup, Square};
use crate::speech::Hearing;

pub(super) fn editor(text: Option<&str>) -> PositionEditor {
    let read = text.and_then(|text| fen::read(text).ok());
    read.map_or_else(PositionEditor::default, Into::into)
}

impl Edited for PositionEditor {
    fn position(&self) -> EditedPosition {
        let choice = |right: CastlingRight| {
            let (color, side) = right.of();
            let is_allowed = self.castling(color, side)?;
            Some(CastlingChoice { right, is_allowed })
        };
        EditedPosition {
            board: self.board().bytes(),
            turn: self.turn().into(),
            castlings: CastlingRight::ALL.into_iter().filter_map(choice).collect(),
            kind: if self.is_chess960() { GameKind::Chess960 } else { GameKind::Chess },
            text: fen::write_setup(&self.setup(), FenStyle::XFen),
        }
    }

    fn edit(&mut self, edit: PositionEdit) -> Result<(), GameError> {
        match edit {
            PositionEdit::Put { square, piece } => self.put(on(square)?, put(piece)?),
            PositionEdit::Set { square, piece } => self.set(on(square)?, put(piece)?),
            PositionEdit::Move { from, to } => self.shift(on(from)?, to.map(on).transpose()?),
            PositionEdit::PassTurn => self.pass_turn(),
            PositionEdit::Allow { right, is_allowed } => {
                let (color, side) = right.of();
                self.allow_castling(color, side, is_allowed);
            }
            PositionEdit::Clear => self.clear(),
            PositionEdit::Usual => *self = PositionEditor::default(),
            PositionEdit::Start { number } => {
                *self = Setup::from(&start_of_chess960(number)?).into();
            }
        }
        Ok(())
    }

    fn enter(&mut self, text: &str, settings: SpeechSettings) -> Option<Phrase> {
        if let Some(pieces) = Hearing::new(settings.into()).pieces(text) {
            for (square, piece) in pieces {
                self.set(square, piece);
            }
            return None;
        }
        match fen::parse(text) {
            Ok((read, _)) => {
                *self = Setup::from(&read).into();
                None
            }
            Err(problem) => Some(phrase(settings.into(), |speaker| speaker.fen_problem(&problem))),
        }
    }

    fn check(&self, settings: SpeechSettings) -> PositionCheck {
        match self.position() {
            Ok((position, notes)) => PositionCheck::of_chess(&position, &notes),
            Err(problem) => PositionCheck::refused(phrase(settings.into(), |speaker| {
                speaker.setup_problem(problem)
            })),
        }
    }
}

fn on(number: u8) -> Result<Square, GameError> {
    square(number).ok_or_else(|| GameError::bad_input("a square is 0 to 63"))
}

fn put(byte: u8) -> Result<Option<Piece>, GameError> {
    if byte == 0 { Ok(None) } else { piece(byte).map(Some) }
}

impl CastlingRight {
    const ALL: [CastlingRight; 4] = [
        CastlingRight::WhiteShort,
        CastlingRight::WhiteLong,
        CastlingRight::BlackShort,
        CastlingRight::BlackLong,
    ];

    fn of(self) -> (Color, CastlingSide) {
        match self {
            CastlingRight::WhiteShort => (Color::White, CastlingSide::Short),
            CastlingRight::WhiteLong => (Color::White, CastlingSide::Long),
            CastlingRight::BlackShort => (Color::Black, CastlingSide::Short),
            CastlingRight::BlackLong => (Color::Black, CastlingSide::Long),
        }
    }
}
