import AnnabellaCore
import Testing

@testable import AnnabellaKit

/// The settings' page.
@MainActor
@Suite struct SettingsTests {
    @Test func switchesAndChoicesCountAtOnceAndAreKept() async throws {
        try await onDevice { device in
            let page = device.app.settingsModel()
            let sounds = try page.line(.settingsSounds)
            #expect(page.isOn(sounds))
            page.set(sounds, isOn: false)
            #expect(!device.app.settings.sounds)
            page.act(sounds)
            #expect(page.isOn(sounds))

            let style = try page.line(.settingsStyle)
            #expect(page.value(of: style) == "knight, f 3")
            page.act(style)
            try device.pick("Nf3")
            #expect(page.value(of: style) == "Nf3")
            await device.restart()
            #expect(device.app.settings.speechStyle == .san)
        }
    }

    @Test func eachGameHasItsOwnClock() async throws {
        try await onDevice { device in
            let agreed = device.app.settings.betweenPeople
            agreed.clock = "15+10"
            agreed.pressByHand = true
            agreed.game = .yinYang
            #expect(agreed.clock == "none" && !agreed.pressByHand)
            agreed.clock = "3"
            agreed.game = .chess
            #expect(agreed.clock == "15+10" && agreed.pressByHand)
        }
    }

