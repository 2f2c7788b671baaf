"""The files by which others run planilla, as far as that goes without their services: the steps of action.yml run in bash, the hooks of
.pre-commit-hooks.yaml run on files, the Dockerfile and the formula name what is there.

    tests/packaging/run.py PLANILLA
"""
import json
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

import yaml

root = pathlib.Path(__file__).resolve().parents[2]
planilla = pathlib.Path(sys.argv[1]).resolve()
good = b'[Event "A"]\n[Site "?"]\n[Date "2024.01.02"]\n[Round "1"]\n[White "A"]\n[Black "B"]\n[Result "1-0"]\n\n1. e4 e5 2. Nf3 Nc6 1-0\n\n'
bad = good.replace(b"Nc6", b"Nh1")


def run_action(folder, **given):
    """The steps one after another, with the inputs as the service hands them over. The status of the last one."""
    action = yaml.safe_load((root / "action.yml").read_text())
    inputs = {name: str(what.get("default", "")) for name, what in action["inputs"].items()} | given
    status, said = 0, ""
    for step in action["runs"]["steps"]:
        assert step["shell"] == "bash"
        env = {name: re.sub(r"\$\{\{ inputs\.([a-z-]+) \}\}", lambda m: inputs[m[1]], value) for name, value in step["env"].items()}
        assert not any("${{" in value for value in env.values()), env
        assert "${{" not in step["run"], "an input inside a script is a way to run code"
        done = subprocess.run(["bash", "--noprofile", "--norc", "-eo", "pipefail", "-c", step["run"]], cwd=folder, capture_output=True,
                              env={"PATH": f"{folder}/bin:{os.environ['PATH']}", "LC_ALL": "C.UTF-8"} | env)
        status, said = done.returncode, said + done.stdout.decode() + done.stderr.decode()
        if status != 0:
            break
    return status, said


def run_hook(folder, name, *files):
    hook = next(hook for hook in yaml.safe_load((root / ".pre-commit-hooks.yaml").read_text()) if hook["id"] == name)
    assert all(re.search(hook["files"], file) for file in files)
    import shlex
    return subprocess.run(shlex.split(hook["entry"]) + list(files), cwd=folder, capture_output=True,
                          env={"PATH": f"{folder}/bin:{os.environ['PATH']}", "LC_ALL": "C.UTF-8"})


with tempfile.TemporaryDirectory() as name:
    folder = pathlib.Path(name)
    (folder / "bin").mkdir()
    (folder / "bin/planilla").symlink_to(planilla)
    (folder / "games").mkdir()
    (folder / "games/good.pgn").write_bytes(good)
    assert run_action(folder, files="games") == (0, run_action(folder, files="games")[1])
    assert json.loads((folder / "planilla.sarif").read_text())["version"] == "2.1.0"
    (folder / "games/bad.pgn").write_bytes(bad)
    status, said = run_action(folder, files="games", sarif="out.sarif")
    assert status == 1 and "::error file=games/bad.pgn" in said, (status, said)
    results = json.loads((folder / "out.sarif").read_text())["runs"][0]["results"]
    assert any(result["ruleId"] == "illegal-move" for result in results), results
    assert run_action(folder, files="games", **{"fail-on": "never"})[0] == 0
    status, said = run_action(folder, files="games", profile="fied")
    assert status != 0 and "fide" in said, (status, said)

    assert run_hook(folder, "planilla-check", "games/good.pgn").returncode == 0
    assert run_hook(folder, "planilla-check", "games/good.pgn", "games/bad.pgn").returncode == 1
    crooked = good.replace(b"2. Nf3", b"2.Nf3").replace(b"1. e4", b"1.  e4")
    (folder / "games/crooked.pgn").write_bytes(crooked)
    assert run_hook(folder, "planilla-format", "games/crooked.pgn").returncode == 0
    assert (folder / "games/crooked.pgn").read_bytes() == good
    # A file that holds an error stays as it is, and fails; those after it are written all the same, and nothing is left behind.
    (folder / "games/crooked.pgn").write_bytes(crooked)
    before = sorted(folder.rglob("*"))
    assert run_hook(folder, "planilla-format", "games/bad.pgn", "games/crooked.pgn").returncode == 1
    assert (folder / "games/bad.pgn").read_bytes() == bad and (folder / "games/crooked.pgn").read_bytes() == good
    assert sorted(folder.rglob("*")) == before

dockerfile = (root / "packaging/Dockerfile").read_text()
for script in re.findall(r"scripts/\S+", dockerfile):
    assert os.access(root / script, os.X_OK), script
ignored = {line.strip("/") for line in (root / ".dockerignore").read_text().splitlines()}
assert {"build", "**/node_modules"} <= ignored, ignored
formula = (root / "packaging/homebrew/planilla.rb").read_text()
version = re.search(r"VERSION (\d+\.\d+\.\d+)", (root / "CMakeLists.txt").read_text())[1]
assert f"planilla-{version}.tar.gz" in formula
assert f"## {version}" in (root / "CHANGELOG.md").read_text()
for option in re.findall(r"-D(PLANILLA_[A-Z_]+)", formula):
    assert f"option({option} " in (root / "CMakeLists.txt").read_text(), option
if shutil.which("ruby"):
    subprocess.run(["ruby", "-c", root / "packaging/homebrew/planilla.rb"], check=True, stdout=subprocess.DEVNULL)
if shutil.which("yamllint"):
    subprocess.run(["yamllint", "-d", "{extends: relaxed, rules: {line-length: disable}}", root / "action.yml", root / ".pre-commit-hooks.yaml"], check=True)
