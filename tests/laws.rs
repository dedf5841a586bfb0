//! Runs the cases of tests/laws, whose form its README describes.

use std::fmt::Display;
use std::fs;
use std::path::{Path, PathBuf};

use annabella::games::chess::notation::san::{self, Style};
use annabella::games::chess::notation::{fen, uci};
use annabella::games::chess::{
    Color, Move, MoveKind, Note, Piece, Position, Square, Status, chess960,
};

#[test]
fn every_case_holds() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/laws");
    let mut files: Vec<PathBuf> = fs::read_dir(folder)
        .expect("the folder of the cases can be read")
        .map(|entry| entry.expect("the folder can be read").path())
        .filter(|path| path.extension().is_some_and(|ending| ending == "txt"))
        .collect();
    files.sort();
    assert!(!files.is_empty(), "no cases found");
    let differences: Vec<String> = files.iter().filter_map(|file| run_file(file).err()).collect();
    assert!(differences.is_empty(), "\n{}", differences.join("\n"));
}

/// Runs a file to its end or its first difference.
fn run_file(path: &Path) -> Result<(), String> {
    let text = fs::read_to_string(path).expect("a case file is text");
    let mut table: Option<Table> = None;
    for (index, line) in text.lines().enumerate() {
        let line = line.trim();
        if line.is_empty() || line.starts_with('#') {
            continue;
        }
        let step = match line.strip_prefix("new ") {
            Some(setup) => set_up(setup).map(|new| table = Some(new)),
            None => table
                .as_mut()
                .ok_or("a case begins with `new`".to_owned())
                .and_then(|t| t.step(line)),
        };
        step.map_err(|why| format!("{}:{}: {line}\n    {why}", path.display(), index + 1))?;
    }
    Ok(())
}

/// The game of the case that is being run.
struct Table {
    /// Every position so far; `Err` when the setup was refused.
    positions: Result<Vec<Position>, String>,
    notes: Vec<Note>,
}

fn set_up(text: &str) -> Result<Table, String> {
    let (game, rest) = text.split_once(' ').unwrap_or((text, ""));
    if !["chess", "chess960"].contains(&game) {
        return Err(format!("unknown game {game}"));
    }
    if let Some(number) = rest.strip_prefix("start=") {
        let start = number.parse().ok().and_then(chess960::start).ok_or("no such start")?;
        return Ok(Table { positions: Ok(vec![start]), notes: Vec::new() });
    }
    if rest.is_empty() {
        return Ok(Table { positions: Ok(vec![Position::default()]), notes: Vec::new() });
    }
    let quoted = rest.strip_prefix("fen=\"").and_then(|rest| rest.strip_suffix('"'));
    Ok(match fen::parse(quoted.ok_or("expected fen=\"…\" or start=N")?) {
        Ok((position, notes)) => Table { positions: Ok(vec![position]), notes },
        Err(error) => Table { positions: Err(error.to_string()), notes: Vec::new() },
    })
}

impl Table {
    fn step(&mut self, line: &str) -> Result<(), String> {
        if let Some(reason) = line.strip_prefix("= refused ") {
            return match &self.positions {
                Err(error) if error.contains(reason) => Ok(()),
                Err(error) => Err(format!("refused for another reason: {error}")),
                Ok(_) => Err("the setup was accepted".to_owned()),
            };
        }
        let positions = self.positions.as_mut().map_err(|error| format!("refused: {error}"))?;
        let position = positions[positions.len() - 1];
        if let Some(fact) = line.strip_prefix("= ") {
            let (fact, rest) = fact.split_once(' ').unwrap_or((fact, ""));
            return check(positions, &self.notes, fact, rest);
        }
        let Some((who, text)) = line.split_once(" > move ") else {
            return Err("expected `new`, `WHO > move MOVE` or `= FACT`".to_owned());
        };
        same(color_name(position.turn()), who)?;
        positions.push(position.after_legal(read_move(&position, text)?));
        Ok(())
    }
}

