# il gioco in un minuto

overview-aim = Arriva al villaggio prima di tutti.
overview-counts-1 = Non ci sono punti: **vince la prima pedina che entra nel villaggio.**
overview-counts-2 = Livelli: ghiaccio 1, terra 2, montagna 3. Un passo costa 1 punto energia, in salita 2; in discesa **scii** e lo riprendi.
overview-counts-3 = Una pedina attaccata da un orso torna **alla partenza** o in un igloo che sta indietro.
overview-turn-1 = **Metti** la tessera che peschi: acqua, terra o montagna, a volte con un oggetto o un orso.
overview-turn-2 = **Cammina:** la tua pedina ha 2 punti energia. Non può attraversare l'acqua.
overview-turn-3 = Oppure **muovi un orso:** ha 3 punti energia e ricaccia indietro gli altri.
overview-turn-4 = **Esplora** una grotta con 2 punti energia: mirtilli, una torcia o una corda.
overview-turn-5 = **Costruisci** un igloo con 2 punti energia: nessun orso può entrarci.
overview-costs-1 = Un passo sullo **stesso livello**: 1 punto energia.
overview-costs-2 = Un livello **in salita**: 2 punti energia. Un livello in discesa, con gli **sci**: 1 punto energia, che riprendi.
overview-costs-3 = **Esplora** una grotta: 2 punti energia.
overview-costs-4 = **Costruisci** un igloo: 2 punti energia.
overview-costs-5 = Al posto della tua pedina, un **orso** con 3 punti energia. Paga lo stesso, ma in discesa non riprende nulla.
overview-end = quando una pedina entra nel villaggio. Nel raro caso che non ci arrivi nessuno, è un pareggio.
overview-mistake = Terminare il turno **a tre passi o meno da un orso** senza torcia: chiunque può muoverlo. Con un igloo lungo la strada non riparti da capo.

# 1

lesson-first-turn-title = Il tuo primo turno
lesson-first-turn-1-want = Vuoi arrivare al villaggio prima di tutti.
lesson-first-turn-1-do = La tua pedina arancione parte dal borgo a nord-est; il villaggio è a sud-ovest. Ogni turno comincia con una tessera. Questa è acqua, e nessuna pedina può attraversarla. La tua strada va verso sud-ovest: metti l'acqua in L2, a sud della partenza.
lesson-first-turn-1-wrong-1 = Lì l'acqua sarebbe proprio sulla tua strada. Mettila in L2, a sud della partenza.
lesson-first-turn-1-done = Le tessere restano dove sono fino alla fine della partita. Ora la tua pedina ha 2 punti energia.
lesson-first-turn-2-want = Vuoi metterti in cammino.
lesson-first-turn-2-do = La tessera di partenza è di livello 2, il ghiaccio di livello 1. Per scendere di un livello la pedina usa gli sci: paghi 1 punto energia e lo riprendi subito. Fai un passo a sud-ovest.
lesson-first-turn-2-wrong-2 = Così vai verso il bordo a est, lontano dal villaggio. Fai un passo a sud-ovest.
lesson-first-turn-2-wrong-3 = I tuoi 2 punti energia andrebbero persi. Prima fai un passo a sud-ovest.
lesson-first-turn-2-done = Una casella con gli sci, e hai ancora 2 punti energia.
lesson-first-turn-3-want = Vuoi proseguire.
lesson-first-turn-3-do = Sullo stesso livello un passo costa 1 punto energia. Fai un altro passo a sud-ovest.
lesson-first-turn-3-wrong-1 = Così torni su alla partenza, e ti costerebbe 2 punti energia. Fai un passo a sud-ovest.
lesson-first-turn-3-wrong-3 = I tuoi 2 punti energia andrebbero persi. Fai un passo a sud-ovest.
lesson-first-turn-3-done = Ti resta 1 punto energia.
lesson-first-turn-4-want = Vuoi usare tutta l'energia.
lesson-first-turn-4-do = Un passo puoi ancora farlo. Vai a sud-ovest.
lesson-first-turn-4-wrong-1 = Così torni da dove venivi. Fai un passo a sud-ovest.
lesson-first-turn-4-wrong-3 = L'ultimo punto energia andrebbe perso. Fai un passo a sud-ovest.
lesson-first-turn-4-done = 3 caselle in un turno: fino al villaggio servono 11 punti energia invece di 13. Senza più energia il turno è finito da solo. Poi il bianco e il marrone hanno fatto lo stesso: prima una tessera, poi la pedina.

