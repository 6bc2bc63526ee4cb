### Что показывается над полем, и конец партии.

stage-label = Результат
stage-all = Пропустить всё
stage-before = До броска

story-open = Итоги партии
story-title = { $result }: { $game }
story-goal = для победы нужно { $goal }
story-charts = Ход за ходом
story-start = начало
story-marked = ◆ Переломные моменты: см. ниже.
story-dice = Кубики
story-face = выпало { $face }
story-rolled = Бросков кубика за обе стороны: { $count }. Среднее: { $mean }, ожидалось { $expected }.
story-luck = Бросков с неясным исходом: { $tries }. В вашу пользу: { $came }, ожидалось { $expected }.
story-kindness = { $luck ->
    [very_kind] Кубики были к вам очень благосклонны.
    [kind] Кубики были к вам благосклонны.
    [even] Везение и невезение уравнялись.
    [unkind] Кубики были против вас.
   *[very_unkind] Кубики были решительно против вас.
}
story-went = Как всё было
story-swing = Больше всего изменил ход { $turn }. { $track }: { $from } → { $to }.
story-chance = Вероятность удачного исхода: { $chance }.
story-again = Новая партия с теми же параметрами
story-same = Тот же расклад ещё раз
story-board = Вернуться к полю
