/* The library for C, and for every language that calls C. Its symbols keep their names and meaning
 * for as long as the library is libplanilla.so.0; new ones may come.
 *
 *   planilla_options* options = planilla_options_new();
 *   planilla_options_set(options, "language", "es", NULL);
 *   planilla_error error;
 *   const char* text = "Blancas: Ana\n1. e4 e5 2. Cf3 Cc6 3. Cd5";
 *   planilla_reader* reader = planilla_read_bytes(text, strlen(text), options, &error);
 *   planilla_sentences* spanish = planilla_sentences_new("es");
 *   planilla_game* game = NULL;
 *   while (planilla_next(reader, &game, &error) == PLANILLA_OK) {
 *     puts(planilla_game_pgn(game));
 *     for (size_t i = 0; i < planilla_game_finding_count(game); ++i)
 *       puts(planilla_sentence(spanish, planilla_game_finding(game, i)));
 *     assert(strcmp(planilla_game_tag(game, "White"), "Ana") == 0);
 *     assert(strcmp(planilla_game_move_uci(game, 2), "g1f3") == 0);
 *     planilla_game_free(game);
 *   }
 *   planilla_sentences_free(spanish);
 *   planilla_reader_free(reader);
 *   planilla_options_free(options);
 *
 * Texts. Everything given and returned is UTF-8 and ends with a zero byte; names of files are the
 * bytes that the system has. What a function returns as `const char*` belongs to the object it was
 * asked of and lives as long as that; it is never NULL where nothing else is said ("" where there
 * is nothing). What is returned as `char*` is the caller's: planilla_free(). Indexes run from 0;
 * one that is too large gives "", NULL or zeros.
 *
 * Faults. A fault of a game is a finding of that game; a file that cannot be read is a finding of
 * the reader (planilla_reader_finding). A fault of the caller, or want of memory, is a status, and
 * fills the planilla_error where one was given (NULL: the caller does not want it). Nothing is
 * thrown, printed, or kept for a later call; the library never exits and reads no environment.
 *
 * Threads. Different objects may be used by different threads at the same time. A planilla_game,
 * its findings, a planilla_verdict and a planilla_board do not change: any number of threads may
 * look at one. A planilla_reader, planilla_options and planilla_sentences belong to one thread at
 * a time. An object may be freed by another thread than the one that made it, and a game outlives
 * its reader. Every *_free(NULL) does nothing. */
#ifndef PLANILLA_PLANILLA_H
#define PLANILLA_PLANILLA_H

#include <stddef.h>
#include <stdint.h>

#if defined(__GNUC__)
#define PLANILLA_API __attribute__((visibility("default")))
#else
#define PLANILLA_API
#endif

