### Eine Partie, wie sie von ihrer Mitschrift vorgelesen wird. Was dort steht, wird nicht übersetzt.

score-event = Turnier: { $value }.
score-site = Ort: { $value }.
score-date = Datum: { $value }.
score-round = Runde: { $value }.
score-white = Weiß: { $value }.
score-black = Schwarz: { $value }.
score-chess960 = Schach 960.
score-began = Die Partie begann mit dieser Stellung.
score-offer = Mit einem Remisangebot.
