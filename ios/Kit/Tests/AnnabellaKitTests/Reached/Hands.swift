import AnnabellaCore
import Foundation

@testable import AnnabellaKit

/// What somebody does with the app: he taps, drags, writes and waits, and comes nowhere else
/// than where what he touches leads.
@MainActor
final class Hands {
    let device: Device
    /// What was told since something was done last.
    private(set) var told: [String] = []
    private(set) var game: GameModel?
    /// On which side somebody played before the game that was begun last as another one.
    private(set) var sideBefore: GameSide?
    private(set) var score: ScoreModel?
    private let clock: FakeClock
    private let there: There
    /// What other apps were offered, the first first.
    private var shared: [TextToShare] = []
    private var home: HomeModel
    private var newGame: NewGameModel?
    private var setup: SetupModel?
    private var arbiter: ArbiterModel?
    /// How the game ended, where that is seen.
    var result: ResultModel? { game.flatMap { $0.result.isOpen ? $0.result : nil } }
    private(set) var settings: SettingsModel?
    private var top: Page?
    private var running: [Task<Void, Never>] = []
    /// The page of the game is seen.
    private var playing: Task<Void, Never>?

    init(_ device: Device, _ clock: FakeClock) {
        self.device = device
        self.clock = clock
        there = There(clock.times)
        home = device.app.homeModel()
    }

    var app: Annabella { device.app }

    func act(_ line: String) async throws {
        if let times = line.wholeMatch(of: /(\d+) times (.*)/) {
            for _ in 0..<(Int(times.output.1) ?? 0) { try await act(String(times.output.2)) }
            return
        }
        let (what, rest) = cut(line)
        if !["new", "wait"].contains(what) { told = [] }
        switch what {
        case "new": try await start(parts(rest))
        case "begin": try await begin(parts(rest))
        case "tap":
            for square in rest.split(whereSeparator: { " ,".contains($0) }) {
                try board.tap(String(square))
                await settle()
            }
        case "drag":
            let squares = parts(rest, " ")
            try board.drag(squares[0], squares[1])
        case "read":
            device.reader.isSpeaking = true
            for square in parts(rest, " ") { try page().read(page().point(square)) }
        case "square": try actOnSquare(rest)
        case "press": try await press(parts(rest))
        case "menu": try await choose(parts(rest))
        case "arbiter": try await rule(parts(rest))
        case "type": try await type(rest)
        case "wait": clock.advance(milliseconds(rest) ?? 0)
        case "back":
            // out of the settings it goes by way of their list
            if case .settingsPage = app.pages.top { app.pages.back() }
            if app.pages.top == .game { game?.goBack() } else { app.pages.back() }
        case "answer": for words in parts(rest) { try await answer(words) }
        case "leave": try await comeBack()
        case "there":
            try await there.act(rest, shared: sharedLast, first: shared.first?.text ?? "")
        case "comes":
            // a link in a message is touched
            let link = there.text(rest).split(separator: "\n").last ?? ""
            guard let url = URL(string: String(link)) else { throw Problem("no link: \(link)") }
            app.arrive(url)
        case "copied": device.clipboard.text = there.text(rest)
        case "hold": try await hold(rest == "white" ? .first : .second)
        default: throw Problem("this is nothing that is done")
        }
        await settle()
    }

    /// Nothing is seen any more.
    func leave() async {
        await leaveGame()
        for task in running { task.cancel() }
        for task in running { await task.value }
    }

    /// Lets all be done that was asked, and the page be seen to which that leads.
    func settle() async {
        await settled()
        if let game { await settled(game.game) }
        await arrive()
        if let game { await settled(game.game) }
    }

    /// A game that is over is seen for a moment before its result.
    func waitForResult() {
        if let game, game.view.isOver, app.pages.top == .game { clock.advance(100) }
    }

    /// What other apps were offered last.
    var sharedLast: String {
        for text in [game?.post.shared, result?.shared].compactMap({ $0 })
        where !shared.contains(text) { shared.append(text) }
        return shared.last?.text ?? ""
    }

    /// On which side somebody plays the computer.
    var side: GameSide? { game.map { $0.view.first.player == .person ? .first : .second } }

    func page() throws -> GameModel {
        guard let game else { throw Problem("no game is on the table") }
        return game
    }

    /// Picks what VoiceOver offers on a square.
    private func actOnSquare(_ words: String) throws {
        device.reader.isSpeaking = true
        let (square, label) = cut(words)
        let page = try page()
        guard let point = page.point(square) else { throw Problem("no square: \(square)") }
        let all = page.board.actions(on: point)
        guard let action = all.first(where: { $0.label == label }) else {
            throw Problem("\(label) is not among \(all.map(\.label))")
        }
        action.run()
    }

