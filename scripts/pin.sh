#!/usr/bin/env bash
# Remakes constraints.txt from pyproject.toml: the newest versions that fit, for every platform and Python >= 3.11.
# Needs uv (pip install uv). Arguments go to uv: scripts/pin.sh --upgrade-package rich
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

made=$(mktemp)
trap 'rm -f "$made"' EXIT
cp constraints.txt "$made" 2>/dev/null || true # uv keeps what is already pinned unless told to upgrade
{
    echo "# The versions ./flibuste and ./check install. Made by scripts/pin.sh; do not edit."
    echo "# Without hashes: as soon as one constraint carries a hash, pip refuses to install this checkout (-e .)."
    uv pip compile --quiet --universal --python-version 3.11 --no-header --no-annotate --no-emit-index-url \
        --no-emit-find-links --extra dev --extra peers --output-file "$made" "$@" pyproject.toml >/dev/null
    grep -vE '^(#|$)' "$made"
} > constraints.new
if grep -nE '://|^-' constraints.new; then
    rm -f constraints.new
    echo "pin: the lines above name an address or an option; constraints.txt was left alone." >&2
    exit 1
fi
mv constraints.new constraints.txt
