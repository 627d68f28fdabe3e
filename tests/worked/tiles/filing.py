"""The filing under which a case is played."""

from dataclasses import dataclass

from tests.worked.casefile import NotTranslated
from tests.worked.tiles.words import STYLES
from validator.submission.schema import chapters_with_schema

ROUNDINGS = {"exact": "none", "none": "none", "25c_up": "up", "25c up": "up", "up": "up"}

APPROVED = ("layout", "boxes", "shaker", "markers")

HOUSE_WAYS = {
    "not finer than 535.10(d)": "steps: []",
    "as 535.10(d)": "steps: []",
    "535.10(d) only": "steps: []",
    "highest value pair first": (
        "steps: [{prefer: supreme-pair}, {prefer: highest-pair}, {prefer: value, number: 9}, "
        "{prefer: value, number: 8}, {prefer: value, number: 7}, {prefer: highest-tile-with-lowest}]"
    ),
    "highest value first": (
        "steps: [{prefer: supreme-pair}, {prefer: pair}, {prefer: value, number: 9}, "
        "{prefer: value, number: 8}, {prefer: value, number: 7}, {prefer: highest-tile-with-lowest}]"
    ),
    "highest high hand": "steps: [{prefer: supreme-pair}, {prefer: pair}, {prefer: highest-high-hand}]",
    "highest low hand": "steps: [{prefer: supreme-pair}, {prefer: pair}, {prefer: highest-low-hand}]",
}
"""House ways as cases name them, as this reader files them."""


def house_way(words: object) -> str:
    """A house way in the filing's form; raises NotTranslated for one without a pattern."""
    plain = " ".join(str(words).lower().replace("§", "").split())
    if plain not in HOUSE_WAYS:
        raise NotTranslated(f"house way {words!r}")
    return HOUSE_WAYS[plain]


@dataclass(slots=True)
class Filing:
    """What the certificate holder selected; the wager against the bank in cents, 0: as the bank's last wager."""

    bank: bool = True
    co_bank: bool = True
    two_areas: bool = True
    rounding: str = "up"
    styles: tuple[str, ...] = STYLES[1:]
    house_way: str = ""
    amount: int = 0

    def vigorish(self, cents: int) -> int:
        """5% of what was won, as filed (§ 535.10(k))."""
        return -(-cents // 500) * 25 if self.rounding == "up" else -(-cents // 20)

    def text(self) -> str:
        """The filing as YAML."""
        lines = ['chapter: "535"', 'head: {version: "1", effective: 2010-04-01}']
        wager = "last-wager"
        if self.amount:
            dollars = self.amount // 100 if "535" in chapters_with_schema() else self.amount
            wager = f"amount, dealer_wager_amount: {dollars}"
        lines.append("approvals:")
        for number, what in enumerate(APPROVED, 1):
            lines.append(f"  {what}: {{reference: BGO-2010-000{number}, by: bureau-of-gaming-operations}}")
        bank = f"offered: {_yes(self.bank)}"
        if self.bank:
            bank += f", co_banking: {_yes(self.co_bank)}, dealer_wager: {wager}"
            bank += ", style_action: The dealer touches the table inventory container."
        lines.append(f"bank: {{{bank}}}")
        lines.append(f"wagers: {{two_areas: {_yes(self.two_areas)}}}")
        lines.append(f"vigorish: {{rounding: {self.rounding}}}")
        lines.append(f"dealing: {{alternative_styles: [{', '.join(self.styles)}]}}")
        if self.house_way:
            lines.append(f"house_way: {{{self.house_way}}}")
        return "\n".join(lines) + "\n"


def _yes(said: bool) -> str:
    return "true" if said else "false"
