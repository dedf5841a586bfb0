import AnnabellaCore

/// The time of each side, or of Black alone: one of a few, or as somebody writes it.
@MainActor
public struct ClockChoice {
    private let app: Annabella
    private let agreed: Agreement
    private let label: LabelName
    private let usual: [String]
    private let setting: ReferenceWritableKeyPath<Agreement, String>

    static func forBoth(_ app: Annabella, _ agreed: Agreement) -> ClockChoice {
        ClockChoice(
            app: app, agreed: agreed, label: .newClock, usual: [NewGames.noClock] + clocks,
            setting: \.clock)
    }

    static func forBlack(_ app: Annabella, _ agreed: Agreement) -> ClockChoice {
        ClockChoice(
            app: app, agreed: agreed, label: .newClockBlack, usual: clocks, setting: \.blackClock)
    }

    private static let clocks = ["5", "10+5", "15+10", "30", "3+2"]

    /// The clocks that are chosen often, and one that is written.
    public var options: FewOptions {
        let now = agreed[keyPath: setting]
        let isOther = !usual.contains(now)
        let named = usual.map { Option($0, $0 == NewGames.noClock ? app.text(.newClockNone) : $0) }
        // marked where none of the others is
        let other = Option(isOther ? now : "", isOther ? now : app.text(.newClockOther))
        return FewOptions(app.text(label), named + [other], chosen: now) { clock in
            if usual.contains(clock) {
                agreed[keyPath: setting] = clock
            } else {
                write(now == NewGames.noClock ? "" : now)
            }
        }
    }

    private func write(_ now: String) {
        ask(app.text(.newClockWrite), app.text(.newClockHelp), now)
    }

    private func ask(_ title: String, _ help: String, _ value: String) {
        app.dialogs.write(title, value: value, help: help) { typed in
            Task { await take(typed) }
        }
    }

    private func take(_ typed: String) async {
        let written = typed.filter { !$0.isWhitespace }
        let clock = written.isEmpty ? NewGames.noClock : written
        let speech = app.speech
        let checked = await CallQueue().run {
            attempt { try checkClock(clock: clock, settings: speech) }
        }
        if let error = checked.error {
            let why = String(GameOpener.text(of: error, app.labels).characters)
            ask(app.text(.newClockWrong), why + "\n\n" + app.text(.newClockHelp), typed)
        } else {
            agreed[keyPath: setting] = clock
        }
    }
}
