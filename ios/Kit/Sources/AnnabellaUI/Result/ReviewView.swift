import AnnabellaKit
import SwiftUI

/// A look back at the game on the table: the moments that cost most.
struct ReviewView: View {
    @Environment(Annabella.self) private var app
    private let model: ReviewModel
    @Environment(\.theme) private var theme

    init(_ model: ReviewModel) {
        self.model = model
    }

    var body: some View {
        ScrollView {
            VStack(alignment: .leading, spacing: 24) {
                if model.isWaiting { waiting }
                if let summary = model.summary { Text(summary) }
                ForEach(model.moments) { moment in
                    VStack(alignment: .leading, spacing: 8) {
                        Text(moment.sentence)
                        // the sentence says it
                        StillBoard(picture: moment.board, isFlipped: model.isFlipped)
                            .frame(maxWidth: 360)
                            .accessibilityHidden(true)
                    }
                }
                ForEach(model.afterwords, id: \.self) { Text($0) }
            }
            .frame(maxWidth: .infinity, alignment: .leading)
            .padding(16)
        }
        .foregroundStyle(Color(theme.ink))
        .background(Color(theme.paper))
        .titled(app.text(.resultReview))
        .task { await model.appear() }
    }

    private var waiting: some View {
        ProgressView(value: model.progress) {
            Text(app.text(.reviewWaiting))
        }
        .tint(Color(theme.accent))
    }
}
