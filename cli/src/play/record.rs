use annabella::games::chess::notation::pgn::Game;
use annabella::games::chess::{Move, Position};

/// The moves of a game, the positions they led to, and those taken back.
#[derive(Debug)]
pub(crate) struct Record {
    /// With the moves taken back, so that what was said about them is not lost.
    game: Game,
    /// The start and the position after each move, those taken back included.
    positions: Vec<Position>,
    /// How many moves have been played and not taken back.
    plies: usize,
}

impl Record {
    pub(crate) fn new(game: Game) -> Record {
        let positions: Vec<Position> = game.positions().collect();
        let plies = positions.len() - 1;
        Record { game, positions, plies }
    }

    pub(crate) fn start(&self) -> &Position {
        self.game.start()
    }

    /// The game up to here, as PGN.
    pub(crate) fn pgn(&self) -> String {
        let mut game = self.game.clone();
        cut(&mut game, self.positions.len() - 1 - self.plies);
        game.to_string()
    }

    pub(crate) fn game_mut(&mut self) -> &mut Game {
        &mut self.game
    }

    pub(crate) fn position(&self) -> &Position {
        &self.positions[self.plies]
    }

    /// How many moves have been played, those of both sides.
    pub(crate) fn plies(&self) -> usize {
        self.plies
    }

    /// The moves with the positions in which they were played.
    pub(crate) fn moves(&self) -> impl Iterator<Item = (&Position, Move)> {
        self.positions.iter().zip(self.game.mainline()).take(self.plies)
    }

    pub(crate) fn last_move(&self) -> Option<(&Position, Move)> {
        self.moves().last()
    }

    /// The keys of all positions before this one, oldest first.
    pub(crate) fn earlier_keys(&self) -> Vec<u64> {
        self.positions[..self.plies].iter().map(Position::key).collect()
    }

    /// How often this position has come, this time included.
    pub(crate) fn occurrences(&self) -> usize {
        let positions = &self.positions[..=self.plies];
        positions.iter().filter(|earlier| earlier.same_position(self.position())).count()
    }

    /// Plays a legal move; moves taken back can then no longer be played again,
    /// unless this is the first of them.
    pub(crate) fn play(&mut self, mv: Move) -> bool {
        if self.next_undone() != Some(mv) {
            if !self.position().is_legal(mv) {
                return false;
            }
            cut(&mut self.game, self.positions.len() - 1 - self.plies);
            self.positions.truncate(self.plies + 1);
            if self.game.push(mv).is_err() {
                return false;
            }
            self.positions.push(self.game.final_position());
        }
        self.plies += 1;
        true
    }

    pub(crate) fn take_back(&mut self) -> Option<Move> {
        self.plies = self.plies.checked_sub(1)?;
        self.next_undone()
    }

    /// The move that was taken back last.
    pub(crate) fn next_undone(&self) -> Option<Move> {
        self.game.mainline().nth(self.plies)
    }
}

fn cut(game: &mut Game, plies: usize) {
    for _ in 0..plies {
        game.take_back();
    }
}
