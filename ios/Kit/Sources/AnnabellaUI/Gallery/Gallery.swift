#if DEBUG
    import AnnabellaKit
    import SwiftUI

    /// Every page with a game on the table, one below the other, as somebody looks at them
    /// who has changed how they look. Shown by the previews, and by the app where its
    /// arguments have `-gallery`.
    public struct GalleryView: View {
        @State private var look = GalleryLook.light
        @State private var table = GalleryTable()

        public init() {}

        public var body: some View {
            ScrollView {
                VStack(spacing: 24) {
                    Picker("", selection: $look) {
                        ForEach(GalleryLook.allCases) { Text($0.rawValue).tag($0) }
                    }
                    .pickerStyle(.menu)
                    if table.isLaid {
                        ForEach(GalleryTable.pages) { page in
                            GalleryPage(app: table.app, page: page, look: look)
                        }
                    }
                }
                .padding(16)
            }
            .task { await table.lay() }
        }
    }

    /// How the pages are looked at.
    enum GalleryLook: String, CaseIterable, Identifiable {
        case light = "Light"
        case dark = "Dark"
        case contrast = "High contrast"
        case large = "The largest text"
        case german = "German"
        case mirrored = "From the right to the left"

        var id: String { rawValue }
    }

    /// A page, on as much room as it is for.
    private struct GalleryPage: View {
        let app: Annabella
        let page: GalleryTable.Shown
        let look: GalleryLook

        var body: some View {
            NavigationStack {
                if let place = page.page {
                    PageView(page: place)
                } else {
                    ModelHolder({ app.homeModel() }, view: { HomeView($0) })
                }
            }
            .frame(width: page.size.width, height: page.size.height)
            .themed(app)
            .dynamicTypeSize(look == .large ? .accessibility5 : .large)
            .environment(\.layoutDirection, look == .mirrored ? .rightToLeft : .leftToRight)
            .border(Color.gray)
            .onChange(of: look, initial: true) { _, look in
                app.settings.theme =
                    look == .dark ? .dark : look == .contrast ? .highContrast : .light
                app.settings.language = look == .german ? .german : .english
            }
        }
    }

    #if os(iOS)
        #Preview { GalleryView() }
    #endif
#endif
