### Why something cannot be done, and what to do instead.

refusal-not-now = Сейчас решается другое. Выберите одно из допустимых действий.
refusal-lit-last = В прошлый час прожектор уже светил сюда: { $landing }. Наведите его в другое место.
refusal-already-sent = В этот час судно уже отправлено: { $boat }. Выберите другое или отчаливайте.
refusal-full = В этот час здесь больше нет места: { $landing }. Выберите другой причал.
refusal-not-under-fire = Не под прожектором: { $boat }. Выберите судно, которое освещено.
refusal-sunk = Судно затонуло: { $boat }. Выберите судно на плаву.
