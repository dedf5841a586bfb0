import AnnabellaKit
import SwiftUI
import UIKit

/// The game on the table, for a screen that is turned to those who look on.
struct DisplayView: View {
    static let isLarge = UIDevice.current.userInterfaceIdiom == .pad

    @Environment(Annabella.self) private var app
    private let model: DisplayModel
    @Environment(\.theme) private var theme

    init(_ model: DisplayModel) {
        self.model = model
    }

    var body: some View {
        VStack(spacing: 0) {
            Button(app.text(.gameFlip)) { model.flip() }
                .buttonStyle(.words)
                .padding(.horizontal, 16)
            GameDisplay(model: model, isLarge: Self.isLarge)
        }
        .background(Color(theme.paper))
        .fullScreen(app)
        .titled(app.text(.displayTitle))
        .task { await model.run() }
    }
}
