# het spel in een minuut

overview-aim = Wees als eerste in het dorp.
overview-counts-1 = Er zijn geen punten: **het eerste poppetje in het dorp wint.**
overview-counts-2 = IJs is niveau 1, land 2, een berg 3. Een stap kost 1 energie, omhoog 2; omlaag **ski** je en krijg je de energie terug.
overview-counts-3 = Een poppetje dat door een beer wordt aangevallen, moet **terug naar de start** of naar een iglo achter zich.
overview-turn-1 = **Leg** de tegel die je trekt: water, land of een berg, soms met een vondst of een beer.
overview-turn-2 = **Loop:** je poppetje heeft 2 energie. Over water kan het niet.
overview-turn-3 = Of **laat een beer lopen:** die heeft 3 energie en jaagt anderen terug.
overview-turn-4 = **Doorzoek** een grot voor 2 energie: blauwe besjes, een fakkel of een touw.
overview-turn-5 = **Bouw** een iglo voor 2 energie: daar komt geen beer in.
overview-costs-1 = Een stap op **hetzelfde niveau**: 1 energie.
overview-costs-2 = Eén niveau **omhoog**: 2 energie. Eén niveau omlaag **ski** je: 1 energie, die je terugkrijgt.
overview-costs-3 = Een grot **doorzoeken**: 2 energie.
overview-costs-4 = Een iglo **bouwen**: 2 energie.
overview-costs-5 = In plaats van je poppetje een **beer** met 3 energie. Hij betaalt hetzelfde, maar krijgt omlaag niets terug.
overview-end = zodra er een poppetje in het dorp komt. In het zeldzame geval dat niemand er komt, is het een gelijkspel.
overview-mistake = Je beurt beëindigen **binnen drie stappen van een beer** zonder fakkel: iedereen mag de beer laten lopen. Met een iglo onderweg hoef je niet helemaal opnieuw te beginnen.

# 1

lesson-first-turn-title = Je eerste beurt
lesson-first-turn-1-want = Je wilt als eerste in het dorp zijn.
lesson-first-turn-1-do = Je oranje poppetje begint in het vissersgehucht in het noordoosten; het dorp ligt in het zuidwesten. Elke beurt begint met een tegel. Deze keer is het water, en daar kan geen poppetje overheen. Jij moet naar het zuidwesten, dus leg het water op L2, ten zuiden van de start.
lesson-first-turn-1-wrong-1 = Daar ligt het water midden op je eigen weg. Leg het op L2, ten zuiden van de start.
lesson-first-turn-1-done = Een tegel blijft liggen tot het einde van het spel. Nu heeft je poppetje 2 energie.
lesson-first-turn-2-want = Je wilt op weg.
lesson-first-turn-2-do = De starttegel is niveau 2, ijs is niveau 1. Eén niveau omlaag gaat je poppetje op ski’s: je betaalt 1 energie en krijgt die meteen terug. Zet één stap naar het zuidwesten.
lesson-first-turn-2-wrong-2 = Zo kom je bij de oostrand, verder van het dorp. Ga naar het zuidwesten.
lesson-first-turn-2-wrong-3 = Dan ben je je 2 energie kwijt. Zet eerst een stap naar het zuidwesten.
lesson-first-turn-2-done = Je hebt één veld geskied en hebt nog steeds 2 energie.
lesson-first-turn-3-want = Je wilt verder lopen.
lesson-first-turn-3-do = Op hetzelfde niveau kost een stap 1 energie. Zet nog een stap naar het zuidwesten.
lesson-first-turn-3-wrong-1 = Zo ga je weer omhoog naar de start, en dat kost 2 energie. Ga naar het zuidwesten.
lesson-first-turn-3-wrong-3 = Dan ben je je 2 energie kwijt. Ga naar het zuidwesten.
lesson-first-turn-3-done = Nog 1 energie over.
lesson-first-turn-4-want = Je wilt je energie opmaken.
lesson-first-turn-4-do = Je kunt nog één stap zetten. Ga naar het zuidwesten.
lesson-first-turn-4-wrong-1 = Zo ga je terug naar waar je vandaan kwam. Ga naar het zuidwesten.
lesson-first-turn-4-wrong-3 = Dan ben je je laatste energie kwijt. Ga naar het zuidwesten.
lesson-first-turn-4-done = 3 velden in één beurt: nog 11 energie naar het dorp in plaats van 13. Je energie was op, dus eindigde je beurt vanzelf. Daarna deden wit en bruin hetzelfde: eerst een tegel, dan het poppetje.

