# the game in a minute

overview-aim = Caccia, fai più punti di tutti e finisci la partita in un igloo.
overview-counts-1 = Un **pesce** vale 1 punto, una **foca** 2, un **tricheco** 3 e una **balena** 4, con te o in un igloo.
overview-counts-2 = **Bonus per l'igloo**: 2 punti se alla fine il tuo cacciatore è in un igloo.
overview-counts-3 = **A parità di punti** è davanti chi porta più equipaggiamento.
overview-turn-1 = **Muoviti** in uno spazio adiacente. A piedi nessuno attraversa una spaccatura.
overview-turn-2 = **Spacca** una delle linee che si allontanano dal tuo spazio.
overview-turn-3 = **Prendi** l'animale che trovi, uno per tipo. Serve l'arpione, e per una balena anche un Inuk.
overview-turn-4 = **Lascia** gli animali in un igloo: un pesce dà l'husky, una foca il kayak, un tricheco la slitta, una balena tutti e tre.
overview-end = quando nessuno può più cacciare e ogni cacciatore è a casa o tagliato fuori, oppure quando per un giro intero nessuno si è mosso.
overview-mistake = **Chiuderti la via di casa.** Se non puoi più arrivare a un igloo, non scarichi più e perdi i 2 punti.

# 1

lesson-hunt-and-crack-title = Caccia e spacca il ghiaccio
lesson-hunt-and-crack-1-want = Vuoi fare più punti possibile.
lesson-hunt-and-crack-1-do = Gli animali sono punti: il pesce 1, la foca 2, il tricheco 3, la balena 4. Il tuo cacciatore è quello bianco e si muove di uno spazio. Raggiungi l'animale accanto a te che vale di più.
lesson-hunt-and-crack-1-done = Il tricheco vale 3 punti. Accanto a te non c'è niente che valga di più.
lesson-hunt-and-crack-1-wrong-1 = La foca vale 2 punti. Accanto a te c'è un animale che ne vale 3.
lesson-hunt-and-crack-1-wrong-2 = { lesson-hunt-and-crack-1-wrong-1 }
lesson-hunt-and-crack-1-wrong-3 = Il pesce vale 1 punto. Accanto a te c'è un animale che ne vale 3.
lesson-hunt-and-crack-1-wrong-4 = { lesson-hunt-and-crack-1-wrong-3 }
lesson-hunt-and-crack-2-want = A ogni passo il ghiaccio si spacca.
lesson-hunt-and-crack-2-do = Dove, lo scegli tu: le linee d'angolo evidenziate partono da un angolo del tuo spazio e se ne allontanano. L'igloo ti servirà ancora, quindi lascia intatte le sue linee. Spacca la linea tra il pesce e la balena.
lesson-hunt-and-crack-2-done = D'ora in poi nessuno può attraversare a piedi questa linea. Le spaccature restano fino alla fine della partita.
lesson-hunt-and-crack-2-wrong-1 = Così chiudi una via per il tuo igloo. Spacca la linea tra il pesce e la balena.
lesson-hunt-and-crack-2-wrong-2 = { lesson-hunt-and-crack-2-wrong-1 }
lesson-hunt-and-crack-3-want = Vuoi il tricheco.
lesson-hunt-and-crack-3-do = Porti l'arpione, e il posto per un tricheco è libero. Prendi il tricheco.
lesson-hunt-and-crack-3-done = Muovere, spaccare, prendere: ecco un turno intero. Il giallo ha fatto lo stesso e ha preso una foca.
lesson-hunt-and-crack-3-wrong-1 = Così il tricheco resta lì, e per averlo dovresti andartene e tornare. Prendilo adesso.
lesson-hunt-and-crack-4-want = Vuoi prendere ancora qualcosa prima di tornare a casa.
lesson-hunt-and-crack-4-do = Puoi portare un animale per ogni tipo: accanto al tricheco c'è posto per un pesce. Raggiungi il pesce.
lesson-hunt-and-crack-4-done = È 1 punto in più, e hai ancora due igloo accanto a te.
lesson-hunt-and-crack-4-wrong-1 = Puoi andarci, ma non prendere la balena: per quella serve un Inuk. Raggiungi il pesce.
lesson-hunt-and-crack-4-wrong-2 = Lì potresti lasciare il tricheco, ma torneresti a casa con un solo animale. Raggiungi prima il pesce.
lesson-hunt-and-crack-4-wrong-3 = Così scacci l'orso, ma ti costa l'arpione. Raggiungi il pesce.
lesson-hunt-and-crack-5-want = Vuoi rallentare il giallo.
lesson-hunt-and-crack-5-do = Il giallo porta una foca e vorrebbe entrare in un igloo. Spacca la linea tra il giallo e l'igloo alla sua destra.
lesson-hunt-and-crack-5-done = Ora il giallo deve scegliere un altro igloo. Una spaccatura può fermare gli altri, non solo te.
lesson-hunt-and-crack-5-wrong-1 = Quello è l'igloo sotto il giallo. Spacca la linea verso quello a destra.
lesson-hunt-and-crack-5-wrong-2 = Quella linea non dà fastidio a nessuno. Spacca quella tra il giallo e l'igloo a destra.
lesson-hunt-and-crack-6-want = Vuoi anche il pesce.
lesson-hunt-and-crack-6-do = Il posto per un pesce è libero. Prendi il pesce.
lesson-hunt-and-crack-6-done = Tricheco e pesce fanno 4 punti. Nella prossima lezione li porterai a casa.
lesson-hunt-and-crack-6-wrong-1 = Così il pesce resta lì, e per averlo dovresti tornare. Prendilo adesso.

