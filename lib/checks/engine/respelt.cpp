// Texts by their rank, keys that several of them have, and the pairs that meet under such a key.
#include "checks/engine/respelt.h"

#include <algorithm>
#include <map>
#include <optional>
#include <span>

#include "archive/spill/grouped_entries.h"
#include "checks/engine/spelling_list.h"
#include "checks/facts/names.h"
#include "checks/facts/seen_twice.h"

namespace planilla {

namespace {

constexpr std::uint32_t most_by_letters = 200'000;  // texts that are compared letter by letter

// A text that has a key.
struct Keyed {
  std::uint64_t key = 0;
  std::uint32_t rank = 0;
  friend bool operator<(const Keyed& a, const Keyed& b) {
    return a.key != b.key ? a.key < b.key : a.rank < b.rank;
  }
};
using KeyGroup = std::span<const Keyed>;

// A player under the key of his surname.
struct Namesake {
  std::uint64_t key = 0;
  std::uint32_t rank = 0;
  char initial = ' ';
  bool brief = false;       // a given name is an initial
  std::uint16_t words = 0;  // given names
  friend bool operator<(const Namesake& a, const Namesake& b) {
    return a.key != b.key ? a.key < b.key : a.rank < b.rank;
  }
};

Namesake namesake(const FoldedText& player, std::uint32_t rank) {
  Namesake out{.key = surname_key(player), .rank = rank};
  std::string_view given = player.given();
  if (!given.empty()) out.initial = given.front();
  while (!given.empty()) {
    out.brief |= take_word(given).size() == 1;
    ++out.words;
  }
  return out;
}

// The most usual text among those that a text is one with.
class UsualTexts {
public:
  std::uint32_t of(std::uint32_t rank) const {
    const auto found = usual_.find(rank);
    return found == usual_.end() ? rank : found->second;
  }
  void set(std::uint32_t rank, std::uint32_t usual) { usual_[rank] = usual; }

  // Calls `use(odd, usual)` by rank, at the end of every chain.
  template <typename Use>
  void for_each(const Use& use) const {
    for (const auto& [odd, first] : usual_) {
      std::uint32_t usual = first;
      while (of(usual) != usual) usual = of(usual);
      use(odd, usual);
    }
  }

private:
  std::map<std::uint32_t, std::uint32_t> usual_;
};

class SpellingSearch {
public:
  SpellingSearch(const SpellingRules& rules, const SpellingList& list, std::size_t memory)
      : rules_(rules), list_(list), keyed_(memory), namesakes_(memory) {}

  UsualTexts find() {
    gather();
    keyed_.for_each_group([&](KeyGroup group) { match(group); });
    namesakes_.for_each_group([&](std::span<const Namesake> group) { match_initials(group); });
    return std::move(usual_);
  }

private:
  void gather();
  void match(KeyGroup group);
  void match_initials(std::span<const Namesake> group);
  bool stands_for(const Namesake& brief, const Namesake& whole);

  const SpellingRules& rules_;
  const SpellingList& list_;
  GroupedEntries<Keyed> keyed_;
  GroupedEntries<Namesake> namesakes_;
  UsualTexts usual_;
  std::string one_, other_;  // buffers
};

// A key that one text has alone is of no use, and nearly all are such: so keys are made twice, and
// few are kept.
void SpellingSearch::gather() {
  constexpr std::size_t keys_of_a_text = 16, most_told_well = 1 << 21;
  const bool letters = list_.size() <= most_by_letters;
  SeenTwice keys(std::min(list_.size() * (letters ? keys_of_a_text : 1), most_told_well));
  std::optional<SeenTwice> surnames;
  if (rules_.initials) surnames.emplace(std::min<std::size_t>(list_.size(), most_told_well));
  std::vector<std::uint64_t> some;
  list_.for_each([&](std::uint32_t, const FoldedText& text) {
    some.clear();
    rules_.append_keys(text, letters, some);
    for (const std::uint64_t key : some) keys.note(key);
    if (surnames) surnames->note(surname_key(text));
  });
  list_.for_each([&](std::uint32_t rank, const FoldedText& text) {
    some.clear();
    rules_.append_keys(text, letters, some);
    for (const std::uint64_t key : some)
      if (keys.maybe(key)) keyed_.add({key, rank});
    if (!surnames) return;
    const Namesake player = namesake(text, rank);
    if (surnames->maybe(player.key)) namesakes_.add(player);
  });
}

// For each text the most usual one it meets under a key and is one with. A group is met at its few
// most usual members only, so that a key that thousands share costs no more than their number.
void SpellingSearch::match(KeyGroup group) {
  constexpr std::size_t most_heads = 8;
  for (std::size_t i = 1; i < group.size(); ++i) {
    const std::uint32_t odd = group[i].rank, most_usual = usual_.of(odd);
    if (group.front().rank >= most_usual) continue;
    const FoldedText text = list_.folded(odd, one_);
    for (const Keyed& head : group.first(std::min(i, most_heads))) {
      if (head.rank >= most_usual) break;
      if (!rules_.same(text, list_.folded(head.rank, other_))) continue;
      usual_.set(odd, head.rank);
      break;
    }
  }
}

bool SpellingSearch::stands_for(const Namesake& brief, const Namesake& whole) {
  if (brief.initial != whole.initial || brief.rank == whole.rank) return false;
  if (!brief.brief && brief.words >= whole.words) return false;  // else they are alike
  if (usual_.of(whole.rank) != whole.rank) return false;
  const FoldedText a = list_.folded(brief.rank, one_), b = list_.folded(whole.rank, other_);
  return a.key != b.key && may_be_short_for(a.given(), b.given());
}

// An initial is taken for the name only if nobody else of that surname could be meant.
void SpellingSearch::match_initials(std::span<const Namesake> group) {
  constexpr std::size_t most_of_a_surname = 200;
  if (group.size() < 2 || group.size() > most_of_a_surname) return;
  for (const Namesake& brief : group) {
    if (usual_.of(brief.rank) != brief.rank) continue;
    const Namesake* whole = nullptr;
    bool only = true;
    for (const Namesake& other : group) {
      if (!stands_for(brief, other)) continue;
      only = only && whole == nullptr;
      whole = &other;
    }
    if (whole == nullptr || !only) continue;
    usual_.set(std::max(brief.rank, whole->rank), std::min(brief.rank, whole->rank));
  }
}

// The most usual first, of those as usual the longest: the key of that order.
void append_order(const NameUse& use, std::string& out) {
  for (const std::uint64_t number : {~use.games, ~std::uint64_t{use.folded.size()}, use.first})
    for (int shift = 56; shift >= 0; shift -= 8) out += static_cast<char>(number >> shift);
  out += use.text;
}

RespeltText copied(const NameUse& use) {
  return {use.hash, use.first, use.games, use.id, std::string(use.text)};
}

}  // namespace

std::vector<Respelt> RespeltTexts::find() {
  SpellingList list(memory_);
  {
    SortedTexts sorted(memory_);
    std::string order, packed;
    names_.for_each([&](const NameUse& use) {
      if (use.folded.empty()) return;
      order.clear();
      packed.clear();
      append_order(use, order);
      append_use(use, packed);
      sorted.add(order, packed);
    });
    sorted.for_each([&](std::string_view use) { list.add(use); });
  }
  list.finish();
  std::vector<Respelt> out;
  std::string one, other;
  SpellingSearch(rules_, list, memory_)
      .find()
      .for_each([&](std::uint32_t odd, std::uint32_t usual) {
        out.push_back({copied(list.use(odd, one)), copied(list.use(usual, other))});
      });
  return out;
}

}  // namespace planilla
