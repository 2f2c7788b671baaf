"""What a terminal shows, as SVG: standard input with escape sequences of colour, below the line of the command."""
import html
import re
import sys

colours = {"31": "#f7768e", "32": "#9ece6a", "33": "#e0af68", "34": "#7aa2f7", "35": "#bb9af7", "36": "#7dcfff"}
lines = [sys.argv[1]] + sys.stdin.read().rstrip("\n").split("\n")
width = max(len(re.sub(r"\x1b\[[0-9;]*m", "", line)) for line in lines)
print(f'<svg xmlns="http://www.w3.org/2000/svg" width="{width * 8.5 + 32:.0f}" height="{len(lines) * 20 + 28}" role="img" aria-label="a report of planilla">')
print('<rect width="100%" height="100%" rx="8" fill="#1a1b26"/>')
print('<g font-family="ui-monospace, Menlo, Consolas, monospace" font-size="14" fill="#c0caf5" xml:space="preserve">')
for row, line in enumerate(lines):
    spans, style = [], ""
    for part in re.split(r"(\x1b\[[0-9;]*m)", line):
        if part.startswith("\x1b["):
            codes = part[2:-1].split(";")
            style = "".join([' font-weight="bold"' if "1" in codes else ""] + [f' fill="{colours[code]}"' for code in codes if code in colours])
        elif part:
            spans.append(f"<tspan{style}>{html.escape(part)}</tspan>")
    print(f'<text x="16" y="{row * 20 + 28}">{"".join(spans)}</text>')
print("</g>\n</svg>")
