"""Words by which columns are known, and what a map may attest, in words."""

from typing import Final

STAKE_ORDER: Final = ("bet", "stake", "wager", "bets", "stakes", "wagers", "staked", "wagered", "amount")
"""Words for a stake, the surest first."""
PAID_ORDER: Final = (
    *("payout", "paid", "return", "returned", "back", "pay", "pays", "payouts", "returns", "winnings", "won", "win"),
    *("wins", "net", "profit", "loss", "result", "results"),
)
"""Words for a payout, the surest first."""
MONEY_WORDS: Final = frozenset(STAKE_ORDER)
PAID_WORDS: Final = frozenset(PAID_ORDER)
SIDE_WORDS: Final = frozenset(("side", "bonus", "bonuses", "jackpot", "progressive", "extra", "pair", "pairs", "tip"))
"""Words for wagers and money beside that of the hand."""
BALANCE: Final = frozenset(
    ("balance", "bankroll", "running", "cumulative", "stack", "saldo", "solde", "kontostand", "guthaben")
)
"""Words for what somebody has, which runs from row to row."""
BEFORE: Final = frozenset(("before", "start", "opening", "initial", "vorher", "avant", "antes"))
AFTER: Final = frozenset(("after", "end", "closing", "final", "nachher", "apres", "despues"))
SCORES: Final = frozenset(("score", "total", "points", "count", "sum", "value"))
INSURANCE: Final = frozenset(("ins", "insurance"))
VIGORISH: Final = frozenset(("vig", "vigorish", "commission", "comm"))
ROUND_WORDS: Final = frozenset(("round", "game", "coup", "table", "date", "time", "when"))
OF_HANDS: Final = frozenset(("seat", "player", "bet", "hand"))
SEATS: Final = frozenset(("seat", "position", "spot", "box", "place"))
DEALER: Final = frozenset(("dealer", "house", "dlr", "upcard", "croupier", "d"))
PLAYER: Final = frozenset(("player", "punto", "p"))
BANKER: Final = frozenset(("banker", "banco", "bank", "b"))
TIE: Final = frozenset(("tie", "egalite", "t"))
CARD: Final = frozenset(("card", "cards", "upcard", "holecard"))
UP_OR_HOLE: Final = frozenset(("up", "upcard", "hole", "holecard"))
"""Words for one card of the dealer's: of a column so called, a cell holds one card."""
NET: Final = frozenset(("net", "profit"))
OF_CARDS: Final = frozenset((*CARD, *DEALER, *PLAYER, *BANKER, "hand", "hands"))
"""Words of which one stands in the name of a column of cards that have no suits."""
NUMBERS: Final = frozenset(
    ("id", "no", "nr", "num", "number", "name", "date", "time", "when", "shoe", "round", "table", "side")
)
"""Words for what is counted or named."""
OF_MONEY: Final = MONEY_WORDS | PAID_WORDS | INSURANCE | VIGORISH
NOT_OF_CARDS: Final = NUMBERS | SCORES | OF_MONEY | SEATS
"""Words of which no column of cards without suits is called."""

BESIDE: Final = SIDE_WORDS - {"tip"}
"""Words for wagers and money beside that of the hand, but not for what players give the dealer."""
OF_NO_MONEY: Final = NUMBERS - {"side"} | SCORES | SEATS | ROUND_WORDS | OF_CARDS | BALANCE | {"tip", "tips"}
"""Words of which no column of wagers and payouts is called."""
IN_CHIPS: Final = 500
"""Whole amounts without a word for money are taken for money where all are multiples of so many cents."""

MEANINGS: Final = {
    **dict.fromkeys(("einsatz", "einsaetze", "mise", "mises", "enjeu", "pari", "apuesta", "wette"), ("bet",)),
    **dict.fromkeys(("gewinn", "gain", "gains", "ganancia", "premio"), ("win",)),
    **dict.fromkeys(("auszahlung", "paiement", "pago", "ausbezahlt"), ("payout",)),
    **dict.fromkeys(("netto", "neto"), ("net",)),
    **dict.fromkeys(("ergebnis", "resultat", "resultado"), ("result",)),
    **dict.fromkeys(("gewinner", "sieger", "gagnant", "ganador"), ("winner",)),
    **dict.fromkeys(("tisch", "mesa"), ("table",)),
    **dict.fromkeys(("platz", "sitz", "siege", "asiento", "puesto"), ("seat",)),
    **dict.fromkeys(("spieler", "joueur", "jugador", "pl", "ply"), ("player",)),
    **dict.fromkeys(("bankier", "banque", "banquier", "banca", "banquero"), ("banker",)),
    **dict.fromkeys(("geber", "donneur", "crupier", "haus"), ("dealer",)),
    **dict.fromkeys(("spiel", "partie", "juego", "partida", "jugada"), ("game",)),
    **dict.fromkeys(("runde", "manche", "ronda"), ("round",)),
    "mano": ("hand",),
    **dict.fromkeys(("karte", "carte", "carta"), ("card",)),
    **dict.fromkeys(("karten", "cartes", "cartas"), ("cards",)),
    "dealcard": ("dealer", "card"),
    "dealcards": ("dealer", "cards"),
    **dict.fromkeys(("datum", "fecha", "tag", "jour"), ("date",)),
    **dict.fromkeys(("uhrzeit", "zeit", "heure", "hora"), ("time",)),
    **dict.fromkeys(("schuh", "sabot", "zapato"), ("shoe",)),
    **dict.fromkeys(("versicherung", "assurance", "seguro"), ("insurance",)),
    **dict.fromkeys(("verdoppelt", "verdoppelung", "doublee", "doblado", "doble", "doblo"), ("doubled",)),
    **dict.fromkeys(("aufgegeben", "aufgabe", "abandon", "rendicion", "rendido"), ("surrender",)),
    **dict.fromkeys(("geteilt", "partage", "dividido"), ("split",)),
    **dict.fromkeys(("nebenwette", "nebenwetten", "nebeneinsatz", "zusatzwette", "zusatzwetten"), ("side",)),
    **dict.fromkeys(("pramie", "praemie", "pramien", "praemien", "prime", "primes", "prima", "primas"), ("bonus",)),
    **dict.fromkeys(("provision", "comision", "kommission"), ("commission",)),
    **dict.fromkeys(("unentschieden", "empate"), ("tie",)),
    **dict.fromkeys(("nummer", "numero"), ("number",)),
    **dict.fromkeys(("punkte", "puntos", "summe", "suma", "somme", "wert"), ("points",)),
    "amt": ("amount",),
    "rnd": ("round",),
    "tbl": ("table",),
    "verd": ("doubled",),
}
"""Words of other languages, and short ones, with what they mean."""

