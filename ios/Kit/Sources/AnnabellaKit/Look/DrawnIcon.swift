import Foundation

/// A line icon by itself, as large as it is given room.
public struct DrawnIcon: Drawn {
    public let icon: Icon
    public let color: RGB

    public init(_ icon: Icon, _ color: RGB) {
        self.icon = icon
        self.color = color
    }

    public func paints(in size: CGSize) -> [BoardPaint] {
        let side = min(size.width, size.height)
        let rect = CGRect(
            x: (size.width - side) / 2, y: (size.height - side) / 2, width: side, height: side)
        let pen = BoardPen(width: side * Icon.stroke / Icon.grid, isRound: true)
        func placed(_ path: BoardPath) -> BoardPath {
            path.placed(in: rect, grid: Icon.grid, isTurned: false)
        }
        let strokes: [BoardPaint] =
            icon.strokes.steps.isEmpty ? [] : [.stroke(placed(icon.strokes), color, pen)]
        let fills: [BoardPaint] = icon.fills.steps.isEmpty ? [] : [.fill(placed(icon.fills), color)]
        return strokes + fills
    }
}
