//! What a word can mean.

use crate::games::chess::{CastlingSide, Color, File, Rank, Role};

/// What a word can mean.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::speech) enum Meaning {
    File(File),
    Rank(Rank),
    /// The name of a kind of piece.
    Piece(Role),
    /// The name of several of a kind.
    Pieces(Role),
    /// The long name of a piece by the file that it comes from: the queen's knight.
    LongName(Role, File),
    /// The letter of a kind of piece, said or written.
    Letter(Role),
    Color(Color),
    Takes,
    To,
    From,
    On,
    With,
    /// What a piece does when it moves; the piece stands before it.
    Goes,
    Promotes,
    Check,
    Mate,
    EnPassant,
    Castles,
    Side(CastlingSide),
    /// That nothing stands on a square.
    Empty,
    /// It tells nothing.
    Filler,
    /// It tells nothing, and can stand around anything that is said.
    Polite,
    Number(u32),
    /// A rank by its place: the fourth.
    Ordinal(Rank),
    /// The last of several.
    Last,
    /// The one that stands to the left or to the right of the others.
    Left,
    Right,
}

impl Meaning {
    /// The meanings that a line of a table begins with: `file b`, or several with `+`.
    pub(in crate::speech) fn read_all(text: &str) -> Option<Vec<Meaning>> {
        text.split('+').map(|meaning| Meaning::read(meaning.trim())).collect()
    }

    fn read(text: &str) -> Option<Meaning> {
        let (name, about) = text.split_once(' ').unwrap_or((text, ""));
        let letter = || about.chars().next();
        let role = || Role::ALL.into_iter().find(|role| role.name() == about);
        Some(match name {
            "file" => Meaning::File(File::from_char(letter()?)?),
            "rank" => Meaning::Rank(Rank::from_char(letter()?)?),
            "ordinal" => Meaning::Ordinal(Rank::from_char(letter()?)?),
            "piece" => Meaning::Piece(role()?),
            "long" => {
                let (name, file) = about.split_once(' ')?;
                let role = Role::ALL.into_iter().find(|role| role.name() == name)?;
                Meaning::LongName(role, File::from_char(file.chars().next()?)?)
            }
            "pieces" => Meaning::Pieces(role()?),
            "letter" => Meaning::Letter(role()?),
            "number" => Meaning::Number(about.parse().ok()?),
            "color" if about == "white" => Meaning::Color(Color::White),
            "color" if about == "black" => Meaning::Color(Color::Black),
            "side" if about == "short" => Meaning::Side(CastlingSide::Short),
            "side" if about == "long" => Meaning::Side(CastlingSide::Long),
            _ if !about.is_empty() => return None,
            "last" => Meaning::Last,
            "left" => Meaning::Left,
            "right" => Meaning::Right,
            "takes" => Meaning::Takes,
            "to" => Meaning::To,
            "from" => Meaning::From,
            "on" => Meaning::On,
            "with" => Meaning::With,
            "goes" => Meaning::Goes,
            "promotes" => Meaning::Promotes,
            "check" => Meaning::Check,
            "mate" => Meaning::Mate,
            "en-passant" => Meaning::EnPassant,
            "castles" => Meaning::Castles,
            "empty" => Meaning::Empty,
            "filler" => Meaning::Filler,
            "polite" => Meaning::Polite,
            _ => return None,
        })
    }

    /// Whether words of it are also found where they are written together.
    pub(in crate::speech) const fn is_glued(self) -> bool {
        matches!(
            self,
            Meaning::File(_)
                | Meaning::Rank(_)
                | Meaning::Piece(_)
                | Meaning::LongName(..)
                | Meaning::Takes
        )
    }
}
