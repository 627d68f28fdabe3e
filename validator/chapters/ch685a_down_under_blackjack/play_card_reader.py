"""§§ 685a.3(e) and 685a.7(h). The Masque Card Reader device, in play: range, area, two Large cards, Blackjack."""

from validator.core.rule_definitions import PlayWords
from validator.games.blackjack.card_reader import NO_READER

card_reader_not_used = PlayWords(
    id="card-reader-not-used",
    title="Card reader not used",
    message="the game went on without the hole card having been inserted into the card reader",
    needs={"each use of the card reader": NO_READER},
    expected="the hole card put into the card reader",
    observed="the round played without it",
)

card_reader_used_late = PlayWords(
    id="card-reader-used-late",
    title="Action begun before the card reader was used",
    message="{seat}: a decision was taken or an additional card dealt before the card reader was used",
    expected="the card reader first",
    observed="the action first",
)
