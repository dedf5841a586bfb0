### Der Computer, und wer spielt.

ratings-and-levels = Wertungen gehen von { $least } bis { $most }, Stufen von 1 bis { $highest }.
levels-go-to = Die Stufen gehen von 1 bis { $highest }.
fair-is-chess = Nur Schach wird nach Wertungen gespielt; hier spielt der Computer auf einer Stufe.
rating-not-kept = Es gibt keinen Ort, an dem deine Wertung aufbewahrt wird.
both-sides-computer = Der Computer spielt beide Seiten; hier kann niemand aufgeben oder Remis anbieten.
computer-thinks = Der Computer denkt nach.
computer-seeks-hint = Der Computer sucht einen Tipp.
computer-weighs = Der Computer denkt darüber nach.
stopped-move = Der Computer denkt nicht weiter nach. Tippe zieh, damit er zieht, oder zurück.
stopped-draw = Angehalten. Dein Angebot gilt noch; tippe zieh, damit der Computer antwortet.
stopped = Angehalten.
your-turn = Du bist am Zug.
offer-stands = Das Angebot gilt noch: Nimm es an, lehn es ab, oder zieh.
quiet = Ruhe.
only-board = Es gibt nur dieses Brett.
against-you-play = Gegen { $name } spielst du { $player }.
how-to-change-boards = Tippe nächstes Brett, oder Brett 2, um an ein anderes Brett zu gehen.
# was bei „nächstes Brett“ und „Brett 2“ fehlen darf
board = Brett
no-such-board = Hier gibt es die Bretter 1 bis { $last }.
nothing-spoken = Hier wird nicht gesprochen. Das tut die Option --speak.
coordinates-shown = Das gezeichnete Brett hat seine Koordinaten.
coordinates-hidden = Das gezeichnete Brett hat keine Koordinaten; Koordinaten bringt sie wieder.
near-side = { $player } ist jetzt unten.
# where the board is told in words, and drawn by "board grid"
near-side-of-grid = Im Gitter („Brett Gitter“) ist jetzt { $player } unten; was in Worten gesagt wird, bleibt gleich.
pace-limit = Mehr geht nicht.
pace-faster = Schneller.
pace-slower = Langsamer.
