// All texts at once.
#include "checks/engine/respelt.h"

#include <utility>

namespace planilla {

std::vector<Respelt> RespeltTexts::find() {
  std::vector<NameUse> uses;
  std::string texts;
  names_.for_each([&](const NameUse& use) {
    uses.push_back(use);
    texts += use.text;
  });
  std::vector<Spelling> spellings;
  std::size_t begin = 0;
  for (std::size_t i = 0; i < uses.size(); ++i) {
    uses[i].text = std::string_view(texts).substr(begin, uses[i].text.size());
    begin += uses[i].text.size();
    spellings.push_back({uses[i].text, uses[i].games, uses[i].first, i});
  }
  const auto copy = [&](std::size_t i) {
    const NameUse& use = uses[i];
    return RespeltText{use.hash, use.first, use.games, use.id, std::string(use.text)};
  };
  std::vector<Respelt> out;
  for (const auto& [odd, usual] : same_(std::move(spellings)))
    out.push_back({copy(odd), copy(usual)});
  return out;
}

}  // namespace planilla
