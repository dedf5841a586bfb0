import AnnabellaCore
import Foundation
import Observation

/// The games that are open: one, or in a simultaneous display several, each at a board of its own,
/// of which one is on the table.
@MainActor
@Observable
public final class Games {
    /// All boards, the first one first.
    public private(set) var boards: [OpenBoard] = []

    /// Which of them is on the table, from 1 on; 0 where there is none.
    public var number: Int { (boards.firstIndex { $0.game === current } ?? -1) + 1 }

    /// The game on the table.
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
        boards.first { $0.game === current }?.id
            ?? named.flatMap { $0.game === current ? $0.id : nil }
    }

    /// How the board of the last game stood.
    public var lastBoard: LastBoard? { LastBoard(kept) }

    /// The boards of the simultaneous display that was played last; none if it was a game alone.
    public var lastBoards: [KeptBoard] { KeptBoard.list(of: kept.text("boards") ?? "") }

    /// The game is no longer there to go on with.
    public func forget(_ id: String) {
        keep(lastBoards.filter { $0.id != id })
        keepTurned(id, false)
        guard lastId == id else { return }
        kept.keep("", as: "last-game")
        kept.keep("", as: "board-pieces")
    }

    /// Begins a game in the place of those that are open.
    public func start(_ setup: GameSetup, _ speech: GameSpeech) async -> Result<
        GameStore, GameError
    > {
        await change { [folder, times] _ in
            let game = try await GameStore.create(setup, in: folder, speech: speech, times: times)
            return [Self.alone(game)]
        }
    }

    /// Begins a game in the place of the one on the table; its board may be turned. What other
    /// boards there are stay.
    public func startHere(
        _ setup: GameSetup, _ speech: GameSpeech, isTurned: Bool,
        savedAs: @escaping @MainActor (Int) -> String
    ) async -> Result<GameStore, GameError> {
        await change(front: number - 1) { [folder, times] before in
            let game = try await GameStore.create(setup, in: folder, speech: speech, times: times)
            game.isTurned = isTurned
            guard before.count > 1, let at = before.firstIndex(where: { $0.game === self.current })
            else { return [Self.alone(game)] }
            await game.rename(savedAs(at + 1))
            // two people have changed sides
            let own = Self.own(in: game) ?? before[at].own.other
            var boards = before
            boards[at] = OpenBoard(game: game, own: own, id: await Self.id(of: game))
            return boards
        }
    }

    /// Begins several games; they have files from the start on, by the names given.
    public func startAll(
        _ games: [NewBoard], _ speech: @escaping @MainActor (GameSetup) -> GameSpeech
    ) async -> Result<GameStore, GameError> {
        await change { [folder, times] _ in
            try await Self.makeAll(games, there: { _ in nil }) { board in
                let game = try await GameStore.create(
                    board.setup, in: folder, speech: speech(board.setup), times: times)
                game.isTurned = board.isTurned
                await game.rename(board.savedAs)
                return OpenBoard(game: game, own: board.own, id: await Self.id(of: game))
            }
        }
    }

    /// Goes on with a saved game; with the one that is open if it is that.
    public func open(_ id: String, _ speech: GameSpeech) async -> Result<GameStore, GameError> {
        await change(unless: id) { [folder, times, kept] _ in
            let isTurned = Self.turnedIds(in: kept).contains(id)
            let game = try await GameStore.resume(id, in: folder, speech: speech, times: times)
            game.isTurned = isTurned
            return [Self.alone(game)]
        }
    }

    /// Goes on with several of them, with that of the id `front` on the table; what is open
    /// stays so.
    public func openAll(
        _ boards: [KeptBoard], front: String,
        _ speech: @escaping @MainActor (KeptBoard) -> GameSpeech
    ) async -> Result<GameStore, GameError> {
        let at = boards.firstIndex { $0.id == front }
        return await change(front: at) { [folder, times] before in
            try await Self.makeAll(
                boards,
                there: { kept in before.first { $0.id == kept.id && !$0.game.state.isClosed } },
                make: { board in
                    let game = try await GameStore.resume(
                        board.id, in: folder, speech: speech(board), times: times)
                    game.isTurned = board.isTurned
                    return OpenBoard(game: game, own: board.own, id: board.id)
                })
        }
    }

    /// The game that is open as the saved one of this id.
    public func openAs(_ id: String) async -> GameStore? {
        for board in boards {
            if case .success(id) = await board.game.id() { return board.game }
        }
        return nil
    }

    /// Brings the board with this number to the table; false where there is none.
    public func bring(_ number: Int) -> Bool {
        guard boards.indices.contains(number - 1) else { return false }
        current = boards[number - 1].game
        return true
    }

    /// Puts a game away; it is saved. Another board comes to the table, if there is one.
    public func close(_ game: GameStore) async {
        await inTurn {
            guard let at = self.boards.firstIndex(where: { $0.game === game }) else { return }
            self.boards.remove(at: at)
            if self.current === game { self.current = self.boards.first?.game }
            await self.putAway(game)
            if let front = self.current { await self.keepId(front) }
        }
    }

    /// Puts all games away.
    public func close() async {
        await inTurn {
            let (boards, last) = (self.boards, self.current)
            self.current = nil
            self.boards = []
            await self.putAway(boards, last)
        }
    }

    /// Writes what is owed to the disk, before the app is left.
    public func flush() async {
        for board in boards { await board.game.flush() }
        if let game = current { await keepId(game) }
    }

    /// The app is not seen any more: the computer does not think until `wake`.
    public func rest() async {
        for board in boards {
            let view = board.game.state.view
            // its clock waits for nobody: it makes this move, and then it rests
            if let runs = view.clocks?.running, !view.player(runs).isPerson { continue }
            await board.game.cancelThinking()
        }
    }

    /// The app is seen again: the computer goes on thinking, if it was.
    public func wake() async {
        for board in boards { await board.game.thinkOn() }
    }

    /// Returns when the computer does not think, or when its task is cancelled.
    func isAtRest() async {
        for await thinks in observed({
            self.boards.contains { $0.game.state.view.isThinking }
        }) {
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

    /// Lays games on the table, unless the one of this id is open. What is begun is finished,
    /// also when the page that asked is left.
    func change(
        unless id: String? = nil, front: Int? = nil,
        _ make: @escaping @MainActor ([OpenBoard]) async throws -> [OpenBoard]
    ) async -> Result<GameStore, GameError> {
        await inTurn {
            if let id, let game = await self.openAs(id), !game.state.isClosed {
                self.current = game
                return .success(game)
            }
            do {
                // one that cannot be had leaves the others on the table
                let (before, last) = (self.boards, self.current)
                let boards = try await make(before)
                let at = front ?? 0
                let game = boards[boards.indices.contains(at) ? at : 0].game
                self.boards = boards
                self.current = game
                await self.putAway(
                    before.filter { old in !boards.contains { $0.game === old.game } }, last)
                await self.keepId(game)
                // a game alone leaves those of the last display to be gone on with
                self.keepBoards()
                return .success(game)
            } catch {
                return .failure(GameError(from: error))
            }
        }
    }

    /// Makes all that are not there, or none.
    private static func makeAll<T>(
        _ from: [T], there: @MainActor (T) -> OpenBoard?,
        make: @MainActor (T) async throws -> OpenBoard
    ) async throws -> [OpenBoard] {
        var (all, made): ([OpenBoard], [OpenBoard]) = ([], [])
        do {
            for one in from {
                if let board = there(one) {
                    all.append(board)
                } else {
                    made.append(try await make(one))
                    all += made.suffix(1)
                }
            }
        } catch {
            for board in made { await board.game.close() }
            throw error
        }
        return all
    }

    private static func alone(_ game: GameStore) -> OpenBoard {
        OpenBoard(game: game, own: own(in: game) ?? .first)
    }

    /// The side of the only person at this device.
    private static func own(in game: GameStore) -> GameSide? {
        game.state.view.hasTwoPeople ? nil : game.state.view.ownSide
    }

    private static func id(of game: GameStore) async -> String? {
        (try? await game.id().get()) ?? nil
    }

    /// Keeps which boards there are, to be gone on with; also when one was turned.
    func keepBoards() {
        guard boards.count > 1 else { return }
        keep(
            boards.compactMap { board in
                board.id.map {
                    KeptBoard(id: $0, own: board.own, isTurned: board.game.isTurned)
                }
            })
    }

    private func keep(_ boards: [KeptBoard]) {
        kept.keep(boards.map(\.text).joined(separator: "\n"), as: "boards")
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

    // that on the table is the one to go on with
    private func putAway(_ boards: [OpenBoard], _ last: GameStore?) async {
        for board in boards where board.game !== last { await putAway(board.game) }
        if let last, boards.contains(where: { $0.game === last }) { await putAway(last) }
    }

    /// The saved games whose players sit the other way round; also when another was open since.
    private static func turnedIds(in kept: any KeptValues) -> [String] {
        (kept.text("turned-games") ?? "").split(separator: "\n").map(String.init)
    }

    private func keepTurned(_ id: String, _ isTurned: Bool) {
        let others = Self.turnedIds(in: kept).filter { $0 != id }
        let ids = isTurned ? others + [id] : others
        kept.keep(ids.joined(separator: "\n"), as: "turned-games")
    }

    private func putAway(_ game: GameStore) async {
        await keepId(game)
        await game.close()
    }

    // a game alone has no file before its first move
    private func keepId(_ game: GameStore) async {
        guard case .success(let id?) = await game.id() else { return }
        if game === current { named = (game, id) }
        kept.keep(id, as: "last-game")
        keepTurned(id, game.isTurned)
        LastBoard(game.state.view, isTurned: game.isTurned).keep(in: kept)
    }
}
