import AnnabellaCore
import Foundation
import Testing

@testable import AnnabellaKit

/// A game on its page: a finger, VoiceOver or keys play it.
@MainActor
final class OnTable {
    let device: Device
    let game: GameStore
    let model: GameModel
    private var running: Task<Void, Never>?

    /// Goes there, unless the page is there already.
    init(_ device: Device, _ game: GameStore, isBack: Bool = false) {
        self.device = device
        self.game = game
        model = device.app.gameModel(game)
        device.app.life.appear()
        if !isBack { device.app.pages.go(.game) }
        appear()
    }

    var app: Annabella { device.app }
    var board: BoardModel { model.board }
    var view: GameView { game.state.view }
    var geometry: BoardGeometry {
        BoardGeometry(
            size: CGSize(width: 480, height: 480), isFlipped: board.isFlipped,
            board: board.picture.size)
    }
    var ending: GameEnding? { if case .over(let ending) = view.phase { ending } else { nil } }

    /// The page is seen, perhaps again.
    func appear() {
        running = Task { await model.run() }
    }

    /// Another page is before it, or the app is left.
    func disappear() async {
        running?.cancel()
        await running?.value
    }

    /// Waits until the game has so many moves of both sides, and the board shows them.
    func plies(_ plies: UInt32) async throws {
        try await until { view.plies == plies && board.picture.pieces == view.board }
        try await until { model.strip.moves.last?.ply ?? 0 == plies }
    }

    /// Waits until the result of the game that has ended is there, which takes a moment.
    func result(_ clock: FakeClock) async throws {
        try await until {
            clock.advance(100)
            return model.result.isOpen
        }
        try await until { !model.result.words.sentence.isEmpty }
    }

    // MARK: A finger

    func tap(_ square: String) {
        let point = middle(square)
        board.touch.move(to: point, in: geometry)
        board.touch.end(at: point, in: geometry)
    }

    func carry(_ from: String, over: String) {
        board.touch.move(to: middle(from), in: geometry)
        board.touch.move(to: middle(over), in: geometry)
    }

    func drag(_ from: String, _ to: String) {
        carry(from, over: to)
        board.touch.end(at: middle(to), in: geometry)
    }

    func middle(_ square: String) -> CGPoint { geometry.middle(of: number(square)) }

    /// Picks a row of the menu, an item of the bar or a button.
    func pick(_ label: String) throws {
        let all = model.menu + model.offered
        guard let action = all.first(where: { app.text($0.label) == label }) else {
            throw Problem("\(label) is not among \(all.map { app.text($0.label) })")
        }
        action.run()
    }

    /// Answers what is asked when the core has been asked before.
    func answerNext(_ label: String) async throws {
        try await until { app.dialogs.open != nil }
        try answer(label)
    }

    /// Answers the dialog that is open.
    func answer(_ label: String) throws {
        guard let dialog = app.dialogs.open else { throw Problem("no dialog") }
        if case .menu(let rows) = dialog.content, let row = rows.first(where: { $0.label == label })
        {
            app.dialogs.pick(row.id)
        } else if let answer = dialog.answers.first(where: { $0.label == label }) {
            if answer.role == .cancel { app.dialogs.cancel() } else { app.dialogs.agree() }
        } else {
            throw Problem("\(label) is no answer to \(dialog.title)")
        }
    }

    // MARK: VoiceOver

    func element(_ square: String) -> BoardElement { board.element(of: number(square)) }

    /// A double tap.
    func choose(_ square: String) { board.choose(element(square).id) }

    /// VoiceOver comes to a square.
    func read(_ square: String) { model.read(number(square)) }

    func actions(_ square: String) -> [String] {
        board.actions(on: number(square)).map(\.label)
    }

    func act(_ square: String, _ label: String) throws {
        let all = board.actions(on: number(square))
        guard let action = all.first(where: { $0.label == label }) else {
            throw Problem("\(label) is not among \(all.map(\.label))")
        }
        action.run()
    }

    /// Waits until the squares have their names.
    func named() async throws { try await until { board.labels.count == view.board.count } }

    /// Waits until this was said last.
    func said(_ sentence: String) async throws {
        do { try await until { model.sentence == sentence } } catch {
            throw Problem("said was \(model.sentence), not \(sentence)")
        }
    }

    /// What the core answers to a question.
    func answer(to question: GameQuestion) async throws -> String {
        try await game.ask(question).get().map(\.printed).joined(separator: " ")
    }

    /// The point of a square of chess such as `e4`, of one of checkers such as `18`, or of a
    /// board of lines such as `D4`.
    func number(_ square: String) -> Int {
        let all = view.board.indices
        guard let point = all.first(where: { view.kind.name(of: $0, on: view.size) == square })
        else {
            preconditionFailure(square)
        }
        return point
    }
}

/// Runs a test on the page of a game, in which these moves were made.
@MainActor
func onTable(
    _ line: String? = "new chess mode=casual", after moves: [String] = [], reads: Bool = false,
    isStarted: Bool = true, times: Times = .device, _ prepare: (Device) -> Void = { _ in },
    _ test: @MainActor (OnTable) async throws -> Void
) async throws {
    try await onDevice(times: times) { device in
        device.reader.isSpeaking = reads
        prepare(device)
        let game = try await device.play(line)
        let start = isStarted && game.state.view.phase == .waiting ? ["arbiter > start"] : []
        for move in start + moves { await game.dispatch(asked(move)) }
        let table = OnTable(device, game)
        try await until { table.model.players.near != nil }
        if reads { try await table.named() }
        do { try await test(table) } catch {
            await table.disappear()
            throw error
        }
        await table.disappear()
    }
}

// what a failed expectation tells of them; they hold each other, and would be told for ever
extension OnTable: @preconcurrency CustomTestStringConvertible {
    var testDescription: String { "table" }
}
extension GameModel: @preconcurrency CustomTestStringConvertible {
    public var testDescription: String { "page" }
}
extension BlindModel: @preconcurrency CustomTestStringConvertible {
    public var testDescription: String { "page" }
}
extension BoardModel: @preconcurrency CustomTestStringConvertible {
    public var testDescription: String { "board" }
}
extension BoardTouch: @preconcurrency CustomTestStringConvertible {
    public var testDescription: String { "finger" }
}
extension BoardAccess: @preconcurrency CustomTestStringConvertible {
    public var testDescription: String { "access" }
}
extension PlayerPanels: @preconcurrency CustomTestStringConvertible {
    public var testDescription: String { "players" }
}
extension Annabella: @preconcurrency CustomTestStringConvertible {
    public var testDescription: String { "app" }
}

extension GameModel {
    /// What can be done now without the menu: in the slip and in the bar.
    var offered: [GameActions.Action] {
        buttons
            + bar.filter { $0.isPossible }.map { item in
                GameActions.Action(item.label, act: item.run)
            }
    }

    func offers(_ label: LabelName) -> Bool { offered.contains { $0.label == label } }
}
