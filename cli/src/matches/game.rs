//! One game of a match.

mod adjudication;
mod ending;

use std::time::Duration;

use annabella::games::chess::{Budget, Color, Move, Position, Status};

use super::fault::Fault;
use super::openings::Opening;
use super::opponent::{Choice, Player, Turn};
use super::rules::Rules;
use adjudication::Adjudicator;
pub(super) use ending::Ending;

/// A game that was played.
pub(super) struct Played {
    /// Which opponent had White.
    pub(super) white: usize,
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
        self.ending.winner().map(|color| self.white ^ color as usize)
    }

    /// Which opponent failed, and how.
    pub(super) fn fault(&self) -> Option<(usize, &Fault)> {
        match &self.ending {
            Ending::Fault(color, fault) => Some((self.white ^ *color as usize, fault)),
            _ => None,
        }
    }
}

/// Plays a game; `white` is the number of the opponent who has White.
pub(super) fn play(
    players: &mut [Player; 2],
    white: usize,
    opening: &Opening,
    seed: u64,
    rules: &Rules,
) -> Played {
    let mut game = Game::new(opening, rules);
    let ending = game.play(players, white, seed, rules);
    let Game { moves, choices, .. } = game;
    Played { white, start: opening.start, moves, opening: opening.moves.len(), choices, ending }
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
        white: usize,
        seed: u64,
        rules: &Rules,
    ) -> Ending {
        for color in Color::ALL {
            if let Err(fault) = players[white ^ color as usize].begin(rules) {
                return Ending::Fault(color, fault);
            }
        }
        let mut adjudicator = Adjudicator::new(rules);
        loop {
            if let Some(ending) = self.ending(rules) {
                return ending;
            }
            let color = self.position.turn();
            let turn = Turn {
                start: &self.start,
                moves: &self.moves,
                position: &self.position,
                keys: &self.keys,
                clocks: self.clocks,
                seed,
                rules,
            };
            let choice = match players[white ^ color as usize].choose(&turn) {
                Ok(choice) => choice,
                Err(fault) => return Ending::Fault(color, fault),
            };
            self.take_time(color, choice.took, rules);
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
        self.position = self.position.after_legal(mv);
        self.moves.push(mv);
    }

    /// Takes the time of a move from the clock, and adds the increment.
    fn take_time(&mut self, color: Color, took: Duration, rules: &Rules) {
        if let (Some(clocks), Some(control)) = (&mut self.clocks, rules.time) {
            let clock = &mut clocks[color as usize];
            *clock = clock.saturating_sub(took) + control.increment;
        }
    }

    /// How the rules end the game here.
    fn ending(&self, rules: &Rules) -> Option<Ending> {
        let position = &self.position;
        let before = self.keys.iter().filter(|&&key| key == position.key()).count();
        match position.status() {
            Status::Checkmate => Some(Ending::Checkmate(!position.turn())),
            Status::Stalemate => Some(Ending::Stalemate),
            Status::Dead => Some(Ending::Dead),
            Status::Ongoing if position.is_dead(Budget::QUICK) => Some(Ending::Dead),
            Status::Ongoing if before >= 2 => Some(Ending::Repetition),
            Status::Ongoing if position.halfmove_clock() >= 100 => Some(Ending::FiftyMoves),
            Status::Ongoing if self.moves.len() >= 2 * rules.longest as usize => {
                Some(Ending::TooLong)
            }
            Status::Ongoing => None,
        }
    }
}
