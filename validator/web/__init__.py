"""The workbench: a server on this computer alone, where files are judged in a browser."""
