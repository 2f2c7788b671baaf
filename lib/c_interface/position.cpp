// Positions, and sealed moves in them.
#include "c_interface/guard.h"
#include "c_interface/objects.h"

using namespace planilla::c_interface;
using planilla::api::Answer;
using planilla::api::BadFen;
using planilla::api::FenReading;
using planilla::api::Position;
using planilla::api::ReadSettings;
using planilla::api::Side;

namespace {

planilla_answer answer_of(Answer answer) {
  if (answer == Answer::undetermined) return PLANILLA_UNDETERMINED;
  return answer == Answer::yes ? PLANILLA_YES : PLANILLA_NO;
}

Position position_of(const char* fen) {
  FenReading reading = planilla::api::read_fen(fen);
  if (!reading.position) throw BadFen("no FEN (" + reading.fault + "): '" + fen + "'");
  return *reading.position;
}

}  // namespace

extern "C" {

planilla_verdict* planilla_sealed(const char* fen, const char* written,
                                  const planilla_options* options, const char* ui,
                                  planilla_error* error) {
  if (fen == nullptr || written == nullptr) {
    tell(error, PLANILLA_BAD_ARGUMENT, "planilla_sealed: NULL");
    return nullptr;
  }
  return guarded<planilla_verdict*>(error, nullptr, [&] {
    const ReadSettings& settings = settings_of(options);
    return new planilla_verdict{
        planilla::api::judge_sealed({position_of(fen), written, settings.languages,
                                     settings.notation, settings.laws, ui == nullptr ? "en" : ui})};
  });
}

const char* planilla_verdict_kind(const planilla_verdict* verdict) {
  return verdict == nullptr ? "" : verdict->value.kind.c_str();
}

planilla_answer planilla_verdict_loses(const planilla_verdict* verdict) {
  if (verdict == nullptr || !verdict->value.loses) return PLANILLA_UNDETERMINED;
  return *verdict->value.loses ? PLANILLA_YES : PLANILLA_NO;
}

const char* planilla_verdict_outcome(const planilla_verdict* verdict) {
  return verdict == nullptr ? "" : verdict->value.outcome.c_str();
}

const char* planilla_verdict_move(const planilla_verdict* verdict) {
  return verdict == nullptr ? "" : verdict->value.san.c_str();
}

const char* planilla_verdict_article(const planilla_verdict* verdict) {
  return verdict == nullptr ? "" : verdict->value.article.c_str();
}

size_t planilla_verdict_reason_count(const planilla_verdict* verdict) {
  return verdict == nullptr ? 0 : verdict->value.reasons.size();
}

const char* planilla_verdict_reason(const planilla_verdict* verdict, size_t index) {
  return verdict == nullptr ? "" : text_at(verdict->value.reasons, index);
}

const char* planilla_verdict_json(const planilla_verdict* verdict) {
  return verdict == nullptr ? "" : verdict->value.json.c_str();
}

void planilla_verdict_free(planilla_verdict* verdict) {
  delete verdict;
}

planilla_board* planilla_position(const char* fen, planilla_error* error) {
  if (fen == nullptr) {
    tell(error, PLANILLA_BAD_ARGUMENT, "planilla_position: NULL");
    return nullptr;
  }
  return guarded<planilla_board*>(error, nullptr,
                                  [&] { return new planilla_board(position_of(fen)); });
}

const char* planilla_board_fen(const planilla_board* board) {
  return board == nullptr ? "" : board->fen.c_str();
}

int planilla_board_is_check(const planilla_board* board) {
  return board != nullptr && board->value.in_check();
}

size_t planilla_board_move_count(const planilla_board* board) {
  return board == nullptr ? 0 : board->moves.size();
}

const char* planilla_board_move_san(const planilla_board* board, size_t index) {
  return board != nullptr && index < board->moves.size() ? board->moves[index].san.c_str() : "";
}

const char* planilla_board_move_uci(const planilla_board* board, size_t index) {
  return board != nullptr && index < board->moves.size() ? board->moves[index].uci.c_str() : "";
}

planilla_answer planilla_board_can_win(const planilla_board* board, int white) {
  if (board == nullptr) return PLANILLA_UNDETERMINED;
  return guarded(nullptr, PLANILLA_UNDETERMINED, [&] {
    return answer_of(board->value.can_win(white != 0 ? Side::white : Side::black).answer);
  });
}

planilla_answer planilla_board_is_dead(const planilla_board* board) {
  if (board == nullptr) return PLANILLA_UNDETERMINED;
  return guarded(nullptr, PLANILLA_UNDETERMINED, [&] { return answer_of(board->value.is_dead()); });
}

char* planilla_board_json(const planilla_board* board, const char* laws, const char* ui,
                          planilla_error* error) {
  if (board == nullptr) {
    tell(error, PLANILLA_BAD_ARGUMENT, "planilla_board_json: NULL");
    return nullptr;
  }
  return guarded<char*>(error, nullptr, [&] {
    return handed_over(board->value.report(laws == nullptr ? "" : laws, ui == nullptr ? "en" : ui));
  });
}

void planilla_board_free(planilla_board* board) {
  delete board;
}

}  // extern "C"
