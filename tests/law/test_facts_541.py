"""The facts of chapter 541: odds, vigorish, and the rules of the third card against the published counts of the game."""

from itertools import product

from validator.core.odds import Odds
from validator.law.facts import Facts, load_facts

FACTS = load_facts("541")


def test_odds_and_vigorish() -> None:
    assert FACTS.odds("player_wager_pays") == FACTS.odds("banker_wager_pays") == Odds(1, 1, "to")
    assert FACTS.odds("tie_bet_pays") == Odds(8, 1, "to")
    assert FACTS["tie_bet_pays"].relation == "at_least"
    assert {FACTS[name].relation for name in ("player_wager_pays", "banker_wager_pays")} == {"exactly"}
    assert [item.id for item in FACTS.listing("vigorish_percents")] == ["4", "5"]
    assert FACTS.number("tie_vigorish_percent") == FACTS.number("void_wager_vigorish_percent") == 25
    assert FACTS.number("vigorish_rounding_cents") == 5


def test_the_limits_on_decks_cards_and_hours() -> None:
    names = ("decks_minimum", "decks_maximum", "batched_decks_minimum", "batched_decks_maximum")
    for name, inside, outside in zip(names, (6, 8, 12, 16), (5, 9, 11, 17), strict=True):
        assert FACTS[name].allows(inside) and not FACTS[name].allows(outside)
    assert FACTS["cut_depth_minimum"].allows(10) and not FACTS["cut_depth_minimum"].allows(9)
    assert FACTS["cover_card_depth_minimum"].allows(14) and not FACTS["cover_card_depth_minimum"].allows(13)
    assert FACTS["card_change_hours"].allows(4) and not FACTS["card_change_hours"].allows(5)
    assert FACTS["table_betting_positions"].allows(7) and not FACTS["table_betting_positions"].allows(8)


def test_a_ten_counts_ten_when_burned_and_nothing_in_a_hand() -> None:
    assert [item.id for item in FACTS.listing("burn_ten_cards")] == [item.id for item in FACTS.listing("zero_cards")]
    assert (FACTS.number("burn_ten_value"), FACTS.number("zero_card_value")) == (10, 0)


def player_draws(facts: Facts, points: int) -> bool:
    return facts["player_draws_below"].allows(points)


def banker_draws(facts: Facts, points: int, third: int | None) -> bool:
    """Whether the Banker's Hand draws, where neither hand is a Natural."""
    if third is None:
        return facts["banker_draws_to_without_a_third_card"].allows(points)
    if points in facts.grid("banker_third_card_table").rows:
        return facts.grid("banker_third_card_table").at(points, third) == facts.text("table_draw")
    assert facts["banker_draws_below"].allows(points) != facts["banker_stays_on"].allows(points)
    return facts["banker_draws_below"].allows(points)


def test_every_count_of_the_player_draws_or_stays() -> None:
    for points in range(FACTS.number("players_third_card_points_highest") + 1):
        assert player_draws(FACTS, points) != FACTS["player_stays_from"].allows(points)


def test_the_table_has_a_row_for_each_count_that_the_paragraph_names() -> None:
    grid = FACTS.grid("banker_third_card_table")
    assert [str(row) for row in grid.rows] == [item.id for item in FACTS.listing("banker_table_points")]
    assert list(grid.columns) == list(range(FACTS.number("point_count_highest") + 1))
    cells = {cell for row in grid.rows.values() for cell in row}
    assert cells == {FACTS.text("table_draw"), FACTS.text("table_stay")}
    # The example of 541.11(g).
    assert grid.at(5, 4) == FACTS.text("table_draw")


class Shoe:
    """Cards left of each value, and how many orders lead here."""

    def __init__(self, decks: int) -> None:
        kinds = len(FACTS.listing("zero_cards"))
        self.left = [4 * decks * (kinds if value == 0 else 1) for value in range(10)]
        self.ways = 1
        self.taken: list[tuple[int, int]] = []

    def draw(self, value: int) -> None:
        self.taken.append((value, self.ways))
        self.ways *= self.left[value]
        self.left[value] -= 1

    def put_back(self) -> None:
        value, self.ways = self.taken.pop()
        self.left[value] += 1


def test_the_rules_give_the_published_counts_of_eight_decks() -> None:
    """Every order of six cards of the shoe, counted once: Banker's Hand, Player's Hand, tie."""
    shoe, wins = Shoe(FACTS.number("decks_maximum")), {"banker": 0, "player": 0, "tie": 0}
    cards = sum(shoe.left)

    def settle(player: int, banker: int, drawn: int) -> None:
        rest = 1
        for place in range(drawn, 6):
            rest *= cards - place
        result = "tie" if player == banker else "player" if player > banker else "banker"
        wins[result] += shoe.ways * rest

    def banker_turn(player: int, banker: int, third: int | None, drawn: int) -> None:
        if not banker_draws(FACTS, banker, third):
            return settle(player, banker, drawn)
        for value in range(10):
            shoe.draw(value)
            settle(player, (banker + value) % 10, drawn + 1)
            shoe.put_back()

    for first in product(range(10), repeat=4):
        for value in first:
            shoe.draw(value)
        player, banker = (first[0] + first[2]) % 10, (first[1] + first[3]) % 10
        if max(player, banker) >= FACTS.number("natural_lowest"):
            settle(player, banker, 4)
        elif player_draws(FACTS, player):
            for value in range(10):
                shoe.draw(value)
                banker_turn((player + value) % 10, banker, value, 5)
                shoe.put_back()
        else:
            banker_turn(player, banker, None, 4)
        for _ in first:
            shoe.put_back()
    assert wins == {"banker": 2_292_252_566_437_888, "player": 2_230_518_282_592_256, "tie": 475_627_426_473_216}
    assert sum(wins.values()) == 4_998_398_275_503_360
