#include "c_interface/objects.h"

using namespace planilla::c_interface;
using planilla::api::Move;
using planilla::api::Tag;

namespace {

const Move& move_at(const planilla_game* game, size_t index) {
  static const Move none;
  return game != nullptr && index < game->value.moves.size() ? game->value.moves[index] : none;
}

const Tag& tag_at(const planilla_game* game, size_t index) {
  static const Tag none;
  return game != nullptr && index < game->value.tags.size() ? game->value.tags[index] : none;
}

}  // namespace

extern "C" {

const char* planilla_game_pgn(const planilla_game* game) {
  return game == nullptr ? "" : game->value.pgn.c_str();
}

const char* planilla_game_file(const planilla_game* game) {
  return game == nullptr ? "" : game->value.file.c_str();
}

uint64_t planilla_game_number(const planilla_game* game) {
  return game == nullptr ? 0 : game->value.number;
}

const char* planilla_game_result(const planilla_game* game) {
  return game == nullptr ? "" : game->value.result.c_str();
}

const char* planilla_game_start_fen(const planilla_game* game) {
  return game == nullptr ? "" : game->value.start_fen.c_str();
}

const char* planilla_game_notation(const planilla_game* game) {
  return game == nullptr ? "" : game->value.notation.c_str();
}

int planilla_game_is_clean(const planilla_game* game) {
  return game != nullptr && game->value.is_clean();
}

size_t planilla_game_language_count(const planilla_game* game) {
  return game == nullptr ? 0 : game->value.languages.size();
}

const char* planilla_game_language(const planilla_game* game, size_t index) {
  return game == nullptr ? "" : text_at(game->value.languages, index);
}

size_t planilla_game_tag_count(const planilla_game* game) {
  return game == nullptr ? 0 : game->value.tags.size();
}

const char* planilla_game_tag_name(const planilla_game* game, size_t index) {
  return tag_at(game, index).name.c_str();
}

const char* planilla_game_tag_value(const planilla_game* game, size_t index) {
  return tag_at(game, index).value.c_str();
}

const char* planilla_game_tag(const planilla_game* game, const char* name) {
  if (game == nullptr || name == nullptr) return "";
  for (const Tag& tag : game->value.tags)
    if (tag.name == name) return tag.value.c_str();
  return "";
}

size_t planilla_game_move_count(const planilla_game* game) {
  return game == nullptr ? 0 : game->value.moves.size();
}

const char* planilla_game_move_san(const planilla_game* game, size_t index) {
  return move_at(game, index).san.c_str();
}

const char* planilla_game_move_uci(const planilla_game* game, size_t index) {
  return move_at(game, index).uci.c_str();
}

const char* planilla_game_move_fen(const planilla_game* game, size_t index) {
  return move_at(game, index).fen.c_str();
}

const char* planilla_game_move_written(const planilla_game* game, size_t index) {
  return move_at(game, index).written.c_str();
}

planilla_place planilla_game_move_span(const planilla_game* game, size_t index) {
  if (game == nullptr || index >= game->value.moves.size()) return {0, 0, 0, 0};
  return place_of(game->value.moves[index].place);
}

size_t planilla_game_finding_count(const planilla_game* game) {
  return game == nullptr ? 0 : game->findings.size();
}

const planilla_finding* planilla_game_finding(const planilla_game* game, size_t index) {
  return game != nullptr && index < game->findings.size() ? &game->findings[index] : nullptr;
}

void planilla_game_free(planilla_game* game) {
  delete game;
}

}  // extern "C"
