// Costs added up, and the cheapest explanation.
#include "game/letters/excuses.h"

#include <algorithm>
#include <bit>
#include <tuple>

namespace planilla {

namespace {

constexpr std::uint32_t most_pawn_letters = 3;  // that count: the fourth says nothing new
// What speaks against letters that end before others do, at an illegal move that may have stood.
constexpr std::uint32_t ends_early = 800;
constexpr std::size_t most_tried = 6;  // classes, where none reads the line to its end

std::uint32_t rarity_of(const LanguageClass& one, const SlipCosts& costs) {
  std::uint32_t least = costs.letters.medium;
  for (const Language* language : one.languages) {
    const auto& known = costs.known_languages;
    if (std::find(known.begin(), known.end(), language->tag) != known.end()) return 0;
    if (language->confidence == Confidence::high) least = costs.letters.high;
  }
  return least;
}

}  // namespace

Excuses::Excuses(const Notations& notations, Slips& slips, std::vector<MoveReader*> readers,
                 std::span<const LanguageClass* const> classes)
    : costs_(notations.slip_costs()),
      readers_(std::move(readers)),
      unread_(readers_),
      slips_(slips) {
  for (const LanguageClass* one : classes) rarity_.push_back(rarity_of(*one, costs_));
}

std::uint32_t Excuses::cost(const Reading& reading, std::span<const std::uint32_t> handicap) const {
  const auto least = [&](ClassSet set) {
    std::uint32_t out = UINT32_MAX / 4;
    for (; set != 0; set &= set - 1)
      out = std::min(out, prior(static_cast<std::size_t>(std::countr_zero(set)), handicap));
    return out;
  };
  const ClassSet both = reading.white & reading.black;
  const std::uint32_t languages =
      both != 0 ? least(both) : least(reading.white) + least(reading.black) + costs_.letters.two;
  return languages + std::min(reading.pawn_letters, most_pawn_letters) * costs_.letters.pawn_letter;
}

// Two stand for more.
int Excuses::words_unread(const LineOfWords& line, MoveReader& reader) {
  int unread = 0;
  for (const Span word : line.words) {
    unread += is_unread(first_reading(line.text, word, reader));
    if (unread > 1) break;
  }
  return unread;
}

// Words that name a man, as these letters read them: two stand for more.
int Excuses::words_for_men(const LineOfWords& line, MoveReader& reader) {
  int men = 0;
  for (const Span word : line.words) {
    const planilla::Reading* first = first_reading(line.text, word, reader);
    if (first == nullptr) continue;
    const MovePattern& pattern = first->pattern;
    men += std::has_single_bit(pattern.roles) && pattern.roles != role_bit(pawn) &&
           pattern.castle == castle_none;
    if (men > 1) break;
  }
  return men;
}

bool Excuses::none_is_close(const ReadMoves& game, const Reading& reading,
                            std::span<const std::uint32_t> handicap) {
  const std::uint32_t most = cost(reading, handicap);
  ClassSet rivals = 0;
  for (std::size_t i = 0; i < readers_.size(); ++i)
    if (may_be_likelier(i, handicap, most)) rivals |= ClassSet{1} << i;
  return unread_.in_two_words(game, rivals) == rivals;
}

// With one slip, the least that there is.
bool Excuses::may_be_likelier(std::size_t place, std::span<const std::uint32_t> handicap,
                              std::uint32_t than) const {
  const std::uint32_t least_slip = costs_.slip.any + costs_.slip.look_alike;
  return prior(place, handicap) + least_slip < than + costs_.proof.margin;
}

std::optional<std::size_t> Excuses::likelier(const LineOfWords& line, const Reading& reading,
                                             std::span<const std::uint32_t> handicap) {
  std::uint32_t best = cost(reading, handicap);
  std::optional<std::size_t> out;
  // One word speaks alone: letters in which it is an illegal move are to be refuted, not outbid.
  MoveReader& legal = *readers_[static_cast<std::size_t>(std::countr_zero(reading.white))];
  const bool by_one_word = words_for_men(line, legal) < 2;
  for (std::size_t i = 0; i < readers_.size(); ++i) {
    if (!may_be_likelier(i, handicap, best)) continue;
    const int unread = words_unread(line, *readers_[i]);
    if (unread > 1) continue;  // a slip may make a word of no move
    const SlipReach reach = slips_.read(line, *readers_[i], *readers_[i]);
    const std::uint32_t pawns = dues_of_pawn_letters(pawn_letters(line, *readers_[i]));
    const std::uint32_t refuted = by_one_word && unread == 0 ? costs_.proof.margin : 0;
    const std::uint32_t dues = prior(i, handicap) + reach.cost + pawns;
    const std::uint32_t total = dues - std::min(dues, refuted);
    if (reach.words < line.words.size() || reach.cost == 0 || total >= best) continue;
    best = total;
    out = i;
  }
  return out;
}

// A slip behind which nothing is read speaks for no letters.
SlipReach Excuses::reach_of(const LineOfWords& line, std::size_t place) {
  SlipReach reach = slips_.read(line, *readers_[place], *readers_[place]);
  if (reach.words == reach.as_written + 1) reach.words = reach.as_written, reach.cost = 0;
  return reach;
}

std::optional<std::size_t> Excuses::only(std::span<const std::uint32_t> unread) {
  const auto least = std::min_element(unread.begin(), unread.end());
  const auto close =
      std::count_if(unread.begin(), unread.end(), [&](auto one) { return one <= *least + 1; });
  if (close != 1) return std::nullopt;
  return static_cast<std::size_t>(least - unread.begin());
}

std::uint32_t Excuses::dues_of_pawn_letters(std::uint32_t letters) const {
  return std::min(letters, most_pawn_letters) * costs_.letters.pawn_letter;
}

// With a letter for the pawn, in whatever position.
std::uint32_t Excuses::pawn_letters(const LineOfWords& line, MoveReader& reader) {
  std::uint32_t out = 0;
  for (std::size_t i = 0; i < line.words.size() && out < most_pawn_letters; ++i) {
    const planilla::Reading* first = first_reading(line.text, line.words[i], reader);
    out += first != nullptr && (first->quirks & quirk_pawn_letter) != 0;
  }
  return out;
}

Excuses::Furthest Excuses::furthest(const LineOfWords& line, std::span<const std::uint32_t> unread,
                                    std::span<const std::uint32_t> handicap) {
  const std::uint32_t fewest = *std::min_element(unread.begin(), unread.end());
  std::vector<std::size_t> order;
  std::vector<std::uint32_t> dues(readers_.size());  // before anything is played
  for (std::size_t i = 0; i < readers_.size(); ++i) {
    if (unread[i] > fewest + 1) continue;
    order.push_back(i);
    dues[i] = prior(i, handicap) + (unread[i] - fewest) * costs_.slip.any;
    dues[i] += dues_of_pawn_letters(pawn_letters(line, *readers_[i]));
  }
  std::stable_sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) {
    return std::pair(unread[a], dues[a]) < std::pair(unread[b], dues[b]);
  });
  order.resize(std::min(order.size(), most_tried));
  std::vector<SlipReach> reached;
  std::size_t farthest = 0;
  for (const std::size_t i : order) {
    reached.push_back(reach_of(line, i));
    farthest = std::max(farthest, reached.back().words);
  }
  Furthest out;
  std::uint32_t least = UINT32_MAX;
  for (std::size_t k = 0; k < order.size(); ++k) {
    const SlipReach& reach = reached[k];
    const std::uint32_t total =
        dues[order[k]] + reach.cost + (reach.words < farthest ? ends_early : 0);
    const bool better = total < least || (total == least && reach.words > out.words);
    if (better) out = {0, reach.words}, least = total;
    if (reach.words == out.words && total == least) out.classes |= ClassSet{1} << order[k];
  }
  return out;
}

}  // namespace planilla
