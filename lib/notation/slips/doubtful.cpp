// Words of which a part cannot be read: every character that may stand there is tried.
#include <algorithm>

#include "board/resolve.h"
#include "board/square_in_text.h"
#include "notation/data/doubt_grammar.h"
#include "notation/data/named_pieces.h"
#include "notation/read/notations.h"
#include "notation/slips/parted.h"
#include "notation/slips/slips.h"
#include "pgn/doubt_flags.h"
#include "text/charset/utf8.h"

namespace planilla {

namespace {

struct Mask {
  std::size_t at = 0, size = 0;
};

std::optional<Mask> first_mask(std::string_view word, const DoubtGrammar& grammar) {
  for (std::size_t at = 0; at < word.size(); ++at)
    if (const std::size_t size = grammar.mask_at(word.substr(at))) return Mask{at, size};
  return std::nullopt;
}

// What stands there, with each spelling in place of the masks.
void unmask(const std::string& word, const std::vector<std::string>& spellings,
            const DoubtGrammar& grammar, std::vector<std::string>& out) {
  const std::optional<Mask> mask = first_mask(word, grammar);
  if (!mask) {
    out.push_back(word);
    return;
  }
  for (const std::string& spelling : spellings) {
    const bool parts_squares = spelling == "x" || spelling == "-";
    if (parts_squares && mask->at == 0)
      continue;  // `?h5` is no pawn's move: a character stood there
    unmask(std::string(word).replace(mask->at, mask->size, spelling), spellings, grammar, out);
  }
}

// "Cb6/d6": Cb6, d6, Cd6. "Cb6? Cd6": Cb6, Cd6.
std::vector<std::string> alternatives(std::string_view word) {
  constexpr std::string_view between = "/|([ ?,;^", asks = "\u00bf";
  const std::size_t part = std::min(word.find_first_of(between), word.size());
  std::string_view rest = word.substr(part);
  while (!rest.empty() && std::string_view(")]?! ").find(rest.back()) != rest.npos)
    rest.remove_suffix(1);
  rest.remove_prefix(rest.find_last_of(between) + 1);
  if (rest.starts_with(asks)) rest.remove_prefix(asks.size());
  std::string_view first = word.substr(0, part);
  while (!first.empty() && std::string_view("?!,;").find(first.back()) != first.npos)
    first.remove_suffix(1);
  std::vector<std::string> out = {std::string(first), std::string(rest)};
  const std::size_t letters = std::min(first.find_first_of("abcdefgh12345678x"), first.size());
  if (letters != 0) out.push_back(std::string(first.substr(0, letters)) + std::string(rest));
  // "d1?f3": one word as well, of which a sign cannot be read.
  if (word.find_first_of("/|([ ,;^") == std::string_view::npos)
    out.push_back(std::string(first) + std::string(rest));
  return out;
}

// `e4`, and signs behind it.
bool is_pawns_square(std::string_view word) {
  return is_square_at(word, 0) && word.find_first_not_of("+#!?", 2) == std::string_view::npos;
}

}  // namespace

const std::vector<MovePattern>& Slips::meant(std::string_view word, std::uint8_t flags,
                                             const MoveReader& reader) {
  Letters& letters = letters_of(reader);
  const auto [found, is_new] = letters.doubtful.try_emplace(std::string(word));
  std::vector<MovePattern>& out = found->second;
  if (!is_new) return out;
  std::vector<std::string> texts;
  if (flags & token_either) {
    texts = alternatives(word);
  } else {
    const bool is_masked = first_mask(word, notations_.doubt_grammar()).has_value();
    if (!is_masked) texts = by_name(word, letters);
    const std::string whole = is_masked ? std::string(word) : put_together(word, letters);
    if (texts.empty()) texts = unmasked(whole, letters);
  }
  for (const std::string& text : texts) {
    const Token token{{0, static_cast<std::uint32_t>(text.size())}, TokenKind::word, 0};
    const WordReading& reading = letters.reader.read(text, std::span(&token, 1), 0);
    if (reading.kind != WordKind::move) continue;
    for (const Reading& one : reading.readings())
      if (one.bytes == 0 && std::find(out.begin(), out.end(), one.pattern) == out.end())
        out.push_back(one.pattern);
  }
  return out;
}

// Each way to read the masks of a word, and the word itself where it has none.
std::vector<std::string> Slips::unmasked(const std::string& word, const Letters& letters) const {
  const DoubtGrammar& grammar = notations_.doubt_grammar();
  const std::optional<Mask> mask = first_mask(word, grammar);
  std::vector<std::string> out;
  if (!mask) {
    out.push_back(word);
    return out;
  }
  std::vector<std::string> spellings = {"x", "-", "O"};
  for (const char32_t c : letters.characters) append_utf8(c, spellings.emplace_back());
  for (const auto& [letter, role] : letters.pieces) {
    std::string& text = spellings.emplace_back();
    for (const char32_t c : letter) append_utf8(c, text);
  }
  std::sort(spellings.begin(), spellings.end());
  spellings.erase(std::unique(spellings.begin(), spellings.end()), spellings.end());
  unmask(word, spellings, grammar, out);
  // "?b3": a letter that cannot be read, or a doubt that stands before a pawn's move. Other signs
  // stand where a character stood, unless the word is a move without them.
  const std::string behind = word.substr(mask->at + mask->size);
  const bool doubts = word.starts_with("?") || word.starts_with("\u00bf");
  if (mask->at == 0 && (doubts || is_pawns_square(behind))) out.push_back(behind);
  // "e\u00b74": a sign too many between the file and the rank.
  if (parted_move(word + ' ') == word.size()) out.push_back(without_partings(word));
  return out;
}

// "d 6": d6. "T.e1": Te1. "(C)f3", "C[f]3": Cf3. "Q-Q": castling. "G f3", and there is no such
// piece: ?f3.
std::string Slips::put_together(std::string_view word, const Letters& letters) {
  constexpr std::size_t is_short = 4;  // bytes of castling, with a mark behind it
  if (looks_like_castling(word)) return word.size() <= is_short ? "O-O" : "O-O-O";
  if (word.starts_with('(') || word.find('[') != word.npos) {
    std::string letters_alone(word);
    std::erase_if(letters_alone, [](char c) {
      return std::string_view("()[]").find(c) != std::string_view::npos;
    });
    return letters_alone;
  }
  if (const std::size_t stop = word.find('.'); is_letter_with_stop(word))
    return std::string(word.substr(0, stop)) + std::string(word.substr(stop + 1));
  const bool is_parted =
      word.find(' ') != word.npos || parted_move(std::string(word) + ' ') == word.size();
  std::string out = is_parted ? without_partings(word) : std::string(word);
  const bool has_letter = is_parted && out.size() > 2 && out[0] >= 'A' && out[0] <= 'Z';
  if (has_letter && is_pawns_square(std::string_view(out).substr(1)) &&
      !letters.role_of.contains(static_cast<char32_t>(out[0])))
    out[0] = '?';
  return out;
}

// `caballo f3`: with each letter of that piece.
std::vector<std::string> Slips::by_name(std::string_view word, const Letters& letters) {
  const std::optional<NamedPieces::Named> named = notations_.named_pieces().read(word);
  if (!named) return {};
  std::vector<std::string> out;
  std::string rest(named->from);
  if (named->takes) rest += 'x';
  rest += named->square;
  if (named->role == pawn && (!named->takes || !named->from.empty())) out.push_back(rest);
  for (const auto& [letter, role] : letters.pieces) {
    if (role != named->role) continue;
    std::string& text = out.emplace_back();
    for (const char32_t c : letter) append_utf8(c, text);
    text += rest;
  }
  return out;
}

std::vector<Move> Slips::moves_meant(const Position& position, std::string_view word,
                                     std::uint8_t flags, const MoveReader& reader) {
  std::vector<Move> out;
  const auto add = [&](std::string_view text, std::uint8_t as) {
    for (const MovePattern& pattern : meant(text, as, reader)) {
      MoveList moves;
      legal_matches(position, pattern, moves);
      for (const Move move : moves)
        if (std::find(out.begin(), out.end(), move) == out.end()) out.push_back(move);
    }
  };
  add(word, flags);
  if (!out.empty() || (flags & token_masked) == 0) return out;
  const std::optional<Mask> mask = first_mask(word, notations_.doubt_grammar());
  if (mask && mask->at == 0) add(word.substr(mask->size), 0);
  return out;
}

}  // namespace planilla
