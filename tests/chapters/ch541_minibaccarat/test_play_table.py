"""§ 541.3(b), § 541.4 and § 541.5(h) in play: batches, the opening of the table, and idle tables."""

import json
import re

import pytest

from tests.games.baccarat.cases import Case, breaks, event_of, filing, replay
from validator.core.finding import Outcome

PLAIN = "cards 9C 3D KC 5D\ncalled\nresult player"
STARRED = "cards *9C 3D KC 5D\ncalled\nresult player"
REST = "insert 20\nload\nfirst 3C 3"
BATCHES = filing(cards__shuffler="automated")


def row(kind: str, **columns: object) -> str:
    """A row as it is."""
    return json.dumps({"kind": kind, **columns})


IDLE_RULES = (
    "cards-left-at-idle-table",
    "idle-cards-unspread",
    "idle-cards-dealt-face-down-spread",
    "idle-cards-washed-early",
    "idle-cards-dealt-unshuffled",
    "idle-cards-kept-out-of-shuffler",
)


def idle(*between: str) -> str:
    """A time without gaming activity at a table that all have left, and what is then done with the cards."""
    return "\n".join(("between", "leave 6", row("idle", what="start"), row("shoe-emptied", n=300), *between))


SPREAD, TURNED, WASH = (row("spread", face="down"), row("spread", face="up"), row("wash"))
BACK = ("arrive 6", row("idle", what="end"))
AGAIN = ("shuffle idle", "offer 6 refused", "cut dealer 100", "insert 20", "load", "first 3C 3")
IDLE = (
    ("spread face up", (TURNED, *BACK, WASH, *AGAIN), ""),
    ("spread face down and turned", (SPREAD, *BACK, TURNED, WASH, *AGAIN), ""),
    ("not turned", (SPREAD, *BACK, WASH, *AGAIN), "idle-cards-dealt-face-down-spread"),
    ("not spread", (*BACK, WASH, *AGAIN), "idle-cards-unspread"),
    ("washed before anybody came", (TURNED, WASH, *BACK, *AGAIN), "idle-cards-washed-early"),
    ("not shuffled", (TURNED, *BACK, "load", "first 3C 3"), "idle-cards-dealt-unshuffled"),
)


@pytest.mark.parametrize(("name", "acts", "rule"), IDLE, ids=[one[0] for one in IDLE])
def test_an_idle_table(name: str, acts: tuple[str, ...], rule: str) -> None:
    rules = {"idle-cards-dealt-unshuffled": "541.5(h)(1)"}
    Case(
        name,
        (PLAIN, idle(*acts), STARRED if rule else PLAIN),
        breaks(rule, rules.get(rule, "541.5(h)")) if rule else (),
        keeps=() if rule else ("cards-left-at-idle-table", "idle-cards-dealt-face-down-spread"),
        opening="arrive 6\nshuffle opening\noffer 6 refused\ncut dealer 100\ninsert 20\nload\nfirst 3C 3",
        declared=("spread", "wash", "shoe-emptied", "idle"),
        only=tuple(IDLE_RULES),
    ).holds()


@pytest.mark.parametrize("spread", [True, False])
def test_a_table_left_before_its_first_round(spread: bool) -> None:
    acts = ((TURNED,) if spread else ()) + (*BACK, WASH, *AGAIN)
    opened = received(DECKS, INSPECTED, VERIFIED, SPREAD_UP, WASHED, STACKED).removesuffix("first 3C 3")
    Case(
        "left before the first round",
        (PLAIN if spread else STARRED,),
        () if spread else breaks("idle-cards-unspread", "541.5(h)"),
        keeps=("cards-spread-face-down", *(("idle-cards-unspread",) if spread else ())),
        opening="\n".join((opened, idle(*acts).removeprefix("between\n"))),
        declared=(*EVERY, "wash", "player-arrives", "player-leaves"),
        only=(*IDLE_RULES, "cards-spread-face-down"),
    ).holds()


