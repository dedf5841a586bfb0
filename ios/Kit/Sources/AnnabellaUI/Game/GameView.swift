import AnnabellaCore
import AnnabellaKit
import SwiftUI

/// A game on the table: the board, the players, what was said last, and what can be done.
struct GameView: View {
    @Environment(Annabella.self) private var app
    private let model: GameModel
    @Environment(\.theme) private var theme
    @Environment(\.verticalSizeClass) private var height
    @ScaledMetric(relativeTo: .body) private var lineHeight: CGFloat = 22
    @AccessibilityFocusState private var readButton: LabelName?
    @FocusState private var pressedButton: LabelName?
    @Namespace private var moves

    init(_ model: GameModel) {
        self.model = model
    }

    var body: some View {
        GeometryReader { place in page(place.size) }
            .background(Color(theme.paper))
            .foregroundStyle(Color(theme.ink))
            .navigationTitle(model.title)
            .navigationBarTitleDisplayMode(.inline)
            .toolbar {
                ToolbarItem(placement: .topBarLeading) { back }
                ToolbarItem(placement: .topBarTrailing) { menu }
            }
            // a swipe from the edge is one of a piece
            .navigationBarBackButtonHidden()
            .toolbar(hasOwnBar ? .hidden : .automatic, for: .navigationBar)
            .fullScreen(app)
            .accessibilityRotor(app.text(.gameMoves)) {
                ForEach(model.strip.moves) { move in
                    AccessibilityRotorEntry(Text(verbatim: move.text), id: move.ply, in: moves)
                }
            }
            .accessibilityAction(.magicTap) { Task { await model.repeatLast() } }
            .accessibilityAction(.escape) { model.escape() }
            .onKeyPress(phases: [.down, .repeat]) { take(KeyEvent($0)) }
            .onChange(of: readButton) { _, button in focus(button) }
            .onChange(of: pressedButton) { _, button in focus(button) }
            .onAppear { model.board.hasKeys = true }
            .task { await model.run() }
    }

    /// Where the system's bar would take room from the board, or is not wanted.
    private var hasOwnBar: Bool { app.settings.fullScreen || height == .compact }

    /// Keys that lead over the board are for it alone.
    private func take(_ event: KeyEvent) -> KeyPress.Result {
        if event.isForBoardOnly, !model.board.hasKeys { return .ignored }
        return model.key(event) ? .handled : .ignored
    }

    private func focus(_ button: LabelName?) {
        model.buttonInFocus = button
    }

    // MARK: Places

    @ViewBuilder private func page(_ size: CGSize) -> some View {
        let layout = GameLayout.of(size, hasTwoPeople: model.view.hasTwoPeople)
        // panels, the line of moves, two lines of words and a row of buttons
        let around = (hasOwnBar ? 44 : 0) + lineHeight * 6.7 + 126
        let side = layout.boardSide(in: size, around: around)
        switch layout {
        case .upright:
            ScrollView {
                VStack(spacing: 0) {
                    bar
                    far
                    board(side)
                    near
                    below
                }
                .frame(minHeight: size.height, alignment: .top)
            }
            // a page that fits stays where it is while a piece is carried
            .scrollBounceBehavior(.basedOnSize)
        case .beside:
            sides(
                board(side),
                ScrollView {
                    VStack(spacing: 0) {
                        bar
                        far
                        near
                        below
                    }
                }
            )
        case .between:
            let farColumn = ScrollView {
                VStack(spacing: 0) {
                    bar
                    far
                }
            }
            let nearColumn = ScrollView {
                VStack(spacing: 0) {
                    near
                    below
                }
            }
            sides(sides(farColumn, board(side)), nearColumn)
        }
    }

    /// Two parts side by side, the other way round for a left-handed player.
    private func sides<First: View, Second: View>(
        _ first: First, _ second: Second
    ) -> some View {
        HStack(spacing: 0) {
            if app.settings.leftHanded {
                second
                first
            } else {
                first
                second
            }
        }
    }

    // MARK: Parts

    @ViewBuilder private var bar: some View {
        if hasOwnBar {
            HStack(spacing: 8) {
                back
                Text(model.title).font(.headline).accessibilityAddTraits(.isHeader)
                Spacer(minLength: 0)
                menu
            }
            .padding(.horizontal, 8)
        }
    }

    private var back: some View { BackButton() }

    private var menu: some View {
        Menu {
            ForEach(model.menu) { action in
                Button(app.text(action.label)) { action.run() }
            }
        } label: {
            Image(systemName: "ellipsis.circle").frame(minWidth: 44, minHeight: 44)
        }
        .accessibilityLabel(app.text(.gameMenu))
    }

    private func board(_ side: CGFloat) -> some View {
        VStack(spacing: 0) {
            // where the headings lead to the board
            Color.clear.frame(width: side, height: 1)
                .accessibilityElement()
                .accessibilityLabel(model.board.title)
                .accessibilityAddTraits(.isHeader)
            BoardView(board: model.board, rotors: model.rotors) { model.read($0) }
                .equatable()
                .frame(width: side, height: side)
        }
    }

    private var far: some View { PlayerOnPage(model: model, isFar: true) }

    private var near: some View { PlayerOnPage(model: model, isFar: false) }

    private var below: some View {
        VStack(alignment: .leading, spacing: 8) {
            MovesStripView(strip: model.strip, moves: moves)
            LazyVGrid(columns: [GridItem(.adaptive(minimum: lineHeight * 6))], spacing: 8) {
                ForEach(model.buttons) { action in
                    Button(app.text(action.label)) { model.press(action) }
                        .buttonStyle(.words)
                        .accessibilityFocused($readButton, equals: action.label)
                        .focused($pressedButton, equals: action.label)
                }
            }
            // a longer sentence moves no button away from a finger
            LastSentence(announcer: app.announcer)
                .frame(maxWidth: .infinity, minHeight: 2 * lineHeight, alignment: .topLeading)
        }
        .padding(.horizontal, 16)
        .padding(.vertical, 8)
    }
}

/// A player's panel by itself: a clock that runs leaves the rest of the page alone.
private struct PlayerOnPage: View {
    let model: GameModel
    let isFar: Bool

    var body: some View {
        if let panel = isFar ? model.players.far : model.players.near {
            PlayerPanelView(
                panel: panel, isTurned: isFar && model.board.turnedSide != nil,
                hold: { isHeld in
                    if isHeld { model.hold(panel.side) } else { model.release() }
                },
                feel: { model.hold(panel.side, isOnce: true) })
        }
    }
}
