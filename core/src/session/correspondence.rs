//! A game by correspondence: one side is played by somebody on another device, and what both do
//! comes and goes as text. Here is what has been shared of it, and who is waited for.

mod door;
mod not_taken;
mod sending;

pub use not_taken::NotTaken;
pub(super) use sending::Noted;

use super::state::Played;
use super::{Claim, Deed, Player, State};
use crate::arbiter::clock::Millis;
use crate::games::Side;

/// What a player says beside a move, or where no move is due.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Word {
    /// Offers a draw.
    Offer,
    /// Accepts the offer.
    Accept,
    /// Declines it.
    Decline,
    /// Gives the game up.
    Resign,
    /// Has claimed a draw.
    Claim(Claim),
    /// Has claimed the game, as the time for a move was over.
    ClaimFlag,
}

/// What a game by correspondence waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, uniffi::Enum)]
#[uniffi(name = "GameAwaits")]
pub enum Awaits {
    /// A move of the player at this device.
    OwnMove,
    /// That what he has done is shared with the other one.
    Sending,
    /// The player on the other device.
    Correspondent,
    /// Nothing: the game is over, and both know it.
    Nothing,
}

/// How a game by correspondence stands at a moment.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Correspondence {
    /// Who plays at this device.
    pub own: Side,
    /// What it waits for.
    pub awaits: Awaits,
    /// Since when the player whose turn it is has known of that: since the opponent's move came,
    /// or since his own was shared. In milliseconds since the game was created.
    pub since: Millis,
    /// Until when he should move, where days were agreed and the game goes on.
    pub due: Option<Millis>,
    /// Whether that is past.
    pub is_overdue: bool,
}

/// What has been shared.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Post {
    /// How many plies both players know; `None` where the other one does not know of the game.
    pub(super) shared: Option<usize>,
    /// Since when the player on move has known that he is.
    pub(super) since: Millis,
}

/// A word and whether it was shared.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct OwnWord {
    pub(super) word: Word,
    pub(super) is_sent: bool,
}

const DAY: Millis = 86_400_000;

impl Word {
    /// All of them.
    pub const ALL: [Word; 7] = [
        Word::Offer,
        Word::Accept,
        Word::Decline,
        Word::Resign,
        Word::Claim(Claim::Repetition),
        Word::Claim(Claim::FiftyMoves),
        Word::ClaimFlag,
    ];

    /// One word for it in texts.
    pub const fn name(self) -> &'static str {
        match self {
            Word::Offer => "offer",
            Word::Accept => "accept",
            Word::Decline => "decline",
            Word::Resign => "resign",
            Word::Claim(claim) => claim.name(),
            Word::ClaimFlag => "flag",
        }
    }

    /// What the other player does by it.
    pub const fn deed(self) -> Deed {
        match self {
            Word::Offer => Deed::Offer,
            Word::Accept => Deed::Accept,
            Word::Decline => Deed::Decline,
            Word::Resign => Deed::Resign,
            Word::Claim(claim) => Deed::Claim(claim, None),
            Word::ClaimFlag => Deed::ClaimFlag,
        }
    }
}

impl Post {
    /// Of a game that begins after so many moves.
    pub(super) fn new(moves: usize, is_correspondent_on_move: bool) -> Post {
        Post { shared: (!is_correspondent_on_move).then_some(moves), since: 0 }
    }

    /// How many plies cannot be taken back.
    fn kept(self, elsewhere: usize) -> usize {
        self.shared.unwrap_or(elsewhere)
    }
}

impl Played {
    fn is_ply_shared(&self) -> bool {
        self.post.shared.is_some_and(|shared| self.plies.len() <= shared)
    }
}

impl State {
    /// The side that somebody on another device plays.
    pub fn correspondent(&self) -> Option<Side> {
        Side::ALL.into_iter().find(|&side| self.player(side) == Player::Correspondent)
    }

    /// What the player at this device has said last, until a move or the other one answers it.
    pub fn own_word(&self) -> Option<Word> {
        self.game.now.word.map(|own| own.word)
    }

    /// How a game by correspondence stands; `None` of other games.
    pub fn correspondence(&self, now: Millis) -> Option<Correspondence> {
        let own = !self.correspondent()?;
        let due = self.due();
        Some(Correspondence {
            own,
            awaits: self.awaits(own),
            since: self.game.post.since,
            due,
            is_overdue: due.is_some_and(|due| now.max(self.time()) > due),
        })
    }

    fn awaits(&self, own: Side) -> Awaits {
        let is_over = self.phase().is_over();
        if !is_over && self.on_move() == own {
            return Awaits::OwnMove;
        }
        let is_said = self.game.now.word.is_none_or(|own| own.is_sent);
        match is_over {
            _ if !(is_said && self.game.is_ply_shared()) => Awaits::Sending,
            true => Awaits::Nothing,
            false => Awaits::Correspondent,
        }
    }

    /// Whether the player at this device has made a move in it.
    fn has_own_ply(&self) -> bool {
        self.plies().len() > self.setup().moves.len()
    }

    /// Until when the player on move should move.
    pub(super) fn due(&self) -> Option<Millis> {
        let days = self.setup().days.filter(|_| !self.phase().is_over())?;
        let is_own_turn = self.correspondent() != Some(self.on_move());
        if self.game.post.shared.is_none() && !is_own_turn && !self.has_own_ply() {
            // nobody is invited yet
            return None;
        }
        Some(self.game.post.since.saturating_add(DAY * Millis::from(days)))
    }

    /// Whether what would be taken back is known to the other player.
    pub(super) fn is_shared(&self, keep: usize) -> bool {
        if self.correspondent().is_none() {
            return false;
        }
        let is_by_word = self.ending().is_some_and(super::Ending::is_by_word);
        let is_known = self.game.now.word.is_none_or(|own| own.is_sent);
        keep < self.game.post.kept(self.setup().moves.len()) || (is_by_word && is_known)
    }
}
