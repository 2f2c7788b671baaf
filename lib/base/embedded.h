// The data files inside the binary. Only base/data.cpp, base/toml_table.cpp and what the build
// makes use this.
#pragma once

#include <functional>
#include <map>
#include <string>
#include <string_view>

#include "base/packed_toml.h"

namespace planilla {

const std::map<std::string, std::string_view, std::less<>>& embedded_files();

// The TOML files among them.
PackedView embedded_toml();

}  // namespace planilla
