### What happens at the night crossing, a sentence for each event.

event-hour = L’heure { $hour } commence.
event-refilled = Le sac est vide. Les six jetons météo y retournent.
event-weather = Météo : { $chit } (canons { $change }).
event-aimed = Le projecteur est pointé.
event-aimed-at = Le projecteur est pointé : { $landing }.
event-sent = Départ : { $boat } → { $landing }.
event-lit = Le projecteur s’allume : { $landing }.
event-lit-die = Le projecteur s’allume (dé { $die }) : { $landing }.
event-fired = { $hits ->
    [0] Les canons tirent ({ $dice }) sans rien toucher : { $landing }.
    [one] Les canons tirent ({ $dice }), { $hits } coup au but : { $landing }.
   *[other] Les canons tirent ({ $dice }), { $hits } coups au but : { $landing }.
}
event-hit = Touché : { $boat }, coque restante { $hull }.
event-sunk = Coulé avec son chargement : { $boat }.
event-landed = { $load ->
    [one] { $load } compagnie débarque ({ $boat }) : { $landing }.
   *[other] { $load } compagnies débarquent ({ $boat }) : { $landing }.
}
event-patched = Réparé : { $boat }, coque { $hull }.
event-over-dawn = { $landed ->
    [one] L’aube se lève. { $landed } compagnie a traversé.
   *[other] L’aube se lève. { $landed } compagnies ont traversé.
}
event-over-no-boats = { $landed ->
    [one] Le dernier bateau a coulé. { $landed } compagnie a traversé.
   *[other] Le dernier bateau a coulé. { $landed } compagnies ont traversé.
}
event-over-called-off = { $landed ->
    [one] La nuit est abandonnée. { $landed } compagnie a traversé.
   *[other] La nuit est abandonnée. { $landed } compagnies ont traversé.
}
