"""The stacks of a Pai Gow table dealt by hand: real piles, moved and emptied as the sentences of §§ 535.8, 535.9 say.

Nothing here is taken from the rules or from their facts. A pile is a list of tiles, its top first; ``row`` holds the
piles as they stand before the dealer, the first at his right. A tile is a name.
"""

from collections.abc import Callable, Iterator

Pile = list[str]
Row = list[Pile]
Four = list[str]


def fresh() -> Row:
    """Eight stacks of four tiles; ``s3t2`` is the second tile from the top of the third stack from the dealer's right."""
    return [[f"s{stack}t{tile}" for tile in (1, 2, 3, 4)] for stack in (1, 2, 3, 4, 5, 6, 7, 8)]


def lift(pile: Pile, count: int) -> Four:
    """Take so many tiles from the top of a pile."""
    taken = pile[:count]
    del pile[:count]
    return taken


def from_the_right(row: Row) -> Iterator[Four]:
    """§ 535.8(d): the first stack, starting from the right side, then the others a stack each."""
    while row:
        yield lift(row.pop(0), 4)


def house_way_from_the_left(row: Row) -> Iterator[Four]:
    """(1): the first stack on the left pushed forward and delivered; the remaining stacks from left to right."""
    while row:
        pushed = row.pop()
        yield lift(pushed, 4)


def top_two_of_each_then_the_rest(pushed: tuple[Pile, Pile]) -> Iterator[Four]:
    """The top two tiles from each of the two stacks pushed forward; the four remaining to the next position."""
    one, other = pushed
    yield lift(one, 2) + lift(other, 2)
    yield lift(one, 2) + lift(other, 2)


def cup_say_from_the_right(row: Row) -> Iterator[Four]:
    """(2): the first two stacks on the right pushed forward; the remaining stacks from right to left likewise."""
    while row:
        yield from top_two_of_each_then_the_rest((row.pop(0), row.pop(0)))


def cup_say_from_the_left(row: Row) -> Iterator[Four]:
    """(3): the same from the left."""
    while row:
        yield from top_two_of_each_then_the_rest((row.pop(), row.pop()))


def jung_quat(row: Row) -> Iterator[Four]:
    """(4): the two center stacks; the remaining stacks pushed together, the two new center stacks, and so on."""
    while row:
        half = len(row) // 2
        left_of_center = row.pop(half)
        right_of_center = row.pop(half - 1)
        yield from top_two_of_each_then_the_rest((right_of_center, left_of_center))


def chee_yee(row: Row) -> Iterator[Four]:
    """(5): the first stack on the right and the first on the left, centered; then the first ones remaining."""
    while row:
        yield from top_two_of_each_then_the_rest((row.pop(0), row.pop()))


def slices(row: Row, near: Row, far: Row) -> Iterator[Four]:
    """(6), (7): one tile from each of the four stacks on the one side, then on the other, until all are gone."""
    assert len(row) == len(near) + len(far)
    while near[0]:
        for side in (near, far):
            yield [tile for pile in side for tile in lift(pile, 1)]


def pin_say_from_the_right(row: Row) -> Iterator[Four]:
    """(6): the top tile of the first stack laid across the second to fourth, delivered with the three it covers."""
    return slices(row, row[:4], row[4:])


def pin_say_from_the_left(row: Row) -> Iterator[Four]:
    """(7): the same from the left."""
    return slices(row, row[4:], row[:4])


def head_and_tail(first: Row, tail: Row) -> Iterator[Four]:
    """(8), (9): ``first`` the four stacks of the head's side, the outermost first; ``tail`` the four of the other."""
    outermost, second, third, fourth = first
    head = (outermost + third, second + fourth)
    for _ in range(4):
        yield lift(head[0], 2) + lift(head[1], 2)
        yield [tile for pile in tail for tile in lift(pile, 1)]


def dragon_head_from_the_right(row: Row) -> Iterator[Four]:
    """(8): the first and second stacks from the right put on the third and fourth; the tail on the left."""
    return head_and_tail(row[:4], row[4:])


def dragon_head_from_the_left(row: Row) -> Iterator[Four]:
    """(9): the same from the left."""
    return head_and_tail([row[7], row[6], row[5], row[4]], row[:4])


STYLES: dict[str, Callable[[Row], Iterator[Four]]] = {
    "ordinary": from_the_right,
    "house-way-left": house_way_from_the_left,
    "cup-say-right": cup_say_from_the_right,
    "cup-say-left": cup_say_from_the_left,
    "jung-quat": jung_quat,
    "chee-yee": chee_yee,
    "pin-say-right": pin_say_from_the_right,
    "pin-say-left": pin_say_from_the_left,
    "dragon-head-right": dragon_head_from_the_right,
    "dragon-head-left": dragon_head_from_the_left,
}
"""The ways of delivery by the log's words."""


def dealt(style: str) -> list[Four]:
    """What the eight positions receive in turn, from the starting position on."""
    return list(STYLES[style](fresh()))
