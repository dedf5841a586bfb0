//! Facts of a game in progress.

use super::{Fact, value, value_of};
use crate::arbiter::clock::{Millis, write_time};
use crate::arbiter::touch::Duty;
use crate::games::chess::Square;
use crate::games::chess::notation::fen;
use crate::games::{GameKind, GameShape, Side};
use crate::session::{
    Actor, Adjournment, ClockView, DeedKind, DeedKinds, FaceView, Hint, Phase, SealedMove, State,
    Turn,
};

pub(super) fn look<'a>(
    state: &State,
    now: Millis,
    name: &str,
    rest: &'a str,
) -> Result<Option<Fact<'a>>, String> {
    let kind = state.kind();
    let name_of = |side| kind.side_name(side);
    let side_of = |who: &str| {
        let [first, second] = Side::ALL.map(name_of);
        kind.read_side(who).ok_or_else(|| format!("expected {first} or {second}"))
    };
    let actor = |who: &str| Actor::read(kind, who).map_err(|error| error.to_string());
    let clocks = || state.clock_view(now).ok_or("there is no clock".to_owned());
    let face = |who: &str| Ok::<FaceView, String>(*clocks()?.of(side_of(who)?));
    Ok(Some(match name {
        "result" => value(state.ending().map_or("*", |ending| ending.result()), rest),
        "ending" => value(state.ending().map_or("none", |ending| ending.name()), rest),
        "phase" => value(phase(state.shape(), state.phase()), rest),
        "fen" => value(state.position(), rest),
        "turn" => value(kind.side_name(state.on_move()), rest),
        "moves" => value(state.position().legal_moves(state.earlier_keys()).len(), rest),
        "plies" => value(state.plies().len(), rest),
        "standing" => value(state.occurrences(), rest),
        "score" => value(score(state), rest),
        "offers" => value(state.offer().map_or("none", |side| kind.side_name(side)), rest),
        "hint" => value(hint(state), rest),
        "left" => value(state.moves_left().len(), rest),
        "touched" => value(touched(state), rest),
        "bound" => value(duty(state.duty()), rest),
        "announced" => value(announced(state), rest),
        "illegal-moves" => {
            value_of(rest, |who| Ok(state.illegal_moves(side_of(who)?).to_string()))?
        }
        "written" => value_of(rest, |who| Ok(state.written(side_of(who)?).to_string()))?,
        "name" => value_of(rest, |who| Ok(state.name(side_of(who)?).to_owned()))?,
        "signed" => value(signed(state), rest),
        "deciding" => value(deciding(state), rest),
        "board-of" => value_of(rest, |who| Ok(fen::pieces(&state.board_of(side_of(who)?))))?,
        "peeks" => value_of(rest, |who| Ok(state.peeks(side_of(who)?).to_string()))?,
        "envelope" => value_of(rest, |what| envelope(state, what))?,
        "may" => value_of(rest, |who| Ok(deeds(state.deeds_of(actor(who)?))))?,
        "clocks" => value(faces(kind, &clocks()?), rest),
        "clock" => value_of(rest, |who| face(who).map(|face| left(&face)))?,
        "delay" => value_of(rest, |who| face(who).map(|face| write_time(face.delay_left)))?,
        "used" => value_of(rest, |who| face(who).map(|face| write_time(face.used)))?,
        "counter" => value_of(rest, |who| face(who).map(|face| face.moves.to_string()))?,
        "period" => value_of(rest, |who| face(who).map(|face| face.period.to_string()))?,
        "to-go" => value_of(rest, |who| {
            face(who).map(|face| face.moves_to_go.map_or("all".to_owned(), |n| n.to_string()))
        })?,
        "pace" => value(state.controls().pace().name(), rest),
        "next-moment" => value(state.next_moment().map_or("none".to_owned(), write_time), rest),
        _ => return Ok(None),
    }))
}

fn left(face: &FaceView) -> String {
    face.left.map_or("none".to_owned(), write_time)
}

fn faces(kind: GameKind, clocks: &ClockView) -> String {
    let face = |side| {
        let running = if clocks.running == Some(side) { " running" } else { "" };
        format!("{} {}{running}", kind.side_name(side), left(clocks.of(side)))
    };
    format!("{}, {}", face(Side::First), face(Side::Second))
}

fn phase(shape: GameShape, phase: Phase) -> String {
    match phase {
        Phase::Waiting => "waiting".to_owned(),
        Phase::Playing(turn) => self::turn(shape, turn),
        Phase::Paused(turn) => format!("paused {}", self::turn(shape, turn)),
        Phase::Adjourned => "adjourned".to_owned(),
        Phase::Resumed => "resumed".to_owned(),
        Phase::Over(_) => "over".to_owned(),
    }
}

fn turn(shape: GameShape, turn: Turn) -> String {
    match turn {
        Turn::Thinking => "thinking".to_owned(),
        Turn::Holding { from } => format!("holding {from}"),
        Turn::Promoting { from, to } => format!("promoting {from}{to}"),
        Turn::ToPress => "to-press".to_owned(),
        Turn::Placed { from, to } => format!("placed {from}{to}"),
        Turn::Announcing { path, is_spoken: false } => {
            format!("announcing {}", shape.write_path(path))
        }
        Turn::Announcing { path, is_spoken: true } => {
            format!("announced {}", shape.write_path(path))
        }
        Turn::Repeating => "repeating".to_owned(),
        Turn::Sealing { is_sealed: false } => "to-seal".to_owned(),
        Turn::Sealing { is_sealed: true } => "sealed".to_owned(),
    }
}

fn deeds(kinds: DeedKinds) -> String {
    let names: Vec<&str> = kinds.iter().map(DeedKind::name).collect();
    names.join(" ")
}

fn touched(state: &State) -> String {
    let squares: Vec<String> = state.touches().squares().iter().map(Square::to_string).collect();
    if squares.is_empty() { "none".to_owned() } else { squares.join(" ") }
}

fn duty(duty: Duty) -> String {
    match duty {
        Duty::Free => "none".to_owned(),
        Duty::Move { piece } => format!("move {piece}"),
        Duty::Capture { piece } => format!("capture {piece}"),
        Duty::CaptureWith { piece, captured } => format!("{piece} captures {captured}"),
        Duty::Castle { rook } => format!("castle {rook}"),
        Duty::MoveKing { king } => format!("king {king}"),
    }
}

fn announced(state: &State) -> String {
    state
        .announced()
        .map_or("none".to_owned(), |mv| state.shape().write_path(mv.path()).to_string())
}

fn signed(state: &State) -> String {
    let signed = Side::ALL.into_iter().filter(|&side| state.signed()[side as usize]);
    let names: Vec<&str> = signed.map(|side| state.kind().side_name(side)).collect();
    if names.is_empty() { "none".to_owned() } else { names.join(" ") }
}

fn deciding(state: &State) -> String {
    state.quickplay_claim().map_or("none".to_owned(), |(by, claim)| {
        format!("{} {}", state.kind().side_name(by), claim.name())
    })
}

/// What stands on the envelope (guideline 2 for adjourned games).
fn envelope(state: &State, what: &str) -> Result<String, String> {
    let Some(adjournment) = state.adjournment() else { return Ok("none".to_owned()) };
    let kind = state.kind();
    let Adjournment { position, used, sealed_by, offer, resumption, sealed } = adjournment;
    Ok(match what {
        "fen" => position.to_string(),
        "used" => used.map(write_time).join(" "),
        "by" => kind.side_name(*sealed_by).to_owned(),
        "number" => position.move_number().to_string(),
        "offer" => offer.map_or("none", |side| kind.side_name(side)).to_owned(),
        "resumption" => resumption.clone(),
        "kept" => match sealed {
            SealedMove::Closed(_) => "closed".to_owned(),
            SealedMove::OnBoard(asked) => format!("on-board {asked}"),
            SealedMove::Lost => "lost".to_owned(),
            SealedMove::Unclear => "unclear".to_owned(),
        },
        _ => return Err("expected fen, used, by, number, offer, resumption or kept".to_owned()),
    })
}

fn hint(state: &State) -> String {
    match state.hint() {
        Hint::None => "none".to_owned(),
        Hint::Asked => "asked".to_owned(),
        Hint::Given(mv) => state.position().notation(mv),
    }
}

/// The moves with their numbers, and `(=)` where a draw was offered (article C13).
fn score(state: &State) -> String {
    let mut words = Vec::new();
    for (i, ply) in state.plies().iter().enumerate() {
        let number = ply.before.move_number();
        let before = i.checked_sub(1).map(|i| state.plies()[i].before.move_number());
        match ply.by() {
            // in Yin-Yang each stone has a number of its own
            _ if before.is_some_and(|before| before != number) => words.push(format!("{number}.")),
            Side::First => words.push(format!("{number}.")),
            Side::Second if i == 0 => words.push(format!("{number}...")),
            Side::Second => {}
        }
        words.push(ply.before.notation(ply.mv));
        if ply.offered {
            words.push("(=)".to_owned());
        }
    }
    words.join(" ")
}
