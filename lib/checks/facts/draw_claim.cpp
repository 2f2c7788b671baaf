#include "checks/facts/draw_claim.h"

#include <algorithm>
#include <charconv>
#include <map>

#include "board/half_move.h"
#include "checks/facts/main_line.h"
#include "game/model/walk.h"
#include "notation/write/san.h"
#include "rules/arguments/claim.h"

namespace planilla {

namespace {

constexpr std::size_t longest_letter = 4;  // bytes

// The next word of `text`, taken off it.
std::string_view next_word(std::string_view& text) {
  const std::size_t begin = std::min(text.find_first_not_of(' '), text.size());
  text.remove_prefix(begin);
  const std::string_view word = text.substr(0, text.find(' '));
  text.remove_prefix(word.size());
  return word;
}

std::optional<DrawKind> kind_of(std::string_view word) {
  if (word == "threefold" || word == "3") return DrawKind::threefold;
  if (word == "fifty" || word == "50") return DrawKind::fifty_moves;
  return std::nullopt;
}

// "41", "41." (White), "41..." (Black).
bool read_number(std::string_view word, DrawClaim& claim) {
  const char* end = word.data() + word.size();
  const auto [rest, error] = std::from_chars(word.data(), end, claim.number);
  const std::string_view dots(rest, static_cast<std::size_t>(end - rest));
  if (error != std::errc() || claim.number < 1) return false;
  if (dots == ".") claim.side = white;
  if (dots == "...") claim.side = black;
  return dots.empty() || claim.side;
}

std::string_view without_marks(std::string_view move) {
  return move.substr(0, move.find_last_not_of("+#!?") + 1);
}

// The piece letter, or the name of a piece, that a move begins with; empty for a pawn or castling.
std::string_view letter_of(std::string_view written) {
  const std::size_t end = written.find_first_of("abcdefgh12345678x:-");
  return end == std::string_view::npos || end > longest_letter ? std::string_view()
                                                               : written.substr(0, end);
}

// Which piece each letter means on this sheet: as its own moves were read.
std::map<std::string, Role, std::less<>> letters_of(const Game& game) {
  std::map<std::string, Role, std::less<>> out;
  for (Walk walk(game); walk.next();) {
    const Element& element = walk.element();
    if (walk.depth() != 0 || element.kind != ElementKind::move || element.move.is_castle())
      continue;
    const Role role = role_of(walk.before().piece_on(element.move.from()));
    const std::string_view letter = letter_of(element.span.in(game.text));
    if (role != pawn && !letter.empty()) out.emplace(letter, role);
  }
  return out;
}

// "Cg8" on a Spanish sheet is Ng8. Letters that stand nowhere on the sheet are English.
std::string in_english(std::string_view written, const Game& game) {
  const std::string_view letter = letter_of(written);
  if (letter.empty()) return std::string(written);
  const auto letters = letters_of(game);
  const auto found = letters.find(letter);
  if (found == letters.end()) return std::string(written);
  constexpr std::string_view english = "..NBRQK";
  return std::string(1, english[found->second]) + std::string(written.substr(letter.size()));
}

std::optional<Move> find_move(const Position& position, std::string_view written) {
  MoveList moves;
  position.legal_moves(moves);
  for (const Move move : moves) {
    std::string as_uci;
    append_uci(position, move, as_uci);
    if (as_uci == written || without_marks(san(position, move)) == without_marks(written))
      return move;
  }
  return std::nullopt;
}

}  // namespace

std::optional<DrawClaim> parse_claim_command(std::string_view text) {
  const std::optional<DrawKind> kind = kind_of(next_word(text));
  if (!kind) return std::nullopt;
  DrawClaim claim{*kind, 0, std::nullopt, std::string(next_word(text))};
  return next_word(text).empty() ? std::optional(claim) : std::nullopt;
}

std::optional<DrawClaim> parse_draw_claim(std::string_view text) {
  const std::optional<DrawKind> kind = kind_of(next_word(text));
  if (!kind || next_word(text) != "at") return std::nullopt;
  DrawClaim claim{*kind, 0, std::nullopt, {}};
  if (!read_number(next_word(text), claim)) return std::nullopt;
  const std::string_view with = next_word(text);
  if (with.empty()) return claim;
  claim.move = next_word(text);
  return with == "with" && !claim.move.empty() && next_word(text).empty() ? std::optional(claim)
                                                                          : std::nullopt;
}

JudgedClaim judge_claim_at(const DrawClaim& claim, const Game& game, int ply) {
  JudgedClaim out{claim.kind, false, true, ply, 0, claim.move};
  const std::vector<Position> positions = positions_of(game);
  if (ply < 0 || ply >= static_cast<int>(positions.size())) {
    out.move_found = false;
    return out;
  }
  GameRecord record;
  for (int i = 0; i <= ply; ++i) record.add(positions[static_cast<std::size_t>(i)]);
  if (!claim.move.empty()) {
    Position after = positions[static_cast<std::size_t>(ply)];
    const std::optional<Move> move = find_move(after, in_english(claim.move, game));
    out.move_found = move.has_value();
    if (!move) return out;
    after.play(*move);
    record.add(after);
  }
  const int last = static_cast<int>(record.keys.size()) - 1;
  out.holds = claim_holds(record, claim.kind, last);
  out.count = claim.kind == DrawKind::threefold ? occurrences(record.keys, record.clocks, last)
                                                : record.clocks.back() / 2;
  return out;
}

JudgedClaim judge_claim(const DrawClaim& claim, const Game& game) {
  std::optional<JudgedClaim> best;
  const int last = half_move_at(game.start, static_cast<int>(game.plies) + 1);
  if (claim.number > number_of_half_move(last)) return judge_claim_at(claim, game, -1);
  for (const Color side : {white, black}) {
    const int ply = ply_named(game.start, claim.number, side) - 1;
    if (ply < 0 || ply > static_cast<int>(game.plies)) continue;
    if (claim.side && *claim.side != side) continue;
    const JudgedClaim judged = judge_claim_at(claim, game, ply);
    if (!best || judged.holds > best->holds || judged.move_found > best->move_found) best = judged;
  }
  return best ? *best : judge_claim_at(claim, game, -1);
}

std::vector<JudgedClaim> claims_of(const Game& game, const std::vector<DrawClaim>& asked) {
  std::vector<JudgedClaim> out;
  for (const DrawClaim& claim : asked) out.push_back(judge_claim(claim, game));
  Walk walk(game);
  while (walk.next()) {
    if (walk.element().kind != ElementKind::comment || walk.depth() != 0) continue;
    const std::string_view comment = walk.element().span.in(game.text);
    constexpr std::string_view command = "[%claim ";
    const std::size_t at = comment.find(command);
    if (at == std::string_view::npos) continue;
    const std::string_view rest = comment.substr(at + command.size());
    if (const auto claim = parse_claim_command(rest.substr(0, rest.find(']'))))
      out.push_back(judge_claim_at(*claim, game, walk.ply()));
  }
  return out;
}

Finding at_claim(Rule rule, const JudgedClaim& claim, const Game& game) {
  const bool beyond = claim.ply < 0 || claim.ply > static_cast<int>(game.plies);
  Finding finding = at_ply(rule, game, beyond ? 0 : claim.ply);
  const char* kind = beyond                              ? "nowhere"
                     : !claim.move_found                 ? "unmade"
                     : claim.kind == DrawKind::threefold ? "threefold"
                                                         : "fifty";
  arguments::Claim said{.kind = chosen(kind), .count = claim.count};
  if (!claim.move.empty()) said.played = "written", said.written_move = claim.move;
  finding.add(said);
  return finding;
}

}  // namespace planilla
