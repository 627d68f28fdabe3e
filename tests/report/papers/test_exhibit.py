"""``floorperson exhibit``: what stands in it, for each kind of game; text of a log never becomes markup."""

import csv
import hashlib
import json
import re
from collections.abc import Callable, Iterable
from html import unescape
from html.parser import HTMLParser
from pathlib import Path
from typing import NamedTuple
from xml.etree import ElementTree

import pytest

from tests.chapters.ch535_pai_gow.cases import FILED as PAI_GOW_FILED
from tests.chapters.ch535_pai_gow.rounds import table as pai_gow_table
from tests.command_line import Floorperson
from tests.games.baccarat.cases import filing as baccarat_filing
from tests.games.baccarat.rounds import table as baccarat_table
from tests.games.blackjack.rounds import filing as blackjack_filing, table as blackjack_table
from tests.report.papers.reading import words_of_docx
from validator.core.data import data_folder
from validator.log.writing import write_parquet

BLACKJACK = """bet 1 1000
bet 3 10000
cards 1 8H TD / 3 TC AD / dealer 6C TH
1 stand
turn
dealer 5H 21
collect 1 1000
*pay 3 12000
return 3 10000
clear"""
CLEAN = """bet 1 1000
cards 1 8H TD / dealer 6C TH
1 stand
turn
dealer 5H 21
collect 1 1000
clear"""
BACCARAT = """bet 3b 2000
bet 5p 5000
cards 2C 4D KC 3D
player 3H
result banker
collect 5p 5000
vig 3b 100
*pay 3b 4000
return 3b 2000
clear"""
PAI_GOW = """bet 4 2500
begin 236
dealer 1-3 2-3 / 4-6 2-5
show 4 3-3 3-3 / 6-6 4-5
says 4 win
*pay 4 3750
vig 4 200
return 4 2500
take 4
clear"""
HOSTILE = ("<script>alert(1)</script>", "{{7*7}}", "</svg><img src=x onerror=alert(1)>", "\x1b[31m&amp;'\"")
SVG = "{http://www.w3.org/2000/svg}"


class Game(NamedTuple):
    """A round with a wrong act, its filing, and what its exhibit must say."""

    table: Callable[..., tuple[list[str], list[int]]]
    text: str
    filing: str
    rule: str
    cited: str
    due: str
    paid: str
    cards: tuple[str, ...]


GAMES = {
    "633a": Game(
        blackjack_table,
        BLACKJACK,
        blackjack_filing(),
        "blackjack-paid-at-wrong-odds",
        "§ 633a.13(a)",
        "$150.00 won",
        "$120.00 won",
        ("8♥", "10♦", "10♣", "A♦", "6♣", "10♥", "5♥"),
    ),
    "541": Game(
        baccarat_table,
        BACCARAT,
        baccarat_filing(),
        "banker-wager-paid-at-wrong-odds",
        "§ 541.13(c)",
        "$20.00 won",
        "$40.00 won",
        ("2♣", "4♦", "K♣", "3♦", "3♥"),
    ),
    "535": Game(
        pai_gow_table,
        PAI_GOW,
        PAI_GOW_FILED,
        "winning-wager-paid-at-wrong-odds",
        "§ 535.10(k)",
        "$25.00 won",
        "$37.50 won",
        ("1-3", "2-3", "4-6", "2-5", "3-3", "3-3", "6-6", "4-5"),
    ),
}


class Tags(HTMLParser):
    """The elements of a page and the names of their attributes."""

    def __init__(self) -> None:
        super().__init__()
        self.tags: set[str] = set()
        self.attributes: set[str] = set()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.add(tag)
        self.attributes |= {name for name, _ in attrs}


class Case(NamedTuple):
    """A log with its filing on the disk; ``wrong`` is the number of the wrong act's row."""

    log: Path
    filing: Path
    wrong: int


def put(folder: Path, rows: Iterable[str], filing: str, wrong: int = 0) -> Case:
    log, filed = folder / "log.jsonl", folder / "filing.yaml"
    log.write_text("\n".join(rows) + "\n", encoding="utf-8")
    filed.write_text(filing, encoding="utf-8")
    return Case(log, filed, wrong)


def made(folder: Path, game: Game) -> Case:
    rows, marked = game.table(game.text)
    return put(folder, rows, game.filing, marked[0])


