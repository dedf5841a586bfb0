import AnnabellaKit
import SwiftUI

/// What can be chosen for all games, in short groups.
struct SettingsView: View {
    @Environment(Annabella.self) private var app
    private let model: SettingsModel
    @Environment(\.theme) private var theme

    init(_ model: SettingsModel) {
        self.model = model
    }

    var body: some View {
        ScrollView {
            VStack(alignment: .leading, spacing: 12) {
                ForEach(model.groups) { group in
                    SectionName(app.text(group.name)).padding(.top, 12)
                    if group.hasLook { BoardLook(model: model) }
                    RowsCard(group.lines) { line in row(line).padding(.horizontal, 16) }
                }
            }
            .frame(maxWidth: 640)
            .padding(16)
            .frame(maxWidth: .infinity)
        }
        .background(Color(theme.paper))
        .foregroundStyle(Color(theme.ink))
        .titled(app.text(.settingsTitle))
    }

    @ViewBuilder private func row(_ line: SettingsLine) -> some View {
        if case .flag = line.kind {
            SwitchRow(
                name: app.text(line.label), isOn: { model.isOn(line) },
                set: { model.set(line, isOn: $0) })
        } else {
            ValueRow(name: app.text(line.label), value: model.value(of: line)) {
                model.act(line)
            }
            .frame(minHeight: 56)
        }
    }
}
