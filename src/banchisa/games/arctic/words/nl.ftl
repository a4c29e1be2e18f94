# dingen

thing-fox = poolvos
thing-moose = eland
thing-walrus = walrus
thing-orca = orka
thing-puffin = papegaaiduiker
thing-bear = ijsbeer
the-fox = de poolvos
the-moose = de eland
the-walrus = de walrus
the-orca = de orka
the-puffin = de papegaaiduiker
the-bear = de ijsbeer
animal-fox = vos
animal-moose = eland
animal-walrus = walrus
animal-orca = orka
animal-puffin = papegaaiduiker
animal-bear = beer
letter-fox = V
letter-moose = E
letter-walrus = W
letter-orca = O
letter-puffin = P
letter-bear = B
card = { $main } { $draw }/{ $place } ({ $companion })
thing-card = { $count ->
    [one] gedekte kaart
   *[other] gedekte kaarten
}
thing-joker = joker
thing-joker-own = joker: { $card }
thing-joker-as = joker, telt als { $animal }
thing-penalty-hidden = kaart die je niet gezien hebt
thing-penalty-unseen = kaart die niemand gezien heeft
thing-fox_joker = laatste kaart gedekt als joker (fase A)
thing-fox_under = laatste kaart onder de stapel (fase A)
thing-moose_draw = één kaart meer of minder trekken (fase C)
thing-moose_place = één kaart meer of minder leggen (fase A)
thing-walrus_main = extra stap voor het hoofddier (fase B)
thing-walrus_companion = extra stap voor de metgezel (fase B)
thing-orca_refill = rivier meteen aanvullen (fase C, vanzelf)
thing-orca_pile = van de trekstapel trekken (fase C)
thing-puffin_swap = kaart ruilen met de rivier (fase A)
thing-puffin_takeback = bovenste kaart terugnemen (fase A)
thing-bear_draw = uit je strafzone trekken (fase C)
thing-bear_give = strafkaart weggeven (fase C)
power-fox_joker = Laatste kaart als joker
power-fox_under = Laatste kaart onderop
power-moose_draw = Trek één meer of minder
power-moose_place = Leg één meer of minder
power-walrus_main = Extra stap hoofddier
power-walrus_companion = Extra stap metgezel
power-orca_refill = Meteen aanvullen
power-orca_pile = Trek van de trekstapel
power-puffin_swap = Ruil met de rivier
power-puffin_takeback = Neem de bovenste terug
power-bear_draw = Trek uit je strafzone
power-bear_give = Geef een strafkaart weg
power-card = { $animal } – { $power }
way-left = { $animal } naar links (waarde { $value })
way-right = { $animal } naar rechts (waarde { $value })
colour-red = rood
colour-blue = blauw
colour-yellow = geel
colour-green = groen

# het spel en zijn opties

game-title = Arctic
game-line = Bouw kaart voor kaart een stapel dieren: de bovenste bepaalt je beurt.
option-walrus_rule = Extra stap van de walruskracht
option-walrus_rule-free_step = Links of rechts
option-walrus_rule-straight = Alleen rechtdoor
option-fox_side = Kracht van de poolvos
option-fox_side-random = Willekeurig
option-fox_side-A = Kant A: laatste kaart gedekt als joker
option-fox_side-B = Kant B: laatste kaart onder de stapel
option-moose_side = Kracht van de eland
option-moose_side-random = Willekeurig
option-moose_side-A = Kant A: één kaart meer of minder trekken
option-moose_side-B = Kant B: één kaart meer of minder leggen
option-walrus_side = Kracht van de walrus
option-walrus_side-random = Willekeurig
option-walrus_side-A = Kant A: extra stap voor het hoofddier
option-walrus_side-B = Kant B: extra stap voor de metgezel
option-orca_side = Kracht van de orka
option-orca_side-random = Willekeurig
option-orca_side-A = Kant A: rivier meteen aanvullen
option-orca_side-B = Kant B: van de trekstapel trekken
option-puffin_side = Kracht van de papegaaiduiker
option-puffin_side-random = Willekeurig
option-puffin_side-A = Kant A: kaart ruilen met de rivier
option-puffin_side-B = Kant B: bovenste kaart terugnemen
option-bear_side = Kracht van de ijsbeer
option-bear_side-random = Willekeurig
option-bear_side-A = Kant A: uit je strafzone trekken
option-bear_side-B = Kant B: strafkaart weggeven
option-first_player = Startspeler
option-first_player-random = Door loting
option-first_player-1 = Speler 1
option-first_player-2 = Speler 2
option-first_player-3 = Speler 3
option-first_player-4 = Speler 4
option-decks = Sets in het spel
option-decks-random = Willekeurig
option-decks-1-2 = 1 en 2
option-decks-1-3 = 1 en 3
option-decks-1-4 = 1 en 4
option-decks-2-3 = 2 en 3
option-decks-2-4 = 2 en 4
option-decks-3-4 = 3 en 4
option-decks-1-2-3 = 1, 2 en 3
option-decks-1-2-4 = 1, 2 en 4
option-decks-1-3-4 = 1, 3 en 4
option-decks-2-3-4 = 2, 3 en 4
option-decks-1-2-3-4 = 1, 2, 3 en 4

