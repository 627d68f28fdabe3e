"""The judges of the baccarat game model, in their order."""

from collections.abc import Callable

from validator.games.baccarat.absent_wagers import absent_wagers_pass
from validator.games.baccarat.caller import caller_pass
from validator.games.baccarat.card_age import card_age_pass
from validator.games.baccarat.curator import curator_pass
from validator.games.baccarat.cut_turn import cut_turn_pass
from validator.games.baccarat.dealers_shuffle import dealers_shuffle_pass
from validator.games.baccarat.dealing import dealing_pass
from validator.games.baccarat.deferred import deferred_pass
from validator.games.baccarat.drawing import drawing_pass
from validator.games.baccarat.errors import errors_pass
from validator.games.baccarat.first_card import first_card_pass
from validator.games.baccarat.idle_turn import idle_turn_pass
from validator.games.baccarat.in_lieu import in_lieu_pass
from validator.games.baccarat.insufficient import insufficient_pass
from validator.games.baccarat.last_hand import last_hand_pass
from validator.games.baccarat.ordered import ordered_pass
from validator.games.baccarat.result import result_pass
from validator.games.baccarat.settlement import settlement_pass
from validator.games.baccarat.settling import settling_pass
from validator.games.baccarat.turning import turning_pass
from validator.games.baccarat.wagers import wagers_pass
from validator.games.rounds.in_force import in_force_pass
from validator.games.rounds.positions import positions_pass
from validator.games.shoe.around_the_round import around_the_round_pass
from validator.games.shoe.composition import cards_pass
from validator.games.shoe.counting import counting_pass
from validator.games.shoe.cut import cut_pass
from validator.games.shoe.decks import decks_pass
from validator.games.shoe.devices import devices_pass
from validator.games.shoe.shoe import shoe_pass
from validator.games.shoe.stored_batch import stored_batch_pass
from validator.games.shoe.two_batches import two_batches_pass

_ORDER: tuple[Callable[..., object], ...] = (
    in_force_pass,
    positions_pass,
    shoe_pass,
    cards_pass,
    cut_pass,
    cut_turn_pass,
    first_card_pass,
    last_hand_pass,
    card_age_pass,
    idle_turn_pass,
    wagers_pass,
    dealing_pass,
    curator_pass,
    dealers_shuffle_pass,
    turning_pass,
    ordered_pass,
    caller_pass,
    drawing_pass,
    errors_pass,
    insufficient_pass,
    result_pass,
    settlement_pass,
    absent_wagers_pass,
    settling_pass,
    deferred_pass,
    devices_pass,
    around_the_round_pass,
    two_batches_pass,
    stored_batch_pass,
    decks_pass,
    counting_pass,
    in_lieu_pass,
)
"""All judges, in the order in which they run."""

_OF_SOME = frozenset(
    (
        curator_pass,
        dealers_shuffle_pass,
        in_lieu_pass,
        ordered_pass,
    )
)
"""Those that only some chapters have."""


def passes(*own: Callable[..., object]) -> tuple[Callable[..., object], ...]:
    """The judges that all chapters of the game have and those that one has of its own, in their order."""
    return tuple(one for one in _ORDER if one not in _OF_SOME or one in own)
