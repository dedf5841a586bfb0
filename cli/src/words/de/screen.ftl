### Was auf dem vollen Bildschirm steht außer dem, was gesagt wird.

screen-help = Hilfe
screen-close = Weiter mit jeder Taste
screen-keys = ? Hilfe    Pfeile, Enter  Figur ziehen    Esc  zurück    Ende  verlassen
screen-too-small = (Das Fenster ist zu klein für ein Brett.)
screen-begin = Tippe einen Zug, oder nimm die Pfeiltasten; ? zeigt die Hilfe.
screen-chess = Schach
screen-checkers = Dame
screen-yin-yang = Yin-Yang
screen-chess960 = Schach960
screen-computer = Computer
screen-you = Du