    private var board: Finger {
        get throws { Finger(try page().board) }
    }
}

// MARK: A new game

extension Hands {
    private func start(_ wishes: [String]) async throws {
        await see()
        if wishes != ["Home"] { try await begin(wishes) }
    }

    /// The system ends the app, and its user comes back to the game.
    private func comeBack() async throws {
        await leave()
        (game, top, running) = (nil, nil, [])
        await device.restart()
        home = app.homeModel()
        await see()
        await home.play()
    }

    private func see() async {
        app.life.appear()
        run { [self] in
            for await sentence in observed({ self.app.announcer.lastSentence }) {
                if !sentence.isEmpty { told.append(sentence) }
            }
        }
        await home.appear()
        run { [home] in await home.followLetters() }
    }

    private func begin(_ wishes: [String]) async throws {
        try await press([wishes[0]])
        newGame?.isOpen = true
        var later: [String] = []
        for wish in wishes.dropFirst() where try await !agree(wish) { later.append(wish) }
        if let from = later.first(where: { $0.hasPrefix("from ") }) {
            app.pages.back()
            await settle()
            try await press(["Set up a position"])
            try await press(["Type the position", String(from.dropFirst(5))])
            let placement = cut(String(from.dropFirst(5))).0
            try await until { self.setup?.fen?.hasPrefix(placement + " ") == true }
            await settle()
            try await press([wishes[0]])
        } else {
            try await press(["Start the game"])
        }
        try await until { self.app.pages.top == .game }
        await settle()
        if !later.contains("waiting"), let start = buttons.first(where: { $0.label == "Start" }) {
            await start.run()
        }
    }

    /// Chooses something on the page of a new game; false for what comes later.
    private func agree(_ wish: String) async throws -> Bool {
        let (first, rest) = cut(wish)
        if first == "from" || wish == "waiting" { return false }
        if first == "clock" {
            try await press(["Other …", rest])
            try await until { self.newGame?.agreed.clock == rest }
        } else if first == "target" {
            newGame?.target?.write(rest)
        } else if first == "days" {
            newGame?.days?.write(rest)
        } else if first == "level" {
            try await until { self.newGame?.level.slider != nil }
            let steps = newGame?.level.slider?.steps ?? []
            let words = steps.first { $0.hasSuffix(rest) || $0.contains(" \(rest) ") }
            try newGame?.level.slide(to: words ?? rest)
        } else if rest.hasPrefix("is ") {
            let name = String(rest.dropFirst(3))
            switch first {
            case "White": newGame?.settings.whiteName = name
            case "Black": newGame?.settings.blackName = name
            case "Opponent": newGame?.settings.correspondent = name
            default: newGame?.settings.ownName = name
            }
        } else if try await !pickIn(wish) {
            try await press([wish])
        }
        return true
    }

    /// Picks in the list that a line opens; false for what opens none.
    private func pickIn(_ wish: String) async throws -> Bool {
        guard let colon = wish.firstRange(of: ": ") else { return false }
        let line = String(wish[..<colon.lowerBound])
        guard labels.contains(line) else { return false }
        try await press([line])
        guard let dialog = app.dialogs.open else { throw Problem("\(line) asks nothing") }
        let values = parts(String(wish[colon.upperBound...]), ",")
        if case .some(let rows) = dialog.content {
            let touched = Set(rows.filter { values.contains($0.label) }.map(\.id))
            guard touched.count == values.count else { throw Problem("no \(values)") }
            app.dialogs.agree(dialog.chosen.symmetricDifference(touched))
        } else {
            for value in values { try await answer(value) }
        }
        return true
    }
}

// MARK: Buttons and questions

extension Hands {
    private struct Button {
        let label: String
        let run: @MainActor () async -> Void
    }

    private func press(_ parts: [String]) async throws {
        if parts[0] == app.text(.resultAgain) { sideBefore = side }
        var (label, number) = (parts[0], 1)
        if let match = label.wholeMatch(of: /(.*) \((\d)\)/) {
            (label, number) = (String(match.output.1), Int(match.output.2) ?? 1)
        }
        try await until {
            self.waitForResult()
            await self.arrive()
            return self.buttons.count { $0.label == label } >= number
        }
        await buttons.filter { $0.label == label }[number - 1].run()
        for words in parts.dropFirst() { try await answer(words) }
        await settle()
    }

