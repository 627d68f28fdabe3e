"""Phrases about hands that got no card, or not the one asked for, or were called dead, and what became of wagers."""

from tests.worked.casefile import NotTranslated
from tests.worked.phrases.form import Match, NotMine, Work
from tests.worked.phrases.preparing import is_there
from tests.worked.plan import Plan
from tests.worked.siblings.phrases.turns import LOW, completed
from tests.worked.story import Event, Story, event
from tests.worked.words import AREAS, CARD, MONEY, Bet, cents_of, read_card


def wagered(plan: Plan, match: Match) -> None:
    """``seat5 blackjack wager 1000``: the wager of the seat that the next words are about."""
    if not plan.plain:
        raise NotMine
    seat, cents = int(match["seat"]), cents_of(match["cents"])
    stake = plan.stake_of(seat, "blackjack") or plan.add_stake(Bet(seat, "", "blackjack"), cents)
    stake.cents = cents
    plan.players.setdefault(seat, f"P{seat}")
    plan.subject = seat


def no_cards(plan: Plan, match: Match) -> None:
    """The seat spoken of got no cards; the others play."""
    if not plan.subject:
        raise NotMine
    if plan.seats == [plan.subject]:
        plan.join(1 if plan.subject != 1 else 2)
    seat = plan.subject

    def edit(story: Story) -> None:
        hand = story.hands[seat, "a"]
        for kind in ("deal", "choice", "announce", "muck"):
            rows = story.find(kind, seat=seat)
            if rows:
                story.drop(*rows)
        ident = story.wager(seat, "blackjack")
        rows = story.settling(ident)
        cents = story.one("wager", wager=ident).fields["cents"]
        story.before(rows[0], event("return", wager=ident, seat=seat, cents=cents))
        story.drop(*rows)
        story.after(story.mark("deal-done"), event("void-hand", hand=hand, seat=seat, what="no-cards-dealt"))
        story.marks["first-card"] = next(
            one for one in story.events if one.kind == "deal" and one.round == story.mark("start").round
        )

    plan.edits.append(edit)


def asked(plan: Plan, match: Match) -> None:
    """The seat asks for a card."""
    if match.groupdict().get("cents"):
        wagered(plan, match)
    seat = int(match["seat"] or plan.subject)
    plan.join(seat)
    plan.subject = seat
    plan.special.setdefault(seat, list(LOW[0]))


def passed_on(plan: Plan, match: Match) -> None:
    """The dealer does not deal the card that was asked for."""
    seat = plan.subject
    if not seat:
        raise NotMine
    plan.said.add("missed")

    def edit(story: Story) -> None:
        stand = story.one("choice", what="stand", seat=seat)
        stand.fields["what"] = "hit"
        story.after(stand, event("card-misdealt", what="skipped", seat=seat, hand=stand.fields["hand"]))

    plan.edits.append(edit)


def missed(plan: Plan, match: Match) -> None:
    """A seat missed its card: it asked for one that was not dealt."""
    asked(plan, match)
    passed_on(plan, match)


def given_late(plan: Plan, match: Match) -> None:
    """The missing card dealt after the other players' cards."""
    seat = plan.subject
    if "missed" not in plan.said:
        raise NotMine
    if plan.seats == [seat]:
        plan.join(seat + 1 if seat < plan.options.positions else seat - 1)

    def edit(story: Story) -> None:
        last = [one for one in story.find("choice") if one.round == story.mark("start").round][-1]
        hand = story.hands[seat, "a"]
        source = str(story.mark("first-card").get("source"))
        row = event("deal", hand=hand, seat=seat, card="7C", face="up", source=source, dest="hand")
        late = event("choice", what="late-card", seat=seat, hand=hand)
        story.after(last, late, row, event("choice", what="stand", seat=seat, hand=hand))
        _resettled(story, seat)

    plan.edits.append(edit)


