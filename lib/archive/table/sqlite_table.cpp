// libsqlite3: one transaction, one prepared statement a table.
#include "archive/table/sqlite_table.h"

#include <sqlite3.h>
#include <xxhash.h>

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

std::string indexes_of(TableKind kind) {
  std::string out =
      "CREATE INDEX games_white ON games(white); CREATE INDEX games_black ON games(black);"
      "CREATE INDEX games_end ON games(end_fen); CREATE INDEX findings_game ON findings(game);";
  if (kind == TableKind::plies)
    out +=
        "CREATE INDEX plies_game ON plies(game, ply); CREATE INDEX plies_fen ON plies(fen);"
        "CREATE INDEX positions_hash ON positions(hash);";
  return out;
}

// A position whatever its move counts.
std::string hash_of(std::string_view fen) {
  std::size_t end = 0;
  for (int field = 0; field < 4 && end != std::string_view::npos; ++field)
    end = fen.find(' ', end + (field == 0 ? 0 : 1));
  fen = fen.substr(0, end);
  return std::to_string(static_cast<std::int64_t>(XXH3_64bits(fen.data(), fen.size())));
}

}  // namespace

SqliteTable::SqliteTable(TableKind kind)
    : kind_(kind), folder_(make_folder()), path_(folder_ + "/table.sqlite") {
  check(sqlite3_open(path_.c_str(), &database_));
  run("PRAGMA journal_mode=OFF; PRAGMA synchronous=OFF;");
  games_ = table("games", columns(TableKind::games));
  findings_ = table("findings", finding_columns());
  if (kind == TableKind::plies) {
    plies_ = table("plies", columns(TableKind::plies));
    positions_ = table("positions", {{"hash", true}, {"game", true}, {"ply", true}});
  }
  run("BEGIN");
}

// Makes the table, and a statement that fills it.
sqlite3_stmt* SqliteTable::table(const std::string& name, const std::vector<Column>& all) {
  std::string create = "CREATE TABLE " + name + " (", marks;
  for (const Column& column : all) {
    if (!marks.empty()) create += ", ", marks += ",";
    create.append("\"").append(column.name).append(column.is_number ? "\" NUMERIC" : "\" TEXT");
    marks += "?";
  }
  run(create + ")");
  sqlite3_stmt* made = nullptr;
  const std::string insert = "INSERT INTO " + name + " VALUES (" + marks + ")";
  check(sqlite3_prepare_v2(database_, insert.c_str(), -1, &made, nullptr));
  return made;
}

SqliteTable::~SqliteTable() {
  for (sqlite3_stmt* one : {games_, plies_, positions_, findings_}) sqlite3_finalize(one);
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

void SqliteTable::insert(sqlite3_stmt* into, const Row& row) {
  for (std::size_t i = 0; i < row.size(); ++i) {
    const int at = static_cast<int>(i) + 1;
    if (row[i].empty())
      check(sqlite3_bind_null(into, at));
    else
      check(sqlite3_bind_text(into, at, row[i].data(), static_cast<int>(row[i].size()),
                              SQLITE_TRANSIENT));
  }
  check(sqlite3_step(into));
  check(sqlite3_reset(into));
}

void SqliteTable::row(const Row& row) {
  if (row.size() == columns(TableKind::games).size()) return insert(games_, row);
  insert(plies_, row);
  constexpr std::size_t game = 1, ply = 2, fen = 5;
  insert(positions_, {hash_of(row[fen]), row[game], row[ply]});
}

void SqliteTable::finding(const Row& row) {
  std::string bytes;
  pack_row(row, bytes);
  const auto size = static_cast<std::uint32_t>(bytes.size());
  waiting_.append({reinterpret_cast<const char*>(&size), sizeof size});
  waiting_.append(bytes);
}

void SqliteTable::insert_findings() {
  waiting_.flush();
  std::uint32_t size = 0;
  std::string bytes;
  for (std::uint64_t at = 0;;) {
    if (waiting_.read_some(at, reinterpret_cast<char*>(&size), sizeof size) != sizeof size) return;
    at += sizeof size;
    bytes.resize(size);
    waiting_.read(at, bytes.data(), bytes.size());
    at += size;
    std::string_view packed = bytes;
    insert(findings_, unpack_row(packed));
  }
}

void SqliteTable::end(const Out& out) {
  insert_findings();
  run("COMMIT");
  run(indexes_of(kind_));
  for (sqlite3_stmt** one : {&games_, &plies_, &positions_, &findings_}) {
    sqlite3_finalize(*one);
    *one = nullptr;
  }
  check(sqlite3_close(database_));
  database_ = nullptr;
  std::ifstream file(path_, std::ios::binary);
  std::vector<char> buffer(1 << 20);
  while (file.read(buffer.data(), static_cast<std::streamsize>(buffer.size())), file.gcount() > 0)
    out({buffer.data(), static_cast<std::size_t>(file.gcount())});
  if (file.bad()) throw std::runtime_error("cannot read " + path_);
}

}  // namespace planilla
