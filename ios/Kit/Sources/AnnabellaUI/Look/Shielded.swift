import AnnabellaKit
import SwiftUI

extension View {
    /// No touch reaches this in the moment after something else has come here.
    func shielded(by shield: TouchShield) -> some View {
        allowsHitTesting(!shield.isUp).task(id: shield.raised) { await shield.lower() }
    }
}