# vragen

prompt-decks = Welke sets doen mee?
prompt-decks-detail = Het toeval kiest evenveel sets als er spelers zijn.
prompt-sides = De krachtkaarten worden neergelegd
prompt-sides-detail = De kant die boven ligt, is deze partij de kracht van het dier.
prompt-totems = De totems worden uitgedeeld
prompt-totems-detail = Iedereen kent alleen zijn eigen totem.
prompt-first = Wie wordt startspeler?
prompt-first-detail = Het toeval beslist.
prompt-hands = De kaarten worden uitgedeeld
prompt-hands-detail = Iedereen ziet alleen zijn eigen kaarten.
prompt-river = De rivier wordt opengelegd
prompt-river-detail = Iedereen ziet deze kaarten.
prompt-place = { $most ->
    [one] Leg 1 kaart
   *[other] Leg { $most } kaarten
}
prompt-place-more = { $most ->
    [one] Leg nog 1 kaart
   *[other] Leg nog { $most } kaarten
}
prompt-place-between = { $least ->
    [0] Leg hoogstens { $most } kaarten, of stop
   *[other] Leg { $least } tot { $most } kaarten
}
prompt-place-between-more = { $least ->
    [0] { $most ->
        [one] Leg nog 1 kaart, of stop
       *[other] Leg nog hoogstens { $most } kaarten, of stop
    }
   *[other] Leg nog { $least } tot { $most } kaarten
}
prompt-place-detail = Kies een kaart uit je hand. De kaart die ten slotte bovenop ligt, bepaalt deze beurt.
prompt-place-short = { $penalties ->
    [0] Je hebt te weinig kaarten, maar ook voor strafkaarten zijn er geen meer.
    [one] Je hebt te weinig kaarten: je krijgt 1 strafkaart van de trekstapel.
   *[other] Je hebt te weinig kaarten: je krijgt { $penalties } strafkaarten van de trekstapel.
}
prompt-swap = Neem er een kaart uit de rivier voor terug
prompt-swap-detail = De kaart die je apart hebt gelegd, gaat naar de rivier.
prompt-move = Verplaats { $animal } en { $companion }
prompt-move-detail = Kies welk fiche naar rechts gaat; het andere gaat naar links. Een fiche aan een uiteinde gaat altijd naar binnen.
prompt-extra = Nog een stap voor { $animal }?
prompt-extra-detail = Je mag het fiche ook laten staan.
prompt-look-to-draw = De strafkaarten worden bekeken
prompt-look-to-draw-detail = Alleen de eigenaar ziet ze.
prompt-draw = { $most ->
    [one] Trek 1 kaart
   *[other] Trek { $most } kaarten
}
prompt-draw-more = { $most ->
    [one] Trek nog 1 kaart
   *[other] Trek nog { $most } kaarten
}
prompt-draw-between = { $least ->
    [0] Trek hoogstens { $most } kaarten, of stop
   *[other] Trek { $least } tot { $most } kaarten
}
prompt-draw-between-more = { $least ->
    [0] { $most ->
        [one] Trek nog 1 kaart, of stop
       *[other] Trek nog hoogstens { $most } kaarten, of stop
    }
   *[other] Trek nog { $least } tot { $most } kaarten
}
prompt-draw-detail = { $hand ->
    [0] Je hebt geen kaarten in je hand.
    [one] Je hebt 1 kaart in je hand.
   *[other] Je hebt { $hand } kaarten in je hand.
} Wat je aan het einde van je beurt boven de { $limit } hebt, gaat naar je strafzone.
prompt-pile-card = Er wordt een kaart van de trekstapel getrokken
prompt-pile-card-detail = Alleen wie hem trekt, ziet hem.
prompt-refill-at-once = De rivier wordt meteen aangevuld
prompt-refill-at-once-detail = Dat is de kracht van de orka.
prompt-refill = De rivier wordt aangevuld
prompt-refill-detail = Van de trekstapel, voor zover mogelijk.
prompt-discard = { $excess ->
    [one] Leg 1 kaart af
   *[other] Leg { $excess } kaarten af
}
prompt-discard-detail = Je hebt { $hand } kaarten en mag er { $limit } houden. Wat je aflegt, komt gedekt in je strafzone.
prompt-look-to-give = De strafkaarten worden bekeken
prompt-look-to-give-detail = Alleen de eigenaar ziet ze.
prompt-give = Geef je een strafkaart weg?
prompt-give-detail = Hij gaat gedekt naar de strafzone van een andere speler.
prompt-give-to = Wie krijgt de strafkaart?
prompt-give-to-detail = Kies een speler in de spelerslijst.
prompt-over = Het spel is afgelopen

