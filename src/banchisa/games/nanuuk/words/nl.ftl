# things

thing-hunter = { $count ->
    [one] jager
   *[other] jagers
}
thing-bear = { $count ->
    [one] ijsbeer
   *[other] ijsberen
}
thing-inuk = { $count ->
    [one] Inuk
   *[other] Inuit
}
thing-igloo = { $count ->
    [one] iglo
   *[other] iglo’s
}
thing-fish = { $count ->
    [one] vis
   *[other] vissen
}
thing-seal = { $count ->
    [one] zeehond
   *[other] zeehonden
}
thing-walrus = { $count ->
    [one] walrus
   *[other] walrussen
}
thing-whale = { $count ->
    [one] walvis
   *[other] walvissen
}
thing-harpoon = { $count ->
    [one] harpoen
   *[other] harpoenen
}
thing-husky = { $count ->
    [one] husky
   *[other] husky’s
}
thing-sled = { $count ->
    [one] slee
   *[other] sleeën
}
thing-kayak = { $count ->
    [one] kajak
   *[other] kajaks
}

# things with an article

the-hunter = de jager
the-bear = de ijsbeer
the-inuk = de Inuk
the-fish = de vis
the-seal = de zeehond
the-walrus = de walrus
the-whale = de walvis
the-harpoon = de harpoen
the-husky = de husky
the-sled = de slee
the-kayak = de kajak
a-bear = een ijsbeer
a-inuk = een Inuk
a-fish = een vis
a-seal = een zeehond
a-walrus = een walrus
a-whale = een walvis

# things in two letters, for the floe drawn in text

short-bear = Be
short-inuk = In
short-fish = Vi
short-seal = Ze
short-walrus = Wr
short-whale = Wv

# players and lists

colour-white = wit
colour-yellow = geel
colour-red = rood
colour-blue = blauw
player-colour = { $colour }
list-and = { $first } en { $second }
list-comma = { $first }, { $second }

# the game and its options

game-title = Nanuuk!
game-line = Jaag op een schots die bij elke stap scheurt, en wees op tijd thuis.
option-mode = Spelvorm
option-mode-nanuuk = Nanuuk!, het volledige spel
option-mode-intro = Kennismakingsspel
option-mode-cooperation = Samenwerking
option-mode-neighbour = Buurman
option-mode-rescuer = Redder
option-mode-bear_hunt = Berenjacht
option-mode-shared_bear = Gedeelde beer
option-pawns = Jagers per speler
option-pawns-1 = Eén
option-pawns-2 = Twee
option-layout = Beginopstelling
option-layout-fixed = Vaste opstelling
option-layout-random = Willekeurige opstelling
option-layout-players = Opstelling door de spelers
option-side = Welke buur je wilt blokkeren
option-side-left = Linkerbuur
option-side-right = Rechterbuur
option-bear_seat = Wie de beer is
option-bear_seat-last = De laatste speler
option-bear_seat-0 = Speler 1
option-bear_seat-1 = Speler 2
option-bear_seat-2 = Speler 3
option-bears = Aantal beren
option-bears-1 = 1
option-bears-2 = 2
option-bears-3 = 3
option-two_cracks = Een scheur bij elke stap van de beer
option-bear_move = Hoe ver de beer loopt
option-bear_move-one_or_two = Een of twee velden
option-bear_move-exactly_two = Precies twee velden
option-bear_move-zero_to_two = Hoogstens twee velden
option-bear_skin = Doorspelen om de berenhuid
option-one_inuk = Per beurt maar één Inuk verplaatsen
option-sled_one_crack = Eén scheur voor een extra beurt
option-gentle_cracks = Niemand van de iglo’s afsnijden
option-initial_cracks = Beginscheuren

# prompts

