"""Looking at tables of which there was no news costs the same, however many there are."""

from banchisa.server.cluster import postgres_cluster
from banchisa.server.cluster.postgres_bus import PostgresBus
from banchisa.server.cluster.postgres_cluster import PostgresCluster

MANY = 5 * postgres_cluster._AT_ONCE + 7


def following(tables: list[str], leader: str) -> PostgresCluster:
    """A server that has these tables in memory and is connected to nothing."""
    cluster = PostgresCluster("postgresql://nowhere", PostgresBus("postgresql://nowhere"))
    for table in tables:
        cluster.follow(table)
        cluster._followed[table].leader = leader
    return cluster


def test_every_table_is_looked_at_in_turn_and_few_at_once():
    tables = [f"{number:012}" for number in range(MANY)]
    cluster = following(tables, "somebody")
    for _ in range(2):
        seen = []
        while len(seen) < MANY:
            some = cluster._take_turn()
            assert len(some) <= postgres_cluster._AT_ONCE
            seen += some
        assert sorted(seen) == tables


def test_a_table_that_nobody_leads_is_looked_at_every_time():
    tables = [f"{number:012}" for number in range(MANY)]
    cluster = following(tables, "somebody")
    cluster._followed[tables[-1]].leader = ""
    for _ in range(3):
        assert tables[-1] in cluster._take_turn()


def test_what_is_no_longer_in_memory_has_no_turn_in_the_next_round():
    tables = [f"{number:012}" for number in range(MANY)]
    cluster = following(tables, "somebody")
    cluster._take_turn()
    cluster.forget(tables[:-1])
    while cluster._to_audit:
        cluster._take_turn()
    assert cluster._take_turn() == tables[-1:]
