//! `annabella review`: the moves of a game that cost most, and what was better.

use std::fmt::Display;
use std::fs::File;
use std::io::{self, Cursor, Read};

use annabella::engine::chess::{CancelFlag, Moment};
use annabella::games::Side;
use annabella::games::chess::notation::pgn::{Game, Reader};
use annabella::games::chess::notation::san::{self, Style};
use annabella::games::chess::{Color, Move, Position};
use annabella::speech::{Speaker, braille};
use annabella::table::journal;
use annabella::table::replay::{Replayed, replay};
use annabella::table::{ReviewSettings, may_be_reviewed, review};
use serde::Serialize;

use crate::Failure;
use crate::args::{ReviewArgs, ReviewedSide};
use crate::output::{Output, complain};
use crate::play::shown::shown_path;
use crate::play::table::sheet_of_saved;
use crate::source::{Source, braille_of, first_bytes};
use crate::words::{Words, key};

/// What came of a game.
#[derive(Serialize)]
struct Reviewed {
    /// From 1.
    game: u64,
    moments: Vec<Told>,
    /// The sentences, as they are printed.
    text: Vec<String>,
}

#[derive(Serialize)]
struct Told {
    /// From 1; both sides' moves count.
    ply: usize,
    color: &'static str,
    played: String,
    better: String,
    reply: Option<String>,
    /// In thousandths of a point.
    loss: u32,
}

pub(crate) fn run(args: &ReviewArgs) -> Result<(), Failure> {
    let name = shown_path(&args.file);
    let mut input = File::open(&args.file).map_err(|error| Failure::io(&name, error))?;
    let first = first_bytes(&mut input).map_err(|error| Failure::io(&name, error))?;
    let source = Source::of(&first, Some(&args.file));
    let input = Cursor::new(first).chain(input);
    match source {
        Source::Saved => run_saved(input, &name, args),
        Source::Pgn => run_all(Reader::new(input), &name, args),
        Source::Braille => {
            let bytes = braille_of(input).map_err(|error| Failure::io(&name, error))?;
            run_all(braille::Reader::new(&bytes), &name, args)
        }
    }
}

fn run_all<E: Display>(
    games: impl Iterator<Item = Result<Game, E>>,
    name: &str,
    args: &ReviewArgs,
) -> Result<(), Failure> {
    let mut teller = Teller::new(args);
    let mut is_whole = true;
    for game in games {
        match game {
            Ok(game) => teller.tell(&game)?,
            Err(error) => {
                is_whole = false;
                complain(format_args!("error: {name}: {error}"));
            }
        }
    }
    if teller.games == 0 && is_whole {
        return Err(Failure::BadInput(format!("{name}: no game found")));
    }
    if is_whole { Ok(()) } else { Err(Failure::Reported) }
}

fn run_saved(input: impl Read, name: &str, args: &ReviewArgs) -> Result<(), Failure> {
    let bad = |problem: &dyn Display| Failure::BadInput(format!("{name}: {problem}"));
    let mut bytes = Vec::new();
    let mut input = input.take(journal::limits::FILE + 1);
    input.read_to_end(&mut bytes).map_err(|error: io::Error| Failure::io(name, error))?;
    let reading = journal::read(&bytes).map_err(|error| bad(&error))?;
    let Replayed { state, problem } = replay(&reading).map_err(|error| bad(&error))?;
    if !may_be_reviewed(&state) {
        return Err(bad(
            &"a strict game, or one that is played blindfold, is not reviewed before its end",
        ));
    }
    let sheet = sheet_of_saved(&state, &reading);
    Teller::new(args).tell(&sheet.ok_or_else(|| bad(&"only chess is reviewed"))?)?;
    problem.map_or(Ok(()), |problem| Err(bad(&problem)))
}

struct Teller<'a> {
    args: &'a ReviewArgs,
    output: Output,
    games: u64,
}

impl Teller<'_> {
    fn new(args: &ReviewArgs) -> Teller<'_> {
        Teller { args, output: Output::new(), games: 0 }
    }

    fn tell(&mut self, game: &Game) -> Result<(), Failure> {
        self.games += 1;
        let side = match self.args.side {
            ReviewedSide::White => Some(Side::First),
            ReviewedSide::Black => Some(Side::Second),
            ReviewedSide::Both => None,
        };
        let settings = ReviewSettings { side, nodes: self.args.nodes };
        // nobody cancels here but with the program itself
        let Some(found) = review(game, settings, &CancelFlag::default(), &mut |_| {}) else {
            return Ok(());
        };
        let voice = self.args.voice();
        let speaker = Speaker::new(voice.settings_to_read());
        let text = speaker.review(&found, None).iter().map(ToString::to_string).collect();
        let told =
            Reviewed { game: self.games, moments: found.moments.iter().map(told).collect(), text };
        if self.args.form.json {
            self.output.json(&told)?;
        } else {
            if self.games > 1 {
                let words = Words::of(voice.lang.language());
                let number = [("number", self.games.into())];
                self.output.line("")?;
                self.output.line(words.fill(key::REVIEW_GAME, number))?;
            }
            for line in told.text {
                self.output.line(line)?;
            }
        }
        // a game takes seconds
        self.output.flush()
    }
}

fn told(moment: &Moment) -> Told {
    let Moment { ply, before, played, better, reply, loss } = moment;
    let written = |position: &Position, mv: Move| san::write(position, mv, &Style::PGN);
    Told {
        ply: ply + 1,
        color: match before.turn() {
            Color::White => "white",
            Color::Black => "black",
        },
        played: written(before, *played),
        better: written(before, *better),
        reply: reply.map(|reply| written(&before.after_legal(*played), reply)),
        loss: *loss,
    }
}
