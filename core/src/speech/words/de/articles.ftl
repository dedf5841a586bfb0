### Wo etwas in den Regeln steht.

article = Artikel { $number }
appendix = Anhang { $letter }, { $number }
guideline = Richtlinie { $number } für Hängepartien
article-letter = Buchstabe { $letter }
article-number = Nummer { $number }
