"""Rounds with one optional wager of $5 beside a Blackjack Wager of $10 that is surrendered, written in short."""

from tests.games.blackjack.cases import Case, Finds, breaks
from tests.games.blackjack.rounds import filing

STAKE = 500


def side(seat: int, what: str, cents: int = STAKE) -> str:
    """An optional wager; its id is 400 and the seat's number."""
    return (
        f'{{"kind": "wager", "wager": {400 + seat}, "seat": {seat}, "player": "P{seat}", "hand": {seat}, '
        f'"what": "{what}", "cents": {cents}, "by": "chips"}}'
    )


def offers(wager: str, paytable: str = "", decks: int = 6, **changes: str) -> str:
    """A filing that offers the wager, by the letter of a paytable where it has several."""
    selected = {f"optional_wagers__{wager}": f"{{paytable: {paytable}}}" if paytable else "{}"}
    return filing(cards_decks=str(decks), **selected, **changes)


def paid(cents: int, seat: int = 1, stake: int = STAKE, mark: str = "") -> str:
    """A wager paid and its stake given back; the mark of a finding stands at the last of it."""
    return f"pay {400 + seat} {cents}\n{mark}return {400 + seat} {stake}"


def lost(seat: int = 1, stake: int = STAKE, mark: str = "") -> str:
    """A wager collected."""
    return f"{mark}collect {400 + seat} {stake}"


def surrendered(seat: int = 1) -> str:
    """The Blackjack Wager surrendered, which settles it whatever the cards."""
    return f"{seat} surrender\ncollect {seat} 500\nreturn {seat} 500\nremove {seat}"


def one(what: str, cards: str, settled: str, up: str = "7C", hole: str = "8D", cents: int = STAKE) -> tuple[str, ...]:
    """One player; the wager settled right after the deal, the Blackjack Wager surrendered, or paid on a Blackjack."""
    reader = "peek no-blackjack\n" if up[0] in "ATJQK" else ""
    first, second = sorted(card[0] for card in cards.split())
    ended = (
        "announce 1 blackjack\npay 1 1500\nreturn 1 1000\nremove 1"
        if first == "A" and second in "JKQT"
        else surrendered()
    )
    return (
        f"bet 1 1000\n{side(1, what, cents)}\ncards 1 {cards} / dealer {up} {hole}\n{settled}\n"
        f"{reader}{ended}\nturn\nclear",
    )


def rows(
    what: str,
    filed: str,
    wrong: tuple[str, str],
    table: tuple[tuple[str, str, int], ...],
    cents: int = STAKE,
) -> tuple[Case, ...]:
    """Each hand of a table paid as its row has it, then a dollar too little and a dollar too much.

    ``table`` has the cards, the dealer's up card and what is won on ``cents``.
    """
    rule, cite = wrong
    found = []
    for cards, up, won in table:
        name = f"{cards} against {up}"
        found += [
            Case(
                f"{name} wins {won}",
                one(what, cards, paid(won, stake=cents), up, cents=cents),
                filing=filed,
                keeps=(rule,),
            ),
            Case(
                f"{name} wins a dollar less than {won}",
                one(what, cards, paid(won - 100, stake=cents, mark="*"), up, cents=cents),
                breaks(rule, cite, -100, "P1"),
                filing=filed,
            ),
            Case(
                f"{name} wins a dollar more than {won}",
                one(what, cards, paid(won + 100, stake=cents, mark="*"), up, cents=cents),
                breaks(rule, cite, 100, "the house"),
                filing=filed,
            ),
        ]
    return tuple(found)


def losers(what: str, filed: str, rule: str, cite: str, hands: tuple[tuple[str, str], ...]) -> tuple[Case, ...]:
    """Each hand (cards, up card) collected, then returned, then paid, which ``rule`` forbids."""
    found = []
    kept = f"{rule.removesuffix('-paid')}-not-collected"
    for cards, up in hands:
        name = f"{cards} against {up}"
        found += [
            Case(f"{name} loses", one(what, cards, lost(), up), filing=filed, keeps=(rule, kept)),
            Case(
                f"{name} loses, and is returned",
                one(what, cards, "*return 401 500", up),
                breaks(kept, "633a.7(g)", 500, "the house"),
                filing=filed,
            ),
            Case(
                f"{name} loses, and is paid",
                one(what, cards, paid(300, mark="*"), up),
                breaks(rule, cite, 800, "the house"),
                filing=filed,
            ),
        ]
    return tuple(found)


