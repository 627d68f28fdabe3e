"""The House Money Wager, § 633a.6(e)(12), 7(g)(10) and 13(n), in play."""

from collections.abc import Callable, Mapping

from validator.chapters.ch633a_blackjack.play_optional import NEEDS, Texts, amount_rule, moment_rules
from validator.core.finding import Severity
from validator.core.rule import NO_FACTS, PlayRule
from validator.games.blackjack.house_money import NO_READER, settled_before_reader
from validator.games.blackjack.house_money_added import (
    NO_CHOICE,
    NOT_FILED,
    added_on_blackjack,
    against_choice,
    less_than_portion,
    more_than_portion,
    not_entire,
    touched_payout,
)
from validator.games.blackjack.optional import settled_by_another_rule
from validator.games.blackjack.slots import house_money, optional

WAGER = (
    "633a.6(e)(12)",
    "A House Money Wager that the initial two cards dealt to the player will form a two-card straight, a pair, a two-card straight flush or an ace-king suited",
)
PAID = (
    "633a.7(g)(10)(ii)",
    "And the dealer's up card is not an ace, king, queen, jack or 10, the dealer shall pay all winning wagers",
)
ODDS = (
    "633a.13(n)",
    "If a certificate holder offers the House Money Wager and the player elects to take the payout, the player shall be paid in accordance with the following payable",
)
LOST = (
    "633a.7(g)(10)",
    "If a player placed a House Money Wager and the player's initial two cards do not form a two-card straight, a pair, a two-card straight flush or an ace-king suited, the dealer shall collect the player's House Money Wager",
)
DISCRETION = (
    "633a.7(g)(10)(ii)",
    "at a player's discretion, the player may add the winning House Money payout to the player's Blackjack Wager",
)
ADDED = "shall be added to the area designated for the placement of the player's Blackjack Wager"
PORTION = "only a specified portion of the winning House Money payout shall be added to the area designated for the placement of the player's Blackjack Wager"
ENTIRE = (
    "633a.7(g)(10)(ii)(C)",
    "If the player adds the House Money payout to his Blackjack Wager, the House Money payout and the Blackjack Wager must be considered the entire Blackjack Wager",
)
MATCH = (
    "633a.7(g)(10)(ii)(C)",
    "doubles down in accordance with § 633a.10 (relating to Double Down Wager), the player shall match the entire Blackjack Wager",
)
TEXTS = Texts(
    id="house-money",
    name="House Money Wager",
    first=house_money.FIRST,
    wins=WAGER,
    winner=PAID,
    odds=ODDS,
    decks="the decks that the filing names",
)


def _act(
    id: str,
    title: str,
    source: tuple[str, str],
    slot: int,
    check: Callable[..., bool],
    message: str,
    expected: str,
    observed: str = "{observed}",
    unit: str = "cents",
    needs: Mapping[str, int] = NO_FACTS,
    also: tuple[tuple[str, str], ...] = (),
    reading: str = "",
) -> PlayRule:
    """A rule on what is done with a payout; under a ``reading`` it is noted."""
    return PlayRule(
        id=id,
        title=title,
        cite=source[0],
        quote=source[1],
        severity=Severity.WARNING if reading else Severity.ERROR,
        message=message,
        slot=slot,
        check=check,
        needs=needs,
        expected=expected,
        observed=observed,
        unit=unit,
        also=also,
        reading=reading,
    )


