notices = Tell me when it is my turn
notices-what = You are told when it is your turn, when somebody joins your table, when the game begins and when it is over. Not while you are looking at the table.
notices-tell-when-joined = Tell me when somebody comes
notices-your-turn = Your turn
notices-your-turn-at = It is your turn at { $game }.
notices-turns = { $count ->
    [one] It is your turn at one table
   *[other] It is your turn at { $count } tables
}
notices-here = In this browser
notices-here-push = Also when no page of Banchisa is open.
notices-here-open = While a page of Banchisa is open, even if you look at something else.
notices-here-unsafe = Browsers show notifications only for pages that came encrypted (https) or from this computer.
notices-tell-here = Tell me here
notices-forbidden = This browser does not allow notifications from Banchisa. You can change that in its settings for this page.
notices-push-refused = This browser did not give an address for notifications. It still tells you while a page is open.
notices-ways = Ways by which you are told
notices-kind-push = Browser
notices-kind-mail = E-mail
notices-kind-webhook = Webhook
notices-webhook-what = For ntfy, Discord, Slack, Matrix or a program of your own.
notices-shape = What takes it
notices-shape-json = My own program (JSON)
notices-shape-ntfy = ntfy
notices-shape-discord = Discord
notices-shape-slack = Slack
notices-shape-matrix = Matrix (address of a room's m.room.message)
notices-url = Address
notices-token = Access token, if it needs one
notices-add = Add
notices-test = Test
notices-stop = Stop
notices-stop-ask = No more of these notices?
notices-stop-all = Stop them
notices-stopped = You get no more of these notices.
notices-stopped-how = The bell in the lobby switches them on again.
notices-to-lobby = To the lobby
notices-code = Code from the e-mail
notices-confirm = We have sent you a code. Type it in to show that the address is yours.
notices-confirm-it = Confirm
notices-sending = Sending…
notices-on = On
notices-arrived = On. Last sent: { $time }
notices-again = Next try: { $time }
notices-given-up = Given up. A test that arrives switches it on again.
notices-error-unreachable = Nobody answered at that address.
notices-error-timeout = The address did not answer in time.
notices-error-name = There is no address of that name.
notices-error-address = That address is in the server's own network, to which nothing is sent.
notices-error-certificate = The address is encrypted with a certificate that cannot be trusted.
notices-error-status = The address answered with an error ({ $status }).
notices-error-mail-server = The mail server did not take the message.
notices-error-mail-refused = The mail server does not accept this address.
notices-error-push-keys = The keys of this browser are not valid.
notices-error-server = The server could not send it.
error-notice-target = { $what ->
    [mail] This is not an e-mail address.
    [url] This is not an address to which messages can be sent: it begins with https:// and has no name or password in it.
    [topic] The address of ntfy ends with the name of a topic.
    [token] The access token has signs that it cannot have.
   *[other] This browser's address for notifications is not valid.
}
error-notice-too-many = That is too many: at most { $most }. Stop one, or try again tomorrow.
error-notice-not-offered = This server does not offer that way.
error-notice-unknown = This way is no longer there.
error-notice-code = { $left ->
    [0] This code is not right, and there were too many tries. Stop this way and add it again.
    [one] This code is not right. You have one more try.
   *[other] This code is not right. You have { $left } more tries.
}
