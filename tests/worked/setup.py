"""What a case's setup says: options of the filing, and facts of the table that the log states."""

import re
from collections.abc import Callable
from dataclasses import dataclass, field

from tests.worked.casefile import Case, NotTranslated, Setting
from tests.worked.game import BLACKJACK, Game
from tests.worked.words import MAIN, WAGER_WORDS, read_bet, read_wager, wager_word

FILING_KEYS = {
    "twenty-point-bonus": "lucky-ladies",
    **{word: word for word in WAGER_WORDS.values() if word not in (*MAIN, "twenty-point-bonus", "push-22")},
}
"""The log's word for an optional wager to the filing's key."""

METERS = {
    "bad_beat_meter_cents": "bad-beat-progressive",
    "hit_and_run_meter_cents": "hit-and-run-progressive",
    "straight_jack_meter_cents": "straight-jack-progressive",
}
RED = ("hearts", "diamonds")
BLACK = ("spades", "clubs")


@dataclass(slots=True)
class Options:
    """Everything that filing and log take from the setup; a phrase may change it further."""

    decks: int = 6
    dealing: str = "shoe"
    shoe: str = "single"
    shuffler: str = "manual"
    from_hand_filed: bool = False
    switch: bool = False
    left: tuple[str, ...] = RED
    right: tuple[str, ...] = BLACK
    adjacent_boxes: int = 2
    entry: str = "permitted"
    even_money: bool = False
    surrender: str = "after-the-card-reader"
    blackjack_paid: str = "immediately"
    double_card: str = "up"
    splits: int = 3
    ace_splits: int = 3
    settlement: str = "collect-then-pay"
    offered: set[str] = field(default_factory=set)
    paytables: dict[str, str] = field(default_factory=dict)
    crown_treasure: bool = False
    magic_card: str = ""
    lucky_seat: int = 0
    any_20: bool = False
    portion: str = ""
    max_payout: int = 0
    max_wager: int = 0
    meters: dict[str, int] = field(default_factory=dict)
    chip: int = 0
    preshuffled: bool = False
    positions: int = 7
    minimum: int = 0
    maximum: int = 0
    match_odds: tuple[int, int] | None = None
    match_maximum: int = 0
    unapproved: bool = False
    cards_per_deck: int = 0


def _yes(value: Setting) -> bool:
    words = {"yes": True, "true": True, "offered": True, "selected": True, "no": False, "false": False}
    words |= {"not offered": False, "not selected": False, "none": False}
    if isinstance(value, bool):
        return value
    if str(value).lower() not in words:
        raise NotTranslated(f"setup value {value!r}")
    return words[str(value).lower()]


def _number(value: Setting) -> int:
    if isinstance(value, int) and not isinstance(value, bool):
        return value
    if re.fullmatch(r"\d[\d,]*", str(value)) is None:
        raise NotTranslated(f"setup value {value!r}")
    return int(str(value).replace(",", ""))


def _one_of(value: Setting, choices: dict[str, str]) -> str:
    word = str(value).lower().strip()
    word = {"true": "yes", "false": "no"}.get(word, word)
    letter = re.search(r"\(([a-z0-9]+)\)$", word)
    plain = re.sub(r"^(?:option|procedure|alternative|paragraph) ", "", word)
    for form in (word, word.strip("()"), plain, plain.strip("()"), letter[1] if letter else word):
        if form in choices:
            return choices[form]
    raise NotTranslated(f"setup value {value!r}")


def _flag(name: str) -> Callable[[Options, Setting], None]:
    return lambda options, value: setattr(options, name, _yes(value))


def _count(name: str) -> Callable[[Options, Setting], None]:
    return lambda options, value: setattr(options, name, _number(value))


def _choice(name: str, choices: dict[str, str]) -> Callable[[Options, Setting], None]:
    return lambda options, value: setattr(options, name, _one_of(value, choices))


def _paytable(wager: str) -> Callable[[Options, Setting], None]:
    def put(options: Options, value: Setting) -> None:
        word = str(value).strip().upper().removeprefix("PAYTABLE ")
        if word in ("BLANK", "NONE", ""):
            word = ""
        elif re.fullmatch("[A-F]", word) is None:
            raise NotTranslated(f"paytable {value!r}")
        options.paytables[wager] = word
        options.offered.add(wager)

    return put


def _meter(wager: str) -> Callable[[Options, Setting], None]:
    def put(options: Options, value: Setting) -> None:
        options.meters[wager] = _number(value)
        options.offered.add(wager)

    return put


def _suits(value: Setting) -> tuple[str, ...]:
    words = tuple(re.split(r"\s*(?:,|and|\+|&)\s*", str(value).lower()))
    reds = {"red": RED, "red suits": RED, "black": BLACK, "black suits": BLACK}
    if len(words) == 1 and words[0] in reds:
        return reds[words[0]]
    if set(words) not in (set(RED), set(BLACK)):
        raise NotTranslated(f"suits {value!r}")
    return words


def _left(options: Options, value: Setting) -> None:
    options.left = _suits(value)
    options.right = BLACK if set(options.left) == set(RED) else RED


