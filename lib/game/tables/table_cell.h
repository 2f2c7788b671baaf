// A cell of a table of moves, as the rows of the table hand it on.
//
//   {span, .is_hole = true}      // played, and not written: `span` is the delimiter beside it
//   {span, .is_note = true}      // of a column of remarks or times: no half-move
#pragma once

#include "base/span.h"

namespace planilla {

struct TableCell {
  Span span;
  bool is_hole = false;
  bool is_note = false;
};

}  // namespace planilla
