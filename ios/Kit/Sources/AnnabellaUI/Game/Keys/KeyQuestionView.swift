import AnnabellaKit
import SwiftUI

/// Asks for the new key of a command, and tells why a key cannot be had.
struct KeyQuestionView: View {
    let model: KeysModel
    let row: KeysModel.Row
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
            .background(Color(theme.paper))
            .titled(row.name)
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
