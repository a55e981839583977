"""Study: fuzzing, benchmarks, tournaments, statistics, learning environments."""
