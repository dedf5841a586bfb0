//! What can be said at the table, and the one parser for it.

use std::path::PathBuf;

use annabella::games::chess::notation::{ParseMoveError, SquareMove};
use annabella::games::chess::{Color, File, Move, Position, Rank, Role, Square};
use annabella::session::{Claim, Deed, Reason};

use super::shown::{escaped, shown};
use super::typed;
use super::words;

/// Something that a player asks for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Command {
    Move(Move),
    /// A move that is not legal, and was announced all the same.
    Announced(SquareMove),
    Undo,
    Redo,
    Hint,
    Resign,
    Draw,
    Offer,
    Accept,
    Decline,
    /// A draw by the position, or with a move that is only announced.
    Claim(Claim, Option<String>),
    ClaimFlag,
    ClaimIllegalMove,
    ClaimTouch,
    /// Touching, lifting, releasing, putting right.
    Hand(Deed),
    Call(Reason),
    /// Writes down the move of this text.
    Record(String),
    Sign,
    Arrive,
    /// With the words about when and where the game goes on.
    Adjourn(String),
    Seal,
    Open,
    Resume,
    Envelope,
    /// What the arbiter does, in words; nothing asks what he may do.
    Arbiter(String),
    Start,
    Press,
    Pause,
    /// With the game of this number, id or name, if one is given.
    Continue(Option<String>),
    Clock,
    Games {
        all: bool,
    },
    Rename(String),
    Delete(String),
    Undelete,
    Kept,
    New,
    Level(Option<u8>),
    Board(BoardForm),
    Moves(Option<Square>),
    Last,
    Score,
    Pgn,
    Save(Option<PathBuf>),
    Load(PathBuf),
    Flip,
    Fen,
    Material,
    Square(Square),
    Rank(Rank),
    File(File),
    Pieces {
        color: Option<Color>,
        role: Option<Role>,
    },
    Attackers(Square),
    Turn,
    Go,
    /// An empty line.
    Enter,
    Repeat,
    Help(Topic),
    Quit,
}

/// What there is help about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Topic {
    Game,
    Strict,
    Arbiter,
    Adjourn,
}

impl Topic {
    /// The one that a line asks for.
    pub(crate) fn asked(line: &str) -> Option<Topic> {
        match parse_word_of(line)? {
            Ok(Command::Help(topic)) => Some(topic),
            _ => None,
        }
    }
}

impl Command {
    /// Whether it asks for something and leaves the game as it is.
    pub(crate) fn only_asks(&self) -> bool {
        matches!(
            self,
            Command::Board(_)
                | Command::Moves(_)
                | Command::Last
                | Command::Score
                | Command::Pgn
                | Command::Fen
                | Command::Material
                | Command::Square(_)
                | Command::Rank(_)
                | Command::File(_)
                | Command::Pieces { .. }
                | Command::Attackers(_)
                | Command::Turn
                | Command::Clock
                | Command::Games { .. }
                | Command::Kept
                | Command::Level(None)
                | Command::Flip
                | Command::Envelope
                | Command::Help(_)
        ) || matches!(self, Command::Arbiter(words) if words.is_empty())
    }

    /// Whether who says it does not mean to resign. Of a move the game itself
    /// knows that.
    pub(crate) fn means_to_play_on(&self) -> bool {
        matches!(
            self,
            Command::Undo
                | Command::Redo
                | Command::Draw
                | Command::Offer
                | Command::Accept
                | Command::Decline
                | Command::New
                | Command::Load(_)
                | Command::Continue(Some(_))
                | Command::Quit
        )
    }
}

/// How the board is told.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum BoardForm {
    Pieces,
    Ranks,
    Grid,
}

/// Reads a line that was typed: a command, and the colour of the player who does it,
/// where one stands in front.
///
/// # Errors
///
/// A sentence that says what was not understood, or why a move is not possible.
pub(crate) fn parse_spoken(
    text: &str,
    position: &Position,
) -> (Option<Color>, Result<Command, String>) {
    let (by, text) = who(text);
    (by, parse(text, position))
}

