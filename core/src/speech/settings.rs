//! How a player wants to be spoken to.

use crate::games::chess::notation::Letters;
use crate::session::State;

/// How a player wants to be spoken to.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[allow(clippy::struct_excessive_bools, reason = "wishes that do not depend on each other")]
pub struct Settings {
    /// The language of sentences.
    pub language: Language,
    /// How moves and squares are named.
    pub style: Style,
    /// How they are named in what is said of a game with a blind player (article E2.1), where
    /// that is another way; labels and scoresheets go by `style`.
    pub announcements: Option<Style>,
    /// How pieces are named.
    pub pieces: PieceNames,
    /// Where the name of a square stands beside what is on it.
    pub place: Place,
    /// In which language [`Style::Fide`] names the ranks.
    pub ranks: Ranks,
    /// How much is said.
    pub detail: Detail,
    /// Whether a pawn's name is said with its moves.
    pub names_pawns: bool,
    /// Whether moves say what they capture, in the styles that have words of their own for
    /// moves: "knight takes pawn, e 5".
    pub names_captured: bool,
    /// Whether moves leave out that they give check.
    pub omits_check: bool,
    /// Whether pieces have long names where their place of origin is known: "king's
    /// rook", "queen's bishop's pawn".
    pub long_names: bool,
    /// Whether words are written for the eye and not for a voice: squares as `e4` in
    /// [`Style::Plain`] and [`Style::Literate`], and the German words of [`Style::Fide`] as
    /// the Laws print them, without umlauts ("Koenig", "fuenf").
    pub as_printed: bool,
    /// Which moves are named where it is told that they were made.
    pub named_moves: NamedMoves,
    /// How squares of checkers are named.
    pub square_names: SquareNames,
    /// Whether a question is told with the words that answer it.
    pub tells_answers: bool,
    /// Whether what is heard was dictated: a move is then asked for where another letter of
    /// the same sound would be a move, too.
    pub is_dictated: bool,
    /// Whether who is heard looks back at the game: a word that steps through it, such as a lone
    /// "back", then means that.
    pub is_looking_back: bool,
}

/// Which moves are named where it is told that they were made.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum NamedMoves {
    /// All: who hears of them has nothing else.
    #[default]
    All,
    /// Those that no player has still to write himself (article 8.1), to who has the board before
    /// his eyes.
    Written,
    /// None.
    None,
}

/// A language of sentences.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, uniffi::Enum)]
#[uniffi(name = "SpeechLanguage")]
pub enum Language {
    /// English.
    #[default]
    English,
    /// German.
    German,
}

/// How moves and squares are named.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, uniffi::Enum)]
#[uniffi(name = "SpeechStyle")]
pub enum Style {
    /// As the Laws have it for play with the blind (appendix E): `Springer Felix drei`.
    Fide,
    /// Short, in the language of the sentences, with pauses: `knight, f 3`.
    #[default]
    Plain,
    /// Files by the international spelling alphabet: `knight foxtrot 3`.
    Nato,
    /// In full words: `knight takes e 5, check`.
    Literate,
    /// As in PGN: `Nxe5+`.
    San,
    /// From square to square: `g1f3`.
    Uci,
}

/// How pieces are named.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, uniffi::Enum)]
#[uniffi(name = "PieceNaming")]
pub enum PieceNames {
    /// By their names.
    #[default]
    Word,
    /// By the letters of notation.
    Letter,
    /// By name and colour.
    WordWithColor,
}

/// Where the name of a square stands beside what is on it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, uniffi::Enum)]
#[uniffi(name = "SquarePlace")]
pub enum Place {
    /// `e 2, white pawn`.
    #[default]
    Before,
    /// `white pawn, e 2`.
    After,
    /// It is left out.
    Unsaid,
}

/// How squares of checkers are named, where moves are not written in signs.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum SquareNames {
    /// By their numbers: `18`.
    #[default]
    Number,
    /// By column and row, seen from Red's left: `e 5`.
    ColumnAndRow,
}

/// In which language [`Style::Fide`] names the ranks.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Ranks {
    /// In German, as the Laws have it.
    #[default]
    German,
    /// In the language of the sentences, where the arbiter has decided so (article E1).
    Own,
}

/// How much is said.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Detail {
    /// Whole sentences.
    #[default]
    Verbose,
    /// The news alone.
    Brief,
}

impl Settings {
    /// The same where something is said or heard of a game.
    pub(crate) fn in_game(self, state: &State) -> Settings {
        let announcements = self.announcements.filter(|_| state.has_blind_player());
        Settings { style: announcements.unwrap_or(self.style), ..self }
    }
}

impl Language {
    /// All of them.
    pub const ALL: [Language; 2] = [Language::English, Language::German];

    /// The letters of the pieces in it.
    pub const fn letters(self) -> &'static Letters {
        match self {
            Language::English => &Letters::ENGLISH,
            Language::German => &Letters::GERMAN,
        }
    }

    /// Its code in ISO 639: `en`, `de`.
    pub const fn code(self) -> &'static str {
        match self {
            Language::English => "en",
            Language::German => "de",
        }
    }
}

impl Style {
    /// All of them.
    pub const ALL: [Style; 6] =
        [Style::Fide, Style::Plain, Style::Nato, Style::Literate, Style::San, Style::Uci];

    /// One word for it.
    pub const fn name(self) -> &'static str {
        match self {
            Style::Fide => "fide",
            Style::Plain => "plain",
            Style::Nato => "nato",
            Style::Literate => "literate",
            Style::San => "san",
            Style::Uci => "uci",
        }
    }
}
