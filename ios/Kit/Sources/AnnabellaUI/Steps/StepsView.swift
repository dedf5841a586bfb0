import AnnabellaCore
import AnnabellaKit
import SwiftUI

/// The game on the table stepped through. The buttons for steps stay where they are, whatever
/// is seen and said above them.
struct StepsView: View {
    @Environment(Annabella.self) private var app
    private let model: StepsModel
    @Environment(\.theme) private var theme
    @ScaledMetric(relativeTo: .body) private var lineHeight: CGFloat = 22

    init(_ model: StepsModel) {
        self.model = model
    }

    var body: some View {
        GeometryReader { place in
            if place.size.width > place.size.height {
                HStack(alignment: .top, spacing: 24) {
                    board
                    VStack(spacing: 8) {
                        ScrollView { around { EmptyView() } }
                        steps
                        talk
                    }
                }
                .padding(16)
            } else {
                VStack(spacing: 8) {
                    ScrollView { around { board } }
                    steps
                    talk
                }
                .padding(16)
            }
        }
        .background(Color(theme.paper))
        .foregroundStyle(Color(theme.ink))
        .navigationTitle(app.text(.stepsTitle))
        .navigationBarTitleDisplayMode(.inline)
        .toolbar { ToolbarItem(placement: .topBarTrailing) { menu } }
        .accessibilityAction(.magicTap) { model.repeatLast() }
        .task { await model.run() }
    }

    private func around<Board: View>(@ViewBuilder _ board: () -> Board) -> some View {
        VStack(alignment: .leading, spacing: 8) {
            PlayerOnDisplay(players: model.players, isFar: true, isLarge: false)
            board()
            PlayerOnDisplay(players: model.players, isFar: false, isLarge: false)
            words
            StepsMoves(model: model)
        }
    }

    /// Where it may not be seen its place is left empty.
    @ViewBuilder private var board: some View {
        if model.isBoardSeen {
            BoardView(board: model.board, rotors: model.rotors) { model.read($0) }
                .equatable()
                // a finger on it scrolls the page, unless it reads
                .allowsHitTesting(app.settings.exploreByFinger || app.ports.reader.isOn)
        } else {
            Color(theme.surface)
                .aspectRatio(model.board.picture.size.aspect, contentMode: .fit)
                .accessibilityHidden(true)
        }
    }

    private var words: some View {
        VStack(alignment: .leading, spacing: 8) {
            Text(model.sentence).accessibilityAddTraits(.isHeader)
            if !model.remark.isEmpty { LastSentence(announcer: app.announcer) }
            if let reason = model.noBranch {
                Text(app.text(.stepsPlay) + ": " + reason).foregroundStyle(Color(theme.muted))
            }
        }
        .frame(maxWidth: .infinity, minHeight: 2 * lineHeight, alignment: .topLeading)
    }

    private var steps: some View {
        LazyVGrid(columns: [GridItem(.adaptive(minimum: lineHeight * 6))], spacing: 8) {
            step(.stepsFirst, model.canGoBack) { model.first() }
                .keyboardShortcut(.home, modifiers: [])
            step(.stepsPrevious, model.canGoBack) { model.previous() }
                .keyboardShortcut(.leftArrow, modifiers: [])
            step(.stepsNext, model.canGoOn) { model.next() }
                .keyboardShortcut(.rightArrow, modifiers: [])
            step(.stepsLast, model.canGoOn) { model.last() }
                .keyboardShortcut(.end, modifiers: [])
            step(.stepsPlay, model.canPlay) { Task { await model.play() } }
                .accessibilityHint(model.noBranch ?? "")
        }
    }

    private func step(
        _ label: LabelName, _ isPossible: Bool, _ act: @escaping @MainActor () -> Void
    ) -> some View {
        Button(app.text(label), action: act).buttonStyle(.words).disabled(!isPossible)
    }

    /// Where a finger finds it on the page for blind play.
    @ViewBuilder private var talk: some View {
        if model.hasTalk {
            CornerArea(model.talk.label, touch: model.talk.area) { model.talk.type() }
                .accessibilityHint(app.text(.blindType))
                .accessibilityAction(named: Text(app.text(.blindTalk))) { model.talk.talk() }
                .frame(height: 96)
        }
    }

    private var menu: some View {
        Menu {
            Button(app.text(.gameType)) { model.entry.open() }
        } label: {
            Image(systemName: "ellipsis.circle").frame(minWidth: 44, minHeight: 44)
        }
        .accessibilityLabel(app.text(.gameMenu))
    }
}

/// The moves of the game in the lines of a scoresheet; from left to right in every language.
private struct StepsMoves: View {
    let model: StepsModel
    @ScaledMetric(relativeTo: .body) private var numberWidth: CGFloat = 44
    @Environment(\.theme) private var theme
    @Environment(Annabella.self) private var app

    var body: some View {
        LazyVGrid(columns: [GridItem(.flexible())], spacing: 0) {
            ForEach(model.rows, id: \.number) { row in
                HStack(spacing: 8) {
                    Text(verbatim: "\(row.number).")
                        .monospacedDigit()
                        .foregroundStyle(Color(theme.muted))
                        .frame(minWidth: numberWidth, alignment: .trailing)
                        .accessibilityHidden(true)
                    move(row.first)
                    move(row.second)
                }
            }
        }
        .environment(\.layoutDirection, .leftToRight)
        .accessibilityElement(children: .contain)
        .accessibilityLabel(app.text(.gameMoves))
    }

    @ViewBuilder private func move(_ entry: ScoreEntry?) -> some View {
        if let entry {
            let isHere = entry.ply == model.ply
            Button {
                model.jump(to: entry.ply)
            } label: {
                Text(verbatim: entry.text)
                    .monospacedDigit()
                    .fontWeight(isHere ? .semibold : nil)
                    .padding(.horizontal, 8)
                    .frame(maxWidth: .infinity, minHeight: 44, alignment: .leading)
                    .foregroundStyle(Color(isHere ? theme.onAccent : theme.ink))
                    .background(Color(isHere ? theme.accent : theme.paper))
                    .clipShape(RoundedRectangle(cornerRadius: 12))
                    .contentShape(Rectangle())
            }
            .buttonStyle(.plain)
            .accessibilityLabel(Text(entry.phrase.segments))
            .accessibilityAddTraits(isHere ? .isSelected : [])
        } else {
            Color.clear.frame(maxWidth: .infinity, minHeight: 44).accessibilityHidden(true)
        }
    }
}
