CREATE UNLOGGED TABLE servers (id TEXT PRIMARY KEY, alive_until TIMESTAMPTZ NOT NULL);
CREATE UNLOGGED TABLE leases (
  name TEXT PRIMARY KEY, server TEXT NOT NULL REFERENCES servers ON DELETE CASCADE
);
CREATE INDEX leases_of_server ON leases (server);
CREATE UNLOGGED TABLE presence (
  table_id TEXT NOT NULL, server TEXT NOT NULL REFERENCES servers ON DELETE CASCADE, data TEXT NOT NULL,
  PRIMARY KEY (table_id, server)
);
CREATE INDEX presence_of_server ON presence (server);
