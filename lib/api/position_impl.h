// What a public position keeps, for the files of this room.
#pragma once

#include <planilla/position.h>

#include "board/position.h"

namespace planilla::api {

class Position::Impl {
public:
  explicit Impl(const planilla::Position& board) : position(board) {}
  const planilla::Position position;
};

}  // namespace planilla::api
