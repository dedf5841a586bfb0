### Was nur von Yin-Yang gesagt wird.

game-yin-yang = Yin-Yang
# beside a player on a screen
yin-yang-taken-of = { $count } von { $target } geschlagen
board-yin-yang = Brett für Yin-Yang

## Punkte und Steine; die ersten Zahlen haben andere Spiele auch

row-9 = neun
row-10 = zehn
row-11 = elf
row-12 = zwölf
row-13 = dreizehn
row-14 = vierzehn
row-15 = fünfzehn
row-16 = sechzehn
row-17 = siebzehn
row-18 = achtzehn
row-19 = neunzehn

yin-yang-black = schwarz
yin-yang-white = weiß
yin-yang-black-stone = schwarzer Stein
yin-yang-white-stone = weißer Stein
yin-yang-stones = { $count ->
    [0] keine Steine
    [1] ein Stein
    [2] zwei Steine
    [3] drei Steine
    [4] vier Steine
    [5] fünf Steine
    [6] sechs Steine
    [7] sieben Steine
    [8] acht Steine
    [9] neun Steine
    [10] zehn Steine
    [11] elf Steine
    [12] zwölf Steine
   *[other] { $count } Steine
}
# eine Zahl von Steinen ohne das Wort
yin-yang-number = { $count ->
    [1] eins
    [2] zwei
    [3] drei
    [4] vier
    [5] fünf
    [6] sechs
    [7] sieben
    [8] acht
    [9] neun
    [10] zehn
    [11] elf
    [12] zwölf
   *[other] { $count }
}
# was geschlagen, gerettet, verloren wird
yin-yang-stones-as-object = { $count ->
    [1] einen Stein
   *[other] { $stones }
}
yin-yang-liberties = { $count ->
    [0] keine Freiheit
    [1] eine Freiheit
    [2] zwei Freiheiten
    [3] drei Freiheiten
    [4] vier Freiheiten
    [5] fünf Freiheiten
    [6] sechs Freiheiten
    [7] sieben Freiheiten
    [8] acht Freiheiten
    [9] neun Freiheiten
    [10] zehn Freiheiten
    [11] elf Freiheiten
    [12] zwölf Freiheiten
   *[other] { $count } Freiheiten
}
yin-yang-count-black = { $count ->
    [one] 1 schwarzer
   *[other] { $count } schwarze
}
yin-yang-count-white = { $count ->
    [one] 1 weißer
   *[other] { $count } weiße
}
yin-yang-atari = Atari

## Züge

yin-yang-pass = Pass
yin-yang-captures = { $count ->
    [1] schlägt einen
    [2] schlägt zwei
    [3] schlägt drei
    [4] schlägt vier
    [5] schlägt fünf
   *[other] schlägt { $count }
}

# nach einem Schlagen, von wie vielen Steinen, die gewinnen
yin-yang-makes = Das macht { $count } von { $target }.
yin-yang-makes-brief = { $count } von { $target }.

yin-yang-claim = In diesem Spiel kann nur das Blättchen reklamiert werden: reklamiere Zeit.

## Warum ein Zug nicht geht, als Teil eines Satzes

yin-yang-forbidden = Verboten: { $reason }.
yin-yang-illegal-over = die Partie ist zu Ende
yin-yang-illegal-other-form = ein Zug ist ein Punkt, oder man passt
yin-yang-illegal-off-board = das Brett hat { $columns } Spalten und { $rows } Reihen
yin-yang-illegal-occupied = { $who ->
    [you] auf { $point } liegt schon dein Stein
    [unknown] auf { $point } liegt schon ein Stein
   *[other] auf { $point } liegt schon ein Stein von { $player }
}
yin-yang-illegal-suicide = der Stein hätte keine Freiheit
yin-yang-illegal-repetition = das würde die Stellung nach Zug { $number } wiederholen
yin-yang-illegal-beginning = das würde die Stellung vom Anfang wiederholen

