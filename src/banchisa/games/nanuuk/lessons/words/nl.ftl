# the game in a minute

overview-aim = Jaag de meeste punten bij elkaar en eindig in een iglo.
overview-counts-1 = Een **vis** is 1 punt waard, een **zeehond** 2, een **walrus** 3 en een **walvis** 4, bij je of in een iglo.
overview-counts-2 = **Thuisbonus**: 2 punten als je jager aan het einde in een iglo staat.
overview-counts-3 = **Bij gelijke stand** gaat de speler voor die de meeste uitrusting bij zich heeft.
overview-turn-1 = **Ga** één veld verder. Over een scheur kan niemand lopen.
overview-turn-2 = **Laat** een van de lijnen **scheuren** die van je veld weglopen.
overview-turn-3 = **Pak** het dier dat er ligt, één van elke soort. Je hebt je harpoen nodig, en voor een walvis ook een Inuk.
overview-turn-4 = **Laat** dieren **achter** in een iglo: voor een vis krijg je de husky, voor een zeehond de kajak, voor een walrus de slee, voor een walvis alle drie.
overview-end = als niemand meer kan jagen en elke jager thuis of afgesneden is, of als een hele ronde lang niemand heeft bewogen.
overview-mistake = **Je eigen weg naar huis laten scheuren.** Wie geen iglo meer kan bereiken, kan niets meer uitladen en loopt de 2 punten mis.

# 1

lesson-hunt-and-crack-title = Jagen terwijl het ijs scheurt
lesson-hunt-and-crack-1-want = Je wilt zoveel mogelijk punten.
lesson-hunt-and-crack-1-do = Dieren zijn punten: een vis 1, een zeehond 2, een walrus 3, een walvis 4. Jouw jager is de witte en gaat één veld verder. Ga naar het dier naast je dat het meest waard is.
lesson-hunt-and-crack-1-done = Een walrus is 3 punten waard. Naast je ligt niets wat meer waard is.
lesson-hunt-and-crack-1-wrong-1 = Een zeehond is 2 punten waard. Naast je ligt een dier dat er 3 waard is.
lesson-hunt-and-crack-1-wrong-2 = { lesson-hunt-and-crack-1-wrong-1 }
lesson-hunt-and-crack-1-wrong-3 = Een vis is 1 punt waard. Naast je ligt een dier dat er 3 waard is.
lesson-hunt-and-crack-1-wrong-4 = { lesson-hunt-and-crack-1-wrong-3 }
lesson-hunt-and-crack-2-want = Bij elke stap scheurt het ijs.
lesson-hunt-and-crack-2-do = Jij kiest waar: de gemarkeerde hoeklijnen beginnen bij een hoek van je veld en lopen ervan weg. Je hebt je iglo nog nodig, dus laat zijn lijnen heel. Laat de lijn tussen de vis en de walvis scheuren.
lesson-hunt-and-crack-2-done = Vanaf nu kan niemand meer over deze lijn lopen. Scheuren blijven tot het einde van het spel.
lesson-hunt-and-crack-2-wrong-1 = Dat sluit een weg naar je iglo af. Laat de lijn tussen de vis en de walvis scheuren.
lesson-hunt-and-crack-2-wrong-2 = { lesson-hunt-and-crack-2-wrong-1 }
lesson-hunt-and-crack-3-want = Je wilt de walrus.
lesson-hunt-and-crack-3-do = Je hebt je harpoen bij je en je plaats voor een walrus is vrij. Pak de walrus.
lesson-hunt-and-crack-3-done = Een stap, een scheur, een dier: dat was een hele beurt. Geel heeft hetzelfde gedaan en een zeehond gevangen.
lesson-hunt-and-crack-3-wrong-1 = Dan blijft de walrus liggen, en moet je eerst weg en weer terug om hem te pakken. Pak hem nu.
lesson-hunt-and-crack-4-want = Je wilt nog meer voordat je naar huis gaat.
lesson-hunt-and-crack-4-do = Je kunt van elke soort één dier bij je hebben. Naast de walrus past nog een vis. Ga naar de vis.
lesson-hunt-and-crack-4-done = Dat is 1 punt erbij, en je staat nog steeds naast twee iglo’s.
lesson-hunt-and-crack-4-wrong-1 = Je kunt er gaan staan, maar de walvis niet pakken: daarvoor heb je een Inuk nodig. Ga naar de vis.
lesson-hunt-and-crack-4-wrong-2 = Daar kun je de walrus achterlaten, maar dan kom je met maar één dier thuis. Ga eerst naar de vis.
lesson-hunt-and-crack-4-wrong-3 = Dan verjaag je de beer, maar dat kost je je harpoen. Ga naar de vis.
lesson-hunt-and-crack-5-want = Je wilt geel ophouden.
lesson-hunt-and-crack-5-do = Geel heeft een zeehond bij zich en wil graag een iglo in. Laat de lijn scheuren tussen geel en de iglo rechts van hem.
lesson-hunt-and-crack-5-done = Nu moet geel een andere iglo zoeken. Met een scheur kun je ook anderen tegenhouden.
lesson-hunt-and-crack-5-wrong-1 = Dat is de iglo onder geel. Laat de lijn naar de iglo rechts scheuren.
lesson-hunt-and-crack-5-wrong-2 = Daar heeft niemand last van. Laat de lijn tussen geel en de iglo rechts scheuren.
lesson-hunt-and-crack-6-want = Je wilt ook de vis.
lesson-hunt-and-crack-6-do = Je plaats voor een vis is vrij. Pak de vis.
lesson-hunt-and-crack-6-done = Walrus en vis zijn samen 4 punten. In de volgende les breng je ze naar huis.
lesson-hunt-and-crack-6-wrong-1 = Dan blijft de vis liggen en moet je er later voor terugkomen. Pak hem nu.

