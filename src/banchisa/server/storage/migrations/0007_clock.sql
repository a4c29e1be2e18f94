ALTER TABLE tables ADD COLUMN clock TEXT NOT NULL DEFAULT 'null';
ALTER TABLE tables ADD COLUMN deadline {real};
CREATE INDEX due ON tables (deadline) WHERE deadline IS NOT NULL;
