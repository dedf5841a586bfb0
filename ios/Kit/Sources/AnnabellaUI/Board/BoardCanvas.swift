import AnnabellaKit
import SwiftUI

/// Draws something, and again only where it looks otherwise.
struct BoardCanvas<Content: Drawn>: View {
    let content: Content

    init(_ content: Content) {
        self.content = content
    }

    var body: some View {
        let content = content
        // drawn on whichever thread the system likes
        Canvas { @Sendable context, size in
            for paint in content.paints(in: size) { draw(paint, in: context) }
        }
    }
}

extension BoardCanvas: Equatable {
    nonisolated static func == (one: BoardCanvas, other: BoardCanvas) -> Bool {
        one.content == other.content
    }
}

private func draw(_ paint: BoardPaint, in context: GraphicsContext) {
    switch paint {
    case .fill(let path, let color):
        context.fill(Path(path), with: .color(Color(color)))
    case .stroke(let path, let color, let pen):
        let style = StrokeStyle(
            lineWidth: pen.width, lineCap: pen.isRound ? .round : .square,
            lineJoin: pen.isRound ? .round : .miter)
        context.stroke(Path(path), with: .color(Color(color)), style: style)
    case .faint(let paints):
        var faint = context
        faint.opacity = 0.6
        faint.drawLayer { layer in
            for paint in paints { draw(paint, in: layer) }
        }
    case .letter(let letter):
        let text = Text(verbatim: letter.text)
            .font(.system(size: letter.size, weight: .bold))
            .foregroundStyle(Color(letter.color))
        let anchor: UnitPoint =
            switch letter.anchor {
            case .topLeading: .topLeading
            case .bottomTrailing: .bottomTrailing
            case .middle: .center
            }
        guard letter.isTurned else {
            return context.draw(text, at: letter.point, anchor: anchor)
        }
        var turned = context
        turned.translateBy(x: letter.point.x, y: letter.point.y)
        turned.rotate(by: .degrees(180))
        turned.draw(text, at: .zero, anchor: anchor)
    }
}

extension Path {
    nonisolated init(_ path: BoardPath) {
        self.init { drawn in
            for step in path.steps {
                switch step {
                case .move(let point): drawn.move(to: point)
                case .line(let point): drawn.addLine(to: point)
                case .curve(let one, let two, let end):
                    drawn.addCurve(to: end, control1: one, control2: two)
                case .close: drawn.closeSubpath()
                case .circle(let middle, let radius):
                    drawn.addEllipse(
                        in: CGRect(
                            x: middle.x - radius, y: middle.y - radius, width: 2 * radius,
                            height: 2 * radius))
                }
            }
        }
    }
}

/// A piece by itself; as large as it is given room.
struct PieceView: View {
    let byte: UInt8
    let painter: BoardPainter
    var isTurned = false

    var body: some View {
        BoardCanvas(DrawnPiece(painter, byte, isTurned: isTurned))
            .equatable()
            .accessibilityHidden(true)
    }
}
