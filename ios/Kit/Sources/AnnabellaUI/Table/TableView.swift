import AnnabellaKit
import SwiftUI

/// A game of two people at a tablet: the same from both sides.
struct TableView: View {
    let model: GameModel
    let size: CGSize
    /// How much of the page's foot a keyboard covers.
    let keyboard: CGFloat
    /// By which a list of moves leads to each, in the near half.
    let moves: Namespace.ID
    @ScaledMetric(relativeTo: .body) private var lineHeight: CGFloat = 22
    @Environment(\.layoutDirection) private var direction
    @Environment(\.theme) private var theme

    var body: some View {
        let layout = TableLayout(size, lineHeight: lineHeight, isMirrored: model.table.isMirrored)
        let stack =
            layout.isUpright
            ? AnyLayout(VStackLayout(spacing: 0)) : AnyLayout(HStackLayout(spacing: 0))
        stack {
            ForEach(layout.parts, id: \.self) { part in
                switch part {
                case .far: seat(model.table.far, layout)
                case .board: board(layout.board)
                case .near: seat(model.table.near, layout)
                }
            }
        }
        .overlay {
            ForEach(model.table.seats, id: \.isFar) { written($0, layout) }
        }
        // who sits where is the same in every language
        .environment(\.layoutDirection, .leftToRight)
        .frame(width: size.width, height: size.height)
        .onChange(of: layout.isUpright, initial: true) { _, isUpright in
            model.isUpright = isUpright
        }
    }

    /// An earlier position lies over the board while somebody looks back.
    private func board(_ side: CGFloat) -> some View {
        let look = model.table.look
        return GameBoard(model: model, side: side)
            .accessibilityHidden(look.isSeen)
            .overlay(alignment: .bottom) {
                if look.isSeen {
                    BoardView(board: look.board, rotors: look.rotors) { look.read($0) }
                        .equatable()
                        .frame(width: side, height: side)
                        .background(Color(theme.paper))
                }
            }
    }

    /// Over what is his alone, so that the other one plays on.
    @ViewBuilder private func written(_ seat: Seat, _ layout: TableLayout) -> some View {
        if let dialog = model.table.written(by: seat.side) {
            let place = layout.writingPlace(
                of: seat.isFar ? .far : .near, above: keyboard)
            WrittenHere(dialog: dialog)
                .environment(\.layoutDirection, direction)
                .frame(width: place.width, height: place.height)
                .rotationEffect(.degrees(seat.isTurned ? 180 : 0))
                .position(CGPoint(x: place.midX, y: place.midY))
        }
    }

    private func seat(_ seat: Seat, _ layout: TableLayout) -> some View {
        SeatView(
            model: model, seat: seat, isBand: layout.isUpright, moves: seat.isFar ? nil : moves
        )
        .environment(\.layoutDirection, direction)
        .frame(width: layout.seat.width, height: layout.seat.height)
        .rotationEffect(.degrees(seat.isTurned ? 180 : 0))
    }
}
