import AnnabellaKit
import SwiftUI

/// The saved games, or those that were deleted and can be restored.
struct LibraryView: View {
    @Environment(Annabella.self) private var app
    private let model: LibraryModel
    @Environment(\.theme) private var theme
    @Environment(\.isLarge) private var isLarge

    init(_ model: LibraryModel) {
        self.model = model
    }

    private var hasPreview: Bool { isLarge && !model.isOfDeleted }

    var body: some View {
        HStack(spacing: 0) {
            list
            if hasPreview { GamePreview(model: model).frame(maxWidth: .infinity) }
        }
        .background(Color(theme.paper))
        .foregroundStyle(Color(theme.ink))
        .titled(model.title)
        .searchable(
            text: Binding(get: { model.typed }, set: { model.typed = $0 }),
            prompt: app.text(.librarySearch)
        )
        .toolbar {
            ToolbarItem(placement: .primaryAction) {
                Menu {
                    ActionList(actions: model.pageActions)
                } label: {
                    IconView(.more, theme.ink).frame(minWidth: 48, minHeight: 48)
                }
                .accessibilityLabel(app.text(.gameMore))
            }
        }
        .task { await model.appear() }
    }

    private var list: some View {
        List {
            if let found = model.foundWords {
                Text(found)
                    .font(.aside)
                    .foregroundStyle(Color(theme.muted))
                    .listRowBackground(Color(theme.paper))
            }
            if model.isEmpty {
                Text(app.text(.libraryNothing)).listRowBackground(Color(theme.paper))
            }
            ForEach(model.found) { row in
                let isShown = hasPreview && row.id == model.shown?.id
                GameRowView(model: model, row: row, isChosen: hasPreview ? isShown : nil)
                    .listRowBackground(Color(isShown ? theme.accentWash : theme.surface))
            }
        }
        .scrollContentBackground(.hidden)
    }
}

/// One of the saved games beside their list: its last position, whose it is, and what is often
/// done with it.
private struct GamePreview: View {
    let model: LibraryModel
    @Environment(Annabella.self) private var app
    @Environment(\.theme) private var theme

    var body: some View {
        ScrollView {
            if let row = model.shown {
                Card {
                    StillBoard(picture: row.board, isFlipped: row.isFlipped)
                        .frame(maxWidth: 320)
                        .frame(maxWidth: .infinity)
                    Text(row.title).font(.cardTitle).accessibilityAddTraits(.isHeader)
                    Text(row.details).font(.aside).foregroundStyle(Color(theme.muted))
                    if !row.result.isEmpty { Text(verbatim: row.result).font(.display) }
                    Button(app.text(.libraryOpen)) { model.open(row) }
                        .buttonStyle(.primaryWords)
                        .disabled(!row.opens)
                    HStack(spacing: 8) {
                        Button(app.text(.resultReview)) { model.review(row) }
                            .buttonStyle(.words)
                            .disabled(!row.mayReview)
                        Menu {
                            ActionList(actions: model.actions(on: row))
                        } label: {
                            Text(app.text(.gameMore))
                                .font(.name)
                                .foregroundStyle(Color(theme.ink))
                                .frame(maxWidth: .infinity, minHeight: 48)
                                .filled(theme.wash, radius: Radius.area)
                        }
                    }
                }
                .padding(16)
            }
        }
    }
}

/// A saved game: the touch opens it, and all that can be done is in a menu beside it, in the
/// menu of a long touch and among VoiceOver's actions.
private struct GameRowView: View {
    @Environment(Annabella.self) private var app
    let model: LibraryModel
    let row: GameRow
    /// Beside the list one of them is shown; nil where none is.
    let isChosen: Bool?
    @Environment(\.theme) private var theme
    @Environment(\.dynamicTypeSize) private var size

    var body: some View {
        HStack(spacing: 8) {
            main
            Menu {
                ActionList(actions: model.actions(on: row))
            } label: {
                IconView(.more, theme.ink).frame(minWidth: 48, minHeight: 48)
            }
            .accessibilityLabel(Text(verbatim: "\(app.text(.gameMore)): \(row.title)"))
        }
        .buttonStyle(.borderless)
        .contextMenu { ActionList(actions: model.actions(on: row)) }
        .swipeActions(edge: .trailing, allowsFullSwipe: false) {
            if !model.isOfDeleted {
                let deletion = model.deletion(of: row)
                Button(deletion.label) { deletion.value() }.tint(Color(theme.warning))
            }
        }
    }

    @ViewBuilder private var main: some View {
        if row.opens || isChosen != nil {
            Button {
                if isChosen == nil { model.open(row) } else { model.choose(row) }
            } label: {
                face
            }
            .accessibilityAddTraits(isChosen == true ? .isSelected : [])
            .accessibilityActions { ActionList(actions: model.actions(on: row)) }
        } else {
            Menu {
                ActionList(actions: model.actions(on: row))
            } label: {
                face
            }
        }
    }

    private var face: some View {
        let layout =
            size.isAccessibilitySize
            ? AnyLayout(VStackLayout(alignment: .leading, spacing: 8))
            : AnyLayout(HStackLayout(spacing: 16))
        return layout {
            StillBoard(picture: row.board, isFlipped: row.isFlipped, isSmall: true)
                .frame(width: 76, height: 76)
                .clipShape(RoundedRectangle(cornerRadius: 8))
                .accessibilityHidden(true)
            VStack(alignment: .leading, spacing: 4) {
                Text(row.title).font(.name).foregroundStyle(Color(theme.ink))
                Text(row.details).font(.subheadline).foregroundStyle(Color(theme.muted))
            }
            .multilineTextAlignment(.leading)
            .frame(maxWidth: .infinity, alignment: .leading)
        }
        .contentShape(Rectangle())
        .accessibilityElement(children: .combine)
    }
}

/// Buttons of a menu, or VoiceOver's actions.
private struct ActionList: View {
    let actions: [LibraryModel.Action]

    var body: some View {
        ForEach(Array(actions.enumerated()), id: \.offset) { action in
            Button(action.element.label) { action.element.value() }
        }
    }
}
