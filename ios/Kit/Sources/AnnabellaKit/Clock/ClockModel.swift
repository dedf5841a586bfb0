import AnnabellaCore
import Observation

/// What was pressed last on the talking clock; who leaves its page and comes back finds it done.
@MainActor
final class ClockPress {
    var task: Task<Void, Never>?
}

/// A clock that talks, beside a board of wood. What it shows is kept with each press.
@MainActor
@Observable
public final class ClockModel {
    /// One side of the clock.
    public struct Face: Equatable, Sendable {
        public let side: GameSide
        /// What a label says of it, such as White.
        public let label: String
        /// The time left, as a clock shows it; empty for a side without one.
        public let left: String
        public let moves: UInt32
        /// The same, and what it is.
        public let made: String
        public let isRunning: Bool
        /// It runs, and there is little left.
        public let isLow: Bool

        /// For somebody who reads it.
        public var name: String { left.isEmpty ? label : "\(label) \(left)" }
    }

    /// Both sides, that of the far player first.
    public var faces: [Face] { isWhiteFar ? [first, second] : [second, first] }
    public private(set) var isWhiteFar: Bool
    /// A time runs.
    public private(set) var isRunning = false

    private let kept: any KeptValues
    private let times: Times
    private let announcer: Announcer
    private let dialogs: Dialogs
    private let opener: GameOpener
    let localization: Localization
    private let lastPress: ClockPress
    /// The button in the middle starts what it has stopped.
    @ObservationIgnored private let shield: TouchShield
    private var update: TalkingClockUpdate?
    /// Grows when what the faces show has changed with time alone.
    private var ticks = 0
    @ObservationIgnored private var clock: ClockStore?
    @ObservationIgnored private var ticking: Task<Void, Never>?
    /// How often the page has come: what leaves late ends nothing of what has come since.
    @ObservationIgnored private var appearances = 0

    private static let text = "talking-clock"
    private static let whiteFar = "talking-clock-white-far"
    /// The setting of a clock that nobody has set.
    private static let usual = "10+5"

    init(
        _ ports: Ports, _ announcer: Announcer, _ dialogs: Dialogs, _ opener: GameOpener,
        _ localization: Localization, _ lastPress: ClockPress
    ) {
        kept = ports.kept
        times = ports.times
        self.announcer = announcer
        self.dialogs = dialogs
        self.opener = opener
        self.localization = localization
        self.lastPress = lastPress
        shield = TouchShield(ports)
        isWhiteFar = ports.kept.flag(Self.whiteFar) ?? false
    }

    /// Brings the clock back, and lets it run until the task is cancelled.
    public func appear() async {
        announcer.talkingPages += 1
        appearances += 1
        let appearance = appearances
        await begin {
            if let text = kept.text(Self.text),
                let before = try? ClockStore(
                    text: text, settings: localization.speech, times: times)
            {
                return before
            }
            return try ClockStore(Self.usual, settings: localization.speech, times: times)
        }
        await untilCancelled()
        announcer.talkingPages -= 1
        // what was pressed last is kept
        await lastPress.task?.value
        guard appearance == appearances else { return }
        ticking?.cancel()
        clock = nil
    }

    /// A side is pressed.
    public func press(_ side: GameSide) {
        act { await $0.press(side) }
    }

    /// For whom no side is at hand: whose time runs has moved; before the start it is Black
    /// who presses.
    public func press() {
        press(update?.clocks.running ?? .second)
    }

    /// What was said last.
    public var sentence: String { announcer.lastSentence }

    /// What the button in the middle does now.
    public var startOrStopLabel: String { localization.text(isRunning ? .clockStop : .clockStart) }

    /// A finger presses the button in the middle.
    public func pressStartOrStop() { shield.pass { startOrStop() } }

    public func startOrStop() {
        let next = next
        if isRunning { act { await $0.stop() } } else { act { await $0.start(next) } }
    }

    public func tellTimes() {
        ask { await $0.timesLeft() }
    }

    public func tellTimesUsed() {
        ask { await $0.timesUsed() }
    }

    /// Asks for the times of another clock.
    public func set() {
        dialogs.write(
            localization.text(.clockSet), value: Self.usual, help: localization.text(.clockSetHelp)
        ) { [self] typed in
            Task {
                await begin {
                    try ClockStore(typed, settings: localization.speech, times: times)
                }
            }
        }
    }

