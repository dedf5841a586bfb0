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
        public nonisolated var id: LabelName { name }
    }

    private let app: Annabella
    @ObservationIgnored private var isBeginning = false

    public init(_ app: Annabella) {
        self.app = app
    }

    /// All that can be chosen now. A game that is over can be played again from here.
    public var groups: [Group] {
        guard AgainLine(app).game != nil, let play = Self.groups.first else {
            return Self.groups
        }
        let again = SettingsLine(label: .resultAgain, kind: .again)
        return [Group(name: play.name, lines: [again] + play.lines)] + Self.groups.dropFirst()
    }

    /// How a line stands; nil where it has no value of its own.
    public func value(of line: SettingsLine) -> String? {
        switch line.kind {
        case .choice(let choice):
            return choice.chosen(app.settings).map { choice.names(app)[$0] }
                ?? app.text(.settingsDiffers)
        case .timeMarks:
            let names = TimeMarks.of(app.settings.timeMarks).map(TimeMarks.name)
            return names.isEmpty ? app.text(.settingsNever) : names.joined(separator: ", ")
        case .flag, .page, .again:
            return nil
        }
    }

    /// Whether a line that is on or off is on.
    public func isOn(_ line: SettingsLine) -> Bool {
        guard case .flag(let setting) = line.kind else { return false }
        return app.settings[keyPath: setting]
    }

    public func set(_ line: SettingsLine, isOn: Bool) {
        guard case .flag(let setting) = line.kind else { return }
        app.settings[keyPath: setting] = isOn
    }

    /// The line is touched.
    public func act(_ line: SettingsLine) {
        switch line.kind {
        case .flag(let setting): app.settings[keyPath: setting].toggle()
        case .choice(let choice): choose(line, choice)
        case .timeMarks: chooseMarks(line)
        case .page(let page): app.pages.go(page)
        case .again: beginAgain()
        }
    }

    private func beginAgain() {
        guard !isBeginning else { return }
        isBeginning = true
        Task {
            await AgainLine(app).act()
            isBeginning = false
        }
    }

    private func choose(_ line: SettingsLine, _ choice: SettingsChoice) {
        let options = choice.names(app).enumerated().map { Option($0, $1) }
        let settings = app.settings
        app.dialogs.choose(app.text(line.label), options, chosen: choice.chosen(settings)) {
            choice.pick(settings, $0)
        }
    }

    private func chooseMarks(_ line: SettingsLine) {
        let options = TimeMarks.all.map { Option($0, TimeMarks.name(of: $0)) }
        let settings = app.settings
        app.dialogs.chooseSome(
            app.text(line.label), options, chosen: Set(TimeMarks.of(settings.timeMarks))
        ) {
            settings.timeMarks = TimeMarks.kept($0)
        }
    }
}
