//! How a game ends.

use annabella::games::chess::notation::pgn::GameResult;
use annabella::games::chess::{Color, Position, Status};

/// The end of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct End {
    pub(crate) winner: Option<Color>,
    pub(crate) reason: Reason,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Reason {
    Checkmate,
    Stalemate,
    DeadPosition,
    Resignation,
    Agreement,
    Repetition,
    FiftyMoves,
    /// A file says so, and its moves do not say why.
    File,
}

impl End {
    /// The end that the position itself brings (articles 5.1.a, 5.2.a, 5.2.b).
    pub(crate) fn by_position(position: &Position) -> Option<End> {
        let (winner, reason) = match position.status() {
            Status::Ongoing => return None,
            Status::Checkmate => (Some(!position.turn()), Reason::Checkmate),
            Status::Stalemate => (None, Reason::Stalemate),
            Status::Dead => (None, Reason::DeadPosition),
        };
        Some(End { winner, reason })
    }

    /// The end that a file tells.
    pub(crate) fn by_file(result: GameResult) -> Option<End> {
        let winner = match result {
            GameResult::WhiteWins => Some(Color::White),
            GameResult::BlackWins => Some(Color::Black),
            GameResult::Draw => None,
            GameResult::Unknown => return None,
        };
        Some(End { winner, reason: Reason::File })
    }

    pub(crate) fn resignation(by: Color) -> End {
        End { winner: Some(!by), reason: Reason::Resignation }
    }

    pub(crate) const fn draw(reason: Reason) -> End {
        End { winner: None, reason }
    }

    /// `1-0`, `0-1` or `1/2-1/2`.
    pub(crate) const fn result(self) -> &'static str {
        match self.winner {
            Some(Color::White) => "1-0",
            Some(Color::Black) => "0-1",
            None => "1/2-1/2",
        }
    }

    pub(crate) fn sentence(self) -> String {
        match (self.reason, self.winner) {
            (Reason::Checkmate, Some(winner)) => format!("Checkmate. {winner} wins."),
            (Reason::Resignation, Some(winner)) => format!("{} resigns. {winner} wins.", !winner),
            (Reason::Stalemate, _) => {
                "Stalemate: no legal move, and no check. The game is drawn.".to_owned()
            }
            (Reason::DeadPosition, _) => {
                "Dead position: neither side can give mate any more. The game is drawn.".to_owned()
            }
            (Reason::Agreement, _) => "Draw by agreement.".to_owned(),
            (Reason::Repetition, _) => "Draw: the position has come for the third time.".to_owned(),
            (Reason::FiftyMoves, _) => {
                "Draw: fifty moves by each side without a capture or a pawn move.".to_owned()
            }
            (Reason::File, _) => {
                format!("The game is over: {}, as its file says.", self.result())
            }
            // mate and resignation always have a winner
            (Reason::Checkmate | Reason::Resignation, None) => "The game is over.".to_owned(),
        }
    }
}
