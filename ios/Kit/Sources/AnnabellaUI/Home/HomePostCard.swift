import AnnabellaKit
import SwiftUI

/// How a game by correspondence begins or goes on, and those that go on.
struct HomePostCard: View {
    let model: HomeModel
    @Environment(Annabella.self) private var app

    var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            SectionName(app.text(.postTitle)).padding(.horizontal, 16)
            VStack(spacing: 0) {
                row(.postPlay) { model.go(model.postLine) }
                hair
                row(.postPaste) { model.paste() }
                ForEach(model.running) { game in
                    hair
                    ListRow(icon: .letter, name: game.sentence, aside: game.name) {
                        Task { await model.goOn(game) }
                    }
                }
            }
            .card()
        }
    }

    private var hair: some View { Hair().padding(.leading, ListRow.wordsAt) }

    private func row(_ label: LabelName, _ act: @escaping @MainActor () -> Void) -> some View {
        ListRow(icon: label.icon, name: app.text(label), act: act)
    }
}
