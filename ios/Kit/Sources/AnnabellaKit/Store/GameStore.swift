import AnnabellaCore
import Foundation
import Observation

/// Holds one game for the screens that show it.
///
/// What is asked of it is done in the order in which it was asked, away from the
/// main actor; what came of it is shown before the next is done. Reading `state`
/// costs nothing. A store that is closed does nothing more and says so; one that
/// nobody holds any more closes its game.
@MainActor
@Observable
public final class GameStore {
    /// How everything is now.
    public private(set) var state: GameUIState
    /// How far the computer has come with what it thinks about; nil while it does not.
    public private(set) var progress: EngineProgress?
    /// Its board stands the other way round than usually, on all pages of the game.
    public var isTurned = false

    /// What a game by correspondence waited for when a page told it last, or when it came here.
    @ObservationIgnored var told: PostState

    private let happened = UnreadQueue<GameEvent>()
    private let said = UnreadQueue<Phrase>()
    private let feed: AsyncStream<Job>.Continuation
    private let times: Times
    private let timer: MomentTimer
    @ObservationIgnored private var work: Task<GameError?, Never>?

    /// Runs away from the main actor, and gives what is to be done there then.
    private typealias Job = @Sendable (any GamePort) -> Landing
    private typealias Landing = @MainActor @Sendable (GameStore?) -> Void
    private typealias Answer<T> = Result<T, GameError>

    /// Begins a game; without a folder it is not saved. Phrases are made as `speech` has
    /// it; without it they are English, plain, and for both players.
    public static func create(
        _ setup: GameSetup, in folder: String?, speech: GameSpeech? = nil,
        times: Times = .device
    ) async throws -> GameStore {
        try await open(times: times) { listener in
            try GameSession.create(
                setup: setup, folder: folder, listener: listener, nowMs: times.nowMs(),
                wallMs: times.wallMs(), speech: speech)
        }
    }

    /// Goes on with a saved game.
    public static func resume(
        _ id: String, in folder: String, speech: GameSpeech? = nil, times: Times = .device
    ) async throws -> GameStore {
        try await open(times: times) { listener in
            try GameSession.resume(
                folder: folder, id: id, listener: listener, nowMs: times.nowMs(),
                wallMs: times.wallMs(), speech: speech)
        }
    }

    /// A store of any game, with the listener that this game is to call. What `make`
    /// throws comes out here; it runs away from the main actor.
    public static func open(
        times: Times, _ make: @escaping @Sendable (any GameListener) throws -> any GamePort
    ) async throws -> GameStore {
        let owner = EngineListenerOwner()
        let bell = EngineListener(owner: owner)
        let queue = CallQueue()
        let opened = await queue.run {
            Result {
                let session = try make(bell)
                do {
                    return try (session, session.opened(nowMs: times.nowMs()))
                } catch {
                    try? session.shutDown()
                    throw error
                }
            }
        }
        let (session, update) = try opened.get()
        let store = GameStore(session, update, queue: queue, times: times)
        owner.attach(store)
        return store
    }

    private init(_ session: any GamePort, _ first: GameUpdate, queue: CallQueue, times: Times) {
        let (jobs, feed) = AsyncStream<Job>.makeStream()
        self.feed = feed
        self.times = times
        timer = MomentTimer(times: times)
        state = GameUIState(first)
        told = PostState(first.view)
        // it does not hold the store, only what has still to be done for it
        work = Task { [weak self, happened, said] in
            for await job in jobs {
                let land = await queue.run { job(session) }
                land(self)
            }
            let end = await queue.run { attempt { try session.shutDown() } }
            let error = end.error
            error.map { self?.note($0) }
            happened.finish()
            said.finish()
            return error
        }
        publish(first)
    }

    deinit {
        // what was asked before is still done, then the game is closed
        feed.finish()
    }

    /// What happened, each event once and in order, for one reader at a time. It ends
    /// when the store is closed and all is read; who stops reading before leaves the
    /// rest to the next reader.
    public var events: AsyncStream<GameEvent> { happened.stream }

    /// What is to be said of it, each phrase once and in order, by the same rules as
    /// `events`. What `ask` and `describe` say is not among them. Whoever speaks them takes
    /// `speak` instead, or reports `spoken` for each announcement himself.
    public var phrases: AsyncStream<Phrase> { said.stream }

    /// Somebody does something; what came of it is in `state` and `events`.
    public func send(_ action: GameAction) {
        act(action) { _ in }
    }

