### Wie eine Partie ausging. Ein Grund ist ein Satz, ein Ergebnis ein Teil davon.

end-checkmate = Schachmatt.
end-won-by-checkmate = { $who ->
    [you] Du gewinnst durch Matt.
   *[other] { $player } gewinnt durch Matt.
}
end-stalemate = Patt: kein regelgemäßer Zug und kein Schach.
end-stalemate-brief = Patt.
end-dead = Tote Stellung: Niemand kann mehr mattsetzen.
end-dead-brief = Tote Stellung.
end-resigned = { $who ->
    [you] Du gibst auf.
   *[other] { $player } gibt auf.
}
end-flag = { $who ->
    [you] Deine Zeit ist abgelaufen.
   *[other] Die Zeit von { $player } ist abgelaufen.
}
end-illegal-moves = { $who ->
    [you] Du hast einen regelwidrigen Zug zu viel gemacht.
   *[other] { $player } hat einen regelwidrigen Zug zu viel gemacht.
}
end-illegal-move = { $who ->
    [you] Du hast einen regelwidrigen Zug gemacht.
   *[other] { $player } hat einen regelwidrigen Zug gemacht.
}
end-sealed-move = { $who ->
    [you] Dein Abgabezug ist regelwidrig oder nicht eindeutig.
   *[other] Der Abgabezug von { $player } ist regelwidrig oder nicht eindeutig.
}
end-cannot-mate = { $who ->
    [you] Du kannst nicht mehr mattsetzen.
   *[other] { $player } kann nicht mehr mattsetzen.
}
end-undecided = { $who ->
    [you] Ob du noch mattsetzen könntest, ist ungeklärt.
   *[other] Ob { $player } noch mattsetzen könnte, ist ungeklärt.
}
end-both-flags = Beide Blättchen sind gefallen.
end-agreement = Die Spieler einigen sich: { $result }.
end-claimed = { $who ->
    [you] Du beantragst Remis.
   *[other] { $player } beantragt Remis.
}
end-claimed-with = { $who ->
    [you] Du beantragst Remis mit dem Zug { $move }.
   *[other] { $player } beantragt Remis mit dem Zug { $move }.
}
end-repetition = Dieselbe Stellung zum dritten Mal.
end-fifty-moves = Fünfzig Züge ohne Schlagen und ohne Bauernzug.
end-cannot-win = Die Partie ist mit normalen Mitteln nicht zu gewinnen.
end-no-effort = Es wurde nicht versucht, mit normalen Mitteln zu gewinnen.
end-too-often = Dieselbe Stellung zu oft.
end-too-quiet = Zu viele Züge ohne Schlagen und ohne Bauernzug.
end-referred = { $who ->
    [you] Du beantragst Remis, und die Partie ist beendet.
   *[other] { $player } beantragt Remis, und die Partie ist beendet.
}
end-to-verify = { $who ->
    [you] Du prüfst Stellung und Züge, dann entscheidet ein Schiedsrichter.
   *[other] { $player } prüft Stellung und Züge, dann entscheidet ein Schiedsrichter.
}
end-late = { $who ->
    [you] Du bist nicht rechtzeitig gekommen.
   *[other] { $player } ist nicht rechtzeitig gekommen.
}
end-both-late = Keiner der Spieler ist rechtzeitig gekommen.
end-forfeit = { $who ->
    [you] Du verlierst die Partie kampflos.
   *[other] { $player } verliert die Partie kampflos.
}
end-both-forfeit = Beide Spieler verlieren die Partie kampflos.
end-void = Die Partie zählt nicht. Es wird eine neue gespielt.
end-decided = Der Schiedsrichter entscheidet: { $result }.
end-declared = Ergebnis: { $result }.

## Ergebnisse

result-win = { $who ->
    [you] Du gewinnst
   *[other] { $player } gewinnt
}
result-draw = Remis
result-both-lose = Beide verlieren
result-points = { $first } für { $first-player }, { $second } für { $second-player }
points-none = kein Punkt
points-half = ein halber Punkt
points-one = ein Punkt
score-won = eins zu null
score-draw = ein halber Punkt für jeden
score-none = null zu null
