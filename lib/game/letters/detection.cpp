// The engine for hypotheses, its contexts being pairs of class sets.
#include "game/letters/detection.h"

#include <algorithm>
#include <array>
#include <bit>
#include <map>

#include "board/square_in_text.h"
#include "game/layout/main_line.h"
#include "game/search/beam_search.h"
#include "game/spelling/minutes.h"
#include "notation/read/match.h"

namespace planilla {

namespace {

constexpr std::uint32_t false_capture_cost = 400;
constexpr std::uint32_t false_check_cost = 300;
constexpr std::uint32_t forgiven_cost = 20;      // for each point of a reading's own cost
constexpr std::uint32_t title_cost = 150;        // a word before the first move that is no move
constexpr std::uint32_t square_cost = 900;       // and holds a square all the same
constexpr std::uint32_t pawn_letter_cost = 600;  // where other letters would do: few write it

struct Players {
  ClassSet white = 0, black = 0;
  std::uint16_t offset =
      0;  // of a word that is several moves run together: where the next one begins
  auto operator<=>(const Players&) const = default;
};

class LetterExpander : public Expander {
public:
  LetterExpander(std::string_view text, std::span<const Token> tokens,
                 const std::vector<Item>& items, ClassWords& words, const Lexicon& lexicon,
                 Title title)
      : text_(text),
        tokens_(tokens),
        items_(items),
        words_(words),
        lexicon_(lexicon),
        title_(title) {}

  std::uint32_t context_of(const Players& players) {
    const auto [found, is_new] =
        known_.try_emplace(players, static_cast<std::uint32_t>(players_.size()));
    if (is_new) players_.push_back(players);
    return found->second;
  }
  const Players& players(std::uint32_t context) const { return players_[context]; }

  // What each class of each player had to forgive on the way.
  using Costs = std::array<std::array<std::uint32_t, Detection::most_classes>, 2>;
  Costs costs_of(const Path& path, const Position& start, ClassSet white_set, ClassSet black_set) {
    Costs out{};
    Position position = start;
    std::uint32_t place = 0;
    std::uint16_t offset = 0;
    for (const Step& step : path.steps) {
      const ClassSet set = position.turn() == white ? white_set : black_set;
      for (ClassSet left = step.move ? set : 0; left != 0; left &= left - 1) {
        const auto i = static_cast<std::size_t>(std::countr_zero(left));
        const Match found = match(position, *word_of(i, items_[place], offset));
        if (found.reading != nullptr)
          out[position.turn() == black][i] += letters_cost(*found.reading);
      }
      if (step.move) position.play(step.move);
      place = step.place;
      offset = players(step.context).offset;
    }
    return out;
  }

  void expand(const Hypothesis& h, std::vector<Step>& out) override {
    const Item& item = items_[h.place];
    if (item.is_number) {
      out.push_back({Move(), h.place + 1, 0, h.context, 0});
      return;
    }
    const Players players = players_[h.context];
    ways_.clear();
    const ClassSet alive = h.position.turn() == white ? players.white : players.black;
    for (const ClassWords::Group& group : groups_of(item, players.offset))
      if ((group.classes & alive) != 0)
        read(h, item, players.offset, group.reading, group.classes & alive);
    for (const Way& way : ways_) {
      Players after = players;
      (h.position.turn() == white ? after.white : after.black) = way.classes;
      after.offset = way.offset;
      out.push_back({way.move, way.place, way.cost, context_of(after), 0});
    }
  }

private:
  struct Way {
    Move move;
    std::uint32_t place, cost;
    std::uint16_t offset;
    ClassSet classes;
  };