# 2

lesson-home-to-the-igloo-title = Naar huis, naar de iglo
lesson-home-to-the-igloo-1-want = Je wilt uitladen.
lesson-home-to-the-igloo-1-do = Je hebt een vis en een zeehond bij je. Er is één plaats voor elke soort, dus een tweede zeehond past er niet bij. Ga de iglo naast je in.
lesson-home-to-the-igloo-1-done = Elke iglo is goed: ze zijn van iedereen.
lesson-home-to-the-igloo-1-wrong-1 = Je kunt er gaan staan, maar de zeehond niet pakken: je hebt er al een bij je. Laad eerst uit in de iglo naast je.
lesson-home-to-the-igloo-2-want = Je wilt de volgende zeehond voor jezelf.
lesson-home-to-the-igloo-2-do = Naast je iglo ligt een zeehond. Via de vis is geel er in twee stappen. Laat de lijn tussen de vis en deze zeehond scheuren.
lesson-home-to-the-igloo-2-done = Nu heeft geel minstens drie stappen nodig.
lesson-home-to-the-igloo-2-wrong-1 = Geel kan nog steeds van de vis naar de zeehond lopen. Laat de lijn tussen die twee scheuren.
lesson-home-to-the-igloo-2-wrong-2 = { lesson-home-to-the-igloo-2-wrong-1 }
lesson-home-to-the-igloo-3-want = Je wilt de husky en de kajak.
lesson-home-to-the-igloo-3-do = In een iglo krijg je voor een vis de husky, voor een zeehond de kajak en voor een walrus de slee. Kies je vis en je zeehond en laat ze hier achter.
lesson-home-to-the-igloo-3-done = Nu heb je husky en kajak bij je, en er is weer plaats voor dieren. Wat je hebt achtergelaten, telt nog steeds: 3 punten.
lesson-home-to-the-igloo-3-wrong-1 = Dan krijg je alleen de kajak. Kies ook de vis, dan krijg je de husky erbij.
lesson-home-to-the-igloo-3-wrong-2 = Dan krijg je alleen de husky. Kies ook de zeehond, dan krijg je de kajak erbij.
lesson-home-to-the-igloo-3-wrong-3 = Dan krijg je niets en is er geen plaats voor nieuwe dieren. Ruilen kan alleen als je een iglo in gaat. Kies beide dieren.
lesson-home-to-the-igloo-4-want = Je wilt de slee.
lesson-home-to-the-igloo-4-do = Een paar rondes later kom je aan met een vis en een walrus. Je hebt de husky nog bij je, dus voor de vis zou je niets krijgen. Laat alleen het dier achter waar je iets voor krijgt.
lesson-home-to-the-igloo-4-done = Daar is de slee. Als je de husky hebt gebruikt, kun je hem met de vis terugkrijgen. Hoe je hem gebruikt, zie je zo.
lesson-home-to-the-igloo-4-wrong-1 = Dan krijg je de slee, maar niets voor de vis: je hebt de husky nog bij je. Laat alleen de walrus achter.
lesson-home-to-the-igloo-4-wrong-2 = Voor de vis krijg je niets: je hebt de husky nog bij je. Laat de walrus achter.
lesson-home-to-the-igloo-4-wrong-3 = Dan krijg je niets. Voor de walrus zou je de slee krijgen.

