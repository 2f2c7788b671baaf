// As it stands; by its boxes; then by its first words.
#include "game/model/said_result.h"

#include <array>

#include "game/model/result.h"

namespace planilla {

namespace {

std::string_view trimmed(std::string_view text) {
  constexpr std::string_view blanks = " \t";
  const std::size_t first = text.find_first_not_of(blanks);
  return first == text.npos ? std::string_view()
                            : text.substr(first, text.find_last_not_of(blanks) + 1 - first);
}

Result plain_result(std::string_view text, const Lexicon& lexicon) {
  const Result result = parse_result(text);
  return result != Result::none ? result : lexicon.result(text);
}

struct Box {
  std::string_view sign;
  bool is_ticked;
};

constexpr std::array<Box, 14> boxes = {{{"[X]", true},
                                        {"[x]", true},
                                        {"(X)", true},
                                        {"(x)", true},
                                        {"[\u2713]", true},
                                        {"[*]", true},
                                        {"\u2611", true},
                                        {"\u2612", true},
                                        {"[ ]", false},
                                        {"[]", false},
                                        {"( )", false},
                                        {"[_]", false},
                                        {"\u2610", false},
                                        {"\u25a1", false}}};

// Where the next box begins; `boxes.size()` in `which`: there is none.
std::size_t next_box(std::string_view text, std::size_t from, std::size_t& which) {
  std::size_t out = text.size();
  which = boxes.size();
  for (std::size_t i = 0; i < boxes.size(); ++i)
    if (const std::size_t at = text.find(boxes[i].sign, from); at < out) out = at, which = i;
  return out;
}

// `[ ] 1-0  [X] 0-1`, `[X] Blancas [ ] Negras`: the words behind the only box that is ticked.
Result ticked_result(std::string_view value, const Lexicon& lexicon) {
  Result out = Result::none;
  std::size_t which = 0, ticked = 0;
  for (std::size_t at = next_box(value, 0, which); which < boxes.size();) {
    const Box box = boxes[which];
    const std::size_t begin = at + box.sign.size();
    at = next_box(value, begin, which);
    if (!box.is_ticked) continue;
    ++ticked;
    const std::string_view words = trimmed(value.substr(begin, at - begin));
    out = plain_result(words, lexicon);
    if (out == Result::none) out = said_winner(words, lexicon);
  }
  return ticked == 1 ? out : Result::none;
}

}  // namespace

Result said_winner(std::string_view value, const Lexicon& lexicon) {
  const std::string_view tag = lexicon.heading(trimmed(value));
  if (tag == "White") return Result::white_wins;
  return tag == "Black" ? Result::black_wins : Result::none;
}

SaidResult said_result(std::string_view value, const Lexicon& lexicon) {
  if (const Result whole = plain_result(value, lexicon); whole != Result::none)
    return {whole, value.size()};
  if (const Result ticked = ticked_result(value, lexicon); ticked != Result::none)
    return {ticked, value.size()};
  SaidResult out;
  for (std::size_t at = value.find(' '); at != value.npos; at = value.find(' ', at + 1))
    if (const Result said = plain_result(trimmed(value.substr(0, at)), lexicon);
        said != Result::none && (at == 0 || value[at - 1] != ' '))
      out = {said, at};
  return out;
}

}  // namespace planilla