# 2

lesson-levels-title = Omhoog en omlaag
lesson-levels-1-want = Je wilt over de bergen heen.
lesson-levels-1-do = IJs is niveau 1, een berg niveau 3, en geen stap gaat rechtstreeks van 1 naar 3. Maar je hebt land getrokken, niveau 2. Leg het ten zuiden van je poppetje: daar grenst het aan jou én aan de berg.
lesson-levels-1-wrong-1 = Dat is achter de berg. Om omhoog te komen, heb je het land aan deze kant nodig: ten zuiden van je poppetje.
lesson-levels-1-wrong-3 = Zo kom je op de noordelijke berg, verder van het dorp. Leg het land ten zuiden van je poppetje.
lesson-levels-1-done = IJs 1, land 2, berg 3: nu kun je omhoog.
lesson-levels-2-want = Je wilt klimmen.
lesson-levels-2-do = Eén niveau omhoog kost 2 energie, precies wat je hebt. Ga naar het zuiden, het land op.
lesson-levels-2-wrong-2 = Zo ga je van de berg weg. Ga naar het zuiden, het land op.
lesson-levels-2-wrong-3 = Dan ben je je 2 energie kwijt. Ga naar het zuiden, het land op.
lesson-levels-2-done = Eén niveau hoger, en je beurt is voorbij. De anderen hebben gespeeld, en jij hebt weer een landtegel getrokken.
lesson-levels-3-want = Je wilt er aan de andere kant weer af kunnen.
lesson-levels-3-do = Achter de berg ten noordwesten van je ligt alleen ijs, twee niveaus lager. Leg het land ten zuidwesten van die berg.
lesson-levels-3-wrong-1 = Dat is twee velden van de berg, en dan kun je nog steeds niet omlaag. Leg het land er vlak naast, ten zuidwesten.
lesson-levels-3-wrong-2 = Dat is ver van de berg. Leg het land er vlak naast, ten zuidwesten.
lesson-levels-3-done = Nu kun je in twee keer omlaag: berg, land, ijs.
lesson-levels-4-want = Je wilt naar de top.
lesson-levels-4-do = Van land naar een berg is één niveau omhoog: 2 energie. Ga naar het noordwesten, de berg op.
lesson-levels-4-wrong-2 = Zo ga je weer omlaag naar het ijs, aan deze kant van de berg. Ga naar het noordwesten, de berg op.
lesson-levels-4-wrong-3 = Dan ben je je 2 energie kwijt. Ga naar het noordwesten, de berg op.
lesson-levels-4-done = Je staat op de top. Vanaf hier gaat het alleen maar omlaag.
lesson-levels-5-want = Je wilt omlaag skiën.
lesson-levels-5-do = Je volgende beurt; de tegel ligt al. Je poppetje heeft 2 energie. Ga naar het zuidwesten, omlaag naar het land.
lesson-levels-5-wrong-2 = Dat is het land waar je vandaan kwam. Het dorp ligt aan de andere kant: ga naar het zuidwesten.
lesson-levels-5-wrong-3 = Dan ben je je 2 energie kwijt. Ga naar het zuidwesten.
lesson-levels-5-done = Eén niveau lager: je kreeg de energie terug en hebt er nog steeds 2.
lesson-levels-6-want = Je wilt verder skiën.
lesson-levels-6-do = Ook van land naar ijs is het één niveau omlaag. Ga naar het zuidwesten.
lesson-levels-6-wrong-1 = Zo ga je de berg weer op, en dat kost 2 energie. Ga naar het zuidwesten.
lesson-levels-6-wrong-2 = Ook daarheen kun je skiën. Maar ga deze keer naar het zuidwesten.
lesson-levels-6-wrong-3 = Dan ben je je 2 energie kwijt. Ga naar het zuidwesten.
lesson-levels-6-done = Twee velden, en nog steeds 2 energie. Beren kunnen trouwens niet skiën: die krijgen niets terug.
lesson-levels-7-want = Je wilt verder lopen.
lesson-levels-7-do = Op het ijs kost elke stap weer 1 energie. Ga naar het zuidwesten.
lesson-levels-7-wrong-2 = Zo ga je het land weer op, en dat kost 2 energie. Ga naar het zuidwesten.
lesson-levels-7-wrong-3 = Dan ben je je 2 energie kwijt. Ga naar het zuidwesten.
lesson-levels-7-done = Drie velden, en nog 1 energie over. Een berg met land aan beide kanten houdt je niet tegen.

