"""What a case selects: its setup, read key by key."""

import re
from collections.abc import Mapping
from dataclasses import dataclass

from tests.worked.baccarat.words import seats_in
from tests.worked.casefile import NotTranslated
from validator.law.facts import load_facts

SEATS = {"541": 7, "543": 9, "545": 14}
"""Places at the table, unless a case says otherwise."""


@dataclass(slots=True)
class Options:
    """A case's selection; ``dealing`` is face-up, face-down, to-players, curator or curator-to-players."""

    chapter: str
    seats: int = 7
    occupied: tuple[int, ...] = ()
    percent: int = 5
    on_ties: bool = False
    rounding: str = "up"
    coin: int = 5
    deferred: bool = False
    collection_stated: bool = False
    tie_odds: str = str(load_facts("541").odds("tie_bet_pays"))
    dealing: str = "face-up"
    shuffler: str = "manual"
    storage_approved: bool = True
    decks: int = 8
    preshuffled: bool = False

    @property
    def bucket(self) -> bool:
        """Whether the chapter has cards put into a bucket."""
        return self.chapter != "541"

    @property
    def discards(self) -> str:
        """Where cards are discarded."""
        return "bucket" if self.bucket else "rack"


def read_options(chapter: str, setup: Mapping[str, str]) -> Options:
    """The options of a setup; raises NotTranslated for a key or value that is not known."""
    options = Options(chapter, SEATS[chapter])
    if chapter == "545":
        options.dealing = "curator"
        options.coin = 25
    for key, value in setup.items():
        reader = _KEYS.get(key)
        if reader is None or not reader(options, value.strip()):
            raise NotTranslated(f"setup {key}: {value}")
    if chapter == "545" and "rounding" not in setup:
        options.coin = 20 if options.percent == 4 else 25
    return options


def _vigorish(options: Options, value: str) -> bool:
    match = re.fullmatch(r"(4|5) ?%(?: (?:of|on) (?:the )?(?:winnings|amount won|banker wins?))?", value)
    if match:
        options.percent = int(match[1])
        return True
    if options.chapter != "545" and re.fullmatch(
        r"(?:25 ?% (?:on |of )?(?:a )?ties?(?: wagers?)?|ties? 25 ?%|25 ?%)", value
    ):
        options.on_ties = True
        return True
    return False


def _rounding(options: Options, value: str) -> bool:
    if re.fullmatch(r"none|no|exact|not rounded|unrounded|not elected", value):
        options.rounding = "none"
        return True
    match = re.fullmatch(
        r"(\d+)c_up|(?:up )?to (?:the )?next (\d+) cents?|up to (?:the )?next (\d+) cents|next (\d+)c?"
        r"|(?:up to (?:the )?)?next (?:highest )?multiple of (\d+) cents|(\d+) cents(?: up)?",
        value,
    )
    if match is None:
        return False
    options.coin = int(next(filter(None, match.groups())))
    return options.coin in ((20, 25) if options.chapter == "545" else (5,))


def _collection(options: Options, value: str) -> bool:
    options.collection_stated = True
    words = value.replace("_", " ").replace("-", " ")
    if re.fullmatch(r"at (?:the )?(?:time of )?(?:the )?payouts?|immediate(?:ly)?", words):
        options.deferred = False
    elif re.fullmatch(r"deferred|later|deferred to (?:a )?later(?: time)?", words):
        options.deferred = True
    elif not re.fullmatch(r"(?:at )?(?:the )?end of (?:the )?round(?: of play)?", words):
        return False
    return True


def _tie_odds(options: Options, value: str) -> bool:
    match = re.fullmatch(r"(\d+)(?: (to|for) |:)(\d+)", value)
    if match is None:
        return False
    options.tie_odds = f"{match[1]} {match[2] or 'to'} {match[3]}"
    return True


def _dealing(options: Options, value: str) -> bool:
    match = re.fullmatch(r"(?:§ ?)?(?:(54[13])\.9)?\(?c?\)?\((\d)\)|(?:option )?\(?(\d)\)?", value)
    words = {"face up": "1", "face-up": "1", "face down": "2", "face-down": "2", "players": "3", "to players": "3"}
    number = words.get(value) or (match and (match[2] or match[3]))
    if (
        not number
        or options.chapter == "545"
        or (match and match[1] and match[1] != options.chapter)
        or int(number) not in range(1, 4 if options.chapter == "543" else 3)
    ):
        return False
    options.dealing = ("face-up", "face-down", "to-players")[int(number) - 1]
    return True


def _handing(options: Options, value: str) -> bool:
    if options.chapter != "545":
        return False
    if value in ("elected", "yes", "545.9(d)"):
        options.dealing = "curator-to-players"
    elif value in ("not elected", "no", "none", "not"):
        options.dealing = "curator"
    else:
        return False
    return True


def _seats(options: Options, value: str) -> bool:
    if not value.isdigit() or not 1 <= int(value) <= SEATS[options.chapter]:
        return False
    options.seats = int(value)
    return True


def _occupied(options: Options, value: str) -> bool:
    options.occupied = tuple(seats_in(value))
    return bool(options.occupied)


def _shuffler(options: Options, value: str) -> bool:
    if value in ("yes", "automated", "automatic", "automated shuffler", "two batches"):
        options.shuffler = "automated"
    elif value in ("continuous", "continuous device", "541.15", "continuous shuffler"):
        options.shuffler = "continuous"
    elif value not in ("no", "none", "manual", "by hand"):
        return False
    return options.chapter == "541" or options.shuffler == "manual"


def _storage(options: Options, value: str) -> bool:
    options.storage_approved = value in ("yes", "approved")
    return value in ("yes", "no", "approved", "not approved", "none")


def _decks(options: Options, value: str) -> bool:
    if not value.isdigit() or not 6 <= int(value) <= 8:
        return False
    options.decks = int(value)
    return True


def _preshuffled(options: Options, value: str) -> bool:
    options.preshuffled = value == "yes"
    return value in ("yes", "no")


def _nothing(options: Options, value: str) -> bool:
    return bool(options.chapter) and value in (
        "no choice of the submission matters",
        "standard table; only the row for 5 survives in the text",
        "standard table",
        "standard",
        "none",
    )


_KEYS = {
    **dict.fromkeys(("vigorish", "vig"), _vigorish),
    "rounding": _rounding,
    **dict.fromkeys(("collection", "collected"), _collection),
    **dict.fromkeys(("tie_odds", "tie_pays"), _tie_odds),
    **dict.fromkeys(("dealing_option", "dealing", "initial_cards"), _dealing),
    **dict.fromkeys(("handing", "handing_of_cards"), _handing),
    **dict.fromkeys(("seats", "positions"), _seats),
    "occupied": _occupied,
    "shuffler": _shuffler,
    **dict.fromkeys(("storage_approved", "shuffler_storage_approval"), _storage),
    "decks": _decks,
    "preshuffled": _preshuffled,
    **dict.fromkeys(("note", "table1"), _nothing),
}
