import AnnabellaCore

/// At how many boards somebody plays at once, and against whom there.
@MainActor
public struct BoardsChoice {
    private let settings: Settings
    private let dialogs: Dialogs
    private let localization: Localization
    private let agreed: Agreement
    private let isAgainstComputer: Bool
    private let hasLittleMemory: Bool

    init(
        _ settings: Settings, _ dialogs: Dialogs, _ localization: Localization,
        _ agreed: Agreement, isAgainstComputer: Bool, hasLittleMemory: Bool
    ) {
        self.settings = settings
        self.dialogs = dialogs
        self.localization = localization
        self.agreed = agreed
        self.isAgainstComputer = isAgainstComputer
        self.hasLittleMemory = hasLittleMemory
    }

    /// What there is to choose.
    var parts: [NewGamePart] {
        let count = NewGamePart.value(localization.text(.newBoards), String(agreed.boardCount)) {
            dialogs.choose(
                localization.text(.newBoards), counts.map { Option($0, String($0)) },
                chosen: agreed.boardCount
            ) { [agreed] in agreed.boards = $0 }
        }
        return [count] + (agreed.boardCount > 1 ? opponents : [])
    }

    /// Each board against the computer takes memory for its search.
    private var counts: ClosedRange<Int> {
        isAgainstComputer && hasLittleMemory ? 1...4 : Agreement.boards
    }

    private var opponents: [NewGamePart] {
        if isAgainstComputer { return settings.fullStrength ? [] : [.flag(rising)] }
        let names = agreed.isAgainstSeveral ? (1...agreed.boardCount).map(name) : []
        return [.flag(several), .options(color)] + names
    }

    private var several: MoreChoices.Switch {
        let agreed = agreed
        return MoreChoices.Switch(
            name: localization.text(.newBoardsOpponents), isOn: { agreed.hasSeveralOpponents },
            set: { agreed.hasSeveralOpponents = $0 })
    }

    private var rising: MoreChoices.Switch {
        let agreed = agreed
        return MoreChoices.Switch(
            name: localization.text(.newBoardsRise), isOn: { agreed.levelsRise },
            set: { agreed.levelsRise = $0 })
    }

    private var color: FewOptions {
        FewOptions(
            localization.text(.newColor),
            [
                Option(.random, localization.text(.newBoardsInTurn)),
                Option(.white, localization.name(of: .first, in: agreed.game)),
                Option(.black, localization.name(of: .second, in: agreed.game)),
            ], chosen: settings[colorIn: agreed.game]
        ) { [settings, agreed] in settings[colorIn: agreed.game] = $0 }
    }

    private func name(ofBoard number: Int) -> NewGamePart {
        let label = try? boardNamed(
            number: UInt32(number), name: localization.text(.newBoardsOpponent),
            language: localization.speech.language)
        let agreed = agreed
        return .field(
            NewGamePart.Field(
                name: label ?? "", text: { agreed.name(ofBoard: number) },
                write: { agreed.setName($0, ofBoard: number) }))
    }
}
