"""What stands before every page: who may ask, and what a browser may do with the answer."""

import secrets
from typing import Final

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import Request
from starlette.responses import PlainTextResponse, RedirectResponse, Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

_POLICY: Final = (
    "default-src 'none'; style-src 'self'; img-src 'self' data:; form-action 'self'; frame-ancestors 'none'; "
    "base-uri 'none'"
)
_HEADERS: Final = (
    ("Content-Security-Policy", _POLICY),
    ("X-Frame-Options", "DENY"),
    ("X-Content-Type-Options", "nosniff"),
    # Under no-referrer a browser sends the forms of these pages with the origin "null", as it does those of strangers.
    ("Referrer-Policy", "same-origin"),
    ("Cross-Origin-Opener-Policy", "same-origin"),
    ("Cross-Origin-Resource-Policy", "same-origin"),
    ("Cache-Control", "no-store"),
)
_NO_ENTRY: Final = "Open the address that floorperson serve has printed: it bears the token of this run.\n"


class Keys:
    """What of one run is secret: the token of its first address, the value of its cookie, the token of its forms."""

    def __init__(self) -> None:
        self.token = secrets.token_urlsafe(32)
        self.session = secrets.token_urlsafe(32)
        self.form = secrets.token_urlsafe(32)

    def is_form(self, given: object) -> bool:
        """Whether a form bears the token of this run."""
        return isinstance(given, str) and secrets.compare_digest(given.encode(), self.form.encode())


class Guard:
    """Lets through what comes from this computer's browser, under this server's own name and with its cookie."""

    def __init__(self, app: ASGIApp, keys: Keys, port: int) -> None:
        self._app = app
        self._keys = keys
        self._hosts = (f"127.0.0.1:{port}", f"localhost:{port}")
        self._cookie = f"floorperson-{port}"

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer a request, or pass it on; every answer bears the headers."""
        if scope["type"] != "http":
            if scope["type"] == "lifespan":
                await self._app(scope, receive, send)
            return

        async def with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in _HEADERS:
                    headers[name] = value
            await send(message)

        refused = self._refused(Request(scope))
        await (refused or self._app)(scope, receive, with_headers)

    def _refused(self, request: Request) -> Response | None:
        headers = request.headers
        if headers.getlist("host") not in [[host] for host in self._hosts]:
            return PlainTextResponse("This is not the address of this server.\n", 400)
        if request.method not in ("GET", "HEAD") and not self._own_origin(headers):
            return PlainTextResponse("This form was not sent by a page of this server.\n", 403)
        token = request.query_params.get("token")
        if token is not None and request.method == "GET" and request.url.path == "/":
            return self._entry(token)
        given = request.cookies.get(self._cookie, "")
        if not secrets.compare_digest(given.encode(), self._keys.session.encode()):
            return PlainTextResponse(_NO_ENTRY, 403)
        return None

    def _own_origin(self, headers: Headers) -> bool:
        return headers.getlist("origin") == [f"http://{headers['host']}"]

    def _entry(self, token: str) -> Response:
        """The first address of a run: its token becomes a cookie, and goes out of the address."""
        if not secrets.compare_digest(token.encode(), self._keys.token.encode()):
            return PlainTextResponse(_NO_ENTRY, 403)
        answer = RedirectResponse("/", 303)
        answer.set_cookie(self._cookie, self._keys.session, httponly=True, samesite="strict", path="/")
        return answer
