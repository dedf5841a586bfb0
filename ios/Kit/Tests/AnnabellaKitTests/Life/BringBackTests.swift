import AnnabellaCore
import Foundation
import Testing

@testable import AnnabellaKit

/// The system has ended the app, and it begins again where it was.
@MainActor
@Suite struct BringBackTests {
    /// The app on these pages, ended; what the system has kept of it.
    private func end(_ device: Device, on pages: Page...) async -> String {
        device.app.pages.path = pages
        await device.app.life.leave().value
        let kept = device.app.life.kept
        await device.restart()
        #expect(device.app.pages.path.isEmpty)
        return kept
    }

    private func move(_ device: Device) async throws {
        let game = try await device.play("new chess")
        _ = try await game.dispatch(asked("white > move e2e4")).get()
    }

    @Test func pagesOfAGameComeBackWithIt() async throws {
        try await onDevice { device in
            try await move(device)
            let kept = await end(device, on: .game, .score)
            await device.app.life.bringBack(kept)
            #expect(device.app.pages.path == [.game, .score])
            #expect(device.app.games.current?.state.view.plies == 1)
        }
    }

    @Test func otherPagesNeedNoGame() async throws {
        try await onDevice { device in
            let kept = await end(device, on: .settings)
            await device.app.life.bringBack(kept)
            #expect(device.app.pages.path == [.settings])
            #expect(device.app.games.current == nil)
        }
    }

    @Test func aGameWithoutAMoveHasNoFileAndNoOtherTakesItsPlace() async throws {
        try await onDevice { device in
            try await move(device)
            try await until { device.app.games.idOnTable != nil }
            try await device.play("new chess")
            let kept = await end(device, on: .game)
            await device.app.life.bringBack(kept)
            #expect(device.app.pages.path.isEmpty)
            #expect(device.app.games.current == nil)
            #expect(device.app.dialogs.open == nil)
        }
    }

    @Test func aGameThatIsGoneIsTold() async throws {
        try await onDevice { device in
            try await move(device)
            let kept = await end(device, on: .game)
            try FileManager.default.removeItem(atPath: device.app.ports.folder)
            await device.app.life.bringBack(kept)
            #expect(device.app.pages.path.isEmpty)
            #expect(device.app.dialogs.open?.title == "That is not possible")
        }
    }

    @Test func whatCannotBeReadIsHome() async throws {
        try await onDevice { device in
            await device.app.life.bringBack("x")
            #expect(device.app.pages.path.isEmpty)
        }
    }

    @Test func whatIsAwaitedIsKeptUntilItIsThere() async throws {
        try await onDevice { device in
            try await move(device)
            let kept = await end(device, on: .game)
            let coming = Task { await device.app.life.bringBack(kept) }
            // it has begun by then, and waits for the library
            let meanwhile = await Task { device.app.life.kept }.value
            #expect(meanwhile == kept)
            await coming.value
            #expect(device.app.pages.path == [.game])
            #expect(device.app.life.kept == kept)
        }
    }

    @Test func whoHasGoneOnMeanwhileIsNotLedAway() async throws {
        try await onDevice { device in
            try await move(device)
            let kept = await end(device, on: .game)
            let coming = Task { await device.app.life.bringBack(kept) }
            // it has begun by then, and waits for the library
            await Task { device.app.pages.go(.settings) }.value
            await coming.value
            #expect(device.app.pages.path == [.settings])
        }
    }

    @Test func itIsDoneOnce() async throws {
        try await onDevice { device in
            let kept = await end(device, on: .settings)
            await device.app.life.bringBack(kept)
            device.app.pages.home()
            await device.app.life.bringBack(kept)
            #expect(device.app.pages.path.isEmpty)
        }
    }
}
