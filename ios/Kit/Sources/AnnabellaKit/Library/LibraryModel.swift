import AnnabellaCore
import Foundation
import Observation

/// The saved games, or those that were deleted and can be restored.
@MainActor
@Observable
public final class LibraryModel {
    public typealias Action = Option<@MainActor () -> Void>

    public let isOfDeleted: Bool
    /// All of them.
    public private(set) var rows: [GameRow] = []
    /// The words by which games are looked for; empty for all.
    public var typed = "" {
        didSet { if typed != oldValue { tellFound() } }
    }
    /// Which game is shown beside the list, where there is room.
    private var chosen: String?
    /// Nothing is here, and that is known.
    public private(set) var isEmpty = false
    /// A file with games is to be chosen.
    public var isImporting = false {
        didSet {
            dependencies.overlay.show(
                isImporting ? .opening(self) : nil, instead: .opening, of: self
            ) {
                [weak self] in self?.isImporting = false
            }
        }
    }
    /// What is to be written to a place that is to be chosen.
    public var outgoing: OutgoingFile? {
        didSet {
            dependencies.overlay.show(nil, instead: .saving, of: self) {}
            if let outgoing { Task { await askPlace(for: outgoing) } }
        }
    }
    /// What another app is to get.
    public var shared: TextToShare? {
        didSet {
            dependencies.overlay.show(shared.map { .sharing($0) }, instead: .sharing, of: self) {
                [weak self] in self?.shared = nil
            }
        }
    }

    /// What the page works with.
    struct Dependencies {
        let library: GameLibrary
        let games: Games
        let exchange: Exchange
        let opener: GameOpener
        let pages: Pages
        let dialogs: Dialogs
        let overlay: Overlay
        let localization: Localization
        let announcer: Announcer
        let sharedFolder: String
    }

    private let dependencies: Dependencies
    private var localization: Localization { dependencies.localization }
    @ObservationIgnored private var telling: Int?
    @ObservationIgnored private var refreshes = 0
    @ObservationIgnored private var isOpening = false

    init(_ dependencies: Dependencies, ofDeleted: Bool) {
        self.dependencies = dependencies
        isOfDeleted = ofDeleted
    }

    public var title: String { localization.text(isOfDeleted ? .libraryDeleted : .homeSaved) }

    /// Shows the games, and tells what came of files, until the task is cancelled.
    public func appear() async {
        await refresh()
        telling = nil
        for await news in observed({ [exchange = dependencies.exchange] in exchange.news }) {
            if let first = news.first { await tell(first) }
        }
    }

    private func tell(_ news: Exchange.News) async {
        guard telling != news.id else { return }
        telling = news.id
        let told: @MainActor () -> Void = { [exchange = dependencies.exchange] in
            exchange.told(news)
        }
        switch news.what {
        case .failed(let error): dependencies.opener.tell(error, told: told)
        case .refused(let reason): dependencies.opener.tell(ofFile: reason, told: told)
        case .imported(let phrases):
            await refresh()
            let words = phrases.map(\.printed).joined(separator: "\n")
            dependencies.dialogs.tell(localization.text(.libraryImport), words, told: told)
        }
    }

    private func refresh() async {
        refreshes += 1
        let number = refreshes
        let listed =
            isOfDeleted
            ? await dependencies.library.deleted(localization.speech)
            : await dependencies.library.list(localization.speech)
        // one that was asked for later knows more
        guard number == refreshes else { return }
        switch listed {
        case .failure(let error): dependencies.opener.tell(error)
        case .success(let games):
            let names = GameNames(labels: localization.labels, locale: localization.locale)
            rows = games.map { GameRow($0, ofDeleted: isOfDeleted, names) }
            isEmpty = rows.isEmpty
        }
    }

    // MARK: What is looked for

    /// Those that are found, or all of them.
    public var found: [GameRow] { GameSearch.find(rows, typed) }

    /// How many are found; nil where none are looked for.
    public var foundWords: String? {
        typed.isEmpty ? nil : "\(localization.text(.libraryFound)) \(found.count)"
    }

    private func tellFound() {
        guard let foundWords else { return }
        Task { [dependencies, language = localization.labels.language] in
            await dependencies.announcer.say(foundWords, in: language, isRemembered: false)
        }
    }

