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
    /// By which it is found.
    let words: String
    /// Such as `1-0`; empty where it is not over.
    public let result: String
    /// It may be looked back at: by the Laws nobody is told anything before the end.
    public let mayReview: Bool
    /// A touch leads somewhere; else what can be done is to be chosen.
    public let opens: Bool

    public var id: String { game.id }

    init(_ game: SavedGame, ofDeleted: Bool, _ names: GameNames) {
        self.game = game
        let sentence = game.summary?.printed
        title = game.name.isEmpty ? sentence ?? names.name(of: game) : names.given(to: game)
        details = [sentence == title ? nil : sentence, names.state(of: game)]
            .compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: "\n")
        let last = game.content.map { LastBoard($0) }
        board = last?.picture ?? .empty
        isFlipped = last?.isFlipped ?? false
        let content = game.content
        result = content.map { $0.result == "*" ? "" : $0.result } ?? ""
        let isOver = if case .over = content?.phase { true } else { false }
        mayReview = game.canGoOn && !ofDeleted && (isOver || content?.mode == .casual)
        words = GameSearch.text(
            [
                game.name, names.players(of: game), names.kind(of: game), sentence ?? "",
                names.state(of: game), content?.result ?? "",
            ])
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
