// Two passes; few texts hold such signs.
#include "game/texts/settled_signs.h"

#include <algorithm>
#include <utility>
#include <vector>

#include "game/doubt/glued_equals.h"

namespace planilla {

namespace {

bool parts_nothing(PartKind kind) {
  return kind == PartKind::glyph || kind == PartKind::suffix || kind == PartKind::nag;
}

// `4. Nf3 - d6`, `4. Nf3 - ...`, `4. ... - d6`: a dash between the numbered move of White, or the
// dots for it, and one move in the line, or the dots for it, parts the two; it stands for none.
void part_pairs_by_dashes(Parts& parts) {
  for (std::size_t i = 2; i + 1 < parts.size(); ++i) {
    if (parts[i].kind != PartKind::blank || parts[i].line_start || parts[i + 1].line_start)
      continue;
    const Part& next = parts[i + 1];
    std::size_t move = i - 1, behind = i + 2;
    while (move > 1 && parts_nothing(parts[move].kind)) --move;
    while (behind < parts.size() && parts_nothing(parts[behind].kind)) ++behind;
    const bool dots = parts[move].kind == PartKind::dots || parts[move].dots > 1;
    const bool white = (parts[move].kind == PartKind::cell && !parts[move].weak &&
                        parts[move - 1].kind == PartKind::number) ||
                       dots;
    const bool black = (next.kind == PartKind::cell && !next.weak &&
                        (behind == parts.size() || parts[behind].kind != PartKind::cell)) ||
                       (next.kind == PartKind::dots && !dots);
    if (white && black) parts[i].kind = PartKind::separator;
  }
}

// "7.O-O e5= 8.Re1": the sign becomes a part of its own.
void part_equals(std::string_view text, Parts& parts) {
  const auto ends = [&](const Part& part) {
    return part.kind == PartKind::cell && ends_in_equals(part.in(text));
  };
  if (std::none_of(parts.begin(), parts.end(), ends)) return;
  Parts out;
  std::vector<std::uint32_t> moved;  // to which part
  for (const Part& part : parts) {
    moved.push_back(static_cast<std::uint32_t>(out.size()));
    out.push_back(part);
    if (!ends(part)) continue;
    const std::uint32_t sign = --out.back().span.end;
    Part& equals = out.emplace_back();
    equals.span = {sign, sign + 1};
    equals.kind = PartKind::glyph;
    equals.glued = true;
  }
  for (Part& part : out)
    if (part.kind == PartKind::open || part.kind == PartKind::close)
      part.partner = moved[part.partner];
  parts = std::move(out);
}

}  // namespace

void settle_signs(std::string_view text, Parts& parts) {
  part_equals(text, parts);
  part_pairs_by_dashes(parts);
}

}  // namespace planilla
