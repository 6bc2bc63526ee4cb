-- The last changes that came with a key: sent again, they are recognised. Of the key only the hash is kept. There are so
-- many slots that a change takes that of one long before it.
CREATE TABLE answered (
    game    TEXT    NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    slot    INTEGER NOT NULL,
    version INTEGER NOT NULL,
    key     BLOB    NOT NULL,
    was     INTEGER NOT NULL,
    at      INTEGER NOT NULL,
    PRIMARY KEY (game, slot)
) STRICT, WITHOUT ROWID;
