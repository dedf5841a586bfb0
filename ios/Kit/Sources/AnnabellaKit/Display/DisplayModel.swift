import AnnabellaCore
import Observation

/// A game for those who look on (article 6.14): the board, both clocks, whose turn it is and
/// the last moves. Nothing on it can be played, and nothing rests on it.
@MainActor
@Observable
public final class DisplayModel {
    public private(set) var board = BoardPicture.empty
    /// The board and whose turn it is; for whoever cannot see it with the position in words.
    public private(set) var boardLabel = ""
    /// The number of the move, and whose turn it is.
    public private(set) var standing = ""
    /// The last lines of the score.
    public private(set) var lines: [ScoreLine] = []
    /// Both players, with their clocks.
    public let players: PlayerPanels
    /// The second player is below.
    public private(set) var isFlipped = false

    private let game: GameStore
    private let reader: any ScreenReader
    private let localization: Localization
    @ObservationIgnored private let most: Int
    @ObservationIgnored private var plies: UInt32?

    /// One that `isLarge` is read from afar, and has room for more.
    init(
        _ game: GameStore, _ reader: any ScreenReader, _ times: Times,
        _ localization: Localization, isLarge: Bool
    ) {
        self.game = game
        self.reader = reader
        self.localization = localization
        most = isLarge ? 10 : 4
        players = PlayerPanels(game, times, localization, isForPlayers: false)
        show(game.state.view)
    }

    /// The page is seen; returns when its task is cancelled.
    public func run() async {
        for await _ in observed({ Seen(view: self.game.state.view, isRead: self.isRead) }) {
            let view = game.state.view
            show(view)
            await players.learn()
            if plies != view.plies {
                let rows = (try? await game.score(.figurines).get()) ?? []
                lines = rows.suffix(most).compactMap { ScoreLine($0, in: view.kind) }
                plies = view.plies
            }
            standing = await answer(.moveNumber)
            boardLabel = await describe(view)
        }
        players.stop()
    }

    /// Turns the board; the players' places change with it.
    public func flip() {
        isFlipped.toggle()
        show(game.state.view)
    }

    private struct Seen: Sendable {
        let view: GameView
        let isRead: Bool
    }

    private var isRead: Bool { reader.isOn }

    private func show(_ view: GameView) {
        board = LastBoard(view).picture
        players.show(below: isFlipped ? .second : .first)
        if boardLabel.isEmpty { boardLabel = title(view) }
    }

    /// Who cannot see the board has the position in words.
    private func describe(_ view: GameView) async -> String {
        guard isRead, !board.hidesPieces else { return title(view) }
        return "\(title(view)). \(await answer(view.kind.boardQuestion))"
    }

    private func title(_ view: GameView) -> String {
        BoardAccess.title(localization, view, isForPlayer: false)
    }

    private func answer(_ question: GameQuestion) async -> String {
        ((try? await game.ask(question).get()) ?? []).map(\.printed).joined(separator: " ")
    }
}
