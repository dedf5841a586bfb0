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
        .navigationTitle(app.text(.resultTitle))
        .navigationBarTitleDisplayMode(.inline)
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
                .font(.title2)
                .accessibilityAddTraits(.isHeader)
            if !model.lastMove.isEmpty { Text(model.lastMove) }
            if !model.ownRating.isEmpty { Text(model.ownRating) }
            Button(app.text(.resultAgain)) { Task { await model.again() } }
                .buttonStyle(.primaryWords)
            if model.hasGame {
                Button(app.text(.resultReview)) { model.review() }.buttonStyle(.words)
                if model.hasMoves {
                    Button(app.text(.stepsTitle)) { model.steps() }.buttonStyle(.words)
                }
                Button(app.text(.resultShare)) { Task { await model.share() } }.buttonStyle(.words)
            }
            Button(app.text(.resultHome)) { model.home() }.buttonStyle(.words)
        }
        .foregroundStyle(Color(theme.ink))
        .frame(maxWidth: .infinity, alignment: .leading)
    }
}
