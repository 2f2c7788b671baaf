// The engine for hypotheses, its contexts being pairs of class sets.
#include "game/detection.h"

#include <algorithm>
#include <bit>
#include <map>

#include "game/hypotheses.h"
#include "game/main_line.h"
#include "notation/match.h"

namespace planilla {

namespace {

constexpr std::uint32_t false_capture_cost = 400;
constexpr std::uint32_t false_check_cost = 300;
constexpr std::uint32_t forgiven_cost = 20;  // for each point of a reading's own cost
constexpr std::uint32_t title_cost = 150;    // a word before the first move that is no move
constexpr std::uint32_t pawn_letter_cost = 600;  // where other letters would do: few write it

struct Players {
  ClassSet white = 0, black = 0;
  auto operator<=>(const Players&) const = default;
};

class LetterExpander : public Expander {
 public:
  LetterExpander(std::string_view text, std::span<const Token> tokens, const std::vector<Item>& items,
                 const std::vector<MoveReader*>& readers, Title title)
      : text_(text), tokens_(tokens), items_(items), readers_(readers), title_(title) {}

  std::uint32_t context_of(const Players& players) {
    const auto [found, is_new] = known_.try_emplace(players, static_cast<std::uint32_t>(players_.size()));
    if (is_new) players_.push_back(players);
    return found->second;
  }
  const Players& players(std::uint32_t context) const { return players_[context]; }

  void expand(const Hypothesis& h, std::vector<Step>& out) override {
    const Item& item = items_[h.place];
    if (item.is_number) {
      out.push_back({Move(), h.place + 1, 0, h.context, 0});
      return;
    }
    const Players players = players_[h.context];
    ways_.clear();
    const ClassSet alive = h.position.turn() == white ? players.white : players.black;
    for (ClassSet left = alive; left != 0; left &= left - 1) read(h, item, left & -left);
    for (const Way& way : ways_) {
      Players after = players;
      (h.position.turn() == white ? after.white : after.black) = way.classes;
      out.push_back({way.move, way.place, way.cost, context_of(after), 0});
    }
  }

 private:
  struct Way {
    Move move;
    std::uint32_t place, cost;
    ClassSet classes;
  };

  void read(const Hypothesis& h, const Item& item, ClassSet one) {
    const WordReading& word = readers_[static_cast<std::size_t>(std::countr_zero(one))]->read(text_, tokens_, item.token);
    if (word.kind == WordKind::suffix || (word.kind != WordKind::move && may_be_title(h))) {
      add(Move(), item_at(items_, h.place + 1, item.token + word.tokens), word.kind == WordKind::suffix ? 0 : title_cost, one);
      return;
    }
    if (word.kind != WordKind::move) return;
    const Match found = match(h.position, word);
    if (found.count == 0 || found.bytes != 0) {
      if (may_be_title(h)) add(Move(), h.place + 1, title_cost, one);
      return;
    }
    const std::uint32_t place = item_at(items_, h.place + 1, item.token + found.tokens);
    const std::uint32_t cost = found.reading->cost * forgiven_cost +
                               (found.reading->quirks & quirk_pawn_letter ? pawn_letter_cost : 0);
    if (found.count == 1) {
      add(found.move, place, cost + marks(h.position, found.move, found.reading->pattern.claims), one);
      return;
    }
    MoveList all;
    legal_matches(h.position, found.reading->pattern, all);
    const std::uint32_t doubt = all.size() > 2 ? 110 : 69;  // ln 3, ln 2
    for (const Move move : all)
      add(move, place, cost + doubt + marks(h.position, move, found.reading->pattern.claims), one);
  }

  bool may_be_title(const Hypothesis& h) const { return title_ == Title::allowed && h.plies == 0; }

  static std::uint32_t marks(const Position& before, Move move, std::uint16_t claims) {
    std::uint32_t cost = 0;
    const bool capture = before.is_capture(move);
    if (((claims & claim_capture) != 0) != capture) cost += false_capture_cost;
    if (((claims & (claim_check | claim_mate)) != 0) != before.gives_check(move)) cost += false_check_cost;
    return cost;
  }

  void add(Move move, std::uint32_t place, std::uint32_t cost, ClassSet one) {
    for (Way& way : ways_) {
      if (way.move != move || way.place != place) continue;
      way.classes |= one;
      way.cost = std::min(way.cost, cost);
      return;
    }
    ways_.push_back({move, place, cost, one});
  }

  std::string_view text_;
  std::span<const Token> tokens_;
  const std::vector<Item>& items_;
  const std::vector<MoveReader*>& readers_;
  Title title_;
  std::vector<Players> players_;
  std::map<Players, std::uint32_t> known_;
  std::vector<Way> ways_;
};

// The cheapest explanation by languages: one for both, or two.
std::uint32_t handicap_of(const Players& players, std::span<const std::uint32_t> handicap) {
  const auto least = [&](ClassSet set) {
    std::uint32_t best = UINT32_MAX / 4;
    for (; set != 0; set &= set - 1) best = std::min(best, handicap[static_cast<std::size_t>(std::countr_zero(set))]);
    return best;
  };
  const std::uint32_t mixed = least(players.white) + least(players.black) + two_languages_cost;
  return std::min(least(players.white & players.black), mixed);
}

LetterReading reading_of(const Path& path, const Players& players, const std::vector<Item>& items) {
  LetterReading out;
  std::uint32_t place = 0, context = 0;
  for (const Step& step : path.steps) {
    if (step.context != context) out.certain_at = static_cast<int>(out.moves.size()) + 1;
    if (step.move) {
      out.moves.push_back(step.move);
      out.tokens.push_back(items[place].token);
    }
    context = step.context;
    place = step.place;
  }
  out.white = players.white;
  out.black = players.black;
  return out;
}

}  // namespace

Detected Detection::run(std::string_view text, std::span<const Token> tokens, std::size_t from,
                        const Position& start, std::span<const std::uint32_t> handicap, Title title) {
  const std::vector<Item> items = main_line(text, tokens, from);
  LetterExpander expander(text, tokens, items, readers_, title);
  const ClassSet all = readers_.size() == most_classes ? ~ClassSet{0} : (ClassSet{1} << readers_.size()) - 1;
  const std::uint32_t everyone = expander.context_of({all, all});
  Hypotheses search({.width = 128, .slack = 3000, .nodes = 20000});
  search.run(expander, start, 0, static_cast<std::uint32_t>(items.size()), std::span(&everyone, 1));

  Detected out;
  out.complete = search.reached_end();
  constexpr std::size_t most_paths = 64;
  for (const Path& path : out.complete ? search.best(most_paths) : search.best_partial(most_paths)) {
    const Players& players = expander.players(path.context);
    LetterReading reading = reading_of(path, players, items);
    reading.cost = path.cost + handicap_of(players, handicap);
    const auto same = std::find_if(out.readings.begin(), out.readings.end(),
                                   [&](const LetterReading& known) { return known.moves == reading.moves; });
    if (same == out.readings.end()) {
      out.readings.push_back(std::move(reading));
    } else if (reading.cost < same->cost) {
      *same = std::move(reading);
    }
  }
  std::stable_sort(out.readings.begin(), out.readings.end(),
                   [](const LetterReading& a, const LetterReading& b) { return a.cost < b.cost; });
  while (out.readings.size() > 1 && out.readings.back().cost >= out.readings.front().cost + detection_margin)
    out.readings.pop_back();
  return out;
}

}  // namespace planilla
