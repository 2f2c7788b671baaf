// Each legal move is spelled in every way it may be, and compared.
#include "plain_reading.h"

#include <algorithm>

#include "board/resolve.h"
#include "notation/write/san.h"

namespace planilla::sheets {

namespace {

struct Marked {
  std::string letters;  // without marks; zeros of castling as letters
  bool capture = false, check = false, mate = false;
};

Marked without_marks(const std::string& text) {
  Marked out;
  for (const char c : text) {
    if (c == 'x')
      out.capture = true;
    else if (c == '+')
      out.check = true;
    else if (c == '#')
      out.mate = true;
    else if (c != '=')
      out.letters += c == '0' ? 'O' : c;
  }
  return out;
}

bool spells(const Position& before, Move move, const Symbols& symbols, const std::string& letters) {
  if (move.is_castle()) return letters == (move.is_short_castle() ? "O-O" : "O-O-O");
  const Role role = role_of(before.piece_on(move.from()));
  std::string end = square_name(move.to());
  if (move.promoted() != no_role) end += symbols.of[move.promoted()];
  const std::string from = square_name(move.from());
  if (role == pawn)
    return letters == end && file_of(move.from()) == file_of(move.to())
               ? true
               : letters == from.substr(0, 1) + end || letters == from + end;
  const std::string& letter = symbols.of[role];
  return letters == letter + end || letters == letter + from[0] + end ||
         letters == letter + from[1] + end || letters == letter + from + end;
}

bool agree(const Marked& marked, std::uint16_t facts) {
  return marked.capture == ((facts & claim_capture) != 0) &&
         marked.mate == ((facts & claim_mate) != 0) &&
         (marked.check || marked.mate) == ((facts & claim_check) != 0 || (facts & claim_mate) != 0);
}

}  // namespace

PlainReading read_plainly(const std::vector<Word>& words, const Language& language) {
  const Symbols symbols = Symbols::of_language(language);
  PlainReading out;
  bool agrees = true;
  Position position = Position::initial();
  for (const Word& word : words) {
    if (word.blank) return out;
    const Marked marked = without_marks(word.text);
    MoveList all;
    position.legal_moves(all);
    const auto fits = [&](Move m) { return spells(position, m, symbols, marked.letters); };
    if (std::count_if(all.begin(), all.end(), fits) != 1) return out;
    const Move move = *std::find_if(all.begin(), all.end(), fits);
    const Position before = position;
    position.play(move);
    agrees = agrees && agree(marked, facts_of(before, move, position));
    out.moves.push_back(move);
  }
  out.legal = true;
  out.marks_agree = agrees;
  return out;
}

}  // namespace planilla::sheets