def page(floorperson: Floorperson, case: Case, *more: object, code: int = 1) -> str:
    out = case.log.with_suffix(".html")
    ended = floorperson("exhibit", case.log, *more, "-s", case.filing, "-o", out)
    assert (ended.code, ended.err) == (code, "") and ended.out.count("\n") == 1 and ": Exhibit: " in ended.out
    return out.read_text(encoding="utf-8")


def drawings(html: str) -> list[ElementTree.Element]:
    return [ElementTree.fromstring(found) for found in re.findall(r"<svg\b.*?</svg>", html, re.DOTALL)]


def drawn(svg: ElementTree.Element) -> list[str]:
    """The cards or tiles of a drawing as it names them."""
    titles = [group.findtext(f"{SVG}title") or "" for group in svg.iter(f"{SVG}g")]
    return [title.partition(",")[0] for title in titles if title]


def words(html: str) -> str:
    return unescape(re.sub(r"<[^>]*>", " ", html))


@pytest.mark.parametrize("chapter", GAMES)
def test_it_names_the_finding_the_law_the_money_and_each_card(
    chapter: str, floorperson: Floorperson, tmp_path: Path
) -> None:
    game = GAMES[chapter]
    case = made(tmp_path, game)
    html = page(floorperson, case)
    told = words(html)
    for expected in (game.rule, game.cited, game.due, game.paid, "WRONG ACT", "Signature"):
        assert expected in told
    of_act = [svg for svg in drawings(html) if f"line {case.wrong} of the log" in (svg.findtext(f"{SVG}title") or "")]
    assert len(of_act) == 1
    dealt = drawn(of_act[0])
    for card in set(game.cards):
        assert dealt.count(card) == game.cards.count(card), card
    assert "✗" in "".join(text for text in of_act[0].itertext())


@pytest.mark.parametrize("chapter", GAMES)
def test_rows_stand_with_their_lines_and_hashes(chapter: str, floorperson: Floorperson, tmp_path: Path) -> None:
    case = made(tmp_path, GAMES[chapter])
    told = words(page(floorperson, case))
    lines = case.log.read_bytes().split(b"\n")
    of_round = [line for line in lines if b'"round": 1' in line]
    assert len(of_round) > 10
    for line in of_round:
        assert hashlib.sha256(line).hexdigest() in told
        assert line.decode() in told
    outside = next(line for line in lines if b'"records"' in line)
    assert hashlib.sha256(outside).hexdigest() not in told
    assert hashlib.sha256(case.log.read_bytes()).hexdigest() in told
    assert hashlib.sha256(case.filing.read_bytes()).hexdigest() in told


def test_the_wrong_act_is_marked_in_the_list_by_sign_and_word(floorperson: Floorperson, tmp_path: Path) -> None:
    case = made(tmp_path, GAMES["633a"])
    out = tmp_path / "exhibit.txt"
    assert floorperson("exhibit", case.log, "1", "-s", case.filing, "-o", out).code == 1
    told = out.read_text(encoding="utf-8")
    act = told.partition("Act by act")[2].partition(f"\n  {case.wrong}\n")[2]
    assert act.splitlines()[0].strip() == f"Event: {case.wrong}"
    assert act.splitlines()[2].strip() == "Act: $120.00 is paid on P3's Blackjack Wager at seat 3 (wager 3)"
    assert act.splitlines()[3].strip() == case.log.read_text(encoding="utf-8").splitlines()[case.wrong - 1]
    assert act.splitlines()[5].strip() == "Mark: ✗ WRONG ACT"
    shown = told.partition("Appendix")[0]
    assert "$120.00 is paid on P3's Blackjack Wager at seat 3 (wager 3)." in shown
    assert "The dealer's hand: 6♣, 10♥, 5♥ (adds up to 21; announced 21)" in shown


def test_the_line_of_the_filing_that_a_rule_needs(floorperson: Floorperson, tmp_path: Path) -> None:
    rows, _ = blackjack_table(
        "bet 1 1000\nmatch 1 500\ncards 1 8H TD / dealer 6C TH\n1 stand\nturn\ndealer 5H 21\nclear"
    )
    case = put(tmp_path, rows, blackjack_filing(optional_wagers__match_the_dealer="{}"))
    told = words(page(floorperson, case))
    assert re.search(r"what the rule losing-match-the-dealer-not-collected needs of it:\s+3 \| cards: \{decks: 6", told)
    assert re.search(r'2 \| head: \{version: "1"', told)