# 2

lesson-levels-title = Su e giù
lesson-levels-1-want = Vuoi superare le montagne.
lesson-levels-1-do = Il ghiaccio è di livello 1, una montagna di livello 3, e nessun passo porta direttamente da 1 a 3. Ma hai pescato terra, livello 2. Mettila a sud della tua pedina: lì è accanto sia a te sia alla montagna.
lesson-levels-1-wrong-1 = Quella casella è dietro la montagna. Per salire ti serve la terra da questa parte: a sud della tua pedina.
lesson-levels-1-wrong-3 = Così saliresti sulla montagna a nord, più lontana dal villaggio. Metti la terra a sud della tua pedina.
lesson-levels-1-done = Ghiaccio 1, terra 2, montagna 3: ora si può salire.
lesson-levels-2-want = Vuoi salire.
lesson-levels-2-do = Salire di un livello costa 2 punti energia, proprio quelli che hai. Fai un passo a sud, sulla terra.
lesson-levels-2-wrong-2 = Così ti allontani dalla montagna. Fai un passo a sud, sulla terra.
lesson-levels-2-wrong-3 = I tuoi 2 punti energia andrebbero persi. Fai un passo a sud, sulla terra.
lesson-levels-2-done = Un livello più in alto, e il turno è finito. Gli altri hanno giocato e tu hai pescato un'altra tessera terra.
lesson-levels-3-want = Vuoi poter scendere dall'altra parte.
lesson-levels-3-do = Dietro la montagna a nord-ovest della tua pedina c'è solo ghiaccio, due livelli più in basso. Metti la terra a sud-ovest di quella montagna.
lesson-levels-3-wrong-1 = Lì la terra sarebbe a due caselle dalla montagna, e non potresti ancora scendere. Mettila proprio accanto, a sud-ovest.
lesson-levels-3-wrong-2 = Lì la terra sarebbe lontana dalla montagna. Mettila proprio accanto, a sud-ovest.
lesson-levels-3-done = Ora si scende in due tappe: montagna, terra, ghiaccio.
lesson-levels-4-want = Vuoi arrivare in cima.
lesson-levels-4-do = Dalla terra alla montagna si sale di un livello: 2 punti energia. Fai un passo a nord-ovest, sulla montagna.
lesson-levels-4-wrong-2 = Così torneresti giù sul ghiaccio, da questa parte della montagna. Fai un passo a nord-ovest, sulla montagna.
lesson-levels-4-wrong-3 = I tuoi 2 punti energia andrebbero persi. Fai un passo a nord-ovest, sulla montagna.
lesson-levels-4-done = Sei in cima. Da qui è tutta discesa.
lesson-levels-5-want = Vuoi scendere con gli sci.
lesson-levels-5-do = È il turno dopo, e la tessera è già sul tabellone. La tua pedina ha 2 punti energia. Fai un passo a sud-ovest, giù sulla terra.
lesson-levels-5-wrong-2 = Quella è la terra da cui vieni. Il villaggio è dall'altra parte: fai un passo a sud-ovest.
lesson-levels-5-wrong-3 = I tuoi 2 punti energia andrebbero persi. Fai un passo a sud-ovest.
lesson-levels-5-done = Un livello più in basso: il punto energia ti è tornato e ne hai ancora 2.
lesson-levels-6-want = Vuoi continuare la discesa.
lesson-levels-6-do = Anche dalla terra al ghiaccio si scende di un livello. Fai un passo a sud-ovest.
lesson-levels-6-wrong-1 = Così risali sulla montagna, e ti costerebbe 2 punti energia. Fai un passo a sud-ovest.
lesson-levels-6-wrong-2 = Puoi scendere con gli sci anche lì. Ma stavolta continua a sud-ovest.
lesson-levels-6-wrong-3 = I tuoi 2 punti energia andrebbero persi. Fai un passo a sud-ovest.
lesson-levels-6-done = Due caselle, e hai ancora 2 punti energia. Gli orsi, invece, non sciano: non riprendono nulla.
lesson-levels-7-want = Vuoi proseguire.
lesson-levels-7-do = Sul ghiaccio ogni passo costa di nuovo 1 punto energia. Fai un passo a sud-ovest.
lesson-levels-7-wrong-2 = Così torni su, sulla terra, e ti costerebbe 2 punti energia. Fai un passo a sud-ovest.
lesson-levels-7-wrong-3 = I tuoi 2 punti energia andrebbero persi. Fai un passo a sud-ovest.
lesson-levels-7-done = Tre caselle, e ti resta ancora 1 punto energia. Una montagna con la terra da entrambe le parti non è un ostacolo.

