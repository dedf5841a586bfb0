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
        GeometryReader { room in
            // a keyboard covers the page, of which nothing moves; what is written lies above it
            GeometryReader { place in
                whole(place.size, keyboard: max(0, place.size.height - room.size.height))
            }
            .ignoresSafeArea(.keyboard)
        }
        .background(Color(theme.paper))
        .foregroundStyle(Color(theme.ink))
        .titled(model.title)
        .toolbar {
            ToolbarItem(placement: .topBarLeading) { back }
            ToolbarItem(placement: .topBarTrailing) { HStack(spacing: 0) { boards } }
        }
        // a swipe from the edge is one of a piece
        .navigationBarBackButtonHidden()
        .toolbar(hidesBar ? .hidden : .automatic, for: .navigationBar)
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
        .onChange(of: model.buttonInFocus) { _, button in goOn(to: button) }
        .onAppear { model.board.hasKeys = true }
        .task { await model.run() }
    }

    private func whole(_ size: CGSize, keyboard: CGFloat) -> some View {
        let isAtTable = model.view.hasTwoPeople && TableLayout.serves(size)
        return Group {
            if isAtTable {
                TableView(model: model, size: size, keyboard: keyboard, moves: moves)
            } else {
                page(size).overlay(alignment: .bottom) {
                    if let written = model.table.written {
                        WrittenHere(dialog: written)
                            .accessibilityAddTraits(.isModal)
                            .padding(.bottom, keyboard)
                    }
                }
            }
        }
        .asksAtBoard(model)
        .onChange(of: size, initial: true) { _, size in
            model.fits(size, lineHeight: lineHeight)
        }
        .onChange(of: lineHeight) { _, lineHeight in
            model.fits(size, lineHeight: lineHeight)
        }
        .onChange(of: isAtTable, initial: true) { _, isAtTable in model.isAtTable = isAtTable }
    }

    /// Where the system's bar would take room from the board, or is not wanted.
    private var hasOwnBar: Bool { app.settings.fullScreen || height == .compact }

    /// At a table nothing faces one of two people alone.
    private var hidesBar: Bool { hasOwnBar || model.isAtTable }

    /// Keys that lead over the board are for it alone.
    private func take(_ event: KeyEvent) -> KeyPress.Result {
        if event.isForBoardOnly, !model.board.hasKeys { return .ignored }
        return model.key(event) ? .handled : .ignored
    }

    private func focus(_ button: LabelName?) {
        model.buttonInFocus = button
    }

    /// The next step of a move has come, where the player was on the one before.
    private func goOn(to button: LabelName?) {
        guard let button else { return }
        if app.ports.reader.isOn { readButton = button } else { pressedButton = button }
    }

    // MARK: Parts

    private func page(_ size: CGSize) -> some View {
        let layout = GameLayout.of(size)
        return GamePlaces(layout, in: size, hasTitle: hasOwnBar) { part, side in
            let isCovered = model.result.isOpen && ResultPlace.covers(part, layout)
            Group {
                switch part {
                case .title: title
                case .far: PlayerOnPage(model: model, isFar: true)
                case .board: GameBoard(model: model, side: side)
                case .near: PlayerOnPage(model: model, isFar: false)
                case .slip: slip(hasRows: GameLayout.isWide(size))
                case .bar: GameBarView(model.bar, read: $readButton, pressed: $pressedButton)
                }
            }
            .disabled(isCovered)
            .accessibilityHidden(isCovered)
        }
        .overlayPreferenceValue(BoardPlace.self) { place in
            GeometryReader { page in
                if let place {
                    ResultOverPage(
                        model: model, place: resultPlace(page[place], in: page.size),
                        size: page.size)
                }
            }
        }
    }

    private func resultPlace(_ board: CGRect, in size: CGSize) -> ResultPlace {
        let title = hasOwnBar ? GameLayout.title : 0
        return ResultPlace(
            GameLayout.of(size), in: size, board: board,
            head: title + GameLayout.panel(lineHeight), title: title)
    }

    @ViewBuilder private var title: some View {
        if hasOwnBar {
            HStack(spacing: 8) {
                back
                Text(model.title).font(.pageTitle).accessibilityAddTraits(.isHeader)
                Spacer(minLength: 0)
                boards
            }
            .padding(.horizontal, 8)
            .frame(minHeight: GameLayout.title)
        }
    }

    /// To other boards, where there are several; a swipe over the title's bar would be the system's.
    @ViewBuilder private var boards: some View {
        if model.boards.areSeveral {
            IconButton(icon: .up, label: app.text(.boardsPrevious)) {
                model.boards.step(by: -1)
            }
            IconButton(icon: .boards, label: app.text(.boardsTitle)) { model.chooseBoard() }
            IconButton(icon: .down, label: app.text(.boardsNext)) { model.boards.step(by: 1) }
        }
    }

    private var back: some View {
        IconButton(icon: .back, label: app.text(.gameBack)) { model.goBack() }
    }

    private func slip(hasRows: Bool) -> some View {
        // what the game waits for is always in sight
        let waits = !model.buttons.isEmpty
        return SlipView(fills: hasRows || !waits, yields: waits) {
            said
        } under: {
            if hasRows {
                VStack(alignment: .leading, spacing: 0) {
                    played(hasRows: true)
                    answers
                }
            } else {
                // the moves keep their place under what the game waits for
                answers
                    .frame(
                        maxWidth: .infinity, maxHeight: waits ? nil : .infinity,
                        alignment: .topLeading
                    )
                    .background(alignment: .topLeading) {
                        played(hasRows: false)
                            .opacity(waits ? 0 : 1)
                            .allowsHitTesting(!waits)
                            .accessibilityHidden(waits)
                    }
            }
        }
        .rotationEffect(.degrees(model.isSlipTurned ? 180 : 0))
    }

    /// What is asked, for as long as it can be answered, or what was said last.
    @ViewBuilder private var said: some View {
        if model.question.isEmpty {
            LastSentence(announcer: app.announcer, shown: model.shownSentence)
        } else {
            Text(model.question).font(.name)
        }
    }

    /// The moves, and beside or below them the way to the result once there is one.
    private func played(hasRows: Bool) -> some View {
        let layout =
            hasRows
            ? AnyLayout(VStackLayout(alignment: .leading, spacing: 0))
            : AnyLayout(HStackLayout(spacing: 8))
        return layout {
            moveList(hasRows: hasRows)
            if model.hasResult {
                Button {
                    model.result.open()
                } label: {
                    Text(app.text(.resultTitle))
                        .font(.name)
                        .foregroundStyle(Color(theme.accent))
                        .padding(.horizontal, 8)
                        .frame(minHeight: 48)
                }
                .buttonStyle(.bare())
            }
        }
    }

    @ViewBuilder private func moveList(hasRows: Bool) -> some View {
        if hasRows {
            ScrolledMoves(rows: model.strip.rows, current: model.strip.last, moves: moves) {
                model.lookBack(to: $0)
            }
        } else {
            MovesStripView(strip: model.strip, moves: moves) { model.lookBack(to: $0) }
        }
    }

    private var answers: some View {
        LazyVGrid(columns: [GridItem(.adaptive(minimum: lineHeight * 6))], spacing: 8) {
            ForEach(model.buttons) { action in
                Button(app.text(action.label)) { model.press(action) }
                    .buttonStyle(.words(awaited: action.label))
                    .accessibilityFocused($readButton, equals: action.label)
                    .focused($pressedButton, equals: action.label)
            }
        }
        .padding(.vertical, 2)
    }
}

/// The board of a game, which headings lead to.
struct GameBoard: View {
    let model: GameModel
    let side: CGFloat

    var body: some View {
        VStack(spacing: 0) {
            Color.clear.frame(width: side, height: 1)
                .accessibilityElement()
                .accessibilityLabel(model.board.title)
                .accessibilityAddTraits(.isHeader)
            BoardView(board: model.board, rotors: model.rotors) { model.read($0) }
                .equatable()
                .frame(width: side, height: side)
                .isBoardOfPage()
        }
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