@pytest.mark.parametrize("name", HOSTILE)
@pytest.mark.parametrize("chapter", GAMES)
def test_text_of_a_log_never_becomes_markup(name: str, chapter: str, floorperson: Floorperson, tmp_path: Path) -> None:
    rows = [json.loads(row) for row in GAMES[chapter].table(GAMES[chapter].text)[0]]
    for row in rows:
        if "player" in row:
            row["player"] = name.replace("\x1b", "")
        row["note"] = name
        row["table"] = f"T{name[:30]}".replace("\x1b", "")
        if row.get("by", "").startswith("dealer"):
            row["by"] = f"dealer:{name}".replace("\x1b", "")
    case = put(tmp_path, map(json.dumps, rows), GAMES[chapter].filing)
    html = page(floorperson, case)
    parsed = Tags()
    parsed.feed(html)
    assert not parsed.tags & {"script", "img", "iframe", "object", "a"}
    assert not {name for name in parsed.attributes if name.startswith("on") or name in ("src", "href")}
    assert "49" not in words(html) or "{{7*7}}" not in name or "{{7*7}}" in words(html)
    for svg in drawings(html):
        assert {one.tag.removeprefix(SVG) for one in svg.iter()} <= {
            *("svg", "title", "g", "rect", "text", "circle", "ellipse", "line")
        }
        assert not any(key.startswith("on") or key in ("style", "href") for one in svg.iter() for key in one.attrib)
    assert name.replace("\x1b", "") in words(html) or name.startswith("\x1b")


def imported(floorperson: Floorperson, folder: Path) -> Path:
    """A log made from a sheet of finished rounds, in which a Blackjack was paid even."""
    (folder / "hands.csv").write_text(
        "Round,Date,Time,Seat,Player,Bet,Cards,Dealer,Paid out\n"
        "1,9/12/2015,2:01 PM,1,P-17,$10.00,TS 9D,9C 8S,$20.00\n"
        "1,9/12/2015,2:01 PM,2,P-31,$1000.00,AS KD,9C 8S,$2000.00\n",
        encoding="utf-8",
    )
    (folder / "map.yaml").write_text(
        'chapter: "633a"\ntable: BJ-101\nround: Round\n'
        'time: {columns: [Date, Time], format: "%m/%d/%Y %I:%M %p", zone: America/New_York}\n'
        "money: {unit: dollars}\ncards: {dealer: Dealer}\n"
        "hands: {seat: Seat, player: Player, cards: Cards, stake: Bet, payout_with_stake: Paid out}\n"
        "attested_by: A. Doe <b>\nattested: [no-surrender, no-even-money, no-insurance, no-splits, no-doubles, "
        "no-switched-cards, no-cards-moved, no-voided-hands, no-voided-rounds, no-changed-wagers, no-bonuses]\n",
        encoding="utf-8",
    )
    log = folder / "log.jsonl"
    ended = floorperson("import", "rounds", folder / "hands.csv", "--map", folder / "map.yaml", "-o", log)
    assert ended.code == 0, ended.err
    return log


def test_what_was_attested_and_an_order_not_recorded_are_no_acts(floorperson: Floorperson, tmp_path: Path) -> None:
    log, filing = imported(floorperson, tmp_path), tmp_path / "filing.yaml"
    filing.write_text(blackjack_filing(), encoding="utf-8")
    told = paper(floorperson, Case(log, filing, 0), "1")
    shown, appendix = told.split("\nAppendix: what it was made from\n")
    assert "blackjack-paid-at-wrong-odds" in shown and "$1,500.00 won" in shown
    assert "Order of acts not recorded" in shown and "as it stood at line" not in told
    assert "The table as recorded, without an order of acts" in shown
    assert "Row by row, in no order of acts: table BJ-101, round 1" in appendix and "Act by act" not in told
    assert "Act: No act: A. Doe <b> attests of all rounds: no surrender" in appendix
    assert "decides for hand 1: no surrender" not in told
    assert appendix.count("Mark: ATTESTED") == 4
    assert "Attested by A. Doe <b> no-bonuses, no-cards-moved" in appendix


