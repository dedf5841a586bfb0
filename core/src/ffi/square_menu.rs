use super::question::on_board;
use super::session::guarded;
use super::{GameError, GameQuestion, GameView};
use crate::speech::{Language, Question, Settings, Speaker, SquareFacts};

/// A line of a square's menu: something that can be asked about it.
#[derive(Clone, Debug, PartialEq, Eq, uniffi::Record)]
pub struct SquareQuestion {
    /// For the session.
    pub question: GameQuestion,
    /// What the line says.
    pub name: String,
}

/// What a menu of a square, such as that of a screen reader, offers to ask, in its order;
/// nothing of another board than that of chess.
#[uniffi::export]
pub fn square_menu(
    view: GameView,
    square: u8,
    language: Language,
) -> Result<Vec<SquareQuestion>, GameError> {
    guarded(|| {
        if !view.kind.has_laws() {
            return Ok(Vec::new());
        }
        let speaker = Speaker::new(Settings { language, ..Settings::default() });
        let facts = SquareFacts {
            is_occupied: view.board.get(usize::from(square)).is_some_and(|&piece| piece != 0),
            hides_board: view.hides_board,
            allows_advice: view.may_advise,
            has_clock: view.clocks.is_some(),
        };
        let line = |(question, name): (Question, &str)| SquareQuestion {
            question: question.into(),
            name: name.to_owned(),
        };
        Ok(speaker.square_menu(on_board(square)?, facts).into_iter().map(line).collect())
    })
}