# keuzes

choice-place-top = Bovenop leggen
choice-place-under = Onderop leggen
choice-place-joker = Gedekt als joker leggen
choice-swap-out = Ruilen met de rivier
choice-take-back = Bovenste kaart terugnemen
choice-stop-placing = Stoppen met leggen
choice-main = Verplaatsen: { $main }, { $companion }
choice-extra-none = Fiche laten staan
choice-extra = Verplaatsen: { $way }
choice-draw-pile = Van de trekstapel trekken
choice-stop-drawing = Stoppen met trekken
choice-give-none = Niets weggeven
choice-give-to = Aan { $colour } geven

# het verslag

step-place-top = legt { $card }
step-place-under = legt { $card } onder de stapel
step-place-joker = legt { $card } gedekt als joker
step-place-joker-hidden = legt een kaart gedekt als joker
step-swap-out = legt { $card } apart voor de rivier
step-swap-in = neemt er { $card } uit de rivier voor terug
step-take-back = neemt { $card } terug
step-stop-placing = stopt met leggen
step-main = zet { $main } en { $companion }
step-extra-none = laat { $animal } staan
step-extra = zet { $way } met een extra stap
step-draw-river = neemt { $card } uit de rivier
step-draw-penalty = neemt { $card } uit de strafzone
step-draw-penalty-hidden = neemt strafkaart nummer { $place }
step-draw-pile = trekt van de trekstapel
step-stop-drawing = stopt met trekken
step-discard = legt { $card } af in de strafzone: meer dan { $limit } kaarten in de hand
step-discard-hidden = legt een kaart af in de strafzone: meer dan { $limit } kaarten in de hand
step-give-card = geeft { $card } weg
step-give-card-hidden = geeft strafkaart nummer { $place } weg
step-give-none = geeft niets weg
step-give-to = geeft een strafkaart aan { $colour }
step-decks = sets in het spel: { $decks }
step-side = een krachtkaart: { $card }
step-totem = een totem voor { $colour }: { $animal }
step-totem-hidden = een totem voor { $colour }
step-first = startspeler: { $colour }
step-hand = een kaart voor { $colour }: { $card }
step-hand-hidden = een kaart voor { $colour }
step-river = { $card } komt in de rivier
step-river-at-once = { $card } komt meteen in de rivier, door de kracht van de orka
step-pile = een kaart van de trekstapel voor { $colour }: { $card }
step-pile-hidden = een kaart van de trekstapel voor { $colour }
step-look = een strafkaart die alleen { $colour } ziet: { $card }
step-look-hidden = een strafkaart die alleen { $colour } ziet

# wat een stap teweegbrengt

