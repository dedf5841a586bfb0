import AnnabellaCore
import Testing

@testable import AnnabellaKit

/// A hand over the board of a game that no page shows.
@MainActor
final class Hand: MoveInputDelegate {
    let game: GameStore
    private let port: CountedPort
    private lazy var input = MoveInput(game, delegate: self)
    private var told: [String] = []
    private var answer: (@MainActor (PieceKind?) -> Void)?

    init(_ setup: String) async throws {
        let port = CountedPort(try AnnabellaKitTests.game(setup))
        self.port = port
        game = try await GameStore.open(times: FakeClock().times) { _ in port }
    }

    func askPromotion(
        of side: GameSide, at square: Int, _ answer: @escaping @MainActor (PieceKind?) -> Void
    ) {
        self.answer = answer
        told.append("asks \(word(side))")
    }

    func redraw() {}

    func notYourTurn() { told.append("not your turn") }

    func othersHaveTo(_ question: GameQuestion) { told.append("others have to") }

    func severalWays() { told.append("several ways") }

    /// Somebody does something otherwise.
    func happens(_ action: String) async throws -> [String] {
        await game.dispatch(asked(action))
        return try await takeDeeds()
    }

    /// What comes of what the hand does.
    func does(_ words: [String]) async throws -> String {
        if words == ["targets"] {
            return input.targets.sorted().map(Squares.name).joined(separator: " ")
        }
        let before = input.chosen
        try act(words)
        let all = try await takeDeeds() + told
        told = []
        let now = input.chosen
        if now == before, all.isEmpty { return "nothing" }
        if now.isEmpty, !all.isEmpty { return all.joined(separator: "; ") }
        let chosen = "chosen \(now.isEmpty ? "none" : now.map(Squares.name).joined(separator: " "))"
        return (all + [chosen]).joined(separator: "; ")
    }

    private func act(_ words: [String]) throws {
        switch words[0] {
        case "tap": input.tapped(try square(words[1]))
        case "drag":
            let from = try square(words[1])
            guard input.grabbed(from) else { return }
            input.dropped(from: from, to: words[2] == "-" ? nil : try square(words[2]))
        case "play": input.play(from: try square(words[1]), to: try square(words[2]))
        case "claim": input.announce(for: try ground(words[1]))
        case "own": input.move(onBoardOf: words[1] == "white" ? .first : .second)
        case "cancel": if !input.cancel() { told.append("nothing to give up") }
        case "answer":
            let asked = try #require(answer, "nothing was asked")
            answer = nil
            asked(words[1] == "nothing" ? nil : try piece(words[1]))
        default: throw Problem("a hand does not \(words[0])")
        }
    }

    /// What was asked of the game since, and the hand knows what came of it.
    private func takeDeeds() async throws -> [String] {
        // it comes after all that was asked before
        _ = await game.fen()
        input.changed()
        return try port.takeActions().map { action, update in
            let isRefused = update.events.contains {
                if case .refused = $0.what { true } else { false }
            }
            return try actionText(kind: update.view.kind, action: action)
                + (isRefused ? ", refused" : "")
        }
    }

    private func square(_ name: String) throws -> Int {
        try #require(Squares.number(of: name), "\(name)")
    }

    private func ground(_ name: String) throws -> DrawClaim {
        let grounds: [String: DrawClaim] = ["repetition": .repetition, "fifty": .fiftyMoves]
        return try #require(grounds[name], "\(name)")
    }

    private func piece(_ name: String) throws -> PieceKind {
        let kinds: [String: PieceKind] = [
            "queen": .queen, "rook": .rook, "bishop": .bishop, "knight": .knight,
        ]
        return try #require(kinds[name], "\(name)")
    }
}
