//! `annabella save show`: a saved game in words, as far as it can be read.

use annabella::games::{Position, Side};
use annabella::session::{Phase, Ply, State};
use annabella::speech::ChessQuestion;
use annabella::speech::{Phrase, Question, Reading, Segment, Settings, Speaker, Style};
use annabella::table::journal::{self, Condition};
use annabella::table::library::date_of;
use annabella::table::replay::replay;

use super::{failure, read};
use crate::Failure;
use crate::args::SaveShowArgs;
use crate::output::Output;
use crate::play::shown::escaped;

pub(crate) fn run(args: &SaveShowArgs) -> Result<(), Failure> {
    let reading = read(&args.file).map_err(|error| failure(&args.file, &error))?;
    let mut output = Output::new();
    for line in told(&reading) {
        output.line(escaped(&line))?;
    }
    output.flush()
}

fn told(reading: &journal::Reading) -> Vec<String> {
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
    let speaker =
        Speaker::new(Settings { style: Style::Literate, as_printed: true, ..Settings::default() });
    let texts = |phrases: Vec<Phrase>| phrases.into_iter().map(|phrase| phrase.to_string());
    said.extend(texts(speaker.opening(state, None)));
    let setup = state.setup();
    if setup.position != Position::usual_start(setup.kind) {
        said.push(format!("It began from {}.", setup.position));
    }
    said.extend(moves(state, speaker));
    said.extend(texts(speaker.situation(state, Some(state.time()), None)));
    if matches!(state.phase(), Phase::Adjourned | Phase::Resumed) {
        said.push("This stands on the envelope.".to_owned());
        let board = Question::Chess(ChessQuestion::Board(Reading::Pieces));
        said.extend(texts(speaker.answer(&board, state, None, state.time())));
        said.extend(texts(speaker.envelope(state, None)));
    }
}

/// The moves with their numbers and the times they took.
fn moves(state: &State, speaker: Speaker) -> Vec<String> {
    let mut said: Vec<String> = Vec::new();
    for (index, ply) in state.plies().iter().enumerate() {
        let Ply { before, thought, offered, .. } = ply;
        let player = speaker.of(state.kind()).player_name(before.turn());
        let mut part = format!("{player} {}", text(speaker.ply_name(state, index)));
        if !ply.is_from_elsewhere {
            part = format!("{part} in {}", text(speaker.time(*thought)));
        }
        if *offered {
            part += ", with the offer of a draw";
        }
        match said.last_mut() {
            Some(line) if before.turn() == Side::Second => *line = format!("{line}; {part}"),
            _ => said.push(format!("Move {}: {part}", before.move_number())),
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

fn text(segments: Vec<Segment>) -> String {
    segments.into_iter().map(|segment| segment.text).collect::<Vec<String>>().join(" ")
}