prompt-lay-tile = De schots wordt gevuld: { $thing }
prompt-lay-tile-detail = Het toeval kiest het veld.
prompt-lay-rest = Het volgende veld wordt gevuld
prompt-lay-rest-detail = Het toeval kiest het stuk.
prompt-place-tile = Leg { $thing } op de schots
prompt-place-tile-detail = Kies een van de gemarkeerde velden.
prompt-lay-crack = De schots scheurt al vóór het spel begint
prompt-lay-crack-detail = Het toeval kiest de lijn.
prompt-place = Zet je { $piece } neer
prompt-place-detail = Kies een van de gemarkeerde velden.
prompt-place-bear = Zet een ijsbeer neer
prompt-place-bear-detail = Kies een van de gemarkeerde velden.
prompt-move = Ga één veld verder
prompt-move-detail = { $pieces ->
    [one] Kies een gemarkeerd veld naast je stuk.
   *[other] Kies een stuk en een gemarkeerd veld ernaast.
}
prompt-move-extra = Extra beurt: ga nog een veld verder
prompt-move-extra-detail = Husky en slee zijn weer in de iglo.
prompt-crack = Laat het ijs scheuren bij { $cell }
prompt-crack-detail = Kies een van de gemarkeerde lijnen. Daarna kan niemand er meer overheen lopen.
prompt-crack-owed = Laat het ijs scheuren bij { $cell }: dat moest je nog doen
prompt-crack-owed-detail = De extra beurt kan niet, dus de scheur komt er nu.
prompt-drive-bear = Verjaag de beer
prompt-drive-bear-detail = Kies een vrij veld. De harpoen gaat terug naar de iglo.
prompt-take = Pak je { $thing }?
prompt-take-detail = Wat je laat liggen, blijft daar tot iemand het veld weer betreedt.
prompt-deliver = Wat laat je in de iglo achter?
prompt-deliver-detail = Kies uit de dieren die je bij je hebt; je krijgt er uitrusting voor.
prompt-extra = Neem je een extra beurt?
prompt-extra-detail = Dat kost je husky en slee, tot je ze in een iglo terugkrijgt.
prompt-bear-walk = Laat een beer lopen
prompt-bear-walk-detail = Kies een beer en een gemarkeerd veld.
prompt-bear-on = Laat de beer doorlopen of stoppen
prompt-bear-on-detail = De beer mag een tweede stap zetten, maar niet terug naar waar hij begon.
prompt-over = Het spel is afgelopen

# what one can choose without touching the floe

choice-stay = Blijven staan
choice-defer-crack = Scheur uitstellen
choice-take = Pakken
choice-leave = Laten liggen
choice-deliver = Achterlaten: { $animals }
choice-deliver-none = Niets achterlaten
choice-extra-yes = Extra beurt nemen
choice-extra-no = Beurt beëindigen
choice-bear-stay = De beer blijft staan
choice-bear-stop = De beer stopt

# the log

step-place = zet { $piece } op { $cell }
step-place-tile = legt { $thing } op { $cell }
step-move = zet { $piece } van { $start } op { $cell }
step-move-kayak = laat { $piece } van { $start } naar { $cell } peddelen
step-move-to = { $go } { $to } op { $cell }, vanaf { $start }
go-on-foot = gaat
go-kayak = peddelt
to-thing = naar { $thing }
to-igloo = naar de iglo
to-bear = naar de beer
step-stay = blijft staan
step-crack = laat de lijn { $edge } scheuren
step-defer-crack = stelt de scheur uit
step-drive-bear = verjaagt de beer naar { $cell }
step-take = pakt { $thing } op { $cell }
step-leave = laat { $thing } liggen op { $cell }
step-deliver = laat { $animals } achter in de iglo en krijgt { $things }
step-deliver-unpaid = laat { $animals } achter in de iglo en krijgt er niets voor
step-deliver-none = houdt alles
step-extra-yes = neemt een extra beurt
step-extra-no = neemt geen extra beurt
step-bear-walk = laat de beer van { $start } naar { $cell } lopen
step-bear-stay = laat de beer staan
step-bear-on = laat de beer doorlopen naar { $cell }
step-bear-stop = laat de beer stoppen
step-lay-tile = { $thing } op { $cell }
step-lay-rest = { $thing } op { $cell }
step-lay-crack = een scheur op { $edge }
step-then = { $step }; { $then }
then-out = { $colour } is geblokkeerd en ligt eruit
then-caught = de beer is gevangen en ligt eruit
then-misses = { $colour } kan niet bewegen en slaat een beurt over
then-homecoming = niemand kan meer jagen: de thuiskomst begint

