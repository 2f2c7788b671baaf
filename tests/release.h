// What a release must have and a change need not have: translations, the pages of a new rule.
//
//   if (!translated) owed("es lacks the message of bad-eco");
//
// A line on stderr, and a failure where PLANILLA_RELEASE=1 is set (scripts/release-check).
#pragma once

#include <gtest/gtest.h>

#include <cstdlib>
#include <iostream>
#include <string>
#include <string_view>

namespace planilla {

inline bool is_release_check() {
  const char* value = std::getenv("PLANILLA_RELEASE");
  return value != nullptr && std::string_view(value) == "1";
}

inline void owed(const std::string& what) {
  if (is_release_check())
    ADD_FAILURE() << what;
  else
    std::cerr << "owed before a release: " << what << '\n';
}

}  // namespace planilla
