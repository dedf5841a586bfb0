import AnnabellaCore

extension Annabella {
    /// Says what belongs to no game, one phrase after the other, also when the page that
    /// wished it is left.
    func say(_ phrases: [Phrase]) {
        let subject = announcer.subject
        Task { for phrase in phrases { await announcer.say(phrase, of: subject) } }
    }

    /// Says an answer, also when the page that asked is left. What is not remembered cannot
    /// be repeated.
    func answer(_ phrases: [Phrase], isRemembered: Bool = true) {
        let subject = announcer.subject
        Task { await announcer.answer(phrases, isRemembered: isRemembered, of: subject) }
    }
}