# 3

lesson-caves-title = Grotte e oggetti
lesson-caves-1-want = Vuoi quello che c'è nella grotta.
lesson-caves-1-do = La tua pedina è su una montagna con dei mirtilli nella grotta. Esplorare costa 2 punti energia. Esplora la grotta.
lesson-caves-1-wrong-1 = Scenderesti con gli sci senza l'oggetto. Prima esplora la grotta.
lesson-caves-1-wrong-3 = I tuoi 2 punti energia andrebbero persi, e la grotta potrebbe esplorarla un altro. Fallo ora.
lesson-caves-1-done = I mirtilli sono tuoi. Un oggetto puoi usarlo subito o tenerlo.
lesson-caves-2-want = Vuoi altra energia.
lesson-caves-2-do = Hai finito l'energia. I mirtilli danno alla tua pedina altri 2 punti. Mangiali.
lesson-caves-2-wrong-2 = Potresti tenere i mirtilli per un altro turno. Ma ora ti servono per scendere dalla montagna: mangiali.
lesson-caves-2-done = Di nuovo 2 punti energia. Ogni oggetto serve una volta sola e poi esce dal gioco.
lesson-caves-3-want = Vuoi proseguire.
lesson-caves-3-do = A sud-ovest c'è terra, un livello più in basso. Fai un passo a sud-ovest.
lesson-caves-3-wrong-2 = L'energia dei mirtilli andrebbe persa. Fai un passo a sud-ovest.
lesson-caves-3-done = Una casella con gli sci, e hai ancora 2 punti energia.
lesson-caves-4-want = Vuoi scendere direttamente sul ghiaccio.
lesson-caves-4-do = Qualche turno dopo sei su un'altra montagna e hai una corda. Con la corda vai direttamente dal livello 3 al livello 1, cosa altrimenti impossibile. A sud c'è acqua. Fai un passo a sud-ovest.
lesson-caves-4-wrong-2 = Lì potresti scendere con gli sci senza corda, ma ti allontaneresti dal villaggio. Fai un passo a sud-ovest.
lesson-caves-4-wrong-3 = I tuoi 2 punti energia andrebbero persi. Fai un passo a sud-ovest con la corda.
lesson-caves-4-done = Due livelli più in basso, e il punto energia ti è tornato. Con una corda puoi anche arrampicarti direttamente su una montagna, per 2 punti energia.

# 4

