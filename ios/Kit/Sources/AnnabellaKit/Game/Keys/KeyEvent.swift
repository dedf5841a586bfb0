/// A key of a keyboard that goes down.
public struct KeyEvent: Equatable, Sendable {
    public enum Arrow: Equatable, Sendable {
        case up, down, left, right
    }

    public enum Key: Equatable, Sendable {
        /// A key that types something: what it types by itself, or with what is held.
        case sign(Character)
        case arrow(Arrow)
        case enter, space, escape, pageDown, pageUp
        case other
    }

    public let key: Key
    /// What it types with what is held, where that is known.
    public let typed: Character?
    public let isShift: Bool
    public let isAlt: Bool
    /// Command or Control is held: the key means something to the system or the app.
    public let isCommand: Bool
    /// It is held, and comes again.
    public let isRepeat: Bool

    public init(
        _ key: Key, typed: Character? = nil, isShift: Bool = false, isAlt: Bool = false,
        isCommand: Bool = false, isRepeat: Bool = false
    ) {
        self.key = key
        self.typed = typed
        self.isShift = isShift
        self.isAlt = isAlt
        self.isCommand = isCommand
        self.isRepeat = isRepeat
    }

    /// Nothing is held with it.
    var isPlain: Bool { !isShift && !isAlt && !isCommand }
}
