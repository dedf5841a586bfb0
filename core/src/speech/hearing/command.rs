//! What a player says to the program and not to the game.

use std::fmt;

use crate::engine::Level;
use crate::games::{GameKind, Side};
use crate::session::LookBack;
use crate::speech::strength::number_named;

/// What a player says to the program and not to the game: a front end does it itself.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Command {
    /// Says the last words again.
    Repeat,
    /// Says what can be said.
    Help,
    /// Stops speaking.
    Stop,
    /// Speaks faster.
    Faster,
    /// Speaks more slowly.
    Slower,
    /// Begins a new game.
    New,
    /// Leaves.
    Quit,
    /// A draw: claims it where it is due, else offers it.
    Draw,
    /// Claims a draw where one is due.
    Claim,
    /// "Correct": yes where something is asked, else an announcement is taken back.
    Correct,
    /// How well the computer plays, or sets that.
    Level(Option<u16>),
    /// Lets the computer play one level better.
    Harder,
    /// Lets it play one level worse.
    Easier,
    /// Lets the computer play as well as it can.
    FullStrength,
    /// Lets the computer play chess as strongly as who speaks.
    Fair,
    /// How strongly who speaks plays, as far as his games have told.
    OwnRating,
    /// Forgets that.
    ForgetRating,
    /// Who the opponent is.
    Opponent,
    /// Tells which moves of the game cost most.
    Review,
    /// Looks at how the game stood earlier.
    Look(LookBack),
    /// Looks at the game as it stands again.
    LookEnd,
    /// Begins a game from the position that is looked at.
    PlayFromHere,
    /// Goes to the next of several boards.
    NextBoard,
    /// Goes to the one before.
    PreviousBoard,
    /// Goes to the board with this number, from 1 on.
    Board(u16),
    /// Which of several boards is in front.
    WhichBoard,
    /// How the games on all boards stand.
    Boards,
    /// Seals a move; its text and the passphrase are asked for, as nobody else should hear
    /// them.
    Seal,
    /// Opens the envelope; the passphrase is asked for.
    Open,
    /// Writes down a move that has been made, in these words: they are to be heard with
    /// the position in which it was made.
    Record(String),
    /// Makes a move on the player's own board, in these words: they are to be heard with the
    /// position before the opponent's move (article E2.7).
    Follow(String),
}

impl Command {
    /// One word for it.
    pub const fn name(&self) -> &'static str {
        match self {
            Command::Repeat => "repeat",
            Command::Help => "help",
            Command::Stop => "stop",
            Command::Faster => "faster",
            Command::Slower => "slower",
            Command::New => "new",
            Command::Quit => "quit",
            Command::Draw => "draw",
            Command::Claim => "claim",
            Command::Correct => "correct",
            Command::Level(_) => "level",
            Command::Harder => "harder",
            Command::Easier => "easier",
            Command::FullStrength => "full-strength",
            Command::Fair => "fair",
            Command::OwnRating => "own-rating",
            Command::ForgetRating => "forget-rating",
            Command::Opponent => "opponent",
            Command::Review => "review",
            Command::Look(_) => "look",
            Command::LookEnd => "look-end",
            Command::PlayFromHere => "play-from-here",
            Command::NextBoard => "next-board",
            Command::PreviousBoard => "previous-board",
            Command::Board(_) => "board",
            Command::WhichBoard => "which-board",
            Command::Boards => "boards",
            Command::Seal => "seal",
            Command::Open => "open",
            Command::Record(_) => "record",
            Command::Follow(_) => "follow",
        }
    }

    /// The command of this text, as it is written, or with the name of a level,
    /// `level-named 4`, in a game.
    pub(super) fn read(text: &str, kind: GameKind) -> Option<Command> {
        let (name, about) = text.split_once(' ').unwrap_or((text, ""));
        let command = match name {
            "level" if about.is_empty() => Command::Level(None),
            "level" => Command::Level(Some(about.parse().ok()?)),
            "level-named" => {
                let level = about.parse().ok().and_then(Level::new)?;
                Command::Level(Some(number_named(level, kind)))
            }
            "board" => Command::Board(about.parse().ok()?),
            "record" => Command::Record(about.to_owned()),
            "follow" => Command::Follow(about.to_owned()),
            "look" => Command::Look(look_back(about, kind)?),
            _ if !about.is_empty() => return None,
            "repeat" => Command::Repeat,
            "help" => Command::Help,
            "stop" => Command::Stop,
            "faster" => Command::Faster,
            "slower" => Command::Slower,
            "new" => Command::New,
            "quit" => Command::Quit,
            "draw" => Command::Draw,
            "claim" => Command::Claim,
            "correct" => Command::Correct,
            "harder" => Command::Harder,
            "easier" => Command::Easier,
            "full-strength" => Command::FullStrength,
            "fair" => Command::Fair,
            "own-rating" => Command::OwnRating,
            "forget-rating" => Command::ForgetRating,
            "opponent" => Command::Opponent,
            "review" => Command::Review,
            "look-end" => Command::LookEnd,
            "play-from-here" => Command::PlayFromHere,
            "next-board" => Command::NextBoard,
            "previous-board" => Command::PreviousBoard,
            "which-board" => Command::WhichBoard,
            "boards" => Command::Boards,
            "seal" => Command::Seal,
            "open" => Command::Open,
            _ => return None,
        };
        Some(command)
    }
}

impl fmt::Display for Command {
    /// Its name, and behind it what it is about: `level 5`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())?;
        match self {
            Command::Level(Some(number)) | Command::Board(number) => write!(f, " {number}"),
            Command::Record(words) | Command::Follow(words) => write!(f, " {words}"),
            Command::Look(LookBack::Start) => f.write_str(" start"),
            Command::Look(LookBack::Back { plies }) => write!(f, " back {plies}"),
            Command::Look(LookBack::On { plies }) => write!(f, " on {plies}"),
            Command::Look(LookBack::End) => f.write_str(" end"),
            Command::Look(LookBack::To { number, side }) => {
                write!(f, " to {number}")?;
                match side {
                    Some(Side::First) => f.write_str(" first"),
                    Some(Side::Second) => f.write_str(" second"),
                    None => Ok(()),
                }
            }
            _ => Ok(()),
        }
    }
}

/// `start`, `back 2`, `to 12 black`.
fn look_back(text: &str, kind: GameKind) -> Option<LookBack> {
    let mut words = text.split(' ');
    let name = words.next()?;
    let mut number = || words.next()?.parse().ok();
    let look = match name {
        "start" => LookBack::Start,
        "end" => LookBack::End,
        "back" => LookBack::Back { plies: number()? },
        "on" => LookBack::On { plies: number()? },
        "to" => {
            let number = number()?;
            let side = match words.next() {
                Some(side) => Some(kind.read_side(side)?),
                None => None,
            };
            LookBack::To { number, side }
        }
        _ => return None,
    };
    words.next().is_none().then_some(look)
}
