//! Facts of a Yin-Yang position.

use std::fmt::Display;

use super::{Fact, value, value_of};
use crate::games::Side;
use crate::games::yin_yang::{Move, Point, Position, notation};

pub(super) fn look<'a>(
    position: &Position,
    past: &[u64],
    name: &str,
    rest: &'a str,
) -> Result<Option<Fact<'a>>, String> {
    let read = |text: &str| -> Result<Move, String> {
        notation::parse(position, text, past).map_err(|error| error.to_string())
    };
    Ok(Some(match name {
        "on" => {
            value_of(rest, |at| Ok(position.stone_at(point(at)?).map_or("-", stone).to_owned()))?
        }
        "captures" => value_of(rest, |side| {
            let side = Side::ALL.into_iter().find(|known| stone(*known) == side);
            let side = side.ok_or("expected black or white")?;
            Ok(position.captures(side).to_string())
        })?,
        "target" => value(position.target(), rest),
        "passes" => value(position.passes(), rest),
        "group" => value_of(rest, |at| Ok(list(position.group(point(at)?).iter())))?,
        "liberties" => {
            value_of(rest, |at| Ok(list(position.liberties(position.group(point(at)?)).iter())))?
        }
        "atari" => value(list(position.in_atari().iter()), rest),
        "stones" => value_of(rest, |side| {
            let side = Side::ALL.into_iter().find(|known| stone(*known) == side);
            Ok(list(position.stones(side.ok_or("expected black or white")?).iter()))
        })?,
        "legal" => {
            Fact::Statement(rest.split_whitespace().try_for_each(|text| read(text).map(|_| ())))
        }
        "illegal" => {
            Fact::Statement(rest.split_whitespace().try_for_each(|text| {
                read(text).map_or(Ok(()), |_| Err(format!("{text} is legal")))
            }))
        }
        "why" => value_of(rest, |text| match read(text) {
            Ok(_) => Err(format!("{text} is legal")),
            Err(reason) => Ok(reason),
        })?,
        _ => return Ok(None),
    }))
}

fn point(text: &str) -> Result<Point, String> {
    text.parse().map_err(|error: crate::games::yin_yang::ParsePointError| error.to_string())
}

const fn stone(side: Side) -> &'static str {
    match side {
        Side::First => "black",
        Side::Second => "white",
    }
}

fn list(points: impl IntoIterator<Item = impl Display>) -> String {
    let points: Vec<String> = points.into_iter().map(|point| point.to_string()).collect();
    if points.is_empty() { "none".to_owned() } else { points.join(" ") }
}
