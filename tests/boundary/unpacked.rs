//! Moves as they cross the boundary, taken apart as an app does it.

/// A packed move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Packed {
    /// What it does beside going over its points.
    pub does: u8,
    /// Where its piece stands afterwards.
    pub arrival: u16,
    /// Over which points.
    pub points: Vec<u16>,
}

pub fn unpacked(bytes: &[u8]) -> Vec<Packed> {
    let mut moves = Vec::new();
    let mut rest = bytes.iter().copied();
    while let Some(len) = rest.next() {
        let does = rest.next().expect("what it does");
        let mut number = || {
            let mut byte = || rest.next().expect("a byte of a point");
            u16::from_le_bytes([byte(), byte()])
        };
        let arrival = number();
        moves.push(Packed { does, arrival, points: (0..len).map(|_| number()).collect() });
    }
    moves
}
