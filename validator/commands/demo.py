"""``floorperson demo``: a sound filing, an unsound one, a log with planted breaches, and all nine games together."""

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from validator.commands.check import check
from validator.commands.options import Exit
from validator.commands.replay import replay

if TYPE_CHECKING:
    from validator.report.page import Page


def demo(
    of_fines: Annotated[
        bool,
        typer.Option("--fines", help="Show instead what the Board fined casinos for at these tables, dealt and found."),
    ] = False,
    in_browser: Annotated[
        bool,
        typer.Option(
            "--serve", help="Show its files in a browser instead, as floorperson serve shows those of a case."
        ),
    ] = False,
) -> int:
    """Check a good and a bad filing, replay a short log with planted breaches, and check filings of all nine games."""
    import sys

    if of_fines:
        from validator.commands.fines import fines

        return fines()
    if in_browser:
        return _serve()

    from validator.core.data import data_folder
    from validator.core.files import near
    from validator.report.page import Page

    folder = near(data_folder("submissions"))
    good, bad, log = folder / "633a-shoe.yaml", folder / "demo" / "bad.yaml", folder / "demo" / "log.jsonl"
    page = Page(sys.stdout)
    every = folder / "*.yaml"
    steps: tuple[tuple[str, str, Callable[[], int]], ...] = (
        ("1. A sound filing", f"check {good}", lambda: check([good], no_config=True)),
        ("2. A filing with mistakes", f"check {bad}", lambda: check([bad], no_config=True)),
        (
            "3. Rounds dealt under the sound filing",
            f"replay {log} --submission {good}",
            lambda: replay([log], [good], no_config=True),
        ),
        (
            "4. The filings of all nine games, together",
            f"check {every}",
            lambda: check([every], no_config=True),
        ),
    )
    codes = []
    for title, command, run in steps:
        _announce(page, title, f"floorperson {command}")
        codes.append(run())
        if codes[-1] == Exit.INTERRUPTED:
            return Exit.INTERRUPTED
    page.line()
    page.line("Each of the four is a command of its own; floorperson --help lists them all.")
    page.line("What was found above was planted: this demonstration ends with exit code 0.")
    return Exit.CLEAN if codes == [Exit.CLEAN, Exit.FINDINGS, Exit.FINDINGS, Exit.CLEAN] else Exit.OUR_FAULT


def _serve() -> int:
    """Serve a temporary case folder with the files of the demonstration, until Ctrl-C."""
    import shutil
    from tempfile import TemporaryDirectory

    from validator.commands.serve import serve_folder
    from validator.core.data import data_folder

    folder = data_folder("submissions")
    with TemporaryDirectory(prefix="floorperson-") as case:
        for name in ("633a-shoe.yaml", "demo/bad.yaml", "demo/log.jsonl"):
            shutil.copy(folder / name, case)
        return serve_folder(Path(case), open_browser=True)


def _announce(page: "Page", title: str, command: str) -> None:
    page.line()
    page.line((f"=== {title} ===", "bold"))
    page.line((f"$ {command}", "dim"))
    page.line()
