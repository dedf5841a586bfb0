//! What a player says or types to a task, in English or German.

use crate::games::chess::notation::{Letters, ParseMoveError, Refusal, san};
use crate::games::chess::{Color, File, Move, Position, Rank, Role, Square};
use crate::trainer::{Reply, Task};

/// What something means that is said to a task.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Replied {
    /// A reply to the task.
    Reply(Reply),
    /// The question again.
    Question,
    /// The whole task again.
    Repeat,
    /// What can be said.
    Help,
    /// The end of the course.
    Quit,
    /// A move that is not legal.
    NotPossible,
    /// A move that could be several.
    Ambiguous,
    /// Nothing that is known.
    Nothing,
}

const FILES: [[&str; 2]; 8] = [
    ["anna", "alpha"],
    ["bella", "bravo"],
    ["cesar", "charlie"],
    ["david", "delta"],
    ["eva", "echo"],
    ["felix", "foxtrot"],
    ["gustav", "golf"],
    ["hector", "hotel"],
];

const NUMBERS: [[&str; 3]; 11] = [
    ["zero", "null", "0"],
    ["one", "eins", "ein"],
    ["two", "zwei", "zwo"],
    ["three", "drei", "3"],
    ["four", "vier", "4"],
    ["five", "fünf", "fuenf"],
    ["six", "sechs", "6"],
    ["seven", "sieben", "7"],
    ["eight", "acht", "8"],
    ["nine", "neun", "9"],
    ["ten", "zehn", "10"],
];

const ROLES: [(Role, [&str; 3]); 6] = [
    (Role::King, ["king", "könig", "koenig"]),
    (Role::Queen, ["queen", "dame", "dame"]),
    (Role::Rook, ["rook", "turm", "turm"]),
    (Role::Bishop, ["bishop", "läufer", "laeufer"]),
    (Role::Knight, ["knight", "springer", "springer"]),
    (Role::Pawn, ["pawn", "bauer", "bauer"]),
];

/// What something means that is said or typed to this task, in either language.
pub fn read_reply(line: &str, task: &Task) -> Replied {
    let lower = line.trim().to_lowercase();
    match lower.trim_start_matches('/').trim_end_matches(['.', '!']) {
        "" => return Replied::Question,
        "repeat" | "again" | "r" | "wiederholen" | "wiederhole" | "noch einmal" | "nochmal" => {
            return Replied::Repeat;
        }
        "help" | "hilfe" => return Replied::Help,
        "done" | "fertig" | "skip" | "weiter" | "pass" | "?" => return Replied::Reply(Reply::Done),
        "quit" | "q" | "exit" | "ende" | "beenden" | "aufhören" => return Replied::Quit,
        _ => {}
    }
    if let Task::Checks(hunt) = task {
        return moves(line, hunt.position());
    }
    let words = words(&lower);
    let reply = color(&words)
        .map(Reply::Color)
        .or_else(|| yes_or_no(&words).map(Reply::YesNo))
        .or_else(|| single_number(&words).map(Reply::Number))
        .or_else(|| piece(&words))
        .or_else(|| squares(&words).map(Reply::Squares));
    reply.map_or(Replied::Nothing, Replied::Reply)
}

fn words(text: &str) -> Vec<&str> {
    let words = text.split(|c: char| c.is_whitespace() || matches!(c, ',' | ';' | '-'));
    words.map(|word| word.trim_matches(['.', '!'])).filter(|word| !word.is_empty()).collect()
}

fn color(words: &[&str]) -> Option<Color> {
    let [word] = words else { return None };
    match *word {
        "light" | "hell" => Some(Color::White),
        "dark" | "dunkel" => Some(Color::Black),
        word => side(word),
    }
}

/// Also with the endings that German has.
fn side(word: &str) -> Option<Color> {
    let begins = |beginnings: [&str; 3]| beginnings.iter().any(|&b| word.starts_with(b));
    if begins(["white", "weiß", "weiss"]) {
        Some(Color::White)
    } else if begins(["black", "schwarz", "schwarz"]) {
        Some(Color::Black)
    } else {
        None
    }
}

fn yes_or_no(words: &[&str]) -> Option<bool> {
    match words {
        ["yes" | "y" | "ja" | "j"] => Some(true),
        ["no" | "n" | "nein"] => Some(false),
        _ => None,
    }
}

fn number(word: &str) -> Option<u32> {
    let named = NUMBERS.iter().position(|names| names.contains(&word));
    named.map(|number| number as u32).or_else(|| word.parse().ok())
}

fn single_number(words: &[&str]) -> Option<u32> {
    match words {
        [word] | [word, "moves" | "move" | "züge" | "zug" | "zuege"] => number(word),
        _ => None,
    }
}

