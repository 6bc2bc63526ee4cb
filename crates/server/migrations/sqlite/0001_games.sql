-- A game is its journal: what does not change, the cursor, and one row for each entry.

CREATE TABLE games (
    id      TEXT    NOT NULL PRIMARY KEY,
    game    TEXT    NOT NULL,
    head    TEXT    NOT NULL,
    at      INTEGER NOT NULL,
    version INTEGER NOT NULL,
    created INTEGER NOT NULL,
    updated INTEGER NOT NULL,
    turn    INTEGER NOT NULL,
    over    INTEGER NOT NULL,
    result  TEXT,
    level   TEXT,
    score   INTEGER
) STRICT;

-- Entry 0 is the set-up. A snapshot stands where a turn begins.
CREATE TABLE entries (
    game     TEXT    NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    n        INTEGER NOT NULL,
    entry    TEXT    NOT NULL,
    snapshot TEXT,
    PRIMARY KEY (game, n)
) STRICT, WITHOUT ROWID;

-- One link at most for each seat; of the token only the hash is kept.
CREATE TABLE links (
    token BLOB    NOT NULL PRIMARY KEY,
    game  TEXT    NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    seat  INTEGER NOT NULL,
    UNIQUE (game, seat)
) STRICT, WITHOUT ROWID;

-- Who holds which seat; of a player only the hash of the cookie is kept.
CREATE TABLE holders (
    game   TEXT    NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    seat   INTEGER NOT NULL,
    player BLOB    NOT NULL,
    PRIMARY KEY (game, seat, player)
) STRICT, WITHOUT ROWID;

CREATE INDEX holders_by_player ON holders (player);
