/// What is agreed for a game by the Laws, and seldom: when draws may be agreed, when it begins,
/// and how long it is played.
@MainActor
public struct TermChoices {
    /// A line that says how it stands, and opens a list.
    @MainActor
    public struct Line: Identifiable {
        public let name: LabelName
        public let value: String
        public let choose: @MainActor () -> Void
        public nonisolated var id: LabelName { name }
    }

    private let dialogs: Dialogs
    private let localization: Localization
    private let agreed: Agreement

    init(_ dialogs: Dialogs, _ localization: Localization, _ agreed: Agreement) {
        self.dialogs = dialogs
        self.localization = localization
        self.agreed = agreed
    }

    /// Those that mean something now.
    public var lines: [Line] {
        guard agreed.isStrict else { return [] }
        let always = [draws, session]
        // a game that begins at a set time needs a clock that is started then
        guard agreed.hasClock else { return always }
        return always + (agreed.beginsIn > 0 ? [begins, late] : [begins])
    }

    /// What is chosen and not usual.
    var summary: [LabelName] {
        guard agreed.isStrict else { return [] }
        let chosen: [(Bool, LabelName)] = [
            (agreed.drawsFrom != 0, .newDrawsSummary),
            (agreed.sessionHours > 0, .newSessionSummary),
            (agreed.hasClock && agreed.beginsIn > 0, .newBeginsSummary),
        ]
        return chosen.filter(\.0).map(\.1)
    }

    private var draws: Line {
        line(.newDraws, \.drawsFrom, [0, 10, 20, 30, 40, 50, 60, -1]) { move in
            switch move {
            case 0: localization.text(.newDrawsAlways)
            case 1...: "\(localization.text(.newDrawsFrom)) \(move)"
            default: localization.text(.newDrawsNever)
            }
        }
    }

    private var session: Line {
        line(.newSession, \.sessionHours, [0, 1, 2, 3, 4, 5, 6, 7]) {
            $0 == 0 ? localization.text(.newSessionNone) : String($0)
        }
    }

    private var begins: Line {
        line(.newBegins, \.beginsIn, [0, 1, 2, 5, 10, 15, 30, 60]) {
            $0 == 0 ? localization.text(.newBeginsNone) : String($0)
        }
    }

    private var late: Line {
        line(.newLate, \.lateAfter, [0, 5, 10, 15, 30, 60]) {
            $0 == 0 ? localization.text(.newLateNone) : String($0)
        }
    }

    private func line(
        _ name: LabelName, _ setting: ReferenceWritableKeyPath<Agreement, Int>,
        _ values: [Int], _ label: (Int) -> String
    ) -> Line {
        let (dialogs, localization, agreed) = (dialogs, localization, agreed)
        let now = agreed[keyPath: setting]
        let options = values.map { Option($0, label($0)) }
        return Line(name: name, value: label(now)) {
            dialogs.choose(localization.text(name), options, chosen: agreed[keyPath: setting]) {
                agreed[keyPath: setting] = $0
            }
        }
    }
}