@pytest.mark.parametrize("table", ["BJ-1", "venue"])
def test_an_order_that_an_earlier_log_says_is_not_recorded_is_not_shown(
    table: str, floorperson: Floorperson, tmp_path: Path
) -> None:
    rows = [
        json.loads(row) for row in blackjack_table(*["bet 1 1000\ncards 1 TH 9D / dealer 8C 9S\n1 stand\nturn"] * 2)[0]
    ]
    begins = next(at for at, row in enumerate(rows) if row["kind"] == "round-start" and row["round"] == 2)
    declared = {"table": table, "seq": 0, "at": rows[0]["at"], "kind": "records", "what": "seq", "by": "never"}
    for name, held in (("a", [declared, *rows[:begins]]), ("b", rows[begins:])):
        (tmp_path / f"{name}.jsonl").write_text("".join(f"{json.dumps(row)}\n" for row in held), encoding="utf-8")
    (tmp_path / "filing.yaml").write_text(blackjack_filing(), encoding="utf-8")
    out = tmp_path / "out.txt"
    floorperson("exhibit", tmp_path / "a.jsonl", tmp_path / "b.jsonl", "2", "-s", tmp_path / "filing.yaml", "-o", out)
    told = " ".join(out.read_text(encoding="utf-8").split())
    assert "Order of acts not recorded: rows stand as they were written down" in told
    assert "The table as recorded, without an order of acts" in told and "Row by row, in no order of acts" in told
    assert "Act by act" not in told


@pytest.mark.long
def test_a_round_fits_on_one_page_with_its_signature(floorperson: Floorperson, tmp_path: Path) -> None:
    pypdf = pytest.importorskip("pypdf")
    pytest.importorskip("weasyprint")
    out, folder = tmp_path / "out.pdf", data_folder("submissions")
    log, filing = folder / "demo" / "log.jsonl", folder / "633a-shoe.yaml"
    assert floorperson("exhibit", log, "2", "-s", filing, "-o", out).code == 1
    first = pypdf.PdfReader(out).pages[0].extract_text()
    for words_ in ("WRONG ACT", "§ 633a.13(a)", "$15.00 won", "$12.00 won", "Signature"):
        assert words_ in first
    assert "Appendix" not in first


def test_drawings_stand_in_a_document_of_word_too(floorperson: Floorperson, tmp_path: Path) -> None:
    docx = pytest.importorskip("docx")
    pytest.importorskip("resvg_py")
    case = made(tmp_path, GAMES["633a"])
    out = tmp_path / "out.docx"
    assert floorperson("exhibit", case.log, "1", "-s", case.filing, "-o", out).code == 1
    document = docx.Document(str(out))
    told = [shape._inline.docPr.get("descr") for shape in document.inline_shapes]
    assert len(told) == 2 and all("Seat 3, P3: 10♣, A♦" in words_ for words_ in told)
    assert any("Seat 3, P3: 10♣, A♦" in one.text for one in document.paragraphs)


