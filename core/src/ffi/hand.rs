//! What a hand does on a board on which nothing is touched: a move is begun and goes on, point
//! by point.

use super::action::GamePath;
use super::moves::unpacked;
use super::session::guarded;
use super::{GameError, GameView};
use crate::games::{Hand, Tapped};

/// What comes of a point that was tapped.
#[derive(Clone, Debug, PartialEq, Eq, uniffi::Enum)]
pub enum TappedPoint {
    /// Nothing: the point is empty.
    Nothing,
    /// There is a piece of the player who is not on move.
    NotYours,
    /// A move begins with these points; with none the choice is given up.
    Chosen {
        /// In order.
        points: Vec<u16>,
    },
    /// Several moves end there, and the next point has to be tapped first.
    Unclear,
    /// A move over these points, of which it is asked what its piece becomes.
    Promotes {
        /// In order.
        points: Vec<u16>,
    },
    /// The move. What no legal move fits is a move as well, so that the game can say why it
    /// is none.
    Moved {
        /// Over which points.
        path: GamePath,
    },
}

/// What comes of a tap on the board of a view, where a move has been begun with the points
/// `chosen`.
#[uniffi::export]
pub fn tap_point(view: GameView, chosen: Vec<u16>, point: u16) -> Result<TappedPoint, GameError> {
    with_hand(&view, |hand| hand.tap(&chosen, point))
}

/// The move that goes from the points `chosen` to one more, as when a piece is dropped there.
#[uniffi::export]
pub fn go_to_point(view: GameView, chosen: Vec<u16>, point: u16) -> Result<TappedPoint, GameError> {
    with_hand(&view, |hand| hand.go(&chosen, point))
}

fn with_hand(view: &GameView, work: impl FnOnce(Hand) -> Tapped) -> Result<TappedPoint, GameError> {
    guarded(|| {
        let moves = unpacked(&view.legal_moves)
            .ok_or_else(|| GameError::bad_input("these bytes are no legal moves"))?;
        let hand = Hand { pieces: &view.board, turn: view.turn, moves: &moves };
        Ok(work(hand).into())
    })
}

impl From<Tapped> for TappedPoint {
    fn from(tapped: Tapped) -> TappedPoint {
        match tapped {
            Tapped::Nothing => TappedPoint::Nothing,
            Tapped::NotYours => TappedPoint::NotYours,
            Tapped::Chosen(points) => TappedPoint::Chosen { points },
            Tapped::Unclear => TappedPoint::Unclear,
            Tapped::Promotes(points) => TappedPoint::Promotes { points },
            Tapped::Moved(path) => TappedPoint::Moved { path: path.into() },
        }
    }
}
