### Was in einer Partie geschieht. `you` ist der Spieler, der zuhört.

## Beginn, Zugrecht, Uhr

game-begins = Die Partie beginnt.
to-move = { $who ->
    [you] Du bist am Zug.
   *[other] { $player } ist am Zug.
}
to-move-in-check = { $who ->
    [you] Du bist am Zug und stehst im Schach.
   *[other] { $player } ist am Zug und steht im Schach.
}
to-seal = { $who ->
    [you] Gib jetzt deinen Zug ab.
   *[other] { $player } muss einen Zug abgeben.
}
to-press = { $who ->
    [you] Du hast gezogen und musst noch die Uhr drücken.
   *[other] { $player } hat gezogen und muss noch die Uhr drücken.
}
clock-runs = { $who ->
    [you] Deine Uhr läuft.
   *[other] Die Uhr von { $player } läuft.
}
clock-is-running = { $who ->
    [you] Deine Uhr läuft: { $time }
   *[other] Die Uhr von { $player } läuft: { $time }
}
arrived = { $who ->
    [you] Du bist da.
   *[other] { $player } ist da.
}
answered = { $who ->
    [you] Die Antwort kommt, bevor du die Uhr gedrückt hast.
   *[other] Die Antwort kommt, bevor { $player } die Uhr gedrückt hat.
}
period-began = { $who ->
    [you] Du hast
   *[other] { $player } hat
} die Zeitkontrolle geschafft und { $who ->
    [you] bekommst
   *[other] bekommt
} { $time } dazu.
period-began-brief = { $player }: { $time } dazu.
time-left = { $who ->
    [you] Du hast
   *[other] { $player } hat
} noch { $time }.
time-left-brief = { $player }: noch { $time }.
period-next = { $who ->
    [you] Deine nächste Zeitperiode beginnt,
   *[other] Die nächste Zeitperiode von { $player } beginnt,
} dazu kommen { $time }.
flag-harmless = { $who ->
    [you] Dein Blättchen ist gefallen.
   *[other] Das Blättchen von { $player } ist gefallen.
} Die Züge waren gemacht, nichts ist verloren.
flag-fell = { $who ->
    [you] Dein Blättchen ist gefallen.
   *[other] Das Blättchen von { $player } ist gefallen.
}
flag-decides = Über den Antrag entscheidet der Schiedsrichter.
clocks-stand = Die Uhren stehen.
game-paused = Die Partie ist pausiert.
game-goes-on = Die Partie geht weiter.

## Züge und Berührungen

moved = { $player }: { $move }.
## Für das Auge, wo ein Spieler den Zug, den er sieht, noch selbst aufschreiben muss.
moved-unnamed = { $who ->
    [you] Du hast gezogen.
   *[other] { $player } hat gezogen.
}
touched = { $player } berührt: { $piece } auf { $square }.
touched-brief = Berührt: { $piece }, { $square }.
adjusting = { $who ->
    [you] Du rückst eine Figur zurecht.
   *[other] { $player } rückt eine Figur zurecht.
}
adjusting-pieces = { $who ->
    [you] Du rückst zurecht, was auf { $squares } steht.
   *[other] { $player } rückt zurecht, was auf { $squares } steht.
}
adjusted = { $square }, nur zurechtgerückt.
put-back = { $player } stellt die Figur auf { $square } zurück.
promotion-asked = Umwandlung auf { $square }: { $pieces }?
promotion-asked-brief = { $pieces }?
illegal-move = { $who ->
    [you] Regelwidrig:
   *[other] Der Zug von { $player }, { $from } nach { $to }, ist regelwidrig:
} { $reason }.
illegal-move-brief = Regelwidrig, { $from } nach { $to }.
illegal-count = { $count ->
    [1] Der erste regelwidrige Zug.
    [2] Der zweite regelwidrige Zug.
    [3] Der dritte regelwidrige Zug.
   *[other] Regelwidriger Zug Nummer { $count }.
}
touch-broken = { $who ->
    [you] Du hast die berührte Figur nicht gezogen.
   *[other] { $player } hat die berührte Figur nicht gezogen.
}
retracted = { $who ->
    [you] Dein letzter Zug wird zurückgenommen.
   *[other] Der letzte Zug von { $player } wird zurückgenommen.
}
retracted-plies = { $who ->
    [you] Die Stellung vor deinem Zug { $number } steht wieder auf dem Brett.
   *[other] Die Stellung vor Zug { $number } von { $player } steht wieder auf dem Brett.
}
correction-proposed = Zug { $number }, { $from } nach { $to }, war regelwidrig. { $who ->
    [you] Du schlägst vor, ihn zu berichtigen. Dein Gegner stimmt zu, indem er ihn auch reklamiert.
   *[other] { $player } schlägt vor, ihn zu berichtigen. Der Gegner stimmt zu, indem er ihn auch reklamiert.
}
illegal-intention = Dieser Zug ist regelwidrig: { $reason }.
illegal-intention-binds = Mit dieser Figur muss anders gezogen werden.
time-given = { $who ->
    [you] Du bekommst
   *[other] { $player } bekommt
} { $time } dazu.
time-given-brief = { $player }: { $time } dazu.