    /// Asks what of the clock is wrong, and how it should be.
    public func correct() {
        let times: [(LabelName, GameSide)] = [
            (.clockCorrectWhiteTime, .first), (.clockCorrectBlackTime, .second),
        ]
        let moves: [(LabelName, GameSide)] = [
            (.clockCorrectWhiteMoves, .first), (.clockCorrectBlackMoves, .second),
        ]
        let lines =
            times.map { label, side in
                line(label) { [self] in askTime(label, side) }
            }
            + moves.map { label, side in
                line(label) { [self] in askMoves(label, side) }
            }
        dialogs.menu(localization.text(.clockCorrect), lines)
    }

    public func changeSides() {
        isWhiteFar.toggle()
        kept.keep(isWhiteFar, as: Self.whiteFar)
    }

    private var first: Face { face(.first, .clockWhite) }
    private var second: Face { face(.second, .clockBlack) }

    private func face(_ side: GameSide, _ label: LabelName) -> Face {
        let moves = update?.clocks.face(side).moves ?? 0
        return Face(
            side: side, label: localization.text(label), left: display?.time(side) ?? "",
            moves: moves,
            made: "\(localization.text(.clockMoves)) \(moves)",
            isRunning: update?.clocks.running == side,
            isLow: display?.isLow(side, update?.clocks) ?? false)
    }

    private var display: ClockDisplay? {
        _ = ticks
        guard let update else { return nil }
        let now = max(times.nowMs(), update.asOfMs)
        return clockDisplay(clocks: update.clocks, passedMs: now - update.asOfMs)
    }

    /// Whose time runs after a stop; White's at first.
    private var next: GameSide {
        if case .stopped(let next) = update?.phase { next } else { .first }
    }

    private func line(
        _ label: LabelName, _ act: @escaping @MainActor () -> Void
    ) -> Option<@MainActor () -> Void> {
        Option(act, localization.text(label))
    }

    private func askTime(_ label: LabelName, _ side: GameSide) {
        TimeText.ask(dialogs, localization, localization.text(label)) { [self] time in
            act { await $0.setLeft(time, of: side) }
        }
    }

    private func askMoves(_ label: LabelName, _ side: GameSide) {
        NumberText.ask(
            dialogs, localization, localization.text(label),
            help: localization.text(.arbiterMovesHelp)
        ) {
            [self] moves in
            act { await $0.setMoves(moves, of: side) }
        }
    }

    private func begin(_ make: () throws -> ClockStore) async {
        // what is pressed until the other clock is there is kept
        var kept: Task<Void, Never>?
        while let press = lastPress.task, press != kept {
            await press.value
            kept = press
        }
        switch attempt(make) {
        case .failure(let error): opener.tell(error)
        case .success(let made):
            clock = made
            await act { await $0.look() }?.value
        }
    }

    @discardableResult
    private func act(
        _ work: @escaping @Sendable (ClockStore) async -> Result<TalkingClockUpdate, GameError>
    ) -> Task<Void, Never>? {
        guard let clock else { return nil }
        let before = lastPress.task
        let task = Task {
            // two that are asked at once would come to the clock in any order
            await before?.value
            let result = await work(clock)
            // another one may have been set meanwhile
            if clock === self.clock { take(result) }
        }
        lastPress.task = task
        return task
    }

    private func ask(
        _ question: @escaping @Sendable (ClockStore) async -> Result<[Phrase], GameError>
    ) {
        guard let clock else { return }
        announcer.answer { (try? await question(clock).get()) ?? [] }
    }

    private func take(_ result: Result<TalkingClockUpdate, GameError>) {
        guard case .success(let new) = result else { return }
        update = new
        kept.keep(new.text, as: Self.text)
        let wasRunning = isRunning
        if case .running = new.phase { isRunning = true } else { isRunning = false }
        if isRunning != wasRunning { shield.raise() }
        announcer.say(new.phrases)
        ticking?.cancel()
        ticking = Task { [weak self] in await self?.tick() }
    }

    /// Shows how the time runs, until something happens to the clock.
    private func tick() async {
        while let update, !Task.isCancelled {
            let now = times.nowMs()
            let change = display?.nextChangeMs.map { now + $0 }
            guard let moment = [change, update.nextMomentMs].compactMap({ $0 }).min() else {
                return
            }
            do { try await times.waitUntilMs(moment) } catch { return }
            ticks += 1
            if let due = update.nextMomentMs, times.nowMs() >= due {
                act { await $0.look() }
                return
            }
        }
    }
}
