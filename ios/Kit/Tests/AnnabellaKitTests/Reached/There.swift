import AnnabellaCore
import Foundation

@testable import AnnabellaKit

/// Another device, which knows of the one in the hand by texts alone.
@MainActor
final class There {
    private let times: Times
    private var folder = temporaryFolder()
    private var known = ""
    /// What was shared there, the first first.
    private(set) var texts: [String] = []

    init(_ times: Times) {
        self.times = times
    }

    /// Does what the line says, and shares what comes of it; `shared` is what was shared here
    /// last, and `first` what was before all.
    func act(_ line: String, shared: String, first: String) async throws {
        let (what, rest) = cut(line)
        switch what {
        case "new":
            folder = temporaryFolder()
            try await keep(GameStore.create(parseSetup(line: line), in: folder.path, times: times))
        case "anew":
            folder = temporaryFolder()
            try await takeIn(first)
            try await does(rest)
        default:
            if !shared.isEmpty, shared != known { try await takeIn(shared) }
            known = shared
            try await does(line)
        }
    }

    /// The last of the texts that were shared there, or the one of this number, or these words.
    func text(_ which: String) -> String {
        if which.isEmpty { return texts.last ?? "" }
        return Int(which).map { texts[$0 - 1] } ?? which
    }

    private func takeIn(_ text: String) async throws {
        let speech = Settings(MemoryValues())
        let library = GameLibrary(folder: folder.path, times: times)
        switch try await library.readShared(text, SpeechChoices.settings("en", speech)).get() {
        case .invitation(let setup, let saysMore, _):
            let game = try await GameStore.create(setup, in: folder.path, times: times)
            if saysMore { try await take(text, game) }
            try await keep(game)
        case .forGame(let id, _):
            let game = try await GameStore.resume(id, in: folder.path, times: times)
            try await take(text, game)
            await game.close()
        case .refused(_, let code, _): throw Problem(code)
        }
    }

    private func take(_ text: String, _ game: GameStore) async throws {
        if let why = try await game.takeIn(text).get() { throw Problem(why) }
    }

    /// It gets its file.
    private func keep(_ game: GameStore) async throws {
        try await game.flush().get()
        await game.close()
    }

    private func does(_ line: String) async throws {
        let saved = try await GameLibrary(folder: folder.path, times: times).list().get()
        let game = try await GameStore.resume(saved[0].id, in: folder.path, times: times)
        for deed in line.components(separatedBy: ", ") {
            let view = game.state.view
            await game.dispatch(
                try parseAction(kind: view.kind, line: deed, lines: view.columns))
        }
        guard let text = try await game.share().get() else { throw Problem("nothing to share") }
        texts.append(text)
        await game.close()
    }
}
