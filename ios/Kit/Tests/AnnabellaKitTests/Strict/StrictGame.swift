import AnnabellaCore
import Testing

@testable import AnnabellaKit

/// A game by the Laws that two people play at the device.
@MainActor
struct StrictGame {
    let device: Device
    let game: GameStore

    /// Begins one of the words of docs/transcripts.md, and makes these moves.
    init(_ device: Device, _ line: String, _ moves: String...) async throws {
        self.device = device
        game = try await device.play(line)
        if game.state.view.phase == .waiting { try await act("arbiter > start") }
        for move in moves { try await act(move) }
    }

    var view: GameView { game.state.view }
    var dialog: Dialog? { device.app.dialogs.open }

    var ending: GameEnding? {
        if case .over(let ending) = view.phase { ending } else { nil }
    }

    var turn: GameTurn? {
        if case .playing(let turn) = view.phase { turn } else { nil }
    }

    func act(_ line: String) async throws {
        _ = try await game.dispatch(asked(line)).get()
    }

    /// What the menu has of the Laws now; `announce` is called for a claim with the next move.
    func actions(announce: @escaping @MainActor (DrawClaim) -> Void = { _ in }) -> StrictActions {
        let app: Annabella = device.app
        return StrictActions(
            game, app.dialogs, app.opener, app.localization, app.recording(game),
            announce: announce, moveOnBoard: { _ in })
    }

    /// Runs what is below the board or in the menu.
    func menu(_ label: LabelName) throws {
        let actions = actions()
        try run(label, of: actions.buttons(view, view.turn) + actions.menu(view, view.turn))
    }

    func run(_ label: LabelName, of deeds: [GameActions.Action]) throws {
        let deed = deeds.first { $0.label == label }
        try #require(deed, "no \(label) among \(deeds.map(\.label))").run()
    }

    /// Picks a row of the open menu.
    func answer(_ label: String) throws {
        guard case .menu(let rows) = try #require(dialog).content else {
            throw Problem("no menu is open")
        }
        let row = try #require(rows.first { $0.label == label }, "\(rows.map(\.label))")
        device.app.dialogs.pick(row.id)
    }

    /// Agrees to a question that begins so, when it is asked.
    func agree(_ question: String) async throws {
        try await until {
            guard case .words(let words) = dialog?.content else { return false }
            return String(words.characters).hasPrefix(question)
        }
        device.app.dialogs.agree()
    }

    /// Writes the lines that are asked for.
    func write(_ lines: String...) throws {
        _ = try #require(dialog)
        device.app.dialogs.write(lines)
    }
}
