// One pass over the main line, which counts words.
#include "game/repair/missing_stretch.h"

#include <algorithm>
#include <vector>

#include "board/half_move.h"
#include "game/layout/main_line.h"

namespace planilla {

namespace {

constexpr std::uint32_t agree = 2;  // numbers behind the jump that count on

// Half-moves that must be legal behind a number that is ahead, so that it is the number that is
// wrong. Of games of masters of which one move of either player was left out, one in sixty could be
// read 40 half-moves farther; of two to six moves, one in two hundred 24.
int proved_behind(const Edit& gap) {
  constexpr int one_row = 40, more = 24;
  return gap.missing < 4 ? one_row : more;
}

// Half-moves behind a number for Black's, in the file of a machine, that answers White's own: rows
// left out would have to begin and to end amid a row.
constexpr int proved_behind_reply = 12;

// Do the next numbers count on from items[at]?
bool counts_on(std::span<const Item> items, std::size_t at) {
  std::uint32_t number = items[at].number, seen = 0;
  for (std::size_t i = at + 1; i < items.size() && seen < agree; ++i) {
    if (!items[i].is_number || items[i].number == 0) continue;
    if (items[i].number == number && items[i].dots > 1) continue;  // "13... Nd7" of the same move
    if (items[i].number != number + 1) return false;
    number = items[i].number;
    ++seen;
  }
  return seen > 0;
}

// "1. e4 2. e5 3. Cf3": has each half-move before items[at] a number of its own? Not where dots
// tell Black's, "1. e4 1... e5".
bool counts_half_moves(std::span<const Item> items, std::size_t at) {
  for (std::size_t i = 1; i < at; ++i)
    if ((!items[i].is_number && !items[i - 1].is_number) || items[i].dots > 1) return false;
  return at > 1;
}

// Nothing stands behind the number before: its row is empty.
bool follows_empty_row(std::span<const Item> items, std::size_t at) {
  return at > 1 && items[at - 1].is_number && items[at - 1].number != 0 &&
         items[at - 1].number < items[at].number;
}

// Does the row that the number at `at` passes over stand below it?
bool is_before_its_row(std::span<const Item> items, std::size_t at) {
  constexpr std::uint32_t near = 8;  // rows
  const std::uint32_t number = items[at].number;
  std::uint32_t rows = 0;
  for (std::size_t i = at + 1; i < items.size() && rows < near; ++i) {
    if (!items[i].is_number || items[i].number == 0 || items[i].dots > 1) continue;
    ++rows;
    if (items[i].number + 1 == number) return true;
  }
  return false;
}

// "21. Qf3 23... Qe7": a reply to White's half-move, whose number is ahead by whole rows.
bool is_reply(std::span<const Item> items, std::size_t at, int missing) {
  return at > 0 && !items[at - 1].is_number && items[at].dots > 1 && missing % missing_row == 0;
}

// How many half-moves are put in before the token. Words that are passed over took their cells.
int put_in_before(std::span<const Edit> changes, std::uint32_t token) {
  return static_cast<int>(std::count_if(changes.begin(), changes.end(), [&](const Edit& fix) {
    return fix.kind == FixKind::insert && fix.token <= token;
  }));
}

bool has_number_behind(std::span<const Item> items, std::size_t at) {
  return std::any_of(items.begin() + static_cast<std::ptrdiff_t>(at) + 1, items.end(),
                     [](const Item& item) { return item.is_number && item.number != 0; });
}

}  // namespace

std::optional<Edit> missing_stretch(std::string_view text, std::span<const Token> tokens,
                                    std::size_t from, std::size_t fault, const Position& start) {
  const std::vector<Item> items = main_line(text, tokens, from);
  int due = half_move_due(start);
  std::optional<Edit> found;
  int words_behind = 0;
  for (std::size_t i = 0; i < items.size() && items[i].token <= fault; ++i) {
    if (!items[i].is_number) {
      ++due;
      if (items[i].token < fault) ++words_behind;
      continue;
    }
    if (items[i].number == 0) continue;
    const int missing = items[i].half_move() - due;
    if (missing >= missing_row && (counts_on(items, i) || is_before_its_row(items, i))) {
      found = Edit{.token = items[i].token, .kind = FixKind::gap, .missing = missing};
      words_behind = 0;
    }
    if (missing >= missing_row || missing < 0) due = items[i].half_move();
  }
  // Between the jump and the fault the moves may be legal by chance.
  if (found && words_behind >= proved_behind(*found)) return std::nullopt;
  return found;
}

std::optional<Edit> unproved_jump(std::string_view text, std::span<const Token> tokens,
                                  std::size_t from, const Position& start,
                                  const JumpSearch& search) {
  const std::vector<Item> items = main_line(text, tokens, from);
  int due = half_move_due(start);
  int played = 0, behind = 0, enough = 0, counted = 0;
  std::optional<Edit> found;
  for (std::size_t i = 0; i < items.size(); ++i) {
    if (!items[i].is_number) {
      ++due, ++played, ++behind;
      continue;
    }
    if (items[i].number == 0) continue;
    const int put_in = put_in_before(search.changes, items[i].token);
    due += put_in - counted;
    counted = put_in;
    const int missing = items[i].half_move() - due;
    if (missing == missing_row && played > 0 && !found && is_before_its_row(items, i))
      return Edit{.token = items[i].token, .kind = FixKind::gap, .missing = missing};
    const bool agrees = counts_on(items, i);
    // One number passed over, and none behind it: a slip of counting as likely as a row left out.
    const bool passes_over = missing >= search.least && !counts_half_moves(items, i);
    const bool is_gap = (passes_over && (agrees || !has_number_behind(items, i))) ||
                        (missing >= missing_row && follows_empty_row(items, i));
    // Moves counted from another number on: a part of a game, if they are few.
    const bool is_part = played == 0 && missing > 3 && start.key() == Position::initial().key();
    if (((is_gap && played > 0) || is_part) && !found) {
      found = Edit{.token = items[i].token, .kind = FixKind::gap, .missing = missing};
      behind = 0;
      enough = search.least > missing_row && is_reply(items, i, missing) ? proved_behind_reply
                                                                         : proved_behind(*found);
    }
    if (missing > 1 || (missing < 0 && agrees)) due = items[i].half_move();
  }
  if (!found) return found;
  const bool is_denied =
      search.false_mark != UINT32_MAX && search.false_mark > tokens[found->token].begin();
  if (behind >= enough && !is_denied) return std::nullopt;
  found->fits = behind;
  return found;
}

}  // namespace planilla
