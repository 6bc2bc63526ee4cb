-- The last changes that came with a key: sent again, they are recognised. Of the key only the hash is kept.
CREATE TABLE answered (
    game    TEXT    NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    version INTEGER NOT NULL,
    key     BLOB    NOT NULL,
    was     INTEGER NOT NULL,
    PRIMARY KEY (game, version)
) STRICT, WITHOUT ROWID;
