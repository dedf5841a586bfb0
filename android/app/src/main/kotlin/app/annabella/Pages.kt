package app.annabella

import app.annabella.blind.BlindScreen
import app.annabella.clock.ClockScreen
import app.annabella.game.GameScreen
import app.annabella.game.keys.KeysScreen
import app.annabella.home.HomeScreen
import app.annabella.setup.SetupScreen
import app.annabella.strict.ArbiterScreen
import app.annabella.ui.Page
import app.annabella.ui.Place
import app.annabella.ui.Screen

/** The page at a place. */
fun pageAt(place: Place, activity: MainActivity): Screen = when (place.page) {
    Page.HOME -> HomeScreen(activity)
    Page.GAME -> GameScreen(activity)
    Page.BLIND -> BlindScreen(activity)
    Page.ARBITER -> ArbiterScreen(activity)
    Page.SETUP -> SetupScreen(activity)
    Page.CLOCK -> ClockScreen(activity)
    Page.KEYS -> KeysScreen(activity)
}