def collected(what: str, filed: str, rule: str, cite: str, hand: tuple[str, str, int]) -> Case:
    """A winning hand that is collected."""
    cards, up, won = hand
    return Case(
        f"{cards} against {up} collected",
        one(what, cards, lost(mark="*"), up),
        breaks(rule, cite, -won - STAKE, "P1"),
        filing=filed,
    )


TWO = """
bet 1 1000
{sides}
bet 2 1000
{other}
cards {first} / {second} / dealer {up}
{settled}
{rest}
clear
"""


def two(
    what: str, first: str, second: str, settled: str, up: str = "7C 8D", rest: str = "", order: str = "12"
) -> tuple[str, ...]:
    """Two players with the wager each, who are dealt to in the order of ``order``."""
    cards = {"1": f"1 {first}", "2": f"2 {second}"}
    return (
        TWO.format(
            sides=side(1, what),
            other=side(2, what),
            first=cards[order[0]],
            second=cards[order[1]],
            up=up,
            settled=settled,
            rest=rest or f"{surrendered(1)}\n{surrendered(2)}\nturn",
        ),
    )


def moments(what: str, filed: str, name: str, loser: str, always: bool = True) -> tuple[Case, ...]:
    """When and in which order the wager is settled (633a.7(g)), with a hand that loses against a 7.

    ``always`` says that no paragraph ever leaves the wager open until after the card reader.
    """
    time, order = f"{name}-settled-at-wrong-time", f"{name}-out-of-seat-order"
    bet = f"bet 1 1000\n{side(1, what)}\n"
    deal = f"cards 1 {loser} / dealer 7C 8D\n"
    return (
        Case("settled right after the deal", one(what, loser, lost()), filing=filed, keeps=(time, order)),
        Case(
            "settled after an additional card",
            (f"{bet}{deal}1 hit 2C\n{lost(mark='*')}\n1 stand\nturn\ndealer 9H 24\npay 1 1000\nclear",),
            breaks(time, "633a.7(g)"),
            filing=filed,
        ),
        Case(
            "settled after the card reader",
            (
                f"{bet}cards 1 {loser} / dealer JC 8D\n{'*' * always}peek no-blackjack\n{lost(mark='*')}\n"
                f"{surrendered()}\nturn\nclear",
            ),
            (
                *((Finds("reader-before-optional-wagers", "633a.7(h)"),) if always else ()),
                Finds(time, "633a.7(g)"),
            ),
            filing=filed,
        ),
        Case("from the dealer's right", two(what, loser, loser, f"{lost(2)}\n{lost(1)}"), filing=filed, keeps=(order,)),
        Case(
            "from the dealer's left",
            two(what, loser, loser, f"{lost(1)}\n{lost(2, mark='*')}"),
            breaks(order, "633a.7(g)"),
            filing=filed,
        ),
        Case(
            "numbered from the dealer's right",
            two(
                what,
                loser,
                loser,
                f"{lost(1)}\n{lost(2)}",
                rest=f"{surrendered(2)}\n{surrendered(1)}\nturn",
                order="21",
            ),
            filing=filed,
            direction="counterclockwise",
        ),
        Case(
            "the direction of the seats is not recorded",
            one(what, loser, lost()),
            filing=filed,
            direction="",
            missing=((order, "the position, and the direction in which positions are numbered"),),
        ),
    )


def gaps(what: str, filed: str, rule: str, winner: str, up: str = "7C") -> tuple[Case, ...]:
    """Facts that the log lacks: what was paid, the cards."""
    return (
        Case(
            "payments that the log does not show",
            one(what, winner, "", up),
            filing=filed,
            undeclared=("pay", "collect"),
            missing=((rule, "what was collected and paid"),),
        ),
        Case(
            "cards that the log does not show",
            one(what, "? ?", lost(), up),
            filing=filed,
            undeclared=("deal.card",),
            missing=((rule, "the cards of the hands"),),
        ),
    )
