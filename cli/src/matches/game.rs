//! One game of a match.

mod adjudication;
mod ending;

use std::time::Duration;

use annabella::games::chess::{Budget, Status};
use annabella::games::yin_yang::End;
use annabella::games::{GameKind, Move, Position, Side};

use super::fault::Fault;
use super::openings::Opening;
use super::opponent::{Choice, Player, Turn};
use super::rules::Rules;
use adjudication::Adjudicator;
pub(super) use ending::Ending;

/// A game that was played.
pub(super) struct Played {
    /// Which opponent moved first.
    pub(super) first: usize,
    pub(super) start: Position,
    pub(super) moves: Vec<Move>,
    /// How many of them were the opening's.
    pub(super) opening: usize,
    /// What the players said with the other ones.
    pub(super) choices: Vec<Choice>,
    pub(super) ending: Ending,
}

impl Played {
    /// Who won, as the number of an opponent.
    pub(super) fn winner(&self) -> Option<usize> {
        self.ending.winner().map(|side| self.first ^ side as usize)
    }

    /// What its player said with this move, if it was not one of the opening.
    pub(super) fn choice(&self, index: usize) -> Option<&Choice> {
        self.choices.get(index.checked_sub(self.opening)?)
    }

    /// Which opponent failed, and how.
    pub(super) fn fault(&self) -> Option<(usize, &Fault)> {
        match &self.ending {
            Ending::Fault(side, fault) => Some((self.first ^ *side as usize, fault)),
            _ => None,
        }
    }
}

/// Plays a game; `first` is the number of the opponent who moves first.
pub(super) fn play(
    players: &mut [Player; 2],
    first: usize,
    opening: &Opening,
    seed: u64,
    rules: &Rules,
) -> Played {
    let mut game = Game::new(opening, rules);
    let ending = game.play(players, first, seed, rules);
    let Game { moves, choices, .. } = game;
    Played { first, start: opening.start, moves, opening: opening.moves.len(), choices, ending }
}

struct Game {
    start: Position,
    position: Position,
    moves: Vec<Move>,
    /// Keys of the positions before.
    keys: Vec<u64>,
    choices: Vec<Choice>,
    clocks: Option<[Duration; 2]>,
}

impl Game {
    fn new(opening: &Opening, rules: &Rules) -> Game {
        let start = opening.start;
        let mut game = Game {
            start,
            position: start,
            moves: Vec::new(),
            keys: Vec::new(),
            choices: Vec::new(),
            clocks: rules.time.map(|control| [control.time; 2]),
        };
        for &mv in &opening.moves {
            game.make(mv);
        }
        game
    }

    fn play(
        &mut self,
        players: &mut [Player; 2],
        first: usize,
        seed: u64,
        rules: &Rules,
    ) -> Ending {
        for side in Side::ALL {
            if let Err(fault) = players[first ^ side as usize].begin(rules) {
                return Ending::Fault(side, fault);
            }
        }
        let mut adjudicator = Adjudicator::new(rules);
        loop {
            if let Some(ending) = self.ending(rules) {
                return ending;
            }
            let side = self.position.turn();
            let turn = Turn {
                start: &self.start,
                moves: &self.moves,
                position: &self.position,
                keys: &self.keys,
                clocks: self.clocks,
                seed,
                rules,
            };
            let choice = match players[first ^ side as usize].choose(&turn) {
                Ok(choice) => choice,
                Err(fault) => return Ending::Fault(side, fault),
            };
            self.take_time(side, choice.took, rules);
            let adjudged = adjudicator.hear(&self.position, choice.score);
            self.make(choice.mv);
            self.choices.push(choice);
            // what the rules say counts before what the players think
            if let Some(ending) = self.ending(rules).or(adjudged) {
                return ending;
            }
        }
    }

    fn make(&mut self, mv: Move) {
        self.keys.push(self.position.key());
        self.position = self.position.after(mv);
        self.moves.push(mv);
    }

    /// Takes the time of a move from the clock, and adds the increment.
    fn take_time(&mut self, side: Side, took: Duration, rules: &Rules) {
        if let (Some(clocks), Some(control)) = (&mut self.clocks, rules.time) {
            let clock = &mut clocks[side as usize];
            *clock = clock.saturating_sub(took) + control.increment;
        }
    }

    /// How the rules end the game here.
    fn ending(&self, rules: &Rules) -> Option<Ending> {
        let position = &self.position;
        let before = || self.keys.iter().filter(|&&key| key == position.key()).count();
        let is_quiet =
            || rules.game.quiet_limit().is_some_and(|limit| position.quiet_plies() >= limit);
        let is_claimed = || rules.game.claimed_occurrences().is_some();
        match by_board(position) {
            Some(ending) => Some(ending),
            None if is_claimed() && before() >= 2 => Some(Ending::Repetition),
            None if is_quiet() => Some(match rules.game {
                GameKind::Chess | GameKind::Chess960 => Ending::FiftyMoves,
                GameKind::Checkers | GameKind::YinYang => Ending::FortyMoves,
            }),
            None if self.moves.len() >= 2 * rules.longest as usize => Some(Ending::TooLong),
            None => None,
        }
    }
}

/// How the board alone ends the game.
fn by_board(position: &Position) -> Option<Ending> {
    let winner = !position.turn();
    match position {
        Position::Chess(position) => match position.status() {
            Status::Checkmate => Some(Ending::Checkmate(winner)),
            Status::Stalemate => Some(Ending::Stalemate),
            Status::Dead => Some(Ending::Dead),
            Status::Ongoing => position.is_dead(Budget::QUICK).then_some(Ending::Dead),
        },
        Position::Checkers(position) => (!position.has_moves()).then_some(Ending::NoMoves(winner)),
        Position::YinYang(position) => position.end().map(|end| match end {
            End::Target { winner } => Ending::Target(winner),
            End::Passed { winner } => Ending::Passed(winner),
        }),
    }
}