# 3

lesson-caves-title = Grotten en vondsten
lesson-caves-1-want = Je wilt hebben wat er in de grot ligt.
lesson-caves-1-do = Je poppetje staat op een berg met blauwe besjes in de grot. Doorzoeken kost 2 energie. Doorzoek de grot.
lesson-caves-1-wrong-1 = Dan ski je weg zonder de vondst. Doorzoek eerst de grot.
lesson-caves-1-wrong-3 = Dan ben je je 2 energie kwijt, en een ander kan de grot doorzoeken. Doe het nu.
lesson-caves-1-done = De besjes zijn van jou. Een grotvondst mag je meteen gebruiken of bewaren.
lesson-caves-2-want = Je wilt meer energie.
lesson-caves-2-do = Je energie is op. Blauwe besjes geven je poppetje er 2 bij. Eet ze op.
lesson-caves-2-wrong-2 = Je kunt de besjes voor een andere beurt bewaren. Maar nu helpen ze je de berg af: eet ze op.
lesson-caves-2-done = Weer 2 energie. Elke grotvondst gebruik je één keer, daarna gaat hij uit het spel.
lesson-caves-3-want = Je wilt verder.
lesson-caves-3-do = In het zuidwesten ligt land, één niveau lager. Ga naar het zuidwesten.
lesson-caves-3-wrong-2 = Dan ben je de energie van de besjes kwijt. Ga naar het zuidwesten.
lesson-caves-3-done = Je hebt één veld geskied en hebt nog steeds 2 energie.
lesson-caves-4-want = Je wilt rechtstreeks omlaag naar het ijs.
lesson-caves-4-do = Een paar beurten later sta je op een andere berg en heb je een touw. Daarmee ga je rechtstreeks van niveau 3 naar niveau 1, wat anders niet kan. In het zuiden ligt water. Ga naar het zuidwesten.
lesson-caves-4-wrong-2 = Daar kun je zonder touw omlaag skiën, maar zo ga je van het dorp weg. Ga naar het zuidwesten.
lesson-caves-4-wrong-3 = Dan ben je je 2 energie kwijt. Ga met het touw naar het zuidwesten.
lesson-caves-4-done = Twee niveaus omlaag, en je kreeg de energie terug. Met een touw kun je ook rechtstreeks een berg op klimmen, voor 2 energie.

# 4