# 3

lesson-husky-and-sled-title = Husky en slee
lesson-husky-and-sled-1-want = Je wilt meteen nog een stap zetten.
lesson-husky-and-sled-1-do = Je hebt net een walrus gepakt. In de volgende beurt kan geel je weg naar de iglo afsluiten. Met husky en slee samen krijg je een extra beurt. Neem de extra beurt.
lesson-husky-and-sled-1-done = Husky en slee gaan terug naar de iglo, en jij krijgt nog een hele beurt.
lesson-husky-and-sled-1-wrong-1 = Dan is geel aan de beurt, en die kan de lijn tussen jou en de iglo laten scheuren. Neem de extra beurt.
lesson-husky-and-sled-2-want = Je wilt uitladen.
lesson-husky-and-sled-2-do = Je staat naast twee iglo’s, waarvan er één achter een scheur ligt. Ga de andere in.
lesson-husky-and-sled-2-done = Je bent binnen voordat geel er iets tegen kan doen.
lesson-husky-and-sled-2-wrong-1 = Een zeehond is 2 punten waard, maar dan heb je alles nog bij je. Ga de iglo in.
lesson-husky-and-sled-2-wrong-2 = { lesson-husky-and-sled-2-wrong-1 }
lesson-husky-and-sled-3-want = Je wilt geel bij de zeehond weghouden.
lesson-husky-and-sled-3-do = Bij elke stap scheurt het ijs, ook in een extra beurt. Geel staat vlak naast de zeehond. Laat de lijn tussen die twee scheuren.
lesson-husky-and-sled-3-done = Nu kan geel niet meer rechtstreeks naar de zeehond lopen.
lesson-husky-and-sled-3-wrong-1 = Geel kan nog rechtstreeks naar de zeehond lopen. Laat de lijn tussen die twee scheuren.
lesson-husky-and-sled-3-wrong-2 = { lesson-husky-and-sled-3-wrong-1 }
lesson-husky-and-sled-4-want = Je wilt husky en slee terug.
lesson-husky-and-sled-4-do = Voor de vis krijg je de husky, voor de walrus de slee. Kies beide dieren en laat ze hier achter.
lesson-husky-and-sled-4-done = Je hebt ze allebei weer bij je, en dat in dezelfde beurt.
lesson-husky-and-sled-4-wrong-1 = Dan krijg je alleen de slee, en zonder de husky heb je daar niets aan. Kies ook de vis.
lesson-husky-and-sled-4-wrong-2 = Dan krijg je alleen de husky, en zonder de slee heb je daar niets aan. Kies ook de walrus.
lesson-husky-and-sled-4-wrong-3 = Dan blijven husky en slee in de iglo. Kies beide dieren.
lesson-husky-and-sled-5-want = Je wilt nog een extra beurt.
lesson-husky-and-sled-5-do = Je hebt husky en slee weer bij je, dus je mag nog een extra beurt nemen. De zeehond ligt vlak naast de iglo. Neem de extra beurt.
lesson-husky-and-sled-5-done = Dit is je derde beurt achter elkaar. Meer dan drie kan nooit.
lesson-husky-and-sled-5-wrong-1 = Dan bewaar je husky en slee voor later, maar de zeehond moet wachten. Neem de extra beurt.
lesson-husky-and-sled-6-want = Je wilt de zeehond.
lesson-husky-and-sled-6-do = Je plaats voor een zeehond is vrij. Ga naar de zeehond naast je.
lesson-husky-and-sled-6-done = Je bent er eerder dan geel.
lesson-husky-and-sled-6-wrong-1 = Daar ligt niets. Ga naar de zeehond.
lesson-husky-and-sled-6-wrong-2 = { lesson-husky-and-sled-6-wrong-1 }
lesson-husky-and-sled-7-want = Je wilt geel laten omlopen.
lesson-husky-and-sled-7-do = Geel staat naast de iglo waar je net vandaan komt. Laat de lijn tussen geel en die iglo scheuren.
lesson-husky-and-sled-7-done = Drie stappen, drie scheuren, en geel kon alleen toekijken.
lesson-husky-and-sled-7-wrong-1 = Dat is de lijn naar een andere iglo. Kies die naar de iglo waar je net vandaan komt.
lesson-husky-and-sled-7-wrong-2 = Die lijn ligt niet naast geel. Kies die tussen geel en de iglo waar je net vandaan komt.
lesson-husky-and-sled-8-want = Je wilt nog 2 punten.
lesson-husky-and-sled-8-do = Pak de zeehond.
lesson-husky-and-sled-8-done = Uitgeladen én een nieuw dier gevangen, allemaal achter elkaar. Bewaar husky en slee voor zulke beurten.
lesson-husky-and-sled-8-wrong-1 = Dan blijft de zeehond liggen voor de volgende jager die dit veld betreedt. Pak hem.

