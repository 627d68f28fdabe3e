"""Phrases about the moment and the order of settlement."""

import re

from tests.worked.casefile import NotTranslated
from tests.worked.phrases.form import Match, Work
from tests.worked.phrases.moments import move, point_of, rows_of
from tests.worked.phrases.preparing import is_there, seats_of
from tests.worked.plan import Plan
from tests.worked.story import Event, Story
from tests.worked.words import WAGER, Bet, is_blackjack, wager_word


def moved(plan: Plan, match: Match) -> None:
    """A wager settled before or after something."""
    groups = match.groupdict()

    def edit(story: Story) -> None:
        kind = wager_word(groups["wager"]) if groups.get("wager") else ""
        seat = int(groups.get("seat") or groups.get("seat2") or 0)
        if not kind:
            kind = "blackjack"
        rows = rows_of(story, seat, kind)
        idents = {one.get("wager") for one in rows}
        if len(idents) > 1 and seat:
            raise NotTranslated(f"{match[0]!r}: which wager")
        move(story, rows, point_of(story, groups["when"]))

    plan.edits.append(edit)


def order(plan: Plan, match: Match) -> None:
    """``order: seat2 paid before card reader, then seat1``: wagers in the order in which they were settled."""
    kinds = {stake.bet.kind for stake in plan.stakes if stake.bet.kind not in ("insurance", "double-down")}
    optional = kinds - {"blackjack"}
    default = optional.pop() if len(optional) == 1 else "blackjack"
    items = [part for part in re.split(r"\s*(?:,? then |, |; |>|→)\s*", match["items"]) if part]

    def edit(story: Story) -> None:
        last: Event | None = None
        placed: list[tuple[list[Event], str]] = []
        for item in items:
            one = re.fullmatch(
                rf"seat(?P<seat>\d+)(?: ?\([^)]*\))?(?: (?P<wager>{WAGER}))?"
                r"(?: (?:paid|collected|settled|returned))?(?P<when> (?:before|after) .+)?",
                item.strip(),
            )
            if one is None:
                raise NotTranslated(f"order {item!r}")
            kind = wager_word(one["wager"]) if one["wager"] else default
            placed.append((rows_of(story, int(one["seat"]), kind), (one["when"] or "").strip()))
        for rows, when in placed:
            if when:
                move(story, rows, point_of(story, when))
            elif last is not None and story.place(rows[0]) < story.place(last):
                move(story, rows, (last, True))
            last = rows[-1]

    plan.edits.append(edit)


def seats_swapped(plan: Plan, match: Match) -> None:
    """``Bad Beat seat1 settled before seat6``: the same wager of two seats, in this order."""
    kind = wager_word(match["wager"]) if match.groupdict().get("wager") else "blackjack"
    first, second = int(match["seat"]), int(match["other"])
    for seat in (first, second):
        if plan.stake_of(seat, kind) is None:
            if not plan.plain:
                raise NotTranslated(f"{match[0]!r}: seat {seat} has no {kind} wager")
            plan.join(seat)
            if plan.stake_of(seat, kind) is None:
                plan.options.offered.add(kind)
                plan.add_stake(Bet(seat, "", kind), 500)

    def edit(story: Story) -> None:
        rows, others = rows_of(story, first, kind), rows_of(story, second, kind)
        if story.place(rows[0]) > story.place(others[0]):
            move(story, rows, (others[0], False))

    plan.edits.append(edit)


def all_in_order(plan: Plan, match: Match) -> None:
    """Wagers of one kind settled from left to right, or in seats as listed."""
    kind = wager_word(match["wager"]) if match.groupdict().get("wager") else ""
    seats = seats_of(match["seats"]) if match.groupdict().get("seats") else []

    def edit(story: Story) -> None:
        kinds = {kind} if kind else {bet.kind for bet in story.wagers.values()} - {"blackjack"}
        if len(kinds) != 1:
            raise NotTranslated(f"{match[0]!r}: which wager")
        chosen = kinds.pop()
        wanted = seats or sorted({bet.seat for bet in story.wagers.values() if bet.kind == chosen})
        if len(wanted) < 2:
            raise NotTranslated(f"{match[0]!r}: one wager only")
        last = rows_of(story, wanted[0], chosen)
        _move_first(story, last, [one for seat in wanted[1:] for one in rows_of(story, seat, chosen)])
        for seat in wanted[1:]:
            rows = rows_of(story, seat, chosen)
            move(story, rows, (last[-1], True))
            last = rows

    plan.edits.append(edit)


def _move_first(story: Story, rows: list[Event], others: list[Event]) -> None:
    first = min(others, key=story.place)
    if story.place(rows[0]) > story.place(first):
        move(story, rows, (first, False))


