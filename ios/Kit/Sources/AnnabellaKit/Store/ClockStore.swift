import AnnabellaCore
import Foundation

/// A chess clock that talks, without a game. At each update's `nextMomentMs` the app calls
/// `look`; its `text` is for the app to keep, and to bring the clock back.
///
/// May be asked from any actor. What is asked is done away from it, one call after the
/// other, and each with the time at which it was made. A clock that nobody holds any more is
/// gone.
public final class ClockStore: Sendable {
    private let clock: TalkingClock
    private let times: Times
    private let queue = CallQueue()

    /// A clock that has been set and not been started. It is as somebody types it, such as
    /// `40/90+30, 15+30`, or `5; 3+2` for White and Black; `none` gives one side no time.
    public init(_ typed: String, settings: SpeechSettings, times: Times = .device) throws {
        clock = try TalkingClock(
            times: typed, settings: settings, nowMs: times.nowMs(), wallMs: times.wallMs())
        self.times = times
    }

    /// A clock from the text that it gave last. A time that ran has run on meanwhile; what
    /// that brought about is told with the first update.
    public init(text: String, settings: SpeechSettings, times: Times = .device) throws {
        clock = try TalkingClock.restore(
            text: text, settings: settings, nowMs: times.nowMs(), wallMs: times.wallMs())
        self.times = times
    }

    /// Lets happen what time has brought about, and tells how everything is.
    public func look() async -> Result<TalkingClockUpdate, GameError> {
        await call { try $0.look(nowMs: $1) }
    }

    /// Lets a time run: at the beginning, or after a stop.
    @discardableResult
    public func start(_ side: GameSide) async -> Result<TalkingClockUpdate, GameError> {
        await call { try $0.start(side: side, nowMs: $1) }
    }

    /// A player presses: whose time runs completes his move; before the start that lets the
    /// other one's time run. Another press does nothing, and says where the clock stands.
    @discardableResult
    public func press(_ side: GameSide) async -> Result<TalkingClockUpdate, GameError> {
        await call { try $0.press(by: side, nowMs: $1) }
    }

    /// Stops both times.
    @discardableResult
    public func stop() async -> Result<TalkingClockUpdate, GameError> {
        await call { try $0.stop(nowMs: $1) }
    }

    /// Sets the time that one side has left, to 1,000 hours at most.
    @discardableResult
    public func setLeft(
        _ leftMs: UInt64, of side: GameSide
    ) async -> Result<TalkingClockUpdate, GameError> {
        await call { try $0.setLeft(of: side, leftMs: leftMs, nowMs: $1) }
    }

    /// Sets the number of moves that one side has completed, to 10,000 at most.
    @discardableResult
    public func setMoves(
        _ moves: UInt32, of side: GameSide
    ) async -> Result<TalkingClockUpdate, GameError> {
        await call { try $0.setMoves(of: side, moves: moves, nowMs: $1) }
    }

    /// Wishes to be told when the first or the second player's time has sunk to one of these,
    /// as in a game.
    @discardableResult
    public func setTimeMarks(
        firstMs: [UInt64], secondMs: [UInt64]
    ) async -> Result<TalkingClockUpdate, GameError> {
        await call { try $0.setTimeMarks(firstMs: firstMs, secondMs: secondMs, nowMs: $1) }
    }

    /// How phrases are made from now on.
    @discardableResult
    public func setSpeech(_ settings: SpeechSettings) async -> Result<Void, GameError> {
        await call { clock, _ in try clock.setSpeech(settings: settings) }
    }

    /// What was fixed for both sides, where the clock stands, and both times.
    public func describe() async -> Result<[Phrase], GameError> {
        await call { try $0.describe(nowMs: $1) }
    }

    /// Both times, with the moves that are still to be made.
    public func timesLeft() async -> Result<[Phrase], GameError> {
        await call { try $0.timesLeft(nowMs: $1) }
    }

    /// The number of moves made and the time used by both (article E2.9.d).
    public func timesUsed() async -> Result<[Phrase], GameError> {
        await call { try $0.timesUsed(nowMs: $1) }
    }

    /// What is felt of a time; nil without one.
    public func felt(_ side: GameSide) async -> Result<FeltPattern?, GameError> {
        await call { try $0.felt(of: side, nowMs: $1) }
    }

    private func call<T: Sendable>(
        _ ask: @escaping @Sendable (TalkingClock, UInt64) throws -> T
    ) async -> Result<T, GameError> {
        // a press counts from when it was made, not from when its turn comes
        let now = times.nowMs()
        return await queue.run { [clock] in attempt { try ask(clock, now) } }
    }
}