step-also = { $step }; { $also }
also-penalty = { $number ->
    [one] krijgt 1 strafkaart wegens te weinig kaarten
   *[other] krijgt { $number } strafkaarten wegens te weinig kaarten
}
also-spared = { $number ->
    [one] ontloopt 1 strafkaart omdat de kaarten op zijn
   *[other] ontloopt { $number } strafkaarten omdat de kaarten op zijn
}
also-moose = krijgt dankzij de eland 1 strafkaart minder
also-power = neemt een krachtkaart: { $card }
also-power-from = neemt een krachtkaart af van { $colour }: { $card }
also-reserve = de trekstapel is leeg, dus de reserve gaat open en de volgende ronde is de laatste
also-stalled = al { $turns } beurten is er geen kaart van de trekstapel af gegaan, dus de reserve gaat open en de volgende ronde is de laatste
also-final = de laatste ronde begint: ieder nog één beurt, zonder te trekken

# spelers, tellers, plaatsen

seat-waiting = wacht
seat-waiting-first = startspeler, wacht
seat-placing = legt kaarten
seat-placing-first = startspeler, legt kaarten
seat-moving = verplaatst fiches
seat-moving-first = startspeler, verplaatst fiches
seat-drawing = trekt kaarten
seat-drawing-first = startspeler, trekt kaarten
seat-place = plaats { $place }
unit-points = { $count ->
    [one] punt
   *[other] punten
}
count-hand = hand
count-penalty = strafkaarten
count-run = langste reeks: { $animal }
count-round = Ronde
zone-river = Rivier
zone-aside = Apart gelegd
zone-pile = Trekstapel
zone-reserve = Reserve
zone-powers = Krachtkaarten
zone-hand = Hand
zone-cards = Stapel, van onder naar boven
zone-penalty = Strafzone
zone-totem = Totem
points-so-far = Punten tot nu toe
points-so-far-own = Punten tot nu toe, met je totem
points = Punten
points-run = Reeks: { $animal }
points-diversity = Verscheidenheid
points-totem = Totem
points-penalty = Strafkaarten
note-cards = { $number ->
    [one] 1 kaart
   *[other] { $number } kaarten
}
note-animals = { $number ->
    [one] 1 dier
   *[other] { $number } dieren
}

# de tekening in tekst

row-cards = Stapel
row-empty = geen kaarten
row-first = startspeler
key-card = kaart uit set { $deck }: { $main }, trekwaarde { $draw }, legwaarde { $place }, metgezel { $companion }
key-letters = poolvos, eland, walrus, orka, papegaaiduiker, ijsbeer
key-cards = van onder naar boven; de zichtbare kaart komt als laatste
key-joker = joker, gedekt
key-hidden = kaart die je niet gezien hebt
key-unseen = kaart die niemand gezien heeft

# meldingen, het einde, en de sleutel bij de tekens

banner-end = Het einde nadert: de reserve is open
banner-final = Laatste ronde: alleen fase A en B
ending-needed = De trekstapel raakte op, de reserve is geopend en de laatste ronde is gespeeld.
ending-stalled = { $turns } beurten lang ging er geen kaart van de trekstapel af, dus is de reserve geopend; de laatste ronde is gespeeld.
ending-tie = { $points ->
    [one] Met elk 1 punt gaat { $ahead } voor { $behind }, want { $ahead } is eerder aan de beurt.
   *[other] Met elk { $points } punten gaat { $ahead } voor { $behind }, want { $ahead } is eerder aan de beurt.
}
mark-totem = Je totem
mark-moving = Deze twee fiches bewegen
mark-usable = Nu te gebruiken
legend-draw = Kaarten die je deze beurt trekt
legend-place = Kaarten die je volgende beurt legt
legend-companion = In de cirkel: de metgezel
legend-seen = Gedekt, maar jij kent hem
legend-move = Zet het fiche hier

# waarom niet

