// Readers asked one by one, and which answers hold wherever the word stands.
#include "game/letters/class_words.h"

#include <algorithm>
#include <bit>

#include "board/legality.h"
#include "pgn/doubt_flags.h"

namespace planilla {

namespace {

bool alike(const WordReading& a, const WordReading& b) {
  return a.kind == b.kind && a.tokens == b.tokens && a.suffix_claims == b.suffix_claims &&
         std::equal(a.readings().begin(), a.readings().end(), b.readings().begin(),
                    b.readings().end());
}

// Could the next token belong to the same move?
bool may_go_on(std::string_view text, std::span<const Token> tokens, std::size_t at) {
  if (at + 1 >= tokens.size()) return false;
  return tokens[at + 1].begin() == tokens[at].end() ||
         MoveReader::may_continue(text.data(), tokens[at], tokens[at + 1]);
}

// A word that only some classes read must look finished, so that the others look no further either.
bool holds_anywhere(const WordReading& reading, std::string_view word) {
  if (reading.kind == WordKind::unreadable) {
    const char last = word.back();
    return (last >= '1' && last <= '8') ||
           ((last == '+' || last == '#') && word.find_first_of("12345678") != word.npos);
  }
  if (reading.kind != WordKind::move || reading.tokens != 1) return false;
  const MovePattern& first = reading.all[0].pattern;
  return reading.all[0].tokens <= 1 &&
         !(first.roles == role_bit(pawn) && !first.promotion && !(first.to & ~last_ranks));
}

}  // namespace

// Whether their answers hold anywhere.
bool ClassWords::ask(Word& one, ClassSet classes, std::string_view text,
                     std::span<const Token> tokens, std::size_t at, bool alone) {
  const std::string_view word = tokens[at].in(text);
  bool holds = true;
  one.asked |= classes;
  for (ClassSet left = classes; left != 0;) {
    const auto i = static_cast<std::size_t>(std::countr_zero(left));
    const ClassSet alike_ones = alone ? alike_.like_first(left, word) : left & -left;
    left &= ~alike_ones;
    const WordReading& reading = readers_[i]->read(text, tokens, at);
    holds = holds && holds_anywhere(reading, word);
    auto group = std::find_if(one.groups.begin(), one.groups.end(),
                              [&](const Group& g) { return alike(g.reading, reading); });
    if (group == one.groups.end()) group = one.groups.insert(group, {0, reading});
    group->classes |= alike_ones;
  }
  std::sort(one.groups.begin(), one.groups.end(), [](const Group& a, const Group& b) {
    return std::countr_zero(a.classes) < std::countr_zero(b.classes);
  });
  return holds;
}

std::span<const ClassWords::Group> ClassWords::groups(std::string_view text,
                                                      std::span<const Token> tokens, std::size_t at,
                                                      ClassSet wanted) {
  const std::string_view word = tokens[at].in(text);
  const bool keep = !may_go_on(text, tokens, at) && (tokens[at].flags & token_doubtful) == 0;
  if (keep) {
    if (const auto known = known_.find(word); known != known_.end()) {
      Word& one = known->second;
      const ClassSet unasked = wanted & ~one.asked;
      if (unasked == 0 || ask(one, unasked, text, tokens, at, true)) return one.groups;
      unkept_ = std::move(one);
      known_.erase(known);
      return unkept_.groups;
    }
  }
  unkept_.asked = 0;
  unkept_.groups.clear();
  if (!ask(unkept_, wanted, text, tokens, at, keep) || !keep) return unkept_.groups;
  if (known_.size() >= most_words) known_.clear();
  return known_.emplace(word, unkept_).first->second.groups;
}

}  // namespace planilla
