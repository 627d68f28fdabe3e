"""What Pennsylvania fined casinos for at these tables, each as a simulated day at a table, with its lawful twin."""
