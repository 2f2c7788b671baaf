// Words of which a part cannot be read: every character that may stand there is tried.
#include <algorithm>

#include "board/resolve.h"
#include "notation/data/doubt_grammar.h"
#include "notation/data/named_pieces.h"
#include "notation/read/notations.h"
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
  constexpr std::string_view between = "/( ?,";
  const std::size_t part = std::min(word.find_first_of(between), word.size());
  std::string_view rest = word.substr(part);
  while (!rest.empty() && std::string_view(")?! ").find(rest.back()) != rest.npos)
    rest.remove_suffix(1);
  rest.remove_prefix(rest.find_last_of(between) + 1);
  std::string_view first = word.substr(0, part);
  while (!first.empty() && std::string_view("?!,").find(first.back()) != first.npos)
    first.remove_suffix(1);
  std::vector<std::string> out = {std::string(first), std::string(rest)};
  const std::size_t letters = std::min(first.find_first_of("abcdefgh12345678x"), first.size());
  if (letters != 0) out.push_back(std::string(first.substr(0, letters)) + std::string(rest));
  // "d1?f3": one word as well, of which a sign cannot be read.
  if (word.find_first_of("/( ,") == std::string_view::npos)
    out.push_back(std::string(first) + std::string(rest));
  return out;
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
  } else if (!first_mask(word, notations_.doubt_grammar())) {
    texts = by_name(word, letters);
    if (texts.empty()) texts.emplace_back(word);
  } else {
    std::vector<std::string> spellings = {"x", "-", "O"};
    for (const char32_t c : letters.characters) append_utf8(c, spellings.emplace_back());
    for (const auto& [letter, role] : letters.pieces) {
      std::string& text = spellings.emplace_back();
      for (const char32_t c : letter) append_utf8(c, text);
    }
    std::sort(spellings.begin(), spellings.end());
    spellings.erase(std::unique(spellings.begin(), spellings.end()), spellings.end());
    unmask(std::string(word), spellings, notations_.doubt_grammar(), texts);
    // "?b3": a letter that cannot be read, or a doubt that stands before a pawn's move. Other signs
    // stand where a character stood.
    for (const std::string_view doubts : {"?", "\u00bf"})
      if (word.starts_with(doubts)) texts.emplace_back(word.substr(doubts.size()));
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

// `caballo f3`: with each letter of that piece.
std::vector<std::string> Slips::by_name(std::string_view word, const Letters& letters) {
  const std::optional<NamedPieces::Named> named = notations_.named_pieces().read(word);
  if (!named) return {};
  std::vector<std::string> out;
  const std::string rest = (named->takes ? "x" : "") + std::string(named->square);
  if (named->role == pawn && !named->takes) out.push_back(rest);
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
