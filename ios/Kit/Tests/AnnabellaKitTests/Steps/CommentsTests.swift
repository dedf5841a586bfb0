import AnnabellaCore
import Foundation
import Testing

@testable import AnnabellaKit

/// Something is said of a move by hand.
@MainActor
@Suite struct CommentsTests {
    private let moves = ["e2e4", "e7e5", "g1f3"]
    private let words = "Solid, and a little dull."

    /// Opens the field, which has the words from before, and writes others there.
    private func write(_ text: String, over before: String = "", on page: StepsPage) async throws {
        page.model.comment()
        let line = try #require(page.device.line)
        #expect(line.value == before && line.kind == .prose)
        #expect(page.device.app.dialogs.open?.answers.map(\.label) == ["Cancel", "Done"])
        try await page.device.write(text)
    }

    @Test func whatIsSaidOfAMoveIsThereWhenTheGameIsOpenedAgain() async throws {
        try await onDevice { device in
            device.reader.isSpeaking = true
            let game = try await device.play("new chess mode=casual")
            try await game.make(moves)
            let page = try await StepsPage(device, game)
            page.model.previous()
            try await page.at(2)
            try await write(words, on: page)
            try await until { page.model.comments == [words] }
            try await device.hear(words)
            // it stands and is said once
            try await until { device.app.announcer.lastSentence.hasSuffix(words) }
            #expect(page.model.remark.isEmpty && !page.model.sentence.contains(words))
            page.model.next()
            try await page.at(3)
            #expect(page.model.comments.isEmpty)
            let id = try #require(try await game.id().get())
            await page.leave()

            await device.restart()
            #expect(await device.app.opener.open(id, first: .person, second: .person))
            let again = try #require(device.app.games.current)
            #expect(try await again.notation().get().contains("{\(words)}"))
            let later = try await StepsPage(device, again)
            #expect(later.model.comments.isEmpty)
            later.model.previous()
            try await later.at(2)
            #expect(later.model.comments == [words])
            // an empty one takes it away
            try await write(" ", over: words, on: later)
            try await until { later.model.comments.isEmpty }
            await later.leave()
        }
    }

    @Test func theMoveIsNamedAndMarkedInTheList() async throws {
        try await onSteps("new chess mode=casual", moves) { page in
            let model = page.model
            @MainActor func marked() -> [UInt32] {
                model.rows.flatMap { [$0.first, $0.second].compactMap { $0 } }
                    .filter(\.hasComment).map(\.ply)
            }
            for (ply, title) in [(3, "2. ♘f3"), (2, "1… e5"), (0, "the start")] {
                model.jump(to: UInt32(ply))
                try await page.at(UInt32(ply))
                model.comment()
                #expect(page.device.app.dialogs.open?.title == "Comment on \(title)")
                try await page.device.write(words)
                try await until { model.comments == [words] }
            }
            try await until { marked() == [2, 3] }
        }
    }

    @Test func whoCancelsHasSaidNothing() async throws {
        try await onSteps("new chess mode=casual", moves) { page in
            try await write(words, on: page)
            try await until { page.model.comments == [words] }
            page.model.comment()
            page.device.app.dialogs.cancel()
            await settled(page.game)
            #expect(page.model.comments == [words])
        }
    }

    @Test func whatIsTooLongIsToldAndWrittenAnew() async throws {
        try await onSteps("new chess mode=casual", moves) { page in
            let long = String(repeating: "o", count: 2_001)
            try await write(long, on: page)
            let told = try await page.device.close()
            #expect(told.title == "That is not possible")
            #expect(told.words.hasPrefix("This comment cannot be kept."), "\(told.words)")
            #expect(told.words.contains("2001"), "\(told.words)")
            // nothing that was written is lost
            #expect(page.device.line?.value == long)
            try await page.device.write(String(long.dropLast()))
            try await until { page.model.comments.first?.count == 2_000 }
        }
    }

    @Test func byTheLawsNothingIsSaidOfAMoveBeforeTheEnd() async throws {
        try await onSteps("new chess mode=strict", ["e2e4"]) { page in
            page.model.comment()
            #expect(!page.model.mayComment && page.device.app.dialogs.open == nil)
            page.model.openMenu()
            try page.device.pick("Scoresheet")
            #expect(page.device.app.pages.top == .score)
            page.device.app.pages.back()
            for deed in ["white > resign", "white > confirm"] {
                _ = try await page.game.dispatch(asked(deed)).get()
            }
            try await until { page.model.mayComment }
        }
    }

    @Test func aReviewShowsAndReadsIt() async throws {
        try await onDevice { device in
            device.reader.isSpeaking = true
            let game = try await device.play("new chess mode=casual")
            try await game.make(["f2f3", "e7e5", "g2g4", "d8h4"])
            _ = try await game.comment(ply: 1, words).get()
            device.app.pages.path = [.game, .review]
            let page = device.app.reviewModel()
            await page.appear()
            page.strip?.pick(0)
            try await until { page.ply == 0 && page.comments.isEmpty }
            page.bar.last?.run()
            try await until { page.comments == [words] }
            try await device.hear(words)
            // it may be changed where the game is stepped through, and the review seen again
            _ = try await game.comment(ply: 1, "Weak.").get()
            await page.appear()
            try await until { page.comments == ["Weak."] }
        }
    }
}
