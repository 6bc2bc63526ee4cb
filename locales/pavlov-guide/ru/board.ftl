### Words of the pages of Pavlov's House: its board, its aids, what there is to know about its pieces.
### Names of counters, cards, tokens and locations come from the data pack.

## Names and states

pavlov-in-stock = Запас
pavlov-on-raid = на вылазке
pavlov-fallen = потеря
pavlov-ready-title = Фишка готова
pavlov-acted = действие выполнено
pavlov-commanded = приказ получен
pavlov-has-moved = перемещение выполнено
pavlov-going = идёт на вылазку
pavlov-tactic = Тактика
pavlov-fog = Туман войны
pavlov-points = { $points } ПО
pavlov-role = { $role ->
    [squad_leader] Командир отделения
    [submachine_gunner] Автоматчик
    [machine_gun_platoon_leader] Командир пулемётного взвода
    [company_commander] Командир роты
    [machine_gun_crew_leader] Командир пулемётного расчёта
    [machine_gunner] Пулемётчик
    [anti_tank_squad_leader] Командир отделения бронебойщиков
    [anti_tank_rifleman] Бронебойщик
    [mortar_section_leader] Командир миномётного отделения
    [mortarman] Миномётчик
    [artillery_observer] Артиллерийский корректировщик
    [sniper] Снайпер
    [medic] Санитарка
    [medical_instructor] Санинструктор
   *[rifleman] Стрелок
}

## Labels of places and pieces

pavlov-counter-label = { $name }, атака { $attack }, подавление { $suppress }
pavlov-infantry-label = { $name }, пехота, подавление { $value }, защита { $defense }
pavlov-armor-label = { $name }, бронетехника, атака { $value }, защита { $defense }
pavlov-circle-name = направление { $track }, круг { $circle }
pavlov-position = Позиция { $id }
pavlov-position-empty = Позиция { $id } ({ $colours }): пусто
pavlov-position-label = Позиция { $id } ({ $colours }): { $there }
pavlov-wall = Защита ({ $colour } цвет)
pavlov-wall-label = Значение защиты ({ $colour } цвет): { $value }
pavlov-suppression-box = Область подавления ({ $colour } цвет)
pavlov-suppression-label = { $count ->
    [0] Область подавления ({ $colour } цвет): жетонов нет
    [one] Область подавления ({ $colour } цвет): { $count } жетон
    [few] Область подавления ({ $colour } цвет): { $count } жетона
   *[many] Область подавления ({ $colour } цвет): { $count } жетонов
}
pavlov-reserves-label = { $count ->
    [one] { $name }: { $count } фишка
    [few] { $name }: { $count } фишки
   *[many] { $name }: { $count } фишек
}
pavlov-track-label = Направление { $number } ({ $colour } цвет)
pavlov-location-empty = { $location }: пусто
pavlov-location-token = { $location }: { $token }
pavlov-location-disrupted = { $location }: жетон урона
pavlov-short-unit = { $unit ->
    [army_cp] КП 62-й армии
    [division_cp] КП 13-й дивизии
    [sapper] Сапёры
    [signal] 139-й связи
    [artillery] 32-й артполк
    [flotilla] Флотилия
    [aa_battalion] 267-й зенитный
    [aa_regiment] 1083-й зенитный
   *[battalion] 3-й батальон
}
pavlov-on-location = { $what }, расположение { $number }
pavlov-mined = { $token }, направление { $track }
pavlov-strongpoint-label = { $name } ({ $colour } цвет): защита { $defense }, { $points ->
    [one] { $points } победное очко
    [few] { $points } победных очка
   *[many] { $points } победных очков
}
pavlov-support-label = { $name } ({ $tokens }), { $points ->
    [one] { $points } победное очко
    [few] { $points } победных очка
   *[many] { $points } победных очков
}
pavlov-card-used = { $card } (использована)
pavlov-back-soviet = Карта РККА лицом вниз
pavlov-back-wehrmacht = Карта вермахта лицом вниз
pavlov-back-tactic = Карта «Тактика» лицом вниз
pavlov-back-order = Выложенная карта лицом вниз

## Trays

