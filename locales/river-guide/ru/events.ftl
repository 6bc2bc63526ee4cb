### What happens at the night crossing, a sentence for each event.

event-hour = Начинается час { $hour }.
event-refilled = Мешочек пуст. Все шесть жетонов погоды возвращаются в него.
event-weather = Погода: { $chit } (орудия { $change }).
event-aimed = Прожектор наведён.
event-aimed-at = Прожектор наведён: { $landing }.
event-sent = Отправление: { $boat } → { $landing }.
event-lit = Вспыхивает прожектор: { $landing }.
event-lit-die = Вспыхивает прожектор (кубик { $die }): { $landing }.
event-fired = { $hits ->
    [0] Орудия стреляют ({ $dice }) мимо: { $landing }.
    [one] Орудия стреляют ({ $dice }), { $hits } попадание: { $landing }.
    [few] Орудия стреляют ({ $dice }), { $hits } попадания: { $landing }.
   *[many] Орудия стреляют ({ $dice }), { $hits } попаданий: { $landing }.
}
event-hit = Попадание: { $boat }, осталось прочности { $hull }.
event-sunk = Идёт на дно вместе с грузом: { $boat }.
event-landed = { $load ->
    [one] Высаживается { $load } рота ({ $boat }): { $landing }.
    [few] Высаживаются { $load } роты ({ $boat }): { $landing }.
   *[many] Высаживаются { $load } рот ({ $boat }): { $landing }.
}
event-patched = Починка: { $boat }, прочность { $hull }.
event-over-dawn = Рассвет. Рот на том берегу: { $landed }.
event-over-no-boats = Последнее судно затонуло. Рот на том берегу: { $landed }.
event-over-called-off = Переправа прекращена. Рот на том берегу: { $landed }.