def _right(options: Options, value: Setting) -> None:
    options.right = _suits(value)
    options.left = BLACK if set(options.right) == set(RED) else RED


def _dealing(options: Options, value: Setting) -> None:
    word = _one_of(
        value,
        {
            "hand": "hand",
            "from the hand": "hand",
            "shoe": "shoe",
            "shoe only in submission": "shoe",
            "shoe only": "shoe",
            "hand (not in submission)": "shoe",
        },
    )
    options.dealing = word
    options.from_hand_filed = word == "hand"


def _match_odds(options: Options, value: Setting) -> None:
    """``12/3``: what a match of the same suit and one of another suit pay."""
    match = re.fullmatch(r"(\d+)(?: to 1)?\s*(?:/|,|and)\s*(\d+)(?: to 1)?", str(value).strip())
    if match is None:
        raise NotTranslated(f"odds {value!r}")
    options.match_odds = int(match[1]), int(match[2])
    options.offered.add("match-the-dealer")


def _approved(options: Options, value: Setting) -> None:
    options.unapproved = not _yes(value)


def _portion(options: Options, value: Setting) -> None:
    word = str(value).strip()
    if re.fullmatch(r"\d+(?:\.\d+)?%", word) is None and word.lower() not in ("all", "whole", "entire"):
        raise NotTranslated(f"portion {value!r}")
    options.portion = word if word.endswith("%") else ""
    options.offered.add("house-money")


def _lucky(options: Options, value: Setting) -> None:
    options.lucky_seat = _number(str(value).lower().removeprefix("seat").strip())


def _magic(options: Options, value: Setting) -> None:
    options.magic_card = str(value).upper()


def offered_of(value: str) -> set[str] | None:
    """The wagers that ``offered`` names, as the log calls them; None where it says that all are."""
    words = re.sub(r" only$", "", value.strip().lower())
    if words in ("none", "no optional wagers", "nothing"):
        return set()
    every = set(FILING_KEYS)
    if words in ("all", "all optional wagers"):
        return every
    taken = re.match(r"(?:all|every optional wager|all optional wagers) (?:but|except) ", words)
    names = re.split(r"\s*(?:,|;|\band\b(?! run))\s*", words[taken.end() if taken else 0 :])
    found = {wager_word(name) for name in names if name}
    return every - found if taken else found


_SURRENDER = {
    **dict.fromkeys(
        ("i", "1", "on cards", "wager on cards", "at reveal", "after reveal", "9(a)(2)(i"),
        "wager-on-the-cards",
    ),
    **dict.fromkeys(("ii", "2", "after reader", "reader", "after card reader", "9(a)(2)(ii"), "after-the-card-reader"),
    **dict.fromkeys(("option i", "(i", "procedure i"), "wager-on-the-cards"),
    **dict.fromkeys(("option ii", "(ii", "procedure ii", "yes", "offered"), "after-the-card-reader"),
}
_PAID = {
    **dict.fromkeys(("a", "option a", "immediate", "immediately", "at once", "option (a"), "immediately"),
    **dict.fromkeys(
        ("b", "option b", "after reveal", "at reveal", "after hole card", "option (b"), "after-the-hole-card"
    ),
}
_ORDER = {
    **dict.fromkeys(("1", "r1", "collect then pay", "collect-then-pay", "7(r)(1", "r)(1"), "collect-then-pay"),
    **dict.fromkeys(
        ("2", "r2", "by seat", "player-by-player", "7(r)(2", "r)(2", "pay then collect"), "player-by-player"
    ),
}
_FACE = {"face up": "up", "up": "up", "face down": "down", "down": "down"}
_SHUFFLER = {
    **dict.fromkeys(("manual", "none", "by hand", "hand"), "manual"),
    **dict.fromkeys(("automated", "automatic", "batch", "two-batch", "automated (two batches", "yes"), "automated"),
    "continuous": "continuous",
    "in-shoe": "in-shoe",
}
_SHOE = {"double": "double", "single": "single", "none": "none", "yes": "single"}

