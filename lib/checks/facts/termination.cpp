#include "checks/facts/termination.h"

#include <algorithm>
#include <map>
#include <string>
#include <utility>
#include <vector>

#include "base/toml_table.h"
#include "notation/data/language.h"
#include "notation/read/fold.h"

namespace planilla {

namespace {

struct TerminationWords {
  std::vector<std::string> time, time_alone, resignation, checkmate, checkmate_alone, draw,
      agreement;
  std::vector<std::string> stalemate, repetition, insufficient_material;
  std::vector<std::string> white_wins, black_wins;
};

const TerminationWords& words() {
  static const TerminationWords all = [] {
    TomlTable file = TomlTable::parse(Data::embedded(), "laws/terminations.toml");
    TerminationWords out{file.texts("time"),
                         file.texts("time-alone"),
                         file.texts("resignation"),
                         file.texts("checkmate"),
                         file.texts("checkmate-alone"),
                         file.texts("draw"),
                         file.texts("agreement"),
                         file.texts("stalemate"),
                         file.texts("repetition"),
                         file.texts("insufficient-material"),
                         file.texts("white-wins"),
                         file.texts("black-wins")};
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

// "Black resigned before checkmate", "draw agreed, checkmate missed": a mate that is mentioned
// beside a resignation, an agreement or a fallen flag was not given.
Ended how_ended(std::string_view termination) {
  const std::string lower = to_lower(termination);
  const std::vector<std::string>& alone = words().checkmate_alone;
  const bool resigned = holds_any(lower, words().resignation);
  if (holds_any(lower, words().checkmate) ||
      std::find(alone.begin(), alone.end(), lower) != alone.end()) {
    if (resigned) return Ended::by_resignation;
    const bool ended_before = holds_any(lower, words().agreement) || holds_any(lower, words().time);
    return ended_before ? Ended::otherwise : Ended::by_checkmate;
  }
  const std::vector<std::string>& time = words().time_alone;
  if (holds_any(lower, words().time) || std::find(time.begin(), time.end(), lower) != time.end())
    return Ended::on_time;
  return resigned ? Ended::by_resignation : Ended::otherwise;
}

// Phrases that say who won, by the colours, in all languages.
using Winners = std::map<std::string, Result, std::less<>>;

const Winners& winners() {
  static const Winners all = [] {
    Winners out;
    const auto learn = [&](const std::vector<std::string>& list, Result result) {
      for (const std::string& phrase : list)
        if (!phrase.ends_with('.')) out.try_emplace(to_lower(phrase), result);
    };
    learn(words().white_wins, Result::white_wins);
    learn(words().black_wins, Result::black_wins);
    const Languages languages(Data::embedded());
    for (const Language& language : languages.all()) {
      learn(language.white_wins, Result::white_wins);
      learn(language.black_wins, Result::black_wins);
    }
    return out;
  }();
  return all;
}

}  // namespace

WinnerSaid winner_said(std::string_view termination) {
  constexpr std::size_t longest = 120;  // bytes; the phrases are shorter
  const std::string lower = to_lower(termination.substr(0, longest));
  // The longest that it begins with, as whole words.
  for (std::size_t end = lower.size(); end != 0 && end != std::string::npos;
       end = lower.find_last_of(" ,.;", end - 1))
    if (const auto found = winners().find(std::string_view(lower).substr(0, end));
        found != winners().end())
      return {found->second, found->first};
  return {};
}

DrawnBy drawn_by(std::string_view termination) {
  const Ended how = ended(termination);
  if (how == Ended::on_time || how == Ended::by_resignation) return DrawnBy::otherwise;
  const std::string lower = to_lower(termination);
  if (holds_any(lower, words().agreement)) return DrawnBy::otherwise;
  if (holds_any(lower, words().stalemate)) return DrawnBy::stalemate;
  if (holds_any(lower, words().repetition)) return DrawnBy::repetition;
  return holds_any(lower, words().insufficient_material) ? DrawnBy::insufficient_material
                                                         : DrawnBy::otherwise;
}

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
