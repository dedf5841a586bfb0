package app.annabella.testing

import app.annabella.core.GameAction
import app.annabella.core.GameSession
import app.annabella.core.GameUpdate
import app.annabella.core.store.GameStore
import java.lang.reflect.InvocationTargetException
import java.lang.reflect.Proxy
import java.util.concurrent.CopyOnWriteArrayList
import org.robolectric.util.ReflectionHelpers

/** Counts how often a game goes to the library, and lets the library fail there. */
class CountedPort(game: GameStore) {
    /** The crossings so far, by name. */
    val calls = CopyOnWriteArrayList<String>()

    /** What was done so far, each with what came of it. */
    val actions = CopyOnWriteArrayList<Pair<GameAction, GameUpdate>>()

    /** What was asked for so far, whatever came of it. */
    val asked = CopyOnWriteArrayList<GameAction>()

    /** The next action is a fault of the library. */
    @Volatile
    var failsNext = false

    init {
        val real = ReflectionHelpers.getField<Any>(game, "port")
        val session = ReflectionHelpers.getField<GameSession>(real, "session")
        val type = GameStore::class.java.getDeclaredField("port").type
        val counted = Proxy.newProxyInstance(type.classLoader, arrayOf(type)) { _, method, arguments ->
            calls += method.name.substringBefore('-')
            val isDeed = method.name.startsWith("dispatch")
            if (isDeed) asked += arguments.first() as GameAction
            try {
                if (isDeed && failsNext) session.fact("panic", 0u)
                method.invoke(real, *arguments.orEmpty()).also {
                    if (isDeed) actions += arguments.first() as GameAction to it as GameUpdate
                }
            } catch (error: InvocationTargetException) {
                throw error.targetException
            }
        }
        ReflectionHelpers.setField(game, "port", counted)
    }
}
