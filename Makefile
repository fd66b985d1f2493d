# `make run` shows the product on sample data, `make test` runs everything. Both install what they need first.
SHELL := /bin/bash
PREFIX ?= /usr/local
DEMO ?= .build/demo
PORT ?= 8080
NOURISH = "$$(swift build --show-bin-path)/nourish"
SERVE = exec $(NOURISH) serve --port $(PORT) --data-dir $(DEMO)
APPS := recipebox tips habit kidney maricopa roomd nourish

.PHONY: help setup run serve test lint format words docs apicheck bench fuzz mutants testmutants sbom install clean

help: ## this list
	@grep -hE '^[a-z]+:.*##' $(MAKEFILE_LIST) | awk -F':.*## ' '{printf "  make %-11s %s\n", $$1, $$2}'

setup: ## install the system packages and the outside judges of the tests
	@scripts/setup

run: setup ## build, write sample data, show each engine's home screen and, on a terminal, serve its pages until Ctrl-C
	@swift build --product nourish
	@$(NOURISH) demo $(DEMO)
	@if [ -t 0 ] && [ -t 1 ]; then $(SERVE); else echo "make serve shows the pages at http://127.0.0.1:$(PORT)/"; fi

serve: setup ## build, write sample data and serve its pages until Ctrl-C; PORT=8081 for another port than 8080
	@swift build --product nourish
	@$(NOURISH) demo $(DEMO) --json >/dev/null
	@$(SERVE)

test: setup ## the whole suite
	@scripts/test

lint: ## formatting, imports and banned calls
	@scripts/lint

format: ## rewrite the sources in the house format
	swift format --in-place --parallel --recursive Package.swift Shared Packages Apps Tests Examples

words: ## the texts of the sources into the catalogs; EXPORT=folder for translators, IMPORT=folder to take their files back
	@scripts/words $(if $(IMPORT),import "$(IMPORT)",$(if $(EXPORT),export "$(EXPORT)",update))

docs: ## the reference of every product, .build/docs/nourish.doccarchive
	@scripts/setup --build-only
	@scripts/docs

apicheck: ## what of the public API is broken since the last tag
	@scripts/setup --build-only
	@scripts/apicheck

bench: setup ## every figure as a ratio against a floor of the same run
	@scripts/bench

fuzz: setup ## ten million inputs for every reader of foreign bytes; READER=zip COUNT=100000 for less
	@READER="$(READER)" COUNT="$(COUNT)" scripts/fuzz

mutants: setup ## small changes of the sources that the tests miss; MODULE=TIPsTracker/Rules COUNT=40 SEED=1
	@swift run --package-path Tests/Mutants mutants run $(or $(MODULE),all) --count $(or $(COUNT),40) \
		$(if $(SEED),--seed $(SEED)) --jobs $(or $(JOBS),1) --scratch "$(or $(SCRATCH),.build/mutants)"

testmutants: ## the tests of what `make mutants` does
	@swift test --package-path Tests/Mutants

sbom: ## the bill of materials of what is built, .build/sbom.cdx.json
	@scripts/setup --build-only
	@swift package resolve
	@scripts/sbom

install: ## release binaries with the Swift runtime linked in, completions and man pages
	@scripts/setup --build-only
	@scripts/install "$(PREFIX)" $(APPS)

clean: ## remove what was built
	rm -rf .build Tests/Benchmarks/.build Tests/Mutants/.build
