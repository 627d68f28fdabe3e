"""What the setup of a case of 590, 672a or 685a says: options of the filing and of the table."""

from collections.abc import Callable, Mapping

from tests.worked.casefile import NotTranslated
from tests.worked.game import Game
from tests.worked.setup import KEYS, Options, setup_key

_ORDER = {"1": "collect-then-pay", "2": "player-by-player"}


def read_setup(setup: Mapping[str, object], game: Game) -> Options:
    """The options of a case; raises NotTranslated for a key or value that is not known."""
    options = Options(positions=game.facts.number("table_betting_positions"))
    if game.surrender_on_cards:
        options.surrender = "wager-on-the-cards"
    for key, value in setup.items():
        if key in _OWN:
            _OWN[key](options, value)
        elif value is None:
            continue
        elif isinstance(value, bool | int | str):
            KEYS[setup_key(key)](options, value)
        else:
            raise NotTranslated(f"setup {key}")
    return options


def _offered(wager: str) -> Callable[[Options, object], None]:
    def put(options: Options, value: object) -> None:
        if not isinstance(value, bool):
            raise NotTranslated(f"setup value {value!r}")
        (options.offered.add if value else options.offered.discard)(wager)

    return put


def _paytable(options: Options, value: object) -> None:
    word = "" if value is None else str(value).strip().upper()
    if word not in ("", "A", "B"):
        raise NotTranslated(f"paytable {value!r}")
    if word:
        options.paytables["push-22"] = word


def _order(options: Options, value: object) -> None:
    if str(value) not in _ORDER:
        raise NotTranslated(f"settlement procedure {value!r}")
    options.settlement = _ORDER[str(value)]


_OWN: dict[str, Callable[[Options, object], None]] = {
    "push22_offered": _offered("push-22"),
    "push22_paytable": _paytable,
    "match_the_dealer_offered": _offered("match-the-dealer"),
    "settlement_procedure": _order,
}
