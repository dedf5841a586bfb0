package app.annabella.exercise

import android.os.Bundle
import android.view.Gravity
import android.view.KeyEvent
import android.view.View
import android.view.ViewGroup.LayoutParams.MATCH_PARENT
import android.view.ViewGroup.LayoutParams.WRAP_CONTENT
import android.widget.LinearLayout
import android.widget.Space
import android.widget.TextView
import app.annabella.MainActivity
import app.annabella.R
import app.annabella.blind.Talk
import app.annabella.core.Phrase
import app.annabella.core.TrainingExercise
import app.annabella.game.TypedEntry
import app.annabella.game.TypedLines
import app.annabella.speech.SpeechChoices
import app.annabella.speech.SystemRecogniser
import app.annabella.ui.Page
import app.annabella.ui.Place
import app.annabella.ui.Screen
import kotlinx.coroutines.Job
import kotlinx.coroutines.launch

/** An exercise: a task is told, and answered by a button, on a blank board, by voice or by typing. */
class ExerciseScreen(activity: MainActivity) : Screen(activity), AnswerParts.Listener {
    private val lines = TypedLines()
    private lateinit var course: Course
    private lateinit var strip: ProgressStrip
    private lateinit var task: TextView
    private lateinit var note: TextView

    /** What a screen reader takes what is said from. */
    private lateinit var said: TextView
    private lateinit var answers: AnswerParts
    private lateinit var talk: Talk
    private var isNew = false
    private var isAnswering = false
    private var watching: Job? = null
    private var telling: Job? = null

    override val title: CharSequence get() = text(app.settings.exercise.label)

    override fun view(saved: Bundle?): View {
        val kept = app.courses.current.takeIf { saved != null }
        isNew = kept == null || kept.task.isEmpty()
        course = kept
            ?: app.courses.begin(SpeechChoices.settings(text(R.string.language_code), app.settings))
        strip = ProgressStrip(ui)
        // of some a game or a position is told
        val isShort = course.exercise in setOf(TrainingExercise.COLOURS, TrainingExercise.KNIGHT)
        task = if (isShort) ui.display("") else ui.cardTitle("")
        note = ui.body("").apply { minLines = 2 }
        said = ui.small("")
        talk = Talk(activity, scope, SystemRecogniser(activity), ::answer, ::type)
        answers = AnswerParts(activity, course, talk.area, this)
        render()
        return LinearLayout(activity).apply {
            orientation = LinearLayout.VERTICAL
            addView(ui.bar(title, { activity.goBack() }))
            val parts = if (isLying) lying() else upright()
            addView(ui.scroll(parts), LinearLayout.LayoutParams(MATCH_PARENT, 0, 1f))
        }
    }

    private val isLying: Boolean
        get() = activity.resources.configuration.run { screenWidthDp > screenHeightDp }

    /** The task takes what is left, so that all below it stays where it is. */
    private fun upright(): View = LinearLayout(activity).apply {
        orientation = LinearLayout.VERTICAL
        val width = activity.resources.configuration.screenWidthDp
        val side = ui.dp(((width - MOST_WIDTH_DP) / 2).coerceAtLeast(0))
        setPadding(side, 0, side, 0)
        addView(words(), LinearLayout.LayoutParams(MATCH_PARENT, WRAP_CONTENT, 1f))
        addView(answers.view)
    }

    /** The task in the middle of what is left beside the answers, so that these stay where they are. */
    private fun lying(): View = LinearLayout(activity).apply {
        val side = ui.dp(if (ui.isWide) WIDE_SIDE_DP else 0)
        setPadding(side, 0, side, 0)
        // on a phone its words may be higher than the screen
        val height = if (ui.isWide) MATCH_PARENT else WRAP_CONTENT
        addView(words(), LinearLayout.LayoutParams(0, height, 1f))
        val middle = LinearLayout.LayoutParams(0, WRAP_CONTENT, 1f)
        middle.gravity = Gravity.CENTER_VERTICAL
        addView(answers.view, middle)
    }

    private fun words(): View {
        val told = ui.column(rest(), task, note, said, rest(), gap = 12)
        told.layoutParams = LinearLayout.LayoutParams(MATCH_PARENT, WRAP_CONTENT, 1f)
        return ui.column(strip, told, gap = 0).apply {
            setPadding(ui.dp(16), ui.dp(8), ui.dp(16), ui.dp(8))
        }
    }

    private fun rest() = Space(activity).apply {
        layoutParams = LinearLayout.LayoutParams(MATCH_PARENT, 0, 1f)
    }

    override fun save(): Bundle = Bundle().apply { putBoolean(KEPT, true) }

    override fun show() {
        app.announcer.isTalkingPage = true
        watching = scope.launch {
            launch { app.announcer.showNewOn(said) }
            app.screenReader.changes.collect { isOn ->
                said.visibility = if (isOn) View.VISIBLE else View.GONE
            }
        }
        if (isNew) scope.launch { tell(course.open()) }
        isNew = false
    }

    override fun hide() {
        app.announcer.isTalkingPage = false
        talk.cancel()
        watching?.cancel()
        app.announcer.hush()
    }

    override fun key(event: KeyEvent): Boolean {
        when (event.keyCode) {
            KeyEvent.KEYCODE_R -> sayAgain()
            KeyEvent.KEYCODE_I -> if (!course.isOver) type()
            else -> return false
        }
        return true
    }

    override fun answer(words: String) = act { answer(words) }

    override fun answer(squares: List<Int>) = act { answer(squares) }

    override fun sayAgain() {
        scope.launch { tell(course.again()) }
    }

    override fun again() {
        app.courses.end()
        activity.screens.replace(Place(Page.EXERCISE))
    }

    override fun leavePage() = activity.goBack()

    private fun type() = TypedEntry(ui, lines, app.announcer, scope, R.string.exercises_answer) {
            words,
            line,
        ->
        line.close()
        answer(words)
    }.show()

    /** One answer after the other, each to the task that is seen. */
    private fun act(answer: suspend Course.() -> List<Phrase>?) {
        if (isAnswering || course.isOver) return
        isAnswering = true
        scope.launch {
            // whoever knows it before it was told to its end has needed no time
            course.begin()
            val phrases = course.answer()
            isAnswering = false
            if (phrases == null) return@launch activity.goBack()
            if (course.isOver) app.courses.keep(course)
            tell(phrases)
        }
    }

    private fun tell(phrases: List<Phrase>) {
        render()
        telling?.cancel()
        telling = scope.launch {
            app.announcer.answer(phrases)
            course.begin()
        }
    }

    private fun render() {
        strip.show(course.verdicts, course.tasks)
        task.text = course.task
        note.text = course.note
        answers.render()
    }

    private companion object {
        const val KEPT = "kept"
        const val MOST_WIDTH_DP = 640
        const val WIDE_SIDE_DP = 32
    }
}
