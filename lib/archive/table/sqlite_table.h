// Tables as an SQLite database: games and findings; of half-moves also plies, and positions: a hash
// of each (the first four fields of its FEN, XXH3 of 64 bits) with game and ply. It is made in a
// folder of its own in TMPDIR, and copied out when it is complete.
#pragma once

#include <functional>
#include <string>

#include "archive/spill/scratch_file.h"
#include "archive/table/rows.h"

struct sqlite3;
struct sqlite3_stmt;

namespace planilla {

class SqliteTable {
public:
  using Out = std::function<void(std::string_view)>;
  explicit SqliteTable(TableKind kind);
  ~SqliteTable();
  SqliteTable(const SqliteTable&) = delete;
  SqliteTable& operator=(const SqliteTable&) = delete;

  // All columns, of a game or a half-move.
  void row(const Row& row);
  // A row of finding_columns().
  void finding(const Row& row);
  // The database, in pieces.
  void end(const Out& out);

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
