ALTER TABLE tables ADD COLUMN has_talk {bool} NOT NULL DEFAULT {true};
CREATE TABLE talk (
  table_id TEXT NOT NULL, circle TEXT NOT NULL, n INTEGER NOT NULL, token TEXT NOT NULL, data TEXT NOT NULL,
  PRIMARY KEY (table_id, circle, n)
) {clustered};
CREATE UNIQUE INDEX talk_once ON talk (table_id, token);
