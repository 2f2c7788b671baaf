"""Chess scoresheets and PGN in any language and notation: read, checked, written as clean PGN.

    import planilla

    for game in planilla.read("sheet.txt", language="es"):
        print(game.tags["White"], [move.san for move in game.moves])
        for finding in game.findings:
            print(finding.line, finding.rule, finding.message)

    planilla.convert("1. e4 e5 2. Cf3 Cc6")            # PGN as text
    planilla.check(b"1. e4 e5 2. Cf4")[0].rule         # 'illegal-move'
    planilla.sealed("4k3/8/8/8/8/5N2/8/1N2K3 w - - 0 1", "Cd2", "es").verdict      # 'ambiguous'
    planilla.position("7k/8/8/8/8/8/8/K5Q1 w - - 0 1").white["can_win"]            # True

A language is a tag or a name, or several in order of trust: "es", "spanish", "español", "es,en", ["es", "en"]; None: it is
found out. Faults of a game are findings. What is raised: planilla.UnknownName (a ValueError) for a language, notation, rule,
FEN ... that does not exist, and OSError for a file that is not there.

A Games belongs to one thread at a time; all else may be used by several. Python's lock is let go while a game is read.
"""
from __future__ import annotations

import io
import json
import os
from typing import Any, Iterator, NamedTuple, Sequence, Union

from . import _planilla
from ._planilla import UnknownName

__version__: str = _planilla.version
__all__ = ["Finding", "Game", "Games", "Move", "Record", "Span", "UnknownName", "check", "convert", "languages", "position",
           "read", "sealed"]

Path = Union[str, "os.PathLike[str]"]
Bytes = Union[bytes, bytearray, memoryview]
Language = Union[str, Sequence[str], None]


class Span(NamedTuple):
    """Where something stands: line and column (in code points) from 1; offset and length in bytes of the file after
    decompression."""

    line: int
    column: int
    offset: int
    length: int


class Move(NamedTuple):
    """A move of the main line: in English letters, as UCI, the position after it, as it stood, and where."""

    san: str
    uci: str
    fen: str
    written: str
    span: Span


class Record(dict):
    """An object of JSON; its keys are attributes too. One that it lacks is None as an attribute."""

    def __getattr__(self, name: str) -> Any:
        if name.startswith("__"):
            raise AttributeError(name)
        return self.get(name)


class Finding(Record):
    """A fault, or something worth knowing. The keys are those of the JSON report (docs/reports.md), and `help`: what to do
    about it."""

    file: str
    game: int | None
    line: int
    column: int
    offset: int
    length: int
    rule: str
    severity: str
    ply: int | None
    move: str | None
    variation: str | None
    written: str | None
    candidates: list[str] | None
    suggestion: str | None
    applied: bool | None
    more: int | None
    fen: str | None
    article: str | None
    args: dict[str, int | str] | None
    message: str
    help: str | None

    @property
    def span(self) -> Span:
        return Span(self["line"], self["column"], self["offset"], self["length"])


class Game:
    """A game as it was read; a plain value.

    `tags` are in the order of the text, `moves` those of the main line as far as it was read, `pgn` the whole game as text
    with variations and comments, in the form `to`, `languages` those whose letters read it.
    """

    __slots__ = ("number", "file", "tags", "start_fen", "moves", "result", "languages", "notation", "pgn", "is_clean",
                 "findings", "to")
    number: int
    file: str
    tags: dict[str, str]
    start_fen: str
    moves: list[Move]
    result: str
    languages: list[str]
    notation: str
    pgn: str
    is_clean: bool
    findings: list[Finding]
    to: str

    def __init__(self, read: dict[str, Any]) -> None:
        for name in self.__slots__:
            setattr(self, name, read[name])
        self.moves = [Move(san, uci, fen, written, Span(*span)) for san, uci, fen, written, span in read["moves"]]
        self.findings = [Finding(finding) for finding in read["findings"]]

    def __repr__(self) -> str:
        players = f"{self.tags.get('White', '?')} - {self.tags.get('Black', '?')}"
        return f"<planilla.Game {self.number}: {players}, {len(self.moves)} half-moves, {self.result}>"

    def to_chess(self) -> Any:
        """The game as a chess.pgn.Game, with variations and comments where `pgn` was written with English letters (else the
        main line). What chess cannot play, a move against the rules that was kept, ends it and stands in its `errors`. Needs
        the package chess (python-chess).
        """
        import chess
        import chess.pgn

        class Quiet(chess.pgn.GameBuilder):  # type: ignore[misc]
            def handle_error(self, error: Exception) -> None:
                self.game.errors.append(error)

        # Other letters would be read as other moves: of "Cf3" chess takes the pawn's move.
        if self.to == "en":
            game = chess.pgn.read_game(io.StringIO(self.pgn), Visitor=Quiet)
            played = [move.uci() for move in game.mainline_moves()] if game else []
            if game and not game.errors and played == [move.uci for move in self.moves]:
                return game
        game = chess.pgn.Game(self.tags)
        if self.start_fen != chess.STARTING_FEN:
            game.setup(chess.Board(self.start_fen))
        game.headers["Result"] = self.result
        node: Any = game
        board = game.board()
        for move in self.moves:
            step = chess.Move.from_uci(move.uci)
            if board.is_legal(step):
                board.push(step)
            if board.board_fen() != move.fen.split()[0]:
                game.errors.append(ValueError(f"{move.written} and what follows cannot be played"))
                break
            node = node.add_variation(step)
        return game


