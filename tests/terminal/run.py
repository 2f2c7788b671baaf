"""What `planilla check` writes to a terminal: colours, lines cut to its width, links (OSC 8); and to none of them where it is no terminal. How far
it came, at Ctrl+C.

    tests/terminal/run.py PLANILLA
"""
import fcntl
import os
import pathlib
import pty
import re
import shutil
import signal
import struct
import subprocess
import sys
import tempfile
import termios

planilla = os.path.realpath(sys.argv[1])
sheet = "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6 5. O-O Be7 6. Re1 b5 7. Bb3 d6 8. c3 Qh4 9. h3 Nb8 10. d4 Nbd7\n"
plain = {"TERM": "xterm-256color", "LC_ALL": "C.UTF-8"}
link = "\x1b]8;;"


def on_terminal(program, folder, columns, environment, *options):
    """What a terminal of that many columns is sent."""
    own, of_program = pty.openpty()
    fcntl.ioctl(of_program, termios.TIOCSWINSZ, struct.pack("HHHH", 24, columns, 0, 0))
    started = subprocess.Popen([program, "check", *options, "sheet one.pgn"], cwd=folder, env=plain | environment, stdin=subprocess.DEVNULL, stdout=of_program, stderr=of_program)
    os.close(of_program)
    out = b""
    while True:
        try:
            piece = os.read(own, 65536)
        except OSError:  # the other end is closed
            break
        if not piece:
            break
        out += piece
    os.close(own)
    started.wait(60)
    return out.decode().replace("\r\n", "\n")


def without_signs(text):
    return re.sub("\x1b\\]8;[^\x1b]*\x1b\\\\|\x1b\\[[0-9;]*[mK]|\r", "", text)


