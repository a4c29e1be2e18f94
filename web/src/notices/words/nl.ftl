notices = Waarschuw me als ik aan de beurt ben
notices-what = Je krijgt bericht als je aan de beurt bent, als er iemand aan je tafel komt zitten, als het spel begint en als het is afgelopen. Niet terwijl je naar de tafel kijkt.
notices-tell-when-joined = Waarschuw me als er iemand komt
notices-your-turn = Jouw beurt
notices-your-turn-at = Je bent aan de beurt bij { $game }.
notices-turns = { $count ->
    [one] Je bent aan de beurt aan één tafel
   *[other] Je bent aan de beurt aan { $count } tafels
}
notices-here = In deze browser
notices-here-push = Ook als er geen pagina van Banchisa open is.
notices-here-open = Zolang er een pagina van Banchisa open is, ook als je iets anders bekijkt.
notices-here-unsafe = Browsers tonen meldingen alleen voor versleutelde pagina’s (https) of pagina’s van deze computer.
notices-tell-here = Waarschuw me hier
notices-forbidden = Deze browser staat geen meldingen van Banchisa toe. Dat kun je veranderen in de instellingen voor deze pagina.
notices-push-refused = Deze browser gaf geen adres voor meldingen. Zolang er een pagina open is, word je wel gewaarschuwd.
notices-ways = Manieren waarop je bericht krijgt
notices-kind-push = Browser
notices-kind-mail = E-mail
notices-kind-webhook = Webhook
notices-webhook-what = Voor ntfy, Discord, Slack, Matrix of een eigen programma.
notices-shape = Ontvanger
notices-shape-json = Een eigen programma (JSON)
notices-shape-ntfy = ntfy
notices-shape-discord = Discord
notices-shape-slack = Slack
notices-shape-matrix = Matrix (adres van m.room.message van een kamer)
notices-url = Adres
notices-token = Toegangstoken, als dat nodig is
notices-add = Toevoegen
notices-test = Testen
notices-stop = Stopzetten
notices-stop-ask = Geen berichten meer?
notices-stop-all = Berichten stopzetten
notices-stopped = Je krijgt deze berichten niet meer.
notices-stopped-how = Met de bel in de lobby zet je ze weer aan.
notices-to-lobby = Naar de lobby
notices-code = Code uit de e-mail
notices-confirm = We hebben je een code gestuurd. Typ die in om te laten zien dat het adres van jou is.
notices-confirm-it = Bevestigen
notices-sending = Versturen…
notices-on = Aan
notices-arrived = Aan. Laatst verstuurd: { $time }
notices-again = Volgende poging: { $time }
notices-given-up = Opgegeven. Komt er een testbericht aan, dan gaat het weer aan.
notices-error-unreachable = Op dat adres antwoordde niemand.
notices-error-timeout = Het adres antwoordde niet op tijd.
notices-error-name = Er is geen adres met die naam.
notices-error-address = Dat adres ligt in het eigen netwerk van de server; daarheen wordt niets verstuurd.
notices-error-certificate = Het adres is versleuteld met een certificaat dat niet te vertrouwen is.
notices-error-status = Het adres antwoordde met een fout ({ $status }).
notices-error-mail-server = De mailserver nam het bericht niet aan.
notices-error-mail-refused = De mailserver accepteert dit adres niet.
notices-error-push-keys = De sleutels van deze browser zijn niet geldig.
notices-error-server = De server kon het niet versturen.
error-notice-target = { $what ->
    [mail] Dit is geen e-mailadres.
    [url] Naar dit adres kunnen geen berichten worden gestuurd: het moet met https:// beginnen en mag geen naam of wachtwoord bevatten.
    [topic] Het adres van ntfy eindigt op de naam van een onderwerp.
    [token] Het toegangstoken bevat tekens die niet zijn toegestaan.
   *[other] Het adres van deze browser voor meldingen is niet geldig.
}
error-notice-too-many = Dat is te veel: hoogstens { $most }. Zet er een stop, of probeer het morgen weer.
error-notice-not-offered = Deze server biedt die manier niet aan.
error-notice-unknown = Deze manier is er niet meer.
error-notice-code = { $left ->
    [0] De code klopt niet en er waren te veel pogingen. Zet deze manier stop en voeg die opnieuw toe.
    [one] De code klopt niet. Je hebt nog één poging.
   *[other] De code klopt niet. Je hebt nog { $left } pogingen.
}
