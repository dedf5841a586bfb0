extension SettingsModel {
    /// The page from above: a card for each group.
    public var page: PagePart {
        PagePart(
            .page, text(.settingsTitle),
            parts: groups.flatMap { group in
                [
                    PagePart(.section, text(group.name)),
                    PagePart(.card, parts: group.lines.map(part)),
                ]
            })
    }

    private func part(_ line: SettingsLine) -> PagePart {
        if case .flag = line.kind {
            return PagePart(.switch, text(line.label), isChosen: isOn(line))
        }
        return PagePart(.row, text(line.label), aside: value(of: line) ?? "")
    }
}
