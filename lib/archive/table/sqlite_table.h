// A table as an SQLite database. It is made in a folder of its own in TMPDIR, and copied out when
// it is complete.
#pragma once

#include <memory>
#include <string>

#include "archive/table/table_writer.h"

struct sqlite3;
struct sqlite3_stmt;

namespace planilla {

class SqliteTable : public TableWriter {
public:
  explicit SqliteTable(TableKind kind);
  ~SqliteTable() override;
  void row(const Row& row, const Out& out) override;
  void end(const Out& out) override;

private:
  void run(const std::string& sql);
  void check(int status) const;

  const TableKind kind_;
  std::string folder_, path_;
  sqlite3* database_ = nullptr;
  sqlite3_stmt* insert_ = nullptr;
};

}  // namespace planilla