## Wie eine Partie endet

end-target = { $who ->
    [you] Du hast { $stones } geschlagen
   *[other] { $player } hat { $stones } geschlagen
}; das Ziel war { $target }.
end-target-brief = Das Ziel ist erreicht.
end-passed = Beide haben gepasst.
yin-yang-you-lose = du verlierst
yin-yang-end-agreement = Beide sind einig, dass die Partie zu Ende ist.
yin-yang-captures-at-end = { $first-player } hat { $first } geschlagen, { $second-player } { $second }.

## Das Angebot, die Partie zu beenden, wo andere Spiele Remis haben

yin-yang-offered = { $who ->
    [you] Du bietest an, die Partie zu beenden.
   *[other] { $player } bietet an, die Partie zu beenden.
}
yin-yang-offered-to-you = { $player } bietet an, die Partie zu beenden. Nimmst du an?
yin-yang-declined = { $who ->
    [you] Du willst weiterspielen.
   *[other] { $player } will weiterspielen.
}
yin-yang-situation-offer = { $who ->
    [you] Du hast angeboten, die Partie zu beenden.
   *[other] { $player } hat angeboten, die Partie zu beenden.
}
yin-yang-refusal-no-offer = niemand hat angeboten, die Partie zu beenden
yin-yang-refusal-offer-stands = { $who ->
    [you] dein Angebot, die Partie zu beenden, gilt noch
   *[other] das Angebot, die Partie zu beenden, gilt noch
}
yin-yang-refusal-offered-already = seit dem letzten Zug wurde das Ende der Partie schon angeboten
yin-yang-refusal-too-soon = vor wenigen Zügen wurde das Ende der Partie abgelehnt
yin-yang-refusal-no-such-ply = es { $count ->
    [one] wurde nur 1 Zug gemacht
   *[other] wurden nur { $count } Züge gemacht
}
yin-yang-refusal-not-here = das gibt es bei Yin-Yang nicht

## Was vereinbart ist

yin-yang-opening = { $columns } Linien; { $target ->
    [1] der erste geschlagene Stein gewinnt
   *[other] { $target } geschlagene Steine gewinnen
}.
yin-yang-opening-oblong = { $columns } Spalten und { $rows } Reihen; { $target ->
    [1] der erste geschlagene Stein gewinnt
   *[other] { $target } geschlagene Steine gewinnen
}.
yin-yang-opening-moves = { $count ->
    [one] 1 Zug wurde schon vorher gemacht.
   *[other] { $count } Züge wurden schon vorher gemacht.
}

## Antworten

yin-yang-last-taken =
    { $count ->
        [0] Letzter Zug: nichts geschlagen.
       *[other] Letzter Zug: { $stones } geschlagen.
    }
yin-yang-taken =
    { $count ->
        [0] { $side } hat nichts geschlagen.
       *[other] { $side } hat { $stones } geschlagen.
    }
