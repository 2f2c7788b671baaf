// What a rule across games is made of: it sees every game once, tells what it found at the end, and
// keeps of the games no more than it needs, in bounded memory.
//
//   class SharedIds : public AcrossGames {             // its name stands once in its folder
//     void see(const NotedGame& game) override { ... }
//     void finish(const KnownTexts& texts, CrossFindings& out) override { out.add(number, finding);
//     }
//   };
//   .across = across<SharedIds>,
//
// In this order: see() of every game and every crosstable, in their order, and of the texts that
// games of one file have named; see() of every tournament, and of the conflicts of its rounds, and
// search(); wants(), as long as any rule says true: it wants to look at every game again, or to
// know texts of which it has kept the hashes; finish().
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <unordered_map>

#include "archive/spill/sorted_texts.h"
#include "base/finding.h"
#include "checks/engine/noted_game.h"
#include "checks/engine/text_uses.h"

namespace planilla {

struct Tournament;
struct RoundConflicts;

// What was found, each by the number of its game, however much it is.
class CrossFindings {
public:
  explicit CrossFindings(std::size_t memory) : texts_(memory) {}
  // Of the finding the rule and the arguments.
  void add(std::uint64_t game, const Finding& finding);
  bool empty() const { return texts_.empty(); }
  // By game, rule and arguments; once.
  void for_each(const std::function<void(std::uint64_t game, Finding finding)>& use);

private:
  SortedTexts texts_;
};

// Texts of the games by their hashes: asked for before all games are looked at again, known then.
class KnownTexts {
public:
  void want(std::uint64_t hash) { asked_ = wanted_.try_emplace(hash).second || asked_; }
  bool wants_any() const { return asked_; }
  void meet(const NotedText& text);
  // Every text was met that there is.
  void met_all() { asked_ = false; }

  std::string_view text(std::uint64_t hash) const { return wanted_.at(hash).text; }
  // Which of two stood first in the input: that with the lesser one.
  std::size_t order(std::uint64_t hash) const { return wanted_.at(hash).order; }

private:
  struct Known {
    std::string text;
    std::size_t order = 0;  // from 1; 0: not met yet
  };
  std::unordered_map<std::uint64_t, Known> wanted_;
  std::size_t known_ = 0;
  bool asked_ = false;
};

// What each rule may keep in memory; the rest of what it must keep lies on disk.
inline constexpr std::size_t rule_memory = std::size_t{4} << 20;

class AcrossGames {
public:
  virtual ~AcrossGames() = default;
  virtual void see(const NotedGame&) {}
  virtual void see(const NotedTable&) {}
  virtual void see(const TextUses&) {}
  virtual void see(const Tournament&) {}
  virtual void see(const Tournament&, const RoundConflicts&) {}
  // What takes its time and needs the games only: in any thread, while other rules search, and
  // while tournaments are seen.
  virtual void search() {}
  virtual bool wants(KnownTexts&) { return false; }
  virtual void see_again(const NotedGame&) {}
  virtual void see_again(const NotedTable&) {}
  virtual void finish(const KnownTexts&, CrossFindings&) {}
};

template <typename Rule>
std::unique_ptr<AcrossGames> across() {
  return std::make_unique<Rule>();
}

}  // namespace planilla
