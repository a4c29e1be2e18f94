# dingen

thing-penguin = pinguïn
thing-floating = drijvende pinguïn
thing-seal = zeehond
thing-ark = ark van Noach
thing-igloo = iglo
thing-block = ijsblok
thing-hull = romp
thing-object = voorwerp
thing-telescope = verrekijker
thing-snowball = sneeuwbal
thing-skates = schaatsen
thing-fish = vis
thing-lifebelt = reddingsboei
thing-trampoline = trampoline
thing-stop = beurt overslaan
thing-tear = scheur
thing-blizzard = sneeuwstorm
thing-tsunami = tsunami
thing-red = rood
thing-yellow = geel
thing-green = groen
thing-blue = blauw
colour-red = rood
colour-yellow = geel
colour-green = groen
colour-blue = blauw
list-and = { $first } en { $second }

# het spel en zijn opties

game-title = Pinguinoè
game-line = Breng je pinguïn over een zee van kaarten naar de ark van Noach, en blijf uit de buurt van de zwarte zeehond.
option-layout = Speelveld
option-layout-standard = Gewoon
option-layout-two_player = Voor twee spelers
option-white_penguin = De witte pinguïn
option-white_penguin-awake = Wordt wakker bij de vijfde gebeurtenis
option-white_penguin-sleepy = Slaapt door: gebeurtenissen beëindigen het spel niet
option-round_limit = Rondes tot de zondvloed

# vragen

prompt-ark = De arkkaart wordt opgegooid
prompt-ark-detail = Het toeval kiest de kant die boven ligt.
prompt-corner = De hoeken worden geloot
prompt-corner-detail = De spelers zitten met de klok mee rond het speelveld.
prompt-start = Er wordt geloot wie begint
prompt-start-detail = Elke speler heeft evenveel kans.
prompt-roll = Gooi de dobbelsteen
prompt-roll-detail = Bij 2 tot en met 5 loopt je pinguïn, bij 1 of 6 verplaats je de zeehond. Je mag eerst nog een voorwerp gebruiken.
prompt-die = De dobbelsteen rolt
prompt-die-detail = Bij 2 tot en met 5 loopt de pinguïn, bij 1 of 6 gaat de zeehond.
prompt-move = Loop, zwem of draai een kaart om
prompt-move-detail = Eindig je beurt niet in het water.
prompt-seal = Verplaats de zeehond
prompt-seal-detail = Kies een vak: pinguïns die daar staan, moeten terug naar hun iglo. Je mag de zeehond ook laten liggen.
prompt-send = Waarheen lokt de vis de zeehond?
prompt-send-detail = Kies een open zeehondenvak.
prompt-fish = De zeehond heeft je pinguïn bereikt
prompt-fish-detail = Alleen een vis kan voorkomen dat hij terug naar de iglo gaat.
prompt-lure = Waarheen lok je de zeehond?
prompt-lure-detail = Kies een open zeehondenvak, maar niet je eigen vak.
prompt-retreat = Waarheen trekt de pinguïn ({ $colour }) zich terug?
prompt-retreat-detail = Hij gaat één kaart terug in de richting van zijn iglo.
prompt-belt = Je pinguïn ligt in het water
prompt-belt-detail = Alleen een reddingsboei kan voorkomen dat hij terug naar de iglo gaat.
prompt-reveal = Er wordt een kaart omgedraaid
prompt-reveal-detail = Het toeval bepaalt welke voorkant het is en hoe die ligt.
prompt-search = Er wordt een zoekkaart getrokken
prompt-search-detail = Een voorwerp houd je in de hand, een gebeurtenis vindt meteen plaats.
prompt-over = Het spel is afgelopen
prompt-over-white = Niemand wint: de witte pinguïn is wakker geworden
prompt-over-flood = Niemand wint: de zondvloed is gekomen

# wat je kiest zonder de kaart aan te raken

