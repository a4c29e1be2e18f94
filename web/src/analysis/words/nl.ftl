## analysis

analysis-title = Analyse
analysis-back = Terug naar de tafel
analysis-not-over = Je kunt een partij pas analyseren als die is afgelopen.
analysis-waiting = Eerst worden andere partijen geanalyseerd…
analysis-working = Alle stellingen worden nog eens bekeken…
analysis-begun = { $percent }%
analysis-left = { $percent }%, nog ongeveer { $time }
analysis-may-leave = Je kunt deze pagina verlaten; de analyse gaat door.
analysis-failed = De analyse is afgebroken.
analysis-no-steps = Er is niets te analyseren: er is geen zet gedaan.

# chances
analysis-chances = Winstkansen
analysis-chances-why = Geschat door iemand die alles kan zien.
analysis-chart = Verloop van de partij. Met de pijltjestoetsen ga je van zet naar zet.
analysis-at-start = Vóór de eerste zet
analysis-at = Zet { $at } van { $last }
analysis-percent = { $value }%
analysis-seat-chance = { $name } { $value }%
analysis-key-draws = toeval
analysis-key-mistakes = fouten
analysis-table = Alle cijfers als tabel
analysis-step = Zet
analysis-who = Wie
analysis-what = Wat

# position
analysis-position = De stelling
analysis-before = Vóór zet { $at } van { $last }
analysis-marked = Wat gemarkeerd is
analysis-chair = Gezien door

# mistakes
analysis-mistakes = De grootste fouten
analysis-mistakes-why = Beoordeeld op wat de speler kon zien, en grondiger bekeken dan de rest van de partij.
analysis-no-mistakes = Er is geen zet gevonden die de speler iets noemenswaardigs kostte.
analysis-mistake = Fout { $number }
analysis-lost = −{ $points }
analysis-lost-long = { $points } procentpunt verloren, met een marge van { $error }
analysis-played = Gespeeld
analysis-better = Beter

# luck and skill
analysis-luck-and-skill = Geluk of wijsheid
analysis-luck-why = Wat de winstkansen van begin tot eind heeft veranderd, in procentpunten.
analysis-from-to = { $start }% → { $end }%
analysis-luck = Geluk
analysis-luck-long = wat het toeval gaf en nam
analysis-own = Eigen zetten
analysis-own-long = vergeleken met de beste
analysis-others = Stappen van anderen
analysis-others-long = vergeleken met de beste
analysis-unforeseen = Onvoorzien
analysis-unforeseen-long = onbekend, of te ver vooruit

# how sure
analysis-sure = Schattingen op basis van { $iterations } proefpartijen per stelling. Met langer rekenen verschuift een kans ongeveer { $noise } procentpunt.
analysis-sure-short = Schattingen op basis van { $iterations } proefpartijen per stelling.
