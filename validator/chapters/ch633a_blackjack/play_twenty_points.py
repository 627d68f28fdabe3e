"""What Lucky Ladies and King's Bounty have in common in play: the pair that waits for the dealer's hole card."""

from validator.chapters.ch633a_blackjack.play_optional import Texts
from validator.core.rule_definitions import PlayWords
from validator.games.blackjack import twenty_points
from validator.games.blackjack.optional import NO_CARDS, NO_SETTLEMENT


def pair_rules(texts: Texts, cards: str) -> tuple[PlayWords, ...]:
    """The rules on the moment at which a wager on the special pair is settled; ``waits`` says that it comes last."""
    late = "the {wager} on {hand} was settled at {observed}"
    return (
        PlayWords(
            id=f"{cards}-settled-before-others",
            title=f"A {texts.name} on the special pair settled before the others",
            message="{seat}: " + late + " though another was settled only at {expected}",
            number=texts.first + twenty_points.PAIR_BEFORE_OTHERS,
            expected="after {expected}",
            observed="{observed}",
            unit="event",
        ),
        PlayWords(
            id=f"{cards}-settled-before-reader",
            title=f"A {texts.name} on the special pair settled before the hole card was determined",
            message="{seat}: " + late + ", before the dealer had determined whether he had a Blackjack",
            number=texts.first + twenty_points.PAIR_BEFORE_READER,
            needs={
                "when the wager was settled and the card reader used": NO_SETTLEMENT,
                "whether the dealer had a Blackjack": NO_CARDS,
            },
            expected="after {expected}",
            observed="{observed}",
            unit="event",
        ),
        PlayWords(
            id=f"{cards}-settled-after-further-cards",
            title=f"A {texts.name} on the special pair settled after further cards were dealt",
            message="{seat}: " + late + ", after other cards had been dealt",
            number=texts.first + twenty_points.PAIR_AFTER_CARDS,
            expected="before {expected}",
            observed="{observed}",
            unit="event",
        ),
        PlayWords(
            id=f"{cards}-settled-after-cards-were-removed",
            title=f"A {texts.name} on the special pair settled after the round was over",
            message="{seat}: " + late + ", after the player's cards had been removed",
            number=texts.first + twenty_points.PAIR_AFTER_CARDS_REMOVED,
            expected="before {expected}",
            observed="{observed}",
            unit="event",
        ),
        PlayWords(
            id=f"{cards}-settled-apart-from-blackjack-wager",
            title=f"A {texts.name} on the special pair settled apart from the Blackjack Wager",
            message="{seat}: " + late + ", the Blackjack Wager at {expected}, and wagers of others in between",
            number=texts.first + twenty_points.PAIR_APART_FROM_BLACKJACK_WAGER,
            needs={"when the Blackjack Wager was settled": NO_SETTLEMENT},
            expected="beside {expected}",
            observed="{observed}",
            unit="event",
        ),
    )