# 2

lesson-home-to-the-igloo-title = A casa nell'igloo
lesson-home-to-the-igloo-1-want = Vuoi scaricare.
lesson-home-to-the-igloo-1-do = Porti un pesce e una foca. C'è un posto per ogni tipo, quindi una seconda foca non ci sta. Entra nell'igloo accanto a te.
lesson-home-to-the-igloo-1-done = Va bene qualsiasi igloo: sono di tutti.
lesson-home-to-the-igloo-1-wrong-1 = Puoi andarci, ma non prendere la foca: ne porti già una. Prima scarica nell'igloo accanto a te.
lesson-home-to-the-igloo-2-want = Vuoi tenere per te la prossima foca.
lesson-home-to-the-igloo-2-do = Accanto al tuo igloo c'è una foca. Passando dal pesce, il giallo ci arriva in due passi. Spacca la linea tra il pesce e questa foca.
lesson-home-to-the-igloo-2-done = Ora al giallo servono almeno tre passi.
lesson-home-to-the-igloo-2-wrong-1 = Il giallo può ancora passare dal pesce alla foca. Spacca la linea tra i due.
lesson-home-to-the-igloo-2-wrong-2 = { lesson-home-to-the-igloo-2-wrong-1 }
lesson-home-to-the-igloo-3-want = Vuoi l'husky e il kayak.
lesson-home-to-the-igloo-3-do = In un igloo un pesce dà l'husky, una foca il kayak e un tricheco la slitta. Scegli il pesce e la foca e lasciali qui.
lesson-home-to-the-igloo-3-done = Ora porti husky e kayak, e c'è posto per altri animali. Quelli che hai lasciato contano sempre: 3 punti.
lesson-home-to-the-igloo-3-wrong-1 = Così ricevi solo il kayak. Scegli anche il pesce e avrai pure l'husky.
lesson-home-to-the-igloo-3-wrong-2 = Così ricevi solo l'husky. Scegli anche la foca e avrai pure il kayak.
lesson-home-to-the-igloo-3-wrong-3 = Così non ricevi nulla e non c'è posto per altri animali. Si scambia solo quando si entra in un igloo: scegli entrambi gli animali.
lesson-home-to-the-igloo-4-want = Vuoi la slitta.
lesson-home-to-the-igloo-4-do = Qualche giro dopo arrivi con un pesce e un tricheco. Porti ancora l'husky, quindi per il pesce non riceveresti nulla. Lascia solo l'animale che ti dà qualcosa.
lesson-home-to-the-igloo-4-done = Ecco la slitta. Quando avrai usato l'husky, con il pesce potrai riaverlo. Come si usa, lo vedrai nella prossima lezione.
lesson-home-to-the-igloo-4-wrong-1 = Così ricevi la slitta, ma nulla per il pesce: porti ancora l'husky. Lascia solo il tricheco.
lesson-home-to-the-igloo-4-wrong-2 = Per il pesce non ricevi nulla: porti ancora l'husky. Lascia il tricheco.
lesson-home-to-the-igloo-4-wrong-3 = Così non ricevi nulla. Il tricheco ti darebbe la slitta.

