"""§ 633a.5. Shuffle and cut of the cards."""

from validator.core.finding import Severity
from validator.core.rule import PlayRule
from validator.games.blackjack.shoe_questions import omitted
from validator.games.blackjack.slots import shoe

_SHUFFLES = "a record of every shuffle, without unreadable rows"
_PRESHUFFLED = "whether the cards came to the table shuffled"

cards_dealt_unshuffled = PlayRule(
    id="cards-dealt-unshuffled",
    title="Cards put in play without a shuffle",
    cite="633a.5(a)",
    quote=(
        "Immediately prior to commencement of play, unless the cards were pre-shuffled in accordance with § 603a.16(u)"
        " or (v)"
    ),
    severity=Severity.ERROR,
    message="the cards were put in play without having been shuffled since the table opened or they were changed",
    slot=shoe.PLAY_WITHOUT_SHUFFLE,
    check=omitted,
    needs=(_SHUFFLES, _PRESHUFFLED),
    expected="a shuffle before play",
    observed="none",
)

batch_in_play_unshuffled = PlayRule(
    id="batch-in-play-unshuffled",
    title="Batch brought into play without a shuffle since it was last dealt",
    cite="633a.5(a)",
    quote="after each shoe of cards is dealt",
    severity=Severity.ERROR,
    message="a batch of cards came into play although neither batch had been shuffled since it was last dealt",
    slot=shoe.BATCH_NOT_SHUFFLED,
    check=omitted,
    needs=(_SHUFFLES,),
    expected="a shuffle after each shoe",
    observed="none",
)

no_reshuffle_after_cover_card = PlayRule(
    id="no-reshuffle-after-cover-card",
    title="Cards not reshuffled after the cover card was reached",
    cite="633a.5(f)",
    quote="A reshuffle of the cards in the shoe shall take place after the cover card is reached in the shoe",
    severity=Severity.ERROR,
    message="the cover card had been reached and the round with it completed, but the cards were not reshuffled",
    slot=shoe.ROUND_AFTER_COVER_CARD,
    check=omitted,
    needs=("a record of every shuffle, and of every filling of the shoe where two batches take turns",),
    expected="a reshuffle",
    observed="none",
)

_SEATED = "when-a-table-is-idle"
_IDLE = "what was done with the cards while there was no gaming activity"
_LEFT = "the cards shall be removed from the dealing shoe and the discard rack"
_WASHED = "Mixed thoroughly by a washing of the cards, stacked, then shuffled and cut in accordance with this section"
_PUT_IN = "Stacked and placed into the automated shuffling device to be shuffled"


def _idle(
    id: str, title: str, cite: str, quote: str, message: str, expected: str, slots: tuple[int, int]
) -> list[PlayRule]:
    """The rule for a table left by all, and its twin for one where players may have stayed."""
    return [
        PlayRule(
            id=id + suffix,
            title=title + words,
            cite=cite,
            quote=quote,
            severity=Severity.ERROR,
            message=message,
            reading=reading,
            slot=slot,
            check=omitted,
            needs=(_IDLE,),
            expected=expected,
            observed="none of it",
        )
        for slot, suffix, words, reading in (
            (slots[0], "", "", ""),
            (slots[1], "-in-a-pause", " in a pause", _SEATED),
        )
    ]


_IDLE_RULES = (
    *_idle(
        "cards-left-at-idle-table",
        "Cards left in shoe and rack at an idle table",
        "633a.5(g)",
        _LEFT,
        "play went on after a time without gaming activity with cards that had not been removed from shoe and rack",
        "the cards removed and spread",
        (shoe.IDLE_CARDS_LEFT, shoe.IDLE_CARDS_LEFT_WITH_PLAYERS_SEATED),
    ),
    *_idle(
        "idle-cards-dealt-unshuffled",
        "Cards of an idle table dealt without washing and shuffle",
        "633a.5(g)(1)",
        _WASHED,
        "play went on after a time without gaming activity with cards that had not been washed and shuffled",
        "a washing and a shuffle",
        (shoe.IDLE_CARDS_NOT_SHUFFLED, shoe.IDLE_CARDS_NOT_SHUFFLED_WITH_PLAYERS_SEATED),
    ),
    *_idle(
        "idle-cards-kept-out-of-shuffler",
        "Cards of an idle table not put into the shuffling device",
        "633a.5(g)(2)",
        _PUT_IN,
        "play went on after a time without gaming activity with cards that had not been put into the shuffling device",
        "the cards stacked and put into the device",
        (shoe.IDLE_CARDS_NOT_INTO_SHUFFLER, shoe.IDLE_CARDS_NOT_INTO_SHUFFLER_WITH_PLAYERS_SEATED),
    ),
)

PLAY_RULES = (
    cards_dealt_unshuffled,
    batch_in_play_unshuffled,
    no_reshuffle_after_cover_card,
    *_IDLE_RULES,
)
