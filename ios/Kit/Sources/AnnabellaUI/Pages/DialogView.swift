import AnnabellaKit
import SwiftUI

/// A question, or something that is told: the title, what there is to read, pick or write,
/// and the answers.
struct DialogView: View {
    let dialogs: Dialogs
    let dialog: Dialog
    @State private var rows: Set<Int>
    @FocusState private var written: Int?
    @Environment(\.theme) private var theme

    init(dialogs: Dialogs, dialog: Dialog) {
        self.dialogs = dialogs
        self.dialog = dialog
        _rows = State(initialValue: dialog.chosen)
    }

    var body: some View {
        ScrollView {
            VStack(alignment: .leading, spacing: 8) {
                // the system's bar would cut a long question off
                if !dialog.title.isEmpty {
                    Text(dialog.title)
                        .font(.cardTitle)
                        .frame(maxWidth: .infinity, alignment: .leading)
                        .accessibilityAddTraits(.isHeader)
                }
                content
                ForEach(dialog.answers) { answer in
                    let button = Button(answer.label) { give(answer) }
                        .buttonStyle(.words(answer.role == .agree ? .primary : .secondary))
                    switch answer.role {
                    case .cancel: button.keyboardShortcut(.cancelAction)
                    case .agree: button.digit(dialog.digit(of: answer)) { give(answer) }
                    }
                }
            }
            .padding(16)
        }
        .background(Color(theme.paper))
        .foregroundStyle(Color(theme.ink))
        .presentationDetents([.medium, .large])
        .onAppear { if !dialog.draft.lines.isEmpty { written = 0 } }
        .accessibilityAction(.escape) { dialogs.cancel(dialog.id) }
    }

    @ViewBuilder private var content: some View {
        switch dialog.content {
        case .words(let words):
            if let picture = dialog.picture {
                StillBoard(picture: picture.board, isFlipped: false)
                    .frame(width: 220, height: 220)
                    .named(picture.label)
            }
            if let spoken = dialog.spoken {
                text(words).accessibilityLabel(spoken)
            } else if !words.characters.isEmpty {
                text(words)
            }
        case .menu(let menu):
            let hasIcons = menu.contains { $0.icon != nil }
            RowsCard(menu, wordsAt: hasIcons ? ListRow.wordsAt : 16) { row in
                Group {
                    if let figure = row.figure {
                        FigureRow(figure: figure, name: row.label) { dialogs.pick(row.id) }
                    } else {
                        ListRow(
                            icon: row.icon, name: row.label, isIndented: hasIcons, hasArrow: false
                        ) {
                            dialogs.pick(row.id)
                        }
                    }
                }
                .digit(dialog.digit(of: row)) { dialogs.pick(row.id) }
            }
        case .one(let choices, let chosen):
            RowsCard(choices, wordsAt: ListRow.wordsAt) { row in
                markedRow(row, isMarked: row.id == chosen) { dialogs.pick(row.id) }
            }
        case .some(let choices):
            RowsCard(choices, wordsAt: ListRow.wordsAt) { row in
                markedRow(row, isMarked: rows.contains(row.id)) {
                    rows.formSymmetricDifference([row.id])
                }
            }
        case .lines(let lines):
            ForEach(lines) { line in
                Text(line.name).foregroundStyle(Color(theme.muted))
                field(line)
            }
            if let problem = dialog.draft.problem {
                Text(problem).foregroundStyle(Color(theme.warning))
            }
        }
    }

    private func text(_ words: AttributedString) -> some View {
        Text(words).frame(maxWidth: .infinity, alignment: .leading)
    }

    private func markedRow(
        _ row: Dialog.Row, isMarked: Bool, act: @escaping @MainActor () -> Void
    ) -> some View {
        HStack(spacing: 8) {
            ListRow(
                icon: isMarked ? .check : nil, name: row.label, aside: row.aside, isIndented: true,
                hasArrow: false, act: act
            )
            if let board = row.board {
                // the row says how it stands
                StillBoard(picture: board.picture, isFlipped: board.isFlipped, isSmall: true)
                    .frame(width: 72, height: 72)
                    .padding(.trailing, 16)
                    .onTapGesture(perform: act)
            }
        }
        .digit(dialog.digit(of: row), press: act)
        .accessibilityAddTraits(isMarked ? .isSelected : [])
    }

    @ViewBuilder private func field(_ line: Dialog.Line) -> some View {
        let text = Binding(
            get: { dialog.draft.lines[line.id] }, set: { dialog.draft.lines[line.id] = $0 })
        Group {
            switch line.kind {
            case .secret: SecureField(line.name, text: text)
            case .number: TextField(line.name, text: text).keyboardType(.numberPad)
            case .text, .prose: TextField(line.name, text: text)
            }
        }
        .fielded()
        .autocorrectionDisabled(line.kind != .prose)
        .textInputAutocapitalization(line.kind == .prose ? .sentences : .never)
        .focused($written, equals: line.id)
        .onSubmit { next(after: line) }
    }

    private func next(after line: Dialog.Line) {
        if line.id + 1 < dialog.draft.lines.count {
            written = line.id + 1
        } else {
            dialogs.write(dialog.draft.lines, of: dialog.id)
        }
    }

    private func give(_ answer: Dialog.Answer) {
        switch (answer.role, dialog.content) {
        case (.cancel, _): dialogs.cancel(dialog.id)
        case (.agree, .lines): dialogs.write(dialog.draft.lines, of: dialog.id)
        case (.agree, _): dialogs.agree(rows)
        }
    }
}

extension View {
    /// Lets a digit of a keyboard press this button, also where the button can have no focus.
    func digit(_ digit: Int?, press: @escaping @MainActor () -> Void) -> some View {
        let key = digit.map { KeyEquivalent(Character(String($0))) }
        return keyboardShortcut(key.map { KeyboardShortcut($0, modifiers: []) })
            .background {
                // a button has one key only, and a number pad may have others
                if let key {
                    Button("", action: press)
                        .keyboardShortcut(key, modifiers: .numericPad)
                        .opacity(0)
                        .accessibilityHidden(true)
                }
            }
    }
}
