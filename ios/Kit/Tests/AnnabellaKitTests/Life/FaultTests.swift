import AnnabellaCore
import Foundation
import Testing

@testable import AnnabellaKit

/// The library fails in the middle of a game.
@MainActor
@Suite struct FaultTests {
    private let sentence =
        "Something went wrong in the app. The game is kept up to the last move."

    /// A game with a fault in it lies on the table, after these moves.
    private func play(_ device: Device, _ moves: String...) async throws -> GameStore {
        let folder = device.app.ports.folder
        let made = await device.app.games.change { _ in
            let game = try await GameStore.open(times: .device) { bell in
                Drill(
                    try GameSession.create(
                        setup: parseSetup(line: "new chess"), folder: folder, listener: bell,
                        nowMs: Times.device.nowMs(), wallMs: 0))
            }
            return [OpenBoard(game: game, own: .first)]
        }
        let game = try made.get()
        _ = await game.dispatch(asked("arbiter > start"))
        for move in moves {
            _ = try await game.dispatch(asked(move)).get()
        }
        // its file is known as soon as it is there
        if !moves.isEmpty { try await until { device.app.games.idOnTable != nil } }
        return game
    }

    /// The game fails while its page is seen.
    private func fail(_ device: Device, _ moves: String...) async throws -> FaultModel {
        let game =
            moves.isEmpty
            ? try await play(device)
            : try await play(device, "white > move e2e4", "black > move e7e5")
        device.app.pages.go(.game)
        await game.flush()
        try await until { device.app.pages.path == [.game, .fault] }
        return device.app.faultModel()
    }

    @Test func afterAFaultTheGameIsThereAndGoesOn() async throws {
        try await onDevice { device in
            let fault = try await fail(device, "moves")
            #expect(device.app.text(.troubleFault) == sentence)
            let generation = device.app.pages.generation
            await fault.goOn()
            #expect(device.app.pages.path == [.game])
            #expect(device.app.pages.generation == generation + 1)
            let game = try #require(device.app.games.current)
            #expect(!game.state.isClosed)
            #expect(game.state.view.plies == 2)
            _ = await game.dispatch(asked("white > continue"))
            _ = try await game.dispatch(asked("white > move g1f3")).get()
            #expect(game.state.view.plies == 3)
            #expect(device.app.pages.path == [.game])
        }
    }

    @Test func whatHappenedIsAFileThatCanBeShared() async throws {
        try await onDevice { device in
            let fault = try await fail(device, "moves")
            #expect(fault.file == nil)
            await fault.prepare()
            let file = try #require(fault.file)
            #expect(file.lastPathComponent == "annabella-transcript.txt")
            let text = try String(contentsOf: file, encoding: .utf8)
            for words in [
                "# Annabella 1.0, a device of tests", "# fault: a drill", "> move e2e4",
                "> move e7e5",
            ] {
                #expect(text.contains(words))
            }
        }
    }

    @Test func whatWasWarnedOfIsSharedWithoutAMoveAndWithoutAPassphrase() async throws {
        try await onDevice { device in
            let sealed = try await device.play("new chess mode=strict")
            for line in [
                "arbiter > start", "white > move e2e4", "black > move e7e5",
                "arbiter > adjourn Monday",
            ] {
                _ = try await sealed.dispatch(asked(line)).get()
            }
            _ = try await sealed.sealMove("Nf3", by: .first, passphrase: "a walk in Dresden").get()
            await sealed.flush()
            // what is written from now on is missed
            try FileManager.default.removeItem(atPath: device.app.ports.folder)
            _ = try await sealed.dispatch(asked("white > press")).get()
            await sealed.flush()
            try await until { capturedLog().contains { $0.contains("WARN") } }
            let fault = try await fail(device, "moves")
            await fault.prepare()
            let report = try String(contentsOf: #require(fault.file), encoding: .utf8)
            let log = report.split(separator: "\n").filter { $0.hasPrefix("# log: ") }
            #expect(log.contains { $0.contains("WARN") })
            let secrets = ["e2e4", "e7e5", "e4", "e5", "Nf3", "g1f3", "Dresden"]
            for secret in secrets {
                #expect(!log.contains { $0.contains(secret) })
                #expect(!capturedLog().contains { $0.contains(secret) })
            }
        }
    }

    @Test func aGameWithoutAMoveCannotGoOnAndAnotherBegins() async throws {
        try await onDevice { device in
            let fault = try await fail(device)
            await fault.goOn()
            #expect(device.app.pages.path.isEmpty)
            let game = try await device.play("new chess")
            device.app.pages.go(.game)
            _ = try await game.dispatch(asked("white > move e2e4")).get()
            #expect(device.app.pages.path == [.game])
        }
    }

    @Test func ofAGameWithoutAFileNothingOfAnOlderOneIsOpenedOrShared() async throws {
        try await onDevice { device in
            let older = try await device.play("new chess")
            _ = await older.dispatch(asked("white > move d2d4"))
            try await until { device.app.games.idOnTable != nil }
            let fault = try await fail(device)
            await fault.prepare()
            let text = try String(contentsOf: #require(fault.file), encoding: .utf8)
            #expect(text.contains("# fault: a drill"))
            #expect(!text.contains("d2d4"))
            await fault.goOn()
            #expect(device.app.pages.path.isEmpty)
        }
    }

    @Test func aFaultWhileAnotherPageIsOverTheBoardIsToldWhenThatIsGone() async throws {
        try await onDevice { device in
            let game = try await play(device, "white > move e2e4")
            device.app.pages.go(.game)
            device.app.pages.go(.settings)
            await game.flush()
            #expect(game.state.fault != nil)
            await settled()
            #expect(device.app.pages.path == [.game, .settings])
            device.app.pages.back()
            try await until { device.app.pages.path == [.game, .fault] }
            await device.app.faultModel().goOn()
            #expect(device.app.pages.path == [.game])
            #expect(device.app.games.current?.state.view.plies == 1)
        }
    }

    @Test func whatWasAskedInTheGameIsAskedNoMore() async throws {
        try await onDevice { device in
            let game = try await play(device, "white > move e2e4")
            device.app.pages.go(.game)
            device.app.dialogs.ask("Offer draw", yes: "Yes") {}
            await game.flush()
            try await until { device.app.pages.top == .fault }
            #expect(device.app.dialogs.open == nil)
        }
    }

    @Test func aGameThatCannotBeOpenedAgainIsTold() async throws {
        try await onDevice { device in
            let fault = try await fail(device, "moves")
            try FileManager.default.removeItem(atPath: device.app.ports.folder)
            await fault.goOn()
            #expect(device.app.dialogs.open?.title == "That is not possible")
            #expect(device.app.pages.path == [.game, .fault])
            device.app.dialogs.cancel()
            #expect(device.app.pages.path.isEmpty)
        }
    }

    @Test func whatCannotBeWrittenIsNotSharedAndThatIsTold() async throws {
        try await onDevice { device in
            let fault = try await fail(device, "moves")
            try Data().write(to: URL(fileURLWithPath: device.app.ports.sharedFolder))
            await fault.prepare()
            #expect(fault.file == nil)
            #expect(device.app.dialogs.open == nil)
            await fault.share()
            #expect(fault.file == nil)
            #expect(device.app.dialogs.open?.title == "That is not possible")
        }
    }
}
