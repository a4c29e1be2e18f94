# dingen

thing-fox = poolvos
thing-moose = eland
thing-walrus = walrus
thing-orca = orka
thing-puffin = papegaaiduiker
thing-bear = ijsbeer
animal-fox = vos
animal-moose = eland
animal-walrus = walrus
animal-orca = orka
animal-puffin = papegaaiduiker
animal-bear = beer
card = { $main } { $draw }/{ $place }, { $companion }
thing-card = gedekte kaart
thing-joker = joker
thing-joker-own = joker: { $card }
thing-joker-as = joker, telt als { $animal }
thing-penalty-hidden = kaart die je niet gezien hebt
thing-penalty-unseen = kaart die niemand gezien heeft
thing-fox_joker = laatste kaart gedekt (fase A)
thing-fox_under = laatste kaart onderop (fase A)
thing-moose_draw = één kaart meer of minder trekken (fase C)
thing-moose_place = één kaart meer of minder leggen (fase A)
thing-walrus_main = extra stap voor het hoofddier (fase B)
thing-walrus_companion = extra stap voor de metgezel (fase B)
thing-orca_refill = rivier meteen aanvullen (fase C)
thing-orca_pile = van de stapel trekken (fase C)
thing-puffin_swap = ruilen met de rivier (fase A)
thing-puffin_takeback = bovenste kaart terugnemen (fase A)
thing-bear_draw = uit je strafzone trekken (fase C)
thing-bear_give = strafkaart weggeven (fase C)
power-fox_joker = Laatste kaart gedekt
power-fox_under = Laatste kaart onderop
power-moose_draw = Trek één meer of minder
power-moose_place = Leg één meer of minder
power-walrus_main = Extra stap hoofddier
power-walrus_companion = Extra stap metgezel
power-orca_refill = Meteen aanvullen
power-orca_pile = Trek van de stapel
power-puffin_swap = Ruil met de rivier
power-puffin_takeback = Neem de bovenste terug
power-bear_draw = Trek uit je strafzone
power-bear_give = Geef een strafkaart weg
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
option-fox_side = Kracht van de vos
option-fox_side-random = Willekeurig
option-fox_side-A = A: een kaart gedekt als joker
option-fox_side-B = B: een kaart onderop
option-moose_side = Kracht van de eland
option-moose_side-random = Willekeurig
option-moose_side-A = A: trek een kaart meer of minder
option-moose_side-B = B: leg een kaart meer of minder
option-walrus_side = Kracht van de walrus
option-walrus_side-random = Willekeurig
option-walrus_side-A = A: extra stap voor het hoofddier
option-walrus_side-B = B: extra stap voor de metgezel
option-orca_side = Kracht van de orka
option-orca_side-random = Willekeurig
option-orca_side-A = A: vul de rivier meteen aan
option-orca_side-B = B: trek van de stapel
option-puffin_side = Kracht van de papegaaiduiker
option-puffin_side-random = Willekeurig
option-puffin_side-A = A: ruil een kaart met de rivier
option-puffin_side-B = B: neem de bovenste kaart terug
option-bear_side = Kracht van de ijsbeer
option-bear_side-random = Willekeurig
option-bear_side-A = A: trek uit de strafzone
option-bear_side-B = B: geef een strafkaart weg
option-first_player = Startspeler
option-first_player-random = Door loting
option-first_player-0 = Speler 1
option-first_player-1 = Speler 2
option-first_player-2 = Speler 3
option-first_player-3 = Speler 4
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
option-decks-1-2-3-4 = Alle vier

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
prompt-place = Leg kaarten: { $count } van { $most } gelegd
prompt-place-between = Leg { $least } tot { $most } kaarten: al { $count } gelegd
prompt-place-detail = Kies een kaart uit je hand. De kaart die ten slotte bovenop ligt, bepaalt deze beurt.
prompt-place-short = { $missing ->
    [one] Er ontbreekt één kaart: die komt als straf van de trekstapel.
   *[other] Er ontbreken { $missing } kaarten: die komen als straf van de trekstapel.
}
prompt-swap = Neem er een kaart uit de rivier voor terug
prompt-swap-detail = De kaart die je apart hebt gelegd, gaat naar de rivier.
prompt-move = Verplaats { $animal } en { $companion }
prompt-move-detail = Het ene fiche gaat naar rechts, het andere naar links; een fiche aan een uiteinde gaat altijd naar binnen.
prompt-extra = Nog een stap voor de { $animal }?
prompt-extra-detail = Je mag hem laten staan.
prompt-look-to-draw = De strafkaarten worden bekeken
prompt-look-to-draw-detail = Alleen de eigenaar ziet ze.
prompt-draw = Trek kaarten: { $count } van { $most } getrokken
prompt-draw-between = Trek { $least } tot { $most } kaarten: al { $count } getrokken
prompt-draw-detail = Je hebt er { $hand }; wat je aan het einde van je beurt boven de { $limit } hebt, gaat naar je strafzone.
prompt-pile-card = Er wordt een kaart van de stapel getrokken
prompt-pile-card-detail = Alleen wie hem trekt, ziet hem.
prompt-refill-at-once = De rivier wordt meteen aangevuld
prompt-refill-at-once-detail = Dat is de kracht van de orka.
prompt-refill = De rivier wordt aangevuld
prompt-refill-detail = Van de trekstapel, voor zover mogelijk.
prompt-discard = { $excess ->
    [one] Leg één kaart af
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
choice-main-left = { $animal } naar links, { $companion } naar rechts
choice-main-right = { $animal } naar rechts, { $companion } naar links
choice-main-left-both = { $animal } en { $companion } naar links
choice-main-right-both = { $animal } en { $companion } naar rechts
choice-extra-none = Fiche laten staan
choice-extra-left = { $animal } nog een stap naar links
choice-extra-right = { $animal } nog een stap naar rechts
choice-draw-pile = Van de stapel trekken
choice-stop-drawing = Stoppen met trekken
choice-give-none = Niets weggeven
choice-give-to = Aan { $colour }

# het logboek

step-place-top = legt { $card }
step-place-under = legt { $card } onderop
step-place-joker = legt { $card } gedekt
step-place-joker-hidden = legt een kaart gedekt
step-swap-out = legt { $card } apart voor de rivier
step-swap-in = neemt er { $card } uit de rivier voor terug
step-take-back = neemt { $card } terug
step-stop-placing = stopt met leggen
step-main-left = zet { $animal } naar links; ook { $companion } verschuift
step-main-right = zet { $animal } naar rechts; ook { $companion } verschuift
step-extra-none = laat de { $animal } staan
step-extra-left = zet de { $animal } nog een stap naar links
step-extra-right = zet de { $animal } nog een stap naar rechts
step-draw-river = neemt { $card } uit de rivier
step-draw-penalty = neemt { $card } uit de strafzone
step-draw-penalty-hidden = neemt strafkaart nummer { $place }
step-draw-pile = trekt van de stapel
step-stop-drawing = stopt met trekken
step-discard = legt { $card } af
step-discard-hidden = legt een kaart af
step-give-card = geeft { $card } weg
step-give-card-hidden = geeft strafkaart nummer { $place } weg
step-give-none = geeft niets weg
step-give-to = geeft hem aan { $colour }
step-decks = sets in het spel: { $decks }
step-side = kracht in deze partij: { $power }
step-totem = totem van { $colour }: { $animal }
step-totem-hidden = { $colour } krijgt een totem
step-first = startspeler: { $colour }
step-hand = { $colour } krijgt { $card }
step-hand-hidden = { $colour } krijgt een kaart
step-river = { $card } komt in de rivier
step-pile = de kaart is { $card }
step-pile-hidden = een kaart van de stapel
step-look = op een strafkaart staat { $card }
step-look-hidden = een strafkaart wordt bekeken

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
points = Punten
points-run = { $animal }, reeks van { $length }
points-diversity = Verscheidenheid
points-totem = Totem: { $animal }
points-penalty = Strafkaarten

# meldingen en de sleutel bij de tekens

banner-end = Het einde nadert: de reserve is open
banner-final = Laatste ronde: alleen fase A en B
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
refuse-not-in-hand = Je hebt { $card } niet in je hand.
refuse-not-in-river = { $card } ligt niet in de rivier.
refuse-not-in-zone = { $card } ligt niet in je strafzone.
refuse-other-side = Deze kracht doet niet mee in deze partij: { $power }.
refuse-not-owned = Deze kracht heb je niet: { $power }.
refuse-no-visible = Zonder zichtbare kaart kan deze kracht niet gebruikt worden: { $power }.
refuse-not-the-last = { $missing ->
    [one] Dit moet de laatste kaart zijn die je legt: leg er eerst nog één.
   *[other] Dit moet de laatste kaart zijn die je legt: leg er eerst nog { $missing }.
}
refuse-used-already = Je hebt deze kracht deze beurt al gebruikt: { $power }.
refuse-placing-began = Dat kan alleen voordat je de eerste kaart legt: { $power }.
refuse-river-empty = De rivier is leeg.
refuse-put-aside = { $card } is de kaart die je net apart gelegd hebt.
refuse-nothing-visible = Er is geen zichtbare kaart om terug te nemen.
refuse-must-place-one = Zonder zichtbare kaart moet je minstens één kaart leggen.
refuse-must-place = { $missing ->
    [one] Je moet nog één kaart leggen.
   *[other] Je moet nog { $missing } kaarten leggen.
}
refuse-towards-middle = Een fiche aan een uiteinde gaat naar binnen: { $animal }, met { $companion }.
refuse-companion-first = { $companion } staat aan een uiteinde en gaat naar binnen; { $animal } gaat de andere kant op.
refuse-straight-on = De extra stap gaat verder in de richting van de eerste: { $animal }.
refuse-no-position = Hier houdt het landschap op: { $animal }.
refuse-pile-empty = Trekstapel en reserve zijn leeg.
refuse-must-draw = { $missing ->
    [one] Je moet nog één kaart trekken.
   *[other] Je moet nog { $missing } kaarten trekken.
}
refuse-own-zone = De kaart moet naar een andere speler.
refuse-no-such-seat = Er is geen speler { $seat } in deze partij.
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