    private func choose(_ parts: [String]) async throws {
        let label = parts[0]
        // what is often done is in the bar
        let all = try page().menu + page().offered
        guard let action = all.first(where: { app.text($0.label) == label }) else {
            throw Problem("\(label) is not among \(menu)")
        }
        action.run()
        for words in parts.dropFirst() { try await answer(words) }
        await settle()
    }

    /// Answers what is asked over the page: writes where there is a line, else picks.
    private func answer(_ words: String) async throws {
        await settle()
        // what can be chosen may stand on the page
        if case .settingsPage = app.pages.top { return try await press([words]) }
        try await until { self.app.dialogs.open != nil }
        guard let dialog = app.dialogs.open else { return }
        if case .lines(let lines) = dialog.content {
            // a passphrase is written twice
            app.dialogs.write(lines.map { _ in words })
        } else if device.offered.contains(words) {
            try device.pick(words)
        } else if let answer = dialog.answers.first(where: { $0.label == words }) {
            if answer.role == .cancel { app.dialogs.cancel() } else { app.dialogs.agree() }
        } else {
            throw Problem("\(words) is no answer to \(dialog.title)")
        }
        await settle()
    }

    private func rule(_ parts: [String]) async throws {
        try await choose(["Arbiter"])
        let (color, rest) = cut(parts[0])
        let ruling = color == "white" ? rest : color == "black" ? "\(rest) (2)" : parts[0]
        try await press([ruling] + parts.dropFirst())
        if app.pages.top == .arbiter { app.pages.back() }
    }

    /// A finger is held on a player's clock until a round of it was felt.
    private func hold(_ color: GameSide) async throws {
        let felt = device.haptics.patterns.count
        try page().hold(color)
        try await until { self.device.haptics.patterns.count > felt }
        try page().release()
    }

    private func type(_ text: String) async throws {
        try await choose(["Type a move or a question"])
        let entry = try page().access.entry
        entry.text = text
        entry.send()
    }

    /// What the menu of the game has.
    var menu: [String] { game?.menu.map { app.text($0.label) } ?? [] }

    /// The labels of the buttons on the page.
    var labels: [String] { buttons.map(\.label) }

    private var buttons: [Button] {
        switch app.pages.top {
        case nil:
            home.lines.map { line in button(line.label) { self.home.go(line) } }
                + [
                    button(.postPaste) { self.home.paste() },
                    Button(label: home.goOn) { await self.home.play() },
                ]
                + home.running.map { game in
                    Button(label: game.sentence) { await self.home.goOn(game) }
                }
        case .newGame: newGame.map(buttons(of:)) ?? []
        case .setup: setup.map(buttons(of:)) ?? []
        case .game:
            (result.map(buttons(of:))
                ?? (game?.offered ?? []).map { action in button(action.label) { action.run() } })
                + switches
        case .arbiter:
            arbiter.map { page in
                page.groups.flatMap(\.deeds).map { deed in button(deed.label) { deed.run() } }
                    + [button(page.clockSwitch.label) { page.clockSwitch.run() }]
            } ?? []
        case .score:
            (score?.sheets ?? []).compactMap { sheet in
                sheet.write.map { label in button(label) { self.score?.write(on: sheet) } }
            }
        case .settings, .settingsPage:
            SettingsGroup.allCases.map { group in
                button(group.title) { self.settings?.open(group, beside: false) }
            }
                // whoever looks for a line goes through the pages
                + (settings?.lines ?? []).map { line in
                    button(line.label) { self.settings?.act(line) }
                }
        default: []
        }
    }

    /// To the boards beside that on the table.
    private var switches: [Button] {
        guard let boards = game?.boards, boards.areSeveral else { return [] }
        return [
            button(.boardsPrevious) { boards.step(by: -1) },
            button(.boardsNext) { boards.step(by: 1) },
        ]
    }

    private func button(_ label: LabelName, _ run: @escaping @MainActor () async -> Void) -> Button
    {
        Button(label: app.text(label), run: run)
    }

    private func buttons(of page: ResultModel) -> [Button] {
        [
            button(.resultAgain) { await page.again() },
            button(.resultShare) { await page.share() },
            button(.resultHome) { page.home() },
        ]
    }

    private func buttons(of page: SetupModel) -> [Button] {
        [
            button(.setupFen) { page.askText() },
            button(.setup960) { page.askNumber() },
            button(.setupUsual) { page.setUsual() },
            button(.setupClear) { page.clear() },
            button(.homePlayComputer) { await page.play(betweenPeople: false) },
            button(.homeTwoPlayers) { await page.play(betweenPeople: true) },
        ]
    }

