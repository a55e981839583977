"""The page behind the link of a first letter: a plain form, since a link alone is followed by programs too."""

from html import escape
from typing import Annotated

from litestar import Controller, Response, get, post
from litestar.params import PathParameter

from agon.server.http.parts import CallerPart, ConfirmationsPart, RatesPart
from agon.server.notices.confirmations import words
from agon.server.refusals import Forbidden

LetterToken = Annotated[str, PathParameter(max_length=64, pattern=r"^[A-Za-z0-9_-]+$")]
PAGE = """<!doctype html><html lang="{language}"><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><title>Agon</title>
<body style="font-family: sans-serif; max-width: 30em; margin: 4em auto; padding: 0 1em">
<h1>Agon</h1><p>{text}</p>{form}"""


def page(language: str, text: str, button: str | None = None, status: int = 200) -> Response[str]:
    form = f'<form method="post"><button>{escape(button)}</button></form>' if button else ""
    content = PAGE.format(language=language, text=escape(text), form=form)
    return Response(content, media_type="text/html", status_code=status)


class ConfirmController(Controller):
    path = "/confirm/{token:str}"
    include_in_schema = False

    @get()
    async def ask(
        self, caller: CallerPart, token: LetterToken, confirmations: ConfirmationsPart, rates: RatesPart
    ) -> Response[str]:
        rates.login.check(caller.address)
        try:
            person, address = await confirmations.person_of(token)
        except Forbidden as refusal:
            return page("en", words("en").text(refusal.reason), status=refusal.status)
        say = words(person.language)
        return page(
            person.language, f"{say.text('note-confirm', {'player': person.name})} {address}", say.text("ui-confirm")
        )

    @post(status_code=200)
    async def confirm(
        self, caller: CallerPart, token: LetterToken, confirmations: ConfirmationsPart, rates: RatesPart
    ) -> Response[str]:
        rates.login.check(caller.address)
        try:
            person = await confirmations.confirm(token)
        except Forbidden as refusal:
            return page("en", words("en").text(refusal.reason), status=refusal.status)
        return page(person.language, words(person.language).text("ui-email-confirmed"))
