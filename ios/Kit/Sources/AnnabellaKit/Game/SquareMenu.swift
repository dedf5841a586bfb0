import AnnabellaCore

/// What VoiceOver and the like offer on a square: where its piece can go, and what can be
/// asked about it. In a game by the Laws nothing is offered that only advises; the core would
/// refuse it.
@MainActor
final class SquareMenu: BoardActions {
    @MainActor
    protocol Table: AnyObject {
        var view: GameView { get }

        func label(_ name: LabelName) -> String

        /// What VoiceOver calls a square.
        func name(of square: Int) -> String

        func ask(_ question: GameQuestion)

        func play(from: Int, to: Int)
    }

    private unowned let table: any Table

    init(_ table: any Table) {
        self.table = table
    }

    func on(_ square: Int) -> [BoardAction] {
        plays(square)
            + questions(square).map { label, question in
                BoardAction(table.label(label)) { [table] in table.ask(question) }
            }
    }

    private func plays(_ from: Int) -> [BoardAction] {
        let view = table.view
        guard view.isPersonsTurn, !view.hidesBoard else { return [] }
        let targets = Set(view.moves(from: UInt8(from)).map { Int($0.arrival) }).sorted()
        // a menu of more is slower than two taps
        guard targets.count <= Self.most else { return [] }
        return targets.map { to in
            BoardAction("\(table.label(.actionPlay)) \(table.name(of: to))") { [table] in
                // what was read out is played, also if the board has changed meanwhile
                table.play(from: from, to: to)
            }
        }
    }

    private func questions(_ square: Int) -> [(LabelName, GameQuestion)] {
        let view = table.view
        let at = UInt8(square)
        var questions: [(LabelName, GameQuestion)] = []
        if !view.hidesBoard {
            if view.board.piece(at: at) != nil {
                questions.append((.actionMoves, .moves(square: at)))
            }
            if view.mayAdvise {
                questions.append((.actionAttackers, .attackers(square: at)))
                questions.append((.actionDefenders, .defenders(square: at)))
            }
            questions.append((.actionLines, .lines(square: at)))
        }
        questions.append((.actionRepeat, .lastMoves(count: 1)))
        if view.clocks != nil { questions.append((.actionClocks, .clocks)) }
        return questions
    }

    private static let most = 8
}
