### Where something stands in the Laws.

article = Article { $number }
article-point = point
appendix = Appendix { $letter }, { $number }
guideline = Guideline { $number } for adjourned games
article-letter = letter { $letter }
article-number = number { $number }
