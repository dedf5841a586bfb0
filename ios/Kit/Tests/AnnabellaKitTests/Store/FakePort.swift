import AnnabellaCore
import Foundation

@testable import AnnabellaKit

/// A game that only counts how often it is called.
final class FakePort: GamePort, @unchecked Sendable {
    static let move = asked("white > move e2e4")

    /// What the next call throws.
    var fault: GameError? {
        get { lock.withLock { nextFault } }
        set { lock.withLock { nextFault = newValue } }
    }
    /// What the next updates tell beside the view.
    let cannotThink: String?

    private let lock = NSLock()
    private var counted: [String: Int] = [:]
    private var nextFault: GameError?
    private var isClosed = false
    private let nextMoment: @Sendable (UInt64) -> UInt64?
    private let position: Position

    /// What stands on the board, and the moves from there, which the first player can make.
    struct Position {
        var board = Data(count: 64)
        var legalMoves = Data()
        var lastMove = Data()
    }

    init(
        cannotThink: String? = nil, position: Position = Position(),
        nextMoment: @escaping @Sendable (UInt64) -> UInt64? = { _ in nil }
    ) {
        self.cannotThink = cannotThink
        self.position = position
        self.nextMoment = nextMoment
    }

    var calls: [String: Int] { lock.withLock { counted } }
    var allCalls: Int { calls.values.reduce(0, +) }

    func dispatch(action: GameAction, nowMs: UInt64) throws -> GameUpdate {
        try count("dispatch \(action.deed)")
        return update(nowMs)
    }
    func sealMove(by: GameActor, text: String, passphrase: String, nowMs: UInt64) throws
        -> GameUpdate
    {
        try count("sealMove")
        return update(nowMs)
    }
    func openSealedMove(by: GameActor, passphrase: String, nowMs: UInt64) throws -> GameUpdate {
        try count("openSealedMove")
        return update(nowMs)
    }
    func collect(nowMs: UInt64) throws -> GameUpdate? {
        try count("collect")
        return nil
    }
    func opened(nowMs: UInt64) throws -> GameUpdate {
        try count("opened")
        return update(nowMs, events: [])
    }
    func setup() throws -> GameSetup {
        try count("setup")
        return try parseSetup(line: "new chess")
    }
    func total() throws -> HalfPoints {
        try count("total")
        return HalfPoints(first: 0, second: 0)
    }
    func playerName(side: GameSide) throws -> String {
        try count("playerName")
        return ""
    }
    func moves() throws -> [RecordedMove] {
        try count("moves")
        return []
    }
    func boardAfter(plies: UInt32) throws -> Data {
        try count("boardAfter")
        return Data(count: 64)
    }
    func restoreQuestion(ply: UInt32) throws -> RestoreQuestion? {
        try count("restoreQuestion")
        return nil
    }
    func arbiterSheet() throws -> ArbiterSheet {
        try count("arbiterSheet")
        return ArbiterSheet(
            touched: nil, illegalMoves: [], mayAdjourn: false, hasBlindPlayer: false)
    }
    func arbiterQuestion(deed: GameDeed, nowMs: UInt64) throws -> Phrase? {
        try count("arbiterQuestion")
        return nil
    }
    func claimProblem(by: GameSide, ground: DrawClaim, nowMs: UInt64) throws -> Phrase? {
        try count("claimProblem")
        return nil
    }
    func fen() throws -> String {
        try count("fen")
        return ""
    }
    func score(letters: ScoreLetters, fromPly: UInt32) throws -> [ScoreRow] {
        try count("score")
        return []
    }
    func written(by: GameSide) throws -> UInt32 {
        try count("written")
        return 0
    }
    func notation() throws -> String {
        try count("notation")
        return ""
    }
    func braille(style: BrailleStyle) throws -> String {
        try count("braille")
        return ""
    }
    func setSpeech(speech: GameSpeech) throws { try count("setSpeech") }
    func hear(text: String, isDictated: Bool, isLookingBack: Bool) throws -> Understood {
        try count("hear")
        return .command(name: "help", number: nil)
    }
    func askPast(question: GameQuestion, ply: UInt32, nowMs: UInt64) throws -> [Phrase] {
        try count("askPast")
        return []
    }
    func past(ply: UInt32, letters: ScoreLetters, nowMs: UInt64) throws -> PastView {
        try count("past")
        return PastView(
            ply: ply, plies: ply, view: update(nowMs, events: []).view, isBoardShown: true,
            labels: [], phrases: [], entry: nil, noBranch: nil, comment: "", remarks: [],
            mayComment: true)
    }
    func setComment(ply: UInt32, text: String, nowMs: UInt64) throws { try count("setComment") }
    func look(fromPly: UInt32, to: LookBack, letters: ScoreLetters, nowMs: UInt64) throws
        -> PastView
    {
        try count("look")
        return try past(ply: fromPly, letters: letters, nowMs: nowMs)
    }
    func branch(ply: UInt32) throws -> GameSetup {
        try count("branch")
        return try parseSetup(line: "new chess")
    }
    func hearRecord(by: GameSide, text: String) throws -> Understood {
        try count("hearRecord")
        return .command(name: "help", number: nil)
    }
    func ownRatingAfter(kept: String) throws -> String? {
        try count("ownRatingAfter")
        return nil
    }
    func describe(nowMs: UInt64) throws -> [Phrase] {
        try count("describe")
        return []
    }
    func introduce(nowMs: UInt64) throws -> [Phrase] {
        try count("introduce")
        return []
    }
    func summary(nowMs: UInt64) throws -> Phrase {
        try count("summary")
        return Phrase(urgency: .answer, segments: [], printed: "", isAnnouncement: false)
    }
    func ask(question: GameQuestion, nowMs: UInt64) throws -> [Phrase] {
        try count("ask")
        return []
    }
    func squareLabels() throws -> [Phrase] {
        try count("squareLabels")
        return []
    }
    func feltClock(side: GameSide, nowMs: UInt64) throws -> FeltPattern? {
        try count("feltClock")
        return nil
    }
    func setTimeMarks(firstMs: [UInt64], secondMs: [UInt64], nowMs: UInt64) throws -> GameUpdate {
        try count("setTimeMarks")
        return update(nowMs, events: [])
    }
    func setAnswerMoment(leastMs: UInt64, mostMs: UInt64, nowMs: UInt64) throws -> GameUpdate {
        try count("setAnswerMoment")
        return update(nowMs, events: [])
    }
    func spokenLog(settings: SpeechSettings, listener: GameSide?) throws -> [SpokenPhrase] {
        try count("spokenLog")
        return []
    }
    func review(side: GameSide?, listener: ReviewListener?, nodes: UInt32) throws -> GameReview {
        try count("review")
        let speech = GameSpeech(settings: .fide, listener: side)
        return try GameReview.ofPgn(
            text: "1. e4 *", side: side, speech: speech, listener: listener, nodes: 1)
    }
    func rename(name: String, nowMs: UInt64) throws { try count("rename") }
    func share(nowMs: UInt64) throws -> SharedGame {
        try count("share")
        return SharedGame(text: nil, link: nil, update: update(nowMs))
    }
    func takeIn(text: String, nowMs: UInt64) throws -> TakenIn {
        try count("takeIn")
        return TakenIn(update: update(nowMs), refused: nil)
    }
    func awaited(nowMs: UInt64) throws -> Phrase? {
        try count("awaited")
        return nil
    }
    func flush() throws { try count("flush") }
    func id() throws -> String? {
        try count("id")
        return "1"
    }
    func cancelThinking(nowMs: UInt64) throws -> GameUpdate {
        try count("cancelThinking")
        return update(nowMs, events: [], engine: .stopped)
    }
    func thinkOn(nowMs: UInt64) throws -> GameUpdate {
        try count("thinkOn")
        return update(nowMs, events: [])
    }
    func shutDown() throws {
        try count("shutDown")
        lock.withLock { isClosed = true }
    }