    /// A player does something. When it has been answered, and the state is that after it,
    /// this is called.
    func act(_ by: GameSide, _ deed: GameDeed, answered: @escaping @MainActor () -> Void = {}) {
        act(GameAction(by: by.actor, deed: deed)) { _ in
            MainActor.assumeIsolated(answered)
        }
    }

    /// Somebody does something; returns when it is done and shown.
    @discardableResult
    public func dispatch(_ action: GameAction) async -> Result<GameUpdate, GameError> {
        await withCheckedContinuation { continuation in
            act(action) { continuation.resume(returning: $0) }
        }
    }

    /// Lays a move in the envelope of a game that is being adjourned; returns when it lies
    /// there. The text is written as the player likes. In a friendly game one that is no
    /// legal move fails with `GameError.Mistyped`; in a strict one nobody looks.
    ///
    /// Nothing keeps the passphrase, and nothing else opens the envelope; whoever forgets it
    /// needs the arbiter's `lostEnvelope`. Takes some tenths of a second on purpose, in which
    /// what else is asked of this store waits.
    @discardableResult
    public func sealMove(
        _ text: String, by: GameActor, passphrase: String
    ) async -> Result<GameUpdate, GameError> {
        await call(
            { [times] in
                try $0.sealMove(
                    by: by, text: text, passphrase: passphrase, nowMs: times.nowMs())
            }, { $0.publish($1) })
    }

    /// Opens the envelope of a game that was resumed, so that the move is made; returns
    /// when it is done and shown. Another passphrase is refused, as the events tell. As
    /// slow as `sealMove`.
    @discardableResult
    public func openSealedMove(
        by: GameActor, passphrase: String
    ) async -> Result<GameUpdate, GameError> {
        await call(
            { [times] in
                try $0.openSealedMove(by: by, passphrase: passphrase, nowMs: times.nowMs())
            }, { $0.publish($1) })
    }

    /// Stops the computer's thinking until the game changes or `thinkOn`.
    @discardableResult
    public func cancelThinking() async -> Result<GameUpdate, GameError> {
        await call({ [times] in try $0.cancelThinking(nowMs: times.nowMs()) }, { $0.publish($1) })
    }

    /// Lets the computer think again.
    @discardableResult
    public func thinkOn() async -> Result<GameUpdate, GameError> {
        await call({ [times] in try $0.thinkOn(nowMs: times.nowMs()) }, { $0.publish($1) })
    }

    /// What is to be sent to the player on the other device, who then knows all up to here: it
    /// stands from now on. Nil where there is nothing to share, which the phrases say.
    public func share() async -> Result<String?, GameError> {
        await call(
            { [times] in try $0.share(nowMs: times.nowMs()) }, { $0.publish($1.update) }
        ).map(\.text)
    }

    /// Takes a text in that came from the player on the other device; gives the word for why
    /// nothing was taken in, which the phrases say, or nil.
    @discardableResult
    public func takeIn(_ text: String) async -> Result<String?, GameError> {
        await call(
            { [times] in try $0.takeIn(text: text, nowMs: times.nowMs()) },
            { $0.publish($1.update) }
        ).map(\.refused)
    }

    /// What a game by correspondence waits for, and how long that may still take; nil of others.
    public func awaited() async -> Result<Phrase?, GameError> {
        await call { [times] in try $0.awaited(nowMs: times.nowMs()) }
    }

    /// Writes all to the disk, before the app is left.
    @discardableResult
    public func flush() async -> Result<Void, GameError> {
        await call({ try $0.flush() }, { store, _ in store.state.notSaved = nil })
    }

    /// What was agreed before the game.
    public func setup() async -> Result<GameSetup, GameError> {
        await call { try $0.setup() }
    }

    /// What both have from this game and those before it; from this one once it is over.
    public func total() async -> Result<HalfPoints, GameError> {
        await call { try $0.total() }
    }

    /// What a player is called; the arbiter may have let the names change sides.
    public func playerName(_ side: GameSide) async -> Result<String, GameError> {
        await call { try $0.playerName(side: side) }
    }

    /// The moves that were made, those before this game included.
    public func moves() async -> Result<[RecordedMove], GameError> {
        await call { try $0.moves() }
    }

    /// The board after so many moves of either side, 0 for the start; packed as in a
    /// view.
    public func boardAfter(plies: UInt32) async -> Result<Data, GameError> {
        await call { try $0.boardAfter(plies: plies) }
    }

