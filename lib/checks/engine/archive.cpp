// Every rule sees all games; what is found is told where they are gone through for the last time.
#include "checks/engine/archive.h"

#include <optional>
#include <utility>

#include "base/packed_bytes.h"
#include "checks/engine/game_notes.h"
#include "checks/engine/precedence.h"
#include "checks/engine/round_conflicts.h"
#include "checks/engine/tournaments.h"

namespace planilla {

namespace {

// The games once more, from one that is asked for to the next.
class GameWalk {
public:
  explicit GameWalk(NoteStore& notes) : notes_(notes) { notes_.rewind(); }

  void go_to(std::uint64_t number) {
    while (game_.number != number) {
      if (batch_ && batch_->next(game_)) continue;
      std::string_view bytes;
      if (!notes_.next(bytes)) throw PackedError();
      batch_.emplace(bytes);
    }
  }
  const NotedGame& game() const { return game_; }
  CrossFinding found(Finding finding) const {
    CrossFinding out;
    out.game = game_.number;
    out.file = game_.file;
    out.place = game_.place;
    out.finding = std::move(finding);
    out.white = game_.white.text;
    out.black = game_.black.text;
    out.identity = {game_.tags, game_.moves};
    return out;
  }

private:
  NoteStore& notes_;
  std::optional<NotesReader> batch_;
  NotedGame game_;
};

}  // namespace

void NoteStore::append(std::string_view notes) {
  if (notes.empty()) return;
  sizes_.push_back(static_cast<std::uint32_t>(notes.size()));
  if (file_.size() == 0 && held_.size() + notes.size() <= memory_) {
    held_ += notes;
    return;
  }
  if (!held_.empty()) file_.append(held_);
  held_ = {};
  file_.append(notes);
}

void NoteStore::rewind() {
  file_.flush();
  next_ = 0;
  at_ = 0;
}

bool NoteStore::next(std::string_view& notes) {
  if (next_ == sizes_.size()) return false;
  const std::uint32_t size = sizes_[next_++];
  if (file_.size() == 0) {
    notes = std::string_view(held_).substr(at_, size);
  } else {
    read_.resize(size);
    file_.read(at_, read_.data(), size);
    notes = read_;
  }
  at_ += size;
  return true;
}

void Archive::see_all(const Rules& rules) {
  TournamentFinder tournaments(memory_ / 8);
  std::string_view bytes;
  NotedGame game;
  NotedTable table;
  for (notes_.rewind(); notes_.next(bytes);) {
    NotesReader notes(bytes);
    while (notes.next(table))
      for (const auto& rule : rules) rule->see(table);
    while (notes.next(game)) {
      tournaments.see(game);
      for (const auto& rule : rules) rule->see(game);
    }
  }
  tournaments.for_each([&](const Tournament& tournament) {
    const RoundConflicts conflicts = find_round_conflicts(tournament);
    for (const auto& rule : rules) {
      rule->see(tournament);
      rule->see(tournament, conflicts);
    }
  });
}

void Archive::see_again(const Rules& rules, KnownTexts& texts) {
  std::string_view bytes;
  NotedGame game;
  NotedTable table;
  for (notes_.rewind(); notes_.next(bytes);) {
    NotesReader notes(bytes);
    if (texts.wants_any())
      for (const NotedText& text : notes.texts()) texts.meet(text);
    while (notes.next(table))
      for (const auto& rule : rules) rule->see_again(table);
    while (notes.next(game))
      for (const auto& rule : rules) rule->see_again(game);
  }
  texts.met_all();
}

void Archive::tell(CrossFindings& found, const Tell& tell) {
  if (found.empty()) return;
  GameWalk games(notes_);
  Findings of_game;
  const auto tell_game = [&] {
    settle(of_game);  // one that another speaks for is not told
    for (Finding& finding : of_game) tell(games.found(std::move(finding)));
    of_game.clear();
  };
  found.for_each([&](std::uint64_t number, Finding finding) {
    if (number != games.game().number) {
      tell_game();
      games.go_to(number);
    }
    of_game.push_back(std::move(finding));
  });
  tell_game();
}

void Archive::finish(const Selection& selection, const Tell& tell) {
  Rules rules;
  for (const Check& check : all_checks())
    if (check.across && selection.on(check.rule)) rules.push_back(check.across());
  see_all(rules);
  KnownTexts texts;
  const auto any_wants = [&] {
    bool any = false;
    for (const auto& rule : rules) any = rule->wants(texts) || any;
    return any || texts.wants_any();
  };
  while (any_wants()) see_again(rules, texts);
  CrossFindings found(memory_ / 8);
  for (const auto& rule : rules) rule->finish(texts, found);
  rules.clear();
  this->tell(found, tell);
}

}  // namespace planilla
