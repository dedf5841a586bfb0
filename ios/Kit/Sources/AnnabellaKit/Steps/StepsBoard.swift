import AnnabellaCore
import Foundation

/// Who goes over the squares hears what stood there, and asks about it; nothing can be played.
extension StepsModel: BoardListener {
    public func tapped(_ square: Int) {
        guard let past, past.labels.indices.contains(square) else { return }
        let label = past.labels[square]
        dependencies.announcer.answer(isRemembered: false) { [label] }
    }

    /// Where the game goes on it is played, and not here; who reads the board by a finger reads.
    public func tappedByFinger(_ square: Int) {
        if let past, isNow(past), !board.isExplored {
            dependencies.pages.back()
        } else {
            tapped(square)
        }
    }

    public func grabbed(_ square: Int) -> Bool { false }

    public func dropped(from: Int, to: Int?) {}

    public func explored(_ square: Int?) {
        guard isBoardSeen, let past else { return }
        dependencies.effects.explored(square, past.view, hidden: .nothing)
        if let square, board.isExplored, !dependencies.ports.reader.isSpeaking { tapped(square) }
    }
}

/// Keys and VoiceOver ask about what is looked at.
extension StepsModel: BoardAccessDelegate {
    public func ask(_ question: GameQuestion) {
        let ply = ply
        dependencies.announcer.answer { [game] in
            (try? await game.askPast(question, ply: ply).get()) ?? []
        }
    }

    public func flip() {
        isTurnedByHand.toggle()
        if let past { show(past) }
    }

    /// A key of a keyboard; false where it means nothing here.
    public func key(_ event: KeyEvent) -> Bool {
        switch event.key {
        case .pageUp:
            go(.back(plies: 1))
            return true
        case .pageDown:
            go(.on(plies: 1))
            return true
        default: break
        }
        let isTaken = boardKeys.take(event)
        if isTaken { board.isByKeys = true }
        return isTaken
    }
}

// MARK: By a finger

extension StepsModel {
    /// Which move is looked at, of how many, and a way to any other one.
    public var slider: StepChoice {
        let numbers = rows.flatMap { row in
            [row.first, row.second].compactMap { $0 }.map { _ in row.number }
        }
        return StepChoice(
            localization.text(.gameMoves),
            [localization.text(.stepsFirst)] + numbers.map { words($0, of: numbers.last ?? $0) },
            chosen: Int(ply)
        ) { self.slide(to: UInt32($0)) }
    }

    /// The longest words that stand beside the slider: it stays as it is when there are more
    /// moves.
    public var widestPlace: String { words(888, of: 888) }

    private func words(_ number: UInt32, of last: UInt32) -> String {
        "\(localization.text(.stepsMove)) \(number) \(localization.text(.stepsOf)) \(last)"
    }

    /// A finger has slid over the words or the board: to the left it goes on, to the right back.
    public func swiped(_ way: CGSize, onBoard: Bool) {
        // a finger that reads the board does not swipe
        if onBoard, board.isExplored { return }
        switch MoveSwipe.step(way) {
        case 1: next()
        case nil: break
        default: previous()
        }
    }
}
