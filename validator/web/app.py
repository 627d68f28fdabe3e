"""The pages of the workbench and their addresses."""

import shlex
from collections.abc import Sequence
from datetime import date
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any, Final
from urllib.parse import urlencode

from starlette.applications import Starlette
from starlette.concurrency import run_in_threadpool
from starlette.datastructures import FormData, UploadFile
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import HTMLResponse, RedirectResponse, Response
from starlette.routing import Route
from starlette.types import ASGIApp, Message

from validator.core.files import reason_of
from validator.law.chapters import HELD
from validator.web.case_folder import CannotWrite, CaseFolder, NoSuchFile
from validator.web.filing_view import filing_view
from validator.web.judges import Bench, Judges, NotJudged
from validator.web.law_view import law_view
from validator.web.log_view import Filters, log_view
from validator.web.safety import Guard, Keys
from validator.web.templates import page

MOST_AT_ONCE: Final = 1 << 30
"""Bytes that may be handed in at once."""
_MOST_FILES: Final = 50
_MOST_FIELDS: Final = 4
_STYLES: Final = {"workbench.css": "validator.web", "paper.css": "validator.report.papers"}


class Workbench:
    """The pages over one case folder."""

    def __init__(self, folder: CaseFolder, judges: Judges, keys: Keys, most: int = MOST_AT_ONCE) -> None:
        self._folder = folder
        self._bench = Bench(judges, folder.root)
        self._keys = keys
        self._most = most

    def routes(self) -> list[Route]:
        """Each address with its page."""
        return [
            Route("/", self.case, methods=["GET"]),
            Route("/hand-in", self.hand_in, methods=["POST"]),
            Route("/check", self.check, methods=["GET"]),
            Route("/replay", self.replay, methods=["GET"]),
            Route("/round", self.round, methods=["GET"]),
            Route("/law/{chapter}", self.law, methods=["GET"]),
            Route("/{style}.css", self.style, methods=["GET"]),
        ]

    async def case(self, request: Request) -> Response:
        """The files of the case folder, each with what it is and what can be done with it."""
        found = await run_in_threadpool(self._identified)
        return _answer("case.html", files=found, chapters=HELD, most=self._most, form_token=self._keys.form)

    def _identified(self) -> list[tuple[str, Any]]:
        return [(name, self._folder.identified(name)) for name in self._folder.names()]

    async def hand_in(self, request: Request) -> Response:
        """Take files that are handed in; none takes the place of another."""
        form = await self._form(request)
        try:
            if not self._keys.is_form(form.get("form_token")):
                raise HTTPException(403, "This form was not sent by a page of this run; load the page again.")
            given = [one for one in form.getlist("files") if isinstance(one, UploadFile) and one.filename]
            if not given:
                raise HTTPException(400, "No file was chosen.")
            for one in given:
                await run_in_threadpool(self._folder.put, one.filename or "", one.file)
        except CannotWrite as error:
            raise HTTPException(507, f"The file could not be written: {error}") from error
        finally:
            await form.close()
        return RedirectResponse("/", 303)

    async def _form(self, request: Request) -> FormData:
        """The form, read part by part; raises HTTPException for one that is too large or none."""
        said = request.headers.get("content-length", "")
        too_large = HTTPException(413, f"More than {self._most:,} bytes at once are not taken.")
        if said.isdigit() and int(said) > self._most:
            raise too_large
        read = 0
        receive = request.receive

        async def counted() -> Message:
            nonlocal read
            message = await receive()
            read += len(message.get("body", b""))
            if read > self._most:
                raise too_large
            return message

        if not request.headers.get("content-type", "").startswith("multipart/form-data"):
            raise HTTPException(415, "Files are handed in by the form of the first page.")
        return await Request(request.scope, counted).form(max_files=_MOST_FILES, max_fields=_MOST_FIELDS)

    async def check(self, request: Request) -> Response:
        """The findings of a filing beside its text."""
        name = self._named(request, "file")
        try:
            judgment = await run_in_threadpool(self._bench.checked, name)
        except NotJudged as error:
            return _not_judged(name, error)
        view = await run_in_threadpool(filing_view, judgment)
        return _answer("check.html", name=name, view=view, command=_command("check", name))

    async def replay(self, request: Request) -> Response:
        """The findings of a log, in a table that is filtered by the address."""
        name, chosen = self._named(request, "file"), self._chosen(request)
        filters = Filters.of(request.query_params)
        choices = await run_in_threadpool(self._filings)
        try:
            judged = await run_in_threadpool(self._bench.replayed, name, chosen)
            view = await run_in_threadpool(log_view, judged.judgment, filters)
        except NotJudged as error:
            return _not_judged(name, error)
        kept = [("file", name), *(("filing", one) for one in chosen)]
        return _answer(
            "replay.html",
            name=name,
            view=view,
            choices=choices,
            chosen=chosen,
            filters=filters,
            kept=urlencode(kept),
            narrowed=urlencode([*kept, *filters.chosen()]),
            command=_command("replay", name, chosen),
        )

    async def round(self, request: Request) -> Response:
        """A round drawn, act by act."""
        name, chosen = self._named(request, "file"), self._chosen(request)
        table, number = request.query_params.get("table", ""), request.query_params.get("round", "")
        if not table or not (number.isascii() and number.isdigit() and len(number) < 10):
            raise HTTPException(404)
        try:
            paper = await run_in_threadpool(self._bench.exhibit, name, chosen, table, int(number))
        except NotJudged as error:
            return _not_judged(name, error)
        command = _command("exhibit", name, chosen, [f"{table}/{int(number)}", "-o", "exhibit.html"])
        kept = urlencode([("file", name), *(("filing", one) for one in chosen)])
        return _answer("round.html", name=name, paper=paper, kept=kept, command=command)

    async def law(self, request: Request) -> Response:
        """The text of a chapter, with an anchor for each paragraph."""
        chapter = request.path_params["chapter"]
        if chapter not in HELD:
            raise HTTPException(404)
        view = await run_in_threadpool(law_view, chapter, _day(request.query_params.get("as_of", "")))
        return _answer("law.html", view=view, command=f"floorperson law {chapter}")

    async def style(self, request: Request) -> Response:
        """A style sheet of the pages."""
        name = f"{request.path_params['style']}.css"
        if name not in _STYLES:
            raise HTTPException(404)
        return Response(_style(name), media_type="text/css")

    def _named(self, request: Request, key: str) -> str:
        return self._in_folder(request.query_params.get(key, ""))

    def _chosen(self, request: Request) -> list[str]:
        """The filings that are ticked, in the order of their names."""
        return sorted({self._in_folder(one) for one in request.query_params.getlist("filing")})

    def _in_folder(self, given: str) -> str:
        try:
            return self._folder.name_of(given)
        except NoSuchFile as error:
            raise HTTPException(404) from error

    def _filings(self) -> list[tuple[str, str]]:
        """The filings of the folder that may judge rounds, each with its chapter."""
        return [(name, one.chapter) for name, one in self._identified() if one.kind == "filing" and one.chapter]


