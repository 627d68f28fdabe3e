"""What the log of a simulated table of blackjack says that it always records."""

ALWAYS = (
    "table-open", "table-close", "posted-limits", "chip-unit", "positions", "dealer-arrives", "dealer-leaves",
    "supervisor", "player-arrives", "player-leaves", "decks", "inspection", "spread", "wash", "stack",
    "shuffle", "cut-offered", "cut", "cover-card-inserted", "load-shoe", "cover-card", "burn", "shoe-emptied",
    "round-start", "wager", "wager.at", "wager.player", "wager.cents", "wager-changed", "wager-withdrawn",
    "wager-confirmed", "cash-converted", "wager-moved", "wager-handled", "no-more-bets", "determinant", "deal",
    "deal.face", "deal.source", "expose", "peek", "announce", "offer", "choice", "split", "collect",
    "collect.cents", "pay", "pay.cents", "return", "return.cents", "muck", "cleared", "void-hand", "void-round",
    "round-end", "card-misdealt", "handle-cards", "switch", "move-card", "recut", "verify", "meter", "meter-reset",
    "meter-contribution", "payout-documented", "magic-card", "lucky-position", "deck-held", "batch-swap",
    "card-refused", "card-face-up", "shoe-empty", "device", "idle", "card-change", "gaming-day",
    "batch", "count-check", "rack-emptied", "shoe-position", "entry", "spread-asked", "notify",
)  # fmt: skip
"""Kinds, and columns of kinds; ``deal.card`` is added where cards dealt face down are read."""
