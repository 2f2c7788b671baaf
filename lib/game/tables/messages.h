// A game in messages, a half-move each, of two who write in turn:
//
//   [14/5/23, 3:00:00 p. m.] Luis: e4        Luis: e4
//   [14/5/23, 3:01:07 p. m.] Ana: c5         Ana: c5
//   14/5/23, 15:02 - Luis: Cf3               Luis: Cf3
//
//   ChatMessages messages(text, range);
//   if (const Message* one = messages.at(line)) ...   // what was said, and whether it is a move
//
// Three half-moves at least, of two authors; without the time before them all lines between them
// are such.
#pragma once

#include <cstdint>
#include <map>
#include <string_view>

#include "base/span.h"

namespace planilla {

struct Message {
  Span author;
  Span said;
  bool is_move = false;
  bool is_first = false;   // move of its author
  bool is_second = false;  // move in a row of one author: the other's is missing before it
  bool is_answer = false;  // no move, of whoever has to make the next
};

class ChatMessages {
public:
  ChatMessages(std::string_view text, Span range);
  // nullptr: the line is no message of a game.
  const Message* at(Span line) const;

private:
  std::map<std::uint32_t, Message> messages_;  // by where the line begins
};

}  // namespace planilla
