"""Reports: what the jobs found, as text for people and as versioned JSON for programs."""
