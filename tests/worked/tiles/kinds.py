"""Each type of case as a world: what its structured fields say."""

import re
from collections.abc import Callable, Mapping
from itertools import product

from tests.chapters.ch535_pai_gow.rounds import PLACES
from tests.worked.casefile import NotTranslated
from tests.worked.tiles import phrases
from tests.worked.tiles.casefile import Case
from tests.worked.tiles.filing import ROUNDINGS, house_way
from tests.worked.tiles.money import bank_money
from tests.worked.tiles.setting import companions, dealer_may_set, left_of
from tests.worked.tiles.settling import Row
from tests.worked.tiles.words import (
    DEALER,
    SEATS,
    cents,
    hand,
    laid,
    lines_of,
    place,
    ranked,
    seats as seats_of,
    stack_tiles,
    style_of,
    tiles,
)
from tests.worked.tiles.world import World

YES = ("yes", "true", "offered", "permitted", "in effect", "allowed", "on")
NO = ("no", "false", "not offered", "not permitted", "not in effect", "none", "not allowed", "off", "prohibited")
ACTIONS = {"pay": "pay", "vig": "vig", "vigorish": "vig", "vig_marked": "vig_marked", "collect": "collect"}
ACTIONS |= {"return": "return", "paid": "pay", "collected": "collect", "returned": "return"}


def worlds(case: Case) -> list[World]:
    """The logs that a case tells of: one, or one for each total of a table of totals."""
    if case.strange:
        raise NotTranslated(f"fields that are not known: {', '.join(case.strange)}")
    if case.kind not in KINDS:
        raise NotTranslated(f"type {case.kind!r}")
    if case.kind == "start_table":
        return _start_table(case)
    world = World()
    _setup(world, case)
    KINDS[case.kind](world, case)
    return [world]


def _said(word: object) -> bool:
    plain = str(word).strip().lower()
    if plain in YES or word is True:
        return True
    if plain in NO or word is False:
        return False
    raise NotTranslated(f"yes or no: {word!r}")


def _setup(world: World, case: Case) -> None:
    """Read the setup; what it does not say stays as the law or the most generous filing has it."""
    for key, value in case.setup.items():
        entry = SETUP.get(key)
        if entry is None:
            raise NotTranslated(f"setup {key}: {value!r}")
        entry(world, value)
    banked = world.round.bank or _said(case.setup.get("banking", "no")) or _said(case.setup.get("co_banking", "no"))
    world.filing.bank = bool(banked) if "banking" not in case.setup else _said(case.setup["banking"])
    if "co_banking" not in case.setup:
        world.filing.co_bank = world.filing.bank


def _bank(world: World, value: object) -> None:
    world.round.bank = 0 if str(value).lower() in ("dealer", "none", "no bank") else place(value)


def _no_wager(world: World, value: object) -> None:
    without = seats_of(value)
    for seat in SEATS:
        if seat not in without:
            world.round.bet(seat)


def _rounding(world: World, value: object) -> None:
    plain = str(value).lower().replace("_", " ")
    if plain.replace(" ", "_") not in ROUNDINGS and plain not in ROUNDINGS:
        raise NotTranslated(f"rounding {value!r}")
    world.filing.rounding = ROUNDINGS.get(plain) or ROUNDINGS[plain.replace(" ", "_")]


def _styles(world: World, value: object) -> None:
    plain = str(value).lower()
    if re.fullmatch(r"all(?: (?:nine|9))?(?: (?:specified|offered|filed))?", plain):
        return
    if re.fullmatch(r"none(?: (?:specified|offered|filed))?|\[\]", plain):
        world.filing.styles = ()
        return
    named = value if isinstance(value, list) else re.split(r"[,;] *", re.sub(r"^only ", "", plain))
    world.filing.styles = tuple(style_of(re.sub(r" (?:only|specified)$", "", str(one))) for one in named)


def _co_banking(world: World, value: object) -> None:
    plain = str(value).lower()
    world.round.covered = plain in ("in effect", "yes", "true")
    world.filing.co_bank = plain != "not offered"
    if plain not in YES + NO:
        raise NotTranslated(f"co_banking {value!r}")


def _players(world: World, value: object) -> None:
    for seat in seats_of(value):
        world.round.bet(seat)


def _dealer_wager(world: World, value: object) -> None:
    plain = str(value).lower()
    if re.fullmatch(r"(?:equal to )?(?:the )?(?:player's |bank's )?last wager.*", plain):
        return
    match = re.fullmatch(r"(?:fixed |amount |specified )*(\d+)(?: cents)?", plain)
    if match is None:
        raise NotTranslated(f"dealer wager {value!r}")
    world.filing.amount = int(match[1])


