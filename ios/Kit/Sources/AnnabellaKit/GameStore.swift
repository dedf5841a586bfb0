import AnnabellaCore
import Observation

/// One game for the screens.
///
/// What is asked of it is done in the order in which it was asked, away from the
/// main actor; what came of it is shown before the next is done. Reading `state`
/// costs nothing.
@MainActor
@Observable
public final class GameStore {
    /// How everything is now.
    public private(set) var state: GameState
    /// How far the computer has come with what it thinks about.
    public private(set) var progress: EngineProgress?
    /// What happened, each event once and in order; for one reader.
    public let events: AsyncStream<GameEvent>

    private let telling: AsyncStream<GameEvent>.Continuation
    private let feed: AsyncStream<Job>.Continuation
    private let times: Times
    private let timer: MomentTimer
    @ObservationIgnored private var work: Task<GameError?, Never>?

    /// Runs away from the main actor, and gives what is to be done there then.
    private typealias Job = @Sendable (any GameCalls) -> Landing
    private typealias Landing = @MainActor @Sendable (GameStore?) -> Void

    /// Begins a game; without a folder it is not saved.
    public static func begin(
        _ setup: GameSetup, in folder: String?, times: Times = .device
    ) async throws -> GameStore {
        try await open(times: times) { listener in
            try GameSession.create(
                setup: setup, folder: folder, listener: listener, nowMs: times.nowMs(),
                wallMs: times.wallMs())
        }
    }

    /// Goes on with a saved game.
    public static func resume(
        _ id: String, in folder: String, times: Times = .device
    ) async throws -> GameStore {
        try await open(times: times) { listener in
            try GameSession.resume(
                folder: folder, id: id, listener: listener, nowMs: times.nowMs(),
                wallMs: times.wallMs())
        }
    }

    /// A store of any game, with the listener that this game is to call.
    public static func open(
        times: Times, _ make: @escaping @Sendable (any GameListener) throws -> any GameCalls
    ) async throws -> GameStore {
        let owner = EarOwner()
        let ear = EngineEar(owner: owner)
        let queue = CallQueue()
        let opened = await queue.run {
            Result {
                let session = try make(ear)
                return try (session, session.opened(nowMs: times.nowMs()))
            }
        }
        let (session, update) = try opened.get()
        let store = GameStore(session, showing: update.view, queue: queue, times: times)
        store.take(update)
        owner.attach(store)
        return store
    }

    private init(_ session: any GameCalls, showing view: GameView, queue: CallQueue, times: Times) {
        (events, telling) = AsyncStream.makeStream()
        let (jobs, feed) = AsyncStream<Job>.makeStream()
        self.feed = feed
        self.times = times
        timer = MomentTimer(times: times)
        state = GameState(view: view)
        work = Task { [weak self, telling] in
            for await job in jobs {
                let land = await queue.run { job(session) }
                land(self)
            }
            telling.finish()
            return await queue.run {
                do {
                    try session.shutDown()
                    return nil
                } catch {
                    return GameError(from: error)
                }
            }
        }
        setTimer()
    }

    deinit {
        // what was asked before is still done, then the game is closed
        feed.finish()
    }

    /// Somebody does something; what came of it is in `state` and `events`.
    public func send(_ action: GameAction) {
        dispatch(action) { _ in }
    }

    /// Somebody does something. A game that is closed says so and does nothing.
    @discardableResult
    public func perform(_ action: GameAction) async -> Result<GameUpdate, GameError> {
        await withCheckedContinuation { continuation in
            dispatch(action) { continuation.resume(returning: $0) }
        }
    }

    /// The game as PGN.
    public func pgn() async -> Result<String, GameError> {
        await ask { try $0.pgn() }
    }

    /// Names the game.
    public func rename(_ name: String) async -> Result<Void, GameError> {
        await ask { [times] in try $0.rename(name: name, nowMs: times.nowMs()) }
    }

    /// Writes all to the disk, before the app is left.
    public func flush() async -> Result<Void, GameError> {
        await ask { try $0.flush() }
    }

    /// Stops the computer's thinking until the game changes or `thinkOn`.
    @discardableResult
    public func stopThinking() async -> Result<Void, GameError> {
        await show { session, _ in try session.cancelThinking() }
    }

    /// Lets the computer think again.
    @discardableResult
    public func thinkOn() async -> Result<Void, GameError> {
        await show { session, now in try session.thinkOn(nowMs: now) }
    }

    /// Ends the game's thread and writes what is owed to the disk; again, it only
    /// waits for that. Gives what went wrong.
    @discardableResult
    public func close() async -> GameError? {
        shut()
        return await work?.value
    }

    /// Takes what the computer has found.
    func collect() {
        enqueue { [times] session in
            let found = Result { try session.collect(nowMs: times.nowMs()) }
            return { store in
                switch found {
                case .success(let update): update.map { store?.take($0) }
                case .failure(let error): store?.note(GameError(from: error))
                }
            }
        }
    }

    func engineIsAt(_ progress: EngineProgress) {
        if progress.revision == state.revision, state.view.isThinking {
            self.progress = progress
        }
    }

    private func dispatch(
        _ action: GameAction,
        _ done: @escaping @MainActor @Sendable (Result<GameUpdate, GameError>) -> Void
    ) {
        let isTaken = enqueue { [times] session in
            let update = Result { try session.dispatch(action: action, nowMs: times.nowMs()) }
                .mapError(GameError.init(from:))
            return { store in
                switch update {
                case .success(let update): store?.take(update)
                case .failure(let error): store?.note(error)
                }
                done(update)
            }
        }
        if !isTaken {
            done(.failure(.Closed))
        }
    }

    private func ask<T: Sendable>(
        _ call: @escaping @Sendable (any GameCalls) throws -> T
    ) async -> Result<T, GameError> {
        await withCheckedContinuation { continuation in
            let isTaken = enqueue { session in
                let answer = Result { try call(session) }.mapError(GameError.init(from:))
                return { store in
                    if case .failure(let error) = answer {
                        store?.note(error)
                    }
                    continuation.resume(returning: answer)
                }
            }
            if !isTaken {
                continuation.resume(returning: .failure(.Closed))
            }
        }
    }

    /// Does what tells no update, and looks how everything is then.
    private func show(
        _ call: @escaping @Sendable (any GameCalls, UInt64) throws -> Void
    ) async -> Result<Void, GameError> {
        let view = await ask { [times] session in
            try call(session, times.nowMs())
            return try session.view(nowMs: times.nowMs())
        }
        return view.map { view in
            if view.revision >= state.revision {
                state = state.showing(view)
            }
        }
    }

    @discardableResult
    private func enqueue(_ job: @escaping Job) -> Bool {
        if state.isClosed {
            return false
        }
        feed.yield(job)
        return true
    }

    private func take(_ update: GameUpdate) {
        state = GameState(
            view: update.view, notSaved: update.notSaved, isClosed: state.isClosed,
            fault: state.fault)
        if progress?.revision != update.revision {
            progress = nil
        }
        for event in update.events {
            telling.yield(event)
        }
        setTimer()
    }

    private func note(_ error: GameError) {
        switch error {
        case .Internal(let reason): shut(fault: reason)
        case .Closed: shut()
        default: break
        }
    }

    private func shut(fault: String? = nil) {
        if !state.isClosed || fault != nil {
            state = state.closed(fault: fault)
        }
        feed.finish()
        timer.set(nil) {}
    }

    private func setTimer() {
        let moment = state.isClosed ? nil : state.view.clocks?.nextMomentMs
        timer.set(moment) { [weak self] in
            self?.send(GameAction(by: .clock, deed: .tick))
        }
    }
}
