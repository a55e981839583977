"""The messages of the style page that the product says, rendered. Spaces are compared without regard to their kind."""

from typing import Any

import pytest

from agon.words import Words

from .messages import sample_of

EN_RU_IT_PL = {
    "hellas-log-hoplites-move": (
        "Anna moves 3 hoplites from Attica to Crete",
        "Анна: ведёт 3 гоплитов из Аттики на Крит",
        "Anna muove 3 opliti dall’Attica a Creta",
        "Anna: prowadzi 3 hoplitów z Attyki na Kretę",
    ),
    "hellas-log-control": (
        "Anna takes control of Boeotia",
        "Анна: получает контроль над Беотией",
        "Anna prende il controllo della Beozia",
        "Anna: przejmuje kontrolę nad Beocją",
    ),
    "hellas-log-recruit": (
        "Anna recruits 1 hoplite in Locris",
        "Анна: вербует 1 гоплита в Локриде",
        "Anna recluta 1 oplita in Locride",
        "Anna: werbuje 1 hoplitę w Lokrydzie",
    ),
    "hellas-log-hunt": (
        "Anna: Achilles hunts the Hydra",
        "Анна: Ахиллес начинает охоту на Гидру",
        "Anna: Achille dà la caccia all’Idra",
        "Anna: Achilles poluje na Hydrę",
    ),
    "hellas-log-wound": (
        "Anna deals Cerberus a wound (sword)",
        "Анна: наносит Церберу рану (меч)",
        "Anna infligge a Cerbero una ferita (spada)",
        "Anna: zadaje Cerberowi ranę (miecz)",
    ),
    "hellas-log-card": (
        "Anna plays “Charge”",
        "Анна: разыгрывает карту «Натиск»",
        "Anna gioca la carta «Carica»",
        "Anna: zagrywa kartę „Szarża”",
    ),
    "hellas-log-pray": (
        "Anna sends a priest to the monument of Athena; Leadership is now 3",
        "Анна: отправляет жреца к монументу Афины; лидерство теперь 3",
        "Anna invia un sacerdote al monumento di Atena; Autorità ora vale 3",
        "Anna: wysyła kapłana do monumentu Ateny; Przywództwo wynosi teraz 3",
    ),
    "hellas-prompt-discard": (
        "Discard 5 combat cards",
        "Сбросьте 5 карт боя",
        "Scarta 5 carte scontro",
        "Odrzuć 5 kart walki",
    ),
    "hellas-why-not-controlled": (
        "Not possible: you do not control Arcadia",
        "Нельзя: вы не контролируете Аркадию",
        "Non puoi: non controlli l’Arcadia",
        "Nie można: nie kontrolujesz Arkadii",
    ),
    "cyclades-log-offer": (
        "Anna offers 7 coins to Zeus",
        "Анна: подносит Зевсу 7 монет",
        "Anna offre 7 monete a Zeus",
        "Anna: składa Zeusowi w ofierze 7 monet",
    ),
    "cyclades-log-displaced": (
        "Anna loses the place on the altar of Ares",
        "Анна: теряет место на алтаре Ареса",
        "Anna perde il posto sull’altare di Ares",
        "Anna: traci miejsce na ołtarzu Aresa",
    ),
    "cyclades-log-buy": (
        "Anna buys the Kraken for 3 coins",
        "Анна: покупает Кракена за 3 монеты",
        "Anna compra il Kraken per 3 monete",
        "Anna: kupuje Krakena za 3 monety",
    ),
    "cyclades-prompt-place": (
        "Place 2 fleets in sea areas you control",
        "Разместите 2 флотилии в областях моря под вашим контролем",
        "Colloca 2 flotte nelle aree marittime che controlli",
        "Umieść 2 floty na kontrolowanych obszarach morskich",
    ),
    "dice_forge-log-gain": (
        "Anna gains 4 gold and 1 sun shard",
        "Анна: получает 4 золота и 1 осколок солнца",
        "Anna ottiene 4 oro e 1 frammento solare",
        "Anna: zdobywa 4 złota i 1 odłamek słońca",
    ),
    "dice_forge-log-feat": (
        "Anna performs the feat “The Silver Hind” for 2 moon shards",
        "Анна: совершает подвиг «Серебряная лань» за 2 осколка луны",
        "Anna compie l’impresa «Cerva d’argento» per 2 frammenti lunari",
        "Anna: dokonuje czynu „Srebrna łania” za 2 odłamki księżyca",
    ),
    "note-your-turn": (
        "Cyclades: your turn. Time left: 2 days",
        "«Киклады»: ваш ход. Осталось 2 дня",
        "Cyclades: tocca a te. Restano 2 giorni",
        "Cyklady: twoja kolej. Zostały 2 dni",
    ),
    "ui-spectators": ("21 spectators", "21 зритель", "21 spettatori", "21 widzów"),
}


@pytest.mark.parametrize("message_id", EN_RU_IT_PL)
def test_style_page(message_id: Any) -> None:
    for language, expected in zip(("en", "ru", "it", "pl"), EN_RU_IT_PL[message_id], strict=True):
        text = Words(language, strict=True).text(message_id, sample_of(message_id, language))
        assert text.replace("\u00a0", " ") == expected
