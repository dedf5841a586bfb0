import AnnabellaCore
import Observation

/// What can be chosen for all games, in short groups; each counts at once.
@MainActor
@Observable
public final class SettingsModel {
    /// Lines under a heading.
    @MainActor
    public struct Group: Identifiable {
        public let name: LabelName
        public let lines: [SettingsLine]
        /// How boards look is chosen above the lines.
        public var hasLook = false
        public nonisolated var id: LabelName { name }
    }

    let settings: Settings
    private let dialogs: Dialogs
    private let pages: Pages
    private let localization: Localization
    private let again: AgainLine
    @ObservationIgnored private var isBeginning = false

    init(
        _ games: Games, _ settings: Settings, _ dialogs: Dialogs, _ pages: Pages,
        _ opener: GameOpener, _ localization: Localization
    ) {
        self.settings = settings
        self.dialogs = dialogs
        self.pages = pages
        self.localization = localization
        again = AgainLine(games, settings, opener)
    }

    /// All that can be chosen now. A game that is over can be played again from here.
    public var groups: [Group] {
        guard again.game != nil, let play = Self.groups.first else {
            return Self.groups
        }
        let playAgain = SettingsLine(label: .resultAgain, kind: .again)
        return [Group(name: play.name, lines: [playAgain] + play.lines)] + Self.groups.dropFirst()
    }

    /// How a line stands; nil where it has no value of its own.
    public func value(of line: SettingsLine) -> String? {
        switch line.kind {
        case .choice(let choice):
            return choice.chosen(settings).map { choice.names(settings, localization)[$0] }
                ?? localization.text(.settingsDiffers)
        case .timeMarks:
            let names = TimeMarks.of(settings.timeMarks).map(\.name)
            return names.isEmpty ? localization.text(.settingsNever) : names.joined(separator: ", ")
        case .flag, .page, .again, .forgetRating:
            return nil
        }
    }

    func text(_ label: LabelName) -> String { localization.text(label) }

    var labels: Labels { localization.labels }

    /// Whether a line that is on or off is on.
    public func isOn(_ line: SettingsLine) -> Bool {
        guard case .flag(let setting) = line.kind else { return false }
        return settings[keyPath: setting]
    }

    public func set(_ line: SettingsLine, isOn: Bool) {
        guard case .flag(let setting) = line.kind else { return }
        settings[keyPath: setting] = isOn
    }

    /// The line is touched.
    public func act(_ line: SettingsLine) {
        switch line.kind {
        case .flag(let setting): settings[keyPath: setting].toggle()
        case .choice(let choice): choose(line, choice)
        case .timeMarks: chooseMarks(line)
        case .page(let page): pages.go(page)
        case .again: beginAgain()
        case .forgetRating: forgetRating()
        }
    }

    private func forgetRating() {
        dialogs.ask(
            localization.text(.settingsForgetRatingQuestion),
            localization.text(.settingsForgetRatingText),
            yes: localization.text(.settingsForgetRating)
        ) { [settings] in settings.ownRating = "" }
    }

    private func beginAgain() {
        guard !isBeginning else { return }
        isBeginning = true
        Task {
            await again.act()
            isBeginning = false
        }
    }

    private func choose(_ line: SettingsLine, _ choice: SettingsChoice) {
        let options = choice.names(settings, localization).enumerated().map { Option($0, $1) }
        dialogs.choose(localization.text(line.label), options, chosen: choice.chosen(settings)) {
            [settings] in
            choice.pick(settings, $0)
        }
    }

    private func chooseMarks(_ line: SettingsLine) {
        let options = TimeMarks.all.map { Option($0, $0.name) }
        dialogs.chooseSome(
            localization.text(line.label), options, chosen: Set(TimeMarks.of(settings.timeMarks))
        ) { [settings] in
            settings.timeMarks = TimeMarks.kept($0)
        }
    }
}
