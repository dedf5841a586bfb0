### A game as it is read out from its score. What its tags say is not translated.

score-event = Event: { $value }.
score-site = Place: { $value }.
score-date = Date: { $value }.
score-round = Round: { $value }.
score-white = White: { $value }.
score-black = Black: { $value }.
score-chess960 = Chess 960.
score-began = The game began from this position.
score-offer = With the offer of a draw.
