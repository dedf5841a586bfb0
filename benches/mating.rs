//! Who can still mate: the final positions of real games, and every position of
//! some, asked for both sides, beside a list of the legal moves and the status.
//!
//! `cargo bench --bench mating`. CPU time of one thread, best of three.

mod measure;

use std::hint::black_box;
use std::time::Duration;

use annabella::games::Side;
use annabella::games::Winnability;
use annabella::games::chess::notation::pgn::{Options, Reader};
use annabella::games::chess::{Budget, Position};
use measure::best_of_three;

const GAMES: &[u8] = include_bytes!("data/lichess-2025-05.pgn");
const FINALS: &str = include_str!("data/lichess-2025-05-finals.txt");
const COMPOSED: &str = include_str!("../tests/mating/positions.txt");
/// Games of which every position is asked.
const WHOLE_GAMES: usize = 50;

fn main() {
    let (finals, all) = positions();
    report("final positions", &finals);
    report("every position", &all);
    let composed: Vec<Position> = COMPOSED
        .lines()
        .filter(|line| !line.is_empty() && !line.starts_with('#'))
        .map(|line| line.split(" | ").next().unwrap_or_default().parse().expect("a position"))
        .collect();
    report("composed positions", &composed);
}

/// The final positions of all games, and every position of the first ones.
fn positions() -> (Vec<Position>, Vec<Position>) {
    let mut finals: Vec<Position> =
        FINALS.lines().map(|line| line.parse().expect("a position")).collect();
    let mut all = Vec::new();
    let mut reader = Reader::with_options(GAMES, Options::default());
    let games = std::iter::from_fn(|| reader.next_game().expect("real games can be read"));
    for (number, game) in games.enumerate() {
        let mut position = Position::default();
        for mv in game.mainline() {
            if number < WHOLE_GAMES {
                all.push(position);
            }
            position = position.after_legal(mv);
        }
        finals.push(position);
    }
    (finals, all)
}

#[allow(clippy::cast_precision_loss, reason = "counts of five digits")]
fn report(title: &str, positions: &[Position]) {
    let questions: Vec<(Position, Side)> =
        positions.iter().flat_map(|&position| Side::ALL.map(|color| (position, color))).collect();
    let (all, count) = (positions.len() as f64, questions.len() as f64);
    let ruling = |(position, color): &(Position, Side)| {
        black_box(position.winnability((*color).into(), Budget::RULING))
    };
    let answers: Vec<Winnability> = questions.iter().map(ruling).collect();
    let share =
        |wanted| 100.0 * answers.iter().filter(|&&answer| answer == wanted).count() as f64 / count;
    let by_rule =
        questions.iter().filter(|(position, color)| position.can_win((*color).into()).is_some());
    println!("{title}: {all} positions, both sides");
    println!("  undecided                    {:>9.2} %", share(Winnability::Undecided));
    println!("  unwinnable                   {:>9.2} %", share(Winnability::Unwinnable));
    println!("  by material and status alone {:>9.2} %", 100.0 * by_rule.count() as f64 / count);

    let times = best_of_three(&mut [
        &mut || {
            for question in &questions {
                ruling(question);
            }
        },
        &mut || {
            for position in positions {
                black_box(position.is_dead(Budget::QUICK));
            }
        },
        &mut || {
            for position in positions {
                black_box((position.legal_moves(), position.status()));
            }
        },
    ]);
    let each = |time: Duration, count: f64| time.as_secs_f64() * 1e6 / count;
    let [ask, dead, list] = [each(times[0], count), each(times[1], all), each(times[2], all)];
    let mut alone: Vec<Duration> = questions
        .iter()
        .map(|question| {
            let mut ask = || {
                ruling(question);
            };
            best_of_three(&mut [&mut ask])[0]
        })
        .collect();
    alone.sort_unstable();
    let at = |share: usize| alone[(alone.len() - 1) * share / 100].as_secs_f64() * 1e6;
    println!("                                      µs   ratio");
    println!("  ruling, mean               {ask:>11.3}{:>8.2}", ask / list);
    println!("  ruling, 50 % up to         {:>11.3}", at(50));
    println!("  ruling, 99 % up to         {:>11.3}", at(99));
    println!("  ruling, worst              {:>11.3}", at(100));
    println!("  dead after a move, mean    {dead:>11.3}{:>8.2}", dead / list);
    println!("  legal moves and status     {list:>11.3}    1.00\n");
}
