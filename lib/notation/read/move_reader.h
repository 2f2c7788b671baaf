// Words to readings, in one alphabet and one notation.
//
//   Notations notations(data);
//   MoveReader reader(notations, {.classes = {&languages.class_of(es)}, .notation = "algebraic"});
//   const WordReading& r = reader.read(text, tokens, at);
//
// `read` looks at the word token `at` and, where the notation writes a move in several words (`D x
// d3`, `Springer Felix drei`, `O - O`), at those that follow; `tokens` of the answer says how many
// it took.
//
// Fast path: alphabets whose letters are one byte go through a hand-written scanner (scan.h) behind
// a memo from spelling to reading; the rest goes through RE2 patterns made from
// grammars/<name>.toml, behind the same memo. A MoveReader belongs to one worker. The answer stays
// valid until the next call.
#pragma once

#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "notation/data/language.h"
#include "notation/read/fast_words.h"
#include "notation/read/reading.h"
#include "pgn/token.h"

namespace planilla {

class Notations;  // notation/read/notations.h: every grammar and language, loaded once
struct GrammarInfo;

// What a reader reads: letters, and how moves are built from them.
struct Alphabet {
  std::vector<const LanguageClass*> classes;  // in order of trust: es,en; a later one costs more
  std::string notation = "algebraic";         // a name from grammars/
  std::string beside;  // another one, for words that the first does not read or reads otherwise
};

class MoveReader {
public:
  MoveReader(const Notations& notations, Alphabet alphabet);
  ~MoveReader();
  MoveReader(MoveReader&&) noexcept;
  MoveReader& operator=(MoveReader&&) noexcept;

  const WordReading& read(std::string_view text, std::span<const Token> tokens, std::size_t at);

  // A word that nothing follows, without a look at the memory of words: for spellings by the
  // hundred that nobody has written. Of its readings the first alone is meant, and none if that
  // does not take the whole word.
  WordReading read_whole(std::string_view word);

  // Those that have a plain reading, take one word alone and connect nothing (is_plain_start());
  // where it does not fit the board, or for one that is not among them, ask read(). For the loops
  // over plain moves: no call, one look into a table.
  const FastWords& fast_words() const { return quick_; }
  // Could the token that follows belong to the same move (`Dx b2`, `0 - 0`)?
  static bool may_continue(const char* text, const Token& token, const Token& next) {
    if (next.kind == TokenKind::word) return !is_plain_start(text + next.begin());
    return next.kind == TokenKind::open && next.begin() == token.end();
  }

  // A letter that connects nothing: no x, and of the longer ones no × and no dash.
  static bool is_plain_start(const char* word) {
    const char c = *word;
    if ((c >= 'a' && c <= 'w') || (c >= 'A' && c <= 'W')) [[likely]]
      return true;
    const auto byte = static_cast<unsigned char>(c);
    return byte >= 0xc4 && (byte != 0xe2 || static_cast<unsigned char>(word[1]) ==
                                                0x99);  // Cyrillic, figurines ...
  }

  const Alphabet& alphabet() const;
  const GrammarInfo& grammar() const;

private:
  class Impl;
  // Of an alphabet with a second notation.
  struct Beside;

  FastWords quick_;
  std::unique_ptr<Impl> impl_;
  std::unique_ptr<Beside> beside_;
};

}  // namespace planilla
