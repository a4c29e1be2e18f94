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
animal-puffin = duiker
animal-bear = beer
card = { $main } { $draw }/{ $place }, { $companion }
thing-card = gedekte kaart
thing-joker = joker
thing-joker-own = joker: { $card }
thing-joker-as = joker, telt als { $animal }
thing-penalty-hidden = kaart die je niet gezien hebt
thing-penalty-unseen = kaart die niemand gezien heeft
thing-fox_joker = A: laatste kaart gedekt
thing-fox_under = A: laatste kaart onderop
thing-moose_draw = C: trek er een meer of minder
thing-moose_place = A: leg er een meer of minder
thing-walrus_main = B: hoofddier een stap verder
thing-walrus_companion = B: metgezel een stap verder
thing-orca_refill = C: vul meteen aan
thing-orca_pile = C: trek van de stapel
thing-puffin_swap = A: ruil met de rivier
thing-puffin_takeback = A: neem de bovenste terug
thing-bear_draw = C: trek uit je strafzone
thing-bear_give = C: geef een strafkaart weg
power-fox_joker = Laatste kaart gedekt
power-fox_under = Laatste kaart onderop
power-moose_draw = Trek één meer of minder
power-moose_place = Leg één meer of minder
power-walrus_main = Hoofddier één verder
power-walrus_companion = Metgezel één verder
power-orca_refill = Meteen aanvullen
power-orca_pile = Trek van de stapel
power-puffin_swap = Ruil met de rivier
power-puffin_takeback = Pak de bovenste terug
power-bear_draw = Trek uit je straffen
power-bear_give = Geef een strafkaart
colour-red = rood
colour-blue = blauw
colour-yellow = geel
colour-green = groen

# het spel en zijn opties

game-title = Arctic
game-line = Bouw kaart voor kaart een stapel dieren: de bovenste bepaalt je beurt.
option-walrus_rule = Extra stap van de walruskracht
option-walrus_rule-free_step = Naar beide kanten
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
option-walrus_side-A = A: het hoofddier een stap verder
option-walrus_side-B = B: de metgezel een stap verder
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
option-first_player-random = Willekeurig
option-first_player-0 = Speler 1
option-first_player-1 = Speler 2
option-first_player-2 = Speler 3
option-first_player-3 = Speler 4
option-decks = Kaartsets in het spel
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

prompt-decks = Welke kaartsets doen mee
prompt-decks-detail = Het lot kiest evenveel sets als er spelers zijn.
prompt-sides = De krachtkaarten worden omgedraaid
prompt-sides-detail = De zichtbare kant is de kracht van het dier in deze partij.
prompt-totems = De totems worden gedeeld
prompt-totems-detail = Iedereen kent alleen de eigen totem.
prompt-first = Wie is de startspeler
prompt-first-detail = Het lot beslist.
prompt-hands = De handen worden gedeeld
prompt-hands-detail = Iedereen ziet alleen de eigen kaarten.
prompt-river = De rivier wordt opengelegd
prompt-river-detail = Iedereen ziet deze kaarten.
prompt-place = Leg kaarten: { $count } van { $most }
prompt-place-between = Leg kaarten: { $count }, van { $least } tot { $most }
prompt-place-detail = Kies een kaart uit je hand. De bovenste aan het eind bepaalt deze beurt.
prompt-place-short = { $missing ->
    [one] Er ontbreekt één kaart: die komt als straf van de trekstapel.
   *[other] Er ontbreken { $missing } kaarten: die komen als straf van de trekstapel.
}
prompt-swap = Neem een kaart uit de rivier in ruil
prompt-swap-detail = De kaart die je apart legde gaat naar de rivier.
prompt-move = Verplaats { $animal } en { $companion }
prompt-move-detail = De een gaat naar rechts, de ander naar links; een fiche aan een uiteinde gaat altijd naar binnen.
prompt-extra = Nog een stap voor de { $animal }?
prompt-extra-detail = Je mag hem laten staan.
prompt-look-to-draw = De strafkaarten worden bekeken
prompt-look-to-draw-detail = Alleen de eigenaar ziet ze.
prompt-draw = Trek kaarten: { $count } van { $most }
prompt-draw-between = Trek kaarten: { $count }, van { $least } tot { $most }
prompt-draw-detail = { $hand } in de hand; meer dan { $limit } aan het eind van de beurt wordt straf.
prompt-pile-card = Er wordt een kaart van de stapel getrokken
prompt-pile-card-detail = Alleen wie hem trekt ziet hem.
prompt-refill-at-once = De rivier wordt meteen aangevuld
prompt-refill-at-once-detail = Dat is de kracht van de orka.
prompt-refill = De rivier wordt aangevuld
prompt-refill-detail = Van de trekstapel, zo ver als mogelijk.
prompt-discard = { $excess ->
    [one] Leg één kaart af
   *[other] Leg { $excess } kaarten af
}
prompt-discard-detail = { $hand } in de hand, { $limit } mogen er blijven. Wat je aflegt ligt gedekt in je strafzone.
prompt-look-to-give = De strafkaarten worden bekeken
prompt-look-to-give-detail = Alleen de eigenaar ziet ze.
prompt-give = Geef je een strafkaart weg?
prompt-give-detail = Hij gaat gedekt naar de strafzone van een andere speler.
prompt-give-to = Wie krijgt de strafkaart?
prompt-give-to-detail = Raak de speler aan in de lijst van spelers.
prompt-over = Het spel is afgelopen

