//! `annabella hear`: what utterances mean, a line each.

use annabella::games::GameKind;
use annabella::games::chess::notation::uci;
use annabella::games::chess::{Move, Position, Role};
use annabella::speech::{Heard, Hearing, NotUnderstood, Phrase, Settings, Speaker, Why};
use serde::Serialize;

use crate::args::HearArgs;
use crate::output::Output;
use crate::{Failure, input, style};

/// What a line means.
#[derive(Serialize)]
struct Understood {
    kind: Kind,
    /// In UCI.
    #[serde(rename = "move")]
    mv: Option<String>,
    name: Option<String>,
    args: Vec<String>,
    /// In UCI.
    candidates: Vec<String>,
    /// What is said back, of a move its name.
    say: Option<String>,
}

#[derive(Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
enum Kind {
    Move,
    Query,
    Command,
    Ambiguous,
    NotUnderstood,
}

impl Understood {
    fn new(kind: Kind) -> Understood {
        Understood {
            kind,
            mv: None,
            name: None,
            args: Vec::new(),
            candidates: Vec::new(),
            say: None,
        }
    }

    /// Something whose text is its name and, behind that, what it is about.
    fn of_text(kind: Kind, text: &str) -> Understood {
        let mut words = text.split(' ').map(str::to_owned);
        Understood { name: words.next(), args: words.collect(), ..Understood::new(kind) }
    }
}

pub(crate) fn run(args: &HearArgs) -> Result<(), Failure> {
    let start = args.start.start_without_lot()?;
    let mut position = start.position;
    let settings = Settings { is_dictated: args.dictated, ..args.voice.settings() };
    let (hearing, speaker) = (Hearing::new(settings), Speaker::new(settings));
    let castling = style::castling(start.game);
    let mut output = Output::new();
    input::each_line(|_, line| {
        let heard = match line {
            Ok(text) => hearing.hear(text, &position),
            Err(_) => Heard::NotUnderstood(hearing.too_long("")),
        };
        let understood = tell(&heard, &speaker, &position, castling);
        if args.form.json {
            output.json(&understood)?;
        } else {
            output.line(in_words(&understood))?;
        }
        if args.play
            && let Heard::Move(mv) = heard
        {
            position = position.after_legal(mv);
        }
        output.flush()
    })
}

fn tell(
    heard: &Heard,
    speaker: &Speaker,
    position: &Position,
    castling: uci::Castling,
) -> Understood {
    let name = |mv: &Move| uci::write(*mv, castling);
    let said = |phrase: &Phrase| Some(phrase.to_string());
    match heard {
        Heard::Move(mv) => {
            let segments = speaker.move_name(position, *mv).into_iter();
            let texts: Vec<String> = segments.map(|segment| segment.text).collect();
            let say = Some(texts.join(" "));
            Understood { mv: Some(name(mv)), say, ..Understood::new(Kind::Move) }
        }
        Heard::Question(question) => {
            Understood::of_text(Kind::Query, &question.text(GameKind::Chess).to_string())
        }
        Heard::Deed(deed) => {
            Understood::of_text(Kind::Command, &deed.text(GameKind::Chess).to_string())
        }
        Heard::Command(command) => Understood::of_text(Kind::Command, &command.to_string()),
        Heard::Ambiguous { candidates, question } => Understood {
            candidates: candidates.iter().map(name).collect(),
            say: said(question),
            ..Understood::new(Kind::Ambiguous)
        },
        Heard::PromotionMissing { squares, question } => {
            let with = |role: &Role| format!("{squares}{}", role.to_char());
            Understood {
                name: Some("promotion-missing".to_owned()),
                args: vec![squares.to_string()],
                candidates: Role::PROMOTIONS.iter().map(with).collect(),
                say: said(question),
                ..Understood::new(Kind::Ambiguous)
            }
        }
        Heard::Irregular { squares, refusal } => Understood {
            name: Some("irregular".to_owned()),
            args: vec![squares.to_string(), refusal.name().to_owned()],
            ..Understood::new(Kind::NotUnderstood)
        },
        Heard::NotUnderstood(NotUnderstood { why, phrase, .. }) => Understood {
            name: Some(why.name().to_owned()),
            args: match why {
                Why::UnknownWord(word) | Why::NoSquare(word) => vec![word.clone()],
                _ => Vec::new(),
            },
            say: said(phrase),
            ..Understood::new(Kind::NotUnderstood)
        },
    }
}

/// `move g1f3: knight, f 3`, `query on e4`, `not understood: I heard nothing.`
fn in_words(understood: &Understood) -> String {
    let kind = match understood.kind {
        Kind::Move => "move",
        Kind::Query => "query",
        Kind::Command => "command",
        Kind::Ambiguous => "ambiguous",
        Kind::NotUnderstood => "not understood",
    };
    let mut words = vec![kind];
    words.extend(understood.mv.as_deref());
    if understood.kind != Kind::NotUnderstood || understood.say.is_none() {
        words.extend(understood.name.as_deref());
        words.extend(understood.args.iter().map(String::as_str));
    }
    words.extend(understood.candidates.iter().map(String::as_str));
    let words = words.join(" ");
    match &understood.say {
        Some(say) => format!("{words}: {say}"),
        None => words,
    }
}
