package app.annabella.window

import android.media.PlayerBase
import org.robolectric.annotation.Implementation
import org.robolectric.annotation.Implements

/** A player of sounds that registers nowhere: Robolectric's own needs a newer Android for it. */
@Implements(PlayerBase::class)
class UnregisteredPlayer {
    @Implementation
    fun baseRegisterPlayer(sessionId: Int) = Unit
}
