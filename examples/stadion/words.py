"""What options, questions and events of Stadion are called."""

from typing import Final

from agon.kernel.vocabulary import Kind, Vocabulary

CARDS: Final = ("hermes", "nike", "helios", "boreas", "eris", "hades")
STRIDE: Final = (5, 4, 3, -3, -4, -5)
"""By card: steps ahead for who plays it, or steps back for a rival."""

VOCABULARY: Final = Vocabulary("stadion", [Kind("card", CARDS, "stadion-card", "card")])
verb, prompt, message = VOCABULARY.verb, VOCABULARY.prompt, VOCABULARY.message

RUN: Final = verb("run", "")
SPRINT: Final = verb("sprint", "")
PLAY: Final = verb("play", "card")
HINDER: Final = verb("hinder", "card rival:player")

ASK_TURN: Final = prompt("turn", "", "ST-2.1")

ROUND: Final = message("round", "n:number")
RAN: Final = message("run", "player n:number place:number")
STUMBLED: Final = message("stumble", "player n:number")
PLAYED: Final = message("play", "player card n:number")
HINDERED: Final = message("hinder", "player rival:player card n:number")
FIRST: Final = message("first", "")
TOGETHER: Final = message("together", "")
