import AnnabellaCore
import AnnabellaKit
import SwiftUI

/// A game for those who look on: nothing on it can be played.
struct GameDisplay: View {
    @Environment(Annabella.self) private var app
    let model: DisplayModel
    /// It is read from afar.
    let isLarge: Bool
    @Environment(\.theme) private var theme

    var body: some View {
        GeometryReader { place in
            if place.size.width > place.size.height {
                HStack(alignment: .top, spacing: 24) {
                    board
                    ScrollView { players { words } }
                }
                .padding(16)
            } else {
                ScrollView {
                    VStack(alignment: .leading, spacing: 8) {
                        players { board }
                        words
                    }
                    .padding(16)
                }
            }
        }
        .background(Color(theme.paper))
        .foregroundStyle(Color(theme.ink))
    }

    private var board: some View {
        StillBoard(picture: model.board, isFlipped: model.isFlipped)
            .named(model.boardLabel)
    }

    private func players<Middle: View>(@ViewBuilder around middle: () -> Middle) -> some View {
        VStack(alignment: .leading, spacing: 8) {
            PlayerOnDisplay(players: model.players, isFar: true, isLarge: isLarge)
            middle()
            PlayerOnDisplay(players: model.players, isFar: false, isLarge: isLarge)
        }
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

/// A player by himself: a clock that runs leaves the board alone.
struct PlayerOnDisplay: View {
    let players: PlayerPanels
    let isFar: Bool
    let isLarge: Bool
    @Environment(Annabella.self) private var app
    @Environment(\.theme) private var theme

    var body: some View {
        if let player = isFar ? players.far : players.near { line(player) }
    }

    /// Who is on move has a sign before his name, so that it needs no colour.
    private func line(_ player: PlayerPanel) -> some View {
        HStack(spacing: 8) {
            if player.isOnMove {
                Image(systemName: "arrowtriangle.right.fill").accessibilityHidden(true)
            }
            Text(player.name).font(isLarge ? .title : .body)
            if let score = player.score {
                Text(verbatim: score.text).font(isLarge ? .title : .body)
            }
            Spacer()
            if player.clock == .isPaused { Text(app.text(.gamePaused)) }
            if player.clock == .hasFallen { Text(app.text(.clockFallen)) }
            if let time = player.time {
                Text(time).font(isLarge ? .largeTitle : .title).monospacedDigit()
            }
        }
        .foregroundStyle(Color(player.isOnMove ? theme.ink : theme.muted))
        .frame(minHeight: 44)
        .accessibilityElement(children: .combine)
        .accessibilityAddTraits(.updatesFrequently)
    }
}
