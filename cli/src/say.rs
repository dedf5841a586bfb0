//! `annabella say`: what is spoken of moves, a line each.

use annabella::games::chess::notation::{san, uci};
use annabella::games::chess::{Move, Position};
use annabella::speech::{Segment, Speaker, Urgency};
use serde::Serialize;

use crate::args::SayArgs;
use crate::output::Output;
use crate::{Failure, input, style};

/// What is spoken of a line.
#[derive(Default, Serialize)]
struct Spoken {
    #[serde(rename = "move")]
    mv: Option<String>,
    urgency: Option<&'static str>,
    segments: Vec<Part>,
    #[serde(skip_serializing_if = "Option::is_none")]
    error: Option<String>,
}

/// A part for one voice.
#[derive(Serialize)]
pub(crate) struct Part {
    lang: &'static str,
    text: String,
}

impl From<Segment> for Part {
    fn from(segment: Segment) -> Part {
        Part { lang: segment.lang.code(), text: segment.text }
    }
}

pub(crate) fn run(args: &SayArgs) -> Result<(), Failure> {
    let start = args.start.start_without_lot()?;
    let mut position = start.position;
    let speaker = Speaker::new(args.voice.settings());
    let castling = style::castling(start.game);
    let mut output = Output::new();
    let mut all_moves = true;
    input::each_line(|_, line| {
        let mv = line
            .map_err(ToString::to_string)
            .and_then(|text| san::parse(&position, text).map_err(|error| error.to_string()));
        let spoken = match mv {
            Ok(mv) => {
                let spoken = speak(&speaker, &position, mv, castling);
                if args.play {
                    position = position.after_legal(mv);
                }
                spoken
            }
            Err(error) => {
                all_moves = false;
                Spoken { error: Some(error), ..Spoken::default() }
            }
        };
        if args.form.json {
            output.json(&spoken)?;
        } else {
            output.line(in_words(&spoken))?;
        }
        output.flush()
    })?;
    if all_moves { Ok(()) } else { Err(Failure::Reported) }
}

/// A move of the opponent is said at once.
fn speak(speaker: &Speaker, position: &Position, mv: Move, castling: uci::Castling) -> Spoken {
    Spoken {
        mv: Some(uci::write(mv, castling)),
        urgency: Some(Urgency::Assertive.name()),
        segments: speaker.move_name(position, mv).into_iter().map(Part::from).collect(),
        error: None,
    }
}

/// `assertive de:Springer Felix drei`
fn in_words(spoken: &Spoken) -> String {
    if let Some(error) = &spoken.error {
        return format!("Not a move: {error}.");
    }
    let parts: Vec<String> =
        spoken.segments.iter().map(|part| format!("{}:{}", part.lang, part.text)).collect();
    format!("{} {}", spoken.urgency.unwrap_or_default(), parts.join(" | "))
}
