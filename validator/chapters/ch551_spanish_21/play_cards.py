"""§ 551.3. Cards; number of decks; value of cards: and the 10s that the decks hold no longer, § 551.4(b), in play."""

from validator.core.rule_definitions import PlayWords
from validator.games.shoe.judging import NO_RECORD

tens_removed_late = PlayWords(
    id="tens-removed-late",
    title="10s removed only after the spread or the washing",
    message="10s were taken out of the decks only after the cards had been spread for the first player or washed",
    needs={"from where the 10s were taken": NO_RECORD},
    expected="removal during the inspection",
    observed="after the spread or the washing",
)

tens_removed_by_dealer_alone = PlayWords(
    id="tens-removed-by-dealer-alone",
    title="10s removed by the dealer without a floorperson",
    message="the dealer took the 10s out of the decks, and no floorperson verified it before a card was dealt",
    needs={"who removed the 10s, and a record of every verification": NO_RECORD},
    expected="a floorperson's part in it",
    observed="the dealer alone",
)

tens_put_aside_whole = PlayWords(
    id="tens-put-aside-whole",
    title="10s removed at the opening and not torn",
    message="the 10s were taken out of the decks and not torn in half",
    needs={"whether the cards were torn": NO_RECORD},
    expected="10s torn in half",
    observed="whole cards",
)

tens_not_in_their_box = PlayWords(
    id="tens-not-in-their-box",
    title="10s removed at the opening put elsewhere",
    message="the 10s taken out of the decks were put elsewhere than where the decks came from",
    needs={"where the cards were put": NO_RECORD},
    expected="the box, envelope or container of the decks",
    observed="elsewhere",
)
