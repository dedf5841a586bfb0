"""The sounds. Each differs from the others in pitch and in rhythm, and what matters lies
between 300 and 1600 hertz: ears that hear little mostly still hear that."""

from .wood import TUNED, Sound

# a board that does not ring: the octave carries it where a small loudspeaker has no bass
DULL = ((1.0, 0.7), (2.0, 1.0), (3.1, 0.25))

TICK, TOUCH, NOTICE = -12, -6, -4


def all_sounds():
    """The files by name, in the alphabet's order."""
    makers = {
        "capture": capture,
        "castle": castle,
        "check": check,
        "draw": draw,
        "edge": edge,
        "illegal": illegal,
        "loss": loss,
        "low_time": low_time,
        "move": move,
        "press": press,
        "tick_dark": tick_dark,
        "tick_light": tick_light,
        "tick_piece": tick_piece,
        "win": win,
    }
    return {name: make() for name, make in makers.items()}


def move():
    """One knock."""
    return Sound(0.15).strike(520, decay=0.030).wav(TOUCH)


def capture():
    """A hard knock, and at once a deep one."""
    sound = Sound(0.24).strike(840, decay=0.016, level=0.8, contact=0.5)
    return sound.strike(370, at=0.055, decay=0.050, level=1.2, contact=0.3).wav(NOTICE)


def castle():
    """Two equal knocks: two pieces are put down."""
    sound = Sound(0.32).strike(520, decay=0.028)
    return sound.strike(520, at=0.160, decay=0.032).wav(TOUCH)


def check():
    """Two bright notes upwards."""
    sound = Sound(0.38).strike(784, decay=0.060, modes=TUNED)
    return sound.strike(1_175, at=0.110, decay=0.080, modes=TUNED).wav(NOTICE)


def illegal():
    """Three dull knocks in haste."""
    sound = Sound(0.30)
    for at in (0.0, 0.075, 0.150):
        sound.strike(277, at=at, decay=0.026, modes=DULL)
    return sound.wav(NOTICE)


def edge():
    """A tone that slides off the board."""
    return Sound(0.16).glide(900, 300, at=0.0, seconds=0.15).wav(TOUCH - 2)


def win():
    """Four notes upwards."""
    sound = Sound(0.70)
    for index, hertz in enumerate((523, 659, 784, 1_047)):
        sound.strike(hertz, at=0.105 * index, decay=0.13, modes=TUNED, contact=0.1)
    return sound.wav(NOTICE)


def loss():
    """Three slow notes downwards."""
    sound = Sound(0.70)
    for index, hertz in enumerate((587, 494, 392)):
        sound.strike(hertz, at=0.190 * index, decay=0.12, modes=TUNED, contact=0.1)
    return sound.wav(NOTICE)


def draw():
    """The same two notes together, twice."""
    sound = Sound(0.62)
    for at in (0.0, 0.260):
        sound.strike(440, at=at, decay=0.11, modes=TUNED, contact=0.1)
        sound.strike(660, at=at, decay=0.11, level=0.8, modes=TUNED, contact=0.0)
    return sound.wav(NOTICE)


def low_time():
    """A clock that ticks high and fast, two and two."""
    sound = Sound(0.50)
    for at in (0.0, 0.085, 0.260, 0.345):
        sound.strike(1_480, at=at, decay=0.022, contact=0.3)
    return sound.wav(NOTICE)


def tick_light():
    """The finger is on a light square."""
    return Sound(0.05).strike(1_250, decay=0.010).wav(TICK)


def tick_dark():
    """The finger is on a dark square."""
    return Sound(0.06).strike(600, decay=0.014).wav(TICK)


def tick_piece():
    """Two ticks: something stands here."""
    sound = Sound(0.13).strike(880, decay=0.012)
    return sound.strike(880, at=0.055, decay=0.022).wav(TICK + 2)


def press():
    """The lever of a clock: a click, and where it lands."""
    sound = Sound(0.14).click(0.0, decay=0.004, level=0.7, brightness=0.6)
    sound.click(0.040, decay=0.006, level=0.5, brightness=0.4)
    return sound.strike(430, at=0.040, decay=0.018, level=0.9).wav(TOUCH)