lesson-bears-title = Gli orsi polari
lesson-bears-1-want = Vuoi fermare il bianco.
lesson-bears-1-do = Al bianco bastano 5 punti energia per arrivare al villaggio. Hai pescato una montagna con un orso polare. Nemmeno un orso va direttamente dal livello 3 al livello 1. Metti la montagna subito a nord della tessera terra.
lesson-bears-1-wrong-1 = Lì l'orso sarebbe accanto al bianco, ma non potrebbe scendere: dal livello 3 al livello 1 è troppo ripido. Metti la montagna a nord della tessera terra.
lesson-bears-1-done = Montagna, terra, ghiaccio: di qui l'orso può scendere.
lesson-bears-2-want = Vuoi usare l'orso.
lesson-bears-2-do = Ora giochi con la tua pedina oppure con un orso. Gli orsi non sono di nessuno: chiunque può muoverli, con 3 punti energia. Muovi l'orso a sud, sulla terra.
lesson-bears-2-wrong-2 = Così giocheresti con la pedina, e l'orso resterebbe sulla sua montagna. Muovi l'orso a sud.
lesson-bears-2-wrong-3 = Il bianco potrebbe proseguire indisturbato. Muovi l'orso a sud.
lesson-bears-2-done = Speso 1 punto energia, ne restano 2.
lesson-bears-3-want = Vuoi ricacciare indietro il bianco.
lesson-bears-3-do = Un orso che entra in una casella con pedine di altri giocatori le attacca. Muovilo a sud-ovest, nella casella del bianco.
lesson-bears-3-wrong-1 = L'orso si fermerebbe accanto al bianco senza attaccare nessuno. Fallo proseguire a sud-ovest.
lesson-bears-3-done = Il bianco non ha né torce né igloo: torna alla partenza, a 13 punti energia dal villaggio.
lesson-bears-4-want = Vuoi allontanare l'orso da te.
lesson-bears-4-do = Il prossimo giocatore può mandare quest'orso contro di te, e 3 punti energia gli basterebbero. All'orso ne resta 1. Muovilo di un'altra casella a sud-ovest.
lesson-bears-4-wrong-1 = Da qui basterebbero 3 punti energia per raggiungerti. Muovilo di un'altra casella a sud-ovest.
lesson-bears-4-wrong-3 = Così si avvicina: sarebbe a soli due passi da te. Muovilo a sud-ovest.
lesson-bears-4-done = Ora gli servirebbero 4 punti energia per arrivare da te. Prima che il turno finisca, guarda sempre dove sono gli orsi.
lesson-bears-5-want = Vuoi restare dove sei.
lesson-bears-5-do = Qualche turno dopo il marrone ti attacca con l'orso. Ma tu hai una torcia. Usala.
lesson-bears-5-wrong-1 = La tua pedina dovrebbe tornare alla partenza. La torcia serve proprio a questo: usala.
lesson-bears-5-done = L'orso torna dov'era e la tua pedina resta. La torcia esce dal gioco.
lesson-bears-6-want = Vuoi superare un orso.
lesson-bears-6-do = Un altro turno: l'orso è a sud-ovest della tua pedina, tra due tessere acqua. Hai una torcia: puoi entrare nella casella dell'orso e spostarlo. Fai un passo a sud-ovest.
lesson-bears-6-wrong-2 = Quella è una deviazione che ti allontana dal villaggio. Con la torcia puoi andare a sud-ovest.
lesson-bears-6-wrong-3 = L'orso se ne andrebbe, ma la tua pedina dovrebbe aspettare. Con la torcia fai le due cose insieme: vai a sud-ovest.
lesson-bears-6-done = Ora scegli dove va l'orso.
lesson-bears-7-want = Vuoi liberarti dell'orso per sempre.
lesson-bears-7-do = A sud c'è acqua con pesci. Un orso che ci arriva resta con i suoi pesci fino alla fine della partita. Spostalo a sud.
lesson-bears-7-wrong-2 = Lì ti sbarrerebbe di nuovo la strada. Spostalo a sud, sui pesci.
lesson-bears-7-wrong-3 = Di lì il prossimo giocatore potrebbe mandarlo contro di te. Spostalo a sud, sui pesci.
lesson-bears-7-done = Quest'orso non si muoverà più e non attaccherà più nessuno.

# 5

