import AnnabellaCore

/// What is typed and said on the page on which a game is stepped through.
extension StepsModel: CommandInterpreterDelegate {
    /// Does what was typed on a line, or dictated.
    func hear(_ text: String, on line: Int? = nil) async {
        let interpreter = CommandInterpreter(game, self, lookingBackAt: ply)
        let reply = await interpreter.hear(text, isDictated: line == nil)
        guard let line else { return }
        let words = reply.words.map(\.printed).joined(separator: " ")
        if reply.isDone, words.isEmpty {
            entry.close(line)
        } else {
            entry.tell(words.isEmpty ? localization.text(.typedNotHere) : words, on: line)
        }
    }

    public func say(_ words: [Phrase], isUnderstood: Bool) {
        dependencies.announcer.answer(isRemembered: isUnderstood) { words }
    }

    // nothing is done in the game here
    public func isAsked(_ deed: GameDeed) -> Bool { false }

    public func wish(_ deed: GameDeed) {
        Task { _ = await command("act", number: nil) }
    }

    public func look(_ to: LookBack) async -> Bool {
        go(to)
        return true
    }

    public func command(_ name: String, number: Int?) async -> Bool {
        switch name {
        case "look-end":
            entry.close()
            dependencies.pages.back()
        case "play-from-here":
            entry.close()
            await play()
        case "next-board", "previous-board", "board":
            // another board is on the page of the game
            entry.close()
            dependencies.pages.back()
            return await AppCommands(dependencies, game).obey(name, number: number)
        // who talks is answered
        case "help" where !dependencies.announcer.isTalkingPage:
            entry.close()
            dependencies.pages.go(HowToModel.sayings(of: game.state.view.kind))
        default: return await AppCommands(dependencies, game).obey(name, number: number)
        }
        return true
    }
}
