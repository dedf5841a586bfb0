import Foundation

/// The marks of squares: shapes in two tones, so that they show on every square and need no
/// colour.
struct BoardMarks {
    let theme: Theme

    /// The last move: brackets in the corners, but for the one above on the left where a name
    /// stands.
    func brackets(_ rect: CGRect, isNamed: Bool) -> [BoardPaint] {
        let size = rect.width
        var path = BoardPath()
        for corner in (isNamed ? 1 : 0)..<4 {
            let x = corner % 2 == 0 ? rect.minX + size * 0.06 : rect.maxX - size * 0.06
            let y = corner < 2 ? rect.minY + size * 0.06 : rect.maxY - size * 0.06
            path.move(x + (corner % 2 == 0 ? size : -size) * 0.2, y)
            path.line(x, y)
            path.line(x, y + (corner < 2 ? size : -size) * 0.2)
        }
        return twoTones(path, size * 0.045)
    }

    /// The chosen square: a whole frame.
    func frame(_ rect: CGRect) -> [BoardPaint] {
        var path = BoardPath()
        path.rect(rect.insetBy(dx: rect.width * 0.05, dy: rect.width * 0.05))
        return twoTones(path, rect.width * 0.06)
    }

    /// A piece that has to jump: a ring around it and the sign of a jump, an arrow in a bow over a
    /// disc, in a tone of its own.
    func jump(_ rect: CGRect) -> [BoardPaint] {
        let size = rect.width
        let radius = size * 0.18
        let middle = CGPoint(x: rect.maxX - radius, y: rect.minY + radius)
        var (ring, arrow, over) = (BoardPath(), BoardPath(), BoardPath())
        let foot = middle.y + radius * 0.35
        ring.circle(CGPoint(x: rect.midX, y: rect.midY), size * 0.43)
        arrow.move(middle.x - radius * 0.6, foot)
        let top = middle.y - radius * 0.85
        arrow.curve(
            (middle.x - radius * 0.55, top), (middle.x + radius * 0.5, top),
            to: (middle.x + radius * 0.58, foot - radius * 0.1))
        arrow.move(middle.x + radius * 0.2, foot - radius * 0.3)
        arrow.line(middle.x + radius * 0.6, foot)
        arrow.line(middle.x + radius * 0.78, foot - radius * 0.5)
        over.circle(CGPoint(x: middle.x - radius * 0.05, y: foot), radius * 0.2)
        let pen = BoardPen(width: radius * 0.2, isRound: false)
        return twoTones(ring, size * 0.065, core: theme.jumpCore)
            + disc(middle, edge: radius * 1.12, core: radius, tone: theme.jumpCore)
            + [.stroke(arrow, theme.markEdge, pen), .fill(over, theme.markEdge)]
    }

    /// Where the keys are: a frame with a stroke from the middle of each side inwards.
    func cursor(_ rect: CGRect) -> [BoardPaint] {
        let size = rect.width
        let inner = rect.insetBy(dx: size * 0.05, dy: size * 0.05)
        let stroke = size * 0.16
        var path = BoardPath()
        path.rect(inner)
        path.move(inner.minX, inner.midY)
        path.line(inner.minX + stroke, inner.midY)
        path.move(inner.maxX, inner.midY)
        path.line(inner.maxX - stroke, inner.midY)
        path.move(inner.midX, inner.minY)
        path.line(inner.midX, inner.minY + stroke)
        path.move(inner.midX, inner.maxY)
        path.line(inner.midX, inner.maxY - stroke)
        return twoTones(path, size * 0.06)
    }

    /// A square to go to: a dot in its middle.
    func target(_ rect: CGRect) -> [BoardPaint] {
        let middle = CGPoint(x: rect.midX, y: rect.midY)
        return disc(middle, edge: rect.width * 0.165, core: rect.width * 0.129)
    }

    /// A piece to capture, or the rook to castle with: a wedge in each corner.
    func wedges(_ rect: CGRect) -> [BoardPaint] {
        let arm = rect.width * 0.24
        var path = BoardPath()
        for corner in 0..<4 {
            let x = corner % 2 == 0 ? rect.minX : rect.maxX
            let y = corner < 2 ? rect.minY : rect.maxY
            path.move(x, y)
            path.line(corner % 2 == 0 ? x + arm : x - arm, y)
            path.line(x, corner < 2 ? y + arm : y - arm)
            path.close()
        }
        let pen = BoardPen(width: rect.width * 0.03, isRound: false)
        return [.fill(path, theme.markCore), .stroke(path, theme.markEdge, pen)]
    }

    /// A king in check: a frame with an exclamation mark.
    func check(_ rect: CGRect) -> [BoardPaint] {
        let radius = rect.width * 0.15
        let middle = CGPoint(x: rect.maxX - radius, y: rect.minY + radius)
        let sign = BoardLetter(
            text: "!", point: middle, anchor: .middle, size: radius * 1.7, color: theme.markEdge)
        return frame(rect)
            + disc(middle, edge: radius * 1.15, core: radius, tone: theme.checkCore)
            + [.letter(sign)]
    }

    /// A piece that was touched: a dot under it.
    func dot(_ rect: CGRect) -> [BoardPaint] {
        let middle = CGPoint(x: rect.midX, y: rect.minY + rect.width * 0.88)
        return disc(middle, edge: rect.width * 0.12, core: rect.width * 0.085)
    }

    /// A hint: an arrow from the middle of one square to that of another.
    func arrow(from: CGPoint, to: CGPoint, square: CGFloat) -> [BoardPaint] {
        let angle = atan2(to.y - from.y, to.x - from.x)
        let head = square * 0.3
        let end = CGPoint(
            x: to.x - cos(angle) * square * 0.1, y: to.y - sin(angle) * square * 0.1)
        var path = BoardPath()
        func back(_ turn: CGFloat, _ length: CGFloat) -> CGPoint {
            CGPoint(
                x: end.x - cos(angle + turn) * length, y: end.y - sin(angle + turn) * length)
        }
        path.move(from)
        // the shaft ends within the head, which has the tip to itself
        path.line(back(0, head / 2))
        path.move(back(-0.5, head))
        path.line(end)
        path.line(back(0.5, head))
        return twoTones(path, square * 0.08, core: theme.hintCore)
    }

    /// A hint of where to put something: a square on its corner.
    func diamond(_ rect: CGRect) -> [BoardPaint] {
        let (x, y, reach) = (rect.midX, rect.midY, rect.width * 0.36)
        var path = BoardPath()
        path.move(x, y - reach)
        path.line(x + reach, y)
        path.line(x, y + reach)
        path.line(x - reach, y)
        path.close()
        return twoTones(path, rect.width * 0.08, core: theme.hintCore)
    }

    private func disc(
        _ middle: CGPoint, edge: CGFloat, core: CGFloat, tone: RGB? = nil
    ) -> [BoardPaint] {
        var (outer, inner) = (BoardPath(), BoardPath())
        outer.circle(middle, edge)
        inner.circle(middle, core)
        return [.fill(outer, theme.markEdge), .fill(inner, tone ?? theme.markCore)]
    }

    private func twoTones(
        _ path: BoardPath, _ width: CGFloat, core: RGB? = nil
    ) -> [BoardPaint] {
        [
            .stroke(path, theme.markEdge, BoardPen(width: width * 1.9, isRound: false)),
            .stroke(path, core ?? theme.markCore, BoardPen(width: width, isRound: false)),
        ]
    }
}
