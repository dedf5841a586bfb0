import Foundation

/// A path of lines and curves, y downwards.
public struct BoardPath: Equatable, Sendable {
    public enum Step: Equatable, Sendable {
        case move(CGPoint)
        case line(CGPoint)
        case curve(CGPoint, CGPoint, to: CGPoint)
        case close
        case circle(CGPoint, radius: CGFloat)
    }

    public private(set) var steps: [Step] = []

    public init() {}

    /// What is written as M, L, C and Z, each with its numbers, apart by spaces.
    public init(_ text: String) {
        var words = text.split { $0 == " " || $0 == "\n" }[...]
        func point() -> CGPoint {
            let numbers = words.prefix(2).compactMap { Double($0) }
            words = words.dropFirst(2)
            return numbers.count == 2 ? CGPoint(x: numbers[0], y: numbers[1]) : .zero
        }
        while let command = words.popFirst() {
            switch command {
            case "M": move(point())
            case "L": line(point())
            case "C": steps.append(.curve(point(), point(), to: point()))
            case "Z": close()
            default: assertionFailure("no command: \(command)")
            }
        }
    }

    mutating func move(_ point: CGPoint) { steps.append(.move(point)) }
    mutating func line(_ point: CGPoint) { steps.append(.line(point)) }
    mutating func close() { steps.append(.close) }

    mutating func move(_ x: CGFloat, _ y: CGFloat) { move(CGPoint(x: x, y: y)) }
    mutating func line(_ x: CGFloat, _ y: CGFloat) { line(CGPoint(x: x, y: y)) }

    mutating func curve(
        _ one: (CGFloat, CGFloat), _ two: (CGFloat, CGFloat), to end: (CGFloat, CGFloat)
    ) {
        func point(_ place: (CGFloat, CGFloat)) -> CGPoint { CGPoint(x: place.0, y: place.1) }
        steps.append(.curve(point(one), point(two), to: point(end)))
    }

    mutating func rect(_ rect: CGRect) {
        move(rect.minX, rect.minY)
        line(rect.maxX, rect.minY)
        line(rect.maxX, rect.maxY)
        line(rect.minX, rect.maxY)
        close()
    }

    mutating func circle(_ middle: CGPoint, _ radius: CGFloat) {
        steps.append(.circle(middle, radius: radius))
    }

    /// The same, drawn on a grid, in a place; turned so that it faces the other way if wished.
    func placed(in rect: CGRect, grid: CGFloat, isTurned: Bool) -> BoardPath {
        let scale = rect.width / grid
        return mapped(scale: scale) { point in
            let x = isTurned ? grid - point.x : point.x
            let y = isTurned ? grid - point.y : point.y
            return CGPoint(x: rect.minX + x * scale, y: rect.minY + y * scale)
        }
    }

    /// The same in another place.
    func moved(by way: CGPoint) -> BoardPath {
        mapped(scale: 1) { CGPoint(x: $0.x + way.x, y: $0.y + way.y) }
    }

    private func mapped(scale: CGFloat, _ place: (CGPoint) -> CGPoint) -> BoardPath {
        var path = BoardPath()
        path.steps = steps.map { step in
            switch step {
            case .move(let point): .move(place(point))
            case .line(let point): .line(place(point))
            case .curve(let one, let two, let end): .curve(place(one), place(two), to: place(end))
            case .close: .close
            case .circle(let middle, let radius): .circle(place(middle), radius: radius * scale)
            }
        }
        return path
    }
}
