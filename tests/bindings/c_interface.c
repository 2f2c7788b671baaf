/* What planilla.h promises beyond its example: errors are values, NULL is harmless, indexes are
 * checked. */
#undef NDEBUG
#include <assert.h>
#include <planilla/planilla.h>
#include <stdlib.h>
#include <string.h>

int header_example(void);
int header_example_in_cpp(void);

static const char* const ruy = "1. e4 e5 2. Cf3 Cc6 3. Ab5 a6 4. Cd6";

static void errors_are_values(void) {
  planilla_error error;
  planilla_options* options = planilla_options_new();
  assert(planilla_options_set(options, "langauge", "es", &error) == PLANILLA_UNKNOWN_NAME);
  assert(strstr(error.message, "langauge") != NULL);
  assert(planilla_options_set(NULL, "language", "es", &error) == PLANILLA_BAD_ARGUMENT);
  assert(planilla_options_set(options, "repair", "perhaps", NULL) == PLANILLA_UNKNOWN_NAME);
  assert(planilla_options_set(options, "language", "klingon", &error) == PLANILLA_OK);
  assert(error.status == PLANILLA_OK && error.message[0] == '\0');
  assert(planilla_read_bytes(ruy, strlen(ruy), options, &error) == NULL);
  assert(error.status == PLANILLA_UNKNOWN_NAME && strstr(error.message, "klingon") != NULL);
  assert(planilla_convert(ruy, strlen(ruy), options, NULL) == NULL);
  planilla_options_set(options, "language", "español", NULL);
  planilla_options_set(options, "fen", "8/8 w", NULL);
  assert(planilla_read_bytes(ruy, strlen(ruy), options, &error) == NULL);
  assert(error.status == PLANILLA_BAD_POSITION);
  planilla_options_free(options);
  assert(planilla_position("no board", &error) == NULL && error.status == PLANILLA_BAD_POSITION);
}

static void a_long_message_ends_with_a_whole_character(void) {
  planilla_error error;
  char name[1001];
  size_t i;
  for (i = 0; i < 1000; i += 2) memcpy(name + i, "\xc3\xb1", 2); /* ñ */
  name[1000] = '\0';
  planilla_options* options = planilla_options_new();
  assert(planilla_options_set(options, name, "x", &error) == PLANILLA_UNKNOWN_NAME);
  i = strlen(error.message);
  assert(i >= sizeof error.message - 2 && i < sizeof error.message);
  assert(memcmp(error.message + i - 2, "\xc3\xb1", 2) == 0);
  planilla_options_free(options);
}

static void null_is_harmless(void) {
  planilla_game* game = NULL;
  planilla_error error;
  planilla_options_free(NULL);
  planilla_reader_free(NULL);
  planilla_game_free(NULL);
  planilla_sentences_free(NULL);
  planilla_verdict_free(NULL);
  planilla_board_free(NULL);
  planilla_free(NULL);
  assert(planilla_next(NULL, &game, &error) == PLANILLA_BAD_ARGUMENT && game == NULL);
  assert(planilla_read_bytes(NULL, 5, NULL, NULL) == NULL);
  assert(planilla_read_file(NULL, NULL, NULL) == NULL);
  assert(strcmp(planilla_game_pgn(NULL), "") == 0 && planilla_game_move_count(NULL) == 0);
  assert(strcmp(planilla_finding_rule(NULL), "") == 0 && planilla_finding_span(NULL).line == 1);
  assert(planilla_sealed(NULL, "e4", NULL, NULL, NULL) == NULL);
  assert(strcmp(planilla_sentence(NULL, NULL), "") == 0);
}

/* A game outlives its reader. */
static planilla_game* only_game(const char* text) {
  planilla_error error;
  planilla_game* game = NULL;
  planilla_game* none = NULL;
  planilla_reader* reader = planilla_read_bytes(text, strlen(text), NULL, &error);
  assert(reader != NULL && planilla_next(reader, &game, &error) == PLANILLA_OK);
  assert(planilla_next(reader, &none, &error) == PLANILLA_END && none == NULL);
  assert(planilla_next(reader, &none, &error) == PLANILLA_END);
  planilla_reader_free(reader);
  return game;
}

static void a_game_tells_its_moves_and_findings(void) {
  planilla_game* game = only_game(ruy);
  assert(planilla_game_move_count(game) == 6);
  assert(strcmp(planilla_game_move_san(game, 4), "Bb5") == 0);
  assert(strcmp(planilla_game_move_written(game, 4), "Ab5") == 0);
  assert(strncmp(planilla_game_move_fen(game, 0), "rnbqkbnr/pppppppp/8/8/4P3/", 26) == 0);
  assert(planilla_game_move_span(game, 4).offset == 23 &&
         planilla_game_move_span(game, 4).length == 3);
  assert(strcmp(planilla_game_move_san(game, 6), "") == 0 &&
         planilla_game_move_span(game, 6).line == 0);
  assert(!planilla_game_is_clean(game) && planilla_game_finding_count(game) >= 1);
  const planilla_finding* last = planilla_game_finding(game, planilla_game_finding_count(game) - 1);
  assert(strcmp(planilla_finding_rule(last), "illegal-move") == 0);
  assert(planilla_finding_severity(last) == PLANILLA_ERROR && planilla_finding_ply(last) == 7);
  assert(planilla_game_finding(game, 1000) == NULL);
  planilla_game_free(game);
}