lesson-bears-title = IJsberen
lesson-bears-1-want = Je wilt wit tegenhouden.
lesson-bears-1-do = Wit heeft nog maar 5 energie nodig om in het dorp te komen. Je hebt een berg met een ijsbeer getrokken. Ook een beer kan niet rechtstreeks van niveau 3 naar niveau 1. Leg de berg vlak ten noorden van de landtegel.
lesson-bears-1-wrong-1 = Daar staat de beer naast wit, maar hij kan niet omlaag: van niveau 3 naar niveau 1 is te steil. Leg de berg ten noorden van de landtegel.
lesson-bears-1-done = Berg, land, ijs: zo kan de beer omlaag.
lesson-bears-2-want = Je wilt de beer gebruiken.
lesson-bears-2-do = Nu speel je met je poppetje of met één beer. De beren zijn van niemand: iedereen mag ze laten lopen, met 3 energie. Laat de beer naar het zuiden lopen, het land op.
lesson-bears-2-wrong-2 = Dan speel je met je poppetje en blijft de beer op zijn berg. Laat de beer naar het zuiden lopen.
lesson-bears-2-wrong-3 = Dan kan wit ongestoord verder. Laat de beer naar het zuiden lopen.
lesson-bears-2-done = 1 energie gebruikt, nog 2 over.
lesson-bears-3-want = Je wilt wit terugjagen.
lesson-bears-3-do = Een beer die op een veld met poppetjes van andere spelers komt, valt ze aan. Laat hem naar het zuidwesten lopen, naar wit.
lesson-bears-3-wrong-1 = De beer stopt dan naast wit en valt niemand aan. Laat hem verder naar het zuidwesten lopen.
lesson-bears-3-done = Wit heeft geen fakkel en geen iglo: terug naar de start, 13 energie van het dorp.
lesson-bears-4-want = Je wilt de beer bij jezelf vandaan hebben.
lesson-bears-4-do = De volgende speler kan deze beer op je afsturen, en 3 energie is daarvoor genoeg. De beer heeft nog 1 energie. Laat hem nog één veld naar het zuidwesten lopen.
lesson-bears-4-wrong-1 = Hiervandaan is 3 energie genoeg om bij je te komen. Laat hem nog één veld naar het zuidwesten lopen.
lesson-bears-4-wrong-3 = Zo komt hij dichterbij: nog maar twee stappen van je af. Laat hem naar het zuidwesten lopen.
lesson-bears-4-done = Nu heeft hij 4 energie nodig om bij je te komen. Kijk altijd waar de beren staan voordat je beurt eindigt.
lesson-bears-5-want = Je wilt blijven waar je bent.
lesson-bears-5-do = Een paar beurten later valt bruin je aan met de beer. Maar je hebt een fakkel. Gebruik die.
lesson-bears-5-wrong-1 = Dan moet je poppetje terug naar de start. Daar is een fakkel voor: gebruik hem.
lesson-bears-5-done = De beer gaat terug naar waar hij begon, en je poppetje blijft staan. De fakkel gaat uit het spel.
lesson-bears-6-want = Je wilt langs een beer.
lesson-bears-6-do = Een andere beurt: de beer staat ten zuidwesten van je, tussen twee watertegels. Je hebt een fakkel, dus je kunt het veld van de beer op en hem opzijzetten. Ga naar het zuidwesten.
lesson-bears-6-wrong-2 = Dat is een omweg, van het dorp weg. Met de fakkel kun je naar het zuidwesten.
lesson-bears-6-wrong-3 = Dan is de beer weg, maar moet je poppetje wachten. Met de fakkel doe je het allebei tegelijk: ga naar het zuidwesten.
lesson-bears-6-done = Nu kies je waar de beer heen gaat.
lesson-bears-7-want = Je wilt voorgoed van de beer af.
lesson-bears-7-do = In het zuiden ligt water met visjes. Een beer die daar komt, blijft tot het einde van het spel bij zijn visjes. Zet hem opzij naar het zuiden.
lesson-bears-7-wrong-2 = Daar staat hij je weer in de weg. Zet hem naar het zuiden, bij de visjes.
lesson-bears-7-wrong-3 = Daarvandaan kan de volgende speler hem op je afsturen. Zet hem naar het zuiden, bij de visjes.
lesson-bears-7-done = Deze beer loopt nooit meer en valt niemand meer aan.

