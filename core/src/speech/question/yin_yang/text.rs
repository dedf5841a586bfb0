//! Questions about a board of Yin-Yang as they are written.

use std::fmt;

use super::{YinYangCorner, YinYangDirection, YinYangQuestion, YinYangTerm};
use crate::games::yin_yang::Point;
use crate::games::{GameKind, Side};

impl YinYangQuestion {
    /// The question of this text, as it is written.
    pub(in crate::speech::question) fn read(text: &str) -> Option<YinYangQuestion> {
        let mut words = text.split(' ').peekable();
        let name = words.next()?;
        let read_side = |word: &str| GameKind::YinYang.read_side(word);
        let side = words.next_if(|word| read_side(word).is_some()).and_then(read_side);
        if name == "towards" {
            let direction = YinYangDirection::read(words.next()?)?;
            let from = words.next().map(str::parse).transpose().ok()?;
            let is_whole = side.is_none() && words.next().is_none();
            return is_whole.then_some(YinYangQuestion::Towards { direction, from });
        }
        if name == "connected" {
            let mut point = || words.next()?.parse().ok();
            let (point, other) = (point()?, point()?);
            let is_whole = side.is_none() && words.next().is_none();
            return is_whole.then_some(YinYangQuestion::Connected { point, other });
        }
        let last = words.next();
        let is_of_both = matches!(name, "allowed" | "what-if" | "why-played");
        if words.next().is_some() || side.is_some() && last.is_some() && !is_of_both {
            return None;
        }
        let point = || last?.parse::<Point>().ok();
        let line = |most: u8| last?.parse().ok().filter(|number| (1..=most).contains(number));
        Some(match name {
            "where" if last.is_none() => YinYangQuestion::Where { side },
            "count" if last.is_none() => YinYangQuestion::Count { side },
            "groups" if last.is_none() => YinYangQuestion::Groups { side },
            "largest" if last.is_none() => YinYangQuestion::Largest { side },
            "danger" | "hanging" | "threats" if last.is_none() => YinYangQuestion::Danger { side },
            "rescue" if last.is_none() => YinYangQuestion::Rescue { side },
            "any-danger" if last.is_none() => YinYangQuestion::AnyDanger { side },
            "playable" => YinYangQuestion::Playable { side: side? },
            "needed" => YinYangQuestion::Needed { side: side? },
            "winning" => YinYangQuestion::Winning { side: side? },
            "ladders" if last.is_none() => YinYangQuestion::Ladders { side },
            // what a side threatens is what the other one can lose
            "threats-of" => YinYangQuestion::Danger { side: Some(!side?) },
            "captures" if let Some(side) = side => YinYangQuestion::CapturesOf { side },
            "all-safe" => YinYangQuestion::AllSafe { side: side? },
            "allowed" => YinYangQuestion::Allowed { side, point: point()? },
            "what-if" => YinYangQuestion::WhatIf { side, point: point()? },
            "why-played" => {
                let point = last.map(str::parse).transpose().ok()?;
                YinYangQuestion::WhyPlayed { side, point }
            }
            "forbidden" if last.is_none() => YinYangQuestion::Forbidden { side },
            _ if side.is_some() => return None,
            "on" => YinYangQuestion::On { point: point()? },
            "free" => YinYangQuestion::Free { point: point()? },
            // as the phrases of all games have them
            "row" | "rank" => YinYangQuestion::Row { row: line(MOST_LINES)? },
            "column" | "file" => YinYangQuestion::Column { column: line(MOST_LINES)? },
            "lines" => YinYangQuestion::Lines { point: point()? },
            "group" => YinYangQuestion::Group { point: point()? },
            "in-danger" => YinYangQuestion::InDanger { point: point()? },
            "in-atari" => YinYangQuestion::InAtari { point: point()? },
            "lost" => YinYangQuestion::Lost { point: point()? },
            "escape" => YinYangQuestion::Escape { point: point()? },
            "good" => YinYangQuestion::Good { point: point()? },
            "safe" => YinYangQuestion::Safe { point: point()? },
            "capture" => YinYangQuestion::Capture { point: point()? },
            "saving" => YinYangQuestion::Saving { point: point()? },
            "corner" => YinYangQuestion::Corner { corner: YinYangCorner::read(last?)? },
            "meaning" => YinYangQuestion::Meaning { term: YinYangTerm::read(last?)? },
            "near" | "neighbours" => YinYangQuestion::Near { point: point()? },
            _ if last.is_some() => return None,
            "board" => YinYangQuestion::Board,
            "regions" => YinYangQuestion::Regions,
            "middle" => YinYangQuestion::Middle,
            "should-resign" => YinYangQuestion::ShouldResign,
            "captures" => YinYangQuestion::Captures,
            "target" | "material" => YinYangQuestion::Target,
            "lead" => YinYangQuestion::Lead,
            "size" => YinYangQuestion::Size,
            "why" => YinYangQuestion::Why,
            "why-hint" => YinYangQuestion::WhyHint,
            "pass" => YinYangQuestion::Pass,
            "should-pass" => YinYangQuestion::ShouldPass,
            _ => return None,
        })
    }
}

