import AnnabellaKit
import SwiftUI
import UIKit

extension View {
    /// Tells the app what happens to its window, and keeps what brings that back.
    func life(of app: Annabella) -> some View { modifier(LifeModifier(app: app)) }
}

private struct LifeModifier: ViewModifier {
    let app: Annabella
    @Environment(\.scenePhase) private var phase
    @SceneStorage("pages") private var kept = ""

    func body(content: Content) -> some View {
        content
            .task { await app.life.bringBack(kept) }
            .onChange(of: app.life.kept) { _, now in kept = now }
            .onChange(of: phase, initial: true) { _, now in turn(to: now) }
            .onChange(of: app.life.keepsScreenOn, initial: true) { _, isOn in
                UIApplication.shared.isIdleTimerDisabled = isOn
            }
    }

    private func turn(to phase: ScenePhase) {
        switch phase {
        case .active: app.life.appear()
        case .background: leave()
        // something lies over it for a moment
        case .inactive: break
        @unknown default: break
        }
    }

    /// The system lets the app go on until the game is written.
    private func leave() {
        let work = app.life.leave()
        let time = UIApplication.shared.beginBackgroundTask { work.cancel() }
        Task {
            await work.value
            UIApplication.shared.endBackgroundTask(time)
        }
    }
}