def test_what_is_lost_of_the_round_before_bears_not_on_an_idle_table() -> None:
    lines, marked = Case(
        "not turned",
        (f"{PLAIN}\n{row('announce', hand=1, n=9)}", idle(SPREAD, *BACK, WASH, *AGAIN), STARRED),
        opening="arrive 6\nshuffle opening\noffer 6 refused\ncut dealer 100\ninsert 20\nload\nfirst 3C 3",
        declared=("spread", "wash", "shoe-emptied", "idle"),
    ).log()
    lost = next(i for i, line in enumerate(lines) if '"announce"' in line and '"n": 9' in line)
    report = replay([*lines[:lost], lines[lost].replace('"n": 9', '"n": "x"'), *lines[lost + 1 :]], filing())
    assert len(report.faults) == 1
    assert [(one.rule, event_of(one)) for one in report.findings if one.rule in IDLE_RULES] == [
        ("idle-cards-dealt-face-down-spread", marked[0])
    ]


def test_somebody_whose_arrival_is_lost_may_sit_at_an_idle_table() -> None:
    """Nobody is then accused of what was left undone for the first player to come."""
    lines, marked = Case(
        "not turned",
        (PLAIN, idle(TURNED, WASH, *BACK, *AGAIN), STARRED),
        opening="arrive 6\nshuffle opening\noffer 6 refused\ncut dealer 100\ninsert 20\nload\nfirst 3C 3",
        declared=("spread", "wash", "shoe-emptied", "idle"),
    ).log()
    lost = next(i for i, line in enumerate(lines) if '"kind": "player-arrives"' in line)
    spoiled = re.sub(r'"seq": \d+', '"seq": "x"', lines[lost])
    for rows, found in (
        (lines, [("idle-cards-washed-early", marked[0])]),
        ([*lines[:lost], spoiled, *lines[lost + 1 :]], []),
    ):
        findings = replay(rows, filing()).findings
        accused = [one for one in findings if one.outcome is Outcome.FAIL and one.rule in IDLE_RULES]
        assert [(one.rule, event_of(one)) for one in accused] == found


def test_the_old_shoe_dealt_on_at_an_idle_table() -> None:
    between = "\n".join(("between", "leave 6", row("idle", what="start"), *BACK))
    Case(
        "old shoe",
        (PLAIN, between, STARRED),
        breaks("cards-left-at-idle-table", "541.5(h)"),
        opening="arrive 6\nshuffle opening\noffer 6 refused\ncut dealer 100\ninsert 20\nload\nfirst 3C 3",
        declared=("spread", "wash", "shoe-emptied", "idle"),
        only=tuple(IDLE_RULES),
    ).holds()


def test_the_opening_of_the_table() -> None:
    """Received, inspected, verified, spread, washed and stacked; and without each of these steps."""
    steps = {
        "received-cards-not-inspected": row("inspection", what="cards", n=0, by="dealer:D1"),
        "cards-inspection-unverified": row("verify", by="floorperson:F1"),
        "cards-unspread": row("spread", n=8, face="up", by="dealer:D1"),
        "cards-unwashed": row("wash", n=8, by="dealer:D1"),
        "cards-unstacked": row("stack", n=416, by="dealer:D1"),
    }
    cites = dict(zip(steps, ("541.4(a)", "541.4(a)", "541.4(b)", "541.4(c)", "541.4(c)"), strict=True))
    for left_out in ("", *steps):
        acts = [act for rule, act in steps.items() if rule != left_out]
        opening = "\n".join(
            ("arrive 6", row("decks", n=8, back="red"), *acts, "shuffle opening", "offer 6 refused", "cut dealer 100")
        )
        Case(
            left_out or "all steps",
            (STARRED if left_out else PLAIN,),
            breaks(left_out, cites[left_out]) if left_out else (),
            keeps=() if left_out else tuple(steps),
            opening=f"{opening}\n{REST}",
            declared=("inspection", "verify", "spread", "wash", "stack", "decks"),
            only=tuple(steps),
        ).holds()


