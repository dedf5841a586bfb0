import AnnabellaCore
import AnnabellaKit
import Foundation
import Testing

/// Which sounds and touches there are in a game.
@MainActor
@Suite struct EffectsTests {
    /// What was played and felt since this was asked last.
    private func new(_ device: Device, _ from: (Int, Int)) -> ([Sound], [HapticEffect]) {
        (
            Array(device.sounds.played.dropFirst(from.0)),
            Array(device.haptics.felt.dropFirst(from.1))
        )
    }

    private func act(
        _ line: String, _ device: Device, _ game: GameStore
    ) async throws -> ([Sound], [HapticEffect]) {
        let from = (device.sounds.played.count, device.haptics.felt.count)
        await game.dispatch(asked(line))
        try await until { device.sounds.played.count > from.0 }
        return new(device, from)
    }

    @Test func eachKindOfMoveHasItsSound() async throws {
        try await onDevice { device in
            device.app.effects.begin()
            let game = try await device.play("new chess")
            let moves: [(String, Sound, HapticEffect?)] = [
                ("white > move e2e4", .move, .move), ("black > move d7d5", .move, .move),
                ("white > move e4d5", .capture, .move), ("black > move e8e6", .illegal, .illegal),
                ("black > move g8f6", .move, .move), ("white > move f1b5", .check, .check),
                ("black > move c7c6", .move, .move), ("white > move g1f3", .move, .move),
                ("black > move c6b5", .capture, .move), ("white > move e1h1", .castle, .move),
                ("white > undo", .move, nil), ("white > redo", .move, nil),
            ]
            for (line, sound, feel) in moves {
                let (played, felt) = try await act(line, device, game)
                #expect(played == [sound], "\(line)")
                #expect(felt == [feel].compactMap { $0 }, "\(line)")
            }
            await game.dispatch(asked("black > resign"))
            let (played, felt) = try await act("black > confirm", device, game)
            #expect(played == [.win])
            #expect(felt.isEmpty)
        }
    }

    @Test func whoLosesToTheComputerHearsThat() async throws {
        try await onDevice { device in
            device.app.effects.begin()
            let game = try await device.play("new chess black=level:1")
            await game.dispatch(asked("white > resign"))
            let (played, _) = try await act("white > confirm", device, game)
            #expect(played == [.loss])
        }
    }

    @Test func squaresUnderAFingerDiffer() async throws {
        try await onDevice { device in
            let view = try await device.play("new chess").state.view
            let squares: [(Int, Sound, HapticEffect)] = [
                (28, .tickLight, .lightSquare), (27, .tickDark, .darkSquare),
                (12, .tickPiece, .lightOwn), (11, .tickPiece, .darkOwn),
                (52, .tickPiece, .darkOther), (51, .tickPiece, .lightOther),
            ]
            for (square, sound, feel) in squares {
                let from = (device.sounds.played.count, device.haptics.felt.count)
                device.app.effects.explored(square, view, hidden: view.hiddenNow)
                let (played, felt) = new(device, from)
                #expect(played == [sound])
                #expect(felt == [feel])
            }
            device.app.effects.explored(nil, view, hidden: view.hiddenNow)
            #expect(device.sounds.played.last == .edge)
            #expect(device.haptics.felt.last == .edge)
            let count = device.sounds.played.count
            device.app.settings.exploringTicks = false
            device.app.effects.explored(28, view, hidden: view.hiddenNow)
            #expect(device.sounds.played.count == count)
        }
    }

    @Test func hiddenPiecesFeelEmpty() async throws {
        try await onDevice { device in
            let game = try await device.play("new chess black=level:1 white-hidden=pieces")
            try #require(game.state.view.first.hidden != .nothing)
            device.app.effects.explored(12, game.state.view, hidden: game.state.view.hiddenNow)
            #expect(device.sounds.played.last == .tickLight)
            #expect(device.haptics.felt.last == .lightSquare)
        }
    }

    @Test func soundsCanBeOffAndTouchesStay() async throws {
        try await onDevice { device in
            device.app.effects.begin()
            device.app.settings.sounds = false
            let game = try await device.play("new chess")
            await game.dispatch(asked("white > move e2e4"))
            try await until { device.haptics.felt == [.move] }
            #expect(device.sounds.played.isEmpty)

            device.app.settings.sounds = true
            device.app.settings.haptics = false
            await game.dispatch(asked("black > move e7e5"))
            try await until { device.sounds.played == [.move] }
            #expect(device.haptics.felt == [.move])
        }
    }

    @Test func aClockThatRunsLowIsHeardOnce() async throws {
        let clock = FakeClock()
        let device = Device(times: clock.times)
        device.app.effects.begin()
        // no other moment is waited for
        device.app.settings.timeMarks = ""
        let game = try await device.play("new chess clock=1")
        await game.dispatch(asked("white > start"))
        // the warning and the flag
        try await until { clock.waiting == 2 }
        clock.advance(39_900)
        #expect(clock.waiting == 2)
        clock.advance(200)
        try await until { device.sounds.played == [.lowTime] }
        await settled(game)
        #expect(clock.waiting == 1)
        clock.advance(1_000)
        #expect(clock.waiting == 1)
        #expect(device.sounds.played == [.lowTime])
        await device.end()
    }

    @MainActor
    private final class Finger {
        let felt = FeltPattern(pulses: [FeltPulse(pauseMs: 1, lengthMs: 1)], repeats: true)
    }

    @Test func aClockIsFeltForAsLongAsItIsHeld() async throws {
        try await onDevice { device in
            let game = try await device.play("new chess clock=1")
            await game.dispatch(asked("white > start"))
            let felt = HapticClock(device.app.haptics)
            weak var finger: Finger?
            do {
                let held = Finger()
                finger = held
                felt.hold { held.felt }
            }
            try await until { device.haptics.patterns.count >= 3 }
            felt.release()
            #expect(device.haptics.stops == 1)
            let rounds = device.haptics.patterns.count
            // what asked for the next round has ended
            try await until { finger == nil }
            #expect(device.haptics.patterns.count == rounds)

            felt.hold(game, .first, isOnce: true)
            try await until { device.haptics.patterns.count == rounds + 1 }
            let expected = try await game.feltClock(.first).get()?.pulses.count
            #expect(device.haptics.patterns.last?.pulses.count == expected)
            felt.release()

            device.app.settings.haptics = false
            felt.hold(game, .first)
            await settled(game)
            #expect(device.haptics.patterns.count == rounds + 1)
        }
    }
}
