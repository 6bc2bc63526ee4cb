-- How a game ended for each seat, in the order of the seats: a JSON array of `win`, `draw` and `loss`, none before the end.
ALTER TABLE games ADD COLUMN results TEXT;

-- Until now only that of the first seat was kept. Seats saw different ends in one game alone, against a German player,
-- who has the last seat and wins what the others lose.
UPDATE games SET results = CASE json_extract(head, '$.options.players')
        WHEN 'cooperative' THEN json_array(result, result)
        WHEN 'competitive_two' THEN json_array(result, other)
        WHEN 'competitive_three' THEN json_array(result, result, other)
        ELSE json_array(result)
    END
FROM (SELECT id AS same, CASE result WHEN 'win' THEN 'loss' WHEN 'loss' THEN 'win' ELSE result END AS other FROM games)
WHERE id = same AND result IS NOT NULL;

ALTER TABLE games DROP COLUMN result;