yin-yang-target = Geschlagen: { $first-player } { $first }, { $second-player } { $second }; { $target ->
    [1] der erste geschlagene Stein gewinnt
   *[other] { $target } geschlagene Steine gewinnen
}.
yin-yang-nobody-leads = Niemand hat mehr geschlagen.
yin-yang-leads = { $who ->
    [you] Du führst
   *[other] { $player } führt
}, { $more } zu { $fewer }.
yin-yang-board-empty = Das Brett ist leer.
yin-yang-row = Reihe { $row }
yin-yang-column = Spalte { $column }
yin-yang-in-group = { $count ->
    [2] zwei in der Gruppe
    [3] drei in der Gruppe
    [4] vier in der Gruppe
    [5] fünf in der Gruppe
    [6] sechs in der Gruppe
    [7] sieben in der Gruppe
    [8] acht in der Gruppe
    [9] neun in der Gruppe
    [10] zehn in der Gruppe
    [11] elf in der Gruppe
    [12] zwölf in der Gruppe
   *[other] { $count } in der Gruppe
}
yin-yang-forbidden-for = { $who ->
    [you] verboten für dich
   *[other] verboten für { $player }
}
# die Gegenden des Brettes, wie Schwarz sie sieht
yin-yang-lower-left = Ecke unten links
yin-yang-lower-side = unterer Rand
yin-yang-lower-right = Ecke unten rechts
yin-yang-left-side = linker Rand
yin-yang-centre = Mitte
yin-yang-right-side = rechter Rand
yin-yang-upper-left = Ecke oben links
yin-yang-upper-side = oberer Rand
yin-yang-upper-right = Ecke oben rechts
yin-yang-also-near = Außerdem nahe
yin-yang-only-near = In der Nähe
yin-yang-nearest-of-all = Nächster Stein
# Richtungen, wie Schwarz sie sieht
yin-yang-up = oben
yin-yang-right = rechts
yin-yang-down = unten
yin-yang-left = links
yin-yang-near = { $stone } auf { $point }, { $count ->
    [1] gleich daneben
   *[other] { $count } Punkte entfernt
}
yin-yang-nothing-near = { $count ->
    [0] der Rand
    [1] nichts, 1 Punkt bis zum Rand
   *[other] nichts, { $count } Punkte bis zum Rand
}
# of the directions in which nothing stands, with how far it is to the edge
yin-yang-no-stone = Kein Stein bis zum Rand
# of the directions in which there is no point any more
yin-yang-edge = Der Rand
yin-yang-to-edge = { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
}
yin-yang-stone-of = { $who ->
    [you] dein Stein auf { $point }
   *[other] der Stein von { $player } auf { $point }
}
yin-yang-stones-of = { $who ->
    [you] deine { $stones } bei { $point }
   *[other] die { $stones } von { $player } bei { $point }
}
# mehrere Gruppen, jede nach einem Stein
yin-yang-groups-of = { $who ->
    [you] deine Steine auf { $list }
   *[other] die Steine von { $player } auf { $list }
}
# wenn etwas damit geschieht
yin-yang-stone-of-as-object = { $who ->
    [you] deinen Stein auf { $point }
   *[other] den Stein von { $player } auf { $point }
}
yin-yang-group = { $group } { $stones ->
    [1] hat
   *[other] haben
} { $liberties }: { $list }.
yin-yang-group-atari = { $group } { $stones ->
    [1] hat
   *[other] haben
} { $liberties }, { $list }: Atari.
yin-yang-group-stones = Die Steine: { $list }.
yin-yang-no-danger = Keine Gruppe ist in Gefahr: keine hat nur eine Freiheit, und keine wird in einer Treppe oder einem Netz gefangen.
yin-yang-no-danger-of = { $who ->
    [you] Keine deiner Gruppen ist
   *[other] Keine Gruppe von { $player } ist
} in Gefahr: keine hat nur eine Freiheit, und keine wird in einer Treppe oder einem Netz gefangen.
# in brief, behind a group and a colon
yin-yang-caught-from = Treppe ab { $point }
yin-yang-net-from = Netz ab { $point }
yin-yang-from = gefangen ab { $point }
yin-yang-can-capture = { $who ->
    [you] Du kannst schlagen: { $list }.
   *[other] { $player } kann schlagen: { $list }.
}
yin-yang-cannot-capture = { $who ->
    [you] Du kannst nichts schlagen.
   *[other] { $player } kann nichts schlagen.
}
yin-yang-allowed = { $who ->
    [you] Du kannst { $point } spielen.
   *[other] { $player } kann { $point } spielen.
}
yin-yang-not-allowed = { $who ->
    [you] Du kannst { $point } nicht spielen: { $reason }.
   *[other] { $player } kann { $point } nicht spielen: { $reason }.
}
yin-yang-saved-at = { $group } { $stones ->
    [1] lässt
   *[other] lassen
} sich retten: { $list }.
yin-yang-cannot-be-saved = { $group } { $stones ->
    [1] lässt sich nicht retten: wohin er auch flieht, er wird gefangen.
   *[other] lassen sich nicht retten: wohin sie auch fliehen, sie werden gefangen.
}
yin-yang-not-at-once = Nicht sofort.
yin-yang-but-not-at-once = Ja, aber nicht sofort.
yin-yang-not-yet = Noch nicht.
# to "can it escape" and "is it lost", where the other side is on move and can catch
yin-yang-not-if = Nicht, wenn { $who ->
    [you] du vorher { $point } spielst
   *[other] { $player } vorher { $point } spielt
}.
yin-yang-as-soon-as = Sobald { $who ->
    [you] du { $point } spielst
   *[other] { $player } { $point } spielt
}.
# auf „ist D 4 gut“, wo weder eine Tatsache noch ein Tipp entscheidet
yin-yang-good-unsure = Auf dem Brett entscheidet das nichts; ein Tipp sagt, was der Computer spielen würde.
yin-yang-no-reason = Nichts auf dem Brett sagt, wofür er gut ist.
yin-yang-playable = { $who ->
    [you] Du kannst
   *[other] { $player } kann
} auf { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkten
} spielen.
yin-yang-needed = { $who ->
    [you] Du brauchst
   *[other] { $player } braucht
} { $count ->
    [0] keine Steine mehr
    [1] noch einen Stein
   *[other] noch { $number } Steine
}.
yin-yang-resign-seldom = Selten: Solange die Partie läuft, ist sie noch zu gewinnen.
yin-yang-in-ladder = Eine Treppe ab { $point } fängt { $stones ->
    [1] ihn
   *[other] sie
}.
yin-yang-beginning-at = Ab { $point } { $who ->
    [you] fängst du
   *[other] fängt { $player }
} { $stones ->
    [1] ihn
   *[other] sie
}.
yin-yang-in-net = Ein Netz ab { $point } fängt { $stones ->
    [1] ihn
   *[other] sie
}.
# auf „ist er sicher“, wenn geschlagen wird, sobald ein Ko es zulässt
yin-yang-for-now = Im Augenblick.
# was in keiner Gefahr ist, die gelesen wird
yin-yang-not-caught = Keine Treppe und kein Netz fängt { $stones ->
    [1] ihn
   *[other] sie
} jetzt.
yin-yang-no-ladder = Keine Gruppe wird in einer Treppe oder einem Netz gefangen.
yin-yang-no-ladder-of = { $who ->
    [you] Keine deiner Gruppen wird
   *[other] Keine Gruppe von { $player } wird
} in einer Treppe oder einem Netz gefangen.
# auf „kann ich jetzt gewinnen“
yin-yang-wins-at = Ja: { $list }.
yin-yang-wins-not-yet = Nicht mit dem nächsten Stein.
yin-yang-wins-not-yet-with-all = Nicht mit dem nächsten Stein, der höchstens { $stones } schlägt.
# nach den besten Punkten einer Liste
yin-yang-more-points = { $count ->
    [1] Und ein weiterer Punkt.
    [2] Und zwei weitere Punkte.
    [3] Und drei weitere Punkte.
    [4] Und vier weitere Punkte.
    [5] Und fünf weitere Punkte.
   *[other] Und { $count } weitere Punkte.
}
yin-yang-no-hint = Für diese Stellung wurde kein Tipp gegeben.
yin-yang-would-win = Ein Stein dort würde { $stones } schlagen und gewinnen.
yin-yang-would-capture = Ein Stein dort würde { $stones } schlagen.
yin-yang-would-have = { $group ->
    [1] Der neue Stein
   *[other] Die neue Gruppe
} hätte { $liberties }{ $count ->
    [1] : Atari.
   *[other] .
}
yin-yang-would-be-caught = Eine Treppe ab { $point } würde { $stones ->
    [1] ihn
   *[other] sie
} fangen.
yin-yang-would-be-caught-from = Ab { $point } { $who ->
    [you] würdest du
   *[other] würde { $player }
} { $stones ->
    [1] ihn
   *[other] sie
} fangen.
yin-yang-would-be-in-net = Ein Netz ab { $point } würde { $stones ->
    [1] ihn
   *[other] sie
} fangen.
# nach einem Atari, das auf dem ganzen Brett keine Treppe ist, weil es andere Antworten gibt
yin-yang-runs-into-ladder = { $stones ->
    [1] Wenn er flieht, fängt ihn eine Treppe.
   *[other] Wenn sie fliehen, fängt sie eine Treppe.
}
yin-yang-which-wins = das gewinnt
yin-yang-without-liberty = Verboten für { $who ->
    [you] dich
   *[other] { $player }
}, weil der Stein keine Freiheit hätte: { $list }.
yin-yang-repeats = Verboten für { $who ->
    [you] dich
   *[other] { $player }
}, weil es die Stellung nach Zug { $number } wiederholen würde: { $point }.
yin-yang-repeats-beginning = Verboten für { $who ->
    [you] dich
   *[other] { $player }
}, weil es die Stellung vom Anfang wiederholen würde: { $point }.
yin-yang-nothing-forbidden = Nichts ist verboten für { $who ->
    [you] dich
   *[other] { $player }
}.
yin-yang-points = { $count } Punkte, von { $first } bis { $last }.
yin-yang-beyond = Die Punkte gehen von { $first } bis { $last }.

