"""Puts the packed forms of the law and of the schemas into the wheel; a checkout makes its own as it reads them."""

import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class PackedForms(BuildHookInterface[Any]):
    """Packs the YAML files of the folder that is built."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Hand the packed forms over to the builder, from a folder that lies outside the sources."""
        if version == "editable":
            return
        sys.path.insert(0, self.root)
        from validator.law.law_file import pack_all

        self._made = TemporaryDirectory()
        pack_all(Path(self._made.name))
        build_data["force_include"][self._made.name] = "validator/_data/packed"

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        """Remove them once they lie in the wheel."""
        if version != "editable":
            self._made.cleanup()
