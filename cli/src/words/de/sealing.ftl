### Einen Zug abgeben und den Umschlag öffnen.

sealing-warning = An einem Gerät ist der Zug so geheim wie sein Kennwort, und wer das Kennwort verliert, verliert den Umschlag.
sealing-move = Tippe den Zug; er wird nicht gezeigt. Eine leere Zeile bricht ab.
sealing-passphrase = Tippe ein Kennwort; es wird nicht gezeigt.
sealing-again = Tippe das Kennwort noch einmal.
sealing-differ = Die beiden Kennwörter sind verschieden.
sealing-illegal = Das ist hier kein regelgemäßer Zug.
sealing-several = Das könnten mehrere Züge sein.
sealing-no-move = Das ist nicht wie ein Zug geschrieben.
nothing-sealed = Es wurde kein Zug abgegeben.
nothing-sealed-because = Es wurde kein Zug abgegeben. { $reason }.
opening-passphrase = Tippe das Kennwort des Umschlags; es wird nicht gezeigt. Eine leere Zeile bricht ab.
stays-closed = Der Umschlag bleibt geschlossen.
no-envelope = In dieser Partie gibt es jetzt keinen Umschlag.
resumption-too-long = Nicht möglich: Wann und wo es weitergeht, hat höchstens 200 Zeichen.
