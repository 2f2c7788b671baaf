// Results as people write them: 1-0  0:1  ½–½  1/2  0.5-0.5  +:-  --+  1/2-0  0-0  *
//
//   written_score("1/2:1/2")   // {1, 1}: half points of White and Black
//   written_score("Qf3")       // nothing
//
// The spellings stand in docs/tokens.md. `0-0` and `0-0-0` are words to the tokenizer, since they
// are castling too; written_score() knows `0-0` as the result in which both lose. Nothing is
// allocated.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

namespace planilla {

struct WrittenScore {
  std::int8_t white = -1;  // half points 0..2; -1: not known (*)
  std::int8_t black = -1;
  friend bool operator==(WrittenScore, WrittenScore) = default;
};

std::optional<WrittenScore> written_score(std::string_view word);

}  // namespace planilla