choice-roll = Gooien
choice-end-turn = Beurt beëindigen
choice-decline-fish = Terug naar de iglo
choice-discard-fish = Vis geven
choice-decline-belt = Terug naar de iglo
choice-discard-belt = Reddingsboei gebruiken
choice-skates = Schaatsen aandoen
choice-fish = Zeehond lokken
choice-reveal = Omdraaien
choice-swim = Water: eindig hier je beurt niet

# het logboek

step-roll = gooit met de dobbelsteen
step-end-turn = beëindigt de beurt
step-end-turn-water = beëindigt de beurt in het water
step-decline-fish = gaat terug naar de iglo
step-decline-belt = gaat terug naar de iglo
step-discard-fish = geeft de zeehond een vis
step-discard-belt = drijft op een reddingsboei
step-skates = doet schaatsen aan
step-fish = lokt de zeehond met een vis
step-jump = springt over een ijsblok ({ $direction })
step-snowball = gooit een sneeuwbal naar { $colour }
step-reveal = draait kaart { $place } om
step-telescope = bekijkt kaart { $place } met de verrekijker
step-walk = gaat van { $start } naar { $cell }
step-walk-ark = gaat van { $start } naar { $cell }: aan boord van de ark!
step-seal-to = stuurt de zeehond naar { $cell }
step-seal-reaches = stuurt de zeehond naar { $cell }: hij bereikt { $colours }
step-pick-retreat = jaagt { $colour } terug naar { $cell }
step-ark = de ark ligt met kant { $face } boven
step-corner = de hoeken zijn geloot voor { $seats } spelers
step-start = { $colour } begint
step-die = gegooid: { $result }
step-die-blizzard = gegooid: { $result }, in de sneeuwstorm { $points }
step-die-seal = gegooid: { $result }, de zeehond mag { $steps } stappen zetten
step-front = kaart { $place } toont { $front }
step-front-seal = kaart { $place } toont { $front } met een zeehondenvak: daar komt de zeehond
step-object-unseen = vindt een voorwerp
step-object = vindt een voorwerp: { $card }
step-event = gebeurtenis: { $card }

# plaatsen, tellers, zones

seat-waiting = onderweg
seat-on-turn = aan de beurt
seat-home = in de iglo
seat-floating = drijft: moet het ijs bereiken
seat-misses = slaat een beurt over
seat-won = is aan boord van de ark
seat-lost = blijft achter
unit-cards =
    { $count ->
        [one] kaart
       *[other] kaarten
    }
count-points = { $count ->
    [one] bewegingspunt
   *[other] bewegingspunten
}
count-round = Ronde
count-deck = zoek{"\u00AD"}kaarten
count-die = Dobbelsteen
count-events = gebeurte{"\u00AD"}nissen
count-to-ark = stappen tot de ark
zone-hand = Voorwerpen
zone-front = Vóór de speler
zone-discards = Aflegstapel
zone-weather = Weer

# banieren en verklaring van de tekens

banner-blizzard =
    { $turns ->
        [one] Sneeuwstorm, nog één beurt: twee punten minder
       *[other] Sneeuwstorm, nog { $turns } beurten: twee punten minder
    }
banner-awake = Nog één gebeurtenis en de witte pinguïn wordt wakker: dan wint niemand
region-card = kaart { $place }
mark-down = gedekt
mark-seen = al gezien: { $front }
mark-retreat = { $colour } zou zich hierheen terugtrekken
layer-reach = Bereik van de zeehond
layer-retreat = Terugtochten
legend-seen = Al gezien: wijs de kaart aan om de voorkant te zien
ground-sea = zee
ground-ice = ijs
ground-search-inuk = zoekvak (Inuk)
ground-search-sled = zoekvak (hondenslee)
ground-seal-hole = zeehondenvak
ground-ice-block = ijsblok
mark-threatened = De zeehond kan deze pinguïn bereiken
mark-reach = Hier kan de zeehond komen
legend-walk-main = Vaste grond; het getal is de prijs
legend-walk-second = Water: eindig hier je beurt niet
legend-walk-target = De ark
legend-jump-main = Spring hierheen
legend-seal-to-main = De zeehond kan hierheen
legend-seal-to-target = Een pinguïn die de zeehond bereikt
legend-pick-main = Kies dit vak
legend-warning = Binnen bereik van de zeehond

