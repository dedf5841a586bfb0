### Wo etwas in den Regeln steht.

article = Artikel { $number }
article-point = Punkt
appendix = Anhang { $letter }, { $number }
guideline = Richtlinie { $number } für Hängepartien
article-letter = Buchstabe { $letter }
article-number = Nummer { $number }
