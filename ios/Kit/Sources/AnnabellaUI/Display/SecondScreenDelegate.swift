import AnnabellaKit
import SwiftUI
import UIKit

/// A screen that is connected, such as a television. As long as it has no window of the app,
/// the system shows on it what the device shows.
final class SecondScreenDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    private var watching: Task<Void, Never>?

    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions
    ) {
        guard let scene = scene as? UIWindowScene else { return }
        let screen = Annabella.onDevice.secondScreen
        screen.isThere = true
        watching = Task { [weak self] in
            for await isOn in observed({ screen.isOn }) {
                self?.close()
                if isOn { self?.window = Self.window(on: scene) }
            }
        }
    }

    func sceneDidDisconnect(_ scene: UIScene) {
        watching?.cancel()
        close()
        Annabella.onDevice.secondScreen.isThere = false
    }

    /// A window that belongs to no scene is not shown, and leaves the screen to the system.
    private func close() {
        window?.isHidden = true
        window?.windowScene = nil
        window = nil
    }

    private static func window(on scene: UIWindowScene) -> UIWindow {
        let window = UIWindow(windowScene: scene)
        window.rootViewController = UIHostingController(
            rootView: SecondScreenView(app: .onDevice))
        window.isUserInteractionEnabled = false
        window.isHidden = false
        return window
    }
}
