CREATE TABLE devices (
  holder TEXT PRIMARY KEY, id TEXT NOT NULL UNIQUE, person TEXT NOT NULL, name TEXT NOT NULL, added {real} NOT NULL,
  revoked {real}
) {clustered};
CREATE INDEX devices_of_person ON devices (person);
CREATE INDEX devices_revoked ON devices (revoked) WHERE revoked IS NOT NULL;
CREATE TABLE codes (
  digest TEXT PRIMARY KEY, person TEXT NOT NULL, kind TEXT NOT NULL, expires {real}
) {clustered};
CREATE INDEX codes_of_person ON codes (person, kind);
