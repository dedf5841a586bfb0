package app.annabella.settings

import android.content.SharedPreferences
import app.annabella.core.GameKind
import app.annabella.core.PieceNaming
import app.annabella.core.SpeechStyle
import app.annabella.core.SquarePlace
import app.annabella.core.TrainingExercise
import app.annabella.core.gameFeatures
import app.annabella.ui.BoardColours
import kotlin.properties.ReadWriteProperty
import kotlin.reflect.KProperty
import kotlinx.coroutines.flow.MutableStateFlow
import kotlinx.coroutines.flow.StateFlow
import kotlinx.coroutines.flow.asStateFlow

/** Which colours. */
enum class ThemeChoice { SYSTEM, LIGHT, DARK, HIGH_CONTRAST }

/** How the pieces of chess are drawn: as figures, or as discs with a letter. */
enum class PieceSet { STAUNTON, LETTERS }

/** Which language. */
enum class LanguageChoice { SYSTEM, ENGLISH, GERMAN }

/** How the board stands between two people at one device. */
enum class BoardFacing {
    /** Always the same side below. */
    FIXED,

    /** The side on move is below. */
    TURNS,

    /** The board stays, and the pieces of the far player face him. */
    BOTH_WAYS,
}

/** On which side of a player's panel the clock stands. */
enum class ClockPlace { END, START }

/** Which side a person has against the computer: White is the one that moves first, in checkers Red and in Yin-Yang Black. */
enum class ColorChoice { RANDOM, WHITE, BLACK }

/** Who of two people plays blind. */
enum class BlindChoice { NOBODY, WHITE, BLACK, BOTH }

/** What is not seen of the board. */
enum class HiddenChoice { NOTHING, PIECES, BOARD }

/** From whom of two people it is hidden. */
enum class HiddenFrom { BOTH, WHITE, BLACK }

/** How long the computer takes for a move at least, its thinking included. */
enum class AnswerMoment(val leastMs: ULong, val mostMs: ULong) {
    NONE(0u, 0u),
    USUAL(700u, 2_000u),
    LONG(2_000u, 5_000u),
}

/** Who says what is to be said. */
enum class VoiceChoice {
    /**
     * A screen reader where one runs, else the app's own voice where somebody plays blind, or
     * explores the board with a finger, and on pages that are there to talk.
     */
    AUTO,

    /** The app's own voice, also beside a screen reader. */
    APP,

    /** Nobody. */
    OFF,
}

/** How much of the board a blind player has before him on his page. */
enum class BlindBoard { SHOWN, DIMMED, HIDDEN }

/** What the player has chosen; each is kept at once. For the main thread. */
class Settings(private val kept: SharedPreferences, private val isTablet: () -> Boolean = { false }) {
    private val counter = MutableStateFlow(0)

    /** Grows whenever something is set. */
    val changes: StateFlow<Int> = counter.asStateFlow()

    // Play
    private var level by number("level", 4)
    private var rating by number("rating", 1200)

    /** How well the computer plays a game: like people of a rating where it has ratings, else at a level. */
    fun strengthOf(kind: GameKind): Int = if (gameFeatures(kind).hasRatings) rating else level

    fun setStrength(kind: GameKind, number: Int) {
        if (gameFeatures(kind).hasRatings) rating = number else level = number
    }

    /** In chess the computer plays as strongly as the player, as [ownRating] tells. */
    var isFair by switch("fair", true)

    /** What games have told of the player, as the library writes it. */
    var ownRating by text("own-rating", "")
    var fullStrength by switch("full-strength", false)
    var fullSeconds by number("full-seconds", 5)

    /** Of which game a position was set up last. */
    var setupGame by choice("setup-game", GameKind.CHESS)
    var color by choice("color", ColorChoice.RANDOM)
    var checkersColor by choice("checkers-color", ColorChoice.RANDOM)
    var yinYangColor by choice("yin-yang-color", ColorChoice.RANDOM)
    var answerMoment by choice("answer-moment", AnswerMoment.USUAL)
    var ownName by text("own-name", "")

    /** Which exercise without a board was chosen last, on which level, and with how many tasks. */
    var exercise by choice("exercise", TrainingExercise.COLOURS)
    var exerciseLevel by number("exercise-level", 1)
    var exerciseTasks by number("exercise-tasks", 10)

    /** Of two people who moves first, with White, Red or Black, and who second. */
    var whiteName by text("white-name", "")
    var blackName by text("black-name", "")

    /** When it is said how much time is left, in seconds; apart by spaces. */
    var timeMarks by text("time-marks", "300 60 10")

    /** What is agreed before a game against the computer. */
    val againstComputer = Agreement(this, "")

    /** What is agreed before a game between two people; none of it holds against the computer. */
    val betweenPeople = Agreement(this, "two-")

    /** What is agreed before a game by correspondence. */
    val byCorrespondence = Agreement(this, "post-")