# 5

lesson-igloos-title = Iglo’s
lesson-igloos-1-want = Je wilt een veilige plek.
lesson-igloos-1-do = De eerste beer staat op het bord. In een iglo komt geen beer, en later kun je je erin terugtrekken. Bouwen kost 2 energie. Bouw een iglo.
lesson-igloos-1-wrong-1 = Dan heb je nog maar 1 energie, en bouwen kost er 2. Bouw hier.
lesson-igloos-1-wrong-3 = Dan ben je je 2 energie kwijt. Bouw een iglo.
lesson-igloos-1-done = De iglo blijft staan tot het einde van het spel. Elke kleur heeft er twee.
lesson-igloos-2-want = Je wilt zo weinig mogelijk terrein verliezen.
lesson-igloos-2-do = Later valt wit je aan met de beer, en je hebt geen fakkel. Je kunt je terugtrekken naar de starttegel of naar een iglo achter je. De iglo van wit ligt vóór je en telt dus niet. Kies je eigen iglo.
lesson-igloos-2-wrong-1 = Vanaf de start kost het 13 energie naar het dorp, vanaf je iglo maar 8. Kies je iglo.
lesson-igloos-2-done = Je iglo scheelt je 5 energie: nog 8 naar het dorp in plaats van 13.
lesson-igloos-3-want = Je wilt de kortste weg nemen.
lesson-igloos-3-do = Ten zuidwesten van je staat de iglo van wit. Ga je die in, dan betaal je wit een van je grotvondsten. Je hebt blauwe besjes en een touw. Ga naar het zuidwesten.
lesson-igloos-3-wrong-2 = Zo ga je van het dorp weg. Ga naar het zuidwesten en betaal de tol.
lesson-igloos-3-wrong-3 = Dan ben je je 2 energie kwijt. Ga naar het zuidwesten en betaal de tol.
lesson-igloos-3-done = De stap kostte 1 energie. Nu kies je waarmee je betaalt.
lesson-igloos-4-want = Je wilt houden wat je nu helpt.
lesson-igloos-4-do = De besjes geven je 2 energie extra wanneer je maar wilt. Betaal met het touw.
lesson-igloos-4-wrong-1 = Dan kan wit de besjes opeten. Houd ze en betaal met het touw.
lesson-igloos-4-done = Het touw is nu van wit, en wit mag het gebruiken. Zonder grotvondst had je er helemaal niet in gekund.
lesson-igloos-5-want = Je wilt verder.
lesson-igloos-5-do = In een iglo blijven en er weer uit gaan kost geen tol. Je hebt nog 1 energie. Ga naar het zuidwesten.
lesson-igloos-5-wrong-2 = Zo ga je terug, en nog een keer naar binnen kost weer een grotvondst. Ga naar het zuidwesten.
lesson-igloos-5-done = In je eigen iglo’s betaal je nooit. En je hebt je besjes nog.

# 6

