import AnnabellaCore
import Observation

/// What the player has chosen; each is kept at once.
@MainActor
@Observable
public final class Settings {
    /// Grows whenever something is set.
    public private(set) var changes = 0
    /// What is agreed before a game against the computer.
    public var againstComputer: Agreement { Agreement(self, "") }
    /// What is agreed before a game between two people; none of it holds against the computer.
    public var betweenPeople: Agreement { Agreement(self, "two-") }
    /// What is agreed before a game by correspondence.
    public var byCorrespondence: Agreement { Agreement(self, "post-") }
    @ObservationIgnored private let kept: any KeptValues
    private let isTablet: Bool

    public init(_ kept: any KeptValues, isTablet: Bool = false) {
        self.kept = kept
        self.isTablet = isTablet
    }

    /// What is agreed before a game of this kind.
    public func agreed(_ opponent: Opponent) -> Agreement {
        switch opponent {
        case .computer: againstComputer
        case .person: betweenPeople
        case .correspondent: byCorrespondence
        }
    }

    /// What the player on the other device was called last.
    public var correspondent: String {
        get { text("correspondent", "") }
        set { set(newValue, "correspondent", "") }
    }

    // Play
    /// How well the computer plays a game: like people of a rating where it has ratings, else at
    /// a level.
    public subscript(strengthIn kind: GameKind) -> Int {
        get { kind.features.hasRatings ? number("rating", 1200) : number("level", 4) }
        set {
            if kind.features.hasRatings {
                set(newValue, "rating", 1200)
            } else {
                set(newValue, "level", 4)
            }
        }
    }
    /// In chess the computer plays as strongly as the player, as `ownRating` tells.
    public var isFair: Bool {
        get { flag("fair", true) }
        set { set(newValue, "fair", true) }
    }
    /// What games have told of the player, as the library writes it.
    public var ownRating: String {
        get { text("own-rating", "") }
        set { set(newValue, "own-rating", "") }
    }
    public var fullStrength: Bool {
        get { flag("full-strength", false) }
        set { set(newValue, "full-strength", false) }
    }
    public var fullSeconds: Int {
        get { number("full-seconds", 5) }
        set { set(newValue, "full-seconds", 5) }
    }
    /// Of which game a position was set up last.
    public var setupGame: GameKind {
        get {
            let kept = choice("setup-game", GameKind.chess).game
            return kept.features.hasSetup ? kept : .chess
        }
        set { set(newValue, "setup-game", GameKind.chess) }
    }
    /// The colour that a person has against the computer, in each game.
    public subscript(colorIn game: GameKind) -> ColorChoice {
        get { choice(game.colorKey, .random) }
        set { set(newValue, game.colorKey, .random) }
    }
    public var answerMoment: AnswerMoment {
        get { choice("answer-moment", .usual) }
        set { set(newValue, "answer-moment", .usual) }
    }
    public var ownName: String {
        get { text("own-name", "") }
        set { set(newValue, "own-name", "") }
    }
    public var whiteName: String {
        get { text("white-name", "") }
        set { set(newValue, "white-name", "") }
    }
    public var blackName: String {
        get { text("black-name", "") }
        set { set(newValue, "black-name", "") }
    }
    /// When it is said how much time is left, in seconds; apart by spaces.
    public var timeMarks: String {
        get { text("time-marks", "300 60 10") }
        set { set(newValue, "time-marks", "300 60 10") }
    }

    // Board
    public var theme: ThemeChoice {
        get { choice("theme", .system) }
        set { set(newValue, "theme", .system) }
    }
    public var board: BoardColours {
        get { choice("board-colours", .sage) }
        set { set(newValue, "board-colours", .sage) }
    }
    public var pieces: PieceSet {
        get { choice("pieces", .staunton) }
        set { set(newValue, "pieces", .staunton) }
    }
    public var pieceMotion: Bool {
        get { flag("piece-motion", true) }
        set { set(newValue, "piece-motion", true) }
    }
    /// Where the chosen piece can go has a mark.
    public var legalMarks: Bool {
        get { flag("legal-marks", true) }
        set { set(newValue, "legal-marks", true) }
    }
    /// A move waits until it is shown a second time; not by the Laws, where what is touched is
    /// moved.
    public var confirmMoves: Bool {
        get { flag("confirm-moves", false) }
        set { set(newValue, "confirm-moves", false) }
    }
    public var coordinates: Bool {
        get { flag("coordinates", true) }
        set { set(newValue, "coordinates", true) }
    }
    /// Of checkers.
    public var squareNumbers: Bool {
        get { flag("square-numbers", true) }
        set { set(newValue, "square-numbers", true) }
    }
    public var texture: Bool {
        get { flag("texture", false) }
        set { set(newValue, "texture", false) }
    }
    public var facing: BoardFacing {
        get { choice("facing", usualFacing) }
        set { set(newValue, "facing", usualFacing) }
    }
    /// At a tablet two people usually sit opposite each other.
    /// Two people have places of their own at the board, which they keep from game to game.
    public var keepsSeats: Bool { facing == .bothWays || (facing == .fixed && isTablet) }

    private var usualFacing: BoardFacing { isTablet ? .bothWays : .fixed }
    public var leftHanded: Bool {
        get { flag("left-handed", false) }
        set { set(newValue, "left-handed", false) }
    }
    public var clockPlace: ClockPlace {
        get { choice("clock-place", .end) }
        set { set(newValue, "clock-place", .end) }
    }
    public var fullScreen: Bool {
        get { flag("full-screen", false) }
        set { set(newValue, "full-screen", false) }
    }
    /// Onlookers see the game on another screen, where one is connected.
    public var secondScreen: Bool {
        get { flag("second-screen", false) }
        set { set(newValue, "second-screen", false) }
    }

