### Was vor der Zeile steht, die getippt wird: einige Wörter und ein Doppelpunkt.

prompt-over = Die Partie ist zu Ende:
prompt-looking-back = Rückschau:
prompt-yes-or-no = Ja oder nein:
prompt-target = Wie viele Steine gewinnen:
prompt-start = Zum Start bereit:
prompt-arbiter = Der Schiedsrichter entscheidet:
prompt-continue = Bereit zum Weiterspielen:
prompt-resume = Bereit zur Wiederaufnahme:
prompt-awaited = { $player } wird erwartet:
prompt-move-again = { $player } zieht noch einmal:
prompt-open = Umschlag öffnen:
prompt-press-to-adjourn = Drücken und vertagen:
prompt-seal = Dein Abgabezug:
prompt-seal-of = { $player } gibt ab:
prompt-press = Drück die Uhr:
prompt-press-of = { $player } drückt die Uhr:
prompt-repeat = Wiederhole den Zug:
prompt-announce = Sag den Zug an:
prompt-announced = Angesagt:
prompt-promotion = Dame, Turm, Läufer oder Springer:
prompt-move = Dein Zug:
prompt-move-of = { $player } am Zug:
prompt-of = { $player }: { $prompt }
prompt-move-to-seal = Abgabezug:
prompt-passphrase = Kennwort:
prompt-passphrase-again = Kennwort noch einmal:
