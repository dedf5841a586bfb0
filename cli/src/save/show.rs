//! `annabella save show`: a saved game in words, as far as it can be read.

use annabella::games::chess::{Color, chess960};
use annabella::session::{Mode, Phase, Player, Ply, Press, State, Turn, Variant};
use annabella::table::journal::{Condition, Reading};
use annabella::table::library::date_of;
use annabella::table::replay::replay;

use super::{failure, read};
use crate::Failure;
use crate::args::SaveShowArgs;
use crate::output::Output;
use crate::play::shown::escaped;
use crate::play::{adjournment, ending, times, words};

pub(crate) fn run(args: &SaveShowArgs) -> Result<(), Failure> {
    let reading = read(&args.file).map_err(|error| failure(&args.file, &error))?;
    let mut output = Output::new();
    for line in told(&reading) {
        output.line(escaped(&line))?;
    }
    output.flush()
}

fn told(reading: &Reading) -> Vec<String> {
    let mut said: Vec<String> =
        reading.name().map(|name| format!("Name: {name}.")).into_iter().collect();
    said.push(format!(
        "Made on {} by version {}, last changed on {}.",
        date_of(reading.created),
        reading.app,
        date_of(reading.changed())
    ));
    match replay(reading) {
        Ok(replayed) => {
            tell_game(&replayed.state, &mut said);
            if let Some(problem) = replayed.problem {
                said.push(format!("The game is shown up to there: {problem}."));
            }
        }
        Err(problem) => said.push(format!("No game can be shown: {problem}.")),
    }
    if reading.condition != Condition::Whole {
        said.push(format!("About the file: {}.", reading.condition));
    }
    said
}

fn tell_game(state: &State, said: &mut Vec<String>) {
    said.push(agreed(state));
    let setup = state.setup();
    if setup.controls.is_timed() {
        let [white, black] = Color::ALL.map(|color| &setup.controls[color]);
        said.push(times::controls(white, black));
    }
    if setup.position != annabella::games::chess::Position::default() {
        said.push(format!("It began from {}.", setup.position));
    }
    said.extend(moves(state));
    said.extend(clocks(state));
    said.push(match state.phase() {
        Phase::Waiting => "The game has not begun.".to_owned(),
        Phase::Playing(turn) => whose_turn(state, turn),
        Phase::Paused(turn) => format!("The game is interrupted. {}", whose_turn(state, turn)),
        Phase::Adjourned => ADJOURNED.to_owned(),
        Phase::Resumed => format!("The envelope is not open yet. {ADJOURNED}"),
        Phase::Over(end) => ending::sentence(end),
    });
    if matches!(state.phase(), Phase::Adjourned | Phase::Resumed) {
        said.extend(adjournment::envelope(state, true));
    }
}

const ADJOURNED: &str = "The game is adjourned. This stands on the envelope.";

fn whose_turn(state: &State, turn: Turn) -> String {
    match turn {
        Turn::Sealing { .. } => format!("{} has to seal a move.", state.mover()),
        Turn::ToPress => words::to_press_sentence(state.mover()),
        _ => words::turn_sentence(state.position()),
    }
}

/// `Chess, casual. White: a person. Black: the computer, level 3.`
fn agreed(state: &State) -> String {
    let setup = state.setup();
    let game = match (setup.variant, chess960::number(&setup.position)) {
        (Variant::Chess, _) => "Chess".to_owned(),
        (Variant::Chess960, Some(number)) => format!("Chess960, start number {number}"),
        (Variant::Chess960, None) => "Chess960".to_owned(),
    };
    let mode = match setup.mode {
        Mode::Casual => "casual",
        Mode::Strict => "strict",
    };
    let press = match setup.press {
        Press::Manual if setup.controls.is_timed() => " The clock is pressed by hand.",
        _ => "",
    };
    let players = Color::ALL.map(|color| {
        let who = match (state.player(color), state.name(color)) {
            (Player::Person, "") => "a person".to_owned(),
            (Player::Person, name) => name.to_owned(),
            (Player::Engine(level), _) => format!("the computer, level {}", level.number()),
        };
        format!("{color}: {who}.")
    });
    format!("{game}, {mode}. {}{press}", players.join(" "))
}

/// The moves with their numbers and the times they took.
fn moves(state: &State) -> Vec<String> {
    let mut said: Vec<String> = Vec::new();
    let elsewhere = state.setup().moves.len();
    for (index, Ply { before, mv, thought, offered, .. }) in state.plies().iter().enumerate() {
        let mut part = format!("{} {}", before.turn(), words::move_name(before, *mv));
        if index >= elsewhere {
            part = format!("{part} in {}", times::in_words(*thought));
        }
        if *offered {
            part += ", with the offer of a draw";
        }
        match said.last_mut() {
            Some(line) if before.turn() == Color::Black => *line = format!("{line}; {part}"),
            _ => said.push(format!("Move {}: {part}", before.fullmove_number())),
        }
    }
    for line in &mut said {
        line.push('.');
    }
    if said.is_empty() {
        said.push("No move has been played yet.".to_owned());
    }
    said
}

fn clocks(state: &State) -> Option<String> {
    let view = state.clock_view(state.time())?;
    let sides = Color::ALL.map(|color| match view.of(color).left {
        Some(left) => format!("{color} has {} left.", times::in_words(left)),
        None => format!("{color} has no limit."),
    });
    Some(sides.join(" "))
}
