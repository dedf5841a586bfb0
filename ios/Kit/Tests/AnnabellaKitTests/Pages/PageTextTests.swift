import AnnabellaCore
import Foundation
import Testing

@testable import AnnabellaKit

/// What is on each page and in which order, compared with `Tests/Pictures/pages.txt`. After a
/// change that is meant, `ANNABELLA_UPDATE=1` takes over what there is now: read the diff, and
/// look whether Android has it in the same places.
@MainActor
@Suite struct PageTextTests {
    private let isUpdated = ProcessInfo.processInfo.environment["ANNABELLA_UPDATE"] == "1"
    private let moves = ["e2e4", "e7e5", "g1f3"]

    @Test func everyPageHasItsPartsInTheirPlaces() async throws {
        var pages = try await before()
        pages += try await exercises()
        pages += try await inGames()
        pages += try await blind()
        pages += try await after()
        let seen = pages.map { "# \($0.name)\n\($0.page.text())" }.joined(separator: "\n")
        let file = project.appendingPathComponent("ios/Kit/Tests/Pictures/pages.txt")
        if isUpdated { try seen.write(to: file, atomically: true, encoding: .utf8) }
        let kept = try String(contentsOf: file, encoding: .utf8)
        // all of both would be cut off in a log
        let changes = seen.components(separatedBy: "\n")
            .difference(from: kept.components(separatedBy: "\n")).map(\.described)
        #expect(changes == [], "a page has other parts, or in other places")
    }

    private typealias Named = (name: String, page: PagePart)

    private func before() async throws -> [Named] {
        var pages: [Named] = []
        try await onDevice { device in
            let home = device.app.homeModel()
            await home.appear()
            pages.append(("Home", home.page))
            let computer = device.app.newGameModel(.computer)
            await computer.appear()
            pages.append(("New game, against the computer", computer.page))
            computer.isOpen = true
            pages.append(("New game, with all that is rarely changed", computer.page))
            computer.isOpen = false
            let rules = device.app.rulesModel(.computer)
            pages.append(("By the Laws, against the computer", rules.page))
            await home.choose(.yinYang)
            pages.append(("New game, Yin-Yang", computer.page))
            let people = device.app.newGameModel(.person)
            await people.appear()
            people.agreed.game = .chess
            try people.rules?.pick("Classical")
            pages.append(
                ("By the Laws, for two", device.app.rulesModel(.person).page))
            try people.rules?.pick("Friendly")
            try people.clock.pick("None")
            await home.choose(.checkers)
            pages.append(("New game, checkers for two", people.page))
            await home.choose(.chess)
            pages.append(
                ("New game, by correspondence", device.app.newGameModel(.correspondent).page))
            await home.choose(.checkers)
            let settings = device.app.settingsModel()
            pages.append(("Settings", settings.page()))
            for group in SettingsGroup.allCases {
                let page = device.app.settingsModel(of: group).page()
                pages.append(("Settings, \(page.label)", page))
            }
            pages.append(("Settings, on a wide screen", settings.page(beside: true)))
            let clock = device.app.clockModel()
            let seen = Task { await clock.appear() }
            try await until { !clock.faces[0].left.isEmpty }
            pages.append(("Clock", clock.page))
            seen.cancel()
            await seen.value
        }
        return pages
    }

    private func exercises() async throws -> [Named] {
        var pages: [Named] = []
        // an answer takes no time, however busy the machine is
        try await onDevice(times: FakeClock().times) { device in
            let list = device.app.exercisesModel()
            await list.appear()
            pages.append(("Exercises", list.page))
            for exercise in [Exercise.colours, .checks] {
                try await onExercise(device, exercise) { page in
                    await page.giveUp()
                    // the tasks are drawn by lot
                    pages.append(("Exercise, \(page.title)", page.page(task: "…", verdict: "…")))
                    await page.answer("quit")
                    pages.append(("Its result", page.page(task: "…", verdict: "…")))
                }
            }
        }
        return pages
    }