# 3

lesson-husky-and-sled-title = Husky e slitta
lesson-husky-and-sled-1-want = Vuoi muovere subito un'altra volta.
lesson-husky-and-sled-1-do = Hai appena preso un tricheco. Nel prossimo turno il giallo potrebbe chiuderti la via per l'igloo. Husky e slitta insieme ti danno un turno extra. Fai il turno extra.
lesson-husky-and-sled-1-done = Husky e slitta tornano nell'igloo, e tu hai un altro turno intero.
lesson-husky-and-sled-1-wrong-1 = Così tocca al giallo, che potrebbe spaccare la linea tra te e l'igloo. Fai il turno extra.
lesson-husky-and-sled-2-want = Vuoi scaricare.
lesson-husky-and-sled-2-do = Accanto a te ci sono due igloo, e uno è oltre una spaccatura. Entra nell'altro.
lesson-husky-and-sled-2-done = Eccoti dentro: il giallo non ha potuto impedirlo.
lesson-husky-and-sled-2-wrong-1 = La foca vale 2 punti, ma avresti ancora tutto con te. Entra nell'igloo.
lesson-husky-and-sled-2-wrong-2 = { lesson-husky-and-sled-2-wrong-1 }
lesson-husky-and-sled-3-want = Vuoi tenere il giallo lontano dalla foca.
lesson-husky-and-sled-3-do = A ogni passo il ghiaccio si spacca, anche nel turno extra. Il giallo è proprio accanto alla foca. Spacca la linea tra i due.
lesson-husky-and-sled-3-done = Ora il giallo non può raggiungere direttamente la foca.
lesson-husky-and-sled-3-wrong-1 = Il giallo può ancora raggiungere direttamente la foca. Spacca la linea tra i due.
lesson-husky-and-sled-3-wrong-2 = { lesson-husky-and-sled-3-wrong-1 }
lesson-husky-and-sled-4-want = Rivuoi husky e slitta.
lesson-husky-and-sled-4-do = Il pesce dà l'husky, il tricheco la slitta. Scegli entrambi gli animali e lasciali qui.
lesson-husky-and-sled-4-done = Li porti di nuovo tutti e due, e tutto nello stesso turno.
lesson-husky-and-sled-4-wrong-1 = Così ricevi solo la slitta, che senza l'husky non serve. Scegli anche il pesce.
lesson-husky-and-sled-4-wrong-2 = Così ricevi solo l'husky, che senza la slitta non serve. Scegli anche il tricheco.
lesson-husky-and-sled-4-wrong-3 = Così husky e slitta restano nell'igloo. Scegli entrambi gli animali.
lesson-husky-and-sled-5-want = Vuoi muovere ancora.
lesson-husky-and-sled-5-do = Porti di nuovo husky e slitta, quindi puoi fare un altro turno extra. La foca è proprio accanto all'igloo. Fai il turno extra.
lesson-husky-and-sled-5-done = È il tuo terzo turno di fila. Non se ne possono mai fare più di tre.
lesson-husky-and-sled-5-wrong-1 = Così tieni husky e slitta per dopo, ma la foca deve aspettare. Fai il turno extra.
lesson-husky-and-sled-6-want = Vuoi la foca.
lesson-husky-and-sled-6-do = Il posto per una foca è libero. Raggiungi la foca accanto a te.
lesson-husky-and-sled-6-done = Ci arrivi prima del giallo.
lesson-husky-and-sled-6-wrong-1 = Lì non c'è niente. Raggiungi la foca.
lesson-husky-and-sled-6-wrong-2 = { lesson-husky-and-sled-6-wrong-1 }
lesson-husky-and-sled-7-want = Vuoi costringere il giallo a fare la strada più lunga.
lesson-husky-and-sled-7-do = Il giallo è accanto all'igloo che hai appena lasciato. Spacca la linea tra il giallo e quell'igloo.
lesson-husky-and-sled-7-done = Tre passi, tre spaccature, e il giallo è rimasto a guardare.
lesson-husky-and-sled-7-wrong-1 = Quella è la linea verso un altro igloo. Spacca quella verso l'igloo che hai appena lasciato.
lesson-husky-and-sled-7-wrong-2 = Quella linea non è accanto al giallo. Spacca quella tra il giallo e l'igloo che hai appena lasciato.
lesson-husky-and-sled-8-want = Vuoi altri 2 punti.
lesson-husky-and-sled-8-do = Prendi la foca.
lesson-husky-and-sled-8-done = Hai scaricato e preso un altro animale, tutto in una volta. Tieni husky e slitta per turni come questo.
lesson-husky-and-sled-8-wrong-1 = Così la foca resta qui per il prossimo cacciatore che entra in questo spazio. Prendila.

