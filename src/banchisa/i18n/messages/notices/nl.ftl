# Wat mensen te horen krijgen terwijl ze niet kijken.

notice-title = Banchisa
notice-turn = { $alone ->
    [True] Je bent aan de beurt bij { $game }.
   *[other] Je bent aan de beurt bij { $game } met { $others }.
}
notice-joined = { $alone ->
    [True] Er is iemand aan je tafel voor { $game } gaan zitten.
   *[other] Er is iemand aan je tafel voor { $game } gaan zitten: je speelt met { $others }.
}
notice-asked = { $alone ->
    [True] Iemand vraagt om een zet terug te nemen bij { $game }.
   *[other] Iemand vraagt om een zet terug te nemen bij { $game } met { $others }.
}
notice-begun = { $alone ->
    [True] { $game } is begonnen.
   *[other] { $game } met { $others } is begonnen.
}
notice-over = { $alone ->
    [True] { $game } is afgelopen.
   *[other] { $game } met { $others } is afgelopen.
}
notice-invited = { $alone ->
    [True] Een nieuwe tafel voor { $game } wacht op je.
   *[other] Een nieuwe tafel voor { $game } met { $others } wacht op je.
}
notice-test = Dit is een testbericht: berichten van Banchisa komen hier aan.
notice-confirm = Je code is { $code }. Typ die in op de pagina waar je vroeg om per e-mail bericht te krijgen. Was jij dat niet, doe dan niets: er komt geen mail meer.
notice-somebody = iemand
notice-bots = { $count ->
    [one] een bot
   *[other] { $count } bots
}
notice-list = { $first } en { $last }
notice-mail-link = Ga erheen: { $link }
notice-mail-footer = Geen mails meer: { $link }
