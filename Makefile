# Agon. `make play` opens a table, `make test` proves everything. Both install what they need into .venv.
PYTHON ?= python3
VENV   := .venv
BIN    := $(VENV)/bin
LOCK   := requirements/dev.txt
export UV_NO_PROGRESS ?= 1

.PHONY: help setup play test lint check-rules compiled bench soak lock clean
.DEFAULT_GOAL := help

help:  ## show the targets
	@grep -hE '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | expand -t 14

setup: $(VENV)/.ready  ## create .venv with everything

$(BIN)/uv:
	$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Agon needs Python 3.11 or newer; set PYTHON=python3.11")'
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check uv

$(VENV)/.ready: $(BIN)/uv pyproject.toml $(LOCK)
	$(BIN)/uv pip sync --quiet --python $(BIN)/python --require-hashes $(LOCK)
	$(BIN)/uv pip install --quiet --python $(BIN)/python --no-deps --editable .
	@touch $@

lock:  ## resolve the dependencies anew
	$(BIN)/uv pip compile pyproject.toml --quiet --universal --python-version 3.11 --extra server --extra lab \
	  --group dev --generate-hashes --no-header --no-annotate --output-file $(LOCK)

clean:  ## remove everything that was made
	rm -rf $(VENV) build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis
