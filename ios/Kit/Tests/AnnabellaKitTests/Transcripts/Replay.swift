import AnnabellaCore
import Foundation

/// Replays a transcript through the boundary, to its end or to the first
/// difference.
struct Replay {
    private(set) var tally = Tally()
    private let name: String
    private let lines: [String]
    private var at = 0
    private var current: Case?
    private var shape: GameShape { current?.shape ?? .chess }

    init(name: String, _ text: String) {
        self.name = name
        lines = text.components(separatedBy: "\n")
    }

    mutating func run() throws {
        while at < lines.count {
            switch Line(lines[at], shape: shape) {
            case .nothing: at += 1
            case .fact(let name, let rest):
                try fact(name, rest)
                at += 1
            case .event: throw difference("an action on the line above", "another line")
            case .unknown(let reason): throw difference("a line of a transcript", reason)
            case let step:
                let found = try done(step)
                try compare(found)
            }
        }
        if tally.cases == 0 {
            at = 0
            throw difference("a case, which begins with new", "none")
        }
    }

    /// Does what a line says; gives the events.
    private mutating func done(_ step: Line) throws -> [String] {
        do {
            switch step {
            case .new(let text):
                tally.cases += 1
                let current = Case(text)
                self.current = current
                if let refusal = current.refusal, !saysThatItIsRefused {
                    throw Problem(refusal)
                }
                if current.refusal == nil { try current.compare(current.view()) }
                return []
            case .act(let time, let action):
                tally.actions += 1
                return try game().act(action, at: time)
            case .seal(let time, let by, let move, let passphrase):
                tally.actions += 1
                return try game().seal(by: by, move, passphrase: passphrase, at: time)
            case .open(let time, let by, let passphrase):
                tally.actions += 1
                return try game().open(by: by, passphrase: passphrase, at: time)
            case .kill(let bytes):
                tally.kills += 1
                try game().kill(bytes)
                return []
            case .load(let time):
                tally.loads += 1
                return try game().load(at: time)
            default: return []
            }
        } catch let error as Contradiction {
            throw difference(error.fact, error.shown)
        } catch {
            throw difference("that it can be done", reason(error))
        }
    }

    private mutating func compare(_ found: [String]) throws {
        let block = lines[(at + 1)...].map { Line($0, shape: shape) }.prefix { $0.isEvent }
        if block.isEmpty, let refused = found.first(where: { $0.hasPrefix("refused") }) {
            throw difference("that it is possible", refused)
        }
        for (index, line) in block.enumerated() {
            at += 1
            guard case .event(let expected) = line else { continue }
            let event =
                index < found.count ? found[index] : index == 0 ? "nothing" : "no further event"
            if event != expected {
                throw difference(expected, event)
            }
            tally.events += 1
        }
        if !block.isEmpty, found.count > block.count {
            throw difference("no further event", found[block.count])
        }
        at += 1
    }

    private mutating func fact(_ name: String, _ rest: String) throws {
        tally.facts += 1
        switch name {
        case "refused":
            let refusal = current?.refusal ?? "the new game is possible"
            if !refusal.contains(rest) { throw difference(rest, refusal) }
        case "note":
            let notes = current?.notes ?? []
            if !notes.contains(where: { $0.contains(rest) }) {
                throw difference(rest, "notes: \(notes)")
            }
        default: try ask(name, rest)
        }
    }

    private mutating func ask(_ name: String, _ rest: String) throws {
        let isStatement = ["legal", "illegal", "reads", "unread"].contains(name)
        let isAbout =
            Replay.asksAbout.contains(name)
            || shape.kind == .yinYang && Replay.asksAboutStones.contains(name)
        let (asked, answer) = isAbout ? cut(rest) : ("", rest)
        let question = [name, isStatement ? rest : asked].filter { !$0.isEmpty }
        let found: String
        do {
            found = try game().fact(question.joined(separator: " "))
        } catch {
            throw difference(rest, reason(error))
        }
        let expected = isStatement ? "holds" : answer
        if found != expected {
            throw difference(expected, found)
        }
    }

    /// The facts that name what they ask about before the value.
    private static let asksAbout: Set = [
        "may", "clock", "delay", "used", "counter", "period", "to-go", "illegal-moves", "written",
        "name", "envelope", "board-of", "peeks", "targets", "on", "row", "count", "shade", "perft",
        "fide", "pgn", "pdn", "why",
    ]

    /// The same of Yin-Yang alone.
    private static let asksAboutStones: Set = ["captures", "stones", "group", "liberties"]

    private var saysThatItIsRefused: Bool {
        for text in lines[(at + 1)...] {
            switch Line(text, shape: shape) {
            case .nothing: continue
            case .fact("refused", _): return true
            default: return false
            }
        }
        return false
    }

    private func game() throws -> Case {
        guard let current else { throw Problem("a case begins with new") }
        return current
    }

    private func difference(_ expected: String, _ found: String) -> Problem {
        let text = at < lines.count ? trimmed(lines[at]) : ""
        return Problem(
            "\(name):\(at + 1): \(text)\n    expected \(expected)\n    found    \(found)")
    }
}

extension Line {
    fileprivate var isEvent: Bool {
        if case .event = self { true } else { false }
    }
}
