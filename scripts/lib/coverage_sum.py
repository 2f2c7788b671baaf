"""Sums what gcov prints as JSON, an object a line, over the rooms of lib/, and lists what was not run.

    gcov --json-format --branch-probabilities --stdout *.gcda | coverage_sum.py ROOT UNSEEN

A branch is one way out of a condition. The two ways out of a call that may throw are none: neither the exceptional one nor
the ordinary one is counted; nor are the branches of a closing brace, where temporaries are destroyed. A line or branch of a
header or template counts once, however often it was compiled.
"""
import collections, json, sys

root = sys.argv[1] + "/"
lines, branches = collections.defaultdict(dict), collections.defaultdict(dict)
braces = {}


def closing_braces(name):
    with open(root + name) as file:
        return {number for number, text in enumerate(file, 1) if not text.strip().strip("})];,")}


def conditions(of_line):
    for index, branch in enumerate(of_line):
        following = of_line[index + 1] if index + 1 < len(of_line) else {"throw": False}
        if not branch["throw"] and not following["throw"]:
            yield branch["count"]


for text in sys.stdin:
    for file in json.loads(text)["files"]:
        name = file["file"].removeprefix(root)
        if not name.startswith("lib/"):
            continue
        for line in file["lines"]:
            key = line["line_number"]
            lines[name][key] = lines[name].get(key, 0) + line["count"]
            if name not in braces:
                braces[name] = closing_braces(name)
            for index, count in enumerate(conditions(line["branches"]) if key not in braces[name] else []):
                branches[name][key, index] = branches[name].get((key, index), 0) + count


def share(counts):
    return 100 * sum(1 for c in counts if c) / len(counts) if counts else 100.0


rooms = collections.defaultdict(lambda: ([], []))
for name in lines:
    for room in ("/".join(name.split("/")[:-1]), "all of lib"):
        rooms[room][0].extend(lines[name].values())
        rooms[room][1].extend(branches[name].values())
for room in sorted(rooms, key=lambda r: (r == "all of lib", r)):
    of_lines, of_branches = rooms[room]
    print(f"{room:24} {share(of_lines):5.1f} % of {len(of_lines):6} lines  {share(of_branches):5.1f} % of {len(of_branches):6} branches")

with open(sys.argv[2], "w") as unseen:
    for name in sorted(lines):
        for key, count in sorted(lines[name].items()):
            if count == 0:
                print(f"{name}:{key}: line", file=unseen)
        for (key, index), count in sorted(branches[name].items()):
            if count == 0 and lines[name][key]:
                print(f"{name}:{key}: branch {index}", file=unseen)
every = rooms["all of lib"]
sys.exit(0 if share(every[0]) >= 95 and share(every[1]) >= 85 else 1)
