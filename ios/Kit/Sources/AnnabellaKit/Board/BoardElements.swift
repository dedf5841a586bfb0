import AnnabellaCore
import Foundation

/// What VoiceOver, Switch Control, Voice Control and a Braille display see of a square.
public struct BoardElement: Identifiable, Equatable, Sendable {
    /// The number of the square.
    public let id: Int
    /// Its name with what is on it, each part in its language.
    public let label: [PhraseSegment]
    /// What is so of it now. VoiceOver has a word of its own for what is selected, and this
    /// says it already.
    public let value: String
    /// What it is called by who speaks to the device.
    public let inputLabels: [String]
    /// What is told of it to who asks for more; nil where there is no more.
    public let extra: Extra?

    public struct Extra: Equatable, Sendable {
        public let name: String
        public let value: String
    }

    /// The label as one text.
    public var name: String { label.map(\.text).joined(separator: " ") }
}

extension BoardModel {
    /// One element for each square that is read and nothing else, rank by rank from above as
    /// the board is seen. To read a square touches nothing.
    public var elements: [BoardElement] {
        order.map(element)
    }

    var order: [Int] { geometry.order.filter { isMet($0) } }

    private var geometry: BoardGeometry {
        BoardGeometry(size: .zero, isFlipped: isFlipped, board: picture.size)
    }

    /// Whether keys and who reads the board stop on a square.
    func isMet(_ square: Int) -> Bool {
        readsAllSquares || picture.kind.plays(on: square)
    }

    public func element(of square: Int) -> BoardElement {
        let color = picture.kind.hasShades ? words.color(of: square) : nil
        return BoardElement(
            id: square, label: label(of: square), value: words.state(of: square, in: picture),
            inputLabels: SpokenNames.of(
                square, in: picture.kind, on: picture.size, language: language()),
            extra: color.map { BoardElement.Extra(name: $0.name, value: $0.value) })
    }

    /// What is done by choosing a square.
    public func choose(_ square: Int) {
        cursor = square
        listener?.tapped(square)
    }

    /// What can be done on a square beside that.
    public func actions(on square: Int) -> [BoardAction] { actions?.on(square) ?? [] }

    private func label(of square: Int) -> [PhraseSegment] {
        if labels.indices.contains(square), !labels[square].segments.isEmpty {
            return labels[square].segments
        }
        let name = picture.kind.name(of: square, on: picture.size) ?? words.unused
        return [PhraseSegment(lang: language(), text: name)]
    }
}

/// All that is told of a square to who reads the board. What is equal is told alike, and made
/// once.
@MainActor
public struct ReadSquare: Identifiable {
    public let element: BoardElement
    /// What can be done there; empty where nobody reads.
    public let actions: [BoardAction]

    public nonisolated var id: Int { element.id }
}

// what is done there is said by its names
extension ReadSquare: Equatable {
    public nonisolated static func == (one: ReadSquare, other: ReadSquare) -> Bool {
        one.element == other.element && one.actions.map(\.id) == other.actions.map(\.id)
    }
}

/// A place on the board, with what is told of it; nothing where nothing ever stands.
@MainActor
public struct BoardPlace: Identifiable {
    public nonisolated let id: Int
    public let square: ReadSquare?
}

extension BoardModel {
    /// One for each square that is read, rank by rank from above as the board is seen.
    public func squares(isRead: Bool) -> [ReadSquare] {
        places(isRead: isRead).flatMap { $0 }.compactMap(\.square)
    }

    /// All squares, rank by rank from above as the board is seen.
    public func places(isRead: Bool) -> [[BoardPlace]] {
        let (order, columns) = (geometry.order, picture.size.columns)
        return stride(from: 0, to: order.count, by: columns).map { start in
            order[start..<start + columns].map { BoardPlace(id: $0, square: square($0, isRead)) }
        }
    }

    private func square(_ number: Int, _ isRead: Bool) -> ReadSquare? {
        guard isMet(number) else { return nil }
        return ReadSquare(
            element: element(of: number), actions: isRead ? actions(on: number) : [])
    }
}
