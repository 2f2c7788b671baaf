#include "checks/facts/unearned_win.h"

#include <array>
#include <string>

#include "board/types.h"
#include "checks/facts/main_line.h"
#include "laws/dead/unwinnable.h"
#include "rules/arguments/unearned_win.h"

namespace planilla {

namespace {

constexpr int enough_moves = 4;

// Pawns that no other pawn stands in the way of.
Bitboard free_pawns(const Position& p, Color c) {
  Bitboard walls = p.pieces(pawn), out = 0;
  for (Bitboard own = p.pieces(c, pawn); own; own &= own - 1) {
    const Square s = first_square(own);
    const Bitboard beyond = c == white ? ~Bitboard{0} << s << 1 : bit(s) - 1;
    if (!(file_mask(file_of(s)) & beyond & walls)) out |= bit(s);
  }
  return out;
}

bool looks_ordinary(const Position& p, Color winner) {
  const Bitboard strong = p.pieces(winner) & (p.pieces(queen) | p.pieces(rook));
  if (!strong && !free_pawns(p, winner)) return false;
  MoveList moves;
  p.legal_moves(moves);
  return moves.size() >= enough_moves;
}

}  // namespace

std::optional<Color> unearned_winner(const Game& game) {
  if (game.result != Result::white_wins && game.result != Result::black_wins) return std::nullopt;
  const Color winner = game.result == Result::white_wins ? white : black;
  if ((game.plies == 0 && !game.from_fen) || looks_ordinary(game.final, winner))
    return std::nullopt;
  if (can_win(game.final, winner).verdict != Possibility::impossible) return std::nullopt;
  return winner;
}

void tell_unearned_win(Rule rule, const Game& game, const GameFacts& facts, Findings& out) {
  if (!is_whole(game, facts) || is_dead_at_sight(game.final)) return;
  if (!game.final.has_legal_move()) return;  // mate or stalemate: another rule tells
  const std::optional<Color> winner = unearned_winner(game);
  if (!winner) return;
  const GameTag* tag = facts.tag(KnownTag::result);
  Finding finding{rule, tag && !tag->span.empty() ? tag->span : game.terminator_span};
  finding.ply = static_cast<int>(game.plies);
  finding.add(arguments::UnearnedWin{.side = chosen(*winner == white ? "white" : "black"),
                                     .result = chosen(result_text(game.result))});
  out.push_back(std::move(finding));
}

}  // namespace planilla
