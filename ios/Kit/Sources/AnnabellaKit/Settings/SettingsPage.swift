extension SettingsModel {
    /// The page from above, in the colours of a theme: a card for each group.
    public func page(on theme: Theme = .light) -> PagePart {
        PagePart(
            .page, text(.settingsTitle),
            parts: groups.flatMap { group in
                [PagePart(.section, text(group.name))] + (group.hasLook ? look(on: theme) : [])
                    + [PagePart(.card, parts: group.lines.map(part))]
            })
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
        if case .flag = line.kind {
            return PagePart(.switch, text(line.label), isChosen: isOn(line))
        }
        return PagePart(.row, text(line.label), aside: value(of: line) ?? "")
    }
}
