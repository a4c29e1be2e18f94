ALTER TABLE ways ADD COLUMN device TEXT NOT NULL DEFAULT '';
CREATE INDEX ways_of_device ON ways (device);
