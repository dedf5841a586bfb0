/// The digits 1 to 9 of a keyboard choose what is in a question: its rows, counted from the
/// top, and then its answers, but for the one that goes back. None do where something is
/// written, which may be digits.
extension Dialog {
    /// The digit of a row that can be picked.
    public func digit(of row: Row) -> Int? { digit(at: rows.firstIndex { $0.id == row.id }) }

    /// The digit of an answer.
    public func digit(of answer: Answer) -> Int? {
        if case .lines = content { return nil }
        let onward = answers.filter { $0.role != .cancel }
        return digit(at: onward.firstIndex { $0.id == answer.id }.map { rows.count + $0 })
    }

    private var rows: [Row] {
        switch content {
        case .menu(let rows), .one(let rows, _), .some(let rows): rows
        case .words, .lines: []
        }
    }

    private func digit(at place: Int?) -> Int? { place.flatMap { $0 < 9 ? $0 + 1 : nil } }
}
