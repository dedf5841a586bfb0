import AnnabellaCore
import Foundation
import Observation

/// Something to choose, and what it is called.
public struct Option<Value> {
    public let value: Value
    public let label: String
    /// A sign before it.
    public let icon: Icon?
    /// A piece of chess before it, as boards have it.
    public let figure: UInt8?
    /// What there is to know of it, in small letters below.
    public let aside: String
    /// A board at its end.
    public let board: LastBoard?

    public init(
        _ value: Value, _ label: String, icon: Icon? = nil, figure: UInt8? = nil,
        aside: String = "", board: LastBoard? = nil
    ) {
        self.aside = aside
        self.board = board
        self.value = value
        self.label = label
        self.icon = icon
        self.figure = figure
    }
}

/// Questions over a page; one at most is open, but for who writes in his half of a table: he goes
/// on while the other one is asked something. All are made here.
///
/// A view shows `open` and calls `pick`, `agree`, `write` or `cancel` when somebody answers.
@MainActor
@Observable
public final class Dialogs {
    /// All that is asked now, what lies above all else last.
    private var all: [Dialog] = [] {
        didSet { if open?.id != oldValue.last?.id { changed(open) } }
    }
    /// What is asked or told now.
    public var open: Dialog? { all.last }
    /// What is written in the halves of a table.
    var written: [Dialog] { all.filter { $0.half != nil } }
    /// Another question is there, or none.
    @ObservationIgnored var changed: @MainActor (Dialog?) -> Void = { _ in }
    /// What is asked from now on is read from the far end of a table.
    @ObservationIgnored public var isTurned = false { didSet { half = nil } }
    /// Who has a half of the page for himself, and writes there; nil where all of it is for both.
    /// It goes when another side is faced.
    @ObservationIgnored var half: GameSide?
    /// What is wrong with what was written.
    public var problem: String? { open?.draft.problem }

    @ObservationIgnored private var count = 0
    /// How often all was closed, as by another page.
    @ObservationIgnored private var closings = 0
    private let text: @MainActor (LabelName) -> String

    /// `text` gives a label in the language that is chosen.
    public init(text: @escaping @MainActor (LabelName) -> String) {
        self.text = text
    }

    /// Prepares something to ask or tell, which takes a while: it is turned to who was faced as
    /// that began, whoever has moved meanwhile.
    func facing<Prepared>(_ prepare: @MainActor () async -> Prepared) async -> Prepared {
        let (isTurned, half, closings) = (isTurned, half, closings)
        let prepared = await prepare()
        // another page has come, where others read
        guard closings == self.closings else { return prepared }
        self.isTurned = isTurned
        self.half = half
        return prepared
    }

    /// Tells something; `told` is called when somebody closes it.
    public func tell(
        _ title: String, _ words: String, told: @escaping @MainActor () -> Void = {}
    ) {
        tell(title, AttributedString(words), told: told)
    }

    /// The same of words that are not all in one language.
    public func tell(
        _ title: String, _ words: AttributedString, told: @escaping @MainActor () -> Void = {}
    ) {
        show(title, .words(words), cancel: .answerClose, cancelled: told)
    }

    /// Asks before something grave; to cancel, as `no` calls it, comes first, and calls
    /// `cancelled`. A reader says what is `spoken` in the place of the words, if it is other.
    public func ask(
        _ question: String, _ words: String = "", spoken: String? = nil, yes: String,
        no: LabelName = .answerCancel, picture: Dialog.Picture? = nil,
        cancelled: @escaping @MainActor () -> Void = {}, act: @escaping @MainActor () -> Void
    ) {
        show(
            question, .words(AttributedString(words)), spoken: spoken, picture: picture, cancel: no,
            agree: yes,
            cancelled: cancelled, agreed: act)
    }

    /// Several things to do; who picks none has `cancelled`. What is asked about a square of a
    /// board that is seen is asked there.
    public func menu(
        _ title: String, _ actions: [Option<@MainActor () -> Void>], at square: Int? = nil,
        back: LabelName = .answerCancel,
        cancelled: @escaping @MainActor () -> Void = {}
    ) {
        let rows = actions.enumerated().map { place, action in
            Dialog.Row(
                id: place, label: action.label, icon: action.icon, figure: action.figure,
                pick: action.value)
        }
        show(title, .menu(rows), at: square, cancel: back, cancelled: cancelled)
    }

    /// One of several, maybe with a board of each; picked at once.
    public func choose<Value: Equatable>(
        _ title: String, _ options: [Option<Value>], chosen: Value?,
        pick: @escaping @MainActor (Value) -> Void
    ) {
        let rows = options.enumerated().map { place, option in
            Dialog.Row(id: place, label: option.label, aside: option.aside, board: option.board) {
                pick(option.value)
            }
        }
        show(title, .one(rows, chosen: options.firstIndex { $0.value == chosen }))
    }

