import AnnabellaKit
import SwiftUI

/// How the game on the table ended, and what can be done now.
struct ResultView: View {
    @Environment(Annabella.self) private var app
    private let model: ResultModel
    @Environment(\.theme) private var theme
    @Environment(\.verticalSizeClass) private var height

    init(_ model: ResultModel) {
        self.model = model
    }

    var body: some View {
        ScrollView {
            if height == .compact {
                HStack(alignment: .top, spacing: 24) {
                    board
                    actions
                }
                .padding(16)
            } else {
                VStack(spacing: 16) {
                    board
                    actions
                }
                .padding(24)
            }
        }
        .background(Color(theme.paper))
        .titled(app.text(.resultTitle))
        .task { await model.appear() }
        .task { await model.followRating() }
    }

    @ViewBuilder private var board: some View {
        if let board = model.board {
            StillBoard(picture: board.picture, isFlipped: board.isFlipped)
                .named(app.text(.resultBoard))
        }
    }

    private var actions: some View {
        VStack(alignment: .leading, spacing: 12) {
            Text(model.sentence)
                .font(.display)
                .accessibilityAddTraits(.isHeader)
            if !model.lastMove.isEmpty { Text(model.lastMove) }
            if !model.ownRating.isEmpty { Text(model.ownRating) }
            ForEach(model.actions) { action in
                Button(app.text(action.label)) { Task { await action.run() } }
                    .buttonStyle(.words(action.kind))
            }
        }
        .foregroundStyle(Color(theme.ink))
        .frame(maxWidth: .infinity, alignment: .leading)
    }
}
