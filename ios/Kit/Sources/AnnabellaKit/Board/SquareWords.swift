/// What VoiceOver says of the state of a square.
@MainActor
public struct SquareWords {
    private let text: @MainActor (LabelName) -> String

    public init(_ text: @escaping @MainActor (LabelName) -> String) {
        self.text = text
    }

    /// All that is so of a square, what matters most first.
    public func state(of square: Int, in picture: BoardPicture) -> String {
        var words: [LabelName] = []
        if picture.begun.contains(square) { words.append(.squareSelected) }
        if picture.alarms.contains(square), let alarm = picture.kind.alarmLabel {
            words.append(alarm)
        }
        // what is in the hand was touched
        if picture.touched.contains(square), square != picture.selected {
            words.append(.squareTouched)
        }
        if picture.targets.contains(square) {
            words.append(picture.byte(at: square) == 0 ? .squareTarget : .squareCapture)
        } else if picture.victims.contains(square) {
            words.append(.squareCapture)
        }
        if picture.forbidden.contains(square) { words.append(.squareForbidden) }
        if picture.lastMove.contains(square) { words.append(.squareLastMove) }
        return words.map(text).joined(separator: ", ")
    }

    /// What a square is called that has no name.
    var unused: String { text(.squareUnused) }

    /// The colour of a square, and what that is called.
    func color(of square: Int) -> (name: String, value: String) {
        (text(.squareColor), text(Squares.isDark(square) ? .squareDark : .squareLight))
    }
}