    /// Any number of several.
    public func chooseSome<Value: Hashable>(
        _ title: String, _ options: [Option<Value>], chosen: Set<Value>,
        done: @escaping @MainActor (Set<Value>) -> Void
    ) {
        let rows = options.enumerated().map { place, option in
            Dialog.Row(id: place, label: option.label) {}
        }
        show(
            title, .some(rows), agree: text(.answerDone),
            chosen: Set(options.indices.filter { chosen.contains(options[$0].value) }),
            picked: { places in done(Set(places.map { options[$0].value })) })
    }

    /// Asks for a line of text; `done` gets it, unless the line says what is `wrong` with it.
    public func write(
        _ title: String, value: String = "", help: String = "",
        kind: Dialog.Line.Kind = .text,
        wrong: @escaping @MainActor (String) -> String? = { _ in nil },
        done: @escaping @MainActor (String) -> Void
    ) {
        let line = Dialog.Line(id: 0, name: help.isEmpty ? title : help, value: value, kind: kind)
        writeLines(title, [line], wrong: { wrong($0[0]) }, done: { done($0[0]) })
    }

    /// Asks for several lines of text.
    public func writeLines(
        _ title: String, _ lines: [Dialog.Line],
        wrong: @escaping @MainActor ([String]) -> String? = { _ in nil },
        done: @escaping @MainActor ([String]) -> Void
    ) {
        show(title, .lines(lines), agree: text(.answerDone), wrong: wrong, written: done)
    }

    // MARK: Answers

    /// A row was picked, of a menu or of one of several.
    public func pick(_ row: Int) {
        guard let dialog = open else { return }
        close(dialog)
        switch dialog.content {
        case .menu(let rows), .one(let rows, _): rows.first { $0.id == row }?.pick()
        case .words, .some, .lines: return
        }
    }

    /// Somebody agrees, with the rows that are picked then.
    public func agree(_ rows: Set<Int> = []) {
        guard let dialog = open else { return }
        close(dialog)
        dialog.agreed()
        dialog.picked(rows)
    }

    /// The lines are written, of this one if it is said which; it stays open where something is
    /// wrong with them.
    public func write(_ lines: [String], of id: Int? = nil) {
        guard let dialog = asked(id) else { return }
        dialog.draft.problem = dialog.wrong(lines)
        guard dialog.draft.problem == nil else { return }
        close(dialog)
        if let writer = dialog.half {
            // what is told of it is for him, whoever was asked meanwhile
            isTurned = dialog.isTurned
            half = writer
        }
        dialog.written(lines)
    }

    /// Somebody goes back, from this one if it is said which: what is closed late must not
    /// take away what was asked next.
    public func cancel(_ id: Int? = nil) {
        guard let dialog = asked(id) else { return }
        close(dialog)
        dialog.cancelled()
    }

    /// Nobody is asked any more, as the page is left.
    public func close() {
        all = []
        closings += 1
    }

    private func close(_ dialog: Dialog) { all.removeAll { $0.id == dialog.id } }

    private func asked(_ id: Int?) -> Dialog? {
        id == nil ? open : all.first { $0.id == id }
    }

    private func show(
        _ title: String, _ content: Dialog.Content, at square: Int? = nil,
        spoken: String? = nil, picture: Dialog.Picture? = nil,
        cancel: LabelName = .answerCancel,
        agree: String? = nil, chosen: Set<Int> = [],
        cancelled: @escaping @MainActor () -> Void = {},
        agreed: @escaping @MainActor () -> Void = {},
        wrong: @escaping @MainActor ([String]) -> String? = { _ in nil },
        written: @escaping @MainActor ([String]) -> Void = { _ in },
        picked: @escaping @MainActor (Set<Int>) -> Void = { _ in }
    ) {
        count += 1
        let cancelling = Dialog.Answer(id: 0, label: text(cancel), role: .cancel)
        let agreeing = agree.map { Dialog.Answer(id: 1, label: $0, role: .agree) }
        let lines: [Dialog.Line]? = if case .lines(let lines) = content { lines } else { nil }
        let half = lines == nil ? nil : half
        let dialog = Dialog(
            id: count, title: title, content: content,
            draft: Dialog.Draft(lines.map { $0.map(\.value) } ?? []), square: square,
            spoken: spoken, picture: picture,
            answers: [cancelling] + [agreeing].compactMap { $0 },
            cancelled: cancelled, agreed: agreed, wrong: wrong, written: written,
            picked: picked, chosen: chosen, isTurned: isTurned, half: half)
        // who writes in another half loses nothing of it
        all = all.filter { $0.half != nil && $0.half != half } + [dialog]
    }
}