# seats, counters, zones

seat-waiting = wacht
seat-acting = aan de beurt
seat-acting-as = aan de beurt, { $role }
seat-home = thuis
seat-cut-off = afgesneden van de iglo’s
seat-out = uit het spel
seat-place = plaats { $place }
seat-partner = partner van { $colour }
seat-hunts = wil { $colour } blokkeren
seat-bear = de beer
seat-inuit = jaagt op de beer
unit-points = { $count ->
    [one] punt
   *[other] punten
}
count-round = Ronde
count-cracks = scheuren
count-worth = { $count ->
    [one] punt op de schots
   *[other] punten op de schots
}
count-exits = { $count ->
    [one] uitweg
   *[other] uitwegen
}
zone-carried = Bij zich
zone-stored = In de iglo
zone-carried-1 = Eerste jager: bij zich
zone-stored-1 = Eerste jager: in de iglo
zone-carried-2 = Tweede jager: bij zich
zone-stored-2 = Tweede jager: in de iglo
points-so-far = Punten tot nu toe
points-so-far-1 = Eerste jager, tot nu toe
points-so-far-2 = Tweede jager, tot nu toe
points = Punten
points-1 = Eerste jager
points-2 = Tweede jager
points-carried = Bij zich
points-stored = In de iglo
points-home = Thuisbonus

# banners and the key to the marks

banner-homecoming = Thuiskomst: niemand kan nog jagen, ga terug naar een iglo
banner-extra = Extra beurt
banner-deferred = Er moet nog een scheur komen
banner-skinned = De beer ligt eruit: de Inuit spelen door
mark-cut-off = Afgesneden van alle iglo’s
legend-away = Hoeklijn: hier kan de scheur komen
legend-side = Zijlijn: hier kan de scheur komen
legend-move-main = Loop hierheen
legend-move-second = Kost de kajak
legend-move-target = Verjaag de beer: kost de harpoen
legend-place = Kies dit veld
legend-crack = Scheur: te voet kan niemand eroverheen
legend-entered = Dit veld is net betreden
legend-danger = Afgesneden van alle iglo’s

# how a game ended

end-all-home = Niemand kon nog jagen en alle jagers zijn thuis.
end-stranded = Niemand kon nog jagen. Afgesneden van alle iglo’s: { $who }.
end-standstill = Een hele ronde lang heeft geen enkele jager bewogen.
end-tie = { $points ->
    [one] Gelijk met 1 punt: de uitrusting beslist ({ $shares }).
   *[other] Gelijk met { $points } punten: de uitrusting beslist ({ $shares }).
}
tie-share = { $colour } { $equipment }
end-tie-shared = { $points ->
    [one] Gelijk met 1 punt en in uitrusting (elk { $equipment }): { $who } delen de plaats.
   *[other] Gelijk met { $points } punten en in uitrusting (elk { $equipment }): { $who } delen de plaats.
}
end-order = Na elkaar geblokkeerd: { $who }.
end-sealed = Alle lijnen van { $cell } zijn gescheurd: { $piece } van { $colour } is ingesloten.
end-stuck = Geen van beide stukken van { $colour } kan bewegen.
end-partners = De jager van { $colour } op { $cell } is geblokkeerd: { $colour } en { $partner } winnen samen.
end-target = De jager van { $colour } op { $cell } is geblokkeerd, en dat was het doelwit van { $winner }.
end-bear-free = De Inuk van { $colour } op { $cell } is geblokkeerd: de beer ontkomt.
end-bear-caught = De beer op { $cell } is geblokkeerd: de Inuit hebben hem gevangen.
end-skin = Eerst werd de beer gevangen, daarna raakte de Inuk van { $colour } op { $cell } geblokkeerd.
end-no-bear-moves = In de beurt van { $colour } kon geen enkele beer lopen.
end-own-inuk = De Inuk van { $colour } op { $cell } kan niet bewegen.
headline-free = { $name } blijft het langst vrij en wint
headline-neighbour = { $name } wint: de buur is geblokkeerd
headline-rescuer = { $name } redt de beer en wint
headline-bear = { $name } ontkomt aan de Inuit en wint
headline-skin = { $name } wint de berenhuid

