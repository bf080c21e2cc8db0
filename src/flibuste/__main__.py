"""`python -m flibuste` is the command `flibuste`."""

import sys

from flibuste.cli import main

sys.exit(main())
