// What is wrong with a data file, as a sentence of locales/messages/ and its place.
//
//   throw DataFault("locales/xx.toml", 5, 14, "data-key-missing", {{"name", "tag"}});
//
// Whoever shows it looks the sentence up in the language of the user (write/findings/messages.h).
// what() is for logs: the place, the name of the sentence, its arguments.
#pragma once

#include <cstddef>
#include <string>

#include "base/argument.h"
#include "base/data.h"
#include "base/message_fault.h"

namespace planilla {

struct DataFault : DataError {
  // line and column from 1; 0 where the whole file is meant.
  DataFault(const std::string& file, std::size_t line, std::size_t column, std::string sentence,
            Arguments values = {});

  MessageFault told;
};

}  // namespace planilla
