### Why something cannot be done in Pavlov's House: what is wrong and what to do.

pavlov-refusal-not-now = Сейчас решается другое. Выберите одно из допустимых действий.
pavlov-refusal-out-of-order = Если называют несколько подряд, то в порядке списка. Отмените шаг и назовите это раньше.
pavlov-refusal-nothing-done = Пока ничего не выбрано. Выберите хотя бы одно.
pavlov-refusal-not-in-german-hand = Такой карты нет в руке игрока за немцев: { $card }. Выберите ту, что есть.
pavlov-refusal-not-in-german-tactics = Такой карты нет среди карт «Тактика» у немцев: { $card }. Выберите ту, что есть.
pavlov-refusal-must-play = Эту карту нельзя придержать, и ей нужно одно из оставшихся мест: { $card }. Положите её сейчас.
pavlov-refusal-not-in-hand = Карты { $card } нет в руке. Выберите ту, что есть.
pavlov-refusal-card-used = Карта { $card } в этот ход уже использована. Выберите другую.
pavlov-refusal-fog-of-war = Карта { $card } — туман войны, она ничего не даёт. Избавьтесь от неё «Тактическим решением» или выберите другую карту.
pavlov-refusal-not-on-card = На карте { $card } нет такого соединения: { $unit }. Выберите одно из двух её соединений.
pavlov-refusal-wrong-use = { $unit }: нет такого действия — «{ $order }». Выберите одно из имеющихся.
pavlov-refusal-no-actions-left = В этой фазе действий не осталось. Ждите следующей.
pavlov-refusal-nothing-to-recover = { $unit }: ни на одном расположении нет жетона урона. Используйте карту для другого.
pavlov-refusal-not-disrupted = На расположении { $location } нет жетона урона. Выберите то, где он есть.
pavlov-refusal-location-disrupted = На расположении { $location } жетон урона. Сначала восстановите его.
pavlov-refusal-all-disrupted = { $unit }: на всех расположениях жетоны урона. Сначала восстановите одно из них.
pavlov-refusal-none-in-stock = Такого жетона в запасе нет: { $token }. Ждите, пока он туда вернётся.
pavlov-refusal-no-supplies-in-stock = В запасе нечего отправлять. Используйте карту для другого.
pavlov-refusal-too-many = { $have ->
    [0] { $supply }: не взять ни одного. Выберите что-нибудь другое.
   *[other] { $supply }: можно взять не больше { $have }. Возьмите меньше.
}
pavlov-refusal-no-storm-group = В области штурмовой группы нет карты. Ждите следующей карты «Проверка снабжения».
pavlov-refusal-track-not-clear = На направлении { $track } стоит фишка вермахта, и с этой стороны ({ $colour } цвет) не выйти. Сначала уничтожьте её.
pavlov-refusal-nobody-ready = Все фишки истощены или с жетоном урона, идти некому. Сначала дайте им восстановиться.
pavlov-refusal-not-ready = { $counter }: фишка не готова. Сначала восстановите её или выберите другую.
pavlov-refusal-no-support-variant = Эта партия играется без оперативного обеспечения. Используйте карту для другого.
pavlov-refusal-no-support-card = Все карты оперативного обеспечения выполнены. Используйте карту для другого.
pavlov-refusal-support-tokens = { $supply }: карта требует { $need }, а в запасе { $have }. Ждите, пока в запас вернутся ещё.
pavlov-refusal-nothing-to-buy = { $points ->
    [one] За { $points } очко из запаса взять нечего. Займитесь другим.
    [few] За { $points } очка из запаса взять нечего. Займитесь другим.
   *[many] За { $points } очков из запаса взять нечего. Займитесь другим.
}
pavlov-refusal-too-dear = Это стоит { $cost }, а { $points ->
    [one] осталось { $points } очко
    [few] осталось { $points } очка
   *[many] осталось { $points } очков
}. Выберите что-нибудь дешевле.
pavlov-refusal-not-for-sale = Этого в запасе нет. Выберите то, что есть.
pavlov-refusal-no-sapper = В области снабжения нет жетона сапёра. Сначала переправьте его через Волгу.
pavlov-refusal-nothing-to-buttress = Все стены укреплены до предела, и расположение 3 в порядке. Приберегите сапёров для направлений.
pavlov-refusal-wall-at-most = Стена ({ $colour } цвет) укреплена до предела. Выберите другую.
pavlov-refusal-already-mined = Сапёрный круг направления { $track } уже заминирован. Выберите другое направление.
pavlov-refusal-circle-taken = На сапёрном круге направления { $track } стоит фишка вермахта. Выберите другое направление.
pavlov-refusal-no-sapper-site = Ни один сапёрный круг не свободен. Приберегите сапёров для стен.
pavlov-refusal-no-fog-in-hand = В руке нет карты тумана войны. Используйте карту для другого.
pavlov-refusal-no-free-location = { $unit }: нет расположения, которое пусто и в порядке. Восстановите одно или используйте карту для другого.
pavlov-refusal-location-taken = В расположении { $location } уже есть жетон. Выберите другое.
pavlov-refusal-wrong-location = Расположение { $location } не принадлежит действующему соединению. Выберите то, что принадлежит.
pavlov-refusal-staging-empty = Перевалочный пункт пуст. Сначала пополните запасы.
pavlov-refusal-not-staged = На перевалочном пункте этого нет: { $supply }. Выберите то, что есть.
pavlov-refusal-nothing-loaded = Ничего не погружено. Сначала погрузите грузы.
pavlov-refusal-no-anti-aircraft = В расположении { $location } нет жетона ПВО. Выберите то, где он есть.
pavlov-refusal-box-holds = В области подавления ({ $colour } цвет) { $have ->
    [one] { $have } жетон
    [few] { $have } жетона
   *[many] { $have } жетонов
}. Больше не потратить.
pavlov-refusal-not-at-stake = { $counter }: речь не об этой фишке. Выберите одну из тех, о ком речь.
pavlov-refusal-not-in-house = { $counter }: такой фишки в доме нет. Выберите ту, что есть.
pavlov-refusal-has-moved = { $counter }: фишка в этой фазе уже перемещалась. Выберите другую.
pavlov-refusal-no-moves-left = В этой фазе перемещений не осталось. Переходите к действиям.
pavlov-refusal-nowhere-to-go = { $counter }: фишке некуда переместиться. Выберите другую.
pavlov-refusal-already-there = { $counter } и так здесь. Выберите другую позицию.
pavlov-refusal-cannot-enter = На позицию { $position } не войти, пока там не готова фишка «{ $counter }». Выберите другую позицию.
pavlov-refusal-not-empty = Позиция { $position } занята, а освобождающие место никого не теснят. Выберите свободную позицию.
pavlov-refusal-cannot-take = { $counter } не может взять с собой вооружение ({ $weapon }): оно должно лежать там же, откуда фишка уходит, и буква у них должна быть общая.
pavlov-refusal-cannot-join = Расчёту на позиции { $position } нужны две фишки и вооружение с одной и той же буквой. Замените кого-нибудь или идите в другое место.
pavlov-refusal-has-acted = { $counter }: фишка в этой фазе уже действовала. Выберите другую.
pavlov-refusal-is-commanded = { $counter }: фишка в этой фазе уже выполняла приказ. Выберите другую.
pavlov-refusal-in-reserves = { $counter }: фишка в области резерва, вне боя. Сначала переместите её на позицию.
pavlov-refusal-nothing-to-do = { $counter }: фишке здесь нечего делать. Выберите другую.
pavlov-refusal-needs-no-recovery = { $counter }: фишка готова, восстанавливать её незачем. Выберите другую.
pavlov-refusal-is-commander = { $counter }: это командир, он восстанавливается без приказа. Выберите другую фишку.
pavlov-refusal-not-commander = { $counter }: это не командир. Выберите фишку с буквой C (П, «Приказ»).
pavlov-refusal-nobody-to-command = Восстанавливать по приказу некого. Займитесь другим.
pavlov-refusal-not-observer = { $counter }: фишка не может корректировать огонь. Выберите фишку с буквой F (К, «Корректировка огня»).
pavlov-refusal-no-artillery = За Волгой нет готового жетона артиллерии. Сначала подготовьте его картой.
pavlov-refusal-counter-battery = В этот ход тактика вермахта заставляет артиллерию молчать. Ждите следующего хода.
pavlov-refusal-not-at-radio = { $counter }: фишка не у радио. Сначала переместите её на позицию { $position }.
pavlov-refusal-no-target = Целей, по которым можно попасть, не видно. Займитесь другим.
pavlov-refusal-empty-circle = Направление { $track }, круг { $circle }: там пусто. Выберите занятый круг.
pavlov-refusal-out-of-sight = Направление { $track } вне линии видимости. Выберите направление того же цвета, что и позиция.
pavlov-refusal-wrong-target = { $kind }: не цель для этого огня. Фишки и пулемёты атакуют пехоту, противотанковое оружие — бронетехнику.
pavlov-refusal-not-adjacent = Артиллерии нужны две фишки на соседних кругах. Выберите другие.
pavlov-refusal-no-suppression = В области снабжения нет жетонов подавления. Переправьте боеприпасы через Волгу.
pavlov-refusal-cannot-suppress = Значение подавления равно 0. Займитесь другим.
pavlov-refusal-no-crew = { $weapon }: нужен расчёт из двух фишек с этой буквой, обе готовые и ещё не действовавшие. Сначала соберите их вместе.
pavlov-refusal-needs-two-actions = Вооружение требует двух действий. Выберите то, что требует одного.
pavlov-refusal-must-lay = { $count ->
    [1] Положить нужно ровно 1 жетон. Положите его.
    [one] Положить нужно ровно { $count } жетон. Положите столько.
    [few] Положить нужно ровно { $count } жетона. Положите столько.
   *[many] Положить нужно ровно { $count } жетонов. Положите столько.
}
pavlov-refusal-wrong-colour = На этой позиции нет такого цвета: { $colour }. Выберите один из её цветов.
pavlov-refusal-boat-empty = В расположении { $location } ничего не погружено. Выберите лодку с грузом.
pavlov-refusal-cannot-move = { $counter }: фишка истощена или с жетоном урона и переместиться не может. Выберите другую.
pavlov-refusal-not-to-reserves = { $counter }: в область резерва уходят только те, кто освобождает место. Выберите позицию.
pavlov-refusal-cannot-act = { $counter }: фишка истощена или с жетоном урона и может только восстановиться. Дайте ей восстановиться или выберите другую.
pavlov-refusal-cannot-attack = Здесь нет значения атаки. Используйте подавление или выберите другую фишку.
pavlov-refusal-too-many-tokens = { $count ->
    [1] Положить можно не больше 1 жетона. Положите его.
    [one] Положить можно не больше { $count } жетона. Положите меньше.
    [few] Положить можно не больше { $count } жетонов. Положите меньше.
   *[many] Положить можно не больше { $count } жетонов. Положите меньше.
}
