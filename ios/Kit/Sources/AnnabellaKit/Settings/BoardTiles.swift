import AnnabellaCore
import Foundation

/// One of several looks of boards, with its picture above its name.
@MainActor
public struct BoardTile: Identifiable {
    public nonisolated let name: LabelName
    public let isChosen: Bool
    /// How it would look.
    public let theme: Theme
    let pick: @MainActor () -> Void
    public nonisolated var id: LabelName { name }

    public func choose() { pick() }
}

/// How boards look: their colours, and the kinds of pieces.
extension SettingsModel {
    /// White's half of a board, with a knight of Black's that has just come.
    public static let opening: BoardPicture = {
        var picture = BoardPicture(
            pieces: Data([
                4, 2, 3, 5, 6, 3, 0, 4,
                1, 1, 1, 0, 1, 1, 1, 1,
                0, 0, 0, 0, 0, 2, 0, 0,
                0, 0, 0, 1, 10, 0, 0, 0,
            ]), size: BoardSize(columns: 8, rows: 4))
        picture.lastMove = [28]
        return picture
    }()

    /// White's queen and king below, Black's above, each once on either kind of square.
    public static let fourPieces = BoardPicture(
        pieces: Data([13, 6, 14, 5]), size: BoardSize(columns: 2, rows: 2))

    /// The knight, as each kind of pieces has it.
    public static let knight: UInt8 = 2

    /// The pairs of colours; none in high contrast, which has its own alone.
    public func colours(on theme: Theme) -> [BoardTile] {
        guard !theme.needsLines else { return [] }
        let names: KeyValuePairs<BoardColours, LabelName> = [
            .sage: .settingsBoardSage, .walnut: .settingsBoardWalnut, .slate: .settingsBoardSlate,
            .contrast: .settingsBoardContrast,
        ]
        return names.map { board, name in
            BoardTile(
                name: name, isChosen: settings.board == board,
                theme: theme.on(board).with(letters: nil)
            ) { [settings] in settings.board = board }
        }
    }

    /// The kinds of pieces.
    public func pieces(on theme: Theme) -> [BoardTile] {
        let names: KeyValuePairs<PieceSet, LabelName> = [
            .staunton: .settingsPiecesStaunton, .letters: .settingsPiecesLetters,
        ]
        return names.map { pieces, name in
            BoardTile(
                name: name, isChosen: settings.pieces == pieces,
                theme: theme.with(letters: pieces == .letters ? labels.pieceLetters : nil)
            ) { [settings] in settings.pieces = pieces }
        }
    }
}

extension Labels {
    /// Of the pieces of chess from the pawn to the king, as moves are written.
    var pieceLetters: [String] { self[.pieceLetters].split(separator: " ").map(String.init) }
}

extension Theme {
    /// The same with the boards and the pieces that are chosen.
    @MainActor
    public func dressed(_ settings: Settings, _ labels: Labels) -> Theme {
        on(settings.board).with(
            letters: settings.pieces == .letters ? labels.pieceLetters : nil)
    }
}
