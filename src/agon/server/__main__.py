from agon.server.commands import app

app()
