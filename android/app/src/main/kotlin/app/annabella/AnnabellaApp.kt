package app.annabella

import android.app.Application
import android.content.Context
import android.content.SharedPreferences
import android.content.pm.ApplicationInfo
import android.os.StrictMode
import android.os.SystemClock
import app.annabella.core.LogLevel
import app.annabella.core.PhraseSegment
import app.annabella.core.initLogging
import app.annabella.core.store.GameLibrary
import app.annabella.core.store.Times
import app.annabella.exercise.Courses
import app.annabella.game.GameWishes
import app.annabella.game.Games
import app.annabella.game.OwnRatings
import app.annabella.game.TypedLines
import app.annabella.library.Exchange
import app.annabella.platform.ScreenReader
import app.annabella.platform.inLanguage
import app.annabella.post.Inbox
import app.annabella.result.Reviews
import app.annabella.settings.Settings
import app.annabella.sound.Effects
import app.annabella.sound.PooledSounds
import app.annabella.speech.Announcer
import app.annabella.speech.SynthesizerOutput
import app.annabella.speech.SystemEngine
import app.annabella.speech.SystemFocus
import app.annabella.table.TableScreen
import app.annabella.touch.Haptics
import app.annabella.touch.SystemHaptics
import java.io.File
import java.util.Locale
import kotlinx.coroutines.CoroutineScope
import kotlinx.coroutines.Dispatchers
import kotlinx.coroutines.Job
import kotlinx.coroutines.SupervisorJob
import kotlinx.coroutines.launch
import kotlinx.coroutines.runBlocking

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

    /** What the talking clock keeps; read from the start on, so that its page need not wait. */
    lateinit var clockKept: SharedPreferences
        private set

    /** What was pressed last on the talking clock, and is kept when this has ended. */
    var clockPress: Job? = null
    lateinit var library: GameLibrary
        private set
    lateinit var games: Games
        private set
    lateinit var wishes: GameWishes
        private set
    lateinit var ownRatings: OwnRatings
        private set
    lateinit var announcer: Announcer
        private set
    lateinit var screenReader: ScreenReader
        private set
    lateinit var haptics: Haptics
        private set
    lateinit var effects: Effects
        private set
    lateinit var exchange: Exchange
        private set
    lateinit var inbox: Inbox
        private set
    lateinit var courses: Courses
        private set
    val reviews = Reviews()
    val typedLines = TypedLines()

    override fun onCreate() {
        super.onCreate()
        if (applicationInfo.flags and ApplicationInfo.FLAG_DEBUGGABLE != 0) beStrict()
        // it crosses into the library; of games, what was done is logged only below warnings
        scope.launch(Dispatchers.IO) { initLogging(LogLevel.WARNINGS) }
        clockKept = getSharedPreferences("clock", Context.MODE_PRIVATE)
        settings = Settings(getSharedPreferences("settings", Context.MODE_PRIVATE)) {
            TableScreen.serves(resources.configuration)
        }
        val folder = File(filesDir, "games").path
        library = GameLibrary(folder, times)
        exchange = Exchange(this, library, scope)
        inbox = Inbox(library, scope)
        games = Games(folder, times, getSharedPreferences("table", Context.MODE_PRIVATE))
        games.follow(scope)
        wishes = GameWishes(this)
        wishes.follow(scope)
        courses = Courses(File(filesDir, "exercises"), settings, times, scope)
        ownRatings = OwnRatings(games, settings)
        ownRatings.follow(scope)
        screenReader = ScreenReader(this)
        announcer =
            Announcer(games, scope, settings, { screenReader.isSpeaking }, { screenReader.rate }, ::voice) {
                PhraseSegment(text(R.string.language_code), text(R.string.speech_missing_voice))
            }
        haptics = SystemHaptics(this, settings)
        effects = Effects(games, scope, settings, PooledSounds(this), haptics)
    }

    /** The system is short of memory; the game stays. */
    override fun onTrimMemory(level: Int) {
        super.onTrimMemory(level)
        reviews.forget()
        // nobody sees what it would find
        if (level >= TRIM_MEMORY_BACKGROUND) games.rest(scope)
    }

    /** Never called on a device, where the system ends the process. */
    override fun onTerminate() {
        val boards = games.boards.value
        if (boards.isNotEmpty()) runBlocking { boards.forEach { it.game.close().await() } }
        super.onTerminate()
    }

    /** Whoever works on the app reads in the log what keeps the main thread waiting, and what leaks. */
    private fun beStrict() {
        StrictMode.setThreadPolicy(StrictMode.ThreadPolicy.Builder().detectAll().penaltyLog().build())
        StrictMode.setVmPolicy(StrictMode.VmPolicy.Builder().detectAll().penaltyLog().build())
    }

    /** A label in the language that is chosen. */
    private fun text(id: Int): String = inLanguage(settings.language).getString(id)

    private fun voice(missing: () -> Unit) = SynthesizerOutput(
        SystemEngine(this),
        SystemFocus(this),
        settings,
        scope,
        { listOf(text(R.string.language_code), Locale.getDefault().toLanguageTag()) },
        missing,
    )
}
