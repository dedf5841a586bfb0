import AnnabellaCore
import Foundation

extension GameModel {
    /// The page of two people at a table, of this size: from above or from the left, what each
    /// has from the top of his half, upright to himself.
    public func page(atTable layout: TableLayout) -> PagePart {
        let parts = layout.parts.map { part in
            switch part {
            case .far: half(table.far, players.far, layout)
            case .board: PagePart(.board, board.title)
            case .near: half(table.near, players.near, layout)
            }
        }
        return PagePart(.page, title, parts: parts)
    }

    private func half(_ seat: Seat, _ panel: PlayerPanel?, _ layout: TableLayout) -> PagePart {
        let head = PagePart(
            .section, localization.text(.gameMoves),
            parts: [
                PagePart(
                    .icon, localization.text(.stepsPrevious), icon: .stepBack,
                    isPossible: seat.canLookBack),
                PagePart(
                    .icon, localization.text(.stepsNext), icon: .stepOn,
                    isPossible: seat.canLookOn),
            ])
        let others =
            boards.areSeveral
            ? [
                PagePart(
                    .section, boards.title(for: seat.side),
                    parts: [
                        PagePart(.icon, localization.text(.boardsPrevious), icon: .up),
                        PagePart(.icon, localization.text(.boardsTitle), icon: .boards),
                        PagePart(.icon, localization.text(.boardsNext), icon: .down),
                    ])
            ] : []
        let moves = PagePart(
            .moves, localization.text(.gameMoves), parts: strip.rows.map(PagePart.init(score:)))
        // the lines of words are there before anything is said
        var asked = [PagePart(.line)]
        asked += group(seat.question, seat.choices)
        asked += group(seat.look, seat.back)
        asked += group(seat.offer, seat.answers)
        let who = PagePart(.panel, panel?.name ?? "")
        let caption = seat.caption(panel).map { localization.text($0) } ?? ""
        let clock = PagePart(
            .face, caption, aside: panel?.time ?? "", isChosen: panel?.isOnMove ?? false)
        let bar = seat.buttons.page(localization)
        let over = result.isOpen(for: seat.isFar ? .far : .near) ? [result.panel] : []
        var parts: [PagePart] = []
        if layout.isUpright {
            parts += [bar, who]
            parts += head.parts
            parts += others
            parts.append(moves)
            parts += asked
            parts.append(clock)
        } else {
            parts += others
            parts += [head, moves]
            parts += asked
            parts += [who, clock, bar]
        }
        return PagePart(
            .area, panel?.name ?? "", aside: seat.isTurned ? "turned" : "", parts: parts + over)
    }

    private func group(_ words: String, _ buttons: AnswerButtons) -> [PagePart] {
        var parts: [PagePart] = words.isEmpty ? [] : [PagePart(.line, words)]
        for action in buttons.actions {
            let isPrimary = AnswerButtons.primary.contains(action.label)
            parts.append(
                PagePart(isPrimary ? .primary : .secondary, localization.text(action.label)))
        }
        return parts
    }
}
