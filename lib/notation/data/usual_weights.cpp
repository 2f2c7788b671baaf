// The weights of usual moves, as their file has them.
#include <algorithm>
#include <charconv>
#include <cstdlib>

#include "base/toml_table.h"
#include "notation/data/usual_moves.h"

namespace planilla {

namespace {

// Eight lines of eight numbers, as White sees the board.
void read_board(TomlTable& table, const std::string& name, int* out) {
  const std::vector<std::string> lines = table.texts(name);
  if (lines.size() != 8) table.fail(name, "data-board", {{"name", name}});
  for (int rank = 7; rank >= 0; --rank) {
    std::string_view line = lines[static_cast<std::size_t>(7 - rank)];
    for (int file = 0; file < 8; ++file) {
      int& number = out[8 * rank + file];
      line.remove_prefix(std::min(line.find_first_not_of(" \t"), line.size()));
      const auto [end, error] = std::from_chars(line.data(), line.data() + line.size(), number);
      if (error != std::errc() || std::abs(number) > 2000)
        table.fail(name, "data-board", {{"name", name}});
      line.remove_prefix(static_cast<std::size_t>(end - line.data()));
    }
  }
}

}  // namespace

UsualWeights::UsualWeights(const Data& data) {
  TomlTable file = TomlTable::parse(data, "repair/usual_moves.toml");
  const auto number = [&](const std::string& key, int lowest, int highest) {
    const std::int64_t value = file.number(key, lowest - 1);
    if (value < lowest || value > highest)
      file.fail(key, "data-range", {{"name", key}, {"least", lowest}, {"most", highest}});
    return static_cast<int>(value);
  };
  trust = number("trust", 1, 100);
  most = number("most", 0, 100000);
  for (std::size_t i = 0; !move_feature_name(i).empty(); ++i)
    of_feature[i] = number(move_feature_name(i), -2000, 2000);
  for (const bool to : {false, true}) {
    TomlTable boards = file.table(to ? "to" : "from");
    for (std::size_t phase = 0; phase < phases; ++phase)
      for (const Role role : {pawn, knight, bishop, rook, queen, king})
        read_board(boards, board_name(phase, role), &of_feature[square_feature(to, phase, role)]);
    boards.finish();
  }
  file.finish();
}

}  // namespace planilla
