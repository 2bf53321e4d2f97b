# Two commands matter: `make run` opens the game, `make test` runs every check. Both make .venv when it is not there,
# from the versions and hashes in requirements*.lock. A Python of 3.11 or newer is the only thing they ask for.

PYTHON ?= python3 python3.14 python3.13 python3.12 python3.11
ARGS ?=
VENV := .venv
BIN := $(VENV)/bin
PIP_INSTALL := install --quiet --disable-pip-version-check
LOCK := $(VENV)/lock/bin/uv pip compile pyproject.toml --quiet --universal --python-version 3.11 --generate-hashes \
    --custom-compile-command "make lock"
HAS_VENV := import ensurepip, venv
IS_NEW_ENOUGH := import sys; sys.exit(sys.version_info < (3, 11))

# The virtual environment is stale when its interpreter is gone or the folder was moved since it was made.
STALE := $(shell test -x $(BIN)/python && test "`cat $(VENV)/made-in 2>/dev/null`" = "$(CURDIR)" || echo stale)

unexport ARGS PYTHON # a `make` that a test starts has its own

.PHONY: help run test lint format bench soak mutants lock clean FORCE

help: ## what can be made
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "  make %-7s %s\n", $$1, $$2 }' Makefile

run: $(VENV)/run ## open the game; options go into ARGS, as in: make run ARGS="--seed 7"
	@exec $(BIN)/bridge-tui $(ARGS)

test: lint ## every check that CI runs
	$(BIN)/python -m pytest -n 2 $(ARGS)

lint: $(VENV)/test ## formatting, lint, types and import contracts
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports

format: $(VENV)/test ## put the code into its format
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .

bench: $(VENV)/bench/ready ## print how fast it is, as ratios; asserts nothing
	@$(VENV)/bench/bin/python -m tests.bench $(ARGS)

soak: $(VENV)/test ## the property tests with many more examples, and 100,000 random deals at live tables
	HYPOTHESIS_PROFILE=soak $(BIN)/python -m pytest -n 2 $$(grep -rl "^from hypothesis" tests --include="test_*.py") $(ARGS)
	LIVE_DEALS=100000 $(BIN)/python -m pytest -n 2 tests/engine/test_live_deals.py $(ARGS)

mutants: $(VENV)/mutants/ready ## break engine/laws in small ways and list what no proof notices; takes long
	@$(VENV)/mutants/bin/mutmut run $(ARGS)
	@$(VENV)/mutants/bin/mutmut results

lock: $(VENV)/lock/ready ## pin the newest versions that pyproject.toml allows; ARGS="--upgrade" also moves those already pinned
	@$(LOCK) --group build --output-file requirements.lock $(ARGS)
	@$(LOCK) --group test --output-file requirements-test.lock --constraint requirements.lock $(ARGS)
	@$(LOCK) --group bench --output-file requirements-bench.lock --constraint requirements.lock $(ARGS)
	@$(LOCK) --group mutants --output-file requirements-mutants.lock --constraint requirements.lock $(ARGS)

clean: ## remove .venv and everything that tools leave behind; saved games stay
	rm -rf $(VENV) build dist mutants .hypothesis .mypy_cache .pytest_cache .ruff_cache .import_linter_cache
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

# The environments ------------------------------------------------------------------------------------------------

# One that somebody made by hand is used as it is, if its Python is new enough.
$(VENV)/made-in: $(if $(STALE),FORCE)
	@if test ! -e $@ && $(BIN)/python -c "import pip; $(IS_NEW_ENOUGH)" 2>/dev/null; then \
	    printf %s "$(CURDIR)" >$@; exit 0; \
	fi; \
	for python in $(PYTHON); do \
	    $$python -c "$(IS_NEW_ENOUGH)" 2>/dev/null || continue; \
	    new_enough=$$python; \
	    $$python -c "$(HAS_VENV)" 2>/dev/null || continue; \
	    echo "Making $(VENV) with $$python, once ..."; \
	    $$python -m venv --clear $(VENV) && printf %s "$(CURDIR)" >$@ && exit 0; \
	    exit 1; \
	done; \
	if test -n "$$new_enough"; then \
	    echo "$$new_enough cannot make a virtual environment: install its venv module (on Debian: python3-venv)."; \
	else \
	    echo "Python 3.11 or newer is needed (tried: $(PYTHON)). Name one as in: make run PYTHON=/path/to/python3.11"; \
	fi >&2; \
	exit 1

$(VENV)/run: requirements.lock pyproject.toml $(VENV)/made-in
	@$(BIN)/python -m pip $(PIP_INSTALL) --require-hashes -r requirements.lock
	@$(BIN)/python -m pip $(PIP_INSTALL) --no-deps --no-build-isolation --editable .
	@touch $@

$(VENV)/test: requirements-test.lock $(VENV)/run
	@$(BIN)/python -m pip $(PIP_INSTALL) --require-hashes -r requirements-test.lock
	@touch $@

$(VENV)/bench/ready: requirements-bench.lock pyproject.toml $(VENV)/made-in
	@$(BIN)/python -m venv $(VENV)/bench
	@$(VENV)/bench/bin/python -m pip $(PIP_INSTALL) --require-hashes -r requirements-bench.lock
	@$(VENV)/bench/bin/python -m pip $(PIP_INSTALL) --no-deps --no-build-isolation --editable .
	@touch $@

$(VENV)/mutants/ready: requirements-mutants.lock pyproject.toml $(VENV)/made-in
	@$(BIN)/python -m venv $(VENV)/mutants
	@$(VENV)/mutants/bin/python -m pip $(PIP_INSTALL) --require-hashes -r requirements-mutants.lock
	@touch $@

$(VENV)/lock/ready: $(VENV)/made-in
	@$(BIN)/python -m venv $(VENV)/lock
	@$(VENV)/lock/bin/python -m pip $(PIP_INSTALL) uv==0.13.9
	@touch $@
