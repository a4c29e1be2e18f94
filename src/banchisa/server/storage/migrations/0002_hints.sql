ALTER TABLE tables ADD COLUMN hints {bool} NOT NULL DEFAULT {true};
