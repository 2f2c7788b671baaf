// The table is read as games are.
#include "archive/eco/openings.h"

#include "base/data_fault.h"
#include "game/game_reader.h"

namespace planilla {

namespace {

Opening opening_of(std::string_view eco, std::string_view name) {
  const std::size_t colon = name.find(": ");
  Opening out;
  out.eco = eco;
  out.name = name.substr(0, colon);
  if (colon != std::string_view::npos) out.variation = name.substr(colon + 2);
  return out;
}

// Calls `use(line, its number)`.
template <typename Use>
void for_each_row(std::string_view text, const Use& use) {
  for (std::size_t number = 1; !text.empty(); ++number) {
    const std::size_t end = std::min(text.find('\n'), text.size());
    std::string_view line = text.substr(0, end);
    if (line.ends_with('\r')) line.remove_suffix(1);
    if (!line.empty() && !line.starts_with("eco\t")) use(line, number);
    text.remove_prefix(std::min(end + 1, text.size()));
  }
}

}  // namespace

Openings::Openings(const Data& data, const Notations& notations) {
  ReadOptions options;
  options.languages = {"en"};
  options.notation = "algebraic";
  options.repair = Repair::off;
  GameReader reader(notations, options);
  Game game;
  for (const std::string& file : data.list("data/openings/"))
    for_each_row(data.get(file), [&](std::string_view line, std::size_t number) {
      const std::size_t first = line.find('\t');
      const std::size_t second = line.find('\t', first + 1);
      const auto fail = [&] { throw DataFault(data.origin(file), number, 1, "data-no-opening"); };
      if (first == std::string_view::npos || second == std::string_view::npos) fail();
      const std::string moves = std::string(line.substr(second + 1)) + " *\n";
      GameText slice;
      slice.text = slice.raw = moves;
      reader.open(slice);
      if (!reader.next(game) || game.plies == 0) fail();
      by_position_.emplace(
          game.final.key(),
          opening_of(line.substr(0, first), line.substr(first + 1, second - first - 1)));
    });
}

bool Openings::passes(const Game& game, std::string_view beginning) const {
  for (const std::uint64_t key : game.keys)
    if (const auto found = by_position_.find(key);
        found != by_position_.end() && found->second.eco.starts_with(beginning))
      return true;
  return false;
}

const Opening* Openings::find(const Game& game) const {
  if (game.keys.empty() || game.start.key() != Position::initial().key()) return nullptr;
  for (auto key = game.keys.rbegin(); key != game.keys.rend(); ++key)
    if (const auto found = by_position_.find(*key); found != by_position_.end())
      return &found->second;
  return nullptr;
}

}  // namespace planilla
