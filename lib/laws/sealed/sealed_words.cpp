// By characters and words; nothing is read here.
#include "laws/sealed/sealed_words.h"

#include <algorithm>

#include "base/ascii.h"
#include "laws/sealed/sealed_text.h"

namespace planilla {

// "xd5" without its sign; the text as it stands where there is no such sign.
std::string_view without_sign(std::string_view text) {
  const std::size_t at = text.find_first_not_of("0123456789. \t");
  if (at == std::string_view::npos) return text;
  for (const std::string_view sign : {"x", "X", ":", "×"})
    if (text.substr(at).starts_with(sign)) return text.substr(at + sign.size());
  return text;
}

namespace {

bool ring(char c) {
  return c == '0' || c == 'O' || c == 'o';
}

// "O O O", "OO O": two or three rings, and nothing else but blanks and dashes.
std::string castling_of_rings(std::string_view text) {
  constexpr std::size_t most = 3;
  std::string out;
  std::size_t rings = 0;
  for (const char c : text) {
    if (ring(c) && ++rings <= most)
      out += rings == 1 ? std::string(1, c) : std::string("-") + c;
    else if (c != ' ' && c != '-')
      return {};
  }
  return rings < 2 ? std::string() : out;
}

}  // namespace

// "0 - 0" as one word, and "e8 (Q)".
std::string joined(std::string_view text) {
  if (std::string castling = castling_of_rings(text); !castling.empty()) return castling;
  std::string out;
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (text[i] == ' ' && !out.empty()) {
      const std::size_t next = text.find_first_not_of(' ', i);
      if (next == std::string_view::npos) continue;
      const bool before_dash = text[next] == '-' && ring(out.back());
      const bool after_dash =
          out.back() == '-' && out.size() > 1 && ring(out[out.size() - 2]) && ring(text[next]);
      const bool before_bracket = text[next] == '(' && text.substr(next, 2) != "(=";
      const bool last_rank = out.back() == '8' || out.back() == '1';
      const bool at_equals = (last_rank && text[next] == '=' && text.size() > next + 1) ||
                             (out.back() == '=' && out.size() > 2);
      if (before_dash || after_dash || before_bracket || at_equals) continue;
    }
    out += text[i];
  }
  return out;
}

std::string with_squares(std::string_view text) {
  const auto at = [&](std::size_t i) { return i < text.size() ? text[i] : ' '; };
  std::string out;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const bool is_file = !out.empty() && out.back() >= 'a' && out.back() <= 'h' &&
                         (out.size() == 1 || out[out.size() - 2] == ' ');
    const std::size_t rank = text.find_first_not_of(' ', i);
    const bool is_rank = rank != std::string_view::npos && text[rank] >= '1' && text[rank] <= '8' &&
                         !(at(rank + 1) >= '0' && at(rank + 1) <= '9') && at(rank + 1) != '.';
    if (text[i] != ' ' || !is_file || !is_rank) out += text[i];
  }
  return out;
}

namespace {

bool is_pawn(const std::string& word, const MoveReader& reader) {
  for (const LanguageClass* one : reader.alphabet().classes)
    for (const Language* language : one->languages)
      for (const std::string& name : language->names[pawn])
        if (plain_words(name) == word) return true;
  return false;
}

}  // namespace

namespace {

// As the languages of the reader write it; nullptr: in none.
const std::string* first_symbol(Role role, const MoveReader& reader) {
  for (const LanguageClass* one : reader.alphabet().classes)
    for (const Language* language : one->languages)
      if (!language->symbols[role].empty()) return &language->symbols[role].front();
  return nullptr;
}

// "Alf.", "Läuf": the piece of which alone the name begins so. no_role: none, or more than one.
Role abbreviated(const std::string& word, const MoveReader& reader) {
  constexpr std::size_t least = 3;
  Role out = no_role;
  if (word.size() < least) return out;
  for (const LanguageClass* one : reader.alphabet().classes)
    for (const Language* language : one->languages)
      for (const Role role : {king, queen, rook, bishop, knight, pawn})
        for (const std::string& name : language->names[role]) {
          if (!plain_words(name).starts_with(word)) continue;
          if (out != no_role && out != role) return no_role;
          out = role;
        }
  return out;
}

}  // namespace