# 4

lesson-kayak-title = In kayak oltre le spaccature
lesson-kayak-1-want = Vuoi entrare nell'igloo.
lesson-kayak-1-do = L'igloo è accanto a te, ma oltre una spaccatura, e non hai ancora un kayak. Aggirala: vai nello spazio da cui al prossimo turno potrai entrare a piedi in questo igloo.
lesson-kayak-1-done = Da qui nessuna spaccatura ti separa dall'igloo.
lesson-kayak-1-wrong-2 = Lì puoi prendere il pesce, ma ti allontani dall'igloo. Aggira la spaccatura.
lesson-kayak-2-want = Vuoi che anche il giallo allunghi la strada.
lesson-kayak-2-do = Il giallo ha un tricheco da scaricare ed è accanto a un igloo. Spacca la linea tra il giallo e quell'igloo.
lesson-kayak-2-done = Una spaccatura chiude una linea sola. Spesso resta un'altra strada.
lesson-kayak-2-wrong-1 = Così tieni il giallo lontano dal pesce, ma non dall'igloo. Spacca la linea tra il giallo e l'igloo.
lesson-kayak-2-wrong-2 = Quella linea non è accanto al giallo. Spacca quella tra il giallo e l'igloo.
lesson-kayak-3-want = Vuoi raggiungere il tricheco prima del giallo.
lesson-kayak-3-do = Nel frattempo hai portato a casa una foca e hai con te il kayak. A piedi il tricheco è a tre passi da te, ma solo a due dal giallo. Con il kayak attraversi una spaccatura. Raggiungi il tricheco.
lesson-kayak-3-done = Eccoti di là. Il kayak torna subito nell'igloo, e la spaccatura resta.
lesson-kayak-3-wrong-1 = Quella è la via a piedi, e il giallo farebbe prima. Attraversa la spaccatura e raggiungi il tricheco.
lesson-kayak-3-wrong-2 = Anche così usi il kayak, ma non arrivi ancora al tricheco. Raggiungi direttamente il tricheco.
lesson-kayak-3-wrong-3 = { lesson-kayak-3-wrong-2 }
lesson-kayak-4-want = Vuoi tenere aperta la via di casa.
lesson-kayak-4-do = Questo spazio non ha più linee d'angolo intatte, quindi ora si spacca una sua linea di lato. Ne restano due intatte: una porta verso l'igloo, l'altra in un vicolo cieco. Spacca la linea verso il vicolo cieco.
lesson-kayak-4-done = La via per l'igloo resta aperta.
lesson-kayak-4-wrong-1 = Così resta solo il vicolo cieco, e il kayak non c'è più. Spacca l'altra linea.
lesson-kayak-5-want = Vuoi il tricheco.
lesson-kayak-5-do = È per questo che hai usato il kayak. Prendi il tricheco.
lesson-kayak-5-done = Sono 3 punti. Per riavere il kayak porta una foca o una balena in un igloo.
lesson-kayak-5-wrong-1 = Così il tricheco resta qui, e potrebbe venire a prenderlo il giallo. Prendilo.
lesson-kayak-6-want = Rivuoi il kayak.
lesson-kayak-6-do = Qualche giro dopo hai attraversato in kayak una spaccatura e sei nell'igloo, con una foca. Lascia qui la foca.
lesson-kayak-6-done = Riprendi subito il kayak: sei a posto per la prossima spaccatura.
lesson-kayak-6-wrong-1 = Così il kayak resta nell'igloo. Lascia la foca e lo riprendi.

