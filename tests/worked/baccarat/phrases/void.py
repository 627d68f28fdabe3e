"""Phrases about a shoe with too few cards: the round void, wagers returned or kept, and the next shoe."""

import re
from itertools import product

from tests.worked.baccarat.casefile import Entry, Wager
from tests.worked.baccarat.law import RANKS, stand
from tests.worked.baccarat.phrases.wagering import ensure
from tests.worked.baccarat.play import BANKER, PLAYER
from tests.worked.baccarat.teller import Match, NotMine, Teller, Work
from tests.worked.casefile import NotTranslated

_COUNTS = r"player(?: hand)? (\d)(?:,| v| vs\.?| versus| and)? banker(?: hand)? (\d)"


def _empty_now(teller: Teller) -> None:
    if "empty" not in teller.said:
        raise NotMine


def empty(teller: Teller, match: Match) -> None:
    """The shoe is empty when a hand's third card, or one of the first four, is due."""
    one = teller.round
    for seat, kind in zip((*teller.table.seats, 5, 6), ("player", "banker"), strict=False):
        if not any(wager.kind == kind for wager in one.wagers) and not teller.case.wagers:
            ensure(teller, seat, kind, 1000)
    named = match.groupdict()
    hand, place = named.get("hand") or "banker", named.get("place") or "third"
    if place != "third":
        cards = {("player", "first"): 0, ("banker", "first"): 1, ("player", "second"): 2, ("banker", "second"): 3}
        while one.count < cards[hand, place]:
            one.deal_one()
        one.close()
    elif not one.count and not one.order:
        one.plan_cards(*_hands(teller, hand))
        one.draw()
    else:
        one.draw()
    one.sheet.put("shoe-empty", source="shoe")
    teller.said.add("empty")
    teller.said.add(f"empty {BANKER if hand == 'banker' else PLAYER}")
    one.void = True


def _hands(teller: Teller, hand: str) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Hands of which one lacks its third card; with the Point Counts that the case names later, if it does."""
    told = next((found for words in teller.ahead if (found := re.search(_COUNTS, words))), None)
    if hand == "player":
        low, high = (int(told[1]), int(told[2])) if told else (4, 6)
        if not stand(("KH", RANKS[low] + "C"), ("KD", RANKS[high] + "H")).player_draws:
            raise NotTranslated("a Player's Hand that does not draw")
        return ("KH", RANKS[low] + "C"), ("KD", RANKS[high] + "H")
    low, high = (int(told[1]), int(told[2])) if told else (9, 2)
    for before, third in product(range(5, -1, -1), range(10)):
        cards = ("KH", RANKS[before] + "C", RANKS[third] + "S")
        found = stand(cards, ("KD", RANKS[high] + "H"))
        if found.player_draws and found.player == low and found.banker_draws:
            return cards, ("KD", RANKS[high] + "H")
    cards = ("KH", RANKS[low] + "C")
    if stand(cards, ("KD", RANKS[high] + "H")).banker_draws:
        return cards, ("KD", RANKS[high] + "H")
    raise NotTranslated("a Banker's Hand that does not draw")


def counts(teller: Teller, match: Match) -> None:
    """The Point Counts that lie; the cards were dealt to them."""
    _empty_now(teller)


def void(teller: Teller, match: Match) -> None:
    """The round is called void, and where the words say so the wagers are returned."""
    _empty_now(teller)
    teller.round.call_void("insufficient-cards")
    if "return" in match[0] or not teller.is_ahead("return|collect|paid|kept"):
        teller.round.give_back()


def returned(teller: Teller, match: Match) -> None:
    _empty_now(teller)
    kind = match.groupdict().get("kind")
    teller.round.give_back(*((kind,) if kind else ()))


def settled(teller: Teller, match: Match) -> None:
    """Wagers of one kind are collected or paid all the same."""
    _empty_now(teller)
    one = teller.round
    one.resulted = True
    for wager in [wager for wager in one.wagers if _fits(teller, wager, match["kind"])]:
        action = "pay" if "paid" in match[0] else "collect"
        one.settle_entry(Entry(wager.seat, wager.kind, action, wager.cents))


def _fits(teller: Teller, wager: Wager, kind: str) -> bool:
    if kind in ("losing", "winning"):
        found = stand(teller.round.hands[PLAYER], (*teller.round.hands[BANKER][:2], "KS"))
        return (wager.kind == found.result) == (kind == "winning")
    return wager.kind == kind


def settled_by_counts(teller: Teller, match: Match) -> None:
    """The higher hand is paid, and the other collected."""
    _empty_now(teller)
    completed_without(teller, match)


def unreturned(teller: Teller, match: Match) -> None:
    """Wagers of one kind stay where they are, or nobody's are returned."""
    _empty_now(teller)
    one = teller.round
    kind = match.groupdict().get("kind")
    for wager in one.wagers:
        if kind in (None, wager.kind):
            one.settled.add((wager.seat, wager.kind))


def completed(teller: Teller, match: Match) -> None:
    """The round is completed with a card from elsewhere."""
    _empty_now(teller)
    one = teller.round
    hand = BANKER if f"empty {BANKER}" in teller.said else PLAYER
    source = "stack" if "new shoe" in match[0] or "other" in match[0] else one.options.discards
    one.put_card(hand, "3D", face="up", source=source)
    one.void = False