# 4

lesson-kayak-title = Met de kajak over een scheur
lesson-kayak-1-want = Je wilt de iglo in.
lesson-kayak-1-do = De iglo is vlakbij, maar er ligt een scheur tussen, en een kajak heb je nog niet. Loop eromheen: ga naar het veld waarvandaan je in je volgende beurt deze iglo in kunt lopen.
lesson-kayak-1-done = Vanaf hier ligt er geen scheur tussen jou en de iglo.
lesson-kayak-1-wrong-2 = Daar kun je de vis pakken, maar dan loop je van de iglo weg. Loop om de scheur heen.
lesson-kayak-2-want = Je wilt dat geel ook moet omlopen.
lesson-kayak-2-do = Geel wil een walrus uitladen en staat naast een iglo. Laat de lijn tussen geel en die iglo scheuren.
lesson-kayak-2-done = Een scheur sluit maar één lijn af. Vaak kun je er nog omheen.
lesson-kayak-2-wrong-1 = Dat houdt geel bij de vis weg, maar niet bij de iglo. Laat de lijn tussen geel en de iglo scheuren.
lesson-kayak-2-wrong-2 = Die lijn ligt niet naast geel. Kies die tussen geel en de iglo.
lesson-kayak-3-want = Je wilt als eerste bij de walrus zijn.
lesson-kayak-3-do = Intussen heb je een zeehond thuisgebracht en daarvoor de kajak gekregen. Te voet is het voor jou drie stappen naar de walrus en voor geel maar twee. Met de kajak steek je één scheur over. Ga naar de walrus.
lesson-kayak-3-done = Je bent aan de overkant. De kajak gaat meteen terug naar de iglo, en de scheur blijft.
lesson-kayak-3-wrong-1 = Dat is de weg te voet, en dan is geel sneller. Steek de scheur over naar de walrus.
lesson-kayak-3-wrong-2 = Dat kost ook je kajak, maar dan ben je nog niet bij de walrus. Ga rechtstreeks naar de walrus.
lesson-kayak-3-wrong-3 = { lesson-kayak-3-wrong-2 }
lesson-kayak-4-want = Je wilt je weg naar huis openhouden.
lesson-kayak-4-do = Geen enkele hoeklijn van dit veld is nog heel, dus nu scheurt een van zijn zijlijnen. Daarvan zijn er nog twee heel: de ene kant op kom je bij de iglo, de andere kant loopt dood. Laat de lijn aan de doodlopende kant scheuren.
lesson-kayak-4-done = De weg naar de iglo blijft open.
lesson-kayak-4-wrong-1 = Dan blijft alleen de doodlopende kant over, en je kajak ben je kwijt. Laat de andere lijn scheuren.
lesson-kayak-5-want = Je wilt de walrus.
lesson-kayak-5-do = Daar heb je de kajak voor gebruikt. Pak de walrus.
lesson-kayak-5-done = Dat zijn 3 punten. Breng een zeehond of een walvis naar een iglo, dan krijg je de kajak terug.
lesson-kayak-5-wrong-1 = Dan blijft de walrus liggen, en misschien komt geel hem halen. Pak hem.
lesson-kayak-6-want = Je wilt de kajak terug.
lesson-kayak-6-do = Een paar rondes later ben je met de kajak over een scheur de iglo in gegaan, met een zeehond bij je. Laat de zeehond hier achter.
lesson-kayak-6-done = Je hebt de kajak meteen terug, klaar voor de volgende scheur.
lesson-kayak-6-wrong-1 = Dan blijft de kajak in de iglo. Laat de zeehond achter, dan krijg je hem terug.

