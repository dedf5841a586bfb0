import AnnabellaCore
import Observation

/// Says what the game on the table has to say, in its order, while the app is seen, and what
/// a player asks; by one voice at a time, that of the app or VoiceOver's.
@MainActor
@Observable
public final class Announcer {
    /// What was said last of what the page is about, for the eye.
    public var lastSentence: String { shown[subject]?.printed ?? "" }
    /// The same as it was said, each part in its language.
    public var lastSpoken: [PhraseSegment] { shown[subject]?.segments ?? [] }
    private var shown: [Subject: Utterance] = [:]
    /// How many pages are seen that are there to talk, such as that for blind play: one may
    /// come before the one that it takes the place of has gone.
    public var talkingPages = 0

    @ObservationIgnored private let games: Games
    @ObservationIgnored private let pages: Pages
    @ObservationIgnored private let settings: Settings
    @ObservationIgnored private let reader: any ScreenReader
    @ObservationIgnored private let missingVoice: @MainActor () -> PhraseSegment
    @ObservationIgnored private let closed = SilentOutput()
    @ObservationIgnored private let read: ScreenReaderOutput
    @ObservationIgnored private lazy var own = SynthesizerOutput(
        engine, focus, settings, otherLanguages: otherLanguages
    ) { [weak self] in self?.tellMissing() }
    @ObservationIgnored private let engine: any SpeechEngine
    @ObservationIgnored private let focus: any AudioFocus
    @ObservationIgnored private let otherLanguages: @MainActor () -> [String]
    @ObservationIgnored private lazy var voice = Voice(
        output: { [weak self] in self?.output ?? SilentOutput() },
        begins: { [weak self] in self?.show($0) },
        isAwaited: { [weak self] in self?.isAwaited ?? false })
    @ObservationIgnored private var work: Task<Void, Never>?
    @ObservationIgnored private var following: Task<Void, Never>?
    /// What has not quite ended when the app is seen again.
    @ObservationIgnored private var ending: [Task<Void, Never>] = []

    @ObservationIgnored private var followed: GameStore?
    /// What the next game on the table is headed by.
    @ObservationIgnored private var heading: (@MainActor (GameStore) async -> [Phrase])?
    /// The game that hands its phrases over now.
    @ObservationIgnored private var speaking: GameStore?
    /// Somebody in it does without his eyes.
    @ObservationIgnored private var isBlindGame = false
    /// What was being said when the app was left.
    @ObservationIgnored private var unfinished: Phrase?
    /// What can be repeated.
    @ObservationIgnored private var last: [Subject: Utterance] = [:]
    /// What the game itself has told last.
    @ObservationIgnored private var ofGame: Utterance?
    /// The game was looked back at when the page changed last.
    @ObservationIgnored private var wasLookingBack = false
    /// Questions are numbered as they are asked; this is the last number.
    @ObservationIgnored private var questions = 0
    /// The number of the newest question whose answer was said.
    @ObservationIgnored private var answered = 0

    /// What no voice can say is read in the first of `otherLanguages` that has one;
    /// `missingVoice` is told once then.
    public init(
        _ games: Games, _ pages: Pages, _ settings: Settings, _ ports: Ports,
        otherLanguages: @escaping @MainActor () -> [String],
        missingVoice: @escaping @MainActor () -> PhraseSegment
    ) {
        self.games = games
        self.pages = pages
        self.settings = settings
        self.otherLanguages = otherLanguages
        self.missingVoice = missingVoice
        (engine, focus, reader) = (ports.engine, ports.focus, ports.reader)
        read = ScreenReaderOutput(ports.reader, ports.times)
    }

    /// The app is seen.
    public func begin() {
        guard work == nil else { return }
        let before = ending
        work = Task {
            for task in before { await task.value }
            await sayAll()
        }
    }

    /// The app is no longer seen.
    public func stop() {
        ending = [work, following].compactMap { $0 }
        for task in ending { task.cancel() }
        (work, following, speaking) = (nil, nil, nil)
        voice.hush()
    }

    /// What the uppermost page is about.
    var subject: Subject { Subject(of: pages.top) }

