"""Builds the compiled engine with mypyc, or none at all; everything else is said in pyproject.toml.

FLIBUSTE_PURE=1       builds in pure Python, without looking for a compiler.
FLIBUSTE_CFLAGS="…"   adds flags for the C compiler (-march=native, for one machine only).
"""

from __future__ import annotations

import os
import shlex
import shutil
import sys
import sysconfig
from pathlib import Path
from typing import Any

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py

ROOT = Path(__file__).resolve().parent
SOURCES = ROOT / "src"
GROUP = "flibuste"  # mypyc names the shared library after it: flibuste__mypyc


def compiled_sources() -> list[str]:
    """The files named by compiled.txt, relative to the root."""
    chosen: set[Path] = set()
    for line in (ROOT / "compiled.txt").read_text(encoding="utf-8").splitlines():
        pattern = line.strip()
        if pattern.startswith("!"):
            chosen -= set(ROOT.glob(pattern[1:]))
        elif pattern and not pattern.startswith("#"):
            chosen |= set(ROOT.glob(pattern))
    return sorted(path.relative_to(ROOT).as_posix() for path in chosen)


def c_flags() -> list[str]:
    flags = []
    if sys.platform != "win32":
        # mypyc asks for -Werror: a warning new in some compiler must not cost the whole engine.
        flags.append("-Wno-error")
    if sys.platform == "linux":
        flags.append("-fno-semantic-interposition")
    return flags + shlex.split(os.environ.get("FLIBUSTE_CFLAGS", ""))


def extensions() -> list[Any]:
    """The compiled engine; empty when only metadata is asked for, since mypyc takes seconds to answer."""
    if os.environ.get("FLIBUSTE_PURE", "") not in ("", "0") or {"egg_info", "dist_info", "sdist"} & set(sys.argv):
        return []
    from mypyc.build import mypycify

    # The build only needs types. Strictness is the business of ./check, and an install
    # must not fail because a library that compiled code never touches has no types here.
    options = ["--config-file=", "--follow-imports=silent", "--ignore-missing-imports"]
    found = mypycify(
        options + compiled_sources(), group_name=GROUP, opt_level="3", debug_level="0", target_dir="build/mypyc"
    )
    for extension in found:
        extension.optional = True
        extension.extra_compile_args += c_flags()
    return found


class BuildAllOrNothing(build_ext):
    """Every compiled module or none: a shim without its shared library could not be imported."""

    failed = False

    def run(self) -> None:
        super().run()
        if self.failed:
            for extension in self.extensions:
                Path(self.get_ext_fullpath(extension.name)).unlink(missing_ok=True)
            self.warn("the C compiler failed: this build of Flibuste is in pure Python, and slower")
        if self.inplace or self.editable_mode:
            self.forget_strays()

    def build_extension(self, ext: Extension) -> None:
        if self.failed:
            return
        try:
            super().build_extension(ext)
        except Exception:
            self.failed = True
            raise  # extensions are optional: setuptools turns this into a warning

    def forget_strays(self) -> None:
        """Take away what an earlier build left beside the sources and this one did not make."""
        made = set() if self.failed else {Path(self.get_ext_fullpath(each.name)).resolve() for each in self.extensions}
        for path in SOURCES.rglob("*" + str(sysconfig.get_config_var("EXT_SUFFIX"))):
            if path.resolve() not in made:
                path.unlink()


class BuildWithPages(build_py):
    """A wheel carries the rulebooks and the built browser client; a checkout has them where they are."""

    def run(self) -> None:
        super().run()
        if not self.editable_mode:
            inside = Path(self.build_lib, "flibuste", "rulebooks")
            shutil.rmtree(inside, ignore_errors=True)
            for page in sorted((ROOT / "rulebooks").glob("*/rules.*.md")):
                (inside / page.parent.name).mkdir(parents=True, exist_ok=True)
                shutil.copyfile(page, inside / page.parent.name / page.name)
            client = Path(self.build_lib, "flibuste", "web")
            shutil.rmtree(client, ignore_errors=True)
            if (ROOT / "web" / "dist" / "index.html").is_file():
                shutil.copytree(ROOT / "web" / "dist", client)


setup(ext_modules=extensions(), cmdclass={"build_ext": BuildAllOrNothing, "build_py": BuildWithPages})
