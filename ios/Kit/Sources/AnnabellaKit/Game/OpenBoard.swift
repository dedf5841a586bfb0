import AnnabellaCore

/// A game that is open: one alone, or one of several that somebody plays at once, who is `own` in
/// it.
@MainActor
public struct OpenBoard {
    public let game: GameStore
    public let own: GameSide
    /// Under which it is saved; nil for one alone, which may have no file yet.
    var id: String?

    var isOver: Bool { game.state.view.isOver }

    /// Whether the player of all boards is to move here.
    var isWaiting: Bool { !isOver && game.state.view.turn == own }

    /// Whether who has this side is to move here, or to answer.
    func awaits(_ side: GameSide) -> Bool {
        let view = game.state.view
        return !isOver && (view.turn == side || view.may(side, .accept))
    }

    /// The last move, and whose turn it is or how the game ended; before the first move that alone.
    func standing() async -> String {
        ((try? await game.describe().get()) ?? []).suffix(game.state.view.plies == 0 ? 1 : 2)
            .map(\.printed).joined(separator: " ")
    }

    /// Whose clock runs, and what it shows; nil where none does.
    func time(_ nowMs: UInt64, _ language: SpeechLanguage) async -> String? {
        let view = game.state.view
        guard let clocks = view.clocks, let side = clocks.running else { return nil }
        let passed = max(nowMs, view.asOfMs) - view.asOfMs
        let shown = clockDisplay(clocks: clocks, passedMs: passed).time(side)
        return "\(await name(side, language)) \(shown)"
    }

    /// Who plays against him here.
    func opponent(_ language: SpeechLanguage) async -> String { await name(own.other, language) }

    /// Who plays whom, the first player first.
    func players(_ language: SpeechLanguage) async -> String {
        var names: [String] = []
        for side in GameSide.allCases { names.append(await name(side, language)) }
        return names.joined(separator: " – ")
    }

    private func name(_ side: GameSide, _ language: SpeechLanguage) async -> String {
        let view = game.state.view
        let name = (try? await game.playerName(side).get()) ?? ""
        return
            (try? seatName(
                kind: view.kind, player: view.player(side), side: side, name: name, isReader: false,
                language: language)) ?? ""
    }
}

/// A game that begins at one of several boards, whose player is `own` in it.
public struct NewBoard: Sendable {
    public let setup: GameSetup
    public let own: GameSide
    public let savedAs: String
    /// The board stands the other way round than usually, as `own` sits below.
    public var isTurned = false
}

/// What is kept of one of several boards when the app ends.
public struct KeptBoard: Equatable, Sendable {
    public let id: String
    public let own: GameSide
    public let isTurned: Bool

    var text: String { "\(own == .first ? "FIRST" : "SECOND") \(isTurned) \(id)" }

    static func list(of text: String) -> [KeptBoard] {
        text.split(separator: "\n").compactMap { line in
            let parts = line.split(separator: " ", maxSplits: 2)
            guard parts.count == 3 else { return nil }
            let own: GameSide? =
                switch parts[0] {
                case "FIRST": .first
                case "SECOND": .second
                default: nil
                }
            return own.map {
                KeptBoard(id: String(parts[2]), own: $0, isTurned: parts[1] == "true")
            }
        }
    }
}
