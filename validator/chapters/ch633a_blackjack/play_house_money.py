"""The House Money Wager, § 633a.6(e)(12), 7(g)(10) and 13(n), in play."""

from collections.abc import Mapping

from validator.chapters.ch633a_blackjack.play_optional import (
    NEEDS,
    Texts,
    amount_rule,
    moment_rules,
    wrong_whatever_the_cards,
)
from validator.core.rule import NO_FACTS
from validator.core.rule_definitions import PlayWords
from validator.games.blackjack import house_money, optional
from validator.games.blackjack.house_money import NO_READER
from validator.games.blackjack.house_money_added import (
    NO_CHOICE,
    NO_MAIN_WAGER,
    NO_STAKE,
    NOT_FILED,
)

TEXTS = Texts(
    id="house-money",
    name="House Money Wager",
    first=house_money.FIRST,
    decks="the decks that the filing names",
)


def _act(
    id: str,
    title: str,
    message: str,
    expected: str,
    observed: str = "{observed}",
    unit: str = "cents",
    needs: Mapping[str, int] = NO_FACTS,
) -> PlayWords:
    """A rule on what is done with a payout."""
    return PlayWords(
        id=id,
        title=title,
        message=message,
        needs=needs,
        expected=expected,
        observed=observed,
        unit=unit,
    )


_ENTIRE = {"the amount of the Blackjack Wager with the payout in it": NO_STAKE}

PLAY_RULES = (
    amount_rule(
        "losing-house-money-paid",
        "A losing House Money Wager paid",
        house_money.FIRST + optional.LOSING_PAID,
        expected="{expected}",
    ),
    amount_rule(
        "losing-house-money-not-collected",
        "A losing House Money Wager not collected",
        house_money.FIRST + optional.LOSING_NOT_COLLECTED,
        expected="{expected}",
    ),
    *moment_rules(TEXTS),
    wrong_whatever_the_cards(TEXTS),
    _act(
        "house-money-settled-before-reader",
        "A winning House Money Wager settled before the card reader was used",
        "{seat}: the winning {wager} was settled before the dealer determined whether he has a Blackjack",
        "after {expected}",
        unit="event",
        needs={"the use of the card reader": NO_READER},
    ),
    amount_rule(
        "house-money-not-paid-on-dealer-blackjack",
        "A winning House Money Wager not paid on a dealer's Blackjack",
        house_money.HOUSE_MONEY_NOT_PAID_ON_DEALER_BLACKJACK,
    ),
    _act(
        "house-money-added-on-dealer-blackjack",
        "A House Money payout added to the Blackjack Wager on a dealer's Blackjack",
        (
            "{seat}: {observed} of the House Money payout was added to the Blackjack Wager though the dealer has a "
            "Blackjack"
        ),
        "paid to the player",
    ),
    amount_rule(
        "house-money-not-paid-after-reader",
        "A winning House Money Wager not paid after the card reader showed no Blackjack",
        house_money.HOUSE_MONEY_NOT_PAID_AFTER_READER,
    ),
    amount_rule(
        "house-money-not-paid",
        "A winning House Money Wager not paid",
        house_money.FIRST + optional.NOT_PAID,
    ),
    _act(
        "house-money-added-against-choice",
        "A House Money payout added, or not added, against the player's choice",
        "{seat}: the House Money payout was not dealt with as the player chose; {observed} was added to his wager",
        "what the player chose",
        observed="{observed} added",
        needs={"what the player chose": NO_CHOICE},
    ),
    _act(
        "house-money-added-beyond-portion",
        "More of a House Money payout added to the Blackjack Wager than the filing lets a player add",
        "{seat}: {observed} of the House Money payout was added to the Blackjack Wager; {expected} may be added",
        "at most {expected}",
        needs={
            "the portion that the filing names": NOT_FILED,
            "the Blackjack Wager to which it was added, and its amount then": NO_MAIN_WAGER,
        },
    ),
    _act(
        "house-money-added-below-portion",
        "Less of a House Money payout added to the Blackjack Wager than all of it, or the portion filed",
        "{seat}: {observed} of the House Money payout was added to the Blackjack Wager, not {expected}",
        "{expected}",
    ),
    _act(
        "house-money-stake-added",
        "The stake of the House Money Wager added to the Blackjack Wager",
        "{seat}: {observed} was added to the Blackjack Wager, the stake of the {wager} in it, not {expected}",
        "{expected}",
    ),
    _act(
        "house-money-payout-touched",
        "A player touched his House Money payout",
        "{seat}: the player touched the House Money payout before it was handed to him",
        "the dealer alone handles the payout",
        observed="the player touched it",
        unit="",
    ),
    _act(
        "house-money-entire-wager-not-settled",
        "A Blackjack Wager settled without the House Money payout that was added to it",
        "{seat}: the {wager} was settled on {observed}; with the House Money payout it is {expected}",
        "{expected}",
        needs=_ENTIRE,
    ),
    _act(
        "house-money-split-for-less",
        "A split for less than the Blackjack Wager with the House Money payout in it",
        "{seat}: the {wager} is {observed}; the entire Blackjack Wager is {expected}",
        "{expected}",
        needs=_ENTIRE,
    ),
    _act(
        "house-money-doubled-for-less",
        "A double down for less than the Blackjack Wager with the House Money payout in it",
        "{seat}: the {wager} is {observed}; the entire Blackjack Wager is {expected}",
        "{expected}",
        needs=_ENTIRE,
    ),
    amount_rule(
        "house-money-ace-straight-collected",
        "A House Money Wager lost on an ace beside a king or a 2",
        house_money.HOUSE_MONEY_ACE_STRAIGHT_COLLECTED,
    ),
    amount_rule(
        "house-money-paid-wrong-with-one-deck",
        "A House Money Wager not paid by the paytable for a single deck",
        house_money.FIRST + optional.PAID_WRONG,
        needs=NEEDS,
    ),
    amount_rule(
        "house-money-paid-wrong-with-several-decks",
        "A House Money Wager not paid by the paytable for multiple decks",
        house_money.HOUSE_MONEY_PAID_WRONG_WITH_SEVERAL_DECKS,
    ),
)
