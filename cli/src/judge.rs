//! `annabella judge`: rulings on positions, a line each.

use std::time::Instant;

use annabella::games::chess::notation::fen;
use annabella::games::chess::notation::pgn::Game;
use annabella::games::chess::{Budget, Color, Note, Position, Status};
use annabella::games::{self, GameKind, Winnability, checkers, yin_yang};
use serde::Serialize;

use crate::args::JudgeArgs;
use crate::output::{Output, complain};
use crate::{Failure, input};

#[derive(Serialize)]
struct Ruling {
    fen: String,
    status: Verdict,
    winner: Option<Side>,
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

#[derive(Clone, Copy, Serialize)]
#[serde(rename_all = "snake_case")]
enum Verdict {
    Ongoing,
    Checkmate,
    Stalemate,
    Dead,
    /// In checkers: the side to move has lost.
    NoMoves,
    /// In Yin-Yang: a side has captured enough.
    Target,
    /// In Yin-Yang: both sides have passed.
    Passed,
    Invalid,
}

impl From<Status> for Verdict {
    fn from(status: Status) -> Verdict {
        match status {
            Status::Ongoing => Verdict::Ongoing,
            Status::Checkmate => Verdict::Checkmate,
            Status::Stalemate => Verdict::Stalemate,
            Status::Dead => Verdict::Dead,
        }
    }
}

#[derive(Clone, Copy, Serialize)]
#[serde(rename_all = "lowercase")]
enum Side {
    White,
    Black,
}

impl From<Color> for Side {
    fn from(color: Color) -> Side {
        match color {
            Color::White => Side::White,
            Color::Black => Side::Black,
        }
    }
}

pub(crate) fn run(args: &JudgeArgs) -> Result<(), Failure> {
    let mut output = Output::new();
    let mut all_valid = true;
    input::each_line(|number, line| {
        let ruling = match line {
            Ok(text) if text.is_empty() || text.starts_with('#') => return Ok(()),
            Ok(text) => rule(text, args.game),
            Err(error) => refuse("", error),
        };
        for note in &ruling.notes {
            complain(format_args!("note: line {number}: {note}"));
        }
        all_valid &= ruling.error.is_none();
        if args.form.json {
            output.json(&ruling)?;
        } else {
            output.line(in_words(&ruling))?;
        }
        output.flush()
    })?;
    if all_valid { Ok(()) } else { Err(Failure::Reported) }
}

fn rule(text: &str, game: GameKind) -> Ruling {
    let clock = Instant::now();
    let mut ruling = match game {
        GameKind::Chess | GameKind::Chess960 => rule_in_chess(text, game),
        GameKind::Checkers => match text.parse() {
            Ok(position) => rule_in_checkers(&position),
            Err(error) => refuse(text, &error),
        },
        GameKind::YinYang => match text.parse() {
            Ok(position) => rule_in_yin_yang(&position),
            Err(error) => refuse(text, &error),
        },
    };
    ruling.micros = clock.elapsed().as_micros();
    ruling
}

/// Forbidden is only what the position alone forbids: what was before is not known.
fn rule_in_yin_yang(position: &yin_yang::Position) -> Ruling {
    let side = |side| match side {
        games::Side::First => Side::Black,
        games::Side::Second => Side::White,
    };
    let end = position.end();
    Ruling {
        fen: position.to_string(),
        status: match end {
            None => Verdict::Ongoing,
            Some(yin_yang::End::Target { .. }) => Verdict::Target,
            Some(yin_yang::End::Passed { .. }) => Verdict::Passed,
        },
        winner: end.and_then(yin_yang::End::winner).map(side),
        in_check: false,
        legal_moves: position.legal_moves(&[]).len(),
        white_can_win: Some(end.is_none()),
        black_can_win: Some(end.is_none()),
        nodes: 0,
        micros: 0,
        notes: Vec::new(),
        error: None,
    }
}

fn rule_in_checkers(position: &checkers::Position) -> Ruling {
    let has_moves = position.has_moves();
    let side = |side| match side {
        games::Side::First => Side::Black,
        games::Side::Second => Side::White,
    };
    let can_win = |side| {
        let is_stuck = position.turn() == side && !has_moves;
        !is_stuck && !position.pieces(side).is_empty()
    };
    Ruling {
        fen: position.to_string(),
        status: if has_moves { Verdict::Ongoing } else { Verdict::NoMoves },
        winner: (!has_moves).then(|| side(!position.turn())),
        in_check: false,
        legal_moves: position.count_moves() as usize,
        white_can_win: Some(can_win(games::Side::Second)),
        black_can_win: Some(can_win(games::Side::First)),
        nodes: 0,
        micros: 0,
        notes: Vec::new(),
        error: None,
    }
}

fn rule_in_chess(text: &str, game: GameKind) -> Ruling {
    match fen::parse(text) {
        Ok((position, notes)) => {
            let mut ruling = rule_on(&position, &notes);
            if game == GameKind::Chess && Game::new(position).is_chess960() {
                ruling.notes.push("found castling of Chess960, expected chess".to_owned());
            }
            ruling
        }
        Err(error) => refuse(text, &error),
    }
}

fn rule_on(position: &Position, notes: &[Note]) -> Ruling {
    let status = position.status();
    let [(white, white_cost), (black, black_cost)] =
        Color::ALL.map(|color| position.winnability_and_cost(color, Budget::RULING));
    let is_dead = status == Status::Ongoing && [white, black] == [Winnability::Unwinnable; 2];
    Ruling {
        fen: position.to_string(),
        status: if is_dead { Verdict::Dead } else { status.into() },
        winner: (status == Status::Checkmate).then(|| (!position.turn()).into()),
        in_check: position.is_check(),
        legal_moves: position.legal_moves().len(),
        white_can_win: known(white),
        black_can_win: known(black),
        nodes: u64::from(white_cost) + u64::from(black_cost),
        micros: 0,
        notes: notes.iter().map(Note::to_string).collect(),
        error: None,
    }
}

fn known(winnability: Winnability) -> Option<bool> {
    match winnability {
        Winnability::Winnable => Some(true),
        Winnability::Unwinnable => Some(false),
        Winnability::Undecided => None,
    }
}

fn refuse(text: &str, error: &impl ToString) -> Ruling {
    Ruling {
        fen: text.to_owned(),
        status: Verdict::Invalid,
        winner: None,
        in_check: false,
        legal_moves: 0,
        white_can_win: None,
        black_can_win: None,
        nodes: 0,
        micros: 0,
        notes: Vec::new(),
        error: Some(error.to_string()),
    }
}

/// The ruling as one line, so that each line of input has one of output.
fn in_words(ruling: &Ruling) -> String {
    match ruling.status {
        Verdict::Ongoing => ongoing_in_words(ruling),
        Verdict::Checkmate => match ruling.winner {
            Some(Side::White) => "Checkmate: White has won.".to_owned(),
            _ => "Checkmate: Black has won.".to_owned(),
        },
        Verdict::Stalemate => "Stalemate: a draw.".to_owned(),
        Verdict::NoMoves => match ruling.winner {
            Some(Side::White) => "No move is left: White has won.".to_owned(),
            _ => "No move is left: Red has won.".to_owned(),
        },
        Verdict::Target => match ruling.winner {
            Some(Side::White) => "Enough is captured: White has won.".to_owned(),
            _ => "Enough is captured: Black has won.".to_owned(),
        },
        Verdict::Passed => match ruling.winner {
            Some(Side::White) => "Both have passed: White has won.".to_owned(),
            Some(Side::Black) => "Both have passed: Black has won.".to_owned(),
            None => "Both have passed: a draw.".to_owned(),
        },
        Verdict::Dead => "Dead position: a draw, neither side can mate.".to_owned(),
        Verdict::Invalid => {
            let reason = ruling.error.as_deref().unwrap_or_default();
            format!("Not a position to play from: {reason}.")
        }
    }
}

fn ongoing_in_words(ruling: &Ruling) -> String {
    let moves = ruling.legal_moves;
    let plural = if moves == 1 { "" } else { "s" };
    let mut words = format!("The game goes on, with {moves} legal move{plural}.");
    if ruling.in_check {
        words += " The king is in check.";
    }
    for (side, can_win) in [("White", ruling.white_can_win), ("Black", ruling.black_can_win)] {
        words = match can_win {
            Some(true) => continue,
            Some(false) => format!("{words} {side} cannot win any more."),
            None => format!("{words} Whether {side} can still win was not decided."),
        };
    }
    words
}
