// Whether the times in comments, `[%clk 0:05:00]`, are spelt as nearly all are: seen while they are
// read, so that nobody has to look for others where there are none.
//
//   commands |= command_at({"clk 0:05:00]", 12})     // command_clk
//   commands |= command_at({"clk soon]", 9})         // command_clk | command_odd_time
#pragma once

#include <cstdint>
#include <cstring>
#include <string_view>

#include "game/model/game.h"

namespace planilla {

// Beside CommentCommand: some time that is no h:mm:ss, or stands for none.
inline constexpr std::uint8_t command_odd_time = 8;

// Of eight bytes: `1:05:30`, and what may follow it.
inline bool is_usual_time(const char* at) {
  constexpr std::uint64_t form = 0x30303a30303a30, seven = ~std::uint64_t{0} >> 8;
  // To the high bit: digits beyond 9, those of tens beyond 5, other signs than colons.
  constexpr std::uint64_t beyond = 0x767a7f767a7f76;
  std::uint64_t bytes;
  std::memcpy(&bytes, at, sizeof bytes);
  const std::uint64_t value = (bytes & seven) ^ form;
  const char behind = at[7];
  return (((value + beyond) | value) & 0x80808080808080) == 0 &&
         (behind == ']' || behind == '.' || behind == ' ');
}

// Of the text behind "[%"; twelve bytes of it at least, or all up to its end.
inline std::uint8_t command_at(std::string_view text) {
  constexpr std::size_t name = 4, time = 8;
  const std::string_view word = text.substr(0, name);
  if (word == "clk]") return command_clk | command_odd_time;
  if (word == "emt]") return command_emt | command_odd_time;
  const std::uint8_t command = command_of(word);
  if ((command & (command_clk | command_emt)) == 0) return command;
  const bool usual = text.size() >= name + time && is_usual_time(text.data() + name);
  return usual ? command : static_cast<std::uint8_t>(command | command_odd_time);
}

}  // namespace planilla