## Passen

yin-yang-pass-then = { $who ->
    [you] Du kannst passen
   *[other] { $player } kann passen
}. Passt danach { $other }, ist die Partie zu Ende: { $result }.
yin-yang-pass-ends = { $who ->
    [you] Wenn du auch passt
   *[other] Wenn { $player } auch passt
}, ist die Partie zu Ende: { $result }.
# als Teile eines Satzes
yin-yang-passed-wins = { $who ->
    [you] du gewinnst
   *[other] { $player } gewinnt
}, { $more } zu { $fewer }
yin-yang-passed-draw =
    { $count ->
        [0] niemand hat etwas geschlagen, und es ist Remis
       *[other] beide haben { $count } geschlagen, und es ist Remis
    }
# behind a pass
yin-yang-second-pass = Passt auch die andere Seite, ist die Partie zu Ende.
yin-yang-pass-seldom = Selten: Wer passt, gibt einen Zug her. Gut ist es, wo jeder Stein schaden würde.

## Was Wörter des Spiels heißen

yin-yang-term-stone = Ein Stein ist die Figur dieses Spiels: Jeder hat Steine einer Farbe und legt in jedem Zug einen auf einen leeren Punkt. Dort bleibt er, bis er geschlagen wird.
yin-yang-term-liberty = Eine Freiheit ist ein leerer Punkt neben einem Stein oder einer Gruppe, entlang der Linien. Ohne Freiheit sind Steine geschlagen.
yin-yang-term-group = Eine Gruppe sind Steine einer Farbe, die entlang der Linien nebeneinander liegen. Sie teilen ihre Freiheiten und werden zusammen geschlagen.
yin-yang-term-capture = Steine sind geschlagen, wenn ihre letzte Freiheit besetzt wird. Sie kommen vom Brett, und jeder zählt für den, der sie besetzt hat.
yin-yang-term-atari = Eine Gruppe ist im Atari, wenn sie noch eine Freiheit hat: Der nächste Stein dort schlägt sie.
yin-yang-term-double-atari = Ein Doppelatari ist ein Stein, der zwei Gruppen ins Atari setzt. Meist ist nur eine von beiden zu retten.
yin-yang-term-ladder = Eine Treppe fängt Steine durch ein Atari nach dem anderen: Jede Antwort lässt ihnen zwei Freiheiten, bis der Rand oder ein anderer Stein es beendet. Ein Stein ihrer eigenen Seite auf dem Weg bricht die Treppe.
yin-yang-term-net = Ein Netz fängt Steine, ohne mit einem Atari zu beginnen: Der Angreifer liegt einen Punkt entfernt, und wohin sie auch laufen, sie werden geschlagen.
yin-yang-term-snapback = Bei einer Mausefalle wird ein Stein geopfert: Wer ihn schlägt, hat nur noch eine Freiheit und verliert mehr.
yin-yang-term-ko = Bei einem Ko schlägt ein Stein einen Stein, und sofort zurückzuschlagen würde das Brett wiederholen. Das ist verboten: Erst muss ein anderer Zug kommen.
yin-yang-term-suicide = Selbstmord ist ein Stein, der nichts schlägt und keine Freiheit hat, auch nicht mit den Steinen, an die er sich anschließt. Er ist verboten.
yin-yang-term-race = In einem Wettlauf können zwei Gruppen sich nur retten, indem die eine die andere schlägt. Meist gewinnt die mit mehr Freiheiten, bei gleich vielen die, die am Zug ist.
yin-yang-term-eye = Ein Auge ist ein leerer Punkt, den Steine einer Farbe umgeben. Die andere Seite darf dort nicht setzen, solange diese Steine noch eine andere Freiheit haben; eine Gruppe mit zwei Augen ist darum nicht zu schlagen.
yin-yang-term-sente = Ein Zug in Sente droht etwas, sodass er beantwortet werden muss und sein Spieler danach anderswo am Zug ist. Ein Zug in Gote muss nicht beantwortet werden.
yin-yang-term-moving = Nein: Ein Stein bleibt, wo er hingelegt wurde. Er kommt nur vom Brett, wenn er geschlagen wird.
yin-yang-term-length = So lange, bis jemand genug Steine geschlagen hat oder beide gepasst haben. Auf einem größeren Brett dauert das länger.
yin-yang-term-draw = Remis wird es, wenn beide nacheinander passen oder sich einigen, die Partie zu beenden, und gleich viele Steine geschlagen haben. Beantragen kann es niemand.