# 5

lesson-bear-title = L'orso sbarra la strada
lesson-bear-1-want = Vuoi andartene da qui.
lesson-bear-1-do = Due delle tue tre linee sono spaccate, e oltre la terza c'è un orso polare. Porti l'arpione, quindi puoi scacciarlo. Entra nello spazio dell'orso.
lesson-bear-1-done = L'orso deve farti posto. Solo nel primo giro della partita non si può.
lesson-bear-2-want = Vuoi chiudere una via al giallo.
lesson-bear-2-do = Come sempre, prima la spaccatura. Tu e il giallo siete accanto allo stesso igloo. Spacca la linea tra il giallo e quell'igloo.
lesson-bear-2-done = Ora al giallo resta una sola via d'uscita: lo spazio vuoto alla sua sinistra, in alto.
lesson-bear-2-wrong-1 = Quella linea può servire a te, per andare dall'igloo alla foca. Spacca quella tra il giallo e l'igloo.
lesson-bear-3-want = Vuoi che l'orso blocchi il giallo.
lesson-bear-3-do = Puoi scacciare l'orso in qualsiasi spazio libero del lastrone: senza igloo, tessere, cacciatori o altri orsi. Il giallo non porta l'arpione. Scegli lo spazio vuoto in cui il giallo può ancora andare.
lesson-bear-3-done = Chi può muovere deve farlo. Il giallo non può, quindi tocca di nuovo a te. Ma l'orso ti è costato l'arpione.
lesson-bear-3-wrong-1 = Lì l'orso non dà fastidio a nessuno. Scegli lo spazio vuoto in cui il giallo può ancora andare.
lesson-bear-3-wrong-2 = Una spaccatura separa già il giallo da quello spazio. Scegli quello in cui può ancora andare.
lesson-bear-4-want = Rivuoi l'arpione.
lesson-bear-4-do = È nell'igloo. Senza arpione non prendi animali e non scacci orsi. Entra nell'igloo accanto a te.
lesson-bear-4-done = Dopo la spaccatura l'arpione torna da sé, e non costa nulla.
lesson-bear-4-wrong-1 = Puoi andarci, ma senza arpione non puoi prendere la foca. Entra prima nell'igloo.
lesson-bear-5-want = Vuoi che il giallo resti bloccato.
lesson-bear-5-do = Hai lasciato il tuo spazio, e ora il giallo potrebbe andarci. Spacca la linea tra il giallo e lo spazio da cui vieni.
lesson-bear-5-done = Il giallo resta bloccato. Tu hai di nuovo l'arpione, e la foca accanto a te ti aspetta.
lesson-bear-5-wrong-1 = Quella via la blocca già l'orso. Spacca la linea tra il giallo e lo spazio da cui vieni.
lesson-bear-5-wrong-2 = Il giallo potrebbe ancora uscire. Spacca la linea tra il giallo e lo spazio da cui vieni.

# 6

