//! What is heard.

mod blind;
mod checkers;
mod games;
mod golden;
mod hostile;
mod noise;
mod placing;
mod recognised;
mod round_trips;
mod yin_yang;

use annabella::games::GameKind;
use annabella::games::chess::Position;
use annabella::games::chess::notation::san;
use annabella::speech::{Heard, NotUnderstood};

/// What was heard, in short.
fn told(heard: &Heard, position: &Position) -> String {
    let name = |mv| san::write(position, mv, &san::Style::PGN);
    match heard {
        Heard::Move(mv) => format!("move {}", name(*mv)),
        Heard::Irregular { squares, refusal } => format!("irregular {squares} {}", refusal.name()),
        Heard::PromotionMissing { squares, question } => format!("promotion {squares}: {question}"),
        Heard::Ambiguous { candidates, question } => {
            let names: Vec<String> = candidates.iter().map(|&mv| name(mv)).collect();
            format!("which {}: {question}", names.join(" "))
        }
        Heard::Question(question) => format!("ask {}", question.text(GameKind::Chess)),
        Heard::Deed(deed) => format!("do {}", deed.text(GameKind::Chess)),
        Heard::Command(command) => format!("tell {command}"),
        Heard::NotUnderstood(NotUnderstood { why, phrase, .. }) => {
            format!("no {}: {phrase}", why.name())
        }
    }
}
