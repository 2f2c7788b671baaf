// Tables as an SQLite database: games and findings; of half-moves also plies, and positions: a hash
// of each (the first four fields of its FEN, XXH3 of 64 bits) with game and ply. It is made in a
// folder of its own in TMPDIR, and copied out when it is complete.
#pragma once

#include <memory>
#include <string>

#include "archive/spill/scratch_file.h"
#include "archive/table/table_writer.h"

struct sqlite3;
struct sqlite3_stmt;

namespace planilla {

class SqliteTable : public TableWriter {
public:
  explicit SqliteTable(TableKind kind);
  ~SqliteTable() override;
  void row(const Row& row, const Out& out) override;
  void finding(const Row& row) override;
  void end(const Out& out) override;

private:
  void run(const std::string& sql);
  sqlite3_stmt* table(const std::string& name, const std::vector<Column>& columns);
  void insert(sqlite3_stmt* into, const Row& row);
  void insert_findings();
  void check(int status) const;

  const TableKind kind_;
  // Findings wait until the other tables are full, so that the file is the same however the games
  // came: rows one behind the other, each behind its size.
  ScratchFile waiting_{1 << 20};
  std::string folder_, path_;
  sqlite3* database_ = nullptr;
  sqlite3_stmt *games_ = nullptr, *plies_ = nullptr, *positions_ = nullptr, *findings_ = nullptr;
};

}  // namespace planilla
