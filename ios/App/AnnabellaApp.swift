import AnnabellaUI
import SwiftUI

/// The app; all of it is in the package beside it.
@main
struct AnnabellaApp: App {
    @UIApplicationDelegateAdaptor(AppDelegate.self) private var delegate

    var body: some Scene {
        WindowGroup {
            #if DEBUG
                if ProcessInfo.processInfo.arguments.contains("-gallery") {
                    GalleryView()
                } else {
                    RootView(.onDevice)
                }
            #else
                RootView(.onDevice)
            #endif
        }
        .commands { KeyCommands(.onDevice) }
    }
}
