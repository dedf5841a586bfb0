package app.annabella.exercise

import app.annabella.R
import app.annabella.core.TrainingExercise

/** The label of an exercise. */
val TrainingExercise.label: Int
    get() = when (this) {
        TrainingExercise.COLOURS -> R.string.exercises_colours
        TrainingExercise.KNIGHT -> R.string.exercises_knight
        TrainingExercise.GAME -> R.string.exercises_game
        TrainingExercise.CHECKS -> R.string.exercises_checks
    }