# the key to the floe drawn in text

key-hunter = jager van speler { $number }
key-hunter-pair = eerste en tweede jager van speler { $number }
key-inuit = Inuk van speler { $number }
key-inuit-pair = Inuk A en Inuk B van speler { $number }
key-own-bear = ijsbeer van speler { $number }
key-crack = scheur
key-line = lijn zonder scheur
key-shore = oever

# why not

refuse-over = Het spel is afgelopen.
refuse-other-step = Er wordt nu iets anders gevraagd.
refuse-water = { $cell } is water: dat veld doet niet mee.
refuse-no-igloo = { $cell } is geen iglo.
refuse-occupied = { $cell } is bezet ({ $by }).
refuse-already-there = Het stuk staat al op { $cell }: kies een veld ernaast.
refuse-not-adjacent = { $cell } ligt niet naast { $start }.
refuse-cracked = Een scheur op { $edge } verspert de weg naar { $cell }.
refuse-one-piece = Je hebt maar één stuk om te verplaatsen.
refuse-extra-other = De extra beurt is voor de jager die net heeft bewogen.
refuse-home = De jager op { $cell } is thuis en blijft daar.
refuse-other-inuk = De andere Inuk is aan de beurt.
refuse-bear-first-round = In de eerste ronde kun je geen ijsbeer verjagen.
refuse-bear-no-harpoon = Zonder harpoen kun je het veld van de ijsbeer ({ $cell }) niet betreden.
refuse-bear-no-space = Er is geen vrij veld voor de beer op { $cell }.
refuse-not-free = { $cell } is niet vrij ({ $by }).
refuse-must-move = Je moet een zet doen.
refuse-can-move = Je hebt nog een zet, bijvoorbeeld naar { $cell }, dus je mag niet blijven staan.
refuse-not-near = { $edge } is geen hoeklijn en geen zijlijn van { $here }.
refuse-lines-lead-away = Zolang { $here } een hoeklijn zonder scheur heeft, moet de scheur op zo’n lijn komen.
refuse-shore = { $edge } is de oever: daar kan geen scheur komen.
refuse-already-cracked = { $edge } is al gescheurd.
refuse-cuts-off = Een scheur op { $edge } zou de jager op { $cell } van alle iglo’s afsnijden.
refuse-second-step = De beer moet een tweede stap kunnen zetten.
refuse-second-step-lost = Met een scheur op { $edge } zou er voor de beer geen tweede stap overblijven.
refuse-no-defer = De scheur kan niet worden uitgesteld.
refuse-no-dog-team = Alleen een jager met husky en slee mag de scheur uitstellen.
refuse-home-no-defer = De jager op { $cell } is thuis: de scheur kan niet worden uitgesteld.
refuse-not-carried = Dit dier heb je niet bij je: { $animal }.
refuse-beside-igloo = Op { $cell } mag dat niet: walvissen en Inuk-fiches liggen nooit naast een iglo.
refuse-whale-beside-inuk = Op { $cell } zouden een walvis en een Inuk naast elkaar liggen.
refuse-no-room-left = Met een walvis op { $cell } is er geen ruimte meer voor de fiches die nog komen.
refuse-beside-own-kind = Er is nog een veld vrij dat niet naast dezelfde soort ligt: { $cell } mag nog niet.
refuse-none-left = Er is er geen meer om te leggen: { $kind }.
refuse-splits-floe = Een scheur op { $edge } zou de schots in tweeën delen.
refuse-no-such-bear = Er is in dit spel geen beer { $bear }.
refuse-walk-to-start = De beer mag niet eindigen op het veld waar hij begon.
refuse-bear-too-far = De beer kan niet van { $start } naar { $cell } komen.
refuse-bear-exactly-two = { $cell } ligt niet precies twee stappen van { $start }.
refuse-bear-must-walk = De beer moet lopen.
refuse-bear-blocked = Een beer die niet kan lopen, mag ook niet blijven staan.

