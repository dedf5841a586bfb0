import AnnabellaCore
import Foundation

/// A line of a transcript, as docs/transcripts.md describes it.
enum Line {
    case nothing
    case new(String)
    case act(time: UInt64?, GameAction)
    /// `white > seal "Kd2" with PASSPHRASE`
    case seal(time: UInt64?, by: GameActor, text: String, passphrase: String)
    /// `black > open with PASSPHRASE`
    case open(time: UInt64?, by: GameActor, passphrase: String)
    case kill(Int)
    case load(time: UInt64?)
    case event(String)
    case fact(name: String, rest: String)
    case unknown(reason: String)

    /// `shape` is that of the game that the line belongs to.
    init(_ text: String, shape: GameShape) {
        let text = trimmed(text)
        if text.isEmpty || text.hasPrefix("#") {
            self = .nothing
        } else if text.hasPrefix("<") {
            self = .event(trimmed(text.dropFirst()))
        } else if text.hasPrefix("= ") {
            let (name, rest) = cut(trimmed(text.dropFirst(2)))
            self = .fact(name: name, rest: rest)
        } else if text.hasPrefix("new ") {
            self = .new(text)
        } else {
            self = Line(step: text, shape: shape)
        }
    }

    private init(step text: String, shape: GameShape) {
        let (first, rest) = cut(text)
        let time = milliseconds(first)
        let step = time == nil ? text : rest
        if step == "load" {
            self = .load(time: time)
        } else if step.hasPrefix("kill "), let bytes = Int(step.dropFirst(5)) {
            self = .kill(bytes)
        } else {
            do {
                self = try Line(act: step, at: time, shape: shape)
            } catch {
                self = .unknown(reason: reason(error))
            }
        }
    }

    private init(act text: String, at time: UInt64?, shape: GameShape) throws {
        let parts = text.split(separator: ">", maxSplits: 1).map(trimmed)
        let (name, deed) = (parts.first ?? "", parts.count == 2 ? parts[1] : "")
        if let seal = deed.wholeMatch(of: /seal "(.*?)" with (.*)/) {
            let (_, text, passphrase) = seal.output
            self = try .seal(
                time: time, by: Line.actor(name, shape), text: String(text),
                passphrase: String(passphrase))
        } else if let open = deed.wholeMatch(of: /open with (.*)/) {
            self = try .open(
                time: time, by: Line.actor(name, shape), passphrase: String(open.output.1))
        } else {
            self = try .act(
                time: time,
                parseAction(
                    kind: shape.kind, line: "\(name) > \(deed)", lines: UInt8(shape.columns)))
        }
    }

    private static func actor(_ name: String, _ shape: GameShape) throws -> GameActor {
        try parseAction(kind: shape.kind, line: "\(name) > tick").by
    }
}

func trimmed(_ text: some StringProtocol) -> String {
    text.trimmingCharacters(in: .whitespaces)
}

/// The first word, and what follows it.
func cut(_ text: String) -> (String, String) {
    let parts = text.split(separator: " ", maxSplits: 1)
    return (parts.first.map(String.init) ?? "", parts.count == 2 ? trimmed(parts[1]) : "")
}

/// `minutes:seconds` or `hours:minutes:seconds`, with up to three decimals.
func milliseconds(_ text: String) -> UInt64? {
    let halves = text.split(separator: ".", omittingEmptySubsequences: false)
    guard let whole = halves.first, halves.count <= 2 else { return nil }
    var seconds: UInt64 = 0
    for part in whole.split(separator: ":", omittingEmptySubsequences: false) {
        guard let number = UInt64(part) else { return nil }
        seconds = seconds * 60 + number
    }
    guard halves.count == 2 else { return seconds * 1_000 }
    let decimals = halves[1].padding(to: 3)
    return UInt64(decimals).map { seconds * 1_000 + $0 }
}

extension Substring {
    fileprivate func padding(to length: Int) -> String {
        self + String(repeating: "0", count: Swift.max(0, length - count))
    }
}
