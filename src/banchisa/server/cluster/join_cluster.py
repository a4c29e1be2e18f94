"""Which servers share a store: those of one PostgreSQL database; a file has one."""

from __future__ import annotations

from banchisa.server.cluster.cluster import Cluster
from banchisa.server.storage.address import StoreAddress, is_postgres


def join_cluster(address: StoreAddress) -> Cluster:
    """The cluster of the servers of a store."""
    if not is_postgres(address):
        return Cluster()
    from banchisa.server.cluster.postgres_bus import PostgresBus
    from banchisa.server.cluster.postgres_cluster import PostgresCluster

    return PostgresCluster(str(address), PostgresBus(str(address)))
