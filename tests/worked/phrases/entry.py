"""Phrases about who may wager: boxes of one player, entry after the shuffle, posted limits."""

from tests.worked.edits import before_round, ensure_earlier, reshuffle
from tests.worked.phrases.form import Match, NotMine, Work
from tests.worked.phrases.preparing import seats_of
from tests.worked.plan import Plan
from tests.worked.story import Story, event
from tests.worked.words import MONEY, cents_of


def one_player(plan: Plan, match: Match) -> None:
    seats = seats_of(match["seats"])
    name = match.groupdict().get("player") or f"P{seats[0]}"
    plan.join(*seats)
    for seat in seats:
        plan.players[seat] = name


def two_seats(plan: Plan, match: Match) -> None:
    seats = int(match["first"]), int(match["second"])
    plan.join(*seats)
    for seat in seats:
        plan.players[seat] = f"P{seats[0]}"


def skipped(plan: Plan, match: Match) -> None:
    """A seat that made no wager in the round before."""
    seat = int(match["seat"])
    plan.said.add(f"skipped {seat}")
    plan.join(seat)
    plan.edits.append(lambda story: None if ensure_earlier(plan, story) else None)


def entry_prohibited(plan: Plan, match: Match) -> None:
    plan.options.entry = "prohibited"


def entered(plan: Plan, match: Match) -> None:
    """The seat that was left out wagers again in the case's round; reshuffled before it, or not."""
    if not any(word.startswith("skipped ") for word in plan.said):
        raise NotMine
    if "permi" in match[0]:
        plan.edits.append(lambda story: _permit(plan, story))


def _permit(plan: Plan, story: Story) -> None:
    for seat in [int(word.split()[1]) for word in plan.said if word.startswith("skipped ")]:
        before_round(plan, story, event("entry", what="permitted", seat=seat, player=plan.players[seat]))


def entered_after_reshuffle(plan: Plan, match: Match) -> None:
    entered(plan, match)
    plan.edits.append(lambda story: None if reshuffle(plan, story, "floorperson-direction", max(plan.seats)) else None)


def limits(plan: Plan, match: Match) -> None:
    """A posted smallest or largest wager."""
    cents = cents_of(match["cents"])
    if match["which"].startswith("min"):
        plan.options.minimum = cents
    else:
        plan.options.maximum = cents


def barred(plan: Plan, match: Match) -> None:
    """Wagering of a seat was prohibited until a reshuffle (633a.6(b))."""
    plan.options.entry = "prohibited"
    seat = int(match["seat"])

    def edit(story: Story) -> None:
        row = event("entry", what="prohibited", seat=seat, player=plan.players.get(seat, f"P{seat}"))
        story.before(story.mark("start"), row)
        row.round = None

    plan.edits.append(edit)


PHRASES: tuple[tuple[str, Work], ...] = (
    (
        r"seat(?P<first>\d+)(?: and|,| &) seat(?P<second>\d+) (?:belong to |played by )?(?:same|one) player",
        two_seats,
    ),
    (r"same player (?:at|on) seat(?P<first>\d+) and seat(?P<second>\d+)", two_seats),
    (
        r"(?:boxes|seats) (?P<seats>\d+(?:\s*(?:,|and|-|–)\s*\d+)*) (?:all )?(?:belong to|played by|by|of) "
        r"(?:same player|one player|player )?(?P<player>[A-Z]?\d+)?",
        one_player,
    ),
    (
        r"(?:same|one) player (?:on|in|at|plays|has) (?:boxes|seats) (?P<seats>\d+(?:\s*(?:,|and|-"
        r"|–)\s*\d+)*)(?P<player>)",
        one_player,
    ),
    (
        r"(?:player )?(?P<player>P\d+) (?:plays|has|on) (?:boxes|seats) (?P<seats>\d+(?:\s*(?:,|and|-"
        r"|–)\s*\d+)*)",
        one_player,
    ),
    (
        r"seat(?P<seat>\d+) (?:sat out|sits out|skips?|skipped|made no wager|makes no wager|not wager(?:ed)?|no wager)"
        r"(?: (?:in |on |for )?(?:last |previous )?round(?: \d+)?)?",
        skipped,
    ),
    (
        r"(?:submission|house|table) prohibits? (?:mid-shoe|mid shoe|late)? ?entry(?: until (?:a"
        r" )?reshuffle)?",
        entry_prohibited,
    ),
    (r"(?:no|prohibited) (?:mid-?shoe )?entry|(?:mid-?shoe )?entry prohibited", entry_prohibited),
    (
        r"(?:seat\d+ )?(?:wager(?:s|ed)?|bets?|dealt in|plays|enters|accepted|allowed in|wager accepted)(?: again)?"
        r"(?: (?:in |on )?(?:next )?round(?: \d+)?)?(?: (?:before|without|no) (?:a )?(?:re)?shuffle)?",
        entered,
    ),
    (r"(?:seat\d+ )?(?:permitted|allowed) to wager again", entered),
    (
        r"(?:seat\d+ )?(?:wager(?:s|ed)?|dealt in|plays|enters)(?: again)? after (?:the )?reshuffle",
        entered_after_reshuffle,
    ),
    (
        rf"(?:table |posted )?(?P<which>minimum|maximum|min|max)(?: wager| bet)?(?: of)? (?P<cents>{MONEY})",
        limits,
    ),
    (r"seat(?P<seat>\d+) (?:prohibited from wagering|barred)(?: until (?:re)?shuffle)?", barred),
)