lesson-igloos-title = Gli igloo
lesson-igloos-1-want = Vuoi un posto sicuro.
lesson-igloos-1-do = È entrato in gioco il primo orso. Nessun orso può entrare in un igloo, e più tardi potrai ritirarti lì. Costruire costa 2 punti energia. Costruisci un igloo.
lesson-igloos-1-wrong-1 = Così ti resterebbe solo 1 punto energia, e costruire ne costa 2. Costruisci qui.
lesson-igloos-1-wrong-3 = I tuoi 2 punti energia andrebbero persi. Costruisci un igloo.
lesson-igloos-1-done = L'igloo resta lì fino alla fine della partita. Ogni colore ne ha due.
lesson-igloos-2-want = Vuoi perdere meno terreno possibile.
lesson-igloos-2-do = Più tardi il bianco ti attacca con l'orso, e non hai torce. Puoi ritirarti sulla tessera di partenza o in un igloo che sta indietro. L'igloo bianco è più avanti di te, quindi non vale. Scegli il tuo igloo.
lesson-igloos-2-wrong-1 = Dalla partenza servono 13 punti energia fino al villaggio, dal tuo igloo solo 8. Scegli il tuo igloo.
lesson-igloos-2-done = L'igloo ti ha fatto risparmiare 5 punti energia: fino al villaggio ne servono 8 invece di 13.
lesson-igloos-3-want = Vuoi prendere la strada più breve.
lesson-igloos-3-do = A sud-ovest della tua pedina c'è l'igloo bianco. Se ci entri, paghi al bianco uno dei tuoi oggetti. Hai mirtilli e una corda. Fai un passo a sud-ovest.
lesson-igloos-3-wrong-2 = Così ti allontani dal villaggio. Vai a sud-ovest e paga il pedaggio.
lesson-igloos-3-wrong-3 = I tuoi 2 punti energia andrebbero persi. Vai a sud-ovest e paga il pedaggio.
lesson-igloos-3-done = Il passo è costato 1 punto energia. Ora scegli con che cosa pagare.
lesson-igloos-4-want = Vuoi tenere ciò che ti serve adesso.
lesson-igloos-4-do = I mirtilli ti danno altri 2 punti energia quando vuoi. Paga con la corda.
lesson-igloos-4-wrong-1 = Poi i mirtilli potrebbe mangiarli il bianco. Tienili e paga con la corda.
lesson-igloos-4-done = Ora la corda è del bianco, che può usarla. Senza un oggetto non avresti potuto entrare.
lesson-igloos-5-want = Vuoi proseguire.
lesson-igloos-5-do = Restare in un igloo e uscirne non costa oggetti. Ti resta 1 punto energia. Fai un passo a sud-ovest.
lesson-igloos-5-wrong-2 = Così torni indietro, e rientrare costerebbe un altro oggetto. Fai un passo a sud-ovest.
lesson-igloos-5-done = Nei tuoi igloo non paghi mai. E hai ancora i mirtilli.

# 6

