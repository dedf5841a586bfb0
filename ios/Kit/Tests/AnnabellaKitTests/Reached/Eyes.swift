import AnnabellaCore
import Foundation

@testable import AnnabellaKit

/// What is so on the screen, and of the game that is on it.
@MainActor
struct Eyes {
    private let hands: Hands

    init(_ hands: Hands) {
        self.hands = hands
    }

    private var app: Annabella { hands.app }

    func see(_ statement: String) async throws {
        let (what, rest) = cut(statement)
        await hands.settle()
        switch what {
        case "told": try await until { told.contains(rest) }
        case "untold": if told.contains(rest) { throw Problem("it is told") }
        case "set":
            let value = parts(rest, ":")
            try await until { setting(value[0]) == value[1] }
        case "has": try await until { offers(rest) }
        case "lacks": try await until { !offers(rest) }
        case "sheet":
            // in whatever language
            try await hands.act("menu \(app.text(.scoreTitle))")
            try await until {
                hands.score?.sheets.contains { $0.lines.contains { $0.text == rest } } == true
            }
            try await hands.act("back")
        case "name":
            let (side, name) = cut(rest)
            try await until { name == panel(side)?.name }
        case "page":
            try await until {
                hands.waitForResult()
                return title == rest
            }
        case "felt":
            try await until { hands.device.haptics.patterns.last.map(written) == rest }
        case "shared": try await until { hands.sharedLast.contains(rest) }
        default:
            // a game that was asked for comes a little later
            try await until {
                await hands.settle()
                return try hands.game != nil && fact(what, rest, hands.page().view)
            }
        }
    }

    /// For whoever looks why something was not so.
    var situation: String {
        guard let view = hands.game?.view else { return "no game, \(hands.labels)" }
        return "plies \(view.plies), \(view.phase), \(String(describing: view.clocks)), "
            + "told \(told), \(hands.labels), page \(title)"
    }

    private func panel(_ side: String) -> PlayerPanel? {
        let players = hands.game?.players
        return [players?.near, players?.far].compactMap { $0 }
            .first { word($0.side) == side }
    }

    private func fact(_ what: String, _ rest: String, _ view: GameView) throws -> Bool {
        let (about, value) = cut(rest)
        let face = about == word(.first) ? view.clocks?.first : view.clocks?.second
        switch what {
        case "plies": return "\(view.plies)" == rest
        case "on":
            return try piece(square(about)) == value
        case "turn": return word(view.turn) == rest
        case "below": return try word(hands.page().board.isFlipped ? .second : .first) == rest
        case "phase": return phase(view.phase) == rest
        case "result": return ending(view)?.result == rest
        case "ending": return ending(view).map { hyphened("\($0.reason)") } == rest
        case "clock": return face?.leftMs.map(left) == value
        case "running": return (view.clocks?.running.map(word) ?? "none") == rest
        case "counter": return face.map { "\($0.moves)" } == value
        case "period": return face.map { "\($0.period)" } == value
        case "to-go": return (face?.movesToGo.map { "\($0)" } ?? "all") == value
        case "offer": return (view.offer.map(word) ?? "none") == rest
        case "signed":
            let seats = [(word(.first), view.first), (word(.second), view.second)]
            let signed = seats.filter(\.1.hasSigned).map(\.0)
            return (signed.isEmpty ? "none" : signed.joined(separator: " ")) == rest
        case "touched": return try hands.page().board.picture.touched == squares(rest)
        case "chosen":
            let chosen = try hands.page().board.picture.selected
            return Set([chosen].compactMap { $0 }) == squares(rest)
        case "must-jump": return try Set(hands.page().board.picture.alarms) == squares(rest)
        case "side": return (hands.side == hands.sideBefore) == (rest != "other")
        default: throw Problem("this is nothing that is seen")
        }
    }

    private var told: String {
        let over =
            [app.dialogs.open?.title, hands.device.told].compactMap { $0 } + hands.device.offered
        return (hands.told + over).joined(separator: " ")
    }

    /// As a learner would write it: an hour, a mark of five minutes, a double one, a beat, the
    /// flag.
    private func written(_ pattern: FeltPattern) -> String {
        let pulses = pattern.pulses.map { pulse in
            switch (pulse.pauseMs, pulse.lengthMs) {
            case _ where pattern.repeats: "~"
            case (_, 2_000): "!"
            case (_, 500): "-"
            case (90, _): "+"
            default: "."
            }
        }
        return pulses.joined().replacing(".+", with: ":")
    }

    private func offers(_ label: String) -> Bool {
        hands.labels.contains(label) || hands.menu.contains(label)
    }

    private func setting(_ label: String) -> String? {
        guard let page = hands.settings,
            let line = page.lines.first(where: { app.text($0.label) == label })
        else { return nil }
        return page.value(of: line) ?? (page.isOn(line) ? "on" : "off")
    }

    private func ending(_ view: GameView) -> GameEnding? {
        if case .over(let ending) = view.phase { ending } else { nil }
    }

    private func phase(_ phase: GamePhase) -> String {
        switch phase {
        case .waiting: "waiting"
        case .playing(let turn): hyphened("\(turn)".prefix { $0.isLetter }.description)
        case .paused: "paused"
        case .adjourned: "adjourned"
        case .resumed: "resumed"
        case .over: "over"
        }
    }

    private func left(_ ms: UInt64) -> String {
        let seconds = (ms + 999) / 1_000
        return "\(seconds / 60):" + (seconds % 60 < 10 ? "0" : "") + "\(seconds % 60)"
    }

    private var kind: GameKind { hands.game?.view.kind ?? .chess }

    private func word(_ side: GameSide) -> String {
        switch (kind, side) {
        case (.checkers, .first): "red"
        case (.checkers, .second), (.yinYang, .second): "white"
        case (.yinYang, .first): "black"
        default: AnnabellaKitTests.word(side)
        }
    }

    /// What stands there on the board that is drawn.
    private func piece(_ square: Int) throws -> String {
        let pieces = try hands.page().board.picture.pieces
        let piece = pieces.piece(at: square)
        guard kind == .checkers || kind == .yinYang else { return letter(piece) }
        guard let piece else { return "-" }
        if kind == .yinYang { return word(piece.side) }
        // a king is the second of their kinds
        return word(piece.side) + (pieces[square] % 8 == 2 ? "-king" : "-man")
    }

    private func square(_ name: String) -> Int {
        kind.square(name, on: hands.game?.view.size ?? .chess) ?? 0
    }

    private func squares(_ names: String) -> Set<Int> {
        names == "none" ? [] : Set(parts(names, " ").map(square))
    }

    private var title: String {
        switch app.pages.top {
        case nil: "Home"
        case .newGame: app.text(.gameNew)
        case .game: hands.result == nil ? hands.game?.title ?? "" : app.text(.resultTitle)
        case .setup: app.text(.setupTitle)
        case .clock: app.text(.clockTitle)
        case .library: app.text(.homeSaved)
        case .settings: app.text(.settingsTitle)
        case .settingsPage(let group): app.text(group.title)
        case .about: app.text(.homeAbout)
        case .score: app.text(.scoreTitle)
        case .display: app.text(.displayTitle)
        case .arbiter: app.text(.arbiterTitle)
        case .blind: app.text(.blindTitle)
        default: ""
        }
    }
}
