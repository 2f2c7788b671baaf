// Names are gathered once; a text is cut at its square.
#include "notation/data/named_pieces.h"

#include <algorithm>

#include "board/square_in_text.h"
#include "text/unicode/unicode.h"

namespace planilla {

namespace {

constexpr std::size_t shortest = 3;            // bytes of a name that is cut short
constexpr std::size_t shortest_with_stop = 2;  // `To. b1`

bool is_capital(char c) {
  return c >= 'A' && c <= 'Z';
}

// `bxd7`: where the piece came from, whether it takes, and the square.
std::optional<NamedPieces::Named> target_of(std::string_view word) {
  std::size_t square = word.size();
  for (std::size_t i = 0; i + 1 < word.size(); ++i)
    if (is_square_at(word, i)) square = i;
  NamedPieces::Named out;
  out.square = word.substr(square);
  if (!is_square_with_marks(out.square)) return std::nullopt;
  out.from = word.substr(0, square);
  out.takes = out.from.ends_with('x') || out.from.ends_with(':');
  if (out.takes) out.from.remove_suffix(1);
  std::string_view rest = out.from;
  if (!rest.empty() && rest[0] >= 'a' && rest[0] <= 'h') rest.remove_prefix(1);
  if (!rest.empty() && rest[0] >= '1' && rest[0] <= '8') rest.remove_prefix(1);
  return rest.empty() ? std::optional(out) : std::nullopt;
}

}  // namespace

bool is_square_with_marks(std::string_view word) {
  return is_square_at(word, 0) && word.find_first_not_of("+#!?", 2) == word.npos;
}

bool is_target(std::string_view word) {
  return target_of(word).has_value();
}

bool is_letter_with_stop(std::string_view word) {
  constexpr std::size_t longest = 2;  // bytes of a letter
  const std::size_t stop = word.find('.');
  return stop > 0 && stop <= longest && (is_capital(word[0]) || word[0] < 0) &&
         (stop == 1) == is_capital(word[0]) && is_target(word.substr(stop + 1));
}

NamedPieces::NamedPieces(const Languages& languages) {
  for (const Language& language : languages.all()) {
    if (language.confidence == Confidence::low) continue;
    for (const Role role : {pawn, knight, bishop, rook, queen, king})
      for (const std::string& name : language.names[role]) {
        if (name.size() < shortest) continue;
        Name& known = names_.try_emplace(unicode::fold_case(name), Name{role, {}}).first->second;
        if (known.role == role) known.languages.push_back(&language);
      }
  }
}

std::vector<const NamedPieces::Name*> NamedPieces::names_of(std::string_view word) const {
  const bool has_stop = word.ends_with('.');
  const bool may_be_short = has_stop || (!word.empty() && is_capital(word[0]));
  if (has_stop) word.remove_suffix(1);
  if (word.size() < (has_stop ? shortest_with_stop : shortest)) return {};
  const std::string name = unicode::fold_case(word);
  std::vector<const Name*> out;
  for (auto at = names_.lower_bound(name); at != names_.end() && at->first.starts_with(name);
       ++at) {
    if (at->first == name) return {&at->second};
    if (!may_be_short || (!out.empty() && out.front()->role != at->second.role)) return {};
    out.push_back(&at->second);
  }
  return out;
}

Role NamedPieces::role_of(std::string_view word) const {
  const std::vector<const Name*> names = names_of(word);
  return names.empty() ? no_role : names.front()->role;
}

std::size_t NamedPieces::end_of_name(std::string_view word) const {
  for (std::size_t end = word.size(); end-- > shortest_with_stop;)
    if (is_target(word.substr(end)) && !names_of(word.substr(0, end)).empty()) return end;
  return word.size();
}

std::optional<NamedPieces::Named> NamedPieces::read(std::string_view text) const {
  std::size_t target = text.find_last_of(" \t.") + 1;  // 0 where there is none
  if (!is_target(text.substr(target))) target += end_of_name(text.substr(target));
  const std::optional<Named> where = target_of(text.substr(target));
  if (!where) return std::nullopt;
  Named out = *where;
  std::vector<const Name*> names;
  std::vector<std::string> others;  // words beside the name
  for (std::size_t at = 0; at < target;) {
    std::size_t end = std::min(text.find_first_of(" \t.", at), target);
    if (end < target && text[end] == '.') ++end;
    const std::string_view word = text.substr(at, end - at);
    if (names.empty() && !(names = names_of(word)).empty())
      out.role = names.front()->role;
    else if (!word.empty())
      others.push_back(unicode::fold_case(word));
    at = end == at ? at + 1 : end;
  }
  if (names.empty()) return std::nullopt;
  const auto is_in = [&](std::vector<std::string> Language::*words, const std::string& other) {
    return std::any_of(names.begin(), names.end(), [&](const Name* name) {
      return std::any_of(name->languages.begin(), name->languages.end(), [&](const Language* one) {
        return std::find((one->*words).begin(), (one->*words).end(), other) != (one->*words).end();
      });
    });
  };
  for (const std::string& other : others) {
    const bool takes = other == "x" || other == ":" || is_in(&Language::capture, other);
    if (!takes && !is_in(&Language::objects, other)) return std::nullopt;
    out.takes |= takes;
  }
  return out;
}

}  // namespace planilla
