### Was an etwas falsch ist, das getippt oder aufgebaut wurde.

## Eine Stellung

setup-no-king = { $player } hat keinen König. Jede Seite braucht genau einen.
setup-kings = { $player } hat { $count } Könige. Jede Seite braucht genau einen.
setup-kings-touch = Die Könige auf { $first } und { $second } stehen nebeneinander, das lässt kein Zug zu.
setup-pawn = Auf { $square } steht ein Bauer, und auf der ersten und der letzten Reihe kann keiner stehen.
setup-check = { $player } steht im Schach von { $square } aus, am Zug ist aber die andere Seite.
setup-pawns = { $player } hat { $count } Bauern. Mehr als acht hat niemand.
setup-pieces = { $player } hat { $count } Figuren und Bauern. Mehr als sechzehn hat niemand.
setup-promoted = { $player } hat { $count ->
    [one] 1 Figur, die ein Bauer gewesen sein muss
   *[other] { $count } Figuren, die Bauern gewesen sein müssen
}, aber { $missing ->
    [0] kein Bauer fehlt.
    [one] nur 1 Bauer fehlt.
   *[other] nur { $missing } Bauern fehlen.
}

## Eine Stellung als FEN

fen-found = Zeichen { $column } passt nicht: „{ $found }“.
fen-found-space = Zeichen { $column } passt nicht: ein Leerzeichen.
fen-ends = Der Text endet zu früh.
fen-too-long = Der Text ist zu lang für eine Stellung, die höchstens { $most } Zeichen hat.
fen-squares = Eine Reihe hat acht Felder: Buchstaben sind Figuren, Zahlen sind leere Felder.
fen-rank-end = Nach den acht Feldern einer Reihe kommt ein Schrägstrich.
fen-space = Dort fehlt ein Leerzeichen.
fen-turn = Nach den Reihen kommt, wer am Zug ist: w oder b.
fen-castling = Rochaden schreibt man mit K und Q oder den Buchstaben der Linien, keine mit einem Strich.
fen-en-passant = Das Feld für en passant liegt auf Reihe 3 oder 6; keines ist ein Strich.
fen-quiet = Die Halbzüge ohne Schlagen und ohne Bauern sind eine Zahl, höchstens 65535.
fen-move-number = Die Nummer des Zuges ist eine ganze Zahl.
fen-end = Nach der Nummer des Zuges kommt nichts mehr.

## Eine Uhr

clock-wrong = „{ $text }“ ist keine Uhr.
clock-found = „{ $found }“ passt nicht.
clock-days = Tage sind eine ganze Zahl, mindestens 1 und höchstens 65535.
clock-moves = Vor einem Schrägstrich steht eine Zahl von Zügen, mindestens 1 und höchstens 1000.
clock-time = Eine Zeit ist eine Zahl von Minuten, höchstens 60000, oder Minuten und Sekunden mit einem Doppelpunkt dazwischen.
clock-seconds = Sekunden nach einem Doppelpunkt haben zwei Ziffern und sind höchstens 59.
clock-bonus = Am Ende steht eine Zahl von Sekunden, höchstens 3600000.
clock-time-missing = Periode { $period } braucht etwas Zeit.
clock-moves-missing = Periode { $period } braucht eine Zahl von Zügen, denn eine weitere folgt.
clock-not-seconds = Periode { $period } hat eine Zeit, die keine ganzen Sekunden sind.
clock-too-large = Periode { $period } hat mehr als 1000 Stunden oder 1000 Züge.
clock-too-many = Eine Uhr hat höchstens { $most } Perioden.
clock-untimed = Eine Schachuhr braucht für mindestens eine Seite eine Zeit.

## Ein Abgabezug

seal-empty = Es steht nichts da, und ein Zug muss abgegeben werden.
seal-too-long = Der Text ist zu lang für einen Umschlag.
seal-one-line = Der Text hat ein Zeichen, das in keine Zeile gehört. Abgegeben wird eine Zeile.
seal-not-a-move = Das ist nicht wie ein Zug geschrieben.
seal-no-move = „{ $found }“ ist kein Zug, der jetzt möglich ist.
seal-no-passphrase = Das Kennwort ist leer.
seal-passphrase-too-long = Das Kennwort ist zu lang.
seal-no-memory = Das Gerät hat gerade keinen Speicher für das Kennwort. Versuche es noch einmal.
seal-no-randomness = Das Gerät gibt keine Zufallszahlen, so kann nichts abgegeben werden.