pavlov-tray-troubles = Что снять?
pavlov-tray-hand = Карты РККА в руке
pavlov-tray-uses = Что дают эти карты
pavlov-tray-card = Карта вермахта
pavlov-tray-german = Рука игрока за немцев
pavlov-tray-orders = Выложенные карты
pavlov-tray-tactics = Тактика на этот ход
pavlov-tray-raid = На вылазке
pavlov-tray-taken = Взятые опорные пункты
pavlov-tray-fallen = Потери
pavlov-tray-tokens = Жетоны в запасе
pavlov-tray-stock = Подкрепления и цены
pavlov-tray-piles = Колоды
pavlov-pile = { $pile ->
    [soviet] Колода РККА
    [discard] Сброс
    [fog] Туман войны в запасе
   *[wehrmacht] Колода вермахта
}
pavlov-pile-count = { $count ->
    [0] Карт нет.
    [one] { $count } карта.
    [few] { $count } карты.
   *[many] { $count } карт.
}

## What a Soviet card can be used for

pavlov-effect-recover = Снять жетон урона из одного расположения соединения.
pavlov-effect-resupply = Отправить из запаса на перевалочный пункт жетоны по выбору, не больше { $count }.
pavlov-effect-storm-group = Вылазка против опорного пункта из области штурмовой группы.
pavlov-use-operational-support = Отдать жетоны из запаса другому участку за победные очки.
pavlov-use-send-reinforcements = Взять фишки и вооружение (очков: { $points }); они прибывают в область резерва.
pavlov-effect-buttress = Отдать жетон сапёра из области снабжения: поднять защиту на единицу или восстановить расположение 3.
pavlov-effect-field-defenses = { $dice ->
    [one] Выложить жетон сапёра из области снабжения в расположение сапёров; против следующей вошедшей фишки бросается { $dice } кубик.
    [few] Выложить жетон сапёра из области снабжения в расположение сапёров; против следующей вошедшей фишки бросаются { $dice } кубика.
   *[many] Выложить жетон сапёра из области снабжения в расположение сапёров; против следующей вошедшей фишки бросается { $dice } кубиков.
}
pavlov-use-tactical-decision = Заменить карту тумана войны в руке новой картой.
pavlov-effect-wire = Положить жетон проводной связи в расположение связи. Когда лежат все, действий картами РККА за ход: { $actions }.
pavlov-use-ready-artillery = Подготовить батарею для «Корректировки огня».
pavlov-effect-load = Погрузить жетоны с перевалочного пункта, по одному на катер.
pavlov-effect-deliver = Переправить груз катеров в область снабжения; жетон боеприпасов превращается в жетоны подавления: { $count }.
pavlov-use-ready-anti-aircraft = Подготовить орудие: { $dice ->
    [one] { $dice } кубик
    [few] { $dice } кубика
   *[many] { $dice } кубиков
} против самолётов или защита своему расположению.
pavlov-fog-text = Ничего не даёт и занимает место в руке.
pavlov-or = или

## What a Wehrmacht card does

pavlov-card-sniper = Цвет и позицию определяет кубик. { $dice ->
    [one] { $dice } кубик
    [few] { $dice } кубика
   *[many] { $dice } кубиков
} против значения защиты; попадание — потеря.
pavlov-card-mortar = Цвет и позицию определяет кубик. { $dice ->
    [one] { $dice } кубик
    [few] { $dice } кубика
   *[many] { $dice } кубиков
} против значения защиты; при попадании все на позиции получают жетон урона.
pavlov-card-artillery = Сторону определяет кубик. { $dice ->
    [one] { $dice } кубик
    [few] { $dice } кубика
   *[many] { $dice } кубиков
} против её значения защиты; попадание снижает его на единицу. На нижнем пределе все на этой стороне получают жетон урона.
pavlov-card-bombers = { $aircraft ->
    [one] { $aircraft } самолёт
    [few] { $aircraft } самолёта
   *[many] { $aircraft } самолётов
}, защита { $defense }. Каждый прорвавшийся бомбит расположение, выпавшее на трёх кубиках.
pavlov-arrives-infantry = На выпавшее направление выходит пехота. Подавление { $value }, защита { $defense }.
pavlov-arrives-armor = На выпавшее направление выходит бронетехника. Атака { $value }, защита { $defense }.
pavlov-card-assault = Для каждого цвета вся пехота ведёт огонь по защитникам, а вся бронетехника обстреливает здание; значения складываются.
pavlov-card-milk-house = Последний опорный пункт: положите карту в область штурмовой группы.
pavlov-card-resupply = { $count ->
    [one] По жетону провизии на каждую { $count } фишку в доме; фишки, которым её не хватило, теряются. Затем открывается новый опорный пункт.
    [few] По жетону провизии на каждые { $count } фишки в доме; фишки, которым её не хватило, теряются. Затем открывается новый опорный пункт.
   *[many] По жетону провизии на каждые { $count } фишек в доме; фишки, которым её не хватило, теряются. Затем открывается новый опорный пункт.
}