/// `black: sign`, `White, claim flag`.
pub(crate) fn who(text: &str) -> (Option<Color>, &str) {
    let text = text.trim();
    let text = text.strip_prefix('/').unwrap_or(text);
    let Some((word, rest)) = text.split_once([' ', ':', ',']) else { return (None, text) };
    let color = match word.to_lowercase().as_str() {
        "white" => Color::White,
        "black" => Color::Black,
        _ => return (None, text),
    };
    (Some(color), rest.trim_start_matches([' ', ':', ',']))
}

/// Reads what a player does.
fn parse(text: &str, position: &Position) -> Result<Command, String> {
    let text = text.trim();
    let text = text.strip_prefix('/').unwrap_or(text);
    if let Some(square) = text.strip_suffix('?').and_then(|name| name.trim().parse().ok()) {
        return Ok(Command::Square(square));
    }
    if let Some(command) = parse_word_of(text) {
        return command;
    }
    typed::parse_move(position, text)
        .map(Command::Move)
        .map_err(|error| refusal(text, &error, position))
}

fn parse_word_of(text: &str) -> Option<Result<Command, String>> {
    let text = text.trim();
    let (word, rest) = match text.split_once(char::is_whitespace) {
        Some((word, rest)) => (word, rest.trim()),
        None => (text, ""),
    };
    parse_word(&word.to_lowercase(), rest)
}

fn parse_word(word: &str, rest: &str) -> Option<Result<Command, String>> {
    let plain = match word {
        "" => Command::Enter,
        "repeat" => Command::Repeat,
        "undo" | "takeback" | "back" => Command::Undo,
        "redo" => Command::Redo,
        "hint" => Command::Hint,
        "resign" => Command::Resign,
        "draw" => Command::Draw,
        "adjust" => Command::Hand(Deed::Adjust),
        "sign" => Command::Sign,
        "arrive" => Command::Arrive,
        "seal" => Command::Seal,
        "open" => Command::Open,
        "resume" => Command::Resume,
        "envelope" => Command::Envelope,
        "offer" => Command::Offer,
        "accept" => Command::Accept,
        "decline" => Command::Decline,
        "start" => Command::Start,
        "press" => Command::Press,
        "pause" => Command::Pause,
        "clock" | "clocks" => Command::Clock,
        "undelete" => Command::Undelete,
        "kept" => Command::Kept,
        "new" => Command::New,
        "last" | "l" => Command::Last,
        "score" => Command::Score,
        "pgn" => Command::Pgn,
        "flip" => Command::Flip,
        "fen" => Command::Fen,
        "material" => Command::Material,
        "turn" => Command::Turn,
        "go" => Command::Go,
        "?" => Command::Help(Topic::Game),
        "quit" | "exit" | "q" => Command::Quit,
        _ => return parse_with_argument(word, rest),
    };
    if rest.is_empty() {
        Some(Ok(plain))
    } else {
        Some(Err(format!(
            "After the word {word} nothing more was expected, but \"{}\" stands there.",
            shown(rest)
        )))
    }
}