    /// What is asked before the position after so many moves is restored; nil where nothing
    /// would fall away.
    public func restoreQuestion(ply: UInt32) async -> Result<RestoreQuestion?, GameError> {
        await call { try $0.restoreQuestion(ply: ply) }
    }

    /// What the arbiter sees beside the clocks.
    public func arbiterSheet() async -> Result<ArbiterSheet, GameError> {
        await call { try $0.arbiterSheet() }
    }

    /// What the arbiter is asked before he does this: whom it concerns, and what comes of it; nil
    /// where it is done at once.
    public func arbiterQuestion(_ deed: GameDeed) async -> Result<Phrase?, GameError> {
        await call { [times] in try $0.arbiterQuestion(deed: deed, nowMs: times.nowMs()) }
    }

    /// Why a player cannot claim a draw on this ground now, before anything else is asked; nil
    /// where he can.
    public func claimProblem(
        by side: GameSide, _ ground: DrawClaim
    ) async -> Result<Phrase?, GameError> {
        await call { [times] in
            try $0.claimProblem(by: side, ground: ground, nowMs: times.nowMs())
        }
    }

    /// Names the game; it gets its file now.
    @discardableResult
    public func rename(_ name: String) async -> Result<Void, GameError> {
        await call { [times] in try $0.rename(name: name, nowMs: times.nowMs()) }
    }

    /// The id of the game's file; nil while it has none.
    public func id() async -> Result<String?, GameError> {
        await call { try $0.id() }
    }

    /// The position as FEN.
    public func fen() async -> Result<String, GameError> {
        await call { try $0.fen() }
    }

    /// The scoresheet, from the line with the move `fromPly` on, counted from 1 of both
    /// sides; all of it without one. After a move only the line with that move is new.
    public func score(
        _ letters: ScoreLetters, fromPly: UInt32 = 0
    ) async -> Result<[ScoreRow], GameError> {
        await call { try $0.score(letters: letters, fromPly: fromPly) }
    }

    /// How many moves of both sides, those before this game included, a player has written on
    /// his sheet; where the library keeps the score, those that the game began with.
    public func written(_ side: GameSide) async -> Result<UInt32, GameError> {
        await call { try $0.written(by: side) }
    }

    /// The game as PGN or PDN.
    public func notation() async -> Result<String, GameError> {
        await call { try $0.notation() }
    }

    /// The score in Braille.
    public func braille(_ style: BrailleStyle) async -> Result<String, GameError> {
        await call { try $0.braille(style: style) }
    }

    /// How phrases are made from now on, and for whom.
    @discardableResult
    public func setSpeech(_ speech: GameSpeech) async -> Result<Void, GameError> {
        await call { try $0.setSpeech(speech: speech) }
    }

    /// Hands each of `phrases` to `say`, which returns when the voice has finished it,
    /// until the store is closed or the task is cancelled; in place of reading them. The
    /// end of a blind player's announcement is reported, so that the time in which he can
    /// correct it begins then; not if he has announced another move meanwhile.
    public func speak(_ say: @MainActor (Phrase) async -> Void) async {
        for await phrase in phrases {
            said.arrived()
            await say(phrase)
            // one that was broken off may still be said
            guard !Task.isCancelled else { return }
            wasSpoken(phrase)
        }
    }

    /// The voice has finished one of `phrases`; `speak` reports that by itself.
    public func wasSpoken(_ phrase: Phrase) {
        if phrase.isAnnouncement, !said.contains(where: \.isAnnouncement) {
            send(GameAction(by: .arbiter, deed: .spoken))
        }
    }

    /// Whether there are phrases that `speak` has not handed over yet.
    public var hasToSay: Bool { said.isOnTheWay || said.contains { _ in true } }

    /// What the player who listens, or somebody at the device, means by what he has said or
    /// typed. Nothing is done: an action is for `dispatch`, a question for `ask`, a command
    /// for the app. A move that was dictated to a recogniser is asked for where another one
    /// sounds like it. To somebody who looks back at the game, words such as a lone "back" are
    /// steps through it.
    public func hear(
        _ text: String, isDictated: Bool = false, isLookingBack: Bool = false
    ) async -> Result<Understood, GameError> {
        await call {
            try $0.hear(text: text, isDictated: isDictated, isLookingBack: isLookingBack)
        }
    }

