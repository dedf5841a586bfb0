import AnnabellaKit
import SwiftUI

/// A large button: a sign, what it is, and one line about it.
struct TileView: View {
    let icon: Icon
    let title: String
    let aside: String
    let act: @MainActor () -> Void
    @Environment(\.theme) private var theme

    var body: some View {
        Button(action: act) {
            HStack(spacing: 12) {
                IconView(icon, theme.accent)
                    .padding(8)
                    .background(Color(theme.accentWash))
                    .clipShape(Circle())
                VStack(alignment: .leading, spacing: 2) {
                    Text(title).font(.name).multilineTextAlignment(.leading)
                    if !aside.isEmpty {
                        Text(aside).font(.aside).foregroundStyle(Color(theme.muted))
                    }
                }
                Spacer(minLength: 0)
            }
            .foregroundStyle(Color(theme.ink))
            .padding(12)
            .frame(maxWidth: .infinity, minHeight: 64, maxHeight: .infinity)
            .filled(theme.wash, radius: Radius.tile)
        }
        .buttonStyle(.bare(radius: Radius.tile))
    }
}

/// A line of a card that leads somewhere: a sign before its words, and an arrow at the end.
struct ListRow: View {
    let icon: Icon?
    let name: String
    /// What there is to know of it, in small letters below.
    var aside = ""
    /// Its words begin beside the signs of other lines, also without one.
    var isIndented = false
    var hasArrow = true
    /// It is the one of several that is chosen.
    var isChosen = false
    let act: @MainActor () -> Void
    @Environment(\.theme) private var theme

    var body: some View {
        Button(action: act) {
            HStack(spacing: 16) {
                if let icon {
                    IconView(icon, theme.ink)
                } else if isIndented {
                    IconView(.check, theme.ink).opacity(0)
                }
                VStack(alignment: .leading, spacing: 4) {
                    Text(name).font(isChosen ? .name : .body)
                    if !aside.isEmpty {
                        Text(aside).font(.aside).foregroundStyle(Color(theme.muted))
                    }
                }
                .multilineTextAlignment(.leading)
                Spacer(minLength: 0)
                if hasArrow { IconView(.next, theme.muted) }
            }
            .foregroundStyle(Color(theme.ink))
            .padding(.horizontal, 16)
            .padding(.vertical, 8)
            .frame(maxWidth: .infinity, minHeight: 56)
            .background(isChosen ? Color(theme.accentWash) : Color.clear)
            .chosen(isChosen, radius: Radius.card)
        }
        .buttonStyle(.bare(radius: isChosen ? Radius.card : 0))
        .accessibilityAddTraits(isChosen ? .isSelected : [])
    }

    /// Where the words begin beside a sign.
    static let wordsAt: CGFloat = 56
}

/// A line with a piece of chess before its word.
struct FigureRow: View {
    let figure: UInt8
    let name: String
    let act: @MainActor () -> Void
    @Environment(\.theme) private var theme

    var body: some View {
        Button(action: act) {
            HStack(spacing: 12) {
                PieceView(byte: figure, painter: BoardPainter(theme))
                    .frame(width: 40, height: 40)
                Text(name).font(.name).foregroundStyle(Color(theme.ink))
                Spacer(minLength: 0)
            }
            .padding(.horizontal, 12)
            .frame(maxWidth: .infinity, minHeight: 60)
        }
        .buttonStyle(.bare(radius: 0))
    }
}

/// One of several things to choose from, with its picture above its name.
struct PictureTile<Picture: View>: View {
    let name: String
    let isChosen: Bool
    @ViewBuilder let picture: Picture
    let act: @MainActor () -> Void
    @Environment(\.theme) private var theme

    var body: some View {
        Button(action: act) {
            VStack(spacing: 4) {
                picture
                Text(name)
                    .font(.name)
                    .lineLimit(1)
                    .minimumScaleFactor(0.6)
                    .foregroundStyle(Color(theme.ink))
            }
            .padding(.horizontal, 4)
            .padding(.vertical, 8)
            .frame(maxWidth: .infinity)
            .filled(isChosen ? theme.accentWash : theme.wash, radius: Radius.tile)
            .chosen(isChosen, radius: Radius.tile)
        }
        .buttonStyle(.bare(radius: Radius.tile))
        .accessibilityLabel(name)
        .accessibilityAddTraits(isChosen ? .isSelected : [])
    }
}

/// Tiles beside each other, or below each other where letters are large.
struct TileRow<Content: View>: View {
    @ViewBuilder let content: Content
    @Environment(\.dynamicTypeSize) private var textSize

    var body: some View {
        let layout =
            textSize.isAccessibilitySize
            ? AnyLayout(VStackLayout(spacing: 8)) : AnyLayout(HStackLayout(spacing: 8))
        layout { content }.fixedSize(horizontal: false, vertical: true)
    }
}
