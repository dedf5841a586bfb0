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
        .onChange(of: seat.inFocus) { _, button in goOn(to: button) }
    }

    /// The next step of a move has come, where he was on the one before.
    private func goOn(to button: LabelName?) {
        guard let button else { return }
        if app.ports.reader.isOn { read = button } else { pressed = button }
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
            yielding { shown in
                VStack(alignment: .leading, spacing: 8) {
                    if shown.hasName { boards }
                    head
                    played(leastHeight: seat.isAsked ? 0 : max(56, row))
                    if shown.hasSentence { status(lines: isLargest ? 2 : 3) }
                    asked
                    if shown.hasName { who.layoutPriority(2) }
                }
            }
            // at his edge, whatever yields
            clock.frame(height: 108 + lineHeight)
            buttons
        }
        .padding(12)
    }

    /// What he has before him beside the buttons and the clock.
    private struct Shown {
        var hasSentence = true
        /// Who he is, and where he plays.
        var hasName = true
    }

    /// Where there is no room for all of it what was said before gives way to what he is asked or
    /// told, and his name to a question.
    @ViewBuilder private func yielding<Words: View>(
        @ViewBuilder _ words: (Shown) -> Words
    ) -> some View {
        if seat.hasWords {
            ViewThatFits(in: .vertical) {
                words(Shown())
                words(Shown(hasSentence: false))
                if seat.isQuestioned { words(Shown(hasSentence: false, hasName: false)) }
            }
        } else {
            words(Shown())
        }
    }

    /// How high a line of moves is.
    private var row: CGFloat { MoveRowsView.height(lineHeight) }

    /// A button has its word or its sign and not both; the menu has all of them, too.
    private var isLargest: Bool { GameLayout.hasLargeText(lineHeight) }

    /// The clock stands on his right, or for a left-handed player on his left.
    private var band: some View {
        HStack(spacing: 16) {
            let ways = buttons.frame(width: isLargest ? 160 : 232)
            if model.table.isMirrored { clockInBand } else { ways }
            yielding { shown in
                VStack(alignment: .leading, spacing: 4) {
                    if shown.hasName {
                        HStack(spacing: 0) {
                            who
                            steps
                        }
                        boards
                    }
                    if isLargest { Spacer(minLength: 0) } else { played(leastHeight: 0) }
                    if shown.hasSentence { status(lines: isLargest ? 1 : 2) }
                    asked
                }
            }
            if model.table.isMirrored { ways } else { clockInBand }
        }
        .padding(.horizontal, 16)
        .padding(.vertical, 12)
    }

    /// Between a name and what is said there is no room for a large line of moves.
    private var clockInBand: some View {
        VStack(spacing: 8) {
            clock
            if isLargest { played(leastHeight: row).frame(height: row) }
        }
        .frame(width: 240)
    }

    private var head: some View {
        HStack(spacing: 8) {
            SectionName(app.text(.gameMoves)).lineLimit(1)
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
                boardsTitle
                HStack(spacing: 0) { otherBoards }
            }
        }
    }

    /// Room for both lines is kept, so that nothing moves when somebody waits.
    private var boardsTitle: some View {
        let lines = model.boards.lines(for: seat.side)
        return VStack(spacing: 0) {
            ForEach(0..<2, id: \.self) { at in
                SectionName(lines.indices.contains(at) ? lines[at] : " ")
                    .lineLimit(1)
                    .minimumScaleFactor(0.6)
            }
        }
        .accessibilityElement()
        .accessibilityLabel(model.boards.title(for: seat.side))
        .accessibilityAddTraits(.isHeader)
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

    /// The answers are always whole; where not even they have room, letters are smaller, but still
    /// large, and then all of them scroll.
    private var asked: some View {
        ViewThatFits(in: .vertical) {
            VStack(alignment: .leading, spacing: 8) { answers }
            if isLargest {
                VStack(alignment: .leading, spacing: 8) { answers }
                    .dynamicTypeSize(...DynamicTypeSize.accessibility1)
            }
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
        // one below the other there is room for the most of the large words
        let columns = isBand && isLargest ? 1 : 2
        return VStack(spacing: 8) {
            ForEach(Array(stride(from: 0, to: items.count, by: columns)), id: \.self) { first in
                HStack(spacing: 8) {
                    ForEach(Array(items.dropFirst(first).prefix(columns))) { item in
                        SeatButton(
                            item: item, isFilling: isBand, isLarge: isLargest,
                            isStacked: columns == 1
                        )
                        .accessibilityFocused($read, equals: item.label)
                        .focused($pressed, equals: item.label)
                    }
                }
            }
        }
    }
}

/// One of the four buttons: a sign over a word, or in large letters its word where that has room,
/// else its sign; what cannot be done now stays, and is muted.
private struct SeatButton: View {
    let item: BarItem
    /// It reaches as far as what stands beside it.
    let isFilling: Bool
    let isLarge: Bool
    /// It has room for one line.
    let isStacked: Bool
    @Environment(Annabella.self) private var app
    @Environment(\.theme) private var theme

    var body: some View {
        let ink = item.isPossible ? theme.ink : theme.muted
        Button {
            item.run()
        } label: {
            Group {
                if isLarge {
                    ViewThatFits(in: .horizontal) {
                        word(name, ink)
                        if !isStacked { word(inTwoLines, ink) }
                        sign(ink)
                    }
                } else {
                    VStack(spacing: 4) {
                        sign(ink)
                        word(name, ink).minimumScaleFactor(0.6)
                    }
                }
            }
            .padding(.horizontal, 4)
            .frame(
                maxWidth: .infinity, minHeight: isStacked ? 48 : 64,
                maxHeight: isFilling ? .infinity : nil
            )
            .filled(item.isPossible ? theme.surface : theme.weak, radius: Radius.tile)
        }
        .buttonStyle(.bare(radius: Radius.tile))
        .accessibilityLabel(name)
        .disabled(!item.isPossible)
    }

    private var name: String { app.text(item.label) }

    private var inTwoLines: String {
        guard let last = name.lastIndex(of: " ") else { return name }
        return name.replacingCharacters(in: last...last, with: "\n")
    }

    private func sign(_ ink: RGB) -> some View {
        IconView(item.icon, ink).opacity(item.isPossible ? 1 : 0.55)
    }

    private func word(_ words: String, _ ink: RGB) -> some View {
        Text(words)
            .font(.bar)
            .lineLimit(isStacked ? 1 : 2)
            .multilineTextAlignment(.center)
            .foregroundStyle(Color(ink))
    }
}
