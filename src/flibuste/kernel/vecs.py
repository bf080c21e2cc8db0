"""`vec` and `append`: growable arrays of machine integers, from librt where it is installed, else plain lists.

The one module of the kernel that is never compiled: the compiler looks through it at librt itself.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from librt.vecs import append as append
    from librt.vecs import vec as vec
else:
    try:
        from librt.vecs import append, vec
    except ImportError:

        class _ListVec:
            def __getitem__(self, item: Any) -> Any:
                def make(items: Any = (), *, capacity: int = 0) -> list[Any]:
                    return list(items)

                return make

        vec = _ListVec()

        def append(items: list[Any], item: Any) -> list[Any]:
            items.append(item)
            return items
