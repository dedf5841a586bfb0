import AnnabellaCore
import AnnabellaKit
import Foundation

/// A game that is spoken by voices that write it down.
@MainActor
final class SpokenGame {
    let engine = RecordingEngine()
    let focus = RecordingFocus()
    let reader = RecordingReader()
    let game: GameStore
    let announcer: Announcer
    private let games: Games
    private let folder = temporaryFolder()
    private let record: Recording
    /// So much is written down when all is said.
    private var owed = 0
    private var isAnswerOwed = false

    init(_ setup: String, isReaderOn: Bool = false) async throws {
        let kept = MemoryValues()
        let settings = Settings(kept)
        settings.voice = isReaderOn ? .auto : .app
        reader.isSpeaking = isReaderOn
        record = isReaderOn ? reader.record : engine.record
        games = Games(folder: folder.path, times: .device, kept: kept)
        game = try await games.start(
            parseSetup(line: setup), GameSpeech(settings: .fide, listener: .first)
        ).get()
        let ports = Ports(
            folder: folder.path, sharedFolder: folder.path, device: "", kept: kept,
            engine: engine, focus: focus, reader: reader,
            recogniser: NotedRecogniser(), sounds: NotedSounds(), haptics: NotedHaptics(),
            headset: NotedHeadset(), clipboard: NotedClipboard())
        announcer = Announcer(
            games, Pages(), settings, ports, otherLanguages: { ["en"] },
            missingVoice: { PhraseSegment(lang: "en", text: "A voice is missing.") })
        announcer.begin()
    }

    /// Does it at once, whatever is being said.
    func act(_ line: String) async throws {
        owed += try await game.dispatch(asked(line)).get().phrases.count
        try await until { owed == record.log.count || record.isSpeaking }
    }

    func ask(_ question: GameQuestion) async throws {
        let answer = try await game.ask(question).get()
        // the next answer takes its place
        if !isAnswerOwed { owed += 1 }
        isAnswerOwed = true
        Task { await announcer.answer(answer) }
        await settled()
    }

    /// Lets all be said.
    func hearOut() async throws {
        try await record.finishAll(owed)
        isAnswerOwed = false
    }

    /// Each line is done, after an empty one when all was said.
    func playDeeds() async throws {
        for line in try Self.lines("deeds.txt") where !line.hasPrefix("#") {
            switch line {
            case "": try await hearOut()
            case "ask turn": try await ask(.turn)
            case "ask captured": try await ask(.captured)
            default: try await act(line)
            }
        }
        try await hearOut()
    }

    func end() async {
        announcer.stop()
        await games.close()
        try? FileManager.default.removeItem(at: folder)
    }

    /// The lines of a file that the tests of both apps read.
    static func lines(_ name: String) throws -> [String] {
        let file = project.appendingPathComponent(
            "android/app/src/test/resources/spoken-game/\(name)")
        return try String(contentsOf: file, encoding: .utf8)
            .trimmingCharacters(in: .newlines).components(separatedBy: "\n")
    }
}
