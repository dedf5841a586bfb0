import AnnabellaKit
import SwiftUI

/// How a game ended, over a page on which its last position stays to be seen, and what can be
/// done now. In a low band the words stand beside the buttons.
struct ResultPanelView: View {
    let result: ResultModel
    var reader = ResultModel.Reader.near
    var isBand = false
    /// What comes up now is read by who has the panel.
    let face: @MainActor () -> Void
    let close: @MainActor () -> Void
    @Environment(Annabella.self) private var app
    @Environment(\.theme) private var theme
    @Environment(\.verticalSizeClass) private var height
    @Environment(\.dynamicTypeSize) private var textSize
    @AccessibilityFocusState private var isRead: Bool

    var body: some View {
        let layout =
            isBand
            ? AnyLayout(HStackLayout(alignment: .center, spacing: 24))
            : AnyLayout(VStackLayout(alignment: .leading, spacing: 16))
        layout {
            words
            buttons
        }
        .frame(maxWidth: isBand ? nil : 640)
        .padding(.horizontal, 20)
        .padding(.top, 12)
        .padding(.bottom, 16)
        .frame(maxWidth: .infinity)
        .foregroundStyle(Color(theme.ink))
        .accessibilityElement(children: .contain)
        .accessibilityLabel(app.text(.resultTitle))
        .accessibilityAction(.escape) { close() }
        .task { isRead = true }
    }

    private var words: some View {
        VStack(alignment: .leading, spacing: 8) {
            HStack(alignment: .top, spacing: 8) {
                Text(result.words.sentence)
                    .font(isBand || height == .compact ? .pageTitle : .display)
                    .frame(maxWidth: .infinity, alignment: .leading)
                    .accessibilityAddTraits(.isHeader)
                    .accessibilityFocused($isRead)
                IconButton(icon: .close, label: app.text(.resultClose)) { close() }
            }
            if !result.words.reason.isEmpty {
                Text(result.words.reason).foregroundStyle(Color(theme.muted))
            }
            if !result.ownRating.isEmpty { Text(result.ownRating) }
            if result.words.points.count == 2, result.names.count == 2 { score }
            if !result.inAll.isEmpty { Text(result.inAll).fontWeight(.semibold) }
            if !result.signed.isEmpty { Text(result.signed) }
            ForEach(result.asked(of: reader)) { deed in
                Button(app.text(deed.label)) {
                    face()
                    deed.run()
                }
                .buttonStyle(.words(.secondary))
            }
        }
    }

    /// Both players with their points between them; where that is too narrow each in his own line.
    private var score: some View {
        let (names, points) = (result.names, result.words.points)
        let stacked = VStack(alignment: .leading, spacing: 4) {
            ForEach(0..<2, id: \.self) { side in
                HStack(spacing: 8) {
                    Text(names[side]).font(.name)
                    Spacer(minLength: 0)
                    Text(points[side]).font(.pageTitle)
                }
            }
        }
        return ViewThatFits(in: .horizontal) {
            if textSize.isAccessibilitySize {
                stacked
            } else {
                HStack(spacing: 12) {
                    Text(names[0]).font(.name).frame(maxWidth: .infinity, alignment: .leading)
                    Text(points[0]).font(.cardTitle)
                    Text(verbatim: "–")
                    Text(points[1]).font(.cardTitle)
                    Text(names[1]).font(.name).frame(maxWidth: .infinity, alignment: .trailing)
                }
                stacked
            }
        }
        .padding(.horizontal, 16)
        .padding(.vertical, 8)
        .frame(minHeight: 48)
        .background(Color(theme.needsLines ? theme.surface : theme.paper))
        .clipShape(RoundedRectangle(cornerRadius: Radius.tile))
        // one line for a reader as well
        .accessibilityElement()
        .accessibilityLabel(result.score)
    }

    private var buttons: some View {
        VStack(spacing: 12) {
            ForEach(result.actions.prefix(1)) { action in button(action) }
            ViewThatFits(in: .horizontal) {
                HStack(spacing: 8) { others }
                VStack(spacing: 8) { others }
            }
        }
    }

    private var others: some View {
        ForEach(result.actions.dropFirst()) { action in button(action) }
    }

    private func button(_ action: ResultModel.Action) -> some View {
        Button(app.text(action.label)) {
            face()
            Task { await action.run() }
        }
        .buttonStyle(.words(action.kind))
        .lineLimit(1)
        .minimumScaleFactor(0.6)
    }
}

extension View {
    /// The paper of a panel that rises from the foot.
    func risen() -> some View { modifier(Risen()) }
}

private struct Risen: ViewModifier {
    @Environment(\.theme) private var theme

    func body(content: Content) -> some View {
        let shape = UnevenRoundedRectangle(
            topLeadingRadius: Radius.area, topTrailingRadius: Radius.area)
        let isFlat = theme.needsLines
        content
            .background(Color(theme.surface))
            .clipShape(shape)
            .overlay {
                if isFlat { shape.strokeBorder(Color(theme.line), lineWidth: 2) }
            }
            .shadow(color: Color(theme.rim).opacity(isFlat ? 0 : 0.2), radius: 16, y: -4)
    }
}

/// The panel at its place on a page: as high as its words need, and where that is too much it
/// scrolls.
struct ResultOverPage: View {
    let model: GameModel
    let place: ResultPlace
    /// Of the page.
    let size: CGSize
    @Environment(\.accessibilityReduceMotion) private var isStill

    var body: some View {
        ZStack(alignment: .bottomLeading) {
            if model.result.isOpen(for: .near) {
                ViewThatFits(in: .vertical) {
                    panel.frame(maxHeight: .infinity, alignment: .top).risen()
                    ScrollView { panel }.frame(height: place.mostHeight).risen()
                }
                // what is higher goes on upwards
                .frame(width: place.width, height: place.height, alignment: .bottom)
                .offset(x: place.x)
                .transition(.move(edge: .bottom))
            }
        }
        .frame(width: size.width, height: size.height, alignment: .bottomLeading)
        // its place is counted from the left in every language
        .environment(\.layoutDirection, .leftToRight)
        .animation(
            isStill ? nil : .easeOut(duration: 0.24), value: model.result.isOpen(for: .near))
    }

    private var panel: some View {
        ResultPanelView(
            result: model.result, face: { model.face(model.below) },
            close: { model.closeResult() })
    }
}