lesson-open-road-title = La strada libera
lesson-open-road-1-want = Vuoi allungare la strada del bianco.
lesson-open-road-1-do = Acqua e montagne formano un muro con due varchi. Il bianco sta per infilarsi in quello a nord, tu sei accanto a quello a sud. Metti l'acqua nel varco a nord.
lesson-open-road-1-wrong-1 = Quello è il tuo varco. Metti l'acqua in quello a nord.
lesson-open-road-1-done = Ora anche il bianco deve passare dal varco a sud, e ne è molto più lontano.
lesson-open-road-2-want = Vuoi passare prima degli altri.
lesson-open-road-2-do = Il varco è a sud-ovest della tua pedina. Fai un passo a sud-ovest.
lesson-open-road-2-wrong-2 = Così passi oltre il varco. Fai un passo a sud-ovest.
lesson-open-road-2-wrong-3 = I tuoi 2 punti energia andrebbero persi. Fai un passo a sud-ovest, nel varco.
lesson-open-road-2-done = Sei nel varco e ti resta 1 punto energia.
lesson-open-road-3-want = Vuoi uscire dall'altra parte.
lesson-open-road-3-do = Un passo puoi ancora farlo. Vai a sud-ovest.
lesson-open-road-3-wrong-1 = Così torni da dove venivi. Fai un passo a sud-ovest.
lesson-open-road-3-wrong-3 = L'ultimo punto energia andrebbe perso. Fai un passo a sud-ovest.
lesson-open-road-3-done = Il varco è alle tue spalle. Gli altri hanno giocato e sono ancora dall'altra parte del muro.
lesson-open-road-4-want = Vuoi rallentare gli altri.
lesson-open-road-4-do = Hai pescato di nuovo acqua. Il varco non puoi chiuderlo: dalla partenza all'arrivo deve restare sempre una strada libera, senza acqua né orsi né igloo. Ma puoi allungarla. Il bianco arriva da nord: metti l'acqua subito a nord-est del varco.
lesson-open-road-4-wrong-2 = Lì non darebbe fastidio quasi a nessuno. Mettila da dove arriva il bianco: a nord-est del varco.
lesson-open-road-4-wrong-3 = Lì non rallenterebbe nessuno: il bianco e il marrone potrebbero passare entrambi a nord-est del varco. Mettila in quella casella.
lesson-open-road-4-done = Il bianco era a 2 passi dal varco e ora deve farne 4. Ma una strada libera c'è ancora.
lesson-open-road-5-want = Vuoi vincere.
lesson-open-road-5-do = Il villaggio è di livello 2 e tu sei sul ghiaccio: l'ultimo passo costa 2 punti energia. Ne hai proprio 2. Fai un passo a sud-ovest, nel villaggio.
lesson-open-road-5-wrong-1 = Di lì in questo turno non entreresti nel villaggio: ti resterebbe 1 punto energia e ne servono 2. Fai un passo a sud-ovest.
lesson-open-road-5-wrong-3 = I tuoi 2 punti energia andrebbero persi, e il bianco ti è alle spalle. Fai un passo a sud-ovest, nel villaggio.
lesson-open-road-5-done = La tua pedina è la prima nel villaggio: hai vinto.

# 7

lesson-first-hike-title = La tua prima escursione

# examples

