import AnnabellaKit
import SwiftUI

/// The saved games, or those that were deleted and can be restored.
struct LibraryView: View {
    @Environment(Annabella.self) private var app
    private let model: LibraryModel
    @Environment(\.theme) private var theme

    init(_ model: LibraryModel) {
        self.model = model
    }

    var body: some View {
        List {
            if model.isEmpty {
                Text(app.text(.libraryNothing)).listRowBackground(Color(theme.paper))
            }
            ForEach(model.rows) { row in
                GameRowView(model: model, row: row)
                    .listRowBackground(Color(theme.surface))
            }
        }
        .scrollContentBackground(.hidden)
        .background(Color(theme.paper))
        .foregroundStyle(Color(theme.ink))
        .titled(model.title)
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
}

/// A saved game: the touch opens it, and all that can be done is in a menu beside it, in the
/// menu of a long touch and among VoiceOver's actions.
private struct GameRowView: View {
    @Environment(Annabella.self) private var app
    let model: LibraryModel
    let row: GameRow
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
        if row.opens {
            Button {
                model.open(row)
            } label: {
                face
            }
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
