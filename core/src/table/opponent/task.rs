use crate::engine::{Level, Strength};
use crate::games::{Move, Position, Side};
use crate::session::{Hint, Phase, Player, State, Turn};

/// What the computer is asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Purpose {
    /// Its move.
    Move,
    /// A move for the player.
    Hint,
    /// Whether it accepts a draw.
    Draw,
    /// How it stands, where a claim against it asks for that.
    Opinion,
}

/// A question to the computer. At a level the same question has the same answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Task {
    /// What for.
    pub purpose: Purpose,
    /// The position that it thinks about.
    pub position: Position,
    /// Keys of the positions before it, oldest first.
    pub history: Vec<u64>,
    /// The last moves that led to it, oldest first.
    pub recent: Vec<Move>,
    /// How well it thinks; a hint is the same for everybody.
    pub strength: Strength,
    /// Where it takes its chances from.
    pub seed: u64,
}

/// So many of the last moves say what people look at.
const RECENT: usize = 3;

/// An opinion is at least as good as this level.
const LEAST_OPINION: Strength = Strength::Level(Level::ALL[11]);

/// What the game needs from the computer now.
pub(super) fn wanted(state: &State) -> Option<Task> {
    let on_move = state.on_move();
    if let Some((by, _)) = state.quickplay_claim().filter(|_| state.is_decision_due()) {
        let strength = engine(state, !by)?.max(LEAST_OPINION);
        return Some(task(state, Purpose::Opinion, strength));
    }
    let turn = match state.phase() {
        Phase::Playing(turn) => turn,
        Phase::Waiting if state.begins_with_next_move() => Turn::Thinking,
        _ => return None,
    };
    if state.is_last_move_open() {
        // an illegal move that has still to be pressed is nothing yet
        return None;
    }
    let asked_for_draw = state.offer().map(|by| !by).and_then(|asked| engine(state, asked));
    let (purpose, strength) = if let Some(strength) = asked_for_draw {
        (Purpose::Draw, strength)
    } else if matches!(turn, Turn::ToPress | Turn::Sealing { .. }) {
        return None;
    } else if state.hint() == Hint::Asked {
        (Purpose::Hint, Strength::FULL)
    } else {
        (Purpose::Move, engine(state, on_move)?)
    };
    Some(task(state, purpose, strength))
}

fn task(state: &State, purpose: Purpose, strength: Strength) -> Task {
    let mut history = state.earlier_keys().to_vec();
    let mut plies = state.plies();
    if state.is_last_move_open() {
        history.pop();
        plies = plies.split_last().map_or(plies, |(_, before)| before);
    }
    let first = plies.len().saturating_sub(RECENT);
    Task {
        purpose,
        position: *state.sound_position(),
        history,
        recent: plies[first..].iter().map(|ply| ply.mv).collect(),
        strength,
        seed: state.setup().seed.wrapping_add(state.plies().len() as u64),
    }
}

fn engine(state: &State, side: Side) -> Option<Strength> {
    match state.player(side) {
        Player::Engine(strength) => Some(strength),
        Player::Person | Player::Correspondent => None,
    }
}
