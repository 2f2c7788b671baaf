#!/usr/bin/env python3
"""Does what README.md shows, as a stranger would: its console blocks, and its Python program in the folder of the first recipe.

    scripts/lib/try_readme.py FOLDER COMMAND...     COMMAND runs a line of shell, given to it as its last argument, in FOLDER: sh -c, chroot ...
"""
import pathlib
import re
import subprocess
import sys

folder, run = pathlib.Path(sys.argv[1]), sys.argv[2:]
readme = (pathlib.Path(__file__).resolve().parents[2] / "README.md").read_text()
failures = 0


def blocks(kind):
    return re.findall(rf"^```{kind}\n(.*?)^```$", readme, re.M | re.S)


def outcome(line):
    done = subprocess.run([*run, line], capture_output=True, text=True)
    return done.stdout + done.stderr


def expect(line, shown, came):
    """A line `...` of what is shown stands for any lines."""
    global failures
    pattern = "".join("(?:.*\n)*?" if text == "...\n" else re.escape(text) for text in shown.splitlines(keepends=True))
    if re.fullmatch(pattern, came):
        return
    failures += 1
    print(f"$ {line}\n--- shown\n{shown}--- came\n{came}")


for block in blocks("console"):
    for step in re.split(r"^\$ ", block, flags=re.M)[1:]:
        line, _, shown = step.partition("\n")
        if line.startswith("cat "):
            (folder / line.removeprefix("cat ")).write_text(shown)
        else:
            expect(line, shown, outcome(line))

program, = blocks("python")
(folder / "program.py").write_text(program)
# What it prints is not shown: the first line must be the players' and the moves' of sheet.txt.
came = outcome("python3 program.py")
expect("python3 program.py", "...\n", came)
if not came.startswith("Ana ['e4', 'e5', 'Nf3'") or "Traceback" in came:
    failures += 1
    print(f"$ python3 program.py\n{came}")
print(f"README.md: {len(blocks('console'))} recipes of the command line and a program, {failures} failed")
sys.exit(failures != 0)