## Remis

offered = { $who ->
    [you] Du bietest Remis an.
   *[other] { $player } bietet Remis an.
}
offered-to-you = { $player } bietet dir Remis an. Nimmst du an?
offered-by-claim = Der Antrag gilt als Remisangebot.
declined = { $who ->
    [you] Du lehnst das Remis ab.
   *[other] { $player } lehnt das Remis ab.
}
claim-rejected = Der Antrag ist nicht berechtigt: { $reason }.
claim-rejected-brief = Der Antrag ist nicht berechtigt.
claim-binds = { $who ->
    [you] Du musst { $move } spielen.
   *[other] { $player } muss { $move } spielen.
}
quickplay-cannot-win = { $who ->
    [you] Du beantragst Remis: Der Gegner kann mit normalen Mitteln nicht gewinnen.
   *[other] { $player } beantragt Remis: Der Gegner kann mit normalen Mitteln nicht gewinnen.
}
quickplay-no-effort = { $who ->
    [you] Du beantragst Remis: Der Gegner versucht nicht, mit normalen Mitteln zu gewinnen.
   *[other] { $player } beantragt Remis: Der Gegner versucht nicht, mit normalen Mitteln zu gewinnen.
}

## Was Spieler sagen und hören

resignation-asked = { $who ->
    [you] Gibst du wirklich auf?
   *[other] Gibt { $player } wirklich auf?
}
# dahinter, für wen mit Worten antwortet
answer-yes-or-no = Ja oder nein.
agree-takeback = { $player } möchte { $move } zurücknehmen.
agree-takebacks = { $player } möchte { $count } Züge zurücknehmen: { $moves }.
agree-replay = { $player } möchte den Zug wieder spielen.
agree-hint = { $player } möchte einen Tipp.
agree-go-on = { $player } möchte das Ende zurücknehmen und weiterspielen.
agree-takeback-go-on = { $player } möchte { $move } zurücknehmen und weiterspielen.
agree-takebacks-go-on = { $player } möchte { $count } Züge zurücknehmen und weiterspielen: { $moves }.
taken-back = Zurückgenommen: { $moves }.
end-taken-back = Das Ende der Partie ist zurückgenommen.
played-again = Wieder gespielt: { $moves }.
end-played-again = Die Partie ist wieder zu Ende.
hint-asked = Der Computer sucht einen Tipp.
suggested = Tipp: { $move }.
suggested-brief = { $move }.
rating-set = Der Computer spielt { $player } wie Menschen mit einer Wertung von etwa { $rating }, { $name }.
level-set = Der Computer spielt { $player } auf Stufe { $level } von { $highest }, { $name }.
full-strength-set = Der Computer spielt { $player } mit voller Stärke, { $time } pro Zug.
full-strength-set-clock = Der Computer spielt { $player } mit voller Stärke.

## Aufzeichnung

record-not-required = { $who ->
    [you] Du bist in Zeitnot und musst
   *[other] { $player } ist in Zeitnot und muss
} nicht mehr mitschreiben.
recorded = { $who ->
    [you] Aufgeschrieben: { $move }.
   *[other] { $player } schreibt auf: { $move }.
}
signed = { $who ->
    [you] Du hast unterschrieben.
   *[other] { $player } hat unterschrieben.
}

## Vertagen

session-over = Die Spielzeit ist zu Ende.
sealed = { $who ->
    [you] Dein Zug liegt im Umschlag.
   *[other] Der Zug von { $player } liegt im Umschlag.
}
sealed-on-board = { $who ->
    [you] Dein Zug auf dem Brett gilt als Abgabezug.
   *[other] Der Zug von { $player } auf dem Brett gilt als Abgabezug.
}
sealed-next = Mit dem Drücken der Uhr ist die Partie vertagt.
adjourned = Die Partie ist vertagt.
answer-sealed = { $who ->
    [you] Deine Antwort liegt im zweiten Umschlag.
   *[other] Die Antwort von { $player } liegt im zweiten Umschlag.
}
resumed = Die Partie wird wieder aufgenommen.
opened = Der Umschlag ist geöffnet.
opened-text = Darin steht: { $text }.

