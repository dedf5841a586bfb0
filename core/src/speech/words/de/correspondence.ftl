### Eine Fernpartie: Die Züge kommen und gehen als Text.

name-by-correspondence = Fernpartie
opening-by-correspondence = { $game }, eine Fernpartie.
opening-correspondent = { $name } spielt an einem anderen Gerät, und die Züge kommen und gehen als Text. Tipps gibt es nicht.
opening-days = { $count ->
    [one] Für jeden Zug ist 1 Tag Zeit.
   *[other] Für jeden Zug sind { $count } Tage Zeit.
}
sent = Geteilt; das gilt jetzt.

## Worauf gewartet wird

awaits-own-move = Du bist am Zug.
awaits-own-due = Du hast noch { $time }.
awaits-own-overdue = Er war fällig vor: { $time }.
awaits-sending = Dein Zug muss noch geteilt werden.
awaits-sending-invitation = Die Einladung muss noch geteilt werden.
awaits-sending-end = Das Ende der Partie muss noch geteilt werden.
awaits-other = { $name } ist am Zug.
awaits-other-due = { $name } hat noch { $time }.
awaits-other-overdue = Der Zug war fällig vor: { $time }. Du darfst die Partie reklamieren.

summary-by-correspondence = Eine Fernpartie
summary-own-move = du bist am Zug
summary-to-be-sent = noch zu teilen
summary-waiting-for = { $name } ist am Zug
summary-due = Zeit: noch { $time }
summary-overdue = überfällig seit: { $time }
summary-with-due = { $stands }, { $due }

## Warum etwas nicht geht

refusal-correspondent-plays = { $name } spielt an einem anderen Gerät
refusal-no-correspondent = Diese Partie spielt niemand von einem anderen Gerät aus
refusal-not-by-correspondence = Nicht in einer Fernpartie, denn da wird im Ernst gespielt
refusal-shared = Der Gegner weiß davon, also gilt es
refusal-nothing-to-send = Der Gegner weiß bis hierher alles
refusal-not-overdue = Die Zeit für den Zug ist nicht abgelaufen
advice-take-in = Nimm den Text auf, der von dort kommt.
answer-not-by-correspondence = Nicht vor dem Ende einer Fernpartie.
looking-branch-correspondence = Nicht vor dem Ende einer Fernpartie.

## Was geteilt wird: Zeilen, die Menschen lesen

notice-invitation = { $name } lädt { $other } zu einer Partie ein. { $game }.
notice-move = { $white } gegen { $black }, Zug { $number }: { $move }.
notice-offer = Ich biete Remis an.
notice-accept = Ich nehme das Remis an.
notice-decline = Ich lehne das Remis ab.
notice-resign = Ich gebe auf.
notice-claim = Ich habe das Remis reklamiert, das fällig war.
notice-flag = Die Zeit für deinen Zug war abgelaufen, und ich habe die Partie reklamiert.

## Was gekommen ist

invitation = { $name } lädt dich zu einer Fernpartie ein. { $game }, du spielst { $player }.
brought = Von { $name }.

not-taken-no-link = In diesem Text ist keine Partie und kein Zug. Nimm den ganzen Text auf, der gekommen ist.
not-taken-damaged = Der Link in diesem Text ist beschädigt. Lass ihn dir noch einmal schicken.
not-taken-other-version = Dieser Text kommt von einer anderen Version von Annabella. Nehmt auf beiden Geräten dieselbe.
not-taken-unknown-kind = Dieser Text ist von einem Spiel, das hier nicht bekannt ist. Nehmt auf beiden Geräten dieselbe Version von Annabella.
not-taken-other-kind = Dieser Text ist von einem anderen Spiel: { $found }. Hier ist es { $expected }.
not-taken-other-game = Dieser Text gehört zu einer anderen Partie. Öffne die.
not-taken-no-correspondence = Diese Partie spielt niemand von einem anderen Gerät aus.
not-taken-other-beginning = Nach diesem Text hat die Partie anders begonnen. Nichts wurde geändert. Beginnt zusammen eine neue.
not-taken-own = Diesen Text hast du selbst geteilt. Nimm auf, was zurückkommt.
not-taken-nothing-new = In diesem Text ist nichts Neues: Deine Partie ist schon bei Zug { $number }.
not-taken-changed = Zug { $number }, { $player }: Hier war es { $here }, in diesem Text ist es { $there }. Nichts wurde geändert. Teile deinen letzten Zug noch einmal.
not-taken-not-made-here = Zug { $number } in diesem Text ist von dir und wurde hier nicht gemacht. Nichts wurde geändert. Spiel ihn erst hier, wenn er richtig ist.
not-taken-too-many = In diesem Text ist mehr als ein Zug neu. Nichts wurde geändert. Nimm erst auf, was davor gekommen ist.
not-taken-illegal = Zug { $number } in diesem Text, { $move }, ist nicht regelgemäß. Nichts wurde geändert. Lass dir den Text noch einmal schicken.
not-taken-own-turn = Du bist am Zug. Spiel ihn auf dem Brett.
not-taken-not-overdue = Nach diesem Gerät ist die Zeit für deinen Zug nicht abgelaufen.
not-taken-refused = Dieser Text passt nicht zu deiner Partie. { $reason }
