package app.annabella.testing

import app.annabella.core.GameSession

/**
 * Lets the library call back into these classes. Tests of each version of Android have
 * classes of their own, and the library calls those that were loaded last.
 */
fun hearCallbacks() {
    val loader = GameSession::class.java.classLoader
    val library = Class.forName("app.annabella.core.UniffiLib", true, loader)
    val callbacks = listOf("GameListener", "ReviewListener")
    for (name in callbacks) {
        val interfaceClass = Class.forName("app.annabella.core.uniffiCallbackInterface$name", true, loader)
        val register = interfaceClass.declaredMethods.first { it.name.startsWith("register") }
        register.invoke(instanceOf(interfaceClass), instanceOf(library))
    }
}

private fun instanceOf(singleton: Class<*>): Any =
    checkNotNull(singleton.getDeclaredField("INSTANCE").get(null))
