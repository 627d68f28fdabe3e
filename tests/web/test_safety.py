"""Who may ask the workbench, what a browser may do with its pages, and which files it reads and writes."""

import os
from pathlib import Path

import pytest

from tests.web.conftest import ORIGIN, PORT, Served

PAGES = ("/", "/check?file=bad.yaml", "/replay?file=log.jsonl", "/law/633a", "/workbench.css", "/nowhere")
OUTSIDE = (
    "../outside.yaml",
    "..%2Foutside.yaml",
    "%2Fetc%2Fpasswd",
    "..",
    ".",
    "",
    "-",
    ".hidden",
    "sub%2Finside.yaml",
    "sub",
    "..%5Coutside.yaml",
    "C%3A%5Cboot.ini",
    "%00",
    "bad.yaml%00.txt",
    "link-out",
    "device",
    "pipe",
    "loop",
    "*.yaml",
    "x" * 300,
    "x" * 20_000,
    "%FF%FE",
    "missing.yaml",
)


@pytest.mark.parametrize("host", ["evil.example", f"evil.example:{PORT}", "127.0.0.1", "127.0.0.1:80", "", "localhost"])
def test_another_host_is_refused(served: Served, host: str) -> None:
    assert served.client.get("/", headers={"Host": host}).status_code == 400


def test_localhost_is_this_server(served: Served) -> None:
    answer = served.stranger.get("/", headers={"Host": f"localhost:{PORT}"})
    assert answer.status_code == 403


@pytest.mark.parametrize("address", [*PAGES, "/?token=", "/?token=wrong", "/?token=%C3%A9", "/check?token={token}"])
def test_without_the_cookie_nothing_is_told(served: Served, address: str) -> None:
    answer = served.stranger.get(address.format(token=served.keys.token))
    assert answer.status_code == 403
    assert "bad.yaml" not in answer.text


def test_the_token_of_the_first_address_becomes_a_cookie(served: Served) -> None:
    answer = served.stranger.get(f"/?token={served.keys.token}", follow_redirects=False)
    cookie = answer.headers["set-cookie"]
    assert (answer.status_code, answer.headers["location"]) == (303, "/")
    assert "HttpOnly" in cookie and "SameSite=strict" in cookie
    assert served.keys.token not in cookie
    served.stranger.cookies.set(f"floorperson-{PORT}", "wrong")
    assert served.stranger.get("/").status_code == 403


@pytest.mark.parametrize("address", PAGES)
def test_each_answer_bears_the_headers(served: Served, address: str) -> None:
    for client in (served.client, served.stranger):
        headers = client.get(address).headers
        policy = headers["content-security-policy"]
        assert policy.startswith("default-src 'none'; style-src 'self'") and "unsafe" not in policy
        assert "frame-ancestors 'none'" in policy and "form-action 'self'" in policy and "script-src" not in policy
        assert headers["x-frame-options"] == "DENY"
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "same-origin"


@pytest.mark.parametrize("address", ["/", "/check?file=bad.yaml", "/replay?file=log.jsonl", "/law/633a"])
def test_no_page_has_a_script_or_a_style_of_its_own(served: Served, address: str) -> None:
    text = served.page(address).lower()
    assert "<script" not in text and "<style" not in text and " style=" not in text and " onclick" not in text


@pytest.mark.parametrize("origin", ["http://evil.example", "null", "", "https://127.0.0.1:8590", "http://127.0.0.1:1"])
def test_a_form_of_another_origin_is_refused(served: Served, origin: str) -> None:
    assert served.hand_in(("a.yaml", b"chapter: x"), origin=origin) == 403
    assert not (served.folder / "a.yaml").exists()


def test_a_form_without_origin_or_without_the_token_of_the_run_is_refused(served: Served) -> None:
    files = [("files", ("a.yaml", b"x"))]
    assert served.client.post("/hand-in", data={"form_token": served.keys.form}, files=files).status_code == 403
    for token in ("", "wrong", served.keys.token, "é"):
        assert served.hand_in(("a.yaml", b"x"), token=token) == 403
    assert not (served.folder / "a.yaml").exists()


@pytest.mark.parametrize("method", ["put", "delete", "patch", "options"])
def test_other_methods_do_nothing(served: Served, method: str) -> None:
    assert served.client.request(method, "/", headers={"Origin": ORIGIN}).status_code == 405


