"""A state machine over HTTP and WebSocket: several people do what they like, in any order, and laws hold all the time.

Nobody acts for another seat; nothing answers with 500; the log grows by one entry at a time; what others may not know is not
in their views; every table can be read. Failing sequences that were found are kept as examples below.
"""

import asyncio
import contextlib
import json
import random
from typing import Any

import httpx
import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule, run_state_machine_as_test
from websockets.sync.client import ClientConnection, connect

import agon
from agon.client import Json

from .server_process import ServerProcess

TITLES = agon.titles()
FEW, MANY = 6, 300
PEOPLE = 3
IDS = ["a", "b", "c", "\x00", "x" * 65, "", "é"]
JUNK = ["junk", "{}", "[]", "null", '{"t":"move"}', '{"t":"nonsense"}', "[" * 5000, '{"t":"hello","token":null}']
PATIENCE = 30.0

who = st.integers(0, PEOPLE - 1)
number = st.integers(0, 30)
seat_number = st.integers(0, 4)


class Person:
    """Somebody with a token and at most one line to the table."""

    def __init__(self, url: str, name: str) -> None:
        self.http = httpx.Client(base_url=f"{url}/api", timeout=60)
        self.token = self.http.post("/me", json={"name": name}).json()["token"]
        self.http.headers["authorization"] = f"Bearer {self.token}"
        self.lines = contextlib.ExitStack()
        self.socket: ClientConnection | None = None
        self.view: Json | None = None

    def call(self, address: str, hello: Json) -> None:
        self.socket = self.lines.enter_context(connect(address, max_size=2**23, compression=None))
        self.socket.send(json.dumps({"t": "hello", "token": self.token, **hello}))

    def hang_up(self) -> None:
        self.lines.close()
        self.socket = self.view = None


