from agon.server.commands import app

if __name__ == "__main__":
    app()