BATCH_RULES = ("batch-dealt-twice", "batch-stored-elsewhere", "both-batches-in-rack", "batch-in-play-unshuffled")


@pytest.mark.parametrize(("backs", "finds"), [(("red", "blue", "red"), 0), (("red", "red"), 1)])
def test_two_batches_take_turns(backs: tuple[str, ...], finds: int) -> None:
    rounds: list[str] = [PLAIN]
    for place, back in enumerate(backs[1:], 1):
        star = "*" if finds and place == len(backs) - 1 else ""
        rounds.append(
            f"between\n{row('shuffle', by='shuffler', what='shoe-dealt')}\ncut dealer 100\ninsert 20\n{row('load-shoe', back=back, dest='shoe', by='dealer')}\nfirst 3C 3"
        )
        rounds.append(f"cards {star}9C 3D KC 5D\ncalled\nresult player")
    Case(
        "batches",
        tuple(rounds),
        breaks("batch-dealt-twice", "541.3(b)(5)") if finds else (),
        keeps=() if finds else ("batch-dealt-twice",),
        opening=f"shuffle opening by=shuffler\ncut dealer 100\ninsert 20\n{row('load-shoe', back=backs[0], dest='shoe', by='dealer')}\nfirst 3C 3",
        filing=BATCHES,
        only=BATCH_RULES,
    ).holds()


def received(*acts: str) -> str:
    """An opening in which decks are received and these acts done, then a shoe is filled."""
    return "\n".join(("arrive 6", *acts, "shuffle opening", "offer 6 refused", "cut dealer 100", REST))


DECKS = row("decks", n=8, back="red")
INSPECTED = row("inspection", what="cards", n=0, by="dealer:D1")
VERIFIED = row("verify", by="floorperson:F1")
SPREAD_UP = row("spread", n=8, face="up", by="dealer:D1")
WASHED = row("wash", n=8, by="dealer:D1")
STACKED = row("stack", n=416, by="dealer:D1")
EVERY = ("inspection", "verify", "spread", "wash", "stack", "decks", "shoe-emptied", "idle", "recut")
FLOOR = row("recut", by="floorperson:F1")

STEPS = (
    (
        "cards-spread-face-down",
        "541.4(b)",
        received(DECKS, INSPECTED, VERIFIED, SPREAD_UP.replace("up", "down"), WASHED, STACKED),
        "*",
        False,
    ),
    (
        "spread-before-inspection",
        "541.4(b)",
        received(DECKS, SPREAD_UP, f"*{INSPECTED}", VERIFIED, WASHED, STACKED),
        "",
        False,
    ),
    (
        "washed-before-first-player",
        "541.4(c)",
        "\n".join(
            (
                DECKS,
                INSPECTED,
                VERIFIED,
                SPREAD_UP,
                f"*{WASHED}",
                STACKED,
                "arrive 6",
                "shuffle opening",
                "offer 6 refused",
                "cut dealer 100",
                REST,
            )
        ),
        "",
        False,
    ),
    (
        "no-cut-of-preshuffled-cards",
        "541.5(c)",
        f"arrive 6\n{row('batch', what='preshuffled', back='red')}\n{REST}",
        "*",
        True,
    ),
    ("cover-card-not-inserted", "541.5(e)", "shuffle opening\ncut dealer 100\nload\nfirst 3C 3", "*", False),
    (
        "cut-after-loading",
        "541.5(e)",
        "shuffle opening\ninsert 20\nload\ncut dealer 100\ninsert 20\nfirst 3C 3",
        "*",
        False,
    ),
    (
        "shoe-filled-by-another",
        "541.5(e)",
        "shuffle opening\ncut dealer 100\ninsert 20\n*load by=player\nfirst 3C 3",
        "",
        False,
    ),
    ("recut-not-made", "541.5(f)", f"shuffle opening\ncut dealer 100\n{FLOOR}\n{REST}", "*", False),
)


