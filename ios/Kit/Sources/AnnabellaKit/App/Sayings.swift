import AnnabellaCore

extension Annabella {
    /// Says what belongs to no game, one phrase after the other, also when the page that
    /// wished it is left.
    func say(_ phrases: [Phrase]) {
        Task { for phrase in phrases { await announcer.say(phrase) } }
    }

    /// Says an answer, also when the page that asked is left. What is not remembered cannot
    /// be repeated.
    func answer(_ phrases: [Phrase], isRemembered: Bool = true) {
        Task { await announcer.answer(phrases, isRemembered: isRemembered) }
    }
}