# 5

lesson-bear-title = Een beer in de weg
lesson-bear-1-want = Je wilt hier weg.
lesson-bear-1-do = Twee van je drie lijnen zijn gescheurd, en achter de derde staat een ijsbeer. Je hebt je harpoen bij je, dus je kunt hem verjagen. Ga naar de beer.
lesson-bear-1-done = De beer moet plaatsmaken. Alleen in de eerste ronde van het spel kan dat niet.
lesson-bear-2-want = Je wilt voor geel een weg afsluiten.
lesson-bear-2-do = Zoals altijd komt eerst de scheur. Geel en jij staan naast dezelfde iglo. Laat de lijn tussen geel en die iglo scheuren.
lesson-bear-2-done = Nu heeft geel nog maar één uitweg: het lege veld linksboven hem.
lesson-bear-2-wrong-1 = Die lijn heb je misschien zelf nodig, van de iglo naar de zeehond. Kies die tussen geel en de iglo.
lesson-bear-3-want = Je wilt geel met de beer blokkeren.
lesson-bear-3-do = Je mag de beer naar elk vrij veld van de schots verjagen: een veld zonder iglo, fiche, jager of andere beer. Geel heeft geen harpoen bij zich. Kies het lege veld waar geel nog heen kan lopen.
lesson-bear-3-done = Wie kan bewegen, moet bewegen. Geel kan dat niet, dus jij bent weer aan de beurt. Maar de beer heeft je je harpoen gekost.
lesson-bear-3-wrong-1 = Daar heeft niemand last van de beer. Kies het lege veld waar geel nog heen kan lopen.
lesson-bear-3-wrong-2 = Daar kan geel door een scheur toch al niet komen. Kies het veld waar geel nog wel heen kan lopen.
lesson-bear-4-want = Je wilt je harpoen terug.
lesson-bear-4-do = Die ligt in de iglo. Zonder harpoen vang je geen dieren en verjaag je geen beren. Ga de iglo naast je in.
lesson-bear-4-done = Na de scheur komt de harpoen vanzelf terug, en dat kost niets.
lesson-bear-4-wrong-1 = Je kunt er gaan staan, maar zonder harpoen kun je de zeehond niet pakken. Ga eerst de iglo in.
lesson-bear-5-want = Je wilt geel opgesloten houden.
lesson-bear-5-do = Je hebt je veld verlaten, en nu kan geel daarheen. Laat de lijn scheuren tussen geel en het veld waar je vandaan komt.
lesson-bear-5-done = Geel kan nog steeds geen kant op. Jij hebt je harpoen weer, en naast je ligt een zeehond.
lesson-bear-5-wrong-1 = Daar staat de beer al in de weg. Kies de lijn tussen geel en het veld waar je vandaan komt.
lesson-bear-5-wrong-2 = Dan kan geel er nog uit. Kies de lijn tussen geel en het veld waar je vandaan komt.

# 6

