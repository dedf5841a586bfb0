import AnnabellaKit
import SwiftUI

/// A fault has ended the game; somebody goes on with it, and may share what happened.
struct FaultView: View {
    @Environment(Annabella.self) private var app
    private let model: FaultModel
    @Environment(\.theme) private var theme

    init(_ model: FaultModel) {
        self.model = model
    }

    var body: some View {
        ScrollView {
            VStack(alignment: .leading, spacing: 16) {
                Text(app.text(.troubleFault))
                Button(app.text(.faultGoOn)) { goOn() }.buttonStyle(.primaryWords)
                share
                Text(app.text(.faultShareText)).font(.footnote)
                    .foregroundStyle(Color(theme.muted))
            }
            .padding(16)
            .frame(maxWidth: .infinity, alignment: .leading)
        }
        .background(Color(theme.paper))
        .titled(app.text(.faultTitle))
        // the page below is the one that failed: the way there goes on with the game
        .navigationBarBackButtonHidden()
        .accessibilityAction(.escape) { goOn() }
        .task { await model.prepare() }
    }

    @ViewBuilder private var share: some View {
        if let file = model.file {
            ShareLink(item: file) { Text(app.text(.faultShare)) }.buttonStyle(.words)
        } else {
            Button(app.text(.faultShare)) { Task { await model.share() } }.buttonStyle(.words)
        }
    }

    private func goOn() {
        Task { await model.goOn() }
    }
}
