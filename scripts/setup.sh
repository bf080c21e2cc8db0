# Sourced by ./flibuste and ./check, which set ROOT: prepares .venv when something it was made from has changed.
# What was installed and what was compiled are remembered as checksums in .venv, so that a later run costs nothing.

VENV=$ROOT/.venv
LOG=$ROOT/.venv.log
PRINT_BUILD_TOOLS='import tomllib; print(*tomllib.load(open("pyproject.toml", "rb"))["build-system"]["requires"], sep="\n")'

# prepare run   what a player needs      prepare dev   the tools of ./check as well
prepare() {
    local kind=$1 recipe sources
    recipe=$(recipe_sum)
    sources=$(sources_sum)
    is_ready "$kind" "$recipe" "$sources" && return

    # One set-up at a time; where there is no flock, whoever starts two at once must know.
    exec 9< "$ROOT/pyproject.toml"
    if command -v flock > /dev/null; then flock 9; fi
    is_ready "$kind" "$recipe" "$sources" || set_up "$kind" "$recipe" "$sources"
    exec 9<&-
}

is_ready() { # kind recipe sources
    holds "ready.$1" "$2" && { [ "${FLIBUSTE_ENGINE-}" = interpreted ] || holds ready.engine "$3"; }
}

holds() { # file text
    [ -f "$VENV/$1" ] && [ "$(< "$VENV/$1")" = "$2" ]
}

set_up() { # kind recipe sources
    local project='.[server]'
    if [ "$1" = dev ]; then project='.[server,dev]'; fi
    : > "$LOG"
    if holds "ready.$1" "$2"; then
        say "Building the engine …"
        rm -f "$VENV/ready.engine"
        step "$VENV/bin/python" setup.py build_ext --inplace
    else
        if [ -e "$VENV/place" ]; then
            say "Bringing Flibuste up to date …"
        else
            say "Preparing Flibuste (first time, about a minute) …"
        fi
        make_venv
        rm -f "$VENV"/ready.*
        find src \( -name '*.so' -o -name '*.pyd' \) -delete
        # The build tools come with our pins, and not from a room of pip's own with whatever is newest.
        "$VENV/bin/python" -c "$PRINT_BUILD_TOOLS" > "$VENV/build-tools.txt"
        step "$VENV/bin/python" -m pip install --no-input -c constraints.txt -r "$VENV/build-tools.txt"
        step "$VENV/bin/python" -m pip install --no-input -c constraints.txt --no-build-isolation -e "$project"
        echo "$2" > "$VENV/ready.run"
        if [ "$1" = dev ]; then echo "$2" > "$VENV/ready.dev"; fi
    fi
    echo "$3" > "$VENV/ready.engine"
    if [ "$1" = dev ]; then # the command says this itself when it matters
        "$VENV/bin/python" -c 'import sys; from flibuste import engine; sys.exit(engine.notice())' || true
    fi
}

# What the environment is made from; with the place, because the environment does not survive being moved.
recipe_sum() {
    { echo "$ROOT" && cat pyproject.toml setup.py compiled.txt constraints.txt scripts/setup.sh; } | cksum
}

# What the compiled engine is made from; with the compilers, so that it is built once one has been installed.
sources_sum() {
    local pattern files=()
    shopt -s nullglob
    while read -r pattern; do
        case $pattern in '' | '#'* | '!'*) ;; *) files+=($pattern) ;; esac
    done < compiled.txt
    shopt -u nullglob
    {
        echo "${FLIBUSTE_PURE-} ${FLIBUSTE_CFLAGS-} ${CC-} ${CFLAGS-}" "${files[@]}"
        command -v cc gcc clang
        cat -- "${files[@]}"
    } | cksum
}

make_venv() {
    local python
    python=$(find_python) || fail "Flibuste needs Python 3.11 or newer with its venv module; none was found."
    # A venv whose Python is gone, or which was made elsewhere, is made anew.
    if ! holds place "$ROOT" || ! "$VENV/bin/python" -m pip --version > /dev/null 2>&1; then
        step "$python" -m venv --clear "$VENV"
        echo "$ROOT" > "$VENV/place"
    fi
}

find_python() {
    local name
    for name in ${PYTHON:+"$PYTHON"} python3.13 python3.12 python3.11 python3; do
        if "$name" -c 'import sys, venv, ensurepip; sys.exit(sys.version_info < (3, 11))' > /dev/null 2>&1 < /dev/null; then
            echo "$name"
            return
        fi
    done
    return 1
}

# What the server's tests stand on, from Debian where it is missing and may be installed; without it they are skipped.
prepare_parts() {
    local missing=() as=()
    command -v redis-server > /dev/null || missing+=(redis-server)
    { command -v initdb || compgen -G '/usr/lib/postgresql/*/bin/initdb'; } > /dev/null || missing+=(postgresql)
    [ ${#missing[@]} -gt 0 ] && command -v apt-get > /dev/null || return 0
    if [ "$(id -u)" != 0 ]; then
        sudo -n true 2> /dev/null || return 0
        as=(sudo -n)
    fi
    say "Installing ${missing[*]} for the tests of the server …"
    "${as[@]}" env DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends "${missing[@]}" >> "$LOG" 2>&1 \
        || say "That did not work: those tests will be skipped."
}

# Runs a step of the set-up; its output is shown only when it fails.
step() {
    if ! "$@" >> "$LOG" 2>&1 < /dev/null; then
        cat "$LOG" >&2
        fail "The set-up of Flibuste failed at: $*"
    fi
}

say() { echo "$*" >&2; }

fail() {
    say "$*"
    exit 1
}
