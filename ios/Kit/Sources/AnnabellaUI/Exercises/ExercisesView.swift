import AnnabellaKit
import SwiftUI

/// The list of exercises for playing without a board.
struct ExercisesView: View {
    private let model: ExercisesModel
    @Environment(\.theme) private var theme

    init(_ model: ExercisesModel) {
        self.model = model
    }

    var body: some View {
        ScrollView {
            VStack(alignment: .leading, spacing: 16) {
                RowsCard(model.rows) { row in
                    ValueRow(name: row.name, value: row.best) { model.open(row) }
                        .padding(.horizontal, 16)
                        .padding(.vertical, 4)
                }
                OptionsRow(model.level)
                OptionsRow(model.tasks)
            }
            .frame(maxWidth: 640)
            .padding(16)
            .frame(maxWidth: .infinity)
        }
        .background(Color(theme.paper))
        .foregroundStyle(Color(theme.ink))
        .titled(model.title)
        .task { await model.appear() }
    }
}
