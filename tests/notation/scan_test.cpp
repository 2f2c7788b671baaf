// Two implementations, one truth: the fast scanner and the patterns of grammars/algebraic.toml must
// read every word alike, in every alphabet, and in figurines beside it; but for words in which a
// letter stands that begins with another letter.
#include "notation/read/scan.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <memory>

#include "notation/read/fold.h"
#include "notation/read/notations_impl.h"
#include "notation/read/pattern_set.h"

namespace planilla {

static void showValue(const WordReading& r, std::ostream& os) {
  for (const Reading& reading : r.readings()) {
    const MovePattern& p = reading.pattern;
    os << std::hex << "[roles " << int(p.roles) << " from " << p.from << " to " << p.to
       << " captured " << int(p.captured) << " promotion " << int(p.promotion) << " castle "
       << int(p.castle) << " claims " << p.claims << " quirks " << reading.quirks << std::dec
       << " cost " << reading.cost << "] ";
  }
}

}  // namespace planilla

namespace planilla::scan_test {
namespace {

const Notations& notations() {
  static const Notations all(Data::embedded());
  return all;
}

// Both readers of one class.
struct Pair {
  Letters letters;
  std::vector<std::string> ambiguous;
  Marks marks;
  std::unique_ptr<Scanner> scanner;
  std::unique_ptr<PatternSet> patterns;
  std::string name;
};

std::unique_ptr<Pair> make_pair_of(const LanguageClass& group, bool with_figurines) {
  auto pair = std::make_unique<Pair>();
  const Grammar& grammar = *notations().impl().find("algebraic");
  pair->letters = letters_of(group);
  if (with_figurines)
    for (Letter& letter : figurines()) pair->letters.push_back(std::move(letter));
  pair->ambiguous = ambiguous_letters(pair->letters);
  for (const Language* language : group.languages) pair->marks.add_words(*language);
  for (const auto& [text, claims] : grammar.marks) pair->marks.add(text, claims);
  pair->scanner = std::make_unique<Scanner>(pair->letters, pair->marks);
  pair->patterns = std::make_unique<PatternSet>(grammar, pair->letters, pair->marks);
  pair->name = group.languages.front()->tag;
  return pair;
}

const std::vector<std::unique_ptr<Pair>>& pairs() {
  static const auto all = [] {
    std::vector<std::unique_ptr<Pair>> out;
    for (const LanguageClass& group : notations().languages().classes()) {
      out.push_back(make_pair_of(group, false));
      if (group.one_byte) out.push_back(make_pair_of(group, true));
    }
    return out;
  }();
  return all;
}

std::string any_letter(const Pair& pair) {
  const std::string letter =
      pair.letters[*rc::gen::inRange<std::size_t>(0, pair.letters.size())].text;
  return *rc::gen::inRange(0, 6) == 0 ? to_lower(letter) : letter;
}

std::string one_of(std::initializer_list<const char*> all) {
  return all.begin()[*rc::gen::inRange<std::size_t>(0, all.size())];
}

std::string square() {
  return one_of({"a", "b", "c", "d", "e", "f", "g", "h", "e", "D"}) +
         one_of({"1", "2", "4", "7", "8"});
}

// Parts of moves in about the right order, some missing, now and then something odd between.
std::string some_word(const Pair& pair) {
  std::string word;
  const auto maybe = [&](int of, const std::string& part) {
    if (*rc::gen::inRange(0, of) == 0) word += part;
  };
  maybe(2, any_letter(pair));
  maybe(2, one_of({"e", "d", "b", "B", "1", "7", "8"}));
  maybe(4, square());
  maybe(2, one_of({"x", "X", ":", "-"}));
  maybe(5, any_letter(pair));
  maybe(8, one_of({"e", "f", "b"}));
  if (*rc::gen::inRange(0, 8) != 0) word += square();
  maybe(4, one_of({"=", "/", "(", "=("}));
  maybe(4, any_letter(pair));
  maybe(8, ")");
  maybe(3, one_of({"+", "#", "++", "ch", "mate", "e.p.", "ep", ":", "x", "(e.p.)", "X", "+e.p."}));
  maybe(12, one_of({"O-O", "0-0-0", "oo", "O-0", "000", "-O"}));
  return word;
}

RC_GTEST_PROP(Scanner, AgreesWithTheGrammar, ()) {
  const Pair& pair = *pairs()[*rc::gen::inRange<std::size_t>(0, pairs().size())];
  for (int i = 0; i < 20; ++i) {
    const std::string word = some_word(pair);
    if (std::ranges::any_of(pair.ambiguous, [&](const std::string& letter) {
          return word.find(letter) != word.npos;
        }))
      continue;
    WordReading scanned, matched;
    pair.scanner->scan(word, scanned);
    pair.patterns->read(word, matched);
    // Both are in order of cost; of two that cost the same, either may come first, for the replay
    // asks both.
    if (!std::ranges::is_permutation(scanned.readings(), matched.readings())) {
      std::ostringstream os;
      os << pair.name << ' ' << word << "\nscan: ";
      showValue(scanned, os);
      os << "\nre2:  ";
      showValue(matched, os);
      RC_FAIL(os.str());
    }
  }
}

}  // namespace
}  // namespace planilla::scan_test
