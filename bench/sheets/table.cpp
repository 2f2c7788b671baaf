// Widths in code points, so that Russian words line up.
#include "table.h"

#include <fmt/format.h>

#include <algorithm>

namespace planilla::sheets {

namespace {

std::size_t width(const std::string& text) {
  return static_cast<std::size_t>(
      std::count_if(text.begin(), text.end(), [](char c) { return (c & 0xc0) != 0x80; }));
}

}  // namespace

std::string Table::text() const {
  std::vector<std::size_t> widths(rows_.front().size(), 3);
  for (const auto& row : rows_)
    for (std::size_t i = 0; i < row.size(); ++i) widths[i] = std::max(widths[i], width(row[i]));
  std::string out;
  for (std::size_t r = 0; r < rows_.size(); ++r) {
    for (std::size_t i = 0; i < rows_[r].size(); ++i) {
      const std::string pad(widths[i] - width(rows_[r][i]), ' ');
      out += i == 0 ? "| " + rows_[r][i] + pad : " | " + pad + rows_[r][i];
    }
    out += " |\n";
    if (r > 0) continue;
    for (std::size_t i = 0; i < widths.size(); ++i)
      out += "|" + std::string(widths[i] + 1, '-') + (i == 0 ? "-" : ":");
    out += "|\n";
  }
  return out;
}

std::string percent(std::size_t part, std::size_t whole) {
  if (whole == 0) return "-";
  return fmt::format("{:.1f} %", 100.0 * static_cast<double>(part) / static_cast<double>(whole));
}

std::string decimal(double value, int places) {
  return fmt::format("{:.{}f}", value, places);
}

}  // namespace planilla::sheets
