#!/usr/bin/env python3
"""Holds every JSON report of the cases against docs/report.schema.json.

    tests/schema/reports.py PROGRAM

Reports are the lines of JSON that the cases in testdata/ expect, and those that every `planilla check`,
`convert` and `reconcile` of a case writes when it is run again with `-f json`: of every fourth case, and with
PLANILLA_ALL_REPORTS=1 of each. Needs python3-jsonschema.
"""
import functools
import json
import os
import pathlib
import re
import shlex
import subprocess
import sys
import tempfile

import jsonschema

root = pathlib.Path(__file__).resolve().parents[2]
schema = json.loads((root / "docs/report.schema.json").read_text())
jsonschema.Draft202012Validator.check_schema(schema)
# Of 135 rules a finding is of one: what the schema says of the others would be most of the work.
branches = {branch["if"]["properties"]["rule"]["const"]: branch for branch in schema["$defs"]["finding"]["allOf"]}


@functools.cache
def validator_of(rule):
    """The schema without the branches of the other rules; the whole of it where no rule of that name is known."""
    if rule not in branches:
        return jsonschema.Draft202012Validator(schema)
    finding = schema["$defs"]["finding"] | {"allOf": [branches[rule]]}
    return jsonschema.Draft202012Validator(schema | {"$defs": schema["$defs"] | {"finding": finding}})


def unescaped(text):
    """What a section marked `escaped` holds (testdata/README.md)."""
    out = re.sub(rb"\\(x[0-9a-fA-F]{2}|.)", lambda m: {b"n": b"\n", b"r": b"\r", b"t": b"\t", b"0": b"\0", b"\\": b"\\"}.get(
        m[1], bytes([int(m[1][1:], 16)]) if m[1][:1] == b"x" else m[0]), text)
    return out[:-1] if out.endswith(b"\n") else out


class Case:
    def __init__(self, path):
        self.commands, self.input, self.files, self.expected = [], b"", {}, []
        section, bodies = "", []
        for line in path.read_bytes().split(b"\n"):
            text = line.decode("utf-8", "replace")
            if text.startswith("$ "):
                self.commands.append(text[2:])
                section = ""
            elif re.match(r"---( (input|file|stdout|stderr|written|exit)\b.*)?$", text):
                section = text[4:]
                bodies.append((section, []))
            elif section:
                bodies[-1][1].append(line)
        for section, lines in bodies:
            words = section.split()
            body = b"\n".join(lines) + (b"\n" if lines else b"")
            if words and words[-1] == "escaped":
                body = unescaped(body)
            if not words:
                continue
            if words[0] == "input":
                self.input = body
            elif words[0] == "file" and len(words) > 3 and words[2] == "from":
                self.files[words[1]] = (path.parent / words[3]).read_bytes()
            elif words[0] == "file":
                self.files[words[1]] = body
            elif words[0] in ("stdout", "stderr", "written"):
                self.expected += body.split(b"\n")


def in_json(words):
    """The command with `-f json` in the place of its own format."""
    out, skip = [], False
    for word in words:
        if not skip and word not in ("-f", "--format") and not word.startswith("--format="):
            out.append(word)
        skip = word in ("-f", "--format")
    return [*out, "-f", "json"]


def run_again(case, program):
    """The reports of a case's commands with `-f json`, as lines."""
    lines = []
    with tempfile.TemporaryDirectory() as folder:
        for name, content in case.files.items():
            target = pathlib.Path(folder) / name
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_bytes(content)
        for command in case.commands:
            words = shlex.split(command)
            if not words or words[0] != "planilla" or len(words) < 2 or words[1] not in ("check", "convert", "reconcile"):
                continue
            run = subprocess.run([program, *in_json(words[1:])], cwd=folder, input=case.input, timeout=60,
                                 capture_output=True, env={"LC_ALL": "C.UTF-8", "TERM": "dumb", "TZ": "UTC"})
            lines += run.stdout.split(b"\n") + run.stderr.split(b"\n")
    return lines


def is_of_report(line):
    return (line.startswith(b'{"file":"') and b'"rule":"' in line) or line.startswith(b'{"summary":{"games"')


def check(line):
    """What does not fit, "" if nothing."""
    try:
        report = json.loads(line)
        errors = list(validator_of(report.get("rule")).iter_errors(report))
    except ValueError as error:
        return f"no JSON: {error}"
    return "; ".join(error.message[:200] for error in errors)


def main():
    program = str(pathlib.Path(sys.argv[1]).resolve())
    faults, seen, rules = [], 0, set()
    step = 1 if os.environ.get("PLANILLA_ALL_REPORTS") else 4
    for number, path in enumerate(sorted((root / "testdata").rglob("*.case"))):
        case = Case(path)
        for line in case.expected + (run_again(case, program) if number % step == 0 else []):
            if not is_of_report(line):
                continue
            seen += 1
            fault = check(line)
            if fault:
                faults.append(f"{path.relative_to(root)}: {fault}\n  {line.decode()[:300]}")
            elif b'"rule":' in line:
                rules.add(json.loads(line)["rule"])
    # The schema is one that can refuse.
    good = {"file": "a", "game": 1, "line": 1, "column": 1, "offset": 0, "length": 1, "rule": "long-line", "severity": "note",
            "args": {"length": 300}, "message": "m"}
    assert not check(json.dumps(good)), check(json.dumps(good))
    for change in ({"args": {"lenght": 300}}, {"args": {"length": "300"}}, {"args": {}}, {"rule": "null-move"}, {"severity": "fatal"},
                   {"colour": 1}):
        assert check(json.dumps({**good, **change})), change
    assert check('{"summary":{"games":1}}')
    print(f"{seen} lines of reports, {len(rules)} of {len(schema['$defs']['finding']['properties']['rule']['enum'])} rules, "
          f"{len(faults)} that do not fit")
    print("\n".join(faults[:20]))
    return 1 if faults or seen < 500 else 0


if __name__ == "__main__":
    sys.exit(main())
