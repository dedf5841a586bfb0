import AnnabellaCore
import AnnabellaKit
import SwiftUI

extension View {
    /// Over this page a question may be asked at a square of its board.
    func asksAtBoard(_ model: GameModel) -> some View {
        overlayPreferenceValue(BoardPlace.self) { place in
            GeometryReader { page in
                if let place, let dialog = model.card {
                    PlacedQuestion(
                        model: model, dialog: dialog, board: page[place], page: page.size
                    )
                    .id(dialog.id)
                }
            }
        }
    }

    /// This is the board of the page.
    func isBoardOfPage() -> some View {
        anchorPreference(key: BoardPlace.self, value: .bounds) { $0 }
    }
}

/// Where the board of a page is.
struct BoardPlace: PreferenceKey {
    static var defaultValue: Anchor<CGRect>? { nil }

    static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) {
        value = value ?? nextValue()
    }
}

/// The question in its card. A tap beside it takes back what has led to it.
private struct PlacedQuestion: View {
    let model: GameModel
    let dialog: Dialog
    /// Where the board lies on the page.
    let board: CGRect
    let page: CGSize
    @Environment(Annabella.self) private var app
    @Environment(\.theme) private var theme
    @Environment(\.isLarge) private var isLarge
    @Environment(\.accessibilityDifferentiateWithoutColor) private var needsTexture
    @ScaledMetric(relativeTo: .body) private var lineHeight: CGFloat = 22
    @AccessibilityFocusState private var isRead: Bool
    @FocusState private var hasKeys: Bool

    var body: some View {
        let card = PlacedCard(rows: dialog.rows.count, lineHeight: lineHeight)
        let frame = card.frame(
            at: dialog.square ?? 0, of: geometry, from: board.origin, in: page)
        ZStack(alignment: .topLeading) {
            Color.clear.contentShape(Rectangle())
                .onTapGesture { app.dialogs.cancel() }
                .accessibilityHidden(true)
            Color(theme.ink).opacity(0.45)
                .frame(width: board.width, height: board.height)
                .position(CGPoint(x: board.midX, y: board.midY))
                .allowsHitTesting(false)
                .accessibilityHidden(true)
            rows(card)
                .frame(width: frame.width, height: frame.height)
                .card(radius: Radius.tile)
                // who sits opposite reads from there
                .rotationEffect(.degrees(dialog.isTurned ? 180 : 0))
                .position(CGPoint(x: frame.midX, y: frame.midY))
        }
        .accessibilityElement(children: .contain)
        .accessibilityLabel(dialog.title)
        .accessibilityAddTraits(.isModal)
        .accessibilityAction(.escape) { app.dialogs.cancel() }
        .task {
            isRead = true
            hasKeys = true
        }
    }

    private var geometry: BoardGeometry {
        let picture = model.board.picture
        let painter = BoardPainter(
            app.settings, theme, picture.kind, needsTexture: needsTexture, isLarge: isLarge)
        return BoardGeometry(
            size: board.size, isFlipped: model.board.isFlipped, board: picture.size,
            rim: painter.rim)
    }

    private func rows(_ card: PlacedCard) -> some View {
        VStack(spacing: 0) {
            ForEach(dialog.rows) { row in
                let isFirst = row.id == dialog.rows.first?.id
                FigureRow(figure: row.figure ?? 0, name: row.label) { app.dialogs.pick(row.id) }
                    .digit(dialog.digit(of: row)) { app.dialogs.pick(row.id) }
                    .frame(height: card.row)
                    .modifier(FirstInFocus(isFirst: isFirst, isRead: $isRead, hasKeys: $hasKeys))
            }
            Hair()
            ForEach(dialog.answers) { answer in
                Button {
                    app.dialogs.cancel()
                } label: {
                    Text(answer.label)
                        .font(.name)
                        .foregroundStyle(Color(theme.accent))
                        .frame(maxWidth: .infinity, maxHeight: .infinity)
                }
                .buttonStyle(.bare(radius: 0))
                .keyboardShortcut(.cancelAction)
                .frame(height: card.back - 1)
            }
        }
    }
}

/// VoiceOver and the keys begin on the first one.
private struct FirstInFocus: ViewModifier {
    let isFirst: Bool
    let isRead: AccessibilityFocusState<Bool>.Binding
    let hasKeys: FocusState<Bool>.Binding

    func body(content: Content) -> some View {
        if isFirst {
            content.accessibilityFocused(isRead).focused(hasKeys)
        } else {
            content
        }
    }
}
