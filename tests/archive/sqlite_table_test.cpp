// A database holds games, half-moves, positions by hash, and findings.
#include "archive/table/sqlite_table.h"

#include <gtest/gtest.h>
#include <sqlite3.h>
#include <unistd.h>

#include <filesystem>
#include <fstream>
#include <string>

namespace planilla {
namespace {

namespace fs = std::filesystem;

// The first value of the first row of the answer.
std::string answer(const std::string& path, const std::string& question) {
  sqlite3* database = nullptr;
  sqlite3_open_v2(path.c_str(), &database, SQLITE_OPEN_READONLY, nullptr);
  sqlite3_stmt* asked = nullptr;
  std::string out = "none";
  if (sqlite3_prepare_v2(database, question.c_str(), -1, &asked, nullptr) == SQLITE_OK &&
      sqlite3_step(asked) == SQLITE_ROW)
    out = reinterpret_cast<const char*>(sqlite3_column_text(asked, 0));
  sqlite3_finalize(asked);
  sqlite3_close(database);
  return out;
}

TEST(SqliteTable, HoldsAllThatIsExported) {
  const std::string path =
      (fs::temp_directory_path() / ("planilla-table-" + std::to_string(getpid()))).string();
  {
    SqliteTable table(TableKind::plies);
    std::ofstream file(path, std::ios::binary);
    const auto out = [&](std::string_view bytes) { file << bytes; };
    Row game(columns(TableKind::games).size());
    game[0] = "a.pgn", game[1] = "1";
    table.row(game);
    const std::string board = "4k3/8/8/8/8/8/8/4K2R w K - ";
    table.row({"a.pgn", "1", "1", "Rh1", "h2h1", board + "7 9", "", ""});
    table.row({"a.pgn", "2", "5", "Rh1", "h3h1", board + "0 31", "", ""});
    Row finding(finding_columns().size());
    finding[1] = "1", finding[4] = "bad-elo";
    table.finding(finding);
    table.end(out);
  }
  EXPECT_EQ(answer(path, "SELECT count(*) FROM games"), "1");
  EXPECT_EQ(answer(path, "SELECT count(*) FROM plies"), "2");
  EXPECT_EQ(answer(path, "SELECT rule FROM findings WHERE game = 1"), "bad-elo");
  EXPECT_EQ(answer(path, "SELECT count(*) FROM positions GROUP BY hash"), "2")
      << "one position, whatever its move counts";
  EXPECT_EQ(answer(path, "SELECT tbl_name FROM sqlite_master WHERE name = 'positions_hash'"),
            "positions");
  fs::remove(path);
}

}  // namespace
}  // namespace planilla