def left_until_end(plan: Plan, match: Match) -> None:
    """A surrendered wager that was left where it was until the dealer had finished."""

    def edit(story: Story) -> None:
        seats = [act.seat for act in plan.acts if act.what == "surrender"]
        if not seats:
            raise NotTranslated(f"{match[0]!r}: whose wager")
        place = seats[0] or plan.seats[0]
        ident = story.wager(place, "blackjack")
        rows = story.settling(ident) + story.find("muck", seat=place)
        story.move_before(story.mark("cleared"), rows)

    plan.edits.append(edit)


def blackjack_waits(plan: Plan, match: Match) -> None:
    """A player's Blackjack left on the table until the hole card revealed: the second alternative."""
    seat = re.match(r"seat(\d+)", match[0])
    hands = [plan.initial(one) for one in ([int(seat[1])] if seat else plan.seats)]
    if not plan.options.switch and not any(is_blackjack(cards) for cards in hands):
        raise NotTranslated(f"{match[0]!r}: no Blackjack")
    if not plan.options.switch:
        plan.options.blackjack_paid = "after-the-hole-card"


def blackjack_at_once(plan: Plan, match: Match) -> None:
    plan.options.blackjack_paid = "immediately"


def stake_only(plan: Plan, match: Match) -> None:
    """The cards of a Blackjack collected with the stake only: the settlement lines show the amount."""
    naturals = [seat for seat in plan.seats if is_blackjack(plan.initial(seat)) and _paid_short(plan, seat)]
    if not naturals:
        raise NotTranslated(f"{match[0]!r}: no Blackjack in this round")


def _paid_short(plan: Plan, seat: int) -> bool:
    return any(bet.seat == seat and row.logged_back <= row.stake for bet, row in plan.rows.items())


def pay_first(plan: Plan, match: Match) -> None:
    """Winners paid before losers are collected."""
    plan.options.settlement = "collect-then-pay"

    def edit(story: Story) -> None:
        number = story.mark("start").round
        main = {ident for ident, bet in story.wagers.items() if bet.kind == "blackjack"}
        start = story.place(story.mark("settle"))
        rows = [
            one
            for one in story.events[start:]
            if one.round == number and one.kind in ("pay", "return") and one.get("wager") in main
        ]
        collected = [one for one in story.events[start:] if one.kind == "collect" and one.get("wager") in main]
        if not rows or not collected:
            raise NotTranslated(f"{match[0]!r}: there are not both winners and losers")
        story.move_before(collected[0], rows)

    plan.edits.append(edit)


def paid_from_losers(plan: Plan, match: Match) -> None:
    """Winners paid with the chips of losing wagers, where seats are settled one by one."""
    plan.options.settlement = "player-by-player"

    def edit(story: Story) -> None:
        main = {ident for ident, bet in story.wagers.items() if bet.kind == "blackjack"}
        pays = [one for one in story.find("pay") if one.get("wager") in main]
        if not pays or not [one for one in story.find("collect") if one.get("wager") in main]:
            raise NotTranslated(f"{match[0]!r}: there are not both winners and losers")
        pays[-1].fields["source"] = "wager-area"

    plan.edits.append(edit)


def pair_moved(plan: Plan, match: Match) -> None:
    """The special pair of a seat settled at a moment; see 633a.7(g)(1) and (6)."""
    queens = match["pair"].startswith("q")
    kind, cards = ("twenty-point-bonus", ["QH"] * 2) if queens else ("kings-bounty", ["KS"] * 2)
    seats = [seat for seat in plan.seats if plan.initial(seat) == cards]
    if len(seats) != 1 or match["seat"] not in (None, str(seats[0])):
        raise NotTranslated(f"{match[0]!r}: whose pair")
    plan.edits.append(lambda story: move(story, rows_of(story, seats[0], kind), point_of(story, match["when"])))


def by_seat(plan: Plan, match: Match) -> None:
    plan.options.settlement = "player-by-player"


def surrender_moved(plan: Plan, match: Match) -> None:
    """The surrendered wager settled at another moment."""

    def edit(story: Story) -> None:
        seats = [act.seat for act in plan.acts if act.what == "surrender"]
        if not seats:
            raise NotTranslated(f"{match[0]!r}: whose wager")
        place = seats[0] or plan.seats[0]
        choice = story.one("choice", what="surrender", seat=place)
        rows = story.settling(story.wager(place, "blackjack")) + story.find("muck", seat=place)
        anchor, after = point_of(story, match["when"])
        if not after and story.place(choice) < story.place(anchor):
            story.move_after(choice, rows)
        else:
            move(story, rows, (anchor, after))

    plan.edits.append(edit)


_SETTLED = r"(?:settled|paid|collected|returned|pays|paid out)"
_WHEN = r"(?P<when>(?:before|after|at|when|until) .+)"