## Der Schiedsrichter

arbiter-called-piece = { $who ->
    [you] Du rufst den Schiedsrichter: Eine Figur fehlt.
   *[other] { $player } ruft den Schiedsrichter: Eine Figur fehlt.
}
arbiter-called-clock = { $who ->
    [you] Du rufst den Schiedsrichter: Die Uhr stimmt nicht.
   *[other] { $player } ruft den Schiedsrichter: Die Uhr stimmt nicht.
}
arbiter-called-board = { $who ->
    [you] Du rufst den Schiedsrichter: Die Stellung oder die Aufzeichnung stimmt nicht.
   *[other] { $player } ruft den Schiedsrichter: Die Stellung oder die Aufzeichnung stimmt nicht.
}
arbiter-called-settings = { $who ->
    [you] Du rufst den Schiedsrichter: Brett, Figuren oder Uhr waren falsch eingestellt.
   *[other] { $player } ruft den Schiedsrichter: Brett, Figuren oder Uhr waren falsch eingestellt.
}
arbiter-called-disturbance = { $who ->
    [you] Du rufst den Schiedsrichter: Etwas stört dich.
   *[other] { $player } ruft den Schiedsrichter wegen einer Störung.
}
arbiter-called-help = { $who ->
    [you] Du rufst den Schiedsrichter zu Hilfe.
   *[other] { $player } ruft den Schiedsrichter zu Hilfe.
}
arbiter-called-unsaid = Der Schiedsrichter wird gerufen.
arbiter-called-illegal-move = { $who ->
    [you] Du rufst den Schiedsrichter: Der Gegner hat einen regelwidrigen Zug gemacht.
   *[other] { $player } ruft den Schiedsrichter wegen eines regelwidrigen Zugs.
}
arbiter-called-touch = { $who ->
    [you] Du rufst den Schiedsrichter: Der Gegner zieht nicht, was er berührt hat.
   *[other] { $player } ruft den Schiedsrichter wegen einer berührten Figur.
}
arbiter-called-conduct = { $who ->
    [you] Du rufst den Schiedsrichter wegen des Verhaltens des Gegners.
   *[other] { $player } ruft den Schiedsrichter wegen des Verhaltens des Gegners.
}
arbiter-called-other = { $who ->
    [you] Du rufst den Schiedsrichter aus einem anderen Grund.
   *[other] { $player } ruft den Schiedsrichter aus einem anderen Grund.
}
arbiter-decides = Der Schiedsrichter entscheidet.
ruled = Schiedsrichter: { $ruling }
ruled-time = { $who ->
    [you] Deine Uhr wird auf
   *[other] Die Uhr von { $player } wird auf
} { $time } gestellt.
ruled-moves = { $who ->
    [you] Dein Zugzähler wird auf
   *[other] Der Zugzähler von { $player } wird auf
} { $count } gestellt.
ruled-give-opponent = { $who ->
    [you] Du wirst bestraft:
   *[other] { $player } wird bestraft:
} { $other } bekommt { $time }.
ruled-take = { $who ->
    [you] Du verlierst
   *[other] { $player } verliert
} { $time }.
ruled-warn = { $who ->
    [you] Du wirst verwarnt.
   *[other] { $player } wird verwarnt.
}
ruled-expel = { $who ->
    [you] Du wirst vom Turnier ausgeschlossen.
   *[other] { $player } wird vom Turnier ausgeschlossen.
}
ruled-restore = Die Stellung nach Zug { $number } von { $player } steht wieder auf dem Brett, und die Uhren stehen.
ruled-restore-start = Die Anfangsstellung steht wieder auf dem Brett, und die Uhren stehen.
ruled-reconstruct = Beide Partieformulare sind wieder vollständig.
ruled-allow-draw = Remis darf doch vereinbart werden.
ruled-swap-names = Die Namen der Spieler tauschen die Seiten.
ruled-agree = Der Antrag ist berechtigt.
ruled-postpone = Die Entscheidung über den Antrag wird verschoben.
ruled-reject = Der Antrag ist nicht berechtigt.
ruled-illegal-move = { $who ->
    [you] Du hast einen regelwidrigen Zug gemacht.
   *[other] { $player } hat einen regelwidrigen Zug gemacht.
}
ruled-lost-envelope = Der Umschlag ist verloren. { $who ->
    [you] Mach den Zug, den du abgegeben hast.
   *[other] { $player } macht den abgegebenen Zug.
}
