// text-between-games: text between games.
#include "checks/catalogue/check.h"

namespace planilla::checks {

Check text_between_games() {
  return {
      .rule = Rule::text_between_games,
      .group = Group::structure,
      .severity = Severity::warning,
      .title = "Text between games",
      .message = "text that belongs to no game: «{written}»",
  };
}

}  // namespace planilla::checks
