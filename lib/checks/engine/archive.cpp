// Every rule sees all games; what is found is told where they are gone through for the last time.
#include "checks/engine/archive.h"

#include <optional>
#include <utility>

#include "base/in_parallel.h"
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
    while (!batch_ || !batch_->find(number, game_)) {
      notes_.pass_to(number);
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
  batches_.push_back({NotesReader::first_game(notes), static_cast<std::uint32_t>(notes.size())});
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
  if (next_ == batches_.size()) return false;
  const std::uint32_t size = batches_[next_++].size;
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

void NoteStore::pass_to(std::uint64_t number) {
  while (next_ + 1 < batches_.size() && batches_[next_ + 1].first_game <= number)
    at_ += batches_[next_++].size;
}

Archive::Archive(const Selection& selection, unsigned jobs, std::size_t memory)
    : jobs_(jobs), memory_(memory), notes_(memory / 4), tournaments_(memory / 8) {
  for (const Check& check : all_checks())
    if (check.across && selection.on(check.rule)) rules_.push_back(check.across());
}

// Some batches together: what the rules keep stays in the caches meanwhile.
void Archive::append(std::string_view bytes) {
  constexpr std::size_t together = std::size_t{1} << 17;
  if (bytes.empty()) return;
  notes_.append(bytes);
  waiting_.emplace_back(bytes);
  waiting_size_ += bytes.size();
  if (waiting_size_ >= together) see_waiting();
}

void Archive::see_waiting() {
  for (const std::string& bytes : waiting_) see(bytes);
  waiting_.clear();
  waiting_size_ = 0;
}

void Archive::see(std::string_view bytes) {
  NotesReader notes(bytes);
  NotedTable table;
  while (notes.next(table))
    for (const auto& rule : rules_) rule->see(table);
  NotedGame game;
  std::uint32_t file = 0;
  while (notes.next(game)) {
    if (game.file != file) see_uses(file);
    file = game.file;
    uses_.note(game);
    tournaments_.see(game);
    for (const auto& rule : rules_) rule->see(game);
  }
  see_uses(file);
}

void Archive::see_uses(std::uint32_t file) {
  if (uses_.games() == 0) return;
  tournaments_.see(file, uses_);
  for (const auto& rule : rules_) rule->see(uses_);
  uses_.clear();
}

void Archive::see_tournaments() {
  tournaments_.for_each([&](const Tournament& tournament) {
    const RoundConflicts conflicts = find_round_conflicts(tournament);
    for (const auto& rule : rules_) {
      rule->see(tournament);
      rule->see(tournament, conflicts);
    }
  });
}

// Tournaments first, which all in one thread see.
void Archive::search() {
  in_parallel(jobs_, 1 + rules_.size(), [&] {
    return [&](std::size_t i) {
      if (i == 0)
        see_tournaments();
      else
        rules_[i - 1]->search();
    };
  });
}

void Archive::see_again(std::span<AcrossGames* const> rules, KnownTexts& texts) {
  std::string_view bytes;
  NotedGame game;
  NotedTable table;
  for (notes_.rewind(); notes_.next(bytes);) {
    NotesReader notes(bytes);
    if (texts.wants_any())
      for (const NotedText& text : notes.texts()) texts.meet(text);
    if (rules.empty()) continue;
    while (notes.next(table))
      for (AcrossGames* rule : rules) rule->see_again(table);
    while (notes.next(game))
      for (AcrossGames* rule : rules) rule->see_again(game);
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

void Archive::finish(const Tell& tell) {
  see_waiting();
  search();
  KnownTexts texts;
  for (std::vector<AcrossGames*> looking;; looking.clear()) {
    for (const auto& rule : rules_)
      if (rule->wants(texts)) looking.push_back(rule.get());
    if (looking.empty() && !texts.wants_any()) break;
    see_again(looking, texts);
  }
  CrossFindings found(memory_ / 8);
  for (const auto& rule : rules_) rule->finish(texts, found);
  rules_.clear();
  this->tell(found, tell);
}

}  // namespace planilla
