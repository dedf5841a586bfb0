import AnnabellaCore
import AnnabellaKit
import Foundation
import Testing

let firstGame = "Anna against Bella: White won by checkmate, move 4."
let twoGames = """
    [White "Anna"]
    [Black "Bella"]
    [Result "1-0"]

    1. e4 e5 2. Qh5 Nc6 3. Bc4 Nf6 4. Qxf7# 1-0

    [White "Cem"]
    [Black "Dora"]
    [Result "*"]

    1. d4 d5 2. c4 *

    """

/// Runs a test while a page is seen.
@MainActor
func shown(_ page: LibraryModel, _ test: () async throws -> Void) async throws {
    let shown = Task { await page.appear() }
    let result: Result<Void, any Error>
    do { result = try await .success(test()) } catch { result = .failure(error) }
    shown.cancel()
    await shown.value
    try result.get()
}

extension LibraryModel {
    var titles: [String] { rows.map(\.title) }

    /// Does something with a game, or with all of them.
    func act(_ label: String, on title: String? = nil) throws {
        var offered = pageActions
        if let title {
            offered = actions(on: try #require(rows.first { $0.title == title }))
        }
        let labels = offered.map(\.label)
        try #require(offered.first { $0.label == label }, "\(label) is not in \(labels)").value()
    }
}

extension Device {
    func saved() async throws -> [SavedGame] { try await app.library.list().get() }

    /// No file.
    var missing: URL { folder.appendingPathComponent("nothing.pgn") }

    /// Puts games among the saved ones.
    func take(_ text: String) async throws {
        _ = try await app.library.importGames(Data(text.utf8), app.speech).get()
    }

    /// A game of two people with its first move.
    @discardableResult
    func begun() async throws -> GameStore {
        let game = try await play("new chess")
        _ = try await game.dispatch(asked("white > move e2e4")).get()
        return game
    }
}
