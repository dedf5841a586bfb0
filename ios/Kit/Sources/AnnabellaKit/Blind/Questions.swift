/// Asks whether something is meant, and offers first to cancel: in a dialog where VoiceOver
/// reads it, and by ear where there is none.
@MainActor
final class Questions {
    private let dialogs: Dialogs
    private let reader: any ScreenReader
    private let localization: Localization
    private let menu: SpokenMenu
    /// Which one is open: a dialog's id, or the number of a spoken menu.
    private var asked: Asked?

    private enum Asked {
        case read(Dialog.ID)
        case spoken(Int)
    }

    init(
        _ dialogs: Dialogs, _ reader: any ScreenReader, _ localization: Localization,
        _ menu: SpokenMenu
    ) {
        self.dialogs = dialogs
        self.reader = reader
        self.localization = localization
        self.menu = menu
    }

    func ask(
        _ question: String, _ yes: LabelName, no: LabelName = .answerCancel,
        cancelled: @escaping @MainActor () -> Void = {}, act: @escaping @MainActor () -> Void
    ) {
        if reader.isOn {
            dialogs.ask(
                question, yes: localization.text(yes), no: no, cancelled: cancelled, act: act)
            asked = dialogs.open.map { .read($0.id) }
            return
        }
        let items = [
            BlindMenu.Item(label: localization.text(no), run: cancelled),
            BlindMenu.Item(label: localization.text(yes), run: act),
        ]
        asked = .spoken(menu.open(items, question, left: cancelled))
    }

    /// It was answered in another way.
    func close() {
        switch asked {
        case .read(let id): if dialogs.open?.id == id { dialogs.close() }
        case .spoken(let number): if menu.shows(number) { menu.close() }
        case nil: return
        }
        asked = nil
    }
}
