/* Prints the games of a Spanish sheet as PGN, and what was found in them.
 *
 *   cc sheet.c $(pkg-config --cflags --libs planilla) -o sheet && ./sheet sheet.txt */
#include <planilla/planilla.h>
#include <stdio.h>

int main(int count, char** arguments) {
  planilla_error error;
  planilla_options* options = planilla_options_new();
  planilla_options_set(options, "language", "es", NULL);
  planilla_reader* reader =
      planilla_read_file(count > 1 ? arguments[1] : "sheet.txt", options, &error);
  if (reader == NULL) return fprintf(stderr, "%s\n", error.message), 2;
  planilla_sentences* spanish = planilla_sentences_new("es");
  planilla_game* game = NULL;
  while (planilla_next(reader, &game, &error) == PLANILLA_OK) {
    fputs(planilla_game_pgn(game), stdout);
    for (size_t i = 0; i < planilla_game_finding_count(game); ++i) {
      const planilla_finding* finding = planilla_game_finding(game, i);
      const planilla_place place = planilla_finding_span(finding);
      printf("%d:%d: %s: %s\n", (int)place.line, (int)place.column, planilla_finding_rule(finding),
             planilla_sentence(spanish, finding));
    }
    planilla_game_free(game);
  }
  for (size_t i = 0; i < planilla_reader_finding_count(reader); ++i)
    printf("%s\n", planilla_sentence(spanish, planilla_reader_finding(reader, i)));
  planilla_sentences_free(spanish);
  planilla_reader_free(reader);
  planilla_options_free(options);
  return 0;
}