def given_after(plan: Plan, match: Match) -> None:
    """The missing card dealt where the case tells it: after the hole card was turned, or with the others'."""
    if "missed" not in plan.said or int(match["seat"]) != plan.subject:
        raise NotMine
    given_late(plan, match)
    if "hole turned" not in plan.said:
        return
    plan.said.discard("hole turned")

    def edit(story: Story) -> None:
        late = story.one("choice", what="late-card")
        start = story.place(late)
        rows = story.events[start : start + len(("choice", "deal", "stand"))]
        hole = story.mark("hole")
        told = story.events[story.place(hole) + 1]
        story.move_after(told if told.kind == "announce" else hole, rows)

    plan.edits.append(edit)


def _resettled(story: Story, seat: int) -> None:
    """The hand of eleven and seven points against the dealer's, settled anew."""
    ident = story.wager(seat, "blackjack")
    rows = story.settling(ident)
    cents = int(str(story.one("wager", wager=ident).fields["cents"]))
    said = [one.get("n") for one in story.find("announce", hand=0) if one.get("n")]
    total = int(str(said[-1]))
    if total > LATE_TOTAL:
        story.before(rows[0], event("collect", wager=ident, seat=seat, cents=cents))
    elif total == LATE_TOTAL:
        story.before(rows[0], event("return", wager=ident, seat=seat, cents=cents))
    else:
        story.before(
            rows[0],
            event("pay", wager=ident, seat=seat, cents=cents),
            event("return", wager=ident, seat=seat, cents=cents),
        )
    story.drop(*rows)


LATE_TOTAL = 18
"""Eleven points of the first two cards and a seven."""


def called_dead(plan: Plan, match: Match) -> None:
    """The hand that missed its card called dead, at the player's choice where the words say so."""
    if "missed" not in plan.said:
        raise NotMine
    chosen = "choose" in match[0] or "elect" in match[0] or "ask" in match[0]
    seat = plan.subject

    def edit(story: Story) -> None:
        skipped = story.one("card-misdealt", what="skipped", seat=seat)
        hand = skipped.fields["hand"]
        ident = story.wager(seat, "blackjack")
        cents = story.one("wager", wager=ident).fields["cents"]
        story.drop(*story.settling(ident))
        rows: list[Event] = []
        if chosen:
            rows.append(event("choice", what="dead-hand", seat=seat, hand=hand))
        rows.append(event("void-hand", hand=hand, seat=seat, what="missed-card"))
        rows.append(event("return", wager=ident, seat=seat, cents=cents))
        story.after(skipped, *rows)

    plan.edits.append(edit)


def settled_for(plan: Plan, match: Match) -> None:
    """``1000 collected`` or ``1500 returned``: what became of the wager of the seat spoken of."""
    groups = match.groupdict()
    seat = int(groups.get("seat") or plan.subject)
    if not seat or plan.stake_of(seat, "blackjack") is None:
        raise NotMine
    act = "collect" if match["act"].startswith("collect") else "return"
    cents = cents_of(groups["cents"])

    def edit(story: Story) -> None:
        ident = story.wager(seat, "blackjack")
        rows = story.settling(ident)
        if len(rows) == 1 and (rows[0].kind, rows[0].get("cents")) == (act, cents):
            return
        if not rows:
            story.before(story.mark("cleared"), event(act, wager=ident, seat=seat, cents=cents))
            return
        story.before(rows[0], event(act, wager=ident, seat=seat, cents=cents))
        story.drop(*rows)

    plan.edits.append(edit)


def light(plan: Plan, match: Match) -> None:
    """The Masque Card Reader shows a light, and the dealer puts his hand where it belongs by that light."""
    if not plan.game.masque:
        raise NotMine
    plan.said.add("misread")
    shown = match["light"]

    def edit(story: Story) -> None:
        story.mark("reader").fields["what"] = shown
        story.mark("area").fields["what"] = AREAS[shown]

    plan.edits.append(edit)