def workbench_app(folder: Path, judges: Judges, keys: Keys, port: int, most: int = MOST_AT_ONCE) -> ASGIApp:
    """The workbench over a case folder, as a server on ``port`` runs it; judges are given the names of its files."""
    bench = Workbench(CaseFolder(folder), judges, keys, most)
    app = Starlette(routes=bench.routes(), exception_handlers={HTTPException: _told, OSError: _unread})
    app.router.redirect_slashes = False
    return Guard(app, keys, port)


def _answer(template: str, status: int = 200, **given: Any) -> HTMLResponse:
    return HTMLResponse(page(template, **given), status)


def _not_judged(name: str, error: NotJudged) -> Response:
    return _answer("told.html", 422, title=f"{name} could not be judged", words=str(error))


async def _told(request: Request, error: Exception) -> Response:
    """A page that says why there is no other."""
    assert isinstance(error, HTTPException)
    if error.status_code == 404:
        return _answer("told.html", 404, title="There is no such page", words="Nothing is called so here.")
    return _answer("told.html", error.status_code, title="This cannot be done", words=error.detail)


async def _unread(request: Request, error: Exception) -> Response:
    assert isinstance(error, OSError)
    words = f"The case folder cannot be read or written: {reason_of(error)}."
    return _answer("told.html", 507, title="This cannot be done", words=words)


def _command(name: str, file: str, filings: Sequence[str] = (), more: Sequence[str] = ()) -> str:
    """The command line that gives the same, in the case folder."""
    under = [word for filing in filings for word in ("-s", filing)]
    return shlex.join(["floorperson", name, file, *more, *under, "--no-config"])


def _day(words: str) -> date | None:
    try:
        return date.fromisoformat(words)
    except ValueError:
        return None


@cache
def _style(name: str) -> str:
    return (files(_STYLES[name]) / name).read_text(encoding="utf-8")
