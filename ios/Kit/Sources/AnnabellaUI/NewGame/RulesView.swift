import AnnabellaKit
import SwiftUI

/// By which rules a new game is played: the sets by name, and what they are made of.
struct RulesView: View {
    private let model: RulesModel
    @Environment(\.theme) private var theme

    init(_ model: RulesModel) {
        self.model = model
    }

    var body: some View {
        ScrollView {
            VStack(alignment: .leading, spacing: 12) {
                RowsCard(model.rules.rows) { row in
                    RuleRow(row: row) { model.rules.pick(row) }
                    if let blind = model.rules.whoIsBlind(below: row) {
                        OptionsRow(blind).padding(.horizontal, 16).padding(.vertical, 12)
                    }
                }
                // of the articles that stand with the rules below
                if !model.edition.isEmpty {
                    Text(model.edition).font(.aside).foregroundStyle(Color(theme.muted))
                }
                ForEach(model.sections) { section in
                    SectionName(section.title).padding(.top, 12)
                    RowsCard(section.items) { item in
                        RuleItem(item: item).padding(.horizontal, 16)
                    }
                }
            }
            .frame(maxWidth: 640)
            .padding(16)
            .frame(maxWidth: .infinity)
        }
        .background(Color(theme.paper))
        .foregroundStyle(Color(theme.ink))
        .titled(model.title)
    }
}

/// One of the sets: its name, and what is so in it.
private struct RuleRow: View {
    let row: RuleChoice.Row
    let act: @MainActor () -> Void
    @Environment(\.theme) private var theme

    var body: some View {
        Button(action: act) {
            HStack(spacing: 16) {
                IconView(.check, theme.ink).opacity(row.isChosen ? 1 : 0)
                VStack(alignment: .leading, spacing: 4) {
                    Text(row.name).font(.name)
                    Text(row.about).font(.aside).foregroundStyle(Color(theme.muted))
                    if let problem = row.problem {
                        Text(problem).font(.aside).foregroundStyle(Color(theme.muted))
                    }
                }
                .multilineTextAlignment(.leading)
                Spacer(minLength: 0)
            }
            .foregroundStyle(Color(row.problem == nil ? theme.ink : theme.muted))
            .padding(.horizontal, 16)
            .padding(.vertical, 8)
            .frame(maxWidth: .infinity, minHeight: 56)
            .background(row.isChosen ? Color(theme.accentWash) : Color.clear)
            .chosen(row.isChosen, radius: Radius.card)
        }
        .buttonStyle(.bare(radius: row.isChosen ? Radius.card : 0))
        .disabled(row.problem != nil)
        .accessibilityAddTraits(row.isChosen ? .isSelected : [])
    }
}

/// A line that is agreed, or what it needs.
private struct RuleItem: View {
    let item: RulesModel.Item

    var body: some View {
        switch item.part.content {
        case .flag(let flag):
            SwitchRow(name: flag.name, aside: item.article, isOn: flag.isOn, set: flag.set)
                .padding(.vertical, 4)
        case .options(let options):
            OptionsRow(options, aside: item.article).padding(.vertical, 12)
        case .value(let line):
            ValueRow(name: line.name, value: line.value, aside: item.article, act: line.act)
                .padding(.vertical, 4)
                .disabled(item.problem != nil)
        case .level, .number, .field, .start, .rules, .more: EmptyView()
        }
    }
}
