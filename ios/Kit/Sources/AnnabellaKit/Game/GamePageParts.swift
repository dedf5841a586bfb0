import AnnabellaCore

extension GameModel {
    /// The page as it lies in a layout: its columns, each from above. A screen that is wide has
    /// the moves in rows.
    public func page(_ layout: GameLayout, isWide: Bool = false) -> PagePart {
        // what the result covers is there all the same
        let columns = layout.columns.map { column in column.map { part($0, isWide) } }
        let parts = columns.count == 1 ? columns[0] : columns.map { PagePart(.section, parts: $0) }
        return PagePart(.page, title, parts: parts + (result.isOpen ? [result.panel] : []))
    }

    private func part(_ part: GamePart, _ isWide: Bool) -> PagePart {
        switch part {
        case .title: PagePart(.title, title)
        case .far: panel(players.far)
        case .near: panel(players.near)
        case .board: PagePart(.board, board.title)
        case .slip: slip(isWide)
        case .bar: bar.page(localization)
        }
    }

    private func panel(_ player: PlayerPanel?) -> PagePart {
        PagePart(
            .panel, player?.name ?? "", aside: player?.time ?? "",
            isChosen: player?.isOnMove ?? false)
    }

    /// The lines of words are there before anything is said, and the moves leave their place to
    /// what the game waits for.
    private func slip(_ isWide: Bool) -> PagePart {
        let answers = buttons.map { PagePart(.secondary, localization.text($0.label)) }
        let moves = PagePart(
            .moves, localization.text(.gameMoves),
            parts: isWide ? strip.rows.map(PagePart.init(score:)) : [])
        let result = hasResult ? [PagePart(.quiet, localization.text(.resultTitle))] : []
        return PagePart(
            .slip,
            parts: [PagePart(.line, question)] + (answers.isEmpty ? [moves] + result : answers))
    }

    /// The menu, as a list over the page.
    public var menuPage: PagePart {
        PagePart(
            .page, localization.text(.gameMenu),
            parts: menu.map { PagePart(.row, localization.text($0.label), icon: $0.label.icon) })
    }
}

extension StepsModel {
    /// The page as it lies in a layout: its columns, each from above.
    public func page(_ layout: GameLayout) -> PagePart {
        let columns = layout.columns.map { column in
            // the handle over the moves is above what is said of the position
            column.flatMap { $0 == .slip ? [track, part($0)] : [part($0)] }
        }
        return PagePart(
            .page, localization.text(.stepsLooking),
            parts: columns.count == 1
                ? columns[0] : columns.map { PagePart(.section, parts: $0) })
    }

    private var track: PagePart { PagePart(.slider, slider.name, aside: slider.value) }

    private func part(_ part: GamePart) -> PagePart {
        switch part {
        case .title:
            PagePart(
                .title, localization.text(.stepsLooking),
                parts: [
                    PagePart(
                        .icon, localization.text(.stepsComment), icon: .comment,
                        isPossible: mayComment),
                    PagePart(.icon, localization.text(.gameMore), icon: .more),
                ])
        case .far:
            PagePart(.panel, players.far?.name ?? "", isChosen: players.far?.isOnMove ?? false)
        case .near:
            PagePart(.panel, players.near?.name ?? "", isChosen: players.near?.isOnMove ?? false)
        case .board: PagePart(.board, board.title)
        case .slip:
            PagePart(
                .slip,
                parts: ([sentence] + comments).map { PagePart(.line, $0) }
                    + [PagePart(.moves, localization.text(.gameMoves))])
        case .bar: bar.page(localization)
        }
    }

    /// The menu, as a list over the page.
    public var menuPage: PagePart {
        PagePart(
            .page, localization.text(.gameMore),
            parts: menu.map { PagePart(.row, localization.text($0.label), icon: $0.label.icon) })
    }
}

extension [BarItem] {
    @MainActor
    func page(_ localization: Localization) -> PagePart {
        PagePart(
            .bar,
            parts: map {
                PagePart(
                    .item, localization.text($0.label), icon: $0.icon, isPossible: $0.isPossible)
            })
    }
}

extension PagePart {
    /// A line of a scoresheet, of which each move can be gone to.
    init(score row: ScoreRow) {
        let moves = [row.first, row.second].compactMap { $0?.text }
        self.init(.row, "\(row.number).", aside: moves.joined(separator: " "))
    }
}
