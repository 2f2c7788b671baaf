// Rows as a table: CSV (RFC 4180), JSON lines, or an SQLite database.
//
//   auto writer = make_table_writer("csv", TableKind::games);
//   writer->begin(out);
//   writer->row(row, out);                 // all columns
//   writer->end(out);
//
// `out` takes the bytes of the table, in pieces; a database comes whole with end().
#pragma once

#include <functional>
#include <memory>
#include <string>
#include <string_view>

#include "archive/table/rows.h"

namespace planilla {

class TableWriter {
public:
  using Out = std::function<void(std::string_view)>;
  virtual ~TableWriter() = default;
  virtual void begin(const Out& out) { (void)out; }
  // Rows of another kind than the table's are taken by a database only: games beside plies.
  virtual void row(const Row& row, const Out& out) = 0;
  // A row of finding_columns(); only a database keeps it.
  virtual void finding(const Row& row) { (void)row; }
  virtual void end(const Out& out) { (void)out; }
};

// `form`: "csv", "jsonl", "sqlite". Throws std::system_error or std::runtime_error where a database
// cannot be written.
std::unique_ptr<TableWriter> make_table_writer(std::string_view form, TableKind kind);

}  // namespace planilla
