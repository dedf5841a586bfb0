package app.annabella.core

/** Whether the computer thinks now. Crosses nothing, for any thread. */
val GameView.isThinking: Boolean
    get() = when (engine) {
        EngineState.MOVE, EngineState.HINT, EngineState.DRAW_OFFER, EngineState.OPINION -> true
        EngineState.IDLE, EngineState.STOPPED -> false
    }
