// What a word that is legal as it stands may have been, if another move of it is read farther.
#include "game/repair/proof.h"

#include <algorithm>

#include "game/evidence/later_marks.h"

namespace planilla {

// Moves of the same piece with which the text can be read as far as with the first: one that no
// slip comes near may have been meant. Where there are many they say nothing.
void Proof::add_as_far(const Position& before, std::uint32_t item, Helps& helps) const {
  constexpr std::size_t most = 4;
  const Move written = tail_.word(before, item).move;
  const auto end = static_cast<std::uint32_t>(items_.size());
  MoveList legal;
  before.legal_moves(legal);
  Helps more;
  for (const Move move : legal) {
    const bool is_known =
        move == written || std::any_of(helps.begin(), helps.end(),
                                       [&](const auto& one) { return one.second == move; });
    if (is_known || before.piece_on(move.from()) != before.piece_on(written.from())) continue;
    Position after = before;
    after.play(move);
    const Reach reach = tail_.read(after, item + 1, end);
    if (reach.item >= helps.front().first) more.push_back({reach.item, move});
  }
  if (more.size() <= most) helps.insert(helps.end(), more.begin(), more.end());
}

void Proof::weigh_questions(RepairPlan& script) const {
  const auto end = static_cast<std::uint32_t>(items_.size());
  const std::uint32_t fault = tail_.read(start_, 0, end).item;
  std::erase_if(script.questions, [&](Question& question) {
    const std::uint32_t item = item_at(items_, 0, question.token);
    const Reach before = tail_.read(start_, 0, item);
    const bool is_changed = !script.fixes.empty() && script.fixes.front().token < question.token;
    if (is_changed || before.item < item || item >= fault || items_[item].is_number) return false;
    if (tail_.word(before.position, item).count != 1) return false;
    Helps helps;
    // What the marks behind it contradict was not played, where they do not contradict the word.
    const auto denies = [&](const Position& position, std::uint32_t from) {
      return first_false_mark(tail_, items_, {position, from, fault}) < fault;
    };
    const bool is_denied = denies(before.position, item);
    for (const Move move : question.moves) {
      if (!before.position.is_legal(move)) continue;
      Position after = before.position;
      after.play(move);
      if (!is_denied && denies(after, item + 1)) continue;
      const Reach reach = tail_.read(after, item + 1, end);
      if (reach.item > fault) helps.push_back({reach.item, move});
    }
    std::stable_sort(helps.begin(), helps.end(),
                     [](const auto& a, const auto& b) { return a.first > b.first; });
    if (!helps.empty()) add_as_far(before.position, item, helps);
    question.moves.clear();
    for (const auto& [reach, move] : helps) question.moves.push_back(move);
    return helps.empty();
  });
}

}  // namespace planilla
