ALTER TABLE tables ADD COLUMN name TEXT NOT NULL DEFAULT '';
CREATE TABLE marks (
  person TEXT NOT NULL, table_id TEXT NOT NULL, mark TEXT NOT NULL, PRIMARY KEY (person, table_id)
) {clustered};
CREATE INDEX marks_of_table ON marks (table_id);
