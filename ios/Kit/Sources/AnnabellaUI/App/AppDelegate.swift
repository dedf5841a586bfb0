import AnnabellaKit
import UIKit

/// What the system tells the app itself, and not one of its windows.
public final class AppDelegate: NSObject, UIApplicationDelegate {
    public func application(
        _ application: UIApplication, configurationForConnecting session: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        let configuration = UISceneConfiguration(name: nil, sessionRole: session.role)
        if session.role == .windowExternalDisplayNonInteractive {
            configuration.delegateClass = SecondScreenDelegate.self
        }
        return configuration
    }

    public func applicationDidReceiveMemoryWarning(_ application: UIApplication) {
        Annabella.onDevice.life.isShortOfMemory()
    }
}