/// The largest board has so many rows and columns.
const MOST_LINES: u8 = 19;

impl fmt::Display for YinYangQuestion {
    /// Its name, and behind it what it is about: `on D4`, `groups black`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let of = |f: &mut fmt::Formatter<'_>, name, side: Option<Side>| {
            f.write_str(name)?;
            side.map_or(Ok(()), |side| write!(f, " {}", GameKind::YinYang.side_name(side)))
        };
        match *self {
            YinYangQuestion::Board => f.write_str("board"),
            YinYangQuestion::Regions => f.write_str("regions"),
            YinYangQuestion::Corner { corner } => write!(f, "corner {corner}"),
            YinYangQuestion::Where { side } => of(f, "where", side),
            YinYangQuestion::Count { side } => of(f, "count", side),
            YinYangQuestion::On { point } => write!(f, "on {point}"),
            YinYangQuestion::Free { point } => write!(f, "free {point}"),
            YinYangQuestion::Row { row } => write!(f, "row {row}"),
            YinYangQuestion::Column { column } => write!(f, "column {column}"),
            YinYangQuestion::Lines { point } => write!(f, "lines {point}"),
            YinYangQuestion::Group { point } => write!(f, "group {point}"),
            YinYangQuestion::Groups { side } => of(f, "groups", side),
            YinYangQuestion::Largest { side } => of(f, "largest", side),
            YinYangQuestion::Danger { side } => of(f, "danger", side),
            YinYangQuestion::Rescue { side } => of(f, "rescue", side),
            YinYangQuestion::InDanger { point } => write!(f, "in-danger {point}"),
            YinYangQuestion::AnyDanger { side } => of(f, "any-danger", side),
            YinYangQuestion::InAtari { point } => write!(f, "in-atari {point}"),
            YinYangQuestion::Lost { point } => write!(f, "lost {point}"),
            YinYangQuestion::Escape { point } => write!(f, "escape {point}"),
            YinYangQuestion::Connected { point, other } => write!(f, "connected {point} {other}"),
            YinYangQuestion::Good { point } => write!(f, "good {point}"),
            YinYangQuestion::WhyPlayed { side, point } => {
                of(f, "why-played", side)?;
                point.map_or(Ok(()), |point| write!(f, " {point}"))
            }
            YinYangQuestion::Middle => f.write_str("middle"),
            YinYangQuestion::Playable { side } => of(f, "playable", Some(side)),
            YinYangQuestion::Needed { side } => of(f, "needed", Some(side)),
            YinYangQuestion::Winning { side } => of(f, "winning", Some(side)),
            YinYangQuestion::Ladders { side } => of(f, "ladders", side),
            YinYangQuestion::ShouldResign => f.write_str("should-resign"),
            YinYangQuestion::Safe { point } => write!(f, "safe {point}"),
            YinYangQuestion::AllSafe { side } => of(f, "all-safe", Some(side)),
            YinYangQuestion::Capture { point } => write!(f, "capture {point}"),
            YinYangQuestion::Saving { point } => write!(f, "saving {point}"),
            YinYangQuestion::Allowed { side, point } => {
                of(f, "allowed", side)?;
                write!(f, " {point}")
            }
            YinYangQuestion::WhatIf { side, point } => {
                of(f, "what-if", side)?;
                write!(f, " {point}")
            }
            YinYangQuestion::Near { point } => write!(f, "near {point}"),
            YinYangQuestion::Towards { direction, from } => {
                write!(f, "towards {direction}")?;
                from.map_or(Ok(()), |point| write!(f, " {point}"))
            }
            YinYangQuestion::Forbidden { side } => of(f, "forbidden", side),
            YinYangQuestion::Captures => f.write_str("captures"),
            YinYangQuestion::CapturesOf { side } => of(f, "captures", Some(side)),
            YinYangQuestion::Pass => f.write_str("pass"),
            YinYangQuestion::ShouldPass => f.write_str("should-pass"),
            YinYangQuestion::Target => f.write_str("target"),
            YinYangQuestion::Lead => f.write_str("lead"),
            YinYangQuestion::Size => f.write_str("size"),
            YinYangQuestion::Why => f.write_str("why"),
            YinYangQuestion::WhyHint => f.write_str("why-hint"),
            YinYangQuestion::Meaning { term } => write!(f, "meaning {term}"),
        }
    }
}
