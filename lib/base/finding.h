// A fault, or something worth knowing, as a value: the rule, the place, and named arguments.
//
//   #include "rules/ambiguous_move.h"
//   Finding finding(diagnostics::AmbiguousMove{.count = 2}, word.span);
//   finding.written = "Cd2";
//   finding.candidates = {"Nbd2", "Nfd2"};
//   findings.push_back(std::move(finding));
//
// This is the diagnostic: rule, span and arguments (base/argument.h), in no language and without a
// place in a file; the rendered form is `Reported`. A sentence is made of it in write/ only, by an
// ICU message pattern that names the arguments. Faults of the input are never
// exceptions. What stands here is what a JSON report prints (names as in docs/reports.md), except
// the place, which write/ works out from the span, and the sentence.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/argument.h"
#include "base/rule.h"
#include "base/span.h"

namespace planilla {

struct Finding {
  Rule rule{};
  Span span{};            // in the game's text; an empty span marks a point
  int ply = 0;            // half-moves from 1 in the line where it stands; 0: not about a move
  std::string variation;  // path of the variation, "" in the main line (game/model/game.h)
  std::string move;       // "9..." : number and side of that ply
  std::string written;    // the text as it stood
  std::vector<std::string> candidates;  // English SAN
  std::string suggestion;               // English SAN
  std::optional<bool> applied;          // set where a repair was suggested: was it written?
  std::string fen;                      // the position before the move
  std::string article;                  // of the Laws, "C.10", or of the PGN standard, "PGN 8.2.6"
  std::optional<Severity> severity;     // where it differs from the rule's own
  std::uint32_t more = 0;               // others of the rule in this game, which are not listed
  Arguments args;                       // as the rule's file declares them

  Finding() = default;
  Finding(Rule r, Span s) : rule(r), span(s) {}
  template <Diagnostic Said>
  Finding(const Said& said, Span s) : rule(Said::rule), span(s) {
    said.write_to(args);
  }

  // The finding is one of that rule, and says this too.
  template <Diagnostic Said>
  Finding& say(const Said& said) {
    rule = Said::rule;
    said.write_to(args);
    return *this;
  }
  // Arguments that several rules share, a group of them:
  // arguments::Refusal, arguments::Tag ...
  template <ArgumentGroup Group>
  requires(!Diagnostic<Group>) Finding& add(const Group& group) {
    group.write_to(args);
    return *this;
  }
};

// What was found in one game, as a vector of it, but that of one rule no more than `most_of_a_rule`
// are listed: the last of them counts the others. So a game of ten million faults costs no more
// than one of a few thousand.
class Findings : private std::vector<Finding> {
  using List = std::vector<Finding>;

public:
  static constexpr std::size_t most_of_a_rule = 1000;

  using List::begin, List::end;
  using List::const_iterator, List::iterator, List::value_type, List::const_reference,
      List::reference, List::size_type, List::difference_type;
  using List::empty, List::front, List::operator[], List::size;

  Findings() = default;
  Findings(std::initializer_list<Finding> findings) : List(findings) {}

  // What is not listed may be written to all the same, until the next.
  Finding& emplace_back(Rule rule, Span span) { return push_back(Finding(rule, span)); }
  template <Diagnostic Said>
  Finding& emplace_back(const Said& said, Span span) {
    return push_back(Finding(said, span));
  }
  Finding& push_back(Finding finding);
  Finding& back() { return dropped_ ? *dropped_ : List::back(); }
  const Finding& back() const { return dropped_ ? *dropped_ : List::back(); }
  void pop_back();
  // Where the last one stands in the list, counted from 1; or the one that speaks for it.
  std::size_t number_of_last() const { return dropped_ ? speaker_ + 1 : size(); }

  void clear() { resize(0); }
  void resize(std::size_t size);
  iterator erase(const_iterator first, const_iterator last);
  // Asked of each once, in their order. Who is left of a rule speaks for those that the erased ones
  // spoke for.
  template <class Predicate>
  void erase_if(Predicate predicate) {
    Findings orphaned;
    const auto goes = [&](const Finding& finding) {
      const bool erased = predicate(finding);
      if (erased && finding.more != 0) orphaned.push_back(finding);
      return erased;
    };
    erase(std::remove_if(begin(), end(), goes), end());
    for (const Finding& finding : orphaned) hand_on(finding);
  }
  void append(Findings&& others);  // as they are

private:
  struct Tally {
    std::uint32_t count = 0;
    std::size_t last = 0;
  };
  Tally& tally(Rule rule);
  void forget_tallies();
  void hand_on(const Finding& erased);

  std::vector<Tally>
      tallies_;  // by rule, of the first `tallied_`; made where there are many findings
  std::size_t tallied_ = 0;
  std::optional<Finding> dropped_;  // the last one, if it is not listed
  std::size_t speaker_ = 0;         // and who speaks for it
};

}  // namespace planilla
