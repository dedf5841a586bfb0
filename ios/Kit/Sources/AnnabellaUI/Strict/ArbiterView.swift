import AnnabellaCore
import AnnabellaKit
import SwiftUI

/// What the arbiter of a game by the Laws can do.
struct ArbiterView: View {
    @Environment(Annabella.self) private var app
    private let model: ArbiterModel
    @AccessibilityFocusState private var focused: LabelName?
    @ScaledMetric private var width = 150.0
    @Environment(\.theme) private var theme

    init(_ model: ArbiterModel) {
        self.model = model
    }

    var body: some View {
        VStack(spacing: 0) {
            // what came of a command is read wherever on the page it was given
            notice.padding(.horizontal, 16).padding(.vertical, 8)
            if !model.known.isEmpty {
                Text(model.known)
                    .frame(maxWidth: .infinity, alignment: .leading)
                    .padding(.horizontal, 16)
                    .padding(.bottom, 8)
            }
            ScrollView {
                VStack(alignment: .leading, spacing: 12) {
                    // beside each other where both have room
                    ViewThatFits(in: .horizontal) {
                        HStack(alignment: .top, spacing: 12) { players.frame(minWidth: 340) }
                        VStack(spacing: 12) { players }
                    }
                    ForEach([model.ofGame, model.end]) { group in
                        SectionName(app.text(group.label)).padding(.top, 8)
                        Card { buttons(group.deeds, of: group) }
                    }
                }
                .padding(16)
                .frame(maxWidth: .infinity, alignment: .leading)
            }
            foot
        }
        .background(Color(theme.paper))
        .foregroundStyle(Color(theme.ink))
        .titled(app.text(.arbiterTitle))
        .onChange(of: focused) { _, now in model.focused = now }
        .onChange(of: model.focused) { _, now in
            if let now, now != focused { focused = now }
        }
        .task { await model.run() }
    }

    /// How the game stands, by the sentence that was said last; its place is kept.
    private var notice: some View {
        HStack(spacing: 12) {
            IconView(.arbiter, theme.ink)
            LastSentence(announcer: app.announcer)
        }
        .padding(.horizontal, 12)
        .padding(.vertical, 8)
        .frame(maxWidth: .infinity, minHeight: 48, alignment: .leading)
        .filled(theme.accentWash, radius: Radius.trough)
    }

    @ViewBuilder private var players: some View {
        player(model.first, .first)
        player(model.second, .second)
    }

    private func player(_ group: ArbiterModel.Group, _ side: GameSide) -> some View {
        Card {
            HStack(spacing: 8) {
                Text(model.name(of: side)).font(.cardTitle).accessibilityAddTraits(.isHeader)
                Spacer(minLength: 0)
                PlayersTime(model: model, side: side)
            }
            let corrections = model.corrections(for: side)
            if !corrections.isEmpty {
                HStack(spacing: 8) {
                    ForEach(corrections) { deed in
                        Button {
                            deed.run()
                        } label: {
                            ArticledWords(ArbiterModel.sign(of: deed), deed.article)
                        }
                        .buttonStyle(.words)
                        .accessibilityLabel(told("\(app.text(deed.label)): 2:00", deed.article))
                    }
                }
                .environment(\.layoutDirection, .leftToRight)
            }
            buttons(group.deeds, of: group)
        }
    }

    private var foot: some View {
        let words = app.text(model.clockSwitch.label)
        return Button {
            model.pressClockSwitch()
        } label: {
            ArticledWords(words, model.clockSwitchArticle)
        }
        .accessibilityLabel(told(words, model.clockSwitchArticle))
        .buttonStyle(.primaryWords)
        .disabled(!model.clockSwitch.isPossible)
        .padding(.horizontal, 16)
        .padding(.vertical, 8)
        .frame(maxWidth: 640)
        .frame(maxWidth: .infinity)
        .background(Color(theme.surface))
        .overlay(alignment: .top) { Hair() }
    }

    private func buttons(
        _ deeds: [GameActions.Action], of group: ArbiterModel.Group
    ) -> some View {
        LazyVGrid(columns: [GridItem(.adaptive(minimum: width))], spacing: 8) {
            ForEach(deeds) { deed in
                if group.id == model.ofGame.id {
                    button(deed).accessibilityFocused($focused, equals: deed.label)
                } else {
                    button(deed)
                }
            }
        }
        .accessibilityElement(children: .contain)
        .accessibilityLabel(app.text(group.label))
    }

    private func button(_ deed: GameActions.Action) -> some View {
        // what costs a player the game
        let isGrave = [.arbiterExpel, .arbiterForfeit].contains(deed.label)
        return Button {
            deed.run()
        } label: {
            ArticledWords(app.text(deed.label), deed.article)
        }
        .accessibilityLabel(told(app.text(deed.label), deed.article))
        .buttonStyle(.words(isGrave ? .grave : .secondary))
    }

    /// The article behind what is done.
    private func told(_ words: String, _ article: ArticleName?) -> String {
        [words, article?.told].compactMap { $0 }.joined(separator: ". ")
    }
}

/// What a button does, and below that by which article of the Laws.
private struct ArticledWords: View {
    let words: String
    let article: ArticleName?

    init(_ words: String, _ article: ArticleName?) {
        self.words = words
        self.article = article
    }

    var body: some View {
        VStack(spacing: 2) {
            Text(words)
            if let article { Text(article.printed).font(.aside) }
        }
        .padding(.vertical, 6)
    }
}

/// A player's clock by itself: one that runs leaves the rest of the page alone.
private struct PlayersTime: View {
    let model: ArbiterModel
    let side: GameSide
    @Environment(Annabella.self) private var app

    var body: some View {
        if let panel = model.panel(of: side), let time = panel.time {
            ClockChip(time: time, clock: panel.clock, isLow: panel.isLow)
                .accessibilityElement()
                .accessibilityLabel(
                    [time, panel.isLow ? app.text(.clockLow) : nil].compactMap { $0 }
                        .joined(separator: ", ")
                )
                .accessibilityAddTraits(.updatesFrequently)
        }
    }
}
