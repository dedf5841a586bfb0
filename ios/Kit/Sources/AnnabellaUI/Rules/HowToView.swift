import AnnabellaKit
import SwiftUI

/// A text about a game, to be read.
struct HowToView: View {
    @Environment(Annabella.self) private var app
    let model: HowToModel
    @Environment(\.theme) private var theme

    init(_ model: HowToModel) {
        self.model = model
    }

    var body: some View {
        ScrollView {
            VStack(alignment: .leading, spacing: 12) {
                Text(model.game).font(.display)
                ForEach(Array(model.sections.enumerated()), id: \.offset) { section in
                    Card {
                        SectionName(section.element.heading)
                        ForEach(Array(section.element.paragraphs.enumerated()), id: \.offset) {
                            Text($0.element).font(.reading).lineSpacing(4)
                        }
                    }
                }
            }
            .frame(maxWidth: 640, alignment: .leading)
            .padding(16)
            .frame(maxWidth: .infinity)
        }
        .foregroundStyle(Color(theme.ink))
        .background(Color(theme.paper))
        .titled(app.text(model.title))
    }
}