fn role(word: &str) -> Option<Role> {
    ROLES.iter().find(|(_, names)| names.contains(&word)).map(|&(role, _)| role)
}

fn piece(words: &[&str]) -> Option<Reply> {
    match words {
        ["nothing" | "empty" | "none" | "nichts" | "leer"] => Some(Reply::Nothing),
        [name] => Some(Reply::Piece { color: None, role: role(name)? }),
        [color, name] => Some(Reply::Piece { color: Some(side(color)?), role: role(name)? }),
        _ => None,
    }
}

fn file(word: &str) -> Option<File> {
    let named = FILES.iter().position(|names| names.contains(&word));
    let letter = || word.chars().next().filter(|_| word.len() == 1).and_then(File::from_char);
    named.map(|index| File::new(index as u8)).or_else(letter)
}

fn rank(word: &str) -> Option<Rank> {
    number(word).filter(|number| (1..=8).contains(number)).map(|number| Rank::new(number as u8 - 1))
}

/// `e4`, `e 4`, `Eva vier`, and several of them, also joined: `g1f3`.
fn squares(words: &[&str]) -> Option<Vec<Square>> {
    let mut squares = Vec::new();
    let mut begun: Option<File> = None;
    for word in words {
        let is_joined = word.len() > 1 && word.len().is_multiple_of(2) && file(word).is_none();
        if begun.is_none() && is_joined && word.is_ascii() {
            for at in (0..word.len()).step_by(2) {
                squares.push(word[at..at + 2].parse().ok()?);
            }
            continue;
        }
        begun = match begun {
            None => Some(file(word)?),
            Some(file) => {
                squares.push(Square::new(file, rank(word)?));
                None
            }
        };
    }
    (begun.is_none() && !squares.is_empty()).then_some(squares)
}

/// One move, or several between commas or blanks.
fn moves(line: &str, position: &Position) -> Replied {
    let error = match one_move(line, position) {
        Ok(mv) => return Replied::Reply(Reply::Moves(vec![mv])),
        Err(error) => error,
    };
    let parted = |is_between: fn(char) -> bool| -> Option<Vec<Move>> {
        let parts = line.split(is_between).filter(|part| !part.trim().is_empty());
        let moves: Result<Vec<Move>, _> = parts.map(|part| one_move(part, position)).collect();
        moves.ok().filter(|moves| !moves.is_empty())
    };
    let several = parted(|c| matches!(c, ',' | ';')).or_else(|| parted(char::is_whitespace));
    match (several, error) {
        (Some(moves), _) => Replied::Reply(Reply::Moves(moves)),
        (None, ParseMoveError::Illegal { refusal: Refusal::Ambiguous { .. }, .. }) => {
            Replied::Ambiguous
        }
        (None, ParseMoveError::Illegal { .. }) => Replied::NotPossible,
        (None, _) => Replied::Nothing,
    }
}

fn one_move(text: &str, position: &Position) -> Result<Move, ParseMoveError> {
    let letters = in_letters(text);
    let english = san::parse(position, &letters);
    english.or_else(|error| {
        let german = san::parse_with(position, &letters, &Letters::GERMAN);
        // an error that knows what was meant says more
        german.map_err(|other| match other {
            ParseMoveError::Illegal { .. } => other,
            _ => error,
        })
    })
}

/// A move in words as notation has it: `Springer Felix drei` is `Nf3`.
fn in_letters(text: &str) -> String {
    let mut letters = String::new();
    let is_between = |c: char| c.is_whitespace() || c == ',';
    for word in text.split(is_between).filter(|word| !word.is_empty()) {
        let lower = word.to_lowercase();
        match lower.trim_end_matches(['.', '!']) {
            "kurze" | "short" | "kingside" => "O-O".clone_into(&mut letters),
            "lange" | "long" | "queenside" => "O-O-O".clone_into(&mut letters),
            "takes" | "schlägt" | "schlaegt" => letters.push('x'),
            "check" | "schach" | "mate" | "checkmate" | "matt" | "schachmatt" | "en"
            | "passant" | "promotes" | "to" | "wird" | "nach" | "castles" | "castling"
            | "castle" | "rochade" => {}
            lower => match (role(lower), file(lower), rank(lower)) {
                (Some(Role::Pawn), ..) => {}
                (Some(role), ..) => letters.push(role.to_char().to_ascii_uppercase()),
                (_, Some(file), _) => letters.push(file.to_char()),
                (_, _, Some(rank)) => letters.push(rank.to_char()),
                _ => letters.push_str(word),
            },
        }
    }
    letters
}
