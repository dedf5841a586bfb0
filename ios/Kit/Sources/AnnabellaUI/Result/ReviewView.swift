import AnnabellaKit
import SwiftUI

/// A look back at the game on the table: its chances, and the moments that cost most, under a
/// board that stays in sight.
struct ReviewView: View {
    @Environment(Annabella.self) private var app
    private let model: ReviewModel
    @Environment(\.theme) private var theme
    @Environment(\.isLarge) private var isLarge

    init(_ model: ReviewModel) {
        self.model = model
    }

    var body: some View {
        VStack(spacing: 0) {
            GeometryReader { place in
                let isLying = place.size.width > place.size.height
                let side =
                    isLying
                    ? min(place.size.height, place.size.width / 2)
                    : min(place.size.width, place.size.height * 0.45)
                let layout =
                    isLying
                    ? AnyLayout(HStackLayout(alignment: .top, spacing: 0))
                    : AnyLayout(VStackLayout(spacing: 0))
                layout {
                    board.padding(isLarge ? 16 : 0).frame(width: side, height: side)
                    words
                }
            }
            GameBarView(model.bar)
        }
        .foregroundStyle(Color(theme.ink))
        .background(Color(theme.paper))
        .titled(app.text(.resultReview))
        .task { await model.appear() }
    }

    @ViewBuilder private var board: some View {
        if let picture = model.board {
            // the sentences say it
            StillBoard(picture: picture, isFlipped: model.isFlipped).frame(maxWidth: .infinity)
        }
    }

    private var words: some View {
        ScrollView {
            VStack(alignment: .leading, spacing: 12) {
                if model.isWaiting { waiting }
                if let strip = model.strip { chances(strip) }
                ForEach(Array(model.comments.enumerated()), id: \.offset) { Text($0.element) }
                if let summary = model.summary { Text(summary) }
                ForEach(model.moments) { moment in
                    Button {
                        model.go(to: moment)
                    } label: {
                        Text(moment.sentence)
                            .multilineTextAlignment(.leading)
                            .padding(16)
                            .frame(maxWidth: .infinity, minHeight: 56, alignment: .leading)
                            .card()
                            .chosen(moment.ply == model.ply, radius: Radius.card)
                    }
                    .buttonStyle(.bare(radius: Radius.card))
                }
                ForEach(model.afterwords, id: \.self) { Text($0) }
            }
            .frame(maxWidth: 640, alignment: .leading)
            .padding(16)
            .frame(maxWidth: .infinity)
        }
    }

    private func chances(_ strip: StepChoice) -> some View {
        Card {
            HStack(spacing: 8) {
                SectionName(strip.name)
                // the curve says it
                Text(model.chance).font(.aside).foregroundStyle(Color(theme.muted))
                    .accessibilityHidden(true)
            }
            let edges = model.edges.map { edge in
                Text(edge).font(.aside).foregroundStyle(Color(theme.muted)).accessibilityHidden(
                    true)
            }
            edges.first
            ChancesView(choice: strip, curve: model.curve, slips: model.slips)
            edges.last
        }
    }

    private var waiting: some View {
        ProgressView(value: model.progress) {
            Text(app.text(.reviewWaiting))
        }
        .tint(Color(theme.accent))
    }
}

/// The chances as a curve: a tap or a finger that slides leads to a position. VoiceOver meets one
/// element, which it counts by swipes up and down; the arrows of a keyboard count, too.
private struct ChancesView: View {
    let choice: StepChoice
    let curve: [Double]
    let slips: [Int]
    @Environment(\.theme) private var theme

    var body: some View {
        GeometryReader { place in
            BoardCanvas(DrawnCurve(curve, at: choice.chosen, slips: slips, theme))
                .equatable()
                .contentShape(Rectangle())
                .gesture(
                    DragGesture(minimumDistance: 0).onChanged { finger in
                        choice.pick(
                            DrawnCurve.position(
                                at: finger.location.x, in: place.size.width, of: curve.count))
                    })
        }
        .environment(\.layoutDirection, .leftToRight)
        .frame(height: 72)
        .focusable()
        .onKeyPress(keys: [.leftArrow, .rightArrow], phases: [.down, .repeat]) { press in
            choice.count(press.key == .rightArrow ? 1 : -1)
            return .handled
        }
        .accessibilityElement()
        .accessibilityLabel(choice.name)
        .accessibilityValue(choice.value)
        .accessibilityAdjustableAction { choice.count($0 == .increment ? 1 : -1) }
    }
}