SETUP: dict[str, Callable[[World, object], None]] = {
    "bank": _bank,
    "banker": _bank,
    "no_wager_at": _no_wager,
    "rounding": _rounding,
    "alternative_styles": _styles,
    "style": lambda world, value: setattr(world.round, "style", style_of(str(value))),
    "starting_position": lambda world, value: setattr(world.round, "start", place(value)),
    "banking": lambda world, value: setattr(world.filing, "bank", _said(value)),
    "co_banking": _co_banking,
    "players_at": _players,
    "wagers_at": _players,
    "surveillance_action": lambda world, value: None,
    "house_way": lambda world, value: setattr(world.filing, "house_way", house_way(value)),
    "two_areas": lambda world, value: setattr(world.filing, "two_areas", _said(value)),
    "dealer_wager": _dealer_wager,
    "a": lambda world, value: None,
    "b": lambda world, value: None,
}


def _keys(found: object, known: set[str]) -> Mapping[str, object]:
    """A mapping with keys that are all known."""
    if not isinstance(found, Mapping):
        raise NotTranslated(f"logged {found!r}")
    strange = [str(key) for key in found if str(key) not in known]
    if strange:
        raise NotTranslated(f"logged {', '.join(strange)}")
    return {str(key): value for key, value in found.items()}


def _three(words: object) -> str:
    dice = re.findall(r"\d", str(words))
    if not dice or re.sub(r"[\d\s,+-]", "", str(words)):
        raise NotTranslated(f"dice {words!r}")
    return "".join(dice)


def dice_of(total: int) -> str:
    """Three dice of a total."""
    for dice in product(range(1, 7), repeat=3):
        if sum(dice) == total:
            return "".join(map(str, dice))
    raise NotTranslated(f"dice of the total {total}")


def _all_bet(world: World, case: Case) -> None:
    if not world.round.bets:
        for seat in SEATS:
            world.round.bet(seat)
    if world.round.bank:
        world.round.bets.pop(world.round.bank, None)
        _offers(world)
        world.earlier()


def _offers(world: World) -> None:
    """Whoever sits before the bank passed it (§ 535.11(c))."""
    now = world.round
    now.offers = now.offers or [seat for seat in sorted(now.bets) if seat < now.bank]


def _start(world: World, case: Case) -> None:
    if "no_wager_at" not in case.setup:
        _no_wager(world, "none")
    world.round.dice = _three(case.body.get("dice"))
    said = _keys(case.logged, {"announced_total", "first_stack_to"})
    if "announced_total" in said:
        world.round.total = int(str(said["announced_total"]))
    if "first_stack_to" in said:
        world.round.start = place(said["first_stack_to"])
    _all_bet(world, case)


def _start_table(case: Case) -> list[World]:
    table = case.expected
    if isinstance(case.logged, Mapping):
        table = case.logged
    elif not re.fullmatch(r"a log (?:that )?agree(?:s|ing) with (?:this|the) table.*", str(case.logged)):
        raise NotTranslated(f"logged {case.logged!r}")
    if not isinstance(table, Mapping):
        raise NotTranslated("no table of totals")
    found = []
    for total, where in table.items():
        world = World()
        _setup(world, case)
        world.round.dice = dice_of(int(str(total)))
        world.round.start = place(where)
        _all_bet(world, case)
        found.append(world)
    return found


def _delivery(world: World, case: Case) -> None:
    now = world.round
    said = _keys(case.logged, {"delivery", "style_indicated"})
    delivered = said.get("delivery")
    if not isinstance(delivered, Mapping):
        raise NotTranslated(f"delivery {delivered!r}")
    now.delivered = [(place(where), stack_tiles(str(words))) for where, words in delivered.items()]
    start = now.start if now.start >= 0 else now.delivered[0][0]
    now.dice = dice_of((start - now.house) % PLACES + 1 + (PLACES if (start - now.house) % PLACES < 2 else 0))
    if now.style == "ordinary" and "style" not in case.setup:
        raise NotTranslated("a delivery without a style")
    _all_bet(world, case)


def _style(world: World, case: Case) -> None:
    if not world.round.bets:
        _no_wager(world, "none")
    _all_bet(world, case)
    phrases.read(world, lines_of(case.logged), "style")


def _round(world: World, case: Case) -> None:
    now = world.round
    wagers = case.body.get("wagers_cents", case.body.get("wagers"))
    if not isinstance(wagers, Mapping):
        raise NotTranslated(f"wagers {wagers!r}")
    for where, amount in wagers.items():
        now.bet(place(where), int(str(amount)))
    read_hands(world, case)
    if isinstance(case.logged, list) and all("|" in str(row) for row in case.logged):
        now.rows = [read_row(str(row)) for row in case.logged]
    else:
        phrases.read(world, lines_of(case.logged), "round")
    if now.bank:
        _offers(world)
        world.earlier()


