"""Phrases about card readers and shuffling devices that are misused or fail (633a.14(j) to (m))."""

from tests.worked.casefile import NotTranslated
from tests.worked.edits import before_round, fresh_stack, later_round, void_round
from tests.worked.phrases.form import Match, NotMine, Work
from tests.worked.phrases.preparing import is_there
from tests.worked.plan import Plan, dealer_showing
from tests.worked.story import Story, event
from tests.worked.words import CLOCK


def malfunction(plan: Plan, match: Match) -> None:
    """A device fails before the round; it is repaired before anything more is dealt, unless a phrase says not."""
    plan.said.add("malfunction")
    device = "card-reader" if "reader" in match[0].lower() else "shuffler"
    clock = match.groupdict().get("clock") or ""

    def edit(story: Story) -> None:
        row = event("device", what="malfunction", by=device)
        row.clock = clock
        repaired = event("device", what="repaired", by=device)
        story.marks["repaired"] = repaired
        if device == "shuffler":
            repaired = event("device", what="sign-placed", by=device)
            story.marks["sign"] = repaired
        before_round(plan, story, row, repaired)

    plan.edits.append(edit)


def dealt_meanwhile(plan: Plan, match: Match) -> None:
    """Rounds dealt before the repair."""
    if "malfunction" not in plan.said:
        raise NotMine
    clock = match.groupdict().get("clock") or ""

    def edit(story: Story) -> None:
        row = story.mark("repaired")
        story.drop(row)
        later = later_round(plan, story)
        row.clock = clock
        story.before(later[0], row)
        row.round = None
        if not clock:
            story.drop(row)

    plan.edits.append(edit)


def replaced(plan: Plan, match: Match) -> None:
    if "malfunction" not in plan.said:
        raise NotMine

    def edit(story: Story) -> None:
        row = story.mark("repaired")
        row.fields["what"] = "replaced" if "replac" in match[0].lower() else "repaired"
        row.clock = match.groupdict().get("clock") or ""

    plan.edits.append(edit)


def jam(plan: Plan, match: Match) -> None:
    """The shuffling device jams, stops or does not finish; the cards are reshuffled."""
    word = match["what"].lower()
    plan.said.add("jam")
    what = "jam" if word.startswith("jam") else "stopped" if word.startswith("stop") else "incomplete"

    def edit(story: Story) -> None:
        shuffles = [one for one in story.find("shuffle") if str(one.get("by")).startswith("shuffler")]
        if not shuffles:
            raise NotTranslated(f"{match[0]!r}: no automated shuffler")
        row = event("device", what=what, by="shuffler")
        row.clock = match.groupdict().get("clock") or ""
        story.before(shuffles[0], row)
        story.groups["jam"] = [shuffles[0]]

    plan.edits.append(edit)


def not_reshuffled(plan: Plan, match: Match) -> None:
    if "jam" not in plan.said:
        raise NotMine

    def edit(story: Story) -> None:
        story.drop(*story.groups["jam"])

    plan.edits.append(edit)


def no_sign(plan: Plan, match: Match) -> None:
    plan.edits.append(lambda story: story.drop(story.mark("sign")))


def manual(plan: Plan, match: Match) -> None:
    """Cards shuffled by hand while the device is out of order."""
    if "malfunction" not in plan.said:
        raise NotMine

    def edit(story: Story) -> None:
        anchor = story.mark("repaired") if "sign" not in story.marks else story.marks["sign"]
        rows = [event("shuffle", by="dealer", what="device-failure", source="rack", dest="stack", back="red")]
        rows += [one for one in fresh_stack(plan, "device-failure", plan.seats[-1]) if one.kind != "shuffle"]
        if any(one is anchor for one in story.events):
            story.after(anchor, *rows)
        else:
            before_round(plan, story, *rows)

    plan.edits.append(edit)


def reader_misused(plan: Plan, match: Match) -> None:
    """The card reader used though the dealer's first card does not call for it; a floorperson is told."""
    plan.said.add("misused")
    if plan.plain and match.groupdict().get("rank"):
        plan.special[0] = dealer_showing(match["rank"])

    def edit(story: Story) -> None:
        row = event("peek", what="no-blackjack", by="dealer")
        story.marks["reader"] = row
        told = event("notify", by="floorperson:F1")
        story.after(story.mark("deal-done"), row, told)
        story.groups["told"] = [told]

    plan.edits.append(edit)


def went_on(plan: Plan, match: Match) -> None:
    """Play goes on after the reader was misused."""
    if "misused" not in plan.said:
        raise NotMine


def notified(plan: Plan, match: Match) -> None:
    """A floorperson was told of it, as is written anyway."""
    if "misused" not in plan.said:
        raise NotMine


