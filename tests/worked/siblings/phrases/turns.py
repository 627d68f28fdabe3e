"""Phrases that tell turns: who stands, who draws which card, when the hole card is turned, how a pair is split."""

from tests.worked.acts import Act
from tests.worked.casefile import NotTranslated
from tests.worked.phrases import devices
from tests.worked.phrases.dealing import acted_first, counterclockwise, hole_face_up
from tests.worked.phrases.form import Match, NotMine, Work
from tests.worked.phrases.preparing import is_there
from tests.worked.phrases.reading import no_insurance_offer
from tests.worked.plan import Dealt, Plan
from tests.worked.settling import money_rows
from tests.worked.story import Event, Story, event
from tests.worked.words import CARD, HIGHEST, MONEY, Bet, cents_of, is_ten, point_count, rank_of, read_card

LOW = (("5H", "6D"), ("4C", "7H"), ("3D", "8C"), ("2S", "9H"))
"""First cards of seats that draw: eleven points, so that no card busts them."""
FREE = ("590", "672a")
"""Chapters where pairs but those of 10 value cards are split with a lammer."""


def completed(plan: Plan, cards: list[str]) -> list[str]:
    """The dealer's cards with further ones until he stands, each of this reader's making."""
    found = list(cards)
    stands = plan.game.facts.number("dealer_draws_until")
    while point_count(found, plan.game.highest_of_dealer)[0] < stands:
        need = min(stands - point_count(found, plan.game.highest_of_dealer)[0], len("23456789"))
        found.append(f"{'A' if need == 1 else need}S")
    return found


def dealer_cards(plan: Plan, match: Match) -> None:
    """``dealer 6H up, hole KC`` or ``dealer K up``: the dealer's first cards, in a round of this reader's making."""
    groups = match.groupdict()
    if not plan.plain:
        raise NotTranslated(f"{match[0]!r}: the case deals him others")
    known = plan.special.get(0, [])[:2] if "dealer told" in plan.said else []
    up = _card(groups.get("up"), "C") if groups.get("up") else (known or ["6H"])[0]
    hole = _card(groups.get("hole"), "S") if groups.get("hole") else ""
    plan.said.add("dealer told")
    plan.special[0] = completed(plan, [up, hole or _low_hole(up)])


def _card(word: str | None, suit: str) -> str:
    text = (word or "").upper()
    return read_card(text if text[-1:] in "CDHS" and len(text) > 1 else text + suit)


def _low_hole(up: str) -> str:
    return "6S" if rank_of(up) == 0 else "7S" if is_ten(up) else "9S"


def stands(plan: Plan, match: Match) -> None:
    seat = int(match.groupdict().get("seat") or plan.subject)
    if not seat:
        raise NotMine
    plan.subject = seat
    plan.join(seat)
    plan.acts.append(Act(seat, "", "stand"))
    _after_the_hole(plan, seat)


def draws(plan: Plan, match: Match) -> None:
    """A seat draws a card, named or not."""
    groups = match.groupdict()
    seat = int(groups.get("seat") or plan.subject)
    if not plan.plain:
        raise NotMine
    word = groups.get("card") or "next card"
    draw_card(plan, seat, "7C" if word == "next card" else read_card(word))


def draw_card(plan: Plan, seat: int, card: str) -> None:
    """A seat draws this card; its first cards are low where the case does not tell them."""
    plan.join(seat)
    plan.subject = seat
    others = [one for one in plan.special if one]
    plan.special.setdefault(seat, list(LOW[len(others) % len(LOW)]))
    plan.acts.append(Act(seat, "", "hit"))
    plan.later.append(Dealt(seat, "", card, "hit"))
    _after_the_hole(plan, seat)
    if "error" in plan.said and card != error_card(plan):
        plan.edits.append(lambda story: _error_before(story, seat))


def error_card(plan: Plan) -> str:
    """The card that a phrase says was exposed or drawn in error."""
    return next((word.split()[1] for word in plan.said if word.startswith("exposed ")), "")


