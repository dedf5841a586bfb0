import AnnabellaKit
import SwiftUI

/// The clock of a player at a table, to be read from afar: filled while his time runs; it says that
/// the game is paused, or that its flag has fallen. Where the game says so it is pressed by hand, and
/// elsewhere a press is told why it does nothing. Without a clock the same plate says in large
/// letters whose move it is.
struct SeatClock: View {
    let model: GameModel
    let seat: Seat
    let panel: PlayerPanel?
    @Environment(Annabella.self) private var app
    @Environment(\.theme) private var theme

    var body: some View {
        let isLow = panel?.isLow ?? false
        let clock = panel?.clock ?? .stands
        let face = ClockFill(theme, seat.plate(panel), isLow: isLow)
        let hasTime = panel?.time != nil
        let caption = seat.caption(panel).map { app.text($0) } ?? ""
        VStack(spacing: 4) {
            if let time = panel?.time {
                Text(time)
                    .font(.tableDigits)
                    .lineLimit(1)
                    .minimumScaleFactor(0.35)
                    .frame(maxHeight: .infinity)
            }
            HStack(spacing: 8) {
                if clock == .isPaused { IconView(.pause, face.words, size: 16) }
                if clock == .hasFallen { IconView(.flagEnd, face.words, size: 16) }
                // its line is kept
                Text(caption.isEmpty ? " " : caption)
                    .font(hasTime ? .name : .tableTurn)
                    .multilineTextAlignment(.center)
                    .lineLimit(hasTime ? 1 : 2)
                    .minimumScaleFactor(hasTime ? 0.5 : 0.3)
            }
        }
        .padding(.horizontal, 12)
        .padding(.vertical, 8)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .foregroundStyle(Color(face.words))
        // a plate with nothing on it would look like a button that does nothing
        .background(Color(face.fill ?? theme.wash).opacity(hasTime || !caption.isEmpty ? 1 : 0))
        .clipShape(RoundedRectangle(cornerRadius: Radius.area))
        .contentShape(Rectangle())
        .onTapGesture { if seat.isPressHeard { model.table.press(seat) } }
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