lesson-inuk-and-whale-title = Inuk en walvis
lesson-inuk-and-whale-1-want = Je wilt een walvis: 4 punten.
lesson-inuk-and-whale-1-do = Voor een walvis heb je een helper nodig, een Inuk. Je staat naast allebei. Ga eerst naar de Inuk.
lesson-inuk-and-whale-1-done = Eerst de Inuk, dan de walvis: dat is de volgorde.
lesson-inuk-and-whale-1-wrong-1 = Je kunt er gaan staan, maar zonder Inuk kun je de walvis niet pakken. Ga eerst naar de Inuk.
lesson-inuk-and-whale-1-wrong-2 = Je hebt daar nog niets om achter te laten, en geel staat ook vlak naast de Inuk. Ga eerst naar de Inuk.
lesson-inuk-and-whale-2-want = Je wilt je weg naar de walvis vrijhouden.
lesson-inuk-and-whale-2-do = Geel kan naar het veld gaan waar je vandaan komt, en staat je dan in de weg. Laat de lijn tussen geel en dat veld scheuren.
lesson-inuk-and-whale-2-done = Nu kan geel daar niet meer rechtstreeks heen.
lesson-inuk-and-whale-2-wrong-1 = Die lijn ligt niet naast geel. Kies die tussen geel en het veld waar je vandaan komt.
lesson-inuk-and-whale-3-want = Je wilt dat de Inuk meegaat.
lesson-inuk-and-whale-3-do = Je plaats voor een Inuk is vrij, en een harpoen heb je hiervoor niet nodig. Pak de Inuk.
lesson-inuk-and-whale-3-done = De Inuk blijft bij je tot je een walvis in een iglo achterlaat.
lesson-inuk-and-whale-3-wrong-1 = Dan helpt niemand je met de walvis. Pak de Inuk.
lesson-inuk-and-whale-4-want = Je wilt de walvis.
lesson-inuk-and-whale-4-do = Een paar beurten later sta je naast de walvis, met harpoen en Inuk. Ga naar de walvis.
lesson-inuk-and-whale-4-done = Je hebt alles wat je voor een walvis nodig hebt.
lesson-inuk-and-whale-4-wrong-1 = Je hebt daar nog niets om achter te laten. Ga naar de walvis, die is 4 punten waard.
lesson-inuk-and-whale-4-wrong-2 = Een zeehond is 2 punten waard, de walvis 4. Ga naar de walvis.
lesson-inuk-and-whale-5-want = Je wilt op weg naar huis de zeehond pakken.
lesson-inuk-and-whale-5-do = De zeehond ligt op je weg naar de iglo, en geel staat er vlak naast. Laat de lijn tussen geel en de zeehond scheuren.
lesson-inuk-and-whale-5-done = Nu kan geel niet meer rechtstreeks naar de zeehond lopen.
lesson-inuk-and-whale-5-wrong-1 = Die lijn ligt niet naast geel. Kies die tussen geel en de zeehond.
lesson-inuk-and-whale-5-wrong-2 = { lesson-inuk-and-whale-5-wrong-1 }
lesson-inuk-and-whale-6-want = Je wilt 4 punten.
lesson-inuk-and-whale-6-do = Je hebt harpoen en Inuk bij je, en je plaats voor een walvis is vrij. Pak de walvis.
lesson-inuk-and-whale-6-done = Dat zijn 4 punten. Breng hem nu naar een iglo.
lesson-inuk-and-whale-6-wrong-1 = Dan blijft de walvis liggen en moet je er later voor terugkomen. Pak hem.
lesson-inuk-and-whale-7-want = Je wilt een complete uitrusting.
lesson-inuk-and-whale-7-do = Twee beurten later ben je thuis. Voor de walvis alleen krijg je al husky, slee en kajak, dus de zeehond zou niets meer opleveren. Laat alleen de walvis achter.
lesson-inuk-and-whale-7-done = Alle drie in één keer, en de zeehond kun je later nog ruilen. De Inuk is met de walvis vertrokken: voor de volgende walvis heb je een nieuwe Inuk nodig.
lesson-inuk-and-whale-7-wrong-1 = Dan krijg je dezelfde drie dingen, en niets extra’s voor de zeehond. Laat alleen de walvis achter.
lesson-inuk-and-whale-7-wrong-2 = Dan krijg je alleen de kajak. Voor de walvis alleen krijg je husky, slee en kajak.
lesson-inuk-and-whale-7-wrong-3 = Dan krijg je niets. Voor de walvis alleen krijg je husky, slee en kajak.

# 7

