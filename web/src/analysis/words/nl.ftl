## analysis

analysis-title = Analyse
analysis-back = Terug naar de tafel
analysis-not-over = Een partij kan worden geanalyseerd als ze voorbij is.
analysis-waiting = Eerst worden andere partijen geanalyseerd …
analysis-working = Elke stelling wordt opnieuw bekeken …
analysis-begun = { $percent } %
analysis-left = { $percent } %, nog ongeveer { $time }
analysis-may-leave = Je kunt deze pagina verlaten; de analyse gaat door.
analysis-failed = De analyse is afgebroken.
analysis-no-steps = Er is niets te analyseren: er is geen stap gezet.

# chances
analysis-chances = Kans om te winnen
analysis-chances-why = Zoals iemand ze zou geven die alles zag.
analysis-chart = Verloop van de partij. Pijltjestoetsen gaan van stap naar stap.
analysis-at-start = Voor de eerste stap
analysis-at = Stap { $at } van { $last }
analysis-percent = { $value } %
analysis-seat-chance = { $name } { $value } %
analysis-key-draws = trekkingen van het toeval
analysis-key-mistakes = fouten
analysis-table = Alle cijfers als tabel
analysis-step = Stap
analysis-who = Wie
analysis-what = Wat

# position
analysis-position = De stelling
analysis-before = Vóór stap { $at } van { $last }
analysis-marked = Wat gemarkeerd is
analysis-chair = Gezien door

# mistakes
analysis-mistakes = De grootste fouten
analysis-mistakes-why = Naar wat de speler kon zien, en langer bekeken dan het verloop.
analysis-no-mistakes = Er is geen stap gevonden die de speler iets noemenswaardigs kostte.
analysis-mistake = Fout { $number }
analysis-lost = −{ $points }
analysis-lost-long = { $points } punten verloren, { $error } meer of minder
analysis-played = Gespeeld
analysis-better = Beter

# luck and skill
analysis-luck-and-skill = Geluk en kunde
analysis-luck-why = Wat de kansen van begin tot eind veranderde, in punten van honderd.
analysis-from-to = { $start } % → { $end } %
analysis-luck = Geluk
analysis-luck-long = wat trekkingen gaven en namen
analysis-own = Eigen stappen
analysis-own-long = naast de beste
analysis-others = Stappen van anderen
analysis-others-long = naast de beste
analysis-unforeseen = Onvoorzien
analysis-unforeseen-long = onbekend, of te ver weg

# how sure
analysis-sure = Schattingen, uit { $iterations } pogingen per stelling. Langer kijken verandert een kans met ongeveer { $noise } punten.
analysis-sure-short = Schattingen, uit { $iterations } pogingen per stelling.
