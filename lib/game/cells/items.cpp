// One pass over the parts, with what was met since the last cell.
#include "game/cells/items.h"

namespace planilla {

namespace {

// Does a full stop stand before parts[at]?
bool is_stop(const Parts& parts, std::uint32_t at) {
  return at > 0 && (parts[at - 1].is_stop || parts[at - 1].ends_sentence);
}

// What an item takes from the one behind it, and gives to it.
void link_numbers(std::vector<CellItem>& out) {
  for (std::size_t i = 0; i + 1 < out.size(); ++i) {  // 1 - e4
    if (out[i].kind != PartKind::blank || out[i + 1].before != Before::cell) continue;
    out[i + 1].behind_blank = out[i].before;
    if (out[i].number == 0 || out[i + 1].number != 0) continue;
    out[i + 1].number = out[i].number;
    out[i + 1].for_black = out[i].for_black;
  }
  for (std::size_t i = 0; i + 1 < out.size(); ++i) {
    out[i].next_number = out[i + 1].number;
    out[i].next_black = out[i + 1].for_black;
  }
}

}  // namespace

std::vector<CellItem> items_of(const Parts& parts) {
  std::vector<CellItem> out;
  CellItem next;
  next.before = Before::line;
  bool sentence_end = true;
  for (std::uint32_t i = 0; i < parts.size(); ++i) {
    const Part& part = parts[i];
    next.paragraph |= part.paragraph;
    switch (part.kind) {
      case PartKind::open:
        i = part.partner;
        if (next.before == Before::cell) next.before = Before::aside;
        if (next.number != 0) next.number = 0;
        continue;
      case PartKind::comment:
      case PartKind::crossed:
        if (next.before == Before::cell) next.before = Before::aside;
        continue;
      case PartKind::word:
        if (part.is_mark && next.before <= Before::aside && !part.line_start) {
          next.before = Before::aside;
          continue;
        }
        if (part.says_result) {
          CellItem& end = out.emplace_back();
          end.part = i;
          end.kind = PartKind::word;
          end.before = next.before;
        }
        next.before = Before::words;
        next.number = 0;
        next.for_black = false;
        sentence_end = part.ends_sentence;
        continue;
      case PartKind::glyph:
        sentence_end = true;
        continue;
      case PartKind::number:
        if (next.before == Before::cell && part.line_start && is_stop(parts, i))
          next.before = Before::line;
        if (next.before == Before::words && part.line_start) next.before = Before::line;
        next.number = part.value;
        next.for_black = part.dots > 1;
        continue;
      case PartKind::dots:
        // `... Da5` at the beginning of a line: Black's half-move.
        if (next.number == 0 && i + 1 < parts.size() && parts[i + 1].kind == PartKind::cell &&
            !parts[i + 1].line_start && (part.line_start || next.before == Before::words)) {
          next.for_black = true;
          if (part.line_start) next.before = Before::line;
          continue;
        }
        if (next.number != 0 && i > 0 && parts[i - 1].kind != PartKind::cell) next.for_black = true;
        if (!out.empty() && next.before == Before::cell && next.number == 0) {
          next.part = i;
          next.kind = PartKind::blank;
          break;
        }
        continue;
      case PartKind::cell:
      case PartKind::masked:
      case PartKind::blank:
      case PartKind::result:
      case PartKind::heading:
        next.part = i;
        next.kind = part.kind;
        next.weak = part.weak;
        if (next.before == Before::words && part.line_start) next.before = Before::line;
        if (next.before == Before::words && sentence_end) next.before = Before::sentence;
        break;
      default:
        continue;
    }
    out.push_back(next);
    // `en vista de 42...`: a word that looks like a move.
    const bool word = part.kind == PartKind::cell && part.weak && next.number == 0 &&
                      next.before == Before::words;
    next = CellItem{};
    if (word) next.before = Before::words;
    if (part.kind == PartKind::heading) next.before = Before::line, next.paragraph = true;
    sentence_end = true;
  }
  link_numbers(out);
  return out;
}

}  // namespace planilla