def placed(plan: Plan, match: Match) -> None:
    if not plan.game.masque:
        raise NotMine
    plan.said.add("misread")
    plan.edits.append(lambda story: story.mark("area").fields.update(what=match["area"]))


def hole(plan: Plan, match: Match) -> None:
    if not plan.plain:
        raise NotMine
    plan.special[0] = completed(plan, ["6H", read_card(match["hole"])])


def misread_dead(plan: Plan, match: Match) -> None:
    """A floorperson calls the hands of the round dead once the hole card is turned; their wagers are returned."""
    if "misread" not in plan.said:
        raise NotMine

    def edit(story: Story) -> None:
        turned = story.mark("hole")
        anchor = story.events[story.place(turned) + 1]
        anchor = anchor if anchor.kind == "announce" else turned
        story.events[story.place(anchor) + 1 : story.place(story.mark("cleared"))] = []
        rows = []
        for seat in plan.seats:
            hand = story.hands[seat, "a"]
            rows.append(event("void-hand", hand=hand, seat=seat, what="reader-misread", by="floorperson:F1"))
            if f"not returned {seat}" not in plan.said:
                ident = story.wager(seat, "blackjack")
                cents = story.one("wager", wager=ident).fields["cents"]
                rows.append(event("return", wager=ident, seat=seat, cents=cents))
        story.after(anchor, *rows)

    plan.edits.append(edit)


def returned_to(plan: Plan, match: Match) -> None:
    """What is returned to a seat, as the log shows."""
    seat = int(match["seat"])
    cents = cents_of(match["cents"])
    stake = plan.stake_of(seat, "blackjack") or plan.add_stake(Bet(seat, "", "blackjack"), cents)
    stake.cents = cents
    plan.players.setdefault(seat, f"P{seat}")

    def edit(story: Story) -> None:
        rows = story.settling(story.wager(seat, "blackjack"))
        if not any((one.kind, one.get("cents")) == ("return", cents) for one in rows):
            raise NotTranslated(f"{match[0]!r}: it is not")

    plan.edits.append(edit)


def not_returned(plan: Plan, match: Match) -> None:
    plan.said.add(f"not returned {match['seat']}")


PHRASES: tuple[tuple[str, Work], ...] = (
    (rf"seat(?P<seat>\d+) (?:blackjack wager|bet|wager) (?P<cents>{MONEY})", wagered),
    (r"no cards dealt", no_cards),
    (
        rf"seat(?P<seat>\d+)(?: (?:blackjack wager|bet|wager) (?P<cents>{MONEY}))? (?:asks|asked) for card",
        asked,
    ),
    (r"dealer (?:passes on|passes|moves on|skips him)", passed_on),
    (r"seat(?P<seat>\d+) missed card", missed),
    (r"(?:card )?given after all other players(?: received (?:theirs|cards))?", given_late),
    (r"before hole card(?: turned)?", is_there("expose")),
    (r"card (?:given|dealt) to seat(?P<seat>\d+)", given_after),
    (r"hand called dead|(?:seat\d+ |player )?(?:chooses|elects|asks for) dead hand", called_dead),
    (r"(?:floorperson calls |all )?hands? (?:called )?dead", misread_dead),
    (r"floorperson calls hand dead", misread_dead),
    (r"hand called dead", misread_dead),
    (r"round settled", is_there("cleared")),
    (rf"(?P<cents>{MONEY}) (?P<act>collected|returned)", settled_for),
    (rf"(?P<cents>{MONEY}) returned to seat(?P<seat>\d+)", returned_to),
    (rf"seat(?P<seat>\d+) (?:blackjack wager|bet) (?P<cents>{MONEY}) returned", returned_to),
    (r"seat(?P<seat>\d+) not", not_returned),
    (r"device (?P<light>blue|red|yellow)", light),
    (r"dealer hand in (?P<area>small|medium|large) area", placed),
    (rf"hole(?: card)? (?P<hole>{CARD})", hole),
)
