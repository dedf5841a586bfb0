"""Announces games in synthetic voices, and writes what a recogniser understood of them.

README.md beside this file says what is needed, and what the output is for.
"""

import array
import math
import random
import subprocess
import sys
import tempfile
from pathlib import Path

from pocketsphinx import Config, Decoder

GAMES = [
    (
        "the Opera game, Paris 1858",
        "e4 e5 Nf3 d6 d4 Bg4 dxe5 Bxf3 Qxf3 dxe5 Bc4 Nf6 Qb3 Qe7 Nc3 c6 Bg5 b5 Nxb5 cxb5 Bxb5+"
        " Nbd7 O-O-O Rd8 Rxd7 Rxd7 Rd1 Qe6 Bxd7+ Nxd7 Qb8+ Nxb8 Rd8#",
    ),
    (
        "the Immortal game, London 1851",
        "e4 e5 f4 exf4 Bc4 Qh4+ Kf1 b5 Bxb5 Nf6 Nf3 Qh6 d3 Nh5 Nh4 Qg5 Nf5 c6 g4 Nf6 Rg1 cxb5 h4"
        " Qg6 h5 Qg5 Qf3 Ng8 Bxf4 Qf6 Nc3 Bc5 Nd5 Qxb2 Bd6 Bxg1 e5 Qxa1+ Ke2 Na6 Nxg7+ Kd8 Qf6+"
        " Nxf6 Be7#",
    ),
    (
        "the Evergreen game, Berlin 1852",
        "e4 e5 Nf3 Nc6 Bc4 Bc5 b4 Bxb4 c3 Ba5 d4 exd4 O-O d3 Qb3 Qf6 e5 Qg6 Re1 Nge7 Ba3 b5 Qxb5"
        " Rb8 Qa4 Bb6 Nbd2 Bb7 Ne4 Qf5 Bxd3 Qh5 Nf6+ gxf6 exf6 Rg8 Rad1 Qxf3 Rxe7+ Nxe7 Qxd7+"
        " Kxd7 Bf5+ Ke8 Bd7+ Kf8 Bxe7#",
    ),
]

STYLES = ["literate", "nato"]

VOICES = ["en-us", "en-gb+f3", "en-gb-scotland"]

# Sound is written with 16,000 samples a second; a share of the loudest is added as noise.
RATE = 16_000
NOISE = 0.005

# A word of chess is so many times as likely as another word.
LIKELIER = 60

CHESS = """
a b c d e f g h one two three four five six seven eight king queen rook bishop knight pawn
takes check mate checkmate castles castle kingside queenside side king's queen's to on from
short long promotes becomes alpha bravo charlie delta echo foxtrot golf hotel en passant
""".split()

# Common words of English, by the look of frequency lists, and some that rhyme with those
# of chess.
COMMON = """
the of and in is it you that he was for are with as i his they be at have this or had by hot but
some what there we can out other were all your when up use word how said an each she which do
their time if will way about many then them would write like so these her long make thing see him
has look more day could go come did my sound no most number who over know water than call first
people may down been now find any new work part take get place made live where after back little
only round man year came show every good me give our under name very through just form great
think say help low line before turn cause same mean differ move right boy old too does tell set
want air well also play small end put home read hand port large spell add even land here must big
high such follow act why ask men change went light kind off need house picture try us again animal
point mother world near build self earth father night eve eight ate age edge bee sea tea pea gee
jay kay free tree fee fear fire door floor sex sticks heaven eleven hate late won run ran fife hive
steaks tax takes text jack shack book took rock green clean ring sing ship fish born gone rookie
""".split()


def language_model(path, known):
    """A language model of single words, in the format of ARPA."""
    weights = {word: 1 for word in COMMON} | {word: LIKELIER for word in CHESS}
    weights = {word: weight for word, weight in sorted(weights.items()) if known(word)}
    total = sum(weights.values()) + LIKELIER
    share = {word: math.log10(weight / total) for word, weight in weights.items()}
    lines = ["\\data\\", f"ngram 1={len(weights) + 2}", "", "\\1-grams:"]
    lines += ["-99 <s>", f"{math.log10(LIKELIER / total):.4f} </s>"]
    lines += [f"{share[word]:.4f} {word}" for word in weights]
    path.write_text("\n".join(lines + ["", "\\end\\", ""]))


def spoken(text, voice, speed, noise):
    """The samples of a text that is spoken."""
    wave = subprocess.run(
        ["espeak-ng", "-v", voice, "-s", str(speed), "--stdout", text],
        check=True, capture_output=True,
    ).stdout
    samples = array.array("h", wave[44:len(wave) - len(wave) % 2])
    # espeak-ng writes 22,050 samples a second
    step = 22_050 / RATE
    count = int((len(samples) - 1) / step)
    loudest = max(abs(sample) for sample in samples)
    quiet = [0.0] * (RATE // 4)
    resampled = quiet + [between(samples, at * step) for at in range(count)] + quiet
    noisy = (sample + noise.gauss(0, NOISE * loudest) for sample in resampled)
    return array.array("h", (max(-32_768, min(32_767, round(sample))) for sample in noisy))


def between(samples, at):
    whole = int(at)
    part = at - whole
    return samples[whole] * (1 - part) + samples[whole + 1] * part


def announcements(annabella, style, moves):
    said = subprocess.run(
        [annabella, "say", "--play", "--style", style],
        check=True, capture_output=True, text=True, input="\n".join(moves) + "\n",
    ).stdout
    return [line.split(":", 1)[1] for line in said.splitlines()]


def main():
    annabella = sys.argv[1]
    with tempfile.TemporaryDirectory() as folder:
        model = Path(folder) / "words.lm"
        dictionary = Decoder(Config(loglevel="FATAL"))
        language_model(model, lambda word: dictionary.lookup_word(word) is not None)
        decoder = Decoder(Config(lm=str(model), loglevel="FATAL"))
        noise = random.Random(1858)
        print("# Moves, how they were announced, and what a recogniser made of it: see")
        print("# tools/recognised/README.md.")
        for name, game in GAMES:
            for style in STYLES:
                print(f"\n# {name}, {style}")
                moves = game.split()
                for ply, text in enumerate(announcements(annabella, style, moves)):
                    voice = VOICES[ply % len(VOICES)]
                    decoder.start_utt()
                    samples = spoken(text, voice, 140, noise)
                    decoder.process_raw(samples.tobytes(), full_utt=True)
                    decoder.end_utt()
                    found = decoder.hyp()
                    heard = found.hypstr if found else ""
                    print(f"{moves[ply]} | {text} | {heard}")


if __name__ == "__main__":
    main()