    private func buttons(of page: NewGameModel) -> [Button] {
        let (agreed, more) = (page.agreed, page.more)
        func few(_ options: FewOptions?) -> [Button] {
            (options?.choices ?? []).map { choice in
                Button(label: choice.label) { options?.pick(choice) }
            }
        }
        func turn(_ label: LabelName, _ choice: ReferenceWritableKeyPath<Agreement, Bool>) -> Button
        {
            button(label) { agreed[keyPath: choice].toggle() }
        }
        var all = few(page.game) + few(page.lines) + few(page.opponent)
        all += few(page.color) + few(page.clock)
        for part in page.boards.parts {
            switch part.content {
            case .value(let line): all.append(Button(label: line.name) { line.act() })
            case .flag(let flag): all.append(Button(label: flag.name) { flag.set(!flag.isOn()) })
            case .options(let options): all += few(options)
            default: break
            }
        }
        all += few(more.variant)
        if let rules = page.rules {
            all += rules.rows.map { row in Button(label: row.name) { rules.pick(row) } }
        }
        if let choice = more.unsupervised {
            all.append(Button(label: choice.name) { choice.set(!choice.isOn()) })
        }
        if more.canKeepScore { all.append(turn(.newScore, \.scoreByHand)) }
        all += few(more.press)
        if more.canHaveOdds { all.append(turn(agreed.kind.oddsLabel, \.hasOdds)) }
        all += few(more.blackClock) + few(more.blind)
        if more.playsBlind != nil { all.append(turn(.newPlayBlind, \.playsBlind)) }
        if more.isBlind { all.append(turn(.newAppRepeats, \.appRepeats)) }
        for line in more.terms.lines { all.append(button(line.name) { line.choose() }) }
        if let duties = more.duties { all.append(button(.newDuties) { duties.choose() }) }
        return all + few(more.hidden) + [button(.newStart) { await page.start() }]
    }
}

// MARK: Pages

extension Hands {
    /// The page is seen to which somebody has come.
    private func arrive() async {
        if let current = app.games.current, current !== game?.game {
            await leaveGame()
            game = app.gameModel(current)
        }
        if app.pages.top != .game {
            await leaveGame()
        } else if playing == nil, let game {
            playing = Task { await game.run() }
        }
        guard top != app.pages.top else { return }
        top = app.pages.top
        switch top {
        case nil: await home.appear()
        case .newGame(let opponent):
            let page = app.newGameModel(opponent)
            newGame = page
            await page.appear()
        case .setup:
            let page = app.setupModel()
            setup = page
            await page.appear()
        case .arbiter:
            guard let current = app.games.current else { return }
            let page = app.arbiterModel(current)
            arbiter = page
            run { await page.run() }
        case .score:
            guard let current = app.games.current else { return }
            let page = app.scoreModel(current)
            score = page
            run { await page.run() }
        case .settings: settings = app.settingsModel()
        default: return
        }
    }

    /// Another page is before that of the game.
    private func leaveGame() async {
        playing?.cancel()
        await playing?.value
        playing = nil
    }

    private func run(_ work: @escaping @MainActor () async -> Void) {
        running.append(Task { await work() })
    }
}

/// A finger on a board.
@MainActor
private struct Finger {
    private let board: BoardModel

    init(_ board: BoardModel) {
        self.board = board
    }

    private var geometry: BoardGeometry {
        BoardGeometry(
            size: CGSize(width: 480, height: 480), isFlipped: board.isFlipped,
            board: board.picture.size)
    }

    private func middle(_ square: String) throws -> CGPoint {
        guard let number = board.picture.kind.square(square, on: board.picture.size) else {
            throw Problem("\(square) is no square")
        }
        return geometry.middle(of: number)
    }

    func tap(_ square: String) throws {
        let point = try middle(square)
        board.touch.move(to: point, in: geometry)
        board.touch.end(at: point, in: geometry)
    }

    func drag(_ from: String, _ to: String) throws {
        board.touch.move(to: try middle(from), in: geometry)
        board.touch.move(to: try middle(to), in: geometry)
        board.touch.end(at: try middle(to), in: geometry)
    }
}

extension GameKind {
    /// The point of a square by its name on the board of this game.
    func square(_ name: String, on board: BoardSize) -> Int? {
        board.points.first { self.name(of: $0, on: board) == name }
    }
}

extension GamePage {
    /// The point of a square by its name.
    fileprivate func point(_ name: String) -> Int? { view.kind.square(name, on: view.size) }
}
