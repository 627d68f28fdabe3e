"""Phrases about cards found face up, drawn in error or too few (633a.14(a) to (d), (f))."""

import re

from tests.worked.casefile import NotTranslated
from tests.worked.edits import fresh_stack, initial_deals, void_round
from tests.worked.phrases.form import Match, NotMine, Work
from tests.worked.phrases.preparing import is_there
from tests.worked.plan import Plan
from tests.worked.story import Event, Story, event
from tests.worked.words import CARD, read_card


def found_face_up(plan: Plan, match: Match) -> None:
    """A card face up in the shoe, put into the rack; another phrase may say that it was used."""
    card = read_card(match["card"])
    plan.face_up = card
    plan.said.add("face up")

    def edit(story: Story) -> None:
        first = story.mark("first-card")
        place = "segregated" if plan.options.shoe == "double" and "segregated" in match[0].lower() else "rack"
        row = event("card-face-up", card=card, source=str(first.get("source")), dest=place)
        story.marks["face-up"] = row
        story.before(first, row)

    plan.edits.append(edit)


def face_up_used(plan: Plan, match: Match) -> None:
    """The card found face up was dealt all the same."""
    seat = int(match.groupdict().get("seat") or 0)
    if "face up" not in plan.said:
        raise NotMine
    if plan.plain:
        place = seat or (plan.seats or [1])[0]
        plan.join(place)
        plan.special[place] = [plan.face_up]

    def edit(story: Story) -> None:
        row = story.mark("face-up")
        deals = initial_deals(story, seat or plan.seats[0])
        row.fields["dest"] = "hand"
        deals[0].fields["card"] = row.fields["card"]
        if deals[0] is not story.mark("first-card"):
            story.move_before(deals[0], [row])

    plan.edits.append(edit)


def face_up_racked(plan: Plan, match: Match) -> None:
    if not plan.said & {"face up", "error"}:
        raise NotMine

    def edit(story: Story) -> None:
        if "face-up" in story.marks:
            segregated = "segregated" in match[0].lower()
            story.marks["face-up"].fields["dest"] = "segregated" if segregated else "rack"
        else:
            story.mark("error").fields["dest"] = "rack"

    plan.edits.append(edit)


def next_card(plan: Plan, match: Match) -> None:
    seat = match.groupdict().get("seat")
    if not plan.said & {"face up", "error", "mid"}:
        raise NotMine
    if seat:
        plan.join(int(seat))


def exposed(plan: Plan, match: Match) -> None:
    """A card drawn in error and exposed; whoever takes it is dealt it next."""
    card = read_card(match["card"])
    plan.said.add("error")
    unexposed = bool(re.search("without|unexposed|not exposed|face down", match[0], re.IGNORECASE))

    def edit(story: Story) -> None:
        number = story.mark("first-card").round
        taken = [one for one in story.events if one.kind == "deal" and one.round == number and one.get("card") == card]
        start = story.place(story.mark("deal-done"))
        taken = [one for one in taken if story.place(one) > start]
        face = "down" if unexposed else "up"
        source = str(story.mark("first-card").get("source"))
        what = "drawn-in-error" if unexposed else "exposed"
        row = event("card-misdealt", what=what, card=card, face=face, source=source, dest="layout")
        story.marks["error"] = row
        if taken:
            anchor = taken[0]
            before = story.events[story.place(anchor) - 1]
            if before.kind == "choice":
                anchor = before
            taken[0].fields["source"] = "layout"
            hole = story.marks.get("hole")
            if taken[0].get("hand") == 0 and hole is not None:
                anchor = hole
            story.before(anchor, row)
        else:
            row.fields["dest"] = "rack"
            story.before(story.marks.get("hole") or story.mark("cleared"), row)

    plan.edits.append(edit)


def refuse(plan: Plan, match: Match) -> None:
    groups = match.groupdict()
    seats = [int(groups["seat"])] if groups.get("seat") else []
    if "error" not in plan.said:
        raise NotMine

    def edit(story: Story) -> None:
        row = story.mark("error")
        anchor = row
        for seat in seats or plan.seats:
            hand = story.hands.get((seat, "a"))
            said = event("card-refused", seat=seat, hand=hand, player=plan.players[seat], card=str(row.get("card")))
            story.after(anchor, said)
            anchor = said

    plan.edits.append(edit)