lesson-open-road-title = De blokkadevrije weg
lesson-open-road-1-want = Je wilt de weg van wit langer maken.
lesson-open-road-1-do = Water en bergen vormen een muur met twee openingen. Wit wil net door de noordelijke glippen, jij staat naast de zuidelijke. Leg je water in de noordelijke opening.
lesson-open-road-1-wrong-1 = Dat is je eigen opening. Leg het water in de noordelijke.
lesson-open-road-1-done = Nu moet ook wit door de zuidelijke opening, en die is voor wit veel verder.
lesson-open-road-2-want = Je wilt er als eerste doorheen.
lesson-open-road-2-do = De opening ligt ten zuidwesten van je. Ga naar het zuidwesten.
lesson-open-road-2-wrong-2 = Zo loop je langs de opening. Ga naar het zuidwesten.
lesson-open-road-2-wrong-3 = Dan ben je je 2 energie kwijt. Ga naar het zuidwesten, de opening in.
lesson-open-road-2-done = Je staat in de opening en hebt nog 1 energie.
lesson-open-road-3-want = Je wilt er aan de andere kant uit.
lesson-open-road-3-do = Je kunt nog één stap zetten. Ga naar het zuidwesten.
lesson-open-road-3-wrong-1 = Zo ga je terug naar waar je vandaan kwam. Ga naar het zuidwesten.
lesson-open-road-3-wrong-3 = Dan ben je je laatste energie kwijt. Ga naar het zuidwesten.
lesson-open-road-3-done = Je bent erdoor. De anderen hebben gespeeld en staan nog aan de andere kant van de muur.
lesson-open-road-4-want = Je wilt de anderen ophouden.
lesson-open-road-4-do = Je hebt weer water getrokken. De opening zelf kun je niet afsluiten: er moet altijd een blokkadevrije weg van start naar finish zijn, zonder water, beren of iglo’s. Maar langer maken mag. Wit komt uit het noorden: leg het water vlak ten noordoosten van de opening.
lesson-open-road-4-wrong-2 = Daar zit het bijna niemand in de weg. Leg het waar wit vandaan komt: ten noordoosten van de opening.
lesson-open-road-4-wrong-3 = Daar houdt het niemand op: wit en bruin kunnen allebei nog over het veld ten noordoosten van de opening. Leg het daar.
lesson-open-road-4-done = Wit was 2 stappen van de opening en moet er nu 4 zetten. Maar er is nog een blokkadevrije weg.
lesson-open-road-5-want = Je wilt winnen.
lesson-open-road-5-do = Het dorp is niveau 2 en jij staat op ijs, dus de laatste stap kost 2 energie. Je hebt er precies 2. Ga naar het zuidwesten, het dorp in.
lesson-open-road-5-wrong-1 = Daarvandaan kom je deze beurt niet meer in het dorp: je hebt dan nog 1 energie en je hebt er 2 nodig. Ga naar het zuidwesten.
lesson-open-road-5-wrong-3 = Dan ben je je 2 energie kwijt, en wit zit je op de hielen. Ga naar het zuidwesten, het dorp in.
lesson-open-road-5-done = Je bent als eerste in het dorp en hebt gewonnen.

# 7

lesson-first-hike-title = Je eerste tocht

# examples