KEYS: dict[str, Callable[[Options, Setting], None]] = {
    "decks": _count("decks"),
    "dealing": _dealing,
    "shoe": _choice("shoe", _SHOE),
    "shuffler": _choice("shuffler", _SHUFFLER),
    "left": _left,
    "right": _right,
    "blackjack_switch": _flag("switch"),
    "adjacent_boxes": _count("adjacent_boxes"),
    "even_money": _flag("even_money"),
    "crown_treasure": _flag("crown_treasure"),
    "magic_card": _magic,
    "lucky_seat": _lucky,
    "house_money_portion": _portion,
    "max_payout_cents": _count("max_payout"),
    "max_side_wager_cents": _count("max_wager"),
    "smallest_chip_cents": _count("chip"),
    "royal_match_paytable": _paytable("royal-match-21"),
    "bet_the_set_paytable": _paytable("bet-the-set-21"),
    "three_card_poker_paytable": _paytable("three-card-poker"),
    **{key: _meter(wager) for key, wager in METERS.items()},
    **dict.fromkeys(
        ("surrender", "surrender_option", "surrender_procedure", "surrender_settlement"),
        _choice("surrender", _SURRENDER),
    ),
    **dict.fromkeys(
        (
            "blackjack_option",
            "blackjack_payment",
            "blackjack_paid",
            "blackjack_settlement",
            "blackjack_payout",
        ),
        _choice("blackjack_paid", _PAID),
    ),
    **dict.fromkeys(
        (
            "settlement_order",
            "settlement",
            "settlement_option",
            "settlement_procedure",
            "order_of_settlement",
        ),
        _choice("settlement", _ORDER),
    ),
    **dict.fromkeys(("double_card", "double_down_card", "double_card_face"), _choice("double_card", _FACE)),
    **dict.fromkeys(("resplits", "additional_splits", "splits", "max_splits", "split_limit"), _count("splits")),
    **dict.fromkeys(("ace_resplits", "resplit_aces", "additional_splits_aces", "resplits_aces"), _count("ace_splits")),
    **dict.fromkeys(
        (
            "any_20",
            "bad_beat_any_20",
            "bad_beat_20_option",
            "bad_beat_optional_20",
            "bad_beat_any_20_option",
            "player_20_option",
        ),
        _flag("any_20"),
    ),
    **dict.fromkeys(
        ("entry", "mid_shoe_entry", "entry_after_shuffle"),
        _choice(
            "entry",
            {"prohibited": "prohibited", "no": "prohibited", "permitted": "permitted", "yes": "permitted"},
        ),
    ),
    **dict.fromkeys(
        ("no_mid_shoe_entry", "mid_shoe_entry_prohibited"),
        _choice("entry", {"yes": "prohibited", "no": "permitted"}),
    ),
    **dict.fromkeys(("positions", "seats", "betting_positions"), _count("positions")),
    **dict.fromkeys(("preshuffled", "cards_preshuffled"), _flag("preshuffled")),
    **dict.fromkeys(("table_minimum_cents", "minimum_cents", "table_min_cents"), _count("minimum")),
    "mtd_odds": _match_odds,
    "mtd_maximum_cents": _count("match_maximum"),
    "approved": _approved,
    "cards_per_deck": _count("cards_per_deck"),
    "push22_paytable": _paytable("push-22"),
    **dict.fromkeys(("table_maximum_cents", "maximum_cents", "table_max_cents"), _count("maximum")),
}
"""What each key of a setup does; ``offered`` is read once the wagers are known."""


LIKE: tuple[tuple[str, str], ...] = (
    (r"surrender", "surrender"),
    (r"blackjack_(?:.*_)?(?:option|pay|paid|payment|timing|settled)", "blackjack_option"),
    (r"ace.*(?:re)?split|(?:re)?split.*ace", "ace_resplits"),
    (r"(?:re)?splits?", "resplits"),
    (r"settle|order", "settlement_order"),
    (r"double.*(?:card|face)", "double_card"),
    (r"adjacent", "adjacent_boxes"),
    (r"chip", "smallest_chip_cents"),
    (r"magic", "magic_card"),
    (r"lucky_(?:seat|player)", "lucky_seat"),
    (r"(?:any_20|optional_20|20_option|player_20)", "any_20"),
    (r"entry", "mid_shoe_entry"),
    (r"royal.*paytable", "royal_match_paytable"),
    (r"(?:bet_the_set|set_21).*paytable", "bet_the_set_paytable"),
    (r"(?:three_card|poker).*paytable", "three_card_poker_paytable"),
    (r"preshuffled", "preshuffled"),
    (r"max.*payout|payout_(?:limit|cap)", "max_payout_cents"),
    (r"max.*side_?wager", "max_side_wager_cents"),
)
"""Keys that say the same in other words; their values are read as strictly."""


def setup_key(name: str) -> str:
    """The key that a case's key stands for; raises NotTranslated for one that is not known."""
    if name in KEYS:
        return name
    for pattern, key in LIKE:
        if re.search(pattern, name):
            return key
    raise NotTranslated(f"setup {name}")


def read_options(case: Case, game: Game = BLACKJACK) -> Options:
    """The options of a case; raises NotTranslated for a key or value that is not known."""
    options = Options()
    if game.surrender_on_cards:
        options.surrender = "wager-on-the-cards"
    for key, value in case.setup.items():
        if key == "offered":
            continue
        KEYS[setup_key(key)](options, value)
    for line in case.wagers:
        options.offered.add(read_wager(line)[0].kind)
    for one in case.settlement:
        bet = read_bet(one.bet)
        options.offered.add(bet.kind)
        if bet.bonus == "lucky-player-bonus" and not options.lucky_seat:
            options.lucky_seat = bet.seat
    if "ace_resplits" not in case.setup and "splits" in case.setup:
        options.ace_splits = options.splits
    if "offered" in case.setup:
        named = offered_of(str(case.setup["offered"]))
        if named is not None:
            options.offered = named
    options.offered -= set(MAIN)
    if any("double, face down" in line for line in case.dealt):
        options.double_card = "down"
    return options