def _error_before(story: Story, seat: int) -> None:
    """A card drawn in error is disposed of before the seat draws another."""
    choice = story.one("choice", what="hit", seat=seat)
    row = story.mark("error")
    rows = [row, *story.find("card-refused")]
    if story.place(row) > story.place(choice):
        story.move_before(choice, rows)


def _after_the_hole(plan: Plan, seat: int) -> None:
    """A turn told after the hole card was turned."""
    if "hole turned" not in plan.said:
        return
    plan.said.discard("hole turned")

    def edit(story: Story) -> None:
        hole = story.mark("hole")
        choice = story.one("choice", seat=seat)
        told = story.events[story.place(hole) + 1]
        story.move_before(choice, [hole, told] if told.kind == "announce" else [hole])

    plan.edits.append(edit)


def hole_turned(plan: Plan, match: Match) -> None:
    plan.said.add("hole turned")
    is_there("expose")(plan, match)


def draws_to(plan: Plan, match: Match) -> None:
    """A seat that draws one card to a total."""
    groups = match.groupdict()
    seat, total = int(groups.get("seat") or plan.subject), int(match["total"])
    if not seat or not plan.plain:
        raise NotMine
    plan.join(seat)
    plan.subject = seat
    if groups.get("cents"):
        stake = plan.stake_of(seat, "blackjack")
        if stake is not None:
            stake.cents = cents_of(groups["cents"])
    first = ["10H", "6D"] if total > HIGHEST else list(LOW[0])
    need = total - point_count(first)[0]
    if not 1 < need <= len("A23456789T"):
        raise NotTranslated(f"{match[0]!r}: no card makes that total")
    plan.special[seat] = first
    plan.acts.append(Act(seat, "", "hit"))
    plan.later.append(Dealt(seat, "", f"{need}C", "hit"))
    if total > HIGHEST:
        plan.said.add("busted")
        plan.edits.append(lambda story: _uncollected(plan, story, seat))


def _uncollected(plan: Plan, story: Story, seat: int) -> None:
    """A hand over 21 of which the case does not say that its wager was collected."""
    if f"collected {seat}" in plan.said or "misread" not in plan.said:
        return
    story.drop(*story.settling(story.wager(seat, "blackjack")), *story.find("muck", seat=seat))


def collected_at_once(plan: Plan, match: Match) -> None:
    if "busted" not in plan.said:
        raise NotMine
    plan.said.add(f"collected {plan.subject}")


def cards_of(plan: Plan, match: Match) -> None:
    """``cards 9S 2D dealt``: the first two cards of the seat spoken of."""
    seat = int(match.groupdict().get("seat") or plan.subject or (plan.seats or [1])[0])
    plan.join(seat)
    plan.special[seat] = [read_card(match["one"]), read_card(match["other"])]


def dealt_card(plan: Plan, match: Match) -> None:
    """The first card of a seat."""
    seat = int(match["seat"])
    if not plan.plain or plan.said & {"face up", "error"}:
        raise NotMine
    plan.join(seat)
    plan.special[seat] = [read_card(match["card"])]


def drawn_face_down(plan: Plan, match: Match) -> None:
    """A card that a seat draws dealt face down."""
    seat = int(match["seat"])
    if not plan.plain:
        raise NotMine
    draw_card(plan, seat, "7C")
    plan.edits.append(lambda story: story.find("deal", seat=seat)[-1].fields.update(face="down"))


def dealer_draws(plan: Plan, match: Match) -> None:
    """A dealer who has to draw."""
    if not plan.plain:
        raise NotMine
    plan.special.setdefault(0, completed(plan, ["6H", "9S"]))


def total_unannounced(plan: Plan, match: Match) -> None:
    def edit(story: Story) -> None:
        rows = [one for one in story.find("announce", hand=0) if one.round == story.mark("start").round]
        story.drop(*rows)

    plan.edits.append(edit)


def swept(plan: Plan, match: Match) -> None:
    plan.edits.append(lambda story: story.mark("cleared").fields.update(what="in-disorder"))


def counterclockwise_from(plan: Plan, match: Match) -> None:
    plan.join(1, int(match["seat"]))
    counterclockwise(plan, match)


