"""Dice and delivery, §§ 535.8, 535.9 and 535.11(i) to (m)."""

from collections.abc import Mapping, Sequence
from itertools import product

from validator.law.facts import Facts
from validator.proof.simulate.pai_gow.floor import Floor
from validator.proof.simulate.pai_gow.play import DEALER_WAGER, PaiGowRound
from validator.proof.simulate.pai_gow.ranking import Hands
from validator.proof.simulate.wishes import BANK, PLAYER


def delivery(facts: Facts, style: str) -> list[list[int]]:
    """The places in the stacks of the tiles of each position in turn."""
    table = facts.table(f"delivery_{style.replace('-', '_')}")
    rows = zip(table.lists("stacks"), table.lists("layers"), strict=True)
    return [[int(f"{stack}{layer}") for stack, layer in product(stacks, layers)] for stacks, layers in rows]


def draw(floor: Floor, play: PaiGowRound) -> None:
    """Settle by chance which dice fall and which tiles come to which place, and how all are set.

    Drawn again where the text leaves open what becomes of a wager (535.10(g): a low hand worth zero that ranks higher)
    or how the dealer sets (535.10(d)(3): a tile of the Supreme Pair used apart).
    """
    places = delivery(floor.chosen.law.facts, play.style)
    wished = wished_hands(floor, play)
    while True:
        play.dice = tuple(floor.chance.randint(1, 6) for _ in range(3))
        start = (play.bank + sum(play.dice) - 1) % len(places)
        tiles = floor.ranking.set_of_tiles[:]
        floor.chance.shuffle(tiles)
        if wished:
            tiles = _with(tiles, {(seat - start) % len(places): hands for seat, hands in wished.items()})
        play.places = []
        for step, spots in enumerate(places):
            play.places.append(((start + step) % len(places), spots, tiles[4 * step : 4 * step + 4]))
        of = {place: four for place, _, four in play.places}
        by_dealer = {0} if not play.covered else {0, play.bank}
        play.hands = {
            seat: floor.house_way.sets(of[seat])
            if seat in by_dealer
            else wished.get(seat) or floor.chance.choice(floor.ranking.settings(of[seat]))
            for seat in (0, *sorted(play.owners))
        }
        if wished:
            return
        if any(_turns_on_count(floor, play, seat) for seat in by_dealer):
            continue
        plays = [*play.stakes, *([0] if play.against else [])]
        if not any(floor.ranking.is_open(play.hands[seat], play.house) for seat in plays):
            return


def wished_hands(floor: Floor, play: PaiGowRound) -> dict[int, Hands]:
    """The hands that are wished for, by seat: in most rounds in which there is somebody for each of them."""
    wishes, players = floor.chance.wishes.hands, [*play.stakes]
    found: dict[int, Hands] = {}
    if not wishes or bool(play.bank) != any(one.whose == BANK for one in wishes) or floor.chance.happens(0.2):
        return found
    floor.chance.shuffle(players)
    for one in wishes:
        if one.whose == PLAYER and not players:
            return {}
        seat = play.bank if one.whose == BANK else players.pop() if one.whose == PLAYER else 0
        found[seat] = Hands((one.high[0], one.high[1]), (one.low[0], one.low[1]))
    return found


def _with(tiles: Sequence[str], wished: Mapping[int, Hands]) -> list[str]:
    """The tiles in another order, so that the hands wished for are dealt as the first, the second and so on."""
    others = list(tiles)
    for hands in wished.values():
        for tile in (*hands.high, *hands.low):
            others.remove(tile)
    ordered: list[str] = []
    for step in range(len(tiles) // 4):
        own = wished.get(step)
        ordered += (*own.high, *own.low) if own else (others.pop() for _ in range(4))
    return ordered


def _turns_on_count(floor: Floor, play: PaiGowRound, seat: int) -> bool:
    """Whether tiles without a pair hold one of the Supreme Pair, which may count otherwise."""
    hands = play.hands[seat]
    supreme = {item.id for item in floor.chosen.law.facts.listing("supreme_pair_tiles")}
    return not supreme.isdisjoint((*hands.high, *hands.low)) and not any(map(floor.ranking.pair, hands))


def roll(floor: Floor, play: PaiGowRound) -> None:
    """The shaker is shaken and uncovered and the total announced; invalid rolls are called and reshaken, § 535.12."""
    book, chance, dealer = floor.book, floor.chance, floor.dealer_id
    shaker = f"bank:{play.owners[play.bank]}" if play.bank else dealer
    book.write("dice-shake", n=3 + chance.randrange(2), by=shaker)
    if play.bank and chance.happens(0.01, "irregularities"):
        book.write("dice-uncovered", by=shaker)
        book.write("no-roll", what="uncovered-by-bank", by=dealer)
        book.write("dice-shake", n=3, by=shaker)
    if chance.happens(0.01, "irregularities"):
        why = chance.choice(("not-flat", "fell-out"))
        book.write("dice-uncovered", by=dealer)
        book.write("dice-shown", n=int("".join(str(chance.randint(1, 6)) for _ in range(3))), what=why)
        book.write("no-roll", what=why, by=dealer)
        book.write("dice-shake", n=3, by=shaker)
    book.write("dice-uncovered", by=dealer)
    book.write("dice-shown", n=int("".join(map(str, play.dice))))
    book.write("dice-total", n=sum(play.dice), by=dealer)


def deliver(floor: Floor, play: PaiGowRound) -> None:
    """All tiles are delivered, those of positions without a wager put with the Dead Hand, the dice shaken once."""
    book, dead, dealer = floor.book, floor.positions + 1, floor.dealer_id
    for place, spots, tiles in play.places:
        hand = place if place == 0 or place in play.owners else None
        seat, dest = (None, "dead-hand") if place == dead else (place, "hand")
        for spot, tile in zip(spots, tiles, strict=True):
            book.write("deliver", n=spot, card=tile, face="down", seat=seat, hand=hand, dest=dest, by=dealer)
        if place == 0 and play.against:
            book.write("wager-moved", wager=DEALER_WAGER, source="container-front", dest="on-tiles", by=dealer)
        elif place == 0:
            book.write("marker-placed", what="dealer-tiles", seat=0, by=dealer)
    for seat in range(0 if not play.dealer_plays else 1, dead):
        if seat not in play.owners:
            book.write("move-card", seat=seat, source="hand", dest="dead-hand", face="down", by=dealer)
    book.write("dice-shake", n=floor.chosen.law.facts.number("shakes_of_the_covered_dice"), by=dealer)