#ifdef __cplusplus
extern "C" {
#endif

typedef struct planilla_options planilla_options;
typedef struct planilla_reader planilla_reader;
typedef struct planilla_game planilla_game;
typedef struct planilla_finding planilla_finding;
typedef struct planilla_sentences planilla_sentences;
typedef struct planilla_verdict planilla_verdict;
typedef struct planilla_board planilla_board;

typedef enum planilla_status {
  PLANILLA_OK = 0,
  PLANILLA_END = 1,          /* there is no further game */
  PLANILLA_UNKNOWN_NAME = 2, /* a language, notation, rule, option ... that does not exist */
  PLANILLA_BAD_POSITION = 3, /* a FEN that is none */
  PLANILLA_BAD_ARGUMENT = 4, /* NULL where something must stand */
  PLANILLA_NO_MEMORY = 5,
  PLANILLA_FAILED = 6 /* the message says what */
} planilla_status;

typedef enum planilla_severity {
  PLANILLA_NOTE = 0,    /* worth knowing */
  PLANILLA_WARNING = 1, /* read, but wrong in form, doubtful, repaired or guessed at */
  PLANILLA_ERROR = 2    /* cannot be read as written, or breaks the Laws */
} planilla_severity;

typedef enum planilla_answer {
  PLANILLA_NO = 0,
  PLANILLA_YES = 1,
  PLANILLA_UNDETERMINED = 2
} planilla_answer;

/* A value of the caller's. The message is English, whole, and cut to its room. */
typedef struct planilla_error {
  planilla_status status;
  char message[252];
} planilla_error;

/* Where something stands in its file. */
typedef struct planilla_place {
  uint64_t line;   /* from 1 */
  uint64_t column; /* from 1, in code points */
  uint64_t offset; /* in bytes, after decompression and before conversion to UTF-8 */
  uint64_t length; /* in bytes of the same; 0 marks a point */
} planilla_place;

/* "0.1.0" */
PLANILLA_API const char* planilla_version(void);
PLANILLA_API void planilla_free(char* text);

/* What may be said of a text beforehand, by the names of the long options of the program:
 *   language      tags or names, in order of trust: "es", "spanish", "es,en"; "auto"
 *   notation      "auto", "algebraic", "descriptive-es" ...
 *   encoding      a character set; "auto"
 *   repair        "off", "suggest", "proceed" (suggests, and reads on: for reports), "guess",
 *                 "safe" where nothing is said
 *   keep-illegal  "true", "false"
 *   fen           where a bare sheet starts
 *   laws          an edition: "2018"; "auto"
 *   to            the form of planilla_game_pgn: "en", "es", "figurine", "uci", "lan"
 *   select        rules or groups, commas between
 *   ignore        not these
 * Names are checked where the options are used. NULL in place of options is all as it is. */
PLANILLA_API planilla_options* planilla_options_new(void); /* NULL: no memory */
PLANILLA_API planilla_status planilla_options_set(planilla_options* options, const char* name,
                                                  const char* value, planilla_error* error);
PLANILLA_API void planilla_options_free(planilla_options* options);

/* A text in any character set, or a file (compressed, an archive, a folder), to its games. Making a
 * reader takes some milliseconds; memory does not grow with the input beyond the bytes that were
 * handed over, of which a copy is kept. A file that is not there is a finding of the reader. NULL:
 * see the error. */
PLANILLA_API planilla_reader* planilla_read_bytes(const void* bytes, size_t size,
                                                  const planilla_options* options,
                                                  planilla_error* error);
PLANILLA_API planilla_reader* planilla_read_file(const char* path, const planilla_options* options,
                                                 planilla_error* error);
/* The next game, which is the caller's: planilla_game_free(). PLANILLA_END behind the last one;
 * `*game` is NULL whenever PLANILLA_OK is not returned. */
PLANILLA_API planilla_status planilla_next(planilla_reader* reader, planilla_game** game,
                                           planilla_error* error);
/* Of files, not of games: what could not be read, breaks off, is no text. All of them after
 * PLANILLA_END. The findings are the reader's. */
PLANILLA_API size_t planilla_reader_finding_count(planilla_reader* reader);
PLANILLA_API const planilla_finding* planilla_reader_finding(planilla_reader* reader, size_t index);
PLANILLA_API void planilla_reader_free(planilla_reader* reader);

/* A game. Moves are those of the main line as far as it was read; variations and comments stand in
 * the PGN. */
PLANILLA_API const char* planilla_game_pgn(const planilla_game* game);
PLANILLA_API const char* planilla_game_file(const planilla_game* game);
PLANILLA_API uint64_t planilla_game_number(const planilla_game* game); /* from 1 */
PLANILLA_API const char* planilla_game_result(const planilla_game* game);
PLANILLA_API const char* planilla_game_start_fen(const planilla_game* game);
PLANILLA_API const char* planilla_game_notation(const planilla_game* game);
PLANILLA_API int planilla_game_is_clean(const planilla_game* game); /* nothing but notes */
PLANILLA_API size_t planilla_game_language_count(const planilla_game* game);
PLANILLA_API const char* planilla_game_language(const planilla_game* game, size_t index);
PLANILLA_API size_t planilla_game_tag_count(const planilla_game* game);
PLANILLA_API const char* planilla_game_tag_name(const planilla_game* game, size_t index);
PLANILLA_API const char* planilla_game_tag_value(const planilla_game* game, size_t index);
PLANILLA_API const char* planilla_game_tag(const planilla_game* game, const char* name);
PLANILLA_API size_t planilla_game_move_count(const planilla_game* game);
PLANILLA_API const char* planilla_game_move_san(const planilla_game* game, size_t index);
PLANILLA_API const char* planilla_game_move_uci(const planilla_game* game, size_t index);
PLANILLA_API const char* planilla_game_move_fen(const planilla_game* game,
                                                size_t index); /* after */
PLANILLA_API const char* planilla_game_move_written(const planilla_game* game, size_t index);
PLANILLA_API planilla_place planilla_game_move_span(const planilla_game* game, size_t index);
PLANILLA_API size_t planilla_game_finding_count(const planilla_game* game);
PLANILLA_API const planilla_finding* planilla_game_finding(const planilla_game* game, size_t index);
PLANILLA_API void planilla_game_free(planilla_game* game);

/* A finding: it belongs to its game or reader. The fields are those of the JSON report
 * (docs/reports.md). A NULL finding has empty fields. */
PLANILLA_API const char* planilla_finding_rule(const planilla_finding* finding);
PLANILLA_API planilla_severity planilla_finding_severity(const planilla_finding* finding);
PLANILLA_API const char* planilla_finding_file(const planilla_finding* finding);
PLANILLA_API uint64_t planilla_finding_game(const planilla_finding* finding); /* 0: of a file */
PLANILLA_API planilla_place planilla_finding_span(const planilla_finding* finding);
PLANILLA_API int planilla_finding_ply(const planilla_finding* finding); /* 0: about no move */
PLANILLA_API const char* planilla_finding_move(const planilla_finding* finding); /* "9..." */
PLANILLA_API const char* planilla_finding_variation(const planilla_finding* finding);
PLANILLA_API const char* planilla_finding_written(const planilla_finding* finding);
PLANILLA_API size_t planilla_finding_candidate_count(const planilla_finding* finding);
PLANILLA_API const char* planilla_finding_candidate(const planilla_finding* finding, size_t index);
PLANILLA_API const char* planilla_finding_suggestion(const planilla_finding* finding);
PLANILLA_API int planilla_finding_applied(const planilla_finding* finding);
PLANILLA_API const char* planilla_finding_fen(const planilla_finding* finding); /* before */
PLANILLA_API const char* planilla_finding_article(const planilla_finding* finding);

/* Findings in words. `language` is a BCP-47 tag ("es"); English where there are no sentences in it.
 * A sentence lives until the next one of the same planilla_sentences is asked for, and so does a
 * help: both may stand in one printf(). */
PLANILLA_API planilla_sentences* planilla_sentences_new(const char* language); /* NULL: no memory */
PLANILLA_API const char* planilla_sentence(planilla_sentences* sentences,
                                           const planilla_finding* finding);
PLANILLA_API const char* planilla_help(planilla_sentences* sentences,
                                       const planilla_finding* finding); /* what to do about it */
PLANILLA_API void planilla_sentences_free(planilla_sentences* sentences);

/* The text of an envelope in the position where it must be played. Of the options language,
 * notation and laws are used. NULL: see the error. `ui` is the language of the reasons. */
PLANILLA_API planilla_verdict* planilla_sealed(const char* fen, const char* written,
                                               const planilla_options* options, const char* ui,
                                               planilla_error* error);
PLANILLA_API const char* planilla_verdict_kind(const planilla_verdict* verdict); /* "valid" ... */
PLANILLA_API planilla_answer planilla_verdict_loses(const planilla_verdict* verdict);
PLANILLA_API const char* planilla_verdict_outcome(const planilla_verdict* verdict);
PLANILLA_API const char* planilla_verdict_move(const planilla_verdict* verdict); /* SAN, if valid */
PLANILLA_API const char* planilla_verdict_article(const planilla_verdict* verdict);
PLANILLA_API size_t planilla_verdict_reason_count(const planilla_verdict* verdict);
PLANILLA_API const char* planilla_verdict_reason(const planilla_verdict* verdict, size_t index);
/* The object of `planilla sealed --format json`. */
PLANILLA_API const char* planilla_verdict_json(const planilla_verdict* verdict);
PLANILLA_API void planilla_verdict_free(planilla_verdict* verdict);

/* A position: its legal moves, and what the Laws say of it. NULL: no FEN, see the error. */
PLANILLA_API planilla_board* planilla_position(const char* fen, planilla_error* error);
PLANILLA_API const char* planilla_board_fen(const planilla_board* board);
PLANILLA_API int planilla_board_is_check(const planilla_board* board);
PLANILLA_API size_t planilla_board_move_count(const planilla_board* board);
PLANILLA_API const char* planilla_board_move_san(const planilla_board* board, size_t index);
PLANILLA_API const char* planilla_board_move_uci(const planilla_board* board, size_t index);
/* Can that side mate by any series of legal moves? `white` is 0 for Black. Up to half a second. */
PLANILLA_API planilla_answer planilla_board_can_win(const planilla_board* board, int white);
PLANILLA_API planilla_answer planilla_board_is_dead(const planilla_board* board);
/* The object of `planilla position --format json`; NULL: see the error. `laws` and `ui` may be
 * NULL. */
PLANILLA_API char* planilla_board_json(const planilla_board* board, const char* laws,
                                       const char* ui, planilla_error* error);
PLANILLA_API void planilla_board_free(planilla_board* board);

/* Every game of a text as `planilla convert` writes them; NULL: see the error. */
PLANILLA_API char* planilla_convert(const void* bytes, size_t size, const planilla_options* options,
                                    planilla_error* error);

#ifdef __cplusplus
}
#endif

/* In C++20 the C++ interface is there too, unless it is not wanted. */
#if defined(__cplusplus) && __cplusplus >= 202002L && !defined(PLANILLA_C_ONLY)
#include "planilla/planilla.hpp"
#endif

#endif
