### Problems of a data pack of this game. A sentence follows the file, the record and the field it is about.

## What a field refers to or a file must contain

# $thing (String) - the code of a thing.
problem-thing = { $thing ->
    [boat] boat
    [landing] landing
    [chit] weather chit
   *[other] { $thing }
}
