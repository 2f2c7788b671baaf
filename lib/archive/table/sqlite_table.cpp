// libsqlite3: one transaction, one prepared statement.
#include "archive/table/sqlite_table.h"

#include <sqlite3.h>

#include <cerrno>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <stdexcept>
#include <system_error>
#include <vector>

namespace planilla {

namespace {

std::string make_folder() {
  const char* named = std::getenv("TMPDIR");
  std::string folder =
      std::string(named != nullptr && *named != '\0' ? named : "/tmp") + "/planilla.XXXXXX";
  if (mkdtemp(folder.data()) == nullptr)
    throw std::system_error(errno, std::generic_category(), folder);
  return folder;
}

std::string index_of(TableKind kind) {
  return kind == TableKind::games
             ? "CREATE INDEX games_white ON games(white); CREATE INDEX games_black ON games(black);"
               "CREATE INDEX games_end ON games(end_fen);"
             : "CREATE INDEX plies_game ON plies(game, ply); CREATE INDEX plies_fen ON plies(fen);";
}

}  // namespace

SqliteTable::SqliteTable(TableKind kind)
    : kind_(kind), folder_(make_folder()), path_(folder_ + "/table.sqlite") {
  check(sqlite3_open(path_.c_str(), &database_));
  run("PRAGMA journal_mode=OFF; PRAGMA synchronous=OFF;");
  std::string create = "CREATE TABLE " + std::string(table_name(kind)) + " (", marks;
  for (const Column& column : columns(kind)) {
    if (!marks.empty()) create += ", ", marks += ",";
    create.append(column.name).append(column.is_number ? " NUMERIC" : " TEXT");
    marks += "?";
  }
  run(create + ")");
  run("BEGIN");
  const std::string insert =
      "INSERT INTO " + std::string(table_name(kind)) + " VALUES (" + marks + ")";
  check(sqlite3_prepare_v2(database_, insert.c_str(), -1, &insert_, nullptr));
}

SqliteTable::~SqliteTable() {
  sqlite3_finalize(insert_);
  sqlite3_close(database_);
  std::error_code ignored;
  std::filesystem::remove_all(folder_, ignored);
}

void SqliteTable::check(int status) const {
  if (status == SQLITE_OK || status == SQLITE_DONE || status == SQLITE_ROW) return;
  throw std::runtime_error(std::string("SQLite: ") + sqlite3_errmsg(database_));
}

void SqliteTable::run(const std::string& sql) {
  check(sqlite3_exec(database_, sql.c_str(), nullptr, nullptr, nullptr));
}

void SqliteTable::row(const Row& row, const Out&) {
  for (std::size_t i = 0; i < row.size(); ++i) {
    const int at = static_cast<int>(i) + 1;
    if (row[i].empty())
      check(sqlite3_bind_null(insert_, at));
    else
      check(sqlite3_bind_text(insert_, at, row[i].data(), static_cast<int>(row[i].size()),
                              SQLITE_TRANSIENT));
  }
  check(sqlite3_step(insert_));
  check(sqlite3_reset(insert_));
}

void SqliteTable::end(const Out& out) {
  run("COMMIT");
  run(index_of(kind_));
  sqlite3_finalize(insert_);
  insert_ = nullptr;
  check(sqlite3_close(database_));
  database_ = nullptr;
  std::ifstream file(path_, std::ios::binary);
  std::vector<char> buffer(1 << 20);
  while (file.read(buffer.data(), static_cast<std::streamsize>(buffer.size())), file.gcount() > 0)
    out({buffer.data(), static_cast<std::size_t>(file.gcount())});
  if (file.bad()) throw std::runtime_error("cannot read " + path_);
}

}  // namespace planilla