lesson-coming-home-title = Op tijd thuis
lesson-coming-home-1-want = Je wilt geel afsnijden.
lesson-coming-home-1-do = Geel staat in de hoek en heeft geen kajak. Twee van zijn drie lijnen zijn gescheurd. Laat de laatste scheuren.
lesson-coming-home-1-done = Geel kan niet meer bewegen en geen iglo meer bereiken. Zijn dieren tellen nog, maar de thuisbonus van 2 punten loopt hij mis.
lesson-coming-home-1-wrong-1 = Geel kan nog uit de hoek weg. Laat de laatste lijn van zijn veld scheuren.
lesson-coming-home-2-want = Je wilt je eigen weg naar huis openhouden.
lesson-coming-home-2-do = Ook jij bent bijna afgesneden: je enige weg naar de iglo gaat via het lege veld rechtsonder. Laat de lijn scheuren waarbij die weg openblijft.
lesson-coming-home-2-done = Je kunt nog in twee stappen naar huis lopen.
lesson-coming-home-2-wrong-1 = Dat sluit je laatste weg naar een iglo af, en je hebt geen kajak. Laat de andere lijn scheuren.
lesson-coming-home-3-want = Je wilt de walrus.
lesson-coming-home-3-do = Je plaats voor een walrus is vrij. Pak de walrus.
lesson-coming-home-3-done = Dat zijn 3 punten. Kijk voor elke scheur eerst naar je weg naar huis.
lesson-coming-home-3-wrong-1 = Dan blijft de walrus liggen en moet je er later voor terugkomen. Pak hem.
lesson-coming-home-4-want = Je wilt aan het einde thuis zijn.
lesson-coming-home-4-do = In een andere partij kan niemand meer jagen, dus de thuiskomst is begonnen. Geel is al thuis en blijft daar. Wie aan het einde in een iglo staat, krijgt 2 punten. Ga de iglo in.
lesson-coming-home-4-done = Je bent op tijd thuis: 2 punten.
lesson-coming-home-4-wrong-1 = Dan ben je nog niet thuis, en het ijs scheurt nog een keer. Ga de iglo in.
lesson-coming-home-5-want = Ook bij de laatste stap scheurt het ijs.
lesson-coming-home-5-do = Je veld heeft nog maar één hoeklijn zonder scheur. Laat die scheuren.
lesson-coming-home-5-done = Nu mag je je zeehond nog ruilen.
lesson-coming-home-6-want = Je wilt winnen bij gelijke stand.
lesson-coming-home-6-do = Jullie hebben allebei 9 punten. Bij gelijke stand gaat de speler voor die de meeste uitrusting bij zich heeft, en jullie hebben allebei alleen een harpoen. Laat de zeehond achter: daarvoor krijg je de kajak.
lesson-coming-home-6-done = Het blijft 9 tegen 9, maar jij hebt twee stuks uitrusting tegen één. Je wint.
lesson-coming-home-6-wrong-1 = Dan delen jullie de overwinning: elk 9 punten en één harpoen. Laat de zeehond achter: daarvoor krijg je de kajak.
lesson-coming-home-7-want = Nu weet je hoe een partij eindigt.
lesson-coming-home-7-do = Niemand kan meer jagen, en elke jager is thuis of afgesneden: dat is het einde. Dieren tellen, bij je of in de iglo, en wie thuis is, krijgt 2 punten. Je bent klaar voor je eerste partij.

# 8

lesson-first-game-title = Je eerste hele partij

# examples of the rulebook

