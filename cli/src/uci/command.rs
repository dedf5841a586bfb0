//! What a line of input asks for.

mod complaint;
mod go;

pub(crate) use complaint::shown;
pub(super) use go::Go;

/// A line that was understood, as far as it can be without a board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Command {
    Uci,
    IsReady,
    NewGame,
    /// A FEN or the starting position, and the moves from there.
    Position {
        fen: Option<String>,
        moves: Vec<String>,
    },
    Go(Go),
    Stop,
    PonderHit,
    SetOption {
        name: String,
        value: String,
    },
    /// Show the board.
    Display,
    /// Taken note of, and nothing to be done.
    Nothing,
    Quit,
}

impl Command {
    /// Reads a line; `None` when there is nothing to be obeyed. What was not understood
    /// is said in `complaints`, each with what stood there and what was expected.
    pub(super) fn parse(line: &str, complaints: &mut Vec<String>) -> Option<Command> {
        let mut words = line.split_whitespace();
        let command = match words.next()? {
            "uci" => Command::Uci,
            "isready" => Command::IsReady,
            "ucinewgame" => Command::NewGame,
            "stop" => Command::Stop,
            "ponderhit" => Command::PonderHit,
            "quit" => Command::Quit,
            "d" => Command::Display,
            "register" => return Some(Command::Nothing),
            "position" => return taken(position(words), complaints),
            "go" => return taken(go::parse(words, complaints).map(Command::Go), complaints),
            "setoption" => return taken(set_option(words), complaints),
            "debug" => {
                return match words.next() {
                    Some("on" | "off") => Some(Command::Nothing),
                    word => taken(Err(expected("debug", word, "on or off")), complaints),
                };
            }
            word => {
                complaints.push(format!(
                    "found {}, expected a command such as uci, position or go",
                    shown(word)
                ));
                return None;
            }
        };
        if let Some(word) = words.next() {
            complaints.push(format!("found {} at the end, expected nothing more", shown(word)));
        }
        Some(command)
    }
}

fn taken(read: Result<Command, String>, complaints: &mut Vec<String>) -> Option<Command> {
    read.map_err(|complaint| complaints.push(complaint)).ok()
}

/// `after: found X, expected Y`
fn expected(after: &str, found: Option<&str>, expected: &str) -> String {
    let found = found.map_or("nothing".to_owned(), shown);
    format!("{after}: found {found}, expected {expected}")
}

fn position<'a>(mut words: impl Iterator<Item = &'a str>) -> Result<Command, String> {
    let (fen, next) = match words.next() {
        Some("startpos") => (None, words.next()),
        Some("fen") => {
            let mut fields = Vec::new();
            let next = loop {
                match words.next() {
                    Some(word) if word != "moves" => fields.push(word),
                    next => break next,
                }
            };
            (Some(fields.join(" ")), next)
        }
        word => return Err(expected("position", word, "startpos or fen")),
    };
    match next {
        None | Some("moves") => {}
        word => return Err(expected("position startpos", word, "moves or nothing more")),
    }
    Ok(Command::Position { fen, moves: words.map(str::to_owned).collect() })
}

/// Names and values may hold blanks.
fn set_option<'a>(mut words: impl Iterator<Item = &'a str>) -> Result<Command, String> {
    match words.next() {
        Some("name") => {}
        word => return Err(expected("setoption", word, "name")),
    }
    let (mut name, mut value) = (Vec::new(), Vec::new());
    while let Some(word) = words.next() {
        if word == "value" {
            value.extend(words);
            break;
        }
        name.push(word);
    }
    if name.is_empty() {
        return Err(expected("setoption name", None, "the name of an option"));
    }
    Ok(Command::SetOption { name: name.join(" "), value: value.join(" ") })
}

#[cfg(test)]
mod tests;
