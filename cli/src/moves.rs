//! `annabella moves`: the legal moves of a position.

use annabella::games::chess::notation::{iccf, uci};
use annabella::games::chess::{Move, Position};
use annabella::games::{GameKind, checkers};
use serde::Serialize;

use crate::Failure;
use crate::args::{MovesArgs, Style};
use crate::output::Output;
use crate::style;

/// One move in every notation that chess has.
#[derive(Serialize)]
struct Written {
    /// In the style that was asked for.
    #[serde(rename = "move")]
    asked: String,
    uci: String,
    san: String,
    iccf: String,
    fide: String,
}

/// The same in checkers.
#[derive(Serialize)]
struct WrittenInCheckers {
    /// As records have it.
    #[serde(rename = "move")]
    short: String,
    /// With all squares of a jump.
    path: String,
}

/// The same in Yin-Yang.
#[derive(Serialize)]
struct WrittenInYinYang {
    #[serde(rename = "move")]
    point: String,
}

pub(crate) fn run(args: &MovesArgs) -> Result<(), Failure> {
    match args.start.kind() {
        GameKind::Chess | GameKind::Chess960 => of_chess(args),
        GameKind::Checkers => of_checkers(args),
        GameKind::YinYang => of_yin_yang(args),
    }
}

fn of_checkers(args: &MovesArgs) -> Result<(), Failure> {
    let position = args.start.start_of_checkers()?;
    let mut moves = position.legal_moves();
    moves.sort_by_key(|mv| mv.squares().collect::<Vec<_>>());
    let mut output = Output::new();
    for mv in moves {
        let short = checkers::notation::write(&position, mv);
        if args.form.json {
            output.json(&WrittenInCheckers { short, path: format!("{mv:?}") })?;
        } else {
            output.line(short)?;
        }
    }
    output.flush()
}

fn of_yin_yang(args: &MovesArgs) -> Result<(), Failure> {
    let position = args.start.start_of_yin_yang()?;
    let mut output = Output::new();
    for mv in position.legal_moves(&[]) {
        if args.form.json {
            output.json(&WrittenInYinYang { point: format!("{mv:?}") })?;
        } else {
            output.line(format_args!("{mv:?}"))?;
        }
    }
    output.flush()
}

fn of_chess(args: &MovesArgs) -> Result<(), Failure> {
    let start = args.start.start_without_lot()?;
    let position = &start.position;
    let mut moves = position.legal_moves();
    moves.sort_by_cached_key(|&mv| uci::write(mv, style::castling(start.game)));
    let mut output = Output::new();
    for mv in moves {
        if args.form.json {
            output.json(&written(position, mv, start.game, args.style))?;
        } else {
            output.line(args.style.write(position, mv, start.game))?;
        }
    }
    output.flush()
}

fn written(position: &Position, mv: Move, game: GameKind, asked: Style) -> Written {
    Written {
        asked: asked.write(position, mv, game),
        uci: Style::Uci.write(position, mv, game),
        san: Style::San.write(position, mv, game),
        iccf: iccf::write(mv),
        fide: Style::Fide.write(position, mv, game),
    }
}
