package app.annabella

import android.app.Application
import android.content.Context
import android.os.SystemClock
import app.annabella.core.store.GameLibrary
import app.annabella.core.store.Times
import app.annabella.game.GameWishes
import app.annabella.game.Games
import app.annabella.platform.Readers
import app.annabella.result.Reviews
import app.annabella.settings.Settings
import app.annabella.speech.Announcer
import java.io.File
import kotlinx.coroutines.CoroutineScope
import kotlinx.coroutines.Dispatchers
import kotlinx.coroutines.SupervisorJob

/** What outlives every activity: the settings, the game that is open, the voice. */
class AnnabellaApp : Application() {
    /** For what must go on while the activity is made anew; on the main thread. */
    val scope = CoroutineScope(SupervisorJob() + Dispatchers.Main.immediate)

    val times = Times(
        { SystemClock.elapsedRealtime().toULong() },
        { System.currentTimeMillis().toULong() },
    )

    lateinit var settings: Settings
        private set
    lateinit var library: GameLibrary
        private set
    lateinit var games: Games
        private set
    lateinit var announcer: Announcer
        private set
    lateinit var readers: Readers
        private set
    val reviews = Reviews()

    override fun onCreate() {
        super.onCreate()
        settings = Settings(getSharedPreferences("settings", Context.MODE_PRIVATE))
        val folder = File(filesDir, "games").path
        library = GameLibrary(folder, times)
        games = Games(folder, times, getSharedPreferences("table", Context.MODE_PRIVATE))
        GameWishes(this).follow(scope)
        announcer = Announcer(games, scope)
        readers = Readers(this)
    }
}
