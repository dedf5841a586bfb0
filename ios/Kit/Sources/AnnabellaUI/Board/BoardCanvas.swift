import AnnabellaKit
import SwiftUI

/// Draws what the steps say.
struct BoardCanvas: View {
    let paints: @MainActor (CGSize) -> [BoardPaint]

    var body: some View {
        GeometryReader { place in
            let paints = paints(place.size)
            // drawn on whichever thread the system likes
            Canvas { @Sendable context, _ in
                for paint in paints { draw(paint, in: context) }
            }
        }
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
        context.draw(text, at: letter.point, anchor: anchor)
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
    let painter: ChessPainter
    var isTurned = false

    var body: some View {
        BoardCanvas { size in
            let side = min(size.width, size.height)
            let rect = CGRect(
                x: (size.width - side) / 2, y: (size.height - side) / 2, width: side,
                height: side)
            return painter.piece(byte, in: rect, isTurned: isTurned)
        }
        .accessibilityHidden(true)
    }
}
