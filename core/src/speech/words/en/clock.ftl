### A chess clock on its own; most of what it says is among the events of a game.

clock-not-started = The clock has not been started.
clock-of-device-wrong = The time of day on this device cannot be right, so the time away is not counted.
