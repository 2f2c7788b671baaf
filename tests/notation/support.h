// Texts replayed word by word, for the tests of notation/: enough of a game reader to see that the
// readings lead to the right moves. Blanks part words; parentheses are tokens of their own, as in
// pgn/.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "notation/read/match.h"
#include "notation/read/move_reader.h"
#include "notation/read/notations.h"
#include "notation/write/san.h"

namespace planilla {

inline const Notations& notations() {
  static const Notations all(Data::embedded());
  return all;
}

inline MoveReader reader_of(std::string_view tags, std::string notation = "algebraic") {
  Alphabet alphabet;
  alphabet.notation = std::move(notation);
  while (!tags.empty()) {
    const std::string_view tag = tags.substr(0, tags.find(','));
    alphabet.classes.push_back(
        &notations().languages().class_of(*notations().languages().find(tag)));
    tags.remove_prefix(tag.size() == tags.size() ? tag.size() : tag.size() + 1);
  }
  return MoveReader(notations(), alphabet);
}

inline std::vector<Token> words_of(std::string_view text) {
  std::vector<Token> out;
  std::uint32_t at = 0;
  const auto size = static_cast<std::uint32_t>(text.size());
  const auto put = [&](std::uint32_t end, TokenKind kind) {
    const bool glued = !out.empty() && out.back().end() == at;
    out.push_back({{at, end}, kind, static_cast<std::uint8_t>(glued ? token_glued : 0)});
    at = end;
  };
  while (at < size) {
    if (text[at] == ' ' || text[at] == '\n')
      ++at;
    else if (text[at] == '(')
      put(at + 1, TokenKind::open);
    else if (text[at] == ')')
      put(at + 1, TokenKind::close);
    else
      put(static_cast<std::uint32_t>(std::min<std::size_t>(text.find_first_of(" \n()", at), size)),
          TokenKind::word);
  }
  return out;
}

// The only word of a text.
inline WordReading read_word(MoveReader& reader, std::string_view text) {
  const std::vector<Token> tokens = words_of(text);
  return reader.read(text, tokens, 0);
}

// The moves of a text as English SAN, blanks between. A word that leads nowhere ends it: "e4 ?Zz9".
inline std::string replay(MoveReader& reader, std::string_view text,
                          Position position = Position::initial()) {
  std::vector<Token> tokens = words_of(text);
  Wings wings(position);
  std::string out;
  for (std::size_t at = 0; at < tokens.size();) {
    const WordReading& word = reader.read(text, tokens, at);
    if (word.kind == WordKind::suffix) {
      at += word.tokens;
      continue;
    }
    const Match found = match(position, word, &wings);
    if (!out.empty()) out += ' ';
    if (found.count != 1) return out + '?' + std::string(tokens[at].in(text));
    out += san(position, found.move);
    position.play(found.move);
    wings.play(found.move);
    if (found.bytes)
      tokens[at].span.begin += found.bytes;
    else
      at += found.tokens;
  }
  return out;
}

inline std::string replay(std::string_view tags, std::string_view text) {
  MoveReader reader = reader_of(tags);
  return replay(reader, text);
}

}  // namespace planilla
