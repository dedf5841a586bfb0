import AnnabellaCore

extension EngineState {
    /// Whether the computer thinks, about whatever it is.
    public var isThinking: Bool { self != .idle && self != .stopped }
}
