//! Deeds as text, in transcripts and saved games.

use std::fmt;

use thiserror::Error;

use super::{Claim, Deed, DeedKind, Reason, Ruling, Verdict};
use crate::engine::Strength;
use crate::games::chess::{Bitboard, Role, Square};
use crate::games::{GameKind, GameShape};
use crate::session::NewGame;

/// A text that is no action.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{text:?} is no action: expected {expected}")]
pub struct ParseActionError {
    /// The text, shortened.
    pub text: String,
    /// What would have been right.
    pub expected: &'static str,
}

impl Deed {
    /// The deed as text, as this game names its players and points: `move e2e4`.
    pub fn text(&self, shape: impl Into<GameShape>) -> impl fmt::Display {
        let shape = shape.into();
        fmt::from_fn(move |f| self.write(shape, f))
    }

    fn write(&self, shape: GameShape, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let kind = shape.kind;
        let name = self.kind().name();
        match self {
            Deed::Explore(square)
            | Deed::Touch(square)
            | Deed::Lift(square)
            | Deed::Release(square) => write!(f, "{name} {square}"),
            Deed::Move(path) | Deed::Suggest(path) | Deed::Record(path) | Deed::Repeat(path) => {
                write!(f, "{name} {}", shape.write_path(*path))
            }
            Deed::Follow(asked) => write!(f, "{name} {asked}"),
            Deed::Adjust(squares) => {
                f.write_str(name)?;
                squares.into_iter().try_for_each(|square| write!(f, " {square}"))
            }
            Deed::Promote(role) => write!(f, "{name} {}", role.name()),
            Deed::Claim(claim, None) => write!(f, "{name} {}", claim.name()),
            Deed::Claim(claim, Some(intended)) => {
                write!(f, "{name} {} {}", claim.name(), shape.write_path(*intended))
            }
            Deed::Call(reason) => write!(f, "{name} {}", reason.name()),
            Deed::Level(side, strength) => {
                write!(f, "{name} {} {}", kind.side_name(*side), strength_text(*strength))
            }
            Deed::Undo(times) if times.get() > 1 => write!(f, "{name} {times}"),
            Deed::Opinion(lead) => write!(f, "{name} {lead}"),
            Deed::Adjourn(text) if !text.is_empty() => write!(f, "{name} {text}"),
            Deed::Seal(envelope) => write!(f, "{name} {envelope}"),
            Deed::Open(key) => write!(f, "{name} {key}"),
            Deed::Declare(verdict) => write!(f, "{name} {}", verdict.name()),
            Deed::Rule(ruling) => write!(f, "{name} {}", ruling.text(kind)),
            _ => f.write_str(name),
        }
    }

    /// What [`text`](Deed::text) gives.
    ///
    /// # Errors
    ///
    /// When the text is no deed.
    pub fn read(shape: impl Into<GameShape>, text: &str) -> Result<Deed, ParseActionError> {
        read(shape.into(), text).map_err(|expected| ParseActionError {
            text: text.chars().take(60).collect(),
            expected,
        })
    }
}

