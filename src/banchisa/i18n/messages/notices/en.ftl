# What people are told while they are not looking.

notice-title = Banchisa
notice-turn = { $alone ->
    [True] It is your turn at { $game }.
   *[other] It is your turn at { $game } with { $others }.
}
notice-joined = { $alone ->
    [True] Somebody has sat down at your table of { $game }.
   *[other] Somebody has sat down at your table of { $game }: you play with { $others }.
}
notice-asked = { $alone ->
    [True] Somebody asks to take back a move at { $game }.
   *[other] Somebody asks to take back a move at { $game } with { $others }.
}
notice-begun = { $alone ->
    [True] { $game } has begun.
   *[other] { $game } with { $others } has begun.
}
notice-over = { $alone ->
    [True] { $game } is over.
   *[other] { $game } with { $others } is over.
}
notice-invited = { $alone ->
    [True] A new table of { $game } waits for you.
   *[other] A new table of { $game } with { $others } waits for you.
}
notice-test = This is a test: notices from Banchisa reach you here.
notice-confirm = Your code is { $code }. Type it in on the page where you asked to be told by mail. If that was not you, do nothing, and no mail will follow.
notice-somebody = somebody
notice-bots = { $count ->
    [one] a bot
   *[other] { $count } bots
}
notice-list = { $first } and { $last }
notice-mail-link = Go there: { $link }
notice-mail-footer = No more mails: { $link }
