//! The two ways to write moves.

use crate::games::GameKind;
use crate::speech::Language;

/// How moves, move numbers and results are written.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, uniffi::Enum)]
#[uniffi(name = "BrailleProfile")]
pub enum Profile {
    /// Print moves in Unified English Braille, sign by sign, with capital and
    /// number signs: ⠠⠝⠋⠼⠉ is Nf3. The same for every language.
    #[default]
    Literal,
    /// What a player writes: small letters, ranks and numbers as lower digits:
    /// ⠎⠋⠒ is Nf3. It follows the British chess code in these two and in the
    /// letter of the knight. Ours are the signs of castling (⠴⠤⠴), mate (⠜⠏
    /// twice), a capture (⠭) and Black's move where White's is missing (⠤).
    Compact,
}

/// How a score is written.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Style {
    /// How the moves are written.
    pub profile: Profile,
    /// The language of the header, and of the letters in compact moves.
    pub language: Language,
}

/// What is known of a text beforehand.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Options {
    /// How the moves are written; without it, as they look.
    pub profile: Option<Profile>,
    /// The language of the letters in compact moves; without it, that of the
    /// header; without a header, the one in which all moves are legal.
    pub language: Option<Language>,
    /// Which game it is; without it, as its header and its first move tell. A score that tells
    /// nothing is one of chess.
    pub kind: Option<GameKind>,
}