## Was nur halb verstanden wurde

yin-yang-no-point = Es gibt keinen Punkt „{ $named }“; die Punkte gehen von { $first } bis { $last }.
yin-yang-no-column-i = Keine Spalte heißt I: dieser Buchstabe fehlt.
yin-yang-which-row = Spalte { $column }: welche Reihe?
yin-yang-which-column = Reihe { $row }: welche Spalte?
yin-yang-which-middle = In der Mitte ist { $point }. Um dort zu spielen, sag: spiele { $point }; oder frag, was in der Mitte ist.

## Tasten

key-stone = Zum nächsten Stein, mit Umschalt zurück
key-atari = Zum nächsten Stein im Atari, mit Umschalt zurück
key-point = Was auf diesem Punkt liegt
key-group = Die Gruppe auf diesem Punkt und ihre Freiheiten
key-near = Die nächsten Steine von diesem Punkt
key-row-of-point = Die Reihe dieses Punktes
key-column = Die Spalte dieses Punktes
key-danger = Welche Gruppen in Gefahr sind
key-can-capture = Wo du schlagen kannst
key-forbidden = Verbotene Punkte
key-target = Was geschlagen wurde, und wie viele Steine gewinnen
key-regions = Das Brett nach Gegenden
key-pass = Passen

## Das Menü eines Punktes

