"""What the Python package promises. Run by ctest (python_package), or by hand:

    PYTHONPATH=build/release/bindings/python python3 tests/bindings/python_package.py
"""
import bz2
import contextlib
import io
import os
import pathlib
import resource
import tempfile
import threading
import unittest

import planilla

RUY = "1. e4 e5 2. Cf3 Cc6 3. Ab5 a6 4. Cd6"


class Read(unittest.TestCase):
    def test_games_of_bytes(self):
        games = list(planilla.read(b"Blancas: Ana\n1. e4 e5 2. Cf3 Cc6 1-0\n\n1. d4 d5 *"))
        self.assertEqual([len(game.moves) for game in games], [4, 2])
        first = games[0]
        self.assertEqual(first.tags["White"], "Ana")
        self.assertEqual((first.result, first.number, first.is_clean), ("1-0", 1, True))
        self.assertIn("es", first.languages)
        move = first.moves[2]
        self.assertEqual((move.san, move.uci, move.written), ("Nf3", "g1f3", "Cf3"))
        self.assertEqual(move.fen, "rnbqkbnr/pppp1ppp/8/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R b KQkq - 1 2")
        self.assertEqual(move.span, planilla.Span(line=2, column=13, offset=25, length=3))
        self.assertIn("2. Nf3 Nc6 1-0", first.pgn)

    def test_languages_by_name(self):
        for name in ("es", "spanish", "Español", ["es"], "es,en"):
            game = next(planilla.read(b"1. e4 e5 2. Cf3", language=name))
            self.assertEqual(game.moves[-1].san, "Nf3")

    def test_files(self):
        with tempfile.TemporaryDirectory() as folder:
            path = pathlib.Path(folder) / "hoja ñ.pgn.bz2"
            path.write_bytes(bz2.compress(b"1. e4 e5 2. Cf3 1-0\n"))
            for name in (path, str(path), folder):
                games = planilla.read(name, language="es")
                self.assertEqual([game.moves[-1].san for game in games], ["Nf3"])
                self.assertEqual(games.findings, [])

    def test_names_of_files_in_any_bytes(self):
        with tempfile.TemporaryDirectory() as folder:
            path = os.fsencode(folder) + b"/\xff\xe9.pgn"
            with open(path, "wb") as file:
                file.write(b"1. e4 e5 2. Ke3 1-0\n")
            for name in (os.fsdecode(path), folder):
                game = next(planilla.read(name))
                self.assertEqual(os.fsencode(game.file), path)
                self.assertEqual({os.fsencode(finding.file) for finding in game.findings}, {path})

    def test_a_file_that_breaks_off_is_a_finding(self):
        with tempfile.TemporaryDirectory() as folder:
            path = pathlib.Path(folder) / "a.pgn.bz2"
            path.write_bytes(bz2.compress(b"1. e4 e5 2. Cf3 1-0\n\n" * 20000)[:-20])
            games = planilla.read(path)
            for game in games:
                pass
            self.assertEqual([finding.rule for finding in games.findings], ["truncated-input"])
            self.assertTrue(games.findings[0].file.endswith("a.pgn.bz2"))

    def test_what_is_raised(self):
        with self.assertRaises(FileNotFoundError):
            planilla.read("no-such-file.pgn")
        for arguments in ({"language": "klingon"}, {"repair": "perhaps"}, {"select": "no-rule"}, {"to": "xx"}, {"fen": "8/8 w"},
                          {"notation": "runes"}, {"laws": "1066"}, {"encoding": "no-charset"}):
            with self.assertRaises(planilla.UnknownName, msg=str(arguments)):
                planilla.read(b"1. e4", **arguments)

    def test_memory_does_not_grow_with_a_file(self):
        def most():
            return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss

        with tempfile.NamedTemporaryFile(suffix=".pgn") as file:
            game = b'[White "A"]\n[Black "B"]\n\n' + b"{" + b"x" * 20000 + b"} 1. e4 e5 2. Nf3 Nc6 1-0\n\n"
            for _ in range(2000):
                file.write(game)
            file.flush()
            games = planilla.read(file.name)
            for _ in range(400):
                next(games)
            before = most()
            self.assertEqual(sum(1 for _ in games), 1600)
            self.assertLess(most() - before, 8192)  # KiB, of 40 MB

    def test_threads_read_side_by_side(self):
        found = []

        def work():
            found.append(sum(len(game.moves) for game in planilla.read(RUY.encode() * 1 + b"\n")))

        threads = [threading.Thread(target=work) for _ in range(4)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        self.assertEqual(found, [6] * 4)


class Convert(unittest.TestCase):
    def test_text_and_bytes(self):
        self.assertIn("2. Nf3 Nc6", planilla.convert("1. e4 e5 2. Cf3 Cc6"))
        self.assertIn("2. Cf3 Cc6", planilla.convert("1. e4 e5 2. Nf3 Nc6", to="es"))
        self.assertIn("Muñoz", planilla.convert("Blancas: Muñoz\n1. e4 e5"))
        self.assertIn("Muñoz", planilla.convert("Blancas: Muñoz\n1. e4 e5".encode("latin-1"), language="es"))
        self.assertEqual(planilla.convert(""), "")

    def test_own_output_is_unchanged(self):
        once = planilla.convert("Blancas: Ana\n" + RUY)
        self.assertEqual(planilla.convert(once), once)


class Check(unittest.TestCase):
    def test_findings(self):
        for source in (RUY, RUY.encode(), RUY + "\n"):
            finding = planilla.check(source, ui="es")[-1]
            self.assertEqual((finding.rule, finding["severity"], finding.ply), ("illegal-move", "error", 7))
            self.assertEqual(finding.written, "Cd6")
            self.assertIn("«Cd6»", finding.message)
            self.assertEqual(finding.span.length, 3)
            self.assertIsNone(finding.variation)

    def test_a_misspelt_file_is_no_text(self):
        with self.assertRaises(FileNotFoundError):
            planilla.check("no-such-file.pgn")

    def test_as_the_program_says(self):
        program = os.environ.get("PLANILLA")
        if not program:
            self.skipTest("PLANILLA names no program")
        import json
        import subprocess
        said = subprocess.run([program, "check", "-f", "json", "--ui", "en"], input=RUY.encode(), stdout=subprocess.PIPE).stdout
        lines = [json.loads(line) for line in said.splitlines()[:-1]]
        found = [{k: v for k, v in f.items() if k != "help"} for f in planilla.check(RUY)]
        for line in lines + found:
            line.pop("file"), line.pop("white", None), line.pop("black", None)
        self.assertEqual(found, lines)


class Laws(unittest.TestCase):
    def test_sealed(self):
        verdict = planilla.sealed("4k3/p7/8/8/8/5N2/7P/1N2K3 w - - 0 1", "Cd2", "es")
        self.assertEqual((verdict.verdict, verdict["loses"]), ("ambiguous", True))
        self.assertEqual(verdict.candidates, ["Nbd2", "Nfd2"])
        self.assertEqual(planilla.sealed("4k3/p7/8/8/8/5N2/7P/1N2K3 w - - 0 1", "Cbd2", language="spanish").uci, "b1d2")

    def test_position(self):
        said = planilla.position("7k/8/8/8/8/8/8/K5Q1 w - - 0 1")
        self.assertIs(said.white["can_win"], True)
        self.assertIs(said.black["can_win"], False)
        self.assertIs(said["dead"], False)
        with self.assertRaises(ValueError):
            planilla.position("8/8/8/8/8/8/8/8 w - - 0 1")


class Readme(unittest.TestCase):
    def test_its_program_runs(self):
        root = pathlib.Path(__file__).resolve().parents[2]
        block = (root / "README.md").read_text().split("```python\n")[1].split("```")[0]
        out = io.StringIO()
        with contextlib.chdir(root / "examples"), contextlib.redirect_stdout(out):
            exec(compile(block, "README.md", "exec"), {})
        self.assertIn("Ana Ruiz ['e4', 'e5', 'Nf3'", out.getvalue())
        self.assertIn("15 illegal-move", out.getvalue())


class Chess(unittest.TestCase):
    def test_to_chess(self):
        try:
            import chess.pgn  # noqa: F401
        except ImportError:
            self.skipTest("python-chess is not there")
        for to in ("en", "es"):
            game = next(planilla.read("Blancas: Ana\n1. e4 e5 2. Cf3 (2. f4 exf4) Cc6 1-0".encode(), to=to))
            chess_game = game.to_chess()
            self.assertEqual(chess_game.headers["White"], "Ana")
            self.assertEqual([move.uci() for move in chess_game.mainline_moves()], [move.uci for move in game.moves])
            self.assertEqual(chess_game.headers["Result"], "1-0")
            self.assertEqual(len(chess_game.next().next().variations), 2 if to == "en" else 1)

    def test_a_move_against_the_rules_ends_it(self):
        try:
            import chess.pgn  # noqa: F401
        except ImportError:
            self.skipTest("python-chess is not there")
        text = b"1.e4 e5 2.Cf3 Cc6 3.Ac4 Ac5 4.Re2 Cf6 5.Re1 d6 6.0-0 0-0 7.Te1 Ag4 8.Rh1 Cd4 9.Rg1"
        chess_game = next(planilla.read(text, keep_illegal=True)).to_chess()
        self.assertEqual(chess_game.end().ply(), 10)
        self.assertEqual([str(error) for error in chess_game.errors], ["0-0 and what follows cannot be played"])


if __name__ == "__main__":
    unittest.main()
