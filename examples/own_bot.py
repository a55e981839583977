"""A bot of one's own, in a few lines. From the folder of the project:

agon arena dice_forge --bots examples.own_bot:KeenBot:likes=forge,random --players 2 --games 100 --jobs 2
"""

from agon.bots import Bot, SeatWindow


class KeenBot(Bot):
    """Takes what it likes where that is offered, else anything. ``likes``: first words of options, with + between."""

    name = "keen"

    def __init__(self, seed: int | None = None, likes: str = "forge+feat", keenness: float = 1.0) -> None:
        super().__init__(seed)
        if not 0 <= keenness <= 1:
            raise ValueError("keenness is a share between 0 and 1")
        self.likes = likes.split("+")
        self.keenness = keenness

    def choose(self, window: SeatWindow) -> int:
        options = window.choice.options
        liked = [index for index, option in enumerate(options) if option.notation.split()[0] in self.likes]
        if liked and self.rng.random() < self.keenness:
            return self.rng.choice(liked)
        return self.rng.randrange(len(options))
