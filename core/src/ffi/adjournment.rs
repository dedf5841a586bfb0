use crate::games::Side;
use crate::session::{Adjournment, SealedMove};

/// What stands on the envelope of an adjourned game. The move itself is in no view.
#[derive(Clone, Debug, PartialEq, Eq, uniffi::Record)]
pub struct GameAdjournment {
    /// The position before the sealed move, as FEN.
    pub fen: String,
    /// The time that the first player had used.
    pub first_used_ms: u64,
    /// The time that the other one had used.
    pub second_used_ms: u64,
    /// Who sealed the move.
    pub sealed_by: Side,
    /// The number of the sealed move.
    pub move_number: u32,
    /// Whose draw offer stood.
    pub offer: Option<Side>,
    /// When and where the game goes on; may be empty.
    pub resumption: String,
    /// How the move is kept.
    pub envelope: EnvelopeState,
}

/// How a sealed move is kept.
#[derive(Clone, Copy, Debug, PartialEq, Eq, uniffi::Enum)]
pub enum EnvelopeState {
    /// In an envelope that its passphrase opens.
    Closed,
    /// It was made on the board and counts as sealed; both players have seen it.
    OnBoard,
    /// The envelope is lost: its player makes the move again.
    Lost,
    /// It was opened, and what it says is not clear: the arbiter rules how he reads it
    /// (`ReadAs`), or that it cannot be read (`Unreadable`).
    Unclear,
}

impl From<&Adjournment> for GameAdjournment {
    fn from(adjournment: &Adjournment) -> GameAdjournment {
        let Adjournment { position, used, sealed_by, offer, resumption, sealed } = adjournment;
        GameAdjournment {
            fen: position.to_string(),
            first_used_ms: used[0],
            second_used_ms: used[1],
            sealed_by: *sealed_by,
            move_number: position.move_number(),
            offer: offer.map(Into::into),
            resumption: resumption.clone(),
            envelope: match sealed {
                SealedMove::Closed(_) => EnvelopeState::Closed,
                SealedMove::OnBoard(_) => EnvelopeState::OnBoard,
                SealedMove::Lost => EnvelopeState::Lost,
                SealedMove::Unclear => EnvelopeState::Unclear,
            },
        }
    }
}
