import AnnabellaCore
import Foundation

/// A line of the list: a small board, whose game it is, when it was and how it stands.
public struct GameRow: Identifiable, Equatable, Sendable {
    public let game: SavedGame
    /// What the line is called.
    public let title: String
    /// What else is to be known of it.
    public let details: String
    public let board: BoardPicture
    public let isFlipped: Bool
    /// A touch leads somewhere; else what can be done is to be chosen.
    public let opens: Bool

    public var id: String { game.id }

    init(_ game: SavedGame, ofDeleted: Bool, _ names: GameNames) {
        self.game = game
        let sentence = game.summary?.printed
        title = game.name.isEmpty ? sentence ?? names.name(of: game) : game.name
        details = [sentence == title ? nil : sentence, names.state(of: game)]
            .compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: "\n")
        let last = game.content.map { LastBoard($0) }
        board = last?.picture ?? .empty
        isFlipped = last?.isFlipped ?? false
        opens = !ofDeleted && (game.canGoOn || game.isDamaged)
    }
}

extension SavedGame {
    /// Whether it can be opened and played on, or looked at if it is over.
    var canGoOn: Bool {
        switch condition {
        case .whole, .unfinished: content != nil
        case .damaged, .newer, .unreadable: false
        }
    }

    var isDamaged: Bool {
        if case .damaged = condition { true } else { false }
    }
}
