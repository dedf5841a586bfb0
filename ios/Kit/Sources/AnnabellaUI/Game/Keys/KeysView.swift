import AnnabellaKit
import SwiftUI

/// What each key of a keyboard does in a game; most can be changed here.
struct KeysView: View {
    private let app: Annabella
    private let model: KeysModel
    @Environment(\.theme) private var theme

    init(_ app: Annabella, _ model: KeysModel) {
        self.app = app
        self.model = model
    }

    var body: some View {
        FormPage(title: app.text(.keysTitle)) {
            Section {
                Text(app.text(.keysExplained))
            }
            Section {
                ForEach(model.rows) { row in
                    if let command = row.command {
                        Button {
                            model.ask(command)
                        } label: {
                            line(row)
                        }
                        .buttonStyle(.plain)
                        .accessibilityLabel(row.label)
                    } else {
                        line(row).accessibilityElement().accessibilityLabel(row.label)
                    }
                }
            }
            Section {
                Button(app.text(.keysReset)) { model.reset() }.frame(minHeight: 44)
            }
        }
        .sheet(item: Binding(get: { model.asked }, set: { if $0 == nil { model.cancel() } })) {
            KeyQuestionView(model: model, command: $0)
        }
    }

    private func line(_ row: KeysModel.Row) -> some View {
        ViewThatFits(in: .horizontal) {
            HStack(spacing: 16) {
                Text(row.name)
                Spacer(minLength: 0)
                Text(row.key).bold()
            }
            VStack(alignment: .leading, spacing: 4) {
                Text(row.name)
                Text(row.key).bold()
            }
        }
        .frame(maxWidth: .infinity, minHeight: 44, alignment: .leading)
        .contentShape(Rectangle())
    }
}

/// Asks for the new key of a command, and tells why a key cannot be had.
private struct KeyQuestionView: View {
    let model: KeysModel
    let command: KeyCommand
    @Environment(Annabella.self) private var app
    @Environment(\.theme) private var theme
    @FocusState private var isHeard: Bool

    var body: some View {
        NavigationStack {
            ScrollView {
                VStack(alignment: .leading, spacing: 16) {
                    Text(model.message)
                        .frame(maxWidth: .infinity, alignment: .leading)
                        .focusable()
                        .focused($isHeard)
                    Button(app.text(.answerCancel)) { model.cancel() }
                        .buttonStyle(.words)
                        .keyboardShortcut(.cancelAction)
                }
                .padding(16)
            }
            .background(Color(theme.background))
            .navigationTitle(app.text(command.label))
            .navigationBarTitleDisplayMode(.inline)
        }
        .onKeyPress(phases: .down) { press in
            model.press(KeyEvent(press)) ? .handled : .ignored
        }
        .presentationDetents([.medium, .large])
        .onAppear { isHeard = true }
        .onChange(of: model.message) { _, message in
            Task { await app.announcer.say(message, in: app.labels.language) }
        }
        .accessibilityAction(.escape) { model.cancel() }
    }
}
