"""Holds what a case expects of the cards against the product's own rules for points and third cards."""

from collections.abc import Iterator

from tests.worked.baccarat.casefile import Case
from tests.worked.baccarat.law import face_value, points, stand
from tests.worked.baccarat.words import card_of

_THIRD = {
    **dict.fromkeys(("player only", "player"), "player"),
    **dict.fromkeys(("banker only", "banker"), "banker"),
    **dict.fromkeys(("both", "player and banker", "player, banker"), "both"),
    **dict.fromkeys(("none", "neither", "no"), "none"),
}


def points_differ(case: Case) -> list[str]:
    """Where the case expects other points, another result or other third cards than the product's rules give."""
    return [*_of_hands(case), *_of_cards(case)]


def _of_hands(case: Case) -> Iterator[str]:
    player = [one.card for one in case.dealt if one.hand == 1]
    banker = [one.card for one in case.dealt if one.hand == 2]
    if len(player) < 2 or len(banker) < 2:
        return
    expected, found = case.expected, stand(player, banker)
    known = {"player_points": found.player, "banker_points": found.banker}
    for name, count in known.items():
        if name in expected and count >= 0 and str(count) != expected[name]:
            yield f"{name} {count}, not {expected[name]}"
    if "result" in expected and found.result and found.result != expected["result"]:
        yield f"result {found.result}, not {expected['result']}"
    if "third_cards" in expected:
        wanted = _THIRD.get(expected["third_cards"], expected["third_cards"])
        if found.third_cards != wanted:
            yield f"third cards {found.third_cards}, not {wanted}"
    draws = "draw" if found.banker_draws else "stay"
    if expected.get("banker_must", draws) != draws:
        yield f"Banker must {draws}, not {expected['banker_must']}"
    if expected.get("symbol", draws[0].upper()) != draws[0].upper():
        yield f"symbol {draws[0].upper()}, not {expected['symbol']}"


def _of_cards(case: Case) -> Iterator[str]:
    expected = case.expected
    if "first_card" in expected:
        further = face_value(card_of(expected["first_card"]))
    elif "face_up" in expected:
        further = points([card_of(expected["face_up"])])
    else:
        return
    if expected.get("further_cards", str(further)) != str(further):
        yield f"further cards {further}, not {expected['further_cards']}"
    if expected.get("total", str(further + 1)) != str(further + 1):
        yield f"{further + 1} cards in all, not {expected['total']}"