## Gauges

pavlov-gauge-turn = Ход
pavlov-gauge-turn-of = { $turn }/{ $all }
pavlov-gauge-score = Очки
pavlov-gauge-actions = Действия
pavlov-gauge-moves = Перемещения
pavlov-gauge-reveal = Ещё карт
pavlov-gauge-resupply = проверка: ход { $turn }
pavlov-gauge-feeds = хватит на { $fed }, едоков { $mouths }
pavlov-gauge-token = { $token ->
    [food] Провизия
    [suppression] Подавление
   *[first_aid] Сумки санитара
}
pavlov-gauge-in-supplies = в снабжении

## Sequence of play

pavlov-stage-orders = Планирование: три карты
pavlov-stage-lay-tactic = Планирование: карта «Тактика»
pavlov-stage-draw = Взять карты РККА
pavlov-stage-cards = Использовать карты РККА
pavlov-stage-tactics = Вступают в силу карты «Тактика»
pavlov-stage-wehrmacht = Три карты вермахта
pavlov-stage-moves = Перемещения фишек
pavlov-stage-actions = Действия фишек
pavlov-stage-end = Снять жетоны действия и приказа
pavlov-stage-last-raid = Финальная вылазка и счёт

## Aids

pavlov-aid-score = Счёт и награды
pavlov-aid-next = Следующая карта вермахта
pavlov-aid-supplies = Снабжение и провизия
pavlov-aid-assault = Если бы сейчас был «Штурм»
pavlov-aid-hits = Шанс попадания
pavlov-aid-cards = Что дают карты РККА
pavlov-aid-counters = Что умеют фишки
pavlov-aid-bombs = Куда падают бомбы
pavlov-aid-deck = Что осталось в колодах
pavlov-aid-raid = Вылазка
pavlov-aid-hidden = Скрытые карты
pavlov-score-raids = Взятые опорные пункты
pavlov-score-support = Оперативное обеспечение
pavlov-score-garrison = Фишки РККА в доме, по 1
pavlov-score-wehrmacht = Фишки вермахта на направлениях, по −{ $penalty }
pavlov-score-sum = Текущий счёт
pavlov-score-loss = Немедленное поражение: фишка вермахта вошла в дом, расположение 18 получило второй жетон урона или в доме никого не осталось.
pavlov-score = Счёт
pavlov-level = Степень победы
pavlov-award = Награда
pavlov-card = Карта
pavlov-kind = Вид
pavlov-chance = Шанс
pavlov-side = Сторона
pavlov-token = Жетон
pavlov-deck = Колода
pavlov-defense = Защита
pavlov-location-word = Расположение
pavlov-there = Состояние
pavlov-next-left = { $count ->
    [0] Колода кончилась.
    [one] В колоде осталась { $count } карта.
    [few] В колоде остались { $count } карты.
   *[many] В колоде осталось { $count } карт.
}
pavlov-next-possible = Игрок за немцев уже выбрал. Насколько известно защитникам, это одна из карт:
pavlov-next-resupply = Следующая карта «Проверка снабжения» выйдет на { $turn }-м ходу.
pavlov-assault-suppress = Урон на позиции
pavlov-assault-attack = Снижает защиту
pavlov-assault-text = От огня пехоты жетон урона получают все на одной позиции её цвета, выбранной кубиком; бронетехника снижает значение защиты. Второй жетон урона — потеря.
pavlov-hits-text = Попадает кубик, достигший значения защиты, и одного попадания достаточно. Отмечены нынешние значения защиты дома.
pavlov-raid-blocked = { $foes ->
    [one] Не сейчас: на направлениях ({ $colour } цвет) стоит { $foes } фишка вермахта.
    [few] Не сейчас: на направлениях ({ $colour } цвет) стоят { $foes } фишки вермахта.
   *[many] Не сейчас: на направлениях ({ $colour } цвет) стоит { $foes } фишек вермахта.
}
pavlov-raid-party = { $men ->
    [one] Идёт { $men } боец: шанс успеха { $chance }, потери в среднем { $losses }.
    [few] Идут { $men } бойца: шанс успеха { $chance }, потери в среднем { $losses }.
   *[many] Идут { $men } бойцов: шанс успеха { $chance }, потери в среднем { $losses }.
}
pavlov-raid-men = Бойцы
pavlov-raid-dice = Кубики
pavlov-raid-losses = Потери в среднем
pavlov-raid-text = Сумма кубиков всех участников должна быть не меньше защиты. Потом за каждого участника бросают кубик: от 1 до 4 — потеря, даже если вылазка удалась.
pavlov-food-need = Едоков: { $mouths }. Следующая «Проверка снабжения» потребует жетонов провизии: { $need }; в области снабжения их { $have }.
pavlov-food-short = { $unfed ->
    [one] При нынешних запасах без провизии осталась бы { $unfed } фишка.
    [few] При нынешних запасах без провизии остались бы { $unfed } фишки.
   *[many] При нынешних запасах без провизии осталось бы { $unfed } фишек.
}
pavlov-ammunition-text = Доставленный жетон боеприпасов превращается в жетоны подавления: { $count }.
pavlov-act-attack = Атака: по пехоте на линии видимости; кубиков столько, каково значение атаки.
pavlov-act-suppress = Подавление: переложить жетоны (не больше значения подавления) из области снабжения в область подавления цвета позиции.
pavlov-act-command = Приказ: три восстановления других фишек.
pavlov-act-observe = Корректировка огня готовой батареи: { $dice ->
    [one] { $dice } кубик
    [few] { $dice } кубика
   *[many] { $dice } кубиков
} против каждой из двух соседних фишек направления.
pavlov-act-anti-tank = С вооружением и расчётом из двух фишек: огонь по бронетехнике. Два действия.
pavlov-act-machine-gun = С вооружением и расчётом из двух фишек: атака по пехоте или подавление. Два действия.
pavlov-act-mortar = С вооружением и расчётом из двух фишек: подавление. Два действия.
pavlov-act-inspire = На боевой позиции: вооружение с другим значком этой фишки получает ещё один кубик или жетон.
pavlov-act-storm = { $dice ->
    [one] На вылазке бросает { $dice } кубик.
    [few] На вылазке бросает { $dice } кубика.
   *[many] На вылазке бросает { $dice } кубиков.
}
pavlov-act-radio = Радио: подкрепления (очков: { $points }), пока в расположении 4 нет жетона урона.
pavlov-act-recover = Восстановление: перевернуть на неистощённую сторону или снять жетон урона.
pavlov-team = Группа командования: на позициях { $here } из { $all } командиров. Если к началу фазы там все, у вас на одно перемещение и одно действие больше.
pavlov-legend = На фишке: ромб — атака, круг — подавление, значки на золотых ярлыках; штриховка с песочными часами — истощение, оранжевые полосы с треугольником — жетон урона, тёмный кружок с галочкой — действие выполнено, звезда — приказ получен.
pavlov-bombs-text = Жетон в расположении принимает бомбу на себя. Если там уже жетон урона, бомба переходит к следующему номеру.
pavlov-deck-wehrmacht = Ещё не взятые карты вермахта, по колодам
pavlov-deck-unseen = Карты вермахта, которые мог видеть только игрок за немцев, по колодам
pavlov-deck-soviet = { $count ->
    [one] Колода РККА, { $count } карта: сколько карт с каждым соединением
    [few] Колода РККА, { $count } карты: сколько карт с каждым соединением
   *[many] Колода РККА, { $count } карт: сколько карт с каждым соединением
}
pavlov-deck-soviet-unseen = { $count ->
    [one] Колода и рука РККА, не видна { $count } карта: сколько карт с каждым соединением
    [few] Колода и рука РККА, не видны { $count } карты: сколько карт с каждым соединением
   *[many] Колода и рука РККА, не видно { $count } карт: сколько карт с каждым соединением
}
pavlov-hidden-german = У игрока за немцев карт вермахта в руке: { $hand }, выложено лицом вниз: { $orders }, карт «Тактика» в руке: { $tactics }.
pavlov-hidden-older = Выложенные и старые карты
pavlov-hidden-fresh = Взятые после выкладки
pavlov-hidden-resupply = Среди выложенных и старых карт есть «Проверка снабжения».
pavlov-hidden-fresh-resupply = После того как карты выложены, взята карта «Проверка снабжения».
pavlov-hidden-soviet = У защитников карт РККА в руке: { $hand }; в их колоде: { $deck }.
pavlov-hidden-nothing = От вас ничего не скрыто.
pavlov-fallen-count = Потери: { $count }.

