# Two commands: `make play` and `make test`. Both set up everything they need and can be repeated at any time.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/$(if $(filter Windows_NT,$(OS)),Scripts,bin)
PIP := $(BIN)/pip install --quiet --disable-pip-version-check
SOURCES := $(shell find src docs/rules web/src web/public -type f -not -name '*.pyc' -not -path '*.egg-info*' -not -path 'src/hotseat/web/*' -not -name cards.json.gz) pyproject.toml setup.py web/package-lock.json
WORKERS ?= auto
ENGINE_TESTS := tests/bots tests/contract tests/core tests/games tests/test_table.py --ignore tests/bots/test_exploit.py
LIVE_TESTS := $(addprefix tests/server/test_,$(addsuffix .py,commands courtesy games guided hints old_logs rests snapshots table)) tests/server/test_leaks.py::test_h1_two_worlds_look_the_same_on_the_wire
# The plugin of schemathesis takes 1.6 s to load in every process; only tests/server/test_rest.py uses it.
NO_SCHEMAS := -p no:schemathesis
# Every process of the tests loads the same modules; without this some environments compile them again each time.
export PYTHONDONTWRITEBYTECODE :=
say = @printf '\n== %s\n' $(1)

.PHONY: help play cluster test before-build lint protocol docs bench load ladder soak clean audit
help: ## list the targets
	@grep -E '^[a-z]+:.*## ' Makefile | sed 's/:.*## /\t/'

play: $(VENV)/built ## run the server on this computer, with page and bots; installs only what playing needs
	$(call say,'Starting Hotseat. Ctrl-C stops it; games are kept in hotseat.sqlite.')
	@$(BIN)/hotseat serve

cluster: $(VENV)/built ## three servers, PostgreSQL and nginx on this computer (Debian packages), and the page
	@$(BIN)/python -m tools.cluster

test: $(VENV)/tools ## run every check and every test: interpreted, compiled, in the browser
	$(call say,'Programs that some tests drive: Chromium PostgreSQL nginx strace perl')
	@$(BIN)/python tools/system.py
	$(call say,'Libraries and checkers of the page')
	@$(BIN)/python tools/page.py install
	@# The build uses one core most of the time; meanwhile the other one runs what does not need it.
	@$(MAKE) --no-print-directory -j2 $(VENV)/built before-build
	$(call say,'The same and all others on the installed engine (compiled where a C compiler was found)')
	@$(BIN)/hotseat --version
	$(BIN)/pytest -n $(WORKERS) --dist worksteal -q --ignore tests/browser
	$(call say,'Live tables on the compiled server')
	HOTSEAT_COMPILED_SERVER=1 $(BIN)/pytest $(NO_SCHEMAS) -n $(WORKERS) --dist worksteal -q $(LIVE_TESTS)
	$(call say,'A real browser against a real server')
	@# Three workers keep two cores busy, because players mostly wait. Live games depend on the load of the machine, so a
	@# failed test is repeated up to three times and reported.
	$(BIN)/pytest $(NO_SCHEMAS) -n 3 --dist worksteal --reruns 3 -rR -q tests/browser
	$(call say,'All checks passed')

before-build: lint
	$(call say,'The page: types and its own tests')
	$(BIN)/python tools/page.py run check
	$(BIN)/python tools/page.py test
	$(call say,'Tests of the engine as plain Python')
	PYTHONPATH=src $(BIN)/pytest $(NO_SCHEMAS) -n $(WORKERS) --dist worksteal -q $(ENGINE_TESTS)

lint: $(VENV)/tools
	$(call say,'ruff and mypy --strict')
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy

protocol: $(VENV)/tools ## generate the page's protocol types, and the schemas that its tests use
	PYTHONPATH=src $(BIN)/python -m tools.protocol_ts
	PYTHONPATH=src $(BIN)/python -m tools.schemas

docs: $(VENV)/tools ## build the API reference into build/docs, and check its links
	PYTHONPATH=src $(BIN)/python -m tools.api_docs

bench: $(VENV)/tools $(VENV)/built ## compare the engine's speed with OpenSpiel
	$(BIN)/python -m bench

load: $(VENV)/tools $(VENV)/built ## 2,000 sockets with durable moves, compared with boardgame.io; nodes; memory (about a quarter of an hour, needs Node and PostgreSQL)
	$(BIN)/python -m bench.load

# Continues where docs/bots.json ends; it can be interrupted at any time. SCALE=0.1 plays a tenth, PLAN="wazabi spicy" only these.
SCALE ?= 1
PLAN ?=
ladder: $(VENV)/tools $(VENV)/built ## measure the bots' levels and write docs/bots.md (hours; SCALE=0.1 plays a tenth, and a decided match stops early)
	nice -n 19 $(BIN)/python -m bench.ladder play $(PLAN) --scale $(SCALE)

# Continues where docs/soak-ledger.jsonl ends; it can be interrupted at any time. MINUTES=30 limits the time, ROW="D1 S3" runs these rows.
MINUTES ?=
ROW ?=
soak: $(VENV)/tools $(VENV)/built ## the tests of docs/reliability.md at full length, in slices of minutes (hours in total)
	@$(BIN)/python tools/system.py
	$(BIN)/python -m tools.soak $(if $(MINUTES),--minutes $(MINUTES)) $(if $(ROW),--row $(ROW)) --workers $(WORKERS)

audit: $(VENV)/tools ## check the dependencies for known vulnerabilities; needs network access
	@test -x $(VENV)/audit/bin/pip-audit || { $(PYTHON) -m venv $(VENV)/audit && $(VENV)/audit/bin/pip install --quiet pip-audit; }
	$(VENV)/audit/bin/pip-audit --strict --no-deps --disable-pip -r constraints.txt

$(VENV)/libraries: constraints.txt pyproject.toml
	$(call say,'Creating $(VENV) and installing the libraries of the server (once; about half a minute)')
	@test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	@$(BIN)/python tools/requirements.py > $(VENV)/requirements.txt
	$(PIP) -c constraints.txt -r $(VENV)/requirements.txt
	@touch $@

$(VENV)/tools: $(VENV)/libraries
	$(call say,'Installing the linters and test tools (once; about half a minute)')
	@$(BIN)/python tools/requirements.py dev > $(VENV)/requirements.txt
	$(PIP) -c constraints.txt -r $(VENV)/requirements.txt
	@touch $@

$(VENV)/built: $(VENV)/libraries $(SOURCES)
	$(call say,'Building the page and the engine (two to five minutes with a C compiler; again only after a change)')
	@# The compiler may not share a cache with mypy, which may run at the same time and with other options.
	MYPY_CACHE_DIR=/dev/null $(PIP) --no-build-isolation --no-deps --force-reinstall .
	@touch $@

clean: ## remove everything that was built
	rm -rf $(VENV) build src/*.egg-info src/hotseat/web src/hotseat/pictures/cards.json.gz web/node_modules
