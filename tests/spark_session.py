"""Spark on this machine with two workers, for the tests that need it; in words, why there is none."""

import os
import shutil
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from typing import Any


def why_none() -> str:
    """Why Spark cannot run here; "" where it can."""
    if find_spec("pyspark") is None:
        return "pyspark is not installed (extra spark)"
    if shutil.which("java") is None and "JAVA_HOME" not in os.environ:
        return "Spark runs on Java, and no program java is here; Debian: apt-get install default-jre-headless"
    return ""


@contextmanager
def session() -> Iterator[Any]:
    """A session with two workers that gives up on a task when it has failed four times; its workers run this Python."""
    from pyspark.sql import SparkSession

    os.environ["PYSPARK_PYTHON"] = sys.executable
    options = {
        "spark.driver.host": "127.0.0.1",
        "spark.driver.bindAddress": "127.0.0.1",
        "spark.ui.enabled": "false",
        "spark.sql.shuffle.partitions": "4",
        "spark.sql.session.timeZone": "America/New_York",
    }
    builder = SparkSession.builder.master("local[2,4]")
    for key, value in options.items():
        builder = builder.config(key, value)
    spark = builder.getOrCreate()
    spark.sparkContext.setLogLevel("ERROR")
    try:
        yield spark
    finally:
        spark.stop()