refuse-over = Het spel is afgelopen.
refuse-other-step = Er wordt nu iets anders gevraagd.
refuse-not-in-hand = Je kunt deze kaart niet kiezen: hij zit niet in je hand.
refuse-not-in-river = Je kunt deze kaart niet kiezen: hij ligt niet in de rivier.
refuse-not-in-zone = Je kunt deze kaart niet kiezen: hij ligt niet in je strafzone.
refuse-other-side = Je kunt ‘{ $power }’ niet gebruiken: deze kracht doet niet mee in deze partij.
refuse-not-owned = Je kunt ‘{ $power }’ niet gebruiken: je hebt deze krachtkaart niet.
refuse-by-itself = Je hoeft ‘{ $power }’ niet zelf te gebruiken: dat gaat vanzelf.
refuse-not-now = Je kunt ‘{ $power }’ nu niet gebruiken: dit is niet het moment.
refuse-choose-thing = Kies niet de krachtkaart zelf, maar dat waarop ‘{ $power }’ werkt.
refuse-no-visible = Je kunt ‘{ $power }’ niet gebruiken: je hebt geen zichtbare kaart.
refuse-not-the-last = { $missing ->
    [one] Je kunt de vos nog niet gebruiken: zijn kaart moet de laatste zijn, dus leg er eerst nog één.
   *[other] Je kunt de vos nog niet gebruiken: zijn kaart moet de laatste zijn, dus leg er eerst nog { $missing }.
}
refuse-used-already = Je kunt ‘{ $power }’ niet nog eens gebruiken: dat heb je deze beurt al gedaan.
refuse-placing-began = Je kunt ‘{ $power }’ niet meer gebruiken: je hebt al een kaart gelegd.
refuse-river-empty = Je kunt geen kaart ruilen: de rivier is leeg.
refuse-put-aside = Je kunt deze kaart niet terugnemen: je hebt hem net apart gelegd.
refuse-nothing-visible = Je kunt geen kaart terugnemen: je hebt geen zichtbare kaart.
refuse-must-place-one = Zonder zichtbare kaart moet je minstens één kaart leggen.
refuse-must-place = { $missing ->
    [one] Je moet nog één kaart leggen.
   *[other] Je moet nog { $missing } kaarten leggen.
}
refuse-towards-middle = Je kunt de { $animal } niet die kant op zetten: aan een uiteinde gaat een fiche naar binnen.
refuse-companion-first = Je kunt de { $animal } niet die kant op zetten: de { $companion } staat aan een uiteinde en gaat naar binnen.
refuse-straight-on = Je kunt de { $animal } niet terugzetten: de extra stap gaat dezelfde kant op.
refuse-no-position = Je kunt de { $animal } niet verder zetten: hier houdt het landschap op.
refuse-pile-empty = Je kunt niet van de trekstapel trekken: die is leeg, en de reserve ook.
refuse-must-draw = { $missing ->
    [one] Je moet nog één kaart trekken.
   *[other] Je moet nog { $missing } kaarten trekken.
}
refuse-own-zone = Je kunt de kaart niet houden: hij moet naar een andere speler.
refuse-no-such-seat = Je kunt speler { $seat } niet kiezen: die doet niet mee in deze partij.
refuse-other-number = In deze partij doen { $number } sets mee.
refuse-totem-dealt = Deze totem is al uitgedeeld: { $animal }.
refuse-not-unseen = { $card } hoort niet bij de kaarten die niemand gezien heeft.

# wat er in de doos zit

component-card = { $count ->
    [one] dierenkaart
   *[other] dierenkaarten
}
component-token = { $count ->
    [one] dierenfiche
   *[other] dierenfiches
}
component-power = { $count ->
    [one] krachtkaart
   *[other] krachtkaarten
}
component-totem = { $count ->
    [one] totemtegel
   *[other] totemtegels
}

