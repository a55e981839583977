"""Puts the compiled engines into the wheel (``make dist``). Without them a wheel is for every platform, and slower."""

import os
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class CompiledEngines(BuildHookInterface[Any]):
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        home = os.environ.get("AGON_WHEEL_ENGINES")
        if version == "editable" or not home:
            return
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        build_data["force_include"][home] = "agon/_compiled"