@pytest.mark.parametrize("name", OUTSIDE)
@pytest.mark.parametrize("address", ["/check?file=", "/replay?file=", "/replay?file=log.jsonl&filing=", "/round?file="])
def test_no_file_outside_of_the_case_folder_is_read(served: Served, address: str, name: str) -> None:
    (served.folder.parent / "outside.yaml").write_text("secret words", encoding="utf-8")
    (served.folder / ".hidden").write_text("secret words", encoding="utf-8")
    (served.folder / "sub").mkdir()
    (served.folder / "sub" / "inside.yaml").write_text("secret words", encoding="utf-8")
    if os.name == "posix":
        (served.folder / "link-out").symlink_to("../outside.yaml")
        (served.folder / "device").symlink_to("/dev/zero")
        (served.folder / "loop").symlink_to("loop")
        os.mkfifo(served.folder / "pipe")
    text = served.page(f"{address}{name}", 404)
    assert "secret words" not in text
    listed = served.page("/")
    assert "secret words" not in listed and "link-out" not in listed and "pipe" not in listed


@pytest.mark.parametrize(
    ("given", "name"),
    [
        ("../../outside.yaml", "outside.yaml"),
        ("/etc/cron.d/job", "job"),
        ("C:\\Users\\a\\log.jsonl", "log-2.jsonl"),
        ("bad.yaml", "bad-2.yaml"),
        (".bashrc", "bashrc"),
        ("-rf", "rf"),
        ("..", "file"),
        ("a;b|c$(d).yaml", "a_b_c_(d).yaml"),
        ("nul.txt", "file_nul.txt"),
        ("<script>.csv", "script_.csv"),
        ("x" * 300 + ".jsonl.gz", "x" * 91 + ".jsonl.gz"),
        ("zwölf.yaml", "zwölf.yaml"),
    ],
)
def test_what_is_handed_in_gets_a_plain_name_and_is_never_written_over(served: Served, given: str, name: str) -> None:
    before = {path.name: path.read_bytes() for path in served.folder.iterdir()}
    assert served.hand_in((given, b"what is handed in")) == 303
    after = {path.name: path.read_bytes() for path in served.folder.iterdir()}
    assert after == {**before, name: b"what is handed in"}
    assert [path.name for path in served.folder.parent.iterdir()] == ["case"]
    served.page("/")


def test_what_is_too_large_is_not_taken(served: Served) -> None:
    before = sorted(path.name for path in served.folder.iterdir())
    assert served.hand_in(("large.jsonl", b"x" * (1 << 21))) == 413

    def parts() -> object:
        yield b'--b\r\nContent-Disposition: form-data; name="files"; filename="large.jsonl"\r\n\r\n'
        yield from [b"x" * (1 << 16)] * 40
        yield b"\r\n--b--\r\n"

    headers = {"Origin": ORIGIN, "Content-Type": "multipart/form-data; boundary=b"}
    answer = served.client.post("/hand-in", content=parts(), headers=headers)
    assert answer.status_code == 413
    assert sorted(path.name for path in served.folder.iterdir()) == before


@pytest.mark.parametrize("content", [b"", b"--b", b"no form at all", b"--b\r\n\r\n\r\n--b--"])
def test_a_form_that_is_none_is_told(served: Served, content: bytes) -> None:
    for kind in ("multipart/form-data; boundary=b", "multipart/form-data", "text/plain", ""):
        headers = {"Origin": ORIGIN, "Content-Type": kind}
        assert served.client.post("/hand-in", content=content, headers=headers).status_code in (400, 403, 415)


def test_words_of_files_are_never_markup(served: Served) -> None:
    script = "<script>alert(1)</script>"
    good = (served.folder / "633a-shoe.yaml").read_text(encoding="utf-8")
    Path("script.yaml").write_text(f"{good}\n# {script}\n'{script}': '{script}'\n", encoding="utf-8")
    log = (served.folder / "log.jsonl").read_text(encoding="utf-8").replace("BJ-101", script)
    Path("script.jsonl").write_text(f'{log}{{"{script}"\n', encoding="utf-8")
    Path(f"{script.replace('/', '')}.csv").write_text(f"a,{script}\n1,2\n", encoding="utf-8")
    for address in (
        "/",
        "/check?file=script.yaml",
        "/replay?file=script.jsonl",
        "/replay?file=log.jsonl&rule=<script>",
    ):
        text = served.page(address)
        assert "<script" not in text.lower()
        assert "&lt;script" in text or "rule=" in address
    round_ = served.client.get("/round", params={"file": "script.jsonl", "table": script, "round": "2"})
    assert round_.status_code == 200 and "<script" not in round_.text.lower()
    hidden = served.client.get("/law/633a", params={"as_of": script})
    assert hidden.status_code == 200 and script not in hidden.text


def test_an_unknown_address_is_a_plain_page(served: Served) -> None:
    for address in (
        "/nowhere",
        "/law/633",
        "/law/..%2F..%2Fetc",
        "/other.css",
        "/check/",
        "/round?file=bad.yaml",
    ):
        assert "There is no such page" in served.page(address, 404)