    /// The one that is shown beside the list: the one that was chosen, as long as it is found.
    public var shown: GameRow? {
        let found = found
        return found.first { $0.id == chosen } ?? found.first
    }

    public func choose(_ row: GameRow) { chosen = row.id }

    /// Looks back at a game.
    public func review(_ row: GameRow) {
        guard row.mayReview else { return }
        open(row) { $0.go(.review) }
    }

    // MARK: What can be done

    /// Goes on with a game, or repairs it.
    public func open(_ row: GameRow) { open(row) { _ in } }

    private func open(_ row: GameRow, then go: @escaping @MainActor (Pages) -> Void) {
        let game = row.game
        guard row.opens else { return }
        if game.isDamaged { return askRepair(game) }
        guard let content = game.content, !isOpening else { return }
        isOpening = true
        let enter = dependencies.opener.fromHere()
        Task {
            defer { isOpening = false }
            if await dependencies.opener.open(
                game.id, first: content.first.player, second: content.second.player)
            {
                let isShown = await dependencies.opener.show(enter: enter)
                if isShown, dependencies.pages.top == .game { go(dependencies.pages) }
            }
        }
    }

    /// All that can be done with a game.
    public func actions(on row: GameRow) -> [Action] {
        let game = row.game
        if isOfDeleted {
            return [action(.libraryRestore) { $0.done { await $0.library.restore(game.id) } }]
        }
        let canBeWritten = game.content != nil
        let all: [(Bool, Action)] = [
            (game.canGoOn, action(.libraryOpen) { $0.open(row) }),
            (game.isDamaged, action(.libraryRepair) { $0.askRepair(game) }),
            (game.canGoOn, action(.libraryRename) { $0.rename(game) }),
            (canBeWritten, action(.libraryShare) { $0.share(game) }),
            (canBeWritten, recordExport(of: row)),
            (canBeWritten, action(.libraryExportBraille) { $0.export(row, .braille) }),
            (true, deletion(of: row)),
        ]
        return all.filter(\.0).map(\.1)
    }

    /// Asks before a game is deleted.
    public func deletion(of row: GameRow) -> Action {
        action(.libraryDelete) { $0.askDelete(row.game) }
    }

    /// What can be done with all of them.
    public var pageActions: [Action] {
        if isOfDeleted { return [action(.libraryPurge) { $0.askPurge() }] }
        return [
            action(.libraryImport) { $0.isImporting = true },
            action(.libraryExportAll) { $0.exportAll(.chess, as: .pgn) },
            action(.libraryExportAllPdn) { $0.exportAll(.checkers, as: .pdn) },
            action(.libraryExportAllSgf) { $0.exportAll(.yinYang, as: .sgf) },
            action(.libraryDeleted) { $0.dependencies.pages.go(.library(ofDeleted: true)) },
        ]
    }

    /// A file was chosen, or none.
    public func imported(_ file: URL?) {
        isImporting = false
        if let file { dependencies.exchange.take(.file(file), localization.speech) }
    }

    /// The file is where it was to go, or nowhere.
    public func exported() {
        outgoing = nil
    }

    /// The system takes a file to its place that lies somewhere already.
    private func askPlace(for file: OutgoingFile) async {
        let written = await SharedFile.write(
            file.text, as: "\(file.name).\(file.kind.ending)", in: dependencies.sharedFolder)
        guard outgoing == file else { return }
        switch written {
        case .failure(let error):
            outgoing = nil
            dependencies.opener.tell(error)
        case .success(let url):
            dependencies.overlay.show(.saving(self, url), instead: .saving, of: self) {
                [weak self] in
                self?.outgoing = nil
            }
        }
    }

    private func action(
        _ label: LabelName, _ act: @escaping @MainActor (LibraryModel) -> Void
    ) -> Action {
        Option({ [weak self] in self.map(act) }, localization.text(label))
    }

    private func askRepair(_ game: SavedGame) {
        dependencies.dialogs.ask(
            localization.text(.libraryRepairQuestion), localization.text(.libraryRepairText),
            yes: localization.text(.libraryRepair)
        ) { [self] in
            done { await $0.library.repair(game.id) }
        }
    }

    private func rename(_ game: SavedGame) {
        dependencies.dialogs.write(localization.text(.libraryRename), value: game.name) {
            [self] name in
            done { dependencies in
                if let open = await dependencies.games.openAs(game.id) {
                    return await open.rename(name)
                }
                return await dependencies.library.rename(game.id, to: name)
            }
        }
    }