# effects of options and presets
option-walrus_rule-effect = Welke kant de extra stap van de walruskracht op mag
option-walrus_rule-free_step-effect = Het fiche mag verder of terug
option-walrus_rule-straight-effect = Het fiche moet verder in dezelfde richting
option-fox_side-effect = Wat de kracht van de poolvos in deze partij doet
option-fox_side-random-effect = Een van de twee kanten, door loting
option-fox_side-A-effect = Je laatste kaart mag je gedekt als joker leggen: die telt als een dier naar keuze
option-fox_side-B-effect = Je laatste kaart mag je onder je stapel schuiven
option-moose_side-effect = Wat de kracht van de eland in deze partij doet
option-moose_side-random-effect = Een van de twee kanten, door loting
option-moose_side-A-effect = Je mag één kaart meer of minder trekken
option-moose_side-B-effect = Je mag één kaart meer of minder leggen
option-walrus_side-effect = Wat de kracht van de walrus in deze partij doet
option-walrus_side-random-effect = Een van de twee kanten, door loting
option-walrus_side-A-effect = Het hoofddier van je kaart mag een tweede stap zetten
option-walrus_side-B-effect = De metgezel op je kaart mag een tweede stap zetten
option-orca_side-effect = Wat de kracht van de orka in deze partij doet
option-orca_side-random-effect = Een van de twee kanten, door loting
option-orca_side-A-effect = Elke kaart die je uit de rivier neemt, wordt meteen vervangen
option-orca_side-B-effect = Je mag ongezien van de trekstapel trekken in plaats van uit de rivier
option-puffin_side-effect = Wat de kracht van de papegaaiduiker in deze partij doet
option-puffin_side-random-effect = Een van de twee kanten, door loting
option-puffin_side-A-effect = Voordat je legt, mag je een kaart ruilen met de rivier
option-puffin_side-B-effect = Voordat je legt, mag je de bovenste kaart van je stapel terugnemen
option-bear_side-effect = Wat de kracht van de ijsbeer in deze partij doet
option-bear_side-random-effect = Een van de twee kanten, door loting
option-bear_side-A-effect = Je mag kaarten uit je eigen strafzone trekken
option-bear_side-B-effect = Aan het einde van je beurt mag je een strafkaart aan een ander geven
option-first_player-effect = Wie het pootafdrukfiche krijgt en begint
option-first_player-random-effect = Wordt aan het begin van de partij geloot
option-first_player-value-effect = { $value } begint
option-decks-effect = Met welke van de vier sets je speelt, één per speler
option-decks-random-effect = Evenveel sets als spelers, door loting
option-decks-value-effect = Je speelt met de sets { $value }
preset-first-effect = Voor twee, en elk dier heeft de eenvoudigste van zijn twee krachten
preset-full-effect = Krachten en sets door loting: geen twee partijen zijn gelijk
preset-short-effect = Voor twee: half zoveel beurten als met vier spelers

# what things are and do

about-card = Letter en tekening zijn het hoofddier, in de cirkel staat de metgezel. Boven op je stapel bepaalt de kaart hoeveel kaarten je nu trekt, hoeveel je er de volgende keer legt, welke twee fiches bewegen en welke kracht je neemt.
    .rule = ARC-4.4
about-fox = Wie dit dier als totem heeft, krijgt de punten van de landschapskaart waarop zijn fiche aan het einde staat.
    .rule = ARC-5.15
about-moose = { about-fox }
    .rule = ARC-5.15
about-walrus = { about-fox }
    .rule = ARC-5.15
about-orca = { about-fox }
    .rule = ARC-5.15
about-puffin = { about-fox }
    .rule = ARC-5.15
about-bear = { about-fox }
    .rule = ARC-5.15
about-thing-card = Niemand ziet wat erop staat, behalve wie hem in de hand heeft.
    .rule = ARC-3.4
about-thing-joker = Een kaart die met de kracht van de vos gedekt is gelegd. Alleen de eigenaar kent hem; aan het einde telt hij als het dier dat de eigenaar het meest oplevert.
    .rule = ARC-4.28
about-thing-joker-own = Je eigen joker: alleen jij weet wat erop staat, en dat doet er niet toe. Aan het einde telt hij als het dier dat jou het meest oplevert.
    .rule = ARC-4.28
about-thing-joker-as = Een joker telt als het dier dat de eigenaar de meeste punten oplevert.
    .rule = ARC-5.14
about-thing-penalty-hidden = Een strafkaart die jij niet gezien hebt. Hij kost de eigenaar aan het einde 1 punt, wat er ook op staat.
    .rule = ARC-5.16
about-thing-penalty-unseen = Een strafkaart die rechtstreeks van de trekstapel kwam, dus niemand heeft hem gezien. Hij kost de eigenaar aan het einde 1 punt.
    .rule = ARC-4.12
about-power-fox_joker = De laatste kaart die je legt, mag gedekt vlak onder je bovenste kaart. Hij wordt een joker, die aan het einde als een dier naar keuze telt.
    .rule = ARC-4.28
about-power-fox_under = De laatste kaart die je legt, mag open helemaal onder je stapel. Je bovenste kaart blijft dan dezelfde.
    .rule = ARC-4.27
about-power-moose_draw = Je mag één kaart meer of één kaart minder trekken dan je bovenste kaart aangeeft.
    .rule = ARC-4.46
