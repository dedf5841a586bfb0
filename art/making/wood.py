"""Wood that is struck: sums of sines that die away, and a short noise at the contact.

Every value is computed, so the same code gives the same file.
"""

import io
import math
import wave

RATE = 22_050
# of a plain bar, and of one that is tuned as a marimba's is
BAR = ((1.0, 1.0), (2.76, 0.30), (5.40, 0.08))
TUNED = ((1.0, 1.0), (3.98, 0.16), (9.2, 0.03))


class Sound:
    """Samples of a length in seconds, silent at first."""

    def __init__(self, seconds):
        self.samples = [0.0] * round(seconds * RATE)

    def strike(self, hertz, at=0.0, decay=0.03, level=1.0, modes=BAR, contact=0.25):
        """A bar struck at a time; `decay` is when its lowest tone has fallen to a third."""
        for ratio, share in modes:
            frequency = hertz * ratio
            if frequency < RATE / 2.5:
                self._tone(frequency, at, decay / math.sqrt(ratio), level * share)
        self._noise(at, 0.0025, level * contact, brightness=0.5)
        return self

    def glide(self, start, end, at, seconds, level=1.0):
        """A tone that slides, loudest in its first third."""
        phase = 0.0
        first, count = round(at * RATE), round(seconds * RATE)
        for index in range(min(count, len(self.samples) - first)):
            part = index / count
            phase += 2 * math.pi * start * (end / start) ** part / RATE
            swell = math.sin(math.pi * part ** 0.6) ** 2
            self.samples[first + index] += level * swell * math.sin(phase)
        return self

    def click(self, at, decay, level, brightness):
        """Noise without a pitch; `brightness` 0 to 1 is what passes of the highest."""
        self._noise(at, decay, level, brightness)
        return self

    def wav(self, peak_decibels):
        """The sound as a file, 16 bits, mono, its highest sample at `peak_decibels`."""
        samples = _faded(_without_offset(self.samples))
        highest = max(abs(sample) for sample in samples)
        scale = 32_767 * 10 ** (peak_decibels / 20) / highest
        values = (round(sample * scale) for sample in samples)
        file = io.BytesIO()
        with wave.open(file, "wb") as out:
            out.setnchannels(1)
            out.setsampwidth(2)
            out.setframerate(RATE)
            out.writeframes(b"".join(value.to_bytes(2, "little", signed=True) for value in values))
        return file.getvalue()

    def _tone(self, frequency, at, decay, level):
        first = round(at * RATE)
        for index in range(len(self.samples) - first):
            seconds = index / RATE
            strength = math.exp(-seconds / decay)
            if strength < 1e-4:
                return
            self.samples[first + index] += (
                level * strength * math.sin(2 * math.pi * frequency * seconds)
            )

    def _noise(self, at, decay, level, brightness):
        first, state, smooth = round(at * RATE), 1, 0.0
        for index in range(len(self.samples) - first):
            strength = math.exp(-index / RATE / decay)
            if strength < 1e-4:
                return
            state = (state * 1_103_515_245 + 12_345) % 2**31
            smooth += brightness * (state / 2**30 - 1 - smooth)
            self.samples[first + index] += level * strength * smooth


def _without_offset(samples):
    """Takes out what lies below some 60 hertz, which a phone cannot play anyway."""
    keep = math.exp(-2 * math.pi * 60 / RATE)
    before = after = 0.0
    result = []
    for sample in samples:
        after = keep * (after + sample - before)
        before = sample
        result.append(after)
    return result


def _faded(samples):
    """Begins within half a millisecond, and ends within 20, at nothing."""
    begin, end = RATE // 2_000, RATE * 20 // 1_000
    last = len(samples) - 1
    return [
        sample * min(1.0, index / begin) * math.sin(math.pi / 2 * min(1.0, (last - index) / end))
        for index, sample in enumerate(samples)
    ]
