import AnnabellaCore
import AnnabellaKit
import SwiftUI

/// A game for those who look on: nothing on it can be played.
struct GameDisplay: View {
    let app: Annabella
    let model: DisplayModel
    /// It is read from afar.
    let isLarge: Bool
    @Environment(\.theme) private var theme

    var body: some View {
        GeometryReader { place in
            if place.size.width > place.size.height {
                HStack(alignment: .top, spacing: 24) {
                    board
                    ScrollView { players(around: AnyView(words)) }
                }
                .padding(16)
            } else {
                ScrollView {
                    VStack(alignment: .leading, spacing: 8) {
                        players(around: AnyView(board))
                        words
                    }
                    .padding(16)
                }
            }
        }
        .background(Color(theme.background))
        .foregroundStyle(Color(theme.ink))
    }

    private var board: some View {
        StillBoard(picture: model.board, isFlipped: model.isFlipped)
            .named(model.boardLabel)
    }

    private func players(around middle: AnyView) -> some View {
        VStack(alignment: .leading, spacing: 8) {
            if let far = model.players.far { player(far) }
            middle
            if let near = model.players.near { player(near) }
        }
    }

    /// Who is on move has a sign before his name, so that it needs no colour.
    private func player(_ player: PlayerPanel) -> some View {
        HStack(spacing: 8) {
            if player.isOnMove {
                Image(systemName: "arrowtriangle.right.fill").accessibilityHidden(true)
            }
            Text(player.name).font(isLarge ? .title : .body)
            Spacer()
            if let time = player.time {
                Text(time).font(isLarge ? .largeTitle : .title).monospacedDigit()
            }
        }
        .foregroundStyle(Color(player.isOnMove ? theme.ink : theme.mutedText))
        .frame(minHeight: 44)
        .accessibilityElement(children: .combine)
        .accessibilityAddTraits(.updatesFrequently)
    }

    private var words: some View {
        VStack(alignment: .leading, spacing: 8) {
            Text(model.standing)
            ForEach(model.lines) { ScoreLineView(line: $0) }
        }
        .font(isLarge ? .title : .body)
        .frame(maxWidth: .infinity, alignment: .leading)
    }
}
