/// How far a review has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ReviewProgress {
    /// How many positions have been looked at.
    pub done: usize,
    /// Of how many.
    pub all: usize,
}