/* Both may stand in one printf(). */
static void a_sentence_and_its_help_live_together(void) {
  planilla_game* game = only_game("1. e4 e5 2. Cf3 Cc6 3. Ad4 Cf6 4. Ab5 a6");
  planilla_sentences* spanish = planilla_sentences_new("es");
  size_t helped = 0;
  for (size_t i = 0; i < planilla_game_finding_count(game); ++i) {
    const planilla_finding* finding = planilla_game_finding(game, i);
    char before[512];
    const char* sentence = planilla_sentence(spanish, finding);
    assert(strlen(sentence) < sizeof before);
    strcpy(before, sentence);
    helped += planilla_help(spanish, finding)[0] != '\0';
    assert(strcmp(before, sentence) == 0);
  }
  assert(helped > 0);
  planilla_sentences_free(spanish);
  planilla_game_free(game);
}

static void a_file_that_is_not_there_is_a_finding(void) {
  planilla_error error;
  planilla_game* game = NULL;
  planilla_reader* reader = planilla_read_file("/no/such/file.pgn", NULL, &error);
  assert(reader != NULL && planilla_next(reader, &game, &error) == PLANILLA_END);
  assert(planilla_reader_finding_count(reader) == 1);
  assert(strcmp(planilla_finding_rule(planilla_reader_finding(reader, 0)), "unreadable-input") ==
         0);
  assert(strcmp(planilla_finding_file(planilla_reader_finding(reader, 0)), "/no/such/file.pgn") ==
         0);
  assert(planilla_reader_finding(reader, 1) == NULL);
  planilla_reader_free(reader);
}

static void sealed_moves_and_positions(void) {
  planilla_error error;
  planilla_options* options = planilla_options_new();
  planilla_options_set(options, "language", "es", NULL);
  planilla_verdict* verdict =
      planilla_sealed("4k3/p7/8/8/8/5N2/7P/1N2K3 w - - 0 1", "Cd2", options, "es", &error);
  assert(strcmp(planilla_verdict_kind(verdict), "ambiguous") == 0);
  assert(planilla_verdict_loses(verdict) == PLANILLA_YES);
  assert(strstr(planilla_verdict_json(verdict), "\"candidates\":[\"Nbd2\",\"Nfd2\"]") != NULL);
  planilla_verdict_free(verdict);
  planilla_options_free(options);
  planilla_board* board = planilla_position("7k/8/8/8/8/8/8/K5Q1 w - - 0 1", &error);
  assert(planilla_board_move_count(board) == 23 && !planilla_board_is_check(board));
  assert(planilla_board_can_win(board, 1) == PLANILLA_YES &&
         planilla_board_can_win(board, 0) == PLANILLA_NO);
  assert(planilla_board_is_dead(board) == PLANILLA_NO);
  char* json = planilla_board_json(board, NULL, NULL, &error);
  assert(json != NULL && strstr(json, "\"dead\":false") != NULL);
  planilla_free(json);
  assert(planilla_board_json(board, "1066", NULL, &error) == NULL &&
         error.status == PLANILLA_UNKNOWN_NAME);
  planilla_board_free(board);
}

static void convert_gives_every_game(void) {
  planilla_error error;
  const char* two = "1. e4 e5 2. Cf3 1-0\n\n1. d4 d5 2. Cf3 *";
  char* pgn = planilla_convert(two, strlen(two), NULL, &error);
  assert(pgn != NULL && strstr(pgn, "2. Nf3 1-0") != NULL &&
         strstr(pgn, "1. d4 d5 2. Nf3 *") != NULL);
  planilla_free(pgn);
  pgn = planilla_convert(NULL, 0, NULL, &error);
  assert(pgn != NULL && pgn[0] == '\0');
  planilla_free(pgn);
}

int main(void) {
  assert(planilla_version()[0] >= '0' && planilla_version()[0] <= '9');
  errors_are_values();
  a_long_message_ends_with_a_whole_character();
  null_is_harmless();
  a_game_tells_its_moves_and_findings();
  a_sentence_and_its_help_live_together();
  a_file_that_is_not_there_is_a_finding();
  sealed_moves_and_positions();
  convert_gives_every_game();
  return header_example() + header_example_in_cpp();
}