  // The classes that read the word so.
  void read(const Hypothesis& h, const Item& item, std::uint16_t offset, const WordReading& word,
            ClassSet one) {
    if (word.kind == WordKind::suffix || (word.kind != WordKind::move && may_be_title(h))) {
      const std::uint32_t cost = word.kind == WordKind::suffix ? 0 : cost_of_title(item);
      add(Move(), item_at(items_, h.place + 1, item.token + word.tokens), 0, cost, one);
      return;
    }
    if (word.kind == WordKind::unreadable && offset == 0) return pass_over(h, item, one);
    if (word.kind != WordKind::move) return;
    const Match found = match(h.position, word);
    if (found.count == 0) {
      if (may_be_title(h)) add(Move(), h.place + 1, 0, cost_of_title(item), one);
      return;
    }
    const auto next = static_cast<std::uint16_t>(found.bytes != 0 ? offset + found.bytes : 0);
    const std::uint32_t place =
        next != 0 ? h.place : item_at(items_, h.place + 1, item.token + found.tokens);
    const std::uint32_t cost = letters_cost(*found.reading);
    if (found.count == 1) {
      add(found.move, place, next,
          cost + marks(h.position, found.move, found.reading->pattern.claims), one);
      return;
    }
    MoveList all;
    legal_matches(h.position, found.reading->pattern, all);
    const std::uint32_t doubt = all.size() > 2 ? 110 : 69;  // ln 3, ln 2
    for (const Move move : all)
      add(move, place, next, cost + doubt + marks(h.position, move, found.reading->pattern.claims),
          one);
  }

  // A time, an offer of a draw; a result ends the game.
  void pass_over(const Hypothesis& h, const Item& item, ClassSet one) {
    const std::string_view word = tokens_[item.token].in(text_);
    if (parse_noted_time(word)) return add(Move(), h.place + 1, 0, 0, one);
    if (word.find_first_of("12345678") != std::string_view::npos) return;  // a move, if anything
    const Lexicon::Phrase phrase = lexicon_.phrase_at(text_, tokens_, item.token);
    if (phrase.tokens == 0) return;
    const auto behind =
        item_at(items_, h.place + 1, item.token + static_cast<std::uint32_t>(phrase.tokens));
    const bool ends = phrase.result != Result::none && phrase.result != Result::draw;
    add(Move(), ends ? static_cast<std::uint32_t>(items_.size()) : behind, 0, 0, one);
  }

  // The word of the item, or what is left of it from the offset on.
  template <class F>
  decltype(auto) with_rest(const Item& item, std::uint16_t offset, F look) {
    if (offset == 0) return look(tokens_);
    if (split_.empty()) split_.assign(tokens_.begin(), tokens_.end());
    Token& token = split_[item.token];
    token.span.begin += offset;
    decltype(auto) found = look(std::span<const Token>(split_));
    token.span.begin -= offset;
    return found;
  }
  std::span<const ClassWords::Group> groups_of(const Item& item, std::uint16_t offset) {
    return with_rest(item, offset, [&](std::span<const Token> tokens) {
      return words_.groups(text_, tokens, item.token);
    });
  }
  const WordReading* word_of(std::size_t one, const Item& item, std::uint16_t offset) {
    return with_rest(item, offset, [&](std::span<const Token> tokens) {
      return &words_.reader(one).read(text_, tokens, item.token);
    });
  }

  std::uint32_t cost_of_title(const Item& item) const {
    return holds_square(tokens_[item.token].in(text_)) ? square_cost : title_cost;
  }

  bool may_be_title(const Hypothesis& h) const { return title_ == Title::allowed && h.plies == 0; }

  static std::uint32_t marks(const Position& before, Move move, std::uint16_t claims) {
    std::uint32_t cost = 0;
    const bool capture = before.is_capture(move);
    if (((claims & claim_capture) != 0) != capture) cost += false_capture_cost;
    if (((claims & (claim_check | claim_mate)) != 0) != before.gives_check(move))
      cost += false_check_cost;
    return cost;
  }

  void add(Move move, std::uint32_t place, std::uint16_t offset, std::uint32_t cost, ClassSet one) {
    for (Way& way : ways_) {
      if (way.move != move || way.place != place || way.offset != offset) continue;
      way.classes |= one;
      way.cost = std::min(way.cost, cost);
      return;
    }
    ways_.push_back({move, place, cost, offset, one});
  }

