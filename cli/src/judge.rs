//! `annabella judge`: rulings on positions, a line each.

use std::io::{self, BufRead};
use std::time::Instant;

use annabella::games::chess::notation::fen;
use annabella::games::chess::{Color, Note, Position, Status};
use serde::Serialize;

use crate::Failure;
use crate::args::JudgeArgs;
use crate::output::Output;
use crate::start::complain_of_notes;

#[derive(Serialize)]
struct Ruling {
    fen: String,
    status: &'static str,
    winner: Option<&'static str>,
    in_check: bool,
    legal_moves: usize,
    white_can_win: Option<bool>,
    black_can_win: Option<bool>,
    /// Positions searched to decide who can still win.
    nodes: u64,
    micros: u128,
    notes: Vec<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    error: Option<String>,
}

pub(crate) fn run(args: &JudgeArgs) -> Result<(), Failure> {
    let mut output = Output::new();
    let mut all_valid = true;
    for (number, line) in (1..).zip(io::stdin().lock().lines()) {
        let line =
            line.map_err(|error| Failure::io(format!("standard input, line {number}"), error))?;
        let text = line.trim();
        if text.is_empty() || text.starts_with('#') {
            continue;
        }
        let (ruling, notes) = rule(text);
        complain_of_notes(&format!("line {number}"), &notes);
        all_valid &= ruling.error.is_none();
        if args.form.json {
            output.json(&ruling)?;
        } else {
            output.line(in_words(&ruling))?;
        }
        output.flush()?;
    }
    if all_valid { Ok(()) } else { Err(Failure::Reported) }
}

fn rule(text: &str) -> (Ruling, Vec<Note>) {
    let clock = Instant::now();
    match fen::parse(text) {
        Ok((position, notes)) => {
            let mut ruling = rule_on(&position);
            ruling.notes = notes.iter().map(Note::to_string).collect();
            ruling.micros = clock.elapsed().as_micros();
            (ruling, notes)
        }
        Err(error) => {
            let ruling = Ruling {
                fen: text.to_owned(),
                status: "invalid",
                winner: None,
                in_check: false,
                legal_moves: 0,
                white_can_win: None,
                black_can_win: None,
                nodes: 0,
                micros: clock.elapsed().as_micros(),
                notes: Vec::new(),
                error: Some(error.to_string()),
            };
            (ruling, Vec::new())
        }
    }
}

fn rule_on(position: &Position) -> Ruling {
    let status = position.status();
    Ruling {
        fen: position.to_string(),
        status: match status {
            Status::Ongoing => "ongoing",
            Status::Checkmate => "checkmate",
            Status::Stalemate => "stalemate",
            Status::Dead => "dead",
        },
        winner: (status == Status::Checkmate).then(|| color_name(!position.turn())),
        in_check: position.is_check(),
        legal_moves: position.legal_moves().len(),
        white_can_win: position.can_win(Color::White),
        black_can_win: position.can_win(Color::Black),
        nodes: 0,
        micros: 0,
        notes: Vec::new(),
        error: None,
    }
}

const fn color_name(color: Color) -> &'static str {
    match color {
        Color::White => "white",
        Color::Black => "black",
    }
}

/// The ruling as one line, so that each line of input has one of output.
fn in_words(ruling: &Ruling) -> String {
    let mut words = match (ruling.status, ruling.winner) {
        ("checkmate", Some("white")) => "Checkmate: White has won.".to_owned(),
        ("checkmate", _) => "Checkmate: Black has won.".to_owned(),
        ("stalemate", _) => "Stalemate: a draw.".to_owned(),
        ("dead", _) => "Dead position: a draw, neither side can mate.".to_owned(),
        ("invalid", _) => {
            return format!(
                "Not a position to play from: {}.",
                ruling.error.as_deref().unwrap_or_default()
            );
        }
        _ => {
            let moves = ruling.legal_moves;
            format!(
                "The game goes on, with {moves} legal move{}.",
                if moves == 1 { "" } else { "s" }
            )
        }
    };
    if ruling.status == "ongoing" {
        if ruling.in_check {
            words += " The king is in check.";
        }
        for (side, can_win) in [("White", ruling.white_can_win), ("Black", ruling.black_can_win)] {
            if can_win == Some(false) {
                words = format!("{words} {side} cannot win any more.");
            }
        }
    }
    words
}