class Games(Iterator[Game]):
    """The games of one input, one after another; memory does not grow with a file.

    `findings` are those of files rather than games (what could not be read, breaks off or is no text): all of them once the
    games are through.
    """

    def __init__(self, cursor: _planilla.Cursor, to: str) -> None:
        self._cursor = cursor
        self._to = to

    def __iter__(self) -> Games:
        return self

    def __next__(self) -> Game:
        return Game({**next(self._cursor), "to": self._to})

    @property
    def findings(self) -> list[Finding]:
        return [Finding(fault) for fault in self._cursor.faults()]


def _names(names: Language) -> list[str]:
    if names is None or names == "auto":
        return []
    if isinstance(names, str):
        return [name for name in names.split(",") if name]
    return list(names)


def _settings(language: Language, notation: str, encoding: str, repair: str, keep_illegal: bool, fen: str, laws: str, to: str,
              select: Language, ignore: Language) -> _planilla.Settings:
    return _planilla.Settings(languages=_names(language), notation=notation, encoding=encoding, repair=repair,
                              keep_illegal=keep_illegal, fen=fen, laws=laws, to=to, select=_names(select), ignore=_names(ignore))


def _open(source: Path | Bytes, settings: _planilla.Settings, ui: str, to: str = "en") -> Games:
    if isinstance(source, (bytes, bytearray, memoryview)):
        return Games(_planilla.open_text(settings, bytes(source), ui), to)
    os.stat(source)  # raises OSError, with the name
    return Games(_planilla.open_file(settings, os.fsencode(source), ui), to)


def read(path_or_bytes: Path | Bytes, language: Language = None, *, notation: str = "auto", encoding: str = "auto",
         repair: str = "safe", keep_illegal: bool = False, fen: str = "", laws: str = "auto", to: str = "en",
         select: Language = None, ignore: Language = None, ui: str = "en") -> Games:
    """The games of a file (compressed, an archive, a folder) or of the bytes of a text, one after another.

    repair: "off", "suggest", "safe", "guess". to: the form of Game.pgn ("en", "es", "figurine", "uci", "lan"). select and
    ignore: rules or groups. ui: the language of sentences.
    """
    return _open(path_or_bytes, _settings(language, notation, encoding, repair, keep_illegal, fen, laws, to, select, ignore), ui, to)


def convert(text_or_bytes: str | Bytes, language: Language = None, *, notation: str = "auto", encoding: str = "auto",
            repair: str = "safe", keep_illegal: bool = False, fen: str = "", laws: str = "auto", to: str = "en") -> str:
    """Every game of a text, as `planilla convert` writes them."""
    if isinstance(text_or_bytes, str):
        text_or_bytes, encoding = text_or_bytes.encode("utf-8", "replace"), "utf-8"
    settings = _settings(language, notation, encoding, repair, keep_illegal, fen, laws, to, None, None)
    return _planilla.convert(settings, bytes(text_or_bytes))


def check(source: Path | Bytes, language: Language = None, *, notation: str = "auto", encoding: str = "auto",
          repair: str = "suggest", keep_illegal: bool = False, fen: str = "", laws: str = "auto", select: Language = None,
          ignore: Language = None, ui: str = "en") -> list[Finding]:
    """All findings of a file, or of a text: bytes, or a str with a line break in it, or one with a blank that names no file.

    They are those of `planilla check`, but for rules that compare games with each other.
    """
    if isinstance(source, str) and ("\n" in source or (" " in source and not os.path.exists(source))):
        source, encoding = source.encode("utf-8", "replace"), "utf-8"
    if repair == "suggest":
        repair = "proceed"  # what is wrong behind a fault is told too
    settings = _settings(language, notation, encoding, repair, keep_illegal, fen, laws, "en", select, ignore)
    games = _open(source, settings, ui)
    return [finding for game in games for finding in game.findings] + games.findings


def sealed(fen: str, text: str, language: Language = None, *, notation: str = "auto", laws: str = "", ui: str = "en") -> Record:
    """The verdict on a sealed move: the object of `planilla sealed --format json` (`verdict`, `loses`, `outcome`, ...)."""
    return Record(json.loads(_planilla.sealed(fen, text, _names(language), notation, laws, ui)))


def position(fen: str, *, laws: str = "", ui: str = "en") -> Record:
    """What the Laws say of a position: the object of `planilla position --format json` (`white`, `black`, `dead`, ...)."""
    return Record(json.loads(_planilla.position(fen, laws, ui)))


def languages() -> list[tuple[str, str, str]]:
    """Tag, English name and own name of every language that can be read."""
    return _planilla.languages()
