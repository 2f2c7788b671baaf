// A fault that is told in the language of the user.
//
//   throw MessageFault("plan.json: ", "plan-not-whole");
//   throw MessageFault("", "filter-no-field", {{"name", "elos"}, {"names", "elo, plies"}});
//
// It names a sentence of locales/messages/ and its arguments; who shows it looks the sentence up
// (write/findings/messages.h). what() is for logs: `place` and the name of the sentence.
#pragma once

#include <stdexcept>
#include <string>
#include <utility>

#include "base/argument.h"

namespace planilla {

struct MessageFault : std::runtime_error {
  // `where` stands before the sentence, with what parts the two: "plan.json: ".
  MessageFault(std::string where, std::string sentence, Arguments values = {})
      : runtime_error(where + sentence),
        place(std::move(where)),
        key(std::move(sentence)),
        args(std::move(values)) {}

  std::string place, key;
  Arguments args;
};

}  // namespace planilla
