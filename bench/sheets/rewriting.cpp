// Write, read, compare.
#include "rewriting.h"

#include <algorithm>
#include <stdexcept>

#include "game/model/walk.h"

namespace planilla::sheets {

void Tally::add(Outcome outcome) {
  ++games;
  ++(outcome == Outcome::right     ? right
     : outcome == Outcome::doubted ? doubted
     : outcome == Outcome::told    ? told
                                   : silent);
}

void Tally::add(const Tally& other) {
  games += other.games;
  right += other.right;
  doubted += other.doubted;
  told += other.told;
  silent += other.silent;
}

Rewritten rewrite(const TrueGame& game, const Rewriting& how, SheetReader& reader) {
  Rewritten out;
  out.game = &game;
  const bool whole = how.plies >= game.moves.size();
  Layout layout;
  if (how.tags) layout.tags = tag_lines(game);
  if (whole) layout.result = game.result;
  out.sheet = lay_out(write_words(game, how.writers, how.plies), layout);
  out.truth.assign(game.moves.begin(), game.moves.begin() + static_cast<std::ptrdiff_t>(std::min(
                                                                how.plies, game.moves.size())));
  out.answer = reader.read(out.sheet);
  out.outcome = judge(out.answer, out.truth);
  return out;
}

Tally rewrite(const std::vector<TrueGame>& games, const Rewriting& how, SheetReader& reader,
              const std::function<void(const Rewritten&)>& look) {
  Tally tally;
  for (const TrueGame& game : games) {
    const Rewritten done = rewrite(game, how, reader);
    tally.add(done.outcome);
    if (done.outcome != Outcome::right) look(done);
  }
  return tally;
}

std::vector<const Language*> languages_named(const Languages& languages,
                                             const std::vector<std::string>& tags) {
  std::vector<const Language*> out;
  for (const std::string& tag : tags) {
    const Language* found = languages.find(tag);
    if (found == nullptr) throw std::invalid_argument("no language '" + tag + "'");
    out.push_back(found);
  }
  if (!tags.empty()) return out;
  for (const Language& language : languages.all())
    if (language.confidence != Confidence::low) out.push_back(&language);
  return out;
}

std::string describe(const Rewritten& failure, const std::string& title) {
  constexpr const char* outcomes[] = {"right", "doubted", "told", "silent"};
  std::string out = title + ": " + outcomes[static_cast<int>(failure.outcome)] + "; " +
                    failure.game->white + " - " + failure.game->black + "; read as";
  for (const std::string& tag : failure.answer.languages) out += " " + tag;
  const std::size_t same = agreement(failure.answer.moves, failure.truth);
  out += "; " + std::to_string(same) + " of " + std::to_string(failure.truth.size()) +
         " plies the same";
  if (same < failure.truth.size())
    out += ", then truly " + move_label(Position::initial(), static_cast<int>(same) + 1) +
           true_san(failure.truth, same);
  if (failure.answer.games > 1)
    out += "; cut into " + std::to_string(failure.answer.games) + " games";
  out += '\n';
  for (const Finding& finding : failure.answer.findings) out += "  " + describe(finding) + "\n";
  return out;
}

}  // namespace planilla::sheets
