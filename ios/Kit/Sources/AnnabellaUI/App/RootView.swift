import AnnabellaKit
import SwiftUI

/// The whole app: the pages, in the colours and the language that are chosen, and what is
/// asked over them.
public struct RootView: View {
    private let app: Annabella

    public init(_ app: Annabella) {
        self.app = app
    }

    public var body: some View {
        @Bindable var pages = app.pages
        VStack(spacing: 0) {
            UnseenClockView(clock: app.unseenClock)
            NavigationStack(path: $pages.path) {
                ModelHolder({ app.homeModel() }, view: { HomeView($0) })
                    .navigationDestination(for: Page.self) { page in
                        PageView(page: page)
                    }
            }
        }
        .shielded(by: app.shield)
        .overlay(of: app)
        .themed(app)
        .life(of: app)
        .onOpenURL { app.arrive($0) }
    }
}
