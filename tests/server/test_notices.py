"""Notices: by mail and webhook, once per turn, quiet while one looks."""

import asyncio
import random
import re
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest

from agon.client import Client, Live
from agon.server.notices import safe_http, sender
from agon.server.notices.safe_http import NotAllowedError
from agon.server.notices.sender import Letter

from .players import my_turn, people, seated
from .postbox import Postbox, sender_in
from .server_process import HTTP_PORT, ServerProcess

TITLE = "dice_forge"


async def tell(client: Client, kind: str, **more: object) -> None:
    hook = {"kind": kind, "url": f"http://127.0.0.1:{HTTP_PORT}/{kind}"}
    response = await client.http.put("/me/channels", json={"webhook": hook, **more})
    assert response.status_code == 200, response.text


async def confirm_by_letter(client: Client, postbox: Postbox) -> None:
    """Follow the link of the first letter."""
    await until(lambda: bool(postbox.mails))
    found = re.search(r"/api(/confirm/\S+)", postbox.mails.pop())
    assert found is not None
    assert (await client.http.post(found[1])).status_code == 200


async def until(condition: Callable[[], bool], seconds: float = 8.0) -> None:
    for _ in range(int(seconds / 0.05)):
        if condition():
            return
        await asyncio.sleep(0.05)
    raise AssertionError("it never came")


async def pass_turn_to(one: Live, two: Live) -> None:
    """Play until the second person is to choose."""
    rng = random.Random(1)
    while not two.present.options:
        now = await my_turn(one)
        seq = await one.move(rng.randrange(len(now.options)))
        await two.seen(seq)


async def test_mail_and_webhook_once_per_turn(server: ServerProcess, postbox: Postbox) -> None:
    async with people(server.url, "Anna", "Bert") as (anna, bert):
        await tell(bert, "discord", email="bert@example.org")
        await confirm_by_letter(bert, postbox)
        await bert.http.patch("/me", json={"language": "it"})
        table = await seated(TITLE, anna, [bert], pace={"kind": "days", "days": 2})
        async with anna.at(table["id"]) as one, bert.at(table["id"]) as two:
            await pass_turn_to(one, two)
            await until(lambda: bool(postbox.hooks and postbox.mails))
            await two.move(0)
            await asyncio.sleep(1.5)
        assert len(postbox.hooks) == 1
        assert len(postbox.mails) == 1
        path, body = postbox.hooks[0]
        content = msgspec.json.decode(body)["content"]
        assert path == "/discord"
        assert f"/t/{table['id']}" in content
        assert "tocca a te" in content.lower() or "turno" in content.lower(), content
        assert table["id"] in postbox.mails[0]


async def test_quiet_while_the_table_is_open_and_focused(server: ServerProcess, postbox: Postbox) -> None:
    async with people(server.url, "Anna", "Bert") as (anna, bert):
        await tell(bert, "slack")
        table = await seated(TITLE, anna, [bert])
        async with anna.at(table["id"]) as one, bert.at(table["id"]) as two:
            assert two.socket is not None
            await two.socket.send('{"t":"focus","on":true}')
            await pass_turn_to(one, two)
            await asyncio.sleep(2.0)
        assert postbox.hooks == []


async def test_a_reminder_comes_before_the_deadline(server: ServerProcess, postbox: Postbox) -> None:
    async with people(server.url, "Anna", "Bert") as (anna, bert):
        await tell(anna, "ntfy")
        await seated(TITLE, anna, [bert], pace={"kind": "days", "days": 0.00006})  # about five seconds
        await until(lambda: len(postbox.hooks) == 2)
        assert [path for path, _ in postbox.hooks] == ["/ntfy", "/ntfy"]
        assert "Bert" in postbox.hooks[1][1].decode()


INSIDE = [
    "127.0.0.1",
    "10.0.0.3",
    "169.254.169.254",
    "100.64.0.1",
    "0.0.0.0",
    "224.0.0.1",
    "[::1]",
    "[fe80::1]",
    "[fd00::1]",
    "[::ffff:10.0.0.3]",
    "[64:ff9b::a00:3]",
    "[2002:a00:3::1]",
    "localhost",
]


@pytest.mark.parametrize("url", [f"http://{host}/x" for host in INSIDE])
async def test_a_server_does_not_knock_inside_its_own_network(url: str, tmp_path: Path) -> None:
    guarded = sender_in(tmp_path)
    with pytest.raises(NotAllowedError):
        await guarded.hook({"kind": "json", "url": url}, Letter("title", "text", "url"))
    await guarded.close()


def test_addresses_of_the_world_are_public() -> None:
    assert all(safe_http.is_public(one) for one in ("1.1.1.1", "2606:4700::1111", "64:ff9b::101:101"))


async def test_a_name_is_looked_up_once_and_that_address_is_called(
    postbox: Postbox, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Else a name could stand for another address after it was checked."""
    asked: list[str] = []

    async def look_up(host: str) -> str:
        asked.append(host)
        return "127.0.0.1"

    monkeypatch.setattr(safe_http, "public_address", look_up)
    async with safe_http.client(private=False) as http:
        await http.post(f"http://friend.example:{HTTP_PORT}/hook", json={})
    assert asked == ["friend.example"]
    assert [path for path, _ in postbox.hooks] == ["/hook"]
    assert postbox.hosts == [f"friend.example:{HTTP_PORT}"]


async def test_secrets_of_a_webhook_stay_out_of_the_log(
    postbox: Postbox, tmp_path: Path, capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sender, "TRIES", 1)
    telling = sender_in(tmp_path, private=True)
    hook = {"kind": "discord", "url": f"http://127.0.0.1:{HTTP_PORT}/gone"}
    await telling.send({"webhook": hook}, Letter("title", "text", "url"))
    await telling.close()
    told = "".join(capfd.readouterr())
    assert "notice not delivered" in told
    assert "/gone" not in told


async def test_channels_do_not_repeat_secrets(server: ServerProcess) -> None:
    async with people(server.url, "Anna") as (anna,):
        await tell(anna, "discord")
        shown = await anna.get("/me/channels")
        assert shown["available"] == ["email", "webhook", "push"]
        assert shown["webhook"]["kind"] == "discord"
        assert len(shown["push_key"]) > 80
        response = await anna.http.put("/me/channels", json={"webhook": {"kind": "discord", "url": "file:///etc"}})
        assert response.status_code == 400


async def test_one_channel_changes_and_the_others_stay(server: ServerProcess) -> None:
    def push(name: str) -> dict[str, object]:
        return {"endpoint": f"https://push.example.org/{name}", "keys": {"p256dh": "a" * 80, "auth": "b" * 20}}

    async def change(**fields: object) -> dict[str, object]:
        response = await anna.http.patch("/me/channels", json=fields)
        assert response.status_code == 200, response.text
        return dict(response.json())

    async with people(server.url, "Anna") as (anna,):
        await tell(anna, "discord")
        shown = await change(email="anna@example.org")
        assert (shown["email"], shown["webhook"] is None) == ("anna@example.org", False)
        assert (await change(push=push("one")))["push"] == 1
        assert (await change(push=push("one")))["push"] == 1
        assert (await change(push=push("two")))["push"] == 2
        shown = await change(push_gone="https://push.example.org/one", webhook=None)
        assert (shown["push"], shown["webhook"], shown["email"]) == (1, None, "anna@example.org")
        assert shown["email_confirmed"] is False
        response = await anna.http.patch("/me/channels", json={"email": "nobody"})
        assert response.status_code == 400