lesson-inuk-and-whale-title = Inuk e balena
lesson-inuk-and-whale-1-want = Vuoi una balena: 4 punti.
lesson-inuk-and-whale-1-do = Per una balena serve un aiutante, un Inuk. Sono tutti e due accanto a te. Vai prima dall'Inuk.
lesson-inuk-and-whale-1-done = Prima l'Inuk, poi la balena: l'ordine è questo.
lesson-inuk-and-whale-1-wrong-1 = Puoi andarci, ma senza un Inuk non puoi prendere la balena. Vai prima dall'Inuk.
lesson-inuk-and-whale-1-wrong-2 = Lì non hai ancora niente da lasciare, e anche il giallo è proprio accanto all'Inuk. Vai prima dall'Inuk.
lesson-inuk-and-whale-2-want = Vuoi che la via per la balena resti libera.
lesson-inuk-and-whale-2-do = Il giallo potrebbe andare nello spazio da cui vieni e sbarrarti la strada. Spacca la linea tra il giallo e quello spazio.
lesson-inuk-and-whale-2-done = Ora il giallo non può andarci direttamente.
lesson-inuk-and-whale-2-wrong-1 = Quella linea non è accanto al giallo. Spacca quella tra il giallo e lo spazio da cui vieni.
lesson-inuk-and-whale-3-want = Vuoi che l'Inuk venga con te.
lesson-inuk-and-whale-3-do = Il posto per un Inuk è libero, e l'arpione non serve. Prendi l'Inuk.
lesson-inuk-and-whale-3-done = L'Inuk resta con te finché non lasci una balena in un igloo.
lesson-inuk-and-whale-3-wrong-1 = Così nessuno ti aiuta con la balena. Prendi l'Inuk.
lesson-inuk-and-whale-4-want = Vuoi la balena.
lesson-inuk-and-whale-4-do = Qualche turno dopo sei accanto alla balena, con arpione e Inuk. Raggiungi la balena.
lesson-inuk-and-whale-4-done = Hai tutto quello che serve per una balena.
lesson-inuk-and-whale-4-wrong-1 = Lì non hai ancora niente da lasciare. Raggiungi la balena, che vale 4 punti.
lesson-inuk-and-whale-4-wrong-2 = La foca vale 2 punti, la balena 4. Raggiungi la balena.
lesson-inuk-and-whale-5-want = Vuoi prendere la foca al ritorno.
lesson-inuk-and-whale-5-do = La foca è sulla tua via per l'igloo, e il giallo le sta proprio accanto. Spacca la linea tra il giallo e la foca.
lesson-inuk-and-whale-5-done = Ora il giallo non può raggiungere direttamente la foca.
lesson-inuk-and-whale-5-wrong-1 = Quella linea non è accanto al giallo. Spacca quella tra il giallo e la foca.
lesson-inuk-and-whale-5-wrong-2 = { lesson-inuk-and-whale-5-wrong-1 }
lesson-inuk-and-whale-6-want = Vuoi 4 punti.
lesson-inuk-and-whale-6-do = Porti arpione e Inuk, e il posto per una balena è libero. Prendi la balena.
lesson-inuk-and-whale-6-done = Sono 4 punti. Ora portala in un igloo.
lesson-inuk-and-whale-6-wrong-1 = Così la balena resta qui, e per averla dovresti tornare. Prendila.
lesson-inuk-and-whale-7-want = Vuoi l'equipaggiamento completo.
lesson-inuk-and-whale-7-do = Due turni dopo sei a casa. La balena da sola dà husky, slitta e kayak, quindi per la foca non riceveresti altro. Lascia solo la balena.
lesson-inuk-and-whale-7-done = Tutti e tre in una volta, e la foca la potrai scambiare più avanti. L'Inuk se n'è andato con la balena: per la prossima te ne serve un altro.
lesson-inuk-and-whale-7-wrong-1 = Così ricevi le stesse tre cose, e nient'altro per la foca. Lascia solo la balena.
lesson-inuk-and-whale-7-wrong-2 = Così ricevi solo il kayak. La balena da sola dà husky, slitta e kayak.
lesson-inuk-and-whale-7-wrong-3 = Così non ricevi nulla. La balena da sola dà husky, slitta e kayak.

# 7

