package app.annabella

import app.annabella.about.AboutScreen
import app.annabella.about.LicenceScreen
import app.annabella.blind.BlindScreen
import app.annabella.clock.ClockScreen
import app.annabella.display.DisplayScreen
import app.annabella.exercise.ExerciseScreen
import app.annabella.exercise.ExercisesScreen
import app.annabella.fault.FaultScreen
import app.annabella.game.GameScreen
import app.annabella.game.keys.KeysScreen
import app.annabella.home.HomeScreen
import app.annabella.library.LibraryScreen
import app.annabella.newgame.NewGameScreen
import app.annabella.newgame.RulesScreen
import app.annabella.result.ReviewScreen
import app.annabella.rules.HowToScreen
import app.annabella.rules.SayingsScreen
import app.annabella.settings.SettingsGroup
import app.annabella.settings.SettingsScreen
import app.annabella.setup.SetupScreen
import app.annabella.steps.StepsScreen
import app.annabella.strict.ArbiterScreen
import app.annabella.strict.ScoreScreen
import app.annabella.table.TableScreen
import app.annabella.ui.Page
import app.annabella.ui.Place
import app.annabella.ui.Screen

/** The page at a place. */
fun pageAt(place: Place, activity: MainActivity): Screen = when (place.page) {
    Page.HOME -> HomeScreen(activity)
    Page.NEW_GAME -> NewGameScreen(activity, NewGameScreen.opponentAt(place.about))
    Page.RULES -> RulesScreen(activity, NewGameScreen.opponentAt(place.about))
    Page.HOW_TO -> HowToScreen(activity, place.about)
    Page.SAYINGS -> SayingsScreen(activity, place.about)
    Page.GAME -> gameAt(activity)
    Page.BLIND -> BlindScreen(activity)
    Page.ARBITER -> ArbiterScreen(activity)
    Page.DISPLAY -> DisplayScreen(activity)
    Page.SCORE -> ScoreScreen(activity)
    Page.FAULT -> FaultScreen(activity)
    Page.SETUP -> SetupScreen(activity)
    Page.CLOCK -> ClockScreen(activity)
    Page.EXERCISES -> ExercisesScreen(activity)
    Page.EXERCISE -> ExerciseScreen(activity)
    Page.KEYS -> KeysScreen(activity)
    Page.REVIEW -> ReviewScreen(activity)
    Page.STEPS -> StepsScreen(activity, place.about)
    Page.LIBRARY -> LibraryScreen(activity, isOfDeleted = place.about == LibraryScreen.DELETED)
    Page.SETTINGS -> SettingsScreen(activity, SettingsGroup.of(place.about))
    Page.ABOUT -> AboutScreen(activity)
    Page.LICENCE -> LicenceScreen(activity, place.about.toIntOrNull() ?: 0)
}

/** The page of the game on the table: at a tablet two people have one of their own. */
private fun gameAt(activity: MainActivity): Screen {
    val isOfTwo = activity.app.games.onTable.state.value.view.hasTwoPeople
    return if (isOfTwo && TableScreen.serves(activity.resources.configuration)) {
        TableScreen(activity)
    } else {
        GameScreen(activity)
    }
}