    @Test func thePagesAreListedAndOpenEachByItself() async throws {
        try await onDevice { device in
            let list = device.app.settingsModel()
            #expect(list.shown(beside: false) == nil && list.title(beside: false) == "Settings")
            let card = try #require(list.page().parts.first)
            #expect(
                card.parts.map(\.label) == [
                    "Play", "Board and pieces", "Sound and voice", "Accessibility", "Language",
                    "Laws",
                    "About Annabella",
                ])
            #expect(card.parts.allSatisfy { $0.icon != nil && !$0.isChosen })
            device.app.pages.go(.settings)
            list.open(.access, beside: false)
            #expect(device.app.pages.path == [.settings, .settingsPage(.access)])
            let page = device.app.settingsModel(of: .access)
            #expect(page.title(beside: false) == "Accessibility")
            #expect(page.cards(of: .access).map(page.name) == [nil, "Checkers", "Blind play"])
            list.openAbout()
            #expect(device.app.pages.top == .about)
        }
    }

    @Test func onAWideScreenTheListStaysBesideItsPage() async throws {
        try await onDevice { device in
            let page = device.app.settingsModel()
            device.app.pages.go(.settings)
            #expect(page.shown(beside: true) == .play)
            page.open(.board, beside: true)
            // back leads out of all settings
            #expect(device.app.pages.path == [.settings])
            #expect(page.shown(beside: true) == .board && page.title(beside: true) == "Settings")
            // and turned upright it is the same page
            #expect(page.shown(beside: false) == .board)
            #expect(page.title(beside: false) == "Board and pieces")
            let columns = page.page(beside: true).parts
            #expect(columns.count == 2)
            #expect(
                columns[0].parts[0].parts.filter(\.isChosen).map(\.label) == ["Board and pieces"])
        }
    }

    @Test func theTimesThatAreToldAreChosenFromAList() async throws {
        try await onDevice { device in
            let page = device.app.settingsModel()
            let marks = try page.line(.settingsTimeMarks)
            #expect(page.value(of: marks) == "5:00, 1:00, 0:10")
            page.act(marks)
            let places = ["1:00", "0:30", "0:10"].compactMap(device.offered.firstIndex)
            device.app.dialogs.agree(Set(places))
            #expect(device.app.settings.timeMarks == "60 30 10")
            page.act(marks)
            device.app.dialogs.agree([])
            #expect(page.value(of: marks) == "Never")
        }
    }

    @Test func aPercentageIsOneOfTheStepsOrWhatIsChosenByOtherMeans() async throws {
        try await onDevice { device in
            device.app.settings.voiceRate = 110
            let page = device.app.settingsModel()
            let rate = try page.line(.settingsVoiceRate)
            #expect(page.value(of: rate) == "110 %")
            page.act(rate)
            #expect(Array(device.offered.prefix(5)) == ["50 %", "75 %", "100 %", "110 %", "125 %"])
            try device.pick("150")
            #expect(device.app.settings.voiceRate == 150)
        }
    }

    @Test func boardsAndPiecesAreChosenByTheirPictures() async throws {
        try await onDevice { device in
            let page = device.app.settingsModel()
            @MainActor func theme(_ theme: Theme) -> Theme {
                theme.dressed(device.app.settings, device.app.labels)
            }
            #expect(theme(.light) == .light && theme(.highContrast) == .highContrast)
            let walnut = try #require(
                page.colours(on: .light).first { $0.name == .settingsBoardWalnut })
            walnut.choose()
            #expect(
                page.colours(on: .dark).filter(\.isChosen).map(\.name) == [.settingsBoardWalnut])
            #expect(theme(.light).darkSquare == BoardColours.walnut.dark)
            #expect(theme(.dark).darkSquare == BoardColours.walnut.darkAtNight)
            // there is one kind of squares alone
            #expect(page.colours(on: .highContrast).isEmpty)
            #expect(theme(.highContrast) == .highContrast)
            let letters = try #require(page.pieces(on: .highContrast).last)
            letters.choose()
            #expect(theme(.light).letters == ["P", "N", "B", "R", "Q", "K"])
            device.app.settings.language = .german
            #expect(theme(.light).letters == ["B", "S", "L", "T", "D", "K"])
            await device.restart()
            #expect(device.app.settings.board == .walnut)
            #expect(device.app.settings.pieces == .letters)
        }
    }

    @Test func anotherLanguageIsThereAtOnce() async throws {
        try await onDevice { device in
            let page = device.app.settingsModel()
            let english = try page.line(.settingsEnglish)
            let german = try page.line(.settingsGerman)
            #expect(page.isOn(english) && !page.isOn(german))
            page.act(german)
            #expect(!page.isOn(english) && page.isOn(german))
            let theme = try page.line(.settingsTheme)
            #expect(device.app.text(theme.label) == "Farben")
            page.act(theme)
            try device.pick("Dunkel")
            #expect(device.app.settings.theme == .dark)
        }
    }

    @Test func theKeysCanBeChangedFromHere() async throws {
        try await onDevice { device in
            let page = device.app.settingsModel()
            page.act(try page.line(.keysTitle))
            #expect(device.app.pages.top == .keys)
        }
    }

    @Test func everyLineSaysHowItStandsAndCanBeChosen() async throws {
        try await onDevice { device in
            let page = device.app.settingsModel()
            for line in page.lines {
                guard case .choice = line.kind else { continue }
                #expect(page.value(of: line) != nil, "\(line.label)")
                for place in 0..<2 {
                    page.act(line)
                    device.app.dialogs.pick(place)
                }
                let chosen = page.value(of: line)
                page.act(line)
                #expect(device.offered[1] == chosen)
                device.app.dialogs.close()
            }
        }
    }

    /// What another version kept, or somebody has changed by hand.
    @Test(arguments: [Int.min, -1, 99, 5_000_000_000, Int.max])
    func aNumberThatCannotBeIsRefusedWithWords(_ number: Int) async throws {
        try await onDevice { device in
            for key in [
                "rating", "full-seconds", "start960", "voice-rate", "voice-pitch",
            ] { device.kept.keep(number, as: key) }
            let app: Annabella = device.app
            let settings = app.settings
            settings.isFair = false
            settings.againstComputer.chess960 = true
            settings.timeMarks = "\(number)"
            let game = app.newGameModel(.computer)
            await game.appear()
            await game.start()
            #expect(app.games.current == nil)
            #expect(try await !device.close().words.isEmpty)
            settings.fullStrength = true
            #expect(game.level.seconds == String(number))
            await game.start()
            #expect(app.games.current != nil || app.dialogs.open != nil)
            _ = await AppCommands(
                app.gameDependencies, try await device.play("new chess")
            ).obey(
                "faster", number: nil)
            #expect(Settings.voiceRates.contains(settings.voiceRate))
            #expect(Settings.voicePitches.contains(settings.voicePitch))
            let page = app.settingsModel()
            for line in page.lines { _ = page.value(of: line) }
        }
    }

    @Test func theRulesOfNewGamesAreThoseOfBothKinds() async throws {
        try await onDevice { device in
            let page = device.app.settingsModel()
            let rules = try page.line(.settingsNewGames)
            #expect(page.value(of: rules) == "Friendly")
            device.app.settings.betweenPeople.strict = true
            #expect(page.value(of: rules) == device.app.text(.settingsDiffers))
            page.act(rules)
            try device.pick("By the Laws")
            #expect(page.value(of: rules) == "By the Laws")
            #expect(device.app.settings.againstComputer.strict)
        }
    }

    @Test func thereIsNoLineForVolumeKeys() async throws {
        try await onDevice { device in
            let page = device.app.settingsModel()
            #expect(!page.has(.settingsVolumeKeys))
            let lines = page.lines
            #expect(Set(lines.map(\.label)).count == lines.count)
        }
    }
}

extension SettingsModel {
    /// Of all pages.
    var lines: [SettingsLine] {
        SettingsGroup.allCases.flatMap { cards(of: $0).flatMap(\.lines) }
    }

    func has(_ label: LabelName) -> Bool { lines.contains { $0.label == label } }

    func line(_ label: LabelName) throws -> SettingsLine {
        try #require(lines.first { $0.label == label })
    }
}
