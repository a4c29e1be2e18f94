notices = Avvisami quando tocca a me
notices-what = Ricevi un avviso quando tocca a te, quando qualcuno si siede al tuo tavolo, quando la partita comincia e quando finisce. Non mentre guardi il tavolo.
notices-tell-when-joined = Avvisami quando arriva qualcuno
notices-your-turn = Tocca a te
notices-your-turn-at = Tocca a te in { $game }.
notices-turns = { $count ->
    [one] Tocca a te a un tavolo
   *[other] Tocca a te a { $count } tavoli
}
notices-here = In questo browser
notices-here-push = Anche quando nessuna pagina di Banchisa è aperta.
notices-here-open = Finché una pagina di Banchisa è aperta, anche se guardi altro.
notices-here-unsafe = I browser mostrano notifiche solo per pagine cifrate (https) o aperte da questo stesso computer.
notices-tell-here = Avvisami qui
notices-forbidden = Questo browser non permette le notifiche di Banchisa. Puoi cambiarlo nelle sue impostazioni per questa pagina.
notices-push-refused = Questo browser non ha dato un indirizzo per le notifiche. Ti avvisa comunque finché una pagina è aperta.
notices-ways = Come ricevi gli avvisi
notices-kind-push = Browser
notices-kind-mail = E-mail
notices-kind-webhook = Webhook
notices-webhook-what = Per ntfy, Discord, Slack, Matrix o un tuo programma.
notices-shape = Chi lo riceve
notices-shape-json = Un mio programma (JSON)
notices-shape-ntfy = ntfy
notices-shape-discord = Discord
notices-shape-slack = Slack
notices-shape-matrix = Matrix (indirizzo m.room.message di una stanza)
notices-url = Indirizzo
notices-token = Token di accesso, se serve
notices-add = Aggiungi
notices-test = Prova
notices-stop = Disattiva
notices-stop-ask = Non vuoi più questi avvisi?
notices-stop-all = Disattivali
notices-stopped = Non riceverai più questi avvisi.
notices-stopped-how = La campanella della pagina iniziale li riattiva.
notices-to-lobby = Vai alla pagina iniziale
notices-code = Codice dell'e-mail
notices-confirm = Ti abbiamo mandato un codice. Scrivilo per mostrare che l'indirizzo è tuo.
notices-confirm-it = Conferma
notices-sending = Invio…
notices-on = Attivo
notices-arrived = Attivo. Ultimo invio: { $time }
notices-again = Prossimo tentativo: { $time }
notices-given-up = Sospeso. Una prova riuscita lo riattiva.
notices-error-unreachable = A quell'indirizzo non ha risposto nessuno.
notices-error-timeout = L'indirizzo non ha risposto in tempo.
notices-error-name = Non esiste un indirizzo con quel nome.
notices-error-address = L'indirizzo è nella rete del server, verso cui non si invia nulla.
notices-error-certificate = L'indirizzo è cifrato con un certificato di cui non ci si può fidare.
notices-error-status = L'indirizzo ha risposto con un errore ({ $status }).
notices-error-mail-server = Il server di posta non ha accettato il messaggio.
notices-error-mail-refused = Il server di posta non accetta questo indirizzo.
notices-error-push-keys = Le chiavi di questo browser non sono valide.
notices-error-server = Il server non è riuscito a inviarlo.
error-notice-target = { $what ->
    [mail] Non è un indirizzo e-mail.
    [url] A questo indirizzo non si possono mandare messaggi: deve cominciare con https:// e non contenere nome o password.
    [topic] L'indirizzo di ntfy deve finire con il nome di un argomento.
    [token] Il token di accesso contiene caratteri non ammessi.
   *[other] L'indirizzo di questo browser per le notifiche non è valido.
}
error-notice-too-many = Sono troppi: al massimo { $most }. Disattivane uno, o riprova domani.
error-notice-not-offered = Questo server non manda avvisi in questo modo.
error-notice-unknown = Questo indirizzo per gli avvisi non c'è più.
error-notice-code = { $left ->
    [0] Il codice non è giusto e i tentativi sono finiti. Disattiva questo indirizzo e aggiungilo di nuovo.
    [one] Il codice non è giusto. Hai ancora un tentativo.
   *[other] Il codice non è giusto. Hai ancora { $left } tentativi.
}
