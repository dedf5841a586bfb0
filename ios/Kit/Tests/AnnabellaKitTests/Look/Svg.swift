import AnnabellaKit
import Foundation

/// Steps of drawing as a picture that a browser shows.
func svg(_ paints: [BoardPaint], side: Int) -> String {
    let head = "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 \(side) \(side)\">"
    return ([head] + lines(paints) + ["</svg>", ""]).joined(separator: "\n")
}

private func lines(_ paints: [BoardPaint]) -> [String] {
    paints.map { paint in
        switch paint {
        case .faint(let paints): "<g opacity=\"0.6\">" + lines(paints).joined() + "</g>"
        case .fill(let path, let color): "<path fill=\"\(hex(color))\" d=\"\(text(path))\"/>"
        case .stroke(let path, let color, let pen):
            "<path fill=\"none\" stroke=\"\(hex(color))\" stroke-width=\"\(short(pen.width))\""
                + (pen.isRound
                    ? " stroke-linecap=\"round\" stroke-linejoin=\"round\""
                    : " stroke-linecap=\"square\"") + " d=\"\(text(path))\"/>"
        case .letter(let letter): text(letter)
        }
    }
}

// not every program that shows such pictures knows where the top of a letter is
private func text(_ letter: BoardLetter) -> String {
    let (anchor, down) =
        switch letter.anchor {
        case .topLeading: ("start", 0.85)
        case .bottomTrailing: ("end", -0.2)
        case .middle: ("middle", 0.35)
        }
    return "<text x=\"\(short(letter.point.x))\""
        + " y=\"\(short(letter.point.y + letter.size * down))\""
        + " font-family=\"sans-serif\" font-weight=\"bold\" font-size=\"\(short(letter.size))\""
        + " text-anchor=\"\(anchor)\" fill=\"\(hex(letter.color))\""
        + (letter.isTurned
            ? " transform=\"rotate(180 \(short(letter.point.x)) \(short(letter.point.y)))\"" : "")
        + ">\(letter.text)</text>"
}

private func text(_ path: BoardPath) -> String {
    path.steps.map { step in
        switch step {
        case .move(let point): "M\(short(point))"
        case .line(let point): "L\(short(point))"
        case .curve(let one, let two, let end): "C\(short(one)) \(short(two)) \(short(end))"
        case .close: "Z"
        case .circle(let middle, let radius):
            "M\(short(CGPoint(x: middle.x - radius, y: middle.y)))"
                + "a\(short(radius)) \(short(radius)) 0 1 0 \(short(2 * radius)) 0"
                + "a\(short(radius)) \(short(radius)) 0 1 0 \(short(-2 * radius)) 0"
        }
    }.joined(separator: " ")
}

private func hex(_ color: RGB) -> String { String(format: "#%06X", color.value) }

private func short(_ point: CGPoint) -> String { "\(short(point.x)) \(short(point.y))" }

private func short(_ number: CGFloat) -> String {
    String(format: "%g", (number * 100).rounded() / 100)
}
