package app.annabella.window

import java.io.File
import java.io.IOException
import java.util.concurrent.LinkedBlockingDeque
import kotlin.concurrent.thread

/**
 * Says one thing after the other with espeak-ng, if that is there; [name] stands before the
 * lines that are printed.
 */
class Voice(private val name: String) {
    /** What is to be said, and whom its way interests; called on the voice's thread. */
    class Saying(
        val text: String,
        val language: String,
        val rate: Float = 1f,
        val pitch: Float = 1f,
        val silenceMs: Long = 0,
        val started: () -> Unit = {},
        val ended: (End) -> Unit = {},
    )

    /** How it ended. */
    enum class End { SAID, CUT_OFF, NEVER_BEGUN, FAILED }

    private val waiting = LinkedBlockingDeque<Saying>()
    private val lock = Any()
    private var now: Saying? = null
    private var process: Process? = null
    private var isCutOff = false

    init {
        thread(isDaemon = true, name = "voice of $name") { while (true) begin(waiting.take()) }
    }

    val isSpeaking: Boolean get() = synchronized(lock) { now != null } || waiting.isNotEmpty()

    /** Says it after what is being said. */
    fun say(saying: Saying) {
        if (saying.text.isNotEmpty()) Terminal.line("$name: ${saying.text}")
        waiting.put(saying)
    }

    /** Cuts off what is being said, and forgets what was to follow. */
    fun stop() {
        while (true) (waiting.poll() ?: break).ended(End.NEVER_BEGUN)
        synchronized(lock) {
            if (now == null) return
            isCutOff = true
            process?.destroy()
        }
    }

    private fun begin(saying: Saying) {
        synchronized(lock) {
            now = saying
            isCutOff = false
        }
        saying.started()
        val end = speak(saying)
        synchronized(lock) {
            now = null
            process = null
        }
        saying.ended(end)
    }

    private fun speak(saying: Saying): End {
        if (saying.silenceMs > 0) Thread.sleep(saying.silenceMs)
        if (PROGRAM == null || saying.text.isBlank()) return End.SAID
        val wordsAMinute = (WORDS_A_MINUTE * saying.rate).toInt().coerceIn(80, 450)
        val pitch = (MIDDLE_PITCH * saying.pitch).toInt().coerceIn(0, 99)
        val command = listOf(
            PROGRAM, "-v", saying.language, "-s", "$wordsAMinute", "-p", "$pitch", "--", saying.text,
        )
        val started = try {
            ProcessBuilder(command)
                .redirectErrorStream(true)
                .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                .start()
        } catch (_: IOException) {
            return End.FAILED
        }
        synchronized(lock) {
            process = started
            if (isCutOff) started.destroy()
        }
        val code = started.waitFor()
        return when {
            synchronized(lock) { isCutOff } -> End.CUT_OFF
            code == 0 -> End.SAID
            else -> End.FAILED
        }
    }

    companion object {
        private const val WORDS_A_MINUTE = 175
        private const val MIDDLE_PITCH = 50

        /** The program that has a voice; null where nothing is spoken. */
        private val PROGRAM: String? = "espeak-ng".takeIf { !Options.isSilent && isThere(it) }

        private fun isThere(program: String): Boolean = System.getenv("PATH").orEmpty()
            .split(File.pathSeparator)
            .any { File(it, program).canExecute() }
    }
}
