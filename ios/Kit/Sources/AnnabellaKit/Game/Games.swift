import AnnabellaCore
import Foundation
import Observation

/// The game on the table: one at most is open.
@MainActor
@Observable
public final class Games {
    /// The game that is open.
    public private(set) var current: GameStore? {
        didSet { if named?.game !== current { named = nil } }
    }

    @ObservationIgnored private let folder: String
    @ObservationIgnored private let times: Times
    @ObservationIgnored private let kept: any KeptValues
    private var named: (game: GameStore, id: String)?
    /// What was asked last: each change of games waits for the one before.
    @ObservationIgnored private var changing: Task<Void, Never>?

    public init(folder: String, times: Times, kept: any KeptValues) {
        self.folder = folder
        self.times = times
        self.kept = kept
    }

    /// The id of the game that was open last.
    public var lastId: String? { kept.text("last-game").flatMap { $0.isEmpty ? nil : $0 } }

    /// The id of the game on the table if it has a file; known also after a fault has
    /// closed it.
    public var idOnTable: String? {
        named.flatMap { $0.game === current ? $0.id : nil }
    }

    /// How the board of the last game stood.
    public var lastBoard: LastBoard? { LastBoard(kept) }

    /// The game is no longer there to go on with.
    public func forget(_ id: String) {
        guard lastId == id else { return }
        kept.keep("", as: "last-game")
        kept.keep("", as: "board-pieces")
    }

    /// Begins a game in the place of the one that is open; its board may be turned.
    public func start(
        _ setup: GameSetup, _ speech: GameSpeech, isTurned: Bool = false
    ) async -> Result<GameStore, GameError> {
        await change { [folder, times] in
            let game = try await GameStore.create(setup, in: folder, speech: speech, times: times)
            game.isTurned = isTurned
            return game
        }
    }

    /// Goes on with a saved game; with the one that is open if it is that.
    public func open(_ id: String, _ speech: GameSpeech) async -> Result<GameStore, GameError> {
        await change(unless: id) { [folder, times, kept] in
            let isTurned = kept.text("last-game") == id && kept.flag("last-game-turned") == true
            let game = try await GameStore.resume(id, in: folder, speech: speech, times: times)
            game.isTurned = isTurned
            return game
        }
    }

    /// The game that is open, if it is the saved one of this id.
    public func openAs(_ id: String) async -> GameStore? {
        guard let game = current, case .success(id) = await game.id() else { return nil }
        return game === current ? game : nil
    }

    /// Puts the game away; it is saved.
    public func close() async {
        await inTurn {
            let game = self.current
            self.current = nil
            await self.putAway(game)
        }
    }

    /// Writes what is owed to the disk, before the app is left.
    public func flush() async {
        guard let game = current else { return }
        await game.flush()
        await keepId(game)
    }

    /// The app is not seen any more: the computer does not think until `wake`.
    public func rest() async {
        guard let game = current else { return }
        // its clock waits for nobody: it makes this move, and then it rests
        if let runs = game.state.view.clocks?.running, !game.state.view.player(runs).isPerson {
            return
        }
        await game.cancelThinking()
    }

    /// The app is seen again: the computer goes on thinking, if it was.
    public func wake() async {
        await current?.thinkOn()
    }

    /// Returns when the computer does not think, or when its task is cancelled.
    func isAtRest() async {
        for await thinks in observed({ self.current?.state.view.isThinking ?? false }) {
            if !thinks { return }
        }
    }

    /// Keeps which game was on the table as soon as it has a file, so that it is found again
    /// however the app ends. Returns when its task is cancelled.
    public func follow() async {
        var known: GameStore?
        for await begun in observed({ self.begun }) {
            guard begun !== known else { continue }
            known = begun
            if let begun { await keepId(begun) }
        }
    }

    /// The game that is open once it has a move.
    private var begun: GameStore? {
        current.flatMap { $0.state.view.plies > 0 ? $0 : nil }
    }

    /// Lays a game on the table, unless the one of this id is there. What is begun is finished,
    /// also when the page that asked is left.
    func change(
        unless id: String? = nil, _ make: @escaping @MainActor () async throws -> GameStore
    ) async -> Result<GameStore, GameError> {
        await inTurn {
            if let id, let game = await self.openAs(id), !game.state.isClosed {
                return .success(game)
            }
            do {
                // one that cannot be had leaves the other on the table
                let game = try await make()
                let old = self.current
                self.current = game
                await self.putAway(old)
                await self.keepId(game)
                return .success(game)
            } catch {
                return .failure(GameError(from: error))
            }
        }
    }

    private func inTurn<T: Sendable>(_ work: @escaping @MainActor () async -> T) async -> T {
        let before = changing
        let task = Task { @MainActor in
            await before?.value
            return await work()
        }
        changing = Task { _ = await task.value }
        return await task.value
    }

    private func putAway(_ game: GameStore?) async {
        guard let game else { return }
        await keepId(game)
        await game.close()
    }

    // a game has no file before its first move
    private func keepId(_ game: GameStore) async {
        guard case .success(let id?) = await game.id() else { return }
        if game === current { named = (game, id) }
        kept.keep(id, as: "last-game")
        kept.keep(game.isTurned, as: "last-game-turned")
        LastBoard(game.state.view, isTurned: game.isTurned).keep(in: kept)
    }
}