def test_without_a_renderer_a_document_of_word_has_the_words(
    floorperson: Floorperson, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    pytest.importorskip("docx")
    from validator.report.papers import docx as written

    monkeypatch.setattr(written, "can_draw", lambda: False)
    case = made(tmp_path, GAMES["633a"])
    ended = floorperson("exhibit", case.log, "1", "-s", case.filing, "-o", tmp_path / "out.docx")
    assert ended.err == "drawings are told in words alone; to have them drawn: python -m pip install resvg-py\n"
    assert "Seat 3, P3: 10♣, A♦" in words_of_docx(tmp_path / "out.docx")


@pytest.mark.parametrize("ending", ["html", "docx", "pdf", "txt"])
def test_two_runs_give_the_same_bytes(ending: str, floorperson: Floorperson, tmp_path: Path) -> None:
    if ending == "pdf":
        pytest.importorskip("weasyprint")
    case = made(tmp_path, GAMES["541"])
    found = []
    for name in ("one", "two"):
        out = tmp_path / f"{name}.{ending}"
        asked = ("--reviewer", "A. Smith", "--date", "2026-01-15")
        assert floorperson("exhibit", case.log, "-s", case.filing, "-o", out, *asked).code == 1
        found.append(out.read_bytes())
    assert found[0] == found[1]


def test_a_round_that_is_not_there_is_refused(floorperson: Floorperson, tmp_path: Path) -> None:
    case = made(tmp_path, GAMES["633a"])
    out = tmp_path / "out.html"
    for asked, says in (
        ("7", "no table of the log has a round 7; there are: BJ-1/1 to BJ-1/1"),
        ("BJ-1/7", "table BJ-1 has no such round; there are: BJ-1/1 to BJ-1/1"),
        ("BJ-2/1", "the log has no table BJ-2; there are: BJ-1/1 to BJ-1/1"),
        ("first", "'first' is no round; write its table and number, as BJ-1/1, or its number alone"),
    ):
        ended = floorperson("exhibit", case.log, asked, "-s", case.filing, "-o", out)
        assert (ended.code, ended.out) == (2, "")
        assert says in ended.err
    assert not out.exists()


def test_a_number_that_several_tables_have_is_refused(floorperson: Floorperson, tmp_path: Path) -> None:
    rows = blackjack_table(BLACKJACK)[0]
    both = [*rows, *(row.replace("BJ-1", "BJ-2") for row in rows)]
    case = put(tmp_path, both, blackjack_filing())
    ended = floorperson("exhibit", case.log, "1", "-o", tmp_path / "out.html")
    assert ended.code == 2
    assert "write BJ-1/1 or BJ-2/1" in ended.err
    told = words(page(floorperson, case, "BJ-2/1"))
    assert "Exhibit: table BJ-2, round 1" in told and "table BJ-1" not in told.lower().replace(
        "table bj-1", "table BJ-1"
    )


@pytest.mark.parametrize(
    "broken", ['{"table": "BJ-1", "seq": 39, "kind"', "no JSON <b>at all</b>", '{"kind": "dela", %s}']
)
def test_a_row_that_cannot_be_read_is_shown_as_such(broken: str, floorperson: Floorperson, tmp_path: Path) -> None:
    rows, marked = blackjack_table(BLACKJACK)
    place = next(number for number, row in enumerate(rows) if '"kind": "deal"' in row)
    rows[place] = broken.replace("%s", '"table": "BJ-1", "seq": 0, "round": 1')
    case = put(tmp_path, rows, blackjack_filing(), marked[0])
    told = re.sub(r"[ \n]+", " ", words(page(floorperson, case, "BJ-1/1", code=2)))
    assert "! NOT READABLE" in told
    assert rows[place] in told
    assert hashlib.sha256(rows[place].encode()).hexdigest() in told
    assert re.search(rf" {place + 1} (\d+ )?This row cannot be read: ", told)


def test_a_round_without_a_finding_is_drawn_at_its_end(floorperson: Floorperson, tmp_path: Path) -> None:
    case = put(tmp_path, blackjack_table(CLEAN)[0], blackjack_filing())
    out = tmp_path / "out.html"
    ended = floorperson("exhibit", case.log, "1", "-s", case.filing, "-o", out)
    svgs = drawings(out.read_text(encoding="utf-8"))
    assert (ended.code, len(svgs)) == (0, 1)
    assert sorted(one for one in drawn(svgs[0]) if "Wager" not in one) == sorted(("8♥", "10♦", "6♣", "10♥", "5♥"))
    assert "The table at the end of the round" in (svgs[0].findtext(f"{SVG}title") or "")


def test_without_rounds_and_findings_it_says_so(floorperson: Floorperson, tmp_path: Path) -> None:
    case = put(tmp_path, blackjack_table(CLEAN)[0], blackjack_filing())
    assert "there is no round to show" in words(page(floorperson, case, code=0))


def test_rounds_beyond_the_first_200_are_told_by_number(floorperson: Floorperson, tmp_path: Path) -> None:
    case = put(tmp_path, blackjack_table(*[BLACKJACK.replace("*", "")] * 203)[0], blackjack_filing())
    out = tmp_path / "out.txt"
    assert floorperson("exhibit", case.log, "-s", case.filing, "-o", out).code == 1
    told = out.read_text(encoding="utf-8")
    assert "table BJ-1: rounds 201 to 203" in told
    assert "\nTable BJ-1, round 200\n" in told and "\nTable BJ-1, round 201\n" not in told


def test_rows_of_csv_are_the_lines_without_their_ends(floorperson: Floorperson, tmp_path: Path) -> None:
    rows = [json.loads(row) for row in blackjack_table(BLACKJACK)[0]]
    rows[-1]["note"] = 'two\nlines, "quoted"'
    names = list(dict.fromkeys(name for row in rows for name in row))
    log = tmp_path / "log.csv"
    with log.open("w", encoding="utf-8", newline="") as file:
        writer = csv.DictWriter(file, names, lineterminator="\r\n")
        writer.writeheader()
        writer.writerows(rows)
    filing = tmp_path / "filing.yaml"
    filing.write_text(blackjack_filing(), encoding="utf-8")
    told = words(page(floorperson, Case(log, filing, 0)))
    content = log.read_bytes().removesuffix(b"\r\n")
    last = content[content.rindex(b"\r\nBJ-1") + 2 :]
    assert b"two\nlines" in last
    assert hashlib.sha256(last).hexdigest() in told


def test_rows_of_parquet_are_hashed_as_json_with_its_keys_in_order(floorperson: Floorperson, tmp_path: Path) -> None:
    pytest.importorskip("pyarrow")
    rows = [json.loads(row) for row in blackjack_table(BLACKJACK)[0]]
    log, filing = tmp_path / "log.parquet", tmp_path / "filing.yaml"
    write_parquet(log, rows)
    filing.write_text(blackjack_filing(), encoding="utf-8")
    told = words(page(floorperson, Case(log, filing, 0)))
    assert "as JSON with its keys in order" in told
    stated = re.findall(r"(\{\"at\".*?\}) *\n", told)
    assert stated
    for row in stated:
        assert list(json.loads(row)) == sorted(json.loads(row))
        assert hashlib.sha256(row.encode()).hexdigest() in told


def test_a_number_that_begins_again_is_another_round(floorperson: Floorperson, tmp_path: Path) -> None:
    rows = [json.loads(row) for row in blackjack_table(BLACKJACK, BLACKJACK)[0]]
    for row in rows:
        if "round" in row:
            row["round"] = 1
    case = put(tmp_path, map(json.dumps, rows), blackjack_filing())
    told = words(page(floorperson, case, "1", code=2))
    assert "the number begins again: time 2" in told
    assert "round 1 (lines" in told and "not judged: it begins 2 times" in told


def paper(floorperson: Floorperson, case: Case, *more: object, code: int = 1) -> str:
    """An exhibit as text, its lines with one blank between words."""
    out = case.log.with_suffix(".txt")
    assert floorperson("exhibit", case.log, *more, "-s", case.filing, "-o", out).code == code
    return re.sub(r" +", " ", out.read_text(encoding="utf-8"))


def test_it_tells_what_was_not_judged_as_replay_does(floorperson: Floorperson, tmp_path: Path) -> None:
    rows = [row for row in blackjack_table(CLEAN, CLEAN)[0] if '"records"' not in row]
    first = next(number for number, row in enumerate(rows) if '"round": 2' in row and '"deal"' in row)
    rows[first] = rows[first].replace('"deal"', '"dela"')
    case = put(tmp_path, rows, blackjack_filing())
    closing = floorperson("replay", case.log, "-s", case.filing)
    assert closing.code == 2
    for asked in ((), ("BJ-1/1",)):
        told = paper(floorperson, case, *asked, code=2)
        unchecked = re.search(r"\d+ rules? not checkable", closing.out)
        assert unchecked and told.count(unchecked[0]) >= 2
        assert "1 row unreadable" in told and "1 row of the log cannot be read" in told
        assert f"\n line {first + 1}: " in told
        assert "-v" not in told.partition("Act by act")[0]

    torn = " ".join(paper(floorperson, case, "BJ-1/2", code=2).split())
    assert (
        f"The round was not judged as a whole: a row cannot be read that is of it or may be (line {first + 1})." in torn
    )
    assert "No rule that could be asked is broken or open in this round" not in torn


def test_a_round_is_never_unbroken_without_what_could_not_be_asked(floorperson: Floorperson, tmp_path: Path) -> None:
    case = put(tmp_path, blackjack_table(CLEAN)[0], blackjack_filing())
    for asked in ((), ("1",)):
        told = paper(floorperson, case, *asked, code=0)
        said = re.findall(r"No rule that could be asked is broken or open.*", told)
        assert said and all(
            "; of this log: " in one and re.search(r"\d+ rules? (not checkable|never)", one) for one in said
        )


def test_what_is_only_for_review_is_no_failure(floorperson: Floorperson, tmp_path: Path) -> None:
    from validator.commands import exhibit
    from validator.core.finding import Outcome
    from validator.report.papers import exhibit as paper_of

    case = made(tmp_path, GAMES["633a"])
    findings_in = paper_of.findings_in
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(
            paper_of, "findings_in", lambda *of: tuple(one._replace(outcome=Outcome.REVIEW) for one in findings_in(*of))
        )
        assert exhibit.exhibit([str(case.log)], submission=[case.filing], output=tmp_path / "out.html") == 0


def blackjack(folder: Path, *rounds: str) -> Case:
    return put(folder, blackjack_table(*rounds)[0], blackjack_filing())


def test_a_payment_is_on_the_wager_whose_record_stands(floorperson: Floorperson, tmp_path: Path) -> None:
    case = blackjack(
        tmp_path,
        '*{"kind": "wager", "wager": 1, "seat": 5, "player": "WRONG", "hand": 1, "what": "blackjack", "cents": 99900}\n'
        "correct\nbet 1 1000\ncards 1 TH 9D / dealer 8C 9S\n1 stand\nturn\npay 1 900\nreturn 1 1000\nclear",
    )
    told = paper(floorperson, case)
    assert "$9.00 is paid on P1's Blackjack Wager at seat 1 (wager 1)" in told
    assert "on WRONG's" not in told and "Seat 5" not in told


TAKEN_BACK = """bet 1 1000
cards 1 TH 9D / dealer 8C 9S
1 stand
turn
*pay 1 900
return 1 1000
clear"""


def test_what_a_later_round_takes_back_stands_under_both(floorperson: Floorperson, tmp_path: Path) -> None:
    rows, marked = blackjack_table(TAKEN_BACK, CLEAN)
    place = next(number for number, row in enumerate(rows) if '"round": 2' in row and '"choice"' in row)
    seq = marked[0]
    later = [json.loads(row) for row in rows[place:]]
    cancel = {**later[0], "kind": "cancel", "ref": seq}
    cancel = {name: cancel[name] for name in ("table", "seq", "at", "kind", "round", "ref")}
    for row in later:
        row["seq"] += 1
    case = put(tmp_path, [*rows[:place], json.dumps(cancel), *map(json.dumps, later)], blackjack_filing())
    out = tmp_path / "out.txt"
    floorperson("exhibit", case.log, "1", "2", "-s", case.filing, "-o", out)
    told = re.sub(r" +", " ", out.read_text(encoding="utf-8"))
    head, appendix = told.split("\nAppendix: what it was made from\n")
    acts = appendix.split("\nAct by act: table BJ-1, round ")
    first, second = (part + act for part, act in zip(head.split("\nTable BJ-1, round 2\n"), acts[1:], strict=True))
    assert f"Event {seq} is cancelled" in first and f"Event {seq} is cancelled" in second
    assert "(a row of round 2)" in first and "(a row of round 2)" not in second
    assert f"paid $9.00 (taken back at line {place + 1})" in first
    act = acts[1].partition("$9.00 is paid")[2]
    assert f"taken back at line {place + 1}" in act.split("Line")[0].split("\n Act: ")[0]


def test_what_takes_back_and_is_taken_back_takes_nothing_back(floorperson: Floorperson, tmp_path: Path) -> None:
    case = blackjack(tmp_path, TAKEN_BACK.replace("return", "*cancel\ncorrect\nreturn"))
    told = paper(floorperson, case, "1")
    assert "paid $9.00" in told and "paid $9.00 (taken back" not in told
    assert told.count("Mark: taken back at line") == 1


def test_vigorish_is_expected_and_observed_not_due_and_paid(floorperson: Floorperson, tmp_path: Path) -> None:
    rows, _ = baccarat_table(
        "bet 3b 10000\ncards 2C 3D KC 4S\ncalled\nplayer 6H\nbanker 2D\nresult banker\npay 3b 10000\n"
        "return 3b 10000\nmark 3b 400\nclear"
    )
    told = paper(floorperson, put(tmp_path, rows, baccarat_filing()))
    table = told.partition("rule vigorish-on-other-wager")[2].partition("Stake:")[2].partition("\n\n")[0]
    assert "\n Expected: $0.00\n Observed: $4.00\n Difference: $4.00 underpaid" in table
    assert "Due" not in table
