use super::question::on_board;
use super::session::guarded;
use super::{GameError, GameQuestion, GameView};
use crate::games::{GameKind, checkers, yin_yang};
use crate::speech::{Language, Question, Settings, Speaker, SquareFacts};

/// A line of a square's menu: something that can be asked about it.
#[derive(Clone, Debug, PartialEq, Eq, uniffi::Record)]
pub struct SquareQuestion {
    /// For the session.
    pub question: GameQuestion,
    /// What the line says.
    pub name: String,
}

/// What a menu of a square, such as that of a screen reader, offers to ask, in its order.
#[uniffi::export]
pub fn square_menu(
    view: GameView,
    square: u16,
    language: Language,
) -> Result<Vec<SquareQuestion>, GameError> {
    guarded(|| {
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
        let menu = match view.kind {
            GameKind::Chess | GameKind::Chess960 => {
                let square = on_board(u8::try_from(square).unwrap_or(u8::MAX))?;
                speaker.square_menu(square, facts)
            }
            GameKind::Checkers => checkers::Square::from_point(square)
                .map_or_else(Vec::new, |square| speaker.checkers_menu(square, facts)),
            GameKind::YinYang => yin_yang::Size::new(view.columns, view.rows)
                .and_then(|size| size.point(square))
                .map_or_else(Vec::new, |point| speaker.yin_yang_menu(point, facts)),
        };
        Ok(menu.into_iter().map(line).collect())
    })
}
