"""Whether the examples of the rules and the worked cases would notice a judge that judges otherwise."""
