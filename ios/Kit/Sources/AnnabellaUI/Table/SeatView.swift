import AnnabellaKit
import SwiftUI

/// All that one of two people at a table has, upright to himself: from his edge of the table on
/// four buttons, a large clock, his name with what he has captured, what was said last, what waits
/// for him, and the moves. The buttons and the clock stay at his edge. Where there is little room, or
/// he is asked something, the moves yield, then what was said last; his answers are whole and in sight.
struct SeatView: View {
    let model: GameModel
    let seat: Seat
    /// It lies before him, and not beside the board.
    let isBand: Bool
    let moves: Namespace.ID?
    @Environment(Annabella.self) private var app
    @Environment(\.theme) private var theme
    @ScaledMetric(relativeTo: .body) private var lineHeight: CGFloat = 22
    @AccessibilityFocusState private var read: LabelName?
    @FocusState private var pressed: LabelName?

    var body: some View {
        let isCovered = model.result.isOpen(for: reader)
        let isWriting = model.table.written(by: seat.side) != nil
        Group {
            if isBand { band } else { column }
        }
        .disabled(isCovered || isWriting)
        .accessibilityHidden(isCovered || isWriting)
        .overlay(alignment: .bottom) {
            if isCovered, !isWriting { over }
        }
        .accessibilityElement(children: .contain)
        .accessibilityLabel(panel?.name ?? "")
        .onChange(of: read) { _, button in seat.inFocus = button }
        .onChange(of: pressed) { _, button in seat.inFocus = button }
    }

    private var panel: PlayerPanel? { seat.isFar ? model.players.far : model.players.near }

    private var reader: ResultModel.Reader { seat.isFar ? .far : .near }

    /// How the game ended, over all that is his; in a column over as much as its words need.
    private var over: some View {
        let panel = ResultPanelView(
            result: model.result, reader: reader, isBand: isBand,
            face: { model.face(seat.side) },
            close: { model.closeResult(for: reader) })
        return ViewThatFits(in: .vertical) {
            panel.frame(maxHeight: isBand ? .infinity : nil).risen()
            ScrollView { panel }.risen()
        }
    }

    private var column: some View {
        VStack(spacing: 12) {
            VStack(alignment: .leading, spacing: 8) {
                boards
                head
                played(leastHeight: seat.isAsked ? 0 : 56)
                asked
                status(lines: isLargest ? 2 : 3)
                who.layoutPriority(2)
            }
            // at his edge, whatever yields
            clock.frame(height: panel?.time == nil ? 2 * lineHeight + 20 : 108 + lineHeight)
            buttons
        }
        .padding(12)
    }

    /// There is no room for the words of the buttons; the menu has them, too.
    private var isLargest: Bool { GameLayout.hasLargeText(lineHeight) }

    /// The clock stands on his right, or for a left-handed player on his left.
    private var band: some View {
        HStack(spacing: 16) {
            let ways = buttons.frame(width: isLargest ? 144 : 232)
            if model.table.isMirrored { clock.frame(width: 240) } else { ways }
            VStack(alignment: .leading, spacing: 4) {
                HStack(spacing: 0) {
                    who
                    steps
                }
                boards
                played(leastHeight: 0)
                asked
                status(lines: 2)
            }
            if model.table.isMirrored { ways } else { clock.frame(width: 240) }
        }
        .padding(.horizontal, 16)
        .padding(.vertical, 12)
    }

    private var head: some View {
        HStack(spacing: 8) {
            SectionName(app.text(.scoreTitle)).lineLimit(1)
            steps
        }
    }

    /// Which of several boards this is, and what leads to the others.
    @ViewBuilder private var boards: some View {
        if model.boards.areSeveral {
            let layout =
                isBand
                ? AnyLayout(HStackLayout(spacing: 0))
                // beside the signs there is room for half a line
                : AnyLayout(VStackLayout(alignment: .trailing, spacing: 0))
            layout {
                SectionName(model.boards.title(for: seat.side))
                    .lineLimit(2)
                    .frame(maxWidth: .infinity, alignment: .leading)
                HStack(spacing: 0) { otherBoards }
            }
        }
    }

    @ViewBuilder private var otherBoards: some View {
        IconButton(icon: .up, label: app.text(.boardsPrevious)) {
            model.boards.step(by: -1)
        }
        IconButton(icon: .boards, label: app.text(.boardsTitle)) {
            model.face(seat.side)
            model.chooseBoard()
        }
        IconButton(icon: .down, label: app.text(.boardsNext)) {
            model.boards.step(by: 1)
        }
    }

    private var steps: some View {
        HStack(spacing: 0) {
            step(.stepBack, .stepsPrevious, isPossible: seat.canLookBack) {
                model.table.lookBack(seat)
            }
            step(.stepOn, .stepsNext, isPossible: seat.canLookOn) { model.table.lookOn(seat) }
        }
    }

    private func step(
        _ icon: Icon, _ label: LabelName, isPossible: Bool, act: @escaping @MainActor () -> Void
    ) -> some View {
        IconButton(icon: icon, label: app.text(label), act: act)
            .disabled(!isPossible)
            .opacity(isPossible ? 1 : 0.55)
    }

    private func played(leastHeight: CGFloat) -> some View {
        ScrolledMoves(
            rows: model.strip.rows, current: model.table.look.ply ?? model.strip.last, moves: moves,
            leastHeight: leastHeight
        ) {
            model.table.lookBack(seat, to: $0)
        }
    }