    private func share(_ game: SavedGame) {
        made {
            await $0.library.notation(game.id)
        } done: {
            $0.shared = TextToShare($1)
        }
    }

    private func export(_ row: GameRow, _ kind: OutgoingFile.Kind) {
        let (id, name) = (row.id, row.title)
        let language = SpeechChoices.language(of: localization.labels.language)
        let style = BrailleStyle(profile: .literal, language: language, form: .unicode)
        made { dependencies in
            switch kind {
            case .pgn, .pdn, .sgf: await dependencies.library.notation(id)
            case .braille: await dependencies.library.braille(id, style: style)
            }
        } done: {
            $0.outgoing = OutgoingFile(name, kind, $1)
        }
    }

    /// In the notation of the game.
    private func recordExport(of row: GameRow) -> Action {
        switch row.game.content?.kind {
        case .checkers: action(.libraryExportPdn) { $0.export(row, .pdn) }
        case .yinYang: action(.libraryExportSgf) { $0.export(row, .sgf) }
        case .chess, .chess960, nil: action(.libraryExportPgn) { $0.export(row, .pgn) }
        }
    }

    private func exportAll(_ kind: GameKind, as file: OutgoingFile.Kind) {
        made {
            await $0.library.export(kind)
        } done: {
            $0.outgoing = OutgoingFile($0.localization.text(.homeSaved), file, $1)
        }
    }

    private func askDelete(_ game: SavedGame) {
        dependencies.dialogs.ask(
            localization.text(.libraryDeleteQuestion), localization.text(.libraryDeleteText),
            yes: localization.text(.libraryDelete)
        ) { [self] in
            done { dependencies in
                if let open = await dependencies.games.openAs(game.id) {
                    dependencies.pages.leaveGame()
                    await dependencies.games.close(open)
                }
                let deleted = await dependencies.library.delete(game.id)
                if case .success = deleted { dependencies.games.forget(game.id) }
                return deleted
            }
        }
    }

    private func askPurge() {
        dependencies.dialogs.ask(
            localization.text(.libraryPurgeQuestion), localization.text(.libraryPurgeText),
            yes: localization.text(.libraryPurge)
        ) { [self] in
            done { await $0.library.purge(olderThanMs: .max) }
        }
    }

    /// Does it, tells what went wrong, and shows how the games are now.
    private func done<T>(
        _ work: @escaping @MainActor (Dependencies) async -> Result<T, GameError>
    ) {
        Task {
            if let error = await work(dependencies).error { dependencies.opener.tell(error) }
            await refresh()
        }
    }

    /// Makes a text of games, or tells why there is none.
    private func made(
        _ work: @escaping @MainActor (Dependencies) async -> Result<String, GameError>,
        done: @escaping @MainActor (LibraryModel, String) -> Void
    ) {
        Task {
            switch await work(dependencies) {
            case .failure(let error): dependencies.opener.tell(error)
            case .success(let text): done(self, text)
            }
        }
    }
}

extension LibraryModel {
    /// The page from above; on a wide screen with one of the games beside the list.
    public func page(isWide: Bool = false) -> PagePart {
        let field = PagePart(.field, localization.text(.librarySearch), aside: typed)
        let count = foundWords.map { [PagePart(.line, $0)] } ?? []
        let list = found.map { row in
            PagePart(.row, row.title, aside: row.result, isChosen: isWide && row.id == shown?.id)
        }
        let parts = [field] + count + list
        guard isWide else { return PagePart(.page, title, parts: parts) }
        return PagePart(
            .page, title,
            parts: [PagePart(.section, parts: parts), PagePart(.section, parts: preview)])
    }

    private var preview: [PagePart] {
        guard let shown else { return [] }
        var parts = [PagePart(.board), PagePart(.title, shown.title)]
        for line in [shown.details, shown.result] where !line.isEmpty {
            parts.append(PagePart(.line, line))
        }
        parts.append(
            PagePart(.primary, localization.text(.libraryOpen), isPossible: shown.opens))
        parts.append(
            PagePart(.secondary, localization.text(.resultReview), isPossible: shown.mayReview))
        parts.append(PagePart(.secondary, localization.text(.gameMore)))
        return parts
    }
}
