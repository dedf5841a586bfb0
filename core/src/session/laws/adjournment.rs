use crate::arbiter::clock::Millis;
use crate::arbiter::envelope::Envelope;
use crate::games::chess::notation::SquareMove;
use crate::games::{Position, Side};

/// What stands on the envelope of an adjourned game, and what lies in it (guideline 2
/// for adjourned games). The names of the players are those of the game; the number of
/// the sealed move is that of the position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Adjournment {
    /// The position before the sealed move.
    pub position: Position,
    /// The times that both had used, White first.
    pub used: [Millis; 2],
    /// Who sealed the move.
    pub sealed_by: Side,
    /// Whose draw offer stood.
    pub offer: Option<Side>,
    /// When and where the game goes on, as it was announced.
    pub resumption: String,
    /// The move.
    pub sealed: SealedMove,
}

/// The move that was sealed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SealedMove {
    /// It lies in an envelope.
    Closed(Box<Envelope>),
    /// It was made on the board after the arbiter had asked for a sealed move, and
    /// counts as that (guideline 1.a).
    OnBoard(SquareMove),
    /// The envelope was lost (guideline 7).
    Lost,
    /// It was opened, and what it says is not clear: the arbiter reads it (guideline 8).
    Unclear,
}

impl Adjournment {
    /// What is bound to the content of an envelope: one from another position does not
    /// open here (guideline 3).
    pub fn marking(position: &Position) -> String {
        position.to_string()
    }
}
