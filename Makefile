# `make run` shows the product on sample data, `make test` runs everything. Both install what they need first.
SHELL := /bin/bash
PREFIX ?= /usr/local
DEMO ?= .build/demo
APPS := recipebox tips habit kidney maricopa roomd nourish

.PHONY: help setup run test lint format bench fuzz sbom install clean

help: ## this list
	@grep -hE '^[a-z]+:.*##' $(MAKEFILE_LIST) | awk -F':.*## ' '{printf "  make %-9s %s\n", $$1, $$2}'

setup: ## install the system packages and the outside judges of the tests
	@scripts/setup

run: setup ## build, write sample data and show each engine's home screen
	@swift build --product nourish
	@"$$(swift build --show-bin-path)/nourish" demo $(DEMO)

test: setup ## the whole suite
	@scripts/test

lint: ## formatting, imports and banned calls
	@scripts/lint

format: ## rewrite the sources in the house format
	swift format --in-place --parallel --recursive Package.swift Shared Packages Apps Tests

bench: setup ## every figure as a ratio against a floor of the same run
	@scripts/bench

fuzz: setup ## ten million inputs for every reader of foreign bytes; READER=zip COUNT=100000 for less
	@READER="$(READER)" COUNT="$(COUNT)" scripts/fuzz

sbom: ## the bill of materials of what is built, .build/sbom.cdx.json
	@scripts/setup --build-only
	@swift package resolve
	@scripts/sbom

install: ## release binaries with the Swift runtime linked in, completions and man pages
	@scripts/setup --build-only
	@scripts/install "$(PREFIX)" $(APPS)

clean: ## remove what was built
	rm -rf .build Tests/Benchmarks/.build