PHRASES: tuple[tuple[str, Work], ...] = (
    (
        r"(?:all )?(?:losers|losing wagers) collected|(?:winners|winning wagers) paid",
        is_there("collect", "pay"),
    ),
    (
        r"(?:paid and collected|settled|collects and pays|pays and collects) (?:seat by seat|player by player)"
        r"(?: from (?:right to left|dealer right))?",
        by_seat,
    ),
    (r"settled seat(?P<seat>\d+) (?:then|before|and then) seat(?P<other>\d+)", seats_swapped),
    (
        rf"(?P<wager>{WAGER}) settled seat(?P<seat>\d+) (?:then|before|and then) seat(?P<other>\d+)",
        seats_swapped,
    ),
    (
        r"seat(?P<seat>\d+) (?:paid|collected) before seat(?P<other>\d+) (?:paid|collected|settled)",
        seats_swapped,
    ),
    (
        r"(?:winner|winners|winning wagers?|seat\d+) paid (?:with|from|out of|using) (?:value )?chips "
        r"(?:taken |collected )?from (?:losing wagers?|seat\d+)|losing chips used to pay (?:winners?|seat\d+)",
        paid_from_losers,
    ),
    (r"losing chips (?:to|into) (?:table )?inventory", is_there("collect")),
    (r"(?:losing )?insurance collected at once(?: after reader)?", is_there("collect")),
    (r"settled at once after (?:card )?reader", is_there("collect", "return")),
    (rf"settled {_WHEN}", surrender_moved),
    (
        rf"(?:seat(?P<seat>\d+) )?(?P<pair>qh|ks|queen of hearts|king of spades) pair {_SETTLED} (?:last,? )?{_WHEN}",
        pair_moved,
    ),
    (r"(?:seat\d+ )?(?:qh|ks|queen of hearts|king of spades) pair settled last", is_there("pay")),
    (r"order(?: of settlement)?: (?P<items>.+)", order),
    (rf"(?P<wager>{WAGER}) seat(?P<seat>\d+) {_SETTLED} before seat(?P<other>\d+)", seats_swapped),
    (
        rf"seat(?P<seat>\d+)(?:'s)? (?P<wager>{WAGER}) {_SETTLED} before seat(?P<other>\d+)(?:'s)?",
        seats_swapped,
    ),
    (rf"seat(?P<seat>\d+) {_SETTLED} before seat(?P<other>\d+)", seats_swapped),
    (rf"(?:all )?(?P<wager>{WAGER})s? {_SETTLED} (?:from )?left to right", all_in_order),
    (
        rf"(?P<wager>{WAGER})s? {_SETTLED} in order seats? (?P<seats>\d+(?:\s*(?:,|and|-|–)\s*\d+)*)",
        all_in_order,
    ),
    (r"(?:winners|winning wagers) paid before (?:losers|losing wagers)(?: collected)?", pay_first),
    (
        r"(?:losers|losing wagers) collected (?:first|before (?:winners|winning wagers)(?: paid)?)",
        is_there("collect"),
    ),
    (
        r"(?:surrendered )?(?:wager|half) left (?:on layout )?until dealer finished|(?:surrender )?settled"
        r" at end of round",
        left_until_end,
    ),
    (
        r"(?:hand [a-d]|seat\d+|blackjack|cards)(?:'s)?(?: cards)? left(?: on table)?(?: until (?:reveal"
        r"|hole card revealed|dealer reveals))?",
        blackjack_waits,
    ),
    (r"(?:seat\d+ )?blackjack paid (?:after|at) (?:reveal|hole card revealed)", blackjack_waits),
    (
        r"(?:seat\d+ )?blackjack (?:announced and )?paid (?:immediately|at once)(?: and cards removed)?",
        blackjack_at_once,
    ),
    (r"(?:then )?cards collected with stake only", stake_only),
    (
        rf"(?:seat(?P<seat>\d+)(?:'s)? )?(?P<wager>{WAGER})(?: \([^)]*\))?(?: seat"
        rf"(?P<seat2>\d+))? {_SETTLED} {_WHEN}",
        moved,
    ),
    (
        rf"(?:seat(?P<seat>\d+)(?:'s)? )?(?:losing |winning )?(?P<wager>insurance|blackjack)(?: wager)?"
        rf" (?:{_SETTLED} )?{_WHEN}",
        moved,
    ),
    (
        rf"(?:losing )?(?P<wager>{WAGER}) (?:left|kept) (?:on (?:table|layout) )?(?P<when>(?:until|after)"
        r" .+)",
        moved,
    ),
    (rf"half returned {_WHEN}", surrender_moved),
    (rf"surrender (?:settled|collected) {_WHEN}", surrender_moved),
)