about-power-moose_place = Je mag één kaart meer of één kaart minder leggen dan je legwaarde aangeeft.
    .rule = ARC-4.24
about-power-walrus_main = Hebben beide fiches bewogen, dan mag dat van het hoofddier nog een stap zetten.
    .rule = ARC-4.36
about-power-walrus_companion = Hebben beide fiches bewogen, dan mag dat van de metgezel nog een stap zetten.
    .rule = ARC-4.37
about-power-orca_refill = Werkt vanzelf: elke kaart die je uit de rivier neemt, wordt meteen vervangen, dus je kiest telkens uit een volle rivier.
    .rule = ARC-4.47
about-power-orca_pile = Elke kaart die je trekt, mag ongezien van de trekstapel komen in plaats van uit de rivier.
    .rule = ARC-4.48
about-power-puffin_swap = Voordat je je eerste kaart legt, mag je één handkaart ruilen met een kaart uit de rivier.
    .rule = ARC-4.21
about-power-puffin_takeback = Voordat je je eerste kaart legt, mag je je bovenste kaart terug in je hand nemen. De kaart eronder zegt dan hoeveel je er legt.
    .rule = ARC-4.22
about-power-bear_draw = Begin je te trekken, dan bekijk je je strafkaarten, en elke kaart die je trekt, mag daarvandaan komen. Elke kaart die je zo pakt, is een strafkaart minder.
    .rule = ARC-4.49
about-power-bear_give = Helemaal aan het einde van je beurt mag je je strafkaarten bekijken en er een aan een andere speler geven.
    .rule = ARC-4.53
about-zone-river = Open kaarten waaruit iedereen in fase C trekt. Na elke beurt wordt de rivier weer aangevuld.
    .rule = ARC-4.41
about-zone-aside = De kaart die geruild wordt: hij gaat naar de rivier zodra daar een andere uit genomen is.
    .rule = ARC-4.21
about-zone-pile = Hiervan wordt de rivier aangevuld en hier komen strafkaarten vandaan. Is hij op, dan gaat de reserve open.
    .rule = ARC-4.43
about-zone-reserve = Gaat open als er een kaart nodig is en de trekstapel leeg is. Dan wordt deze ronde uitgespeeld en volgt er nog één laatste.
    .rule = ARC-5.1
about-zone-powers = Aan het einde van fase A neem je de krachtkaart van het hoofddier op je bovenste kaart, ook van een andere speler. De letter is de fase waarin hij werkt.
    .rule = ARC-4.16
about-zone-hand = Kaarten om te leggen, die alleen de eigenaar ziet. Wie er aan het einde van een beurt te veel heeft, legt wat boven de limiet is in zijn strafzone.
    .rule = ARC-4.51
about-zone-cards = Kaarten met hetzelfde hoofddier die op elkaar volgen, vormen een reeks. De langste reeks van elk dier telt, dus op de volgorde komt het aan.
    .rule = ARC-5.10
about-zone-penalty = Elke kaart hier kost aan het einde 1 punt. Je krijgt strafkaarten als je te weinig kaarten hebt om te leggen of te veel in je hand.
    .rule = ARC-5.16
about-zone-totem = Een geheim dier. Aan het einde levert het de eigenaar de waarde op van de landschapskaart waarop het fiche van dat dier staat.
    .rule = ARC-3.7
about-count-round = Een ronde is één beurt van elke speler.
    .rule = ARC-4.1
about-count-hand = De kaarten in de hand, en hoeveel je er aan het einde van een beurt mag houden.
    .rule = ARC-4.51
about-count-penalty = Strafkaarten: elk kost aan het einde 1 punt.
    .rule = ARC-5.16
about-count-run = Kaarten op rij met dit dier: 2 leveren 1 punt op, daarna 3, 6, 10, en 15 vanaf zes.
    .rule = ARC-5.11
about-unit-points = Wat iedereen kan tellen: reeksen, verscheidenheid en strafkaarten. Geheime totems komen er aan het einde bij.
    .rule = ARC-5.18
about-ground-landscape = Een landschapskaart. Het getal is wat de totems waard zijn van de dieren die erop staan.
    .rule = ARC-3.1
about-totem = Je eigen totemdier; de anderen kennen het niet.
    .rule = ARC-5.15
