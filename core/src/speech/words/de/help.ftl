### Was man sagen oder tippen kann: die Überschriften der Seiten in help/.

help-moves = Züge
help-questions = Fragen
help-computer = Der Computer
help-draws = Remis und Aufgeben
help-clocks = Uhren
help-blind = Ohne das Brett zu sehen
help-strict = Nach den Regeln
