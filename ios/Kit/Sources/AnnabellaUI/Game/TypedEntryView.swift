import AnnabellaKit
import SwiftUI

/// A line on which moves, questions and commands are typed.
struct TypedEntryView: View {
    @Bindable var entry: TypedEntry
    @Environment(\.theme) private var theme
    @Environment(Annabella.self) private var app
    @FocusState private var isWritten: Bool

    var body: some View {
        NavigationStack {
            ScrollView {
                VStack(alignment: .leading, spacing: 8) {
                    Text(app.text(entry.hint)).foregroundStyle(Color(theme.muted))
                        .accessibilityHidden(true)
                    TextField(app.text(entry.hint), text: $entry.text)
                        .fielded()
                        .autocorrectionDisabled()
                        .textInputAutocapitalization(.never)
                        .focused($isWritten)
                        .onSubmit { send() }
                        .onKeyPress(keys: [.upArrow, .downArrow], phases: .down) { press in
                            let isShown = press.key == .upArrow ? entry.back() : entry.forth()
                            return isShown ? .handled : .ignored
                        }
                    if !entry.answer.isEmpty { Text(entry.answer) }
                    Button(app.text(.answerCancel)) { entry.close() }
                        .buttonStyle(.words)
                        .keyboardShortcut(.cancelAction)
                    Button(app.text(.typedSend)) { send() }.buttonStyle(.primaryWords)
                }
                .padding(16)
            }
            .background(Color(theme.paper))
            .titled(app.text(.typedTitle))
        }
        .presentationDetents([.medium, .large])
        .onAppear { isWritten = true }
        .accessibilityAction(.escape) { entry.close() }
    }

    /// What is not done yet can be written anew.
    private func send() {
        entry.send()
        isWritten = true
    }
}