# what is in the box

component-piece = { $count ->
    [one] jager
   *[other] jagers
}

# effects of options and presets
option-mode-effect = Welk van de zeven spellen je op de schots speelt
option-mode-nanuuk-effect = Jaag op dieren en breng ze naar een iglo: wie de meeste punten heeft, wint
option-mode-intro-effect = Geen fiches, alleen scheuren: wie geen zet meer heeft, ligt eruit
option-mode-cooperation-effect = Twee tegen twee: het paar waarvan als eerste een jager geblokkeerd is, wint
option-mode-neighbour-effect = Iedereen zit achter één buur aan: is die van jou geblokkeerd, dan win je
option-mode-rescuer-effect = Ieder een beer en een jager: sluit de beer van de ander in
option-mode-bear_hunt-effect = Twee Inuit proberen de beer te blokkeren; blokkeert hij eerder een van hen, dan wint de beer
option-mode-shared_bear-effect = Elke beurt verplaats je een beer die van niemand is, en dan je Inuk: kan dat niet, dan verlies je
option-pawns-effect = Hoeveel jagers elk van de twee spelers heeft
option-pawns-1-effect = Ieder één jager, op de kleinere schots
option-pawns-2-effect = Ieder twee jagers op de hele schots; per beurt verplaats je er een
option-layout-effect = Hoe de dieren aan het begin op de schots liggen
option-layout-fixed-effect = In elke partij dezelfde opstelling
option-layout-random-effect = In elke partij een nieuwe opstelling
option-layout-players-effect = Vóór de jacht leg je om de beurt de fiches neer
option-side-effect = Wiens jager je moet blokkeren om te winnen
option-side-left-effect = Je wint als de speler links van je geblokkeerd is
option-side-right-effect = Je wint als de speler rechts van je geblokkeerd is
option-bear_seat-effect = Wie met de beer speelt; de anderen spelen met de Inuit
option-bear_seat-last-effect = De beer is in elke ronde als laatste aan de beurt
option-bear_seat-value-effect = { $value } speelt met de beer
option-bears-effect = Hoeveel beren er zijn; ze zijn van niemand
option-bears-1-effect = Jullie verplaatsen allebei dezelfde beer
option-bears-2-effect = Elke beurt kies je welke van de twee beren je verplaatst
option-bears-3-effect = Elke beurt kies je welke van de drie beren je verplaatst
option-two_cracks-effect = Hoeveel scheuren een beer maakt die twee velden loopt
option-two_cracks-true-effect = Een beer die twee velden loopt, maakt twee scheuren
option-two_cracks-false-effect = Een beer maakt één scheur, waar hij stopt
option-bear_move-effect = Hoe ver een beer moet lopen
option-bear_move-one_or_two-effect = Je kiest of de beer één veld loopt of twee
option-bear_move-exactly_two-effect = De beer moet twee velden lopen: kan dat niet, dan is hij geblokkeerd
option-bear_move-zero_to_two-effect = De beer mag ook blijven staan en maakt daar dan een scheur
option-bear_skin-effect = Wat er gebeurt als de beer geblokkeerd is
option-bear_skin-true-effect = De twee Inuit proberen daarna elkaar te blokkeren
option-bear_skin-false-effect = Het spel is afgelopen en de Inuit winnen samen
option-one_inuk-effect = Hoeveel van de twee Inuit in een ronde lopen
option-one_inuk-true-effect = Je verplaatst een van de twee Inuit; de andere blijft staan en maakt geen scheur
option-one_inuk-false-effect = Beide Inuit lopen, de een na de ander
option-sled_one_crack-effect = Hoeveel scheuren een extra beurt met husky en slee kost
option-sled_one_crack-true-effect = Je mag de eerste van de twee scheuren weglaten
option-sled_one_crack-false-effect = Bij elk van de twee zetten ontstaat een scheur
option-gentle_cracks-effect = Of je anderen van de iglo’s mag afsnijden
option-gentle_cracks-true-effect = Waar het kan, mag geen scheur een jager van alle iglo’s afsnijden
option-gentle_cracks-false-effect = Scheuren mogen jagers van de iglo’s afsnijden
option-initial_cracks-effect = Hoeveel scheuren de schots vóór de eerste zet heeft
option-initial_cracks-0-effect = Aan het begin is het ijs heel
option-initial_cracks-value-effect = { $value ->
    [one] Aan het begin is er één willekeurige scheur
   *[other] Aan het begin zijn er { $value } willekeurige scheuren: minder ruimte en een kortere partij
}
preset-first-effect = Alleen scheuren, nog geen jacht: de spelregels raden het aan vóór het volledige spel
preset-full-effect = De hele jacht: dieren, uitrusting en de weg naar huis
preset-short-effect = De jacht met twaalf scheuren in het ijs voordat je begint

