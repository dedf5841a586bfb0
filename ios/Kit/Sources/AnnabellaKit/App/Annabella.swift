import AnnabellaCore
import Foundation
import Observation

/// The composition root: makes what outlives every page (the settings, the game that is open,
/// the pages), and gives each part in its initialiser what it needs.
@MainActor
@Observable
public final class Annabella {
    public let ports: Ports
    public let settings: Settings
    public let library: GameLibrary
    public let games: Games
    public let pages = Pages()
    public let dialogs: Dialogs
    /// What lies over the pages.
    public let overlay = Overlay()
    public let announcer: Announcer
    /// Keeps a touch from a page or a question that has just come under the finger.
    public let shield: TouchShield
    /// As the player wishes them.
    public let haptics: any Haptics
    public let effects: Effects
    public let exchange: Exchange
    public let inbox: Inbox
    public let reviews = Reviews()

    public let secondScreen: SecondScreen
    /// The clock of the game while another page is seen.
    public let unseenClock: UnseenClock

    /// What happens to the app as a whole.
    public let life: AppLife
    /// Begins games and goes on with them.
    public let opener: GameOpener
    let ownRatings: OwnRatings

    let typedLines = TypedLines()
    let clockPress = ClockPress()
    let choices: KeptChoices
    let peeks = Peeks()
    let lookWish = LookWish()

    @ObservationIgnored private var work: [Task<Void, Never>] = []

    public init(_ ports: Ports) {
        self.ports = ports
        let settings = Settings(ports.kept, isTablet: ports.isTablet)
        self.settings = settings
        library = GameLibrary(folder: ports.folder, times: ports.times)
        exchange = Exchange(library)
        inbox = Inbox(library)
        games = Games(folder: ports.folder, times: ports.times, kept: ports.kept)
        choices = KeptChoices(games)
        secondScreen = SecondScreen(settings, games)
        shield = TouchShield(ports)
        let localization = Localization(settings)
        self.localization = localization
        dialogs = Dialogs { localization.text($0) }
        announcer = Announcer(
            games, pages, settings, ports,
            otherLanguages: { [localization.labels.language, Locale.current.identifier(.bcp47)] },
            missingVoice: {
                PhraseSegment(
                    lang: localization.labels.language,
                    text: localization.labels[.speechMissingVoice])
            })
        opener = GameOpener(games, library, pages, dialogs, announcer, localization)
        haptics = PreferredHaptics(ports.haptics, settings)
        let unseenClock = UnseenClock(games, pages, ports.times, localization) {
            [announcer, localization, reader = ports.reader] words in
            guard reader.isOn else { return }
            let language = localization.labels.language
            Task { await announcer.say(words, in: language, isRemembered: false) }
        }
        self.unseenClock = unseenClock
        // whoever was asked over a page that is left is not asked any more
        pages.isOpenedFromFar = { [dialogs] in dialogs.isTurned }
        pages.changed = { [dialogs, overlay, choices, announcer, shield, pages] path in
            dialogs.close()
            dialogs.isTurned = pages.isTopTurned
            overlay.clear()
            choices.forget(allBut: path)
            announcer.pageChanged()
            unseenClock.turned(to: path.last)
            shield.raise()
        }
        dialogs.changed = { [overlay, shield, weak dialogs] open in
            // what is asked at a board, or in a half of a table, is shown there
            overlay.ask(open?.isOnPage == true ? nil : open) { dialogs?.cancel(open?.id) }
            shield.raise()
        }
        effects = Effects(games, settings, ports.times, ports.sounds, haptics)
        ownRatings = OwnRatings(games, settings)
        life = AppLife(games, pages, announcer, effects, reviews, choices, opener)
        follow {
            // it crosses into the library; of games, what was done is logged only below warnings
            await CallQueue().run { _ = initLogging(level: .warnings) }
        }
        follow { await self.games.follow() }
        follow { [ownRatings] in await ownRatings.follow() }
        follow { [games, announcer] in
            await GameWishes(games, settings, localization, announcer).follow()
        }
        follow { [games, pages] in await FaultWatch(games, pages).follow() }
        follow { [pages, announcer, life] in
            await RepeatButton(ports.headset, announcer, pages, life).follow()
        }
    }

    let localization: Localization

    /// The labels in the language that is chosen.
    public var labels: Labels { localization.labels }

    /// A label in the language that is chosen.
    public func text(_ label: LabelName) -> String { labels[label] }

    /// How the core words things for pages that are about no game of their own.
    public var speech: SpeechSettings { localization.speech }

    /// Ends what goes on by itself, and puts the game away.
    public func shutDown() async {
        for task in work { task.cancel() }
        work = []
        unseenClock.stop()
        announcer.stop()
        effects.stop()
        await games.close()
    }

    private func follow(_ act: @escaping @MainActor () async -> Void) {
        work.append(Task { await act() })
    }
}
