"""The lines of ``decisions``: what players and dealer do after a card, by an explicit list of patterns."""

import re
from dataclasses import dataclass

from tests.worked.casefile import NotTranslated
from tests.worked.words import CARD

_HAND = r"seat ?(?P<seat>\d+)(?:\.hand ?(?P<hand>\d+)|,? hand ?(?P<hand2>\d+))?"
_SEAT = r"seat ?(?P<seat>\d+)(?:\.hand ?(?P<hand>\d+))?"
_READER = r"(?:dealer inserts )?(?:the )?hole card (?:is )?(?:inserted )?in(?:to)? (?:the )?"
_RESULT = r"result ?[=:]? ?(?P<result>no Blackjack|Blackjack)"
_FREE = r"(?:without (?:a|an additional|placing an?(?: additional)?) wager|free)"
_OWN = r"with (?:an additional|a|another) wager of (?P<cents>[\d,]+)(?: cents)?"
_LAMMER = r"(?P<lammer>,? ?(?:and )?(?:a )?Free Bet lammer .*)?"
_TUCKED = r"(?:cards )?(?:are |is )?tucked(?: under (?:the |his )?(?:original )?(?:Blackjack Wager|wager))?"


@dataclass(frozen=True, slots=True)
class Step:
    """One step: what is done, by which hand, after which card (-1: not said); ``told`` holds what else is said."""

    what: str
    seat: int
    hand: int
    after: int
    told: dict[str, str]
    line: str


STEPS: tuple[tuple[str, str], ...] = (
    (rf"{_HAND} (?:stands|stays)(?: (?:on|with|at) (?:hard |soft )?(?:a )?(?:Blackjack|\d+))?", "stand"),
    (
        rf"{_HAND} (?:draws|hits|asks for a card|takes a card)(?: a card)?(?: again)?(?: (?:on|to|at|although|despite) .+)?",
        "hit",
    ),
    (rf"{_HAND} doubles(?: down)? {_FREE}{_LAMMER}", "free-double"),
    (rf"{_HAND} doubles(?: down)?(?: for less)? {_OWN}", "double"),
    (rf"{_HAND} (?:re)?splits(?: again)?(?: (?:the )?{CARD}[ -]{CARD})? {_FREE}{_LAMMER}", "free-split"),
    (rf"{_HAND} (?:re)?splits(?: again)?(?: (?:the )?{CARD}[ -]{CARD})? {_OWN}", "split"),
    (rf"{_HAND} busts(?P<tail>; .+)?", "bust"),
    (rf"{_HAND} {_TUCKED}", "tuck"),
    (
        rf"{_HAND} surrenders(?P<wait>[,;]? (?:and )?(?:the )?(?:dealer places )?(?:his )?wager (?:is )?(?:placed"
        r" )?on (?:top of )?(?:the |his )?(?:player's )?cards)?",
        "surrender",
    ),
    (r"dealer (?:turns|exposes|reveals) the hole card(?: face up)?", "turn"),
    (r"hole card already exposed", "turned"),
    (rf"{_READER}card reader(?: device)?,? {_RESULT}", "reader"),
    (
        rf"{_READER}Masque Card Reader(?: device)?, light = (?P<light>\w+)(?:, dealer hand placed in area ="
        r" (?P<area>\w+))?(?:, hole card exposed = (?P<shown>yes|no))?",
        "masque",
    ),
    (r"hole card (?:inserted )?not inserted in (?:the )?(?:Masque )?card reader(?: device)?", "no reader"),
    (r"dealer offers the Insurance Wager(?P<even> or even money)?(?: to .*)?", "offer"),
    (r"dealer offers even money(?: to seat ?(?P<seat>\d+))?(?P<even>)", "offer even money"),
    (rf"{_SEAT} (?:declines|refuses) insurance(?P<even> and even money)?", "no-insurance"),
    (rf"{_SEAT} (?:makes|places) an Insurance Wager(?: of (?P<cents>[\d,]+))?", "insurance"),
    (
        rf"{_SEAT} (?:takes|elects|accepts|chooses|elects to be paid) even money(?:[,;] (?P<tail>.+))?",
        "even-money",
    ),
    (rf"{_SEAT} (?:declines|refuses) even money", "no-even-money"),
    (
        r"dealer announces and (?:settles|pays) seat ?(?P<seat>\d+)(?:'s)? Blackjack(?P<tail>[;,] .+)?",
        "blackjack",
    ),
    (
        r"dealer settles (?:the )?Match-the-Dealer(?: Wagers?)?(?: from seat ?(?P<seat>\d+)(?: (?P<way>\w+))?)?"
        r"(?:,? (?:before|after) .+)?",
        "match",
    ),
    (
        r"dealer card (?P<n>\d+) (?:is )?recogni[sz]ed as accidental and (?:is )?placed in the discard rack",
        "racked",
    ),
    (
        r"(?:a )?(?:second|extra|another|third|further|additional|illegal) card (?:is )?dealt to (?:the |a )?"
        r"(?:(?:doubled|split|surrendered|standing|busted) (?:hand|aces?)|seat ?\d+(?:\.hand ?\d+)?)(?:,? .+)?",
        "extra",
    ),
    (r"dealer (?:draws|stands|hits)(?: again)?(?: (?:on|with|although|to|at) .+)?", "extra"),
    (r"dealer pays (?P<even>even money) to seat ?(?P<seat>\d+)(?:[,;] (?P<tail>.+))?", "even-money"),
    (r"dealer pays seat ?(?P<seat>\d+) (?P<even>even money)(?:[,;] (?P<tail>.+))?", "even-money"),
)
_COMPILED = tuple((re.compile(pattern, re.IGNORECASE), what) for pattern, what in STEPS)


def read_step(line: str) -> Step:
    """Read ``after card 4: seat1.hand1 stands on 18``; raises NotTranslated for words without a pattern."""
    start = re.match(r"after card (\d+): ", line)
    words = line[start.end() :] if start else line
    for pattern, what in _COMPILED:
        match = pattern.fullmatch(words)
        if match is not None:
            groups = {name: value for name, value in match.groupdict().items() if value}
            hand = groups.pop("hand", "") or groups.pop("hand2", "") or "1"
            seat = int(groups.pop("seat", "0"))
            return Step(what, seat, int(hand), int(start[1]) if start else -1, groups, line)
    raise NotTranslated(f"decision {line!r}")