# what things are and do

about-hunter = Het stuk van een speler. In je beurt gaat het naar een buurveld, en daarna scheurt het ijs bij het veld dat het heeft betreden.
    .rule = NAN-4.1
about-bear = In het volledige spel staat hij stil en sluit hij zijn veld af voor elke jager zonder harpoen; met een harpoen verjaag je hem. In de andere spellen met beren wordt hij als een stuk verplaatst.
    .rule = NAN-4.21
about-inuit = De Inuk van een speler in de berenspellen. Hij gaat één veld verder en laat daar het ijs scheuren; hij mag in zijn eigen beurt nooit geblokkeerd zijn.
    .rule = NAN-4.41
about-inuk = Een helper voor de walvisjacht. Je mag hem ook zonder harpoen meenemen als je er nog geen bij je hebt; laat je een walvis in een iglo achter, dan gaat hij uit het spel.
    .rule = NAN-4.17
about-igloo = Er is plaats voor elk aantal jagers. Ga je naar binnen, dan krijg je je harpoen terug en kun je dieren ruilen voor uitrusting; een jager die hier aan het einde staat, krijgt de thuisbonus.
    .rule = NAN-4.29
about-fish = Je mag hem met een harpoen pakken als je nog geen vis bij je hebt. In een iglo krijg je er een husky voor.
    .rule = NAN-4.18
about-seal = Je mag hem met een harpoen pakken als je nog geen zeehond bij je hebt. In een iglo krijg je er een kajak voor.
    .rule = NAN-4.18
about-walrus = Je mag hem met een harpoen pakken als je nog geen walrus bij je hebt. In een iglo krijg je er een slee voor.
    .rule = NAN-4.18
about-whale = Je mag hem pakken als je harpoen en Inuk bij je hebt en nog geen walvis. In een iglo krijg je er husky, slee en kajak voor.
    .rule = NAN-4.19
about-harpoon = Heb je hem bij je, dan pak je er zo vaak dieren mee als je wilt. Verjaag je er een beer mee, dan blijft hij in de iglo tot je er een binnengaat.
    .rule = NAN-4.18
about-husky = Samen met de slee geeft hij de jager een extra beurt; daarna gaan beide terug naar de iglo. Je krijgt hem voor een vis of een walvis die je in een iglo achterlaat.
    .rule = NAN-4.25
about-sled = Samen met de husky geeft hij de jager een extra beurt; daarna gaan beide terug naar de iglo. Je krijgt hem voor een walrus of een walvis die je in een iglo achterlaat.
    .rule = NAN-4.25
about-kayak = Heb je hem bij je, dan kan de jager één keer over een gescheurde lijn; daarna gaat hij terug naar de iglo. Je krijgt hem voor een zeehond of een walvis die je in een iglo achterlaat.
    .rule = NAN-4.24
