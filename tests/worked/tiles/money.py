"""Cases of type ``bank_money``: the centre of the table and the surplus, from outcomes and amounts."""

import re
from collections.abc import Mapping

from tests.worked.casefile import NotTranslated
from tests.worked.tiles import phrases
from tests.worked.tiles.casefile import Case
from tests.worked.tiles.settling import lawful_rows
from tests.worked.tiles.words import DEALER, cents, lines_of, place
from tests.worked.tiles.world import World

CENTER = {
    "bank_pays_in": ("bank_pays_in", "bank_adds", "co_bank_pays_in", "bank_half", "bank_share"),
    "table_pays_in": (
        "house_pays_in",
        "table_pays_in",
        "inventory_pays_in",
        "dealer_pays_in",
        "certificate_holder_pays_in",
    ),
    "surplus": ("surplus",),
    "table_takes": ("house_half", "house_share", "to_inventory", "surplus_to_inventory", "table_takes", "to_house"),
    "surplus_vig": ("surplus_vig", "vig"),
    "to_bank": ("to_bank", "to_co_bank"),
}
KEYS = {name: own for own, names in CENTER.items() for name in names}
KNOWN = {*KEYS, "centre", "center", "winning_wagers", "player_vig", "returned", "dealer_to_inventory"}
RESULTS = {"win": "win", "wins": "win", "lose": "lose", "loses": "lose", "loss": "lose", "tie": "tie", "ties": "tie"}


def bank_money(world: World, case: Case) -> None:
    """A round with a bank whose outcomes are given: the money as the case logs it."""
    from tests.worked.tiles.kinds import read_hands

    now = world.round
    if not now.bank:
        raise NotTranslated("no bank")
    for line in lines_of(case.body.get("outcomes")):
        parts = [part.strip() for part in line.split("|")]
        if len(parts) != 3 or parts[2] not in RESULTS:
            raise NotTranslated(f"outcome {line!r}")
        seat = place(parts[0])
        now.bet(seat, cents(parts[1]))
        now.wanted[seat] = RESULTS[parts[2]]
    _dealers(world, str(case.body.get("dealer_wager", "none")))
    read_hands(world, case)
    now.give_hands()
    for seat, result in now.wanted.items():
        if now.outcome(seat) != result:
            raise NotTranslated(f"place {seat}: the hands make it {now.outcome(seat)}, the case says {result}")
    now.offers = [seat for seat in sorted(now.bets) if seat < now.bank]
    world.facts["last-wager"] = now.against or 5000
    world.earlier()
    _logged(world, case)


def _dealers(world: World, words: str) -> None:
    if words.strip().lower() in ("none", "no", "0", "n/a"):
        return
    parts = [part.strip() for part in words.split("|")]
    if len(parts) != 2 or parts[1] not in RESULTS:
        raise NotTranslated(f"dealer wager {words!r}")
    world.round.against = cents(parts[0])
    world.round.wanted[DEALER] = RESULTS[parts[1]]


def _logged(world: World, case: Case) -> None:
    words = lines_of(case.logged)
    if isinstance(case.logged, Mapping):
        _as_figures(world, case.logged)
        return
    plain = " ".join(words).lower()
    if re.fullmatch(r"(?:money moved|settled|all money moved) as (?:in expected|expected)", plain):
        if not isinstance(case.expected, Mapping):
            raise NotTranslated("nothing is expected")
        _as_figures(world, case.expected)
        return
    phrases.read(world, words, case.kind)


def _as_figures(world: World, figures: Mapping[str, object]) -> None:
    """The money as in figures such as ``surplus_vig: 375``."""
    now = world.round
    for key, value in figures.items():
        if key not in KNOWN:
            raise NotTranslated(f"money {key}: {value!r}")
        if key in KEYS:
            now.center[KEYS[key]] = int(str(value))
    if not now.covered:
        now.center.pop("table_takes", None)
    vigorish = _by_seat(figures.get("player_vig"))
    returned = _by_seat(figures.get("returned"))
    rows = []
    for row in lawful_rows(now, world.filing):
        amounts = {"vig": vigorish, "return": returned}.get(row.action)
        if (
            amounts is None
            or row.action == "return"
            and "returned" not in figures
            or row.action == "vig"
            and "player_vig" not in figures
        ):
            rows.append(row)
        elif row.seat in amounts:
            rows.append(type(row)(row.seat, row.action, amounts[row.seat]))
    now.rows = rows


def _by_seat(node: object) -> dict[int, int]:
    if not node or node == "none":
        return {}
    if not isinstance(node, Mapping):
        raise NotTranslated(f"amounts {node!r}")
    return {place(seat): int(str(amount)) for seat, amount in node.items()}