def inserted(plan: Plan, match: Match) -> None:
    """The hole card inserted in the reader, called for by the dealer's first card or not."""
    up = plan.special.get(0, ["7C"])[0]
    if plan.game.masque or rank_of(up) == 0 or is_ten(up):
        is_there("peek")(plan, match)
    else:
        devices.reader_misused(plan, match)


def inserted_unsaid(plan: Plan, match: Match) -> None:
    inserted(plan, match)
    devices.unnotified(plan, match)


def splits(plan: Plan, match: Match) -> None:
    """A pair split, each hand given a card and stood on; what the second hands get may be told next."""
    seat = int(match["seat"])
    if not plan.plain:
        raise NotMine
    pair = [read_card(match["one"]), read_card(match["other"])]
    plan.join(seat)
    plan.subject = seat
    plan.special[seat] = pair
    how = (match["how"] or "").strip()
    free = plan.game.chapter in FREE and not (is_ten(pair[0]) and is_ten(pair[1]))
    if how:
        free = not how.startswith("with ") or "lammer" in how
    plan.edits.append(lambda story: _split(plan, story, seat, pair, free))


def second_card(plan: Plan, match: Match) -> None:
    if not plan.subject:
        raise NotMine
    plan.split_cards[int(match["hand"])] = read_card(match["card"])


def then_acts(plan: Plan, match: Match) -> None:
    if not plan.split_cards:
        raise NotMine
    plan.said.add("both dealt first")


def _split(plan: Plan, story: Story, seat: int, pair: list[str], free: bool) -> None:
    first = "8C" if rank_of(pair[0]) != rank_of("8C") else "10C"
    seconds = [plan.split_cards.get(1, first), plan.split_cards.get(2, "9S")]
    if plan.game.removed:
        seconds = [card.replace("10", "Q") for card in seconds]
    mine, child = story.hands[seat, "a"], max(story.hands.values()) + 1
    stand = story.one("choice", what="stand", seat=seat)
    main = story.wager(seat, "blackjack")
    cents = int(str(story.one("wager", wager=main).fields["cents"]))
    ident = max(story.wagers) + 1
    story.wagers[ident] = Bet(seat, "b", "free-bet" if free else "split")
    source = str(story.mark("first-card").get("source"))
    wager = event(
        "wager", wager=ident, seat=seat, player=plan.players[seat], hand=child, cents=cents,
        what="free-bet" if free else "split", by="lammer" if free else "chips", ref=main if free else None,
    )  # fmt: skip
    hands = ((mine, [pair[0], seconds[0]]), (child, [pair[1], seconds[1]]))
    deals = [
        event("deal", hand=hand, seat=seat, card=cards[1], face="up", source=source, dest="hand")
        for hand, cards in hands
    ]
    told = [event("announce", hand=hand, seat=seat, n=point_count(cards)[0]) for hand, cards in hands]
    acts = [event("choice", what="stand", hand=hand, seat=seat) for hand, _ in hands]
    order = (
        [deals[0], told[0], deals[1], told[1], *acts]
        if "both dealt first" in plan.said
        else [deals[0], told[0], acts[0], deals[1], told[1], acts[1]]
    )
    rows = [
        event("choice", what="free-split" if free else "split", hand=mine, seat=seat),
        wager,
        event("split", hand=child, ref=mine, seat=seat, card=pair[1]),
        *(one for one in order if plan.game.totals_announced or one.kind != "announce"),
    ]
    story.before(stand, *rows)
    story.drop(stand)
    dealer = [str(one.get("card")) for one in story.find("deal", hand=0) if one.round == story.mark("start").round]
    total = point_count(dealer, plan.game.highest_of_dealer)[0]
    settled: list[Event] = []
    for number, (_, cards) in enumerate(hands):
        stake = ident if number else main
        own = point_count(cards)[0]
        back = 2 * cents if own > total or total > HIGHEST else cents if own == total else 0
        if free and number:
            act = "pay" if back > cents else "collect"
            settled.append(event(act, wager=stake, seat=seat, cents=cents if back > cents else 0))
        else:
            bet = plan.stakes[0].__class__(stake, story.wagers[stake], cents)
            settled += money_rows(bet, back)
    settled.sort(key=lambda one: one.kind != "collect")
    old = story.settling(main)
    story.before(old[0], *settled)
    story.drop(*old)