    /** What is agreed before a game of this kind. */
    fun agreed(opponent: Opponent) = when (opponent) {
        Opponent.COMPUTER -> againstComputer
        Opponent.PERSON -> betweenPeople
        Opponent.CORRESPONDENT -> byCorrespondence
    }

    /** What the player on the other device was called last. */
    var correspondent by text("correspondent", "")

    // Board
    var theme by choice("theme", ThemeChoice.SYSTEM)
    var board by choice("board-colours", BoardColours.SAGE)
    var pieces by choice("pieces", PieceSet.STAUNTON)
    var pieceMotion by switch("piece-motion", true)
    var legalMarks by switch("legal-marks", true)

    /** A move waits until it is shown a second time; not by the Laws, where what is touched is moved. */
    var confirmMoves by switch("confirm-moves", false)
    var coordinates by switch("coordinates", true)
    var texture by switch("texture", false)

    /** On the dark squares of checkers. */
    var squareNumbers by switch("square-numbers", true)

    /** At a tablet two people usually sit opposite each other. */
    var facing by choice("facing") { if (isTablet()) BoardFacing.BOTH_WAYS else BoardFacing.FIXED }

    /** Two people have places of their own at the board, which they keep from game to game. */
    val keepsSeats: Boolean
        get() = facing == BoardFacing.BOTH_WAYS || (facing == BoardFacing.FIXED && isTablet())
    var leftHanded by switch("left-handed", false)
    var clockPlace by choice("clock-place", ClockPlace.END)
    var fullScreen by switch("full-screen", false)

    /** Onlookers see the game on another screen, where one is connected. */
    var secondScreen by switch("second-screen", false)

    // Sound and voice
    var voice by choice("voice", VoiceChoice.AUTO)

    /** How fast the app's voice speaks, in percent of its usual speed: [VOICE_RATES]. */
    var voiceRate by number("voice-rate", 100)

    /** How high it is, in percent of its usual pitch: [VOICE_PITCHES]. */
    var voicePitch by number("voice-pitch", 100)

    /** Of moves and the like; speech does not depend on it. */
    var sounds by switch("sounds", true)
    var haptics by switch("haptics", true)

    /** What is heard and felt of each square that a finger comes to. */
    var exploringTicks by switch("exploring-ticks", true)

    /** Without a screen reader: a finger that slides reads the board, a double tap acts. */
    var exploreByFinger by switch("explore-by-finger", false)
    var blindBoard by choice("blind-board", BlindBoard.DIMMED)

    /** On the page for blind play. */
    var volumeKeysRepeat by switch("volume-keys-repeat", false)

    // What the app has told once
    var missingVoiceTold by switch("missing-voice-told", false)

    // How things are worded
    var speechStyle by choice("speech-style", SpeechStyle.PLAIN)

    /** In games with a blind player, of all that is said; squares keep [speechStyle]. */
    var announcements by choice("announcements", SpeechStyle.FIDE)
    var pieceNaming by choice("piece-naming", PieceNaming.WORD)
    var squarePlace by choice("square-place", SquarePlace.BEFORE)
    var isBrief by switch("brief", false)
    var namesPawns by switch("names-pawns", false)
    var namesCaptured by switch("names-captured", false)
    var longNames by switch("long-names", false)

    // Access

    /** The keys that differ from the usual ones; see `Keys`. */
    var keys by text("keys", "")
    var checkersKeys by text("checkers-keys", "")
    var yinYangKeys by text("yin-yang-keys", "")

    /** Keys and screen readers also come to the squares of checkers on which nothing is played. */
    var lightSquares by switch("light-squares", false)
    var columnsAndRows by switch("columns-and-rows", false)

    // Language
    var language by choice("language", LanguageChoice.SYSTEM)

    internal fun switch(key: String, usual: Boolean) = Kept(
        { kept.getBoolean(key, usual) },
        { kept.edit().putBoolean(key, it).apply() },
    )

    internal fun text(key: String, usual: String) = Kept(
        { kept.getString(key, null) ?: usual },
        { kept.edit().putString(key, it).apply() },
    )

    internal fun number(key: String, usual: Int) = Kept(
        { kept.getInt(key, usual) },
        { kept.edit().putInt(key, it).apply() },
    )

    // what is kept of another version may have no meaning in this one
    internal inline fun <reified T : Enum<T>> choice(key: String, usual: T) = choice(key) { usual }

    private inline fun <reified T : Enum<T>> choice(key: String, crossinline usual: () -> T) = Kept(
        { enumValues<T>().find { it.name == kept.getString(key, null) } ?: usual() },
        { kept.edit().putString(key, it.name).apply() },
    )

    internal inner class Kept<T>(
        private val read: () -> T,
        private val write: (T) -> Unit,
    ) : ReadWriteProperty<Any?, T> {
        override fun getValue(thisRef: Any?, property: KProperty<*>): T = read()

        override fun setValue(thisRef: Any?, property: KProperty<*>, value: T) {
            if (value == read()) return
            write(value)
            counter.value++
        }
    }

    companion object {
        val VOICE_RATES = 40..400
        val VOICE_PITCHES = 50..200
    }
}
