learn-how-to = Zo speel je { $title }
learn-how-to-short = Zo speel je het
learn-aim = Het doel
learn-counts = Wat telt
learn-turn = Je beurt
learn-end = Het spel eindigt
learn-mistake = De beginnersfout
learn-again = Dit verschijnt één keer. Later: het afstudeerhoedje in de balk, de kaart van het spel in de lobby of de toets ?
learn-by-doing = Al doende leren, { $minutes } min
learn-start = Gaan spelen
learn-no-overview = Het overzicht van dit spel kan niet worden getoond.
learn-lessons = Lessen
learn-lessons-of = { $title }: lessen
learn-lesson-of = Les { $at } van { $of }
learn-all-done = Je kent nu alles.
learn-done-of = { $done } van de { $of } klaar, nog ongeveer { $minutes } { $minutes ->
    [one] minuut
   *[other] minuten
}
learn-is-done = klaar
learn-no-lesson = kan niet worden gevolgd
learn-minutes = { $minutes } min
learn-step = Opdracht { $at } van { $of }
learn-resumed = Hier was je gebleven.
learn-done = Gelukt!
learn-not-yet = Nog niet:
learn-other-step = Dat mag wel, maar hier zoeken we iets anders. Lees de opdracht nog eens.
learn-back = Terug
learn-show = Laat zien
learn-next = Verder
learn-next-lesson = Volgende les
learn-finish = Klaar
learn-kept = Je kunt hier later verdergaan.
learn-tries = { $count ->
    [one] Eén poging tot nu toe.
   *[other] { $count } pogingen tot nu toe.
}
learn-leave = Stoppen
learn-first-game = Nu een hele partij tegen een makkelijke bot. De coach blijft naast je, en elke zet die niets nieuws heeft laten zien, mag je terugnemen.
learn-first-game-begun = Nu een partij tot het einde tegen een makkelijke bot. Ze begint halverwege, zodat ze kort blijft: een deel is al gespeeld. De coach blijft naast je, en elke zet die niets nieuws heeft laten zien, mag je terugnemen.
learn-first-game-open = Je eerste partij spelen, ongeveer { $minutes } min
learn-example = Voorbeeld.
learn-try = Zelf proberen
puzzle-title = Puzzel
puzzle-want = Je zoekt de beste zet.
puzzle-do = Je speelt { $name } en weet alleen wat je kunt zien. Eén zet is veel beter dan alle andere: zoek die zet en doe hem.
puzzle-praise = Dat was de beste zet: je kans is nu { $best }%, met de op een na beste { $next }%.
puzzle-worse = Zo is je kans { $chance }%. Er is een veel betere zet.
puzzle-much-worse = Zo is je kans veel kleiner. Kijk nog eens.
puzzle-next = Volgende puzzel
puzzle-grade = { $grade } van de { $of } sterren
puzzle-of-the-day = Puzzel van de dag
puzzle-solved = Opgelost
puzzle-list = Puzzels
puzzle-solved-of = { $done } van { $of } opgelost
puzzle-of = Puzzel { $at } van { $of }
coach-name = Coach
coach-others = De anderen spelen.
coach-waiting = Kijk wat ze doen. Als jij aan de beurt bent, zeg ik waar je op moet letten.
coach-looks = Neem de tijd. Ik kijk ook even mee.
coach-nudge = Een goede zet: { $what }.
coach-thanks = Bedankt, ik ga alleen verder
learn-aid = Spelhulp
learn-print = Afdrukken
learn-costs = Wat het kost
learn-advice = Tips