def accept(plan: Plan, match: Match) -> None:
    seat = int(match["seat"])
    if "error" not in plan.said:
        raise NotMine

    def edit(story: Story) -> None:
        row = story.mark("error")
        deals = [one for one in story.find("deal", seat=seat) if one.get("card") == row.get("card")]
        if not deals:
            raise NotTranslated(f"{match[0]!r}: the card is not dealt to seat {seat}")
        story.after(row, event("choice", what="accept-card", seat=seat, hand=story.hands.get((seat, "a"))))

    plan.edits.append(edit)


def dealer_uses(plan: Plan, match: Match) -> None:
    def edit(story: Story) -> None:
        row = story.mark("error")
        if not [one for one in story.find("deal", hand=0) if one.get("card") == row.get("card")]:
            raise NotTranslated(f"{match[0]!r}: the card is not among the dealer's")

    plan.edits.append(edit)


def overdrawn(plan: Plan, match: Match) -> None:
    """The dealer draws a card though he has to stand: it goes to the rack and does not count."""
    card = read_card(match["card"])
    plan.said.add("error")
    plan.dealt = [one for one in plan.dealt if one.seat or one.card != card or one.mark not in ("draw", "extra")]

    def edit(story: Story) -> None:
        source = str(story.mark("first-card").get("source"))
        row = event(
            "card-misdealt",
            what="drawn-in-error",
            hand=0,
            seat=0,
            card=card,
            face="up",
            source=source,
            dest="rack",
        )
        story.marks["error"] = row
        number = story.mark("first-card").round
        deals = [one for one in story.events if one.round == number and one.kind == "deal" and one.get("hand") == 0]
        anchor = max((deals[-1], story.mark("hole")), key=story.place)
        story.after(anchor, row)

    plan.edits.append(edit)


def mid_reshuffle(plan: Plan, match: Match) -> None:
    """Too few cards to finish the round: rack shuffled and cut, one card burned, play goes on."""
    plan.said.add("mid")

    def edit(story: Story) -> None:
        start = story.place(story.mark("deal-done"))
        number = story.mark("first-card").round
        later = [one for one in story.events[start + 1 :] if one.kind == "deal" and one.round == number]
        anchor = later[0] if later else initial_deals(story, plan.seats[-1])[-1]
        before = story.events[story.place(anchor) - 1]
        if before.kind == "choice":
            anchor = before
        rows = [one for one in fresh_stack(plan, "insufficient-cards", plan.seats[-1]) if one.kind != "burn"]
        burn = event("burn", what="reshuffled-mid-round", source="shoe", dest="rack", n=1, face="down")
        cut = any(word in match[0].lower() for word in ("cut", "as prescribed"))
        if not cut and "not cut" in match[0].lower():
            rows = [one for one in rows if not one.kind.startswith("cut")]
        for one in rows:
            one.fields.pop("n", None)
        story.before(anchor, *rows, burn)
        story.groups["mid"] = [burn]

    plan.edits.append(edit)


def mid_no_burn(plan: Plan, match: Match) -> None:
    """The card after the reshuffle was dealt without burning one."""
    seat = int(match.groupdict().get("seat") or 0)
    if "mid" not in plan.said:
        raise NotMine
    if seat:
        plan.join(seat)
    plan.edits.append(lambda story: story.drop(*story.groups["mid"]))


def dealer_cannot(plan: Plan, match: Match) -> None:
    if "error" not in plan.said:
        raise NotMine


def overdrawn_counted(plan: Plan, match: Match) -> None:
    """The card drawn by accident stays in the dealer's hand."""
    if "error" not in plan.said:
        raise NotMine

    def edit(story: Story) -> None:
        row = story.mark("error")
        fields = {"hand": 0, "seat": 0, "card": row.fields["card"], "face": "up", "dest": "hand"}
        story.before(row, Event("deal", fields | {"source": row.fields["source"]}))
        story.drop(row)

    plan.edits.append(edit)


def voided_for_cards(plan: Plan, match: Match) -> None:
    plan.edits.append(lambda story: void_round(story, "insufficient-cards"))


