import AnnabellaCore
import Foundation

@testable import AnnabellaKit

// The words of docs/transcripts.md for what crosses the boundary as values.

func word(_ side: GameSide) -> String {
    side == .first ? "white" : "black"
}

func word(_ actor: GameActor) -> String {
    switch actor {
    case .first: "white"
    case .second: "black"
    default: "\(actor)"
    }
}

func word(_ deed: DeedKind) -> String {
    switch deed {
    case .setLevel: "level"
    case .claimIllegalMove: "claim-illegal"
    default: hyphened("\(deed)")
    }
}

func word(_ ground: DrawClaim) -> String {
    ground == .fiftyMoves ? "fifty" : hyphened("\(ground)")
}

func word(_ reason: EndingReason) -> String {
    switch reason {
    case .deadPosition: "dead"
    case .fiftyMoves: "fifty"
    case .illegalBlitzMove: "illegal-move"
    default: hyphened("\(reason)")
    }
}

/// `sealed-move` for `sealedMove`.
func hyphened(_ name: String) -> String {
    name.replacing(/[A-Z]/) { "-\($0.output.lowercased())" }
}

func quoted(_ text: String) -> String {
    let marked = text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    return "\"\(marked)\""
}

/// `e4` for 28.
func word(square: UInt8) -> String {
    let file = Character(Unicode.Scalar(UInt8(ascii: "a") + square % 8))
    return "\(file)\(square / 8 + 1)"
}

/// A piece by its letter in FEN, `-` for none.
func letter(_ piece: BoardPiece?) -> String {
    guard let piece else { return "-" }
    let letter = piece.kind == .knight ? "n" : "\(piece.kind)".prefix(1)
    return piece.side == .first ? letter.uppercased() : String(letter)
}

/// `5:00`, `0:07.5`.
func word(ms: UInt64) -> String {
    let seconds = String(ms / 1_000 % 60)
    var text = "\(ms / 60_000):\(seconds.count < 2 ? "0" : "")\(seconds)"
    if ms % 1_000 > 0 {
        text += ".\(String(1_000 + ms % 1_000).dropFirst())"
        while text.hasSuffix("0") { text.removeLast() }
    }
    return text
}

/// `e2e4`, `e7e8q`.
func word(_ path: GamePath) -> String {
    let becomes = path.becomes.map { letter(BoardPiece(side: .second, kind: $0)) } ?? ""
    return path.points.map { word(square: UInt8($0)) }.joined() + becomes
}

/// Which game, and how wide its board is: what the texts of moves depend on.
struct GameShape {
    let kind: GameKind
    let columns: Int

    static let chess = GameShape(kind: .chess, columns: 8)
}

extension GameView {
    var shape: GameShape { GameShape(kind: kind, columns: Int(columns)) }
}

/// A move as its game writes it: `e2e4`, `11-15`, `11x18`, `d4`, `pass`.
func written(_ path: GamePath, in shape: GameShape) -> String {
    switch shape.kind {
    case .chess, .chess960: word(path)
    case .checkers: numbered(path.points.map { Int($0) })
    case .yinYang: path.points.first.map { lettered(Int($0), shape.columns) } ?? "pass"
    }
}

/// Their columns have no I.
private func lettered(_ point: Int, _ columns: Int) -> String {
    "\(Array("abcdefghjklmnopqrst")[point % columns])\(point / columns + 1)"
}

private func numbered(_ points: [Int]) -> String {
    let isStep = abs(points[1] / 8 - points[0] / 8) == 1
    let numbers = points.map { point in
        let (row, column) = point.quotientAndRemainder(dividingBy: 8)
        return String(4 * row + 4 - column / 2)
    }
    return numbers.joined(separator: isStep ? "-" : "x")
}

extension String {
    /// A text with the words of chess for the sides, in those of a game.
    func inWords(of kind: GameKind) -> String {
        let first: String
        switch kind {
        case .chess, .chess960: return self
        case .checkers: first = "red"
        case .yinYang: first = "black"
        }
        return replacing(/\b(white|black)\b/) { $0.output.0 == "white" ? first : "white" }
    }
}

/// What stands behind `rule` in the line of such an action.
func word(_ ruling: GameRuling) -> String {
    let line = try? actionText(
        kind: .chess, action: GameAction(by: .arbiter, deed: .rule(ruling: ruling)))
    return (line ?? "").replacingOccurrences(of: "arbiter > rule ", with: "")
}