PLAY_RULES = (
    amount_rule(
        "losing-house-money-paid",
        "A losing House Money Wager paid",
        WAGER,
        house_money.FIRST + optional.LOSING_PAID,
        expected="{expected}",
    ),
    amount_rule(
        "losing-house-money-not-collected",
        "A losing House Money Wager not collected",
        LOST,
        house_money.FIRST + optional.LOSING_NOT_COLLECTED,
        expected="{expected}",
    ),
    *moment_rules(TEXTS),
    _act(
        "house-money-settled-before-reader",
        "A winning House Money Wager settled before the card reader was used",
        (
            "633a.7(g)(10)(i)",
            "And the dealer's up card is an ace, king, queen, jack or 10, the dealer shall determine whether the hole card will give the dealer a Blackjack",
        ),
        house_money.WINNER_SETTLED_BEFORE_READER,
        settled_before_reader,
        "{seat}: the winning {wager} was settled before the dealer determined whether he has a Blackjack",
        "after {expected}",
        unit="event",
        needs={"the use of the card reader": NO_READER},
    ),
    amount_rule(
        "house-money-not-paid-on-dealer-blackjack",
        "A winning House Money Wager not paid on a dealer's Blackjack",
        ("633a.7(g)(10)(i)(A)", "Has a Blackjack, the dealer shall pay the winning House Money Wager"),
        house_money.NOT_PAID_ON_DEALER_BLACKJACK,
    ),
    _act(
        "house-money-added-on-dealer-blackjack",
        "A House Money payout added to the Blackjack Wager on a dealer's Blackjack",
        ("633a.7(g)(10)(i)(A)", "the dealer shall pay the winning House Money Wager in accordance with § 633a.13(n)"),
        house_money.ADDED_ON_DEALER_BLACKJACK,
        added_on_blackjack,
        "{seat}: {observed} of the House Money payout was added to the Blackjack Wager though the dealer has a Blackjack",
        "paid to the player",
    ),
    amount_rule(
        "house-money-not-paid-after-reader",
        "A winning House Money Wager not paid after the card reader showed no Blackjack",
        (
            "633a.7(g)(10)(i)(B)",
            "Does not have a Blackjack, the dealer shall follow the requirements in subparagraph (ii)",
        ),
        house_money.NOT_PAID_AFTER_READER,
    ),
    amount_rule(
        "house-money-not-paid",
        "A winning House Money Wager not paid",
        PAID,
        house_money.FIRST + optional.NOT_PAID,
    ),
    _act(
        "house-money-added-against-choice",
        "A House Money payout added, or not added, against the player's choice",
        DISCRETION,
        house_money.ADDED_AGAINST_CHOICE,
        against_choice,
        "{seat}: the House Money payout was not dealt with as the player chose; {observed} was added to his wager",
        "what the player chose",
        observed="{observed} added",
        needs={"what the player chose": NO_CHOICE},
        also=(
            (
                "633a.7(g)(10)(ii)(B)",
                "If a player has a Blackjack, the player may add the House Money payout to the Blackjack Wager",
            ),
        ),
    ),
    _act(
        "house-money-added-beyond-portion",
        "More of a House Money payout added to the Blackjack Wager than the filing lets a player add",
        ("633a.7(g)(10)(ii)(A)", PORTION),
        house_money.ADDED_MORE_THAN_PORTION,
        more_than_portion,
        "{seat}: {observed} of the House Money payout was added to the Blackjack Wager; {expected} may be added",
        "{expected}",
        needs={"the portion that the filing names": NOT_FILED},
        also=(
            ("633a.7(g)(10)(ii)(A)", "All of the winning House Money payout"),
            (
                "633a.7(g)(10)(ii)(B)",
                "The dealer shall either hand the entire winning House Money payout to the player or place all or a portion thereof, as authorized by the certificate holder, on the area designated for the placement of the player's Blackjack Wager",
            ),
        ),
    ),
    _act(
        "house-money-added-below-portion",
        "Less of a House Money payout added to the Blackjack Wager than all of it, or the portion filed",
        ("633a.7(g)(10)(ii)(A)", ADDED),
        house_money.ADDED_LESS_THAN_PORTION,
        less_than_portion,
        "{seat}: {observed} of the House Money payout was added to the Blackjack Wager, not {expected}",
        "{expected}",
        reading="house-money-portion",
    ),
    _act(
        "house-money-stake-added",
        "The stake of the House Money Wager added to the Blackjack Wager",
        DISCRETION,
        house_money.STAKE_ADDED,
        settled_by_another_rule,
        "{seat}: {observed} was added to the Blackjack Wager, the stake of the {wager} in it, not {expected}",
        "{expected}",
        reading="house-money-stake",
    ),
    _act(
        "house-money-payout-touched",
        "A player touched his House Money payout",
        ("633a.7(g)(10)(ii)(B)", "A player may not touch the winning House Money payout"),
        house_money.PAYOUT_TOUCHED,
        touched_payout,
        "{seat}: the player touched the House Money payout before it was handed to him",
        "the dealer alone handles the payout",
        observed="the player touched it",
        unit="",
    ),
    _act(
        "house-money-entire-wager-not-settled",
        "A Blackjack Wager settled without the House Money payout that was added to it",
        ENTIRE,
        house_money.ENTIRE_WAGER_NOT_SETTLED,
        not_entire,
        "{seat}: the {wager} was settled on {observed}; with the House Money payout it is {expected}",
        "{expected}",
    ),
    _act(
        "house-money-split-for-less",
        "A split for less than the Blackjack Wager with the House Money payout in it",
        MATCH,
        house_money.SPLIT_FOR_LESS,
        not_entire,
        "{seat}: the {wager} is {observed}; the entire Blackjack Wager is {expected}",
        "{expected}",
    ),
    _act(
        "house-money-doubled-for-less",
        "A double down for less than the Blackjack Wager with the House Money payout in it",
        MATCH,
        house_money.DOUBLED_FOR_LESS,
        not_entire,
        "{seat}: the {wager} is {observed}; the entire Blackjack Wager is {expected}",
        "{expected}",
        reading="doubling-for-less-after-house-money",
    ),
    amount_rule(
        "house-money-ace-straight-collected",
        "A House Money Wager lost on an ace beside a king or a 2",
        WAGER,
        house_money.ACE_STRAIGHT_DOUBTFUL,
        reading="consecutive-rank-at-the-ace",
        check=settled_by_another_rule,
    ),
    amount_rule(
        "house-money-paid-wrong-with-one-deck",
        "A House Money Wager not paid by the paytable for a single deck",
        ("633a.13(n)(1)", "If a single deck of cards is being used"),
        house_money.FIRST + optional.PAID_WRONG,
        needs=NEEDS,
        also=(ODDS,),
    ),
    amount_rule(
        "house-money-paid-wrong-with-several-decks",
        "A House Money Wager not paid by the paytable for multiple decks",
        ("633a.13(n)(2)", "If multiple decks of cards are being used"),
        house_money.PAID_WRONG_WITH_SEVERAL_DECKS,
        also=(ODDS,),
    ),
)