    /// Another page is seen: what was said only for the moment is not seen again.
    func pageChanged() {
        forgetMoment()
        let isLookingBack = pages.top == .steps
        // what an earlier position was told with is not how the game stands
        if wasLookingBack, !isLookingBack { lookedBack() }
        wasLookingBack = isLookingBack
    }

    /// A look back that was taken on the page of the game is over.
    func lookedBack() { (shown[.game], last[.game]) = (ofGame, ofGame) }

    /// Shows how a game stands, and says nothing: what was told before was in another language.
    func showAnew(_ game: GameStore) async {
        guard shown[.game] != nil, let told = try? await game.describe().get() else { return }
        let awaited =
            game.state.view.correspondence == nil ? nil : (try? await game.awaited().get()) ?? nil
        // another one may have come to the table meanwhile
        guard game === games.current else { return }
        // by correspondence there are days for a move, of which the turn alone tells nothing
        let standing = awaited.map { told.suffix(2).dropLast() + [$0] } ?? told.suffix(2)
        ofGame = Utterance(
            .answer, standing.flatMap(\.segments), isKept: true, printed: Array(standing).printed)
        unfinished = nil
        // who looks back reads of the position that he sees
        if !wasLookingBack { lookedBack() }
    }

    /// What was said only for the moment is over.
    func forgetMoment() {
        shown = shown.filter { $0.value.isRemembered }
    }

    /// Says a phrase that is not told by the game itself.
    public func say(_ phrase: Phrase, of subject: Subject? = nil) async {
        await voice.say(
            Utterance(
                phrase.urgency, phrase.segments, subject: subject ?? self.subject,
                printed: phrase.printed))
    }

    /// Says all of an answer as one, which the next answer takes the place of. What is not
    /// remembered cannot be repeated.
    public func answer(
        _ phrases: [Phrase], isRemembered: Bool = true, of subject: Subject? = nil
    ) async {
        let segments = phrases.flatMap(\.segments)
        guard !segments.isEmpty else { return }
        // a question back comes at once
        let isUrgent = phrases.contains { $0.urgency == .assertive }
        await voice.say(
            Utterance(
                isUrgent ? .assertive : .answer, segments, isRemembered: isRemembered,
                subject: subject ?? self.subject, printed: phrases.printed))
    }

    /// Says what a question is answered with. The system keeps no order among answers that
    /// come at the same time: the one to an earlier question takes the place of none.
    public func answer(
        isRemembered: Bool = true, to question: @escaping @MainActor () async -> [Phrase]
    ) {
        questions += 1
        let (number, subject) = (questions, subject)
        Task {
            let phrases = await question()
            guard !phrases.isEmpty, number > answered else { return }
            answered = number
            await answer(phrases, isRemembered: isRemembered, of: subject)
        }
    }

    /// Says what belongs to no game, one phrase after the other, also when the page that
    /// wished it is left.
    func say(_ phrases: [Phrase]) {
        let subject = subject
        Task { for phrase in phrases { await say(phrase, of: subject) } }
    }

    /// Says what was agreed and how the game stands, to whoever listens: it has come to its page.
    /// In a game by the Laws nothing keeps an announcement waiting, once it has begun.
    func introduce(_ game: GameStore) async {
        guard introduces(game), let told = try? await game.introduce().get()
        else { return }
        // by correspondence there are days for a move
        let isByPost = game.state.view.correspondence != nil
        let awaited = isByPost ? (try? await game.awaited().get()) ?? nil : nil
        await answer(told + [awaited].compactMap { $0 }, of: .game)
    }

    /// Whether somebody listens to that, and has the time for it.
    func introduces(_ game: GameStore) -> Bool {
        let view = game.state.view
        return output !== closed && (view.mode != .strict || view.phase == .waiting)
    }

    /// The game that comes to the table next begins with these words, such as which board it is;
    /// what has happened there is told behind them.
    func heads(_ told: @escaping @MainActor (GameStore) async -> [Phrase]) { heading = told }

    /// The game that was to come is there already, or again, and begins with nothing.
    func headsAgain() async {
        guard let game = followed, game === games.current, let told = takeHeading() else { return }
        await head(await told(game))
    }

    private func takeHeading() -> (@MainActor (GameStore) async -> [Phrase])? {
        defer { heading = nil }
        return heading
    }

