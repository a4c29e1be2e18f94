CREATE TABLE tables (
  id TEXT PRIMARY KEY, game TEXT NOT NULL, rules TEXT NOT NULL, options TEXT NOT NULL, host TEXT NOT NULL,
  invite TEXT NOT NULL, seed {bytes} NOT NULL, public {bool} NOT NULL, created {real} NOT NULL,
  version INTEGER NOT NULL, actor INTEGER, over {bool} NOT NULL, vacant INTEGER NOT NULL, seating TEXT NOT NULL
) {clustered};
CREATE INDEX waiting ON tables (created) WHERE public AND vacant > 0;
CREATE TABLE events (
  table_id TEXT NOT NULL, n INTEGER NOT NULL, kind TEXT NOT NULL, data TEXT NOT NULL, at {real} NOT NULL,
  PRIMARY KEY (table_id, n)
) {clustered};
CREATE TABLE holders (
  holder TEXT NOT NULL, table_id TEXT NOT NULL, PRIMARY KEY (holder, table_id)
) {clustered};
