import AnnabellaKit
import SwiftUI

/// The first page.
struct HomeView: View {
    @Environment(Annabella.self) private var app
    private let model: HomeModel
    @Environment(\.theme) private var theme
    @Environment(\.verticalSizeClass) private var height
    @Environment(\.isLarge) private var isLarge
    @Environment(\.dynamicTypeSize) private var textSize

    init(_ model: HomeModel) {
        self.model = model
    }

    var body: some View {
        GeometryReader { place in
            if height == .compact || (isLarge && place.size.width > place.size.height) {
                HStack(alignment: .top, spacing: 0) {
                    // the board yields, so that the way on is in sight
                    ViewThatFits(in: .vertical) {
                        start
                        ScrollView { start }
                    }
                    column([.newGame, .post, .rows])
                }
            } else {
                column(model.parts)
            }
        }
        .background(Color(theme.paper))
        .foregroundStyle(Color(theme.ink))
        .navigationTitle(app.text(.homeTitle))
        .toolbar(.hidden, for: .navigationBar)
        .task(id: app.games.current.map(ObjectIdentifier.init)) { await model.appear() }
        .task { await model.followLetters() }
    }

    /// What stands first where columns are beside each other.
    private var start: some View {
        VStack(spacing: 12) {
            header
            Card {
                board
                    .frame(minHeight: 138, idealHeight: 138, maxHeight: .infinity)
                    .frame(maxWidth: .infinity)
                words
                if !model.shelf.isEmpty { shelf }
            }
        }
        .padding(.horizontal, 16)
        .padding(.bottom, 16)
        .frame(maxWidth: .infinity)
    }

    private func column(_ parts: [HomeModel.Part]) -> some View {
        ScrollView {
            VStack(spacing: 12) {
                if parts.contains(.progress) { header }
                ForEach(parts, id: \.self) { part in
                    switch part {
                    case .progress: Card { progress }
                    case .newGame: HomeGamesCard(model: model)
                    case .post: HomePostCard(model: model)
                    case .rows: rows
                    }
                }
            }
            .frame(maxWidth: 640)
            .padding(.horizontal, 16)
            .padding(.bottom, 24)
            .frame(maxWidth: .infinity)
        }
    }

    private var header: some View {
        HStack(spacing: 12) {
            MarkView(side: 36)
            Text(app.text(.homeTitle)).font(.cardTitle).accessibilityAddTraits(.isHeader)
            Spacer(minLength: 0)
            if let icon = model.settingsLine.icon {
                IconButton(icon: icon, label: app.text(model.settingsLine.label)) {
                    model.go(model.settingsLine)
                }
            }
        }
        .frame(minHeight: 52)
    }

    /// The board beside its words, or above them.
    @ViewBuilder private var progress: some View {
        let isStacked = textSize.isAccessibilitySize
        let layout =
            isStacked
            ? AnyLayout(VStackLayout(alignment: .leading, spacing: 12))
            : AnyLayout(HStackLayout(spacing: 16))
        layout {
            board.frame(maxWidth: isStacked ? nil : isLarge ? 320 : 138)
            words
        }
        if !model.shelf.isEmpty { shelf }
    }

    private var words: some View {
        VStack(alignment: .leading, spacing: 8) {
            if !model.sentence.isEmpty { Text(model.sentence).font(.name) }
            if let invitation = model.invitation {
                // it is the board's own name
                Text(invitation).font(.aside).foregroundStyle(Color(theme.muted))
                    .accessibilityHidden(true)
            }
            Button(model.goOn) { Task { await model.play() } }.buttonStyle(.primaryWords)
        }
    }

    /// The boards of a simultaneous display.
    @ViewBuilder private var shelf: some View {
        SectionName(app.text(.homeBoards))
        LazyVGrid(columns: [GridItem(.adaptive(minimum: 72))], alignment: .leading, spacing: 8) {
            ForEach(model.shelf) { shelved in
                Button {
                    Task { await model.play(at: shelved.number) }
                } label: {
                    VStack(alignment: .leading, spacing: 4) {
                        StillBoard(
                            picture: shelved.board.picture, isFlipped: shelved.board.isFlipped,
                            isSmall: true)
                        Text(shelved.name).font(.aside).foregroundStyle(Color(theme.muted))
                    }
                }
                .buttonStyle(.plain)
                .accessibilityElement(children: .ignore)
                .accessibilityLabel("\(shelved.name). \(shelved.standing)")
                .accessibilityAddTraits(.isButton)
            }
        }
    }

    private var board: some View {
        Button {
            Task { await model.play() }
        } label: {
            StillBoard(picture: model.board, isFlipped: model.isFlipped, isSmall: true)
        }
        .buttonStyle(.plain)
        .accessibilityLabel(model.boardLabel)
    }

    private var rows: some View {
        RowsCard(model.rows, wordsAt: ListRow.wordsAt) { line in
            ListRow(icon: line.icon, name: app.text(line.label)) { model.go(line) }
        }
    }
}
