package app.annabella.exercise

import android.os.Bundle
import android.view.View
import android.widget.Button
import app.annabella.MainActivity
import app.annabella.R
import app.annabella.core.TrainingExercise
import app.annabella.core.TrainingScore
import app.annabella.ui.ButtonKind
import app.annabella.ui.Card
import app.annabella.ui.CheckableButton
import app.annabella.ui.Form
import app.annabella.ui.Option
import app.annabella.ui.Page
import app.annabella.ui.PageScreen
import app.annabella.ui.Place
import kotlinx.coroutines.launch

/** The exercises for playing without a board: which, how hard, and what came of them so far. */
class ExercisesScreen(activity: MainActivity) : PageScreen(activity) {
    private val settings = app.settings
    private val form = Form(ui, dialogs)
    private val rows: Map<TrainingExercise, Button> = TrainingExercise.entries.associateWith(::row)
    private var results: List<TrainingScore> = emptyList()

    override val title: CharSequence get() = text(R.string.exercises_title)

    override fun content(saved: Bundle?): View {
        val levels = Courses.LEVELS.map { Option(it, it.toString()) }
        val tasks = TASKS.map { Option(it, it.toString()) }
        render()
        return ui.column(
            form.inset(ui.column(Card.ofRows(ui, rows.values.toList(), wordsAtDp = Card.TEXT_DP))),
            form.options(text(R.string.exercises_level), levels, settings.exerciseLevel) {
                settings.exerciseLevel = it
                render()
            },
            form.options(text(R.string.exercises_tasks), tasks, settings.exerciseTasks) {
                settings.exerciseTasks = it
            },
            gap = 16,
        )
    }

    override fun footer(): View = ui.column(
        ui.button(text(R.string.exercises_begin), kind = ButtonKind.PRIMARY) {
            activity.screens.go(Place(Page.EXERCISE))
        },
    )

    override fun show() {
        scope.launch {
            // one that was left is over
            app.courses.end()?.join()
            results = app.courses.results()
            render()
        }
    }

    private fun row(exercise: TrainingExercise): Button =
        CheckableButton.row(ui, text(exercise.label), CheckableButton.Kind.ONE, isMarked = false) {
            settings.exercise = exercise
            render()
        }

    /** Marks the exercise that is chosen, and tells what came of each on its level. */
    private fun render() {
        for ((exercise, row) in rows) {
            CheckableButton.mark(ui, row, exercise == settings.exercise)
            form.tell(row, text(exercise.label), listOf(resultOf(exercise)))
        }
    }

    private fun resultOf(exercise: TrainingExercise): String {
        val score = results.find {
            it.exercise == exercise && it.level.toInt() == settings.exerciseLevel
        } ?: return text(R.string.exercises_new)
        val right = "${score.right} ${text(R.string.exercises_right_of)} ${score.done}"
        val best = score.bestMs?.let { "${text(R.string.exercises_best)} ${seconds(it)}" }
        return listOfNotNull(right, best).joinToString(" · ")
    }

    private fun seconds(ms: ULong): String {
        val locale = activity.resources.configuration.locales[0]
        return String.format(locale, "%.1f s", ms.toLong() / MS_PER_SECOND)
    }

    private companion object {
        val TASKS = listOf(5, 10, 20, 50)
        const val MS_PER_SECOND = 1000.0
    }
}
