"""Small logs of blackjack's rounds: at a limit, with a fact lacking, and in what follows from what was done before."""

import pytest

from tests.games.finds import Finds
from tests.games.small_logs import Small

LOGS = (
    Small(
        "of a round whose end is not logged what was paid on a doubtful wager is not judged",
        "633a",
        "filed optional_wagers.lucky-ladies {}; filed max_payout.amount 25000; "
        "filed max_payout.applies_to [\"lucky-ladies\"]; wager 1 1000; "
        "wager 401 2600 twenty-point-bonus seat=1 hand=1; cards 1 QH QH / 0 AC ?; expose 0 KD; "
        "pay 401 2600000; unfinished",
        {
            "maximum-payout-on-doubtful-wager": "1 the whole of its round",
        },
    ),
    Small(
        "whether later players had acted is not known of a hand at no position",
        "633a",
        "between; positions clockwise; "
        "round; wager 1 1000; wager 2 1000; cards 1 AH KD / 2 TH 9D / 0 6D ?; deal 5 6H 7D seat=; "
        "choice 5 stand; pay 1 1500",
        {
            "blackjack-paid-late-against-low-card": "1 the position, and the direction in which positions are numbered",
        },
    ),
    Small(
        "a wager that was withdrawn, and one at the dealer's place, is no box of its player",
        "633a",
        "filed wagers.adjacent_boxes 3; "
        "between; positions clockwise; "
        "round; wager 1 1000 player=P1; wager 2 1000 player=P1; wager 5 1000 player=P1; "
        "wager 9 1000 seat=0 player=P1; wager-withdrawn 5; cards 1 5H 4D / 2 5H 4D / 0 9C 8Sv",
        {
            "boxes-not-adjacent": "1 passed",
        },
        (
            (1006, Finds("wager-changed-before-deal", "633a.6(c)", noted=True)),
        ),
    ),
    Small(
        "whom the dealer told that he misused the reader, and his own card",
        "633a",
        "wager 1 1000; cards 1 5H 4D / 0 9C 8Sv; peek; notify by=player; deal 0 2C; "
        "notify by=floorperson; choice 1 stand",
        {
            "misused-reader-notified-late": "1 failed",
        },
        (
            (1008, Finds("misused-reader-notified-late", "633a.14(j)")),
        ),
    ),
    Small(
        "whole decks of a number that is not permitted are too many",
        "685a",
        "filed cards.decks 6; filed cards.shuffler manual; "
        "between; stack 468",
        {
            "more-cards-than-the-decks-hold": "1 failed",
        },
        (
            (1000, Finds("more-cards-than-the-decks-hold", "685a.3(a)")),
        ),
    ),
    Small(
        "a card face up in the shoe that was found unfit later is put away",
        "633a",
        "cards 1 5H 4D / 0 9C 8Sv; card-face-up 5S dest=rack; card-damaged 5S; deal 1 6S",
        {
            "face-up-card-not-put-away": "1 passed",
        },
    ),
    Small(
        "who refuses a card right after one that he got",
        "633a",
        "cards 1 5H 4D / 0 9C 8Sv; choice 1 hit; deal 1 2C; card-refused 1 8H; choice 1 stand",
        {
            "card-after-refusing-one": "1 passed",
        },
    ),
    Small(
        "of a hand at no position it is not known whether it played in turn",
        "633a",
        "between; positions clockwise; "
        "round; wager 1 1000; cards 1 5H 4D / 0 9C 8Sv; deal 5 6H 7D seat=; choice 5 stand; "
        "choice 1 stand",
        {
            "decision-out-of-turn": "1 passed, 1 the position, and the direction in which positions are numbered",
        },
    ),
    Small(
        "sides whose cards have the same back cannot be told apart",
        "633a",
        "filed cards.decks 8; filed cards.shuffler manual; filed cards.shoe double; "
        "between; load-shoe 208 dest=shoe-left back=red; load-shoe 208 dest=shoe-right back=red; "
        "round; deal 1 KS source=shoe-left back=red; deal 0 6H source=shoe-left back=red; "
        "deal 1 9D source=shoe-left back=red; deal 0 9Cv source=shoe-left back=red",
        {
            "card-with-other-back": "4 the backs of the decks in each side",
        },
    ),
    Small(
        "a side was emptied before it was shuffled, though that need not be recorded",
        "633a",
        "filed cards.decks 8; filed cards.shuffler manual; filed cards.shoe double; "
        "always shuffle cover-card; sometimes shoe-emptied; "
        "between; load-shoe 208 dest=shoe-left; load-shoe 208 dest=shoe-right; "
        "round; deal 1 KS source=shoe-left; deal 0 6H source=shoe-left; cover-card source=shoe-left; "
        "deal 1 9D source=shoe-left; deal 0 9Cv source=shoe-left; "
        "between; shoe-emptied source=shoe-left dest=rack; shuffle cover-card source=shoe-left",
        {
            "side-not-emptied": "1 passed",
        },
    ),
    Small(
        "cards taken out of the shoe, not of one side of it",
        "633a",
        "filed cards.decks 8; filed cards.shuffler manual; filed cards.shoe double; "
        "always shuffle cover-card shoe-emptied; "
        "between; load-shoe 208 dest=shoe-left; load-shoe 208 dest=shoe-right; "
        "round; deal 1 KS source=shoe-left; deal 0 6H source=shoe-left; cover-card source=shoe-left; "
        "deal 1 9D source=shoe-left; deal 0 9Cv source=shoe-left; "
        "between; shoe-emptied source=shoe dest=shoe; shuffle cover-card source=shoe-left",
        {
            "side-not-emptied": "1 passed",
            "side-not-into-rack": "1 failed",
        },
        (
            (1009, Finds("side-not-into-rack", "633a.7(e)(2)")),
        ),
    ),
    Small(
        "even money on a wager of nothing",
        "685a",
        "wager 1 0; cards 1 AH KD / 0 AC ?; choice 1 even-money; peek blackjack",
        {
            "even-money-paid-at-wrong-odds": "1 what was collected and paid",
        },
        (
            (1006, Finds("even-money-taken-without-a-rule", "685a.7(g)", noted=True)),
        ),
    ),
    Small(
        "a 10 turned over that was recorded when it was dealt is used once",
        "551",
        "wager 1 1000; cards 1 5H 6D / 0 9C THv; expose 1 TH; deal 1 TH; expose 0 TH",
        {
            "ten-used-in-the-game": "2 passed, 3 failed",
        },
        (
            (1005, Finds("ten-used-in-the-game", "551.16(b)")),
            (1006, Finds("ten-used-in-the-game", "551.16(b)")),
            (1007, Finds("ten-used-in-the-game", "551.16(b)")),
        ),
        roots={"ten-used-in-the-game": 1005},
    ),
    Small(
        "cards in which no 10 was found",
        "551",
        "wager 1 1000; cards 1 AH 6D / 0 AS 8Sv; card-misdealt exposed 7H dest=rack; collect 1 1000",
        {
            "hand-settled-with-a-ten": "",
            "round-played-after-tens": "",
            "idle-cards-left-face-down": "",
        },
    ),
    Small(
        "cards spread face down in an idle time, though not each spread is recorded",
        "551",
        "filed cards.shuffler manual; filed cards.shoe single; sometimes spread; "
        "between; idle start; spread down; "
        "round; cards 1 AH 6D / 0 AS 8Sv",
        {
            "idle-cards-left-face-down": "1 how the cards were spread",
        },
    ),
    Small(
        "what is given free in a round called void",
        "672a",
        "wager 1 1000; cards 1 5H 6D / 0 6C ?; choice 1 double; deal 1 9C; void-round",
        {
            "wager-on-free-double": "",
            "doubled-free-without-lammer": "",
        },
        (
            (1008, Finds("round-voided-without-ground", "672a.12(g)", noted=True)),
        ),
    ),
    Small(
        "cards were burned before a row was lost",
        "633a",
        "filed cards.dealing hand; filed cards.decks 2; always burn; "
        "between; burn dest=rack; unreadable; "
        "round; cards 1 KSv 9Dv / 0 6H 9Cv",
        {
            "hand-dealt-round-without-burn": "1 all that was done with the shoe",
        },
    ),
    Small(
        "the cards of a split hand are no Blackjack, also where the second was not seen at once",
        "633a",
        "wager 1 1000; cards 1 AH AD / 0 6C ?; split 11 1; wager 2 1000 split seat=1 hand=11; deal 1 ?; "
        "deal 11 9S seat=1; expose 1 KH; expose 0 KD; deal 0 4C; pay 1 1500; pay 2 0",
        {
            "blackjack-unpaid-against-low-card": "",
            "blackjack-paid-late-against-low-card": "",
        },
        (
            (1008, Finds("additional-card-face-down", "633a.7(j)")),
        ),
    ),
    Small(
        "another player's choice, and his doubling, leave the payout where it is",
        "633a",
        "filed cards.decks 6; filed optional_wagers.house-money {}; wager 1 1000; "
        "wager 2 500 house-money seat=1 hand=1; wager 3 1000; cards 1 8H 8D / 3 5H 6D / 0 9C TSv; "
        "choice 1 add-payout; choice 3 take-payout; pay 2 1500 dest=wager-area; wager-changed 1 2500; "
        "wager 9 1000 double-down seat=3 hand=3; deal 3 9S",
        {
            "house-money-added-against-choice": "1 passed",
            "house-money-doubled-for-less": "",
        },
    ),
    Small(
        "the payout of a round whose end is not marked",
        "633a",
        "filed cards.decks 6; filed optional_wagers.house-money {}; never round-end; wager 1 1000; "
        "wager 2 500 house-money seat=1 hand=1; cards 1 8H 8D / 0 9C TSv; choice 1 take-payout; "
        "pay 2 1500 dest=wager-area; unfinished",
        {
            "house-money-added-on-dealer-blackjack": "1 passed",
            "house-money-added-against-choice": "1 failed",
        },
        (
            (1008, Finds("house-money-added-against-choice", "633a.7(g)(10)(ii)")),
        ),
    ),
    Small(
        "a payout of one cent is added too",
        "633a",
        "filed cards.decks 6; filed optional_wagers.house-money {}; wager 1 1000; "
        "wager 2 500 house-money seat=1 hand=1; cards 1 8H 8D / 0 9C TSv; choice 1 take-payout; "
        "pay 2 1 dest=wager-area; pay 2 1499 dest=player",
        {
            "house-money-added-on-dealer-blackjack": "1 passed",
            "house-money-added-against-choice": "1 failed",
        },
        (
            (1008, Finds("house-money-added-against-choice", "633a.7(g)(10)(ii)")),
            (1008, Finds("house-money-added-below-portion", "633a.7(g)(10)(ii)(A)", noted=True)),
        ),
    ),
    Small(
        "of a round whose end is not logged what was added is not judged",
        "633a",
        "filed cards.decks 6; filed optional_wagers.house-money.portion 50%; wager 1 1000; "
        "wager 2 500 house-money seat=1 hand=1; cards 1 8H 8D / 0 9C TSv; choice 1 add-payout; "
        "pay 2 749 dest=wager-area; pay 2 751 dest=player; wager-changed 1 1749; unfinished",
        {
            "house-money-added-below-portion": "1 the whole of its round",
        },
    ),
    Small(
        "the payout is added to a wager whose amount is not recorded",
        "633a",
        "filed cards.decks 6; filed optional_wagers.house-money {}; wager 1 cents=; "
        "wager 2 500 house-money seat=1 hand=1; cards 1 AH KH / 0 9C TSv; pay 2 4500 dest=wager-area; "
        "pay 1 1500",
        {
            "house-money-entire-wager-not-settled": "",
        },
    ),
    Small(
        "a wager to which nothing was added is settled by itself",
        "633a",
        "filed cards.decks 6; filed optional_wagers.house-money {}; wager 1 1000; "
        "wager 2 500 house-money seat=1 hand=1; cards 1 AH KH / 0 9C TSv; pay 2 4500 dest=player; "
        "pay 1 1500",
        {
            "house-money-entire-wager-not-settled": "",
        },
    ),
    Small(
        "of a round whose end is not logged large cards against the dealer's 22 are not judged",
        "685a",
        "always pay; wager 1 2000; cards 1 AS AD / 0 6C ?; deal 1 5H; expose 0 TD; deal 0 6S; "
        "return 1 2000; unfinished",
        {
            "large-cards-drawn-to-against-22": "1 the whole of its round",
        },
    ),
    Small(
        "a lammer and a wager that were both settled as the second hand",
        "672a",
        "always switch void-hand void-round; wager 1 1000; cards 1 8H 8D / 0 8C ?; "
        "wager 11 1000 free-bet seat=1 hand=11; split 11 1; deal 1 5S; choice 1 stand; "
        "deal 11 TC seat=1; choice 11 stand seat=1; expose 0 9D; pay 11 1000; pay 1 1000; return 1 1000",
        {
            "lammer-and-wager-exchanged": "1 passed",
        },
        (
            (1014, Finds("losing-wager-not-collected", "672a.7(q)(2)", 2000, "the house")),
        ),
    ),
    Small(
        "a lammer whose first hand has one card",
        "672a",
        "always switch void-hand void-round; wager 1 1000; cards 1 8H 8D / 0 8C ?; "
        "wager 11 1000 free-bet seat=1 hand=11; split 11 1; deal 11 TC seat=1; choice 11 stand seat=1; "
        "expose 0 9D; collect 11 0; pay 1 1000",
        {
            "lammer-and-wager-exchanged": "",
        },
        (
            (1011, Finds("lammer-not-paid", "672a.7(o)", -1000, "seat 1")),
            (1012, Finds("split-hand-without-second-card", "672a.10(c)")),
        ),
    ),
    Small(
        "a lammer laid belatedly on a hand that a split has formed",
        "672a",
        "always split; wager 1 1000; cards 1 8H 8D / 0 8C ?; "
        "wager 11 1000 split seat=1 hand=11 by=lammer; split 11 1; deal 1 TS; deal 11 6C seat=1; "
        "wager 12 1000 free-bet seat=1 hand=11; deal 11 KC seat=1; expose 0 TD",
        {
            "additional-card-face-down": "3 passed",
            "double-down-on-split-21": "",
            "wager-made-by-lammer": "2 not applicable, 1 how the wager was made",
            "stake-left-unsettled": "2 every collection, payment and return to the end of the round",
        },
        (
            (1007, Finds("wager-on-free-split", "672a.10(b)(2)", noted=True)),
        ),
    ),
    Small(
        "a bonus paid on a hand of no cards has to have been verified by somebody",
        "633a",
        "filed optional_wagers.bad-beat-progressive.meter {\"rate\": \"1%\", \"initial\": 5000, \"reset\": 5000}; "
        "wager 1 1000; wager 2 100 bad-beat-progressive seat=1 hand=1; lucky-position 1; "
        "pay 2 500 lucky-player-bonus",
        {
            "bad-beat-hand-not-verified": "1 who verified the hand",
        },
    ),
    Small(
        "a dead hand with a Push 22 Wager lets the dealer leave his cards down",
        "590",
        "filed optional_wagers.push-22.paytable A; wager 1 1000; wager 401 500 push-22 seat=1 hand=1; "
        "cards 1 5H 7D / 0 6D ?; card-misdealt 1 skipped; choice 1 dead-hand; void-hand 1 missed-card; "
        "return 1 1000; collect 401 500",
        {
            "hole-card-not-turned": "1 not applicable",
            "hole-card-left-down-without-effect": "1 not applicable",
        },
        (
            (1011, Finds("push-22-on-dead-hand-decided", "590.13(g)", 500, "seat 1", noted=True)),
        ),
    ),
    Small(
        "a card refused before another was drawn in error is another",
        "685a",
        "sometimes card-misdealt; wager 1 2500; cards 2 5H 4D / 0 9C 8Sv; card-refused 2 8H; "
        "card-misdealt exposed KC dest=shoe",
        {
            "refused-card-not-racked": "",
        },
        (
            (1002, Finds("card-to-box-without-wager", "685a.7(e)(1)")),
        ),
    ),
    Small(
        "a card shown and refused is the next card of nobody",
        "551",
        "cards 2 5H 4D / 0 9C 8Sv; card-misdealt exposed 8H dest=rack; card-refused 2 8H",
        {
            "exposed-card-discarded": "",
            "another-card-before-exposed": "1 not applicable",
        },
    ),
    Small(
        "a card moved elsewhere than to the rack was dealt",
        "672a",
        "deal 1 KS; deal 0 6H; deal 1 9D; deal 0 9Cv 5S; move-card KS source=layout dest=shoe hand=1",
        {
            "dealer-drew-before-players": "1 each row expose",
        },
    ),
    Small(
        "what a hand without cards is due against a Blackjack",
        "672a",
        "filed optional_wagers.push-22.paytable C; wager 1 1000; wager 1 0; "
        "wager 401 500 push-22 seat=1 hand=1; peek blackjack; collect 401 500",
        {
            "wager-kept-on-dealer-blackjack": "1 what was collected and paid",
            "winning-wager-paid-at-wrong-odds": "",
        },
    ),
    Small(
        "even money that was not paid yet is not late",
        "672a",
        "filed optional_wagers.push-22.paytable A; wager 1 1000; wager 401 500 push-22 seat=1 hand=1; "
        "cards 1 AH KD / 0 AC ?; choice 1 even-money; tuck 1",
        {
            "even-money-paid-late": "1 the payment",
        },
    ),
    Small(
        "a hand called dead for a missed card is judged once",
        "551",
        "wager 1 1000; cards 1 5H 7D / 0 9C 8Sv; void-hand 1 missed-card; return 1 1000",
        {
            "hand-voided-without-ground": "1 passed",
        },
    ),
    Small(
        "whether the reshuffled stack is cut depends on how the cards are shuffled",
        "590",
        "cards 1 TH 9D / 0 8C ?; shuffle insufficient-cards; burn dest=rack; deal 0 4C",
        {
            "emergency-stack-not-cut": "1 how the cards are shuffled",
        },
    ),
    Small(
        "a lammer is held against no wager that was not settled",
        "590",
        "wager 1 1000; cards 1 8H 8D / 0 8C ?; wager 11 1000 free-bet seat=1 hand=11; split 11 1; "
        "deal 1 TS; deal 11 6C seat=1; deal 11 KC seat=1; expose 0 TD; collect 11 0",
        {
            "lammer-and-wager-exchanged": "",
        },
    ),
    Small(
        "a Blackjack paid before a large hole card was told",
        "685a",
        "always choice; wager 1 1000; cards 1 KH AD / 0 KC ?; peek blackjack; pay 1 1500",
        {
            "large-hole-card-not-exposed": "1 the dealer's hole card",
        },
        (
            (1007, Finds("blackjacks-tie-not-returned", "685a.7(h)(1)", 1500, "the house")),
        ),
    ),
    Small(
        "who has the dealer's missed card dealt late and gets none",
        "633a",
        "cards 1 5C 4D / 0 9C 8Sv; choice 0 late-card",
        {
            "missed-card-option-not-followed": "1 failed",
        },
        (
            (1005, Finds("missed-card-option-not-followed", "633a.14(i)")),
        ),
        roots={"missed-card-option-not-followed": 1005},
    ),
    Small(
        "a hand of one card is told where others have their two",
        "551",
        "filed cards.preshuffled 603a.16(v); wager 1 1000; deal 1 9D; pay 1 1000",
        {
            "one-card-hand-settled": "1 passed",
        },
    ),
    Small(
        "an optional wager of which it is not known whose it is",
        "633a",
        "filed cards.decks 6; wager 2 500 house-money; cards 1 AH KH / 0 9C TSv; "
        "pay 2 4500 dest=wager-area; pay 1 1500",
        {
            "optional-wager-without-blackjack-wager": "1 whose wager it is",
        },
        (
            (1001, Finds("house-money-not-offered", "633a.6(e)(12)")),
            (1002, Finds("card-to-box-without-wager", "633a.7(f)(1)")),
            (1007, Finds("money-on-unknown-wager", "633a.7(r)", 1500, "the house")),
        ),
    ),
    Small(
        "a wager on no progressive is no progressive wager placed in time",
        "633a",
        "never round-end; wager 1 2000 hand=; wager 2 500 twenty-point-bonus seat=1; unfinished",
        {
            "progressive-after-dealing-began": "",
        },
        (
            (1002, Finds("lucky-ladies-not-offered", "633a.6(e)(1)")),
        ),
    ),
    Small(
        "a Blackjack Wager that was not settled is not settled before a Royal Match",
        "633a",
        "filed optional_wagers.royal-match-21.paytable C; wager 1 1000; "
        "wager 401 500 royal-match-21 seat=1 hand=1; cards 1 KH QH / 0 KS ?; expose 0 QS; "
        "pay 401 499500 crown-treasure-bonus",
        {
            "royal-match-settled-after-blackjack-wager": "1 when the Blackjack Wager was settled",
        },
        (
            (1008, Finds("crown-treasure-less-the-stake", "633a.13(f)", -500, "seat 1", noted=True)),
        ),
    ),
    Small(
        "the cards of a hand removed are not removed again",
        "633a",
        "filed optional_wagers.straight-jack-progressive.meter {\"rate\": \"1%\", \"initial\": 5000, \"reset\": 5000}; "
        "wager 1 1000; wager 2 500 straight-jack-progressive seat=1 hand=1; deal 1 3H 4C 5D 6H; muck 1; "
        "pay 2 900000 source=off-table; payout-documented 2",
        {
            "cards-not-removed-after-round": "1 each row cleared",
            "cards-removed-before-settlement": "",
        },
    ),
    Small(
        "players settled one by one, of whom one is over the limit",
        "685a",
        "filed dealing.settlement_order player-by-player; "
        "between; positions clockwise; "
        "round; wager 1 2000; wager 2 1000; cards 1 TS 9D / 2 9S KD / 0 KH ?; expose 0 AC; "
        "collect 1 2000",
        {
            "settled-out-of-seat-order": "1 not applicable",
        },
    ),
    Small(
        "losers first, then winners, where that is filed",
        "590",
        "filed dealing.settlement_order collect-then-pay; "
        "between; positions clockwise; "
        "round; wager 1 1000; wager 3 1000; cards 1 TH 9D / 3 TD QC / 0 8C ?; expose 0 TS; pay 1 1000",
        {
            "paid-from-losing-wager": "",
        },
    ),
    Small(
        "a stake that lies unsettled in a round that is not logged to its end",
        "633a",
        "never round-end; wager 1 2000 hand=; wager 2 2500 hand=; deal 0 9C; deal 1 9D; deal 0 8Sv; "
        "unfinished",
        {
            "stake-left-unsettled": "2 every collection, payment and return to the end of the round",
        },
    ),
    Small(
        "a Super Match Wager where Blackjack Switch is not filed",
        "633a",
        "filed cards.decks 6; filed optional_wagers.super-match {}; wager 2 1000 seat=1; "
        "wager 3 500 super-match seat=1 hand=1",
        {
            "super-match-settled-at-wrong-time": "",
            "losing-super-match-not-collected": "",
        },
    ),
    Small(
        "a surrender without any use of the reader",
        "633a",
        "filed cards.decks 6; filed optional_wagers.royal-match-21.paytable C; wager 1 1000; "
        "wager 401 500 royal-match-21 seat=1 hand=1; cards 1 KH QH / 0 KS ?; choice 1 surrender; "
        "return 1 500; expose 0 9D; return 401 500",
        {
            "surrender-not-settled-as-filed": "",
        },
        (
            (1010, Finds("royal-match-settled-after-hand-that-ended-early", "633a.7(g)(4)", noted=True)),
        ),
    ),
    Small(
        "when surrendered cards are removed depends on the procedure that is filed",
        "633a",
        "wager 1 2000; cards 1 JH 6D / 0 AC ?; choice 1 surrender; expose 0 KS; collect 1 2000",
        {
            "surrendered-cards-left-after-reader": "",
        },
    ),
    Small(
        "whether a player made two wagers is not known where it is not told whose they are",
        "633a",
        "filed variations.blackjack-switch.switched second-cards; wager 1 1000; deal 1 AH; "
        "deal 8 8C seat=1; deal 0 TC; deal 1 4D; deal 8 KS seat=1; deal 0 ?; switch 1 8; "
        "deal 8 TD seat=1; expose 0 4S; deal 0 6D; pay 1 1500",
        {
            "switch-single-wager": "1 every wager, and whose it is",
        },
        (
            (1012, Finds("switched-blackjack-paid-as-blackjack", "633a.12(a)(5)(iii)", 500, "the house", noted=True)),
        ),
    ),
    Small(
        "wagers of nobody known are no two wagers of one player",
        "633a",
        "filed variations.blackjack-switch.switched second-cards; always wager-withdrawn; wager 1 1000; "
        "wager 2 2000; cards 1 TH 8D / 2 TS 8S / 0 8C ?",
        {
            "stake-left-unsettled": "2 every collection, payment and return to the end of the round",
            "switch-wagers-not-equal": "",
        },
    ),
    Small(
        "a wager that was not settled was not decided",
        "551",
        "always wager-moved; wager 1 1000; cards 1 TH 6D / 0 TC ?; choice 1 surrender; peek",
        {
            "hand-settled-with-a-ten": "1 passed",
        },
        (
            (1002, Finds("ten-used-in-the-game", "551.16(b)")),
            (1003, Finds("ten-used-in-the-game", "551.16(b)")),
            (1006, Finds("surrendered-wager-not-on-cards", "551.9(a)(2)")),
        ),
        roots={"ten-used-in-the-game": 1002},
    ),
    Small(
        "a hand with a 10 that won one cent was decided",
        "551",
        "wager 1 1000; cards 1 TH 6D / 0 TC 8Sv; pay 1 1",
        {
            "hand-settled-with-a-ten": "1 for review",
        },
        (
            (1002, Finds("ten-used-in-the-game", "551.16(b)")),
            (1003, Finds("ten-used-in-the-game", "551.16(b)")),
            (1006, Finds("hand-settled-with-a-ten", "551.16(b)", noted=True)),
            (1006, Finds("round-played-after-tens", "551.16(b)")),
        ),
        roots={"ten-used-in-the-game": 1002, "hand-settled-with-a-ten": 1002, "round-played-after-tens": 1003},
    ),
    Small(
        "a second card dealt to a hand that was not split makes no new total",
        "551",
        "always wager; deal 0 9C ?; wager 5 1000 player=P5; deal 3 5C; deal 3 6C",
        {
            "split-point-total-not-announced": "",
        },
        (
            (1003, Finds("wager-after-first-card", "551.6(d)")),
            (1004, Finds("card-to-box-without-wager", "551.8(d)(1)")),
        ),
    ),
    Small(
        "a bonus that was not paid where collections are not all logged",
        "551",
        "always split pay; wager 1 500; cards 1 7H 7H / 0 7D ?; deal 1 7H",
        {
            "win-by-higher-total-not-paid": "",
            "winning-wager-paid-at-wrong-odds": "2 what was collected and paid",
        },
        (
            (1007, Finds("additional-payout-wrong-on-small-wager", "551.6(h)", -100000, "seat 1")),
        ),
    ),
    Small(
        "how a wager was made is not told once for each",
        "672a",
        "always split; wager 1 1000; cards 1 4H 6D / 0 8C ?; wager 501 1000 free-bet seat=1 hand=1; "
        "deal 1 6S; expose 0 TD; pay 501 1000",
        {
            "wager-made-by-lammer": "1 not applicable, 1 how the wager was made",
        },
        (
            (1009, Finds("lammer-paid-on-loss", "672a.7(q)(2)", 1000, "the house")),
        ),
    ),
    Small(
        "what was taken on a wager of nothing is all too much",
        "541",
        "filed vigorish.collected deferred; wager 103 0 banker seat=3; cards 1 ? ? / 2 ? ?; expose 1 KH; "
        "expose 1 7C; expose 2 KD; expose 2 8H; vigorish taken cents=250 seat=3; pay 103 5000",
        {
        },
        (
            (1010, Finds("vigorish-at-other-rate", "541.13(c)", -250, "seat 3")),
            (1010, Finds("vigorish-taken-though-deferred", "541.13(e)")),
            (1011, Finds("banker-wager-paid-at-wrong-odds", "541.13(c)", 5000, "the house")),
        ),
    ),
    Small(
        "a continuous device, as approved, may have cards dealt otherwise",
        "551",
        "filed cards.shuffler continuous; filed approvals.continuous_device A-1; "
        "filed approvals.continuous_procedures A-2; never round-end; "
        "between; positions clockwise; "
        "round; deal 2 JH; deal 1 9H; deal 0 9C; deal 1 9D; deal 2 8D; deal 0 KSv; unfinished",
        {
            "deal-out-of-turn": "3 passed, 1 not applicable",
        },
    ),
    Small(
        "the card selected for a round whose end is not marked",
        "633a",
        "filed optional_wagers.bad-beat-progressive.meter {\"rate\": \"1%\", \"initial\": 5000, \"reset\": 5000}; "
        "filed bonuses.magic_card true; never round-end; wager 1 1000; "
        "wager 2 100 bad-beat-progressive seat=1 hand=1; magic-card 7H; cards 1 7H 9D / 0 9C TSv; "
        "pay 2 2000 magic-card-bonus; unfinished",
        {
            "magic-card-bonus-wrong": "1 passed",
        },
    ),
    Small(
        "a lucky position whose number is that of no card",
        "633a",
        "filed optional_wagers.bad-beat-progressive.meter {\"rate\": \"1%\", \"initial\": 5000, \"reset\": 5000}; "
        "filed bonuses.lucky_player true; filed bonuses.lucky_position true; wager 1 1000; "
        "wager 2 100 bad-beat-progressive seat=1 hand=1; lucky-position 60; cards 1 7H 9D / 0 9C TSv; "
        "pay 2 500 lucky-player-bonus",
        {
            "lucky-player-bonus-wrong": "1 failed",
        },
        (
            (1008, Finds("lucky-player-bonus-wrong", "633a.13(j)(1)", 500, "the house")),
        ),
    ),
    Small(
        "a seat barred before any round, where entry is not filed",
        "633a",
        "always shuffle entry; "
        "between; entry prohibited player=P1; "
        "round; wager 1 1000 player=P1; cards 1 5H 4D / 0 9C 8Sv; "
        "round; wager 2 1000 player=P2; cards 2 5H 4D / 0 9C 8Sv; "
        "between; shuffle; "
        "round; wager 1 1000 player=P1; cards 1 5H 4D / 0 9C 8Sv; "
        "between; entry permitted player=P1; entry prohibited player=P2",
        {
            "kept-out-after-reshuffle": "1 passed",
        },
    ),
    Small(
        "the hole card shown at the reader, then a player's turn",
        "633a",
        "cards 1 JH 5D / 0 KC ?; card-misdealt exposed 8S hand=0; expose 1; peek no-blackjack; "
        "deal 1 4C",
        {
        },
        (
            (1005, Finds("hole-card-exposed-at-reader", "633a.7(h)")),
        ),
    ),
    Small(
        "a card after the reader showed that there is no Blackjack",
        "633a",
        "cards 1 JH 5D / 0 KC ?; peek no-blackjack; deal 1 4C; expose 0 AD",
        {
            "card-after-dealer-blackjack": "1 passed",
        },
    ),
    Small(
        "a reader that showed no Blackjack where there is one",
        "633a",
        "wager 1 1000; cards 1 JH 5D / 0 KC ?; peek no-blackjack; expose 0 AD; collect 1 1000",
        {
            "wager-unsettled-on-dealer-blackjack": "",
        },
    ),
    Small(
        "cards that were stacked are told to be more than the decks hold",
        "633a",
        "filed cards.decks 6; filed cards.shuffler manual; "
        "between; stack 313; stack 310",
        {
            "more-cards-than-the-decks-hold": "1 passed, 1 failed",
        },
        (
            (1000, Finds("more-cards-than-the-decks-hold", "633a.3(a)")),
        ),
    ),
    Small(
        "a card drawn from the right side of the shoe may be another",
        "633a",
        "filed cards.shoe double; filed cards.decks 8; cards 1 5H 4D / 0 9C 8Sv; "
        "card-misdealt exposed 8H; deal 1 6S source=shoe-right",
        {
            "exposed-card-discarded": "",
            "another-card-before-exposed": "1 a record of every refusal",
        },
    ),
    Small(
        "insurance placed while cards come to other boxes",
        "633a",
        "always collect pay; wager 1 0; wager 2 1000; deal 1 JH; deal 0 AC; deal 1 9D; deal 0 ?; "
        "wager 201 0 insurance seat=1 hand=1; deal 2 5H 6D; peek no-blackjack; collect 201 0",
        {
            "losing-insurance-paid": "1 passed",
            "losing-insurance-not-collected": "1 each row wager-withdrawn",
        },
    ),
    Small(
        "a card face up put away at the end of a round that is not marked",
        "633a",
        "never round-end; cards 1 5H 4D / 0 9C 8Sv; card-face-up 5S dest=removed; card-damaged 5S; "
        "unfinished",
        {
            "face-up-card-not-put-away": "1 not applicable",
        },
    ),
    Small(
        "a continuous device, as approved: side, reader and cards handled",
        "551",
        "filed cards.shuffler continuous; filed approvals.continuous_device A-1; "
        "filed approvals.continuous_procedures A-2; always peek; cards 1 JH 5D / 0 KC ?; deal 1 4C; "
        "handle-cards 1 by=player:P1; peek",
        {
            "card-reader-used-late": "1 not applicable",
            "dealing-otherwise-with-continuous-device": "2 for review",
            "cards-handled-by-player": "1 not applicable",
        },
        (
            (1005, Finds("dealing-otherwise-with-continuous-device", "551.15", noted=True)),
            (1006, Finds("dealing-otherwise-with-continuous-device", "551.15", noted=True)),
        ),
    ),
    Small(
        "a double down of one of two hands of a position names its hand",
        "633a",
        "filed variations.blackjack-switch.switched second-cards; wager 1 1000; wager 2 1000 seat=1; "
        "deal 1 5H; deal 2 8C seat=1; deal 0 TC; deal 1 6D; deal 2 8S seat=1; deal 0 ?; choice 1 double; "
        "wager 3 1000 double-down seat=1; deal 1 9C; choice 2 stand",
        {
            "double-down-over-original": "",
        },
    ),
    Small(
        "which cards match is not known of an unknown card",
        "551",
        "filed optional_wagers.match-the-dealer.pays {\"matching-card-of-the-same-suit\": \"9 to 1\", \"matching-card-of-a-different-suit\": \"4 to 1\"}; "
        "always pay; wager 1 1000; wager 301 500 match-the-dealer seat=1 hand=1; cards 1 8S 4D / 0 8? ?; "
        "collect 301 500",
        {
            "losing-match-the-dealer-paid": "",
            "match-of-unlike-tens-paid": "",
        },
    ),
    Small(
        "a hand of one card that lost, and a dealer of one card",
        "633a",
        "always collect pay deal; wager 1 1000; wager 2 1000; deal 1 JH; deal 2 JD; deal 0 9C; "
        "deal 1 9D; collect 2 1000",
        {
            "dealer-cards-not-made-up": "1 passed",
        },
        (
            (1007, Finds("one-card-hand-settled", "633a.14(g)", -1000, "seat 2")),
        ),
    ),
    Small(
        "a wager at the dealer's place, settled from the shoe",
        "633a",
        "filed optional_wagers.royal-match-21.paytable C; "
        "between; positions clockwise; "
        "round; wager 1 1000; wager 401 500 royal-match-21 seat=0 hand=1; cards 1 KH QH / 0 KS ?; "
        "pay 401 500 source=shoe",
        {
            "royal-match-21-out-of-seat-order": "",
        },
    ),
    Small(
        "of a round whose end is not logged a Blackjack returned against the dealer's 22 is not judged",
        "633a",
        "filed variations.blackjack-switch.switched second-cards; always pay; wager 1 1000; deal 1 AH; "
        "deal 8 8C seat=1; deal 0 TC; deal 1 KS; deal 8 4D seat=1; deal 0 ?; choice 1 no-switch; "
        "expose 0 4S; deal 0 8D; return 1 1000; unfinished",
        {
            "switch-blackjack-returned-against-22": "1 the whole of its round",
        },
    ),
    Small(
        "who was left out of the next deal is not known where a row of it was lost",
        "633a",
        "round; wager 2 1000; deal 0 9C 8Sv; "
        "round; wager 2 1000; deal 0 9C; unreadable; deal 0 8Sv",
        {
            "left-out-of-next-deal": "1 a record of every card dealt",
        },
    ),
    Small(
        "the dealer's place is no box",
        "633a",
        "filed wagers.adjacent_boxes 3; "
        "between; positions clockwise; "
        "round; wager 2 1000 player=P1; wager 9 1000 seat=0 player=P1; cards 2 5H 4D / 0 9C 8Sv",
        {
            "boxes-not-adjacent": "",
        },
    ),
    Small(
        "a box to which no card was dealt waits for no reader",
        "685a",
        "round; wager 2 1000; deal 0 9C 8Sv; "
        "round; wager 2 1000; deal 0 AC 8Sv; deal 2 JD",
        {
            "card-reader-not-used": "1 not applicable, 1 each use of the card reader",
        },
    ),
    Small(
        "an unknown card may be the one that was shown",
        "633a",
        "always card-refused; cards 2 5H 4D / 0 9C 8Sv; card-misdealt exposed 8H; deal 2 ?",
        {
            "another-card-before-exposed": "1 which card it was and which was dealt next",
        },
        (
            (1006, Finds("additional-card-face-down", "633a.7(j)")),
        ),
    ),
    Small(
        "a first card of which the suit alone was told is turned over",
        "633a",
        "wager 1 1000; cards 1 ?Hv AH / 0 6C ?; expose 1 KH; choice 1 hit; deal 1 2C; pay 1 1500",
        {
            "blackjack-unpaid-against-low-card": "1 each row split",
            "blackjack-paid-late-against-low-card": "1 the position, and the direction in which positions are numbered",
            "blackjack-not-announced-against-low-card": "1 announcements",
            "blackjack-cards-not-removed-against-low-card": "1 when the cards of a hand are removed",
        },
        (
            (1008, Finds("draw-on-blackjack", "633a.7(k)(1)")),
        ),
    ),
    Small(
        "a lammer that lies where the log ends before its round",
        "672a",
        "always collect pay round-end; wager 1 1000; cards 1 4H 6D / 0 8C ?; "
        "wager 501 1000 free-bet seat=1 hand=1; deal 1 6S; expose 0 TD; unfinished",
        {
            "lammer-left-on-loss": "1 what was collected",
        },
    ),
    Small(
        "a lammer laid on a hand of a free split without a word doubles it",
        "672a",
        "always split; wager 1 1000; cards 1 8H 8D / 0 6C ?; wager 11 1000 free-bet seat=1 hand=11; "
        "split 11 1; deal 11 3C seat=1; wager 12 1000 free-bet seat=1 hand=11; deal 11 TC seat=1; "
        "deal 11 2C seat=1",
        {
            "additional-card-face-down": "1 passed",
            "draw-on-21": "2 passed",
        },
        (
            (1004, Finds("split-hand-without-second-card", "672a.10(c)")),
            (1011, Finds("second-card-after-double-down", "672a.7(j)(2)")),
        ),
    ),
    Small(
        "whether a large hole card was exposed is not known where a row was lost",
        "685a",
        "always expose; wager 1 1000; cards 1 5H 6D / 0 KC QSv; unreadable; peek yellow; choice 1 stand; "
        "collect 1 1000",
        {
            "large-hole-card-not-exposed": "1 when the hole card was turned up",
        },
    ),
    Small(
        "who verifies the dealer's hand verifies the one that beat him",
        "633a",
        "filed optional_wagers.hit-and-run-progressive.meter {\"rate\": \"1%\", \"initial\": 1000, \"reset\": 1000}; "
        "always verify; wager 1 1000; wager 2 500 hit-and-run-progressive seat=1 hand=1; "
        "cards 1 QD TH / 0 2C 2Sv; deal 0 2D 3D 2H 6D; verify hand=0 by=dealer; pay 2 12000",
        {
            "hit-and-run-hand-not-verified": "1 passed",
        },
    ),
    Small(
        "a payout from the shoe is none from the inventory",
        "633a",
        "filed optional_wagers.hit-and-run-progressive.meter {\"rate\": \"1%\", \"initial\": 1000, \"reset\": 1000}; "
        "wager 1 1000; wager 2 500 hit-and-run-progressive seat=1 hand=1; cards 1 QD TH / 0 2C 2Sv; "
        "deal 0 2D 2H 2S 3C 3D 5S; pay 2 249505 source=shoe; payout-documented 2",
        {
            "hit-and-run-paid-from-inventory": "1 passed",
            "hit-and-run-cards-removed": "1 passed",
        },
    ),
    Small(
        "a switch that is offered is not said",
        "633a",
        "filed variations.blackjack-switch.switched second-cards; always choice switch; wager 1 1000; "
        "wager 2 1000 seat=1; deal 1 5H; deal 2 8C seat=1; deal 0 TC; deal 1 6D; deal 2 8S seat=1; "
        "deal 0 ?; offer switch hand=1; offer switch hand=2; deal 1 9C; deal 2 4C seat=1; expose 0 9S",
        {
            "switch-not-indicated": "1 failed",
        },
        (
            (1014, Finds("switch-not-indicated", "633a.12(a)(4)")),
        ),
    ),
    Small(
        "the dealer's card and one of the player's make no three of a kind",
        "633a",
        "filed optional_wagers.three-card-poker.paytable B; always return; wager 1 1000; "
        "wager 401 500 three-card-poker seat=1 hand=1; cards 1 KH 8D / 0 8C ?; collect 401 500",
        {
            "losing-three-card-poker-paid": "1 passed",
            "losing-three-card-poker-not-collected": "1 each row pay",
        },
    ),
    Small(
        "splits of another box count though this one may be split no more",
        "633a",
        "filed splitting.additional_splits 0; choice 1 split player=P1; split 11 1; "
        "choice 2 split player=P1; split 12 2; choice 2 split player=P1; split 13 2",
        {
            "split-on-another-box": "2 passed, 1 for review",
        },
        (
            (1004, Finds("split-on-another-box", "633a.11(c)", noted=True)),
            (1006, Finds("splits-over-filed-number", "633a.11(c)")),
        ),
        roots={"splits-over-filed-number": 1006},
    ),
    Small(
        "a wager of nothing against the dealer's 22",
        "633a",
        "filed variations.blackjack-switch.switched second-cards; always pay collect; wager 1 0; "
        "wager 2 1000 seat=1; deal 1 TH; deal 2 8C seat=1; deal 0 TC; deal 1 TD; deal 2 8S seat=1; "
        "deal 0 ?; expose 0 4S; deal 0 8D; return 2 1000",
        {
            "switch-dealer-22-not-returned": "2 each row switch",
        },
        (
            (1002, Finds("switch-wagers-not-equal", "633a.12(a)(1)")),
        ),
    ),
    Small(
        "the hands of the round before are not those of this one",
        "551",
        "always split; "
        "round; wager 1 1000 player=P1; cards 1 8H 8D / 0 6C ?; "
        "round; wager 1 1000 player=P1; wager 2 1000 player=P1; cards 1 8H 8D / 2 8S 8C / 0 6C ?; "
        "split 11 1; split 12 2",
        {
            "more-split-hands-of-player": "1 passed, 1 for review",
        },
        (
            (1013, Finds("split-hand-without-second-card", "551.12(b)")),
            (1014, Finds("split-hand-without-second-card", "551.12(b)")),
            (1016, Finds("split-hand-without-second-card", "551.12(b)")),
            (1017, Finds("more-split-hands-of-player", "551.12(c)", noted=True)),
            (1017, Finds("split-hand-without-second-card", "551.12(b)")),
            (1018, Finds("split-without-wager", "551.12(a)")),
            (1018, Finds("split-without-wager", "551.12(a)")),
        ),
    ),
    Small(
        "a card burned in the round closes the wagers",
        "551",
        "filed cards.shuffler manual; wager 1 1000; burn; wager 2 1000; "
        "cards 1 8H 8D / 2 5H 5D / 0 6C ?",
        {
            "wager-after-drawn-card": "1 for review",
        },
        (
            (1003, Finds("wager-after-drawn-card", "551.6(d)", noted=True)),
        ),
    ),
    Small(
        "a hand over the limit that is paid before the dealer played",
        "551",
        "always choice wager-withdrawn; wager 1 2000; cards 1 JH 9D / 0 9C ?; deal 1 5C; pay 1 2000; "
        "expose 0 9S",
        {
            "wager-settled-before-round-complete": "1 not applicable",
        },
    ),
    Small(
        "of a dealer with an unknown card it is not told that both are over",
        "672a",
        "always collect pay; wager 1 1000; cards 1 8H 8D / 0 8C ?; "
        "wager 11 1000 free-bet seat=1 hand=11; split 11 1; deal 1 TS; deal 11 6C seat=1; "
        "deal 11 KC seat=1; deal 0 TD 5S; pay 11 1000",
        {
            "lammer-paid-though-both-over": "",
            "lammer-paid-on-bust": "1 each row expose",
        },
    ),
    Small(
        "a progressive wager paid with its stake of which one cent was given back besides",
        "633a",
        "filed optional_wagers.hit-and-run-progressive.meter {\"rate\": \"1%\", \"initial\": 1000, \"reset\": 1000}; "
        "wager 1 1000; wager 2 500 hit-and-run-progressive seat=1 hand=1; cards 1 QD TH / 0 2C 2Sv; "
        "deal 0 2D 3D 2H 6D; pay 2 12500; return 2 1; verify 2 by=dealer",
        {
            "hit-and-run-not-paid": "1 passed",
            "hit-and-run-paid-wrong": "1 failed",
        },
        (
            (1012, Finds("hit-and-run-paid-wrong", "633a.13(l)(1)", 500, "the house")),
        ),
    ),
    Small(
        "whether a bonus was paid is not known where a row was lost",
        "633a",
        "filed optional_wagers.royal-match-21.paytable C; filed bonuses.crown_treasure true; "
        "wager 1 1000; wager 401 500 royal-match-21 seat=1 hand=1; cards 1 KH QH / 0 KS ?; expose 0 QS; "
        "unreadable; pay 401 15000",
        {
            "crown-treasure-not-paid": "",
            "crown-treasure-paid-wrong": "1 what was paid",
        },
    ),
    Small(
        "a limit that was not reached is no reason to pay less",
        "633a",
        "filed optional_wagers.royal-match-21.paytable C; filed bonuses.crown_treasure true; "
        "filed max_payout.amount 5150; filed max_payout.applies_to [\"royal-match-21\"]; wager 1 1000; "
        "wager 401 500 royal-match-21 seat=1 hand=1; cards 1 KH QH / 0 KS ?; expose 0 QS; "
        "pay 401 515000",
        {
            "crown-treasure-not-paid": "1 passed",
            "crown-treasure-paid-wrong": "1 passed",
        },
    ),
    Small(
        "a bonus paid with the wager less its stake",
        "633a",
        "filed optional_wagers.royal-match-21.paytable C; filed bonuses.crown_treasure true; "
        "wager 1 1000; wager 401 500 royal-match-21 seat=1 hand=1; cards 1 KH QH / 0 KS ?; expose 0 QS; "
        "pay 401 514500",
        {
            "royal-match-21-not-paid": "",
            "crown-treasure-not-paid": "1 passed",
        },
        (
            (1008, Finds("crown-treasure-less-the-stake", "633a.13(f)", -500, "seat 1", noted=True)),
        ),
    ),
    Small(
        "what a surrender too late left to the player was given back",
        "633a",
        "always split; wager 1 1000; cards 1 JH 6D / 0 6C ?; choice 1 hit; deal 1 2C; "
        "choice 1 surrender; return 1 500",
        {
        },
        (
            (1008, Finds("surrender-after-third-card", "633a.9(a)", 500, "the house")),
        ),
    ),
    Small(
        "what a surrender too late left to the player was paid besides",
        "633a",
        "always split; wager 1 1000; cards 1 JH 6D / 0 6C ?; choice 1 hit; deal 1 2C; "
        "choice 1 surrender; pay 1 100; collect 1 500",
        {
        },
        (
            (1008, Finds("surrender-after-third-card", "633a.9(a)", 600, "the house")),
            (1009, Finds("surrender-half-wrong", "633a.9(a)(1)", 100, "the house")),
        ),
        roots={"surrender-half-wrong": 1008},
    ),
    Small(
        "nobody need say whether he switches in a round called void",
        "633a",
        "filed variations.blackjack-switch.switched second-cards; always choice switch; wager 1 1000; "
        "wager 2 1000 seat=1; deal 1 5H; deal 2 8C seat=1; deal 0 TC; deal 1 6D; deal 2 8S seat=1; "
        "deal 0 ?; peek no-blackjack; void-round",
        {
            "switch-not-indicated": "",
        },
        (
            (1010, Finds("round-voided-without-ground", "633a.14(j)(1)", noted=True)),
        ),
    ),
    Small(
        "the stakes of winners whose cards were not seen",
        "633a",
        "filed optional_wagers.lucky-ladies {}; filed max_payout.amount 25000; "
        "filed max_payout.applies_to [\"lucky-ladies\"]; wager 1 1000; "
        "wager 401 2600 twenty-point-bonus seat=1 hand=1; wager 2 1000; "
        "wager 402 2600 twenty-point-bonus seat=2 hand=2; cards 1 QH QH / 2 ? QH / 0 AC ?; expose 0 KD; "
        "pay 401 2500000",
        {
            "maximum-payout-not-shared": "1 all wagers and cards of the winners",
            "maximum-payout-on-doubtful-wager": "",
        },
    ),
    Small(
        "a 10 that a hand was dealt unseen and that was shown before",
        "551",
        "wager 1 1000; cards 1 5H 6D / 0 9C ?; expose 0 TH; expose 0 TH",
        {
            "ten-used-in-the-game": "1 passed, 2 failed",
            "round-played-after-tens": "1 whether the round was called void",
            "hand-settled-with-a-ten": "1 passed",
        },
        (
            (1006, Finds("ten-used-in-the-game", "551.16(b)")),
            (1007, Finds("ten-used-in-the-game", "551.16(b)")),
        ),
        roots={"ten-used-in-the-game": 1006},
    ),
    Small(
        "a round in which nothing was dealt is none that somebody sat out",
        "633a",
        "filed wagers.entry_after_shuffle prohibited; filed cards.shuffler manual; always shuffle; "
        "between; shuffle; "
        "round; wager 1 1000 player=P1; wager 2 1000 player=P2; cards 1 5H 4D / 2 5H 4D / 0 9C 8Sv; "
        "round; wager 2 1000 player=P2; "
        "round; wager 1 1000 player=P1; wager 2 1000 player=P2; cards 1 5H 4D / 2 5H 4D / 0 9C 8Sv",
        {
            "wager-against-entry-prohibition": "5 passed",
        },
    ),
    Small(
        "insurance offered to a player is offered for all his hands",
        "633a",
        "wager 1 1000 player=P1; wager 2 1000 player=P1; cards 1 JH 9D / 2 9H 9S / 0 AC ?; "
        "offer insurance hand=1; peek no-blackjack",
        {
            "insurance-not-offered": "2 passed",
        },
    ),
    Small(
        "a card drawn in error for the dealer exposes no hole card",
        "685a",
        "always expose; wager 1 1000; cards 1 5H 6D / 0 KC ?; card-misdealt drawn-in-error 7S hand=0; "
        "peek yellow; choice 1 stand",
        {
            "hole-card-exposed-at-reader": "1 passed",
        },
    ),
    Small(
        "a hole card exposed before the reader was used, and a card drawn in error after",
        "685a",
        "always expose; wager 1 1000; cards 1 5H 6D / 0 KC ?; card-misdealt exposed 5S hand=0; peek red; "
        "card-misdealt drawn-in-error 7S hand=1; choice 1 stand",
        {
            "hole-card-exposed-at-reader": "1 failed",
        },
        (
            (1006, Finds("hole-card-exposed-at-reader", "685a.7(h)")),
        ),
    ),
    Small(
        "a card removed in a round of which none was dealt yet",
        "633a",
        "filed cards.dealing hand; filed cards.decks 2; always burn; "
        "round; burn dest=rack; unfinished; "
        "round; cards 1 KSv 9Dv / 0 6H 9Cv",
        {
            "hand-dealt-round-without-burn": "1 passed",
        },
    ),
    Small(
        "whether a wager was insured is not known where wagers are not all recorded",
        "633a",
        "sometimes wager; cards 1 JH 9D / 0 AC ?; wager 201 1000 insurance seat=1 hand=1; "
        "peek no-blackjack; collect 201 1000",
        {
            "insurance-over-half": "1 the amounts of Insurance and of the initial wager",
            "insurance-over-half-of-one-wager": "",
            "insurance-over-next-unit": "",
        },
    ),
    Small(
        "a card was removed after the reshuffle though that need not be recorded",
        "590",
        "sometimes burn; deal 1 TH; deal 0 9C; shuffle insufficient-cards; burn; deal 1 9D; deal 0 8Sv",
        {
            "no-card-removed-after-emergency-shuffle": "1 passed",
        },
    ),
    Small(
        "a double that was rescued where all payments and collections are logged",
        "551",
        "always wager-withdrawn pay return; wager 1 2000; cards 1 6H 5D / 0 9C ?; "
        "wager 101 1000 double-down seat=1 hand=1; deal 1 4C; choice 1 rescue; collect 101 1000",
        {
            "rescued-original-not-forfeited": "1 failed",
        },
        (
            (1009, Finds("rescued-double-not-taken-back", "551.11(d)", -1000, "seat 1")),
            (1010, Finds("rescued-original-not-forfeited", "551.11(d)", 2000, "the house")),
        ),
    ),
    Small(
        "a continuous device without its approvals is told once a round",
        "685a",
        "filed cards.shuffler continuous; always choice split; "
        "round; wager 1 1000; cards 1 8H 8D / 0 9C ?; unreadable; split 11 1; deal 1 3C; "
        "deal 11 9D seat=1; "
        "round; cards 1 5C 4D / 0 9C 8Sv",
        {
            "dealt-from-unapproved-device": "2 the approvals that the filing names",
        },
        (
            (1012, Finds("card-to-box-without-wager", "685a.7(e)(1)")),
        ),
    ),
    Small(
        "a payout on a meter that is not known may be as little as the least",
        "633a",
        "filed optional_wagers.hit-and-run-progressive {}; wager 1 1000; "
        "wager 2 500 hit-and-run-progressive seat=1 hand=1; cards 1 QD TH / 0 2C 2Sv; "
        "deal 0 2D 2H 2S 3C 3D 5S; verify 2 by=dealer; pay 2 2",
        {
            "hit-and-run-payout-not-verified": "1 failed",
            "hit-and-run-meter-payout-not-verified": "",
        },
        (
            (1014, Finds("hit-and-run-payout-not-verified", "633a.7(o)(2)(ii)(B)")),
        ),
    ),
    Small(
        "a meter read before an empty round is that of the next",
        "633a",
        "filed optional_wagers.bad-beat-progressive.meter {\"rate\": \"1%\", \"initial\": 5000, \"reset\": 5000}; "
        "between; meter 1000000 bad-beat-progressive; "
        "round; "
        "round; wager 1 1000; wager 11 100 bad-beat-progressive seat=1 hand=1; wager 2 1000; "
        "wager 12 300 bad-beat-progressive seat=2 hand=2; cards 1 KH QD / 2 JH QS / 0 2C 2Sv; "
        "deal 0 2D 2H 3C 3D 7S; pay 11 499900",
        {
            "bad-beat-meter-not-shared": "1 failed",
            "bad-beat-paid-wrong": "1 what was collected and paid, 1 each row return",
        },
        (
            (1019, Finds("bad-beat-meter-not-shared", "633a.7(o)(1)(ii)(C)", 250000, "the house")),
        ),
    ),
    Small(
        "a hand first dealt at the dealer's place stays there",
        "633a",
        "between; positions clockwise; "
        "round; wager 1 1000; deal 8 KD seat=0; deal 0 TC; deal 8 QC seat=1; deal 0 ?; choice 8 stand; "
        "expose 0 4S; deal 0 7D",
        {
            "hand-played-without-blackjack-wager": "1 all wagers of the round",
            "deal-out-of-turn": "2 the position, and the direction in which positions are numbered",
        },
    ),
    Small(
        "the ace of clubs is a card as any other",
        "551",
        "wager 1 1000; cards 1 AC 6D / 0 AS 8Sv; collect 1 1000",
        {
            "ten-used-in-the-game": "4 passed",
        },
    ),
    Small(
        "a lammer on no hand is settled by none",
        "672a",
        "wager 1 1000; wager 11 1000 free-bet; cards 1 8H 8D / 0 8C ?; collect 11 0",
        {
            "lammer-paid-wrong": "1 not applicable",
        },
    ),
    Small(
        "a decision before the dealer's second card is none after the deal",
        "685a",
        "wager 1 1000; deal 1 5H; deal 0 KC; deal 1 6D; choice 1 stand; deal 0 ?; peek yellow; "
        "expose 0 5S",
        {
            "card-reader-used-late": "1 passed",
        },
        (
            (1007, Finds("small-hole-card-shown-otherwise", "685a.3(e)(1)")),
        ),
    ),
    Small(
        "what a wager of unknown amount adds to its meter is not known",
        "633a",
        "filed optional_wagers.bad-beat-progressive.meter {\"rate\": \"1%\", \"initial\": 5000, \"reset\": 5000}; "
        "between; meter 5000 bad-beat-progressive; "
        "round; wager 1 1000; wager 2 what=bad-beat-progressive seat=1 hand=1; "
        "meter-contribution bad-beat-progressive wager=2 cents=1; cards 1 KH QD / 0 4C 7Sv",
        {
            "bad-beat-contribution-otherwise": "1 the amount added",
        },
    ),
    Small(
        "whether a hand was called dead as its player wished is not known where that is not recorded",
        "672a",
        "cards 1 5C 4D / 2 5H 4H / 0 9C 8Sv; card-misdealt 1 skipped; choice 1 dead-hand; deal 2 JH",
        {
            "missed-card-option-not-followed": "1 a record of every card dealt, without unreadable rows",
        },
    ),
    Small(
        "a doubled 21 without a bonus that was paid too much",
        "551",
        "always pay collect; wager 1 1000; cards 1 5H 6D / 0 9C ?; "
        "wager 2 1000 double-down seat=1 hand=1; deal 1 KC; expose 0 9S; pay 1 1500; pay 2 1500",
        {
            "winning-wager-paid-at-wrong-odds": "2 not applicable, 2 each row wager-changed",
            "doubled-hand-paid-bonus-odds": "",
        },
    ),
    Small(
        "the dealer's card called while the cards are dealt",
        "551",
        "wager 1 1000; deal 1 5H; deal 0 9C; call dealers-card; deal 1 TH; deal 0 ?; expose 0 8S",
        {
            "dealers-card-announced-early": "1 passed",
        },
        (
            (1005, Finds("ten-used-in-the-game", "551.16(b)")),
        ),
    ),
    Small(
        "decks were changed in the round after which they had to be",
        "551",
        "always void-round decks card-change; "
        "round; wager 1 1000; cards 1 TH 6D / 0 TC 8Sv; void-round wrong-card-found; decks 6; "
        "card-change; round-end; "
        "round; wager 1 1000; cards 1 5H 6D / 0 9C 8Sv",
        {
            "decks-kept-after-tens": "1 passed",
        },
        (
            (1002, Finds("ten-used-in-the-game", "551.16(b)")),
            (1003, Finds("ten-used-in-the-game", "551.16(b)")),
        ),
        roots={"ten-used-in-the-game": 1002},
    ),
    Small(
        "insurance that is settled after surrender was offered",
        "633a",
        "always collect pay; wager 1 1000; wager 2 1000; cards 1 JH 9D / 2 5H 6H / 0 AC ?; "
        "wager 201 500 insurance seat=1 hand=1; peek no-blackjack; offer surrender hand=1; "
        "collect 201 500; choice 1 stand",
        {
            "insurance-collected-late": "1 passed",
        },
        (
            (1010, Finds("insurance-not-offered", "633a.7(h)")),
        ),
    ),
    Small(
        "insurance that is settled after a second card that came late",
        "633a",
        "always collect pay; wager 1 1000; wager 2 1000; deal 1 JH; deal 2 5H; deal 0 AC; deal 1 9D; "
        "deal 0 ?; wager 201 500 insurance seat=1 hand=1; peek no-blackjack; deal 2 6H; collect 201 500; "
        "choice 1 stand",
        {
            "insurance-collected-late": "1 passed",
        },
    ),
    Small(
        "a hand of no cards takes no position",
        "633a",
        "filed table.positions 8; wager 9 1000 hand=20 seat=8; deal 1 QC; deal 2 QH; deal 3 QS; "
        "deal 4 QC; deal 5 QD; deal 6 QH; deal 7 QS; deal 8 KD; deal 0 8C",
        {
            "too-many-positions-dealt": "1 failed",
        },
        (
            (1002, Finds("card-to-box-without-wager", "633a.7(f)(1)")),
            (1002, Finds("too-many-positions-dealt", "633a.2(a)")),
            (1003, Finds("card-to-box-without-wager", "633a.7(f)(1)")),
            (1004, Finds("card-to-box-without-wager", "633a.7(f)(1)")),
            (1005, Finds("card-to-box-without-wager", "633a.7(f)(1)")),
            (1006, Finds("card-to-box-without-wager", "633a.7(f)(1)")),
            (1007, Finds("card-to-box-without-wager", "633a.7(f)(1)")),
            (1008, Finds("card-to-box-without-wager", "633a.7(f)(1)")),
        ),
    ),
    Small(
        "a batch that is stored in a round takes no 10s away",
        "551",
        "always void-round decks card-change batch; "
        "round; wager 1 1000; cards 1 TH 6D / 0 TC 8Sv; void-round wrong-card-found; batch stored; "
        "round-end; "
        "round; wager 1 1000; cards 1 5H 6D / 0 9C 8Sv",
        {
            "decks-kept-after-tens": "1 failed",
        },
        (
            (1002, Finds("ten-used-in-the-game", "551.16(b)")),
            (1003, Finds("ten-used-in-the-game", "551.16(b)")),
            (1011, Finds("decks-kept-after-tens", "551.16(b)")),
        ),
        roots={"ten-used-in-the-game": 1002},
    ),
    Small(
        "a special pair settled after the first of two additional cards",
        "633a",
        "filed optional_wagers.lucky-ladies {}; wager 1 1000; "
        "wager 401 500 twenty-point-bonus seat=1 hand=1; wager 2 1000; cards 1 QH QH / 2 5H 4D / 0 KC ?; "
        "peek no-blackjack; choice 2 hit; deal 2 2C; pay 401 62500; choice 2 hit; deal 2 3C; "
        "expose 0 8S",
        {
            "queens-of-hearts-settled-after-further-cards": "1 failed",
        },
        (
            (1013, Finds("queens-of-hearts-settled-after-further-cards", "633a.7(g)(1)(i)")),
        ),
    ),
    Small(
        "a hand that the dealer's unfinished hand beat or not",
        "672a",
        "always pay collect; wager 1 2000; cards 1 TS 9D / 0 AC ?; expose 0 AD; deal 0 KH; pay 1 2000",
        {
            "win-by-higher-total-not-paid": "",
            "winning-wager-paid-at-wrong-odds": "1 a dealer's hand played to its end",
        },
    ),
    Small(
        "a meter read between rounds, though readings need not be recorded",
        "633a",
        "never meter; "
        "filed optional_wagers.bad-beat-progressive.meter {\"rate\": \"1%\", \"initial\": 5000, \"reset\": 5000}; "
        "always collect pay return; "
        "between; meter 1000000 bad-beat-progressive; "
        "round; wager 1 1000; wager 11 100 bad-beat-progressive seat=1 hand=1; cards 1 KH QD / 0 2C 2Sv; "
        "deal 0 2D 2H 3C 3D 7S; pay 11 100000",
        {
            "bad-beat-paid-wrong": "1 failed",
        },
        (
            (1013, Finds("bad-beat-paid-wrong", "633a.13(j)(1)", -899900, "seat 1")),
        ),
    ),
    Small(
        "a meter read between rounds",
        "633a",
        "sometimes meter; "
        "filed optional_wagers.bad-beat-progressive.meter {\"rate\": \"1%\", \"initial\": 5000, \"reset\": 5000}; "
        "always collect pay return; "
        "between; meter 1000000 bad-beat-progressive; "
        "round; wager 1 1000; wager 11 100 bad-beat-progressive seat=1 hand=1; cards 1 KH QD / 0 2C 2Sv; "
        "deal 0 2D 2H 3C 3D 7S; pay 11 100000",
        {
            "bad-beat-paid-wrong": "1 failed",
        },
        (
            (1013, Finds("bad-beat-paid-wrong", "633a.13(j)(1)", -899900, "seat 1")),
        ),
    ),
    Small(
        "whether the meter was paid is not known where payments are not all logged",
        "633a",
        "sometimes pay; "
        "filed optional_wagers.bad-beat-progressive.meter {\"rate\": \"1%\", \"initial\": 5000, \"reset\": 5000}; "
        "always collect return; "
        "between; meter 1000000 bad-beat-progressive; "
        "round; wager 1 1000; wager 11 100 bad-beat-progressive seat=1 hand=1; cards 1 KH QD / 0 2C 2Sv; "
        "deal 0 2D 2H 3C 3D 7S; return 11 100",
        {
            "bad-beat-not-paid": "1 what was collected and paid",
        },
    ),
    Small(
        "the meter is that which the winner's payment found, not that of a wager lost before",
        "633a",
        "filed optional_wagers.bad-beat-progressive.meter {\"rate\": \"1%\", \"initial\": 5000, \"reset\": 5000}; "
        "always collect pay return; "
        "between; meter 500000 bad-beat-progressive; "
        "round; wager 1 1000; wager 2 1000; wager 10 100 bad-beat-progressive seat=2 hand=2; "
        "wager 11 100 bad-beat-progressive seat=1 hand=1; cards 1 KH QD / 2 JH 5S / 0 2C 2Sv; "
        "deal 0 2D 2H 3C 3D 7S; collect 10 100; meter 1000000 bad-beat-progressive; pay 11 999900",
        {
            "bad-beat-paid-wrong": "1 passed",
        },
    ),
    Small(
        "a hand over the limit by the cards that are known",
        "633a",
        "always choice expose collect pay return split; wager 1 1000; cards 1 TH 6D / 0 6C ?; "
        "choice 1 hit; deal 1 ? face=; choice 1 hit; deal 1 9C; expose 0 5S",
        {
            "hole-card-not-turned": "1 each row peek",
            "hole-card-left-down-without-effect": "",
        },
    ),
    Small(
        "the other hand of a position has one card",
        "633a",
        "filed cards.decks 6; filed optional_wagers.match-the-dealer {}; "
        "filed variations.blackjack-switch.switched second-cards; always pay collect return; "
        "wager 1 1000; wager 2 1000 seat=1; wager 301 500 match-the-dealer seat=1 hand=1; deal 1 8H; "
        "deal 2 9C seat=1; deal 0 8C; deal 1 6D; deal 0 ?; pay 301 2500",
        {
            "optional-wager-settled-by-the-other-hand": "",
        },
        (
            (1009, Finds("match-the-dealer-paid-wrong-with-six-decks", "633a.13(d)(1)", 500, "the house")),
        ),
    ),
    Small(
        "a 10 that should not be there is counted with no decks",
        "551",
        "filed cards.decks 6; filed cards.shuffler manual; filed cards.shoe single; always shuffle; "
        "between; shuffle; "
        "round; wager 1 1000; cards 1 TH 9D / 0 6H 9Cv",
        {
            "card-beyond-decks": "3 passed",
        },
        (
            (1003, Finds("ten-used-in-the-game", "551.16(b)")),
        ),
    ),
    Small(
        "a card of which the value is known alone",
        "551",
        "filed cards.decks 6; filed cards.shuffler manual; filed cards.shoe single; always shuffle; "
        "between; shuffle; "
        "round; wager 1 1000; cards 1 7? X? / 0 6H 9Cv",
        {
            "card-beyond-decks": "3 passed",
        },
    ),
    Small(
        "a wager that a wrong act had cost before the dealer's turn leaves him nothing to draw for",
        "633a",
        "always choice expose collect pay return split peek; wager 1 1000; cards 1 TH 6D / 0 6C ?; "
        "deal 1 2C; collect 1 1000; expose 0 5S",
        {
            "hole-card-not-turned": "1 not applicable",
            "hole-card-left-down-without-effect": "1 passed",
        },
        (
            (1006, Finds("card-not-asked-for", "633a.7(j)")),
        ),
    ),
    Small(
        "a wager that was placed once more is what its player placed last",
        "633a",
        "wager 1 1000; wager-changed 1 1500; wager 1 2000; wager-changed 1 1800; "
        "cards 1 5H 4D / 0 9C 8Sv",
        {
            "wager-changed-before-deal": "2 for review",
        },
        (
            (1002, Finds("wager-changed-before-deal", "633a.6(c)", noted=True)),
            (1004, Finds("wager-changed-before-deal", "633a.6(c)", noted=True)),
        ),
        words={"wager-changed-before-deal": "a wager of $20.00 / $18.00"},
    ),
    Small(
        "the dealer's second ace came later",
        "685a",
        "always pay collect; wager 1 2000; cards 1 TS 9D / 0 AC ?; expose 0 2D; deal 0 AH 8S; deal 0 8S; "
        "pay 1 2000",
        {
            "settled-on-ace-22": "",
            "winning-wager-paid-at-wrong-odds": "1 not applicable, 1 each row wager-changed",
        },
        (
            (1009, Finds("dealer-drew-on-ace-22", "685a.3(d)(3)", noted=True)),
        ),
    ),
    Small(
        "a hand over the limit against a dealer who drew to a card that is not known",
        "685a",
        "always pay collect; wager 1 2000; cards 1 TS 8D / 0 JD ?; deal 1 9C; deal 0 5H",
        {
            "busted-wager-not-lost": "1 the dealer's cards",
        },
    ),
)


@pytest.mark.parametrize("log", LOGS, ids=str)
def test_what_is_found_and_counted(log: Small) -> None:
    log.holds()
