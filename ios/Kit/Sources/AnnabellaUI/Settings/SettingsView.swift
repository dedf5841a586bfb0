import AnnabellaKit
import SwiftUI

/// What can be chosen for all games: the list of its pages, or one of them; beside each other
/// where a large screen lies.
struct SettingsView: View {
    private let model: SettingsModel
    @Environment(\.theme) private var theme
    @Environment(\.isLarge) private var isLarge

    init(_ model: SettingsModel) {
        self.model = model
    }

    var body: some View {
        GeometryReader { place in
            let hasList = isLarge && place.size.width > place.size.height
            HStack(alignment: .top, spacing: 0) {
                if hasList {
                    column { SettingsList(model: model, hasPages: true) }
                        .frame(width: place.size.width * 0.34)
                }
                column {
                    if let name = model.name(beside: hasList) {
                        Text(name).font(.cardTitle).accessibilityAddTraits(.isHeader)
                    }
                    if let group = model.shown(beside: hasList) {
                        SettingsCards(model: model, group: group)
                    } else {
                        SettingsList(model: model, hasPages: false)
                    }
                }
                // another page begins at its head
                .id(model.shown(beside: hasList))
            }
            .titled(model.title(beside: hasList))
        }
        .background(Color(theme.paper))
        .foregroundStyle(Color(theme.ink))
    }

    private func column<Content: View>(@ViewBuilder content: () -> Content) -> some View {
        ScrollView {
            VStack(alignment: .leading, spacing: 12) { content() }
                .frame(maxWidth: 640)
                .padding(16)
                .frame(maxWidth: .infinity)
        }
    }
}

/// The list of the pages.
private struct SettingsList: View {
    let model: SettingsModel
    /// They come beside it.
    let hasPages: Bool
    @Environment(Annabella.self) private var app

    var body: some View {
        VStack(spacing: 0) {
            ForEach(SettingsGroup.allCases) { group in
                ListRow(
                    icon: group.icon, name: app.text(group.title), hasArrow: !hasPages,
                    isChosen: group == model.shown(beside: hasPages)
                ) {
                    model.open(group, beside: hasPages)
                }
                Hair().padding(.leading, ListRow.wordsAt)
            }
            ListRow(icon: .info, name: app.text(.homeAbout)) { model.openAbout() }
        }
        .card()
    }
}

/// What stands on one page.
private struct SettingsCards: View {
    let model: SettingsModel
    let group: SettingsGroup
    @Environment(Annabella.self) private var app

    var body: some View {
        if group == .board { BoardLook(model: model) }
        ForEach(model.cards(of: group)) { card in
            if let name = model.name(of: card) { SectionName(name).padding(.top, 12) }
            RowsCard(card.lines) { line in row(line) }
        }
    }

    @ViewBuilder private func row(_ line: SettingsLine) -> some View {
        switch line.kind {
        case .flag:
            SwitchRow(
                name: app.text(line.label), isOn: { model.isOn(line) },
                set: { model.set(line, isOn: $0) }
            )
            .padding(.horizontal, 16)
        case .option:
            ListRow(
                icon: model.isOn(line) ? .check : nil, name: app.text(line.label),
                isIndented: true, hasArrow: false
            ) {
                model.act(line)
            }
            .accessibilityAddTraits(model.isOn(line) ? .isSelected : [])
        case .choice, .timeMarks, .page, .forgetRating:
            ValueRow(name: app.text(line.label), value: model.value(of: line)) {
                model.act(line)
            }
            .frame(minHeight: 56)
            .padding(.horizontal, 16)
        }
    }
}
