"""Several servers that share one database: who looks after which table, and what they tell each other."""
