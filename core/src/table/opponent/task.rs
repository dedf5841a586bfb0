use crate::engine::chess::Level;
use crate::games::chess::{Color, Position};
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

/// A question to the computer. The same question has the same answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Task {
    /// What for.
    pub purpose: Purpose,
    /// The position that it thinks about.
    pub position: Position,
    /// Keys of the positions before it, oldest first.
    pub history: Vec<u64>,
    /// How well it thinks.
    pub level: Level,
    /// Where it takes its chances from.
    pub seed: u64,
}

/// A hint or an opinion is at least as good as this level.
const HINT_LEVEL: u8 = 5;

/// What the game needs from the computer now.
pub(super) fn wanted(state: &State) -> Option<Task> {
    let on_move = state.position().turn();
    if let Some((by, _)) = state.quickplay_claim().filter(|_| state.is_decision_due()) {
        let level = engine(state, !by)?.max(Level::new(HINT_LEVEL)?);
        return Some(task(state, Purpose::Opinion, level));
    }
    let Phase::Playing(turn) = state.phase() else { return None };
    let asked_for_draw = state.offer().map(|by| !by).and_then(|asked| engine(state, asked));
    let (purpose, level) = if let Some(level) = asked_for_draw {
        (Purpose::Draw, level)
    } else if matches!(turn, Turn::ToPress | Turn::Sealing { .. }) {
        return None;
    } else if state.hint() == Hint::Asked {
        let own = Color::ALL.into_iter().filter_map(|color| engine(state, color)).max();
        (Purpose::Hint, own.max(Level::new(HINT_LEVEL))?)
    } else {
        (Purpose::Move, engine(state, on_move)?)
    };
    Some(task(state, purpose, level))
}

fn task(state: &State, purpose: Purpose, level: Level) -> Task {
    Task {
        purpose,
        position: *state.position(),
        history: state.earlier_keys(),
        level,
        seed: state.setup().seed.wrapping_add(state.plies().len() as u64),
    }
}

fn engine(state: &State, color: Color) -> Option<Level> {
    match state.player(color) {
        Player::Engine(level) => Some(level),
        Player::Person => None,
    }
}
