"""``floorperson demo``: a sound filing, an unsound one, a log with planted breaches, and all nine games together."""

from typing import TYPE_CHECKING

from validator.commands.check import check
from validator.commands.options import Exit
from validator.commands.replay import replay

if TYPE_CHECKING:
    from validator.report.page import Page


def demo() -> int:
    """Check a good and a bad filing, replay a short log with planted breaches, and check filings of all nine games."""
    import sys

    from validator.core.data import data_folder
    from validator.report.page import Page

    folder = data_folder("submissions")
    good, bad, log = folder / "633a-shoe.yaml", folder / "demo" / "bad.yaml", folder / "demo" / "log.jsonl"
    page = Page(sys.stdout)
    _announce(page, "1. A sound filing", f"floorperson check {good}")
    codes = [check([good])]
    _announce(page, "2. A filing with mistakes", f"floorperson check {bad}")
    codes.append(check([bad]))
    _announce(page, "3. Rounds dealt under the sound filing", f"floorperson replay {log} --submission {good}")
    codes.append(replay([log], [good]))
    every = folder / "*.yaml"
    _announce(page, "4. The filings of all nine games, together", f"floorperson check {every} --brief")
    codes.append(check([every], brief=True))
    page.line()
    page.line("Each of the four is a command of its own; floorperson --help lists them all.")
    page.line("What was found above was planted: this demonstration ends with exit code 0.")
    return Exit.CLEAN if codes == [Exit.CLEAN, Exit.FINDINGS, Exit.FINDINGS, Exit.CLEAN] else Exit.OUR_FAULT


def _announce(page: "Page", title: str, command: str) -> None:
    page.line()
    page.line((f"=== {title} ===", "bold"))
    page.line((f"$ {command}", "dim"))
    page.line()
