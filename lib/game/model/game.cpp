// What a Game can tell of itself.
#include "game/model/game.h"

namespace planilla {

std::string_view result_text(Result result) {
  switch (result) {
    case Result::unknown:
      return "*";
    case Result::white_wins:
      return "1-0";
    case Result::black_wins:
      return "0-1";
    case Result::draw:
      return "1/2-1/2";
    case Result::both_lose:
      return "0-0";
    case Result::none:
    case Result::odd:
      return "";
  }
  return "";
}

std::vector<std::string> languages_of_both(const ReadAs& read_as) {
  std::vector<std::string> out = read_as.languages;
  out.insert(out.end(), read_as.black_languages.begin(), read_as.black_languages.end());
  return out;
}

const GameTag* Game::tag(std::string_view name) const {
  for (const GameTag& t : tags)
    if (t.name == name) return &t;
  return nullptr;
}

std::string_view Game::tag_value(std::string_view name) const {
  const GameTag* found = tag(name);
  return found ? found->value : std::string_view();
}

void Game::clear() {
  source.reset();
  text = {};
  extent = {};
  number = 0;
  tags.clear();
  tags_are_plain = false;
  start = Position::initial();
  from_fen = false;
  is_sheet = false;
  elements.clear();
  plain = {};
  plies = 0;
  keys.clear();
  tag_result = terminator = result = Result::none;
  terminator_span = {};
  read_as.notation.clear();
  read_as.languages.clear();
  read_as.black_languages.clear();
  read_as.plies_to_certainty = 0;
  read_as.by_option = false;
  findings.clear();
  kept_.clear();
}

std::string_view Game::keep(std::string value) {
  return *kept_.emplace_back(std::make_shared<const std::string>(std::move(value)));
}

}  // namespace planilla
