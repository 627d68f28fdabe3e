"""Phrases about the end of a shoe: the cover card, "last hand", hands after it, and the reshuffle or new decks."""

from tests.worked.baccarat.play import DEALER
from tests.worked.baccarat.teller import Match, NotMine, Teller, Work
from tests.worked.baccarat.words import COUNT, count_of
from tests.worked.casefile import NotTranslated


def appears(teller: Teller, match: Match) -> None:
    """The cover card appears in the midst of a round's cards."""
    number = match.groupdict().get("round")
    one = teller.begin(int(number)) if number else teller.round
    dest = "side"
    if teller.is_ahead(r"cover card (?:put|placed|left|goes)? ?(?:back|to discards|in shoe|into shoe)"):
        dest = "discards"
    if not one.wagers:
        one.bet(teller.table.seats[0], "player", 1000)
    while one.count < 3:
        one.deal_one()
    one.sheet.put("cover-card", source="shoe", dest="rack" if dest == "discards" else dest)
    teller.said.add("cover")


def set_aside(teller: Teller, match: Match) -> None:
    """What was done with the cover card was written when it appeared."""
    if "cover" not in teller.said:
        raise NotMine


def completed(teller: Teller, match: Match) -> None:
    if "cover" not in teller.said:
        raise NotMine
    teller.table.end_round()


def last_hand(teller: Teller, match: Match) -> None:
    """ "Last hand"; told before the round is over it is called once it is."""
    table = teller.table
    if "cover" not in teller.said:
        raise NotMine
    table.end_round()
    table.sheet.put("call", what="last-hand", by=DEALER)
    teller.said.add("last hand")


def not_called(teller: Teller, match: Match) -> None:
    table = teller.table
    if "cover" not in teller.said:
        raise NotMine
    table.end_round()
    teller.said.add("last hand")
    if not teller.is_ahead(r"hands?|rounds?|reshuffl|new decks|replaced"):
        table.plain_round()


def hands(teller: Teller, match: Match) -> None:
    """So many hands after the one in which the cover card appeared."""
    table = teller.table
    if "cover" not in teller.said:
        raise NotMine
    table.end_round()
    if "last hand" not in teller.said:
        table.sheet.put("call", what="last-hand", by=DEALER)
        teller.said.add("last hand")
    named = match.groupdict()
    number = count_of(named["number"]) if named.get("number") else 1
    if named.get("first"):
        number = int(named["last"]) - int(named["first"]) + 1
    for _ in range(number):
        table.plain_round()
    teller.said.add("hands")


def reshuffle(teller: Teller, match: Match) -> None:
    """The cards are reshuffled, or replaced, when the shoe ends."""
    table = teller.table
    if "cover" not in teller.said:
        raise NotMine
    table.end_round()
    replaced = "replace" in match[0] or "new" in match[0]
    if table.options.chapter == "541" and replaced:
        raise NotTranslated(f"{match[0]!r} in 541")
    skipped = "last hand" not in teller.said and not teller.is_ahead("hand")
    at_once = "at once" in match[0] or "without" in match[0]
    if skipped and not at_once:
        table.sheet.put("call", what="last-hand", by=DEALER)
    if "hands" not in teller.said and not at_once:
        table.plain_round()
    table.new_shoe("cover-card", changed=replaced)


def at_once(teller: Teller, match: Match) -> None:
    """The shoe ends in the midst of the hand."""
    table = teller.table
    one = table.round
    if "cover" not in teller.said or one is None:
        raise NotMine
    if table.options.chapter != "541":
        raise NotTranslated(f"{match[0]!r} outside 541")
    table.sheet.put("shuffle", what="cover-card", source="shoe", dest="stack", by=DEALER)


PHRASES: tuple[tuple[str, Work], ...] = (
    (
        r"cover card(?: (?:appears|comes out|comes|reached|drawn|out))?(?: (?:as|at|with) (?:card \d|second card|third card))?(?: (?:in|during|of|at))?(?: (?:deal of )?round (?P<round>\d+)| play| hand| initial cards)?",
        appears,
    ),
    (r"(?:round (?P<round>\d+):? )cover card (?:appears|comes out|reached)", appears),
    (
        r"(?:cover card |it )?(?:removed|set aside|placed to side|put to side|put aside|removed and placed to side)",
        set_aside,
    ),
    (r"cover card (?:put |placed |left |goes )?(?:back (?:in|into) shoe|to discards|in shoe|into shoe)", set_aside),
    (r"(?:hand|round|round \d+) (?:completed|finished|played out)", completed),
    (r"(?:dealer )?(?:announces |calls )?last hand(?: announced| called)?", last_hand),
    (
        r"last hand not (?:announced|called)|dealer not announce last hand|no last hand(?: call| announcement)?",
        not_called,
    ),
    (
        rf"(?P<number>{COUNT}) (?:more |further |additional )?(?:hands?|rounds?)(?: dealt| played| follows?| more)*",
        hands,
    ),
    (r"(?:one )?(?:further|another) (?:hand|round)(?: dealt| played)?|round \d+(?: dealt)?", hands),
    (r"rounds (?P<first>\d+)(?: and |-| to )(?P<last>\d+)(?: dealt| played)?", hands),
    (
        r"(?:cards )?(?:reshuffled|reshuffle)(?: (?:at once after hand|without (?:one more|another|further) (?:hand|round)))?",
        reshuffle,
    ),
    (r"(?:cards )?(?:replaced(?: (?:by|with) new decks)?|new decks(?: brought| put in shoe)?)", reshuffle),
    (r"(?:cards )?(?:reshuffled|shuffled) (?:at once|in midst of hand|before hand completed|mid-hand)", at_once),
)
