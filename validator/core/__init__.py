"""Finding, citation, money, odds, rule and engine: what everything else stands on; imports nothing of ours."""
