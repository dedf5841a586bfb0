import AnnabellaKit
import Testing

extension Device {
    /// The labels of what can be picked now.
    var offered: [String] {
        guard let content = app.dialogs.open?.content else { return [] }
        return switch content {
        case .menu(let rows), .one(let rows, _), Dialog.Content.some(let rows):
            rows.map(\.label)
        default: []
        }
    }

    /// What is told between the title and the answers.
    var told: String? {
        if case .words(let words) = app.dialogs.open?.content {
            String(words.characters)
        } else {
            nil
        }
    }

    /// What stands in the first line to write.
    var line: Dialog.Line? {
        if case .lines(let lines) = app.dialogs.open?.content { lines.first } else { nil }
    }

    /// Picks the first row that begins with this, of a menu or of one of several.
    func pick(_ label: String) throws {
        let row = try #require(
            offered.firstIndex { $0.hasPrefix(label) }, "\(label) is not among \(offered)")
        app.dialogs.pick(row)
    }

    /// Waits until VoiceOver has read this.
    func hear(_ words: String) async throws {
        try await until { self.reader.sentences.joined(separator: " ").contains(words) }
    }

    /// Waits for a line to write, and writes there.
    func write(_ text: String) async throws {
        try await until { self.line != nil }
        app.dialogs.write([text])
    }

    /// Waits until something is told, closes it, and gives its title and its words.
    @discardableResult
    func close() async throws -> (title: String, words: String) {
        try await until { self.told != nil }
        let dialog = try #require(app.dialogs.open)
        let words = try #require(told)
        app.dialogs.cancel()
        return (dialog.title, words)
    }
}

extension FewOptions {
    /// Picks the one of this label.
    @MainActor
    func pick(_ label: String) throws {
        pick(try #require(choices.first { $0.label == label }))
    }
}