# waarom niet

refuse-over = Het spel is afgelopen.
refuse-other-step = Er wordt nu iets anders gevraagd.
refuse-roll-first = Gooi eerst de dobbelsteen.
refuse-rolled-already = Je hebt deze beurt al gegooid.
refuse-seal-moves = Met deze worp verplaats je de zeehond, niet je pinguïn.
refuse-penguin-moves = Met deze worp verplaats je je pinguïn, niet de zeehond.
refuse-only-moving = Deze kaart kun je alleen gebruiken terwijl je je pinguïn verplaatst.
refuse-off-map = { $cell } ligt niet op het speelveld.
refuse-already-there = Je pinguïn staat al op { $cell }.
refuse-block = { $cell } is een ijsblok.
refuse-seal-there = Op { $cell } ligt de zeehond: daar komt niemand langs.
refuse-too-far = { $cell } is te ver voor { $left ->
        [one] één punt
       *[other] { $left } punten
    }.
refuse-seal-already-there = De zeehond ligt al op { $cell }.
refuse-closed-to-seal = De zeehond kan niet op { $cell } komen ({ $by }).
refuse-seal-too-far = De zeehond bereikt { $cell } niet met { $left ->
        [one] één stap
       *[other] { $left } stappen
    }.
refuse-no-map-card = Op plaats { $place } ligt geen zeekaart die je kunt omdraaien.
refuse-face-up = Kaart { $place } ligt al open.
refuse-own-card = Je pinguïn staat zelf op kaart { $place }: je kunt alleen kaarten ernaast omdraaien.
refuse-not-beside = Je pinguïn staat niet naast kaart { $place }.
refuse-no-points = { $left ->
        [0] Je hebt geen punten meer.
        [one] Eén punt is niet genoeg.
       *[other] { $left } punten zijn niet genoeg.
    }
refuse-card-used = Je hebt in deze beurt al een voorwerp gebruikt.
refuse-not-held = Je hebt deze kaart niet: { $card }.
refuse-no-such-seat = Daar zit niemand.
refuse-own-penguin = Een sneeuwbal gooi je naar een tegenstander.
refuse-at-home = Deze pinguïn zit in zijn iglo: { $colour }.
refuse-no-retreat = Deze pinguïn kan zich niet terugtrekken: { $colour }.
refuse-no-seal-cell = Er ligt geen ander zeehondenvak open.
refuse-no-block = Er is geen ijsblok om over te springen.
refuse-no-landing = Achter het ijsblok houdt het speelveld op.
refuse-not-a-seal-cell = { $cell } is geen open zeehondenvak.
refuse-own-cell = Je pinguïn staat op { $cell }: lok de zeehond ergens anders heen.
refuse-to-the-igloo = Op zijn eigen iglokaart gaat de pinguïn ({ $colour }) naar zijn iglo, niet naar { $cell }.
refuse-other-card = De pinguïn ({ $colour }) trekt zich niet terug naar de kaart van { $cell }.
refuse-not-firm = { $cell } is geen vaste grond.
refuse-not-farthest = Op deze kaart ligt een ander vak verder van de ark dan { $cell }.
refuse-other-colour = { $front } heeft een andere zee dan deze plaats.
refuse-front-seen = { $front } is al ergens anders gezien.
refuse-none-left = Op de stapel ligt er geen meer: { $card }.

# wat er in de doos zit

component-map-card = { $count ->
    [one] zeekaart
   *[other] zeekaarten
}
