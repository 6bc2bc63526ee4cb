### What can be wrong with a data pack of this game. A sentence follows the file, the record and the field it is about.

## What a field refers to or a file must hold

problem-thing = { $thing ->
    [boat] судно
    [landing] причал
    [chit] жетон погоды
   *[other] { $thing }
}