GERMAN: Final = frozenset(
    (
        *("einsatz", "einsaetze", "wette", "gewinn", "auszahlung", "ausbezahlt", "ergebnis", "gewinner", "sieger"),
        *(
            "tisch",
            "platz",
            "sitz",
            "spieler",
            "bankier",
            "geber",
            "haus",
            "spiel",
            "runde",
            "karte",
            "karten",
            "datum",
        ),
        *("uhrzeit", "zeit", "schuh", "versicherung", "verdoppelt", "verdoppelung", "aufgegeben", "aufgabe", "geteilt"),
        *("unentschieden", "punkte", "summe", "gewonnen", "verloren", "ja", "nein"),
    )
)
FRENCH: Final = frozenset(
    (
        *(
            "mises",
            "enjeu",
            "gains",
            "paiement",
            "gagnant",
            "joueur",
            "banque",
            "banquier",
            "donneur",
            "cartes",
            "carte",
        ),
        *("jour", "heure", "sabot", "assurance", "doublee", "somme", "manche", "partie", "gagne", "perdu", "egalite"),
        *("oui", "mise"),
    )
)
"""Words in which a sheet of that language is known: in headings, and for results and answers."""

DAY_FIRST: Final = GERMAN | FRENCH | {"fecha", "mesa", "jugador", "apuesta", "ronda", "partida", "banca", "ganancia"}
"""Words in which a sheet is known to be of a language that writes the day before the month."""

KNOWN_WORDS: Final = frozenset(
    (
        *(*MEANINGS, *MONEY_WORDS, *PAID_WORDS, *SCORES, *INSURANCE, *VIGORISH, *ROUND_WORDS, *OF_HANDS, *SEATS),
        *(*DEALER, *PLAYER, *BANKER, *TIE, *OF_CARDS, *NUMBERS, "split", "double", "doubled", "surrender", "winner"),
    )
)
"""The words of which a compound may be made."""

TOTALS: Final = frozenset(
    ("total", "totals", "subtotal", "grand total", "sum", "summe", "gesamt", "zwischensumme", "somme", "suma", "totale")
)
"""Words with which a row begins that adds up those above it."""

STATEMENTS: Final = {
    "blackjack": (
        ("no-surrender", "no hand was surrendered"),
        ("no-even-money", "nobody took even money"),
        ("no-doubles", "no hand was doubled down"),
        ("no-insurance", "nobody took Insurance"),
        ("no-rescue", "no double was taken back (551)"),
        ("no-free-bets", "no hand was split or doubled by a Free Bet lammer (590, 672a)"),
        ("no-splits", "no pair was split"),
        ("no-switched-cards", "no cards were switched between hands"),
        ("no-cards-moved", "each card was dealt to the hand that it is listed with; none was drawn in error"),
        ("every-hand-told", "each hand that was dealt in a round stands in the file"),
        ("no-voided-hands", "no hand was called dead"),
        ("no-voided-rounds", "no round was called dead"),
        ("no-changed-wagers", "the stakes are those that were settled; none was changed or withdrawn"),
        ("shoe-never-emptied", "the shoe held cards enough for each round"),
        ("no-abandoned-wagers", "no player left the table while a wager of his stood"),
        ("no-bonuses", "the payouts hold nothing but what the wagers named won: no bonus, no other wager"),
    ),
    "baccarat": (
        ("no-cards-moved", "each card was dealt to the hand that it is listed with; none was drawn in error"),
        ("no-voided-hands", "no hand was called dead"),
        ("no-voided-rounds", "no round was called dead"),
        ("no-changed-wagers", "the stakes are those that were settled; none was changed or withdrawn"),
        ("every-hand-told", "each wager of a round stands in the file"),
        ("no-vigorish", "nobody paid vigorish"),
        ("no-abandoned-wagers", "no player left the table while a wager of his stood"),
        ("shoe-never-emptied", "the shoe held cards enough for each round"),
    ),
}
"""What may be attested, in words."""
