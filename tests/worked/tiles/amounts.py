"""The amounts and outcomes that a case expects, against what this reader works out from the text."""

from collections.abc import Mapping

from tests.worked.tiles.casefile import Case
from tests.worked.tiles.settling import lawful_rows
from tests.worked.tiles.words import DEALER, place
from tests.worked.tiles.world import World


def _cents_by_seat(case: Case) -> dict[int, int] | None:
    """What each player should have won (or lost) by lines such as ``seat 2 | higher | higher | win | pay 3300 | vig 175``."""
    if not isinstance(case.expected, list):
        return None
    due: dict[int, int] = {}
    for line in case.expected:
        parts = [part.strip() for part in str(line).split("|")]
        seat = place(parts[0])
        due[seat] = 0
        for part in parts[1:]:
            word, _, amount = part.partition(" ")
            if amount.isdigit():
                due[seat] += {"pay": 1, "vig": -1, "collect": -1}.get(word, 0) * int(amount)
    return due


def _moved(rows: list[tuple[int, str, int]]) -> dict[int, int]:
    moved: dict[int, int] = {}
    for seat, action, cents in rows:
        moved[seat] = moved.get(seat, 0) + {"pay": 1, "vig": -1, "vig_marked": -1, "collect": -1}.get(action, 0) * cents
    return moved


def misapplied(case: Case, world: World) -> tuple[int, ...]:
    """Cents that the log gives beyond what was due; empty where the case says no amounts.

    First over all, the vigorish netted; then without the vigorish, as a finding on the payment alone has it. Cents taken
    from a player whose wager should have won count with what he was not paid.
    """
    due, rows = _cents_by_seat(case), world.round.rows
    if due is None or rows is None:
        return ()
    lawful = lawful_rows(world.round, world.filing)
    found = []
    for counted in (("pay", "collect", "vig", "vig_marked"), ("pay", "collect"), ("vig", "vig_marked")):
        moved = _moved([(row.seat, row.action, row.cents) for row in rows if row.action in counted])
        owed = _moved([(row.seat, row.action, row.cents) for row in lawful if row.action in counted])
        found.append(sum(moved.values()) - sum(owed.values()))
    return tuple(found)


def unlike(case: Case, world: World) -> str:
    """What a lawful case expects otherwise than this reader works out; "" where nothing is."""
    if case.kind == "bank_money" and isinstance(case.expected, Mapping):
        return _money_unlike(case.expected, world)
    due = _cents_by_seat(case)
    if case.kind == "round" and due is not None:
        lawful = _moved([(row.seat, row.action, row.cents) for row in lawful_rows(world.round, world.filing)])
        if lawful != due:
            return f"amounts {due}; by the text {lawful}"
    return ""


def _money_unlike(expected: Mapping[str, object], world: World) -> str:
    now = world.round
    rows = lawful_rows(now, world.filing)
    dealer = now.outcome(DEALER) if now.against else ""
    lost = sum(row.cents for row in rows if row.action == "collect") + (now.against if dealer == "lose" else 0)
    won = sum(row.cents for row in rows if row.action == "pay") + (now.against if dealer == "win" else 0)
    worked_out = {"centre": lost, "winning_wagers": won, "surplus": max(0, lost - won)}
    worked_out["dealer_to_inventory"] = {"win": 2 * now.against, "tie": now.against}.get(dealer, 0)
    if not now.covered:
        vigorish = world.filing.vigorish(worked_out["surplus"])
        worked_out |= {"surplus_vig": vigorish, "to_bank": worked_out["surplus"] - vigorish}
        worked_out["bank_pays_in"] = max(0, won - lost)
    wrong = [
        f"{name} {expected[name]}, by the text {cents}"
        for name, cents in worked_out.items()
        if name in expected and int(str(expected[name])) != cents
    ]
    return "; ".join(wrong)
