"""The page that reports are written to: colour, encodings, hostile letters, carets."""

import re
from io import BytesIO, TextIOWrapper
from typing import Any

import pytest

from tests.command_line import Floorperson
from validator.report.finding_text import write_source
from validator.report.page import NoWrap, Page, width


class Screen(TextIOWrapper):
    """A stream of some encoding that may be a terminal."""

    def __init__(self, encoding: str, *, terminal: bool = False) -> None:
        self.raw_bytes = BytesIO()
        super().__init__(self.raw_bytes, encoding=encoding, newline="\n")
        self.terminal = terminal

    def isatty(self) -> bool:
        return self.terminal

    def text(self) -> str:
        self.flush()
        return self.raw_bytes.getvalue().decode(self.encoding)


@pytest.fixture(autouse=True)
def no_wishes(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("NO_COLOR", "FORCE_COLOR", "COLUMNS"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("TERM", "xterm-256color")


def drawn(screen: Screen) -> str:
    page = Page(screen)
    page.line(("[dealer] ", "bold red"), *page.cards("10H 6S"), " ", "x" * 200)
    return screen.text()


def test_what_is_piped_carries_no_escape_code_and_no_line_is_broken() -> None:
    assert drawn(Screen("utf-8")) == f"[dealer] 10♥ 6♠ {'x' * 200}\n"


def test_a_terminal_gets_colour_and_brackets_stay() -> None:
    text = drawn(Screen("utf-8", terminal=True))
    assert "\x1b[1;31m[dealer] \x1b[0m" in text
    assert "\x1b[1;31m10♥\x1b[0m" in text
    assert text.count("\n") == 1


def test_no_color_writes_no_escape_code_at_all_even_on_a_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NO_COLOR", "1")
    assert "\x1b" not in drawn(Screen("utf-8", terminal=True))
    monkeypatch.delenv("NO_COLOR")
    monkeypatch.setenv("TERM", "dumb")
    assert "\x1b" not in drawn(Screen("utf-8", terminal=True))


def test_force_color_gives_colour_to_a_pipe(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FORCE_COLOR", "1")
    assert "\x1b[" in drawn(Screen("utf-8"))


@pytest.mark.parametrize(
    ("encoding", "shown"),
    [
        ("utf-8", "§ 633a.1 “A—B” 9♥ Zürich"),
        ("cp1252", "§ 633a.1 “A—B” 9H Zürich"),
        ("ascii", 'Sec.  633a.1 "A-B" 9H Z?rich'),
    ],
)
def test_an_encoding_that_lacks_a_letter_gets_a_plain_one(encoding: str, shown: str) -> None:
    screen = Screen(encoding)
    page = Page(screen)
    page.line("§ 633a.1 ", "“A—B” ", *page.cards("9H"), " Zürich")
    assert screen.text() == shown + "\n"


def test_only_cards_become_symbols() -> None:
    page = Page(Screen("utf-8"))
    words = "".join(span if isinstance(span, str) else span[0] for span in page.cards("P10S AD-7 [6D] QH, ?S RASH 10S"))
    assert words == "P10S AD-7 [6♦] Q♥, ?♠ RASH 10♠"


def test_letters_that_would_move_hide_or_reorder_are_written_as_codes() -> None:
    screen = Screen("utf-8")
    Page(screen).line("a\x1b[2Jb\u202ec\td\x00")
    assert screen.text() == "a<U+001B>[2Jb<U+202E>c d<U+0000>\n"


@pytest.mark.parametrize(
    ("source", "column", "end_column", "caret"),
    [
        ("positions: 8", 12, 13, "           ^"),
        ("name: 大きい, x: 8", 14, 15, "                ^"),
        ("\tx: 8", 5, 6, "    ^"),
        ("a: 1", 1, 5, "^^^^"),
        ("", 1, 1, "^"),
    ],
)
def test_the_caret_stands_under_the_place(source: str, column: int, end_column: int, caret: str) -> None:
    screen = Screen("utf-8")
    write_source(Page(screen), [source], 1, column, 1, end_column)
    assert screen.text().splitlines()[1] == f"       | {caret}"


def test_a_very_long_line_is_cut_around_the_place() -> None:
    screen = Screen("utf-8")
    write_source(Page(screen), ["x" * 1000 + "HERE" + "y" * 1000], 1, 1001, 1, 1005)
    source, caret = screen.text().splitlines()
    assert len(source) < 200
    start = source.index("HERE")
    assert caret[start : start + 4] == "^^^^"
    assert caret.strip("| ^") == ""


def test_a_place_outside_the_file_shows_no_line() -> None:
    screen = Screen("utf-8")
    write_source(Page(screen), [], 1, 1, 1, 2)
    assert screen.text() == ""


def test_width_counts_columns_of_a_terminal() -> None:
    assert width("aé大") == 4
    assert width("e\u0301") == 1


def test_rich_is_not_needed_for_what_is_piped(monkeypatch: pytest.MonkeyPatch) -> None:
    import sys

    modules: dict[str, Any] = {name: None for name in list(sys.modules) if name.split(".")[0] == "rich"}
    for name in {*modules, "rich", "rich.text", "rich.console"}:
        monkeypatch.setitem(sys.modules, name, None)
    assert drawn(Screen("utf-8")).startswith("[dealer]")


def wrapped(monkeypatch: pytest.MonkeyPatch, columns: int, *spans: Any, terminal: bool = True) -> list[str]:
    monkeypatch.setenv("COLUMNS", str(columns))
    monkeypatch.setenv("NO_COLOR", "1")
    screen = Screen("utf-8", terminal=terminal)
    Page(screen).line(*spans, hang=4)
    return screen.text().splitlines()


def test_lines_are_wrapped_between_words_at_the_width_of_the_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    words = "one two three four five six seven"
    assert wrapped(monkeypatch, 16, "x   ", words) == ["x   one two", "    three four", "    five six", "    seven"]
    assert wrapped(monkeypatch, 11, "abc ", "defghij") == ["abc defghij"]
    assert wrapped(monkeypatch, 10, "abcde ", "defghij") == ["abcde", "    defghij"]
    assert wrapped(monkeypatch, 16, "x   ", words, terminal=False) == [f"x   {words}"]
    assert wrapped(monkeypatch, 12, "大きい 大きい 大きい") == ["大きい", "    大きい", "    大きい"]


def test_a_path_is_never_broken_and_words_of_several_spans_stay_together(monkeypatch: pytest.MonkeyPatch) -> None:
    path = NoWrap("a folder/with a very long/name.yaml:1:2:")
    assert wrapped(monkeypatch, 20, "look at ", path, " error") == ["look at", f"    {path}", "    error"]
    assert wrapped(monkeypatch, 9, "aaaa (", ("bbb", "bold"), ")") == ["aaaa", "    (bbb)"]


def test_a_line_that_must_stay_one_stays_one(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "10")
    screen = Screen("utf-8", terminal=True)
    for page in (Page(screen, whole=True), Page(screen, plain=True)):
        page.line("one two three four")
    assert screen.text() == "one two three four\n" * 2


def test_a_source_line_is_cut_to_the_terminal_around_its_place(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "50")
    monkeypatch.setenv("NO_COLOR", "1")
    screen = Screen("utf-8", terminal=True)
    write_source(Page(screen), ["x" * 100 + "HERE" + "y" * 100], 1, 101, 1, 105)
    source, caret = screen.text().splitlines()
    assert max(len(source), len(caret)) <= 50
    start = source.index("HERE")
    assert caret[start : start + 4] == "^^^^"


def test_the_reports_fit_a_narrow_terminal(floorperson: Floorperson, monkeypatch: pytest.MonkeyPatch) -> None:
    import sys

    from validator.core.data import data_folder
    from validator.core.files import near

    monkeypatch.setenv("COLUMNS", "60")
    monkeypatch.setenv("NO_COLOR", "1")
    folder = near(data_folder("submissions"))
    for job, file in (("check", "bad.yaml"), ("replay", "log.jsonl")):
        arguments = job, folder / "demo" / file
        piped = floorperson(*arguments).out
        with monkeypatch.context() as patch:
            screen = Screen("utf-8", terminal=True)
            patch.setattr(sys, "stdout", screen)
            from validator.cli import main

            main(list(map(str, arguments)))
        lines = screen.text().splitlines()
        too_wide = [line for line in lines if width(line) > 60 and not re.match("  [> ] (dealer|seat)", line)]
        assert [line for line in too_wide if len(line.split()) > 2] == [], "only a word that is wider itself"
        assert len(lines) > len(piped.splitlines())
        if job == "replay":
            start = next(number for number, line in enumerate(lines) if line.startswith("order and procedure: judged"))
            assert lines[start - 1].startswith("payments: judged ") and lines[start + 1].startswith("  ")
            assert any(line.startswith("to record: ") for line in lines[start:])
        shown = set(screen.text().split())
        sources = {word for line in piped.splitlines() if re.match(" *[0-9]* [|] ", line) for word in line.split()}
        assert set(piped.split()) - shown <= sources


@pytest.mark.parametrize(
    "arguments",
    (
        ("law", "633a.7(a)"),
        ("law", "--grep", "insurance", "--chapter", "633a"),
        ("explain", "insurance-over-half", "--chapter", "633a"),
        ("readings", "633a.10(a)"),
        ("chapters",),
        ("siblings", "baccarat"),
        ("todo", "bad.yaml"),
        ("summary", "log.jsonl"),
        ("rules", "541"),
    ),
    ids=" ".join,
)
def test_no_line_of_any_command_is_wider_than_the_terminal(
    arguments: tuple[str, ...], floorperson: Floorperson, monkeypatch: pytest.MonkeyPatch
) -> None:
    import sys

    from validator.cli import main
    from validator.core.data import data_folder

    monkeypatch.setenv("COLUMNS", "70")
    monkeypatch.setenv("NO_COLOR", "1")
    demo = data_folder("submissions") / "demo"
    given = [str(demo / word) if word in ("bad.yaml", "log.jsonl") else word for word in arguments]
    piped = floorperson(*given).out
    screen = Screen("utf-8", terminal=True)
    monkeypatch.setattr(sys, "stdout", screen)
    main(given)
    lines = screen.text().splitlines()
    assert [line for line in lines if width(line) > 70 and len(line.split()) > 2] == []
    assert len(lines) >= len(piped.splitlines()) > 0


@pytest.mark.parametrize(("rows", "paged"), (("1000", False), ("10", True)))
def test_a_text_longer_than_the_terminal_is_shown_by_a_pager(
    rows: str, paged: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    import io
    import sys

    import click

    from validator.cli import main

    class Keyboard(io.StringIO):
        def isatty(self) -> bool:
            return True

    shown_by_pager: list[str] = []
    monkeypatch.setattr(click, "echo_via_pager", lambda text, color=None: shown_by_pager.append(text))
    monkeypatch.setenv("LINES", rows)
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setenv("TERM", "xterm")
    monkeypatch.setenv("NO_COLOR", "1")
    screen = Screen("utf-8", terminal=True)
    monkeypatch.setattr(sys, "stdout", screen)
    monkeypatch.setattr(sys, "stdin", Keyboard())
    assert main(["law", "633a.7(a)"]) == 0
    text = shown_by_pager[0] if paged else screen.text()
    assert bool(shown_by_pager) == paged and bool(screen.text()) != paged
    assert "§ 633a.7(a)" in text and "Except as provided in § 633a.12(b)" in text
    monkeypatch.setattr(sys, "stdin", io.StringIO())
    shown_by_pager.clear()
    assert main(["law", "633a.7(a)", "--format", "json"]) == 0
    assert not shown_by_pager