about-zone-carried = Wat de jager bij zich heeft: alleen dat kan hij gebruiken. Er is plaats voor één ding van elke soort.
    .rule = NAN-3.11
about-zone-stored = Dieren die in een iglo zijn achtergelaten en aan het einde gewoon meetellen, en uitrusting die de jager eerst moet terugkrijgen.
    .rule = NAN-3.11
about-zone-carried-1 = { about-zone-carried }
    .rule = NAN-3.11
about-zone-carried-2 = { about-zone-carried }
    .rule = NAN-3.11
about-zone-stored-1 = { about-zone-stored }
    .rule = NAN-3.11
about-zone-stored-2 = { about-zone-stored }
    .rule = NAN-3.11
about-count-round = Een ronde is één beurt van elke speler.
    .rule = NAN-3.19
about-count-cracks = Hoeveel van alle lijnen op de schots gescheurd zijn. Bij elke zet komt er een scheur bij, en geen enkele gaat weer dicht.
    .rule = NAN-4.7
about-count-worth = Wat alle dieren die nog op de schots liggen, samen waard zijn.
    .rule = NAN-5.11
about-count-exits = Zoveel buurvelden kunnen de stukken van deze speler nu betreden. Een stuk dat er geen heeft, is geblokkeerd.
    .rule = NAN-4.8
about-unit-points = Alle dieren op het blad tellen mee, zowel wat de jager bij zich heeft als wat in de iglo ligt; aan het einde krijgt een jager in een iglo de thuisbonus erbij.
    .rule = NAN-5.11
about-ground-ice = Een veld van de schots. Er is plaats voor één jager of één beer.
    .rule = NAN-4.3
about-ground-glacier = Een veld van de schots met een iglo erop.
    .rule = NAN-3.1
about-line = De lijn tussen twee velden. Is hij gescheurd, dan kom je er alleen met een kajak over.
    .rule = NAN-4.2
about-crack = Niemand loopt nog over deze lijn. Alleen een jager met een kajak kan er één keer over.
    .rule = NAN-4.2
about-entered = Een stuk heeft dit veld net betreden, dus scheurt er een lijn in de buurt.
    .rule = NAN-4.4
about-danger = Van hieruit is geen iglo meer te bereiken, ook niet met de kajak: de thuisbonus is verloren.
    .rule = NAN-5.6
about-warning = Deze jager kan niet meer naar een iglo terug.
    .rule = NAN-5.6
about-legend-away = Hoeklijnen lopen van het net betreden veld weg. Zolang er een heel is, scheurt een van deze lijnen.
    .rule = NAN-4.4
about-legend-side = Zijlijnen omringen het net betreden veld. Ze scheuren pas als er geen hoeklijn meer over is.
    .rule = NAN-4.5
about-legend-move-main =
    .rule = NAN-4.1
about-legend-move-second =
    .rule = NAN-4.24
about-legend-move-target =
    .rule = NAN-4.22
about-legend-place =
    .rule = NAN-4.3

# what holds now

now-worth = { $points ->
    [one] 1 punt waard.
   *[other] { $points } punten waard.
}
now-and = { $first } { $second }
now-could-take = Je jager zou er nu een kunnen pakken.
now-has-one = Je jager kan er nu geen pakken: hij heeft er al een bij zich.
now-no-harpoon = Je jager kan er nu geen pakken: hij heeft geen harpoen bij zich.
now-no-inuk = Je jager kan er nu geen pakken: hij heeft geen Inuk bij zich.
now-home = { $points ->
    [one] 1 punt waard voor een jager die hier aan het einde staat.
   *[other] { $points } punten waard voor een jager die hier aan het einde staat.
}
now-first-round = In de eerste ronde kan niemand een beer verjagen.
now-bear-closed = Je jager kan zijn veld nu niet betreden: hij heeft geen harpoen bij zich.
now-bear-open = De harpoen van je jager kan hem verjagen.

# reasons of hints

