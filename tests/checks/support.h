// Text to games and their findings, as `planilla check` has them.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "checks/engine/archive.h"
#include "checks/engine/game_notes.h"
#include "checks/engine/run_checks.h"
#include "checks/facts/game_facts.h"
#include "game/game_reader.h"
#include "text/framing/batch.h"

namespace planilla {

inline const Notations& all_notations() {
  static const Notations all(Data::embedded());
  return all;
}

template <typename Use>
void for_each_game(const std::string& text, Use&& use, const ReadOptions& options = {}) {
  GameStream stream = GameStream::from_memory(text, StreamOptions{});
  GameReader reader(all_notations(), options);
  Game game;
  Batch batch;
  std::uint64_t number = 0;
  while (stream.next(batch)) {
    decode_games(batch, {});
    for (const GameText& slice : batch.games) {
      reader.open(slice);
      while (reader.next(game)) {
        game.number = ++number;
        use(game);
      }
    }
  }
}

inline Place begin_of(const Game& game) {
  return Locator(*game.source).place(game.extent.begin);
}

struct Told {
  std::uint64_t game = 0;
  Finding finding;
};

// What the rules of `selection` find, game by game and then across games.
inline std::vector<Told> check_text(const std::string& text, const Selection& selection,
                                    const CheckSettings& settings = {}) {
  std::vector<Told> out;
  Archive archive(selection);
  GameNotes notes;
  for_each_game(text, [&](const Game& game) {
    Findings found;
    run_checks(game, selection, found, settings);
    for (Finding& finding : found) out.push_back({game.number, std::move(finding)});
    notes.observe(game, GameFacts::at(game), begin_of(game));
    std::string bytes;
    notes.take(game.number, {}, bytes);
    archive.append(bytes);
  });
  archive.finish([&](const CrossFinding& found) { out.push_back({found.game, found.finding}); });
  return out;
}

inline std::vector<std::string_view> rules_of(const std::vector<Told>& told) {
  std::vector<std::string_view> out;
  for (const Told& one : told) out.push_back(rule_id(one.finding.rule));
  return out;
}

inline Selection only(const std::vector<std::string>& names) {
  Selection selection = Selection::defaults();
  selection.select(names);
  return selection;
}

}  // namespace planilla
