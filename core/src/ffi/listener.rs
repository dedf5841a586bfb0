use super::ListenerError;

/// Hears from the computer's thread. The app implements it.
///
/// It is called on a thread of this library, with no lock held, so that it may
/// call the session; it should only hand on what it hears. What it throws is
/// logged, and the game goes on.
#[uniffi::export(foreign)]
pub trait GameListener: Send + Sync {
    /// The computer has found its move, its hint or its answer: call
    /// [`collect`](super::GameSession::collect) on the thread that owns the
    /// session. `revision` is that of the game when it was asked; one that was
    /// asked in a game that has changed since brings nothing.
    fn on_engine_ready(&self, revision: u64) -> Result<(), ListenerError>;

    /// How far the computer has come; at most four times a second.
    fn on_progress(&self, progress: EngineProgress) -> Result<(), ListenerError>;
}

/// How far the computer has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq, uniffi::Record)]
pub struct EngineProgress {
    /// The revision of the game when it was asked.
    pub revision: u64,
    /// How many plies it has searched to the end.
    pub depth: u32,
    /// How many positions it has looked at.
    pub nodes: u64,
}
