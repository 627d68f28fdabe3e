"""Small logs about the cards and the shoe: at a limit, with a fact lacking, and in what follows from what was done before."""

import pytest

from tests.games.finds import Finds
from tests.games.small_logs import Small

LOGS = (
    Small(
        "a second shoe is counted by itself",
        "685a",
        "filed cards.decks 6; filed cards.shuffler manual; filed cards.shoe single; "
        "between; load-shoe 312; "
        "round; cards 1 KS 9D / 0 6H 9Cv; "
        "between; load-shoe 208; "
        "round; cards 1 KS 9D / 0 6H 9Cv",
        {
            "shoe-filled-with-other-decks": "1 passed, 1 for review",
            "shoe-filled-short": "2 passed",
        },
        (
            (1009, Finds("shoe-filled-with-other-decks", "685a.3(a)", noted=True)),
        ),
    ),
    Small(
        "a device that deals continuously holds what it holds",
        "685a",
        "filed cards.decks 6; filed cards.dealing shoe; filed cards.shuffler continuous; "
        "between; load-shoe 52; "
        "round; cards 1 KS 9D / 0 6H 9Cv",
        {
            "shoe-filled-with-decks-not-permitted": "",
            "shoe-filled-short": "",
        },
    ),
    Small(
        "what was taken out of the shoe is not added to what fills it next",
        "633a",
        "filed cards.decks 6; filed cards.dealing shoe; filed cards.shuffler manual; "
        "filed cards.shoe single; "
        "between; load-shoe 300; shoe-emptied; load-shoe 312; "
        "round; cards 1 KS 9D / 0 6H 9Cv",
        {
            "shoe-filled-with-other-decks": "1 passed",
            "shoe-filled-short": "1 passed",
        },
    ),
    Small(
        "six decks of one back are no two batches, as no three decks are permitted",
        "685a",
        "filed cards.decks 6; filed cards.shuffler automated; filed cards.shoe single; "
        "between; decks 6 back=red; "
        "round; cards 1 KS 9D / 0 6H 9Cv",
        {
            "decks-other-than-filed": "1 passed",
            "batch-of-another-number": "1 passed",
            "decks-of-another-number": "",
        },
    ),
    Small(
        "the changes of two batches that follow one another are one, and what was received for it is dealt from",
        "685a",
        "filed cards.decks 6; filed cards.shuffler automated; filed cards.shoe single; "
        "between; decks 6 back=red; "
        "round; cards 1 KS 9D / 0 6H 9Cv; "
        "between; decks 5 back=blue; card-change back=red; card-change back=blue; "
        "round; cards 1 KS 9D / 0 6H 9Cv",
        {
            "decks-other-than-filed": "1 passed, 1 for review",
            "batch-of-another-number": "2 passed",
        },
        (
            (1011, Finds("decks-other-than-filed", "685a.3(a)", noted=True)),
        ),
    ),
    Small(
        "more cards than any decks have are too many though others may have been loaded unseen",
        "685a",
        "filed cards.decks 6; filed cards.shuffler manual; filed cards.shoe single; sometimes load-shoe; "
        "between; load-shoe 1000; "
        "round; cards 1 KS 9D / 0 6H 9Cv",
        {
            "shoe-filled-with-decks-not-permitted": "1 failed",
        },
        (
            (1002, Finds("shoe-filled-with-decks-not-permitted", "685a.3(a)")),
        ),
    ),
    Small(
        "that no cards were placed in the shoe is known",
        "633a",
        "filed cards.decks 6; filed cards.dealing shoe; filed cards.shuffler manual; "
        "filed cards.shoe single; "
        "between; load-shoe 0; "
        "round; cards 1 KS 9D / 0 6H 9Cv",
        {
            "shoe-filled-short": "1 passed",
        },
    ),
    Small(
        "a side into which no cards were put is not filled; no card is burned from a side",
        "633a",
        "filed cards.decks 8; filed cards.dealing shoe; filed cards.shuffler manual; "
        "filed cards.shoe double; filed cards.sides.left.decks 4; filed cards.sides.right.decks 4; "
        "always burn load-shoe shuffle shoe-emptied; "
        "between; shuffle; load-shoe 0 dest=shoe-left; load-shoe 200 dest=shoe-right; "
        "round; cards 1 KS 9D / 0 6H 9Cv; "
        "between; shoe-emptied 204 source=shoe-right",
        {
            "shoe-filled-with-other-decks": "",
            "shoe-short-of-cards": "1 failed",
        },
        (
            (1009, Finds("shoe-short-of-cards", "633a.7(e)(1)")),
        ),
    ),
    Small(
        "a batch of no decks has no number that could be the one filed",
        "633a",
        "filed cards.decks 6; filed cards.shuffler automated; filed cards.shoe single; "
        "between; decks 6 back=red; decks 0 back=blue; "
        "round; cards 1 KS 9D / 0 6H 9Cv",
        {
            "decks-other-than-filed": "",
        },
    ),
    Small(
        "no filing names 63 decks",
        "633a",
        "filed cards.decks 6; filed cards.shuffler manual; filed cards.shoe single; "
        "between; stack 3276",
        {
            "more-cards-than-the-decks-hold": "1 failed",
        },
        (
            (1000, Finds("more-cards-than-the-decks-hold", "633a.3(a)")),
        ),
    ),
    Small(
        "as many cards as the decks filed have are not more, though another number is permitted",
        "685a",
        "filed cards.decks 7; filed cards.shuffler manual; filed cards.shoe single; "
        "between; stack 364; stack 365",
        {
            "more-cards-than-the-decks-hold": "1 passed, 1 failed",
        },
        (
            (1001, Finds("more-cards-than-the-decks-hold", "685a.3(a)")),
        ),
    ),
    Small(
        "a card that was refused may come once more, and no oftener",
        "633a",
        "filed cards.decks 1; filed cards.dealing shoe; filed cards.shuffler manual; "
        "filed cards.shoe single; always shuffle; "
        "between; shuffle; "
        "round; deal 1 KS; deal 0 6H; deal 1 KD; deal 0 9Cv; card-refused 1 2C; deal 2 2C; deal 3 2C",
        {
            "card-beyond-decks": "5 passed, 1 failed",
        },
        (
            (1008, Finds("card-beyond-decks", "633a.3(a)")),
        ),
    ),
    Small(
        "a side into which no cards were put is not filled with another number of decks",
        "633a",
        "filed cards.decks 8; filed cards.dealing shoe; filed cards.shuffler manual; "
        "filed cards.shoe double; filed cards.sides.left.decks 4; filed cards.sides.right.decks 4; "
        "between; decks 4 back=red; decks 4 back=blue; load-shoe 0 dest=shoe-left; "
        "load-shoe 208 dest=shoe-right; "
        "round; cards 1 KS 9D / 0 6H 9Cv",
        {
            "shoe-filled-with-other-decks": "1 passed",
        },
    ),
    Small(
        "of a side that was not filled since it was shuffled it is not known how many cards it held",
        "633a",
        "filed cards.decks 8; filed cards.dealing shoe; filed cards.shuffler manual; "
        "filed cards.shoe double; filed cards.sides.left.decks 4; filed cards.sides.right.decks 4; "
        "always burn load-shoe shuffle shoe-emptied; "
        "between; shuffle; "
        "round; cards 1 KS 9D / 0 6H 9Cv; "
        "between; shoe-emptied 200 source=shoe-right",
        {
            "shoe-short-of-cards": "1 every card drawn since the shoe was filled, and how many were left in it",
        },
    ),
    Small(
        "the first card of a single shoe is burned, and those drawn with it are the decks filed",
        "633a",
        "filed cards.decks 6; filed cards.dealing shoe; filed cards.shuffler manual; "
        "filed cards.shoe single; always burn load-shoe shuffle shoe-emptied; "
        "between; load-shoe 312; "
        "round; cards 1 KS 9D / 0 6H 9Cv; "
        "between; shoe-emptied 304",
        {
            "shoe-short-of-cards": "1 every card drawn since the shoe was filled, and how many were left in it",
        },
        (
            (1002, Finds("no-card-removed-from-new-shoe", "633a.7(c)")),
        ),
    ),
    Small(
        "a log that does not show where the deal ends",
        "541",
        "filed cards.decks 8; filed cards.shuffler manual; "
        "round; deal 1 KS; deal 2 9D",
        {
            "card-beyond-decks": "1 each time that the cards were shuffled",
        },
    ),
    Small(
        "cards burned by the value of another are counted where it is said how many they were",
        "633a",
        "filed cards.decks 6; filed cards.dealing shoe; filed cards.shuffler manual; "
        "filed cards.shoe single; always burn load-shoe shuffle shoe-emptied; "
        "between; load-shoe 312; burn 3C counted n=3; "
        "round; cards 1 KS 9D / 0 6H 9Cv; "
        "between; shoe-emptied 304",
        {
            "shoe-short-of-cards": "1 failed",
        },
        (
            (1008, Finds("shoe-short-of-cards", "633a.7(e)(1)")),
        ),
    ),
    Small(
        "cards burned by the value of another are counted where it is said how many they were",
        "541",
        "filed cards.decks 8; filed cards.shuffler manual; always burn load-shoe shuffle shoe-emptied; "
        "between; load-shoe 416; burn 3C first-card; burn ? counted n=3; "
        "round; deal 1 KS; deal 2 9D; deal 1 6H; deal 2 9C; "
        "between; shoe-emptied 408",
        {
            "shoe-short-of-cards": "1 passed",
            "card-beyond-decks": "5 passed",
        },
    ),
    Small(
        "before any count nothing was short or over",
        "633a",
        "filed cards.decks 6; filed cards.dealing shoe; filed cards.shuffler manual; "
        "filed cards.shoe single; always count-check notify card-change; "
        "between; decks 6 back=red; count-check n=312; "
        "round; cards 1 KS 9D / 0 6H 9Cv; "
        "between; count-check complete n=312; decks 6 back=red; "
        "round; cards 1 KS 9D / 0 6H 9Cv",
        {
            "counted-over-and-dealt": "",
            "counted-short-and-dealt": "2 passed",
            "dealt-between-two-short-counts": "",
        },
    ),
    Small(
        "a count of cards without a back is of the cards that are loaded",
        "633a",
        "filed cards.decks 6; filed cards.dealing shoe; filed cards.shuffler manual; "
        "filed cards.shoe single; always count-check notify card-change; "
        "between; count-check over n=313; load-shoe back=red; "
        "round; cards 1 KS 9D / 0 6H 9Cv",
        {
            "counted-short-and-dealt": "1 passed",
            "counted-over-and-dealt": "1 failed",
        },
        (
            (1000, Finds("more-cards-than-the-decks-hold", "633a.3(a)")),
            (1003, Finds("counted-over-and-dealt", "633a.3(a)")),
        ),
    ),
    Small(
        "a batch that comes into play leaves a count as it is, one that is retired does not",
        "633a",
        "filed cards.decks 6; filed cards.dealing shoe; filed cards.shuffler manual; "
        "filed cards.shoe single; always count-check notify card-change; "
        "between; count-check over n=313; batch in-play; "
        "round; cards 1 KS 9D / 0 6H 9Cv",
        {
            "counted-over-and-dealt": "1 failed",
        },
        (
            (1000, Finds("more-cards-than-the-decks-hold", "633a.3(a)")),
            (1003, Finds("counted-over-and-dealt", "633a.3(a)")),
        ),
    ),
    Small(
        "a cut as deep as it must be leaves it open whether as many cards lie below where the stack is not known",
        "633a",
        "filed cards.dealing shoe; filed cards.shuffler manual; filed cards.shoe single; "
        "between; shuffle; cut n=10 by=dealer; load-shoe; "
        "round; cards 1 KS 9D / 0 6H 9Cv",
        {
            "cut-near-the-end": "1 where the stack was cut, and how many cards it had",
        },
    ),
    Small(
        "a shuffle of cards whose back is not recorded is of the stack that was cut",
        "633a",
        "filed cards.decks 6; filed cards.dealing shoe; filed cards.shuffler automated; "
        "filed cards.shoe single; always cut shuffle load-shoe batch-swap; "
        "between; shuffle back=red by=shuffler; cut n=100 back=red by=dealer; load-shoe back=red; "
        "shuffle by=dealer; "
        "round; cards 1 KS 9D / 0 6H 9Cv",
        {
            "no-cut": "1 failed",
        },
        (
            (1005, Finds("no-cut", "633a.5(b)")),
        ),
    ),
    Small(
        "somebody who played at no position leaves, and whose the positions are is known still",
        "590",
        "filed cards.decks 6; filed cards.dealing shoe; filed cards.shuffler manual; "
        "filed cards.shoe single; always player-leaves cut-offered; "
        "between; positions clockwise; "
        "round; wager 1 1000 player=P1; wager 3 1000 player=P3; cards 1 KS 9D / 3 KS 9D / 0 6H 9Cv; "
        "cover-card 0; "
        "between; player-leaves player=P9; shuffle; cut-offered 3 refused player=P3; "
        "cut-offered 1 refused player=P1; cut n=100 by=dealer",
        {
            "cut-not-rotated": "1 passed",
            "cut-not-to-farthest-right": "1 passed",
        },
    ),
    Small(
        "somebody who played at no position leaves, and whose the positions are is known still",
        "633a",
        "filed cards.decks 6; filed cards.dealing shoe; filed cards.shuffler manual; "
        "filed cards.shoe single; always player-leaves cut-offered; "
        "between; positions clockwise; "
        "round; wager 1 1000 player=P1; wager 3 1000 player=P3; cards 1 KS 9D / 3 KS 9D / 0 6H 9Cv; "
        "cover-card 0; "
        "between; player-leaves player=P9; shuffle; cut-offered 3 refused player=P3; "
        "cut-offered 1 refused player=P1; cut n=100 by=dealer",
        {
            "cut-not-rotated": "1 passed",
            "cut-not-to-farthest-right": "1 passed",
        },
    ),
    Small(
        "an accepted offer ends the order of offers",
        "633a",
        "filed cards.decks 6; filed cards.dealing shoe; filed cards.shuffler manual; "
        "filed cards.shoe single; always player-leaves cut-offered; "
        "between; positions clockwise; "
        "round; wager 1 1000 player=P1; wager 5 1000 player=P5; cards 1 KS 9D / 5 KS 9D / 0 6H 9Cv; "
        "between; shuffle floorperson-direction; cut-offered 5 accepted player=P5; "
        "cut-offered 1 accepted player=P1",
        {
            "cut-not-rotated-when-directed": "",
            "cut-not-rotated": "",
        },
    ),
    Small(
        "of a stack that was counted with its back the size is known for a cut without",
        "633a",
        "filed cards.decks 6; filed cards.dealing shoe; filed cards.shuffler manual; "
        "filed cards.shoe single; always recut; "
        "between; stack 300 back=red; cut n=291 by=dealer; load-shoe; "
        "round; cards 1 KS 9D / 0 6H 9Cv",
        {
            "cut-near-the-end": "1 failed",
        },
        (
            (1001, Finds("cut-near-the-end", "633a.5(d)")),
        ),
    ),
    Small(
        "once the cut was offered again upon an order, whose the recut is is not told by who cut before",
        "551",
        "filed cards.decks 6; filed cards.dealing shoe; filed cards.shuffler manual; "
        "filed cards.shoe single; always cut cut-offered player-leaves recut; "
        "between; positions clockwise; "
        "round; wager 1 1000 player=P1; wager 3 1000 player=P3; wager 5 1000 player=P5; "
        "cards 1 KS 9D / 3 KS 9D / 5 KS 9D / 0 6H 9Cv; "
        "between; shuffle floorperson-direction; cut-offered 5 accepted player=P5; "
        "cut 5 n=100 by=player player=P5; recut by=floorperson; cut-offered 3 accepted player=P3; "
        "cut 3 n=100 by=player player=P3",
        {
            "recut-not-by-next": "1 who cut the cards before, and who was next",
        },
    ),
    Small(
        "the dealer cut, and cuts again upon an order",
        "633a",
        "filed cards.decks 6; filed cards.dealing shoe; filed cards.shuffler manual; "
        "filed cards.shoe single; always cut cut-offered player-leaves recut; "
        "between; shuffle; cut n=100 by=dealer; recut by=floorperson; cut n=100 by=dealer",
        {
            "recut-by-wrong-person": "1 passed",
            "cut-by-neither-player-nor-dealer": "1 passed",
            "recut-by-neither-player-nor-dealer": "1 passed",
        },
    ),
    Small(
        "a player whose position is not known cut",
        "633a",
        "filed cards.decks 6; filed cards.dealing shoe; filed cards.shuffler manual; "
        "filed cards.shoe single; "
        "between; shuffle; cut n=100 player=P1; recut; cut n=100 player=P1 by=floorperson",
        {
            "cut-by-neither-player-nor-dealer": "1 passed",
        },
    ),
    Small(
        "how deep the cover card was inserted is told when it is reached",
        "633a",
        "filed cards.decks 6; filed cards.dealing shoe; filed cards.shuffler manual; "
        "filed cards.shoe single; always decks recut; "
        "between; decks 6 back=red; stack 300 back=red; cut n=100 by=dealer; load-shoe; "
        "round; cards 1 KS 9D / 0 6H 9Cv; cover-card n=20; muck 1",
        {
            "cover-card-too-low": "1 failed",
        },
        (
            (1009, Finds("cover-card-too-low", "633a.5(d)")),
        ),
    ),
    Small(
        "a cover card whose place was told is not judged again when it is reached",
        "633a",
        "filed cards.decks 6; filed cards.dealing shoe; filed cards.shuffler manual; "
        "filed cards.shoe single; always decks recut stack; "
        "between; shuffle; cut n=100 by=dealer; cover-card-inserted n=200; load-shoe; "
        "round; cards 1 KS 9D / 0 6H 9Cv; cover-card n=20; muck 1",
        {
            "cover-card-too-low": "1 passed",
        },
    ),
    Small(
        "of two batches counted apart the cover card is held against the one that is dealt",
        "633a",
        "filed cards.decks 6; filed cards.dealing shoe; filed cards.shuffler automated; "
        "filed cards.shoe single; always decks recut stack; "
        "between; decks 6 back=red; decks 8 back=blue; shuffle back=red; cut n=100 by=dealer back=red; "
        "load-shoe back=red; "
        "round; cards 1 KS 9D / 0 6H 9Cv; cover-card n=75; muck 1",
        {
            "cover-card-too-low": "",
        },
        (
            (1006, Finds("batches-received-unequal", "633a.3(b)(1)")),
        ),
    ),
    Small(
        "another position was left, and the first player to arrive is entitled to the cut still",
        "633a",
        "filed wagers.adjacent_boxes 3; filed cards.decks 6; filed cards.shuffler manual; "
        "filed cards.shoe single; always deal player-leaves player-arrives cut-offered; "
        "between; positions clockwise; table-open; decks 6; player-arrives 1; player-arrives 9; "
        "player-leaves 9; shuffle opening; cut-offered 9 accepted; cut 9 n=100 by=player",
        {
            "cut-not-to-first-player": "1 failed",
        },
        (
            (1007, Finds("cut-not-to-first-player", "633a.5(c)(1)")),
        ),
    ),
    Small(
        "the cut goes to the dealer's place, not to the first player",
        "633a",
        "filed wagers.adjacent_boxes 3; filed cards.decks 6; filed cards.shuffler manual; "
        "filed cards.shoe single; always deal player-leaves player-arrives cut-offered; "
        "between; positions clockwise; table-open; decks 6; player-arrives 6; shuffle opening; "
        "cut-offered 0 accepted; cut n=100 by=dealer",
        {
            "cut-not-to-first-player": "1 failed",
        },
        (
            (1005, Finds("cut-not-to-first-player", "633a.5(c)(1)")),
        ),
    ),
    Small(
        "of an offer without a position it is not known whose it was",
        "633a",
        "filed wagers.adjacent_boxes 3; filed cards.decks 6; filed cards.shuffler manual; "
        "filed cards.shoe single; always deal player-leaves player-arrives cut-offered; "
        "between; positions clockwise; table-open; decks 6; player-arrives 6; shuffle opening; "
        "cut-offered accepted player=P7; cut n=100 by=player player=P7",
        {
            "cut-not-to-first-player": "1 to whom the cut was offered, and how the positions are numbered",
        },
    ),
    Small(
        "the cut goes on from the dealer's place to whoever sits farthest right",
        "633a",
        "filed wagers.adjacent_boxes 1; filed cards.decks 6; filed cards.shuffler manual; "
        "filed cards.shoe single; always player-leaves cut-offered; "
        "between; positions clockwise; "
        "round; wager 1 1000 player=P1; wager 5 1000 player=P5; cards 1 KS 9D / 5 KS 9D / 0 6H 9Cv; "
        "between; shuffle floorperson-direction; cut-offered 0 refused; "
        "cut-offered 1 accepted player=P1; cut 1 n=100 by=player player=P1",
        {
            "cut-not-rotated-when-directed": "1 passed",
            "cut-not-to-farthest-right-when-directed": "1 to whom the cut was offered, and how the positions are numbered",
        },
    ),
    Small(
        "who refused at the dealer's place is nobody from whom the order goes on",
        "551",
        "filed wagers.adjacent_boxes 1; filed cards.decks 6; filed cards.shuffler manual; "
        "filed cards.shoe single; always player-leaves cut-offered; "
        "between; positions clockwise; "
        "round; wager 1 1000 player=P1; wager 5 1000 player=P5; cards 1 KS 9D / 5 KS 9D / 0 6H 9Cv; "
        "cover-card 0; "
        "between; shuffle; cut-offered 0 refused; cut-offered 5 accepted player=P5; "
        "cut 5 n=100 by=player player=P5; recut by=floorperson; cut 0 n=100 by=player player=P7",
        {
            "cut-not-rotated": "1 to whom the cut was offered, and how the positions are numbered",
            "recut-not-by-next": "1 who cut the cards before, and who was next",
        },
    ),
    Small(
        "a shuffle in which nothing was cut before keeps the cover card",
        "633a",
        "filed wagers.adjacent_boxes 1; filed cards.decks 6; filed cards.shuffler manual; "
        "filed cards.shoe single; always player-leaves cut-offered; "
        "between; positions clockwise; "
        "round; wager 1 1000 player=P1; wager 5 1000 player=P5; cover-card 5; "
        "cards 1 KS 9D / 5 KS 9D / 0 6H 9Cv; "
        "between; shuffle routine by=dealer; cut-offered 1 accepted player=P1; "
        "cut 1 n=100 by=player player=P1",
        {
            "cut-not-to-cover-card-player": "1 failed",
        },
        (
            (1013, Finds("cut-not-to-cover-card-player", "633a.5(c)(2)")),
        ),
    ),
    Small(
        "an order of offers that was interrupted by the other batch is judged no more",
        "633a",
        "filed wagers.adjacent_boxes 1; filed cards.decks 6; filed cards.shuffler automated; "
        "filed cards.shoe single; always player-leaves cut-offered; "
        "between; positions clockwise; "
        "round; wager 1 1000 player=P1; wager 3 1000 player=P3; wager 5 1000 player=P5; cover-card 0; "
        "cards 1 KS 9D / 3 KS 9D / 5 KS 9D / 0 6H 9Cv; "
        "between; shuffle cover-card; cut-offered 5 refused player=P5; shuffle by=shuffler; "
        "cut-offered 1 refused player=P1; cut n=100 by=dealer",
        {
            "cut-not-rotated": "",
            "cut-not-to-farthest-right": "1 passed",
        },
    ),
    Small(
        "numbered against the clock the cut goes on to the lowest position",
        "633a",
        "filed wagers.adjacent_boxes 1; filed cards.decks 6; filed cards.shuffler manual; "
        "filed cards.shoe single; always player-leaves cut-offered; "
        "between; positions counterclockwise; "
        "round; wager 1 1000 player=P1; wager 5 1000 player=P5; cards 5 KS 9D / 1 KS 9D / 0 6H 9Cv; "
        "between; shuffle floorperson-direction; cut-offered 0 refused; cut-offered 5 accepted; "
        "cut 5 n=100 by=player",
        {
            "cut-not-rotated-when-directed": "1 failed",
        },
        (
            (1013, Finds("cut-not-rotated-when-directed", "633a.5(c)(4)")),
        ),
    ),
    Small(
        "who came first came to no position of the players, and whose the cut is is not known",
        "633a",
        "filed wagers.adjacent_boxes 3; filed cards.decks 6; filed cards.shuffler manual; "
        "filed cards.shoe single; always deal player-leaves player-arrives cut-offered; "
        "between; positions clockwise; table-open; decks 6; player-arrives 0; player-arrives 6; "
        "shuffle opening; cut-offered 6 accepted; cut 6 n=100 by=player",
        {
            "cut-not-to-first-player": "1 to whom the cut was offered, and how the positions are numbered",
        },
    ),
    Small(
        "where it is not told who came first, the second is not the first",
        "633a",
        "filed wagers.adjacent_boxes 3; filed cards.decks 6; filed cards.shuffler manual; "
        "filed cards.shoe single; always deal player-leaves player-arrives cut-offered; "
        "between; positions clockwise; table-open; decks 6; player-arrives; player-arrives 6; "
        "shuffle opening; cut-offered 1 accepted; cut 1 n=100 by=player",
        {
            "cut-not-to-first-player": "1 to whom the cut was offered, and how the positions are numbered",
        },
    ),
    Small(
        "what happened is not known where a row was lost",
        "633a",
        "filed cards.decks 6; filed cards.dealing shoe; filed cards.shuffler automated; "
        "filed cards.shoe single; always shuffle load-shoe batch-swap; "
        "round; cards 1 KS 9D / 0 6H 9Cv; cover-card; muck 1; muck 0; "
        "between; unreadable; "
        "round; cards 1 KS 9D / 0 6H 9Cv",
        {
            "round-after-cover-card": "1 a record of every shuffle, and of every filling of the shoe where two batches take turns",
        },
    ),
    Small(
        "a shoe filled once the cover card was reached is asked for its shuffle by that alone",
        "633a",
        "filed cards.shuffler manual; always shuffle; "
        "round; cover-card; cards 1 JD 9H / 0 9C 8Sv; "
        "between; load-shoe; shuffle",
        {
            "shoe-dealt-again-unshuffled": "",
        },
        (
            (1007, Finds("shoe-refilled-unshuffled", "633a.7(e)(3)")),
        ),
    ),
    Small(
        "a device shuffles as routine without an order",
        "633a",
        "filed cards.decks 6; filed cards.dealing shoe; filed cards.shuffler manual; "
        "filed cards.shoe single; always shuffle; sometimes cover-card; "
        "round; cards 1 KS 9D / 0 6H 9Cv; "
        "between; shuffle routine by=shuffler; "
        "round; cards 1 KS 9D / 0 6H 9Cv; "
        "between; shuffle floorperson-direction by=dealer; "
        "round; cards 1 KS 9D / 0 6H 9Cv",
        {
            "reshuffled-without-order": "1 passed",
        },
        (
            (1006, Finds("shuffled-by-device-not-filed", "633a.3(b)(1)", noted=True)),
        ),
    ),
    Small(
        "cards that were washed came unshuffled, those received later are not known",
        "633a",
        "filed cards.decks 6; filed cards.dealing shoe; filed cards.shuffler manual; "
        "filed cards.shoe single; always shuffle decks batch; "
        "between; table-open; wash; table-close; table-open; load-shoe; "
        "round; cards 1 KS 9D / 0 6H 9Cv",
        {
            "cards-dealt-unshuffled": "1 whether the cards came to the table shuffled",
        },
    ),
    Small(
        "the backs of the sides are known by what was put into them",
        "633a",
        "filed cards.decks 8; filed cards.dealing shoe; filed cards.shuffler manual; "
        "filed cards.shoe double; filed cards.sides.left.decks 4; filed cards.sides.right.decks 4; "
        "between; load-shoe 208 dest=shoe-left back=red; load-shoe 208 dest=shoe-right back=blue; "
        "round; deal 1 KS source=shoe-left; deal 0 6H source=shoe-left; cover-card source=shoe-left; "
        "deal 1 9D source=shoe-left; deal 0 9Cv source=shoe-left; "
        "between; shuffle back=blue; "
        "round; cards 1 KS 9D / 0 6H 9Cv",
        {
            "cards-not-racked-at-cover-card": "",
            "other-side-shuffled": "1 which side was shuffled, and why",
        },
        (
            (1011, Finds("round-after-cover-card", "633a.7(e)")),
        ),
    ),
    Small(
        "the shoe is filled again between rounds, not after the last act of one",
        "633a",
        "filed cards.decks 6; filed cards.dealing shoe; filed cards.shuffler manual; "
        "filed cards.shoe single; filed cards.preshuffled false; always shuffle; "
        "round; cards 1 KS 9D / 0 6H 9Cv; load-shoe; unfinished",
        {
            "shoe-dealt-again-unshuffled": "",
        },
    ),
    Small(
        "cards spread after an idle time were not spread as they came",
        "551",
        "filed cards.shuffler manual; "
        "between; idle end; spread down; "
        "round; deal 0 9C; deal 0 8Sv",
        {
            "cards-dealt-unshuffled": "1 a record of every shuffle, without unreadable rows",
        },
        (
            (1003, Finds("idle-cards-left-face-down", "551.5(h)")),
        ),
    ),
    Small(
        "cards spread after an idle time were not spread as they came",
        "685a",
        "filed cards.shuffler manual; always shuffle; "
        "between; idle start; spread; "
        "round; deal 1 9C; deal 0 3D; deal 1 KC; deal 0 5Dv",
        {
            "cards-dealt-unshuffled": "1 whether the cards came to the table shuffled",
        },
        (
            (1003, Finds("idle-cards-dealt-unshuffled-in-a-pause", "685a.5(g)", noted=True)),
        ),
    ),
    Small(
        "a cover card before any card of the round was dealt ends it after one more",
        "633a",
        "filed cards.decks 6; filed cards.dealing shoe; filed cards.shuffler manual; "
        "filed cards.shoe single; always shuffle; "
        "round; cover-card; unfinished; "
        "round; cards 1 KS 9D / 0 6H 9Cv",
        {
            "round-after-cover-card": "",
        },
    ),
    Small(
        "whether the batch asked for was spread is not known where a row was lost",
        "633a",
        "filed cards.decks 6; filed cards.dealing shoe; filed cards.shuffler automated; "
        "filed cards.shoe single; always spread shuffle; "
        "between; spread-asked; unreadable; "
        "round; cards 1 KS 9D / 0 6H 9Cv",
        {
            "requested-batch-not-spread": "1 a record of every spreading and shuffling since the request",
        },
    ),
    Small(
        "the batch asked for was spread and shuffled, though spreads need not be recorded",
        "633a",
        "filed cards.decks 6; filed cards.dealing shoe; filed cards.shuffler automated; "
        "filed cards.shoe single; always shuffle; sometimes spread; "
        "between; spread-asked; spread; shuffle; "
        "round; cards 1 KS 9D / 0 6H 9Cv",
        {
            "requested-batch-not-spread": "1 passed",
        },
    ),
    Small(
        "a red light shown for a batch is the last that was shown for it",
        "633a",
        "filed cards.decks 6; filed cards.dealing shoe; filed cards.shuffler automated; "
        "filed cards.shoe single; "
        "between; shuffle back=red by=shuffler; device-light red by=shuffler; cut back=red by=dealer; "
        "device-light red by=shuffler; load-shoe back=red; "
        "round; cards 1 KS 9D / 0 6H 9Cv",
        {
            "dealt-under-a-red-light": "1 for review",
        },
        (
            (1004, Finds("dealt-under-a-red-light", "633a.14(l)", noted=True)),
        ),
    ),
    Small(
        "a cut of cards without a back may be that of the batch in the device",
        "633a",
        "filed cards.decks 6; filed cards.dealing shoe; filed cards.shuffler automated; "
        "filed cards.shoe single; "
        "between; shuffle back=red by=shuffler; cut by=dealer; device-light red by=shuffler; "
        "load-shoe back=blue; "
        "round; cards 1 KS 9D / 0 6H 9Cv",
        {
            "dealt-under-a-red-light": "1 which batch was in the device",
        },
    ),
    Small(
        "a device that fails while the other batch is dealt fails on the one in it",
        "633a",
        "filed cards.decks 6; filed cards.dealing shoe; filed cards.shuffler automated; "
        "filed cards.shoe single; always shuffle device; "
        "between; shuffle back=blue by=shuffler; cut back=blue by=dealer; load-shoe back=blue; "
        "shuffle back=red by=shuffler; device stopped by=shuffler; cut back=red by=dealer; "
        "load-shoe back=red; "
        "round; cards 1 KS 9D / 0 6H 9Cv",
        {
            "failed-shuffle-not-repeated": "1 passed, 1 failed",
        },
        (
            (1006, Finds("failed-shuffle-not-repeated", "633a.14(l)")),
        ),
    ),
    Small(
        "decks of one back received one after the other are one batch",
        "633a",
        "filed cards.decks 6; filed cards.dealing shoe; filed cards.shuffler automated; "
        "filed cards.shoe single; always recut; "
        "between; decks 3 back=red; decks 3 back=red; cut n=150 back=red by=dealer; load-shoe; "
        "round; cards 1 KS 9D / 0 6H 9Cv",
        {
            "cut-near-the-end": "1 passed",
        },
    ),
    Small(
        "of two batches of one size either is as large",
        "633a",
        "filed cards.decks 6; filed cards.dealing shoe; filed cards.shuffler automated; "
        "filed cards.shoe single; always recut; "
        "between; decks 8 back=red; decks 8 back=blue; cut n=410 by=dealer; load-shoe; "
        "round; cards 1 KS 9D / 0 6H 9Cv",
        {
            "cut-near-the-end": "1 failed",
        },
        (
            (1002, Finds("cut-near-the-end", "633a.5(d)")),
            (1005, Finds("decks-other-than-filed", "633a.3(a)", noted=True)),
        ),
    ),
    Small(
        "no first card is due from a deck in the hand",
        "633a",
        "filed cards.decks 2; filed cards.dealing hand; filed cards.shuffler manual; "
        "always burn shuffle; "
        "between; shuffle; "
        "round; cards 1 KS 9D / 0 6H 9Cv",
        {
            "no-card-removed-from-new-shoe": "",
        },
        (
            (1002, Finds("hand-dealt-first-card-face-up", "633a.12(b)(5)(i)")),
            (1002, Finds("hand-dealt-round-without-burn", "633a.12(b)(5)")),
            (1004, Finds("hand-dealt-second-card-face-up", "633a.12(b)(5)(iii)")),
        ),
    ),
    Small(
        "a round whose dealer is not told leaves it known who dealt before",
        "633a",
        "filed cards.decks 6; filed cards.dealing shoe; filed cards.shuffler manual; "
        "filed cards.shoe single; always burn; "
        "between; dealer-arrives by=dealer:D1; burn; "
        "round; deal 1 KS by=dealer:D1; deal 0 6H; deal 1 9D; deal 0 9Cv; "
        "round; cards 1 KS 9D / 0 6H 9Cv; "
        "round; deal 1 KS by=dealer:D2; deal 0 6H; deal 1 9D; deal 0 9Cv",
        {
            "no-card-removed-by-new-dealer": "1 passed, 1 failed",
        },
        (
            (1015, Finds("no-card-removed-by-new-dealer", "633a.7(c)")),
        ),
    ),
    Small(
        "whether a first card is due is not known where the filing names no shoe",
        "633a",
        "filed cards.decks 6; filed cards.dealing shoe; filed cards.shuffler manual; "
        "always burn load-shoe; "
        "between; load-shoe; "
        "round; cards 1 KS 9D / 0 6H 9Cv",
        {
            "no-card-removed-from-new-shoe": "1 the way of dealing that is filed",
            "no-card-removed-by-new-dealer": "",
        },
    ),
    Small(
        "two batches of one color cannot be told apart by their backs",
        "633a",
        "filed cards.decks 6; filed cards.dealing shoe; filed cards.shuffler automated; "
        "filed cards.shoe single; always load-shoe; "
        "between; decks 6 back=red; decks 6 back=red; shuffle; load-shoe back=red; "
        "round; cards 1 KS 9D / 0 6H 9Cv; "
        "between; shuffle; load-shoe back=red; "
        "round; cards 1 KS 9D / 0 6H 9Cv",
        {
            "batch-dealt-twice": "1 which batch the shoe was filled with",
        },
        (
            (1005, Finds("batches-received-in-one-color", "633a.3(b)(2)")),
        ),
    ),
    Small(
        "what befalls the card reader lets no hands shuffle",
        "633a",
        "filed cards.decks 6; filed cards.dealing shoe; filed cards.shuffler automated; "
        "filed cards.shoe single; always device; "
        "between; device malfunction by=card-reader; shuffle by=dealer; "
        "round; cards 1 KS 9D / 0 6H 9Cv",
        {
            "shuffled-by-hand-beside-device": "1 for review",
        },
        (
            (1001, Finds("shuffled-by-hand-beside-device", "633a.3(b)(3)", noted=True)),
            (1003, Finds("dealt-without-card-reader", "633a.14(k)")),
        ),
    ),
    Small(
        "a device that is not named may be the shuffling device",
        "633a",
        "filed cards.decks 6; filed cards.dealing shoe; filed cards.shuffler automated; "
        "filed cards.shoe single; always device; "
        "between; device malfunction by=device; shuffle by=dealer; "
        "round; cards 1 KS 9D / 0 6H 9Cv",
        {
            "shuffled-by-hand-beside-device": "",
        },
    ),
    Small(
        "who shuffled the deck in the hand is not told",
        "633a",
        "filed cards.decks 2; filed cards.dealing hand; filed cards.shuffler automated; "
        "always shuffle device; "
        "between; shuffle; "
        "round; cards 1 KS 9D / 0 6H 9Cv",
        {
            "hand-dealt-shuffled-by-hand": "",
        },
        (
            (1002, Finds("hand-dealt-first-card-face-up", "633a.12(b)(5)(i)")),
            (1004, Finds("hand-dealt-second-card-face-up", "633a.12(b)(5)(iii)")),
        ),
    ),
    Small(
        "a device that shuffles the deck in the hand needs no record of its failures",
        "633a",
        "filed cards.decks 2; filed cards.dealing hand; filed cards.shuffler automated; always shuffle; "
        "between; shuffle by=shuffler; "
        "round; cards 1 KS 9D / 0 6H 9Cv",
        {
            "hand-dealt-shuffled-by-hand": "1 passed",
        },
        (
            (1002, Finds("hand-dealt-first-card-face-up", "633a.12(b)(5)(i)")),
            (1004, Finds("hand-dealt-second-card-face-up", "633a.12(b)(5)(iii)")),
        ),
    ),
    Small(
        "one batch may be stored anywhere",
        "633a",
        "filed cards.decks 6; filed cards.dealing shoe; filed cards.shuffler manual; "
        "filed cards.shoe single; "
        "between; batch stored back=red dest=storage; load-shoe back=red; "
        "round; cards 1 KS 9D / 0 6H 9Cv",
        {
            "batch-stored-elsewhere": "",
        },
    ),
    Small(
        "a card reader that was inspected and found wanting is out of order still",
        "633a",
        "filed cards.decks 6; always device; "
        "between; device malfunction by=card-reader; inspection card-reader n=1; "
        "round; cards 1 KS 9D / 0 6H 9Cv",
        {
            "dealt-without-card-reader": "1 failed",
        },
        (
            (1003, Finds("dealt-without-card-reader", "633a.14(k)")),
        ),
    ),
    Small(
        "a card reader that was inspected and found in order",
        "633a",
        "filed cards.decks 6; always device; "
        "between; device malfunction by=card-reader; inspection card-reader n=0; "
        "round; cards 1 KS 9D / 0 6H 9Cv",
        {
            "dealt-without-card-reader": "1 passed",
        },
    ),
    Small(
        "a double shoe with one deck on either side",
        "633a",
        "filed cards.decks 2; filed cards.dealing shoe; filed cards.shuffler manual; "
        "filed cards.shoe double; filed cards.sides.left.decks 1; filed cards.sides.right.decks 1; "
        "between; decks 1 back=red; decks 1 back=blue; inspection cards by=dealer; spread up n=2; "
        "round; cards 1 KS 9D / 0 6H 9Cv",
        {
            "sides-spread-as-one": "1 failed",
        },
        (
            (1003, Finds("sides-spread-as-one", "633a.4(d)")),
        ),
    ),
    Small(
        "how the cards were spread besides is not known where a row was lost",
        "633a",
        "filed cards.decks 6; filed cards.dealing shoe; filed cards.shuffler manual; "
        "filed cards.shoe single; filed cards.preshuffled false; "
        "between; decks 6; unreadable; spread down; "
        "round; cards 1 KS 9D / 0 6H 9Cv",
        {
            "cards-spread-face-down": "1 a record of every spread since the decks were received, without unreadable rows",
        },
    ),
    Small(
        "a recut in the shoe is too late",
        "633a",
        "filed cards.decks 6; filed cards.dealing shoe; filed cards.shuffler manual; "
        "filed cards.shoe single; always cut shuffle; "
        "between; shuffle; cut by=dealer; stack; recut by=floorperson; load-shoe; cut by=dealer; "
        "round; cards 1 KS 9D / 0 6H 9Cv",
        {
            "cut-after-loading": "1 failed",
            "recut-required-too-late": "1 passed",
        },
        (
            (1007, Finds("cut-after-loading", "633a.5(d)")),
        ),
    ),
    Small(
        "the first batch is cut while the other is in the shoe",
        "633a",
        "filed cards.decks 6; filed cards.dealing shoe; filed cards.shuffler automated; "
        "filed cards.shoe single; always cut shuffle; "
        "between; decks 6 back=red; decks 6 back=blue; load-shoe back=blue; cut back=red by=dealer; "
        "round; cards 1 KS 9D / 0 6H 9Cv",
        {
            "cut-after-loading": "1 passed",
        },
    ),
    Small(
        "whether the stack is in play is not known where not each shuffle is recorded",
        "633a",
        "filed cards.decks 6; filed cards.dealing shoe; filed cards.shuffler manual; "
        "filed cards.shoe single; always cut load-shoe; sometimes shuffle; "
        "round; cards 1 KS 9D / 0 6H 9Cv; "
        "between; recut by=floorperson",
        {
            "recut-required-too-late": "1 a record of every shuffle, cut and filling of the shoe, without unreadable rows",
        },
    ),
    Small(
        "a spread of cards without a back may be of the batch that was asked for",
        "633a",
        "filed cards.decks 6; filed cards.dealing shoe; filed cards.shuffler automated; "
        "filed cards.shoe single; always spread spread-asked; "
        "between; idle start; spread-asked back=red; spread up; "
        "round; cards 1 KS 9D / 0 6H 9Cv",
        {
            "idle-cards-spread-face-up": "1 passed",
        },
    ),
    Small(
        "decks received while others were dealt are opened when they come into play",
        "633a",
        "filed cards.decks 6; filed cards.dealing shoe; filed cards.shuffler automated; "
        "filed cards.shoe single; filed cards.preshuffled false; always inspection wash stack spread; "
        "round; cards 1 KS 9D / 0 6H 9Cv; "
        "between; decks 6 back=red; load-shoe back=red; "
        "round; cards 1 KS 9D / 0 6H 9Cv",
        {
            "cards-unwashed": "1 whether the cards came to the table preinspected and shuffled",
            "cards-unstacked": "1 whether the cards came to the table preinspected and shuffled",
        },
    ),
    Small(
        "decks received in play and opened in an idle time",
        "633a",
        "filed cards.decks 6; filed cards.dealing shoe; filed cards.shuffler automated; "
        "filed cards.shoe single; filed cards.preshuffled false; always inspection wash stack spread; "
        "round; cards 1 KS 9D / 0 6H 9Cv; "
        "between; decks 6 back=red; idle start; shoe-emptied; inspection cards by=dealer; spread up; "
        "wash; stack; load-shoe back=red; "
        "round; cards 1 KS 9D / 0 6H 9Cv",
        {
            "cards-unwashed": "1 passed",
            "cards-unstacked": "1 passed",
        },
        (
            (1010, Finds("idle-cards-spread-face-up", "633a.5(g)", noted=True)),
        ),
    ),
    Small(
        "a round that is dealt on after a shuffle begins no stack",
        "672a",
        "filed cards.shuffler manual; deal 1 JH; deal 0 9C; shuffle insufficient-cards; cut; deal 1 9D; "
        "deal 0 8Sv",
        {
            "cover-card-not-inserted": "",
            "cut-after-loading": "",
        },
    ),
    Small(
        "a table that is idle twice over is idle once",
        "541",
        "filed cards.shuffler manual; always spread; "
        "between; idle start; shoe-emptied; rack-emptied; spread; idle end; wash; stack; shuffle; cut; "
        "load-shoe; "
        "round; deal 1 9C; deal 2 3D",
        {
            "idle-cards-unspread-in-a-pause": "1 passed",
        },
    ),
    Small(
        "whether a new dealer removes a card is not known where the filing does not say how cards are dealt",
        "633a",
        "filed cards.decks 6; filed cards.shoe single; filed cards.shuffler manual; "
        "always burn load-shoe; "
        "between; dealer-arrives; "
        "round; cards 1 KS 9D / 0 6H 9Cv",
        {
            "no-card-removed-by-new-dealer": "1 the way of dealing that is filed",
        },
    ),
    Small(
        "one stack that was shuffled again after the device failed",
        "633a",
        "filed cards.batches [{\"decks\": 6, \"back\": \"red\"}]; filed cards.decks 6; "
        "filed cards.dealing shoe; filed cards.shuffler manual; filed cards.shoe single; "
        "always shuffle device; "
        "between; device stopped by=shuffler; shuffle back=red by=shuffler; load-shoe back=red; "
        "round; cards 1 KS 9D / 0 6H 9Cv",
        {
            "failed-shuffle-not-repeated": "1 passed",
        },
        (
            (1001, Finds("shuffled-by-device-not-filed", "633a.3(b)(1)", noted=True)),
        ),
    ),
    Small(
        "one stack that was not shuffled again after the device failed",
        "633a",
        "filed cards.batches [{\"decks\": 6, \"back\": \"red\"}]; filed cards.decks 6; "
        "filed cards.dealing shoe; filed cards.shuffler manual; filed cards.shoe single; "
        "always shuffle device; "
        "between; device stopped by=shuffler; load-shoe; "
        "round; cards 1 KS 9D / 0 6H 9Cv",
        {
            "failed-shuffle-not-repeated": "1 failed",
        },
        (
            (1001, Finds("failed-shuffle-not-repeated", "633a.14(l)")),
        ),
    ),
    Small(
        "a batch that the device shuffled was shuffled by no hand, though a row was lost since",
        "633a",
        "filed cards.decks 6; filed cards.dealing shoe; filed cards.shuffler automated; "
        "filed cards.shoe single; always shuffle device; "
        "between; shuffle back=red by=shuffler; unreadable; load-shoe back=red; "
        "round; cards 1 KS 9D / 0 6H 9Cv",
        {
            "batch-shuffled-by-hand": "1 passed",
        },
    ),
    Small(
        "whether a player was there is not known of a table that is closed",
        "633a",
        "filed cards.decks 6; filed cards.dealing shoe; filed cards.shuffler manual; "
        "filed cards.shoe single; always player-arrives; "
        "between; table-close; decks 6; wash; "
        "round; cards 1 KS 9D / 0 6H 9Cv",
        {
            "washed-before-first-player": "1 when the table opened, and a record of everybody who came to it",
        },
    ),
    Small(
        "the other batch is cut while the first is in the shoe",
        "633a",
        "filed cards.decks 6; filed cards.dealing shoe; filed cards.shuffler automated; "
        "filed cards.shoe single; always cut shuffle; "
        "between; load-shoe back=blue; cut back=red by=dealer; "
        "round; cards 1 KS 9D / 0 6H 9Cv",
        {
            "cut-after-loading": "1 passed",
        },
    ),
    Small(
        "the stack that comes into play with its batch is not in the shoe yet",
        "633a",
        "filed cards.decks 6; filed cards.dealing shoe; filed cards.shuffler automated; "
        "filed cards.shoe single; always cut shuffle; "
        "between; load-shoe back=red; batch-swap back=blue; cut by=dealer; "
        "round; cards 1 KS 9D / 0 6H 9Cv",
        {
            "cut-after-loading": "1 passed",
        },
    ),
    Small(
        "a player may have come in a row that was lost",
        "633a",
        "filed cards.decks 6; filed cards.dealing shoe; filed cards.shuffler manual; "
        "filed cards.shoe single; always player-arrives spread; "
        "between; unreadable; idle start; shoe-emptied; idle end; "
        "round; cards 1 KS 9D / 0 6H 9Cv",
        {
            "idle-cards-unspread": "",
            "idle-cards-unspread-in-a-pause": "1 a record of every spread, without unreadable rows, and how the cards are shuffled",
        },
    ),
    Small(
        "the back of the card that is dealt tells how old it is before the batch in the shoe does",
        "633a",
        "filed cards.decks 6; filed cards.dealing shoe; filed cards.shuffler automated; "
        "filed cards.shoe single; day 2016-03-01; always card-change load-shoe; "
        "between; decks 6 back=red; later 90000; decks 6 back=blue; load-shoe back=blue; "
        "round; deal 1 KS back=red; deal 0 6H; deal 1 9D; deal 0 9Cv",
        {
            "cards-too-old": "1 passed",
        },
        (
            (1004, Finds("card-of-the-other-batch", "633a.3(b)(3)")),
            (1004, Finds("cards-too-old-by-one-count", "633a.3(d)", noted=True)),
        ),
    ),
    Small(
        "the batch that was placed in the shoe, as the log says of its place",
        "633a",
        "filed cards.decks 6; filed cards.dealing shoe; filed cards.shuffler automated; "
        "filed cards.shoe single; day 2016-03-01; always card-change load-shoe; "
        "between; decks 6 back=red; later 90000; decks 6 back=blue; load-shoe back=red dest=shoe; "
        "round; deal 1 KS; deal 0 6H; deal 1 9D; deal 0 9Cv",
        {
            "cards-too-old": "1 passed",
        },
        (
            (1004, Finds("cards-too-old-by-one-count", "633a.3(d)", noted=True)),
        ),
    ),
    Small(
        "the shoe is out of its place where the log says so alone",
        "633a",
        "filed cards.decks 6; filed cards.dealing shoe; filed cards.shuffler manual; "
        "filed cards.shoe single; always shoe-position; "
        "round; cards 1 KS 9D / 0 6H 9Cv; announce 1 19; muck 1; "
        "round; cards 1 KS 9D / 0 6H 9Cv",
        {
            "shoe-out-of-place": "",
        },
    ),
    Small(
        "decks changed are received anew where they alone were received",
        "633a",
        "filed cards.decks 6; filed cards.dealing shoe; filed cards.shuffler automated; "
        "filed cards.shoe single; "
        "between; decks 3 back=blue; decks 2 back=red; card-change back=blue; decks 6 back=blue; "
        "decks 6 back=blue; "
        "round; cards 1 KS 9D / 0 6H 9Cv",
        {
            "batches-received-in-one-color": "1 passed",
        },
    ),
    Small(
        "decks changed after a row was lost",
        "633a",
        "filed cards.decks 6; filed cards.dealing shoe; filed cards.shuffler automated; "
        "filed cards.shoe single; "
        "between; unreadable; decks 6 back=blue; card-change back=blue; decks 6 back=blue; "
        "decks 6 back=blue; "
        "round; cards 1 KS 9D / 0 6H 9Cv",
        {
            "batches-received-in-one-color": "1 the number and backs of the decks received, without unreadable rows",
        },
    ),
    Small(
        "a card that is shown twice is drawn once, and may be another that lay unseen",
        "633a",
        "filed cards.decks 1; filed cards.dealing shoe; filed cards.shuffler manual; "
        "filed cards.shoe single; always shuffle; "
        "between; shuffle; "
        "round; deal 1 KS; deal 0 6H; deal 2 ? face=down; deal 1 9Dv; deal 0 9Cv; deal 3 ? face=down; "
        "expose 1 2C; expose 2 2D; expose 1 2C",
        {
            "card-beyond-decks": "5 passed",
        },
        (
            (1004, Finds("first-card-face-down", "633a.7(f)(1)")),
            (1005, Finds("second-card-face-down", "633a.7(f)(3)")),
            (1007, Finds("first-card-face-down", "633a.7(f)(1)")),
        ),
    ),
    Small(
        "a batch that was dealt and not shuffled comes again, but for other cards that came",
        "633a",
        "filed cards.decks 6; filed cards.dealing shoe; filed cards.shuffler automated; "
        "filed cards.shoe single; always shuffle load-shoe batch-swap; "
        "between; load-shoe back=red; "
        "round; cards 1 KS 9D / 0 6H 9Cv; "
        "between; load-shoe back=blue; "
        "round; cards 1 KS 9D / 0 6H 9Cv; "
        "between; decks 6 back=red; load-shoe back=red; "
        "round; cards 1 KS 9D / 0 6H 9Cv",
        {
            "batch-in-play-unshuffled": "2 passed",
        },
    ),
    Small(
        "which batch is in the shoe is not known since a row was lost, though the cards were changed after it",
        "633a",
        "filed cards.decks 6; filed cards.dealing shoe; filed cards.shuffler automated; "
        "filed cards.shoe single; day 2016-03-01; always card-change load-shoe; "
        "between; load-shoe back=red; unreadable; card-change back=red; later 90000; "
        "card-change back=blue; "
        "round; deal 1 KS; deal 0 6H; deal 1 9D; deal 0 9Cv",
        {
            "cards-too-old": "1 which of the two batches was dealt",
            "cards-too-old-by-one-count": "",
        },
    ),
    Small(
        "a clock that tells minutes leaves a minute open at either end",
        "633a",
        "filed cards.decks 6; filed cards.dealing shoe; filed cards.shuffler manual; "
        "filed cards.shoe single; day 2016-03-01; always card-change; "
        "between; clock precision n=60000; decks 6; later 600; "
        "round; cards 1 KS 9D / 0 6H 9Cv; "
        "between; later 86450; "
        "round; cards 1 KS 9D / 0 6H 9Cv",
        {
            "cards-too-old": "2 passed",
            "cards-too-old-by-one-count": "1 for review",
        },
        (
            (1009, Finds("cards-too-old-by-one-count", "633a.3(d)", noted=True)),
        ),
    ),
)


@pytest.mark.parametrize("log", LOGS, ids=str)
def test_what_is_found_and_counted(log: Small) -> None:
    log.holds()
