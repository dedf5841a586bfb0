import AnnabellaKit
import SwiftUI

/// The clock of a player at a table, to be read from afar: filled while his time runs, or without
/// a clock while he is on move; it says that the game is interrupted. Where the game says so it is pressed by hand.
struct SeatClock: View {
    let model: GameModel
    let seat: Seat
    let panel: PlayerPanel?
    @Environment(Annabella.self) private var app
    @Environment(\.theme) private var theme

    var body: some View {
        let isOnMove = panel?.isOnMove ?? false
        let isLow = panel?.isLow ?? false
        let face = ClockFill(
            theme, isOnMove && panel?.time == nil ? .runs : panel?.clock ?? .stands, isLow: isLow)
        let caption = seat.caption(panel).map { app.text($0) } ?? ""
        VStack(spacing: 4) {
            if let time = panel?.time {
                Text(time)
                    .font(.tableDigits)
                    .lineLimit(1)
                    .minimumScaleFactor(0.35)
                    .frame(maxHeight: .infinity)
            }
            // its line is kept
            Text(caption.isEmpty ? " " : caption)
                .font(.name)
                .lineLimit(1)
                .minimumScaleFactor(0.5)
        }
        .padding(.horizontal, 12)
        .padding(.vertical, 8)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .foregroundStyle(Color(face.words))
        .filled(face.fill ?? theme.wash, radius: Radius.area)
        .contentShape(Rectangle())
        .onTapGesture { if seat.mayPress { model.table.press(seat) } }
        .onLongPressGesture(minimumDuration: 3_600, perform: {}, onPressingChanged: feel)
        .accessibilityElement()
        .accessibilityLabel(
            [panel?.time, isLow ? app.text(.clockLow) : nil, caption].compactMap { $0 }
                .joined(separator: ", ")
        )
        .accessibilityAddTraits(
            seat.mayPress ? [.isButton, .updatesFrequently] : .updatesFrequently
        )
        .accessibilityAction { if seat.mayPress { model.table.press(seat) } }
        .accessibilityActions {
            if panel?.time != nil {
                Button(app.text(.blindClocksFeel)) { model.hold(seat.side, isOnce: true) }
            }
        }
    }

    private func feel(_ isHeld: Bool) {
        if isHeld, panel?.time != nil { model.hold(seat.side) } else { model.release() }
    }
}
