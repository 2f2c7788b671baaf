// Editions of the Laws by the names that users give.
#pragma once

#include <string>

#include "laws/edition.h"

namespace planilla::api {

// The newest where nothing is named. Throws UnknownName.
Edition edition_of(const std::string& laws);

}  // namespace planilla::api
