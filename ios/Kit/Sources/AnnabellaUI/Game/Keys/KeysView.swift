import AnnabellaKit
import SwiftUI

/// What each key of a keyboard does in a game; most can be changed here.
struct KeysView: View {
    @Environment(Annabella.self) private var app
    private let model: KeysModel
    @Environment(\.theme) private var theme

    init(_ model: KeysModel) {
        self.model = model
    }

    var body: some View {
        FormPage(title: app.text(.keysTitle)) {
            Section {
                Text(app.text(.keysExplained))
            }
            Section {
                Button(app.text(.sayingsTitle)) { app.pages.go(model.sayings) }
                    .frame(minHeight: 48)
            }
            Section { rows(model.fixedRows) }
            ForEach(model.groups) { group in
                Section {
                    rows(group.rows)
                } header: {
                    GroupName(name: group.heading)
                }
            }
            Section {
                Button(app.text(.keysReset)) { model.reset() }.frame(minHeight: 48)
            }
        }
    }

    private func rows(_ rows: [KeysModel.Row]) -> some View {
        ForEach(rows) { row in
            if row.command != nil {
                Button {
                    model.ask(row)
                } label: {
                    line(row)
                }
                .buttonStyle(.plain)
                .accessibilityLabel(row.label)
            } else {
                line(row).accessibilityElement().accessibilityLabel(row.label)
            }
        }
    }

    private func line(_ row: KeysModel.Row) -> some View {
        ViewThatFits(in: .horizontal) {
            HStack(spacing: 16) {
                Text(row.name)
                Spacer(minLength: 0)
                Text(row.key).bold()
            }
            VStack(alignment: .leading, spacing: 4) {
                Text(row.name)
                Text(row.key).bold()
            }
        }
        .frame(maxWidth: .infinity, minHeight: 48, alignment: .leading)
        .contentShape(Rectangle())
    }
}