def read_hands(world: World, case: Case) -> None:
    """The tiles as dealt and as set, by place."""
    dealt, given = case.body.get("dealt") or {}, case.body.get("set") or {}
    if not isinstance(dealt, Mapping) or not isinstance(given, Mapping):
        raise NotTranslated("hands")
    for where, words in given.items():
        four = hand(str(words))
        world.round.hands[place(where)] = laid(four)
        if where in dealt and sorted(tiles(dealt[where], 4)) != sorted(four):
            raise NotTranslated(f"{where} sets other tiles than were dealt")
    unset = [where for where in dealt if where not in given and place(where) in (*world.round.bets, world.round.house)]
    if unset:
        raise NotTranslated(f"hands of {unset} as set")


def read_row(words: str) -> Row:
    """A line such as ``seat 4 | pay | 2500``."""
    parts = [part.strip() for part in words.split("|")]
    if len(parts) != 3 or parts[1].lower() not in ACTIONS:
        raise NotTranslated(f"settlement {words!r}")
    return Row(place(parts[0]), ACTIONS[parts[1].lower()], cents(parts[2]))


def _compare(world: World, case: Case) -> None:
    roles = {name: str(case.setup.get(name, default)).lower() for name, default in (("a", "player"), ("b", "dealer"))}
    hands = {name: tiles(case.body.get(f"hand_{name}"), 2) for name in ("a", "b")}
    match = re.fullmatch(r"(?:hand )?(a|b) (?:is |ranks )?(higher|lower|(?:a )?copy|equal)", str(case.logged).lower())
    houses = [name for name, role in roles.items() if role in ("dealer", "bank", "banker")]
    if match is None or len(houses) != 1:
        raise NotTranslated(f"logged {case.logged!r} of {roles}")
    house, player = houses[0], "ab".replace(houses[0], "")
    said = {"higher": "higher", "lower": "lower"}.get(match[2], "copy")
    if match[1] == house and said != "copy":
        said = "lower" if said == "higher" else "higher"
    now = world.round
    if roles[house] != "dealer":
        now.bank = 3
        world.filing.bank = world.filing.co_bank = True
    half = _complete(world, hands[player], hands[house])
    now.bet(4, 2500)
    row = f'{{"kind": "compared", "hand": 4, "seat": 4, "what": "{half}-{said}"}}'
    now.edits.append(lambda script: script.before("says:4", row))
    if now.bank:
        _offers(world)
        world.earlier()


def _complete(world: World, mine: list[str], other: list[str]) -> str:
    """Two further tiles for the player and the house, so that these are both high, or both low hands."""
    pool = left_of((*mine, *other))
    for half in ("high", "low"):
        for two in _companions(pool, half, other):
            four = [*other, *two] if half == "high" else [*two, *other]
            if not dealer_may_set(four):
                continue
            for own in _companions(left_of((*mine, *other, *two)), half, mine):
                ours = [*mine, *own] if half == "high" else [*own, *mine]
                if ranked(ours) == ours and ranked(four) == four:
                    world.round.hands = {4: laid(ours), world.round.house: laid(four)}
                    return half
    raise NotTranslated("no tiles that make both of them high or low hands")


def _companions(pool: list[str], half: str, two: list[str]) -> list[list[str]]:
    return companions(pool, weaker_than=two) if half == "high" else companions(pool, stronger_than=two)


def _house_way(world: World, case: Case) -> None:
    said = _keys(case.logged, {"high", "low"})
    four = [*tiles(said["high"], 2), *tiles(said["low"], 2)]
    if "dealer_tiles" in case.body and sorted(tiles(case.body["dealer_tiles"], 4)) != sorted(four):
        raise NotTranslated("the dealer sets other tiles than he has")
    world.round.hands[DEALER] = laid(four)
    world.round.bet(1)


def _event(world: World, case: Case) -> None:
    phrases.read(world, lines_of(case.logged), case.kind)
    if not world.round.bets and not world.facts.get("no-round"):
        world.round.bet(4)
    if world.round.bank and len(world.plans) == 1:
        world.round.bets.pop(world.round.bank, None)
        if not world.round.bets:
            world.round.bet(1 if world.round.bank != 1 else 2)
        _offers(world)
        world.earlier()


def _bank_select(world: World, case: Case) -> None:
    if not world.round.bets:
        _players(world, "seats 1, 2, 4, 6")
    world.filing.bank = _said(case.setup.get("banking", "offered"))
    phrases.read(world, lines_of(case.logged), case.kind)
    if world.facts.get("sequence"):
        return
    now = world.round
    if not now.bank and not world.facts.get("no-bank"):
        now.bank = min(now.bets)
    if now.bank:
        players = sorted({*now.bets, now.bank})
        now.offers = now.offers or [seat for seat in players if seat < now.bank]
        now.bets.pop(now.bank, None)
    if not world.facts.get("first-round"):
        world.earlier()


KINDS: dict[str, Callable[[World, Case], None]] = {
    "start": _start,
    "start_table": _start,
    "delivery": _delivery,
    "style": _style,
    "round": _round,
    "compare": _compare,
    "house_way": _house_way,
    "event": _event,
    "table": _event,
    "bank_select": _bank_select,
    "bank_money": bank_money,
}
"""What reads each type of case."""
