//! The game that begins by a link.

use super::link::Link;
use crate::session::{Away, NewGame, NotTaken, Player, State};

impl Link {
    /// The game that would begin here by it, with the moves that were made there: who has shared
    /// it plays on the other device.
    ///
    /// # Errors
    ///
    /// [`NotTaken::Damaged`] where no game can begin like this.
    pub fn invitation(&self) -> Result<NewGame, NotTaken> {
        let mut players = [Player::Person; 2];
        players[self.from as usize] = Player::Correspondent;
        let game = NewGame {
            kind: self.kind,
            position: self.start,
            moves: self.moves.clone(),
            players,
            names: self.names.clone(),
            seed: self.id,
            days: self.days,
            away: Away::Runs,
            ..NewGame::default()
        };
        State::new(game.clone()).map(|_| game).map_err(|_| NotTaken::Damaged)
    }
}
