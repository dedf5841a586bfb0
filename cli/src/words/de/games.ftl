### Die aufbewahrten Partien, und wie man eine verlässt.

## Was für eine Partie

game-against-computer = du mit { $player } gegen den Computer, { $strength }
game-of-two = zwei Spieler
game-of-named = { $white } und { $black }
game-of-computers = der Computer gegen sich selbst
game-moves = { $count ->
    [one] 1 Zug
   *[other] { $count } Züge
}
game-on-lines = Yin-Yang auf { $columns } mal { $rows }, Ziel { $target }, { $moves }
game-not-begun = noch nicht begonnen
game-to-press = { $player } muss die Uhr drücken
game-to-seal = { $player } muss einen Zug abgeben
game-to-move = { $player } am Zug
game-won = { $player } hat gewonnen
game-both-lost = beide haben verloren
game-drawn = Remis
game-adjourned = vertagt
game-sealed = vertagt, { $player } hat Zug { $number } abgegeben
game-goes-on = { $sealed }, weiter geht es { $when }
game-described = { $who }, { $moves }, { $stands }
game-with-problem = { $game }; dann { $problem }
game-damaged = { $game }; beschädigt ab Zeile { $line }
game-newer = { $game }; von einer neueren Version
game-unreadable = nicht lesbar: { $error }

## Rückblick

review-game = Partie { $number }
review-later = Vor dem Ende dieser Partie gibt es keinen Rückblick.

## Die Liste

unfinished-there = Eine Partie ist noch nicht zu Ende: { $game }. Tippe weiter, um sie fortzusetzen.
unfinished-kept = Die nicht beendete Partie ist aufbewahrt; Partien zeigt sie.
listed-game = { $number }: { $name }, { $game }.
listed-here = { $listed } Sie steht auf dem Brett.
none-kept = Noch keine Partie ist aufbewahrt.
more-kept = { $count ->
    [one] Noch eine ist da; Partien alle zeigt sie.
   *[other] Noch { $count } sind da; Partien alle zeigt sie.
}
cannot-be-listed = Die Partien können nicht aufgelistet werden: { $error }.
no-such-game = Es gibt keine Partie „{ $asked }“; Partien zeigt, welche da sind.
no-unfinished-game = alle Partien sind zu Ende
no-library = Hier gibt es keinen Ordner mit Partien.
on-the-board = Diese Partie steht auf dem Brett.
on-the-board-deleted = Diese Partie steht auf dem Brett. Tippe erst neu, dann lösch sie.
renamed = Die Partie heißt jetzt { $name }.
not-renamed = Die Partie kann nicht umbenannt werden: { $error }.
deleted = { $game } ist gelöscht; zurückholen bringt sie wieder.
not-deleted = { $game } kann nicht gelöscht werden: { $error }.
undeleted = { $game } ist wieder bei den Partien.
none-deleted = Keine Partie wurde gelöscht.
not-undeleted = Die Partie kann nicht zurückgeholt werden: { $error }.
not-continued = { $game } kann nicht fortgesetzt werden: { $error }.
damaged-line = Zeile { $line } der Datei ist beschädigt; { $command } rettet, was lesbar ist
cannot-begin = diese Partie kann nicht beginnen: { $error }.

## Eine Uhr des Geräts, die falsch geht

clock-before-program = Auf diesem Gerät ist es { $now } nach Weltzeit, und da gab es dieses Programm noch nicht.
clock-before-last = Auf diesem Gerät ist es { $now } nach Weltzeit, aber die Partie wurde bis { $last } gespielt.
clock-long-after = Auf diesem Gerät ist es { $now } nach Weltzeit, aber die Partie wurde am { $last } verlassen, Jahre zuvor.
clock-was-wrong = Die Uhr dieses Geräts ging falsch, als die Partie verlassen wurde; sie zeigte { $last } nach Weltzeit.
away-not-counted = { $why } Darum weiß niemand, wie lange die Partie geruht hat, und niemandes Zeit ist gelaufen. Stelle die Uhr des Geräts, bevor es weitergeht.
type-take-time = Für die Zeit, die jemand trotzdem verbraucht hat, tippe zum Beispiel Schiedsrichter nimm schwarz 1:00.

## Wo eine Partie aufbewahrt ist

kept-in = Die Partie ist in { $path } aufbewahrt.
kept-waiting = Die Partie gehört in { $path }, aber { $count ->
    [one] das letzte Ereignis fehlt
   *[other] die letzten { $count } Ereignisse fehlen
} dort noch.
kept-not-possible = Die Partie gehört in { $path }, aber das geht jetzt nicht.
kept-later = Die Partie wird in { $path } aufbewahrt, sobald sie beginnt.
not-kept = Partien des Computers gegen sich selbst werden nicht aufbewahrt.
kept-nowhere = Partien werden nicht aufbewahrt: Weder XDG_DATA_HOME noch HOME nennt einen Ordner für sie von der Wurzel an. Tippe speichern und einen Namen, um diese Partie als PGN zu schreiben.
no-folder = weder XDG_DATA_HOME noch HOME nennt einen Ordner für sie von der Wurzel an
file-changed = Ein anderes Programm hat die Datei dieser Partie, { $from }, geändert. Sie bleibt, wie sie ist, und die ganze Partie ist von jetzt an in { $to } aufbewahrt.
file-gone = Die Datei dieser Partie, { $from }, ist weg. Die ganze Partie ist von jetzt an in { $to } aufbewahrt.
not-saved = Die Partie kann nicht gespeichert werden: { $reason }. Sie geht weiter und wird gespeichert, sobald das möglich ist.
saved-again = Die Partie wird wieder gespeichert.

## Verlassen

lose-game = Die Partie kann nicht gespeichert werden: { $reason }. Trotzdem verlassen? Antworte ja oder nein, oder tippe speichern und einen Namen.
game-not-left = Die Partie geht weiter.
here-it-is = Hier ist sie:
goodbye = Auf Wiedersehen.
how-to-go-on-with-all = Die Partien sind aufbewahrt. Mit { $command } geht es weiter.
how-to-go-on = Die Partie ist aufbewahrt. Mit { $command } geht es weiter.
input-ended = Die Eingabe ist zu Ende, die Partie nicht. { $how }
input-ended-lost = Die Eingabe ist zu Ende. Die Partie kann nicht gespeichert werden: { $reason }. Hier ist sie:

## Die Partie ansehen

looking-back = Du siehst dir die Partie an; „zurück zur Partie“ beendet das.
looking-ended = Zurück in der Partie.
not-looking-back = Das ist die Partie, wie sie steht.
looking-new-move = Ein neuer Zug in der Partie:
