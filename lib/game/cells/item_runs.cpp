// Short walks from one item or part.
#include "game/cells/item_runs.h"

namespace planilla {

int half_move_of(const std::vector<CellItem>& items, std::size_t at) {
  std::size_t first = at;
  while (first > 0 && items[first].number == 0 && items[first].before == Before::cell) --first;
  return items[first].number == 0 ? 0 : items[first].half_move() + static_cast<int>(at - first);
}

bool is_rival(const std::vector<CellItem>& items, std::string_view text, const Parts& parts,
              std::size_t other, std::size_t at) {
  return items[other].kind == PartKind::cell &&
         half_move_of(items, other) == items[at].half_move() &&
         parts[items[other].part].in(text) != parts[items[at].part].in(text);
}

std::size_t first_part_of(const std::vector<CellItem>& items, const Parts& parts, std::size_t at) {
  std::size_t first = items[at].part;
  while (first > 0 &&
         (parts[first - 1].kind == PartKind::number || parts[first - 1].kind == PartKind::dots))
    --first;
  return first;
}

std::size_t end_of_run(const std::vector<CellItem>& items, std::size_t at) {
  std::size_t end = at + 1;
  while (end < items.size() && items[end].kind == PartKind::cell &&
         items[end].before == Before::cell)
    ++end;
  return end;
}

bool ends_paragraph(const Parts& parts, std::size_t at) {
  while (++at < parts.size() && !parts[at].paragraph)
    if (parts[at].kind != PartKind::suffix && parts[at].kind != PartKind::glyph &&
        parts[at].kind != PartKind::nag && parts[at].kind != PartKind::separator)
      return false;
  return true;
}

bool goes_on_in_words(const Parts& parts, std::size_t at) {
  while (++at < parts.size() && !parts[at].paragraph) {
    const Part& part = parts[at];
    if (part.kind == PartKind::word) return part.is_small && !part.is_mark && !part.says_result;
    if (part.kind != PartKind::suffix && part.kind != PartKind::glyph && part.kind != PartKind::nag)
      return false;
  }
  return false;
}

namespace {

// "9...g6 and 10...Bg7 was better": the numbered move behind parts[at], a word alone that leads to
// it; 0: none stands there.
std::size_t move_that_joins(const Parts& parts, std::size_t at) {
  if (!parts[at].leads || parts[at].ends_clause || at + 1 >= parts.size() ||
      parts[at + 1].kind != PartKind::number)
    return 0;
  while (++at < parts.size() && !parts[at].line_start)
    if (parts[at].kind != PartKind::number && parts[at].kind != PartKind::dots)
      return parts[at].kind == PartKind::cell ? at : 0;
  return 0;
}

// Is one of the words right behind parts[at], in its sentence, of that kind?
bool says_behind(const Parts& parts, std::size_t at, bool Part::*what) {
  constexpr int near = 3;  // words
  int words = 0;
  while (++at < parts.size() && !parts[at].paragraph && words < near) {
    const Part& part = parts[at];
    if (part.line_start && !part.is_small) return false;
    if (part.kind == PartKind::word && part.plays) return false;  // "was played"
    if (part.kind == PartKind::word && ++words && part.*what) return true;
    if (part.ends_sentence || part.kind == PartKind::cell || part.kind == PartKind::number)
      return false;
    if (const std::size_t move = words == 1 ? move_that_joins(parts, at) : 0) {
      at = move;
      words = 0;
    }
  }
  return false;
}

}  // namespace

bool cites_behind(const Parts& parts, std::size_t at) {
  return says_behind(parts, at, &Part::cites);
}

bool denies_behind(const Parts& parts, std::size_t at) {
  return says_behind(parts, at, &Part::denies);
}

}  // namespace planilla
