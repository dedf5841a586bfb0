import AnnabellaCore
import Foundation
import Testing

@testable import AnnabellaKit

/// The computer thinks only while somebody sees the app, and its thread ends with the game.
@MainActor
@Suite struct LifeTests {
    /// The computer thinks for ten minutes about its first move.
    private func thinkLong(_ device: Device) async throws -> GameStore {
        device.app.life.appear()
        let game = try await device.play("new chess black=full:600")
        _ = try await game.dispatch(asked("white > move e2e4")).get()
        try await until { game.state.view.engine == .move }
        return game
    }

    @Test func theComputerRestsWhileTheAppIsNotSeenAndThinksAgainAfterThat() async throws {
        try await onDevice { device in
            let game = try await thinkLong(device)
            await device.app.life.leave().value
            #expect(game.state.view.engine == .stopped)
            device.app.life.appear()
            try await until { game.state.view.engine == .move }
            #expect(game.state.view.plies == 1)
        }
    }

    @Test func whoComesBackAtOnceFindsItThinking() async throws {
        try await onDevice { device in
            let game = try await thinkLong(device)
            device.app.life.leave()
            device.app.life.appear()
            device.app.life.leave()
            device.app.life.appear()
            await device.app.life.changing?.value
            #expect(game.state.view.engine == .move)
        }
    }

    @Test func aComputerWhoseClockRunsMakesItsMoveAlsoWhileTheAppIsNotSeen() async throws {
        try await onDevice { device in
            device.app.life.appear()
            let game = try await device.play("new chess black=level:3 clock=5")
            _ = try await game.dispatch(asked("arbiter > start")).get()
            _ = try await game.dispatch(asked("white > move e2e4")).get()
            await device.app.life.leave().value
            #expect(game.state.view.plies == 2)
        }
    }

    @Test func aHintIsLookedForOnlyWhileTheAppIsSeen() async throws {
        try await onDevice { device in
            device.app.life.appear()
            let game = try await device.play("new chess black=level:8")
            _ = try await game.dispatch(asked("white > hint")).get()
            await device.app.life.leave().value
            #expect(!game.state.view.isThinking)
            device.app.life.appear()
            try await until { if case .given = game.state.view.hint { true } else { false } }
        }
    }

    @Test func shortOfMemoryTheComputerStopsAndTheGameStays() async throws {
        try await onDevice { device in
            let game = try await thinkLong(device)
            device.app.life.isShortOfMemory()
            await settled(game)
            // somebody sees it
            #expect(game.state.view.engine == .move)
            await device.app.life.leave().value
            device.app.life.isShortOfMemory()
            device.app.life.appear()
            try await until { game.state.view.engine == .move }
            #expect(game.state.view.plies == 1)
        }
    }

    @Test func shortOfMemoryAComputerWhoseClockRunsStillMakesItsMove() async throws {
        try await onDevice { device in
            device.app.life.appear()
            let game = try await device.play("new chess black=level:3 clock=5")
            _ = try await game.dispatch(asked("arbiter > start")).get()
            _ = try await game.dispatch(asked("white > move e2e4")).get()
            let left = device.app.life.leave()
            device.app.life.isShortOfMemory()
            await left.value
            #expect(game.state.view.plies == 2)
        }
    }

    @Test func aQuestionOverAPageThatIsLeftIsNotAskedAnyMore() async throws {
        try await onDevice { device in
            var isAnswered = false
            device.app.pages.go(.game)
            device.app.dialogs.ask("Sure?", yes: "Yes", cancelled: { isAnswered = true }) {
                isAnswered = true
            }
            device.app.pages.go(.review)
            #expect(device.app.dialogs.open == nil)
            device.app.dialogs.agree()
            #expect(!isAnswered)
            device.app.dialogs.tell("Title", "Words")
            // the same pages again, as a view may set them
            device.app.pages.path = [.game, .review]
            #expect(device.app.dialogs.open != nil)
        }
    }

    @Test func theScreenStaysOnWhileSomebodyThinksWithoutAClock() async throws {
        try await onDevice { device in
            let game = try await device.play("new chess mode=casual")
            for page in [Page.game, .blind, .score] {
                device.app.pages.path = [page]
                #expect(device.app.life.keepsScreenOn)
            }
            device.app.pages.home()
            #expect(!device.app.life.keepsScreenOn)
            device.app.pages.go(.game)
            _ = try await game.dispatch(asked("white > resign")).get()
            _ = try await game.dispatch(asked("white > confirm")).get()
            #expect(!device.app.life.keepsScreenOn)
        }
    }

    @Test func theScreenStaysOnWhileAClockRunsOrSomebodyLooksOn() async throws {
        try await onDevice { device in
            let game = try await device.play("new chess clock=5")
            device.app.pages.go(.game)
            #expect(!device.app.life.keepsScreenOn)
            _ = try await game.dispatch(asked("arbiter > start")).get()
            _ = try await game.dispatch(asked("white > move e2e4")).get()
            #expect(device.app.life.keepsScreenOn)
            device.app.pages.go(.settings)
            #expect(!device.app.life.keepsScreenOn)
            device.app.pages.replace(.display)
            #expect(device.app.life.keepsScreenOn)
        }
    }

    @Test func theScreenStaysOnBeforeTheFirstMoveWhereThatCanBeMade() async throws {
        try await onDevice { device in
            for (line, isOn) in [
                ("new chess clock=5 begins=first-move mode=casual", true),
                ("new chess white=full:600 clock=5 begins=first-move", true),
                ("new chess clock=5 mode=casual", false),
                ("new chess clock=5 mode=strict", false),
            ] {
                try await device.play(line)
                for page in [Page.game, .blind, .score, .arbiter] {
                    device.app.pages.path = [page]
                    #expect(device.app.life.keepsScreenOn == isOn, "\(line) on \(page)")
                }
            }
        }
    }
}
