import AnnabellaCore
import AnnabellaKit
import SwiftUI

/// One player: the name, what he has captured, and his clock.
struct PlayerPanelView: View {
    let panel: PlayerPanel
    /// It faces somebody at the far end of the table.
    var isTurned = false
    /// A finger is held on the clock, or is lifted.
    let hold: @MainActor (Bool) -> Void
    /// The clock is felt once.
    let feel: @MainActor () -> Void

    @Environment(\.theme) private var theme
    @Environment(Annabella.self) private var app
    @ScaledMetric(relativeTo: .body) private var lineHeight: CGFloat = 22

    var body: some View {
        let isFirst = app.settings.clockPlace == .start
        ViewThatFits(in: .horizontal) {
            HStack(spacing: 12) {
                if isFirst { clock }
                avatar
                words
                Spacer(minLength: 0)
                if !isFirst { clock }
            }
            VStack(alignment: .leading, spacing: 4) {
                words
                clock
            }
        }
        .padding(.horizontal, 16)
        .padding(.vertical, 4)
        .frame(
            maxWidth: .infinity, minHeight: GameLayout.panel(lineHeight), alignment: .leading
        )
        // who is on move has a bar at the edge, so that no colour is needed
        .overlay(alignment: .leading) {
            if panel.isOnMove {
                Rectangle().fill(Color(theme.accent)).frame(width: 4).padding(.vertical, 10)
            }
        }
        .rotationEffect(.degrees(isTurned ? 180 : 0))
        .accessibilityElement()
        .accessibilityLabel(panel.name)
        .accessibilityValue(
            [
                panel.score?.text, panel.time, panel.isLow ? app.text(.clockLow) : nil,
                panel.clock == .isPaused ? app.text(.gamePaused) : nil,
                panel.clock == .hasFallen ? app.text(.clockFallen) : nil,
            ].compactMap { $0 }.joined(separator: ", ")
        )
        .accessibilityAddTraits([.updatesFrequently, .isHeader])
        .accessibilityActions {
            if panel.time != nil {
                Button(app.text(.blindClocksFeel)) { feel() }
            }
        }
    }

    private var avatar: some View { PlayerAvatar(panel: panel, size: 34) }

    private var words: some View {
        VStack(alignment: .leading, spacing: 2) {
            Text(panel.name).font(.name)
            PlayerTaken(panel: panel)
        }
    }

    @ViewBuilder private var clock: some View {
        if let time = panel.time {
            ClockChip(time: time, clock: panel.clock, isLow: panel.isLow)
                .onLongPressGesture(minimumDuration: 3_600, perform: {}, onPressingChanged: hold)
        }
    }
}

/// What a player plays with.
struct PlayerAvatar: View {
    let panel: PlayerPanel
    let size: CGFloat
    @Environment(\.theme) private var theme

    var body: some View {
        PieceView(
            byte: panel.kind.piece(of: panel.side), painter: BoardPainter(theme, kind: panel.kind)
        )
        .frame(width: size, height: size)
        .padding(3)
        .background(Color(theme.lightSquare))
        .clipShape(RoundedRectangle(cornerRadius: Radius.small))
    }
}

/// What a player has captured.
struct PlayerTaken: View {
    let panel: PlayerPanel
    /// So many times as large as beside a board that is held in the hand.
    var scale: CGFloat = 1

    var body: some View {
        if let score = panel.score {
            TakenView(score: score, stone: panel.side == .first ? 9 : 1, scale: scale)
        } else {
            CapturedView(
                kind: panel.kind, pieces: panel.captured, lead: panel.lead, scale: scale)
        }
    }
}

/// How many stones a player has captured, of how many that win: by signs if they are few, and
/// in words. They are told with his name.
private struct TakenView: View {
    let score: PlayerPanel.Score
    /// Of the other player.
    let stone: UInt8
    let scale: CGFloat
    @ScaledMetric(relativeTo: .footnote) private var usual: CGFloat = 14
    @Environment(\.theme) private var theme

    private var size: CGFloat { usual * scale }

    var body: some View {
        HStack(spacing: 4) {
            ForEach(Array(score.signs.enumerated()), id: \.offset) { _, isTaken in
                if isTaken {
                    PieceView(byte: stone, painter: BoardPainter(theme, kind: .yinYang))
                        .frame(width: size, height: size)
                } else {
                    Circle().strokeBorder(Color(theme.line), lineWidth: 1.5)
                        .frame(width: size * 0.85, height: size * 0.85)
                        .frame(width: size, height: size)
                }
            }
            Text(verbatim: score.text)
                .lineLimit(1)
                .minimumScaleFactor(0.6)
                .font(scale > 1 ? .body : .footnote).foregroundStyle(
                    Color(theme.muted))
        }
        .frame(minHeight: size, alignment: .leading)
        .accessibilityHidden(true)
    }
}

/// The pieces that a player has captured, in a row, and how far he is ahead in material. Who
/// asks for them is told by the core.
private struct CapturedView: View {
    let kind: GameKind
    let pieces: [UInt8]
    let lead: Int
    let scale: CGFloat
    @ScaledMetric(relativeTo: .footnote) private var usual: CGFloat = 18
    @Environment(\.theme) private var theme

    private var size: CGFloat { usual * scale }

    var body: some View {
        // smaller, and then closer together, where they would not fit
        ViewThatFits(in: .horizontal) {
            row(size, apart: 2)
            row(usual, apart: 2)
            row(usual, apart: -usual / 3)
        }
        // the board stays where it is when the first piece is captured
        .frame(minHeight: size, alignment: .leading)
        .accessibilityHidden(true)
    }

    private func row(_ size: CGFloat, apart: CGFloat) -> some View {
        HStack(spacing: apart) {
            ForEach(Array(pieces.enumerated()), id: \.offset) { _, byte in
                PieceView(byte: byte, painter: BoardPainter(theme, kind: kind))
                    .frame(width: size * 0.74, height: size)
            }
            .background(theme.isDark ? Color(theme.lightSquare) : Color.clear)
            if lead > 0 {
                Text(verbatim: "+\(lead)").font(scale > 1 ? .body : .footnote)
                    .foregroundStyle(Color(theme.muted))
            }
        }
    }
}