    private func count(_ name: String) throws {
        try lock.withLock {
            if isClosed { throw GameError.Closed }
            counted[name, default: 0] += 1
            if let fault = nextFault {
                nextFault = nil
                throw fault
            }
        }
    }

    private func update(
        _ now: UInt64, events: [GameEvent] = [GameEvent(what: .started, article: nil)],
        engine: EngineState = .move
    ) -> GameUpdate {
        let dispatched = calls.filter { $0.key.hasPrefix("dispatch") }
        let revision = UInt64(dispatched.values.reduce(0, +))
        let face = ClockFace(
            leftMs: 1_000, delayLeftMs: 0, usedMs: 0, moves: 0, period: 1, movesToGo: nil,
            isOutOfTime: false)
        let clocks = GameClocks(first: face, second: face, running: .first)
        let seat = GameSeat(
            player: .person, taken: Data(), isResigning: false, hasSigned: false,
            hidden: .nothing, peeks: 0, may: 0, buttons: [], menu: [], claims: [], calls: [],
            questions: [])
        let view = GameView(
            revision: revision, kind: .chess, mode: .casual, first: seat, second: seat,
            columns: 8, rows: 8, board: position.board, awaitsRepetition: false, turn: .first,
            phase: .playing(turn: .thinking), legalMoves: position.legalMoves, touched: Data(),
            alarms: [], lastMove: position.lastMove, lead: 0, target: nil,
            plies: 0, moveNumber: 1, occurrences: 1,
            clocks: clocks, asOfMs: now, nextMomentMs: nextMoment(now), offer: nil,
            hint: .notAsked, engine: engine, adjournment: nil, quickplayClaim: nil,
            hasTwoPeople: true, ownSide: .first, actor: .first,
            isPersonsTurn: !position.legalMoves.isEmpty, isInPlay: true, hidesBoard: false,
            hiddenNow: .nothing, mayAdvise: true, hasAids: true, toldPlies: 0,
            verifier: nil, hasScoresheets: false)
        return GameUpdate(
            view: view, events: events, phrases: [], notSaved: nil, cannotThink: cannotThink)
    }
}
