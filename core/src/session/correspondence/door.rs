//! Who may come in to a game by correspondence, and for what. Behind the door the other player
//! is one like any.

use super::Awaits;
use crate::games::Side;
use crate::session::{Actor, DeedKind, Refusal, State, Word};

impl State {
    /// As whom `by` acts.
    pub(in crate::session) fn admit(&self, by: Actor, kind: DeedKind) -> Result<Actor, Refusal> {
        let Some(side) = self.correspondent() else {
            let is_by_post = by == Actor::Correspondent || kind == DeedKind::Send;
            return if is_by_post { Err(Refusal::NoCorrespondent) } else { Ok(by) };
        };
        match by {
            Actor::Player(player) if player == side => Err(Refusal::CorrespondentPlays(side)),
            Actor::Correspondent if !is_of_correspondent(kind) => Err(Refusal::NotForYou),
            _ if !is_by_correspondence(kind) => Err(Refusal::NotByCorrespondence),
            Actor::Correspondent => Ok(Actor::Player(side)),
            _ => Ok(by),
        }
    }

    pub(in crate::session) fn permits_sending(&self, by: Actor) -> Result<(), Refusal> {
        let own = self.present(by)?;
        let is_own_turn = self.on_move() == own;
        let has_news = if self.phase().is_over() {
            self.own_word().is_some() || self.plies().last().is_some_and(|ply| ply.by() == own)
        } else {
            // whoever declines and does not move yet can say so
            !is_own_turn || self.own_word() == Some(Word::Decline)
        };
        if has_news { Ok(()) } else { Err(Refusal::NothingToSend) }
    }

    /// A player claims the game of one who should have moved long ago. Whether it is so long,
    /// the moment decides.
    pub(in crate::session) fn permits_claim_of_time(&self, by: Actor) -> Result<(), Refusal> {
        let side = self.present(by)?;
        self.playing()?;
        match self.setup().days {
            Some(_) if self.awaited() == Some(!side) => Ok(()),
            _ => Err(Refusal::NotOverdue),
        }
    }

    /// The player who lets the other one wait.
    pub(super) fn awaited(&self) -> Option<Side> {
        let correspondent = self.correspondent()?;
        match self.awaits(!correspondent) {
            Awaits::OwnMove | Awaits::Sending => Some(!correspondent),
            Awaits::Correspondent => Some(correspondent),
            Awaits::Nothing => None,
        }
    }
}

const fn is_of_correspondent(kind: DeedKind) -> bool {
    matches!(
        kind,
        DeedKind::Move
            | DeedKind::Offer
            | DeedKind::Accept
            | DeedKind::Decline
            | DeedKind::Resign
            | DeedKind::Claim
            | DeedKind::ClaimFlag
    )
}

/// Whether such games have it at all: they stop no clock, and nobody helps.
const fn is_by_correspondence(kind: DeedKind) -> bool {
    matches!(
        kind,
        DeedKind::Start
            | DeedKind::Explore
            | DeedKind::Lift
            | DeedKind::Release
            | DeedKind::Move
            | DeedKind::Promote
            | DeedKind::Offer
            | DeedKind::Accept
            | DeedKind::Decline
            | DeedKind::Claim
            | DeedKind::ClaimFlag
            | DeedKind::Resign
            | DeedKind::Confirm
            | DeedKind::Cancel
            | DeedKind::Undo
            | DeedKind::Redo
            | DeedKind::Peek
            | DeedKind::Tick
            | DeedKind::Send
    )
}
