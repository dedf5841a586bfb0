//! The games of a file in the notation of their game, each as it was played.

use std::io::Read;

use annabella::games::Side;
use annabella::games::checkers::notation::pdn::{self, PdnErrorKind};
use annabella::games::chess::Status;
use annabella::games::chess::notation::pgn::{self, PgnErrorKind};
use annabella::games::yin_yang::End;
use annabella::games::yin_yang::notation::sgf::{self, SgfErrorKind};

use super::Problem;

/// A game that holds.
pub(super) struct Held {
    pub(super) plies: usize,
    pub(super) result: &'static str,
    pub(super) termination: Option<String>,
    pub(super) fen: String,
}

/// A game that does not.
pub(super) struct Unplayable {
    /// Up to the problem.
    pub(super) plies: usize,
    pub(super) problem: Problem,
    /// The problem and where it is, for people.
    pub(super) text: String,
}

/// The games of a file; an error says why it cannot be read any further.
pub(super) type Games<'a> = Box<dyn Iterator<Item = Result<Result<Held, Unplayable>, String>> + 'a>;

/// Those of a PGN file.
pub(super) fn of_chess<'a>(file: impl Read + 'a, strict: bool) -> Games<'a> {
    let options = pgn::Options { strict, ..pgn::Options::default() };
    Box::new(pgn::Reader::with_options(file, options).map(|game| match game {
        Ok(game) => Ok(Ok(Held {
            plies: game.mainline().count(),
            result: game.result.as_str(),
            termination: termination(&game),
            fen: game.final_position().to_string(),
        })),
        Err(error) if matches!(error.kind, PgnErrorKind::Io(_)) => Err(error.kind.to_string()),
        Err(error) => {
            let ply = error.at.as_ref().map_or(0, |at| at.ply);
            Ok(Err(unplayable(error.line, ply, &error.kind.to_string(), error.to_string())))
        }
    }))
}

/// Those of a PDN file; strictly, all that its reader takes note of is a fault.
pub(super) fn of_checkers<'a>(file: impl Read + 'a, strict: bool) -> Games<'a> {
    Box::new((1_u64..).zip(pdn::Reader::new(file)).map(move |(number, game)| match game {
        Ok(game) => {
            if let Some(note) = game.notes.first().filter(|_| strict) {
                let text = format!("game {number}, {note}");
                return Ok(Err(unplayable(note.line, 0, &note.kind.to_string(), text)));
            }
            let position = game.final_position();
            let no_moves = (!position.has_moves()).then_some("no-moves");
            Ok(Ok(Held {
                plies: game.moves().len(),
                result: game.result().as_str(),
                termination: no_moves.or(game.tag("Termination")).map(str::to_owned),
                fen: position.to_string(),
            }))
        }
        Err(error) if matches!(error.kind, PdnErrorKind::Io(_)) => Err(error.kind.to_string()),
        Err(error) => {
            let ply = error.at.as_ref().map_or(0, |at| at.ply);
            Ok(Err(unplayable(error.line, ply, &error.kind.to_string(), error.to_string())))
        }
    }))
}

/// Those of an SGF file; strictly, all that its reader takes note of is a fault.
pub(super) fn of_yin_yang<'a>(file: impl Read + 'a, strict: bool) -> Games<'a> {
    Box::new((1_u64..).zip(sgf::Reader::new(file)).map(move |(number, game)| match game {
        Ok(game) => {
            if let Some(note) = game.notes.first().filter(|_| strict) {
                let text = format!("game {number}, {note}");
                return Ok(Err(unplayable(note.line, 0, &note.kind.to_string(), text)));
            }
            let position = game.final_position();
            Ok(Ok(Held {
                plies: game.moves().len(),
                result: match game.result() {
                    sgf::GameResult::Win(Side::First, _) => "1-0",
                    sgf::GameResult::Win(Side::Second, _) => "0-1",
                    sgf::GameResult::Draw => "1/2-1/2",
                    sgf::GameResult::Void | sgf::GameResult::Unknown => "*",
                },
                termination: position.end().map(|end| {
                    let is_target = matches!(end, End::Target { .. });
                    if is_target { "target" } else { "passed" }.to_owned()
                }),
                fen: position.to_string(),
            }))
        }
        Err(error) if matches!(error.kind, SgfErrorKind::Io(_)) => Err(error.kind.to_string()),
        Err(error) => {
            let ply = match &error.kind {
                SgfErrorKind::Illegal { number, .. } | SgfErrorKind::OutOfTurn { number, .. } => {
                    u32::try_from(*number).unwrap_or(u32::MAX)
                }
                _ => 0,
            };
            Ok(Err(unplayable(error.line, ply, &error.kind.to_string(), error.to_string())))
        }
    }))
}

fn unplayable(line: u64, ply: u32, message: &str, text: String) -> Unplayable {
    let problem = Problem { line, ply, message: message.to_owned() };
    Unplayable { plies: ply.saturating_sub(1) as usize, problem, text }
}

/// How the game ended: by its last position, else by its tag.
fn termination(game: &pgn::Game) -> Option<String> {
    match game.final_position().status() {
        Status::Checkmate => Some("checkmate".to_owned()),
        Status::Stalemate => Some("stalemate".to_owned()),
        Status::Dead => Some("dead".to_owned()),
        Status::Ongoing => game.tag("Termination").map(str::to_owned),
    }
}