fn parse_with_argument(word: &str, rest: &str) -> Option<Result<Command, String>> {
    let lower = rest.to_lowercase();
    Some(match word {
        "claim" => claim(rest),
        "touch" => square(&lower, word).map(Deed::Touch).map(Command::Hand),
        "lift" => square(&lower, word).map(Deed::Lift).map(Command::Hand),
        "release" => square(&lower, word).map(Deed::Release).map(Command::Hand),
        "call" => Reason::ALL
            .into_iter()
            .find(|reason| reason.name() == lower)
            .map(Command::Call)
            .ok_or_else(|| expected(CALLS, rest)),
        "record" => match rest {
            "" => Err(expected("the move that was played, for example record nf3", rest)),
            _ => Ok(Command::Record(rest.to_owned())),
        },
        "adjourn" => Ok(Command::Adjourn(rest.to_owned())),
        "arbiter" | "arbiter:" => Ok(Command::Arbiter(rest.to_owned())),
        "help" => match lower.as_str() {
            "" => Ok(Command::Help(Topic::Game)),
            "strict" => Ok(Command::Help(Topic::Strict)),
            "arbiter" => Ok(Command::Help(Topic::Arbiter)),
            "adjourn" => Ok(Command::Help(Topic::Adjourn)),
            _ => Err(expected("help, help strict, help arbiter or help adjourn", rest)),
        },
        "level" => match rest {
            "" => Ok(Command::Level(None)),
            _ => match rest.parse() {
                Ok(level @ 1..=8) => Ok(Command::Level(Some(level))),
                _ => Err(expected("a level from 1 to 8, for example level 3", rest)),
            },
        },
        "board" | "b" => match lower.as_str() {
            "" | "pieces" => Ok(Command::Board(BoardForm::Pieces)),
            "ranks" | "words" => Ok(Command::Board(BoardForm::Ranks)),
            "grid" => Ok(Command::Board(BoardForm::Grid)),
            _ => Err(expected("board, board ranks or board grid", rest)),
        },
        "moves" | "m" => match rest {
            "" => Ok(Command::Moves(None)),
            _ => square(&lower, word).map(Some).map(Command::Moves),
        },
        "square" => square(&lower, word).map(Command::Square),
        "attackers" => square(&lower, word).map(Command::Attackers),
        "save" => Ok(Command::Save((!rest.is_empty()).then(|| PathBuf::from(rest)))),
        "load" => match rest {
            "" => Err("Load needs the name of a file, for example load game.pgn.".to_owned()),
            _ => Ok(Command::Load(PathBuf::from(rest))),
        },
        "continue" => Ok(Command::Continue((!rest.is_empty()).then(|| rest.to_owned()))),
        "games" => match lower.as_str() {
            "" => Ok(Command::Games { all: false }),
            "all" => Ok(Command::Games { all: true }),
            _ => Err(expected("games or games all", rest)),
        },
        "rename" => match rest {
            "" => Err(expected("a name, for example rename Evening with Carla", rest)),
            _ => Ok(Command::Rename(rest.to_owned())),
        },
        "delete" => match rest {
            "" => Err(expected("a game, for example delete 2; games shows them", rest)),
            _ => Ok(Command::Delete(rest.to_owned())),
        },
        "rank" => line(&lower)
            .filter(|line| matches!(line, Command::Rank(_)))
            .ok_or_else(|| expected("a rank from 1 to 8, for example rank 4", rest)),
        "file" => line(&lower)
            .filter(|line| matches!(line, Command::File(_)))
            .ok_or_else(|| expected("a file from a to h, for example file e", rest)),
        "s" => {
            line(&lower).ok_or_else(|| expected("a file or a rank, for example s e or s 4", rest))
        }
        "pieces" | "p" => pieces(rest),
        _ => return None,
    })
}

const CALLS: &str = "call and piece, clock, board, settings, disturbance or help";

/// `claim`, `claim repetition nf3`, `claim flag`.
fn claim(rest: &str) -> Result<Command, String> {
    let lower = rest.to_lowercase();
    let plain = match lower.as_str() {
        "" | "draw" => Some(Command::Draw),
        "flag" => Some(Command::ClaimFlag),
        "illegal" | "illegal move" => Some(Command::ClaimIllegalMove),
        "touch" => Some(Command::ClaimTouch),
        "cannot-win" | "cannot win" => Some(Command::Claim(Claim::CannotWin, None)),
        "no-effort" | "no effort" => Some(Command::Claim(Claim::NoEffort, None)),
        _ => None,
    };
    if let Some(plain) = plain {
        return Ok(plain);
    }
    let (ground, mv) = match rest.split_once(char::is_whitespace) {
        Some((ground, mv)) => (ground, Some(mv.trim())),
        None => (rest, None),
    };
    let claim = match ground.to_lowercase().as_str() {
        "repetition" => Claim::Repetition,
        "fifty" => Claim::FiftyMoves,
        _ => return Err(expected(CLAIMS, rest)),
    };
    let mv = mv.map(|mv| mv.strip_prefix("with ").unwrap_or(mv).to_owned());
    Ok(Command::Claim(claim, mv))
}

