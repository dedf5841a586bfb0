import AnnabellaCore
import Foundation

extension PastView {
    /// What was said of the position, here or where the game came from, to be read and heard
    /// after what led to it.
    func remarkPhrases(in language: String) -> [Phrase] {
        (remarks + [comment]).filter { !$0.isEmpty }.map { .of($0, in: language) }
    }
}

extension Phrase {
    /// What the app says beside the library.
    static func of(_ text: String, in language: String) -> Phrase {
        Phrase(
            urgency: .answer, segments: [PhraseSegment(lang: language, text: text)],
            printed: text, isAnnouncement: false)
    }
}

/// What a player says of a move, which is kept with the game.
extension StepsModel {
    /// What was said of the position, each by itself.
    public var comments: [String] { commentPhrases(past).map(\.printed) }

    func commentPhrases(_ past: PastView?) -> [Phrase] {
        past?.remarkPhrases(in: localization.labels.language) ?? []
    }

    /// Something may be said of the position now.
    public var mayComment: Bool { past?.mayComment ?? false }

    /// What else there is to do with the position.
    public var menu: [GameActions.Action] {
        [
            GameActions.Action(.gameType) { self.entry.open() },
            GameActions.Action(.scoreTitle) { self.dependencies.pages.go(.score) },
        ]
    }

    public func openMenu() {
        dependencies.dialogs.menu(
            localization.text(.gameMore),
            menu.map { action in
                Option<@MainActor () -> Void>(
                    { action.run() }, localization.text(action.label), icon: action.label.icon)
            })
    }

    public func comment() {
        guard let past, mayComment else { return }
        write(past.comment, of: past.ply)
    }

    /// Asks for the words, which are there as they are.
    private func write(_ text: String, of ply: UInt32) {
        dependencies.dialogs.write(
            commentTitle(ply), value: text, kind: .prose
        ) { written in
            self.inTurn { await self.keep(written, of: ply) }
        }
    }

    /// `Comment on 12. Nf3`, or `12… Nf6`.
    private func commentTitle(_ ply: UInt32) -> String {
        for row in rows {
            for (entry, dots) in [(row.first, "."), (row.second, "…")] {
                guard let entry, entry.ply == ply else { continue }
                return "\(localization.text(.stepsCommentOn)) \(row.number)\(dots) \(entry.text)"
            }
        }
        return localization.text(.stepsCommentStart)
    }

    private func keep(_ text: String, of ply: UInt32) async {
        let outcome = await game.comment(ply: ply, text)
        let past = try? await game.past(ply: ply, .figurines).get()
        switch outcome {
        case .success:
            await readMoves()
            if let past { tell(past) }
        case .failure(let error):
            // it may count, though the disk did not take it
            if let past { show(past) }
            tell(error, of: text, ply)
        }
    }

    /// What was refused can be written otherwise, and is not lost.
    private func tell(_ error: GameError, of text: String, _ ply: UInt32) {
        guard case .BadInput(let reason) = error else { return dependencies.opener.tell(error) }
        dependencies.dialogs.tell(
            localization.text(.troubleTitle),
            AttributedString(localization.text(.troubleComment) + "\n\n")
                + AttributedString(reason, in: "en")
        ) {
            let isThere = ply <= self.game.state.view.plies && self.past?.mayComment == true
            if isThere, self.dependencies.pages.top == .steps { self.write(text, of: ply) }
        }
    }
}
