// cleaned-tag: a tag that `planilla clean` changed.
#include "rules/cleaned_tag.h"
#include "checks/engine/check.h"

namespace planilla::checks {

Check cleaned_tag() {
  return {
      .rule = rules::cleaned_tag,
      .group = Group::tags,
      .severity = Severity::note,
      .title = "Tag that was cleaned",
      .why = R"(`planilla clean` takes blanks from the ends of values, ratings, titles and FIDE
numbers out of names into tags of their own, writes dates as PGN does where they
can be read in one way only, and leaves out ratings that say nothing. With
`--names`, `--ascii-names` and `--eco` it changes names and fills in openings.
Each change is told.)",
      .message = R"({how, select,
  filled {{tag} was filled in: «{cleaned}»}
  dropped {{tag} «{value}» says nothing and was left out}
  other {{tag} «{value}» was written as «{cleaned}»}})",
      .args = R"(
@tag
how: word changed filled dropped; what was done
cleaned: text; the value that is written; empty if the tag was left out
)",
      .decided_in = "lib/archive/edits/tag_changes.cpp",
  };
}

}  // namespace planilla::checks
