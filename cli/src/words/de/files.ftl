### Dateien, in die eine Partie geschrieben und aus denen sie gelesen wird.

file-unreadable = { $file } kann nicht gelesen werden: { $error }.
file-unusable = { $file } ist nicht brauchbar: { $error }.
file-without-game = { $file }: keine Partie gefunden, erwartet wird PGN, PDN, SGF oder eine Partie in Braille.
file-on-board = { $file } steht auf dem Brett.
# eine Partie Yin-Yang
file-without-target = { $file } sagt nicht, wie viele geschlagene Steine gewinnen; das tut --target 5, oder eine andere Zahl von 1 bis 99.
which-target = { $file } sagt nicht, wie viele geschlagene Steine gewinnen. Wie viele? Tippe eine Zahl von 1 bis 99, oder abbrechen.
target-too-low = Mit { $target ->
    [one] 1 geschlagenen Stein
   *[other] { $target } geschlagenen Steinen
} wäre die Partie nach Zug { $number } zu Ende gewesen.
nothing-loaded = Es wurde nichts geladen.
file-not-named = { $file } ist eine gespeicherte Partie; zum Fortsetzen muss ihr Name auf .annabella enden.
save-needs-name = Dazu gehört der Name einer Datei, zum Beispiel speichern partie.{ $ending }.
save-needs-ending = Zum Speichern der Partie gehört zum Namen der Datei eine Endung: speichern { $name }.{ $ending }.
saved-in = Die Partie ist in { $file } gespeichert.
# eine Endung von Dateien eines anderen Spiels
saved-as-in = Die Partie ist in { $file } gespeichert, als { $notation }.
replace-file = { $file } gibt es schon. Ersetzen? Antworte ja oder nein.
nothing-written = Es wurde nichts geschrieben.
no-record = Diese Partie lässt sich so nicht schreiben.
not-saved-in = Die Partie konnte nicht in { $file } gespeichert werden: { $error }. Sie steht noch auf dem Brett.

## Was der Datenträger sagt

disk-full = der Datenträger ist voll; schaffe Platz
disk-read-only = der Datenträger kann nur gelesen werden
disk-no-permission = für diese Datei oder diesen Ordner fehlt die Erlaubnis
disk-missing = die Datei oder der Ordner ist nicht da
disk-exists = eine Datei dieses Namens gibt es schon
disk-wrong-kind = eine Datei steht, wo ein Ordner sein muss, oder ein Ordner, wo eine Datei steht
