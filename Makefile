# Agon. `make play` opens a table, `make test` proves everything. Both install what they need into .venv.
PYTHON ?= python3
VENV   := .venv
BIN    := $(VENV)/bin
LOCK   := requirements/dev.txt
PLAY_LOCK := requirements/play.txt
BOOTSTRAP := requirements/bootstrap.txt
JOBS   ?= 2
# the engines' own tests run on both builds; what titles write for learning libraries is tested in the lab's room
ENGINE_TESTS := tests/kernel tests/rules tests/properties tests/golden
READABLE_TESTS := $(ENGINE_TESTS) tests/lab/test_structured_observation.py tests/tools
OTHER_TESTS := tests/fuzzing tests/examples tests/bots tests/terminal tests/words tests/explain tests/preview tests/coach tests/lab tests/server tests/browser
# the build backend is locked like everything else, so nothing is fetched for the build itself
INSTALL_AGON = $(BIN)/uv pip install --quiet --python $(BIN)/python --no-deps --no-build-isolation --editable .
export UV_NO_PROGRESS ?= 1

.PHONY: help setup server play play-terminal web try-compiled test test-table lint check-rules compiled bench docs soak guided-fuzz screenshots mutants lock dist sbom audit clean
.DEFAULT_GOAL := help

help:  ## show the targets
	@grep -hE '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | expand -t 14

setup: $(VENV)/.ready  ## create .venv with all packages and tools (page and engines: make server)

$(BIN)/uv:
	$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Agon needs Python 3.11 or newer; set PYTHON=python3.11")'
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes --requirement $(BOOTSTRAP)

# whoever only plays needs no test tools; an environment that has everything will do as well
$(VENV)/.ready-play: $(BIN)/uv pyproject.toml $(PLAY_LOCK)
	@if [ ! -e $(VENV)/.ready ]; then \
	  $(BIN)/uv pip sync --quiet --python $(BIN)/python --require-hashes $(PLAY_LOCK) && \
	  $(INSTALL_AGON); fi
	@touch $@

$(VENV)/.ready: $(BIN)/uv pyproject.toml $(LOCK)
	$(BIN)/uv pip sync --quiet --python $(BIN)/python --require-hashes $(LOCK)
	$(INSTALL_AGON)
	@touch $@

server: web try-compiled  ## all that a server needs: packages, page, compiled engines

play: server  ## open the table in the browser
	$(BIN)/agon serve --open

play-terminal: $(VENV)/.ready-play  ## play Dice Forge in the terminal against two bots
	$(BIN)/agon play dice_forge --players 3 --bots 2

web: $(VENV)/.ready-play web/node_modules  ## build the browser client
	$(BIN)/python tools/build_web.py

try-compiled: $(VENV)/.ready-play  # bots think faster compiled; without a C compiler everything still runs
	@$(BIN)/python tools/compile.py || echo "going on without the compiled build"

compiled: $(VENV)/.ready-play  ## compile the engines into .venv (needs a C compiler)
	$(BIN)/python tools/compile.py

lint: setup web/node_modules  ## check style and types
	$(BIN)/ruff format --check --quiet .
	$(BIN)/ruff check --quiet .
	$(BIN)/mypy
	MYPYPATH=src:. $(BIN)/mypy --explicit-package-bases tests tools examples benchmarks
	$(BIN)/python tools/lint_engines.py
	$(BIN)/python tools/lint_imports.py
	$(BIN)/python tools/make_stubs.py --check
	$(BIN)/python -m tools.make_wire --check
	$(BIN)/python tools/check_rules_text.py
	$(BIN)/python tools/node.py npm run --prefix web --silent lint
	$(BIN)/python tools/node.py npm run --prefix web --silent check
	$(BIN)/python tools/node.py npm run --prefix web --silent test

check-rules: setup  ## list the rules without a test
	$(BIN)/python tools/check_rules.py

# on two cores the compiler and the checks of style and types keep each other company
test: setup web/node_modules  ## test everything, the engines on both builds
	$(MAKE) --no-print-directory -j$(JOBS) --output-sync=target compiled lint web check-rules
	AGON_BUILD=pure $(BIN)/python -m pytest -n $(JOBS) --dist worksteal -m "not slow" --cov=agon.games --cov-report= $(READABLE_TESTS)
	$(BIN)/python tools/check_coverage.py
	AGON_BUILD=compiled $(BIN)/python -m pytest -n $(JOBS) --dist worksteal -m "not slow" $(ENGINE_TESTS) $(OTHER_TESTS)

test-table: setup compiled web  ## the tests of server, browser and laboratory
	AGON_BUILD=compiled $(BIN)/python -m pytest -n $(JOBS) --dist worksteal -m "not slow" tests/server tests/browser tests/lab tests/explain

soak: compiled  ## the long forms: thousands of random games
	for title in $$($(BIN)/python -c 'import agon; print(*agon.titles())'); do \
	  $(BIN)/agon fuzz $$title --games 10000 --jobs $(JOBS) || exit 1; done
	AGON_BUILD=compiled $(BIN)/python -m pytest -n $(JOBS) --dist worksteal -m slow
	$(BIN)/agon chaos --minutes 10
	$(MAKE) --no-print-directory guided-fuzz

guided-fuzz: setup  ## fuzz loading, replays, notation and frames, guided by coverage where atheris has a wheel
	-$(BIN)/uv pip install --quiet --python $(BIN)/python --require-hashes --requirement requirements/fuzz.txt
	$(BIN)/python tools/guided_fuzz.py --seconds 300

MUTANTS ?=
mutants: setup  ## break the rules on purpose and list what no test notices (docs/mutants.md)
	AGON_BUILD=pure $(BIN)/python -m tools.mutants --jobs $(JOBS) $(MUTANTS)

screenshots: setup web  ## pictures of every game for the docs (needs Chromium)
	$(BIN)/python tools/screenshots.py

bench: compiled  ## speed of the engines beside a peer, in one run
	$(BIN)/python benchmarks/compare.py

docs: setup  ## the docs as a site in build/site; a broken link is an error
	NO_MKDOCS_2_WARNING=1 $(BIN)/python -m mkdocs build --strict --quiet
	@echo "look at it: $(BIN)/python -m http.server --directory build/site"

web/node_modules: web/package-lock.json $(BIN)/uv
	$(BIN)/python tools/node.py npm ci --prefix web --silent --no-fund --no-audit
	@touch $@

RESOLVE := $(BIN)/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-header --no-annotate
lock: setup  ## resolve the dependencies anew
	$(RESOLVE) requirements/bootstrap.in -c $(LOCK) -o $(BOOTSTRAP)
	$(RESOLVE) pyproject.toml --extra lab --extra ray --extra openspiel --extra onnx --group dev -o $(LOCK)
	$(RESOLVE) pyproject.toml --group build -c $(LOCK) -o $(PLAY_LOCK)
	$(RESOLVE) requirements/bench.in -o requirements/bench.txt
	$(RESOLVE) requirements/fuzz.in -o requirements/fuzz.txt

dist: web compiled  ## build an sdist and a wheel with compiled engines into dist
	rm -rf dist/agon_games-*
	$(BIN)/python -m hatchling build --target sdist
	AGON_WHEEL_ENGINES=$(VENV)/compiled $(BIN)/python -m hatchling build --target wheel

sbom: setup web/node_modules  ## list all that Agon is made of (CycloneDX, in dist)
	$(BIN)/python tools/sbom.py

audit: setup web/node_modules  ## look for known faults in what Agon is made of
	$(BIN)/python tools/audit.py

clean:  ## remove everything that was made
	rm -rf $(VENV) build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis
