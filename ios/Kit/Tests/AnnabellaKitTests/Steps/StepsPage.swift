import AnnabellaCore
import Foundation
import Testing

@testable import AnnabellaKit

/// The page on which a game is stepped through, seen until it is left.
@MainActor
final class StepsPage {
    let device: Device
    let game: GameStore
    let model: StepsModel
    private var seen: Task<Void, Never>?

    init(_ device: Device, _ game: GameStore, below path: [Page] = [.game]) async throws {
        self.device = device
        self.game = game
        device.app.life.appear()
        if device.app.pages.top != .steps { device.app.pages.path = path + [.steps] }
        model = device.app.stepsModel(game)
        appear()
        try await until { self.model.past != nil && !self.model.rows.isEmpty }
    }

    var moves: [[String?]] { model.rows.map { [$0.first?.text, $0.second?.text] } }

    /// Waits for the position after so many moves.
    func at(_ ply: UInt32) async throws {
        do { try await until { model.ply == ply } } catch {
            throw Problem("it is \(model.ply), not \(ply)")
        }
    }

    func type(_ text: String) {
        model.entry.open()
        model.entry.text = text
        model.entry.send()
    }

    func appear() {
        let model = model
        seen = Task { await model.run() }
    }

    func leave() async {
        seen?.cancel()
        await seen?.value
    }
}

/// Runs a test on the page of a game in which these moves were made, and those of both players
/// in turn.
@MainActor
func onSteps(
    _ line: String, _ moves: [String], of kind: GameKind = .chess, reads: Bool = false,
    _ test: @MainActor (StepsPage) async throws -> Void
) async throws {
    try await onDevice { device in
        device.reader.isSpeaking = reads
        let game = try await device.play(line)
        try await game.make(moves, of: kind)
        let page = try await StepsPage(device, game)
        do { try await test(page) } catch {
            await page.leave()
            throw error
        }
        await page.leave()
    }
}

extension GameStore {
    /// Makes moves, each of whoever is on move.
    @MainActor
    func make(_ moves: [String], of kind: GameKind = .chess) async throws {
        if state.view.phase == .waiting {
            _ = try await dispatch(parseAction(kind: kind, line: "arbiter > start")).get()
        }
        for move in moves {
            let isFirst = state.view.turn == .first
            let side =
                switch kind {
                case .chess, .chess960: isFirst ? "white" : "black"
                case .checkers: isFirst ? "red" : "white"
                case .yinYang: isFirst ? "black" : "white"
                }
            let before = state.view.plies
            _ = try await dispatch(parseAction(kind: kind, line: "\(side) > move \(move)")).get()
            guard state.view.plies == before + 1 else { throw Problem("\(move) was not made") }
        }
    }
}

extension StepsModel: @preconcurrency CustomTestStringConvertible {
    public var testDescription: String { "page" }
}
