import AnnabellaKit
import SwiftUI

/// The scoresheet, or both of them where the players write.
struct ScoreView: View {
    @Environment(Annabella.self) private var app
    private let model: ScoreModel
    @Environment(\.theme) private var theme

    init(_ model: ScoreModel) {
        self.model = model
    }

    var body: some View {
        ScrollView {
            VStack(alignment: .leading, spacing: 16) {
                if !model.sentence.isEmpty { LastSentence(announcer: app.announcer) }
                Card {
                    Text(model.players).font(.cardTitle).accessibilityAddTraits(.isHeader)
                    ForEach(model.sheets) { sheet($0) }
                }
            }
            .padding(16)
            .frame(maxWidth: .infinity, alignment: .leading)
        }
        .background(Color(theme.paper))
        .titled(app.text(.scoreTitle))
        .task { await model.run() }
    }

    private func sheet(_ sheet: ScoreModel.Sheet) -> some View {
        VStack(alignment: .leading, spacing: 8) {
            if let name = sheet.name {
                SectionName(app.text(name))
            }
            ForEach(sheet.lines) { ScoreLineView(line: $0) }
            if sheet.name == nil, sheet.lines.isEmpty { Text(app.text(.scoreEmpty)) }
            if let write = sheet.write {
                Button(app.text(write)) { model.write(on: sheet) }.buttonStyle(.words)
            }
        }
    }
}

/// A line of the score: seen in signs, read in words.
struct ScoreLineView: View {
    let line: ScoreLine

    var body: some View {
        Text(line.text)
            .monospacedDigit()
            .environment(\.layoutDirection, .leftToRight)
            .accessibilityLabel(line.spoken)
    }
}