lesson-coming-home-title = A casa in tempo
lesson-coming-home-1-want = Vuoi tagliare fuori il giallo.
lesson-coming-home-1-do = Il giallo è nell'angolo e non ha il kayak. Due delle sue tre linee sono spaccate. Spacca l'ultima.
lesson-coming-home-1-done = Il giallo non può più muoversi né arrivare a un igloo. I suoi animali valgono ancora, ma il bonus di 2 punti per l'igloo è perso.
lesson-coming-home-1-wrong-1 = Il giallo può ancora lasciare l'angolo. Spacca l'ultima linea del suo spazio.
lesson-coming-home-2-want = Vuoi tenere aperta la tua via di casa.
lesson-coming-home-2-do = Anche la tua strada si fa stretta: l'unica via per l'igloo passa per lo spazio vuoto in basso a destra. Spacca la linea che non chiude questa via.
lesson-coming-home-2-done = Puoi ancora tornare a casa in due passi.
lesson-coming-home-2-wrong-1 = Così chiudi la tua ultima via per un igloo, e non hai il kayak. Spacca l'altra linea.
lesson-coming-home-3-want = Vuoi il tricheco.
lesson-coming-home-3-do = Il posto per un tricheco è libero. Prendi il tricheco.
lesson-coming-home-3-done = Sono 3 punti. Prima di spaccare una linea, controlla sempre la via di casa.
lesson-coming-home-3-wrong-1 = Così il tricheco resta qui, e per averlo dovresti tornare. Prendilo.
lesson-coming-home-4-want = Alla fine vuoi essere a casa.
lesson-coming-home-4-do = In un'altra partita nessuno può più cacciare, quindi è cominciato il ritorno a casa. Il giallo è già a casa e ci resta. Chi alla fine è in un igloo riceve 2 punti. Entra nell'igloo.
lesson-coming-home-4-done = Sei a casa in tempo: 2 punti.
lesson-coming-home-4-wrong-1 = Così non sei a casa, e il ghiaccio si spacca un'altra volta. Entra nell'igloo.
lesson-coming-home-5-want = Anche l'ultimo passo spacca il ghiaccio.
lesson-coming-home-5-do = Attorno al tuo spazio resta intatta una sola linea d'angolo. Spaccala.
lesson-coming-home-5-done = Ora puoi ancora scambiare la foca.
lesson-coming-home-6-want = Vuoi spuntarla a parità di punti.
lesson-coming-home-6-do = Avete 9 punti ciascuno. A parità di punti è davanti chi porta più equipaggiamento, e tutti e due portate solo l'arpione. Lascia la foca, che ti dà il kayak.
lesson-coming-home-6-done = Restano 9 punti a testa, ma due pezzi di equipaggiamento contro uno. Vinci tu.
lesson-coming-home-6-wrong-1 = Così la vittoria è condivisa: 9 punti e un arpione a testa. Lascia la foca, che ti dà il kayak.
lesson-coming-home-7-want = Ora sai come finisce una partita.
lesson-coming-home-7-do = Nessuno può più cacciare, e ogni cacciatore è a casa o tagliato fuori: è la fine. Gli animali valgono punti, con te o nell'igloo, e chi è a casa ne riceve altri 2. Ora puoi giocare la tua prima partita.

# 8

lesson-first-game-title = La tua prima partita intera

# examples of the rulebook

