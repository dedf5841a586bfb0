import AnnabellaKit
import SwiftUI

/// Puts a position together, by fingers, keys or words.
struct SetupView: View {
    @Environment(Annabella.self) private var app
    private let model: SetupModel
    @Environment(\.theme) private var theme
    @Environment(\.verticalSizeClass) private var height

    init(_ model: SetupModel) {
        self.model = model
    }

    var body: some View {
        GeometryReader { place in
            if height == .compact || place.size.width > place.size.height {
                HStack(spacing: 16) {
                    if app.settings.leftHanded { column }
                    board.frame(maxWidth: place.size.width * 0.6)
                    if !app.settings.leftHanded { column }
                }
                .padding(.horizontal, 16)
            } else {
                // a finger that carries a piece scrolls nothing
                VStack(spacing: 8) {
                    board.frame(maxHeight: place.size.height * 0.6)
                    column.padding(.horizontal, 16)
                }
            }
        }
        .background(Color(theme.paper))
        .foregroundStyle(Color(theme.ink))
        .titled(app.text(.setupTitle))
        .toolbar { ToolbarItem(placement: .topBarLeading) { BackButton() } }
        // a swipe from the edge is one of a piece
        .navigationBarBackButtonHidden()
        .accessibilityAction(.escape) { app.pages.back() }
        .onKeyPress(phases: .down) { press in
            if press.key == .delete || press.key == .deleteForward {
                return model.erase() ? .handled : .ignored
            }
            return model.key(KeyEvent(press)) ? .handled : .ignored
        }
        .onAppear { model.board.hasKeys = true }
        .task { await model.appear() }
    }

    private var board: some View {
        BoardView(board: model.board, rotors: model.board.rotors(own: .first)) { square in
            model.board.read(square, isElsewhereHere: true)
        }
    }

    /// What begins a game is always in sight, also where the rest has to be scrolled.
    private var column: some View {
        VStack(spacing: 0) {
            ScrollView { below }
            TileRow {
                Button(app.text(.homePlayComputer)) { play(betweenPeople: false) }
                    .buttonStyle(.words(.primary))
                Button(app.text(.homeTwoPlayers)) { play(betweenPeople: true) }
                    .buttonStyle(.words)
            }
            .disabled(!model.canStart)
            .padding(.vertical, 8)
        }
    }

    private var below: some View {
        VStack(alignment: .leading, spacing: 12) {
            OptionsRow(model.game)
            PieceChooser(model: model)
            Text(model.verdict)
                .frame(maxWidth: .infinity, alignment: .leading)
            LazyVGrid(columns: [GridItem(.adaptive(minimum: 150))], spacing: 8) {
                Button(model.turnLabel) { model.changeTurn() }
                Button(app.text(.setupFen)) { model.askText() }
                if model.hasStarts {
                    Button(app.text(.setup960)) { model.askNumber() }
                }
                Button(app.text(.setupUsual)) { model.setUsual() }
                Button(app.text(.setupClear)) { model.clear() }
            }
            .buttonStyle(.words)
            ForEach(model.castlings) { line in
                SwitchRow(
                    name: app.text(line.label), isOn: { model.isAllowed(line) },
                    set: { model.set(line, isAllowed: $0) })
            }
        }
        .padding(.vertical, 16)
    }

    private func play(betweenPeople: Bool) {
        Task { await model.play(betweenPeople: betweenPeople) }
    }
}

/// A button for each piece, and one that takes away; the one that is chosen has a frame.
private struct PieceChooser: View {
    @Environment(Annabella.self) private var app
    let model: SetupModel
    @Environment(\.theme) private var theme
    @Environment(\.accessibilityDifferentiateWithoutColor) private var needsTexture

    var body: some View {
        LazyVGrid(columns: [GridItem(.adaptive(minimum: 48))], spacing: 4) {
            ForEach(model.pieces) { choice in
                let isChosen = model.brush == choice.piece
                Button {
                    model.choose(choice)
                } label: {
                    face(choice)
                        .frame(width: 32, height: 32)
                        .padding(8)
                        .background(Color(theme.lightSquare))
                        .overlay {
                            Rectangle().strokeBorder(
                                Color(isChosen ? theme.markCore : theme.lightSquare),
                                lineWidth: 3)
                        }
                }
                .buttonStyle(.plain)
                .accessibilityLabel(app.text(choice.label))
                .accessibilityAddTraits(isChosen ? .isSelected : [])
            }
        }
    }

    @ViewBuilder private func face(_ choice: PieceChoice) -> some View {
        if choice.piece == 0 {
            IconView(.erase, theme.onLightSquare)
        } else {
            PieceView(
                byte: choice.piece,
                painter: BoardPainter(app.settings, theme, model.kind, needsTexture: needsTexture))
        }
    }
}
