// mixed-languages: the players write in different languages.
#include "checks/catalogue/check.h"

namespace planilla::checks {

Check mixed_languages() {
  return {
      .rule = Rule::mixed_languages,
      .group = Group::laws,
      .severity = Severity::note,
      .title = "The players write in different languages",
      .why = R"(White's moves are written with the letters of one language and Black's with
those of another: two players filled in the sheet, each in his own, as the
Laws allow (Article C.3).)",
      .message = "the players write in different languages: {languages}",
  };
}

}  // namespace planilla::checks
