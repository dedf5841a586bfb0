//! `annabella review`: the moves of a game that cost most, and what was better.

use std::fmt::Display;
use std::fs::File;
use std::io::{self, Cursor, Read};

use annabella::engine::{CancelFlag, Moment, Review};
use annabella::games::{GameKind, Record, Rules, Side};
use annabella::speech::Speaker;
use annabella::speech::braille::Options;
use annabella::table::journal;
use annabella::table::replay::{Replayed, replay};
use annabella::table::{ReviewSettings, Reviewable, may_be_reviewed, review};
use serde::Serialize;

use crate::Failure;
use crate::args::{ReviewArgs, ReviewedSide, named};
use crate::output::{Output, complain};
use crate::play::shown::shown_path;
use crate::play::table::record_of_saved;
use crate::source::{Source, first_of};
use crate::words::{Words, key};

/// What came of a game.
#[derive(Serialize)]
struct Answer {
    /// From 1.
    game: u64,
    moments: Vec<Told>,
    /// From where on everything was lost; only in Yin-Yang.
    lost: Option<ToldLost>,
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

#[derive(Serialize)]
struct ToldLost {
    /// After which ply, from 1.
    ply: usize,
    /// Who has lost.
    color: &'static str,
}

pub(crate) fn run(args: &ReviewArgs) -> Result<(), Failure> {
    let name = shown_path(&args.file);
    let mut input = File::open(&args.file).map_err(|error| Failure::io(&name, error))?;
    let first = first_of(&mut input).map_err(|error| Failure::io(&name, error))?;
    let source = Source::of(&first, Some(&args.file), None);
    let input = Cursor::new(first).chain(input);
    let Source::Games(notation) = source else { return run_saved(input, &name, args) };
    let games = notation.games(input, Options::default());
    let mut teller = Teller::new(args);
    let mut is_whole = true;
    for game in games.map_err(|error| Failure::io(&name, error))? {
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
    let mut teller = Teller::new(args);
    match record_of_saved(&state, &reading) {
        Some(game) => teller.tell(&game)?,
        None => return Err(bad(&"this game cannot be looked back at")),
    }
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

    fn tell(&mut self, game: &Record) -> Result<(), Failure> {
        self.games += 1;
        let voice = self.args.voice();
        let speaker = Speaker::new(voice.settings_to_read());
        let (moments, lost, said) = match game {
            Record::Chess(game) => {
                let found = self.looked_back(&**game, GameKind::Chess);
                (
                    told(&found, GameKind::Chess),
                    told_lost(&found, GameKind::Chess),
                    speaker.review(&found, None),
                )
            }
            Record::Checkers(game) => {
                let found = self.looked_back(&**game, GameKind::Checkers);
                (
                    told(&found, GameKind::Checkers),
                    told_lost(&found, GameKind::Checkers),
                    speaker.checkers_review(&found, None),
                )
            }
            Record::YinYang(game) => {
                let found = self.looked_back(&**game, GameKind::YinYang);
                (
                    told(&found, GameKind::YinYang),
                    told_lost(&found, GameKind::YinYang),
                    speaker.yin_yang_review(&found, None),
                )
            }
        };
        let text = said.iter().map(ToString::to_string).collect();
        let told = Answer { game: self.games, moments, lost, text };
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

    fn looked_back<G: Reviewable>(&self, game: &G, kind: GameKind) -> Review<G::Position> {
        let settings = ReviewSettings { side: side(self.args.side, kind), nodes: self.args.nodes };
        // nobody cancels here but with the program itself
        let found = review(game, settings, &CancelFlag::default(), &mut |_| {});
        found.unwrap_or_default()
    }
}

/// The moments as JSON has them.
fn told<P: Rules>(review: &Review<P>, kind: GameKind) -> Vec<Told> {
    let told = |moment: &Moment<P>| {
        let Moment { ply, before, played, better, reply, loss, .. } = moment;
        let after = before.after(*played);
        Told {
            ply: ply + 1,
            color: kind.side_name(before.turn()),
            played: before.notation(*played),
            better: before.notation(*better),
            reply: reply.map(|reply| after.notation(reply)),
            loss: *loss,
        }
    };
    review.moments.iter().map(told).collect()
}

fn told_lost<P: Rules>(review: &Review<P>, kind: GameKind) -> Option<ToldLost> {
    let lost = review.lost?;
    Some(ToldLost { ply: lost.plies, color: kind.side_name(lost.position.turn()) })
}

/// Whose moves are meant.
fn side(asked: ReviewedSide, kind: GameKind) -> Option<Side> {
    let white = named(kind, "white");
    match asked {
        ReviewedSide::White => Some(white),
        ReviewedSide::Black | ReviewedSide::Red => Some(!white),
        ReviewedSide::Both => None,
    }
}