    // Sound and voice
    public var voice: VoiceChoice {
        get { choice("voice", .auto) }
        set { set(newValue, "voice", .auto) }
    }
    /// How fast the app's voice speaks, in percent of its usual speed: `voiceRates`.
    public var voiceRate: Int {
        get { within(Self.voiceRates, number("voice-rate", 100)) }
        set { set(within(Self.voiceRates, newValue), "voice-rate", 100) }
    }
    /// How high it is, in percent of its usual pitch: `voicePitches`.
    public var voicePitch: Int {
        get { within(Self.voicePitches, number("voice-pitch", 100)) }
        set { set(within(Self.voicePitches, newValue), "voice-pitch", 100) }
    }
    /// Of moves and the like; speech does not depend on it.
    public var sounds: Bool {
        get { flag("sounds", true) }
        set { set(newValue, "sounds", true) }
    }
    public var haptics: Bool {
        get { flag("haptics", true) }
        set { set(newValue, "haptics", true) }
    }
    /// What is heard and felt of each square that a finger comes to.
    public var exploringTicks: Bool {
        get { flag("exploring-ticks", true) }
        set { set(newValue, "exploring-ticks", true) }
    }
    /// Without VoiceOver: a finger that slides reads the board, a double tap acts.
    public var exploreByFinger: Bool {
        get { flag("explore-by-finger", false) }
        set { set(newValue, "explore-by-finger", false) }
    }
    public var blindBoard: BlindBoard {
        get { choice("blind-board", .dimmed) }
        set { set(newValue, "blind-board", .dimmed) }
    }

    // What the app has told once
    public var missingVoiceTold: Bool {
        get { flag("missing-voice-told", false) }
        set { set(newValue, "missing-voice-told", false) }
    }

    // How things are worded
    public var speechStyle: SpeechStyle {
        get { choice("speech-style", .plain) }
        set { set(newValue, "speech-style", .plain) }
    }
    /// In games with a blind player, of all that is said; squares keep `speechStyle`.
    public var announcements: SpeechStyle {
        get { choice("announcements", .fide) }
        set { set(newValue, "announcements", .fide) }
    }
    public var pieceNaming: PieceNaming {
        get { choice("piece-naming", .word) }
        set { set(newValue, "piece-naming", .word) }
    }
    public var squarePlace: SquarePlace {
        get { choice("square-place", .before) }
        set { set(newValue, "square-place", .before) }
    }
    public var isBrief: Bool {
        get { flag("brief", false) }
        set { set(newValue, "brief", false) }
    }
    public var namesPawns: Bool {
        get { flag("names-pawns", false) }
        set { set(newValue, "names-pawns", false) }
    }
    public var namesCaptured: Bool {
        get { flag("names-captured", false) }
        set { set(newValue, "names-captured", false) }
    }
    public var longNames: Bool {
        get { flag("long-names", false) }
        set { set(newValue, "long-names", false) }
    }

    // Access
    /// A screen reader and the keys stop on squares on which nothing ever stands.
    public var lightSquares: Bool {
        get { flag("light-squares", false) }
        set { set(newValue, "light-squares", false) }
    }
    /// Squares of checkers are called by column and row, and not by number.
    public var columnsAndRows: Bool {
        get { flag("columns-and-rows", false) }
        set { set(newValue, "columns-and-rows", false) }
    }
    /// The keys of a game that differ from the usual ones; see `Keys`.
    public func keys(of kind: GameKind) -> String { text(Self.keysName(kind), "") }
    public func setKeys(_ keys: String, of kind: GameKind) {
        set(keys, Self.keysName(kind), "")
    }
    private static func keysName(_ kind: GameKind) -> String {
        kind.game == .chess ? "keys" : "keys-\(kind.game)"
    }

    // Language
    public var language: LanguageChoice {
        get { choice("language", .system) }
        set { set(newValue, "language", .system) }
    }

    public static let voiceRates = 40...400
    public static let voicePitches = 50...200

    // whoever reads a setting is told when any of them changes
    func text(_ key: String, _ usual: String) -> String {
        _ = changes
        return kept.text(key) ?? usual
    }

    func number(_ key: String, _ usual: Int) -> Int {
        _ = changes
        return kept.number(key) ?? usual
    }

    private func within(_ range: ClosedRange<Int>, _ number: Int) -> Int {
        min(max(number, range.lowerBound), range.upperBound)
    }

    func flag(_ key: String, _ usual: Bool) -> Bool {
        _ = changes
        return kept.flag(key) ?? usual
    }

    // what is kept of another version may have no meaning in this one
    func choice<T: CaseIterable>(_ key: String, _ usual: T) -> T {
        let name = text(key, "")
        return T.allCases.first { String(describing: $0) == name } ?? usual
    }

    func set(_ value: String, _ key: String, _ usual: String) {
        guard value != text(key, usual) else { return }
        kept.keep(value, as: key)
        changes += 1
    }

    func set(_ value: Int, _ key: String, _ usual: Int) {
        guard value != number(key, usual) else { return }
        kept.keep(value, as: key)
        changes += 1
    }

    func set(_ value: Bool, _ key: String, _ usual: Bool) {
        guard value != flag(key, usual) else { return }
        kept.keep(value, as: key)
        changes += 1
    }

    func set<T: CaseIterable & Equatable>(_ value: T, _ key: String, _ usual: T) {
        guard value != choice(key, usual) else { return }
        kept.keep(String(describing: value), as: key)
        changes += 1
    }
}
