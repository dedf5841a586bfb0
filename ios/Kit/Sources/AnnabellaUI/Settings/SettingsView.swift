import AnnabellaKit
import SwiftUI

/// What can be chosen for all games, in short groups.
struct SettingsView: View {
    @Environment(Annabella.self) private var app
    private let model: SettingsModel

    init(_ model: SettingsModel) {
        self.model = model
    }

    var body: some View {
        FormPage(title: app.text(.settingsTitle)) {
            ForEach(model.groups) { group in
                Section {
                    ForEach(group.lines) { line in row(line) }
                } header: {
                    GroupName(name: app.text(group.name))
                }
            }
        }
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
        }
    }
}
