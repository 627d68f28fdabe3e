"""All that a case tells: its filing, the opening of its table, its rounds."""

import json
from dataclasses import dataclass, field

from tests.chapters.ch535_pai_gow.rounds import table
from tests.worked.tiles.filing import Filing
from tests.worked.tiles.plan import RoundPlan
from tests.worked.tiles.script import Edit, Script

CUT = "cut"
"""Marks the rows of one cut until the log is written; no column of the log."""

OPENING = {
    "set": '{"kind": "tile-set", "n": 32, "source": "pit-stand", "by": "floorperson:F5"}',
    "inspection": '{"kind": "inspection", "what": "tiles", "n": 0, "by": "dealer:D7"}',
    "verify": '{"kind": "verify", "by": "floorperson:F5"}',
    "spread": '{"kind": "spread", "n": 16, "face": "up", "by": "dealer:D7"}',
    "player": '{"kind": "player-arrives", "player": "P1", "seat": 1}',
    "mix": '{"kind": "mix", "n": 8, "by": "dealer:D7"}',
    "stack": '{"kind": "stack", "n": 32, "by": "dealer:D7"}',
}
RECORDED = (
    *(
        "tile-set",
        "inspection",
        "verify",
        "spread",
        "set-sealed",
        "idle",
        "dice-change",
        "delivery-repeated",
        "player-arrives",
    ),
    *(
        "player-leaves",
        "compared",
        "delivery-signalled",
        "wager-changed",
        "wager-withdrawn",
        "handle-cards",
        "card-misdealt",
    ),
)


@dataclass(slots=True)
class World:
    """A case on its way to a filing and a log; ``round`` is the one that the case is about, the last."""

    filing: Filing = field(default_factory=Filing)
    opening: Script = field(default_factory=Script)
    plans: list[RoundPlan] = field(default_factory=lambda: [RoundPlan()])
    preparing: list[Edit] = field(default_factory=list)
    opening_edits: list[Edit] = field(default_factory=list)
    facts: dict[str, int] = field(default_factory=dict)
    wagers: dict[int, int] = field(default_factory=dict)

    @property
    def round(self) -> RoundPlan:
        """The round that the case is about."""
        return self.plans[-1]

    def earlier(self) -> RoundPlan:
        """Put a round before the present one: without a bank, with the same wagers."""
        now = self.round
        others = {seat: cents for seat, cents in now.bets.items() if not now.bank or now.owners.get(seat) != now.bank}
        plan = RoundPlan(bets=others, owners=dict(now.owners))
        if now.bank:
            plan.bets[now.bank] = now.against or self.facts.get("last-wager", 5000)
        self.plans.insert(len(self.plans) - 1, plan)
        return plan

    def log(self) -> str:
        """The log as JSON lines."""
        opening = Script()
        for name, row in OPENING.items():
            opening.add(name, row)
        seats = sorted({plan.owners.get(seat, seat) for plan in self.plans for seat in (*plan.bets, plan.bank) if seat})
        for seat in seats:
            if seat != 1:  # OPENING has the player of seat 1
                opening.add("player", f'{{"kind": "player-arrives", "player": "P{seat}", "seat": {seat}}}')
        for edit in self.opening_edits:
            edit(opening)
        texts = ["\n".join(("between", *(_records(kind) for kind in RECORDED), *opening.lines()))]
        for number, plan in enumerate(self.plans):
            script = plan.write(self.filing)
            before = Script()
            if number:
                before.add("mix", *(['{"kind": "mix", "n": 8, "by": "dealer"}'] if "mix" in plan.before else []))
                before.add("stack", '{"kind": "stack", "n": 32, "by": "dealer"}')
            if plan is self.round:
                for edit in self.preparing:
                    edit(before)
            if lines := list(before.lines()):
                texts.append("\n".join(("between", *lines)))
            texts.append("\n".join(("raw", *(line for line in script.lines() if line))))
        rows, _ = table(*texts)
        return "\n".join(_joined(rows))


def _joined(rows: list[str]) -> list[str]:
    """Let the rows of one cut refer to its first."""
    first: dict[int, int] = {}
    found = []
    for line in rows:
        row = json.loads(line)
        group = row.pop(CUT, 0)
        if group in first:
            row["ref"] = first[group]
        elif group:
            first[group] = row["seq"]
        found.append(json.dumps(row))
    return found


def _records(kind: str) -> str:
    return json.dumps({"kind": "records", "what": kind, "by": "always"})
