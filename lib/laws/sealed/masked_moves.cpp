// Every legal move in every spelling, against the text character by character.
#include "laws/sealed/masked_moves.h"

#include <algorithm>
#include <array>
#include <functional>

#include "base/ascii.h"
#include "laws/sealed/sealed_words.h"
#include "notation/data/doubt_grammar.h"
#include "text/charset/utf8.h"

namespace planilla {

namespace {

bool is_written(char c) {
  return ascii::is_digit(c) || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c < 0;
}

// One character of the text after another; a mask is any.
bool fits(std::string_view text, std::string_view spelling, const DoubtGrammar& grammar) {
  while (!text.empty() && !spelling.empty()) {
    const std::size_t mask = grammar.mask_at(text);
    const std::size_t size = std::max<std::size_t>(1, sequence_length(spelling));
    if (mask == 0 && text.substr(0, size) != spelling.substr(0, size)) return false;
    text.remove_prefix(mask != 0 ? mask : size);
    spelling.remove_prefix(std::min(size, spelling.size()));
  }
  return text.empty() && spelling.empty();
}

// Without the number before the move, and the marks behind it.
std::string_view bare(std::string_view text) {
  text = unwrapped(text);
  const std::size_t digits = std::min(text.find_first_not_of("0123456789"), text.size());
  if (digits > 0 && digits < text.size() && text[digits] == '.') {
    text.remove_prefix(digits);
    text.remove_prefix(std::min(text.find_first_not_of(". "), text.size()));
  }
  while (!text.empty() && (text.back() == '+' || text.back() == '#' || text.back() == '!'))
    text.remove_suffix(1);
  return text;
}

using Say = std::function<bool(const std::string&)>;

bool spells_castling(Move move, const Say& says) {
  for (const std::string& ring : {std::string("0"), std::string("O"), std::string("o")}) {
    const std::string side = ring + "-" + ring;
    if (says(move.is_short_castle() ? side : side + "-" + ring)) return true;
  }
  return false;
}

// Is one of the spellings of the move in these letters what `says` is true of?
bool spells(const Position& position, Move move,
            const std::array<std::vector<std::string>, 7>& symbols, const Say& says) {
  if (move.is_castle()) return spells_castling(move, says);
  const Role role = role_of(position.piece_on(move.from()));
  const std::string from = square_name(move.from()), to = square_name(move.to());
  std::vector<std::string> pieces = symbols[role], becomes = {""};
  if (role == pawn) pieces.emplace_back();
  if (move.promoted() != no_role)
    for (const std::string& symbol : symbols[move.promoted()])
      for (const char* sign : {"", "=", "/"}) becomes.push_back(sign + symbol);
  for (const std::string& piece : pieces)
    for (const std::string& origin : {std::string(), from.substr(0, 1), from.substr(1), from})
      for (const char* sign : {"", "x", "-", ":"})
        for (const std::string& end : becomes)
          if (says(piece + origin + sign + to + end)) return true;
  return false;
}

}  // namespace

MaskPlace first_mask(std::string_view text, const Notations& notations) {
  const DoubtGrammar& grammar = notations.doubt_grammar();
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t size = grammar.mask_at(text.substr(at));
    std::size_t behind = at + size;
    if (size == 0) {
      ++at;
      continue;
    }
    while (const std::size_t next = grammar.mask_at(text.substr(behind))) behind += next;
    // Behind a whole move a question mark is an annotation, and the move was read.
    if ((at > 0 && is_written(text[at - 1])) || (behind < text.size() && is_written(text[behind])))
      return {at, size};
    at = behind;
  }
  return {};
}

std::vector<Move> masked_moves(std::string_view text, const Position& position,
                               const Notations& notations,
                               const std::vector<std::string>& languages) {
  std::vector<Move> out;
  if (first_mask(text, notations).size == 0) return out;
  const std::string_view word = bare(text);
  const DoubtGrammar& grammar = notations.doubt_grammar();
  const Say says = [&](const std::string& spelling) { return fits(word, spelling, grammar); };
  MoveList legal;
  position.legal_moves(legal);
  for (const Move move : legal)
    for (const Language& language : notations.languages().all()) {
      const bool is_asked = languages.empty() || std::find(languages.begin(), languages.end(),
                                                           language.tag) != languages.end();
      if (!is_asked || !spells(position, move, language.symbols, says)) continue;
      out.push_back(move);
      break;
    }
  return out;
}

}  // namespace planilla
