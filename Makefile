# make run      start the companion (makes what it needs on the first call)
# make test     everything that must hold: lint, types, unit tests, browser tests
# make game     what is asked about one game, the quick things first: make game GAME=card_city
# make proof    the same with everything repeated as often as it can be borne: before a release
# make mutants  which changes of a room its tests do not notice: make mutants ROOM=companion/asking
# make reference  the reference for the author of a game, made anew from the docstrings
# make ask      how well questions about the rules are answered
# make contrast how well every word of every page stands out, measured on pictures
# make pictures the pictures and the animation of the README, and the covers of the games, made anew
# make lint     ruff and mypy          make format   let ruff write
# make site     the app as a web site of files alone, in build/site: make site LOOK=8000 shows it
# make wasm     the unit tests of what needs no screen, by the Python that a browser runs (wants Node)
# make bench    the measurements       make clean    remove everything that was made

BIN := .venv/bin
UNIT := --ignore=tests/browser --ignore=tests/bench
# One process more than most machines that judge have cores: tests that wait for a line leave theirs free. A test
# that waits for a browser leaves a core free more often. The tests of a file stay together, that what they share is
# made once, in the order of their names, which ends with short ones; where one game is asked, or a proof is made,
# single files take longest, and are cut.
UNIT_PROCESSES := -n 3
BROWSER_PROCESSES := -n 4 --dist loadfile --no-loadscope-reorder
# What pytest made of a file is kept for the next process, whatever the machine is set to.
export PYTHONDONTWRITEBYTECODE :=
export PIP_DISABLE_PIP_VERSION_CHECK := 1
# The day of the last commit: its cases are the same wherever and whenever it is tried.
export DAY := $(or $(DAY),$(shell expr $$(git log -1 --format=%ct 2>/dev/null || date +%s) / 86400))

# Tests, and once more alone those that failed. A test whose process died was begun again by itself: where it passed
# then, nothing is left to try, which pytest tells by 5.
twice = $(BIN)/pytest $(1) || { test $$? -eq 1 && \
	{ $(BIN)/pytest --last-failed --last-failed-no-failures none $(2) || test $$? -eq 5; }; }

.NOTPARALLEL:
.PHONY: run site test game reference proof proof-unit proof-browser lint unit browser contrast pictures bench ask mutants wasm format clean

run: .venv/run.stamp
	$(BIN)/companion $(ARGS)

site: .venv/run.stamp
	$(BIN)/python -m views.site $(if $(LOOK),--look $(LOOK))

# The types leave time on two cores; the tests are read meanwhile, which the next step then need not.
test: .venv/dev.stamp
	@$(BIN)/pytest --collect-only -qq -p no:benchmark $(UNIT) >/dev/null 2>&1 & $(MAKE) --no-print-directory lint && wait
	@$(MAKE) --no-print-directory unit
	@$(MAKE) --no-print-directory browser

lint: .venv/dev.stamp
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy --num-workers 2

# Some of these start servers, proxies and databases and kill them; what a busy machine did not give its time is
# told and tried once more, alone. What fails twice is broken.
unit: .venv/dev.stamp
	$(call twice,$(UNIT_PROCESSES) --dist loadfile --no-loadscope-reorder -p no:benchmark --durations 20 $(UNIT),-p no:benchmark $(UNIT))

game: .venv/dev.stamp
	$(BIN)/pytest $(UNIT_PROCESSES) --dist worksteal -p no:benchmark $(UNIT) --game $(GAME)

# The machines that prove a release share it: PART names folders.
PART := tests

proof: proof-unit proof-browser

proof-unit: .venv/dev.stamp
	PROOF=1 $(BIN)/pytest $(UNIT_PROCESSES) --dist worksteal -p no:benchmark --timeout 3600 $(UNIT) $(PART)

proof-browser:
	PROOF=1 $(MAKE) browser

# Processes of their own: the browser's driver keeps an event loop running, which other tests would trip over.
# A busy machine may swallow a tap: what failed is told and tried once more, alone; what fails twice is broken.
browser: .venv/dev.stamp
	chromium=$$(.ci/chromium) && export CHROMIUM="$$chromium" && \
	{ $(call twice,$(BROWSER_PROCESSES) -p no:benchmark --durations 20 tests/browser,-p no:benchmark tests/browser); }

# Every page and table by day and by night; every day `make browser` measures the fullest of them.
contrast: .venv/dev.stamp
	chromium=$$(.ci/chromium) && export CHROMIUM="$$chromium" && \
	PROOF=1 $(BIN)/pytest -p no:benchmark tests/browser/test_contrast.py

# They show the samples: whoever changes what these look like makes them anew.
pictures: .venv/dev.stamp
	chromium=$$(.ci/chromium) && export CHROMIUM="$$chromium" && \
	$(BIN)/python -m tests.browser.pictures && $(BIN)/python -m tests.browser.covers

# From the docstrings: whoever changes a field that a game hands out makes it anew.
reference: .venv/dev.stamp
	$(BIN)/python -m tests.docs.reference

bench: .venv/dev.stamp
	$(BIN)/pytest tests/bench --benchmark-only
	$(BIN)/python -m tests.bench.workers 20 200
	$(BIN)/python -m tests.bench.database_away

ask: .venv/dev.stamp
	$(BIN)/python -m tests.rulebook.measured
	$(BIN)/python -m tests.rulebook.newcomers
	$(BIN)/python -m tests.rulebook.first_read
	$(BIN)/python -m tests.answers.measured

# Changes are tried in a copy of the tree. TESTS names tests, else those that mirror the room are run.
mutants: .venv/dev.stamp
	nice -n 10 $(BIN)/python -m tests.tools.mutants $(ROOM) $(TESTS) --count $(or $(COUNT),30) --seed $(or $(SEED),1)

wasm: .venv/dev.stamp
	$(BIN)/python -m tests.wasm

format: .venv/dev.stamp
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

clean:
	rm -rf .venv build dist .mypy_cache .pytest_cache .ruff_cache .hypothesis .benchmarks
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

.venv/bin/python:
	.ci/venv

# Where the reader of photographs cannot be installed, everything else still works.
.venv/run.stamp: pyproject.toml | .venv/bin/python
	$(BIN)/python -m pip install --quiet --editable '.[photo]' || $(BIN)/python -m pip install --quiet --editable .
	touch $@

.venv/dev.stamp: pyproject.toml | .venv/bin/python
	$(BIN)/python -m pip install --quiet --editable '.[dev]'
	touch $@ .venv/run.stamp
