"""A session of an editor with `planilla lsp`, recorded in session.jsonl: a line for each message, {"send": ...} or {"get": ...}, in their order.

    tests/lsp/run.py PLANILLA                 plays it, and compares what comes back
    PLANILLA_UPDATE=1 tests/lsp/run.py ...    writes down what comes back: then read it
"""
import json
import os
import pathlib
import subprocess
import sys

session = pathlib.Path(__file__).with_name("session.jsonl")
lines = [json.loads(line) for line in session.read_text().splitlines()]
sent = [line["send"] for line in lines if "send" in line]


def framed(message):
    body = (message if isinstance(message, str) else json.dumps(message, ensure_ascii=False)).encode()
    return b"Content-Length: %d\r\n\r\n" % len(body) + body


def play(messages):
    """What comes back after each message: the server answers in order, and ends with the last."""
    done = subprocess.run([sys.argv[1], "lsp", "--ui", "es"], input=b"".join(map(framed, messages)), capture_output=True, timeout=60,
                          env={"LC_ALL": "C.UTF-8"})
    assert done.stderr == b"", done.stderr
    out, rest = [], done.stdout
    while rest:
        header, _, rest = rest.partition(b"\r\n\r\n")
        size = int(header.removeprefix(b"Content-Length: "))
        out.append(json.loads(rest[:size]))
        rest = rest[size:]
    return done.returncode, out


status, got = play(sent)
assert status == 0, status
if os.environ.get("PLANILLA_UPDATE") == "1":
    counts = [len(play(sent[:i])[1]) for i in range(len(sent) + 1)]
    with session.open("w") as file:
        for i, message in enumerate(sent):
            for line in [{"send": message}] + [{"get": answer} for answer in got[counts[i]:counts[i + 1]]]:
                file.write(json.dumps(line, ensure_ascii=False) + "\n")
    sys.exit()
expected = [line["get"] for line in lines if "get" in line]
for i, (one, other) in enumerate(zip(expected, got)):
    assert one == other, f"message {i}:\nexpected {json.dumps(one, ensure_ascii=False)}\ngot      {json.dumps(other, ensure_ascii=False)}"
assert len(expected) == len(got), (len(expected), len(got))

# An edit that is offered, applied, leaves nothing of its diagnostic.
opened = next(message for message in sent if isinstance(message, dict) and message.get("method") == "textDocument/didOpen")
text = opened["params"]["textDocument"]["text"].split("\n")
actions = [answer["result"] for answer in got if isinstance(answer.get("result"), list) and answer["result"]]
assert actions, "nothing was offered"
for action in actions[0]:
    edit, = action["edit"]["changes"][opened["params"]["textDocument"]["uri"]]
    start, end = edit["range"]["start"], edit["range"]["end"]
    assert start["line"] == end["line"]
    line = text[start["line"]].encode("utf-16-le")
    mended = (line[:2 * start["character"]] + edit["newText"].encode("utf-16-le") + line[2 * end["character"]:]).decode("utf-16-le")
    after = "\n".join(text[:start["line"]] + [mended] + text[start["line"] + 1:])
    change = {"jsonrpc": "2.0", "method": "textDocument/didChange", "params": {"textDocument": {"uri": "file:///hoja.txt", "version": 2},
                                                                              "contentChanges": [{"text": after}]}}
    left = play([sent[0], opened, change])[1][-1]["params"]["diagnostics"]
    assert not any(one["range"]["start"] == start and one["code"] == action["diagnostics"][0]["code"] for one in left), left

# One that leaves without a word, and one that speaks nonsense, end the server.
assert play([sent[0]])[0] == 1
assert subprocess.run([sys.argv[1], "lsp"], input=b"GET / HTTP/1.1\r\n\r\n", capture_output=True, timeout=60).returncode == 1
