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
private func hyphened(_ name: String) -> String {
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

/// A move as its game writes it: `e2e4`, `11-15`, `11x18`.
func written(_ path: GamePath, in kind: GameKind) -> String {
    switch kind {
    case .chess, .chess960: word(path)
    case .checkers: numbered(path.points.map { Int($0) })
    }
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
        guard kind == .checkers else { return self }
        return replacing(/\bwhite\b/, with: "red").replacing(/\bblack\b/, with: "white")
    }
}

/// What stands behind `rule` in the line of such an action.
func word(_ ruling: GameRuling) -> String {
    let line = try? actionText(
        kind: .chess, action: GameAction(by: .arbiter, deed: .rule(ruling: ruling)))
    return (line ?? "").replacingOccurrences(of: "arbiter > rule ", with: "")
}
