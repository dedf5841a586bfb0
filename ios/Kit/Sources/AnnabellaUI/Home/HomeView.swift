import AnnabellaKit
import SwiftUI

/// The first page.
struct HomeView: View {
    @Environment(Annabella.self) private var app
    private let model: HomeModel
    @Environment(\.theme) private var theme
    @Environment(\.verticalSizeClass) private var height

    init(_ model: HomeModel) {
        self.model = model
    }

    var body: some View {
        ScrollView {
            if height == .compact {
                HStack(alignment: .top, spacing: 24) {
                    board
                    list
                }
                .padding(16)
            } else {
                VStack(spacing: 16) {
                    board
                    list
                }
                .padding(24)
            }
        }
        .background(Color(theme.paper))
        .navigationTitle(app.text(.homeTitle))
        .task(id: app.games.current.map(ObjectIdentifier.init)) { await model.appear() }
    }

    private var board: some View {
        VStack(spacing: 8) {
            Button {
                Task { await model.play() }
            } label: {
                StillBoard(picture: model.board, isFlipped: model.isFlipped)
            }
            .buttonStyle(.plain)
            .accessibilityLabel(model.boardLabel)
            if let invitation = model.invitation {
                // it is the board's own name
                Text(invitation).foregroundStyle(Color(theme.muted)).accessibilityHidden(true)
            }
        }
    }

    private var list: some View {
        VStack(spacing: 8) {
            if let goOn = model.goOn {
                Button(goOn) { Task { await model.play() } }.buttonStyle(.primaryWords)
            }
            ForEach(model.lines) { line in
                Button(app.text(line.label)) { model.go(line) }.buttonStyle(.words)
            }
        }
    }
}