    /// The answers are always whole; where not even they have room, all of them scroll.
    private var asked: some View {
        ViewThatFits(in: .vertical) {
            VStack(alignment: .leading, spacing: 8) { answers }
            ScrollView { VStack(alignment: .leading, spacing: 8) { answers } }
        }
        .layoutPriority(1)
    }

    /// What the game waits for is next to his name; what he is asked stands above it.
    @ViewBuilder private var answers: some View {
        group(seat.question, seat.choices)
        group(seat.look, seat.back)
        group(seat.offer, seat.answers)
    }

    @ViewBuilder private func group(_ words: String, _ buttons: AnswerButtons) -> some View {
        let isAsked = !words.isEmpty && buttons.areAnswers
        if isAsked {
            asked(words)
        } else if !words.isEmpty {
            Text(words)
        }
        if !buttons.actions.isEmpty {
            LazyVGrid(columns: [GridItem(.adaptive(minimum: lineHeight * 4))], spacing: 8) {
                ForEach(buttons.actions) { action in
                    Button(app.text(action.label)) { buttons.press(action) }
                        .buttonStyle(.words(awaited: action.label, isAnswer: isAsked))
                        .accessibilityFocused($read, equals: action.label)
                        .focused($pressed, equals: action.label)
                }
            }
        }
    }

    /// What he has to answer stands out from all that only tells: by its weight, a plate and a line.
    private func asked(_ words: String) -> some View {
        Text(words)
            .fontWeight(.semibold)
            .padding(.horizontal, 12)
            .padding(.vertical, 8)
            .frame(maxWidth: .infinity, alignment: .leading)
            .background(Color(theme.accentWash))
            .clipShape(RoundedRectangle(cornerRadius: Radius.tile))
            .edged(theme.accent, width: theme.needsLines ? 3 : 2, radius: Radius.tile)
    }

    /// Of what was said last so many lines are seen, and the rest is scrolled to.
    private func status(lines: Int) -> some View {
        let sentence = LastSentence(
            announcer: app.announcer, shown: model.withDuty(model.table.sentence(for: seat))
        )
        .frame(maxWidth: .infinity, alignment: .leading)
        let least = seat.isAsked ? 0 : CGFloat(lines) * lineHeight
        return ViewThatFits(in: .vertical) {
            sentence.frame(minHeight: least)
            ScrollView { sentence }.frame(minHeight: least)
        }
    }

    @ViewBuilder private var who: some View {
        if let panel {
            HStack(spacing: 12) {
                PlayerAvatar(panel: panel, size: 46)
                VStack(alignment: .leading, spacing: 2) {
                    Text(panel.name).font(.cardTitle).lineLimit(isLargest ? 1 : 2)
                    // to be seen from a chair; larger letters make them large enough
                    PlayerTaken(panel: panel, scale: isLargest ? 1 : 1.5)
                }
            }
            .frame(maxWidth: .infinity, alignment: .leading)
            .accessibilityElement()
            .accessibilityLabel(panel.name)
            .accessibilityValue(panel.score?.text ?? "")
        }
    }

    private var clock: some View { SeatClock(model: model, seat: seat, panel: panel) }

    /// Where there is no room for all of them the last one stays in its corner, and the others
    /// scroll above it.
    @ViewBuilder private var buttons: some View {
        if isBand {
            ViewThatFits(in: .vertical) {
                grid(seat.buttons)
                VStack(spacing: 8) {
                    ScrollView { grid(seat.buttons.dropLast()) }
                    grid(seat.buttons.suffix(1)).fixedSize(horizontal: false, vertical: true)
                }
            }
        } else {
            grid(seat.buttons)
        }
    }

    private func grid(_ items: some Collection<BarItem>) -> some View {
        VStack(spacing: 8) {
            ForEach(Array(stride(from: 0, to: items.count, by: 2)), id: \.self) { first in
                HStack(spacing: 8) {
                    ForEach(Array(items.dropFirst(first).prefix(2))) { item in
                        SeatButton(item: item, isFilling: isBand, isSign: isLargest)
                            .accessibilityFocused($read, equals: item.label)
                            .focused($pressed, equals: item.label)
                    }
                }
            }
        }
    }
}

/// One of the four buttons: a sign over a word; what cannot be done now stays, and is muted.
private struct SeatButton: View {
    let item: BarItem
    /// It reaches as far as what stands beside it.
    let isFilling: Bool
    /// Its words are only read out.
    let isSign: Bool
    @Environment(Annabella.self) private var app
    @Environment(\.theme) private var theme

    var body: some View {
        let ink = item.isPossible ? theme.ink : theme.muted
        Button {
            item.run()
        } label: {
            VStack(spacing: 4) {
                IconView(item.icon, ink).opacity(item.isPossible ? 1 : 0.55)
                if !isSign {
                    Text(app.text(item.label))
                        .font(.bar)
                        .lineLimit(2)
                        .minimumScaleFactor(0.6)
                        .multilineTextAlignment(.center)
                        .foregroundStyle(Color(ink))
                }
            }
            .padding(.horizontal, 4)
            .frame(maxWidth: .infinity, minHeight: 64, maxHeight: isFilling ? .infinity : nil)
            .filled(item.isPossible ? theme.surface : theme.weak, radius: Radius.tile)
        }
        .buttonStyle(.bare(radius: Radius.tile))
        .accessibilityLabel(app.text(item.label))
        .disabled(!item.isPossible)
    }
}