// "caballo f3", "e8=Queen", "Alf. a4": pieces by their names, as letters. The text as it stands
// where there are none.
std::string with_letters(std::string_view text, const MoveReader& reader) {
  const auto is_letter = [](char c) {
    return ascii::is_letter(c) || static_cast<unsigned char>(c) >= 0x80;
  };
  const std::string nothing;  // a pawn has no letter
  const auto letter_of = [&](const std::string& word) -> const std::string* {
    for (const LanguageClass* one : reader.alphabet().classes)
      for (const Language* language : one->languages)
        for (const Role role : {king, queen, rook, bishop, knight})
          for (const std::string& name : language->names[role])
            if (plain_words(name) == word && !language->symbols[role].empty())
              return &language->symbols[role].front();
    return is_pawn(word, reader) ? &nothing : nullptr;
  };
  std::string out;
  for (std::size_t i = 0; i < text.size();) {
    std::size_t end = i;
    while (end < text.size() && is_letter(text[end])) ++end;
    const std::string_view run = text.substr(i, std::max(end, i + 1) - i);
    const std::string word = run.size() > 1 ? plain_words(run) : std::string();
    const std::string* letter = run.size() > 1 ? letter_of(word) : nullptr;
    const bool is_parted = end < text.size() && (text[end] == ' ' || text[end] == '.');
    if (const Role role = is_parted && !letter ? abbreviated(word, reader) : no_role;
        role != no_role) {
      letter = role == pawn ? &nothing : first_symbol(role, reader);
      i += letter && text[end] == '.' ? 1u : 0u;
    }
    out += letter ? std::string_view(*letter) : run;
    i += run.size();
  }
  return out;
}

namespace {

// The last word is a square: "f6", or in descriptive notation "KB3".
bool ends_in_square(std::string_view word) {
  constexpr std::size_t longest = 4;
  const bool has_rank = word.size() > 1 && word.back() >= '1' && word.back() <= '8';
  if (word.size() > longest)
    return word[0] >= 'a' && word[0] <= 'h' && word[1] >= '1' && word[1] <= '8';
  if (word.size() > 2 && word[0] >= 'a' && word[0] <= 'h') return word[1] >= '1' && word[1] <= '8';
  return has_rank && std::all_of(word.begin(), word.end() - 1, ascii::is_letter) &&
         (word.size() > 2 || (word[0] >= 'a' && word[0] <= 'h'));
}

}  // namespace

// A short word without a capital between a piece, or where it stood, and its square: a, to, nach,
// en, in, naar.
std::string without_preposition(std::string_view text) {
  constexpr std::size_t longest = 5;
  const std::size_t last = text.rfind(' ');
  if (last == std::string_view::npos || last == 0 || text.size() < last + 3)
    return std::string(text);
  const std::size_t before = text.rfind(' ', last - 1);
  if (before == std::string_view::npos) return std::string(text);
  const std::string_view word = text.substr(before + 1, last - before - 1);
  const bool small =
      !word.empty() && word.size() <= longest && std::all_of(word.begin(), word.end(), [](char c) {
        return (c >= 'a' && c <= 'z') || static_cast<unsigned char>(c) >= 0x80;
      });
  if (!ends_in_square(text.substr(last + 1)) || !small || word == "x") return std::string(text);
  if (word.size() == 1 && word[0] >= 'b' && word[0] <= 'h')  // "C g e7": where it stands
    return std::string(text.substr(0, before)).append(word).append(text.substr(last + 1));
  // "Sg8 nach f6", with its letter: "a6 o d6" may be two moves.
  const bool square_before =
      before > 2 && text[before - 1] >= '1' && text[before - 1] <= '8' && text[before - 3] != ' ';
  return std::string(text.substr(0, before)).append(text.substr(square_before ? last + 1 : last));
}

// Without the blanks, and the pair of brackets or quotes, around it.
std::string_view unwrapped(std::string_view text) {
  constexpr std::pair<std::string_view, std::string_view> pairs[] = {
      {"(", ")"}, {"[", "]"}, {"\"", "\""}, {"'", "'"},
      {"«", "»"}, {"“", "”"}, {"„", "“"},   {"‘", "’"}};
  const auto trim = [&] {
    const std::size_t first = text.find_first_not_of(" \t\r\n");
    text = first == std::string_view::npos
               ? std::string_view()
               : text.substr(first, text.find_last_not_of(" \t\r\n") + 1 - first);
  };
  trim();
  for (const auto& [open, close] : pairs) {
    if (text.size() < open.size() + close.size() || !text.starts_with(open) ||
        !text.ends_with(close))
      continue;
    const std::string_view inside =
        text.substr(open.size(), text.size() - open.size() - close.size());
    if (inside == "=" || inside.find(open) != std::string_view::npos ||
        inside.find(close) != std::string_view::npos)
      continue;
    text = inside;
    trim();
    break;
  }
  return text;
}

std::string square_name(Square s) {
  return {static_cast<char>('a' + file_of(s)), static_cast<char>('1' + rank_of(s))};
}

}  // namespace planilla
