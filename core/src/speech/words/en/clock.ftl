### A chess clock on its own; most of what it says is among the events of a game.

clock-not-started = The clock has not been started.
