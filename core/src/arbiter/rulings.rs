//! How the program rules where the Laws leave something to the arbiter, or where it ruled
//! wrongly before: each change has a switch here. A game goes on by what held when it
//! began, so that a saved game replays as it was played.

/// One set of rulings.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Rulings {
    /// Its number, as saved games have it.
    pub number: u32,
    /// Where the player presses the clock himself, an illegal move is made on the board, and
    /// the press completes it (articles 4.3, 6.7, 7.4). Before, it was refused.
    pub completes_illegal_moves_by_press: bool,
}

impl Rulings {
    /// Of games that were saved before rulings had a number.
    pub const FIRST: Rulings = Rulings { number: 1, completes_illegal_moves_by_press: false };

    /// Of games that begin today.
    pub const TODAY: Rulings = Rulings { number: 2, completes_illegal_moves_by_press: true };

    /// The rulings of a number.
    pub fn numbered(number: u32) -> Option<Rulings> {
        [Rulings::FIRST, Rulings::TODAY].into_iter().find(|rulings| rulings.number == number)
    }
}

impl Default for Rulings {
    /// Today's.
    fn default() -> Rulings {
        Rulings::TODAY
    }
}
