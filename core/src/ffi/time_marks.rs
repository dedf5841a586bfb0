use super::{GameError, GameSession, GameUpdate};
use crate::table::TimeMarks;

#[uniffi::export]
impl GameSession {
    /// Wishes to be told when one player's or the other's clock has sunk to one of these times, in
    /// milliseconds: at most 8 of each clock, none above 24 hours. They take the place of
    /// those before, and are not saved. The next moment of the view counts them, and what
    /// is told is a polite phrase of an update, once: again only after the clock has stood
    /// clearly above it, not after the bonus of each move. Nothing is told to a blind
    /// player whom nobody tells times (duty d).
    pub fn set_time_marks(
        &self,
        first_ms: Vec<u64>,
        second_ms: Vec<u64>,
        now_ms: u64,
    ) -> Result<GameUpdate, GameError> {
        let marks = TimeMarks::new(&first_ms, &second_ms).map_err(GameError::bad_input)?;
        self.with_game(|game| {
            game.set_time_marks(marks, now_ms);
            let update = game.settle(now_ms);
            Ok(self.told(game, update, now_ms))
        })
    }
}
