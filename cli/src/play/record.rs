use annabella::games::chess::notation::pgn::Game;
use annabella::games::chess::{Move, Position};

/// The moves of a game, the positions they led to, and those taken back.
#[derive(Debug)]
pub(crate) struct Record {
    game: Game,
    /// The start and the position after each move; never empty.
    positions: Vec<Position>,
    /// The last one taken back is the last here.
    undone: Vec<Move>,
}

impl Record {
    pub(crate) fn new(game: Game) -> Record {
        let positions = game.positions().collect();
        Record { game, positions, undone: Vec::new() }
    }

    pub(crate) fn game(&self) -> &Game {
        &self.game
    }

    pub(crate) fn game_mut(&mut self) -> &mut Game {
        &mut self.game
    }

    pub(crate) fn position(&self) -> &Position {
        // there is always the start
        self.positions.last().unwrap_or(self.game.start())
    }

    /// How many moves have been played, those of both sides.
    pub(crate) fn plies(&self) -> usize {
        self.positions.len() - 1
    }

    /// The moves with the positions in which they were played.
    pub(crate) fn moves(&self) -> impl Iterator<Item = (&Position, Move)> {
        self.positions.iter().zip(self.game.mainline())
    }

    pub(crate) fn last_move(&self) -> Option<(&Position, Move)> {
        self.moves().last()
    }

    /// The keys of all positions before this one, oldest first.
    pub(crate) fn earlier_keys(&self) -> Vec<u64> {
        self.positions[..self.plies()].iter().map(Position::key).collect()
    }

    /// How often this position has come, this time included.
    pub(crate) fn occurrences(&self) -> usize {
        self.positions.iter().filter(|earlier| earlier.same_position(self.position())).count()
    }

    /// Plays a legal move; moves taken back can then no longer be played again,
    /// unless this is the first of them.
    pub(crate) fn play(&mut self, mv: Move) -> bool {
        if self.undone.pop() != Some(mv) {
            self.undone.clear();
        }
        let played = self.game.push(mv).is_ok();
        if played {
            self.positions.push(self.game.final_position());
        }
        played
    }

    pub(crate) fn take_back(&mut self) -> Option<Move> {
        let mv = self.game.take_back()?;
        self.positions.pop();
        self.undone.push(mv);
        Some(mv)
    }

    /// The move that was taken back last.
    pub(crate) fn next_undone(&self) -> Option<Move> {
        self.undone.last().copied()
    }
}
