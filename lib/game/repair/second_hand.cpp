// One language after another, of those in which the word that fails may be a piece's move.
#include "game/repair/second_hand.h"

#include <algorithm>

#include "game/evidence/sheet_rows.h"
#include "game/evidence/word_walk.h"
#include "game/proof/plan_reading.h"
#include "notation/data/slip_costs.h"

namespace planilla {

namespace {

constexpr int fewest_half_moves = 8;
constexpr int fewest_unreadable = 3;  // words, in the letters of the first hand

bool is_unreadable(const Tail& tail, const Position& position, std::uint32_t item) {
  return tail.reading(position, item).kind == WordKind::unreadable;
}

bool are_alike(std::span<const Edit> a, std::span<const Edit> b) {
  return std::equal(a.begin(), a.end(), b.begin(), b.end(), [](const Edit& one, const Edit& two) {
    return one.token == two.token && one.move == two.move;
  });
}

}  // namespace

// Of languages that many read, and others than those of the players.
bool SecondHand::may_be_of(const LanguageClass& letters, std::string_view word) const {
  const auto is_own = [&](const MoveReader& reader) {
    const auto& classes = reader.alphabet().classes;
    return std::find(classes.begin(), classes.end(), &letters) != classes.end();
  };
  if (letters.by_name_only || letters.languages.front()->confidence != Confidence::high ||
      is_own(sheet_.white) || is_own(sheet_.black))
    return false;
  for (const Role role : {knight, bishop, rook, queen, king})
    for (const std::string& symbol : letters.symbols[role])
      if (word.starts_with(symbol)) return true;
  return false;
}

// The words that are moves in those letters, as far as there are any, and in `position` what is
// behind them.
SecondHand::Stretch SecondHand::read_in(const LanguageClass& letters, const Tail& tail,
                                        const Reach& before) const {
  const auto end = static_cast<std::uint32_t>(sheet_.items.size());
  MoveReader reader(notations_, {.classes = {&letters}});
  WordReadings words(sheet_.text, sheet_.tokens, sheet_.items, reader, reader);
  const Tail other(words);
  Stretch out;
  out.end = other.read(before.position, before.item, end);
  if (out.end.is_ambiguous || out.end.half_moves < fewest_half_moves) return {};
  Position position = before.position;
  walk_words(other, sheet_.items, position, before.item, out.end.item,
             [&](std::uint32_t item, const Match& found) {
               out.unreadable += is_unreadable(tail, position, item);
               const Match first = tail.word(position, item);
               if (first.count != 1 || first.move != found.move)
                 out.fixes.push_back({.token = sheet_.items[item].token,
                                      .kind = FixKind::replace,
                                      .move = found.move,
                                      .tokens = found.tokens,
                                      .to_end = true});
               return true;
             });
  if (out.unreadable < fewest_unreadable) return {};
  return out;
}

// In one language after another, which are not those of the sheet, up to where the first hand goes
// on to the end.
std::vector<Edit> SecondHand::read_on(const Tail& tail, const Reach& before, int hands) const {
  const auto end = static_cast<std::uint32_t>(sheet_.items.size());
  std::vector<Edit> out;
  for (const LanguageClass& letters : notations_.languages().classes()) {
    if (!may_be_of(letters, tail.written(before.item))) continue;
    Stretch stretch = read_in(letters, tail, before);
    if (stretch.fixes.empty()) continue;
    const Reach rest = tail.read(stretch.end.position, stretch.end.item, end);
    if (rest.item < end) {
      if (hands == 1 || sheet_.items[stretch.end.item].is_number) continue;
      const std::vector<Edit> behind = read_on(tail, stretch.end, hands - 1);
      if (behind.empty()) continue;
      stretch.fixes.insert(stretch.fixes.end(), behind.begin(), behind.end());
    }
    if (!out.empty() && !are_alike(out, stretch.fixes)) return {};
    out = std::move(stretch.fixes);
  }
  return out;
}

std::vector<Edit> SecondHand::find(const Tail& tail, const Position& start,
                                   std::uint32_t fault) const {
  const auto end = static_cast<std::uint32_t>(sheet_.items.size());
  if (fault >= end || sheet_.items[fault].is_number ||
      sheet_.white.alphabet().notation != "algebraic")
    return {};
  const Reach before = tail.read(start, 0, fault);
  if (before.item != fault || !is_unreadable(tail, before.position, fault)) return {};
  constexpr int most_hands = 2;
  std::vector<Edit> out = read_on(tail, before, most_hands);
  measure_exchange(out, 0, notations_.slip_costs().search.apart);
  for (Edit& fix : out)
    fix.fits = words_between(sheet_.items, item_at(sheet_.items, 0, fix.token) + 1, end);
  return out;
}

}  // namespace planilla
