CREATE TABLE findings (
  kind TEXT NOT NULL, name TEXT NOT NULL, data TEXT NOT NULL, at {real} NOT NULL, PRIMARY KEY (kind, name)
) {clustered};
CREATE INDEX holders_of_table ON holders (table_id);