reason-points-brings = { $by ->
    [one] 1 punt voor jou
   *[other] { $by } punten voor jou
}
reason-harpoon-brings = je krijgt een harpoen
reason-harpoon-keeps = je houdt je harpoen
reason-harpoon-costs = kost je harpoen
reason-kayak-brings = je krijgt een kajak
reason-kayak-keeps = je houdt je kajak
reason-kayak-costs = kost je kajak
reason-husky-brings = je krijgt een husky
reason-husky-keeps = je houdt je husky
reason-husky-costs = kost je husky
reason-sled-brings = je krijgt een slee
reason-sled-keeps = je houdt je slee
reason-sled-costs = kost je slee
reason-dog-team-brings = husky en slee samen: een extra beurt is mogelijk
reason-inuk-brings = met een Inuk kun je een walvis pakken
reason-igloo-brings = een iglo in
reason-igloo-keeps = je blijft dichter bij een iglo
reason-cut-off-brings = weer een weg naar een iglo
reason-cut-off-keeps = houdt een weg naar een iglo open
reason-cut-off-costs = te voet geen iglo meer bereikbaar
reason-cut-off-prevents = { $who } kan te voet geen iglo meer bereiken
reason-cut-off-risks = { $who } kan je van alle iglo’s afsnijden
reason-prey-brings = meer prooi voor jou
reason-prey-keeps = houdt meer prooi binnen je bereik
reason-prey-costs = minder prooi voor jou
reason-prey-prevents = minder prooi voor { $who }
reason-room-keeps = houdt meer velden te voet bereikbaar
reason-room-costs = { $by ->
    [one] 1 veld minder te voet bereikbaar
   *[other] { $by } velden minder te voet bereikbaar
}
reason-room-prevents = { $by ->
    [one] 1 veld minder voor { $who }
   *[other] { $by } velden minder voor { $who }
}
reason-ways-brings = { $count ->
    [one] 1 uitweg voor jou
   *[other] { $count } uitwegen voor jou
}
reason-ways-keeps = houdt meer uitwegen voor je open
reason-ways-costs = { $count ->
    [one] voor jou nog maar 1 uitweg
   *[other] voor jou nog maar { $count } uitwegen
}
reason-ways-prevents = { $count ->
    [one] voor { $who } nog maar 1 uitweg
   *[other] voor { $who } nog maar { $count } uitwegen
}
reason-ways-risks = { $count ->
    [one] { $who } kan je maar 1 uitweg laten
   *[other] { $who } kan je maar { $count } uitwegen laten
}
reason-hemmed-brings = { $count ->
    [one] nog maar 1 uitweg om te blokkeren
   *[other] nog maar { $count } uitwegen om te blokkeren
}
reason-hemmed-keeps = laat minder uitwegen om te blokkeren
reason-hemmed-costs = { $count ->
    [one] daarna 1 uitweg om te blokkeren
   *[other] daarna { $count } uitwegen om te blokkeren
}
reason-hemmed-prevents = { $count ->
    [one] { $who } heeft daarna 1 uitweg om te blokkeren
   *[other] { $who } heeft daarna { $count } uitwegen om te blokkeren
}
reason-hemmed-risks = { $count ->
    [one] { $who } kan ontkomen: 1 uitweg om te blokkeren
   *[other] { $who } kan ontkomen: { $count } uitwegen om te blokkeren
}
reason-bears-keeps = houdt meer ruimte voor de beren die jij hierna moet verplaatsen
reason-bears-prevents = weinig ruimte voor de beren die { $who } hierna moet verplaatsen
reason-bears-risks = { $who } kan de beren weinig ruimte laten voor jouw beurt

# warnings

warning-cut-off = Een van je jagers kan dan geen iglo meer bereiken.
warning-inuk-leaves = De Inuk gaat mee met de walvis: voor de volgende walvis heb je een nieuwe Inuk nodig.
warning-out = Met scheuren rondom is je jager geblokkeerd en ligt hij eruit.
warning-lost = Scheuren rondom je eigen stuk: je verliest het spel.
