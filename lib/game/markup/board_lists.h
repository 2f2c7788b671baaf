// Drawings of a board whose squares are named one by one, as a page leaves them when it is copied.
//
//   find_board_lists("a8 rd b8 nd c8 d8 qd e8 f8 bd g8 nd h8 rd\na7 pd b7 ...")
//
// A row names the squares of one rank from a to h, each with a word or two behind it or with none;
// two rows or more, of neighbouring ranks, are a drawing. Empty lines may stand between them.
#pragma once

#include <string_view>
#include <vector>

#include "base/span.h"

namespace planilla {

std::vector<Span> find_board_lists(std::string_view text);

}  // namespace planilla