_RACK = (
    r"(?:(?:put |placed |goes |went )?(?:in|to|into) (?:discard )?rack|(?:put |placed )?(?:in|into|to) segregated area)"
)

PHRASES: tuple[tuple[str, Work], ...] = (
    (rf"(?:card )?face up (?:card )?(?P<card>{CARD}) (?:found |lies )?in (?:dealing )?shoe", found_face_up),
    (
        rf"(?:(?:it|card|{CARD}) )?(?:dealt|used|dealt or used)(?: as)?(?: hit)?(?: card)?(?: (?:to|for)"
        r" seat(?P<seat>\d+))?",
        face_up_used,
    ),
    (r"(?:it )?used as (?:though it were )?next card|used as next card(?: from shoe)?", next_card),
    (rf"(?:card )?(?P<card>{CARD}) drawn in error (?:and )?(?:unexposed|face down|not exposed)", exposed),
    (r"dealer cannot use (?:it|card)", dealer_cannot),
    (r"(?:it |card )?counted(?: as \d+)?|dealer keeps (?:it|card)", overdrawn_counted),
    (r"(?:first|one) card burned(?: face down)?", is_there("burn")),
    (r"insufficient cards,? round voided", voided_for_cards),
    (r"included in next deal", is_there("void-hand")),
    (r"original wager returned", is_there("return")),
    (rf"(?:card )?(?P<card>{CARD}) (?:found |lies )*face up in (?:dealing )?shoe", found_face_up),
    (rf"(?:face-up )?(?:card|it|{CARD})? ?{_RACK}", face_up_racked),
    (
        rf"(?:it|card|{CARD}|face-up card) (?:dealt|used)(?: (?:to|as|for) seat(?P<seat>\d+)(?:'s)?(?:"
        r" .*)?)?",
        face_up_used,
    ),
    (r"next card (?:dealt to seat(?P<seat>\d+)|used|dealt|drawn)", next_card),
    (r"next card dealt to seat(?P<seat>\d+) (?:without burn|and not burned)", mid_no_burn),
    (
        rf"(?:card )?(?P<card>{CARD}) (?:drawn (?:in error )?(?:and )?)?exposed(?: (?:in error|to players"
        r"|by mistake))?",
        exposed,
    ),
    (
        rf"(?:card )?(?P<card>{CARD}) drawn in error(?:,? (?:without (?:its face )?being exposed|not"
        r" exposed|unexposed|face down))?",
        exposed,
    ),
    (
        r"(?:all|every|both|the) players? refuse[sd]?(?: (?:it|card))?|refused by (?:all|the|every) players?",
        refuse,
    ),
    (r"seat(?P<seat>\d+) refuse[sd](?: (?:it|card))?", refuse),
    (rf"seat(?P<seat>\d+) (?:accepts?(?:ed)?|takes?|took|uses?)(?: (?:it|card|{CARD}))?", accept),
    (r"dealer(?: (?:with )?\d+)? (?:uses|takes|used|took)(?: (?:it|card))?(?: \(\d+\))?", dealer_uses),
    (
        r"dealer (?:with |on )?(?:hard |soft )?(?:1[7-9]|2[01])?,? ?(?:accidentally |by mistake "
        rf"|mistakenly )?(?:draws|drew) (?P<card>{CARD})(?: (?:by mistake|in error|accidentally|by"
        r" accident))?",
        overdrawn,
    ),
    (
        r"(?:insufficient cards|shoe (?:runs out|empty|ran out)|(?:too few|not enough) cards(?: (?:remain"
        r"|left))?)(?: (?:mid-round|during round))?",
        is_there(),
    ),
    (
        r"(?:discard )?rack (?:re)?shuffled(?: and (?P<cut>cut))?(?: \(not cut\))?|discards (?:re)?shuffled"
        r"(?: and cut)?",
        mid_reshuffle,
    ),
    (
        r"(?:first |one )?card (?:burned|drawn face down and (?:placed|put) in (?:discard )?rack)(?: after"
        r" reshuffle)?",
        is_there("burn"),
    ),
    (r"round (?:then )?completed", is_there("cleared")),
    (r"cards collected", is_there("cleared", "collect")),
    (r"hand (?:called )?dead(?: and included in next deal)?", is_there("void-hand")),
)