# keuzes

choice-place-top = Bovenop leggen
choice-place-under = Onderop leggen
choice-place-joker = Gedekt als joker leggen
choice-swap-out = Ruilen met de rivier
choice-take-back = Neem de bovenste kaart terug
choice-stop-placing = Stop met leggen
choice-main-left = { $animal } naar links, { $companion } naar rechts
choice-main-right = { $animal } naar rechts, { $companion } naar links
choice-main-left-both = { $animal } en { $companion } naar links
choice-main-right-both = { $animal } en { $companion } naar rechts
choice-extra-none = Laat de fiche staan
choice-extra-left = { $animal } nog een naar links
choice-extra-right = { $animal } nog een naar rechts
choice-draw-pile = Trek van de stapel
choice-stop-drawing = Stop met trekken
choice-give-none = Geef niets weg
choice-give-to = Aan { $colour }

# het logboek

step-place-top = legt { $card }
step-place-under = legt { $card } onderop
step-place-joker = legt { $card } gedekt
step-place-joker-hidden = legt een kaart gedekt
step-swap-out = legt { $card } apart voor de rivier
step-swap-in = neemt { $card } uit de rivier in ruil
step-take-back = neemt { $card } terug
step-stop-placing = stopt met leggen
step-main-left = verplaatst { $animal } naar links, en { $companion } mee
step-main-right = verplaatst { $animal } naar rechts, en { $companion } mee
step-extra-none = laat de { $animal } staan
step-extra-left = verplaatst de { $animal } nog een naar links
step-extra-right = verplaatst de { $animal } nog een naar rechts
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
step-decks = kaartsets in het spel: { $decks }
step-side = kracht in deze partij: { $power }
step-totem = totem van { $colour }: { $animal }
step-totem-hidden = { $colour } krijgt een totem
step-first = startspeler: { $colour }
step-hand = { $colour } krijgt { $card }
step-hand-hidden = { $colour } krijgt een kaart
step-river = { $card } komt in de rivier
step-pile = de kaart is { $card }
step-pile-hidden = een kaart van de stapel
step-look = een strafkaart is { $card }
step-look-hidden = bekijkt een strafkaart

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
unit-points = punten
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
points-penalty = Straf

# meldingen en de sleutel bij de tekens

banner-end = Het einde is aangekondigd: de reserve is open
banner-final = Laatste ronde: alleen fase A en B
mark-totem = Je totem
mark-moving = Deze twee fiches bewegen
mark-usable = Nu te gebruiken
legend-draw = Kaarten die je deze beurt trekt
legend-place = Kaarten die je volgende beurt legt
legend-companion = In de cirkel: de metgezel
legend-seen = Gedekt, maar jij kent hem
legend-move = Zet de fiche hier

# waarom niet

refuse-over = Het spel is afgelopen.
refuse-other-step = Er wordt nu iets anders gevraagd.
refuse-not-in-hand = Je hebt { $card } niet in je hand.
refuse-not-in-river = { $card } ligt niet in de rivier.
refuse-not-in-zone = { $card } ligt niet in je strafzone.
refuse-other-side = Deze kracht doet niet mee in deze partij: { $power }.
refuse-not-owned = Je bezit deze kracht niet: { $power }.
refuse-no-visible = Zonder zichtbare kaart kan deze kracht niet gebruikt worden: { $power }.
refuse-not-the-last = { $missing ->
    [one] Dit moet de laatste kaart zijn die je legt: leg er eerst nog een.
   *[other] Dit moet de laatste kaart zijn die je legt: leg er eerst nog { $missing }.
}
refuse-used-already = Je hebt deze kracht deze beurt al gebruikt: { $power }.
refuse-placing-began = Alleen voordat de eerste kaart gelegd is: { $power }.
refuse-river-empty = De rivier is leeg.
refuse-put-aside = { $card } is de kaart die je net apart gelegd hebt.
refuse-nothing-visible = Er is geen zichtbare kaart om terug te nemen.
refuse-must-place-one = Zonder zichtbare kaart moet je er minstens een leggen.
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
refuse-other-number = In deze partij doen { $number } kaartsets mee.
refuse-totem-dealt = Deze totem is al gedeeld: { $animal }.
refuse-not-unseen = { $card } hoort niet bij de kaarten die niemand gezien heeft.