_RANK = r"(?:10|[2-9akqj])"


def right_hand(plan: Plan, match: Match) -> None:
    """A card taken from the shoe with the hand that the chapter does not name."""

    def edit(story: Story) -> None:
        first = story.mark("first-card")
        story.after(first, event("card-hand", what=f"{match['hand']}-hand", ref=first))

    plan.edits.append(edit)


def seat_unannounced(plan: Plan, match: Match) -> None:
    seat = int(match["seat"])
    plan.join(seat)
    plan.edits.append(lambda story: story.drop(*story.find("announce", seat=seat)[:1]))


def uncalled(plan: Plan, match: Match) -> None:
    plan.edits.append(lambda story: story.drop(*story.find("call", what="dealers-card")))


PHRASES: tuple[tuple[str, Work], ...] = (
    (rf"dealer (?P<up>{CARD}|{_RANK}) up", dealer_cards),
    (rf"(?:dealer )?hole(?: card)? (?P<hole>{CARD})", dealer_cards),
    (rf"(?P<hole>{CARD}|{_RANK}) hole exposed(?: under 7\(h\))?", dealer_cards),
    (r"dealer card 2 (?:dealt )?face up", hole_face_up),
    (rf"dealer shows (?P<up>{CARD})", dealer_cards),
    (r"(?:seat(?P<seat>\d+) )?stands", stands),
    (r"seat(?P<other>\d+) (?:acts|plays|decides) after seat(?P<seat>\d+)", acted_first),
    (r"hole card inserted in(?:to)? reader without floorperson (?:being )?notified", inserted_unsaid),
    (rf"seat(?P<seat>\d+) draws(?: (?P<card>{CARD}|next card))?", draws),
    (r"dealer (?:turns|exposes|reveals) hole card(?: face up)?", hole_turned),
    (
        rf"(?:seat(?P<seat>\d+) )?(?:(?:bet|wager|blackjack wager) (?P<cents>{MONEY}) )?draws to (?P<total>\d+)",
        draws_to,
    ),
    (r"collected", collected_at_once),
    (rf"cards (?P<one>{CARD}) (?P<other>{CARD}) dealt(?: to seat(?P<seat>\d+))?", cards_of),
    (rf"seat(?P<seat>\d+) dealt (?P<card>{CARD})", dealt_card),
    (r"hand settled", is_there("cleared")),
    (r"seat(?P<seat>\d+) (?:draw|drawn|hit|additional|third) card (?:dealt )?face down", drawn_face_down),
    (r"dealer draws", dealer_draws),
    (r"dealer (?:removes|draws|takes) cards? (?:from shoe )?with (?P<hand>right|left) hand", right_hand),
    (r"seat(?P<seat>\d+) (?:point )?total not announced", seat_unannounced),
    (r"(?:no \W?dealer(?:'s)? card\W? call|\W?dealer(?:'s)? card\W? not announced)", uncalled),
    (r"total not announced", total_unannounced),
    (r"cards swept together(?: without order)?(?: to rack)?|cards collected (?:without|in no) order", swept),
    (r"(?:cards )?dealt counterclockwise from seat(?P<seat>\d+)", counterclockwise_from),
    (r"hole card inserted(?: in(?:to)? (?:card )?reader)?", inserted),
    (r"no insurance offer(?:ed)?", no_insurance_offer),
    (r"hole card turned(?: face up)?", hole_turned),
    (r"hand \d completed", is_there("choice")),
    (
        rf"seat(?P<seat>\d+) splits (?P<one>{CARD}) (?P<other>{CARD})(?P<how> with(?:out)?(?: an?)?(?: additional)? wager| with lammer| free)?",
        splits,
    ),
    (rf"(?P<card>{CARD}) to hand (?P<hand>\d)", second_card),
    (r"hand \d acts", then_acts),
)
