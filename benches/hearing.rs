//! Microseconds an utterance: moves in each style, questions, and what is not understood,
//! in a position with many moves.
//!
//! `cargo bench --bench hearing`. CPU time, best of three. There is no peer: recognisers
//! have grammars of their own, and no program of this kind reads several languages.

mod measure;

use std::hint::black_box;
use std::time::Duration;

use annabella::games::chess::Position;
use annabella::speech::{Hearing, Language, Settings, Speaker, Style};
use measure::best_of_three;

const PASSES: u32 = 200;

const FEN: &str = "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1";

/// What is no move.
const OTHERS: [(&str, &[&str]); 6] = [
    ("questions", &["what is on e four", "where are the white knights", "how much time is left"]),
    ("deeds", &["I offer a draw", "claim repetition with knight takes d7", "resign"]),
    ("several moves", &["knight takes", "knight d five", "castle", "queen takes pawn"]),
    ("no move", &["knight to a eight", "bishop takes e four", "pawn e2 to e5"]),
    ("no words", &["the weather is fine today", "blorf wug zmak", "springerfelixdreiundvierzig"]),
    ("words without end", &[LONG]),
];

/// As long as anything may be, and each word with two meanings.
const LONG: &str = "to two for four be see to two for four be see to two for four be see to two for \
    four be see to two for four be see to two for four be see to two for four be see \
    to two for four be see to two for four be see to two for four be see to two for \
    four be see to two for four be see to two for four be see to two for four be see \
    to two for four be see to two for four be see to two for four be see";

fn main() {
    let position: Position = FEN.parse().expect("a fixed position");
    println!("microseconds of CPU time, best of three: the mean, and the slowest\n");
    println!("{:<32}{:>10}{:>10}", "", "mean", "slowest");
    for language in Language::ALL {
        for style in Style::ALL {
            let settings = Settings { language, style, ..Settings::default() };
            let speaker = Speaker::new(settings);
            let moves = position.legal_moves();
            let texts: Vec<String> = moves
                .into_iter()
                .map(|mv| {
                    let segments = speaker.move_name(&position, mv);
                    let texts: Vec<String> = segments.into_iter().map(|part| part.text).collect();
                    texts.join(" ")
                })
                .collect();
            let name = format!("{} {}, all moves", language.code(), style.name());
            let texts: Vec<&str> = texts.iter().map(String::as_str).collect();
            print(&name, Hearing::new(settings), &position, &texts);
        }
    }
    for (name, texts) in OTHERS {
        print(name, Hearing::new(Settings::default()), &position, texts);
    }
}

fn print(name: &str, hearing: Hearing, position: &Position, texts: &[&str]) {
    let times: Vec<f64> = texts
        .iter()
        .map(|text| {
            let mut pass = || {
                for _ in 0..PASSES {
                    black_box(hearing.hear(black_box(text), position));
                }
            };
            let [time]: [Duration; 1] =
                best_of_three(&mut [&mut pass]).try_into().expect("a time for each program");
            time.as_secs_f64() * 1e6 / f64::from(PASSES)
        })
        .collect();
    let count = u32::try_from(times.len()).expect("a few texts");
    let mean = times.iter().sum::<f64>() / f64::from(count);
    let slowest = times.iter().copied().fold(0.0, f64::max);
    println!("{name:<32}{mean:>10.2}{slowest:>10.2}");
}
