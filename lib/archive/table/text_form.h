// Rows as text: CSV (RFC 4180) or JSON lines.
//
//   const auto form = make_text_form("csv", TableKind::games);
//   form->append_row(row, tail);                     // in a worker: columns behind file and game
//   ...
//   form->append_names(out);                         // by the one writer
//   form->append_head("games.pgn", out); out += std::to_string(number); out += tail;
//
// A head is made once a file: so the writer only copies. Any thread may ask.
#pragma once

#include <memory>
#include <string>
#include <string_view>

#include "archive/table/rows.h"

namespace planilla {

class TextForm {
public:
  virtual ~TextForm() = default;
  // The names of the columns, where the form has such a line.
  virtual void append_names(std::string& out) const { (void)out; }
  // A row from the first column up to where the number of the game stands.
  virtual void append_head(std::string_view file, std::string& out) const = 0;
  // What stands behind that number; `row` as rows_of() makes it.
  virtual void append_row(const Row& row, std::string& out) const = 0;
};

// `form`: "csv", "jsonl".
std::unique_ptr<TextForm> make_text_form(std::string_view form, TableKind kind);

}  // namespace planilla
