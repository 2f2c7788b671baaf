// The table of data files inside the binary. Only base/data.cpp and the made table use this.
#pragma once

#include <functional>
#include <map>
#include <string>
#include <string_view>

namespace planilla {

const std::map<std::string, std::string_view, std::less<>>& embedded_files();

}  // namespace planilla