def hole_seen(plan: Plan, match: Match) -> None:
    if "misused" not in plan.said:
        raise NotMine

    def edit(story: Story) -> None:
        story.mark("reader").fields["what"] = "nothing"
        plan.said.add("hole seen")

    plan.edits.append(edit)


def dead_after_reader(plan: Plan, match: Match) -> None:
    if "misused" not in plan.said:
        raise NotMine

    def edit(story: Story) -> None:
        why = "hole-card-seen" if "hole seen" in plan.said else "card-reader-used"
        void_round(story, why, story.groups["told"][-1])

    plan.edits.append(edit)


def unnotified(plan: Plan, match: Match) -> None:
    """No floorperson was told of it."""
    if "misused" not in plan.said:
        raise NotMine
    plan.edits.append(lambda story: story.drop(*story.groups["told"]))


def hole_unseen(plan: Plan, match: Match) -> None:
    """The reader gave no player the opportunity to see the hole card."""
    if "misused" not in plan.said:
        raise NotMine
    plan.edits.append(lambda story: story.mark("reader").fields.update(what="refused"))


def resumed(plan: Plan, match: Match) -> None:
    if "malfunction" not in plan.said:
        raise NotMine
    clock = match["clock"] or ""
    plan.edits.append(lambda story: setattr(story.mark("start"), "clock", clock))


PHRASES: tuple[tuple[str, Work], ...] = (
    (r"floorperson not notified", unnotified),
    (
        r"(?:reader )?shows nothing(?: to players?)?|hole card not (?:visible|shown|seen|exposed)(?: to "
        r"(?:any )?players?)?",
        hole_unseen,
    ),
    (rf"rounds? resume[sd]?(?: (?:at )?(?P<clock>{CLOCK}))?", resumed),
    (
        r"(?:card )?(?:reader|shuffler|shuffling device)(?: device)? (?:malfunctions?|malfunctioned|fails"
        rf"|failed|breaks|broke|out of order)(?: (?:down )?(?:at )?(?P<clock>{CLOCK}))?",
        malfunction,
    ),
    (
        r"(?:rounds?|play|dealing) (?:dealt|continued|continues|goes on)(?: (?:until|before) repair"
        rf"(?:ed)?(?: (?:at )?(?P<clock>{CLOCK}))?)?",
        dealt_meanwhile,
    ),
    (
        r"(?:game continued|dealing continued|next round dealt)(?: (?:without repair|before repair))?(?: "
        rf"(?:at )?(?P<clock>{CLOCK}))?(?: .*)?",
        dealt_meanwhile,
    ),
    (
        rf"(?:reader |it |device )?(?:repaired|replaced)(?: (?:at )?(?P<clock>{CLOCK}))?(?: before next"
        r" round)?",
        replaced,
    ),
    (
        r"(?:shuffler|shuffling device|device) (?P<what>jams|jammed|jam|stops|stopped|fails to complete"
        r"|failed to complete|does not complete)(?: (?:a ||its )?(?:shuffle )?(?:cycle|shuffling"
        rf"|mid-shuffle|during shuffle))?(?: (?:at )?(?P<clock>{CLOCK}))?",
        jam,
    ),
    (
        r"(?:partly shuffled |)?cards (?:used|loaded|dealt) (?:as they were|without reshuffle|anyway|all"
        r" same)|cards not reshuffled",
        not_reshuffled,
    ),
    (
        r"no (?:sign|cover)(?: (?:or|nor|and no) (?:sign|cover))?(?: (?:placed|posted))?|(?:device"
        r" )?(?:neither covered nor signed|not covered)",
        no_sign,
    ),
    (
        r"(?:cards (?:then )?shuffled (?:manually|by hand)|manual shuffle(?: used)?|(?:dealer )?shuffles "
        r"(?:manually|by hand))",
        manual,
    ),
    (
        r"(?:card )?reader used (?:with|on|against|though|when)(?: dealer(?:'s)?)?(?: (?:up|first)"
        r" card)?(?: (?:is|was|shows))? (?P<rank>[2-9])(?: up| showing)?",
        reader_misused,
    ),
    (r"(?:play|round|game) (?:continue[sd]|goes on|completed)", went_on),
    (r"floorperson (?:notified|called|informed)", notified),
    (r"hole card (?:could be )?(?:seen|visible|shown|known)(?: (?:by|to) (?:players?|seat\d+))?", hole_seen),
    (r"(?:all )?hands (?:called )?dead(?:,? cards collected)?", dead_after_reader),
    (
        r"(?:no rounds? dealt|play (?:stopped|stops|suspended)|dealing (?:stopped|stops))(?: until (?:it"
        r" )?(?:repair(?:ed)?|replaced))?",
        is_there("device"),
    ),
    (
        r"(?:device |it )?(?:covered|signed|marked out of order)|(?:out[- ]of[- ]order )?sign (?:placed"
        r"|posted|on device)",
        is_there("device"),
    ),
)