    /// Says such words, which no news of the game cuts off.
    func head(_ told: [Phrase]) async {
        await voice.say(
            Utterance(
                .answer, told.flatMap(\.segments), isHeading: true, subject: .game,
                printed: told.printed))
    }

    /// Says what was said last once more, of what the page is about.
    public func repeatLast() async {
        guard let last = last[subject] else { return }
        await voice.say(
            Utterance(.answer, last.segments, subject: subject, printed: last.printed))
    }

    /// Says a text of the app's own, such as a label.
    public func say(_ text: String, in language: String, isRemembered: Bool = true) async {
        let segments = [PhraseSegment(lang: language, text: text)]
        await voice.say(
            Utterance(.answer, segments, isRemembered: isRemembered, subject: subject))
    }

    /// Is silent until `goOn`, as somebody talks.
    public func pause() { voice.pause() }

    public func goOn() { voice.goOn() }

    /// Stops the voice; what comes afterwards is said.
    public func hush() { voice.hush() }

    private func sayAll() async {
        if let phrase = unfinished {
            let game = followed
            if await tell(phrase) { game?.wasSpoken(phrase) }
        }
        for await game in observed({ self.games.current }) {
            if Task.isCancelled { return }
            if following != nil, game === followed { continue }
            following?.cancel()
            turn(to: game)
            let told = takeHeading()
            following = game.map { game in Task { await self.follow(game, told) } }
        }
    }

    private func turn(to game: GameStore?) {
        guard game !== followed else { return }
        // what waits is of the game before
        if followed != nil { voice.hush() }
        followed = game
        unfinished = nil
        (last[.game], shown[.game], ofGame) = (nil, nil, nil)
    }

    private func follow(
        _ game: GameStore, _ told: (@MainActor (GameStore) async -> [Phrase])?
    ) async {
        let setup = try? await game.setup().get()
        guard !Task.isCancelled else { return }
        isBlindGame = [setup?.first.conduct, setup?.second.conduct].contains { $0?.isBlind == true }
        if let told {
            await head(await told(game))
            guard !Task.isCancelled else { return }
        }
        speaking = game
        await game.speak { _ = await self.tell($0) }
        if speaking === game { speaking = nil }
    }

    /// The game has something to say that has not come here yet.
    private var isAwaited: Bool {
        speaking?.hasToSay ?? false
    }

    /// False if the app was left before it was said.
    private func tell(_ phrase: Phrase) async -> Bool {
        unfinished = phrase
        guard !Task.isCancelled else { return false }
        let isSaid = await voice.say(
            Utterance(
                phrase.urgency, phrase.segments, isKept: true, subject: .game,
                printed: phrase.printed))
        if isSaid { unfinished = nil }
        return isSaid
    }

    /// Whether a page is seen that is there to talk.
    public var isTalkingPage: Bool { talkingPages > 0 }

    /// Whether the app speaks with a voice of its own, and not VoiceOver for it.
    public var hasOwnVoice: Bool { output === own }

    private var output: any SpeechOutput {
        switch settings.voice {
        case .app: own
        case .off: closed
        case .auto:
            if reader.isSpeaking {
                read
            } else if isTalkingPage || isBlindGame || settings.exploreByFinger {
                own
            } else {
                closed
            }
        }
    }

    private func show(_ utterance: Utterance) {
        if utterance.isRemembered { last[utterance.subject] = utterance }
        shown[utterance.subject] = utterance
        if utterance.isKept { ofGame = utterance }
    }

    private func tellMissing() {
        guard !settings.missingVoiceTold else { return }
        settings.missingVoiceTold = true
        let segment = missingVoice()
        let subject = subject
        Task { await voice.say(Utterance(.polite, [segment], subject: subject)) }
    }
}

/// What a sentence is about, and so on which pages it is seen.
public enum Subject: Hashable, Sendable {
    /// The game on the table: all of its pages show it.
    case game
    /// What another page has.
    case page(Page)

    /// What a page is about. Home shows no sentences; what is said there is the game's.
    init(of page: Page?) {
        if let page, !page.needsGame { self = .page(page) } else { self = .game }
    }
}
