//! How far the end is, found from the last positions backwards.

use annabella::engine::checkers::endgame::Slice;
use annabella::games::checkers::Position;

/// How far the end is in all positions of few pieces, with best play of both.
pub struct Distances {
    /// By slice: 0 for a draw, otherwise the plies to the end and 1 more.
    slices: Vec<Vec<u8>>,
}

/// A number for each slice.
fn place(slice: Slice) -> usize {
    let Slice { own, other } = slice;
    [own.men, own.kings, other.men, other.kings]
        .into_iter()
        .fold(0, |place, count| 7 * place + usize::from(count))
}

impl Distances {
    pub fn solve(pieces: u8) -> Distances {
        let mut all = Distances { slices: vec![Vec::new(); 7 * 7 * 7 * 7] };
        for count in 1..=pieces {
            for slice in Slice::all_of(count) {
                if all.slices[place(slice)].is_empty() {
                    all.solve_pair(slice);
                }
            }
        }
        all
    }

    /// The plies to the end of the game, which the side to move wins if they are odd; none
    /// for a draw.
    pub fn of(&self, position: &Position) -> Option<u32> {
        let slice = Slice::of(position);
        self.plies(slice, slice.index(position))
    }

    /// The same of the position with a number of a slice.
    pub fn plies(&self, slice: Slice, index: usize) -> Option<u32> {
        u32::from(self.slices[place(slice)][index]).checked_sub(1)
    }

    fn solve_pair(&mut self, slice: Slice) {
        let pair = [slice, slice.swapped()];
        let count = if pair[0] == pair[1] { 1 } else { 2 };
        for slice in pair {
            self.slices[place(slice)] = vec![0; slice.size()];
        }
        let mut waves: Vec<Vec<u32>> = vec![Vec::new(); 256];
        let tag = |side: usize, index: usize| (index as u32) << 1 | side as u32;
        for (side, slice) in pair.into_iter().take(count).enumerate() {
            for index in 0..slice.size() {
                let Some(position) = slice.position(index) else { continue };
                if let Some(plies) = self.known(&position) {
                    waves[plies].push(tag(side, index));
                }
            }
        }
        for plies in 0..255 {
            for tagged in std::mem::take(&mut waves[plies]) {
                let (side, index) = ((tagged & 1) as usize, (tagged >> 1) as usize);
                let slice = pair[side];
                if self.slices[place(slice)][index] != 0 {
                    continue;
                }
                let Some(position) = slice.position(index) else { continue };
                match self.known(&position) {
                    Some(found) if found > plies => waves[found].push(tagged),
                    Some(_) => {
                        self.slices[place(slice)][index] = plies as u8 + 1;
                        for before in position.before_steps() {
                            let slice = Slice::of(&before);
                            let side = usize::from(slice != pair[0]);
                            waves[plies + 1].push(tag(side, slice.index(&before)));
                        }
                    }
                    None => {}
                }
            }
        }
        assert!(waves[255].is_empty(), "{slice:?}: a win is longer than a byte can say");
    }

    /// The plies to the end as far as the next positions tell.
    fn known(&self, position: &Position) -> Option<usize> {
        let (mut won, mut lost, mut is_open) = (None::<usize>, 0, false);
        for mv in position.legal_moves() {
            match self.of(&position.after(mv)) {
                None => is_open = true,
                Some(plies) if plies % 2 == 0 => {
                    let plies = plies as usize + 1;
                    won = Some(won.map_or(plies, |best| best.min(plies)));
                }
                Some(plies) => lost = lost.max(plies as usize + 1),
            }
        }
        won.or((!is_open).then_some(lost))
    }
}
