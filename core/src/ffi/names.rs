//! What stands over a game and beside its players, in the words of a language.

use super::session::guarded;
use super::{GameError, GamePhase, GamePlayer, GameView, PlayerColor, SavedContent};
use crate::session::Player;
use crate::speech::{Language, Settings, Speaker};

/// What stands over a game: that two people play, or how well the computer does.
#[uniffi::export]
pub fn game_title(
    white: GamePlayer,
    black: GamePlayer,
    language: Language,
) -> Result<String, GameError> {
    guarded(|| Ok(speaker(language).game_title(players(white, black)?)))
}

/// What a player is called beside the board, by the name that he has, if any; `is_reader` is
/// the only person of a game, who reads it.
#[uniffi::export]
pub fn seat_name(
    player: GamePlayer,
    side: PlayerColor,
    name: String,
    is_reader: bool,
    language: Language,
) -> Result<String, GameError> {
    guarded(|| Ok(speaker(language).seat_name(side.into(), player.try_into()?, &name, is_reader)))
}

/// Who plays a saved game, such as `Anna – Computer`.
#[uniffi::export]
pub fn pairing(content: SavedContent, language: Language) -> Result<String, GameError> {
    guarded(|| {
        let players = players(content.white, content.black)?;
        Ok(speaker(language).pairing(players, [&content.white_name, &content.black_name]))
    })
}

/// The board and whose turn it is, for who does not see it.
#[uniffi::export]
pub fn board_title(view: GameView, language: Language) -> Result<String, GameError> {
    let is_over = matches!(view.phase, GamePhase::Over { .. });
    guarded(|| Ok(speaker(language).board_title(view.turn.into(), is_over)))
}

fn speaker(language: Language) -> Speaker {
    Speaker::new(Settings { language, ..Settings::default() })
}

fn players(white: GamePlayer, black: GamePlayer) -> Result<[Player; 2], GameError> {
    Ok([white.try_into()?, black.try_into()?])
}
