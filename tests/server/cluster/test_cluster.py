"""The only server is a cluster of one; whoever is one of several answers everything anew."""

from banchisa.server.cluster.cluster import Cluster
from banchisa.server.cluster.postgres_cluster import PostgresCluster


def test_one_of_several_servers_inherits_no_answer_of_the_only_one():
    asked = {name for name in vars(Cluster) if not name.startswith("_")}
    assert len(asked) > 10
    assert asked - set(vars(PostgresCluster)) == set()
