#include "api/editions.h"
#include "api/position_impl.h"
#include "base/data.h"
#include "board/fen.h"
#include "laws/dead/unwinnable.h"
#include "notation/write/san.h"
#include "write/findings/display.h"
#include "write/findings/messages.h"
#include "write/position/position_report.h"

namespace planilla::api {

namespace {

std::string_view without_signs(std::string_view san) {
  return san.substr(0, san.find_last_not_of("+#") + 1);
}

Color color_of(Side side) {
  return side == Side::white ? white : black;
}

LegalMove named(const planilla::Position& position, planilla::Move move) {
  LegalMove out{san(position, move), {}};
  append_uci(position, move, out.uci);
  return out;
}

}  // namespace

Position::Position() : Position(std::make_shared<const Impl>(planilla::Position::initial())) {}
Position::Position(std::shared_ptr<const Impl> impl) : impl_(std::move(impl)) {}

std::string Position::fen() const {
  return to_fen(impl_->position);
}

Side Position::turn() const {
  return impl_->position.turn() == white ? Side::white : Side::black;
}

bool Position::in_check() const {
  return impl_->position.in_check();
}

bool Position::is_checkmate() const {
  return impl_->position.is_checkmate();
}

bool Position::is_stalemate() const {
  return impl_->position.is_stalemate();
}

std::vector<LegalMove> Position::legal_moves() const {
  MoveList moves;
  impl_->position.legal_moves(moves);
  std::vector<LegalMove> out;
  for (const planilla::Move move : moves) out.push_back(named(impl_->position, move));
  return out;
}

std::optional<Position> Position::after(std::string_view move) const {
  MoveList moves;
  impl_->position.legal_moves(moves);
  for (const planilla::Move one : moves) {
    const LegalMove legal = named(impl_->position, one);
    if (move != legal.uci && without_signs(move) != without_signs(legal.san)) continue;
    planilla::Position next = impl_->position;
    next.play(one);
    return Position(std::make_shared<const Impl>(next));
  }
  return std::nullopt;
}

WinAnswer Position::can_win(Side side) const {
  const Winnability found = planilla::can_win(impl_->position, color_of(side));
  if (found.verdict == Possibility::undetermined) return {};
  if (found.verdict == Possibility::impossible) return {Answer::no, {}};
  WinAnswer out{Answer::yes, {}};
  planilla::Position here = impl_->position;
  for (const planilla::Move move : found.helpmate) {
    out.line.push_back(san(here, move));
    here.play(move);
  }
  return out;
}

Answer Position::is_dead() const {
  switch (planilla::is_dead(impl_->position)) {
    case planilla::Answer::yes:
      return Answer::yes;
    case planilla::Answer::no:
      return Answer::no;
    case planilla::Answer::undetermined:
      break;
  }
  return Answer::undetermined;
}

std::string Position::report(std::string_view laws, std::string_view ui) const {
  const planilla::Position& board = impl_->position;
  EventCase what;
  what.edition = edition_of(std::string(laws));
  const PositionFacts facts = facts_of(board);
  const EventVerdict verdict = judge_event(board, facts, what);
  Messages messages(Data::embedded(), ui);
  return harmless_json(PositionReport{board, facts, what, verdict, std::nullopt}.json(messages));
}

FenReading read_fen(std::string_view fen) {
  const FenResult result = parse_fen(fen);
  if (!result.position)
    return {std::nullopt, std::string(fen_fault_name(result.fault)), result.fault_at};
  return {Position(std::make_shared<const Position::Impl>(*result.position)), {}, 0};
}

}  // namespace planilla::api
