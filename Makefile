# Builds the program for this processor and puts it where it is asked for, as testers of
# engines (OpenBench) want it: make EXE=name, then ./name bench and ./name uci.
EXE = annabella
CARGO = cargo
# beside the ordinary build, which has other flags
FOLDER = target/native
SUFFIX = $(if $(filter Windows_NT,$(OS)),.exe)

export RUSTFLAGS = -C target-cpu=native

.PHONY: all
all:
	$(CARGO) build --release --locked --package annabella-cli --target-dir "$(FOLDER)"
	cp "$(FOLDER)/release/annabella$(SUFFIX)" "$(patsubst %.exe,%,$(EXE))$(SUFFIX)"
