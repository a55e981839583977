"""Before a game begins: a new name is that of one's seat."""

from .players import people
from .server_process import ServerProcess

TITLE = "dice_forge"


async def test_a_new_name_stands_at_tables_that_wait(doors: list[ServerProcess]) -> None:
    async with people(doors[0].url, "Guest", "Boris") as (anna, boris):
        waits = await anna.create(TITLE, ["me", "open"])
        alone = await anna.create(TITLE, ["me", "hotseat"])
        async with boris.at(waits["id"], waits["invite"]) as live:
            await anna.http.patch("/me", json={"name": "Anna"})
            await live.until(lambda: live.table is not None and live.table["seats"][0]["name"] == "Anna")
        assert (await anna.get(f"/tables/{alone['id']}"))["seats"][0]["name"] == "Guest", "a game that has begun"
        assert (await anna.get(f"/tables/{waits['id']}"))["seats"][0]["name"] == "Anna"