example-corner-lines = De witte jager is van D2 naar de zeehond op D3 gegaan. Van dit veld lopen zes hoeklijnen weg, en die tussen de iglo op E3 en de vis op E4 is al gescheurd. Wit laat dus een van de andere vijf scheuren. De zes zijlijnen van D3 mogen pas scheuren als er geen hoeklijn meer heel is.
example-side-lines = De witte jager is van D1 naar de zeehond op E1 gegaan. Dit veld ligt aan de rand en heeft maar twee hoeklijnen, tussen D1 en E2 en tussen E2 en F1, en die zijn allebei gescheurd. Wit laat dus een van de drie zijlijnen scheuren: die naar D1, E2 of F1. Ook die naar D1 mag, al is wit er net overheen gekomen.
example-hemmed-in = Geel is aan de beurt. De gele jager op F1 heeft drie lijnen: twee zijn gescheurd, en achter de derde staat een witte jager. Hij kan niet bewegen, maar is niet ingesloten, dus geel speelt verder met zijn andere jager, op G2, die drie zetten heeft. Scheurt ook de lijn tussen F1 en F2, dan is de jager op F1 ingesloten en verliest geel aan het begin van zijn volgende beurt.
example-only-kayak = Alle drie de lijnen rond de witte jager op F5 zijn gescheurd, maar hij heeft zijn kajak bij zich. Hij mag een van de scheuren oversteken, bijvoorbeeld naar de zeehond op E5 voor 2 punten, of blijven staan en de kajak bewaren. Blijft hij staan, dan scheurt er niets. Zonder kajak zou zijn beurt gewoon voorbijgaan.
example-only-free-space = Het is ronde 2, en bijna elk veld is nog bezet. De witte jager op F3 heeft zijn harpoen bij zich en mag F2 betreden, het veld van de beer: na die zet is er precies één veld vrij voor de beer, namelijk F3, waar de jager net vandaan komt. Daar moet de beer dus heen, en de harpoen gaat naar de rechterkant. Lag er op F3 nog een fiche, dan kon wit F2 niet betreden.
example-three-turns = De witte jager heeft husky, slee, een vis en een walrus bij zich. Hij pakt de zeehond op C4 en gaat daarna in een extra beurt de iglo op C3 in, waar hij voor de vis de husky en voor de walrus de slee terugkrijgt. Daarmee mag hij nog een extra beurt nemen, voor de vis op D2. Dat zijn drie zetten, drie scheuren en 2 + 1 = 3 punten erbij; daarna liggen husky en slee weer op de rechterkant.
example-trade = De witte jager komt met een vis, een walrus en een walvis de iglo op E3 in; de husky heeft hij al bij zich. Laat hij alleen de walvis achter, dan krijgt hij de slee en de kajak, gaat de Inuk mee en kan hij vis en walrus later nog ruilen. Laat hij vis en walrus achter, dan krijgt hij alleen de slee, en voor de vis niets. De drie dieren zijn hoe dan ook 1 + 3 + 4 = 8 punten waard.
example-hunt-test = Er is nog één vis over, op F5. De witte jager op E6 kan erheen lopen, maar hij heeft al een vis bij zich en kan geen iglo bereiken om uit te laden: hij slaagt niet. De gele jager in de iglo op D4 heeft zijn harpoen en zijn kajak bij zich, maar geen vis, en zou de scheur tussen E5 en F5 kunnen oversteken: hij slaagt wel. De thuiskomst begint dus nog niet.
example-tie = Niemand kan meer jagen, en wit is thuis: 1 + 2 + 3 punten voor een vis, een zeehond en een walrus en 2 voor de iglo, samen 8. Geel heeft een vis en een walrus achtergelaten en een zeehond bij zich, 1 + 3 + 2 = 6, en komt in de iglo op C3 ook op 8 punten. Laat geel daar de zeehond achter, dan krijgt hij de kajak en heeft hij twee stuks uitrusting bij zich, wit maar één. Geel wint.
example-gentle-crack = De witte jager heeft net E5 betreden. De gele jager op F5 kan alleen nog via F4 naar een iglo lopen, want zijn twee andere lijnen zijn gescheurd. Wit mag de lijn tussen F4 en F5 dus niet laten scheuren en kiest uit de vier andere hoeklijnen van E5 die nog heel zijn. Zonder deze variant zou die lijn ook mogen.

# advice

overview-advice-1 = **Breng een vis en een walrus samen naar huis.** Husky en slee geven je meteen een extra beurt, maar alleen als je ze allebei hebt.
overview-advice-2 = **Bewaar de kajak voor de terugweg.** Je steekt er maar één scheur mee over, en tegen het einde is dat soms de enige weg naar een iglo.
overview-advice-3 = **Laat het ijs scheuren waar het anderen hindert.** Kies een lijn tussen hen en het volgende dier, of tussen hen en de iglo’s, en kijk eerst of je er zelf niet langs moet.
overview-advice-4 = **Pak al vroeg een Inuk als er een op je weg ligt.** Je hebt er geen harpoen voor nodig, en met hem erbij kun je een walvis pakken: 4 punten en, als je hem in een iglo achterlaat, husky, kajak en slee.
overview-advice-5 = **Verjaag een beer alleen dicht bij een iglo.** Je bent je harpoen dan kwijt, en tot je hem in een iglo hebt opgehaald, kun je geen dier pakken.
overview-advice-6 = **Kies je eerste iglo met zorg.** Met zijn tweeën begin je het best in verschillende iglo’s. Moet je er een delen, neem er dan een waar jullie allebei een goede eerste zet hebben.