  std::string_view text_;
  std::span<const Token> tokens_;
  const std::vector<Item>& items_;
  ClassWords& words_;
  const Lexicon& lexicon_;
  Title title_;
  std::vector<Token> split_;  // the tokens, once a word was split
  std::vector<Players> players_;
  std::map<Players, std::uint32_t> known_;
  std::vector<Way> ways_;
};

// The cheapest explanation by languages: one for both, or two.
std::uint32_t handicap_of(const Players& players, std::span<const std::uint32_t> handicap) {
  const auto least = [&](ClassSet set) {
    std::uint32_t best = UINT32_MAX / 4;
    for (; set != 0; set &= set - 1)
      best = std::min(best, handicap[static_cast<std::size_t>(std::countr_zero(set))]);
    return best;
  };
  const std::uint32_t mixed = least(players.white) + least(players.black) + two_languages_cost;
  return std::min(least(players.white & players.black), mixed);
}

LetterReading reading_of(const Path& path, const LetterExpander& expander,
                         const std::vector<Item>& items) {
  LetterReading out;
  const Players& players = expander.players(path.context);
  const auto same_classes = [&](std::uint32_t a, std::uint32_t b) {
    return a == b || (expander.players(a).white == expander.players(b).white &&
                      expander.players(a).black == expander.players(b).black);
  };
  std::uint32_t place = 0, context = 0;
  for (const Step& step : path.steps) {
    if (!same_classes(step.context, context))
      out.certain_at = static_cast<int>(out.moves.size()) + 1;
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

// Of the classes that come to the same moves, those whose usual letters these are: what a class
// must forgive at every move is no evidence for its languages.
void keep_plainest(const Path& path, LetterExpander& expander, const Position& start,
                   std::span<const std::uint32_t> handicap, LetterReading& reading) {
  const ClassSet both = reading.white & reading.black;
  if (std::has_single_bit(both) ||
      (std::has_single_bit(reading.white) && std::has_single_bit(reading.black)))
    return;
  const auto costs = expander.costs_of(path, start, both != 0 ? both : reading.white,
                                       both != 0 ? both : reading.black);
  const auto plainest = [&](ClassSet set, auto cost_of) {
    std::uint32_t least = UINT32_MAX;
    ClassSet out = 0;
    for (ClassSet left = set; left != 0; left &= left - 1) {
      const auto i = static_cast<std::size_t>(std::countr_zero(left));
      const std::uint32_t cost = handicap[i] + cost_of(i);
      if (cost < least) out = 0;
      least = std::min(least, cost);
      if (cost == least) out |= left & -left;
    }
    return out;
  };
  if (both != 0) {
    reading.white = reading.black =
        plainest(both, [&](std::size_t i) { return costs[0][i] + costs[1][i]; });
  } else {
    reading.white = plainest(reading.white, [&](std::size_t i) { return costs[0][i]; });
    reading.black = plainest(reading.black, [&](std::size_t i) { return costs[1][i]; });
  }
}

}  // namespace

std::uint32_t letters_cost(const Reading& reading) {
  return reading.cost * forgiven_cost + (reading.quirks & quirk_pawn_letter ? pawn_letter_cost : 0);
}

Detected Detection::run(std::string_view text, std::span<const Token> tokens, std::size_t from,
                        const Position& start, std::span<const std::uint32_t> handicap,
                        Title title) {
  const std::vector<Item> items = main_line(text, tokens, from);
  LetterExpander expander(text, tokens, items, words_, *lexicon_, title);
  const ClassSet all =
      words_.size() == most_classes ? ~ClassSet{0} : (ClassSet{1} << words_.size()) - 1;
  const std::uint32_t everyone = expander.context_of({all, all});
  BeamSearch& search = search_;
  search.run(expander, start, 0, static_cast<std::uint32_t>(items.size()), std::span(&everyone, 1));

  Detected out;
  out.complete = search.reached_end();
  constexpr std::size_t most_paths = 64;
  for (const Path& path :
       out.complete ? search.best(most_paths) : search.best_partial(most_paths)) {
    LetterReading reading = reading_of(path, expander, items);
    reading.cost = path.cost + handicap_of(expander.players(path.context), handicap);
    const auto same =
        std::find_if(out.readings.begin(), out.readings.end(),
                     [&](const LetterReading& known) { return known.moves == reading.moves; });
    if (same != out.readings.end() && reading.cost >= same->cost) continue;
    keep_plainest(path, expander, start, handicap, reading);
    if (same == out.readings.end())
      out.readings.push_back(std::move(reading));
    else
      *same = std::move(reading);
  }
  std::stable_sort(out.readings.begin(), out.readings.end(),
                   [](const LetterReading& a, const LetterReading& b) { return a.cost < b.cost; });
  while (out.readings.size() > 1 &&
         out.readings.back().cost >= out.readings.front().cost + detection_margin)
    out.readings.pop_back();
  return out;
}

}  // namespace planilla