example-mountain-in-the-gap = Kolom I is één en al water, op één opening na, en elke weg van start naar finish loopt daardoor. Een berg zonder beer mag in de opening: over het land aan beide kanten, niveau 2, kom je op niveau 3 en weer omlaag. Maar met deze berg komt een beer mee, en op een blokkadevrije weg staat geen beer: je moet hem ergens anders leggen. Zonder het land zou niveau 1 vlak naast niveau 3 liggen, en dan mag er helemaal geen berg in de opening.
example-ski-run = Je oranje poppetje staat op de berg, niveau 3, met 2 energie. Het skiet naar het zuiden het land op (2 − 1 + 1 = 2) en dan verder omlaag naar het ijs (weer 2). Pas de volgende twee stappen, op hetzelfde niveau, kosten energie: er blijft 1 over, dan 0. Dat zijn vier velden in één beurt in plaats van twee.
example-rope-and-fee = De iglo van wit staat op de berg, twee niveaus boven je poppetje. De stap kost 2 energie en het touw, en daar komt de tol nog bij: je besjes gaan naar wit, en je beurt is voorbij. Met alleen het touw kom je er niet in, want het touw waarmee je omhoog klimt, kan niet ook nog de tol zijn. Met twee touwen en besjes mag je kiezen waarmee je betaalt: met de besjes of met het tweede touw.
example-mixed-turn = Eerst laat je de beer lopen: 1 energie van het land omlaag naar het ijs, nog 1 naar het veld van wit. Wit heeft geen fakkel en trekt zich terug; je laat de beer stoppen, en zijn laatste energie gaat verloren. Nu eet je je besjes op en zet je poppetje twee stappen met die 2 energie; de gebruikelijke 2 komen er niet bij. Eet je de besjes eerst op, dan heb je voor je poppetje gekozen en kan de beer niet meer lopen.
example-push-aside = Met de fakkel stapt je poppetje op het veld van de beer: dat kost 1 energie, er blijft 1 over, en de fakkel gaat uit het spel. De beer heeft zes buurvelden: van het ene kom jij, op een ander staat wit, en drie zijn water. Je zet hem dus op het zesde, in het noordoosten. Was dat ook water, dan kon je de stap helemaal niet zetten.
example-bear-in-the-gap = Kolom I is één en al water, op de opening ten noordoosten van de beer na. Voor 1 energie mag je de beer de opening in laten lopen, maar daar mag hij niet stoppen, want dan is er geen blokkadevrije weg meer. Met zijn andere 2 energie moet hij verder, bijvoorbeeld naar het veld van wit: daar mag hij stoppen, want de weg kan langs hem lopen. Een beer met nog maar 1 energie mag de opening niet eens in.
example-torch-after-a-hit = Je laat de beer naar het veld van wit lopen; wit heeft geen fakkel en trekt zich terug. Met de 2 energie die hij overheeft, loopt de beer door en valt hij bruin aan, die een fakkel gebruikt. De beer gaat alleen terug naar het veld waar hij wit heeft verjaagd, niet naar waar zijn wandeling begon. Had wit een fakkel gebruikt, dan stond de beer weer op zijn beginpunt en was bruin niet eens aangevallen.
example-igloos-behind = De beer van oranje valt je witte poppetje aan in kolom G, en je hebt geen fakkel. Je iglo in het zuiden staat ook in kolom G: hij ligt dus achter je en kost niets. De iglo van oranje in kolom H ligt ook achter je, maar daar betaal je oranje je besjes. De twee iglo’s in kolom F liggen vóór je, ook die van jou: naast de eerste twee blijft alleen de starttegel over.
example-shutting-in = Je bent bruin en staat op het land. Van de middelste berg kan oranje alleen omlaag over jouw land of door de iglo van wit; een iglo van jou zou oranje de laatste uitweg ontnemen, dus je mag hier niet bouwen. Wit heeft er geen last van en kan weg door zijn eigen iglo. Stond oranje bij jou op het land, dan mocht je wel bouwen, want een iglo op zijn eigen veld houdt een poppetje niet tegen.
example-unprotected = Je bent wit en hebt land getrokken. Van de oostelijke berg kan oranje alleen omlaag door de iglo van bruin of die van jou: aan het begin van je beurt heeft het geen uitweg en is het dus vogelvrij. Je legt het land ten zuiden van je poppetje, skiet erheen, hebt nog steeds 2 energie en bouwt daar, hoewel je tegel net een uitweg voor oranje had geopend. Lag het land er al toen je beurt begon, dan was oranje beschermd en mocht je er niet bouwen.

# advice

overview-advice-1 = **Zoek hellingen.** Met skiën krijg je de energie terug: met 1 energie ga je van een berg via land naar het ijs, en dan kun je nog een stap zetten.
overview-advice-2 = **Leg water en bergen voor wie op kop ligt.** Zonder touw klimt niemand vanaf het ijs meteen een berg op, dus die verspert de weg bijna net zo goed als water.
overview-advice-3 = **Bewaar je blauwe besjes voor het einde.** Elke portie geeft 2 energie extra: zo leg je het laatste stuk in één beurt af en kan niemand je tussendoor nog hinderen.
overview-advice-4 = **Laat een beer lopen als het loont.** De koploper terugjagen is meer waard dan je eigen twee stappen; iemand terugjagen die net vertrokken is, niet. Kijk eerst wie er een fakkel heeft.
overview-advice-5 = **Stuur een beer naar de visjes** als hij jou meer bedreigt dan de anderen. Op een tegel met visjes blijft hij staan en valt hij niemand meer aan.