def completed_without(teller: Teller, match: Match) -> None:
    """The round is decided by the cards that lie."""
    _empty_now(teller)
    one = teller.round
    one.resulted = True
    found = stand(one.hands[PLAYER], (*one.hands[BANKER][:2], "KS"))
    one.sheet.put("result", what=found.result)
    for wager in one.wagers:
        action = "pay" if wager.kind == found.result else "collect"
        one.settle_entry(Entry(wager.seat, wager.kind, action, wager.cents))


def _after(teller: Teller) -> None:
    """The round is over; what the case did not say of it is done by the law."""
    table = teller.table
    if table.round is not None:
        if not table.sheet.find("void-round") and table.round.void:
            table.round.call_void("insufficient-cards")
        if table.round.void:
            table.round.give_back()
        table.end_round()


def reshuffled(teller: Teller, match: Match) -> None:
    """The same cards are shuffled and put into the shoe again."""
    _empty_now(teller)
    _after(teller)
    teller.table.new_shoe("insufficient-cards", changed=False)
    teller.said.add("prepared")


def replaced(teller: Teller, match: Match) -> None:
    """Other decks take the place of the set."""
    _empty_now(teller)
    _after(teller)
    if "prepared" in teller.said:
        return
    if teller.options.chapter == "541":
        raise NotTranslated(f"{match[0]!r} in 541")
    teller.table.new_shoe("insufficient-cards", changed=True)
    teller.said.add("prepared")


def in_the_shoe(teller: Teller, match: Match) -> None:
    """The new set goes into the shoe; it does so by itself."""
    if "prepared" not in teller.said:
        raise NotMine


def new_round(teller: Teller, match: Match) -> None:
    _empty_now(teller)
    _after(teller)
    if "prepared" not in teller.said:
        teller.table.new_shoe("insufficient-cards")
    teller.table.plain_round()


def same_shoe(teller: Teller, match: Match) -> None:
    """The next round is dealt with what is left."""
    _empty_now(teller)
    _after(teller)
    teller.table.plain_round()


_KIND = r"(?P<kind>player|banker|tie|losing|winning)(?: hand)?"

PHRASES: tuple[tuple[str, Work], ...] = (
    (
        r"shoe (?:empty|exhausted|runs out|out of cards)(?: (?:before|during|at|when) (?P<hand>player|banker)(?: hand)?(?: (?P<place>first|second|third))?(?: card)?(?: due)?)?",
        empty,
    ),
    (
        r"(?:too few|insufficient|not enough) cards(?: (?:left|remain|remaining|in shoe))*(?: (?:for|before|during) (?P<hand>player|banker)(?: hand)?(?: (?P<place>first|second|third))?(?: card)?| to complete round)?",
        empty,
    ),
    (r"no card left (?:in shoe )?for (?P<hand>player|banker)(?: hand)? (?P<place>first|second|third) card", empty),
    (_COUNTS.replace("(\\d)", "\\d"), counts),
    (r"(?:round )?(?:called |declared )?void(?:ed)?(?:,? (?:and )?all (?:wagers )?returned)?", void),
    (r"(?:all(?: wagers)?|wagers|everything) returned", returned),
    (rf"{_KIND}(?: wagers?| bets?) returned", returned),
    (r"player \d (?:against|over|v|vs) banker \d paid", settled_by_counts),
    (rf"{_KIND}(?: wagers?| bets?) (?:collected|paid|taken|kept)", settled),
    (rf"(?:{_KIND} )?(?:wagers?|bets?) not returned|(?:nothing|no wagers?) returned", unreturned),
    (
        r"card (?:taken|drawn|dealt|used) from (?:discards|new shoe|other batch)|round completed (?:from|with (?:cards? (?:from|of) )?)(?:discards|new shoe|other batch)",
        completed,
    ),
    (
        r"round (?:decided|settled|completed) (?:by|with|on) (?:cards (?:dealt|on layout)|cards that lie|what lies)",
        completed_without,
    ),
    (
        r"(?:entire |whole |old |same )*(?:set|cards|decks|shoe)(?: of cards)? reshuffled(?: and (?:put |placed )?(?:back )?(?:in|into) shoe)?",
        reshuffled,
    ),
    (
        r"(?:entire |whole |old )*(?:set|cards|decks)(?: of cards)? replaced(?: by (?:a )?new (?:set|decks|cards))?",
        replaced,
    ),
    (r"new (?:set|decks|cards)(?: of cards)?(?: brought| used| opened)?", replaced),
    (r"new (?:set|decks|cards)(?: of cards)? (?:placed |put )?(?:in|into) shoe", in_the_shoe),
    (r"(?:new|next) round without (?:reshuffle|new shoe|replacing (?:cards|set))", same_shoe),
    (r"new round(?: (?:dealt|begins|starts|commences|commenced))?", new_round),
    (
        r"(?:next|new) round (?:dealt |begins |continues )?(?:from|with) (?:same shoe|remaining cards|what left|same cards)",
        same_shoe,
    ),
    (r"play (?:goes on|continues) (?:from|with) (?:same shoe|remaining cards)", same_shoe),
)