## About a thing

pavlov-about-position = Номер { $number }, { $colour } цвет: защита { $wall }, видит направления { $tracks }.
pavlov-about-values = Атака { $attack }, подавление { $suppress }.
pavlov-about-where = Место: { $place }.
pavlov-about-price = Цена в очках подкреплений: { $points }.
pavlov-about-crew = Нужен расчёт из двух фишек на той же позиции, у обеих значок [{ $letter }].
pavlov-about-wall = Сейчас защита { $value }; ниже { $least } она не падает.
pavlov-about-wall-low = Ниже падать некуда: при попадании все с этой стороны получают жетон урона.
pavlov-about-suppression = Тратятся против пехоты вермахта, которая выходит на направление этого цвета, по кубику за жетон; при одном попадании фишка не размещается.
pavlov-about-empty-circle = Здесь никого нет.
pavlov-about-mined = { $dice ->
    [one] Здесь лежит жетон сапёра: против первой вошедшей фишки бросается { $dice } кубик.
    [few] Здесь лежит жетон сапёра: против первой вошедшей фишки бросаются { $dice } кубика.
   *[many] Здесь лежит жетон сапёра: против первой вошедшей фишки бросается { $dice } кубиков.
}
pavlov-about-sapper = { $dice ->
    [one] Расположение сапёров: если здесь лежит жетон сапёра, против первой вошедшей фишки бросается { $dice } кубик.
    [few] Расположение сапёров: если здесь лежит жетон сапёра, против первой вошедшей фишки бросаются { $dice } кубика.
   *[many] Расположение сапёров: если здесь лежит жетон сапёра, против первой вошедшей фишки бросается { $dice } кубиков.
}
pavlov-about-infantry = Пехота. При «Штурме» добавляет { $value } к кубикам, которые наносят урон защитникам.
pavlov-about-armor = Бронетехника. При «Штурме» добавляет { $value } к кубикам против значения защиты. Ей опасны только противотанковое оружие и артиллерия.
pavlov-about-defense = Сейчас защита { $value }.
pavlov-about-raised = Напечатанная защита { $value }; её повысила тактика.
pavlov-about-penalty = Если останется здесь до конца, победных очков меньше на { $points }.
pavlov-about-track = Ведёт к дому ({ $colour } цвет), кругов: { $circles }; фишек вермахта: { $here }.
pavlov-about-advance = Новые фишки выходят на круг 1 и сдвигают вперёд стоящих перед ними. Фишка, вытолкнутая с последнего круга, захватывает дом.
pavlov-about-accepts = Вмещает: { $tokens }.
pavlov-about-location-3 = Если сюда попадает бомба, а здесь уже жетон урона, все на боевых позициях получают жетон урона.
pavlov-about-location-18 = Вторая бомба сюда, пока здесь жетон урона, — поражение.
pavlov-about-signal = Когда сюда ложится жетон урона, в сброс кладётся карта тумана войны.
pavlov-about-bombed = Бомба может положить сюда жетон урона; пока он не снят, соединение может здесь только восстанавливаться.
pavlov-about-locations = Расположения: { $numbers }.
pavlov-about-by = У кого есть: { $units }.
pavlov-about-tokens = Область снабжения { $supplies }, перевалочный пункт { $staging }, запас { $stock }.
pavlov-about-disrupted = Фишка с жетоном урона может только восстанавливаться; второй жетон урона — потеря. Расположение с жетоном урона не действует.
pavlov-about-exhausted = Истощённая фишка может только восстанавливаться.
pavlov-about-deck = Из колоды { $deck }.
pavlov-about-support = В расположениях { $numbers } не должно быть жетонов урона; жетоны берутся из запаса и выходят из игры.
pavlov-about-support-short = Таких жетонов в запасе сейчас нет.
pavlov-token-sapper = Чтобы поднять защиту или выложить в расположение сапёров.
pavlov-token-first-aid = Спасает фишку в тот миг, когда её пришлось бы удалить из игры.
pavlov-box-reserves = Те, кто ждёт внутри дома. Они никого не видят, и попасть в них нельзя, но их надо кормить.
pavlov-box-supplies = Всё, чем дом живёт и сражается.
pavlov-box-staging = Жетоны, которые ждут катеров на том берегу.
pavlov-box-storm = Немецкий опорный пункт, против которого штурмовая группа может сделать вылазку.
pavlov-box-support = Участок Сталинграда, которому нужны запасы.
pavlov-box-house = Сюда ведут все направления. Если в дом войдёт фишка вермахта, защитники проигрывают.
