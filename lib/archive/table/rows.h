// Games, or half-moves of games, as rows.
//
//   std::vector<Row> rows;
//   rows_of(TableKind::plies, game, rows);                  // in a worker
//   columns(TableKind::plies)                               // file, game, ply, san, uci, ...
//
// `file` and `game`, the first two columns, are not known to a worker: rows begin behind them.
// `fen` of a half-move is the position after it; `clock` is in seconds; `eval` as the comment has
// it ("0.35", "#-3"). What is not known is empty.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "game/model/game.h"

namespace planilla {

enum class TableKind : std::uint8_t { games, plies };

struct Column {
  std::string_view name;
  bool is_number = false;
};

const std::vector<Column>& columns(TableKind kind);
const std::vector<Column>& finding_columns();

using Row = std::vector<std::string>;
void rows_of(TableKind kind, const Game& game, std::vector<Row>& out);

// Rows as bytes and back, to be carried from a worker to the writer.
void pack_row(const Row& row, std::string& out);
Row unpack_row(std::string_view& packed);

}  // namespace planilla