fn read(shape: GameShape, text: &str) -> Result<Deed, &'static str> {
    let game = shape.kind;
    let (name, about) = text.split_once(' ').unwrap_or((text, ""));
    let kind = DeedKind::ALL.into_iter().find(|kind| kind.name() == name);
    let square = || about.parse().map_err(|_| "a square such as e4");
    let squares = || about.parse().map_err(|_| "two squares such as e2e4 or e7e8q");
    let path = || shape.read_path(about).ok_or(a_move(game));
    let deed = match kind.ok_or("what is done, such as move e2e4, offer or resign")? {
        DeedKind::Explore => Deed::Explore(square()?),
        DeedKind::Adjust => Deed::Adjust(adjusted(about).ok_or("squares such as e2 d2")?),
        DeedKind::Touch => Deed::Touch(square()?),
        DeedKind::Lift => Deed::Lift(square()?),
        DeedKind::Release => Deed::Release(square()?),
        DeedKind::Move => Deed::Move(path()?),
        DeedKind::Suggest => Deed::Suggest(path()?),
        DeedKind::Record => Deed::Record(path()?),
        DeedKind::Repeat => Deed::Repeat(path()?),
        DeedKind::Follow => Deed::Follow(squares()?),
        DeedKind::Promote => Deed::Promote(
            Role::PROMOTIONS
                .into_iter()
                .find(|role| role.name() == about)
                .ok_or("queen, rook, bishop or knight")?,
        ),
        DeedKind::Claim => claim(shape, about)?,
        DeedKind::Call => Deed::Call(
            Reason::ALL
                .into_iter()
                .find(|reason| reason.name() == about)
                .ok_or("piece, clock, board, settings, disturbance or help")?,
        ),
        DeedKind::Level => {
            level(game, about).ok_or("a colour and a level, such as black 5 or black full 3")?
        }
        DeedKind::Opinion => {
            Deed::Opinion(about.parse().map_err(|_| "hundredths of a pawn such as -35")?)
        }
        DeedKind::Adjourn => {
            if !NewGame::is_name(about) {
                return Err("when and where it goes on, at most 200 characters");
            }
            Deed::Adjourn(about.to_owned())
        }
        DeedKind::Undo if about.is_empty() => Deed::UNDO,
        DeedKind::Undo => Deed::Undo(about.parse().map_err(|_| "how often, such as 2")?),
        DeedKind::Seal => {
            Deed::Seal(Box::new(about.parse().map_err(|_| "an envelope of 240 digits")?))
        }
        DeedKind::Open => Deed::Open(about.parse().map_err(|_| "a key of 64 digits")?),
        DeedKind::Declare => {
            Deed::Declare(Verdict::read(about).ok_or("points such as 1-0, 1/2-1/2 or 1/2-0")?)
        }
        DeedKind::Rule => Deed::Rule(Ruling::read(game, about)?),
        _ if !about.is_empty() => return Err("one word"),
        DeedKind::Start => Deed::Start,
        DeedKind::Arrive => Deed::Arrive,
        DeedKind::ClaimFlag => Deed::ClaimFlag,
        DeedKind::ClaimIllegalMove => Deed::ClaimIllegalMove,
        DeedKind::ClaimTouch => Deed::ClaimTouch,
        DeedKind::Press => Deed::Press,
        DeedKind::Offer => Deed::Offer,
        DeedKind::Accept => Deed::Accept,
        DeedKind::Decline => Deed::Decline,
        DeedKind::Resign => Deed::Resign,
        DeedKind::Confirm => Deed::Confirm,
        DeedKind::Cancel => Deed::Cancel,
        DeedKind::Redo => Deed::Redo,
        DeedKind::Hint => Deed::Hint,
        DeedKind::Pause => Deed::Pause,
        DeedKind::Continue => Deed::Continue,
        DeedKind::Sign => Deed::Sign,
        DeedKind::Resume => Deed::Resume,
        DeedKind::Spoken => Deed::Spoken,
        DeedKind::Correct => Deed::Correct,
        DeedKind::Peek => Deed::Peek,
        DeedKind::Tick => Deed::Tick,
        DeedKind::Send => Deed::Send,
    };
    Ok(deed)
}

/// `1200` for a rating, `5` for a level, or at full strength `full 3`.
pub(in crate::session) fn strength_text(strength: Strength) -> String {
    match strength {
        Strength::Rating(rating) => rating.number().to_string(),
        Strength::Level(level) => level.number().to_string(),
        Strength::Full { .. } => strength.to_string().replace(':', " "),
    }
}

const fn a_move(kind: GameKind) -> &'static str {
    match kind {
        GameKind::Chess | GameKind::Chess960 => "a move such as e2e4 or e7e8q",
        GameKind::Checkers => "a move such as 11-15 or 18x25",
        GameKind::YinYang => "a point of the board such as d4, or pass",
    }
}

/// The squares of the pieces that are put right.
fn adjusted(about: &str) -> Option<Bitboard> {
    if about.is_empty() {
        return Some(Bitboard::EMPTY);
    }
    about.split(' ').map(|square| square.parse::<Square>().ok()).collect()
}

fn claim(shape: GameShape, about: &str) -> Result<Deed, &'static str> {
    let (ground, intended) = match about.split_once(' ') {
        Some((ground, squares)) => (ground, Some(squares)),
        None => (about, None),
    };
    let claim = Claim::ALL.into_iter().find(|claim| claim.name() == ground);
    let claim = claim.ok_or("repetition, fifty, cannot-win or no-effort")?;
    let read = |path: &str| shape.read_path(path).ok_or(a_move(shape.kind));
    Ok(Deed::Claim(claim, intended.map(read).transpose()?))
}

fn level(kind: GameKind, about: &str) -> Option<Deed> {
    let (side, strength) = about.split_once(' ')?;
    let strength = match strength.strip_prefix("full ") {
        Some(seconds) => Strength::full_from_seconds(seconds)?,
        None => Strength::of_number(strength.parse().ok()?)?,
    };
    Some(Deed::Level(kind.read_side(side)?, strength))
}
