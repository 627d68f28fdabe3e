"""The law as data: text by paragraph, facts, duties and coverage, readings."""