    /// What a player writes down as the next move that is missing on his sheet: an action for
    /// `dispatch` that records it, or why it is no move.
    public func hearRecord(
        _ side: GameSide, _ text: String
    ) async -> Result<Understood, GameError> {
        await call { try $0.hearRecord(by: side, text: text) }
    }

    /// What was agreed, and where the game stands.
    public func describe() async -> Result<[Phrase], GameError> {
        await call { [times] in try $0.describe(nowMs: times.nowMs()) }
    }

    /// The same for a game that comes to its page, without the move with which the computer has
    /// begun it.
    public func introduce() async -> Result<[Phrase], GameError> {
        await call { [times] in try $0.introduce(nowMs: times.nowMs()) }
    }

    /// What the game is and where it stands, in the sentence that a list of games has.
    public func summary() async -> Result<Phrase, GameError> {
        await call { [times] in try $0.summary(nowMs: times.nowMs()) }
    }

    /// What this game tells of how strongly its player plays, beyond what was kept; nil where it
    /// tells nothing.
    public func ownRatingAfter(_ kept: String) async -> Result<String?, GameError> {
        await call { try $0.ownRatingAfter(kept: kept) }
    }

    /// The answer to a question of the player who listens.
    public func ask(_ question: GameQuestion) async -> Result<[Phrase], GameError> {
        await call { [times] in try $0.ask(question: question, nowMs: times.nowMs()) }
    }

    /// The answer to a question of the player who listens and looks at the position after so
    /// many moves of both sides.
    public func askPast(
        _ question: GameQuestion, ply: UInt32
    ) async -> Result<[Phrase], GameError> {
        await call { [times] in
            try $0.askPast(question: question, ply: ply, nowMs: times.nowMs())
        }
    }

    /// The position after so many moves of both sides, 0 for the beginning, and what is said
    /// there. The game stays as it is.
    public func past(
        ply: UInt32, _ letters: ScoreLetters
    ) async -> Result<PastView, GameError> {
        await call { [times] in
            try $0.past(ply: ply, letters: letters, nowMs: times.nowMs())
        }
    }

    /// The position to which a step leads from the one after so many moves; as far as there
    /// are moves.
    public func look(
        from ply: UInt32, _ to: LookBack, _ letters: ScoreLetters
    ) async -> Result<PastView, GameError> {
        await call { [times] in
            try $0.look(fromPly: ply, to: to, letters: letters, nowMs: times.nowMs())
        }
    }

    /// Says something of the position after so many moves of both sides, 0 for the beginning; it
    /// is saved with the game and stands in its notation. An empty text takes away what was said
    /// before. `BadInput` where nothing may be said, no such move was made or the text is too
    /// long; with `Storage` it counts, and is not on disk yet.
    public func comment(ply: UInt32, _ text: String) async -> Result<Void, GameError> {
        await call { [times] in
            try $0.setComment(ply: ply, text: text, nowMs: times.nowMs())
        }
    }

    /// What is agreed in a friendly game that goes on from the position after so many moves,
    /// to be created as any other; an error where none can.
    public func branch(ply: UInt32) async -> Result<GameSetup, GameError> {
        await call { try $0.branch(ply: ply) }
    }

    /// The names of all squares with what is on them, a1 first, for a screen reader.
    /// They change with the position and with `setSpeech`; a focus that moves needs no
    /// new ones.
    public func squareLabels() async -> Result<[Phrase], GameError> {
        await call { try $0.squareLabels() }
    }

    /// What is felt of a player's clock now; nil without a clock.
    public func feltClock(_ side: GameSide) async -> Result<FeltPattern?, GameError> {
        await call { [times] in try $0.feltClock(side: side, nowMs: times.nowMs()) }
    }

    /// Wishes to be told when the first or the second player's clock has sunk to one of these
    /// times: at most 8 of each, none above 24 hours. They take the place of those before. Each is a
    /// polite phrase among `phrases`, once, and again only after the clock has stood clearly
    /// above it. Nothing of it is saved.
    @discardableResult
    public func setTimeMarks(
        firstMs: [UInt64], secondMs: [UInt64]
    ) async -> Result<GameUpdate, GameError> {
        await call(
            { [times] in
                try $0.setTimeMarks(firstMs: firstMs, secondMs: secondMs, nowMs: times.nowMs())
            }, { $0.publish($1) })
    }

