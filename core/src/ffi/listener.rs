use super::ListenerError;

/// Hears from the computer's thread. The app implements it.
///
/// It is called on a thread of this library, with no lock held, so that it may
/// call the session; it should only hand on what it hears. It must not wait for a
/// thread that shuts the game down or frees it, since those wait for this one. It
/// may be called before the session was given back by its constructor. What it
/// throws is logged, and the game goes on.
#[uniffi::export(foreign)]
pub trait GameListener: Send + Sync {
    /// The computer has found something: call
    /// [`collect`](super::GameSession::collect) on the thread that owns the session,
    /// which tells whether the game still needs it.
    fn on_engine_ready(&self) -> Result<(), ListenerError>;

    /// How far the computer has come; at most four times a second.
    fn on_progress(&self, progress: EngineProgress) -> Result<(), ListenerError>;
}

/// How far the computer has come with what it thinks about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, uniffi::Record)]
pub struct EngineProgress {
    /// How many plies it has searched to the end.
    pub depth: u32,
    /// How many positions it has looked at.
    pub nodes: u64,
}
