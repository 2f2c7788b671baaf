#include "checks/facts/termination.h"

#include <algorithm>
#include <string>
#include <vector>

#include "base/toml_table.h"
#include "notation/read/fold.h"

namespace planilla {

namespace {

struct TerminationWords {
  std::vector<std::string> time, resignation, checkmate, checkmate_alone, draw;
};

const TerminationWords& words() {
  static const TerminationWords all = [] {
    TomlTable file = TomlTable::parse(Data::embedded(), "laws/terminations.toml");
    TerminationWords out{file.texts("time"), file.texts("resignation"), file.texts("checkmate"),
                         file.texts("checkmate-alone"), file.texts("draw")};
    file.finish();
    return out;
  }();
  return all;
}

bool is_ascii_letter(char c) {
  return c >= 'a' && c <= 'z';
}

// As a word of its own, or as words: "mat" is not in "matched". Scripts beyond ASCII need no
// blanks.
bool holds(std::string_view text, std::string_view word) {
  for (std::size_t at = text.find(word); at != std::string_view::npos;
       at = text.find(word, at + 1)) {
    const std::size_t end = at + word.size();
    const bool begins = at == 0 || !is_ascii_letter(text[at - 1]) || !is_ascii_letter(word.front());
    const bool ends = end == text.size() || !is_ascii_letter(text[end]) || word == "resign";
    if (begins && ends) return true;
  }
  return false;
}

bool holds_any(std::string_view text, const std::vector<std::string>& all) {
  for (const std::string& word : all)
    if (holds(text, word)) return true;
  return false;
}

Ended how_ended(std::string_view termination) {
  const std::string lower = to_lower(termination);
  const std::vector<std::string>& alone = words().checkmate_alone;
  if (holds_any(lower, words().checkmate) ||
      std::find(alone.begin(), alone.end(), lower) != alone.end())
    return Ended::by_checkmate;
  if (holds_any(lower, words().time)) return Ended::on_time;
  return holds_any(lower, words().resignation) ? Ended::by_resignation : Ended::otherwise;
}

}  // namespace

// Three rules ask in turn, and the games of an archive say one of a few words.
Ended ended(std::string_view termination) {
  if (termination.empty() || termination == "Normal" || termination == "normal")
    return Ended::unsaid;
  thread_local std::string last;
  thread_local Ended known = Ended::unsaid;
  if (termination != last) {
    known = how_ended(termination);
    last = termination;
  }
  return known;
}

bool says_draw(std::string_view termination) {
  return holds_any(to_lower(termination), words().draw);
}

}  // namespace planilla
