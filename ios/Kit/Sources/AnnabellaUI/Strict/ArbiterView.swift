import AnnabellaKit
import SwiftUI

/// What the arbiter of a game by the Laws can do.
struct ArbiterView: View {
    @Environment(Annabella.self) private var app
    private let model: ArbiterModel
    @AccessibilityFocusState private var focused: LabelName?
    @ScaledMetric private var width = 150.0
    @Environment(\.theme) private var theme

    init(_ model: ArbiterModel) {
        self.model = model
    }

    var body: some View {
        ScrollView {
            VStack(alignment: .leading, spacing: 24) {
                if !model.sentence.isEmpty { LastSentence(announcer: app.announcer) }
                ForEach(model.groups) { group in
                    VStack(alignment: .leading, spacing: 8) {
                        SectionName(app.text(group.label))
                        buttons(group)
                    }
                }
            }
            .padding(16)
            .frame(maxWidth: .infinity, alignment: .leading)
        }
        .background(Color(theme.paper))
        .titled(app.text(.arbiterTitle))
        .onChange(of: focused) { _, now in model.focused = now }
        .onChange(of: model.focused) { _, now in
            if let now, now != focused { focused = now }
        }
        .task { await model.run() }
    }

    private func buttons(_ group: ArbiterModel.Group) -> some View {
        LazyVGrid(columns: [GridItem(.adaptive(minimum: width))], spacing: 8) {
            ForEach(group.deeds) { deed in
                if group.id == model.ofGame.id {
                    button(deed).accessibilityFocused($focused, equals: deed.label)
                } else {
                    button(deed)
                }
            }
        }
        .accessibilityElement(children: .contain)
        .accessibilityLabel(app.text(group.label))
    }

    private func button(_ deed: GameActions.Action) -> some View {
        Button(app.text(deed.label)) { deed.run() }.buttonStyle(.words)
    }
}
