"""Prints the games of a Spanish sheet as PGN, and what was found in them.

apt install ./python3-planilla_*.deb && python3 sheet.py sheet.txt
"""
import sys

import planilla

games = planilla.read(sys.argv[1] if len(sys.argv) > 1 else "sheet.txt", language="es", ui="es")
for game in games:
    print(game.pgn, end="")
    for finding in game.findings:
        print(f"{finding.line}:{finding.column}: {finding.rule}: {finding.message}")
for finding in games.findings:
    print(finding.message)
