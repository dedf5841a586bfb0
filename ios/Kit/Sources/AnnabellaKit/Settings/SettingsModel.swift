import AnnabellaCore
import Observation

/// What can be chosen for all games: a list of pages, or one of them; each choice counts at once.
@MainActor
@Observable
public final class SettingsModel {
    /// Lines that belong together.
    @MainActor
    public struct Card: Identifiable {
        /// What stands over a card.
        enum Name {
            case label(LabelName)
            case game(GameKind)
        }

        let name: Name?
        public let lines: [SettingsLine]
        public nonisolated let id: LabelName?

        init(name: Name? = nil, lines: [SettingsLine]) {
            self.name = name
            self.lines = lines
            id = lines.first?.label
        }
    }

    /// The page that is chosen; nil for the list of them all.
    public private(set) var group: SettingsGroup?
    let settings: Settings
    private let dialogs: Dialogs
    private let pages: Pages
    private let localization: Localization

    init(
        _ settings: Settings, _ dialogs: Dialogs, _ pages: Pages, _ localization: Localization,
        of group: SettingsGroup?
    ) {
        self.group = group
        self.settings = settings
        self.dialogs = dialogs
        self.pages = pages
        self.localization = localization
    }

    /// The list stays in sight beside its pages where there is room for both; then one of them
    /// is always seen.
    public func shown(beside hasList: Bool) -> SettingsGroup? { group ?? (hasList ? .play : nil) }

    /// What the page is called.
    public func title(beside hasList: Bool) -> String {
        text(hasList ? .settingsTitle : group?.title ?? .settingsTitle)
    }

    /// What is seen beside the list is called there; nil where the page's own title tells it.
    public func name(beside hasList: Bool) -> String? {
        hasList ? shown(beside: true).map { text($0.title) } : nil
    }

    /// Leads to a page of the list, or shows it beside the list.
    public func open(_ group: SettingsGroup, beside hasList: Bool) {
        if hasList {
            self.group = group
        } else {
            pages.go(.settingsPage(group))
        }
    }

    /// Leads to what the list has besides settings.
    public func openAbout() { pages.go(.about) }

    /// What can be chosen on a page, from above.
    public func cards(of group: SettingsGroup) -> [Card] { Self.cards(of: group) }

    /// What stands over a card.
    public func name(of card: Card) -> String? {
        switch card.name {
        case .label(let label): text(label)
        case .game(let kind): localization.name(of: kind)
        case nil: nil
        }
    }

    /// How a line stands; nil where it has no value of its own.
    public func value(of line: SettingsLine) -> String? {
        switch line.kind {
        case .choice(let choice):
            return choice.name(settings, localization) ?? localization.text(.settingsDiffers)
        case .timeMarks:
            let names = TimeMarks.of(settings.timeMarks).map(\.name)
            return names.isEmpty ? localization.text(.settingsNever) : names.joined(separator: ", ")
        case .flag, .option, .page, .forgetRating:
            return nil
        }
    }

    func text(_ label: LabelName) -> String { localization.text(label) }

    var labels: Labels { localization.labels }

    /// Whether a line that is on or off is on, or one of several is the one that is chosen.
    public func isOn(_ line: SettingsLine) -> Bool {
        switch line.kind {
        case .flag(let setting): settings[keyPath: setting]
        case .option(let choice, let place): choice.chosen(settings) == place
        case .choice, .timeMarks, .page, .forgetRating: false
        }
    }

    public func set(_ line: SettingsLine, isOn: Bool) {
        guard case .flag(let setting) = line.kind else { return }
        settings[keyPath: setting] = isOn
    }

    /// The line is touched.
    public func act(_ line: SettingsLine) {
        switch line.kind {
        case .flag(let setting): settings[keyPath: setting].toggle()
        case .choice(let choice):
            choice.ask(localization.text(line.label), settings, dialogs, localization)
        case .option(let choice, let place): choice.pick(settings, place)
        case .timeMarks: chooseMarks(line)
        case .page(let page): pages.go(page)
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

    private func chooseMarks(_ line: SettingsLine) {
        let options = TimeMarks.all.map { Option($0, $0.name) }
        dialogs.chooseSome(
            localization.text(line.label), options, chosen: Set(TimeMarks.of(settings.timeMarks))
        ) { [settings] in
            settings.timeMarks = TimeMarks.kept($0)
        }
    }
}
