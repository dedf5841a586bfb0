use std::fmt;

/// What a hand or a text asks for, legal or not: the points of a board in order, from where
/// a piece goes to where it ends; one point is a stone that is put, none is a pass.
///
/// A point is its number, row by row from the first player's near left.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Path {
    points: [u16; Path::MAX],
    len: u8,
    becomes: u8,
}

impl Path {
    /// The most points that a path has: those of the longest jump in checkers.
    pub const MAX: usize = 13;

    /// A path over these points, none where they are too many; `becomes` is the kind of the
    /// piece that its piece becomes, as in [`Rules::pieces`](super::Rules::pieces), and 0
    /// where it stays what it is.
    pub fn new(points: &[u16], becomes: u8) -> Option<Path> {
        let mut path = Path { points: [0; Path::MAX], len: points.len() as u8, becomes };
        path.points.get_mut(..points.len())?.copy_from_slice(points);
        Some(path)
    }

    /// The points in order.
    pub fn points(&self) -> &[u16] {
        &self.points[..usize::from(self.len)]
    }

    /// What the piece becomes; 0 where it stays what it is.
    pub fn becomes(&self) -> u8 {
        self.becomes
    }
}

impl fmt::Debug for Path {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Path({:?}", self.points())?;
        if self.becomes == 0 { f.write_str(")") } else { write!(f, ", {})", self.becomes) }
    }
}