with tempfile.TemporaryDirectory() as name:
    folder = pathlib.Path(name)
    (folder / "sheet one.pgn").write_text(sheet)

    # As wide as the line, nothing is cut; in 40 columns both ends are.
    wide = on_terminal(planilla, folder, 200, {})
    assert sheet.rstrip() in without_signs(wide), wide
    assert "\x1b[1;31m" in wide and link not in wide, wide
    for environment, width in ({}, 40), ({"COLUMNS": "60"}, 60), ({"COLUMNS": "60x"}, 40), ({"COLUMNS": "0"}, 40), ({"COLUMNS": "3"}, 20):
        cut = without_signs(on_terminal(planilla, folder, 40, environment)).split("\n")
        caret = next(i for i, line in enumerate(cut) if line.strip(" ~") == "^")
        line = cut[caret - 1]
        assert line.startswith("…") and line.endswith("…") and width - 2 <= len(line) <= width, cut
        assert line[cut[caret].index("^"):].startswith("Nf6"), cut

    # Links for terminals that are known to follow them, and not without colours.
    place = f"{link}file://"
    for environment in {"VTE_VERSION": "6800"}, {"TERM_PROGRAM": "WezTerm"}, {"KITTY_WINDOW_ID": "1"}, {"WT_SESSION": "x"}, {"VTE_VERSION": "5000"}, {"TERM": "xterm-kitty"}, {"TERM": "foot"}:
        assert f"{folder}/sheet%20one.pgn\x1b\\sheet one.pgn:1:" in on_terminal(planilla, folder, 80, environment), environment
    for environment in {"VTE_VERSION": "4200"}, {"VTE_VERSION": "6800", "NO_COLOR": "1"}, {"VTE_VERSION": "6800", "TERM": "dumb"}, {"VTE_VERSION": "6800", "TERM": "screen"}, \
            {"VTE_VERSION": "6800", "TERM": "linux"}, {"VTE_VERSION": "4999"}, {"VTE_VERSION": "6800x"}, {"KITTY_WINDOW_ID": ""}, {"TERM_PROGRAM": "other"}, {}:
        assert link not in on_terminal(planilla, folder, 80, environment), environment
    assert link not in on_terminal(planilla, folder, 80, {"VTE_VERSION": "6800"}, "--color", "never")

    # The rules lead to the pages that are installed with the program.
    (folder / "bin").mkdir()
    pages = folder / "share/doc/planilla/rules"
    pages.mkdir(parents=True)
    shutil.copy(planilla, folder / "bin/planilla")
    assert f"{pages}/doubtful-move.md\x1b\\doubtful-move{link}\x1b\\" in on_terminal(folder / "bin/planilla", folder, 80, {"VTE_VERSION": "6800"})
    assert "doubtful-move.md" not in on_terminal(planilla, folder, 80, {"VTE_VERSION": "6800"})

    # Findings and progress never share a line: what is left of one is wiped before the other is written.
    slow = [f'[White "A{i}"]\n\n1. e4 e5 2. Ke3 Nc6 3. Bb9 a6 {{{"x" * 400}}} *\n\n' for i in range(12000)]
    (folder / "sheet one.pgn").write_text("".join(slow))
    shown = on_terminal(planilla, folder, 80, {}, "--progress", "always", "--each", "-j", "1")
    assert " MB/s " in shown, "too fast to show how far it is"
    for line in re.findall("[^\n]* MB/s [^\n]*", shown):
        assert "error" not in line.rsplit("\r\x1b[K", 1)[0], line
        assert " MB/s " not in line.rsplit("\r\x1b[K", 1)[1], line
    shares = [int(share) for share in re.findall("([0-9]+) %", shown)]
    assert shares == sorted(shares) and 0 <= shares[0] < shares[-1] <= 100, shares
    assert re.search(r"(?<![0-9])[0-9]{1,4} games  [0-9]+ MB/s  [0-9]{1,4} findings  [0-9]+ %  [0-9]+ s left", shown), shown[-400:]

    (folder / "sheet one.pgn").write_text("".join(slow[:3000]))

    # Of itself it is shown on a terminal that can be drawn on, and nowhere else.
    assert " MB/s " in on_terminal(planilla, folder, 80, {}, "--each", "-j", "1")
    assert " MB/s " not in on_terminal(planilla, folder, 80, {"TERM": "dumb"}, "--each", "-j", "1")
    assert " MB/s " not in on_terminal(planilla, folder, 80, {}, "--each", "-j", "1", "--progress", "never")
    piped = subprocess.run([planilla, "check", "-j", "1", "sheet one.pgn"], cwd=folder, env=plain, capture_output=True, text=True)
    assert " MB/s " not in piped.stderr and "\x1b" not in piped.stdout, piped.stderr
    coloured = subprocess.run([planilla, "check", "-j", "1", "--color", "always", "sheet one.pgn"], cwd=folder, env=plain, capture_output=True, text=True)
    assert "\x1b[1;31m" in coloured.stdout and link not in coloured.stdout
    (folder / "sheet one.pgn").write_text(sheet)

    # The line of a usage error is cut to the terminal too, and to 160 columns where there is none.
    where = "plies > 1 and " * 40 + "and"
    for columns in 50, 120:
        said = without_signs(on_terminal(planilla, folder, columns, {}, "--where", where)).split("\n")
        assert columns - 4 <= max(len(line) for line in said[1:]) <= columns, said
    piped = subprocess.run([planilla, "check", "--where", where, "sheet one.pgn"], cwd=folder, env=plain, capture_output=True, text=True)
    assert 156 <= max(len(line) for line in piped.stderr.split("\n")[1:]) <= 160, piped.stderr

    # No terminal: the line as it stands, and no sign.
    done = subprocess.run([planilla, "check", "sheet one.pgn"], cwd=folder, env=plain | {"VTE_VERSION": "6800", "COLUMNS": "40"}, capture_output=True, text=True)
    assert "\x1b" not in done.stdout and sheet.rstrip() in done.stdout, done.stdout

    # Who names no file is told that his typing is read, and only then.
    for words, told in ([], True), (["-q"], False), (["sheet one.pgn"], False), (["-"], False):
        own, of_program = pty.openpty()
        started = subprocess.Popen([planilla, "check", *words], cwd=folder, env=plain, stdin=of_program, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
        os.write(own, b"1. e4 e5\n\x04")
        said = started.communicate(timeout=60)[1].decode()
        assert said.startswith("planilla: reading standard input") == told, said
        os.close(own), os.close(of_program)

    # At Ctrl+C: how far it came. The pipe is left full, so that it cannot come to the end.
    (folder / "many.pgn").write_text('[White "A"]\n\n1. e4 e5 2. Nf3 Nc6 3. Bb5 a6\n\n' * 60_000)
    started = subprocess.Popen([planilla, "convert", "many.pgn"], cwd=folder, env=plain, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    taken = 0
    while taken < 4_000_000:
        piece = started.stdout.read1(65_536)
        assert piece, "no more games"
        taken += len(piece)
    started.send_signal(signal.SIGINT)
    said = re.fullmatch("planilla: interrupted: ([0-9]+) games read so far, ([0-9]+) findings; [^\n]*\n", started.communicate(timeout=60)[1].decode())
    assert said and 1_000 <= int(said[1]) <= 60_000 and int(said[2]) >= int(said[1]), said