@pytest.mark.parametrize(("rule", "cite", "opening", "star", "noted"), STEPS, ids=[one[0] for one in STEPS])
def test_a_step_at_the_opening(rule: str, cite: str, opening: str, star: str, noted: bool) -> None:
    Case(
        rule,
        (STARRED if star else PLAIN,),
        breaks(rule, cite, noted=noted),
        opening=opening,
        declared=EVERY,
        only=(rule,),
    ).holds()


def test_the_same_steps_taken_as_they_should_be() -> None:
    opening = received(DECKS, INSPECTED, VERIFIED, SPREAD_UP, WASHED, STACKED)
    rules = tuple(one[0] for one in STEPS)
    kept = {"no-cut-of-preshuffled-cards", "shoe-filled-by-another", "recut-not-made", "cut-after-loading"}
    Case(
        "all",
        (PLAIN,),
        keeps=tuple(rule for rule in rules if rule not in kept),
        opening=opening,
        declared=EVERY,
        only=rules,
    ).holds()
    again = opening.replace("cut dealer 100", f"cut dealer 100\n{FLOOR}\ncut dealer 90")
    Case("recut", (PLAIN,), keeps=("recut-not-made",), opening=again, declared=EVERY, only=rules).holds()


def test_a_card_from_the_hand() -> None:
    deal = row("deal", hand=1, card="9C", face="up", source="deck-in-hand")
    rest = (
        row("deal", hand=hand, card=card, face="up", source="shoe") for hand, card in ((2, "3D"), (1, "KC"), (2, "5D"))
    )
    text = "\n".join(("close", f"*{deal}", *rest))
    Case("hand", (text,), breaks("dealt-from-the-hand", "541.7"), only=("dealt-from-the-hand",)).holds()


def test_batches_washed_together() -> None:
    opening = received(*(row("decks", n=8, back=back) for back in ("red", "blue")), f"*{row('wash', n=16)}")
    rule = "batches-prepared-as-one"
    Case("together", (PLAIN,), breaks(rule, "541.4(d)"), opening=opening, filing=BATCHES, only=(rule,)).holds()
    apart = opening.replace("*", "").replace(row("wash", n=16), "\n".join([WASHED, WASHED]))
    Case("apart", (PLAIN,), keeps=(rule,), opening=apart, filing=BATCHES, only=(rule,)).holds()


@pytest.mark.parametrize("colour", ["blue", "red"])
def test_the_colours_of_two_batches(colour: str) -> None:
    rule = "batches-received-in-one-color"
    opening = received(row("decks", n=8, back="red"), row("decks", n=8, back=colour))
    finds = breaks(rule, "541.3(b)(3)") if colour == "red" else ()
    Case(
        "colours",
        (STARRED if finds else PLAIN,),
        finds,
        keeps=() if finds else (rule,),
        opening=opening,
        filing=BATCHES,
        declared=EVERY,
        only=(rule,),
    ).holds()


PAUSES = (
    ("cards-left-at-idle-table-in-a-pause", "541.5(h)", (), False),
    ("idle-cards-unspread-in-a-pause", "541.5(h)", (row("shoe-emptied", n=300), WASH, *AGAIN), False),
    (
        "idle-cards-dealt-unshuffled-in-a-pause",
        "541.5(h)(1)",
        (row("shoe-emptied", n=300), TURNED, WASH, "load", "first 3C 3"),
        False,
    ),
    ("idle-cards-kept-out-of-shuffler-in-a-pause", "541.5(h)(2)", (row("shoe-emptied", n=300), TURNED, WASH), True),
)


@pytest.mark.parametrize(("rule", "cite", "acts", "device"), PAUSES, ids=[one[0] for one in PAUSES])
def test_a_pause_with_players_at_the_table(rule: str, cite: str, acts: tuple[str, ...], device: bool) -> None:
    between = "\n".join(("between", row("idle", what="start"), *acts, row("idle", what="end")))
    Case(
        rule,
        (PLAIN, between, STARRED),
        breaks(rule, cite, noted=True),
        opening="arrive 6\nshuffle opening\noffer 6 refused\ncut dealer 100\ninsert 20\nload\nfirst 3C 3",
        filing=BATCHES if device else filing(),
        declared=EVERY,
        only=(rule,),
    ).holds()


