extension SettingsModel {
    /// The page from above, in the colours of a theme, with the list of pages beside it or not.
    public func page(on theme: Theme = .light, beside hasList: Bool = false) -> PagePart {
        let shown = shown(beside: hasList)
        let content = shown.map { parts(of: $0, on: theme) } ?? [list(shown: nil)]
        return PagePart(
            .page, title(beside: hasList),
            parts: hasList
                ? [
                    PagePart(.section, parts: [list(shown: shown)]),
                    PagePart(.section, parts: content),
                ]
                : content)
    }

    private func list(shown: SettingsGroup?) -> PagePart {
        let rows = SettingsGroup.allCases.map { group in
            PagePart(.row, text(group.title), icon: group.icon, isChosen: group == shown)
        }
        return PagePart(.card, parts: rows + [PagePart(.row, text(.homeAbout), icon: .info)])
    }

    private func parts(of group: SettingsGroup, on theme: Theme) -> [PagePart] {
        let cards = cards(of: group).flatMap { card in
            (name(of: card).map { [PagePart(.section, $0)] } ?? [])
                + [PagePart(.card, parts: card.lines.map(part))]
        }
        return (group == .board ? look(on: theme) : []) + cards
    }

    private func look(on theme: Theme) -> [PagePart] {
        let colours = colours(on: theme)
        func part(_ name: LabelName, _ tiles: [BoardTile]) -> PagePart {
            PagePart(
                .segments, text(name),
                parts: tiles.map { PagePart(.tile, text($0.name), isChosen: $0.isChosen) })
        }
        return [PagePart(.board)]
            + (colours.isEmpty ? [] : [part(.settingsBoardColours, colours)])
            + [part(.settingsPieces, pieces(on: theme))]
    }

    private func part(_ line: SettingsLine) -> PagePart {
        switch line.kind {
        case .flag: return PagePart(.switch, text(line.label), isChosen: isOn(line))
        case .option: return PagePart(.row, text(line.label), isChosen: isOn(line))
        case .choice, .timeMarks, .page, .forgetRating: break
        }
        return PagePart(.row, text(line.label), aside: value(of: line) ?? "")
    }
}
