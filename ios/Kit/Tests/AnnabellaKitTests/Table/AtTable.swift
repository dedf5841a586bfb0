import AnnabellaCore

@testable import AnnabellaKit

/// Runs a test on the page of two people, who sit opposite each other.
@MainActor
func atTable(
    _ line: String, after moves: [String] = [], isStarted: Bool = true,
    times: Times = .device, isTablet: Bool = true,
    _ test: @MainActor (OnTable) async throws -> Void
) async throws {
    try await onTable(line, after: moves, isStarted: isStarted, times: times) { device in
        device.isTablet = isTablet
        device.start()
    } _: { table in
        table.model.isAtTable = true
        try await until { !table.model.table.near.buttons.isEmpty }
        try await test(table)
    }
}

/// The halves of two people.
extension OnTable {
    static let named = "new chess mode=casual white-name=Anna black-name=Bella"
    static let opened = ["white > move e2e4", "black > move e7e5"]

    var seats: (near: Seat, far: Seat) { (model.table.near, model.table.far) }

    func words(of seat: Seat) -> [String] {
        (seat.choices.actions + seat.back.actions + seat.answers.actions)
            .map { app.text($0.label) }
    }

    /// A player presses one of his buttons, or answers.
    func press(_ seat: Seat, _ label: String) async throws {
        @MainActor func find() -> GameActions.Action? {
            let items = seat.buttons.filter(\.isPossible).map { item in
                GameActions.Action(item.label) { item.run() }
            }
            let waiting = seat.choices.actions + seat.back.actions + seat.answers.actions
            return (items + waiting).first { app.text($0.label) == label }
        }
        do { try await until { find() != nil } } catch {
            throw Problem("\(label) is not among \(words(of: seat))")
        }
        find()?.run()
    }
}