menu-group = Die Gruppe und ihre Freiheiten
menu-near = Nächste Steine
menu-row = Die Reihe entlang
menu-column = Die Spalte entlang
menu-forbidden = Verbotene Punkte
menu-danger = Gruppen in Gefahr
menu-target = Was geschlagen wurde

## Rückblick auf eine Partie

yin-yang-review-passed = { $who ->
    [you] Zug { $number }: Du passtest.
   *[other] Zug { $number }: { $player } passte.
}
yin-yang-review-ended = Damit war die Partie zu Ende, und { $who ->
    [you] du hast
   *[other] { $player } hat
} sie verloren.
# some of them cost little
yin-yang-review-count =
    { $count ->
        [one] Ein Zug ist einen Blick wert.
       *[other] { $count } Züge sind einen Blick wert.
    }
# behind how many there are
yin-yang-review-most = Am meisten hat Zug { $number } gekostet.
yin-yang-review-little-by-little = Die Partie ging nach und nach verloren: Kein einzelner Zug hat viel gekostet.
yin-yang-review-lost-from-start = Die Partie war von Anfang an verloren: Kein einzelner Zug hat viel gekostet.
yin-yang-review-lost = Nach Zug { $number } war für { $who ->
    [you] dich
   *[other] { $player }
} alles verloren.
# „Besser war Passen.“
yin-yang-to-pass = Passen

