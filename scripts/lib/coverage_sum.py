"""Sums what gcov prints as JSON, an object a line, over the rooms of lib/. Branches that only exceptions take are left out."""
import collections, json, sys

root = sys.argv[1] + "/"
lines, branches = collections.defaultdict(dict), collections.defaultdict(dict)
for text in sys.stdin:
    for file in json.loads(text)["files"]:
        name = file["file"].removeprefix(root)
        if not name.startswith("lib/"):
            continue
        for line in file["lines"]:
            key = line["line_number"]
            lines[name][key] = lines[name].get(key, 0) + line["count"]
            for index, branch in enumerate(line["branches"]):
                if branch["throw"]:
                    continue
                place = (key, line.get("function_name", ""), index)
                branches[name][place] = branches[name].get(place, 0) + branch["count"]


def share(counts):
    return 100 * sum(1 for c in counts if c) / len(counts) if counts else 100.0


rooms = collections.defaultdict(lambda: ([], []))
for name in lines:
    for room in ("/".join(name.split("/")[:-1]), "all of lib"):
        rooms[room][0].extend(lines[name].values())
        rooms[room][1].extend(branches[name].values())
for room in sorted(rooms, key=lambda r: (r == "all of lib", r)):
    print(f"{room:32} {share(rooms[room][0]):5.1f} % of {len(rooms[room][0]):6} lines  {share(rooms[room][1]):5.1f} % of {len(rooms[room][1]):6} branches")
every = rooms["all of lib"]
sys.exit(0 if share(every[0]) >= 95 and share(every[1]) >= 85 else 1)