example-corner-lines = Il cacciatore bianco è andato da D2 alla foca in D3. Da questo spazio si allontanano sei linee d'angolo, e quella tra l'igloo in E3 e il pesce in E4 è già spaccata. Il bianco spacca quindi una delle altre cinque. Le sei linee di lato di D3 si possono spaccare solo quando non restano linee d'angolo intatte.
example-side-lines = Il cacciatore bianco è andato da D1 alla foca in E1. Questo spazio è sul bordo e ha solo due linee d'angolo, tra D1 ed E2 e tra E2 e F1, entrambe spaccate. Il bianco spacca quindi una delle tre linee di lato, verso D1, E2 o F1. Può scegliere anche quella verso D1, sebbene l'abbia appena attraversata.
example-hemmed-in = Tocca al giallo. Il suo cacciatore in F1 ha tre linee: due sono spaccate, e oltre la terza c'è un cacciatore bianco. Non può muoversi, ma non è isolato, quindi il giallo continua con l'altro cacciatore, in G2, che ha tre mosse. Se si spacca anche la linea tra F1 e F2, il cacciatore in F1 è isolato e il giallo perde all'inizio del suo prossimo turno.
example-only-kayak = Le tre linee attorno al cacciatore bianco in F5 sono tutte spaccate, ma lui porta il kayak. Può attraversare una delle spaccature, per esempio verso la foca in E5 per 2 punti, oppure restare fermo e conservare il kayak. Se resta fermo, non si spacca nulla. Senza il kayak il turno passerebbe e basta.
example-only-free-space = Siamo al giro 2, e quasi tutti gli spazi sono ancora occupati. Il cacciatore bianco in F3 porta l'arpione e può entrare nello spazio dell'orso, F2: dopo la mossa c'è un solo spazio libero per l'orso, cioè F3, che il cacciatore ha appena lasciato. L'orso deve quindi andare lì, e l'arpione passa sul lato destro. Se in F3 ci fosse ancora una tessera, il bianco non potrebbe entrare in F2.
example-three-turns = Il cacciatore bianco porta husky, slitta, un pesce e un tricheco. Prende la foca in C4 e poi, con un turno extra, entra nell'igloo in C3, dove per il pesce riprende l'husky e per il tricheco la slitta. Così può fare un altro turno extra, per il pesce in D2. Sono tre mosse, tre spaccature e 2 + 1 = 3 punti in più; alla fine husky e slitta sono di nuovo sul lato destro.
example-trade = Il cacciatore bianco entra nell'igloo in E3 con un pesce, un tricheco e una balena; l'husky lo porta già. Se lascia solo la balena riceve la slitta e il kayak, l'Inuk va con lei, e pesce e tricheco si possono ancora scambiare più avanti. Se lascia pesce e tricheco riceve solo la slitta, e nulla per il pesce. In ogni caso i tre animali valgono 1 + 3 + 4 = 8 punti.
example-hunt-test = Resta un solo pesce, in F5. Il cacciatore bianco in E6 può raggiungerlo, ma porta già un pesce e non può arrivare a un igloo per scaricare: non supera la prova. Il cacciatore giallo nell'igloo in D4 porta l'arpione e il kayak, ma nessun pesce, e potrebbe attraversare la spaccatura tra E5 e F5: supera la prova. Il ritorno a casa, quindi, non comincia ancora.
example-tie = Nessuno può più cacciare, e il bianco è a casa: 1 + 2 + 3 punti per un pesce, una foca e un tricheco e 2 per l'igloo fanno 8. Il giallo ha lasciato un pesce e un tricheco e porta una foca, 1 + 3 + 2 = 6, e nell'igloo in C3 arriva anche lui a 8 punti. Se lì lascia la foca riceve il kayak, e porta due pezzi di equipaggiamento contro uno solo del bianco. Vince il giallo.
example-gentle-crack = Il cacciatore bianco è appena entrato in E5. Il cacciatore giallo in F5 può raggiungere a piedi un igloo solo passando da F4, perché le sue altre due linee sono spaccate. Il bianco non può quindi spaccare la linea tra F4 e F5 e sceglie tra le altre quattro linee d'angolo di E5 ancora intatte. Senza questa variante potrebbe spaccare anche quella.

# advice

overview-advice-1 = **Porta a casa insieme un pesce e un tricheco.** Husky e slitta ti danno subito un turno extra, ma solo se li hai entrambi.
overview-advice-2 = **Tieni il kayak per il ritorno.** Attraversa una sola spaccatura, e verso la fine può essere l'unica via per un igloo.
overview-advice-3 = **Spacca dove fa male agli altri.** Scegli una linea tra loro e il prossimo animale, o tra loro e gli igloo, ma prima controlla che non serva a te.
overview-advice-4 = **Prendi presto un Inuk, se lo trovi per strada.** Non ti serve l'arpione, e con lui puoi prendere una balena: 4 punti e, se la lasci in un igloo, husky, kayak e slitta.
overview-advice-5 = **Scaccia un orso solo vicino a un igloo.** Ti costa l'arpione, e finché non lo riprendi in un igloo non puoi prendere nessun animale.
overview-advice-6 = **Scegli bene il primo igloo.** In due conviene partire da igloo diversi. Se devi condividerne uno, prendi quello che lascia a entrambi una buona prima mossa.
