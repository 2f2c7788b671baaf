// What `clean` is told beside what `convert` is told: where games go, and what is changed in them.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "options/option.h"

namespace planilla {

struct SortingSettings {
  std::string output;                     // the games that are kept; empty: stdout
  std::string duplicates, bad, filtered;  // empty: none
  std::string dedupe = "near";            // "off", "exact", "prefix", "near"
  std::string decisions;                  // empty: none
  std::uint64_t memory = 256u << 20;      // bytes
  std::string split;                      // "", a number, or a key
  std::vector<std::string> sort;          // keys
  std::vector<std::string> drop, drop_tags, keep_tags;
  std::string names;  // a file; empty: none
  bool ascii_names = false, eco = false;
  bool merge_tags = false, preserve = false;
  std::string good;  // the same as `output`; empty: none

  // Without --output, which has its own line of help.
  void add_options(OptionSet& options);
};

}  // namespace planilla