about-moving = Hoofddier en metgezel van de bovenste kaart: het ene gaat naar rechts, het andere naar links. Aan een uiteinde kan een dier alleen terug.
    .rule = ARC-4.31
about-usable = Deze kracht kan op dit moment gebruikt worden. Niemand hoeft een kracht te gebruiken.
    .rule = ARC-4.6
about-arrow = Waar een fiche heen zou gaan.
    .rule = ARC-4.32
about-arrow-second = Waar een fiche heen zou gaan als je andersom kiest.
    .rule = ARC-4.32
about-legend-draw = De trekwaarde: zoveel kaarten neem je zolang deze kaart boven op je stapel ligt.
    .rule = ARC-4.41
about-legend-place = De legwaarde: zoveel kaarten leg je in je volgende beurt. Trekwaarde en legwaarde zijn samen altijd 6.
    .rule = ARC-4.10
about-legend-companion = Het tweede dier van een kaart. Zijn fiche beweegt mee met dat van het hoofddier, de andere kant op.
    .rule = ARC-4.31
about-legend-seen =
    .rule = ARC-4.5
about-legend-move =
    .rule = ARC-4.38
about-choice-main =
    .rule = ARC-4.32

# what holds now

now-get = Je krijgt hem als je fase A beëindigt met { $animal } boven op je stapel.
now-yours = Je hebt hem.
now-usable = Je kunt hem nu gebruiken.
now-value = Zijn fiche staat nu op { $value }.

# reasons of hints

reason-runs-brings = { $by ->
    [one] 1 punt voor je stapel
   *[other] { $by } punten voor je stapel
}
reason-runs-keeps = houdt meer punten voor je stapel
reason-runs-costs = { $by ->
    [one] 1 punt minder voor je stapel
   *[other] { $by } punten minder voor je stapel
}
reason-penalty-brings = { $by ->
    [one] 1 strafkaart minder
   *[other] { $by } strafkaarten minder
}
reason-penalty-keeps = minder strafkaarten voor jou dan anders
reason-penalty-costs = { $by ->
    [one] 1 strafkaart voor jou
   *[other] { $by } strafkaarten voor jou
}
reason-totem-brings = { $by ->
    [one] 1 punt meer voor je totem
   *[other] { $by } punten meer voor je totem
}
reason-totem-keeps = beter voor je totem
reason-totem-costs = { $by ->
    [one] 1 punt minder voor je totem
   *[other] { $by } punten minder voor je totem
}
reason-totem-risks = { $by ->
    [one] { $who } kan je totem 1 punt kosten
   *[other] { $who } kan je totem { $by } punten kosten
}
reason-totem-step-brings = een kaart waarmee het fiche van je totem beweegt
reason-totem-step-keeps = je houdt een kaart waarmee het fiche van je totem beweegt
reason-powers-brings = je krijgt een krachtkaart
reason-powers-keeps = houdt meer krachtkaarten voor jou
reason-powers-costs = je verliest een krachtkaart
reason-powers-prevents = { $who } verliest een krachtkaart
reason-hand-brings = { $count ->
    [one] je hand kan daarna 1 punt opleveren
   *[other] je hand kan daarna { $count } punten opleveren
}
reason-hand-keeps = je houdt de kaarten die het meest kunnen opleveren
reason-overflow-keeps = minder kaarten te veel in je hand
reason-overflow-costs = { $count ->
    [one] 1 kaart boven de handlimiet
   *[other] { $count } kaarten boven de handlimiet
}
reason-shortage-keeps = meer van de kaarten die je volgende beurt moet leggen
reason-shortage-costs = { $count ->
    [one] 1 kaart te weinig om volgende beurt te leggen
   *[other] { $count } kaarten te weinig om volgende beurt te leggen
}
reason-river-keeps = meer of betere kaarten om te trekken

# warnings

warning-hand-limit = { $number ->
    [one] Je krijgt te veel kaarten in je hand: 1 kaart gaat naar je strafzone.
   *[other] Je krijgt te veel kaarten in je hand: { $number } kaarten gaan naar je strafzone.
}
warning-shortage = { $number ->
    [one] Volgende beurt kom je 1 kaart tekort: dat kost 1 strafkaart.
   *[other] Volgende beurt kom je { $number } kaarten tekort: dat kost { $number } strafkaarten.
}
