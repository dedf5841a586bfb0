### Was aus Partien von anderswo wurde.

import-saved = { $count ->
    [0] Keine Partie wurde gespeichert.
    [one] 1 Partie wurde gespeichert.
   *[other] { $count } Partien wurden gespeichert.
}
import-without-target = { $count ->
    [one] 1 sagt nicht, wie viele geschlagene Steine gewinnen; angenommen wird { $target }.
   *[other] { $count } sagen nicht, wie viele geschlagene Steine gewinnen; angenommen wird { $target }.
}
import-unread = { $count ->
    [one] 1 ist nicht lesbar.
   *[other] { $count } sind nicht lesbar.
}
import-nothing = Darin steht weder eine Partie noch eine Stellung, weder gedruckt noch in Blindenschrift.
import-place = Partie { $game } des Textes{ $line ->
    [0] { "" }
   *[other] , Zeile { $line },
} ist nicht lesbar.
import-move = Zug { $number } von { $player } ist nicht möglich: { $found }.
import-no-move = Zug { $number } von { $player } ist nicht zu erkennen.
import-variant = Die Variante { $variant } wird hier nicht gespielt.
import-too-long = Sie ist zu lang.