fn check(positions: &[Position], notes: &[Note], fact: &str, rest: &str) -> Result<(), String> {
    let position = &positions[positions.len() - 1];
    let legal = position.legal_moves();
    let (first, second) = rest.split_once(' ').unwrap_or((rest, ""));
    match fact {
        "turn" => same(color_name(position.turn()), rest),
        "legal" => rest.split(' ').try_for_each(|text| read_move(position, text).map(|_| ())),
        "illegal" => rest.split(' ').try_for_each(|text| match uci::parse(position, text) {
            Ok(_) => Err(format!("{text} is legal")),
            Err(_) => Ok(()),
        }),
        "moves" => same(legal.len(), rest),
        "captures" => same(legal.iter().filter(|mv| captures(position, **mv)).count(), rest),
        "targets" => same(targets(position, first)?, sorted(second)),
        "on" => same(square(first).map(|at| letter(position.piece_at(at)))?, second),
        "count" => {
            let piece = first.chars().next().and_then(Piece::from_char).ok_or("no such piece")?;
            same(position.board().pieces(piece.color, piece.role).len(), second)
        }
        "shade" => {
            let shade = match square(first)?.shade() {
                Color::White => "light",
                Color::Black => "dark",
            };
            same(shade, second)
        }
        "check" => same(if position.is_check() { "yes" } else { "no" }, rest),
        "status" => same(format!("{:?}", position.status()).to_lowercase(), rest),
        "result" => same(result(position), rest),
        "standing" => {
            same(positions.iter().filter(|earlier| earlier.same_position(position)).count(), rest)
        }
        "quiet" => same(position.halfmove_clock(), rest),
        "castling" => same(position.to_string().split(' ').nth(2).unwrap_or_default(), rest),
        "passed" => same(position.to_string().split(' ').nth(3).unwrap_or_default(), rest),
        "perft" => {
            let depth = first.parse().map_err(|_| "expected a depth")?;
            same(annabella::games::chess::perft(position, depth), second)
        }
        "fide" => same(san::write(position, read_move(position, first)?, &Style::FIDE), second),
        "pgn" => same(san::write(position, read_move(position, first)?, &Style::PGN), second),
        "reads" => {
            let (texts, mv) = rest.split_once(" -> ").ok_or("expected TEXT, … -> MOVE")?;
            let mv = read_move(position, mv)?;
            texts.split(", ").try_for_each(|text| match san::parse(position, text) {
                Ok(read) if read == mv => Ok(()),
                other => Err(format!("{text} was read as {other:?}")),
            })
        }
        "unread" => match san::parse(position, rest) {
            Ok(mv) => Err(format!("read as {mv:?}")),
            Err(_) => Ok(()),
        },
        "note" => {
            let found: Vec<String> = notes.iter().map(Note::to_string).collect();
            if found.iter().any(|note| note.contains(rest)) {
                Ok(())
            } else {
                Err(format!("notes found: {found:?}"))
            }
        }
        _ => Err("unknown fact".to_owned()),
    }
}

fn same(found: impl Display, expected: impl Display) -> Result<(), String> {
    let (found, expected) = (found.to_string(), expected.to_string());
    if found == expected {
        Ok(())
    } else {
        Err(format!("expected {expected}\n    found    {found}"))
    }
}

fn color_name(color: Color) -> &'static str {
    match color {
        Color::White => "white",
        Color::Black => "black",
    }
}

fn read_move(position: &Position, text: &str) -> Result<Move, String> {
    uci::parse(position, text).map_err(|error| error.to_string())
}

fn square(text: &str) -> Result<Square, String> {
    text.parse().map_err(|error| format!("{text}: {error}"))
}

fn letter(piece: Option<Piece>) -> char {
    piece.map_or('-', Piece::to_char)
}

fn captures(position: &Position, mv: Move) -> bool {
    match mv.kind() {
        MoveKind::EnPassant => true,
        MoveKind::Castle => false,
        MoveKind::Normal | MoveKind::Promotion(_) => position.piece_at(mv.to()).is_some(),
    }
}

/// The arrival squares of the piece on `from`, each once.
fn targets(position: &Position, from: &str) -> Result<String, String> {
    let from = square(from)?;
    let texts: Vec<String> = position
        .legal_moves()
        .into_iter()
        .filter(|mv| mv.from() == from && !mv.is_castle())
        .map(|mv| mv.to().to_string())
        .collect();
    Ok(sorted(&texts.join(" ")))
}

fn sorted(text: &str) -> String {
    let mut words: Vec<&str> = text.split_whitespace().collect();
    words.sort_unstable();
    words.dedup();
    words.join(" ")
}

fn result(position: &Position) -> &'static str {
    match (position.status(), position.turn()) {
        (Status::Ongoing, _) => "*",
        (Status::Checkmate, Color::White) => "0-1",
        (Status::Checkmate, Color::Black) => "1-0",
        (Status::Stalemate | Status::Dead, _) => "1/2-1/2",
    }
}
