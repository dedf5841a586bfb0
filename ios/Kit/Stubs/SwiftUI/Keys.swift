// Keys of a keyboard.
public struct KeyPress: Sendable {
    public struct Phases: OptionSet, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        public static let down = Phases(rawValue: 1), `repeat` = Phases(rawValue: 2), up = Phases(rawValue: 4), all = Phases(rawValue: 7)
    }
    public enum Result: Sendable { case handled, ignored }
    public let phase: Phases
    public let key: KeyEquivalent
    public let characters: String
    public let modifiers: EventModifiers
}
extension KeyEquivalent: Hashable {
    public static let pageUp = KeyEquivalent("p"), pageDown = KeyEquivalent("g")
    public static let space = KeyEquivalent(" "), delete = KeyEquivalent("d"), deleteForward = KeyEquivalent("f")
    public static let home = KeyEquivalent("h"), end = KeyEquivalent("e")
    public static let upArrow = KeyEquivalent("u"), downArrow = KeyEquivalent("n"), tab = KeyEquivalent("t")
    public var character: Character { stub() }
    public static func == (a: Self, b: Self) -> Bool { stub() }
    public func hash(into h: inout Hasher) { stub() }
}
public struct KeyboardShortcut: Hashable, Sendable {
    public static let cancelAction = Self("e", modifiers: [])
    public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) {}
}
extension View {
    nonisolated public func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View { _Some() }
    nonisolated public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View { _Some() }
    nonisolated public func focusable(_ isFocusable: Bool = true) -> some View { _Some() }
    nonisolated public func focusEffectDisabled(_ disabled: Bool = true) -> some View { _Some() }
    nonisolated public func onKeyPress(keys: Set<KeyEquivalent>, phases: KeyPress.Phases = [.down, .repeat], action: @escaping (KeyPress) -> KeyPress.Result) -> some View { _Some() }
    nonisolated public func onKeyPress(phases: KeyPress.Phases = [.down, .repeat], action: @escaping (KeyPress) -> KeyPress.Result) -> some View { _Some() }
}
