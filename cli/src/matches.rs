//! `annabella match`: two opponents play each other, and their strength is compared.

mod fault;
mod game;
pub(crate) mod judging;
mod openings;
mod opponent;
mod peer;
mod record;
mod report;
mod rules;
mod score;
mod sprt;

use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::mpsc::{Sender, channel};
use std::thread;

use annabella::games::GameKind;

use crate::Failure;
use crate::args::MatchArgs;
use crate::output::{Output, complain};
use game::Played;
use openings::Openings;
use opponent::Entry;
use report::Tally;
use rules::Rules;
use sprt::Test;

/// All that the players have to know.
struct Match {
    entries: [Entry; 2],
    openings: Openings,
    rules: Rules,
    seed: u64,
    pairs: u32,
    /// The next pair to be played.
    next: AtomicU32,
}

/// Both games of an opening.
struct Pair {
    number: u32,
    games: [Played; 2],
}

pub(crate) fn run(args: &MatchArgs) -> Result<(), Failure> {
    let the_match = Match::new(args)?;
    let mut record = Record::new(args)?;
    thread::scope(|scope| {
        let (sender, pairs) = channel();
        for _ in 0..args.concurrency.min(the_match.pairs) {
            let sender = sender.clone();
            let the_match = &the_match;
            scope.spawn(move || the_match.play(&sender));
        }
        // the channel ends when the last player has gone
        drop(sender);
        for pair in pairs {
            let added = pair.and_then(|pair| record.add(&pair, &the_match.rules));
            if added.is_err() || record.tally.is_decided() {
                the_match.stop();
                return added;
            }
        }
        Ok(())
    })?;
    record.close()
}

impl Match {
    fn new(args: &MatchArgs) -> Result<Match, Failure> {
        let entry = |name, text, options| {
            Entry::parse(text, options)
                .map_err(|problem| Failure::Usage(format!("{name}: {problem}")))
        };
        let entries = [entry("A", &args.a, &args.option_a)?, entry("B", &args.b, &args.option_b)?];
        let has_engine = entries.iter().any(|entry| matches!(entry, Entry::Engine(_)));
        if has_engine && args.nodes.is_none() && args.tc.is_none() {
            return Err(Failure::Usage("an engine needs --nodes or --tc".to_owned()));
        }
        let has_rating = entries.iter().any(|entry| matches!(entry, Entry::Rating(_)));
        if has_rating && !matches!(args.game, GameKind::Chess | GameKind::Chess960) {
            return Err(Failure::Usage("a rating plays only chess".to_owned()));
        }
        let openings = match &args.openings {
            Some(path) => Openings::from_file(path, args.game, args.seed)?,
            None => Openings::built_in(args.game, args.seed),
        };
        let (seed, pairs) = (args.seed, args.games.div_ceil(2));
        let rules = Rules::new(args);
        Ok(Match { entries, openings, rules, seed, pairs, next: AtomicU32::new(0) })
    }

    /// Plays pairs until there are no more. Each caller has players of its own.
    fn play(&self, sender: &Sender<Result<Pair, Failure>>) {
        let enter = |entry: &Entry| entry.enter(&self.rules);
        let players = enter(&self.entries[0]).and_then(|a| Ok([a, enter(&self.entries[1])?]));
        let mut players = match players {
            Ok(players) => players,
            Err(failure) => {
                // nobody listens once the match is over
                let _ = sender.send(Err(failure));
                return;
            }
        };
        loop {
            let number = self.next.fetch_add(1, Ordering::Relaxed);
            if number >= self.pairs {
                return;
            }
            let opening = self.openings.of_pair(number);
            let games = [0, 1].map(|first| {
                let seed = self.seed ^ (u64::from(number) << 1 | first as u64) << 16;
                game::play(&mut players, first, opening, seed, &self.rules)
            });
            if sender.send(Ok(Pair { number, games })).is_err() {
                return;
            }
        }
    }

    /// Lets no more pairs begin.
    fn stop(&self) {
        self.next.store(self.pairs, Ordering::Relaxed);
    }
}

/// What is told and written down while the match goes on.
struct Record<'a> {
    args: &'a MatchArgs,
    names: [&'a str; 2],
    tally: Tally,
    games: Option<record::Games>,
    output: Output,
}

/// How often it is told how the match stands, in games.
const GAMES_A_LINE: u32 = 20;

impl<'a> Record<'a> {
    fn new(args: &'a MatchArgs) -> Result<Record<'a>, Failure> {
        let games = args.pgn.as_deref().map(record::Games::create).transpose()?;
        let tally = Tally::new(args.sprt.map(Test::new));
        let names = [args.a.as_str(), args.b.as_str()];
        Ok(Record { args, names, tally, games, output: Output::new() })
    }

    fn add(&mut self, pair: &Pair, rules: &Rules) -> Result<(), Failure> {
        for (index, game) in pair.games.iter().enumerate() {
            let round = format!("{}.{}", pair.number + 1, index + 1);
            if let Some((opponent, fault)) = game.fault() {
                let (letter, name) = (["A", "B"][opponent], self.names[opponent]);
                let ply = game.moves.len() + 1;
                complain(format_args!("note: game {round}, ply {ply}: {letter} ({name}) {fault}"));
            }
            if let Some(games) = &mut self.games {
                games.add(game, &round, self.names, rules)?;
            }
        }
        self.tally.add(&pair.games);
        if !self.args.form.json && self.tally.score.games().is_multiple_of(GAMES_A_LINE) {
            self.output.line(self.tally.standing())?;
            self.output.flush()?;
        }
        Ok(())
    }

    fn close(mut self) -> Result<(), Failure> {
        if self.args.form.json {
            self.tally.print_json(self.names, &mut self.output)?;
        } else {
            self.tally.print_words(self.names, &mut self.output)?;
        }
        self.output.flush()
    }
}