example-mountain-in-the-gap = La colonna I è tutta acqua tranne un varco, e ogni strada dalla partenza all'arrivo passa di lì. Una montagna senza orso potrebbe stare nel varco: dalla terra ai due lati, di livello 2, si sale al livello 3 e si scende di nuovo. Ma con questa montagna entra un orso, e su una strada libera non ci sono orsi: devi metterla altrove. Senza la terra, il livello 1 sarebbe accanto al livello 3 e nel varco non potrebbe andare nessuna montagna.
example-ski-run = La tua pedina arancione è sulla montagna, di livello 3, con 2 punti energia. Scende con gli sci a sud sulla terra (2 − 1 + 1 = 2) e poi ancora sul ghiaccio (di nuovo 2). Solo i due passi seguenti, sullo stesso livello, consumano energia: ne resta 1, poi 0. Sono quattro caselle in un turno invece di due.
example-rope-and-fee = L'igloo del bianco è sulla montagna, due livelli sopra la tua pedina. Il passo costa 2 punti energia e la corda, e in più c'è il pedaggio: i mirtilli vanno al bianco, e il tuo turno è finito. Con la sola corda non potresti entrare, perché quella che ti porta su non può anche pagare. Con due corde e i mirtilli potresti scegliere che cosa pagare: i mirtilli o la seconda corda.
example-mixed-turn = Prima fai camminare l'orso: 1 punto energia per scendere dalla terra al ghiaccio, un altro per entrare nella casella del bianco. Il bianco non ha torce e si ritira; tu fermi l'orso, e il suo ultimo punto energia è perso. Ora mangi i mirtilli, e la tua pedina fa due passi con i loro 2 punti energia; i soliti 2 non si aggiungono. Se mangiassi i mirtilli per primi, avresti scelto la pedina e non potresti più far camminare l'orso.
example-push-aside = Con la torcia la tua pedina entra nella casella dell'orso: costa 1 punto energia, ne resta 1, e la torcia esce dal gioco. L'orso ha sei caselle adiacenti: da una vieni tu, in un'altra c'è il bianco e tre sono acqua. Lo sposti quindi nella sesta, a nord-est. Se anche quella fosse acqua, non potresti fare il passo.
example-bear-in-the-gap = La colonna I è tutta acqua tranne il varco a nord-est dell'orso. Con 1 punto energia puoi far entrare l'orso nel varco, ma lì non può fermarsi, perché non resterebbe nessuna strada libera. Con gli altri 2 punti energia deve proseguire, per esempio nella casella del bianco: lì può fermarsi, perché la strada può passargli accanto. Un orso con 1 solo punto energia rimasto non potrebbe nemmeno entrare nel varco.
example-torch-after-a-hit = Fai entrare l'orso nella casella del bianco, che non ha torce e si ritira. Con i 2 punti energia che gli restano l'orso prosegue e attacca il marrone, che usa una torcia. L'orso torna solo nella casella in cui ha messo in fuga il bianco, non dove il cammino è cominciato. Se il bianco avesse usato una torcia, l'orso sarebbe tornato proprio lì e il marrone non sarebbe stato attaccato.
example-igloos-behind = L'arancione attacca con un orso la tua pedina bianca nella colonna G, e non hai torce. Il tuo igloo a sud è anch'esso nella colonna G: sta quindi indietro e non costa nulla. Anche l'igloo arancione nella colonna H sta indietro, ma lì paghi all'arancione i tuoi mirtilli. I due igloo nella colonna F sono più avanti di te, compreso il tuo: oltre ai primi due ti resta solo la tessera di partenza.
example-shutting-in = Giochi con il marrone e sei sulla terra. Dalla montagna di mezzo l'arancione può scendere solo passando dalla tua terra o dall'igloo del bianco; un tuo igloo gli toglierebbe l'ultima via d'uscita, quindi qui non puoi costruire. Il bianco non ne risente: può passare dal proprio igloo. Se l'arancione fosse con te sulla terra, potresti costruire, perché un igloo nella sua casella non impedisce a una pedina di andarsene.
example-unprotected = Giochi con il bianco e hai pescato terra. Dalla montagna a est l'arancione può scendere solo passando dall'igloo del marrone o dal tuo: all'inizio del tuo turno non ha una via d'uscita, quindi non è protetto. Metti la terra a sud della tua pedina, ci scendi con gli sci, hai ancora 2 punti energia e costruisci lì, anche se la tua tessera aveva appena aperto una via d'uscita all'arancione. Se la terra fosse stata lì già all'inizio del turno, l'arancione sarebbe protetto e non potresti costruirci.

# advice

overview-advice-1 = **Cerca le discese.** Sciando riprendi l'energia: con 1 punto energia scendi da una montagna alla terra e poi al ghiaccio, e ti resta ancora un passo.
overview-advice-2 = **Metti acqua e montagne davanti a chi è in testa.** Senza corda nessuno sale dal ghiaccio dritto su una montagna, che quindi sbarra la strada quasi come l'acqua.
overview-advice-3 = **Tieni i mirtilli per la fine.** Ogni porzione dà altri 2 punti energia: fai l'ultimo tratto in un solo turno, e nel frattempo nessuno può ostacolarti.
overview-advice-4 = **Muovi un orso quando conviene.** Ricacciare indietro chi è in testa vale più dei tuoi due passi; ricacciare chi è appena partito no. Guarda prima chi ha una torcia.
overview-advice-5 = **Manda un orso dai pesci** quando minaccia te più degli altri. Su una tessera con pesci l'orso resta dov'è e non attacca più nessuno.