    private func inGames() async throws -> [Named] {
        var pages: [Named] = []
        let clock = FakeClock()
        try await onTable("new chess mode=casual clock=5", times: clock.times) { table in
            try await until { table.model.players.near != nil }
            for move in moves { try await table.game.make([move]) }
            try await table.plies(3)
            pages.append(("Two players", table.model.page(.upright)))
            pages.append(("Two players, lying", table.model.page(.beside)))
            pages.append(("Two players, on a wide screen", table.model.page(.beside, isWide: true)))
            pages.append(("The menu of it", table.model.menuPage))
            try table.pick("Resign")
            try await until { table.model.offers(.answerNo) }
            pages.append(("A question in it", table.model.page(.upright)))
            try table.pick("No")
            try await until { !table.model.offers(.answerNo) }
            table.app.pages.go(.steps)
            let steps = try await StepsPage(table.device, table.game)
            try await until { steps.model.players.near != nil }
            pages.append(("Step through", steps.model.page(.upright)))
            pages.append(("More of it", steps.model.menuPage))
            _ = try await table.game.comment(ply: 3, "As I always do.").get()
            steps.model.last()
            try await until { !steps.model.comments.isEmpty }
            pages.append(("Step through, a move with a comment", steps.model.page(.upright)))
            await steps.leave()
        }
        pages += try await atTable(clock)
        for (name, line) in [
            ("Against the computer", "new chess black=rating:1200"),
            ("Yin-Yang against the computer", "new yin-yang mode=casual size=9 white=level:1"),
            ("By the Laws", "new chess mode=strict clock=90"),
        ] {
            try await onTable(line, times: clock.times) { table in
                try await until { table.model.players.near != nil }
                await settled(table.game)
                pages.append((name, table.model.page(.upright)))
                pages.append(("The menu of it", table.model.menuPage))
                guard table.view.mode == .strict else { return }
                let arbiter = table.app.arbiterModel(table.game)
                let seen = Task { await arbiter.run() }
                try await until { arbiter.panel(of: .second) != nil }
                pages.append(("Arbiter", arbiter.page))
                seen.cancel()
                await seen.value
            }
        }
        return pages
    }

    private func atTable(_ clock: FakeClock) async throws -> [Named] {
        var pages: [Named] = []
        try await onTable("new chess mode=casual clock=5", times: clock.times) { device in
            device.isTablet = true
            device.start()
        } _: { table in
            table.model.isAtTable = true
            for move in moves { try await table.game.make([move]) }
            try await table.plies(3)
            let sizes = [
                ("lying", CGSize(width: 1_180, height: 820)),
                ("upright", CGSize(width: 820, height: 1_180)),
            ]
            for (name, size) in sizes {
                let layout = TableLayout(size, lineHeight: 22, isMirrored: false)
                pages.append(("Two players at a table, \(name)", table.model.page(atTable: layout)))
            }
            table.model.table.near.buttons[2].run()
            try await until { !table.model.table.far.question.isEmpty }
            let layout = TableLayout(sizes[0].1, lineHeight: 22, isMirrored: false)
            pages.append(("One of them asks to take back", table.model.page(atTable: layout)))
        }
        return pages
    }

    private func blind() async throws -> [Named] {
        var pages: [Named] = []
        try await onBlindPage { pages.append(("Blind play", $0.model.page)) }
        return pages
    }

    private func after() async throws -> [Named] {
        var pages: [Named] = []
        let clock = FakeClock()
        try await onTable("new chess mode=casual", times: clock.times) { table in
            for line in ["white > move e2e4", "black > resign", "black > confirm"] {
                _ = try await table.game.dispatch(asked(line)).get()
            }
            try await table.result(clock)
            pages.append(("Result", table.model.page(.upright)))
            table.model.closeResult()
            pages.append(("Result, closed", table.model.page(.upright)))
        }
        try await onDevice { device in
            try await device.take(twoGames)
            let library = device.app.libraryModel(ofDeleted: false)
            try await shown(library) {
                try await until { library.rows.count == 2 }
                library.typed = "a"
                pages.append(("Saved games, searched", library.page()))
            }
        }
        return pages
    }
}

extension CollectionDifference<String>.Change {
    /// The line, what became of it, and where.
    fileprivate var described: String {
        switch self {
        case .insert(let at, let line, _): "\(at + 1) + \(line)"
        case .remove(let at, let line, _): "\(at + 1) - \(line)"
        }
    }
}
