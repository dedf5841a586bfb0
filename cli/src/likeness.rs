//! `annabella likeness`: how levels and people choose their moves.
//!
//! Its parts read rated games ([`games`]), take positions out of them ([`sample`]), judge these
//! once ([`judgements`]) and say what a choice was worth ([`verdict`]), for whoever learns from
//! such games, too.

pub mod bands;
pub mod bootstrap;
pub mod chooser;
mod figures;
pub mod games;
mod guesses;
pub mod judge;
pub mod judgements;
mod measure;
pub mod sample;
mod slips;
mod spread;
mod table;
pub mod verdict;

use std::path::PathBuf;

use annabella::engine::Level;

use crate::Failure;
use crate::args::{Half, LikenessArgs};
use crate::output::{Output, complain};
use crate::play::shown::shown_path;
use bands::Band;
use chooser::Player;
use games::{Games, Wanted};
use judge::Bench;
use judgements::Judgements;
use measure::{Asking, Measure};
use table::Row;

pub(crate) fn run(args: &LikenessArgs) -> Result<(), Failure> {
    let bench = bench(args)?;
    let half = match args.half {
        Half::Table => Some(games::Half::Table),
        Half::Training => Some(games::Half::Training),
        Half::All => None,
    };
    let wanted = Wanted { min_seconds: args.min_seconds, half };
    let Games { games, faults } = games::read(&args.files, wanted)?;
    for fault in &faults {
        complain(format_args!("error: {fault}"));
    }
    if games.is_empty() {
        return Err(none_found(args));
    }
    let judge = bench.name();
    let threads = args.threads as usize;
    let mut judgements = Judgements::new(bench, threads, args.cache.as_deref())?;
    let tells_chances = args.draws > 0 || !args.ratings.is_empty();
    let slips = if tells_chances { slips::learnt(args, &mut judgements)? } else { None };
    let mut measure = Measure::new(&games, judgements, Asking { threads, draws: args.draws })?;
    let mut rows = Vec::new();
    for band in args.bands.all() {
        let figures = measure.people(band);
        rows.push(Row { who: format!("people {band}"), is_people: true, figures });
    }
    for player in players(args) {
        if let Player::Rating(rating) = player {
            let (from, to) = (rating - measure::NEAR, Some(rating + measure::NEAR));
            let figures = measure.people(Band { from, to, middle: rating });
            rows.push(Row { who: format!("people at {rating}"), is_people: true, figures });
        }
        let figures = measure.player(player, args.positions as usize)?;
        rows.push(Row { who: player.name(), is_people: false, figures });
    }
    let mut output = Output::new();
    if args.form.json {
        table::print_json(&rows, slips, &mut output)?;
    } else {
        let (games, positions) = (games.len(), measure.positions());
        output.line(format_args!("{games} games, {positions} positions, judged by {judge}"))?;
        output.line("")?;
        table::print_words(&rows, slips, &mut output)?;
    }
    output.flush()?;
    if faults.is_empty() { Ok(()) } else { Err(Failure::Reported) }
}

/// Who is measured beside people.
fn players(args: &LikenessArgs) -> Vec<Player> {
    let all = Level::ALL.to_vec();
    let is_default = args.levels.is_empty() && args.ratings.is_empty();
    let levels = if is_default { &all } else { &args.levels };
    let levels = levels.iter().map(|&level| Player::Level(level));
    levels.chain(args.ratings.iter().map(|&rating| Player::Rating(rating))).collect()
}

fn bench(args: &LikenessArgs) -> Result<Bench, Failure> {
    match &args.judge {
        None => Ok(Bench::own(args.nodes)),
        Some(command) => Bench::engine(command, &args.judge_option, args.nodes)
            .map_err(|problem| Failure::Usage(format!("--judge: {problem}"))),
    }
}

fn none_found(args: &LikenessArgs) -> Failure {
    let names: Vec<String> = args.files.iter().map(PathBuf::as_path).map(shown_path).collect();
    let half = match args.half {
        Half::Table => ", of the half \"table\"",
        Half::Training => ", of the half \"training\"",
        Half::All => "",
    };
    Failure::BadInput(format!(
        "{}: no rated game found, expected games with numbers in WhiteElo and BlackElo and at \
         least {} seconds in TimeControl{half}",
        names.join(", "),
        args.min_seconds
    ))
}