    /// Lets each move of the computer take at least a time from this range, its thinking
    /// included, so that a reply rushes nobody: 700 to 2000 suit most people. None at first,
    /// ten seconds at most, and never more than a fiftieth of what its clock has left.
    /// Nothing of it is saved.
    @discardableResult
    public func setAnswerMoment(
        leastMs: UInt64, mostMs: UInt64
    ) async -> Result<GameUpdate, GameError> {
        await call(
            { [times] in
                try $0.setAnswerMoment(leastMs: leastMs, mostMs: mostMs, nowMs: times.nowMs())
            }, { $0.publish($1) })
    }

    /// All that was said so far of what happened, with its times, to one player or to both
    /// for nil. Plays the game from its beginning, so it is for a page that shows it, and
    /// not for every move.
    public func spokenLog(
        _ settings: SpeechSettings, for listener: GameSide?
    ) async -> Result<[SpokenPhrase], GameError> {
        await call { try $0.spokenLog(settings: settings, listener: listener) }
    }

    /// Begins to look back at the moves of one side, or of both for nil: at any time in a
    /// friendly game, in one by the Laws when it is over. The listener hears when it has
    /// ended; freeing the review cancels it.
    public func review(
        of side: GameSide?, listener: ReviewListener?, nodes: UInt32 = 20_000
    ) async -> Result<GameReview, GameError> {
        await call { try $0.review(side: side, listener: listener, nodes: nodes) }
    }

    /// Ends the game's thread and writes what is owed to the disk; again, it only
    /// waits for that. Gives what went wrong, such as what could not be written; the
    /// game is closed all the same.
    @discardableResult
    public func close() async -> GameError? {
        shut()
        return await work?.value
    }

    /// Takes what the computer has found.
    func collect() {
        enqueue(
            { [times] in try $0.collect(nowMs: times.nowMs()) },
            { store, update in if let update { store.publish(update) } })
    }

    func engineIsAt(_ progress: EngineProgress) {
        if state.view.isThinking, !state.isClosed {
            self.progress = progress
        }
    }

    private func act(
        _ action: GameAction, _ done: @escaping @Sendable (Answer<GameUpdate>) -> Void
    ) {
        enqueue(
            { [times] in try $0.dispatch(action: action, nowMs: times.nowMs()) },
            { $0.publish($1) }, done)
    }

    private func call<T: Sendable>(
        _ ask: @escaping @Sendable (any GamePort) throws -> T,
        _ show: @escaping @MainActor @Sendable (GameStore, T) -> Void = { _, _ in }
    ) async -> Answer<T> {
        await withCheckedContinuation { continuation in
            enqueue(ask, show) { continuation.resume(returning: $0) }
        }
    }

    /// Asks the game when it is its turn, shows the answer and then gives it; `done`
    /// is called in any case, and exactly once.
    private func enqueue<T: Sendable>(
        _ ask: @escaping @Sendable (any GamePort) throws -> T,
        _ show: @escaping @MainActor @Sendable (GameStore, T) -> Void,
        _ done: @escaping @Sendable (Answer<T>) -> Void = { _ in }
    ) {
        let job: Job = { session in
            let answer = attempt { try ask(session) }
            return { store in
                if let store {
                    switch answer {
                    case .success(let value): show(store, value)
                    case .failure(let error): store.note(error)
                    }
                }
                done(answer)
            }
        }
        if case .enqueued = feed.yield(job) { return }
        done(.failure(.Closed))
    }

    private func publish(_ update: GameUpdate) {
        let isOther = update.view.revision != state.view.revision
        var next = GameUIState(update)
        (next.fault, next.isClosed) = (state.fault, state.isClosed)
        // screens hear of each assignment
        state = next
        if isOther || !update.view.isThinking {
            progress = nil
        }
        happened.add(update.events)
        said.add(update.phrases)
        setTimer()
    }

    private func note(_ error: GameError) {
        switch error {
        case .Storage(let reason): state.notSaved = reason
        case .Internal(let reason): shut(fault: reason)
        case .Closed: shut()
        default: break
        }
    }

    private func shut(fault: String? = nil) {
        if !state.isClosed || fault != nil {
            var closed = state
            closed.fault = state.fault ?? fault
            closed.isClosed = true
            state = closed
            progress = nil
        }
        feed.finish()
        setTimer()
    }

    private func setTimer() {
        let moment = state.isClosed ? nil : state.view.nextMomentMs
        timer.set(moment) { [weak self] in
            self?.send(GameAction(by: .clock, deed: .tick))
        }
    }
}
