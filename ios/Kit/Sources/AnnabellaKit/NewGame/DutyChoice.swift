import AnnabellaCore

/// What the app does for a blind player as an assistant (article E2.9).
@MainActor
public struct DutyChoice {
    private let dialogs: Dialogs
    private let localization: Localization
    private let agreed: Agreement

    init(_ dialogs: Dialogs, _ localization: Localization, _ agreed: Agreement) {
        self.dialogs = dialogs
        self.localization = localization
        self.agreed = agreed
    }

    /// How it stands.
    public var value: String {
        let names = Self.all.filter { chosen.contains($0.task) }.map { localization.text($0.label) }
        return names.isEmpty ? localization.text(.newDutiesNone) : names.joined(separator: ", ")
    }

    public func choose() {
        let agreed = agreed
        let options = Self.all.map { Option($0.task, localization.text($0.label)) }
        dialogs.chooseSome(localization.text(.newDuties), options, chosen: chosen) { picked in
            agreed.duties = String(Self.all.filter { picked.contains($0.task) }.map(\.letter))
        }
    }

    /// Those that a sighted player can have done for him (article E2.10).
    static let sighted: [AssistantTask] = [.boards, .announcements]

    /// The duties of letters such as `abc`.
    static func tasks(_ letters: String) -> [AssistantTask] {
        all.filter { letters.contains($0.letter) }.map(\.task)
    }

    /// The letters of duties.
    static func letters(_ tasks: [AssistantTask]) -> String {
        String(all.filter { tasks.contains($0.task) }.map(\.letter))
    }

    private var chosen: Set<AssistantTask> { Set(Self.tasks(agreed.duties)) }

    private static let all: [(letter: Character, task: AssistantTask, label: LabelName)] = [
        ("a", .boards, .newDutyBoards),
        ("b", .announcements, .newDutyAnnouncements),
        ("c", .score, .newDutyScore),
        ("d", .information, .newDutyInformation),
        ("e", .claims, .newDutyClaims),
        ("f", .adjournment, .newDutyAdjournment),
    ]
}
