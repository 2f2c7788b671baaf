// What a filter asks that no game can answer: `Result == "1/2"`, `month(Date) == 13`, a tag that no
// game has. Such a filter is obeyed, and told of.
//
//   FilterDoubts doubts;
//   doubts.look_at(comparison);           // when it is read
//   TagAsked& asked = doubts.tag("Nada"); // whoever asks a game for it says so: asked.note(found)
//   doubts.sentences()                    // behind the games
#pragma once

#include <atomic>
#include <deque>
#include <string>
#include <vector>

#include "archive/filter/operands.h"
#include "base/message_fault.h"
#include "game/model/game.h"

namespace planilla {

// Any number of threads may note.
class TagAsked {
public:
  explicit TagAsked(std::string name) : name_(std::move(name)) {}
  void note(bool found) {
    std::atomic<bool>& seen = found ? met_ : missed_;
    if (!seen.load(std::memory_order_relaxed)) seen.store(true, std::memory_order_relaxed);
  }
  const std::string& name() const { return name_; }
  bool is_met() const { return met_.load(std::memory_order_relaxed); }
  // Games were asked, and none had it.
  bool is_unmet() const { return missed_ && !met_; }

private:
  std::string name_;
  std::atomic<bool> met_ = false, missed_ = false;
};

class FilterDoubts {
public:
  void look_at(const Relation& comparison);
  // The same one for the same name; it lives as long as this.
  TagAsked& tag(const std::string& name);
  // Tags of a game that a condition may settle without: it has them all the same.
  void note_tags(const Game& game);
  std::vector<MessageFault> sentences() const;

private:
  void doubt(const char* sentence, Arguments values);
  void look_at_sides(const Relation& comparison, const Operand& asked, const Operand& constant);

  std::vector<MessageFault> told_;
  std::deque<TagAsked> tags_;
};

}  // namespace planilla
