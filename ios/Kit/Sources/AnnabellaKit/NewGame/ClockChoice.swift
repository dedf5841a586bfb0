import AnnabellaCore

/// The time of each side, or of Black alone: one of a few, or as somebody writes it.
@MainActor
public struct ClockChoice {
    private let dialogs: Dialogs
    private let localization: Localization
    private let agreed: Agreement
    private let label: LabelName
    private let usual: [String]
    private let setting: ReferenceWritableKeyPath<Agreement, String>

    static func forBoth(
        _ dialogs: Dialogs, _ localization: Localization, _ agreed: Agreement
    ) -> ClockChoice {
        ClockChoice(
            dialogs: dialogs, localization: localization, agreed: agreed, label: .newClock,
            usual: [NewGames.noClock] + frequentClocks(),
            setting: \.clock)
    }

    static func forBlack(
        _ dialogs: Dialogs, _ localization: Localization, _ agreed: Agreement
    ) -> ClockChoice {
        ClockChoice(
            dialogs: dialogs, localization: localization, agreed: agreed,
            label: agreed.kind.oddsClockLabel,
            usual: frequentClocks(),
            setting: \.blackClock)
    }

    /// The clocks that are chosen often, and one that is written.
    public var options: FewOptions {
        let now = agreed[keyPath: setting]
        let isOther = !usual.contains(now)
        let named = usual.map {
            Option($0, $0 == NewGames.noClock ? localization.text(.newClockNone) : $0)
        }
        // marked where none of the others is
        let other = Option(isOther ? now : "", isOther ? now : localization.text(.newClockOther))
        return FewOptions(
            localization.text(label), named + [other], chosen: now,
            told: isOther ? localization.told(clock: now) : ""
        ) { clock in
            if usual.contains(clock) {
                agreed[keyPath: setting] = clock
            } else {
                write(now == NewGames.noClock ? "" : now)
            }
        }
    }

    private func write(_ now: String) {
        ask(localization.text(.newClockWrite), localization.text(.newClockHelp), now)
    }

    private func ask(_ title: String, _ help: String, _ value: String) {
        dialogs.write(title, value: value, help: help) { typed in
            Task { await take(typed) }
        }
    }

    private func take(_ typed: String) async {
        let speech = localization.speech
        let read = await CallQueue().run {
            attempt { try readClock(typed: typed, settings: speech) }
        }
        switch read {
        case .success(let clock): agreed[keyPath: setting] = clock
        case .failure(let error):
            let why = String(GameOpener.text(of: error, localization.labels).characters)
            ask(
                localization.text(.newClockWrong), why + "\n\n" + localization.text(.newClockHelp),
                typed)
        }
    }
}

extension Localization {
    /// A clock in words: `15 minutes, plus 10 seconds a move`.
    func told(clock: String) -> String {
        (try? clockTold(clock: clock, language: speech.language)) ?? ""
    }
}