## Warum ein Zug gut ist

# what the stone does; its parts follow, and the others are sentences
yin-yang-reason-does = Er { $does }.
yin-yang-reason-stone-does = Der Stein { $does }.
yin-yang-reason-move-does = Der Zug { $does }.
yin-yang-reason-wins = Der Stein schlägt { $stones }, und das gewinnt.
yin-yang-reason-that-wins = Das gewinnt.
yin-yang-reason-captures = schlägt { $stones }
yin-yang-reason-saves = rettet { $stones } aus dem Atari
yin-yang-reason-leaves-atari = holt { $stones } aus dem Atari
yin-yang-reason-stays-in-atari = { $group } { $stones ->
    [1] bleibt
   *[other] bleiben
} im Atari.
yin-yang-reason-no-more = Der Zug war so gut wie der beste, als der Computer viele Fortsetzungen verglich.
yin-yang-reason-first = Das ist eine Faustregel: Auf dem leeren Brett vergleicht der Computer nichts.
yin-yang-reason-escapes = rettet { $stones } vor einer Treppe
yin-yang-reason-escapes-net = rettet { $stones } vor einem Netz
yin-yang-reason-double-atari = Der Stein setzt { $stones } zugleich ins Atari, und nicht alle sind zu retten.
yin-yang-reason-ladder = Der Stein setzt { $stones } ins Atari, und eine Treppe fängt { $count ->
    [1] ihn
   *[other] sie
}.
yin-yang-reason-net = fängt { $stones } in einem Netz
yin-yang-reason-holds = { $group } { $stones ->
    [1] ist dann nicht mehr zu retten
   *[other] sind dann nicht mehr zu retten
}.
yin-yang-reason-snapback = Wer ihn schlägt, verliert { $stones }.
yin-yang-reason-atari = setzt { $stones } ins Atari
yin-yang-reason-extends = Seine Gruppe hat dann { $liberties }.
yin-yang-reason-presses = { $group } { $count ->
    [1] hat
   *[other] haben
} dann noch { $liberties }.
yin-yang-reason-threatens = droht { $stones } zu fangen
yin-yang-reason-threatens-to-win = droht { $stones } zu fangen und zu gewinnen
yin-yang-reason-centre = nimmt die Mitte des Brettes, wo am meisten Platz ist
yin-yang-reason-supports = stützt { $stones } aus der Nähe
yin-yang-reason-approaches = geht auf { $stones } zu
yin-yang-reason-between = geht zwischen { $own } und { $theirs }
yin-yang-reason-apart = Der Stein besetzt freien Raum: Der nächste Stein ist { $count } Punkte entfernt.
yin-yang-reason-connects = verbindet zwei Gruppen
yin-yang-reason-cuts = trennt zwei Gruppen
yin-yang-reason-passes = Kein Stein lohnt sich.
