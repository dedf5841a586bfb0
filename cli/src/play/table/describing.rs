//! What a kept game is, in half a sentence.

use annabella::arbiter::clock::Millis;
use annabella::games::Side;
use annabella::session::{Phase, Player, State, Turn};
use annabella::speech::{Settings, Speaker};
use annabella::table::journal::{Condition, Reading};
use annabella::table::replay::{replay, time_at};

use crate::play::date::unix_ms;
use crate::play::shown::escaped;
use crate::words::{Words, key};

/// `you play White against the computer, level 3, 12 moves, White to move`.
pub(super) fn describe(state: &State, words: Words) -> String {
    describe_at(state, state.time(), words)
}

/// The same at a time of the game: how long a move by correspondence may still take.
fn describe_at(state: &State, now: Millis, words: Words) -> String {
    let words = words.of_game(state.kind());
    if state.correspondent().is_some() {
        let settings = Settings { language: words.language, ..Settings::default() };
        let told = Speaker::new(settings).summary_at(state, now).to_string();
        return escaped(told.trim_end_matches('.'));
    }
    let moves = moves(state, words);
    let (who, stands) = (who(state, words), stands(state, words));
    let slots = [("who", who.into()), ("moves", moves.into()), ("stands", stands.into())];
    words.fill(key::GAME_DESCRIBED, slots)
}

/// How far it has come; in Yin-Yang, where each stone is a move, on which board.
fn moves(state: &State, words: Words) -> String {
    let plies = state.plies().len();
    let counted = |count: usize| words.fill(key::GAME_MOVES, [("count", count.into())]);
    let Some(start) = state.start().yin_yang() else { return counted(plies.div_ceil(2)) };
    let slots = [
        ("columns", usize::from(start.size().columns()).into()),
        ("rows", usize::from(start.size().rows()).into()),
        ("target", usize::from(start.target()).into()),
        ("moves", counted(plies).into()),
    ];
    words.fill(key::GAME_ON_LINES, slots)
}

fn who(state: &State, words: Words) -> String {
    let computer = |side| match state.player(side) {
        Player::Engine(strength) => Some(strength),
        Player::Person | Player::Correspondent => None,
    };
    let against = |side, strength| {
        let slots =
            [("player", words.player(side).into()), ("strength", words.strength(strength).into())];
        words.fill(key::GAME_AGAINST_COMPUTER, slots)
    };
    let [white, black] = Side::ALL.map(|side| state.name(side));
    match (computer(Side::First), computer(Side::Second)) {
        (None, None) if !white.is_empty() && !black.is_empty() => {
            let (white, black) = (escaped(white).into(), escaped(black).into());
            words.fill(key::GAME_OF_NAMED, [("white", white), ("black", black)])
        }
        (None, None) => words.text(key::GAME_OF_TWO),
        (None, Some(strength)) => against(Side::First, strength),
        (Some(strength), None) => against(Side::Second, strength),
        (Some(_), Some(_)) => words.text(key::GAME_OF_COMPUTERS),
    }
}

fn stands(state: &State, words: Words) -> String {
    let of = |key, side| words.fill(key, [("player", words.player(side).into())]);
    match state.phase() {
        Phase::Waiting => words.text(key::GAME_NOT_BEGUN),
        Phase::Playing(Turn::ToPress) | Phase::Paused(Turn::ToPress) => {
            of(key::GAME_TO_PRESS, state.mover())
        }
        Phase::Playing(Turn::Sealing { .. }) => of(key::GAME_TO_SEAL, state.mover()),
        Phase::Playing(_) | Phase::Paused(_) => of(key::GAME_TO_MOVE, state.on_move()),
        Phase::Adjourned | Phase::Resumed => adjourned(state, words),
        Phase::Over(ending) => match ending.winner() {
            Some(winner) => of(key::GAME_WON, winner),
            None if ending.result() == "0-0" => words.text(key::GAME_BOTH_LOST),
            None => words.text(key::GAME_DRAWN),
        },
    }
}

/// `adjourned, White has sealed move 41, it goes on Saturday at ten`.
fn adjourned(state: &State, words: Words) -> String {
    let Some(adjournment) = state.adjournment() else { return words.text(key::GAME_ADJOURNED) };
    let player = words.player(adjournment.sealed_by).into();
    let number = adjournment.position.move_number().into();
    let sealed = words.fill(key::GAME_SEALED, [("player", player), ("number", number)]);
    match adjournment.resumption.trim_end_matches('.') {
        "" => sealed,
        when => words.fill(key::GAME_GOES_ON, [("sealed", sealed.into()), ("when", when.into())]),
    }
}

/// The same of one that was read, with what is wrong with it.
pub(super) fn described(reading: &Reading, words: Words) -> String {
    let game = match replay(reading) {
        Ok(replayed) => {
            let now = time_at(&replayed.state, &reading.entries, unix_ms());
            let game = describe_at(&replayed.state, now, words);
            replayed.problem.map_or_else(
                || game.clone(),
                |problem| {
                    let problem = problem.to_string().into();
                    let slots = [("game", game.as_str().into()), ("problem", problem)];
                    words.fill(key::GAME_WITH_PROBLEM, slots)
                },
            )
        }
        Err(problem) => problem.to_string(),
    };
    match &reading.condition {
        Condition::Whole | Condition::Unfinished { .. } => game,
        Condition::Damaged { line, .. } => {
            words.fill(key::GAME_DAMAGED, [("game", game.into()), ("line", (*line).into())])
        }
        Condition::Newer { .. } => words.fill(key::GAME_NEWER, [("game", game.into())]),
    }
}