class Table(RuleBasedStateMachine):
    url = ""

    def __init__(self) -> None:
        super().__init__()
        self.people: list[Person] = []
        self.table = ""
        self.invite = ""
        self.seq = -1
        self.marks = 0

    # ------------------------------------------------------------------ asking

    def ask(self, person: int, method: str, path: str, body: Any = None) -> httpx.Response:
        """A request; whatever it is, the server does not fail."""
        response = self.people[person].http.request(method, path, json=body)
        assert response.status_code < 500, response.text
        if not response.is_success:
            problem = response.json()
            assert problem["reason"].startswith(("err-", "why-", "ui-")), problem
        return response

    def send(self, person: int, frame: Json | str) -> list[Json]:
        """A frame over the person's line, and all that came until an answer to a question asked after it."""
        one = self.people[person]
        if one.socket is None:
            one.call(f"{self.url.replace('http', 'ws')}/api/tables/{self.table}/live", {"invite": self.invite})
        assert one.socket is not None
        self.marks += 1
        mark, got = f"mark-{self.marks}", []
        one.socket.send(frame if isinstance(frame, str) else json.dumps(frame))
        one.socket.send(json.dumps({"t": "why", "anchor": "x", "id": mark}))
        while (message := json.loads(one.socket.recv(PATIENCE))).get("id") != mark:
            got.append(message)
            if message["t"] == "view":
                one.view = message
            assert message.get("reason") not in ("err-server", "err-table-broken"), message
        return got

    def look(self) -> Json:
        shown: Json = self.ask(0, "GET", f"/tables/{self.table}?invite={self.invite}").json()
        return shown

    def mine(self, person: int) -> list[int]:
        shown = self.ask(person, "GET", f"/tables/{self.table}?invite={self.invite}").json()
        return [seat["seat"] for seat in shown["seats"] if seat["mine"]]

    # ------------------------------------------------------------------ what people do

    @initialize(title=st.sampled_from(TITLES), bots=st.integers(0, 1), hot=st.booleans())
    def open_table(self, title: str, bots: int, hot: bool) -> None:
        self.people = [Person(self.url, name) for name in ("Anna", "Bert", "Eve")]
        seats = [{"kind": "me"}, {"kind": "hotseat" if hot else "open"}, *[{"kind": "bot", "level": "easy"}] * bots]
        body = {"title": title, "players": len(seats), "seats": seats, "visibility": "private"}
        made = self.ask(0, "POST", "/tables", body).json()
        self.table, self.invite, self.seq = made["id"], made["invite"], made["seq"]

    @rule(person=who, with_invite=st.booleans(), seat=st.none() | seat_number)
    def join(self, person: int, with_invite: bool, seat: int | None) -> None:
        before = self.mine(person)
        others = {at: self.mine(at) for at in range(PEOPLE) if at != person}
        body = {"invite": self.invite if with_invite else None, "seat": seat}
        answer = self.ask(person, "POST", f"/tables/{self.table}/join", body)
        if not with_invite and not before:
            assert not answer.is_success
        for at, seats in others.items():
            assert self.mine(at) == seats or answer.is_success

    @rule(person=who)
    def leave(self, person: int) -> None:
        seats = self.mine(person)
        if not any(self.mine(at) for at in range(PEOPLE) if at != person):
            return  # the last one stays, or a table that waits is gone
        assert self.ask(person, "POST", f"/tables/{self.table}/leave").is_success == bool(seats)

    @rule(person=who, seat=seat_number, way=st.sampled_from(["bot", "take", "vacate"]))
    def change_seat(self, person: int, seat: int, way: str) -> None:
        mine, shown = self.mine(person), self.look()
        is_host = person == 0
        body = {"level": "easy"} if way == "bot" else None
        answer = self.ask(person, "POST", f"/tables/{self.table}/seat/{seat}/{way}", body)
        if answer.is_success and seat not in mine:
            assert is_host
            assert shown["seats"][seat]["kind"] in ("open", "bot") or shown["seats"][seat]["away"]

    @rule(person=who, option=number, id=st.sampled_from(IDS), lag=st.integers(0, 2))
    def move(self, person: int, option: int, id: str, lag: int) -> None:  # noqa: A002
        self.send(person, {"t": "ping"})
        view = self.people[person].view
        assert view is not None
        seat = (view["view"]["choice"] or {"seat": 0})["seat"]
        mine = self.mine(person)
        frame = {"t": "move", "seq": max(0, view["seq"] - lag), "option": option, "seat": seat, "id": id}
        got = self.send(person, frame)
        if seat not in mine:
            assert not [one for one in got if one["t"] == "accepted"], "moved for another"

    @rule(person=who, seed=st.integers(0, 1000))
    def play_on(self, person: int, seed: int) -> None:
        """A few sensible moves by one person, and each sent again: it counts once."""
        rng = random.Random(seed)
        for _ in range(4):
            self.send(person, {"t": "ping"})
            view = self.people[person].view
            options = view and view["view"]["choice"] and view["view"]["choice"]["options"]
            if not view or not options:
                return
            self.marks += 1
            frame = {"t": "move", "seq": view["seq"], "option": rng.randrange(len(options)), "id": f"move-{self.marks}"}
            frame["seat"] = view["view"]["choice"]["seat"]
            twice = [self.send(person, frame), self.send(person, frame)]
            seqs = [one["seq"] for got in twice for one in got if one["t"] == "accepted"]
            assert len(set(seqs)) <= 1, "a resend made another move"

    @rule(person=who, way=st.sampled_from(["undo", "redo", "restart", "undo_ask"]))
    def go_back(self, person: int, way: str) -> None:
        seats, got = self.mine(person), self.send(person, {"t": way, "id": "back"})
        if not seats:
            assert not [one for one in got if one["t"] == "accepted"]

    @rule(person=who, yes=st.booleans())
    def vote(self, person: int, yes: bool) -> None:
        seats, got = self.mine(person), self.send(person, {"t": "undo_vote", "yes": yes, "id": "vote"})
        if not seats:
            assert not [one for one in got if one["t"] == "accepted"]

    @rule(person=who, text=st.text(min_size=1, max_size=20))
    def chat(self, person: int, text: str) -> None:
        self.send(person, {"t": "chat", "text": text})

    @rule(person=who, seat=seat_number, reply=st.sampled_from(["=", "pass", "x"]), once=st.booleans())
    def order(self, person: int, seat: int, reply: str, once: bool) -> None:
        seats = self.mine(person)
        orders = [{"prompt": "*", "reply": reply, "once": once}]
        got = self.send(person, {"t": "orders", "seat": seat, "orders": orders, "id": "orders"})
        if seat not in seats:
            assert not [one for one in got if one["t"] == "accepted"]

    @rule(person=who, junk=st.sampled_from(JUNK))
    def babble(self, person: int, junk: str) -> None:
        self.send(person, junk)

    @rule(person=who)
    def hang_up(self, person: int) -> None:
        self.people[person].hang_up()

    @rule(person=who, move=number, seat=st.none() | seat_number)
    def look_back(self, person: int, move: int, seat: int | None) -> None:
        mine, over = self.mine(person), self.look()["state"] == "finished"
        query = f"move={move}&invite={self.invite}" + (f"&seat={seat}" if seat is not None else "")
        answer = self.ask(person, "GET", f"/tables/{self.table}/replay?{query}")
        if answer.is_success and seat is not None:
            assert over or seat in mine
        for step in self.ask(person, "GET", f"/tables/{self.table}/steps?invite={self.invite}").json():
            assert over or step["notation"] is None or step["seat"] in mine

    @rule(person=who, move=number)
    def fork(self, person: int, move: int) -> None:
        answer = self.ask(person, "POST", f"/tables/{self.table}/fork?invite={self.invite}", {"move": move})
        if answer.is_success:
            assert self.mine(person) or self.look()["state"] == "finished"

    @rule(person=who, key=st.sampled_from(["seed", "players", "choices", "outcomes", "result"]), more=st.integers(0, 9))
    def bring_in(self, person: int, key: str, more: int) -> None:
        game = agon.new("dice_forge", 2, more)
        for _ in range(more):
            game.apply(0)
        record = agon.record(game)
        if key == "outcomes":
            record["outcomes"] = [*record["outcomes"], 0]
        elif key == "choices":
            record["choices"] = [*record["choices"], "nothing"]
        elif key == "players":
            record["players"] = 9
        answer = self.ask(person, "POST", "/import", {"record": record})
        assert answer.is_success == (key in ("seed", "result"))

    # ------------------------------------------------------------------ what always holds

    @invariant()
    def can_be_read(self) -> None:
        if not self.table:
            return
        shown = self.look()
        assert shown["seq"] >= self.seq
        self.seq = shown["seq"]
        assert (shown["seed"] is not None) == (shown["state"] == "finished")

    @invariant()
    def views_are_for_their_eyes(self) -> None:
        for at, person in enumerate(self.people):
            if person.view is None:
                continue
            self.send(at, {"t": "ping"})
            view, mine = person.view, self.mine(at)
            assert view["seat"] in mine or (view["seat"] is None and not mine)
            choice = view["view"]["choice"]
            if choice is not None and choice["seat"] not in mine:
                assert choice["options"] is None, "another's options"

    def teardown(self) -> None:
        if self.table:
            self.log_has_no_gaps()
        for person in self.people:
            person.hang_up()
            person.http.close()

    def log_has_no_gaps(self) -> None:
        """Steps are numbered without a gap, and what they came from can be shown."""
        steps = self.ask(0, "GET", f"/tables/{self.table}/steps?invite={self.invite}").json()
        assert [step["move"] for step in steps] == list(range(1, len(steps) + 1))


def run(url: str, examples: int, steps: int) -> None:
    machine = type("TableAt", (Table,), {"url": url})
    run_state_machine_as_test(
        machine,
        settings=settings(
            max_examples=examples,
            stateful_step_count=steps,
            deadline=None,
            suppress_health_check=list(HealthCheck),
            derandomize=examples == FEW,
        ),
    )


@pytest.mark.parametrize("examples", [FEW, pytest.param(MANY, marks=[pytest.mark.slow, pytest.mark.timeout(3600)])])
async def test_people_who_do_what_they_like(server: ServerProcess, examples: int) -> None:
    await asyncio.to_thread(run, server.url, examples, 20 if examples == FEW else 60)
