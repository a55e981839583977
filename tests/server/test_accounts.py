"""Accounts, devices and addresses: what belongs to a person, and nobody is written to who did not ask."""

import asyncio
import re

import pytest

from agon.client import Client, Live, RefusedError
from agon.server.notices import confirmations
from agon.server.notices.sender import MAILS_A_DAY, Letter
from agon.server.refusals import Forbidden, TooMuch
from agon.server.services import Services

from .players import people
from .postbox import Postbox
from .server_process import ServerProcess
from .tables import new_person
from .test_notices import until

TITLE = "dice_forge"


async def shut_out(live: Live) -> None:
    """The server has hung up for good."""
    with pytest.raises(RefusedError):
        await asyncio.wait_for(live.until(lambda: False), 20)


async def test_logging_out_closes_the_lines_of_that_device_in_every_process(doors: list[ServerProcess]) -> None:
    async with people(doors[0].url, "Anna") as (anna,):
        await anna.post("/account", {"login": f"anna-{anna.person}", "password": "long enough"})
        other = await Client.log_in(doors[0].url, f"anna-{anna.person}", "long enough")
        table = await anna.create(TITLE, ["me", "hotseat"])
        elsewhere = Client(doors[-1].url, anna.token)
        async with other, elsewhere, other.at(table["id"]) as stays, elsewhere.at(table["id"]) as goes:
            await elsewhere.get("/me")  # now this process knows the token too
            assert (await anna.http.delete("/me")).status_code == 204
            await shut_out(goes)
            with pytest.raises(RefusedError, match="err-unknown-device"):
                await elsewhere.get("/me")
            assert await stays.move(0) == 1


async def test_log_out_everywhere_and_a_new_password(doors: list[ServerProcess]) -> None:
    async with people(doors[0].url, "Anna") as (anna,):
        login = f"anna-{anna.person}"
        with pytest.raises(RefusedError, match="err-no-account"):
            await anna.post("/account/password", {"old": "long enough", "new": "longer still"})
        await anna.post("/account", {"login": login, "password": "long enough"})
        table = await anna.create(TITLE, ["me", "hotseat"])
        second = await Client.log_in(doors[-1].url, login, "long enough")
        async with second, second.at(table["id"]) as far:
            with pytest.raises(RefusedError, match="err-wrong-password"):
                await anna.post("/account/password", {"old": "not this one", "new": "longer still"})
            await anna.post("/account/password", {"old": "long enough", "new": "longer still"})
            await shut_out(far)
        assert (await anna.get("/me"))["login"] == login
        with pytest.raises(RefusedError, match="err-wrong-password"):
            await Client.log_in(doors[0].url, login, "long enough")
        third = await Client.log_in(doors[-1].url, login, "longer still")
        async with third, anna.at(table["id"]) as near:
            assert (await third.http.delete("/me/devices")).status_code == 204
            await shut_out(near)
            for client in (anna, third):
                with pytest.raises(RefusedError, match="err-unknown-device"):
                    await client.get("/me")


async def test_an_address_is_used_once_its_owner_has_said_yes(server: ServerProcess, postbox: Postbox) -> None:
    async with people(server.url, "Anna") as (anna,):
        shown = (await anna.http.patch("/me/channels", json={"email": "anna@example.org"})).json()
        assert (shown["email"], shown["email_confirmed"]) == ("anna@example.org", False)
        await until(lambda: bool(postbox.mails))
        found = re.search(r"/api(/confirm/\S+)", postbox.mails[0])
        assert found is not None
        page = await anna.http.get(found[1])
        assert page.status_code == 200
        assert "<form method" in page.text
        assert (await anna.get("/me/channels"))["email_confirmed"] is False, "looking is not agreeing"
        assert (await anna.http.post(found[1])).status_code == 200
        assert (await anna.get("/me/channels"))["email_confirmed"] is True
        assert (await anna.http.post(found[1])).status_code == 403
        shown = (await anna.http.put("/me/channels", json={"email": "anna@example.org"})).json()
        assert shown["email_confirmed"] is True
        assert len(postbox.mails) == 1


@pytest.mark.parametrize("address", ["a,b@example.org", "a@b@c", "a b@c", "a@b\n", "<a@b>", "a@b,c@d", "a@b\x00", "@b"])
async def test_an_address_is_one_address(server: ServerProcess, address: str) -> None:
    async with people(server.url, "Anna") as (anna,):
        assert (await anna.http.patch("/me/channels", json={"email": address})).status_code == 400


async def test_letters_are_capped_a_day(services: Services) -> None:
    anna = await new_person(services)
    for at in range(confirmations.ASKED_A_DAY):
        await services.confirmations.ask(anna, f"{at}@example.org")
    with pytest.raises(TooMuch, match="letters"):
        await services.confirmations.ask(anna, "other@example.org")
    for _ in range(confirmations.SENT_A_DAY):
        await services.confirmations.ask(await new_person(services), "victim@example.org")
    with pytest.raises(TooMuch, match="letters"):
        await services.confirmations.ask(await new_person(services), "Victim@example.org")


async def test_a_mailbox_gets_so_many_letters_a_day(services: Services, monkeypatch: pytest.MonkeyPatch) -> None:
    sent: list[str] = []

    async def mail(to: str, letter: Letter) -> None:
        sent.append(to)

    object.__setattr__(services.sender.smtp, "host", "mail.example.org")
    monkeypatch.setattr(services.sender, "mail", mail)
    for _ in range(MAILS_A_DAY + 10):
        await services.sender.send({"email": "anna@example.org"}, Letter("Agon", "your turn", "url"))
    assert len(sent) == MAILS_A_DAY


async def test_a_link_is_good_for_the_newest_address_only(services: Services, monkeypatch: pytest.MonkeyPatch) -> None:
    letters: list[Letter] = []

    async def keep(address: str, letter: Letter) -> None:
        letters.append(letter)

    monkeypatch.setattr(services.sender, "write_to", keep)
    anna = await new_person(services)
    for address in ("one@example.org", "two@example.org"):
        await services.preferences.store(anna, dict(anna.channels), address)
    await asyncio.sleep(0)
    first, second = [letter.url.rpartition("/")[2] for letter in letters]
    with pytest.raises(Forbidden):
        await services.confirmations.confirm(first)
    person = await services.confirmations.confirm(second)
    assert person.channels["email"] == "two@example.org"
    monkeypatch.setattr(confirmations, "VALID_SECONDS", -1.0)
    await services.preferences.store(anna, dict(anna.channels), "three@example.org")
    await asyncio.sleep(0)
    with pytest.raises(Forbidden):
        await services.confirmations.confirm(letters[-1].url.rpartition("/")[2])
