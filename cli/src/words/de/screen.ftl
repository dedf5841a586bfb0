### Was auf dem vollen Bildschirm steht außer dem, was gesagt wird.

screen-help = Hilfe
screen-close = Weiter mit jeder Taste
screen-keys = ? Hilfe    Pfeile, Enter  Figur ziehen    Esc  zurück    Ende  verlassen
screen-keys-for-stones = ? Hilfe    Pfeile, Enter  Stein legen    Esc  zurück    Ende  verlassen
screen-too-small = (Das Fenster ist zu klein für ein Brett.)
screen-begin = Tippe einen Zug, oder nimm die Pfeiltasten; ? zeigt die Hilfe.
screen-begin-with-stones = Tippe einen Punkt, etwa D4, oder nimm die Pfeiltasten; ? zeigt die Hilfe.
screen-waits = { $count ->
    [one] { $lines } wartet, bis du am Zug bist; Esc nimmt es zurück.
   *[other] { $lines } warten, bis du am Zug bist; Esc nimmt das letzte zurück.
}
screen-too-early = Der Computer ist am Zug. Was du getippt hast, bleibt in der Zeile; drück Enter, wenn du am Zug bist.
screen-chess = Schach
screen-checkers = Dame
screen-yin-yang = Yin-Yang
screen-chess960 = Schach960
screen-computer = Computer
screen-you = Du
