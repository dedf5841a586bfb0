//! A game as PGN.

use std::time::Duration;

use crate::arbiter::clock::{Bonus, Controls, Period, TimeControl};
use crate::games::chess::chess960;
use crate::games::chess::notation::pgn::{Game, GameResult, NodeId};
use crate::games::{GameKind, Side};
use crate::session::{Ending, Mode, Player, Ply, State};

/// None of another game.
pub(super) fn scoresheet(state: &State) -> Option<Game> {
    let setup = state.setup();
    let start = *setup.position.chess()?;
    let mut game = Game::new(start);
    game.set_tag(
        "Event",
        match setup.mode {
            Mode::Casual => "Casual game",
            Mode::Strict => "Game by the Laws",
        },
    );
    for (side, tag) in [(Side::First, "White"), (Side::Second, "Black")] {
        game.set_tag(tag, &name(state, side));
    }
    if setup.kind == GameKind::Chess960 {
        game.set_tag("Variant", "Chess960");
        if let Some(number) = chess960::number(&start) {
            game.set_tag("StartNumber", &number.to_string());
        }
    }
    if setup.controls.is_timed() {
        game.set_tag("TimeControl", &time_control(&setup.controls));
    }
    if let Some(ending) = state.ending() {
        game.result = GameResult::from_marker(ending.result()).unwrap_or_default();
        game.set_tag("Termination", termination(ending));
    }
    let mut last = NodeId::ROOT;
    // what the opponent may not have noticed is not told
    let told = state.plies().len() - usize::from(state.is_last_move_open());
    for (i, ply) in state.plies()[..told].iter().enumerate() {
        let Ok(node) = game.push(ply.mv.of_chess()) else {
            game.add_comment(last, &from_illegal_move(&state.plies()[i..told]));
            break;
        };
        last = node;
        if let Some(left) = state.left_after(i) {
            game.set_clock(node, Duration::from_millis(left));
        }
        if ply.offered {
            game.add_comment(node, "(=)");
        }
    }
    Some(game)
}

/// A game that came from elsewhere as it stands here, from the same position.
pub(super) fn continued_scoresheet(source: &Game, ours: &Game) -> Game {
    let mut game = source.clone();
    let shared = game.mainline().zip(ours.mainline()).take_while(|(one, other)| one == other);
    let shared = shared.count();
    game.truncate(shared);
    let mut nodes: Vec<NodeId> = game.line(NodeId::ROOT).collect();
    for from in ours.line(NodeId::ROOT).skip(shared) {
        // the moves of both are legal
        let Some(Ok(node)) = ours.mv(from).map(|mv| game.push(mv)) else { break };
        if let Some(left) = ours.clock(from) {
            game.set_clock(node, left);
        }
        nodes.push(node);
    }
    let is_longer = nodes.len() > shared;
    // also of a move that was said something about there
    for (from, node) in with_root(ours.line(NodeId::ROOT)).zip(with_root(nodes)) {
        for comment in ours.comments(from) {
            game.add_comment(node, comment);
        }
    }
    if is_longer || ours.result != source.result {
        for tag in ["TimeControl", "Termination"] {
            match ours.tag(tag) {
                Some(value) => game.set_tag(tag, value),
                None => game.remove_tag(tag),
            }
        }
    }
    game.result = ours.result;
    game
}

fn with_root(line: impl IntoIterator<Item = NodeId>) -> impl Iterator<Item = NodeId> {
    [NodeId::ROOT].into_iter().chain(line)
}

/// PGN has no form for a move that was not legal and stood all the same.
fn from_illegal_move(plies: &[Ply]) -> String {
    let moves: Vec<String> = plies.iter().map(|ply| ply.before.notation(ply.mv)).collect();
    format!("The next move was not legal and was not claimed: {}", moves.join(" "))
}

pub(super) fn name(state: &State, side: Side) -> String {
    match (state.name(side), state.player(side)) {
        ("", Player::Person | Player::Correspondent) => "?".to_owned(),
        ("", Player::Engine(strength)) => strength.player_name(),
        (name, _) => name.to_owned(),
    }
}

/// As the PGN standard has it (9.6.1), and PDN as well; `?` for what it has no form for.
pub(super) fn time_control(controls: &Controls) -> String {
    let white = &controls[Side::First];
    if *white != controls[Side::Second] {
        return "?".to_owned();
    }
    match white {
        TimeControl::Untimed => "-".to_owned(),
        TimeControl::DaysPerMove(days) => format!("1/{}", u64::from(days.get()) * 24 * 60 * 60),
        TimeControl::Periods(periods) => {
            let fields: Option<Vec<String>> = periods.iter().map(period_field).collect();
            fields.map_or("?".to_owned(), |fields| fields.join(":"))
        }
    }
}

fn period_field(period: &Period) -> Option<String> {
    let moves = if period.moves > 0 { format!("{}/", period.moves) } else { String::new() };
    let bonus = match period.bonus {
        Bonus::None => String::new(),
        Bonus::Increment(time) => format!("+{}", time / 1_000),
        Bonus::Delay(_) | Bonus::Bronstein(_) => return None,
    };
    Some(format!("{moves}{}{bonus}", period.time / 1_000))
}

pub(super) const fn termination(ending: Ending) -> &'static str {
    match ending {
        Ending::Flag { .. } | Ending::BothFlags => "time forfeit",
        Ending::Default { .. } | Ending::Late { .. } => "abandoned",
        Ending::Declared(_) => "adjudication",
        Ending::Referred { .. } => "unterminated",
        Ending::IllegalMove { .. }
        | Ending::IllegalBlitzMove { .. }
        | Ending::SealedMove { .. }
        | Ending::Forfeit { .. } => "rules infraction",
        _ => "normal",
    }
}