const CLAIMS: &str = "claim and repetition, fifty, flag, illegal, touch, cannot win or no effort; \
                      repetition and fifty also with a move, for example claim repetition nf3";

pub(crate) fn expected(expected: &str, found: &str) -> String {
    if found.is_empty() {
        format!("Something is missing. Expected: {expected}.")
    } else {
        format!("\"{}\" was not understood. Expected: {expected}.", shown(found))
    }
}

fn square(name: &str, word: &str) -> Result<Square, String> {
    name.parse()
        .map_err(|_| expected(&format!("a square from a1 to h8, for example {word} e4"), name))
}

fn line(name: &str) -> Option<Command> {
    let mut chars = name.chars();
    let line = chars.next()?;
    if chars.next().is_some() {
        return None;
    }
    File::from_char(line).map(Command::File).or_else(|| Rank::from_char(line).map(Command::Rank))
}

/// `N` is White's knights and `n` Black's, `A` and `a` all pieces of a side;
/// a name means both sides.
fn pieces(name: &str) -> Result<Command, String> {
    let mut chars = name.chars();
    let letter = chars.next().filter(|_| chars.next().is_none());
    if let Some(letter) = letter {
        let color = if letter.is_ascii_uppercase() { Color::White } else { Color::Black };
        let role = Role::from_char(letter);
        if role.is_some() || letter.eq_ignore_ascii_case(&'a') {
            return Ok(Command::Pieces { color: Some(color), role });
        }
    }
    let lower = name.to_lowercase();
    match lower.as_str() {
        "" => return Ok(Command::Pieces { color: None, role: None }),
        "white" => return Ok(Command::Pieces { color: Some(Color::White), role: None }),
        "black" => return Ok(Command::Pieces { color: Some(Color::Black), role: None }),
        _ => {}
    }
    let singular = lower.strip_suffix('s').unwrap_or(&lower);
    match Role::ALL.into_iter().find(|role| role.name() == singular) {
        Some(role) => Ok(Command::Pieces { color: None, role: Some(role) }),
        None => Err(expected(
            "a piece, for example pieces knight, or a letter, N for White and n for Black",
            name,
        )),
    }
}

/// What can be typed while somebody has to move.
pub(crate) const ADVICE: &str = "Type a move, such as e4 or knight f3, or help.";

/// Why a line is neither a command nor a move that can be played.
pub(crate) fn refusal(text: &str, error: &ParseMoveError, position: &Position) -> String {
    match error {
        ParseMoveError::Illegal { refusal, possible, .. } => {
            let mut said = format!("Not possible: {}.", escaped(&refusal.to_string()));
            let names: Vec<String> = possible
                .iter()
                .take(8)
                .filter_map(|text| typed::parse_move(position, text).ok())
                .map(|mv| words::move_name(position, mv))
                .collect();
            if !names.is_empty() {
                said = format!("{said} Possible: {}.", names.join("; "));
            }
            said
        }
        ParseMoveError::Malformed { column, found, expected, .. } if looks_like_a_move(text) => {
            let text = shown(text);
            let found = escaped(found);
            format!("\"{text}\" is not a move: character {column} is {found}, expected {expected}.")
        }
        _ => {
            format!("\"{}\" was not understood. {ADVICE}", shown(text))
        }
    }
}

fn looks_like_a_move(text: &str) -> bool {
    text.len() <= 12 && text.chars().any(|c| c.is_ascii_digit())
}
