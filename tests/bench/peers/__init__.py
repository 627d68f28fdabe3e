"""Engines that others offer, each dealing and settling its own kind of round; none of them judges a log.

A peer deals rounds in memory and says who won what. It reads no file, and asks of no act whether a law allowed it: what
floorperson does is to read what was done and to hold each act against every rule. The figures stand side by side
because nothing nearer is to be had.
"""

from collections.abc import Iterator
from functools import partial

from tests.bench.bench import Bench
from tests.bench.process import Measured, NotMeasured, ended, process
from tests.bench.sections import judging, warm
from tests.bench.table import Line

PEERS = {
    "OpenSpiel, blackjack": ("open_spiel", "one player against a dealer, no splits, insurance or wagers; C++"),
    "RLCard, blackjack": ("rlcard", "one player against a dealer, hit or stand; Python"),
    "PokerKit, no-limit hold'em": ("pokerkit", "six players check and call to the showdown; checks each act; Python"),
}

ROUNDS = 2_000
"""Rounds that a peer plays."""

BACCARAT = "baccarat-engine, baccarat"


def peers(bench: Bench) -> Iterator[Line]:
    """What engines of others deal and settle, and what ours judges, each on its own kind of round."""
    rounds = ROUNDS // 10 if bench.sizes.quick else ROUNDS
    for what, (name, note) in PEERS.items():
        yield bench.tried(what, partial(dealing, what, name, rounds, bench, note))
    yield bench.tried(BACCARAT, partial(baccarat, bench, rounds * 10))
    for chapter, machine in (("633a", "blackjack"), ("541", "baccarat")):
        log, _ = bench.measured(bench.log(chapter=chapter, rounds=bench.sizes.chapters), repeat=1)
        name = f"ours, {machine}: "
        yield from judging(bench, name, log, bench.engine)
        form = bench.forms[-1]
        yield from warm(bench, f"{name}{form} to findings, {bench.engine}", log, form, bench.engine)


def dealing(what: str, name: str, rounds: int, bench: Bench, note: str) -> Line:
    """Rounds of a peer in Python."""
    done = process(f"tests.bench.peers.{name}_rounds", "rounds", bench.sizes.repeat, rounds)
    return Line(what, done, rounds=rounds, note=note)


def baccarat(bench: Bench, rounds: int) -> Line:
    """Rounds of a peer that npm installs; its own count of seconds, without the start of Node."""
    if not (bench.node / "node_modules" / "baccarat-engine").is_dir():
        raise NotMeasured("baccarat-engine is not installed (npm install baccarat-engine; --node FOLDER)")
    script = ["node", "tests/bench/peers/baccarat_engine.js", str(bench.node.resolve()), str(rounds)]
    try:
        done = min(
            Measured(float(whole.said), whole.wall, whole.peak)
            for whole in (ended(script) for _ in range(bench.sizes.repeat))
        )
    except FileNotFoundError as missing:
        raise NotMeasured("node is not installed") from missing
    return Line(BACCARAT, done, rounds=rounds, note="cards and third cards, result and roadmap; no wagers; JavaScript")
