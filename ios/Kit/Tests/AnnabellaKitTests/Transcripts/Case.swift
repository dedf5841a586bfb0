import AnnabellaCore
import Foundation

/// The real game of one case, with a file of its own.
final class Case {
    /// Why there is no game.
    let refusal: String?
    let notes: [String]
    let kind: GameKind
    /// The game time of the last line.
    private(set) var time: UInt64 = 0
    private let folder: URL
    private var session: GameSession?
    /// The device's time less the game's. It is another one after each return, so
    /// that nothing can rely on its beginning.
    private var offset: Int64 = 5_000_000
    /// A time of day that can be right, as the clock of a strict game runs on by it.
    private static let day: UInt64 = 1_800_000_000_000

    init(_ line: String) {
        folder = temporaryFolder()
        kind =
            line.hasPrefix("new checkers")
            ? .checkers : line.hasPrefix("new yin-yang") ? .yinYang : .chess
        notes = kind == .chess ? Case.notes(line) : []
        do {
            session = try GameSession.create(
                setup: parseSetup(line: line), folder: folder.path, listener: nil,
                nowMs: UInt64(offset), wallMs: Case.day)
            refusal = nil
        } catch {
            refusal = reason(error)
        }
    }

    deinit {
        try? session?.shutDown()
        try? FileManager.default.removeItem(at: folder)
    }

    func act(_ action: GameAction, at time: UInt64?) throws -> [String] {
        try done(at: time) { try $0.dispatch(action: action, nowMs: $1) }
    }

    func seal(by: GameActor, _ text: String, passphrase: String, at time: UInt64?) throws
        -> [String]
    {
        try done(at: time) {
            try $0.sealMove(by: by, text: text, passphrase: passphrase, nowMs: $1)
        }
    }

    func open(by: GameActor, passphrase: String, at time: UInt64?) throws -> [String] {
        try done(at: time) {
            try $0.openSealedMove(by: by, passphrase: passphrase, nowMs: $1)
        }
    }

    private func done(
        at time: UInt64?, _ deed: (GameSession, UInt64) throws -> GameUpdate
    ) throws -> [String] {
        if let time, time < self.time {
            throw Problem("a time before \(self.time) ms")
        }
        self.time = time ?? self.time
        let update = try deed(game(), now)
        try compare(update.view)
        return update.events.map(told)
    }

    /// An event with the words of this game.
    private func told(_ event: GameEvent) -> String {
        text(of: event, in: shape).inWords(of: kind)
    }

    var shape: GameShape {
        (try? view().shape) ?? GameShape(kind: kind, columns: GameShape.chess.columns)
    }

    func view() throws -> GameView {
        try game().view(nowMs: now)
    }

    func setup() throws -> GameSetup {
        try game().setup()
    }

    func playerName(_ side: GameSide) throws -> String {
        try game().playerName(side: side)
    }

    func moves() throws -> [RecordedMove] {
        try game().moves()
    }

    func boardAfter(_ plies: UInt32) throws -> Data {
        try game().boardAfter(plies: plies)
    }

    /// The time of the game at a moment of the device.
    func gameTime(_ moment: UInt64) -> UInt64 {
        UInt64(Int64(moment) - offset)
    }

    func fact(_ text: String) throws -> String {
        try game().fact(fact: text, nowMs: now)
    }

    /// Cuts the game's file, as a kill of the app would.
    func kill(_ bytes: Int) throws {
        let file = try leave()
        let length = try Data(contentsOf: file).count
        let handle = try FileHandle(forWritingTo: file)
        try handle.truncate(atOffset: UInt64(bytes < 0 ? max(0, length + bytes) : bytes))
        try handle.close()
    }

    /// Comes back from the file at this game time; without one, at once.
    func load(at time: UInt64?) throws -> [String] {
        let file = try leave()
        let saved = try savedGames(folder: folder.path)
        guard let game = saved.first else { throw Problem("no saved game") }
        let last = try Entry.last(in: file)
        let away = time.map { $0 > last.t ? $0 - last.t : 0 } ?? 0
        let now = UInt64(offset) + 1_000_000_000
        let session = try GameSession.resume(
            folder: folder.path, id: game.id, listener: nil, nowMs: now, wallMs: last.at + away)
        self.session = session
        let update = try session.opened(nowMs: now)
        let events = update.events
        let runs = try Case.runsOn(session) || Case.waited(session, events, now)
        self.time = runs ? last.t + away : last.t
        offset = Int64(now) - Int64(self.time)
        try compare(update.view)
        let first = game.condition == .unfinished ? ["unfinished"] : []
        return first + events.map(told)
    }

    private var now: UInt64 { UInt64(Int64(time) + offset) }

    private func game() throws -> GameSession {
        guard let session else { throw Problem("there is no game: \(refusal ?? "it was left")") }
        return session
    }

    /// Closes the game; gives its file.
    private func leave() throws -> URL {
        if let session {
            // one in which nothing has happened has a file only if it is named
            if try session.id() == nil { try session.rename(name: "a case", nowMs: now) }
            try session.shutDown()
            self.session = nil
        }
        let files = try FileManager.default.contentsOfDirectory(
            at: folder, includingPropertiesForKeys: nil)
        guard let file = files.first(where: { (try? Entry.last(in: $0)) != nil }) else {
            throw Problem("no file in \(files)")
        }
        return file
    }

    /// Whether the clock goes on while nobody is there: as was agreed, or as is usual.
    private static func runsOn(_ session: GameSession) throws -> Bool {
        let setup = try session.setup()
        if let away = setup.away { return away == .runs }
        if case .scheduled = setup.start { return true }
        return try setup.mode == .strict
            || session.fact(fact: "pace", nowMs: 0) == "correspondence"
    }

    /// A game that waited for its beginning did so while it was away, too.
    private static func waited(_ session: GameSession, _ events: [GameEvent], _ now: UInt64)
        throws -> Bool
    {
        try session.view(nowMs: now).phase == .waiting || events.contains { $0.what == .started }
    }

    /// What reading the position has to say; the setup has it mended already.
    private static func notes(_ line: String) -> [String] {
        guard let start = line.range(of: "fen=\""),
            let end = line[start.upperBound...].firstIndex(of: "\"")
        else { return [] }
        return (try? checkFen(fen: String(line[start.upperBound..<end]), settings: .fide))?.notes
            ?? []
    }
}

/// The times of an action in a game's file.
private struct Entry: Decodable {
    let t: UInt64
    let at: UInt64

    /// The last that is whole, with the end of its line.
    static func last(in file: URL) throws -> Entry {
        let lines = try Data(contentsOf: file)
            .split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        let entries = lines.dropLast().compactMap {
            try? JSONDecoder().decode(Entry.self, from: $0)
        }
        guard let last = entries.last else { throw Problem("no entry in \(file.path)") }
        return last
    }
}
