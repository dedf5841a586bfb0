use super::{Groups, Move, Point, Position};

impl Position {
    /// The legal moves, the pass last; none when the game is over.
    pub fn legal_moves(&self, past: &[u64]) -> Vec<Move> {
        if self.end().is_some() {
            return Vec::new();
        }
        let mut past = past.to_vec();
        past.sort_unstable();
        let groups = Groups::from(self);
        let is_new = |point: Point| {
            let key = groups.key_after(self.turn, point);
            key.is_some_and(|key| past.binary_search(&key).is_err())
        };
        let points = self.empty().iter().filter(|point| is_new(*point));
        points.map(|point| Move::place(self.size, point)).chain([Move::PASS]).collect()
    }
}
