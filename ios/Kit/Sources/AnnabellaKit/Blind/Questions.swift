/// Asks whether something is meant, and offers first to cancel: in a dialog where VoiceOver
/// reads it, and by ear where there is none.
@MainActor
final class Questions {
    private let app: Annabella
    private let menu: SpokenMenu
    /// Which one is open: a dialog's id, or the number of a spoken menu.
    private var asked: Asked?

    private enum Asked {
        case read(Dialog.ID)
        case spoken(Int)
    }

    init(_ app: Annabella, _ menu: SpokenMenu) {
        self.app = app
        self.menu = menu
    }

    func ask(
        _ question: LabelName, _ yes: LabelName,
        cancelled: @escaping @MainActor () -> Void = {}, act: @escaping @MainActor () -> Void
    ) {
        if app.ports.reader.isOn {
            app.dialogs.ask(
                app.text(question), yes: app.text(yes), cancelled: cancelled, act: act)
            asked = app.dialogs.open.map { .read($0.id) }
            return
        }
        let items = [
            BlindMenu.Item(label: app.text(.answerCancel), run: cancelled),
            BlindMenu.Item(label: app.text(yes), run: act),
        ]
        asked = .spoken(menu.open(items, app.text(question), left: cancelled))
    }

    /// It was answered in another way.
    func close() {
        switch asked {
        case .read(let id): if app.dialogs.open?.id == id { app.dialogs.close() }
        case .spoken(let number): if menu.shows(number) { menu.close() }
        case nil: return
        }
        asked = nil
    }
}
