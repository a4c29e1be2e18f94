CREATE TABLE ways (
  id TEXT PRIMARY KEY, holder TEXT NOT NULL, target TEXT NOT NULL, language TEXT NOT NULL,
  home TEXT NOT NULL, state TEXT NOT NULL, code TEXT NOT NULL, attempts INTEGER NOT NULL, error TEXT NOT NULL,
  created {real} NOT NULL, sent {real} NOT NULL
) {clustered};
CREATE INDEX ways_of_holder ON ways (holder);
CREATE INDEX ways_of_target ON ways (target);
CREATE TABLE notices (
  way TEXT NOT NULL, table_id TEXT NOT NULL, kind TEXT NOT NULL, number TEXT NOT NULL, due {real} NOT NULL,
  tries INTEGER NOT NULL, claim TEXT NOT NULL, PRIMARY KEY (way, table_id)
) {clustered};
CREATE INDEX notices_due ON notices (due);
CREATE INDEX notices_of_table ON notices (table_id);
CREATE TABLE keys (name TEXT PRIMARY KEY, data TEXT NOT NULL) {clustered};
