import AnnabellaCore

/// Asks whoever wants to resign once more; to go on playing comes first.
@MainActor
final class ResignQuestion {
    private let questions: Questions
    private let game: GameStore
    private let localization: Localization
    private var asked: GameSide?
    private var isSeen = false

    init(_ questions: Questions, _ game: GameStore, _ localization: Localization) {
        self.localization = localization
        self.questions = questions
        self.game = game
    }

    /// The game has changed.
    func changed() {
        isSeen = true
        let view = game.state.view
        let by: GameSide? =
            view.first.isResigning ? .first : view.second.isResigning ? .second : nil
        guard by != asked else { return }
        asked = by
        guard let by else { return questions.close() }
        questions.ask(
            localization.text(.blindResignQuestion), .gameResign,
            cancelled: { [weak self] in self?.answer(by, .cancel) },
            act: { [weak self] in self?.answer(by, .confirm) })
    }

    /// The page is left; on it the question comes again.
    func forget() {
        isSeen = false
        asked = nil
        questions.close()
    }

    private func answer(_ by: GameSide, _ deed: GameDeed) {
        Task {
            await game.dispatch(GameAction(by: by.actor, deed: deed))
            // he may have wanted to resign again meanwhile
            asked = nil
            if isSeen { changed() }
        }
    }
}
