//! What stands over a game and beside its players, in the words of a language.

use super::session::guarded;
use super::{GameError, GamePhase, GamePlayer, GameView, HalfPoints, SavedContent};
use crate::games::{GameKind, Side};
use crate::session::Player;
use crate::speech::{Language, Settings, Speaker};

/// What stands over a game: that two people play, or how well the computer does.
#[uniffi::export]
pub fn game_title(
    kind: GameKind,
    first: GamePlayer,
    second: GamePlayer,
    language: Language,
) -> Result<String, GameError> {
    guarded(|| Ok(speaker(language).of(kind).game_title(players(first, second)?)))
}

/// What a player is called beside the board, by the name that he has, if any; `is_reader` is
/// the only person of a game, who reads it.
#[uniffi::export]
pub fn seat_name(
    kind: GameKind,
    player: GamePlayer,
    side: Side,
    name: String,
    is_reader: bool,
    language: Language,
) -> Result<String, GameError> {
    guarded(|| Ok(speaker(language).of(kind).seat_name(side, player.try_into()?, &name, is_reader)))
}

/// Who plays a saved game, such as `Anna – Computer`.
#[uniffi::export]
pub fn pairing(content: SavedContent, language: Language) -> Result<String, GameError> {
    guarded(|| {
        let players = players(content.first.player, content.second.player)?;
        Ok(speaker(language)
            .of(content.kind)
            .pairing(players, [&content.first.name, &content.second.name]))
    })
}

/// The board and whose turn it is, for who does not see it. It tells him that it is his, where it
/// `is_for_player` and one person alone plays.
#[uniffi::export]
pub fn board_title(
    view: GameView,
    is_for_player: bool,
    language: Language,
) -> Result<String, GameError> {
    let is_over = matches!(view.phase, GamePhase::Over { .. });
    let people = [&view.first, &view.second].map(|seat| seat.player == GamePlayer::Person);
    let reader = match people {
        [true, false] => Some(Side::First),
        [false, true] => Some(Side::Second),
        _ => None,
    };
    let reader = reader.filter(|_| is_for_player);
    guarded(|| Ok(speaker(language).of(view.kind).board_title(view.turn, is_over, reader)))
}

/// One of several boards, and on how many of the others the player of all is awaited:
/// `Board 2 of 4, 1 other waits`; without that number `Board 2 of 4`.
#[uniffi::export]
pub fn board_number(
    number: u32,
    of: u32,
    waiting: Option<u32>,
    language: Language,
) -> Result<String, GameError> {
    let speaker = speaker(language);
    guarded(|| {
        Ok(match waiting {
            None => speaker.board_number(number, of),
            Some(waiting) => speaker.board_number_waiting(number, of, waiting),
        })
    })
}

/// On how many of the other boards the player of all is awaited: `1 other waits`; nothing for none.
#[uniffi::export]
pub fn boards_waiting(waiting: u32, language: Language) -> Result<Option<String>, GameError> {
    guarded(|| Ok(speaker(language).boards_waiting(waiting)))
}

/// One of several boards in a list, with who plays there: `Board 2, Bella`.
#[uniffi::export]
pub fn board_named(number: u32, name: String, language: Language) -> Result<String, GameError> {
    guarded(|| Ok(speaker(language).board_named(number, &name)))
}

/// What the game at one of several boards is saved as: `Simultaneous, board 2`.
#[uniffi::export]
pub fn board_saved(number: u32, language: Language) -> Result<String, GameError> {
    guarded(|| Ok(speaker(language).board_saved(number)))
}

/// What a saved game is called: one of several boards in this language, in whichever it was named.
#[uniffi::export]
pub fn saved_name(name: String, language: Language) -> Result<String, GameError> {
    guarded(|| Ok(speaker(language).saved_name(&name)))
}

/// What two people have in all, over several games: `In all: Anna 1½, Bella ½`.
#[uniffi::export]
pub fn total_told(
    first: String,
    second: String,
    total: HalfPoints,
    language: Language,
) -> Result<String, GameError> {
    guarded(|| Ok(speaker(language).total([&first, &second], [total.first, total.second])))
}

/// What a game is called: `Checkers`.
#[uniffi::export]
pub fn game_name(kind: GameKind, language: Language) -> Result<String, GameError> {
    guarded(|| Ok(speaker(language).of(kind).game_name()))
}

/// What a player of a game is called: `Red`.
#[uniffi::export]
pub fn side_name(kind: GameKind, side: Side, language: Language) -> Result<String, GameError> {
    guarded(|| Ok(speaker(language).of(kind).player_name(side)))
}

/// How many stones a player has captured, of how many that win: `3 of 5 taken`.
#[uniffi::export]
pub fn taken_of(taken: u32, target: u8, language: Language) -> Result<String, GameError> {
    guarded(|| Ok(speaker(language).taken_of(taken, target)))
}

/// What a game has, so that pages offer it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, uniffi::Record)]
#[allow(clippy::struct_excessive_bools, reason = "facts that do not depend on each other")]
pub struct GameFeatures {
    /// It can be played by the FIDE Laws, and with a blind player by them.
    pub has_laws: bool,
    /// It can begin otherwise than as usual.
    pub has_starts: bool,
    /// A position can be set up for it.
    pub has_setup: bool,
    /// Its board has several sizes, and how many captured stones win is agreed.
    pub has_sizes: bool,
    /// A player may pass.
    pub has_pass: bool,
    /// The computer plays it like people of a rating, and not at a level.
    pub has_ratings: bool,
    /// How it is played can be read, as `game_rules` has it.
    pub has_rules: bool,
}

/// What a game has, so that pages offer it.
#[uniffi::export]
pub fn game_features(kind: GameKind) -> Result<GameFeatures, GameError> {
    guarded(|| {
        let is_chess = match kind {
            GameKind::Chess | GameKind::Chess960 => true,
            GameKind::Checkers | GameKind::YinYang => false,
        };
        let is_yin_yang = kind == GameKind::YinYang;
        Ok(GameFeatures {
            has_laws: kind.has_laws(),
            has_starts: is_chess,
            has_setup: !is_yin_yang,
            has_sizes: is_yin_yang,
            has_pass: is_yin_yang,
            has_ratings: kind.has_ratings(),
            has_rules: !is_chess,
        })
    })
}

pub(super) fn speaker(language: Language) -> Speaker {
    Speaker::new(Settings { language, ..Settings::default() })
}

fn players(first: GamePlayer, second: GamePlayer) -> Result<[Player; 2], GameError> {
    Ok([first.try_into()?, second.try_into()?])
}