def test_cards_of_an_idle_table_kept_out_of_the_shuffler() -> None:
    rule = "idle-cards-kept-out-of-shuffler"
    opening = "arrive 6\nshuffle opening by=shuffler\noffer 6 refused\ncut dealer 100\ninsert 20\nload\nfirst 3C 3"

    def case(name: str, *acts: str, star: str = "*") -> Case:
        return Case(
            name,
            (PLAIN, idle(TURNED, *BACK, *acts), STARRED if star else PLAIN),
            breaks(rule, "541.5(h)(2)") if star else (),
            keeps=() if star else (rule,),
            opening=opening,
            filing=BATCHES,
            declared=EVERY,
            only=(rule,),
        )

    case("left out", WASH).holds()
    case("put in", STACKED, row("shuffle", by="shuffler", what="idle"), star="").holds()


def shoe_of(back: str, *before: str, star: str = "") -> str:
    """The next shoe, filled with the batch of this back after these acts."""
    load = row("load-shoe", back=back, dest="shoe", by="dealer")
    return "\n".join(("between", *before, "cut dealer 100", "insert 20", f"{star}{load}", "first 3C 3"))


def test_a_batch_stored_elsewhere() -> None:
    rule = "batch-stored-elsewhere"
    shuffled = row("shuffle", by="shuffler", back="blue")
    for dest, finds in (("storage", breaks(rule, "541.3(b)(4)")), ("shuffler", ())):
        stored = row("batch", what="stored", back="blue", dest=dest)
        Case(
            dest,
            (PLAIN, shoe_of("blue", shuffled, stored, star="*" if finds else ""), PLAIN),
            finds,
            keeps=() if finds else (rule,),
            opening=shoe_of("red", "shuffle opening by=shuffler").removeprefix("between\n"),
            filing=BATCHES,
            only=(rule,),
        ).holds()


def test_batches_dealt_without_a_shuffle_between() -> None:
    rule = "batch-in-play-unshuffled"
    shuffled = row("shuffle", by="shuffler", what="shoe-dealt")
    for acts, finds in (((), 2 * breaks(rule, "541.3(b)(4)")), ((shuffled,), ())):
        star = "*" if finds else ""
        shoes = [shoe_of("blue", *acts), shoe_of("red", *acts, star=star)]
        last = shoe_of("blue", *acts, star=star)
        Case(
            "unshuffled" if finds else "shuffled",
            (PLAIN, shoes[0], PLAIN, shoes[1], PLAIN, last, PLAIN),
            finds,
            keeps=() if finds else (rule,),
            opening=shoe_of("red", "shuffle opening by=shuffler").removeprefix("between\n"),
            filing=BATCHES,
            only=(rule,),
        ).holds()


def test_cards_of_both_batches_in_the_rack() -> None:
    rule = "both-batches-in-rack"
    shuffled = row("shuffle", by="shuffler", what="shoe-dealt", back="blue")
    burned = row("burn", card="3C", face="up", source="shoe", dest="rack", what="first-card")
    for acts, finds in (((shuffled,), breaks(rule, "541.3(b)(6)")), ((row("rack-emptied"), shuffled), ())):
        between = shoe_of("blue", *acts).replace("first 3C 3", f"{'*' if finds else ''}{burned}")
        Case(
            "both" if finds else "one",
            (f"{PLAIN}\nclear", between, f"{PLAIN}\nclear"),
            finds,
            keeps=() if finds else (rule,),
            opening=shoe_of("red", "shuffle opening by=shuffler").removeprefix("between\n"),
            filing=BATCHES,
            declared=("rack-emptied",),
            only=(rule,),
        ).holds()
